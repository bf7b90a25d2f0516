# What the service says to sites that embed it, and on the page that they embed.

error-title-403 = Δεν επιτρέπεται
error-title-429 = Πάρα πολλά αιτήματα
error-site = Δεν υπάρχει ιστότοπος «{ $given }» ή είναι απενεργοποιημένος.
error-unknown_site = Δεν υπάρχει ιστότοπος «{ $given }» ή είναι απενεργοποιημένος.
error-site_origin = Το κλειδί αυτού του ιστότοπου δεν ισχύει από τη διεύθυνση { $given }.
error-rate_limit = Πάρα πολλές ερωτήσεις σε λίγο χρόνο. Δοκίμασε ξανά σε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
error-no_database = Η βάση δεδομένων δεν είναι διαθέσιμη αυτή τη στιγμή.
embed-title = Ερωτήσεις για τους κανόνες
embed-about = Απαντήσεις σε ερωτήσεις για τους κανόνες του Ticket to Ride, με τις πηγές τους. Υπερισχύει το επίσημο βιβλίο κανόνων.
embed-noscript = Για ερωτήσεις σε αυτή τη σελίδα χρειάζεται JavaScript. Απαντά και το επίσημο βιβλίο κανόνων.
