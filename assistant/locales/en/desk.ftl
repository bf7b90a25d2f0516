# The desk, where staff work on disputes and on answers that visitors found wrong.

## Around every page

desk-title = Dispute desk
desk-menu = Desk
desk-menu-queue = Queue
desk-menu-new = New dispute
desk-menu-stats = Figures
desk-menu-editing = Editing
desk-menu-staff = Staff
desk-menu-audit = Audit
desk-role-support = support
desk-role-editor = editor
desk-role-admin = admin
desk-signed-in = Signed in: { $name }
desk-sign-out = Sign out
desk-back = Back to the queue
desk-not-found = There is no such page
desk-not-found-about = There is nothing in the queue at this address.

## The queue

desk-queue = Queue
desk-show = Show
desk-show-open = Open
desk-show-mine = Mine
desk-show-changed = Verdict changed
desk-show-decided = Decided
desk-show-all = All
desk-search = Search
desk-kind = Kind
desk-kind-dispute = Dispute
desk-kind-answer = Answer with a thumbs-down
desk-any = Any
desk-find = Find
desk-found = { $n ->
    [0] Nothing here.
    [one] 1 entry
   *[other] { $n } entries
}
desk-export = Save as { $form }
desk-keys = Keys: j next, k previous, / search
desk-forgotten = The text was deleted.
desk-state-open = open
desk-state-decided = decided
desk-nobody = nobody
desk-pages = Pages
desk-before = Previous page
desk-next = Next page
desk-page-of = Page { $n } of { $all }

## A dispute

desk-dispute = Dispute
desk-permalink = Permanent address
desk-not-whole = This record was changed in the database. Do not rely on it; ask an administrator.
desk-evidence = Evidence
desk-sure = Certainty: { $percent } %
desk-decided-as = Decided by staff: { $verdict }
desk-change-pending = The verdict would be different today
desk-change-because = What changed since: { $what }
desk-change-refused = The rules no longer accept the facts given.
desk-confirm-change = Confirm the change
desk-editor-only = Only an editor can confirm this.
desk-decide = Decide
desk-decision = Decision
desk-how-confirmed = The verdicts are right
desk-how-otherwise = I decide otherwise
desk-otherwise-verdict = if otherwise, the verdict
desk-reason = Reason
desk-reason-hint = Needed when you decide otherwise; it goes into the letter as you write it.
desk-work = Notes and assignment
desk-assigned = Assigned to
desk-assign = Assign
desk-note = Note for colleagues
desk-add-note = Add note
desk-letter = Letter
desk-letter-otherwise = The letter carries the verdicts of the staff and the reason given.
desk-decided-by-staff = Decided by our staff on { $date }.
desk-sent-in = Language of the letter sent
desk-mark-sent = Mark as sent
desk-history = History
desk-no-events = Nothing yet.
desk-event-note = Note
desk-event-assign = Assigned to { $name }
desk-event-unassigned = Assigned to nobody
desk-event-confirmed = Decided: the verdicts are right
desk-event-otherwise = Decided otherwise: { $verdicts }
desk-event-reviewed = Reviewed: the answer was wrong
desk-event-right = Decided: the answer was right
desk-event-sent = Letter sent in { $language }
desk-event-change = Change { $n } confirmed

## A new dispute

desk-unknown = not known
desk-lang-of-report = Language of the report
desk-more-claims = More claims
desk-by = Who says so
desk-claim-text = What they claim
desk-told-by-text = found out from the text
desk-judge = Judge and keep

## An answer

desk-as-shown = As it was shown
desk-thumb-reason = Reason for the thumbs-down
desk-no-reason = No reason was given.
desk-snapshot = Answer of the service at that moment
desk-not-same = This is not what the visitor says was shown.
desk-review = What it should have been
desk-review-about = A review becomes a test question. Remove everything personal.
desk-question-anonymous = The question without anything personal
desk-question-kind = Kind of question
desk-case-lookup = look-up
desk-case-computed = computed
desk-case-dispute = dispute
desk-case-cross = across languages
desk-case-ambiguous = ambiguous
desk-case-out_of_scope = about something else
desk-case-not_covered = not covered by the rules
desk-expected-status = Expected outcome
desk-status-answered = answered
desk-status-clarify = asks back
desk-status-not_covered = not covered by the rules
desk-status-out_of_scope = about something else
desk-expected-value = Expected value (a number, true, false; may stay empty)
desk-expected-rule = Expected rule
desk-keep-review = Keep the review
desk-answer-right = If the answer was right after all, why?
desk-close-as-right = Close as right
desk-add-example = Make it an example question

## Figures

desk-stats-about = Questions come from sites that chose to keep them; disputes from this desk.
desk-period = Period
desk-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
desk-as-table = As a table
desk-no-data = There is nothing in this period.
desk-stat-over-time = Questions and disputes by week
desk-stat-questions = Questions asked most
desk-stat-refusals = Outcomes of questions
desk-stat-languages = Languages
desk-stat-rules = Rules disputed most
desk-col-week = Week from
desk-col-questions = Questions
desk-col-disputes = Disputes
desk-col-refused = Refused
desk-col-question = Question
desk-col-times = Times
desk-col-outcome = Outcome
desk-col-language = Language
desk-col-rule = Rule

