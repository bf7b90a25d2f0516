# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = Τα λόγια βρίσκονται εκεί κατά γράμμα.
quote-normalised = Τα λόγια βρίσκονται εκεί, αλλά όχι κατά γράμμα.
quote-repaired = Τα λόγια βρίσκονται στο καθαρισμένο κείμενο· το πρωτότυπο λέει άλλα και δίνεται δίπλα.
quote-left-out = Τα λόγια βρίσκονται μόνο στο πρωτότυπο· ο καθαρισμός τα άφησε έξω.
quote-unchecked = Τα λόγια βρίσκονται στο καθαρισμένο κείμενο· το πρωτότυπο λείπει, άρα δεν μπορώ να πω αν είναι κατά γράμμα.
quote-not-found = Τα λόγια δεν βρίσκονται εκεί.
quote-differs = Διαφέρουν σε: { $what }.
quote-differs-accents = γραφή των τόνων
quote-differs-case = κεφαλαία και πεζά
quote-differs-spaces = κενά
quote-differs-dashes = παύλες
quote-differs-quotation-marks = εισαγωγικά
quote-text = καθαρισμένο:
quote-original = πρωτότυπο:
error-quote_too_long = Το παράθεμα έχει { $given } χαρακτήρες· επιτρέπονται έως { $allowed }.
error-unknown_document = Δεν υπάρχει έγγραφο «{ $given }».
error-no_page = Το απόσπασμα «{ $given }» δεν έχει σελίδα: το έγγραφό του είναι κείμενο χωρίς σελίδες.
error-no_original = Το πρωτότυπο του αποσπάσματος «{ $given }» λείπει ή δεν είναι πια το αρχείο που είχε δοθεί.
error-page_failed = Η σελίδα του αποσπάσματος «{ $given }» δεν μπορεί να εμφανιστεί.
error-busy = Ετοιμάζονται πάρα πολλές σελίδες αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
