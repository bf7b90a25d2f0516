# What cannot be taken in, and what to do about it: one message for every code of corpus/errors.py and indexer/errors.py.

## What is said about a document

ingest-utf8 = Το «{ $given }» δεν είναι έγκυρο UTF-8. Γράψτε το σε UTF-8· το ίδιο πρέπει να χρησιμοποιεί και το τερματικό.
ingest-invisible = Το «{ $given }» έχει χαρακτήρες ελέγχου ή αόρατους χαρακτήρες. Γράψτε το σε μία γραμμή, με ορατούς χαρακτήρες.
ingest-length = Το «{ $given }» είναι πολύ μικρό ή πολύ μεγάλο. Γράψτε από { $least } έως { $most } ορατούς χαρακτήρες.
ingest-url = Το «{ $given }» δεν είναι διεύθυνση ιστού. Δώστε μία που αρχίζει με http:// ή https:// και έχει το πολύ { $most } χαρακτήρες.
ingest-date = Το «{ $given }» δεν είναι ημερομηνία. Γράψτε YYYY, YYYY-MM ή YYYY-MM-DD.
ingest-choice = Το «{ $given }» δεν είναι γνωστό εδώ. Διαλέξτε ένα από τα εξής: { $known }.
ingest-id = Το «{ $given }» δεν μπορεί να είναι αναγνωριστικό. Χρησιμοποιήστε πεζά a–z, ψηφία και παύλες, το πολύ 80 χαρακτήρες.
ingest-id-shipped = Το αναγνωριστικό { $given } το έχει έγγραφο που συνοδεύει το Konduktor. Διαλέξτε άλλο με --id.
ingest-id-taken = Το αναγνωριστικό { $given } το έχει έγγραφο που προσθέσατε νωρίτερα. Διαλέξτε άλλο με --id ή βάλτε αυτό το αρχείο στη θέση του με --replace.
ingest-id-double = Δύο έγγραφα έχουν το αναγνωριστικό { $given }. Αφαιρέστε το δικό σας με konduktor documents remove { $given } και προσθέστε το ξανά με άλλο αναγνωριστικό.
ingest-id-needed = Το έγγραφο { $document } παραπέμπει στο { $given } και δεν θα ταίριαζε πια: { $reason }. Διαλέξτε άλλο αναγνωριστικό με --id.
ingest-id-unknown = Δεν υπάρχει έγγραφο με αναγνωριστικό { $given }. { $known ->
    [none] Δεν έχει προστεθεί ακόμη κανένα.
   *[other] Διαλέξτε ένα από τα εξής: { $known }.
}
ingest-parts = Το «{ $given }» δεν λέει πού αρχίζει το μέρος. Γράψτε ΕΚΔΟΣΗ@ΓΡΑΜΜΗ ή ΕΚΔΟΣΗ@λέξεις, π.χ. switzerland@2.
ingest-parts-line = Το αρχείο δεν έχει τέτοια γραμμή: { $given }. Δώστε γραμμή από 1 έως { $most }.
ingest-parts-place = Το «{ $given }» δεν υπάρχει στο αρχείο. Αντιγράψτε τις πρώτες λέξεις του μέρους ακριβώς όπως είναι στο αρχείο.
ingest-parts-many = Πάρα πολλά μέρη: { $given }· επιτρέπονται το πολύ { $most }. Χωρίστε το αρχείο.
ingest-parts-same = Δύο μέρη αρχίζουν στο ίδιο σημείο ({ $given }). Δώστε στο καθένα δικό του σημείο.
ingest-parts-pdf = Ένα PDF δεν χωρίζεται σε μέρη με --part. Φτιάξτε ένα PDF για κάθε χάρτη και προσθέστε τα ένα ένα.

## The file