## What went wrong

desk-error-changed = Somebody else changed this meanwhile. The page now shows their change; what you wrote is still in the form. Look at it and send again.
desk-error-no-case = There is no such case.
desk-error-forgotten = The text of this case was deleted; nothing new can be written about it.
desk-error-missing-reason = Write why you decide otherwise.
desk-error-missing = Something is missing here.
desk-error-too-long = The text is too long.
desk-error-characters = The text contains characters that cannot be seen.
desk-error-choice = Choose one of the options.
desk-error-no-change = This change is no longer pending.
desk-error-review = The review cannot be kept; please correct the marked field.
desk-error-form = The form could not be read.

## Facts of a dispute

desk-facts = Facts for the rules engine
desk-facts-hint = Optional. With them, numbers are worked out instead of read from the text. Fields marked * are needed; rows left empty do not count.
desk-facts-name = What is to be worked out
desk-facts-none = no facts
desk-facts-show = Show the fields
desk-facts-more = More rows: { $what }
desk-facts-commas = Separated by commas
desk-facts-empty = not given
desk-facts-true = yes
desk-facts-false = no
desk-facts-name-route_points = Points of one route
desk-facts-name-routes_points = Points of several routes
desk-facts-name-double_route_open = Is the other track of a double route open?
desk-facts-name-claim_check = May the route be claimed with these cards?
desk-facts-name-ferry_cost = Cost of a ferry
desk-facts-name-tunnel_extra_cards = Extra cards for a tunnel
desk-facts-name-station_cost = Cost of one station
desk-facts-name-stations_cost = Cost of several stations
desk-facts-name-unused_stations = Points for unused stations
desk-facts-name-best_stations = Best use of stations for tickets
desk-facts-name-tickets_to_keep = Tickets that must be kept
desk-facts-name-tickets_points = Points for tickets
desk-facts-name-ticket_completed = Is the ticket completed?
desk-facts-name-longest_path = Longest path
desk-facts-name-mandala = Grand Tour (Mandala)
desk-facts-name-country_ticket = Country ticket
desk-facts-name-draw_check = May the second card be taken?
desk-facts-name-face_up_reset = Are the face-up cards replaced?
desk-facts-name-last_round = Does the last round begin?
desk-facts-name-final_scores = Final scores and winner
desk-facts-built = Stations built before
desk-facts-card = Card
desk-facts-cards = Cards played
desk-facts-city = City
desk-facts-city_a = From
desk-facts-city_b = To
desk-facts-claimed = Routes claimed by others
desk-facts-color = Colour
desk-facts-completed = Completed
desk-facts-country = Country
desk-facts-drawn = Tickets drawn, if fewer than usual
desk-facts-edges = Stretches of the network
desk-facts-face_up = Face-up card
desk-facts-ferry_locomotives = Locomotive symbols
desk-facts-locomotives = Locomotives in hand
desk-facts-first = First card
desk-facts-from = Taken from
desk-facts-from-deck = the deck
desk-facts-from-face_up = the face-up cards
desk-facts-hand = Cards in hand
desk-facts-laid = Trains laid this turn
desk-facts-length = Spaces
desk-facts-lengths = Lengths of the routes
desk-facts-longest_path = Length of the longest path
desk-facts-mandala_tickets = Tickets joined by two separate paths
desk-facts-nth = Which station (1–3)
desk-facts-owned = The player’s own routes
desk-facts-owner = Who has the other track
desk-facts-owner-self = the same player
desk-facts-owner-other = another player
desk-facts-owner-none = nobody
desk-facts-played = Cards played
desk-facts-player_name = Name
desk-facts-players = Number of players
desk-facts-players-list = Player
desk-facts-points = Points
desk-facts-reached = Countries reached
desk-facts-revealed = Card turned up
desk-facts-rival_routes = Routes of other players
desk-facts-route = Route on the map
desk-facts-route_points = Points for routes
desk-facts-routes = The player’s routes
desk-facts-second = Second card
desk-facts-stations = Number of stations
desk-facts-stations-list = Station
desk-facts-stations_used = Stations used
desk-facts-ticket = Ticket
desk-facts-tickets = Number of tickets
desk-facts-tickets-list = Ticket
desk-facts-trains_before = Trains before the turn
desk-facts-trains_left = Trains left
desk-facts-tunnel = Is it a tunnel?
desk-facts-turned_up = Cards turned up in all
desk-facts-unused = Unused stations
desk-facts-values = Country on the ticket
desk-facts-when = When are the tickets drawn
desk-facts-when-start = at the start
desk-facts-when-later = during the game
desk-facts-given = Facts given
desk-database-gone = The database cannot be used
desk-database-gone-about = Nothing was saved. Try again in a moment; if this continues, tell whoever runs the service.
