# Η σελίδα του παίκτη, οι υπολογισμοί, οι ερωτήσεις που μοιράζονται και το κατάστημα που δείχνει το πλαίσιο.

## Σε κάθε σελίδα

pages-title = Κανόνες του Ticket to Ride: ρώτα και πάρε απάντηση με πηγή
pages-about = Ρώτα ό,τι θέλεις για τους κανόνες του Ticket to Ride: βασικό παιχνίδι, Ευρώπη, Ινδία και Ελβετία. Σύντομες απαντήσεις, βήμα βήμα και με την πηγή τους.
pages-skip = Μετάβαση στο περιεχόμενο
pages-languages = Γλώσσα
pages-home = Ρώτησε
pages-trademark = Το Ticket to Ride είναι εμπορικό σήμα του κατόχου του. Αυτός ο ιστότοπος δεν έχει σχέση μαζί του.
pages-shop-link = Για καταστήματα: το πλαίσιο σε σελίδα προϊόντος

## Η πρώτη σελίδα

pages-heading = Κόλλησες σε κανόνα; Ρώτα.
pages-lead = Γράψε το όπως θα το έλεγες στο τραπέζι. Θα πάρεις σύντομη απάντηση, τα βήματα και το κείμενο στο οποίο στηρίζεται.
pages-editions = Ποιος χάρτης είναι στο τραπέζι;
pages-any-edition = Όποιος να ’ναι
pages-map-usa = Σχέδιο: σιδηροδρομικές διαδρομές στη Βόρεια Αμερική
pages-map-europe = Σχέδιο: σιδηροδρομικές διαδρομές στην Ευρώπη
pages-map-india = Σχέδιο: σιδηροδρομικές διαδρομές στην Ινδία
pages-map-switzerland = Σχέδιο: σιδηροδρομικές διαδρομές στην Ελβετία
pages-suggested = Οι παίκτες ρωτούν συχνά
pages-calculators = Γρήγοροι υπολογισμοί
pages-calculators-about = Βάλε ό,τι υπάρχει στο τραπέζι και οι κανόνες κάνουν τον λογαριασμό.

## Μια ερώτηση και η απάντησή της

pages-question-title = { $question } – Κανόνες του Ticket to Ride
pages-ask-another = Άλλη ερώτηση
pages-not-ready = Οι απαντήσεις φορτώνουν ακόμη. Δοκίμασε ξανά σε λίγο.
pages-busy = Ήρθαν πολλές ερωτήσεις μαζεμένες. Μπορείς να συνεχίσεις σε { $n ->
    [one] { $n } δευτερόλεπτο
   *[other] { $n } δευτερόλεπτα
}.
pages-no-edition = Δεν υπάρχει εδώ έκδοση «{ $given }». Διάλεξε έναν από τους χάρτες.
pages-official = Όπου ένα κείμενο εδώ διαφέρει από το επίσημο βιβλίο κανόνων, ισχύει το βιβλίο.
pages-lost = Αυτή η σελίδα δεν υπάρχει. Ίσως λείπει ένα κομμάτι της διεύθυνσης.
pages-too-large = Πολύ κείμενο μαζεμένο. Μια ερώτηση έχει το πολύ 500 χαρακτήρες.

## Υπολογισμοί

