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
result-ferry_cost = { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    } and { $same_color ->
        [one] { $same_color } card of any one colour.
       *[other] { $same_color } cards of any one colour.
    }
result-ferry_cost-only_locomotives = { $locomotives ->
        [one] { $locomotives } locomotive, no other card.
       *[other] { $locomotives } locomotives, no other card.
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
result-longest_path = The longest path is { $n } long.
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned = At most { $n } may go back.
# several computations added up; $text is the sum's own sentence
result-sum = Together: { $text }
result-tickets_to_keep = At least { $n }.
result-double_route_open-true = Yes, the other track is open.
result-double_route_open-false = No, the other track is closed.
result-last_round-true = Yes, that starts the last round.
result-last_round-false = No, that does not start the last round yet.
result-draw_check-true = Yes, that draw is allowed.
result-draw_check-false = No, that draw is not allowed.
result-face_up_reset-true = Yes, all five cards are replaced.
result-face_up_reset-false = No, the five cards stay.
result-claim_check-true = Yes, the route can be claimed.
result-claim_check-false = No, the route cannot be claimed like this.
result-ticket_completed-true = Yes, the ticket is completed.
result-ticket_completed-false = No, the ticket is not completed.
# An answer that rests on an assumption because no text settles a point.
result-assumed = No text gives this; assumed: { $text }

## Routes and claims

step-route-points-table = A route of { $length } is worth { $points }.
step-route-points-assumed = No text gives the points of a route of { $length }; { $points } is assumed.
step-route-points-sum = { $player }: { $routes } routes, { $points } points.
step-open-india_eight-assumed = No text gives the points of India's ferry of { $length } spaces; { $points } is assumed, as on the Europe table.
step-claim-exact_cards-exact = { $needed } cards are needed and { $played } are played.
step-claim-exact_cards-too_few = { $needed } cards are needed, but only { $played } are played.
step-claim-exact_cards-too_many = { $needed } cards are needed, but { $played } are played.
step-claim-color_match-match = The cards have the route's colour: { $color }.
step-claim-color_match-wrong = The route takes { $color }, but { $played } was played.
step-claim-gray_one_color-one = A gray route takes any one colour: { $color }.
step-claim-gray_one_color-mixed = A gray route takes one colour, not a mix: { $colors }.
step-claim-locomotive_wild-wild = Locomotives stand for the missing cards: { $locomotives }.
step-claim-locomotive_wild-tunnel = In a tunnel locomotives may be played: { $locomotives }.
step-claim-locomotive_wild-forbidden = On this map locomotives may be played in tunnels only; { $locomotives } played.
step-claim-all_locomotives-allowed = The route may be claimed with locomotives alone: { $locomotives }.
step-claim-all_locomotives-forbidden = On this map only a tunnel may be claimed with locomotives alone; { $locomotives } played.
step-claim-enough_trains-enough = { $needed } trains are needed and { $left } are left.
step-claim-enough_trains-too_few = { $needed } trains are needed, but only { $left } are left.
step-claim-not_connected-free = { $city_a } – { $city_b } need not connect to your other routes.
step-claim-whole_route-taken =
    { $owner ->
        [self] You have already claimed { $city_a } – { $city_b }.
       *[other] Another player has already claimed { $city_a } – { $city_b }.
    }
step-claim-whole_route-twice = { $city_a } – { $city_b } is claimed more than once: { $players }.
step-double-min_players-both_taken = { $city_a } – { $city_b }: both tracks are taken with { $players } players; that takes { $needed }.
step-double-never_both-player = { $player } has both tracks of { $city_a } – { $city_b }; one player never may.
step-double-min_players-open = With { $players } players both tracks are open (from { $needed } players).
step-double-min_players-closed = With { $players } players one track taken closes the other (both open from { $needed } players).
step-double-min_players-free = Neither track is taken yet, so either may be claimed with { $players } players.
step-double-never_both-own = You already have the other track, and one player never has both.

## Ferries

step-ferry-locomotives-needed = { $symbols } locomotive symbols on { $length } spaces: one locomotive for each symbol.
step-ferry-locomotives-enough = { $symbols } locomotives are needed and { $locomotives } are played.
step-ferry-locomotives-too_few = { $symbols } locomotives are needed, but only { $locomotives } are played.
step-ferry-rest-needed = The remaining { $cards } spaces take cards of any one colour.
step-ferry-rest-none = No spaces remain for other cards.
step-ferry-rest-one = The other cards are of one colour: { $color }.
step-ferry-rest-mixed = The other cards must be of one colour, not a mix: { $colors }.
step-ferry-extra_locomotives-may = Further locomotives may stand for those { $cards } cards.
step-ferry-extra_locomotives-used = Further locomotives stand for other cards: { $locomotives }.

## Tunnels

step-tunnel-reveal-turned_up =
    { $cards ->
        [one] { $cards } card is turned up.
       *[other] { $cards } cards are turned up.
    }
step-tunnel-reveal-to_come = { $cards } cards will be turned up.
step-tunnel-reveal-odds = { $cards } cards are turned up from { $unseen } unseen ones; { $matching } of those would count.
step-tunnel-short_deck-some = Only { $cards } of the usual { $usual } cards could be turned up.
step-tunnel-short_deck-none = No card of the usual { $usual } could be turned up, so nothing is added.
step-tunnel-match-color = { $card }: the colour laid, one more card.
step-tunnel-match-locomotive = A locomotive: one more card.
step-tunnel-match-none = { $card }: does not count.
step-tunnel-only_locomotives-laid = Only locomotives were laid ({ $locomotives }), so only turned-up locomotives count.
step-tunnel-mixed-laid = Laid { $color } with { $locomotives } locomotives: that colour and locomotives count.
step-tunnel-extra_payment-none = Nothing more to pay.
step-tunnel-extra_payment-color =
    { $extra ->
        [one] To pay: { $extra } more card, { $color } or a locomotive.
       *[other] To pay: { $extra } more cards, { $color } or locomotives.
    }
step-tunnel-extra_payment-locomotive =
    { $extra ->
        [one] To pay: { $extra } more locomotive.
       *[other] To pay: { $extra } more locomotives.
    }

## Stations

step-station-cost-nth = Station number { $nth } costs { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
step-station-payment-any_card = Any card will do, a locomotive too.
step-station-payment-one_color = The { $cards } cards are of one colour; locomotives may stand in.
step-station-unused_points-unused = { $unused } unused × { $each } = { $points } points.
step-station-unused_points-player = { $player }: { $unused } unused stations × { $each } = { $points } points.
step-station-borrow-borrowed = The station in { $station } borrows { $city_a } – { $city_b } (length { $length }).
step-station-borrow-unused = The station in { $station } borrows nothing.
step-station-same_route-shared = { $tickets } tickets use the route borrowed in { $station }.
step-station-decide_end-best = Of { $choices } ways to choose the borrowed routes, the best gives { $points } ticket points.

## Tickets

step-tickets-dealt_start-dealt = { $dealt } tickets are dealt at the start.
step-tickets-dealt_start-long = { $dealt } tickets are dealt at the start: { $long } long, { $regular } regular.
step-tickets-keep_start-keep = Of { $dealt } you keep at least { $keep }.
step-tickets-returned_start-bottom = The others go to the bottom of the ticket deck.
step-tickets-returned_start-box = The others go back to the box.
step-tickets-drawn_later-drawn = { $drawn } tickets are drawn.
step-tickets-deck_low-fewer = Only { $drawn } of the usual { $usual } tickets are left to draw.
step-tickets-keep_later-keep = Of { $drawn } you keep at least { $keep }.
step-tickets-returned_later-bottom = The others go to the bottom of the ticket deck.
step-tickets-returned_later-box = The others are out of the game.
step-tickets-long_start_only-later = Only regular tickets are drawn during the game.
step-tickets-completed-path = { $city_a } – { $city_b } is joined by { $path } ({ $trains } trains).
step-tickets-completed-borrowing = { $city_a } – { $city_b } is joined with borrowed routes by { $path } ({ $trains } trains).
step-tickets-completed-not = { $city_a } – { $city_b } is not joined.
step-tickets-scored-points = Completed: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b } completed: +{ $points }.
step-tickets-scored-player = { $player }: { $completed } tickets completed, +{ $points }.
step-tickets-failed-points = Not completed: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b } not completed: −{ $points }.
step-tickets-failed-player = { $player }: { $failed } tickets not completed, −{ $points }.

