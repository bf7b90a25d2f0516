# Το γραφείο όπου το προσωπικό εξετάζει διαφωνίες και απαντήσεις που κρίθηκαν λάθος.

## Σε κάθε σελίδα

desk-title = Γραφείο επίλυσης διαφωνιών
desk-menu = Γραφείο
desk-menu-queue = Ουρά
desk-menu-new = Νέα διαφωνία
desk-menu-stats = Στατιστικά
desk-menu-editing = Επιμέλεια
desk-menu-staff = Προσωπικό
desk-menu-audit = Αρχείο ενεργειών
desk-role-support = υποστήριξη
desk-role-editor = επιμέλεια
desk-role-admin = διαχείριση
desk-signed-in = Σύνδεση: { $name }
desk-sign-out = Αποσύνδεση
desk-back = Πίσω στην ουρά
desk-not-found = Δεν υπάρχει τέτοια σελίδα
desk-not-found-about = Αυτό που δείχνει η διεύθυνση δεν είναι στην ουρά.

## Η ουρά

desk-queue = Ουρά
desk-show = Εμφάνιση
desk-show-open = Ανοιχτές
desk-show-mine = Δικές μου
desk-show-changed = Με νέα κρίση
desk-show-decided = Αποφασισμένες
desk-show-all = Όλες
desk-search = Αναζήτηση
desk-kind = Είδος
desk-kind-dispute = Διαφωνία
desk-kind-answer = Απάντηση με αρνητική ψήφο
desk-any = Όλα
desk-find = Βρες
desk-found = { $n ->
    [0] Δεν υπάρχει τίποτα εδώ.
    [one] 1 εγγραφή
   *[other] { $n } εγγραφές
}
desk-export = Αποθήκευση σε { $form }
desk-keys = Πλήκτρα: j επόμενη, k προηγούμενη, / αναζήτηση
desk-forgotten = Το κείμενο διαγράφηκε.
desk-state-open = ανοιχτή
desk-state-decided = αποφασισμένη
desk-nobody = χωρίς ανάθεση
desk-pages = Σελίδες
desk-before = Προηγούμενη σελίδα
desk-next = Επόμενη σελίδα
desk-page-of = Σελίδα { $n } από { $all }

## Μια διαφωνία

desk-dispute = Διαφωνία
desk-permalink = Μόνιμη διεύθυνση
desk-not-whole = Η εγγραφή άλλαξε μέσα στη βάση δεδομένων. Μη βασιστείς σε αυτή· ρώτησε τη διαχείριση.
desk-evidence = Τεκμήρια
desk-sure = Βεβαιότητα: { $percent } %
desk-decided-as = Απόφαση του προσωπικού: { $verdict }
desk-change-pending = Σήμερα η κρίση θα ήταν άλλη
desk-change-because = Τι άλλαξε από τότε: { $what }
desk-change-refused = Οι κανόνες δεν δέχονται πια τα στοιχεία που δόθηκαν.
desk-confirm-change = Επιβεβαίωση της αλλαγής
desk-editor-only = Μόνο η επιμέλεια μπορεί να το επιβεβαιώσει.
desk-decide = Απόφαση
desk-decision = Η απόφαση
desk-how-confirmed = Οι κρίσεις είναι σωστές
desk-how-otherwise = Αποφασίζω διαφορετικά
desk-otherwise-verdict = αν διαφορετικά, η κρίση
desk-reason = Αιτιολογία
desk-reason-hint = Χρειάζεται όταν αποφασίζεις διαφορετικά· μπαίνει στην επιστολή όπως τη γράφεις.
desk-work = Σημειώσεις και ανάθεση
desk-assigned = Ανατέθηκε σε
desk-assign = Ανάθεση
desk-note = Σημείωση για το προσωπικό
desk-add-note = Προσθήκη σημείωσης
desk-letter = Επιστολή
desk-letter-otherwise = Η επιστολή έχει τις κρίσεις του προσωπικού και την αιτιολογία τους.
desk-decided-by-staff = Απόφαση του προσωπικού μας, { $date }.
desk-sent-in = Γλώσσα της επιστολής που στάλθηκε
desk-mark-sent = Σημείωσε ότι στάλθηκε
desk-history = Ιστορικό
desk-no-events = Τίποτα ακόμη.
desk-event-note = Σημείωση
desk-event-assign = Ανατέθηκε: { $name }
desk-event-unassigned = Η ανάθεση αφαιρέθηκε
desk-event-confirmed = Απόφαση: οι κρίσεις είναι σωστές
desk-event-otherwise = Διαφορετική απόφαση: { $verdicts }
desk-event-reviewed = Ελέγχθηκε: η απάντηση ήταν λάθος
desk-event-right = Απόφαση: η απάντηση ήταν σωστή
desk-event-sent = Στάλθηκε επιστολή, γλώσσα: { $language }
desk-event-change = Επιβεβαιώθηκε η αλλαγή { $n }