pages-calculate = Υπολογισμός
pages-result = Αποτέλεσμα
pages-edition = Έκδοση
pages-optional = προαιρετικό
pages-tunnel = Τούνελ
pages-tunnel-about = Πόσες κάρτες ακόμη;
pages-ferry = Φέρι
pages-ferry-about = Πόσες μηχανές, πόσες άλλες κάρτες;
pages-station = Σταθμός
pages-station-about = Πόσο κοστίζει ο επόμενος;
pages-route = Πόντοι διαδρομής
pages-route-about = Πόσο αξίζει μια διαδρομή;
pages-tickets = Εισιτήρια που κρατάς
pages-tickets-about = Πόσα τουλάχιστον και πού πάνε τα υπόλοιπα;
pages-double = Διπλή διαδρομή
pages-double-about = Είναι ελεύθερη η άλλη γραμμή;
pages-mandala = Μεγάλο Ταξίδι (Μάνταλα)
pages-mandala-about = Πόσο είναι το μπόνους;
pages-country = Εισιτήριο χώρας
pages-country-about = Πόσους πόντους δίνει;
pages-field-color = Χρώμα των καρτών που παίχτηκαν
pages-field-color-only = μόνο μηχανές
pages-field-count = Πόσες από αυτό το χρώμα
pages-field-locomotives = Πόσες μηχανές
pages-field-revealed = { $n }η κάρτα που άνοιξε
pages-field-revealed-none = χωρίς κάρτα
pages-field-length = Θέσεις της διαδρομής
pages-field-symbols = Σύμβολα μηχανής
pages-field-nth = Ποιος σταθμός είναι;
pages-nth-1 = πρώτος
pages-nth-2 = δεύτερος
pages-nth-3 = τρίτος
pages-field-when = Πότε τραβιούνται τα εισιτήρια;
pages-when-start = στην αρχή
pages-when-later = κατά τη διάρκεια του παιχνιδιού
pages-field-drawn = Εισιτήρια που τραβήχτηκαν
pages-field-drawn-hint = Συμπληρώνεται μόνο αν η στοίβα είχε λιγότερα από το κανονικό.
pages-field-players = Παίκτες
pages-field-owner = Ποιος έχει την άλλη γραμμή;
pages-owner-self = εγώ
pages-owner-other = άλλος παίκτης
pages-owner-none = κανείς ακόμη
pages-field-qualifying = Εισιτήρια ενωμένα με δύο ξεχωριστούς δρόμους
pages-field-values = Πόντοι στο εισιτήριο
pages-field-values-hint = Άφησε κενή όποια χώρα δεν γράφει το εισιτήριο.
pages-field-reached = Χώρες που συνδέθηκαν
pages-wrong = Έλεγξε όσα είναι σημειωμένα.
pages-wrong-number = Γράψε έναν ακέραιο από { $low } έως { $high }.
pages-wrong-choice = Διάλεξε ένα.
pages-wrong-cards = Σε ένα τούνελ παίζονται από { $low } έως { $high } κάρτες.
pages-wrong-deck = Δεν υπάρχουν τόσες τέτοιες κάρτες.
pages-wrong-reached = Το εισιτήριο δεν δίνει πόντους για αυτή τη χώρα.
pages-wrong-values = Γράψε τους πόντους για μία τουλάχιστον χώρα.

## Συντομογραφίες των καρτών: γράμματα που ξεχωρίζουν τα χρώματα

pages-letter-red = Κό
pages-letter-blue = Μπ
pages-letter-green = Πρ
pages-letter-yellow = Κί
pages-letter-black = Μα
pages-letter-white = Ά
pages-letter-orange = Πο
pages-letter-pink = Μω
pages-letter-locomotive = Μη

## Το κατάστημα

pages-shop-name = Το βαγόνι των παιχνιδιών
pages-shop-demo = Υποδειγματικό κατάστημα: εδώ δεν πωλείται τίποτα.
pages-shop-title = Ticket to Ride – { $edition }
pages-shop-text = Μάζεψε κάρτες, στρώσε τα τρένα σου και ένωσε τις πόλεις των εισιτηρίων σου πριν σου κλείσουν τον δρόμο. Εξηγείται εύκολα και κάθε παρτίδα είναι αλλιώτικη.
pages-shop-players = Παίκτες
pages-shop-trains = Τρένα ανά παίκτη
pages-shop-stations = Σταθμοί ανά παίκτη
pages-shop-basket = Στο καλάθι
pages-shop-questions = Απορίες για τους κανόνες;
pages-shop-back = Στη σελίδα του παίκτη
