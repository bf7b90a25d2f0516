# Αποτελέσματα υπολογισμών και μία πρόταση για κάθε βήμα (rules/steps.py): step-<κανόνας>-<περίπτωση>.
# Τα χρώματα έρχονται στο ουδέτερο (ίδια ονομαστική και αιτιατική), οι πόλεις στην ονομαστική: μπαίνουν μετά από
# άνω-κάτω τελεία ή παύλα, ώστε να μη χρειάζονται άλλη πτώση.

## Αποτελέσματα, στην αρχή της απάντησης

result-tunnel_extra_cards =
    { $n ->
        [0] Καμία κάρτα παραπάνω.
        [one] { $n } κάρτα παραπάνω.
       *[other] { $n } κάρτες παραπάνω.
    }
# all the cards of a tunnel: $laid and $extra make $n
result-tunnel_extra_cards-total =
    { $n ->
        [one] { $n } κάρτα συνολικά: { $laid } που έπαιξες και { $extra } παραπάνω.
       *[other] { $n } κάρτες συνολικά: { $laid } που έπαιξες και { $extra } παραπάνω.
    }
result-ferry_cost = { $locomotives ->
        [one] { $locomotives } μηχανή
       *[other] { $locomotives } μηχανές
    } και { $same_color ->
        [one] { $same_color } κάρτα όποιου χρώματος θέλεις.
       *[other] { $same_color } κάρτες του ίδιου χρώματος, όποιου θέλεις.
    }
result-ferry_cost-only_locomotives = { $locomotives ->
        [one] { $locomotives } μηχανή, καμία άλλη κάρτα.
       *[other] { $locomotives } μηχανές, καμία άλλη κάρτα.
    }
# $n: the locomotives that a player still lacks for a ferry
result-ferry_cost-missing =
    { $n ->
        [one] { $n } μηχανή ακόμη.
       *[other] { $n } μηχανές ακόμη.
    }
result-station_cost =
    { $n ->
        [one] { $n } κάρτα.
       *[other] { $n } κάρτες.
    }
result-unused_stations =
    { $n ->
        [one] { $n } πόντος.
       *[other] { $n } πόντοι.
    }
result-route_points =
    { $n ->
        [one] { $n } πόντος.
       *[other] { $n } πόντοι.
    }
result-tickets_points =
    { $n ->
        [one] { $n } πόντος συνολικά.
       *[other] { $n } πόντοι συνολικά.
    }
result-tickets_points-no_route =
    { $n ->
        [one] Καμία διαδρομή δεν ενώνει απευθείας τις δύο πόλεις· το εισιτήριο μεταξύ τους αξίζει { $n } πόντο.
       *[other] Καμία διαδρομή δεν ενώνει απευθείας τις δύο πόλεις· το εισιτήριο μεταξύ τους αξίζει { $n } πόντους.
    }
result-player_score =
    { $n ->
        [one] { $n } πόντος συνολικά.
       *[other] { $n } πόντοι συνολικά.
    }
# who wins a tie: the asker, the other one, or somebody named
result-tie_break-you = Κερδίζεις εσύ.
result-tie_break-other = Κερδίζει ο άλλος παίκτης.
result-tie_break-name = Κερδίζει: { $name }.
player-you = εσύ
player-other = ο άλλος παίκτης
result-mandala =
    { $n ->
        [one] { $n } πόντος μπόνους.
       *[other] { $n } πόντοι μπόνους.
    }
result-country_ticket =
    { $n ->
        [one] { $n } πόντος.
       *[other] { $n } πόντοι.
    }
result-longest_path = Η μεγαλύτερη συνεχής διαδρομή έχει μήκος { $n }.
# $n: how many of the tickets drawn may be given back
result-tickets_to_keep-returned =
    { $n ->
        [one] Μπορείς να επιστρέψεις το πολύ { $n } εισιτήριο.
       *[other] Μπορείς να επιστρέψεις το πολύ { $n } εισιτήρια.
    }
# several computations added up; $text is the sum's own sentence
result-sum = Συνολικά: { $text }
result-tickets_to_keep =
    { $n ->
        [one] Τουλάχιστον { $n } εισιτήριο.
       *[other] Τουλάχιστον { $n } εισιτήρια.
    }
