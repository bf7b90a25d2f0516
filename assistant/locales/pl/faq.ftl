# Frequent questions by the rule that settles them, for lists of questions and answers.

faq-setup-trains = Ile wagoników dostaje każdy gracz?
faq-draw-three_locomotives = Co się dzieje, gdy wśród odkrytych kart leżą trzy lokomotywy?
faq-turn-no_hand_limit = Czy jest limit kart wagonów na ręce?
faq-claim-gray_one_color = Czy na szarej trasie mogę mieszać kolory?
faq-claim-not_connected = Czy nowa trasa musi łączyć się z moimi wcześniejszymi trasami?
faq-tunnel-decline = Co, jeśli w tunelu nie mogę dopłacić kart?
faq-station-borrow = Z ilu tras innego gracza mogę skorzystać dzięki jednemu dworcowi?
faq-mandala-share = Czy dwie drogi biletu Mandala mogą mieć wspólną trasę?
faq-country-score = Jak punktuje bilet z krajami, gdy zrealizuję kilka połączeń?
faq-tickets-failed = Czy tracę punkty za niezrealizowany bilet?
