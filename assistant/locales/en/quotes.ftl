# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = These words are there, letter for letter.
quote-normalised = These words are there, but not letter for letter.
quote-repaired = These words are in the cleaned text; the original reads differently and is given beside them.
quote-left-out = These words are only in the original; cleaning left them out.
quote-unchecked = These words are in the cleaned text; the original is missing, so nobody can say whether they are verbatim.
quote-not-found = These words are not there.
quote-differs = They differ in: { $what }.
quote-differs-accents = the way accents are written
quote-differs-case = upper and lower case
quote-differs-spaces = spaces
quote-differs-dashes = dashes
quote-differs-quotation-marks = quotation marks
quote-text = cleaned:
quote-original = original:
error-quote_too_long = The quote has { $given } characters; up to { $allowed } are allowed.
error-unknown_document = There is no document "{ $given }".
error-no_page = The passage "{ $given }" has no page: its document is text without pages.
error-no_original = The original of the passage "{ $given }" is missing or no longer the file that was taken in.
error-page_failed = The page of the passage "{ $given }" cannot be shown.
error-busy = Too many pages are being prepared at the moment. Please try again shortly.