ingest-file-name = Το όνομα του αρχείου είναι πολύ μεγάλο: { $given }. Δώστε του όνομα με το πολύ { $most } χαρακτήρες.
ingest-file-none = Το { $given } δεν είναι αρχείο. Δώστε ένα αρχείο PDF, Markdown, HTML ή κειμένου.
ingest-file-missing = Το { $given } δεν βρέθηκε. Ελέγξτε τη διαδρομή και την ορθογραφία.
ingest-file-denied = Δεν έχετε δικαίωμα ανάγνωσης του { $given }. Ζητήστε δικαίωμα ανάγνωσης.
ingest-file-unreadable = Το { $given } δεν διαβάζεται ({ $reason }). Ελέγξτε τη διαδρομή και τα δικαιώματά σας.
ingest-file-large = Το { $given } είναι πολύ μεγάλο. Διαβάζονται το πολύ { $most } byte: χωρίστε το αρχείο ή μικρύνετε τις εικόνες του.
ingest-file-empty = Το { $given } είναι κενό. Αποθηκεύστε το ξανά ή διαλέξτε άλλο αρχείο.
ingest-file-no-pdf = Το { $given } δεν είναι PDF, παρά το όνομά του. Αποθηκεύστε το ξανά ως PDF ή δώστε του τη σωστή κατάληξη.
ingest-file-office = Το { $given } είναι αρχείο ZIP ή Office. Ανοίξτε το και αποθηκεύστε το ως PDF ή απλό κείμενο· αν είναι ZIP, αποσυμπιέστε το πρώτα.
ingest-file-image = Το { $given } είναι εικόνα ή εγγραφή. Το κείμενο των εικόνων πρέπει πρώτα να αναγνωριστεί (OCR): αποθηκεύστε το αποτέλεσμα ως PDF ή απλό κείμενο.
ingest-file-packed = Το { $given } είναι συμπιεσμένο. Αποσυμπιέστε το και προσθέστε το αρχείο που περιέχει.
ingest-file-program = Το { $given } είναι πρόγραμμα. Διαλέξτε αρχείο PDF, Markdown, HTML ή κειμένου.
ingest-file-binary = Το { $given } δεν είναι ούτε κείμενο ούτε PDF. Αποθηκεύστε το ως PDF, Markdown, HTML ή απλό κείμενο.
ingest-file-utf8 = Το { $given } δεν είναι σε UTF-8. Αποθηκεύστε το σε UTF-8.
ingest-text-long = Το κείμενο είναι πολύ μεγάλο ({ $given }). Διαβάζονται το πολύ { $most } χαρακτήρες: χωρίστε το αρχείο.
ingest-text-none = Το { $given } δεν έχει κείμενο που να μπορεί να παρατεθεί. Ελέγξτε ότι είναι το σωστό αρχείο.
ingest-html-broken = Η σελίδα δεν διαβάζεται ({ $reason }). Ανοίξτε την σε φυλλομετρητή και αποθηκεύστε την ξανά ή αντιγράψτε το κείμενό της σε αρχείο κειμένου.
ingest-html-empty = Η σελίδα δεν έχει κείμενο. Οι σελίδες που γεμίζουν με σενάρια αποθηκεύονται κενές: ανοίξτε την σε φυλλομετρητή, αντιγράψτε το κείμενο και αποθηκεύστε το ως αρχείο κειμένου.
ingest-pdf-encrypted = Το PDF ζητά κωδικό. Ανοίξτε το και αποθηκεύστε ένα αντίγραφο χωρίς κωδικό.
ingest-pdf-pages = Το PDF έχει πάρα πολλές σελίδες ({ $given }). Διαβάζονται το πολύ { $most }: χωρίστε το.
ingest-pdf-broken = Το PDF είναι χαλασμένο ({ $reason }). Κατεβάστε το ξανά ή ανοίξτε το και τυπώστε το σε νέο PDF.
ingest-pdf-slow = Η ανάγνωση του PDF ξεπέρασε τα { $seconds } δευτερόλεπτα. Χωρίστε το ή τυπώστε το σε νέο PDF.
ingest-pdf-limits = Το PDF χρειάζεται περισσότερη μνήμη ή χρόνο από όσο επιτρέπεται. Χωρίστε το ή τυπώστε το σε νέο PDF.
ingest-pdf-unreadable = Το PDF δεν διαβάστηκε. Τυπώστε το σε νέο PDF και δοκιμάστε ξανά.
ingest-pdf-images = Το PDF δεν έχει κείμενο· οι σελίδες του ({ $pages }) είναι εικόνες. Αναγνωρίστε το κείμενο (OCR) και προσθέστε το αποτέλεσμα.
ingest-page-slow = Η σχεδίαση της σελίδας { $given } ξεπέρασε τα { $seconds } δευτερόλεπτα. Ανοίξτε καλύτερα το αρχικό αρχείο.
ingest-page-undrawable = Η σελίδα { $given } δεν σχεδιάζεται. Ανοίξτε καλύτερα το αρχικό αρχείο.

