# One sentence (two at most) for every rule of rules/catalogue.toml.
# The message id is the rule id with "." written as "-". Variables come from the edition's data.
# $edition is always given: usa, europe, india or switzerland.
# $place is "bottom" or "box". Start with the number or the yes/no where the rule has one.

## Set-up

setup-players = This game is for { $min } to { $max } players.
setup-trains = Each player gets { $trains } trains.
setup-train_cards = The deck has { $cards } train cards.
setup-locomotives = There are { $locomotives } locomotive cards in the deck.
setup-cards_per_color = There are { $cards } train cards of each of the { $colors } colours.
setup-card_colors = Train cards come in { $colors } colours (purple, blue, orange, white, green, yellow, black and red), plus the locomotives.
setup-cards_dealt = Each player is dealt { $cards } train cards at the start.
setup-face_up = { $cards } train cards lie face up beside the board.
setup-first_player = The most experienced traveller goes first; play then goes clockwise.
setup-stations = Each player gets { $stations } stations.
setup-base_needed = This map is an expansion and cannot be played on its own. You need { $trains } trains per player and the { $cards } train cards of a base game.

## Destination tickets

tickets-total = There are { $tickets } destination tickets in the box.
tickets-long_count = There are { $long } long-route tickets and { $regular } regular ones.
tickets-dealt_start =
    { $edition ->
        [europe] Each player is dealt { $dealt } tickets at the start: 1 long-route ticket and 3 regular ones.
       *[other] Each player is dealt { $dealt } tickets at the start.
    }
tickets-keep_start = At the start you must keep at least { $keep } of the { $dealt } tickets dealt to you; you may keep more.
tickets-returned_start =
    { $place ->
        [box] Tickets you do not keep at the start go back to the box and are out of the game.
       *[bottom] Tickets you do not keep at the start go to the bottom of the ticket deck.
    }
tickets-drawn_later =
    { $edition ->
        [europe] When you draw tickets during the game, you draw { $drawn }, regular ones only.
       *[other] When you draw tickets during the game, you draw { $drawn }.
    }
tickets-keep_later = Of the { $drawn } tickets you draw during the game you must keep at least { $keep }; you may keep them all.
tickets-returned_later =
    { $place ->
        [box] Tickets you draw during the game and do not keep are out of the game, so the ticket deck can run out.
       *[bottom] Tickets you draw during the game and do not keep go to the bottom of the ticket deck.
    }
tickets-deck_low = If fewer than { $drawn } tickets are left in the deck, you draw whatever is left.
tickets-long_start_only = Long-route tickets are dealt only at the start; later you draw regular tickets only.
tickets-completed =
    { $edition ->
        [europe] A ticket is completed when your own trains, together with the routes your stations borrow, join its two cities without a gap, however roundabout the path.
       *[other] A ticket is completed when your own trains join its two cities without a gap, however roundabout the path.
    }
tickets-scored = A completed ticket adds its value to your score at the end of the game.
tickets-failed = The value of a ticket that you did not complete is subtracted from your score.
tickets-secret = Tickets stay secret until the final scoring.
tickets-no_return = A ticket you have kept stays with you until the end; you cannot return or exchange it.
tickets-no_limit = There is no limit: you may hold as many tickets as you like.

## The turn

turn-actions =
    { $edition ->
        [europe] On your turn you take one of { $actions } actions: draw train cards, claim a route, draw tickets or build a station.
       *[other] On your turn you take one of { $actions } actions: draw train cards, claim a route or draw tickets.
    }
turn-one_action = You take exactly one action on your turn, never a second.
turn-no_hand_limit = There is no limit to the number of train cards in your hand.

## Drawing train cards

draw-two_cards =
    { $edition ->
        [switzerland] You draw { $cards } train cards on your turn; a face-up locomotive counts like any other card.
       *[other] You draw { $cards } train cards on your turn, but only one if you take a face-up locomotive.
    }
draw-sources = You may take each card from the face-up row or from the deck, or one from each, in either order.
draw-replace = A face-up card you take is replaced at once from the deck, before you take your second card.
draw-face_up_locomotive =
    { $edition ->
        [switzerland] You take a face-up locomotive like any other card, and then draw a second card as usual.
       *[other] A face-up locomotive takes your whole draw: you get no second card.
    }
