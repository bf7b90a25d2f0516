# What ingestion did: the report of `konduktor ingest --report`.

report-summary = { $id }: αποσπάσματα: { $passages }, επιδιορθώσεις: { $repairs }, διαβάστηκε ως { $kind }
report-original = Πρωτότυπο: { $name }, SHA-256 { $sum }
report-repairs = Επιδιορθώσεις
report-pages = Σελίδες
report-passages = Αποσπάσματα
report-before = πριν:
report-after = μετά:
report-times = { $n }×
report-page = σελίδα { $page }
report-printed = σελίδα { $page }, τυπωμένος αριθμός { $printed }
report-none = δεν χρειάστηκε καμία επιδιόρθωση
report-replaces = Στη θέση του: { $title }
report-good = καλή
report-doubtful = αμφίβολη
report-unreadable = δεν διαβάζεται, χρειάζεται OCR

## Kinds of repairs

repair-encoding = Διαβάστηκε από κωδικοποίηση άλλη από UTF-8
repair-damaged-bytes = Κατεστραμμένα byte, σημειωμένα με �
repair-nul = Αφαιρέθηκαν χαρακτήρες NUL
repair-surrogate = Αντικαταστάθηκε χαλασμένο Unicode
repair-mojibake = Κείμενο που είχε αποκωδικοποιηθεί λάθος, ξανά από την αρχή
repair-control = Αφαιρέθηκαν χαρακτήρες ελέγχου
repair-hyphen = Ενώθηκαν λέξεις κομμένες στο τέλος γραμμής
repair-direction = Αφαιρέθηκαν χαρακτήρες που αλλάζουν τη φορά της γραφής
repair-invisible = Αφαιρέθηκαν αόρατοι χαρακτήρες
repair-ligature = Αναλύθηκαν συμπλέγματα γραμμάτων
repair-accents = Ενώθηκαν οι τόνοι με τα γράμματά τους
repair-image = Αφαιρέθηκαν υπολείμματα εικόνας
repair-link = Αφαιρέθηκε σύνδεσμος προς άλλη σελίδα
repair-furniture = Αφαιρέθηκε διακοσμητικό της σελίδας
repair-drop-capital = Αφαιρέθηκε ξεκομμένο αρχίγραμμα
repair-lost-list = Αφαιρέθηκαν τα σημάδια λίστας που έχασε τα στοιχεία της
repair-torn = Ενώθηκε κομμένη πρόταση
repair-unfinished = Το κείμενο τελειώνει στη μέση πρότασης
repair-repeated = Αφαιρέθηκε επαναλαμβανόμενη παράγραφος
repair-note = Κρατήθηκε ως σημείωση για την πηγή, όχι ως κανόνας
repair-lost-questions = Απαντήσεις που έχασαν τις ερωτήσεις τους
repair-heading = Χωρίστηκε επικεφαλίδα που είχε κολλήσει στο κείμενο
repair-article = Έμεινε έξω: δεν ανήκει στο άρθρο της σελίδας
repair-no-article = Δεν βρέθηκε άρθρο στη σελίδα: κρατήθηκε όλο το κείμενο
repair-part = Εδώ αρχίζει το μέρος μιας έκδοσης
repair-margin = Αφαιρέθηκε από το περιθώριο
repair-page-text = Το κείμενο μιας σελίδας δεν είναι αξιόπιστο
repair-across-pages = Ενώθηκε πρόταση από δύο σελίδες
repair-across-columns = Ενώθηκε πρόταση από δύο στήλες
repair-initial = Το αρχίγραμμα μπήκε ξανά μπροστά στη γραμμή του
repair-spaced = Ενώθηκαν αραιωμένα γράμματα
repair-turned = Η σελίδα γύρισε όρθια
repair-other = Άλλη επιδιόρθωση

## Why a page's text is not reliable

page-reason-images-only = μόνο εικόνες, χωρίς κείμενο
page-reason-empty = χωρίς κείμενο
page-reason-unknown-letters = γράμματα που δεν αναγνωρίζονται
page-reason-accents-missing = λείπουν τα τονισμένα γράμματα
page-reason-more-signs = περισσότερα σύμβολα από γράμματα
page-reason-no-layout = διαβάστηκε χωρίς τη διάταξή της
