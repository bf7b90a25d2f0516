# What cannot be taken in, and what to do about it: one message for every code of corpus/errors.py and indexer/errors.py.

## What is said about a document

ingest-utf8 = “{ $given }” is not valid UTF-8. Write it in UTF-8, as your terminal should.
ingest-invisible = “{ $given }” has control or invisible characters. Write it on one line, in characters that can be seen.
ingest-length = “{ $given }” is too short or too long. Write { $least } to { $most } characters that can be seen.
ingest-url = “{ $given }” is not a web address. Give one that begins with http:// or https:// and has at most { $most } characters.
ingest-date = “{ $given }” is not a date. Write YYYY, YYYY-MM or YYYY-MM-DD.
ingest-choice = “{ $given }” is not known here. Choose one of: { $known }.
ingest-id = “{ $given }” cannot be an id. Use lower-case letters a–z, digits and hyphens, at most 80.
ingest-id-shipped = A document that comes with Konduktor has the id { $given }. Choose another one with --id.
ingest-id-taken = A document that you took in before has the id { $given }. Choose another one with --id, or put this file in its place with --replace.
ingest-id-double = Two documents have the id { $given }. Remove yours with konduktor documents remove { $given }, and take it in again under another id.
ingest-id-needed = The document { $document } refers to { $given } and would no longer fit: { $reason }. Choose another id with --id.
ingest-id-unknown = There is no document with the id { $given }. { $known ->
    [none] Nothing has been taken in yet.
   *[other] Choose one of: { $known }.
}
ingest-parts = “{ $given }” does not say where the part begins. Write EDITION@LINE or EDITION@words, e.g. switzerland@2.
ingest-parts-line = The file has no { $given }. Give a line from 1 to { $most }.
ingest-parts-place = “{ $given }” does not stand in the file. Copy the first words of the part exactly as the file has them.
ingest-parts-many = { $given } parts are too many; at most { $most } are possible. Split the file.
ingest-parts-same = Two parts begin at the same place ({ $given }). Give each a place of its own.
ingest-parts-pdf = A PDF cannot be divided into parts with --part. Split it into one PDF for each map, and take these in one by one.

## The file

ingest-file-name = The name of the file is too long: { $given }. Give it a name of at most { $most } characters.
ingest-file-none = { $given } is not a file. Name one PDF, Markdown, HTML or text file.
ingest-file-missing = { $given } is not there. Check the path and the spelling.
ingest-file-denied = { $given } may not be read by you. Get permission to read it.
ingest-file-unreadable = { $given } cannot be read ({ $reason }). Check the path and your permissions.
ingest-file-large = { $given } is too large. At most { $most } bytes are read: split the file, or save its pictures smaller.
ingest-file-empty = { $given } is empty. Save it once more, or choose another file.
ingest-file-no-pdf = { $given } is not a PDF, whatever its name says. Save it as PDF again, or give it the ending of what it is.
ingest-file-office = { $given } is a ZIP or Office file. Open it and save it as PDF or as plain text; unpack a ZIP first.
ingest-file-image = { $given } is a picture or a recording. Text in pictures needs recognition (OCR) first: save the result as PDF or plain text.
ingest-file-packed = { $given } is packed. Unpack it, and take in the file inside.
ingest-file-program = { $given } is a program. Choose a PDF, Markdown, HTML or text file.
ingest-file-binary = { $given } is neither text nor PDF. Save it as PDF, Markdown, HTML or plain text.
ingest-file-utf8 = { $given } is not in UTF-8. Save it as UTF-8.
ingest-text-long = The text is too long ({ $given }). At most { $most } characters are read: split the file.
ingest-text-none = { $given } holds no text that could be quoted. Check that it is the right file.
ingest-html-broken = The page cannot be read ({ $reason }). Open it in a browser and save it again, or copy its text into a text file.
ingest-html-empty = The page holds no text. Pages that scripts fill are empty when saved: open it in a browser, copy the text, and save it as a text file.
ingest-pdf-encrypted = The PDF asks for a password. Open it, and save a copy without a password.
ingest-pdf-pages = The PDF has too many pages ({ $given }). At most { $most } are read: split it.
ingest-pdf-broken = The PDF is damaged ({ $reason }). Fetch it again, or open it and print it into a new PDF.
ingest-pdf-slow = The PDF took longer than { $seconds } seconds to read. Split it, or print it into a new PDF.
ingest-pdf-limits = The PDF needs more memory or time than is allowed. Split it, or print it into a new PDF.
ingest-pdf-unreadable = The PDF could not be read. Print it into a new PDF and try again.
ingest-pdf-images = The PDF holds no text; its pages ({ $pages }) are pictures. Recognise its text (OCR) and take in the result.
ingest-page-slow = Drawing page { $given } took longer than { $seconds } seconds. Open the original file instead.
ingest-page-undrawable = Page { $given } cannot be drawn. Open the original file instead.

