# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Ευχαριστούμε. Κρατήθηκαν η ερώτησή σου, η γνώμη σου και η ίδια η απάντηση· τίποτε άλλο για εσένα.
feedback-elsewhere = Αυτό ήρθε από άλλον ιστότοπο και δεν κρατήθηκε.
feedback-wrong = Δεν μπόρεσε να κρατηθεί: κάτι λείπει από τη φόρμα ή είναι πολύ μεγάλο.
feedback-no-database = Η υπηρεσία δεν κρατά γνώμες αυτή τη στιγμή, γιατί δεν έχει βάση δεδομένων. Δεν αποθηκεύτηκε τίποτα.
feedback-back = Πίσω στην απάντηση
feedback-note = Η ερώτησή σου και όσα γράψεις εδώ στέλνονται και κρατιούνται· τίποτε άλλο για εσένα.
feedback-reason = Τι δεν ήταν σωστό; (μπορεί να μείνει κενό)
feedback-title = Γνώμη για την απάντηση

## What editors decided, as answers tell it

note-authority = Όπου τα δύο κείμενα διαφέρουν, η απάντηση ακολουθεί το «{ $cited }» και όχι το «{ $other }»: έτσι αποφάσισαν οι συντάκτες μας.
house-ruling = Σπιτικός κανόνας, όχι από βιβλίο κανόνων: στο δικό μας τραπέζι παίζεται έτσι – { $text }

## The editors' pages

editing-title = Επεξεργασία δεδομένων
editing-intro = Ό,τι προστίθεται εδώ μπαίνει στις απαντήσεις όταν δημοσιευτεί και περάσει τη μέτρηση.
editing-none = Τίποτα ακόμη.
editing-lang = Γλώσσα
editing-edition = Έκδοση
editing-edition-any = οποιαδήποτε
editing-rule = Κανόνας
editing-rule-any = όλα όσα αναφέρουν και τα δύο
editing-question = Ερώτηση, όπως θα την έγραφε ένας παίκτης
editing-answer = Η σωστή απάντηση
editing-answer-open = δεν είναι ερώτηση ναι/όχι
editing-answer-yes = ναι
editing-answer-no = όχι
editing-name = Πώς το λέει ο κόσμος
editing-name-hint = Ένα * στο τέλος σημαίνει οποιαδήποτε κατάληξη.
editing-means = Τι σημαίνει
editing-means-hint = Το όνομα μιας πόλης ή μια λέξη που ο βοηθός ξέρει ήδη.
editing-document = Πηγή που ακολουθούμε
editing-over = Πηγή που δεν ακολουθούμε
editing-texts = Πώς παίζεται στο τραπέζι σας
editing-reason = Γιατί
editing-add = Προσθήκη
editing-withdraw = Απόσυρση
editing-withdraw-why = Γιατί αποσύρεται;
editing-kind-example = Παράδειγμα ερώτησης
editing-kind-alias = Άλλο όνομα
editing-kind-authority = Απόφαση ανάμεσα σε δύο πηγές
editing-kind-house = Σπιτικός κανόνας
editing-about-example = Μαθαίνει στον βοηθό ποιον κανόνα αφορά μια ερώτηση. Ερώτηση από τα σύνολα μέτρησης δεν γίνεται δεκτή.
editing-about-alias = Πώς λέει ο κόσμος μια πόλη, μια κάρτα ή κάτι άλλο.
editing-about-authority = Όπου μιλούν και οι δύο για έναν κανόνα, παρατίθεται μόνο αυτή που ακολουθούμε, και η απάντηση το λέει.
editing-about-house = Για σημείο που δεν το λύνει καμία πηγή. Εμφανίζεται ως σπιτικός κανόνας μετά το «καμία πηγή δεν το λύνει» και ποτέ δεν παρατίθεται ως πηγή.
editing-state-pending = περιμένει δημοσίευση
editing-state-live = στο ευρετήριο
editing-state-leaving = αποσύρθηκε· στο ευρετήριο ως την επόμενη δημοσίευση
editing-state-withdrawn = αποσύρθηκε
editing-list = Όσα προστέθηκαν
editing-publish = Δημοσίευση
editing-publish-note = Φτιάχνεται και μετριέται ένα υποψήφιο ευρετήριο· κρατά μερικά λεπτά. Γίνεται τρέχον μόνο αν κανένα μέγεθος δεν πέσει κάτω από τη βάση.
editing-publishing = Μια δημοσίευση βρίσκεται σε εξέλιξη. Ξανακοίτα σε λίγα λεπτά.
editing-nothing = Όλα έχουν δημοσιευτεί.
editing-done-added = Προστέθηκε και περιμένει δημοσίευση.
editing-done-withdrawn = Αποσύρθηκε· φεύγει από το ευρετήριο με την επόμενη δημοσίευση.
editing-done-started = Η δημοσίευση άρχισε.
editing-publications = Δημοσιεύσεις
editing-publication = Δημοσίευση { $number }
editing-publication-running = σε εξέλιξη
editing-publication-live = σε ισχύ
editing-publication-refused = δεν πέρασε τη μέτρηση· το ευρετήριο έμεινε ως είχε
editing-publication-failed = απέτυχε· το ευρετήριο έμεινε ως είχε
editing-report = Αναφορά
editing-no-report = Δεν υπάρχει ακόμη αναφορά.
editing-by = { $name }, { $at }
editing-withdrawn-by = απόσυρση: { $name }, { $at }
editing-error-text = Εδώ χρειάζεται μία γραμμή με { $min }–{ $max } χαρακτήρες.
editing-error-choice = Το «{ $given }» δεν είναι στις επιλογές.
editing-error-answer-edition = Η απάντηση διαφέρει ανά έκδοση: διάλεξε μία.
editing-error-no-proposition = Ο κανόνας { $rule } δεν έχει πρόταση που να ισχύει ή να μην ισχύει, άρα το «ναι» δεν λέει τίποτα γι’ αυτόν.
editing-error-measured = Η ερώτηση είναι ίδια ή σχεδόν ίδια με την ερώτηση μέτρησης { $id }. Ό,τι μετριέται δεν πρέπει να διδάσκεται.
editing-error-alias-short = Το όνομα θέλει τουλάχιστον 3 γράμματα, πριν από * τουλάχιστον { $min }· το * μπαίνει μόνο στο τέλος.
editing-error-alias-known = Το «{ $name }» είναι ήδη κατανοητό.
editing-error-alias-unknown = Το «{ $name }» δεν είναι ούτε πόλη ούτε λέξη που ξέρει ο βοηθός.
editing-error-authority-apart = Διάλεξε δύο διαφορετικές πηγές που μιλούν για την ίδια έκδοση.
editing-error-there = Υπάρχει ήδη, με αριθμό { $number }.
editing-error-not-there = Δεν υπάρχει αριθμός { $number }.
editing-error-withdrawn = Ο αριθμός { $number } έχει ήδη αποσυρθεί από: { $by }.
editing-error-nothing = Δεν υπάρχει τίποτα για δημοσίευση.
editing-error-running = Μια δημοσίευση βρίσκεται ήδη σε εξέλιξη.
