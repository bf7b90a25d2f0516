# The player's page, the calculators, the shareable questions, and the shop that shows the widget.

## Around every page

pages-title = Ticket to Ride rules: ask and get an answer with its source
pages-about = Ask anything about the rules of Ticket to Ride: base game, Europe, India and Switzerland. Short answers, worked out step by step, with the source.
pages-skip = Skip to content
pages-languages = Language
pages-home = Ask a question
pages-trademark = Ticket to Ride is a trademark of its owner. This site has no connection with it.
pages-shop-link = For shops: see the box on a product page

## The first page

pages-heading = Stuck on a rule? Just ask.
pages-lead = Ask the way you would ask at the table. You get a short answer, the steps behind it and the text it rests on.
pages-editions = Which map is on the table?
pages-any-edition = Any map
pages-map-usa = Drawing: train routes across North America
pages-map-europe = Drawing: train routes across Europe
pages-map-india = Drawing: train routes across India
pages-map-switzerland = Drawing: train routes across Switzerland
pages-suggested = Players often ask
pages-calculators = Quick calculators
pages-calculators-about = Enter what lies on the table; the rules do the sum.

## A question and its answer

pages-question-title = { $question } – Ticket to Ride rules
pages-ask-another = Another question
pages-not-ready = The answers are still being loaded. Please try again in a moment.
pages-busy = That was a lot of questions in a short time. You can go on in { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
pages-no-edition = There is no edition "{ $given }" here. Pick one of the maps.
pages-official = Where a text here and the official rulebook differ, the rulebook is right.
pages-lost = This page does not exist. Part of the address may be missing.
pages-too-large = That was too much text at once. A question may have up to 500 characters.

## Calculators

pages-calculate = Work it out
pages-result = Result
pages-edition = Edition
pages-optional = optional
pages-tunnel = Tunnel
pages-tunnel-about = How many extra cards?
pages-ferry = Ferry
pages-ferry-about = How many locomotives, how many other cards?
pages-station = Station
pages-station-about = What does the next one cost?
pages-route = Route points
pages-route-about = What is a route worth?
pages-tickets = Tickets to keep
pages-tickets-about = How many at least, and where do the others go?
pages-double = Double route
pages-double-about = Is the other track open?
pages-mandala = Grand Tour (Mandala)
pages-mandala-about = How big is the bonus?
pages-country = Country ticket
pages-country-about = What does it score?
pages-field-color = Colour of the cards you played
pages-field-color-only = locomotives only
pages-field-count = How many of this colour
pages-field-locomotives = How many locomotives
pages-field-revealed = Card { $n } turned up
pages-field-revealed-none = no card
pages-field-length = Spaces on the route
pages-field-symbols = Locomotive symbols on it
pages-field-nth = Which station is it?
pages-nth-1 = first
pages-nth-2 = second
pages-nth-3 = third
pages-field-when = When are the tickets drawn?
pages-when-start = at the start
pages-when-later = during the game
pages-field-drawn = Tickets drawn
pages-field-drawn-hint = Fill in only if the deck held fewer than usual.
pages-field-players = Players
pages-field-owner = Who has the other track?
pages-owner-self = I do
pages-owner-other = another player
pages-owner-none = nobody yet
pages-field-qualifying = Tickets joined by two separate paths
pages-field-values = Points on the ticket
pages-field-values-hint = Leave a country out if the ticket does not name it.
pages-field-reached = Countries reached
pages-wrong = Please check what is marked.
pages-wrong-number = A whole number from { $low } to { $high }, please.
pages-wrong-choice = Please choose one.
pages-wrong-cards = Between { $low } and { $high } cards are played for a tunnel.
pages-wrong-deck = There are not that many such cards.
pages-wrong-reached = The ticket gives no points for this country.
pages-wrong-values = Enter the points of at least one country.

## Cards in short: one or two letters that tell the colours apart

pages-letter-red = R
pages-letter-blue = Bu
pages-letter-green = G
pages-letter-yellow = Y
pages-letter-black = Bk
pages-letter-white = W
pages-letter-orange = O
pages-letter-pink = P
pages-letter-locomotive = L

## The shop

pages-shop-name = The Toy Carriage
pages-shop-demo = An example shop: nothing is for sale here.
pages-shop-title = Ticket to Ride – { $edition }
pages-shop-text = Collect cards, lay your trains and join the cities on your tickets before the others cut you off. Quick to explain, different every time.
pages-shop-players = Players
pages-shop-trains = Trains for each player
pages-shop-stations = Stations for each player
pages-shop-basket = Add to basket
pages-shop-questions = Unsure how something works?
pages-shop-back = To the player's page
