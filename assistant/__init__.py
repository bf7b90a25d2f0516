"""How a question becomes an answer: language, understanding, composing."""
