# Όλα όσα λέγονται γύρω από τους κανόνες: ετυμηγορίες, αρνήσεις, ερωτήσεις προς τον παίκτη, ονόματα, σφάλματα.
# Τα χρώματα (color-*) είναι στο ουδέτερο, γιατί έτσι ταιριάζουν και ως χρώμα και ως κάρτα («άνοιξε κόκκινο»).

## Ετυμηγορίες, πριν από την πρόταση του κανόνα

verdict-yes = Ναι.
verdict-no = Όχι.
claim-right = Σωστά, έτσι είναι.
claim-wrong = Δεν είναι έτσι.

## Εκδόσεις

edition-usa = Βασικό παιχνίδι (Βόρεια Αμερική)
edition-europe = Ευρώπη
edition-india = Ινδία
edition-switzerland = Ελβετία
line-edition = { $editions }: { $text }
list-and = και
number-follows = Σε αυτή την περίπτωση: { $number }.
note-inherited = { $edition ->
    [europe] Το φυλλάδιο της Ευρώπης δεν το αλλάζει αυτό· ισχύει ο βασικός κανόνας.
    [india] Το φυλλάδιο της Ινδίας δεν το αλλάζει αυτό· ισχύει ο βασικός κανόνας.
    [switzerland] Το φυλλάδιο της Ελβετίας δεν το αλλάζει αυτό· ισχύει ο βασικός κανόνας.
   *[usa] Οι πηγές του βασικού παιχνιδιού δεν το γράφουν ρητά· το γράφει πηγή άλλης έκδοσης.
  }
note-disagreement = Άλλες δημοσιευμένες εκδόσεις γράφουν { $value }· η πηγή που παραθέτω γράφει { $cited } και αυτήν ακολουθώ.

## Κάτι που μια έκδοση δεν το έχει

absent-tunnel = { $edition }: σε αυτή την έκδοση δεν υπάρχουν τούνελ.
absent-ferry = { $edition }: σε αυτή την έκδοση δεν υπάρχουν φέρι.
absent-station = { $edition }: σε αυτή την έκδοση δεν υπάρχουν σταθμοί.
absent-mandala = { $edition }: σε αυτή την έκδοση δεν υπάρχει μπόνους Μεγάλου Ταξιδιού.
absent-country = { $edition }: σε αυτή την έκδοση δεν υπάρχουν εισιτήρια χωρών.
absent-rule = { $edition }: σε αυτή την έκδοση δεν υπάρχει αυτός ο κανόνας.
present-in = Εκδόσεις που το έχουν: { $editions }.

## Αρνήσεις

out-of-scope = Απαντώ μόνο σε ερωτήσεις για τους κανόνες του Ticket to Ride (βασικό παιχνίδι, Ευρώπη, Ινδία, Ελβετία).
# before the quoted sentence of a passage
passage-says = Το πιο σχετικό απόσπασμα λέει:
amendment-says = Μια διόρθωση της πηγής λέει:
not-covered = Καμία από τις πηγές μου δεν το ξεκαθαρίζει, οπότε δεν θα μαντέψω.
not-covered-near = Τα πιο σχετικά αποσπάσματα είναι παρακάτω.

## Ερωτήσεις προς τον παίκτη

