# Disputes: verdicts, the letter, and where a claimed number went wrong.

dispute-title = Απόφαση για διαφωνία στους κανόνες
dispute-happened = Τι συνέβη
dispute-edition = Έκδοση: { $edition }
dispute-players = Παίκτες: { $players }
dispute-claim = Ισχυρισμός { $n }
dispute-claim-by = Ισχυρισμός { $n }, { $by }
dispute-supported = Οι κανόνες στηρίζουν αυτόν τον ισχυρισμό.
dispute-contradicted = Οι κανόνες διαψεύδουν αυτόν τον ισχυρισμό.
dispute-depends-edition = Εξαρτάται από την έκδοση.
dispute-depends-players = Εξαρτάται από τον αριθμό των παικτών.
dispute-depends-variant = Εξαρτάται από την παραλλαγή που παίχτηκε.
dispute-undetermined = Αυτό δεν μπορεί να κριθεί.
dispute-unclear = Ο ισχυρισμός δεν έγινε κατανοητός με αρκετή βεβαιότητα ώστε να συγκριθεί με κάποιον κανόνα.
dispute-number = Ισχυρισμός: { $claimed }. Σωστό: { $number }.
dispute-right-in = Ο ισχυρισμός ισχύει στις εκδόσεις: { $editions }.
dispute-wrong-in = Δεν ισχύει στις εκδόσεις: { $editions }.
dispute-right-players = Ο ισχυρισμός ισχύει με τόσους παίκτες: { $players }.
dispute-wrong-players = Δεν ισχύει με: { $players }.
dispute-elsewhere = Θα ίσχυε στην έκδοση: { $editions }.
dispute-variant = Ο αριθμός ανήκει σε παραλλαγή: { $text }
dispute-total =
    { $n ->
        [one] { $name }: συνολικά { $n } πόντος.
       *[other] { $name }: συνολικά { $n } πόντοι.
    }
dispute-winners = Πρώτη θέση: { $names }.
dispute-sources = Πηγές
dispute-decided-otherwise = Το προσωπικό μας αποφάσισε αργότερα διαφορετικά γι’ αυτή τη διαφωνία· η απόφασή του βρίσκεται στην επιστολή του.
dispute-link = Η απόφαση αυτή βρίσκεται στη διεύθυνση { $link }
dispute-versions = Ημερομηνία: { $date }· σώμα κειμένων { $corpus }, ευρετήριο { $index }, κανόνες { $rules }.
dispute-amends = Όπου διαφέρουν, υπερισχύει αυτή η διόρθωση.
error-unknown_dispute = Δεν υπάρχει διαφωνία «{ $given }».
error-tampered = Η εγγραφή άλλαξε μετά τη δημιουργία της.
error-title-409 = Η εγγραφή δεν είναι αξιόπιστη

## Where a claimed number went wrong

