"""Which passages speak of this: chunking, embedding, the FAISS and lexical indexes, fusion, build and swap."""
