# Quotes: whether they stand in a source, and the pages that show them.

quote-verbatim = The words stand there to the letter.
quote-normalised = The words stand there, but not to the letter.
quote-repaired = The words stand there as cleaned; the original reads otherwise and is given beside them.
quote-left-out = The words stand in the original only; cleaning left them out.
quote-unchecked = The words stand there as cleaned; the original is missing, so it cannot be said whether they are verbatim.
quote-not-found = The words do not stand there.
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
error-page_failed = The page of the passage "{ $given }" cannot be drawn.
error-busy = Too many pages are being drawn at the moment. Please try again shortly.