mistake-forgot_locomotive = Ξεχάστηκε η μηχανή που άνοιξε.
mistake-forgot_color = Μετρήθηκαν μόνο οι μηχανές· μετράνε και οι κάρτες του χρώματος που παίχτηκε.
mistake-every_card = Μετρήθηκαν όλες οι κάρτες που άνοιξαν· τα άλλα χρώματα δεν κοστίζουν.
mistake-no_extra = Οι κάρτες που ταιριάζουν δεν μετρήθηκαν καθόλου.
mistake-laid_added = Στις έξτρα κάρτες προστέθηκαν και οι αρχικές.
mistake-locomotive_twice = Η μηχανή που άνοιξε μετρήθηκε δύο φορές.
mistake-other_table = Χρησιμοποιήθηκε ο πίνακας πόντων άλλης έκδοσης.
mistake-length_as_points = Οι θέσεις μετρήθηκαν ως πόντοι.
mistake-other_row = Υπολογίστηκαν οι πόντοι διαδρομής άλλου μήκους.
mistake-route_left_out = Παραλείφθηκε μία από τις διαδρομές.
mistake-every_station_one = Θεωρήθηκε ότι κάθε σταθμός κοστίζει μία κάρτα· ο δεύτερος κοστίζει 2, ο τρίτος 3.
mistake-stations_together = Προστέθηκαν και οι κάρτες των προηγούμενων σταθμών.
mistake-wrong_station = Υπολογίστηκε το κόστος άλλου σταθμού.
mistake-last_station_only = Μετρήθηκε μόνο ο τελευταίος σταθμός.
mistake-one_station = Μετρήθηκε μόνο ένας αχρησιμοποίητος σταθμός.
mistake-built_for_unused = Μετρήθηκαν οι χτισμένοι σταθμοί αντί για τους αχρησιμοποίητους.
mistake-station_one_point = Υπολογίστηκε ένας πόντος για κάθε αχρησιμοποίητο σταθμό· δίνει 4.
mistake-no_station_points = Δεν μετρήθηκαν οι αχρησιμοποίητοι σταθμοί.
mistake-failed_left_out = Δεν αφαιρέθηκαν τα εισιτήρια που δεν ολοκληρώθηκαν.
mistake-failed_added = Τα εισιτήρια που δεν ολοκληρώθηκαν προστέθηκαν αντί να αφαιρεθούν.
mistake-failed_twice = Τα εισιτήρια που δεν ολοκληρώθηκαν αφαιρέθηκαν δύο φορές.
mistake-ticket_left_out = Παραλείφθηκε ένα ολοκληρωμένο εισιτήριο.
mistake-start_for_later = Μπερδεύτηκαν οι αριθμοί της αρχής με όσους ισχύουν αργότερα στο παιχνίδι.
mistake-dealt_for_kept = Τα εισιτήρια που μοιράζονται μπερδεύτηκαν με όσα πρέπει να κρατηθούν.
mistake-other_edition = Χρησιμοποιήθηκε ο αριθμός άλλης έκδοσης.
mistake-symbols_ignored = Δεν υπολογίστηκαν σωστά τα σύμβολα μηχανής του φέρι.
mistake-next_tour_row = Υπολογίστηκε το μπόνους για ένα εισιτήριο παραπάνω ή λιγότερο.
mistake-tour_each = Πολλαπλασιάστηκε το μπόνους του ενός εισιτηρίου· το μπόνους δεν αυξάνεται αναλογικά.
mistake-countries_added = Αθροίστηκαν όλες οι συνδέσεις· μετράει μόνο η καλύτερη.
mistake-largest_subtracted = Αφαιρέθηκε η μεγαλύτερη τιμή· χάνεται η μικρότερη.
mistake-no_penalty = Δεν αφαιρέθηκε τίποτα.
mistake-smaller_country = Μετρήθηκε μικρότερη σύνδεση αντί για την καλύτερη.
mistake-countries_subtracted = Αφαιρέθηκαν συνδέσεις που δεν έγιναν.
mistake-branches_added = Προστέθηκαν διακλαδώσεις· η μεγαλύτερη συνεχής διαδρομή είναι μία ενιαία γραμμή.
mistake-no_loops = Ο δρόμος δεν πέρασε δύο φορές από καμία πόλη, ενώ επιτρέπεται.
mistake-routes_counted = Μετρήθηκαν διαδρομές αντί για τρένα.
mistake-bonus_shared = Το μπόνους της μεγαλύτερης συνεχούς διαδρομής μοιράστηκε· ο καθένας που ισοβαθμεί το παίρνει ολόκληρο.
mistake-bonus_left_out = Παραλείφθηκε το μπόνους της μεγαλύτερης συνεχούς διαδρομής.
mistake-stations_left_out = Παραλείφθηκαν οι πόντοι των αχρησιμοποίητων σταθμών.
mistake-stations_miscounted = Υπολογίστηκαν χτισμένοι σταθμοί· πόντους δίνουν μόνο οι αχρησιμοποίητοι.
mistake-tickets_left_out = Παραλείφθηκαν τα εισιτήρια.
mistake-tour_left_out = Παραλείφθηκε το μπόνους Μεγάλου Ταξιδιού.
mistake-number_of = Ο αριθμός αυτός ανήκει σε άλλον κανόνα: { $text }
