# Feedback, and what the editors' pages say.

## Feedback

feedback-thanks = Thank you. Your question, your word on the answer and the answer itself were kept; nothing else about you was.
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
