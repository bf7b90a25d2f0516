# Results of computations, and one sentence for every step (rules/steps.py): step-<rule>-<case>.
# Names of colours, cities and lists of them arrive ready to read: $color, $card, $colors, $city_a, $path, $players.
# $color_key and $card_key are the language-free keys (red, …, locomotive), for selecting forms.

## Results, said first

result-tunnel_extra_cards =
    { $n ->
        [0] No extra card.
        [one] { $n } extra card.
       *[other] { $n } extra cards.
    }
# all the cards of a tunnel: $laid and $extra make $n
result-tunnel_extra_cards-total =
    { $n ->
        [one] { $n } card in all: { $laid } played, { $extra } extra.
       *[other] { $n } cards in all: { $laid } played, { $extra } extra.
    }
result-ferry_cost = { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    } and { $same_color ->
        [one] { $same_color } card of any colour.
       *[other] { $same_color } cards of the same colour, any you like.
    }
result-ferry_cost-only_locomotives = { $locomotives ->
        [one] { $locomotives } locomotive, no other card.
       *[other] { $locomotives } locomotives, no other card.
    }
# $n: the locomotives that a player still lacks for a ferry
result-ferry_cost-missing =
    { $n ->
        [one] { $n } more locomotive.
       *[other] { $n } more locomotives.
    }
