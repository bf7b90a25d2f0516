# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Ереже сұрақтары
widget-open = Ереже туралы сұрау
widget-question = Ереже туралы сұрағыңыз
widget-placeholder = Мысалы: Ойын басында неше билет қалдыруым керек?
widget-ask = Сұрау
widget-looking = Жауап ізделуде…
widget-slow = Бұл жолы сәл ұзағырақ болып тұр.
widget-ready = Жауап дайын.
widget-close = Жабу
widget-empty = Алдымен сұрақ жазыңыз.

## The answer

widget-steps = Қадам-қадаммен
widget-understood = Түсінгенім:
widget-sources = Дереккөздер
widget-more-sources = Басқа дереккөздер

## What is said of a source

widget-amends = түзету
widget-automatic = мағынасы бойынша табылды
widget-page = { $n }-бет
widget-page-image = { $n }-бетті көрсету
widget-disagree = Дереккөздер әртүрлі айтады

## Going on

widget-choose = Біреуін таңдаңыз
widget-follow-up = Тағы сұраңыз
widget-earlier = Бұрынғы сұрақтар
widget-also = Мыналарды да сұрауға болады

## Sharing and telling

widget-copy = Сілтемені көшіру
widget-copied = Сілтеме көшірілді
widget-link = Осы жауаптың сілтемесі
widget-helpful = Көмегі тиді ме? Сұрағыңыз да жіберіледі.
widget-yes = Иә
widget-no = Жоқ
widget-why = Не дұрыс болмады?
widget-reason-wrong = Жауап қате
widget-reason-unclear = Түсіну қиын
widget-reason-other = Мен мұны сұраған жоқпын
widget-reason-source = Дереккөз сәйкес келмейді
widget-thanks = Пікіріңізге рақмет.

## The rulebook

widget-rulebook = Ресми ережелер
widget-new-tab = жаңа қойындыда ашылады

## When there is no answer

widget-unreachable = Қазір жауап алу мүмкін болмады. Сәлден кейін қайталап көріңіз.
widget-busy = Қазір сұрақ өте көп. { $n } секундтан кейін қайта сұрай аласыз.
widget-retry = Қайталап көру

## Names

widget-lang-tr = түрік тілі
widget-lang-pl = поляк тілі
widget-lang-kk = қазақ тілі
widget-lang-el = грек тілі
widget-lang-it = итальян тілі
widget-lang-en = ағылшын тілі
