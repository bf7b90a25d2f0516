# Frequent questions by the rule that settles them, for lists of questions and answers.

faq-setup-trains = Πόσα τρένα παίρνει κάθε παίκτης;
faq-draw-three_locomotives = Τι γίνεται όταν είναι ανοιχτές τρεις μηχανές;
faq-turn-no_hand_limit = Υπάρχει όριο στις κάρτες βαγονιών που κρατάω στο χέρι;
faq-claim-gray_one_color = Μπορώ να ανακατέψω χρώματα σε γκρι διαδρομή;
faq-claim-not_connected = Πρέπει η νέα διαδρομή να ενώνεται με αυτές που έχω ήδη;
faq-tunnel-decline = Τι γίνεται αν δεν μπορώ να πληρώσω τις έξτρα κάρτες του τούνελ;
faq-station-borrow = Πόσες διαδρομές άλλου παίκτη μπορώ να χρησιμοποιήσω με έναν σταθμό;
faq-mandala-share = Μπορούν οι δύο δρόμοι ενός εισιτηρίου Μεγάλου Ταξιδιού να έχουν κοινή διαδρομή;
faq-country-score = Ποια σύνδεση ενός εισιτηρίου χώρας μετράει στη βαθμολογία;
faq-tickets-failed = Χάνω πόντους για εισιτήριο που δεν ολοκλήρωσα;