result-station_cost =
    { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
result-unused_stations =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
result-route_points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
result-tickets_points =
    { $n ->
        [one] { $n } point in all.
       *[other] { $n } points in all.
    }
result-tickets_points-no_route =
    { $n ->
        [one] No route joins these two cities directly; the ticket between them is worth { $n } point.
       *[other] No route joins these two cities directly; the ticket between them is worth { $n } points.
    }
result-player_score =
    { $n ->
        [one] { $n } point in all.
       *[other] { $n } points in all.
    }
# who wins a tie: the asker, the other one, or somebody named
result-tie_break-you = You win.
result-tie_break-other = The other player wins.
result-tie_break-name = { $name } wins.
player-you = you
player-other = the other player
result-mandala =
    { $n ->
        [one] { $n } bonus point.
       *[other] { $n } bonus points.
    }
result-country_ticket =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
result-longest_path =
    { $n ->
        [one] The longest path is { $n } train long.
       *[other] The longest path is { $n } trains long.
    }
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned = You may return at most { $n }.
# several computations added up; $text is the sum's own sentence
result-sum = In all: { $text }
result-tickets_to_keep =
    { $n ->
        [one] At least { $n } ticket.
       *[other] At least { $n } tickets.
    }
result-double_route_open-true = Yes, the other track is open.
result-double_route_open-false = No, the other track is closed.
result-last_round-true = Yes, that starts the last round.
result-last_round-false = No, that does not start the last round yet.
result-draw_check-true = Yes, you may draw like that.
result-draw_check-false = No, you may not draw like that.
result-face_up_reset-true = Yes, all five cards are replaced.
result-face_up_reset-false = No, the five cards stay.
result-claim_check-true = Yes, you can claim the route.
result-claim_check-false = No, you cannot claim the route like this.
result-ticket_completed-true = Yes, the ticket is completed.
result-ticket_completed-false = No, the ticket is not completed.
# An answer that rests on an assumption because no text settles a point.
result-assumed = No source gives this; assumed: { $text }

## Routes and claims

step-route-points-table =
    { $points ->
        [one] A route of length { $length } is worth { $points } point.
       *[other] A route of length { $length } is worth { $points } points.
    }
step-route-points-assumed = No source gives the points for a route of length { $length }; { $points } is assumed here.
step-route-points-told = Routes: { $points }.
step-route-points-sum = { $player }: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-open-india_eight-assumed = No source gives the points for India's ferry with { $length } spaces; { $points } is assumed here, as in the Europe table.
step-claim-exact_cards-exact =
    { $needed ->
        [one] { $needed } card is needed, and you played { $played }.
       *[other] { $needed } cards are needed, and you played { $played }.
    }
step-claim-exact_cards-too_few =
    { $needed ->
        [one] { $needed } card is needed, but you played only { $played }.
       *[other] { $needed } cards are needed, but you played only { $played }.
    }
step-claim-exact_cards-too_many =
    { $needed ->
        [one] { $needed } card is needed, but you played { $played }.
       *[other] { $needed } cards are needed, but you played { $played }.
    }
step-claim-color_match-match = The cards have the route's colour: { $color }.
step-claim-color_match-wrong = The route takes { $color }, but you played { $played }.
step-claim-gray_one_color-one = A grey route takes a single colour, any you like: { $color }.
step-claim-gray_one_color-mixed = A grey route takes a single colour, not a mix: { $colors }.
step-claim-locomotive_wild-wild =
    { $locomotives ->
        [one] { $locomotives } locomotive stands for the missing card.
       *[other] { $locomotives } locomotives stand for the missing cards.
    }
step-claim-locomotive_wild-tunnel = Locomotives may be played in a tunnel: { $locomotives }.
step-claim-locomotive_wild-forbidden = On this map locomotives may be played in tunnels only; here you played { $locomotives }.
step-claim-all_locomotives-allowed = The route may be claimed with locomotives alone: { $locomotives }.
step-claim-all_locomotives-forbidden = On this map only tunnels may be claimed with locomotives alone; here you played { $locomotives }.
step-claim-enough_trains-enough =
    { $needed ->
        [one] { $needed } train is needed, and you have { $left } left.
       *[other] { $needed } trains are needed, and you have { $left } left.
    }
step-claim-enough_trains-too_few =
    { $needed ->
        [one] { $needed } train is needed, but you have only { $left } left.
       *[other] { $needed } trains are needed, but you have only { $left } left.
    }
step-claim-not_connected-free = { $city_a } – { $city_b } does not have to connect to your other routes.
step-claim-whole_route-taken =
    { $owner ->
        [self] You have already claimed { $city_a } – { $city_b }.
       *[other] Another player has already claimed { $city_a } – { $city_b }.
    }
step-claim-whole_route-twice = { $city_a } – { $city_b } is claimed more than once: { $players }.
step-double-min_players-both_taken = { $city_a } – { $city_b }: both tracks are taken, but with { $players } players only one may be (both need at least { $needed } players).
step-double-never_both-player = { $player } has both tracks of { $city_a } – { $city_b }, which is never allowed.
step-double-min_players-open = With { $players } players both tracks are open (that takes at least { $needed } players).
step-double-min_players-closed = With { $players } players, once one track is taken, the other is closed (both are open with at least { $needed } players).
step-double-min_players-free = Neither track is taken yet, so with { $players } players too you may claim either.
step-double-never_both-own = You already have the other track, and the same player never gets both.

## Ferries

step-ferry-locomotives-needed = { $symbols ->
        [one] { $symbols } locomotive symbol
       *[other] { $symbols } locomotive symbols
    } on { $length ->
        [one] { $length } space: one locomotive for each symbol.
       *[other] { $length } spaces: one locomotive for each symbol.
    }
step-ferry-locomotives-enough =
    { $symbols ->
        [one] { $symbols } locomotive is needed, and you played { $locomotives }.
       *[other] { $symbols } locomotives are needed, and you played { $locomotives }.
    }
step-ferry-locomotives-too_few =
    { $symbols ->
        [one] { $symbols } locomotive is needed, but you played only { $locomotives }.
       *[other] { $symbols } locomotives are needed, but you played only { $locomotives }.
    }
step-ferry-rest-needed =
    { $cards ->
        [one] The space left takes a card of any colour.
       *[other] The { $cards } spaces left take cards of a single colour, any you like.
    }
step-ferry-rest-none = No spaces are left for other cards.
step-ferry-rest-one = The other cards are of one colour: { $color }.
step-ferry-rest-mixed = The other cards must be of one colour, not a mix: { $colors }.
step-ferry-extra_locomotives-may =
    { $cards ->
        [one] A further locomotive may stand for that card.
       *[other] Further locomotives may stand for those { $cards } cards.
    }
step-ferry-extra_locomotives-used =
    { $locomotives ->
        [one] { $locomotives } further locomotive stands for another card.
       *[other] { $locomotives } further locomotives stand for other cards.
    }

## Tunnels

step-tunnel-reveal-turned_up =
    { $cards ->
        [one] { $cards } card is turned up.
       *[other] { $cards } cards are turned up.
    }
step-tunnel-reveal-to_come =
    { $cards ->
        [one] { $cards } card will be turned up.
       *[other] { $cards } cards will be turned up.
    }
step-tunnel-reveal-odds = { $cards ->
        [one] { $cards } card is turned up
       *[other] { $cards } cards are turned up
    } out of { $unseen } unseen; { $matching ->
        [0] none of those would count.
       *[other] { $matching } of those would count.
    }
step-tunnel-short_deck-some =
    { $cards ->
        [one] Only { $cards } card could be turned up instead of { $usual }.
       *[other] Only { $cards } cards could be turned up instead of { $usual }.
    }
step-tunnel-short_deck-none = No card could be turned up instead of { $usual }, so you pay nothing extra.
step-tunnel-match-color = Turned up { $card }: the colour you played, one extra card.
step-tunnel-match-locomotive = Turned up a locomotive: one extra card.
step-tunnel-match-none = Turned up { $card }: does not count.
step-tunnel-only_locomotives-laid = You played only locomotives ({ $locomotives }), so only turned-up locomotives count.
step-tunnel-mixed-laid =
    { $locomotives ->
        [one] You played { $color } with { $locomotives } locomotive: that colour and locomotives both count.
       *[other] You played { $color } with { $locomotives } locomotives: that colour and locomotives both count.
    }
step-tunnel-extra_payment-none = You pay nothing extra.
step-tunnel-extra_payment-color =
    { $extra ->
        [one] You pay { $extra } extra card: { $color } or a locomotive.
       *[other] You pay { $extra } extra cards: { $color } or locomotives.
    }
step-tunnel-extra_payment-locomotive =
    { $extra ->
        [one] You pay { $extra } extra locomotive.
       *[other] You pay { $extra } extra locomotives.
    }

## Stations

step-station-cost-nth = { $nth ->
        [1] The first station costs
        [2] The second station costs
        [3] The third station costs
       *[other] Station number { $nth } costs
    } { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
step-station-payment-any_card = Any card will do, even a locomotive.
step-station-payment-one_color =
    { $cards ->
        [one] The { $cards } card is of any colour; a locomotive may stand for it.
       *[other] The { $cards } cards are of one colour; locomotives may stand for any of them.
    }
step-station-unused_points-unused = Unused stations: { $unused } × { $each } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-station-unused_points-player = { $player }, unused stations: { $unused } × { $each } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-station-borrow-borrowed = The station in { $station } borrows { $city_a } – { $city_b } (length { $length }).
step-station-borrow-unused = The station in { $station } borrows nothing.
step-station-same_route-shared =
    { $tickets ->
        [one] { $tickets } ticket uses the route borrowed in { $station }.
       *[other] { $tickets } tickets use the route borrowed in { $station }.
    }
step-station-decide_end-best = { $choices ->
        [one] There is { $choices } way to choose the borrowed routes, and it gives
       *[other] Of the { $choices } ways to choose the borrowed routes, the best gives
    } { $points ->
        [one] { $points } ticket point
       *[other] { $points } ticket points
    }.

## Tickets

step-tickets-dealt_start-dealt =
    { $dealt ->
        [one] { $dealt } ticket is dealt at the start.
       *[other] { $dealt } tickets are dealt at the start.
    }
step-tickets-dealt_start-long =
    { $dealt ->
        [one] { $dealt } ticket is dealt at the start: { $long } long-route, { $regular } regular.
       *[other] { $dealt } tickets are dealt at the start: { $long } long-route, { $regular } regular.
    }
step-tickets-keep_start-keep = Of the { $dealt } you keep at least { $keep }.
step-tickets-returned_start-bottom = The rest go to the bottom of the ticket deck.
step-tickets-returned_start-box = The rest go back to the box and are out of the game.
step-tickets-drawn_later-drawn =
    { $drawn ->
        [one] You draw { $drawn } ticket.
       *[other] You draw { $drawn } tickets.
    }
step-tickets-deck_low-fewer =
    { $drawn ->
        [one] Only { $drawn } ticket is left to draw instead of { $usual }.
       *[other] Only { $drawn } tickets are left to draw instead of { $usual }.
    }
step-tickets-keep_later-keep = Of the { $drawn } you keep at least { $keep }.
step-tickets-returned_later-bottom = The rest go to the bottom of the ticket deck.
step-tickets-returned_later-box = The rest are out of the game.
step-tickets-long_start_only-later = During the game you draw regular tickets only.
step-tickets-completed-path = { $city_a } – { $city_b }: joined ({ $path }), { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }.
step-tickets-completed-borrowing = { $city_a } – { $city_b }: joined with borrowed routes ({ $path }), { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }.
step-tickets-completed-not = { $city_a } – { $city_b }: not joined.
step-tickets-scored-points = Completed: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b }, completed: +{ $points }.
step-tickets-scored-player = { $player }: { $completed ->
        [one] { $completed } completed ticket
       *[other] { $completed } completed tickets
    }, +{ $points }.
step-tickets-failed-points = Not completed: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b }, not completed: −{ $points }.
step-tickets-failed-player = { $player }: { $failed ->
        [one] { $failed } failed ticket
       *[other] { $failed } failed tickets
    }, −{ $points }.

