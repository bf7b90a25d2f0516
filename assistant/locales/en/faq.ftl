# Frequent questions by the rule that settles them, for lists of questions and answers.

faq-setup-trains = How many trains does each player get?
faq-draw-three_locomotives = What happens when three locomotives lie face up?
faq-turn-no_hand_limit = Is there a limit to the number of train cards in my hand?
faq-claim-gray_one_color = May I mix colours on a grey route?
faq-claim-not_connected = Does a new route have to connect to the routes I already have?
faq-tunnel-decline = What happens when I can't pay the extra cards of a tunnel?
faq-station-borrow = How many routes may I use through one station?
faq-mandala-share = May the two paths of a Grand Tour ticket share a route?
faq-country-score = Which of a country ticket's connections score?
faq-tickets-failed = Do I lose points for a ticket that I did not complete?