draw-second_locomotive =
    { $edition ->
        [switzerland] Your second card may be a face-up locomotive too; you may even take two in one turn.
       *[other] Your second card may not be a face-up locomotive, not even one that has just been turned up to replace your first card.
    }
draw-blind_locomotive = A locomotive drawn blind from the deck does not end your draw: you may still take your second card.
draw-three_locomotives = As soon as { $locomotives } of the { $cards } face-up cards are locomotives, all { $cards } are discarded and replaced; if it happens again, you do the same again.
draw-reshuffle = When the deck is empty, you shuffle the discard pile into a new one.
draw-no_cards = When the deck and the discard pile are both empty, you cannot choose to draw train cards.

## Claiming routes

claim-exact_cards = You play exactly as many cards as the route has spaces, no fewer and no more.
claim-color_match = On a coloured route you play cards of its colour; cards of another colour will not do.
claim-gray_one_color = On a grey route you may play any colour you like, but only one: colours may not be mixed.
claim-locomotive_wild =
    { $edition ->
        [switzerland] Here locomotives may be played in tunnels only, never on other routes.
       *[other] A locomotive is a wild card: it stands for a card of any colour, on any route.
    }
claim-all_locomotives =
    { $edition ->
        [switzerland] Only tunnels may be claimed with locomotives alone; on other routes locomotives may not be played.
       *[other] A route may also be claimed with locomotives alone.
    }
claim-one_per_turn = You claim one route at most on your turn.
claim-whole_route = You claim a route whole, in one go; you cannot build it bit by bit over several turns.
claim-not_connected = A new route does not have to connect to the routes you already have.
claim-enough_trains = You must have enough trains left to fill every space of the route.
claim-points_at_once = You score a route's points at once, as soon as you claim it.
double-min_players =
    { $players ->
        [3] With { $players } players both tracks of a double route are open; with 2, once one track is taken, the other is closed.
       *[other]
            { $max ->
                [4] Only with { $players } players are both tracks of a double route open; with 2 or 3, once one track is taken, the other is closed.
               *[other] With { $players } or more players both tracks of a double route are open; with 2 or 3, once one track is taken, the other is closed.
            }
    }
double-never_both = The same player may never claim both tracks of a double route.
route-points = Points by length: { $table }.
route-no_five = There is no route of 5 spaces on the Europe map.

## Ferries

ferry-locomotives = For each locomotive symbol on a ferry you play one locomotive card.
ferry-rest = You pay for the other spaces of a ferry as on a grey route: with cards of a single colour of your choice.
ferry-extra_locomotives = You may play further locomotives in place of the other cards of a ferry.
ferry-no_substitute = On a locomotive symbol only a locomotive will do; no other card can replace it.

## Tunnels

tunnel-reveal =
    { $cards ->
        [one] When you claim a tunnel, { $cards } card is turned up from the top of the deck.
       *[other] When you claim a tunnel, { $cards } cards are turned up from the top of the deck.
    }
tunnel-match = Of the { $cards } cards turned up, each one of the colour you played and each locomotive costs you one extra card; other colours cost nothing.
tunnel-locomotive_revealed = A locomotive turned up in a tunnel always counts: it costs one extra card.
tunnel-only_locomotives = If you played only locomotives, only turned-up locomotives count, and you pay the extra cards in locomotives too.
tunnel-mixed = If you played a colour together with locomotives, turned-up cards of that colour and turned-up locomotives both count.
tunnel-extra_payment = Each extra card for a tunnel is of the colour you played or a locomotive; if you played only locomotives, it must be a locomotive.
tunnel-decline = If you cannot or will not pay the extra cards, you take back all the cards you played and your turn ends; you lose no cards.
tunnel-turn_over = If you do not claim the tunnel after all, your turn ends; you take no other action.
tunnel-discard = The { $cards } cards turned up for a tunnel go to the discard pile.
tunnel-short_deck = If fewer than { $cards } cards are left in the deck and the discard pile together, you turn up whatever there is; if there are none, you claim the tunnel at no extra cost.

## Stations

station-cost =
    { $first ->
        [one] The first station costs { $first } card, the second { $second } and the third { $third }.
       *[other] The first station costs { $first } cards, the second { $second } and the third { $third }.
    }
station-payment = You pay for a station with cards of one colour; locomotives may stand for any of them.
station-where = You may build a station in any city that has no station yet, even if you have no route there.
station-one_per_city = A city holds one station at most.
station-one_per_turn = You build one station at most on your turn.
station-borrow =
    { $routes ->
        [one] Each station lends you exactly { $routes } route of another player that leads into its city.
       *[other] Each station lends you exactly { $routes } routes of other players that lead into its city.
    }