## Νέα διαφωνία

desk-unknown = άγνωστο
desk-lang-of-report = Γλώσσα της περιγραφής
desk-more-claims = Κι άλλοι ισχυρισμοί
desk-by = Ποιος το λέει
desk-claim-text = Τι ισχυρίζεται
desk-told-by-text = να βρεθεί από το κείμενο
desk-judge = Κρίση και φύλαξη

## Μια απάντηση

desk-as-shown = Όπως εμφανίστηκε
desk-thumb-reason = Γιατί αρνητική ψήφος
desk-no-reason = Δεν δόθηκε λόγος.
desk-snapshot = Η απάντηση της υπηρεσίας εκείνη τη στιγμή
desk-not-same = Δεν είναι αυτό που, κατά τον επισκέπτη, εμφανίστηκε.
desk-review = Τι έπρεπε να είναι
desk-review-about = Ο έλεγχος γίνεται ερώτηση δοκιμής. Αφαίρεσε ό,τι προσωπικό.
desk-question-anonymous = Η ερώτηση χωρίς τίποτα προσωπικό
desk-question-kind = Είδος ερώτησης
desk-case-lookup = για έναν κανόνα
desk-case-computed = με υπολογισμό
desk-case-dispute = διαφωνία
desk-case-cross = ανάμεσα σε γλώσσες
desk-case-ambiguous = ασαφής
desk-case-out_of_scope = για άλλο θέμα
desk-case-not_covered = δεν το ορίζουν οι κανόνες
desk-expected-status = Αναμενόμενο αποτέλεσμα
desk-status-answered = απαντήθηκε
desk-status-clarify = ζητά διευκρίνιση
desk-status-not_covered = δεν το ορίζουν οι κανόνες
desk-status-out_of_scope = για άλλο θέμα
desk-expected-value = Αναμενόμενη τιμή (αριθμός, true, false· μπορεί να μείνει κενό)
desk-expected-rule = Αναμενόμενος κανόνας
desk-keep-review = Φύλαξη του ελέγχου
desk-answer-right = Αν τελικά η απάντηση ήταν σωστή, γιατί;
desk-close-as-right = Κλείσιμο ως σωστή
desk-add-example = Κάν’ το παράδειγμα ερώτησης

## Στατιστικά

desk-stats-about = Οι ερωτήσεις έρχονται από ιστότοπους που επέλεξαν να τις κρατούν· οι διαφωνίες από αυτό το γραφείο.
desk-period = Διάστημα
desk-days = { $n ->
    [one] 1 ημέρα
   *[other] { $n } ημέρες
}
desk-as-table = Ως πίνακας
desk-no-data = Δεν υπάρχει τίποτα σε αυτό το διάστημα.
desk-stat-over-time = Ερωτήσεις και διαφωνίες ανά εβδομάδα
desk-stat-questions = Συχνότερες ερωτήσεις
desk-stat-refusals = Αποτελέσματα ερωτήσεων
desk-stat-languages = Γλώσσες
desk-stat-rules = Κανόνες με τις περισσότερες διαφωνίες
desk-col-week = Εβδομάδα από
desk-col-questions = Ερωτήσεις
desk-col-disputes = Διαφωνίες
desk-col-refused = Χωρίς απάντηση
desk-col-question = Ερώτηση
desk-col-times = Φορές
desk-col-outcome = Αποτέλεσμα
desk-col-language = Γλώσσα
desk-col-rule = Κανόνας

