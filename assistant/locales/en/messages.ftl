# Everything around the rules: verdicts, refusals, questions back, names, errors.

## Verdicts, said before a rule's sentence

verdict-yes = Yes.
verdict-no = No.
claim-right = That's right.
claim-wrong = That's not right.

## Editions

edition-usa = Base game (North America)
edition-europe = Europe
edition-india = India
edition-switzerland = Switzerland
# One line of an answer that differs by edition. $editions is a list of names.
line-edition = { $editions }: { $text }
list-and = and
number-follows = In this case: { $number }.
note-inherited = { $edition ->
    [europe] The Europe booklet does not change this; the base rule applies.
    [india] The India booklet does not change this; the base rule applies.
    [switzerland] The Switzerland booklet does not change this; the base rule applies.
   *[usa] The base game's sources do not spell this out; a source of another edition does.
  }
note-disagreement = Other published versions say { $value }; the source cited here says { $cited }, and I follow it.

## A mechanic that an edition does not have

absent-tunnel = { $edition }: there are no tunnels in this edition.
absent-ferry = { $edition }: there are no ferries in this edition.
absent-station = { $edition }: there are no stations in this edition.
absent-mandala = { $edition }: there is no Grand Tour bonus in this edition.
absent-country = { $edition }: there are no country tickets in this edition.
absent-rule = { $edition }: this edition does not have this rule.
present-in = Editions that have it: { $editions }.

## Refusals

out-of-scope = I only answer questions about the rules of Ticket to Ride (base game, Europe, India, Switzerland).
# before the quoted sentence of a passage
passage-says = The closest passage says:
amendment-says = An amendment to the source says:
not-covered = None of my sources settles this, so I won't guess.
not-covered-near = The nearest passages are below.

## Questions back

clarify-edition = Which edition are you playing?
clarify-edition-differs = That depends on the edition. Which one are you playing?
clarify-lang = Which language should I answer in?
clarify-question = I didn't quite get that. Could you put it another way?
clarify-played = Which cards did you play in the tunnel (colour and number)?
clarify-revealed = Which three cards were turned up?
clarify-length = How many spaces does the route have?
clarify-lengths = How many spaces does each of the routes have?
clarify-ferry_locomotives = How many locomotive symbols does the ferry have?
clarify-nth = Which of your stations is it: the first, second or third?
clarify-unused = How many stations were left unused?
clarify-players = How many players are there?
clarify-tickets = Which tickets do you have (points, completed or not)?
clarify-route_points = How many points did the routes score?
clarify-tickets_gained = How many points do the tickets come to, completed and not completed taken together?
clarify-stations_unused = How many stations were left unused?
clarify-mandala_tickets = How many of the tickets count for the Grand Tour (Mandala)?
clarify-longest_bonus = Is the longest path (with its bonus) yours?
clarify-completed_tickets = How many tickets has each of you completed?
clarify-stations_used = How many stations has each of you used?
clarify-longest_path = Which of you has the longest path?
clarify-trains_left = How many trains are left?
clarify-route = Between which two cities is the route?
clarify-no_route = No route joins these two cities directly, and no ticket names them both. Which route or ticket do you mean?
clarify-values = Which countries does the ticket list, and for how many points each?
clarify-numbers =
    { $count ->
        [one] I don't know what the number { $numbers } stands for. Tell me what it counts, or ask again without it
       *[other] I don't know what the numbers { $numbers } stand for. Tell me what they count, or ask again without them
    } if it makes no difference.
clarify-reached = Which of the countries did you reach?
clarify-when = At the start of the game or later?
clarify-face_up = Which five cards are face up?
understood = Understood so far: { $what }.
understood-laid = played: { $cards }
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
color-gray = grey
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
note-amended = Where an amendment to this source differs, the amendment governs; it is quoted below.
citation-amends-above = amends the passage above
citation-amends = amends { $what }

## Suggested questions

suggest-tunnel = I played 2 red in a tunnel; a red, a locomotive and a blue were turned up. How many more cards do I pay?
suggest-ferry = What does a ferry with 6 spaces and 2 locomotive symbols cost?
suggest-station = How many cards does the third station cost?
suggest-tickets = How many tickets must I keep at the start?
suggest-locomotive = Can I take a face-up locomotive as my second card?
suggest-double = When are both tracks of a double route open?
suggest-end = When does the game end?
suggest-longest = Can the longest path contain loops?
suggest-tie = Who wins if two players tie?
suggest-mandala = How much is the Grand Tour bonus for 3 tickets?
suggest-country = What if I don't reach any of the countries on a country ticket?
suggest-points = How many points is a route with 6 spaces worth?

## Errors. $field, $given and $allowed describe the input.

error-title = The request cannot be answered
error-empty = The question is empty.
error-too_long = The question has { $given } characters; up to { $allowed } are allowed.
error-control = The question contains characters that are not text (control characters or broken Unicode).
error-lang = I don't know the language "{ $given }"; I know these: { $allowed }.
error-edition = I don't know the edition "{ $given }"; I know these: { $allowed }.
error-players = The number of players must be { $allowed }; you gave { $given }.
error-field = The field "{ $field }" is not valid: given { $given }; allowed: { $allowed }.
error-not_found = There is nothing at this address.
error-not_ready = The index is not ready yet. Please try again in a moment.
error-internal = Something went wrong on our side.
error-title-400 = The request cannot be read
error-title-404 = Not found
error-title-405 = Method not allowed
error-title-413 = The request is too large
error-title-415 = Unsupported format
error-title-500 = Internal error
error-title-503 = The service is not ready
error-body = The body of the request is not valid JSON.
error-body_too_long = The body of the request is too large; the limit in bytes is { $allowed }.
error-media_type = The body of the request must be JSON, sent with the content type { $allowed }.
error-method = The method { $given } does not work at this address; what works: { $allowed }.
error-request = The request cannot be understood.
error-missing = The field "{ $field }" is missing.
error-unknown = There is no field "{ $field }"; the fields are: { $allowed }.
error-type = The field "{ $field }" takes { $type ->
    [string] a text
    [integer] a whole number
    [array] a list
   *[object] an object
  }; given: { $given }.
error-characters = The field "{ $field }" contains characters that are not text (control characters or broken Unicode).
error-unknown_computation = I don't know the computation "{ $given }"; I know these: { $allowed }.
error-unknown_passage = There is no passage "{ $given }".
error-no_index = The index cannot be opened. The service's log says why; "konduktor index build" makes a new one.
error-line = The line is not a JSON object.
error-line_too_long = The line is too long: { $given } bytes; the limit is { $allowed }.
error-text_empty = The text is empty.