station-same_route = Several of your tickets may rely on the same station, but all through the same borrowed route.
station-decide_end = You choose at the end of the game which route your station borrows.
station-not_longest = Stations and borrowed routes do not count for the longest path.
station-not_empty = You may only borrow a route that another player has claimed, never an empty one.
station-unused_points =
    { $points ->
        [one] Each station you did not build is worth { $points } point at the end.
       *[other] Each station you did not build is worth { $points } points at the end.
    }

## End of the game and scoring

end-trigger =
    { $trains ->
        [2] The last round begins when a player ends a turn with { $trains } trains or fewer left (2, 1 or 0).
       *[other] The last round begins when a player ends a turn with { $trains } trains or fewer left.
    }
end-last_turn = Everyone has one last turn, including the player who triggered the end.
score-final =
    { $edition ->
        [europe] Final score: route points, plus completed tickets, minus failed tickets, plus unused stations, plus { $bonus } for the longest path.
        [india] Final score: route points, plus completed tickets, minus failed tickets, plus { $bonus } for the longest path, plus the Grand Tour bonus.
       *[other] Final score: route points, plus completed tickets, minus failed tickets, plus { $bonus } for the longest path.
    }
longest-bonus =
    { $edition ->
        [europe] The longest continuous path (European Express) earns { $points } points.
       *[other] The longest continuous path earns { $points } points.
    }
longest-tie = Players who tie for the longest path each get the full { $points } points; the bonus is not split.
longest-loops = The longest path may contain loops and pass through the same city more than once.
longest-reuse = No train counts twice in the longest path.
longest-branches = Side branches do not count: the longest path is one continuous line.
longest-own = Only your own trains count towards your longest path.
tiebreak-usa = A tie goes to the player with the most completed tickets; then to the player with the longest path.
tiebreak-europe = A tie goes to the player with the most completed tickets; then to the one who used the fewest stations; then to the holder of the European Express.

## India

mandala-qualifies = A completed ticket counts for the Grand Tour (Mandala) when at least two separate paths of your own trains join its two cities.
mandala-bonus = Grand Tour (Mandala) bonus by number of such tickets: 1 → { $one }, 2 → { $two }, 3 → { $three }, 4 → { $four }, 5 or more → { $five } points.
mandala-share = The two paths of a Grand Tour ticket may not share any train.
mandala-cross = The two paths of a Grand Tour ticket may cross in a city.
mandala-extra = The Grand Tour bonus comes on top of the points of the tickets themselves.

## Switzerland

country-reach = Any one of a country's border routes is enough to reach it.
country-score = A country ticket scores only the most valuable of the connections you made, not their sum.
country-none = If you make none of a country ticket's connections, you lose the smallest of the values it lists.
country-borders = Border routes: { $austria } to Austria, { $france } to France, { $italy } to Italy, { $germany } to Germany.
country-kinds = { $country } of the tickets lead to countries; the other { $regular } join two cities.

## Expansions and variants

edition-base_rules = Anything the map's booklet does not change is played by the base rules.
variant-europa_1912 = Europa 1912 brings { $tickets } tickets: { $reprinted } reprinted and { $fresh } new. Europe Expanded adds { $expanded } to the original { $reprinted }, Big Cities is played with { $cities } big cities, and Mega Europe with all the tickets.
variant-warehouses = In Warehouses & Depots each player gets an empty warehouse and { $depots } depots and puts one depot in an empty city; anyone drawing train cards first puts a face-down card into a warehouse.
variant-anniversary = The 15th anniversary edition has { $tickets } tickets, { $trains } trains per colour, { $cards } train cards and { $stations } stations; the basic rules stay the same.

## Points that no text settles

open-trading = No source says anything about trading cards or tickets between players.
open-no_action = No source says what happens when a player has no legal action at all.
open-endless_reset = No source says what happens when the face-up cards would be replaced endlessly because only locomotives are left.
open-final_tie = No source says how to settle a tie that remains after the last tie-break.
open-india_eight = The India map has a ferry of 8 spaces, but no source gives its points.
open-country_through = No source says whether a path may run through a country.
open-other_map = I only know four maps: the base game (North America), Europe, India and Switzerland.
open-other = My sources do not settle this.
