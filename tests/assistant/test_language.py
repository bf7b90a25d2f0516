"""The language of a question: our six, other languages, and nothing to go on."""

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import langdetect.detector_factory
import pytest

from assistant.langid import make_profile
from assistant.language import LANGUAGES, Detection, detect
from assistant.script import fold, greeklish, has_greek, lower, unmix
from eval import langid

DEV = Path(__file__).resolve().parents[2].parent / "shared" / "langid-dev" / "short.jsonl"

OURS = [
    ("tr", "Tünelde iki kırmızı oynadım, bir kırmızı açıldı. Kaç kart daha vermem gerekiyor?"),
    ("tr", "istasyon kac puan"),
    ("tr", "ikinci kart olarak acik joker alinir mi"),
    ("tr", "KAÇ BİLET TUTMALIYIM"),
    ("tr", "Ankara'dan Erzurum'a hat"),
    ("pl", "Ile biletów muszę zatrzymać na początku?"),
    ("pl", "czy moge wziac druga lokomotywe"),
    ("pl", "mam 2 wagony, co teraz"),
    ("pl", "ile pkt za trase 6"),
    ("kk", "Екінші карта ретінде ашық локомотивті алуға бола ма?"),
    ("kk", "неше билет калдыру керек"),
    ("kk", "вокзал салу үшін неше карта керек"),
    ("kk", "паровозды туннельде колдануга болама"),
    ("kk", "бiлеттi қайтаруға бола ма"),  # with Latin i
    ("el", "Πόσους πόντους δίνει η μεγαλύτερη διαδρομή;"),
    ("el", "το joker στο tunnel μετραει;"),
    ("el", "mporo na paro deuteri locomotive"),
    ("el", "posa eisitiria kratao sthn arxh"),
    ("el", "ti ginetai an den exw 8 xrwmata"),
    ("it", "Quanti biglietti devo tenere all'inizio?"),
    ("it", "posso pescare due locomotive"),
    ("it", "perche non posso usare il jolly"),
    ("en", "How many tickets do I keep at the start?"),
    ("en", "can i take a second wild"),
    ("en", "3 trains left, is that the end"),
]

OTHERS = [
    "Можно ли взять второй открытый паровоз?",
    "сколько билетов оставить",
    "¿Cuántos billetes tengo que conservar?",
    "puedo usar dos colores en la ruta gris",
    "Quantas cartas posso comprar por turno?",
    "Wie viele Karten darf ich auf der Hand haben?",
    "combien de billets faut-il garder au début",
    "Kolik jízdenek si mám nechat?",
    "Koľko kariet si môžem zobrať?",
    "Oyunun əvvəlində neçə bilet saxlayıram?",
    "O'yin boshida nechta chipta qoladi?",
    "Оюндун башында канча билет кармоо керек экенин билбейм",
    "Уен башында ничә билет калдырырга кирәк?",
    "Скільки квитків треба залишити?",
    "Câte bilete trebuie să păstrez?",
    "ゲームの最初に何枚",
    "كم عدد التذاكر",
    "כמה כרטיסים",
]

NOTHING = [
    "",
    "   ",
    "42",
    "OK",
    "ok 2?",
    "🚂🚃",
    "Paris",
    "Los Angeles",
    "?!",
    "https://example.org/x",
    "\x00",
    "\ud800",
    "a@b.com",
]


@pytest.mark.parametrize(("lang", "text"), OURS)
def test_our_languages(lang: str, text: str) -> None:
    found = detect(text)
    assert found.lang == lang
    assert 0.5 <= found.confidence <= 1
    assert max(found.scores, key=lambda name: found.scores[name]) == lang


@pytest.mark.parametrize("text", OTHERS)
def test_other_languages_are_not_taken_for_ours(text: str) -> None:
    found = detect(text)
    assert found.lang is None
    assert found.reason == "other_language"
    assert detect(text, hint="kk").lang is None


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_to_go_on(text: str) -> None:
    found = detect(text)
    assert (found.lang, found.reason, found.confidence) == (None, "no_text", 0.0)


