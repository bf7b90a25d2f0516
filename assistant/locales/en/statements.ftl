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
setup-base_needed = This map is an expansion: you need the { $trains } trains per player and the { $cards } train cards of a base game.

## Destination tickets

tickets-total = There are { $tickets } destination tickets in the box.
tickets-long_count = { $long } long-route tickets and { $regular } regular ones.
tickets-dealt_start =
    { $edition ->
        [europe] Each player is dealt { $dealt } tickets at the start: 1 long and 3 regular ones.
       *[other] Each player is dealt { $dealt } tickets at the start.
    }
tickets-keep_start = At the start you keep at least { $keep } of the { $dealt } tickets dealt to you.
tickets-returned_start =
    { $place ->
        [box] Tickets returned at the start go back to the box and are out of the game.
       *[bottom] Tickets returned at the start go to the bottom of the ticket deck.
    }
tickets-drawn_later =
    { $edition ->
        [europe] If you draw tickets during the game you take { $drawn }, regular ones only.
       *[other] If you draw tickets during the game you take { $drawn }.
    }
tickets-keep_later = Of the { $drawn } tickets drawn during the game you must keep at least { $keep }; you may keep them all.
tickets-returned_later =
    { $place ->
        [box] Tickets you do not keep during the game are out of the game, so the ticket deck can run out.
       *[bottom] Tickets you do not keep during the game go to the bottom of the ticket deck.
    }
tickets-deck_low = If fewer than { $drawn } tickets are left in the deck, you draw those that are left.
tickets-long_start_only = Long-route tickets are dealt only at the start. Later draws are from the regular tickets.
tickets-completed =
    { $edition ->
        [europe] A ticket is completed when a continuous path of your own trains, with the routes your stations borrow, joins its two cities; any path will do.
       *[other] A ticket is completed when a continuous path of your own trains joins its two cities; any path will do.
    }
tickets-scored = A completed ticket adds its value to your score at the end of the game.
tickets-failed = The value of a ticket that you did not complete is subtracted from your score.
tickets-secret = Tickets stay secret until the final scoring.
tickets-no_return = A ticket once kept stays with you until the end; it cannot be returned or exchanged.
tickets-no_limit = You may hold any number of tickets; there is no limit.

## The turn

turn-actions =
    { $edition ->
        [europe] On your turn you choose one of { $actions } actions: draw train cards, claim a route, draw tickets or build a station.
       *[other] On your turn you choose one of { $actions } actions: draw train cards, claim a route or draw tickets.
    }
turn-one_action = You take exactly one action in a turn.
turn-no_hand_limit = There is no limit to the number of train cards in your hand.

## Drawing train cards

draw-two_cards =
    { $edition ->
        [switzerland] You draw { $cards } train cards, and a face-up locomotive counts like any other card.
       *[other] You draw { $cards } train cards, but only one if it is a face-up locomotive.
    }
draw-sources = You may take each card from the face-up row or from the deck, also one from each, in either order.
draw-replace = A face-up card that is taken is replaced at once from the deck, before you take the second card.
draw-face_up_locomotive =
    { $edition ->
        [switzerland] A face-up locomotive is drawn like any other card: after it you may take a second card.
       *[other] A face-up locomotive takes your whole draw: you take no second card.
    }
draw-second_locomotive =
    { $edition ->
        [switzerland] You may take a face-up locomotive as your second card, even two of them in one turn.
       *[other] You may not take a face-up locomotive as your second card, not even one that has just replaced a card.
    }
draw-blind_locomotive = A locomotive drawn blind from the deck does not end your draw: you may still take your second card.
draw-three_locomotives = When { $locomotives } of the { $cards } face-up cards are locomotives, all { $cards } are discarded at once and replaced; if it happens again, so again.
draw-reshuffle = When the draw deck is empty, the discarded cards are shuffled into a new one.
draw-no_cards = When the deck and the discards are both empty, you cannot choose to draw train cards.

## Claiming routes

claim-exact_cards = You play exactly as many cards as the route has spaces.
claim-color_match = On a coloured route you play cards of that colour.
claim-gray_one_color = A gray route takes cards of any colour, but all of the same one.
claim-locomotive_wild =
    { $edition ->
        [switzerland] Here locomotives may be played in tunnels only, not on other routes.
       *[other] A locomotive may stand for a card of any colour on any route.
    }
claim-all_locomotives =
    { $edition ->
        [switzerland] Only a tunnel may be claimed with locomotives alone; on other routes locomotives are not allowed.
       *[other] A route may be claimed with locomotives alone.
    }
claim-one_per_turn = You claim at most one route in a turn.
claim-whole_route = A route is claimed whole, in one turn; you cannot build it part by part.
claim-not_connected = A new route need not connect to the routes you already have.
claim-enough_trains = You need enough trains in reserve to fill every space of the route.
claim-points_at_once = The points of a route are marked as soon as you claim it.
double-min_players =
    { $players ->
        [3] Both tracks of a double route are open only with { $players } players; with 2, one track taken closes the other.
       *[other] Both tracks of a double route are open from { $players } players; with 2 or 3, one track taken closes the other.
    }
double-never_both = One player may never claim both tracks of a double route.
route-points = Points by length: { $table }.
route-no_five = The Europe map has no route of 5 spaces.

## Ferries

ferry-locomotives = For each locomotive symbol of a ferry you play one locomotive card.
ferry-rest = The other spaces of a ferry are paid like a gray route: with cards of any one colour.
ferry-extra_locomotives = Further locomotives may stand for the other cards of a ferry.
ferry-no_substitute = On a locomotive symbol only a locomotive will do; no other cards can replace it.

