"""Which passages speak of this: chunking, embedding, the FAISS and lexical indexes, fusion, build and swap."""

import os

# The embedding engine, FAISS and torch share OpenMP, which reads this once, when the first of them is loaded. More than
# one thread a question only brings long tails: the threads spin while they wait for each other.
os.environ.setdefault("OMP_NUM_THREADS", "1")
