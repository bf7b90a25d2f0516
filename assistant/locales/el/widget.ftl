# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Ερωτήσεις για τους κανόνες
widget-open = Ρωτήστε για τους κανόνες
widget-question = Η ερώτησή σας για τους κανόνες
widget-placeholder = Για παράδειγμα: Πόσα εισιτήρια πρέπει να κρατήσω;
widget-ask = Ρωτήστε
widget-looking = Αναζήτηση…
widget-slow = Αυτή τη φορά αργεί λίγο περισσότερο.
widget-ready = Η απάντηση είναι έτοιμη.
widget-close = Κλείσιμο
widget-empty = Γράψτε πρώτα μια ερώτηση.

## The answer

widget-steps = Βήμα βήμα
widget-understood = Κατάλαβα:
widget-sources = Πηγές
widget-more-sources = Περισσότερες πηγές

## What is said of a source

widget-amends = τροποποίηση
widget-automatic = βρέθηκε με βάση το νόημα
widget-page = σελίδα { $n }
widget-page-image = Δείτε τη σελίδα { $n }
widget-disagree = Οι πηγές διαφωνούν

## Going on

widget-choose = Διαλέξτε
widget-follow-up = Ρωτήστε κάτι ακόμη
widget-earlier = Προηγούμενες ερωτήσεις
widget-also = Μπορείτε επίσης να ρωτήσετε

## Sharing and telling

widget-copy = Αντιγραφή συνδέσμου
widget-copied = Ο σύνδεσμος αντιγράφηκε
widget-link = Σύνδεσμος για αυτή την απάντηση
widget-helpful = Σας βοήθησε; Στέλνεται και η ερώτηση.
widget-yes = Ναι
widget-no = Όχι
widget-why = Τι δεν πήγε καλά;
widget-reason-wrong = Η απάντηση είναι λάθος
widget-reason-unclear = Δεν είναι κατανοητή
widget-reason-other = Άλλο ρώτησα
widget-reason-source = Η πηγή δεν ταιριάζει
widget-thanks = Ευχαριστούμε που μας το είπατε.

## The rulebook

widget-rulebook = Επίσημο βιβλίο κανόνων
widget-new-tab = ανοίγει σε νέα καρτέλα

## When there is no answer

widget-unreachable = Η απάντηση δεν ήταν δυνατό να ληφθεί αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.
widget-busy = Έρχονται πολλές ερωτήσεις αυτή τη στιγμή. Μπορείτε να ρωτήσετε ξανά σε { $n } δευτ.
widget-retry = Δοκιμάστε ξανά

## Names

widget-lang-tr = τουρκικά
widget-lang-pl = πολωνικά
widget-lang-kk = καζακικά
widget-lang-el = ελληνικά
widget-lang-it = ιταλικά
widget-lang-en = αγγλικά