clarify-edition = Ποια έκδοση παίζεις;
clarify-edition-differs = Εξαρτάται από την έκδοση. Ποια παίζεις;
clarify-lang = Σε ποια γλώσσα να απαντήσω;
clarify-question = Δεν το κατάλαβα καλά. Μπορείς να το ρωτήσεις αλλιώς;
clarify-played = Ποιες κάρτες έπαιξες στο τούνελ (τι χρώμα και πόσες);
clarify-revealed = Ποιες τρεις κάρτες άνοιξαν;
clarify-length = Πόσες θέσεις έχει η διαδρομή;
clarify-lengths = Πόσες θέσεις έχει η καθεμία από τις διαδρομές;
clarify-ferry_locomotives = Πόσα σύμβολα μηχανής έχει το φέρι;
clarify-nth = Ποιος σταθμός σου είναι: ο πρώτος, ο δεύτερος ή ο τρίτος;
clarify-unused = Πόσοι σταθμοί έμειναν αχρησιμοποίητοι;
clarify-players = Πόσοι παίκτες είστε;
clarify-tickets = Ποια εισιτήρια έχεις (πόσων πόντων, ολοκληρωμένα ή όχι);
clarify-route_points = Πόσους πόντους έδωσαν οι διαδρομές;
clarify-tickets_gained = Πόσων πόντων είναι τα εισιτήρια: όσα ολοκληρώθηκαν και όσα όχι;
clarify-stations_unused = Πόσοι σταθμοί έμειναν αχρησιμοποίητοι;
clarify-mandala_tickets = Πόσα εισιτήρια μετράνε για το Μεγάλο Ταξίδι (Μάνταλα);
clarify-longest_bonus = Είναι δική σου η μεγαλύτερη συνεχής διαδρομή (και το μπόνους της);
clarify-completed_tickets = Πόσα εισιτήρια ολοκλήρωσε ο καθένας από εσάς;
clarify-stations_used = Πόσους σταθμούς χρησιμοποίησε ο καθένας από εσάς;
clarify-longest_path = Ποιος από εσάς έχει τη μεγαλύτερη συνεχή διαδρομή;
clarify-trains_left = Πόσα τρένα έχουν μείνει;
clarify-route = Ανάμεσα σε ποιες δύο πόλεις είναι η διαδρομή;
clarify-no_route = Καμία διαδρομή δεν ενώνει απευθείας τις δύο πόλεις, ούτε υπάρχει εισιτήριο που να τις αναφέρει και τις δύο. Ποια διαδρομή ή ποιο εισιτήριο εννοείς;
clarify-values = Ποιες χώρες γράφει το εισιτήριο και με πόσους πόντους την καθεμία;
clarify-numbers =
    { $count ->
        [one] Δεν κατάλαβα τι δείχνει ο αριθμός { $numbers }. Γράψε μου τι μετράει ή κάνε την ερώτηση χωρίς αυτόν
       *[other] Δεν κατάλαβα τι δείχνουν οι αριθμοί { $numbers }. Γράψε μου τι μετρούν ή κάνε την ερώτηση χωρίς αυτούς
    }, αν δεν έχει σημασία.
clarify-reached = Σε ποιες από τις χώρες έφτασες;
clarify-when = Στην αρχή του παιχνιδιού ή αργότερα;
clarify-face_up = Ποιες πέντε κάρτες είναι ανοιχτές;
understood = Ως τώρα κατάλαβα: { $what }.
understood-laid = έπαιξες: { $cards }
understood-revealed = άνοιξαν: { $cards }
understood-edition = έκδοση: { $edition }
understood-length = μήκος: { $length }
understood-ferry_locomotives = σύμβολα μηχανής: { $count }
understood-players = παίκτες: { $players }
understood-route = διαδρομή: { $city_a } – { $city_b }

## Κάρτες μετρημένες: «2 κόκκινες»

cards-red = { $n ->
    [one] { $n } κόκκινη
   *[other] { $n } κόκκινες
  }
cards-blue = { $n } μπλε
cards-green = { $n ->
    [one] { $n } πράσινη
   *[other] { $n } πράσινες
  }
cards-yellow = { $n ->
    [one] { $n } κίτρινη
   *[other] { $n } κίτρινες
  }
cards-black = { $n ->
    [one] { $n } μαύρη
   *[other] { $n } μαύρες
  }
cards-white = { $n ->
    [one] { $n } άσπρη
   *[other] { $n } άσπρες
  }
cards-orange = { $n } πορτοκαλί
cards-pink = { $n } μωβ
cards-locomotive = { $n ->
    [one] { $n } μηχανή
   *[other] { $n } μηχανές
  }
cards-any = { $n ->
    [one] { $n } κάρτα
   *[other] { $n } κάρτες
  }
color-red = κόκκινο
color-blue = μπλε
color-green = πράσινο
color-yellow = κίτρινο
color-black = μαύρο
color-white = άσπρο
color-orange = πορτοκαλί
color-pink = μωβ
color-gray = γκρι
color-locomotive = μηχανή
points-count = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
  }
# Μία γραμμή του πίνακα πόντων: μήκος και πόντοι.
table-entry = { $length } → { $points }

## Πηγές

source-official = επίσημο βιβλίο κανόνων
source-publisher = εκδότης
source-platform = διαδικτυακή πλατφόρμα
source-community = κείμενο της κοινότητας
source-machine_translated = αυτόματη μετάφραση
note-official-prevails = Υπερισχύει το επίσημο βιβλίο κανόνων.
note-amended = Η πηγή αυτή έχει διόρθωση· όπου διαφέρουν, ισχύει η διόρθωση, που παρατίθεται παρακάτω.
citation-amends-above = διορθώνει το παραπάνω απόσπασμα
citation-amends = διορθώνει: { $what }

## Προτεινόμενες ερωτήσεις

