# Το γραφείο όπου το προσωπικό εξετάζει διαφορές και απαντήσεις που κρίθηκαν λάθος.

## Σε κάθε σελίδα

desk-title = Γραφείο διαφορών
desk-menu = Γραφείο
desk-menu-queue = Ουρά
desk-menu-new = Νέα διαφορά
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
desk-kind-dispute = Διαφορά
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

## Μια διαφορά

desk-dispute = Διαφορά
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

## Νέα διαφορά

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
desk-case-dispute = διαφορά
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

## Στατιστικά

desk-stats-about = Οι ερωτήσεις έρχονται από ιστότοπους που επέλεξαν να τις κρατούν· οι διαφορές από αυτό το γραφείο.
desk-period = Διάστημα
desk-days = { $n ->
    [one] 1 ημέρα
   *[other] { $n } ημέρες
}
desk-as-table = Ως πίνακας
desk-no-data = Δεν υπάρχει τίποτα σε αυτό το διάστημα.
desk-stat-over-time = Ερωτήσεις και διαφορές ανά εβδομάδα
desk-stat-questions = Συχνότερες ερωτήσεις
desk-stat-refusals = Αποτελέσματα ερωτήσεων
desk-stat-languages = Γλώσσες
desk-stat-rules = Κανόνες με τις περισσότερες διαφορές
desk-col-week = Εβδομάδα από
desk-col-questions = Ερωτήσεις
desk-col-disputes = Διαφορές
desk-col-refused = Χωρίς απάντηση
desk-col-question = Ερώτηση
desk-col-times = Φορές
desk-col-outcome = Αποτέλεσμα
desk-col-language = Γλώσσα
desk-col-rule = Κανόνας

## Τι πήγε στραβά

desk-error-changed = Στο μεταξύ κάποιος άλλος έκανε αλλαγή. Η σελίδα τη δείχνει τώρα· ό,τι έγραψες είναι ακόμη στη φόρμα. Δες το και στείλε ξανά.
desk-error-no-case = Δεν υπάρχει τέτοια υπόθεση.
desk-error-missing = Κάτι λείπει εδώ.
desk-error-too-long = Το κείμενο είναι πολύ μεγάλο.
desk-error-characters = Το κείμενο έχει χαρακτήρες που δεν φαίνονται.
desk-error-choice = Διάλεξε μία από τις δυνατότητες.
desk-error-no-change = Αυτή η αλλαγή δεν εκκρεμεί πια.
desk-error-review = Ο έλεγχος δεν μπορεί να φυλαχτεί· διόρθωσε το σημειωμένο πεδίο.
desk-error-form = Η φόρμα δεν διαβάστηκε.