## Drawing cards

step-draw-sources-any = Each card may come from the deck or from the face-up row.
step-draw-two_cards-cards = A draw is { $cards } cards.
step-draw-blind_locomotive-goes_on = A locomotive from the deck does not end the draw.
step-draw-face_up_locomotive-whole_draw = A face-up locomotive takes the whole draw.
step-draw-face_up_locomotive-like_any = On this map a face-up locomotive is drawn like any card.
step-draw-second_locomotive-not_allowed = A face-up locomotive is never the second card.
step-draw-second_locomotive-allowed = On this map a face-up locomotive may be the second card.
step-draw-three_locomotives-reset = { $locomotives } of { $cards } face-up cards are locomotives ({ $needed } are enough): all are discarded and replaced.
step-draw-three_locomotives-stays = { $locomotives } of { $cards } face-up cards are locomotives; it takes { $needed }.

## Longest path

step-longest-own-path = The longest path has { $length } trains: { $path }.
step-longest-own-none = No trains, no path.
step-longest-loops-cities = It passes more than once through { $cities }; loops are allowed.
step-longest-branches-left_out = { $trains } of { $total } trains lie on side branches and do not count.
step-longest-bonus-player = { $player } has the longest path ({ $length }): +{ $points }.
step-longest-tie-shared = { $players } share the longest path ({ $length }) and get { $points } each.