## Drawing cards

step-draw-sources-any = Each card may come from the deck or from the face-up row.
step-draw-two_cards-cards =
    { $cards ->
        [one] You draw { $cards } card on your turn.
       *[other] You draw { $cards } cards on your turn.
    }
step-draw-blind_locomotive-goes_on = A locomotive from the deck does not end the draw.
step-draw-face_up_locomotive-whole_draw = A face-up locomotive takes the whole draw.
step-draw-face_up_locomotive-like_any = On this map you take a face-up locomotive like any other card.
step-draw-second_locomotive-not_allowed = A face-up locomotive may never be the second card.
step-draw-second_locomotive-allowed = On this map the second card may be a face-up locomotive too.
step-draw-three_locomotives-reset =
    { $locomotives ->
        [one] { $locomotives } of the { $cards } face-up cards is a locomotive ({ $needed } needed): all are discarded and replaced.
       *[other] { $locomotives } of the { $cards } face-up cards are locomotives ({ $needed } needed): all are discarded and replaced.
    }
step-draw-three_locomotives-stays =
    { $locomotives ->
        [0] None of the { $cards } face-up cards is a locomotive; it takes { $needed }.
        [one] { $locomotives } of the { $cards } face-up cards is a locomotive; it takes { $needed }.
       *[other] { $locomotives } of the { $cards } face-up cards are locomotives; it takes { $needed }.
    }