## Front matter

ingest-front-matter = Οι γραμμές ανάμεσα στα +++ στην αρχή του { $given } δεν είναι TOML ({ $reason }). Διορθώστε τις.
ingest-front-matter-lacks = Από τις γραμμές ανάμεσα στα +++ στην αρχή του { $given } λείπουν: { $keys }. Προσθέστε τα.
ingest-front-matter-ids = Το «{ $given }» δεν είναι λίστα αναγνωριστικών. Γράψτε π.χ. ["europe-tr"].
ingest-anchor = Στο { $given } η άγκυρα #{ $anchor } υπάρχει δύο φορές. Δώστε σε κάθε επικεφαλίδα δική της άγκυρα.

## What documents do to others

ingest-self = Το { $given } είναι το ίδιο το έγγραφο. Δώστε άλλο.
ingest-unknown = Δεν υπάρχει έγγραφο { $given }. Διαλέξτε ένα από τα εξής: { $known }.
ingest-edition = Το { $given } αφορά άλλον χάρτη ({ $theirs }). Δώστε έγγραφο για: { $ours }.
ingest-supersedes-editions = Το { $given } αφορά και: { $theirs }, για το οποίο αυτό το έγγραφο δεν λέει τίποτα. Αντί να το αντικαταστήσετε, τροποποιήστε το με --amends.
ingest-supersedes-lang = Το { $given } είναι σε άλλη γλώσσα ({ $theirs }). Δώστε έγγραφο στη γλώσσα { $ours }· για να αλλάξετε κανόνες του, χρησιμοποιήστε --amends.
ingest-circle = Τα έγγραφα θα αντικαθιστούσαν κυκλικά το ένα το άλλο: { $given }. Αφαιρέστε μία από αυτές τις σχέσεις.
ingest-amends-nothing = Δόθηκε «{ $given }», αλλά κανένα έγγραφο προς τροποποίηση. Δώστε το και αυτό με --amends.
ingest-amends-passage = Το { $given } δεν είναι απόσπασμα του { $documents }. Βρείτε το αναγνωριστικό με konduktor ingest --report.
ingest-amends-rule = Το { $documents } δεν διατυπώνει τον κανόνα { $given }. Διαλέξτε έναν από τους εξής: { $known }.
ingest-rule-unknown = Δεν υπάρχει κανόνας { $given }. Διαλέξτε έναν από τους εξής: { $known }.
ingest-rule-edition = Στο { $editions } δεν υπάρχει κανόνας { $given }. Διαλέξτε έναν από τους εξής: { $known }.
ingest-withdrawn = Το { $given } έχει ήδη αποσυρθεί από { $since }. Δεν χρειάζεται να κάνετε κάτι.
ingest-not-withdrawn = Το { $given } δεν αποσύρθηκε με konduktor documents withdraw. { $known ->
    [none] Κανένα έγγραφο δεν έχει αποσυρθεί.
   *[other] Διαλέξτε ένα από τα εξής: { $known }.
}
ingest-remove-needed = Το { $documents } παραπέμπει στο { $given }. Αφαιρέστε πρώτα εκείνο ή απλώς αποσύρετε αυτό: konduktor documents withdraw { $given }.

## What is stored