## Tunnels

tunnel-reveal = In a tunnel the top { $cards } cards of the draw deck are turned up.
tunnel-match = Each turned-up card of the colour you played, and each turned-up locomotive, costs one extra card; other colours cost nothing.
tunnel-locomotive_revealed = A turned-up locomotive always counts: it costs one extra card.
tunnel-only_locomotives = If you laid locomotives only, only turned-up locomotives count, and the extra cards must be locomotives too.
tunnel-mixed = If you laid a colour together with locomotives, turned-up cards of that colour and turned-up locomotives both count.
tunnel-extra_payment = Each extra card is a card of the colour you played or a locomotive; after locomotives alone, only locomotives.
tunnel-decline = If you cannot or will not pay the extra cards, you take all your cards back and your turn ends; the cards are not lost.
tunnel-turn_over = After a failed tunnel your turn is over; no other action.
tunnel-discard = The turned-up cards go to the discard pile.
tunnel-short_deck = With fewer than { $cards } cards left in the deck and discards together, you turn up what there is; with none left there is no extra cost.

## Stations

station-cost = The first station costs { $first }, the second { $second }, the third { $third } cards.
station-payment = The cards for a station are all of one colour; locomotives may stand for any of them.
station-where = A station may be built in any city without a station, even where you have no route.
station-one_per_city = A city holds one station at most.
station-one_per_turn = You build at most one station in a turn.
station-borrow =
    { $routes ->
        [one] A station lends you exactly { $routes } route of another player, into or out of its city.
       *[other] A station lends you exactly { $routes } routes of another player, into or out of its city.
    }
station-same_route = Several tickets may use the same station, all through the same borrowed route.
station-decide_end = You choose the route that a station borrows at the end of the game.
station-not_longest = Stations and borrowed routes do not count for the longest path.
station-not_empty = Only a route claimed by another player can be borrowed, never an empty one.
station-unused_points = Each unused station is worth { $points } points at the end.

## End of the game and scoring

end-trigger = The end begins when a player finishes a turn with { $trains } or fewer trains left (2, 1 or 0).
end-last_turn = Everyone has one last turn, including the player who triggered the end.
score-final =
    { $edition ->
        [europe] The final score is route points, plus completed tickets, minus failed tickets, plus unused stations, plus { $bonus } for the longest path.
        [india] The final score is route points, plus completed tickets, minus failed tickets, plus { $bonus } for the longest path and the Grand Tour bonus.
       *[other] The final score is route points, plus completed tickets, minus failed tickets, plus { $bonus } for the longest path.
    }
longest-bonus =
    { $edition ->
        [europe] The longest continuous path (European Express) earns { $points } points.
       *[other] The longest continuous path earns { $points } points.
    }
longest-tie = Players tied for the longest path each get the full { $points } points.
longest-loops = The longest path may contain loops and pass through the same city several times.
longest-reuse = No train may be counted twice in the longest path.
longest-branches = Side branches do not count: the longest path is one continuous line.
longest-own = Only your own trains count for your longest path.
tiebreak-usa = A tie goes to the player with most completed tickets; then to the one with the longest path.
tiebreak-europe = A tie goes to the player with most completed tickets; then to the one who used fewest stations; then to the holder of the European Express.

## India

mandala-qualifies = A completed ticket counts for the Grand Tour when at least two separate paths of your own trains join its two cities.
mandala-bonus = The Grand Tour bonus by number of such tickets: 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5 or more: { $five } points.
mandala-share = The two paths may not share any train.
mandala-cross = The two paths may cross in a city.
mandala-extra = The Grand Tour bonus comes on top of the values of the tickets.

## Switzerland

country-reach = A country is reached by any one of its border routes.
country-score = A country ticket scores only the most valuable of the connections you achieved, not their sum.
country-none = If you achieve none of a country ticket's connections, you lose its smallest listed value.
country-borders = Border routes: { $austria } to Austria, { $france } to France, { $italy } to Italy, { $germany } to Germany.
country-kinds = { $country } of the tickets lead to countries; the other { $regular } join two cities.

## Expansions and variants

edition-base_rules = Whatever the map's sheet does not change is played by the base rules.
variant-europa_1912 = Europa 1912 brings { $tickets } tickets: { $reprinted } reprinted and { $fresh } new. Europe Expanded adds { $expanded } to the original { $reprinted }; Big Cities uses { $cities } cities; Mega Europe uses all.
variant-warehouses = Warehouses & Depots: each player gets an empty warehouse and { $depots } depots, puts one depot in an empty city, and whoever draws train cards first puts a face-down card into a warehouse.
variant-anniversary = The 15th anniversary edition has { $tickets } tickets, { $trains } trains a colour, { $cards } train cards and { $stations } stations; the basic rules are the same.

## Points that no text settles

open-trading = No source says anything about trading cards or tickets between players.
open-no_action = No source says what happens when a player has no legal action at all.
open-endless_reset = No source says what happens when the face-up row would be replaced for ever because only locomotives remain.
open-final_tie = No source says how a tie is settled after the last tie-break.
open-india_eight = The board of India has a ferry of 8 spaces, but no source gives its points.
open-country_through = No source says whether a path may run through a country.
open-other_map = I only know four maps: the base game (North America), Europe, India and Switzerland.
open-other = My sources do not settle this.
