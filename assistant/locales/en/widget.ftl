# What the widget says by itself; api/widget builds it into the script. Only plain sentences and variables.

## The box, before and while asking

widget-title = Rules questions
widget-open = Ask about the rules
widget-question = Your question about the rules
widget-placeholder = For example: How many tickets must I keep at the start?
widget-ask = Ask
widget-looking = Looking it up…
widget-slow = This is taking a little longer than usual.
widget-ready = Here is the answer.
widget-close = Close
widget-empty = Please type a question first.

## The answer

widget-steps = Step by step
widget-understood = Understood:
widget-sources = Sources
widget-more-sources = More sources

## What is said of a source

widget-amends = amendment
widget-automatic = matched by meaning
widget-page = page { $n }
widget-page-image = See page { $n }
widget-disagree = The sources differ

## Going on

widget-choose = Choose one
widget-follow-up = Ask a follow-up question
widget-earlier = Earlier questions
widget-also = You could also ask

## Sharing and telling

widget-copy = Copy link
widget-copied = Link copied
widget-link = Link to this answer
widget-helpful = Was this helpful? Your question is sent along.
widget-yes = Yes
widget-no = No
widget-why = What was wrong?
widget-reason-wrong = The answer is wrong
widget-reason-unclear = Hard to understand
widget-reason-other = Not what I asked
widget-reason-source = The source does not fit
widget-thanks = Thank you for telling us.

## The rulebook

widget-rulebook = Official rulebook
widget-new-tab = opens in a new tab

## When there is no answer

widget-unreachable = The answer could not be fetched just now. Please try again in a moment.
widget-busy = Many questions are coming in right now. You can ask again in { $n } s.
widget-retry = Try again

## Names

widget-lang-tr = Turkish
widget-lang-pl = Polish
widget-lang-kk = Kazakh
widget-lang-el = Greek
widget-lang-it = Italian
widget-lang-en = English