## India

step-mandala-qualifies-two_paths = { $city_a } – { $city_b } has two separate paths: { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b } has no second separate path.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b } is not completed.
step-mandala-cross-cities = The two paths cross in { $cities }; that is allowed.
step-mandala-bonus-tickets =
    { $tickets ->
        [one] { $tickets } such ticket: { $points } points.
       *[other] { $tickets } such tickets: { $points } points.
    }
step-mandala-bonus-player = { $player }: { $tickets } Grand Tour tickets, +{ $points }.

## Switzerland

step-country-reach-reached = { $country } reached: { $points }.
step-country-reach-not_reached = { $country } not reached ({ $points }).
step-country-score-best = The best connection counts: { $country }, { $points }.
step-country-score-player = { $player }, ticket { $ticket_id }: { $country } counts, +{ $points }.
step-country-none-smallest = No connection achieved: the smallest value is lost, −{ $points }.
step-country-none-player = { $player }, ticket { $ticket_id }: no connection achieved, −{ $points }.
step-open-country_through-assumed = No text says whether a path may run through a country; { $city_a } – { $city_b } is assumed to end at its flag.

## End of the game

step-end-trigger-triggered = { $trains_left } trains left; { $limit } or fewer start the end.
step-end-trigger-not_yet = { $trains_left } trains left; it takes { $limit } or fewer.
step-end-last_turn-everyone = Everyone has one last turn, the player who started the end too.
step-score-final-tickets = Tickets together: { $points }.
step-score-final-total = { $player }: { $points } points in all.
step-score-final-winner = { $player } wins with { $points } points.
step-score-final-tied = { $players } are tied with { $points } points.
step-tiebreak-usa-completed_tickets = Tie-break, most completed tickets ({ $players }: { $values }): { $winners }.
step-tiebreak-usa-longest_path = Tie-break, longest path ({ $players }: { $values }): { $winners }.
step-tiebreak-europe-completed_tickets = Tie-break, most completed tickets ({ $players }: { $values }): { $winners }.
step-tiebreak-europe-stations_used = Tie-break, fewest stations used ({ $players }: { $values }): { $winners }.
step-tiebreak-europe-longest_path = Tie-break, European Express ({ $players }: { $values }): { $winners }.
step-open-final_tie-tied = { $players } are still tied; no text settles it.

## Contradictions of a position

step-setup-players-wrong = { $players } players; this edition is for { $min } to { $max }.
step-setup-trains-too_many = { $player } has used { $used } of { $trains } trains.
step-setup-stations-too_many = { $player } has used { $used } of { $stations } stations.
step-setup-locomotives-too_many = { $seen } locomotives seen; there are { $locomotives }.
step-setup-cards_per_color-too_many = { $color }: { $seen } cards seen; there are { $cards }.
step-station-one_per_city-two = Two stations in { $city }: { $players }.
step-tickets-total-twice = The ticket { $city_a } – { $city_b } appears twice.