result-double_route_open-true = Ναι, η άλλη γραμμή είναι ελεύθερη.
result-double_route_open-false = Όχι, η άλλη γραμμή είναι κλειστή.
result-last_round-true = Ναι, έτσι αρχίζει ο τελευταίος γύρος.
result-last_round-false = Όχι, έτσι δεν αρχίζει ακόμη ο τελευταίος γύρος.
result-draw_check-true = Ναι, επιτρέπεται να τραβήξεις έτσι.
result-draw_check-false = Όχι, δεν επιτρέπεται να τραβήξεις έτσι.
result-face_up_reset-true = Ναι, αλλάζουν και οι πέντε κάρτες.
result-face_up_reset-false = Όχι, οι πέντε κάρτες μένουν.
result-claim_check-true = Ναι, μπορείς να πιάσεις τη διαδρομή.
result-claim_check-false = Όχι, έτσι δεν μπορείς να πιάσεις τη διαδρομή.
result-ticket_completed-true = Ναι, το εισιτήριο έχει ολοκληρωθεί.
result-ticket_completed-false = Όχι, το εισιτήριο δεν έχει ολοκληρωθεί.
# Απάντηση που στηρίζεται σε υπόθεση, επειδή καμία πηγή δεν ξεκαθαρίζει το σημείο.
result-assumed = Καμία πηγή δεν το λέει· υποθέτω: { $text }

## Διαδρομές και κατάληψη

step-route-points-table =
    { $points ->
        [one] Διαδρομή μήκους { $length } δίνει { $points } πόντο.
       *[other] Διαδρομή μήκους { $length } δίνει { $points } πόντους.
    }
step-route-points-assumed = Καμία πηγή δεν λέει πόσους πόντους δίνει διαδρομή μήκους { $length }· εδώ υποθέτω { $points }.
step-route-points-told =
    { $points ->
        [one] Από τις διαδρομές: { $points } πόντος.
       *[other] Από τις διαδρομές: { $points } πόντοι.
    }
