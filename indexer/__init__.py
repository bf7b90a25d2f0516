"""Which passages speak of this: embedding, the FAISS and lexical indexes, fusion, build and swap."""