@pytest.mark.parametrize("text", NOTHING)
def test_the_hint_stands_when_the_text_tells_nothing(text: str) -> None:
    found = detect(text, hint="pl")
    assert (found.lang, found.reason) == ("pl", "hint")


def test_a_hint_sways_only_what_is_undecided() -> None:
    assert detect("quanti punti vale", hint="en").lang == "it"
    assert detect("tunnel ferry", hint="it").lang == "en"
    assert detect("tunnel bonus", hint="it").lang == "it"


@pytest.mark.parametrize("hint", ["xx", "", "TR", "ru"])
def test_an_unknown_hint_is_no_hint(hint: str) -> None:
    assert detect("42", hint=hint) == detect("42")
    assert detect("kaç puan", hint=hint) == detect("kaç puan")


@pytest.mark.parametrize(("lang", "name"), [("el", "Αθήνα"), ("kk", "Қостанай")])
def test_a_name_in_a_script_of_one_language(lang: str, name: str) -> None:
    assert detect(name).lang == lang


def test_names_do_not_decide() -> None:
    assert detect("Roma Venezia Palermo kaç puan").lang == "tr"
    assert detect("San Francisco – Los Angeles ile punktów").lang == "pl"


def test_the_same_text_always_gets_the_same_answer_in_any_order_and_thread() -> None:
    texts = [text for _, text in OURS] + OTHERS + NOTHING
    once = [detect(text) for text in texts]
    shuffled = list(range(len(texts))) * 3
    random.Random(1).shuffle(shuffled)
    with ThreadPoolExecutor(4) as pool:
        again = list(pool.map(lambda i: (i, detect(texts[i])), shuffled))
    assert all(found == once[i] for i, found in again)


def test_langdetects_global_state_is_left_alone() -> None:
    before = (langdetect.detector_factory._factory, langdetect.DetectorFactory.seed, random.getstate())
    detect("Ile kart mogę wziąć?")
    assert before == (
        langdetect.detector_factory._factory,
        langdetect.DetectorFactory.seed,
        random.getstate(),
    )


def test_long_input_is_bounded() -> None:
    text = "Ile kart mogę wziąć w turze? " * 100_000
    started = time.perf_counter()
    assert detect(text).lang == "pl"
    assert time.perf_counter() - started < 1


def test_a_detection_is_frozen() -> None:
    with pytest.raises(AttributeError):
        detect("ok").lang = "tr"  # type: ignore[misc]


def test_scores_are_a_distribution() -> None:
    scores = detect("quante carte pesco").scores
    assert set(scores) == {*LANGUAGES, "other"}
    assert sum(scores.values()) == pytest.approx(1)


# --- script -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("ŞİŞLİ ılık ğ", "sisli ilik g"),
        ("Łódź żółć", "lodz zolc"),
        ("Ұлы Әжеғаң", "улы ажеган"),
        ("ΆΛΦΑΣ άλφας", "αλφασ αλφασ"),
        ("perché è", "perche e"),
        ("йод ёлка", "йод елка"),
    ],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded
    assert fold(folded) == folded


def test_lower_composes() -> None:
    assert lower("I\u0307stasyon e\u0301") == "istasyon é"


def test_greeklish_has_no_greek_left() -> None:
    styles = [greeklish("Ξένος θέλει ψωμί, ευχαριστώ", style) for style in (0, 1, 2)]
    assert styles == [
        "ksenos thelei psomi, eucharisto",
        "3enos 8elei pswmi, eyxaristw",
        "xenos theli psomi, efharisto",
    ]
    assert not any(map(has_greek, styles))


def test_unmix() -> None:
    assert unmix("түнi") == "түні"
    assert unmix("tunel") == "tunel"


# --- the data files and their measuring -------------------------------------------------------