ingest-folder-unwritable = Δεν γίνεται εγγραφή στον φάκελο { $given } ({ $reason }). Ελευθερώστε χώρο, ζητήστε δικαίωμα ή δώστε άλλον φάκελο με KONDUKTOR_DATA_DIR.
ingest-folder-unreadable = Ο φάκελος { $given } δεν διαβάζεται ({ $reason }). Ζητήστε δικαίωμα ανάγνωσης.
ingest-folder-full = Ο δίσκος του φακέλου { $given } είναι γεμάτος. Ελευθερώστε χώρο ή δώστε άλλον φάκελο με KONDUKTOR_DATA_DIR.
ingest-record-schema = Το { $given } αποθηκεύτηκε από άλλη έκδοση (σχήμα { $schema }). Προσθέστε ξανά το έγγραφο με --replace.
ingest-record-damaged = Το { $given } είναι χαλασμένο ({ $reason }). Προσθέστε ξανά το έγγραφο με --replace ή αφαιρέστε το: konduktor documents remove { $document }.
ingest-withdrawals-damaged = Το { $given } είναι χαλασμένο ({ $reason }). Διαγράψτε αυτό το αρχείο και αποσύρετε ξανά τα έγγραφα.

## The index

index-nothing = Δεν υπάρχει κάτι για ευρετηρίαση: κανένα έγγραφο σε ισχύ δεν έχει απόσπασμα. Προσθέστε ένα έγγραφο ή επαναφέρετε κάποιο με konduktor documents restore.
index-busy = Εκτελείται άλλη δημιουργία ευρετηρίου. Περιμένετε να τελειώσει και δοκιμάστε ξανά.
index-missing = Δεν υπάρχει ακόμη ευρετήριο στο { $folder }. Δημιουργήστε το: konduktor index build
index-pointer = Το αρχείο { $file } είναι χαλασμένο. Δημιουργήστε ξανά το ευρετήριο: konduktor index build
index-gone = Το τρέχον ευρετήριο { $name } δεν είναι στη θέση του. Δημιουργήστε το ξανά: konduktor index build
index-manifest = Ο κατάλογος αρχείων του ευρετηρίου { $name } λείπει ή είναι χαλασμένος. Δημιουργήστε ξανά το ευρετήριο: konduktor index build
index-schema = Το ευρετήριο { $name } φτιάχτηκε από άλλη έκδοση του Konduktor (σχήμα { $schema }, χρειάζεται { $ours }). Δημιουργήστε το ξανά: konduktor index build
index-file-missing = Από το ευρετήριο { $name } λείπει το αρχείο { $file }. Δημιουργήστε το ξανά: konduktor index build
index-file-damaged = Το αρχείο { $file } του ευρετηρίου { $name } είναι χαλασμένο. Δημιουργήστε ξανά το ευρετήριο: konduktor index build
index-model = Το ευρετήριο φτιάχτηκε με το μοντέλο { $theirs }, ενώ το μοντέλο είναι { $ours }. Δημιουργήστε το ξανά: konduktor index build
index-no-model = Το μοντέλο του ευρετηρίου { $model } δεν φορτώνεται ({ $reason }). Δώστε ένα που υπάρχει με KONDUKTOR_MODEL και δημιουργήστε ξανά το ευρετήριο: konduktor index build
index-broken = Το ευρετήριο δεν μπορεί να χρησιμοποιηθεί: { $what }. Δημιουργήστε το ξανά: konduktor index build
index-current = το ευρετήριο { $name } είναι ενημερωμένο
index-built = το ευρετήριο { $name } δημιουργήθηκε σε { $seconds } δευτ.: έγγραφα { $documents }{ $resting }, αποσπάσματα { $passages }· νέα διανύσματα { $embedded }, διατηρήθηκαν { $kept }
index-resting = {""} (εκτός χρήσης: { $n })

## Further repairs

repair-lookalike = Γράμμα άλλης γραφής αντικαταστάθηκε με αυτό που του μοιάζει
repair-language = Σε άλλη γλώσσα από εκείνη του εγγράφου
repair-markup = Η HTML μέσα στο Markdown διαβάστηκε ως κείμενο
repair-attachment = Παραλείφθηκε: αρχείο ή σενάριο μέσα στο PDF
