# Everything around the rules: verdicts, refusals, questions back, names, errors.

## Verdicts, said before a rule's sentence

verdict-yes = Yes.
verdict-no = No.
claim-right = That is right.
claim-wrong = That is not right.

## Editions

edition-usa = base game (North America)
edition-europe = Europe
edition-india = India
edition-switzerland = Switzerland
# One line of an answer that differs by edition. $editions is a list of names.
line-edition = { $editions }: { $text }
list-and = and
note-inherited = The { $edition ->
    [europe] Europe
    [india] India
    [switzerland] Switzerland
   *[usa] base game
  } booklet does not change this; base rule.
note-disagreement = Another published version says { $value }; the source cited here says { $cited } and governs.

## A mechanic that an edition does not have

absent-tunnel = There are no tunnels in this edition ({ $edition }).
absent-ferry = There are no ferries in this edition ({ $edition }).
absent-station = There are no stations in this edition ({ $edition }).
absent-mandala = There is no Grand Tour bonus in this edition ({ $edition }).
absent-country = There are no country tickets in this edition ({ $edition }).
absent-rule = This rule does not exist in this edition ({ $edition }).
present-in = It belongs to: { $editions }.

## Refusals

out-of-scope = I only answer questions about the rules of Ticket to Ride (base game, Europe, India, Switzerland).
# before the quoted sentence of a passage
passage-says = The closest source says:
not-covered = No source I have settles this, so I will not guess.
not-covered-near = The nearest passages are below.

## Questions back

clarify-edition = Which edition are you playing?
clarify-edition-differs = The answer depends on the edition. Which one are you playing?
clarify-lang = In which language shall I answer?
clarify-question = I did not quite understand. Could you put the question another way?
clarify-played = Which cards did you lay for the tunnel (colour and number)?
clarify-revealed = Which three cards were turned up?
clarify-length = How many spaces long is the route?
clarify-ferry_locomotives = How many locomotive symbols does the ferry have?
clarify-nth = Which station is it: your first, second or third?
clarify-unused = How many stations are left unused?
clarify-players = How many players are there?
clarify-tickets = Which tickets do you have (value, completed or not)?
clarify-trains_left = How many trains are left?
clarify-route = Between which two cities is the route?
clarify-values = Which countries does the ticket list, with how many points?
clarify-reached = Which of the countries did you reach?
clarify-when = At the start of the game or later?
clarify-face_up = Which five cards lie face up?
understood = Understood so far: { $what }.
understood-laid = laid: { $cards }
understood-revealed = turned up: { $cards }
understood-edition = edition: { $edition }
understood-length = length: { $length }
understood-ferry_locomotives = locomotive symbols: { $count }
understood-players = players: { $players }
understood-route = route: { $city_a } – { $city_b }

## Cards, counted: "2 red"

cards-red = { $n } red
cards-blue = { $n } blue
cards-green = { $n } green
cards-yellow = { $n } yellow
cards-black = { $n } black
cards-white = { $n } white
cards-orange = { $n } orange
cards-pink = { $n } purple
cards-locomotive = { $n ->
    [one] { $n } locomotive
   *[other] { $n } locomotives
  }
cards-any = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
color-black = black
color-white = white
color-orange = orange
color-pink = purple
color-gray = gray
color-locomotive = locomotive
points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
# One entry of the points table: length and points.
table-entry = { $length } → { $points }

## Citations

source-official = official rulebook
source-publisher = publisher
source-platform = online platform
source-community = community text
source-machine_translated = machine translation
note-official-prevails = The official rulebook prevails.

## Suggested questions

suggest-tunnel = I laid 2 red in a tunnel; a red, a locomotive and a blue were turned up. How many more cards?
suggest-ferry = What does a ferry of 6 spaces with 2 locomotive symbols cost?
suggest-station = How many cards does the third station cost?
suggest-tickets = How many tickets must I keep at the start?
suggest-locomotive = Can I take a face-up locomotive as my second card?
suggest-double = When are both tracks of a double route open?
suggest-end = When does the game end?
suggest-longest = May the longest path contain loops?
suggest-tie = Who wins if two players are tied?
suggest-mandala = How much is the Grand Tour bonus for 3 tickets?
suggest-country = What if I reach none of the countries on a country ticket?
suggest-points = How many points is a route of 6 spaces?

## Errors. $field, $given and $allowed describe the input.

error-title = The request cannot be answered
error-empty = The question is empty.
error-too_long = The question has { $given } characters; { $allowed } are allowed.
error-control = The question contains characters that are not text (control characters or broken Unicode).
error-lang = The language "{ $given }" is not known; known are { $allowed }.
error-edition = The edition "{ $given }" is not known; known are { $allowed }.
error-players = The number of players must be { $allowed }; given was { $given }.
error-field = The field "{ $field }" is not valid: given was { $given }; allowed: { $allowed }.
error-not_found = There is nothing at this address.
error-not_ready = The index is not ready yet. Please try again in a moment.
error-internal = Something went wrong on our side.
