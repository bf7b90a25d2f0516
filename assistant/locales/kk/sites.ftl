# What the service says to sites that embed it, and on the page that they embed.

error-title-403 = Рұқсат жоқ
error-title-429 = Сұрау тым көп
error-site = «{ $given }» деген сайт жоқ немесе ол өшірілген.
error-unknown_site = «{ $given }» деген сайт жоқ немесе ол өшірілген.
error-site_origin = Бұл сайттың кілті { $given } мекенжайында жарамайды.
error-rate_limit = Қысқа уақытта тым көп сұрақ қойылды. { $seconds } секундтан кейін қайталап көріңіз.
error-no_database = Дерекқор қазір қолжетімсіз.
embed-title = Ереже сұрақтары
embed-about = Ticket to Ride ережелері туралы сұрақтарға дереккөзі көрсетілген жауаптар. Ресми ережелер кітабы басым.
embed-noscript = Бұл бетте сұрақ қою үшін JavaScript қажет. Жауапты ресми ережелер кітабынан да табуға болады.
