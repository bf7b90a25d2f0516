# What ingestion did: the report of `konduktor ingest --report`.

report-summary = { $id }: { $passages } passages, { $repairs } repairs, read as { $kind }
report-original = Original: { $name }, SHA-256 { $sum }
report-repairs = Repairs
report-pages = Pages
report-passages = Passages
report-before = before:
report-after = after:
report-times = { $n }×
report-page = page { $page }
report-printed = page { $page }, printed { $printed }
report-none = nothing had to be repaired
report-replaces = replaces '{ $title }'
report-good = good
report-doubtful = doubtful
report-unreadable = unreadable, needs OCR

## Kinds of repairs

repair-encoding = Decoded from an encoding other than UTF-8
repair-damaged-bytes = Damaged bytes, marked with �
repair-nul = Removed NUL characters
repair-surrogate = Replaced broken Unicode
repair-mojibake = Text that had been decoded wrongly, decoded again
repair-control = Removed control characters
repair-hyphen = Joined words hyphenated at a line end
repair-direction = Removed characters that turn the direction of writing
repair-invisible = Removed invisible characters
repair-ligature = Wrote out ligatures
repair-accents = Put accents and their letters together
repair-image = Removed the remains of an image
repair-link = Removed a link to another page
repair-furniture = Removed page furniture
repair-drop-capital = Removed a stray drop capital
repair-lost-list = Removed the marks of a list whose entries are lost
repair-torn = Rejoined a torn sentence
repair-unfinished = The text ends in mid-sentence
repair-repeated = Removed a repeated paragraph
repair-note = Kept as a note on the source, not as a rule
repair-lost-questions = Answers that have lost their questions
repair-heading = Split off a heading that ran into its text
repair-article = Left out: not part of the page's article
repair-no-article = No article found in the page: all of its text was taken
repair-part = The part of an edition begins here
repair-margin = Removed from the margin
repair-page-text = A page's text is not reliable
repair-across-pages = Joined a sentence across two pages
repair-across-columns = Joined a sentence across two columns
repair-initial = Put a large first letter back before its line
repair-spaced = Closed up spaced-out letters
repair-turned = Turned a page upright
repair-other = Other repair

## Why a page's text is not reliable

page-reason-images-only = only images, no text
page-reason-empty = no text
page-reason-unknown-letters = letters that cannot be told
page-reason-accents-missing = letters with accents are missing
page-reason-more-signs = more signs than letters
page-reason-no-layout = read without its layout