suggest-tunnel = Έπαιξα 2 κόκκινες σε τούνελ και άνοιξαν μία κόκκινη, μία μηχανή και μία μπλε. Πόσες κάρτες πληρώνω ακόμη;
suggest-ferry = Τι κάρτες θέλει ένα φέρι με 6 θέσεις και 2 σύμβολα μηχανής;
suggest-station = Πόσες κάρτες κοστίζει ο τρίτος σταθμός;
suggest-tickets = Πόσα εισιτήρια πρέπει να κρατήσω στην αρχή;
suggest-locomotive = Μπορώ να πάρω ανοιχτή μηχανή για δεύτερη κάρτα;
suggest-double = Με πόσους παίκτες είναι ελεύθερες και οι δύο γραμμές μιας διπλής διαδρομής;
suggest-end = Πότε τελειώνει το παιχνίδι;
suggest-longest = Μπορεί η μεγαλύτερη συνεχής διαδρομή να κάνει κύκλους;
suggest-tie = Ποιος κερδίζει αν δύο παίκτες ισοβαθμήσουν;
suggest-mandala = Πόσο μπόνους παίρνω για 3 εισιτήρια Μεγάλου Ταξιδιού;
suggest-country = Τι γίνεται αν δεν φτάσω σε καμία χώρα ενός εισιτηρίου χώρας;
suggest-points = Πόσους πόντους δίνει μια διαδρομή με 6 θέσεις;

## Σφάλματα. Τα $field, $given και $allowed περιγράφουν τι δόθηκε.

error-title = Το αίτημα δεν μπορεί να απαντηθεί
error-empty = Η ερώτηση είναι κενή.
error-too_long = Η ερώτηση έχει { $given } χαρακτήρες· επιτρέπονται έως { $allowed }.
error-control = Η ερώτηση έχει χαρακτήρες που δεν είναι κείμενο (χαρακτήρες ελέγχου ή χαλασμένο Unicode).
error-lang = Δεν ξέρω τη γλώσσα «{ $given }»· ξέρω αυτές: { $allowed }.
error-edition = Δεν ξέρω την έκδοση «{ $given }»· ξέρω αυτές: { $allowed }.
error-players = Ο αριθμός των παικτών πρέπει να είναι { $allowed }· δόθηκε { $given }.
error-field = Το πεδίο «{ $field }» δεν είναι σωστό: δόθηκε { $given }· επιτρέπεται: { $allowed }.
error-not_found = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
error-not_ready = Το ευρετήριο δεν είναι ακόμη έτοιμο. Δοκίμασε ξανά σε λίγο.
error-internal = Κάτι πήγε στραβά από την πλευρά μας.
error-title-400 = Το αίτημα δεν διαβάζεται
error-title-404 = Δεν βρέθηκε
error-title-405 = Η μέθοδος δεν επιτρέπεται
error-title-413 = Το αίτημα είναι πολύ μεγάλο
error-title-415 = Η μορφή δεν υποστηρίζεται
error-title-500 = Εσωτερικό σφάλμα
error-title-503 = Η υπηρεσία δεν είναι έτοιμη
error-body = Το σώμα του αιτήματος δεν είναι έγκυρο JSON.
error-body_too_long = Το σώμα του αιτήματος είναι πολύ μεγάλο· το όριο σε byte είναι { $allowed }.
error-media_type = Το σώμα του αιτήματος πρέπει να είναι JSON και να σταλεί με τύπο περιεχομένου { $allowed }.
error-method = Η μέθοδος { $given } δεν ισχύει σε αυτή τη διεύθυνση· ισχύουν: { $allowed }.
error-request = Το αίτημα δεν είναι κατανοητό.
error-missing = Λείπει το πεδίο «{ $field }».
error-unknown = Δεν υπάρχει πεδίο «{ $field }»· τα πεδία είναι: { $allowed }.
error-type = Το πεδίο «{ $field }» δέχεται { $type ->
    [string] κείμενο
    [integer] ακέραιο αριθμό
    [array] λίστα
   *[object] αντικείμενο
  }· δόθηκε: { $given }.
error-characters = Το πεδίο «{ $field }» έχει χαρακτήρες που δεν είναι κείμενο (χαρακτήρες ελέγχου ή χαλασμένο Unicode).
error-unknown_computation = Δεν ξέρω τον υπολογισμό «{ $given }»· ξέρω αυτούς: { $allowed }.
error-unknown_passage = Δεν υπάρχει απόσπασμα «{ $given }».
error-no_index = Το ευρετήριο δεν ανοίγει. Ο λόγος είναι στο αρχείο καταγραφής της υπηρεσίας· η εντολή «konduktor index build» φτιάχνει νέο.
error-line = Η γραμμή δεν είναι αντικείμενο JSON.
error-line_too_long = Η γραμμή είναι πολύ μεγάλη: { $given } byte· το όριο είναι { $allowed }.
error-text_empty = Το κείμενο είναι κενό.
