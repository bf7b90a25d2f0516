/** What `POST /v1/ask` takes and gives, as far as it is shown. */

export interface Citation {
  passage_id: string;
  title: string;
  lang: string;
  section: string;
  page: number | null;
  page_image: string | null;
  quote: string;
  /** Spans of the quote in code points. */
  highlights: [number, number][];
  authority: string;
  url: string | null;
  automatic: boolean;
  amends: string | null;
}

export interface Step {
  rule: string;
  text: string;
  params?: Record<string, unknown>;
}

export interface Computation {
  name: string;
  inputs: Record<string, unknown>;
  steps: Step[];
}

export interface Clarify {
  field: string;
  options: (string | number)[];
  labels?: string[];
}

export interface Answer {
  id: string;
  lang: string | null;
  edition: string | null;
  edition_source: string;
  status: "answered" | "clarify" | "not_covered" | "out_of_scope";
  answer: string;
  value: unknown;
  computation: Computation | null;
  citations: Citation[];
  disagreements: { text?: string }[];
  clarify: Clarify | null;
  suggestions: string[];
  understood: string | null;
  /** The whole question behind a follow-up. */
  asked?: string | null;
}

export interface Question {
  question: string;
  lang?: string;
  edition?: string;
  players?: number;
  /** The question that this one follows. */
  context?: { question: string; edition?: string; players?: number; field?: string };
}

/** The reader's word on an answer. */
export interface Feedback {
  answer_id: string;
  helpful: boolean;
  reason: "wrong" | "unclear" | "other" | "source" | null;
}

/** Why no answer came. */
export interface Failure {
  /** HTTP status; 0 when nothing came back. */
  status: number;
  /** Type of the problem details, if there were any. */
  type?: string;
  /** What the server says of it, in the language asked for. */
  detail?: string;
  /** Seconds to wait. */
  wait?: number;
}
