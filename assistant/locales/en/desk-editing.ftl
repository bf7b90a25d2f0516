# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Thank you. Your question, your opinion of the answer and the answer itself were kept; nothing else about you was.
feedback-elsewhere = That came from another website and was not kept.
feedback-wrong = That could not be kept: something in the form is missing or too long.
feedback-no-database = This service keeps no feedback at the moment: it has no database. Nothing was stored.
feedback-back = Back to the answer
feedback-note = Your question and what you say here are sent and kept; nothing else about you.
feedback-reason = What was wrong? (you may leave this empty)
feedback-title = Feedback

## What editors decided, as answers tell it

note-authority = Where the two differ, this answer follows “{ $cited }”, not “{ $other }”: so our editors decided.
house-ruling = House ruling, not from any rulebook: our table plays it so – { $text }

## The editors' pages

editing-title = Editing the data
editing-intro = What is added here becomes part of the answers when it is published and the measurement lets it pass.
editing-none = Nothing yet.
editing-lang = Language
editing-edition = Edition
editing-edition-any = any
editing-rule = Rule
editing-rule-any = everything they both speak of
editing-question = Question, as a player would type it
editing-answer = The right answer
editing-answer-open = no yes/no question
editing-answer-yes = yes
editing-answer-no = no
editing-name = What people call it
editing-name-hint = A * at the end stands for any ending.
editing-means = What it means
editing-means-hint = The name of a city or a word that the assistant knows already.
editing-document = Source to follow
editing-over = Source not to follow
editing-texts = How your table plays it
editing-reason = Why
editing-add = Add
editing-withdraw = Withdraw
editing-withdraw-why = Why is it withdrawn?
editing-kind-example = Example question
editing-kind-alias = Another name
editing-kind-authority = Decision between two sources
editing-kind-house = House ruling
editing-about-example = It teaches the assistant which rule a question is about. A question from the measured sets is not accepted.
editing-about-alias = How people call a city, a card or another thing.
editing-about-authority = Where both speak of a rule, only the one you follow is cited, and the answer says so.
editing-about-house = For a point that no source settles. It is shown as a house ruling after “no source settles it”, and never cited as a source.
editing-state-pending = waiting to be published
editing-state-live = in the index
editing-state-leaving = withdrawn; in the index until the next publication
editing-state-withdrawn = withdrawn
editing-list = What was added
editing-publish = Publish
editing-publish-note = A candidate index is built and measured; that takes some minutes. It becomes the current one only if no figure falls below the baseline.
editing-publishing = A publication is running. Look here again in some minutes.
editing-nothing = Everything is published.
editing-done-added = It is added and waits to be published.
editing-done-withdrawn = It is withdrawn; it leaves the index with the next publication.
editing-done-started = The publication has begun.
editing-publications = Publications
editing-publication = Publication { $number }
editing-publication-running = running
editing-publication-live = live
editing-publication-refused = not let pass by the measurement; the index stayed as it was
editing-publication-failed = failed; the index stayed as it was
editing-report = Report
editing-no-report = There is no report yet.
editing-by = { $name }, { $at }
editing-withdrawn-by = withdrawn by { $name }, { $at }
editing-error-text = One line of { $min }–{ $max } characters is needed here.
editing-error-choice = “{ $given }” is none of the choices.
editing-error-answer-edition = The editions differ in the answer: choose one.
editing-error-no-proposition = The rule { $rule } has no statement that could be right or wrong, so a “yes” says nothing about it.
editing-error-measured = This question is, or nearly is, the measured question { $id }. What is measured must not be learned.
editing-error-alias-short = The name needs at least 3 letters, before a * at least { $min }; a * stands only at the end.
editing-error-alias-known = “{ $name }” is understood already.
editing-error-alias-unknown = “{ $name }” is neither a city nor a word that the assistant knows.
editing-error-authority-apart = Choose two different sources that speak of the same edition.
editing-error-there = It is already there, as number { $number }.
editing-error-not-there = There is no number { $number }.
editing-error-withdrawn = Number { $number } has already been withdrawn by { $by }.
editing-error-nothing = There is nothing to publish.
editing-error-running = A publication is already running.
