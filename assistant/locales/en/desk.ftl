# The desk, where staff work on disputes and on answers that visitors found wrong.

## Around every page

desk-title = Dispute desk
desk-menu = Desk
desk-menu-queue = Queue
desk-menu-new = New dispute
desk-menu-stats = Figures
desk-menu-editing = Editing
desk-menu-staff = Staff
desk-menu-audit = Audit
desk-role-support = support
desk-role-editor = editor
desk-role-admin = admin
desk-signed-in = Signed in: { $name }
desk-sign-out = Sign out
desk-back = Back to the queue
desk-not-found = There is no such page
desk-not-found-about = What this address names is not in the queue.

## The queue

desk-queue = Queue
desk-show = Show
desk-show-open = Open
desk-show-mine = Mine
desk-show-changed = Verdict changed
desk-show-decided = Decided
desk-show-all = All
desk-search = Search
desk-kind = Kind
desk-kind-dispute = Dispute
desk-kind-answer = Answer with a thumb down
desk-any = Any
desk-find = Find
desk-found = { $n ->
    [0] Nothing is here.
    [one] 1 entry
   *[other] { $n } entries
}
desk-export = Save as { $form }
desk-keys = Keys: j next, k previous, / search
desk-forgotten = The text was deleted.
desk-state-open = open
desk-state-decided = decided
desk-nobody = nobody
desk-pages = Pages
desk-before = Previous page
desk-next = Next page
desk-page-of = Page { $n } of { $all }

## A dispute

desk-dispute = Dispute
desk-permalink = Permanent address
desk-not-whole = This record was changed in the database. Do not rely on it; ask an administrator.
desk-evidence = Evidence
desk-sure = Certainty: { $percent } %
desk-decided-as = Decided by staff: { $verdict }
desk-change-pending = The verdict would be another one today
desk-change-because = What changed since: { $what }
desk-change-refused = The rules no longer accept the facts given.
desk-confirm-change = Confirm the change
desk-editor-only = Only an editor can confirm this.
desk-decide = Decide
desk-decision = Decision
desk-how-confirmed = The verdicts are right
desk-how-otherwise = I decide otherwise
desk-otherwise-verdict = if otherwise, the verdict
desk-reason = Reason
desk-reason-hint = Needed when you decide otherwise; it goes into the letter as you write it.
desk-work = Notes and assignment
desk-assigned = Assigned to
desk-assign = Assign
desk-note = Note for colleagues
desk-add-note = Add note
desk-letter = Letter
desk-letter-otherwise = The letter carries the verdicts of the staff and the reason given.
desk-decided-by-staff = Decided by our staff on { $date }.
desk-sent-in = Language of the letter sent
desk-mark-sent = Mark as sent
desk-history = History
desk-no-events = Nothing yet.
desk-event-note = Note
desk-event-assign = Assigned to { $name }
desk-event-unassigned = Assigned to nobody
desk-event-confirmed = Decided: the verdicts are right
desk-event-otherwise = Decided otherwise: { $verdicts }
desk-event-reviewed = Reviewed: the answer was wrong
desk-event-right = Decided: the answer was right
desk-event-sent = Letter sent in { $language }
desk-event-change = Change { $n } confirmed

## A new dispute

desk-unknown = not known
desk-lang-of-report = Language of the report
desk-more-claims = More claims
desk-by = Who says so
desk-claim-text = What they claim
desk-told-by-text = found out from the text
desk-judge = Judge and keep

## An answer

desk-as-shown = As it was shown
desk-thumb-reason = Why the thumb went down
desk-no-reason = No reason was given.
desk-snapshot = Answer of the service at that moment
desk-not-same = This is not what the visitor says was shown.
desk-review = What it should have been
desk-review-about = A review becomes a test question. Remove everything personal.
desk-question-anonymous = The question without anything personal
desk-question-kind = Kind of question
desk-case-lookup = look-up
desk-case-computed = computed
desk-case-dispute = dispute
desk-case-cross = across languages
desk-case-ambiguous = ambiguous
desk-case-out_of_scope = about something else
desk-case-not_covered = not covered by the rules
desk-expected-status = Expected outcome
desk-status-answered = answered
desk-status-clarify = asks back
desk-status-not_covered = not covered by the rules
desk-status-out_of_scope = about something else
desk-expected-value = Expected value (a number, true, false; may stay empty)
desk-expected-rule = Expected rule
desk-keep-review = Keep the review
desk-answer-right = If the answer was right after all, why?
desk-close-as-right = Close as right

## Figures

desk-stats-about = Questions come from sites that chose to keep them; disputes from this desk.
desk-period = Period
desk-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
desk-as-table = As a table
desk-no-data = There is nothing in this period.
desk-stat-over-time = Questions and disputes by week
desk-stat-questions = Questions asked most
desk-stat-refusals = Outcomes of questions
desk-stat-languages = Languages
desk-stat-rules = Rules disputed most
desk-col-week = Week from
desk-col-questions = Questions
desk-col-disputes = Disputes
desk-col-refused = Refused
desk-col-question = Question
desk-col-times = Times
desk-col-outcome = Outcome
desk-col-language = Language
desk-col-rule = Rule

## What went wrong

desk-error-changed = Somebody else changed this meanwhile. The page now shows their change; what you wrote is still in the form. Look at it and send again.
desk-error-no-case = There is no such case.
desk-error-missing = Something is missing here.
desk-error-too-long = The text is too long.
desk-error-characters = The text contains characters that cannot be seen.
desk-error-choice = Choose one of the possibilities.
desk-error-no-change = This change is no longer pending.
desk-error-review = The review cannot be kept; please correct the marked field.
desk-error-form = The form could not be read.
