"""Follow-ups are made whole from the question before, in every language, and nothing else is touched."""

from __future__ import annotations

import pytest

from api.requests import read_question
from assistant.followups import Context, make_whole
from assistant.normalize import LANGUAGES
from assistant.service import Assistant, QuestionError, Request

# Both tracks of a double route: open with 4 players, closed with 3 (the rule of all editions but Switzerland).
DOUBLE = {
    "tr": ("4 kişiyle çift hatların ikisi de kullanılabilir mi?", "peki 3 kişiyle?", "ya Hindistan'da?"),
    "pl": (
        "Czy przy 4 graczach można zająć oba tory podwójnej trasy?",
        "a przy trzech graczach?",
        "a w Indiach?",
    ),
    "kk": (
        "4 ойыншы болса қос маршруттың екеуін де пайдалануға бола ма?",
        "ал 3 ойыншы болса ше?",
        "ал Үндістанда ше?",
    ),
    "el": (
        "Με 4 παίκτες μπορούμε να χρησιμοποιήσουμε και τις δύο γραμμές μιας διπλής διαδρομής;",
        "και με 3 παίκτες;",
        "και στην Ινδία;",
    ),
    "it": (
        "Con 4 giocatori si possono usare entrambi i binari di un percorso doppio?",
        "e con 3 giocatori?",
        "e in India?",
    ),
    "en": (
        "Can we use both tracks of a double route with 4 players?",
        "and with 3 players?",
        "What about India?",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_players_take_the_place_of_those_before(lang: str) -> None:
    before, players, _ = DOUBLE[lang]
    whole = make_whole(players, Context(before, "europe", 4), lang)
    assert whole is not None
    assert "4" not in whole.question
    assert (whole.edition, whole.players) == ("europe", 3)
    assert len(whole.question) < len(before) + 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_edition_takes_the_place_of_the_one_before(lang: str) -> None:
    before, _, edition = DOUBLE[lang]
    whole = make_whole(edition, Context(before, "europe", 4), lang)
    assert whole is not None
    assert (whole.question, whole.edition, whole.players) == (before, "india", 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_that_names_a_thing_stands_by_itself(lang: str) -> None:
    assert make_whole(DOUBLE[lang][0], Context(DOUBLE[lang][0], "europe"), lang) is None


@pytest.mark.parametrize(
    ("before", "told", "whole"),
    [
        (
            "How many points is a route of 4 spaces worth?",
            "and for 6 spaces?",
            "How many points is a route of 6 spaces worth?",
        ),
        (
            "How many points is a route of 4 spaces worth?",
            "and 6?",
            "How many points is a route of 6 spaces worth?",
        ),
        (
            "How long is the route from Paris to Wien?",
            "and from Roma to Venezia?",
            "How long is the route from Roma to Venezia?",
        ),
        (
            "How many tickets do I keep in Europe?",
            "and in Switzerland?",
            "How many tickets do I keep in Switzerland?",
        ),
        (
            "I laid 2 red in a tunnel.",
            "blue, red and a locomotive",
            "I laid 2 red in a tunnel. blue, red and a locomotive",
        ),
    ],
)
def test_a_detail_takes_the_place_of_its_like_or_is_said_after(before: str, told: str, whole: str) -> None:
    made = make_whole(told, Context(before), "en")
    assert made is not None
    assert made.question == whole


@pytest.mark.parametrize(
    "told", ["why?", "thanks", "When does the game end?", "What does a ferry cost?", "…", "and?"]
)
def test_what_tells_no_detail_is_left_alone(told: str) -> None:
    assert make_whole(told, Context("How many points is a route of 4 spaces worth?"), "en") is None


def test_the_answer_to_a_question_back_is_said_with_its_field() -> None:
    before = Context("How many extra cards for my tunnel?", "europe", None, "played")
    made = make_whole("2 red.", before, "en")
    assert made is not None
    assert made.question == "How many extra cards for my tunnel? played: 2 red"
    assert made.edition == "europe"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_follow_up_is_answered_as_its_whole_question(assistant: Assistant, lang: str) -> None:
    before, players, _ = DOUBLE[lang]
    first = assistant.ask(Request(before, lang, "europe"))
    assert (first.value, first.asked) == (True, None)
    answer = assistant.ask(Request(players, lang, context=Context(before, "europe")))
    assert (answer.lang, answer.edition, answer.value) == (lang, "europe", False)
    assert answer.asked is not None
    assert answer.answer == assistant.ask(Request(answer.asked, lang, "europe")).answer


def test_a_tunnel_told_in_three_turns(assistant: Assistant) -> None:
    context, answer = None, None
    for told in (
        "I have a question about extra cards in a tunnel that I played 2 red for",
        "red, a locomotive and blue",
    ):
        answer = assistant.ask(Request(told, "en", "europe", context=context))
        field = answer.clarify["field"] if answer.clarify else None
        context = Context(answer.asked or told, "europe", None, field)
    assert answer is not None
    assert (answer.status, answer.value) == ("answered", 2)  # one red, one locomotive


def test_a_context_changes_nothing_for_a_question_that_stands_by_itself(assistant: Assistant) -> None:
    alone = assistant.ask(Request("When does the game end?", "en", "usa"))
    with_context = assistant.ask(
        Request("When does the game end?", "en", "usa", context=Context(DOUBLE["en"][0], "europe"))
    )
    assert alone == with_context


@pytest.mark.parametrize(
    ("context", "field"),
    [
        ([], "context"),
        ({}, "context.question"),
        ({"question": 3}, "context.question"),
        ({"question": "?", "edition": 3}, "context.edition"),
        ({"question": "?", "answer": "!"}, "context.answer"),
    ],
)
def test_a_bad_context_is_named(context: object, field: str) -> None:
    with pytest.raises(QuestionError) as caught:
        read_question({"question": "and with 3 players?", "context": context})
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("context", "field"),
    [
        (Context(" "), "context.question"),
        (Context("x" * 501), "context.question"),
        (Context("?", "mars"), "context.edition"),
        (Context("?", None, 9), "context.players"),
    ],
)
def test_a_context_is_held_to_the_limits_of_a_question(
    assistant: Assistant, context: Context, field: str
) -> None:
    with pytest.raises(QuestionError) as caught:
        assistant.ask(Request("and with 3 players?", "en", context=context))
    assert caught.value.field == field


# What the first station costs → another one, and the whole question: the station in its own case and gender.
STATION = {
    "tr": [
        ("İlk istasyon kaç karta mal olur?", "peki ikincisi?", "İkinci istasyon kaç karta mal olur?"),
        ("İlk istasyon kaç karta mal olur?", "peki 3.?", "Üçüncü istasyon kaç karta mal olur?"),
    ],
    "pl": [
        ("Ile kosztuje pierwszy dworzec?", "a drugi?", "Ile kosztuje drugi dworzec?"),
        (
            "Ile kart daje się za budowę pierwszego dworca?",
            "a trzeci?",
            "Ile kart daje się za budowę trzeciego dworca?",
        ),
        ("Ile kosztuje pierwszy dworzec?", "a trzeci dworzec?", "Ile kosztuje trzeci dworzec?"),
    ],
    "kk": [("Бірінші станция неше карта тұрады?", "ал екіншісі ше?", "Екінші станция неше карта тұрады?")],
    "el": [
        ("Πόσο κοστίζει ο πρώτος σταθμός;", "και ο δεύτερος;", "Πόσο κοστίζει ο δεύτερος σταθμός;"),
        ("Πόσο κοστίζει ο πρώτος σταθμός;", "kai o tritos?", "Πόσο κοστίζει ο τρίτος σταθμός;"),
    ],
    "it": [("Quanto costa la prima stazione?", "e la seconda?", "Quanto costa la seconda stazione?")],
    "en": [
        ("What does the first station cost?", "and the second?", "What does the second station cost?"),
        ("What does the first station cost?", "the 3rd one?", "What does the third station cost?"),
        ("What does the first station cost?", "and the third station?", "What does the third station cost?"),
    ],
}


@pytest.mark.parametrize(
    ("lang", "before", "told", "whole"), [(lang, *turns) for lang, rows in STATION.items() for turns in rows]
)
def test_another_place_in_a_row_takes_the_place_of_the_one_before(
    lang: str, before: str, told: str, whole: str
) -> None:
    made = make_whole(told, Context(before, "europe"), lang)
    assert made is not None
    assert (made.question, made.edition) == (whole, "europe")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_second_station_costs_two_after_the_first(assistant: Assistant, lang: str) -> None:
    before, told, _ = STATION[lang][0]
    assert assistant.ask(Request(before, lang, "europe")).value == 1
    assert assistant.ask(Request(told, lang, context=Context(before, "europe"))).value == 2


def test_a_whole_question_about_another_place_stands_by_itself() -> None:
    before = Context("What does the first station cost?", "europe")
    assert make_whole("What does the third station cost?", before, "en") is None
