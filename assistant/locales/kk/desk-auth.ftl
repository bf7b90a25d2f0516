# Қызметкерлер бөліміне кіру, қызметкерлердің есептік жазбалары, аудит.

desk-auth-title = Қызметкерлер бөліміне кіру
desk-auth-name = Аты
desk-auth-password = Құпиясөз
desk-auth-sign-in = Кіру
desk-auth-wrong = Аты мен құпиясөз сәйкес келмейді.
desk-auth-wait = Әрекет тым көп болды. { $n } секундтан кейін қайталап көріңіз.
desk-auth-changed = Құпиясөз өзгертілді. Жаңасымен кіріңіз.
desk-auth-busy = Қазір басқа кірулер өңделіп жатыр. Ештеңе орындалған жоқ; бірнеше секундтан кейін қайталап көріңіз.
desk-auth-expired = Сеансыңыз аяқталды. Қайта кіріңіз: жазғаныңыз сақталып тұр.
desk-auth-kept = Жазғаныңыз жоғалған жоқ
desk-auth-kept-about = Ол әлі базаға сақталған жоқ. Жалғастырып, қарап шығып, жіберіңіз.
desk-auth-go-on = Жалғастыру
desk-auth-forgotten = Құпиясөзіңізді ұмытсаңыз, әкімші жаңасын қоя алады.
desk-auth-to-desk = Қызметкерлер бөліміне өту

desk-account-title = Есептік жазбаңыз
desk-account-change = Құпиясөзді өзгерту
desk-account-present = Қазіргі құпиясөз
desk-account-new = Жаңа құпиясөз
desk-account-password = Құпиясөз кез келген 12–256 таңбадан тұрады.
desk-account-ends = Осы жердегі және басқа құрылғылардағы барлық сеансыңыз аяқталады.
desk-account-wrong = Қазіргі құпиясөз дұрыс емес.
desk-account-name = Аты басып шығаруға болатын 1–60 таңбадан тұрады.
desk-account-taken = Мұндай атты есептік жазба бұрыннан бар.
desk-account-reserved = Бұл атау бағдарламаның өзіне арналған.
desk-account-alike = Бұл атау басқа есептік жазбаның атауына тым ұқсас. Ажыратуға болатын атау таңдаңыз.
desk-account-busy = Қазір басқа кірулер өңделіп жатыр. Ештеңе орындалған жоқ; бірнеше секундтан кейін қайталап көріңіз.
desk-account-unknown = Мұндай атты есептік жазба жоқ.
desk-account-role = Мұндай рөл жоқ.
desk-account-lang = Мұндай тіл жоқ.
desk-account-action = Есептік жазбамен мұны істеуге болмайды.
desk-account-last = Бұл – соңғы әкімші. Алдымен басқа біреуді әкімші етіңіз.

desk-staff-title = Қызметкерлер
desk-staff-since = { $day } күнінен бері
desk-staff-disabled = { $day } күні өшірілген
desk-staff-change = { $name }: есептік жазбаны өзгерту
desk-staff-role = Рөлі
desk-staff-lang = Тілі
desk-staff-save-role = Рөлді сақтау
desk-staff-save-password = Құпиясөзді қою
desk-staff-disable = Есептік жазбаны өшіру
desk-staff-enable = Есептік жазбаны қосу
desk-staff-add = Есептік жазба қосу
desk-staff-added = Есептік жазба қосылды.
desk-staff-changed = Есептік жазба өзгертілді.

desk-audit-title = Аудит
desk-audit-who = Кім
desk-audit-what = Не істелді
desk-audit-about = Не туралы
desk-audit-at = Қашан (UTC)
desk-audit-number = №
desk-audit-detail = Толығырақ
desk-audit-filter = Сүзу
desk-audit-count = { $n } жазба.
desk-audit-pages = Беттер
desk-audit-newer = Жаңарақ жазбалар
desk-audit-older = Ескірек жазбалар

error-sign_in = Алдымен қызметкерлер бөліміне кіріңіз.
error-role = Рөліңіз бұған рұқсат бермейді.
error-csrf = Форманың мерзімі өткен немесе ол қызметкерлер бөлімінен жіберілмеген. Артқа қайтып, бетті жаңартып, қайталап көріңіз.
error-forgotten = Бұл жазбаның мәтіндері мен аттары жойылған; оны енді көрсету мүмкін емес.
error-title-401 = Кіру орындалмаған
error-title-410 = Енді қолжетімсіз