## Τι πήγε στραβά

desk-error-changed = Στο μεταξύ κάποιος άλλος έκανε αλλαγή. Η σελίδα τη δείχνει τώρα· ό,τι έγραψες είναι ακόμη στη φόρμα. Δες το και στείλε ξανά.
desk-error-no-case = Δεν υπάρχει τέτοια υπόθεση.
desk-error-forgotten = Το κείμενο αυτής της υπόθεσης διαγράφηκε· δεν μπορεί να γραφτεί κάτι νέο γι’ αυτήν.
desk-error-missing-reason = Γράψε γιατί αποφασίζεις διαφορετικά.
desk-error-missing = Κάτι λείπει εδώ.
desk-error-too-long = Το κείμενο είναι πολύ μεγάλο.
desk-error-characters = Το κείμενο έχει χαρακτήρες που δεν φαίνονται.
desk-error-choice = Διάλεξε μία από τις δυνατότητες.
desk-error-no-change = Αυτή η αλλαγή δεν εκκρεμεί πια.
desk-error-review = Ο έλεγχος δεν μπορεί να φυλαχτεί· διόρθωσε το σημειωμένο πεδίο.
desk-error-form = Η φόρμα δεν διαβάστηκε.

## Facts of a dispute

desk-facts = Στοιχεία για τον υπολογισμό
desk-facts-hint = Προαιρετικά. Με αυτά οι αριθμοί υπολογίζονται αντί να διαβάζονται από το κείμενο. Τα πεδία με * χρειάζονται· οι κενές γραμμές δεν μετρούν.
desk-facts-name = Τι να υπολογιστεί
desk-facts-none = χωρίς στοιχεία
desk-facts-show = Εμφάνιση πεδίων
desk-facts-more = Περισσότερες γραμμές: { $what }
desk-facts-commas = Χωρισμένα με κόμμα
desk-facts-empty = δεν δίνεται
desk-facts-true = ναι
desk-facts-false = όχι
desk-facts-name-route_points = Πόντοι μιας διαδρομής
desk-facts-name-routes_points = Πόντοι πολλών διαδρομών
desk-facts-name-double_route_open = Είναι ελεύθερη η άλλη γραμμή της διπλής διαδρομής;
desk-facts-name-claim_check = Πιάνεται η διαδρομή με αυτές τις κάρτες;
desk-facts-name-ferry_cost = Κόστος του φέρι
desk-facts-name-tunnel_extra_cards = Έξτρα κάρτες για τούνελ
desk-facts-name-station_cost = Κόστος ενός σταθμού
desk-facts-name-stations_cost = Κόστος πολλών σταθμών
desk-facts-name-unused_stations = Πόντοι για αχρησιμοποίητους σταθμούς
desk-facts-name-best_stations = Η καλύτερη χρήση σταθμών για εισιτήρια
desk-facts-name-tickets_to_keep = Εισιτήρια που πρέπει να κρατηθούν
desk-facts-name-tickets_points = Πόντοι για εισιτήρια
desk-facts-name-ticket_completed = Ολοκληρώθηκε το εισιτήριο;
desk-facts-name-longest_path = Η μεγαλύτερη συνεχής διαδρομή
desk-facts-name-mandala = Μεγάλο Ταξίδι (Μάνταλα)
desk-facts-name-country_ticket = Εισιτήριο χώρας
desk-facts-name-draw_check = Επιτρέπεται η δεύτερη κάρτα;
desk-facts-name-face_up_reset = Αλλάζουν οι ανοιχτές κάρτες;
desk-facts-name-last_round = Αρχίζει ο τελευταίος γύρος;
desk-facts-name-final_scores = Τελική βαθμολογία και νικητής
desk-facts-built = Σταθμοί που χτίστηκαν πριν
desk-facts-card = Κάρτα
desk-facts-cards = Κάρτες που παίχτηκαν
desk-facts-city = Πόλη
desk-facts-city_a = Από
desk-facts-city_b = Προς
desk-facts-claimed = Διαδρομές που έπιασαν άλλοι
desk-facts-color = Χρώμα
desk-facts-completed = Ολοκληρώθηκε
desk-facts-country = Χώρα
desk-facts-drawn = Εισιτήρια που τραβήχτηκαν, αν ήταν λιγότερα
desk-facts-edges = Κομμάτια του δικτύου
desk-facts-face_up = Ανοιχτή κάρτα
desk-facts-ferry_locomotives = Σύμβολα μηχανής
desk-facts-locomotives = Μηχανές στο χέρι
desk-facts-first = Πρώτη κάρτα
desk-facts-from = Από πού
desk-facts-from-deck = τη στοίβα
desk-facts-from-face_up = τις ανοιχτές
desk-facts-hand = Κάρτες στο χέρι
desk-facts-laid = Τρένα που μπήκαν σε αυτή τη σειρά
desk-facts-length = Θέσεις
desk-facts-lengths = Μήκη των διαδρομών
desk-facts-longest_path = Μήκος της μεγαλύτερης συνεχούς διαδρομής
desk-facts-mandala_tickets = Εισιτήρια ενωμένα με δύο ξεχωριστούς δρόμους
desk-facts-nth = Ποιος σταθμός (1–3)
desk-facts-owned = Διαδρομές του ίδιου παίκτη
desk-facts-owner = Ποιος έχει την άλλη γραμμή
desk-facts-owner-self = ο ίδιος παίκτης
desk-facts-owner-other = άλλος παίκτης
desk-facts-owner-none = κανείς
desk-facts-played = Κάρτες που παίχτηκαν
desk-facts-player_name = Όνομα
desk-facts-players = Αριθμός παικτών
desk-facts-players-list = Παίκτης
desk-facts-points = Πόντοι
desk-facts-reached = Χώρες που συνδέθηκαν
desk-facts-revealed = Κάρτα που άνοιξε
desk-facts-rival_routes = Διαδρομές άλλων παικτών
desk-facts-route = Διαδρομή στον χάρτη
desk-facts-route_points = Πόντοι από διαδρομές
desk-facts-routes = Διαδρομές του παίκτη
desk-facts-second = Δεύτερη κάρτα
desk-facts-stations = Αριθμός σταθμών
desk-facts-stations-list = Σταθμός
desk-facts-stations_used = Σταθμοί που χρησιμοποιήθηκαν
desk-facts-ticket = Εισιτήριο
desk-facts-tickets = Αριθμός εισιτηρίων
desk-facts-tickets-list = Εισιτήριο
desk-facts-trains_before = Τρένα πριν από τη σειρά
desk-facts-trains_left = Τρένα που έμειναν
desk-facts-tunnel = Είναι τούνελ;
desk-facts-turned_up = Κάρτες που άνοιξαν συνολικά
desk-facts-unused = Αχρησιμοποίητοι σταθμοί
desk-facts-values = Χώρα στο εισιτήριο
desk-facts-when = Πότε τραβιούνται τα εισιτήρια
desk-facts-when-start = στην αρχή
desk-facts-when-later = κατά τη διάρκεια του παιχνιδιού
desk-facts-given = Στοιχεία που δόθηκαν
desk-database-gone = Η βάση δεδομένων δεν είναι διαθέσιμη
desk-database-gone-about = Δεν αποθηκεύτηκε τίποτα. Δοκίμασε ξανά σε λίγο· αν συνεχιστεί, ενημέρωσε όποιον διαχειρίζεται την υπηρεσία.
