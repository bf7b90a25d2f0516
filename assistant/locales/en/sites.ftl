# What the service says to sites that embed it, and on the page that they embed.

error-title-403 = Not allowed
error-title-429 = Too many requests
error-site = There is no site "{ $given }", or it is switched off.
error-unknown_site = There is no site "{ $given }", or it is switched off.
error-site_origin = This site's key does not work from { $given }.
error-rate_limit = Too many questions in a short time. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-no_database = The database cannot be used right now.
embed-title = Rules questions
embed-about = Answers to questions about the rules of Ticket to Ride, with their sources. The official rulebook prevails.
embed-noscript = This page needs JavaScript to ask questions. You can also look in the official rulebook.