step-route-points-sum = { $player }: { $routes ->
        [one] { $routes } διαδρομή
       *[other] { $routes } διαδρομές
    }, { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
step-open-india_eight-assumed = Καμία πηγή δεν δίνει πόντους για το φέρι της Ινδίας με { $length } θέσεις· εδώ υποθέτω { $points }, όπως στον πίνακα της Ευρώπης.
step-claim-exact_cards-exact =
    { $needed ->
        [one] Χρειάζεται { $needed } κάρτα και έπαιξες { $played }.
       *[other] Χρειάζονται { $needed } κάρτες και έπαιξες { $played }.
    }
step-claim-exact_cards-too_few =
    { $needed ->
        [one] Χρειάζεται { $needed } κάρτα, αλλά έπαιξες μόνο { $played }.
       *[other] Χρειάζονται { $needed } κάρτες, αλλά έπαιξες μόνο { $played }.
    }
step-claim-exact_cards-too_many =
    { $needed ->
        [one] Χρειάζεται { $needed } κάρτα, αλλά έπαιξες { $played }.
       *[other] Χρειάζονται { $needed } κάρτες, αλλά έπαιξες { $played }.
    }
step-claim-color_match-match = Οι κάρτες έχουν το χρώμα της διαδρομής: { $color }.
step-claim-color_match-wrong = Η διαδρομή θέλει { $color }, αλλά έπαιξες { $played }.
step-claim-gray_one_color-one = Η γκρι διαδρομή δέχεται ένα μόνο χρώμα, όποιο θέλεις: { $color }.
step-claim-gray_one_color-mixed = Η γκρι διαδρομή θέλει ένα μόνο χρώμα, όχι ανάμεικτα: { $colors }.
step-claim-locomotive_wild-wild = Μηχανές στη θέση των καρτών που λείπουν: { $locomotives }.
step-claim-locomotive_wild-tunnel = Σε τούνελ παίζονται και μηχανές: { $locomotives }.
step-claim-locomotive_wild-forbidden = Σε αυτόν τον χάρτη μηχανές παίζονται μόνο σε τούνελ· εδώ έπαιξες { $locomotives }.
step-claim-all_locomotives-allowed = Η διαδρομή πιάνεται και με σκέτες μηχανές: { $locomotives }.
step-claim-all_locomotives-forbidden = Σε αυτόν τον χάρτη μόνο τούνελ πιάνεται με σκέτες μηχανές· εδώ έπαιξες { $locomotives }.
step-claim-enough_trains-enough =
    { $needed ->
        [one] Χρειάζεται { $needed } τρένο και έχεις ακόμη { $left }.
       *[other] Χρειάζονται { $needed } τρένα και έχεις ακόμη { $left }.
    }
step-claim-enough_trains-too_few =
    { $needed ->
        [one] Χρειάζεται { $needed } τρένο, αλλά έχεις μόνο { $left }.
       *[other] Χρειάζονται { $needed } τρένα, αλλά έχεις μόνο { $left }.
    }
step-claim-not_connected-free = Η διαδρομή { $city_a } – { $city_b } δεν χρειάζεται να ενώνεται με τις άλλες σου.
step-claim-whole_route-taken =
    { $owner ->
        [self] Τη διαδρομή { $city_a } – { $city_b } την έχεις ήδη εσύ.
       *[other] Τη διαδρομή { $city_a } – { $city_b } την έχει ήδη πιάσει άλλος παίκτης.
    }
step-claim-whole_route-twice = Η διαδρομή { $city_a } – { $city_b } εμφανίζεται πιασμένη πάνω από μία φορά: { $players }.
step-double-min_players-open = Με { $players } παίκτες είναι ελεύθερες και οι δύο γραμμές (χρειάζονται τουλάχιστον { $needed } παίκτες).
step-double-min_players-closed = Με { $players } παίκτες, μόλις πιαστεί η μία γραμμή, κλείνει η άλλη (για να είναι ελεύθερες και οι δύο χρειάζονται τουλάχιστον { $needed } παίκτες).
step-double-min_players-free = Καμία από τις δύο γραμμές δεν είναι πιασμένη, άρα και με { $players } παίκτες πιάνεις όποια θέλεις.
step-double-min_players-both_taken = { $city_a } – { $city_b }: πιασμένες και οι δύο γραμμές, ενώ με { $players } παίκτες πιάνεται μόνο η μία (για τις δύο χρειάζονται τουλάχιστον { $needed }).
step-double-never_both-own = Την άλλη γραμμή την έχεις ήδη εσύ, και ο ίδιος παίκτης δεν πιάνει ποτέ και τις δύο.
step-double-never_both-player = { $player }: έχει και τις δύο γραμμές { $city_a } – { $city_b }, κάτι που δεν επιτρέπεται ποτέ.

## Φέρι

step-ferry-locomotives-needed = { $symbols ->
        [one] { $symbols } σύμβολο μηχανής
       *[other] { $symbols } σύμβολα μηχανής
    } σε { $length ->
        [one] { $length } θέση: μία μηχανή για κάθε σύμβολο.
       *[other] { $length } θέσεις: μία μηχανή για κάθε σύμβολο.
    }
step-ferry-locomotives-enough =
    { $symbols ->
        [one] Χρειάζεται { $symbols } μηχανή και έπαιξες { $locomotives }.
       *[other] Χρειάζονται { $symbols } μηχανές και έπαιξες { $locomotives }.
    }
step-ferry-locomotives-too_few =
    { $symbols ->
        [one] Χρειάζεται { $symbols } μηχανή,
       *[other] Χρειάζονται { $symbols } μηχανές,
    } { $locomotives ->
        [0] αλλά δεν υπάρχει καμία.
        [one] αλλά υπάρχει μόνο { $locomotives }.
       *[other] αλλά υπάρχουν μόνο { $locomotives }.
    }
step-ferry-rest-needed =
    { $cards ->
        [one] Η θέση που μένει παίρνει κάρτα όποιου χρώματος θέλεις.
       *[other] Οι { $cards } θέσεις που μένουν παίρνουν κάρτες ενός χρώματος, όποιου θέλεις.
    }
step-ferry-rest-none = Δεν μένουν θέσεις για άλλες κάρτες.
step-ferry-rest-one = Οι άλλες κάρτες είναι ενός χρώματος: { $color }.
step-ferry-rest-mixed = Οι άλλες κάρτες πρέπει να είναι ενός χρώματος, όχι ανάμεικτες: { $colors }.
step-ferry-extra_locomotives-may =
    { $cards ->
        [one] Στη θέση αυτής της κάρτας μπορεί να μπει κι άλλη μηχανή.
       *[other] Στη θέση αυτών των { $cards } καρτών μπορούν να μπουν κι άλλες μηχανές.
    }
step-ferry-extra_locomotives-used = Μηχανές στη θέση άλλων καρτών: { $locomotives }.

## Τούνελ

step-tunnel-reveal-turned_up =
    { $cards ->
        [one] Ανοίγει { $cards } κάρτα.
       *[other] Ανοίγουν { $cards } κάρτες.
    }
step-tunnel-reveal-to_come =
    { $cards ->
        [one] Θα ανοίξει { $cards } κάρτα.
       *[other] Θα ανοίξουν { $cards } κάρτες.
    }
step-tunnel-reveal-odds = { $cards ->
        [one] Ανοίγει { $cards } κάρτα
       *[other] Ανοίγουν { $cards } κάρτες
    } από τις { $unseen } που δεν έχουν φανεί· { $matching ->
        [0] καμία από αυτές δεν θα μετρούσε.
        [one] { $matching } από αυτές θα μετρούσε.
       *[other] { $matching } από αυτές θα μετρούσαν.
    }
step-tunnel-short_deck-some =
    { $cards ->
        [one] Μόνο { $cards } κάρτα υπήρχε για να ανοίξει, αντί για { $usual }.
       *[other] Μόνο { $cards } κάρτες υπήρχαν για να ανοίξουν, αντί για { $usual }.
    }
step-tunnel-short_deck-none = Δεν υπήρχε καμία κάρτα για να ανοίξει, αντί για { $usual }, άρα δεν πληρώνεις τίποτα παραπάνω.
step-tunnel-match-color = Άνοιξε { $card_key ->
            [red] κόκκινη
            [green] πράσινη
            [yellow] κίτρινη
            [black] μαύρη
            [white] άσπρη
           *[other] { $card }
        }: το χρώμα που έπαιξες, μία κάρτα παραπάνω.
step-tunnel-match-locomotive = Άνοιξε μηχανή: μία κάρτα παραπάνω.
step-tunnel-match-none = Άνοιξε { $card_key ->
            [red] κόκκινη
            [green] πράσινη
            [yellow] κίτρινη
            [black] μαύρη
            [white] άσπρη
           *[other] { $card }
        }: δεν μετράει.
step-tunnel-only_locomotives-laid = Έπαιξες σκέτες μηχανές ({ $locomotives }), άρα μετράνε μόνο οι μηχανές που ανοίγουν.
step-tunnel-mixed-laid =
    { $locomotives ->
        [one] Έπαιξες { $color } μαζί με { $locomotives } μηχανή: μετράνε και αυτό το χρώμα και οι μηχανές.
       *[other] Έπαιξες { $color } μαζί με { $locomotives } μηχανές: μετράνε και αυτό το χρώμα και οι μηχανές.
    }
step-tunnel-extra_payment-none = Δεν πληρώνεις τίποτα παραπάνω.
step-tunnel-extra_payment-color =
    { $extra ->
        [one] Πληρώνεις ακόμη { $extra } κάρτα: { $color_key ->
                    [red] κόκκινη
                    [green] πράσινη
                    [yellow] κίτρινη
                    [black] μαύρη
                    [white] άσπρη
                   *[other] { $color }
                } ή μηχανή.
       *[other] Πληρώνεις ακόμη { $extra } κάρτες: { $color_key ->
                    [red] κόκκινες
                    [green] πράσινες
                    [yellow] κίτρινες
                    [black] μαύρες
                    [white] άσπρες
                   *[other] { $color }
                } ή μηχανές.
    }
step-tunnel-extra_payment-locomotive =
    { $extra ->
        [one] Πληρώνεις ακόμη { $extra } μηχανή.
       *[other] Πληρώνεις ακόμη { $extra } μηχανές.
    }

## Σταθμοί

step-station-cost-nth = Ο { $nth }ος σταθμός κοστίζει { $cards ->
        [one] { $cards } κάρτα.
       *[other] { $cards } κάρτες.
    }
step-station-payment-any_card = Κάνει οποιαδήποτε κάρτα, ακόμη και μηχανή.
step-station-payment-one_color =
    { $cards ->
        [one] Η { $cards } κάρτα είναι όποιου χρώματος θέλεις· στη θέση της μπαίνει και μηχανή.
       *[other] Οι { $cards } κάρτες είναι του ίδιου χρώματος· στη θέση τους μπαίνουν και μηχανές.
    }
step-station-unused_points-unused = Αχρησιμοποίητοι σταθμοί: { $unused } × { $each } = { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
step-station-unused_points-player = { $player }, αχρησιμοποίητοι σταθμοί: { $unused } × { $each } = { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
step-station-borrow-borrowed = Σταθμός { $station }: δανείζεται τη διαδρομή { $city_a } – { $city_b } (μήκος { $length }).
step-station-borrow-unused = Σταθμός { $station }: δεν δανείζεται τίποτα.
step-station-same_route-shared = Σταθμός { $station }: { $tickets ->
        [one] { $tickets } εισιτήριο χρησιμοποιεί τη διαδρομή που δανείζεται.
       *[other] { $tickets } εισιτήρια χρησιμοποιούν τη διαδρομή που δανείζεται.
    }
step-station-decide_end-best = { $choices ->
        [one] Υπάρχει { $choices } τρόπος να διαλέξεις τις δανεικές διαδρομές και δίνει
       *[other] Από τους { $choices } τρόπους να διαλέξεις τις δανεικές διαδρομές ο καλύτερος δίνει
    } { $points ->
        [one] { $points } πόντο εισιτηρίων.
       *[other] { $points } πόντους εισιτηρίων.
    }

## Εισιτήρια

step-tickets-dealt_start-dealt =
    { $dealt ->
        [one] Στην αρχή μοιράζεται { $dealt } εισιτήριο.
       *[other] Στην αρχή μοιράζονται { $dealt } εισιτήρια.
    }
step-tickets-dealt_start-long = { $dealt ->
        [one] Στην αρχή μοιράζεται { $dealt } εισιτήριο:
       *[other] Στην αρχή μοιράζονται { $dealt } εισιτήρια:
    } { $long } μεγάλης διαδρομής, { $regular ->
        [one] { $regular } κανονικό.
       *[other] { $regular } κανονικά.
    }
step-tickets-keep_start-keep =
    { $dealt ->
        [one] Από το { $dealt } εισιτήριο κρατάς τουλάχιστον { $keep }.
       *[other] Από τα { $dealt } εισιτήρια κρατάς τουλάχιστον { $keep }.
    }
step-tickets-returned_start-bottom = Τα υπόλοιπα μπαίνουν στον πάτο της στοίβας εισιτηρίων.
step-tickets-returned_start-box = Τα υπόλοιπα γυρίζουν στο κουτί και βγαίνουν από το παιχνίδι.
step-tickets-drawn_later-drawn =
    { $drawn ->
        [one] Τραβάς { $drawn } εισιτήριο.
       *[other] Τραβάς { $drawn } εισιτήρια.
    }
step-tickets-deck_low-fewer =
    { $drawn ->
        [one] Στη στοίβα έμεινε μόνο { $drawn } εισιτήριο, αντί για { $usual }.
       *[other] Στη στοίβα έμειναν μόνο { $drawn } εισιτήρια, αντί για { $usual }.
    }
step-tickets-keep_later-keep =
    { $drawn ->
        [one] Από το { $drawn } εισιτήριο κρατάς τουλάχιστον { $keep }.
       *[other] Από τα { $drawn } εισιτήρια κρατάς τουλάχιστον { $keep }.
    }
step-tickets-returned_later-bottom = Τα υπόλοιπα μπαίνουν στον πάτο της στοίβας εισιτηρίων.
step-tickets-returned_later-box = Τα υπόλοιπα βγαίνουν από το παιχνίδι.
step-tickets-long_start_only-later = Στη διάρκεια του παιχνιδιού τραβάς μόνο κανονικά εισιτήρια.
step-tickets-completed-path = { $city_a } – { $city_b }: ενώνονται ({ $path }), { $trains ->
        [one] { $trains } τρένο.
       *[other] { $trains } τρένα.
    }
step-tickets-completed-borrowing = { $city_a } – { $city_b }: ενώνονται με δανεικές διαδρομές ({ $path }), { $trains ->
        [one] { $trains } τρένο.
       *[other] { $trains } τρένα.
    }
step-tickets-completed-not = { $city_a } – { $city_b }: δεν ενώνονται.
step-tickets-scored-points = Ολοκληρωμένο: +{ $points }.
step-tickets-scored-cities = { $city_a } – { $city_b }, ολοκληρωμένο: +{ $points }.
step-tickets-scored-player = { $player }: { $completed ->
        [one] { $completed } ολοκληρωμένο εισιτήριο, +{ $points }.
       *[other] { $completed } ολοκληρωμένα εισιτήρια, +{ $points }.
    }
step-tickets-failed-points = Δεν ολοκληρώθηκε: −{ $points }.
step-tickets-failed-cities = { $city_a } – { $city_b }, δεν ολοκληρώθηκε: −{ $points }.
step-tickets-failed-player = { $player }: { $failed ->
        [one] { $failed } εισιτήριο δεν ολοκληρώθηκε, −{ $points }.
       *[other] { $failed } εισιτήρια δεν ολοκληρώθηκαν, −{ $points }.
    }

## Τράβηγμα καρτών

step-draw-sources-any = Κάθε κάρτα την παίρνεις από τη στοίβα ή από τις ανοιχτές.
step-draw-two_cards-cards =
    { $cards ->
        [one] Στη σειρά σου τραβάς { $cards } κάρτα.
       *[other] Στη σειρά σου τραβάς { $cards } κάρτες.
    }
step-draw-blind_locomotive-goes_on = Μηχανή από τη στοίβα δεν σταματάει το τράβηγμα.
step-draw-face_up_locomotive-whole_draw = Η ανοιχτή μηχανή μετράει για όλο το τράβηγμα.
step-draw-face_up_locomotive-like_any = Σε αυτόν τον χάρτη η ανοιχτή μηχανή τραβιέται όπως κάθε άλλη κάρτα.
step-draw-second_locomotive-not_allowed = Ανοιχτή μηχανή δεν παίρνεις ποτέ ως δεύτερη κάρτα.
step-draw-second_locomotive-allowed = Σε αυτόν τον χάρτη η ανοιχτή μηχανή μπορεί να είναι και η δεύτερη κάρτα.
step-draw-three_locomotives-reset =
    { $locomotives ->
        [one] { $locomotives } από τις { $cards } ανοιχτές κάρτες είναι μηχανή (όριο: { $needed }): πετιούνται όλες και ανοίγουν καινούργιες.
       *[other] { $locomotives } από τις { $cards } ανοιχτές κάρτες είναι μηχανές (όριο: { $needed }): πετιούνται όλες και ανοίγουν καινούργιες.
    }
step-draw-three_locomotives-stays =
    { $locomotives ->
        [0] Καμία από τις { $cards } ανοιχτές κάρτες δεν είναι μηχανή· χρειάζονται { $needed }.
        [one] { $locomotives } από τις { $cards } ανοιχτές κάρτες είναι μηχανή· χρειάζονται { $needed }.
       *[other] { $locomotives } από τις { $cards } ανοιχτές κάρτες είναι μηχανές· χρειάζονται { $needed }.
    }

## Μεγαλύτερη συνεχής διαδρομή

step-longest-own-path =
    { $length ->
        [one] Η μεγαλύτερη συνεχής διαδρομή έχει { $length } τρένο: { $path }.
       *[other] Η μεγαλύτερη συνεχής διαδρομή έχει { $length } τρένα: { $path }.
    }
step-longest-own-none = Χωρίς τρένα δεν υπάρχει συνεχής διαδρομή.
step-longest-loops-cities = Περνάει πάνω από μία φορά από: { $cities }· οι κύκλοι επιτρέπονται.
step-longest-branches-left_out =
    { $trains ->
        [one] { $trains } από τα { $total } τρένα είναι σε διακλάδωση και δεν μετράει.
       *[other] { $trains } από τα { $total } τρένα είναι σε διακλαδώσεις και δεν μετράνε.
    }
step-longest-bonus-told = Μεγαλύτερη συνεχής διαδρομή: +{ $points }.
step-longest-bonus-player = { $player }: μεγαλύτερη συνεχής διαδρομή (μήκος { $length }), +{ $points }.
step-longest-tie-shared =
    { $points ->
        [one] Ισοπαλία στη μεγαλύτερη συνεχή διαδρομή (μήκος { $length }): { $players }, από { $points } πόντο ο καθένας.
       *[other] Ισοπαλία στη μεγαλύτερη συνεχή διαδρομή (μήκος { $length }): { $players }, από { $points } πόντους ο καθένας.
    }

## Ινδία

step-mandala-qualifies-two_paths = { $city_a } – { $city_b }: δύο ξεχωριστοί δρόμοι, { $first } / { $second }.
step-mandala-qualifies-one_path = { $city_a } – { $city_b }: δεν υπάρχει δεύτερος ξεχωριστός δρόμος.
step-mandala-qualifies-not_completed = { $city_a } – { $city_b }: δεν έχει ολοκληρωθεί.
step-mandala-cross-cities = Οι δύο δρόμοι διασταυρώνονται εδώ: { $cities }· αυτό επιτρέπεται.
step-mandala-bonus-tickets = { $tickets ->
        [one] { $tickets } εισιτήριο που μετράει για το Μεγάλο Ταξίδι (Μάνταλα):
       *[other] { $tickets } εισιτήρια που μετράνε για το Μεγάλο Ταξίδι (Μάνταλα):
    } { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
step-mandala-bonus-player = { $player }: { $tickets ->
        [one] { $tickets } εισιτήριο Μεγάλου Ταξιδιού, +{ $points }.
       *[other] { $tickets } εισιτήρια Μεγάλου Ταξιδιού, +{ $points }.
    }

## Ελβετία

step-country-reach-reached = { $country }: η σύνδεση έγινε, { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
step-country-reach-not_reached = { $country }: η σύνδεση δεν έγινε ({ $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }).
step-country-score-best = Μετράει η καλύτερη σύνδεση: { $country }, { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
step-country-score-player = { $player }, εισιτήριο { $ticket_id }: μετράει η σύνδεση { $country }, +{ $points }.
step-country-none-smallest = Καμία σύνδεση δεν έγινε: χάνεται η μικρότερη τιμή, −{ $points }.
step-country-none-player = { $player }, εισιτήριο { $ticket_id }: καμία σύνδεση δεν έγινε, −{ $points }.
step-open-country_through-assumed = Καμία πηγή δεν λέει αν μια σύνδεση περνάει μέσα από χώρα· εδώ υποθέτω ότι η διαδρομή { $city_a } – { $city_b } τελειώνει στη δική της σημαία.

## Τέλος του παιχνιδιού

step-end-trigger-laid = Τρένα: από { $before } μπήκαν στον χάρτη { $laid }, μένουν { $trains_left }.
step-end-trigger-triggered =
    { $trains_left ->
        [0] Δεν έμεινε κανένα τρένο· με { $limit } ή λιγότερα αρχίζει ο τελευταίος γύρος.
        [one] Έμεινε { $trains_left } τρένο· με { $limit } ή λιγότερα αρχίζει ο τελευταίος γύρος.
       *[other] Έμειναν { $trains_left } τρένα· με { $limit } ή λιγότερα αρχίζει ο τελευταίος γύρος.
    }
step-end-trigger-not_yet =
    { $trains_left ->
        [one] Έμεινε { $trains_left } τρένο· ο τελευταίος γύρος αρχίζει με { $limit } ή λιγότερα.
       *[other] Έμειναν { $trains_left } τρένα· ο τελευταίος γύρος αρχίζει με { $limit } ή λιγότερα.
    }
step-end-last_turn-everyone = Όλοι παίζουν από μία τελευταία φορά, μαζί και ο παίκτης που προκάλεσε το τέλος.
step-score-final-sum =
    { $points ->
        [one] Όλα μαζί: { $points } πόντος.
       *[other] Όλα μαζί: { $points } πόντοι.
    }
step-score-final-tickets =
    { $points ->
        [one] Όλα τα εισιτήρια μαζί: { $points } πόντος.
       *[other] Όλα τα εισιτήρια μαζί: { $points } πόντοι.
    }
step-score-final-total =
    { $points ->
        [one] { $player }: { $points } πόντος συνολικά.
       *[other] { $player }: { $points } πόντοι συνολικά.
    }
step-score-final-winner =
    { $points ->
        [one] Κερδίζει: { $player }, με { $points } πόντο.
       *[other] Κερδίζει: { $player }, με { $points } πόντους.
    }
step-score-final-tied =
    { $points ->
        [one] Ισοπαλία με { $points } πόντο: { $players }.
       *[other] Ισοπαλία με { $points } πόντους: { $players }.
    }
step-tiebreak-usa-completed_tickets = Σε ισοπαλία προηγείται όποιος έχει τα περισσότερα ολοκληρωμένα εισιτήρια ({ $players }: { $values }). Μπροστά: { $winners }.
step-tiebreak-usa-longest_path = Σε ισοπαλία προηγείται όποιος έχει τη μεγαλύτερη συνεχή διαδρομή ({ $players }: { $values }). Μπροστά: { $winners }.
step-tiebreak-europe-completed_tickets = Σε ισοπαλία προηγείται όποιος έχει τα περισσότερα ολοκληρωμένα εισιτήρια ({ $players }: { $values }). Μπροστά: { $winners }.
step-tiebreak-europe-stations_used = Σε ισοπαλία προηγείται όποιος χρησιμοποίησε τους λιγότερους σταθμούς ({ $players }: { $values }). Μπροστά: { $winners }.
step-tiebreak-europe-longest_path = Σε ισοπαλία προηγείται όποιος έχει το European Express ({ $players }: { $values }). Μπροστά: { $winners }.
step-open-final_tie-tied = Μένουν ισόπαλοι: { $players }· καμία πηγή δεν λέει τι γίνεται τότε.

## Αντιφάσεις μιας θέσης

step-setup-players-wrong = Οι παίκτες είναι { $players }· αυτή η έκδοση παίζεται με { $min } έως { $max }.
step-setup-trains-too_many =
    { $used ->
        [one] { $player }: { $used } τρένο στο ταμπλό, ενώ υπάρχουν { $trains }.
       *[other] { $player }: { $used } τρένα στο ταμπλό, ενώ υπάρχουν { $trains }.
    }
step-setup-stations-too_many =
    { $used ->
        [one] { $player }: { $used } χτισμένος σταθμός, ενώ υπάρχουν { $stations }.
       *[other] { $player }: { $used } χτισμένοι σταθμοί, ενώ υπάρχουν { $stations }.
    }
step-setup-locomotives-too_many =
    { $seen ->
        [one] Φάνηκε { $seen } μηχανή, ενώ υπάρχουν { $locomotives }.
       *[other] Φάνηκαν { $seen } μηχανές, ενώ υπάρχουν { $locomotives }.
    }
step-setup-cards_per_color-too_many =
    { $seen ->
        [one] Χρώμα { $color }: φάνηκε { $seen } κάρτα, ενώ υπάρχουν { $cards }.
       *[other] Χρώμα { $color }: φάνηκαν { $seen } κάρτες, ενώ υπάρχουν { $cards }.
    }
step-station-one_per_city-two = Δύο σταθμοί στην ίδια πόλη, { $city }: { $players }.
step-tickets-total-twice = Το εισιτήριο { $city_a } – { $city_b } εμφανίζεται δύο φορές.