## Front matter

ingest-front-matter = The lines between +++ at the top of { $given } are not TOML ({ $reason }). Correct them.
ingest-front-matter-lacks = The lines between +++ at the top of { $given } lack: { $keys }. Add them.
ingest-front-matter-ids = “{ $given }” is not a list of ids. Write it like ["europe-tr"].
ingest-anchor = In { $given } the anchor #{ $anchor } stands twice. Give each heading an anchor of its own.

## What documents do to others

ingest-self = { $given } is this document itself. Name another document.
ingest-unknown = There is no document { $given }. Choose one of: { $known }.
ingest-edition = { $given } is about another map ({ $theirs }). Name a document about { $ours }.
ingest-supersedes-editions = { $given } is also about { $theirs }, of which this document says nothing. Change it with --amends instead of superseding it.
ingest-supersedes-lang = { $given } is in another language ({ $theirs }). Name a document in { $ours }; to change its rules, use --amends.
ingest-circle = The documents would stand in each other's place in a circle: { $given }. Leave one of these relations out.
ingest-amends-nothing = “{ $given }” is named, but no document to change. Name the document with --amends, too.
ingest-amends-passage = { $given } is no passage of { $documents }. Look its id up in konduktor ingest --report.
ingest-amends-rule = { $documents } does not state the rule { $given }. Choose one of: { $known }.
ingest-rule-unknown = There is no rule { $given }. Choose one of: { $known }.
ingest-rule-edition = { $editions } has no rule { $given }. Choose one of: { $known }.
ingest-withdrawn = { $given } has been withdrawn since { $since } already. Nothing needs to be done.
ingest-not-withdrawn = { $given } was not withdrawn with konduktor documents withdraw. { $known ->
    [none] No document was.
   *[other] Choose one of: { $known }.
}
ingest-remove-needed = { $documents } refers to { $given }. Remove that first, or only withdraw this one: konduktor documents withdraw { $given }.

## What is stored

ingest-folder-unwritable = The folder { $given } cannot be written ({ $reason }). Make room or get permission, or name another folder with KONDUKTOR_DATA_DIR.
ingest-folder-unreadable = The folder { $given } cannot be read ({ $reason }). Get permission to read it.
ingest-folder-full = The disk of the folder { $given } is full. Make room, or name another folder with KONDUKTOR_DATA_DIR.
ingest-record-schema = { $given } was stored by another version (schema { $schema }). Take the document in again with --replace.
ingest-record-damaged = { $given } is damaged ({ $reason }). Take the document in again with --replace, or remove it: konduktor documents remove { $document }.
ingest-withdrawals-damaged = { $given } is damaged ({ $reason }). Delete this file, and withdraw the documents again.

## The index

index-nothing = There is nothing to index: no document in force has a passage. Take in a document, or restore one with konduktor documents restore.
index-busy = Another build is running. Wait until it has ended, then try again.
index-missing = There is no index in { $folder } yet. Build it: konduktor index build
index-pointer = The file { $file } is damaged. Build the index again: konduktor index build
index-gone = The current index { $name } is not there. Build it again: konduktor index build
index-manifest = The list of files of the index { $name } is missing or damaged. Build the index again: konduktor index build
index-schema = The index { $name } was made by another version of Konduktor (schema { $schema }, needed { $ours }). Build it again: konduktor index build
index-file-missing = The index { $name } lacks its file { $file }. Build it again: konduktor index build
index-file-damaged = The file { $file } of the index { $name } is damaged. Build the index again: konduktor index build
index-model = The index was made with the model { $theirs }, but the model is { $ours }. Build it again: konduktor index build
index-no-model = The model { $model } of the index cannot be loaded ({ $reason }). Name one that is there with KONDUKTOR_MODEL, and build the index again: konduktor index build
index-broken = The index cannot be used: { $what }. Build it again: konduktor index build
index-current = index { $name } is up to date
index-built = index { $name } built in { $seconds } s: { $documents } documents{ $resting }, { $passages } passages; { $embedded } texts embedded, { $kept } kept from before
index-resting = , { $n } more at rest

## Further repairs

repair-lookalike = Wrote a letter of another script as the one it looks like
repair-language = In another language than the document
repair-markup = Read HTML within the Markdown as text
repair-attachment = Left out: a file or script within the PDF