## Longest path

step-longest-own-path =
    { $length ->
        [one] The longest path has { $length } train: { $path }.
       *[other] The longest path has { $length } trains: { $path }.
    }
step-longest-own-none = Without trains there is no path.
step-longest-loops-cities = It passes more than once through { $cities }; loops are allowed.
step-longest-branches-left_out =
    { $trains ->
        [one] { $trains } of the { $total } trains lies on a side branch and does not count.
       *[other] { $trains } of the { $total } trains lie on side branches and do not count.
    }
step-longest-bonus-told = Longest path: +{ $points }.
step-longest-bonus-player = { $player } has the longest path ({ $length }): +{ $points }.
step-longest-tie-shared = { $players } tie for the longest path ({ $length }) and get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.

## India

step-mandala-qualifies-two_paths = { $city_a } – { $city_b }: two separate paths, { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b }: no second separate path.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b }: not completed.
step-mandala-cross-cities = The two paths cross in { $cities }; that is allowed.
step-mandala-bonus-tickets = Grand Tour bonus for { $tickets ->
        [one] { $tickets } ticket:
       *[other] { $tickets } tickets:
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
step-mandala-bonus-player = { $player }: { $tickets ->
        [one] { $tickets } Grand Tour ticket
       *[other] { $tickets } Grand Tour tickets
    }, +{ $points }.

## Switzerland

step-country-reach-reached = { $country }: reached, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-country-reach-not_reached = { $country }: not reached ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
step-country-score-best = The best connection counts: { $country }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-country-score-player = { $player }, ticket { $ticket_id }: { $country } counts, +{ $points }.
step-country-none-smallest = No connection made: the smallest value is lost, −{ $points }.
step-country-none-player = { $player }, ticket { $ticket_id }: no connection made, −{ $points }.
step-open-country_through-assumed = No source says whether a path may run through a country; { $city_a } – { $city_b } is assumed to end at its own flag.

## End of the game

step-end-trigger-laid = Trains: { $before } before, { $laid } laid, { $trains_left } left.
step-end-trigger-triggered =
    { $trains_left ->
        [0] No trains left; the last round begins with { $limit } or fewer.
        [one] { $trains_left } train left; the last round begins with { $limit } or fewer.
       *[other] { $trains_left } trains left; the last round begins with { $limit } or fewer.
    }
step-end-trigger-not_yet =
    { $trains_left ->
        [one] { $trains_left } train left; the last round begins only with { $limit } or fewer.
       *[other] { $trains_left } trains left; the last round begins only with { $limit } or fewer.
    }
step-end-last_turn-everyone = Everyone has one last turn, including the player who triggered the end.
step-score-final-sum = Total: { $points }.
step-score-final-tickets = All tickets together: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-score-final-total = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
step-score-final-winner = { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-score-final-tied = { $players } are tied with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
step-tiebreak-usa-completed_tickets = Tie-break by most completed tickets ({ $players }: { $values }); ahead: { $winners }.
step-tiebreak-usa-longest_path = Tie-break by longest path ({ $players }: { $values }); ahead: { $winners }.
step-tiebreak-europe-completed_tickets = Tie-break by most completed tickets ({ $players }: { $values }); ahead: { $winners }.
step-tiebreak-europe-stations_used = Tie-break by fewest stations used ({ $players }: { $values }); ahead: { $winners }.
step-tiebreak-europe-longest_path = Tie-break by the European Express ({ $players }: { $values }); ahead: { $winners }.
step-open-final_tie-tied = { $players } are still tied; no source settles it.

## Contradictions of a position

step-setup-players-wrong = { $players ->
        [one] { $players } player;
       *[other] { $players } players;
    } this edition is for { $min } to { $max }.
step-setup-trains-too_many = { $player } has { $used ->
        [one] { $used } train
       *[other] { $used } trains
    } on the board; there are only { $trains }.
step-setup-stations-too_many = { $player } has built { $used ->
        [one] { $used } station
       *[other] { $used } stations
    }; there are only { $stations }.
step-setup-locomotives-too_many =
    { $seen ->
        [one] { $seen } locomotive seen; there are only { $locomotives }.
       *[other] { $seen } locomotives seen; there are only { $locomotives }.
    }
step-setup-cards_per_color-too_many =
    { $seen ->
        [one] { $color }: { $seen } card seen; there are only { $cards }.
       *[other] { $color }: { $seen } cards seen; there are only { $cards }.
    }
step-station-one_per_city-two = Two stations in { $city }: { $players }.
step-tickets-total-twice = The ticket { $city_a } – { $city_b } appears twice.
