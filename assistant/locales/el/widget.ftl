# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Ερωτήσεις για τους κανόνες
widget-open = Ρώτησε για τους κανόνες
widget-question = Η ερώτησή σου για τους κανόνες
widget-placeholder = Για παράδειγμα: Πόσα εισιτήρια πρέπει να κρατήσω στην αρχή;
widget-ask = Ρώτησε
widget-looking = Αναζήτηση…
widget-slow = Αυτή τη φορά αργεί λίγο περισσότερο.
widget-ready = Η απάντηση είναι έτοιμη.
widget-close = Κλείσιμο
widget-empty = Γράψε πρώτα μια ερώτηση.

## The answer

widget-steps = Βήμα βήμα
widget-understood = Κατάλαβα:
widget-sources = Πηγές
widget-more-sources = Περισσότερες πηγές

## What is said of a source

widget-amends = τροποποίηση
widget-automatic = βρέθηκε με βάση το νόημα
widget-page = σελίδα { $n }
widget-page-image = Δες τη σελίδα { $n }
widget-disagree = Οι πηγές διαφωνούν

## Going on

widget-choose = Διάλεξε
widget-follow-up = Ρώτησε κάτι ακόμη
widget-earlier = Προηγούμενες ερωτήσεις
widget-also = Μπορείς επίσης να ρωτήσεις

## Sharing and telling

widget-copy = Αντιγραφή συνδέσμου
widget-copied = Ο σύνδεσμος αντιγράφηκε
widget-link = Σύνδεσμος για αυτή την απάντηση
widget-helpful = Σε βοήθησε; Στέλνεται και η ερώτηση.
widget-yes = Ναι
widget-no = Όχι
widget-why = Τι δεν πήγε καλά;
widget-reason-wrong = Η απάντηση είναι λάθος
widget-reason-unclear = Δεν είναι κατανοητή
widget-reason-other = Άλλο ρώτησα
widget-reason-source = Η πηγή δεν ταιριάζει
widget-thanks = Ευχαριστούμε που μας το είπες.

## The rulebook

widget-rulebook = Επίσημο βιβλίο κανόνων
widget-new-tab = ανοίγει σε νέα καρτέλα

## When there is no answer

widget-unreachable = Η απάντηση δεν ήρθε αυτή τη φορά. Δοκίμασε ξανά σε λίγο.
widget-busy = Έρχονται πολλές ερωτήσεις αυτή τη στιγμή. Μπορείς να ρωτήσεις ξανά σε { $n } δευτ.
widget-retry = Δοκίμασε ξανά

## Names

widget-lang-tr = τουρκικά
widget-lang-pl = πολωνικά
widget-lang-kk = καζακικά
widget-lang-el = ελληνικά
widget-lang-it = ιταλικά
widget-lang-en = αγγλικά
