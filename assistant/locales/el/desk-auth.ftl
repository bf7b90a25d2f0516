# Σύνδεση στο γραφείο, λογαριασμοί του προσωπικού, αρχείο ενεργειών.

desk-auth-title = Σύνδεση στο γραφείο
desk-auth-name = Όνομα
desk-auth-password = Κωδικός πρόσβασης
desk-auth-sign-in = Σύνδεση
desk-auth-wrong = Το όνομα και ο κωδικός δεν ταιριάζουν.
desk-auth-wait = { $n ->
    [one] Πάρα πολλές προσπάθειες. Δοκίμασε ξανά σε { $n } δευτερόλεπτο.
   *[other] Πάρα πολλές προσπάθειες. Δοκίμασε ξανά σε { $n } δευτερόλεπτα.
}
desk-auth-changed = Ο κωδικός άλλαξε. Συνδέσου με τον νέο.
desk-auth-busy = Η υπηρεσία εξυπηρετεί άλλες συνδέσεις. Δεν έγινε τίποτα· δοκίμασε ξανά σε λίγα δευτερόλεπτα.
desk-auth-expired = Η σύνδεσή σου έληξε. Συνδέσου ξανά· όσα έγραψες δεν χάθηκαν.
desk-auth-kept = Όσα έγραψες δεν χάθηκαν
desk-auth-kept-about = Δεν έχουν αποθηκευτεί ακόμη. Συνέχισε, δες τα και στείλε τα.
desk-auth-go-on = Συνέχεια
desk-auth-forgotten = Αν ξέχασες τον κωδικό σου, ένας διαχειριστής μπορεί να ορίσει νέο.
desk-auth-to-desk = Στο γραφείο

desk-account-title = Ο λογαριασμός σου
desk-account-change = Αλλαγή κωδικού
desk-account-present = Τωρινός κωδικός
desk-account-new = Νέος κωδικός
desk-account-password = Ο κωδικός έχει 12 έως 256 χαρακτήρες κάθε είδους.
desk-account-ends = Όλες οι συνδέσεις σου λήγουν, εδώ και σε άλλες συσκευές.
desk-account-wrong = Ο τωρινός κωδικός δεν είναι σωστός.
desk-account-name = Το όνομα έχει 1 έως 60 εκτυπώσιμους χαρακτήρες.
desk-account-taken = Υπάρχει ήδη λογαριασμός με αυτό το όνομα.
desk-account-reserved = Αυτό το όνομα προορίζεται για το ίδιο το πρόγραμμα.
desk-account-alike = Αυτό το όνομα μοιάζει με το όνομα άλλου λογαριασμού. Διάλεξε ένα που ξεχωρίζει.
desk-account-busy = Η υπηρεσία εξυπηρετεί άλλες συνδέσεις. Δεν έγινε τίποτα· δοκίμασε ξανά σε λίγα δευτερόλεπτα.
desk-account-unknown = Δεν υπάρχει λογαριασμός με αυτό το όνομα.
desk-account-role = Δεν υπάρχει τέτοιος ρόλος.
desk-account-lang = Δεν υπάρχει τέτοια γλώσσα.
desk-account-action = Αυτό δεν γίνεται με έναν λογαριασμό.
desk-account-last = Αυτός είναι ο τελευταίος διαχειριστής. Όρισε πρώτα κάποιον άλλο.

desk-staff-title = Προσωπικό
desk-staff-since = από { $day }
desk-staff-disabled = απενεργοποιήθηκε στις { $day }
desk-staff-change = Αλλαγή του λογαριασμού: { $name }
desk-staff-role = Ρόλος
desk-staff-lang = Γλώσσα
desk-staff-save-role = Αποθήκευση ρόλου
desk-staff-save-password = Ορισμός κωδικού
desk-staff-disable = Απενεργοποίηση λογαριασμού
desk-staff-enable = Ενεργοποίηση λογαριασμού
desk-staff-add = Προσθήκη λογαριασμού
desk-staff-added = Ο λογαριασμός προστέθηκε.
desk-staff-changed = Ο λογαριασμός άλλαξε.

desk-audit-title = Αρχείο ενεργειών
desk-audit-who = Ποιος
desk-audit-what = Τι έγινε
desk-audit-about = Σχετικά με
desk-audit-at = Πότε (UTC)
desk-audit-number = Αρ.
desk-audit-detail = Λεπτομέρειες
desk-audit-filter = Φιλτράρισμα
desk-audit-count = { $n ->
    [one] { $n } εγγραφή.
   *[other] { $n } εγγραφές.
}
desk-audit-pages = Σελίδες
desk-audit-newer = Νεότερες εγγραφές
desk-audit-older = Παλαιότερες εγγραφές

error-sign_in = Συνδέσου πρώτα στο γραφείο.
error-role = Ο ρόλος σου δεν το επιτρέπει.
error-csrf = Η φόρμα έληξε ή δεν προέρχεται από το γραφείο. Πήγαινε πίσω, ανανέωσε τη σελίδα και δοκίμασε ξανά.
error-forgotten = Τα κείμενα και τα ονόματα αυτής της εγγραφής διαγράφηκαν· δεν μπορεί πια να εμφανιστεί.
error-title-401 = Δεν έχεις συνδεθεί
error-title-410 = Δεν είναι πια διαθέσιμο