def test_a_profile_counts_letter_groups(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text('{"text": "ana ana"}\n{"q": "ana"}\n', encoding="utf-8")
    made = make_profile.profile("xx", make_profile.texts([file]))
    assert made["freq"] == {"a": 6, "n": 3, " a": 3, "a ": 3, "an": 3, "na": 3, " an": 3, "ana": 3, "na ": 3}
    assert made["n_words"] == [9, 12, 9]


def test_markdown_is_read_without_front_matter_and_comments(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text('+++\nid = "x"\n+++\n# T\n<!-- rules: a.b -->\nword\n', encoding="utf-8")
    assert [line for line in make_profile.texts([file]) if line] == ["# T", "word"]


def test_words_are_counted_once_a_question() -> None:
    assert make_profile.words(["kart kart", "bir kart", "Bir şey", "l'uno", "l’uno"]) == {
        "bir": 2,
        "kart": 2,
        "luno": 2,
    }


def test_the_halves_of_the_examples_are_apart() -> None:
    for lang in LANGUAGES:
        both = set(make_profile.examples(lang, 0)) & set(make_profile.examples(lang, 1))
        assert not both


def test_evaluate_counts_right_answers(tmp_path: Path) -> None:
    rows = [
        ("tr", "kaç puan"),
        ("pl", "ile punktów za tę trasę"),
        ("en", "quanti punti"),
        ("ru", "сколько очков всего"),
    ]
    file = tmp_path / "texts.jsonl"
    file.write_text(
        "".join(json.dumps({"lang": lang, "text": text}) + "\n" for lang, text in rows), encoding="utf-8"
    )
    report = langid.evaluate(file)
    assert set(report) >= {"konduktor", "langdetect"}
    ours = report["konduktor"]
    assert ours["by_lang"] == {"en": 0.0, "pl": 1.0, "ru": 1.0, "tr": 1.0}
    assert ours["ours"] == pytest.approx(2 / 3)
    assert ours["short"] == pytest.approx(1 / 2)
    assert ours["others"] == 1.0
    assert "konduktor" in langid.table("texts", report)
    assert [lang for lang, _, _ in langid.mistakes(langid.read(file), _Default())] == ["en"]


class _Default:
    """The default detector, by its one method."""

    def detect(self, text: str, hint: str | None = None) -> Detection:
        return detect(text, hint)


def test_other_languages_of_the_repository_are_kept_out() -> None:
    report = langid.evaluate(Path(make_profile.__file__).with_name("others.jsonl"), peers=False)
    assert report["konduktor"]["others"] >= 0.95


@pytest.mark.shared
@pytest.mark.skipif(not DEV.is_file(), reason="the shared texts are not here")
def test_reach_on_short_texts() -> None:
    report = langid.evaluate(DEV, peers=False)["konduktor"]
    assert report["ours"] >= 0.99
    assert report["others"] >= 0.95
    assert report["ms"] < 5


@pytest.mark.parametrize(
    "mash",
    [
        *("asdkjh qwe lkjsdf 99 zzzz", "asdkfj qwpoeiru zxmcnb", "qwertyuiop asdfghjkl", "fjdksla; fjdksla"),
        *("dfgh", "ghjgfhj tyutyu", "wqewqe", "йцукен", "ывапролд жэждлор йцукен"),
    ],
)
def test_keys_hit_at_random_are_no_language(mash: str) -> None:
    assert detect(mash).lang is None
    for lang in LANGUAGES:
        assert detect(mash, lang).lang in (None, lang)


@pytest.mark.parametrize(
    ("text", "lang"),
    [("zsumuj", "pl"), ("wygrałaś", "pl"), ("kazanmışlar", "tr"), ("scoraggiante", "it"), ("жеңімпаз", "kk")],
)
def test_a_word_that_no_list_has_still_tells_its_language(text: str, lang: str) -> None:
    assert detect(text).lang == lang
