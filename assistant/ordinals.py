"""Ordinal numbers in the form of other ordinals: the second for a first, in the same case and gender."""

from __future__ import annotations

from assistant.normalize import capital, fold

_LAST = 5
# Each row is one form, from the first to the fifth.
_FORMS: dict[str, tuple[str, ...]] = {
    "tr": (
        "birinci ikinci üçüncü dördüncü beşinci",
        "ilk ikinci üçüncü dördüncü beşinci",
        "birincisi ikincisi üçüncüsü dördüncüsü beşincisi",
        "ilki ikincisi üçüncüsü dördüncüsü beşincisi",
        "birinciyi ikinciyi üçüncüyü dördüncüyü beşinciyi",
        "birincisini ikincisini üçüncüsünü dördüncüsünü beşincisini",
        "ilkini ikincisini üçüncüsünü dördüncüsünü beşincisini",
        "birinciye ikinciye üçüncüye dördüncüye beşinciye",
    ),
    "pl": (
        "pierwszy drugi trzeci czwarty piąty",
        "pierwszego drugiego trzeciego czwartego piątego",
        "pierwszemu drugiemu trzeciemu czwartemu piątemu",
        "pierwszym drugim trzecim czwartym piątym",
        "pierwsza druga trzecia czwarta piąta",
        "pierwszą drugą trzecią czwartą piątą",
        "pierwszej drugiej trzeciej czwartej piątej",
        "pierwsze drugie trzecie czwarte piąte",
    ),
    "kk": (
        "бірінші екінші үшінші төртінші бесінші",
        "біріншісі екіншісі үшіншісі төртіншісі бесіншісі",
        "біріншіні екіншіні үшіншіні төртіншіні бесіншіні",
        "біріншісін екіншісін үшіншісін төртіншісін бесіншісін",
        "біріншіге екіншіге үшіншіге төртіншіге бесіншіге",
    ),
    "el": (
        "πρώτος δεύτερος τρίτος τέταρτος πέμπτος",
        "πρώτου δεύτερου τρίτου τέταρτου πέμπτου",
        "πρώτον δεύτερον τρίτον τέταρτον πέμπτον",
        "πρώτη δεύτερη τρίτη τέταρτη πέμπτη",
        "πρώτης δεύτερης τρίτης τέταρτης πέμπτης",
        "πρώτο δεύτερο τρίτο τέταρτο πέμπτο",
        "1ος 2ος 3ος 4ος 5ος",
        "1ο 2ο 3ο 4ο 5ο",
        "1η 2η 3η 4η 5η",
    ),
    "it": (
        "primo secondo terzo quarto quinto",
        "prima seconda terza quarta quinta",
        "1º 2º 3º 4º 5º",
        "1ª 2ª 3ª 4ª 5ª",
        "1a 2a 3a 4a 5a",
    ),
    "en": (
        "first second third fourth fifth",
        "1st 2nd 3rd 4th 5th",
    ),
}


def in_form_of(ordinal: str, value: int, lang: str) -> str | None:
    """The ordinal of ``value`` in the form of ``ordinal``; None where that form is not known or value is not 1–5.

    >>> in_form_of("pierwszego", 3, "pl"), in_form_of("İlk", 2, "tr"), in_form_of("first", 9, "en")
    ('trzeciego', 'İkinci', None)
    """
    if not 1 <= value <= _LAST:
        return None
    rows = [row.split() for row in _FORMS[lang]]
    # Polish "pierwszą" is "pierwsza" without its tail: to the letter first, then as it may have been typed.
    for same in (str.lower, fold):
        for row in rows:
            if same(ordinal) in map(same, row):
                return capital(row[value - 1], lang) if ordinal[:1].isupper() else row[value - 1]
    return None
