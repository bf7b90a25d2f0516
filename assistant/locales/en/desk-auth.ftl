# Signing in at the desk, accounts of the staff, the audit.

desk-auth-title = Sign in at the desk
desk-auth-name = Name
desk-auth-password = Password
desk-auth-sign-in = Sign in
desk-auth-wrong = Name and password do not match.
desk-auth-wait = { $n ->
    [one] Too many attempts. Try again in { $n } second.
   *[other] Too many attempts. Try again in { $n } seconds.
}
desk-auth-changed = The password was changed. Sign in with the new one.
desk-auth-busy = The desk is busy with other sign-ins. Nothing was done; try again in a few seconds.
desk-auth-expired = Your session has ended. Sign in: what you wrote is kept.
desk-auth-kept = What you wrote is still here
desk-auth-kept-about = It has not been saved yet. Go on, look at it and send it.
desk-auth-go-on = Go on
desk-auth-forgotten = If you have forgotten your password, an admin can set a new one.
desk-auth-to-desk = To the desk

desk-account-title = Your account
desk-account-change = Change the password
desk-account-present = Present password
desk-account-new = New password
desk-account-password = A password has 12 to 256 characters, of any kind.
desk-account-ends = All your sessions end, here and on other devices.
desk-account-wrong = The present password is not right.
desk-account-name = A name has 1 to 60 printable characters.
desk-account-taken = There is an account with this name already.
desk-account-reserved = This name is kept for the program itself.
desk-account-alike = This name looks like that of another account. Choose one that can be told apart.
desk-account-busy = The desk is busy with other sign-ins. Nothing was done; try again in a few seconds.
desk-account-unknown = There is no account with this name.
desk-account-role = There is no such role.
desk-account-lang = There is no such language.
desk-account-action = This cannot be done with an account.
desk-account-last = This is the last admin. Make somebody else an admin first.

desk-staff-title = Staff
desk-staff-since = since { $day }
desk-staff-disabled = disabled on { $day }
desk-staff-change = Change the account of { $name }
desk-staff-role = Role
desk-staff-lang = Language
desk-staff-save-role = Save the role
desk-staff-save-password = Set the password
desk-staff-disable = Disable the account
desk-staff-enable = Enable the account
desk-staff-add = Add an account
desk-staff-added = The account was added.
desk-staff-changed = The account was changed.

desk-audit-title = Audit
desk-audit-who = Who
desk-audit-what = What was done
desk-audit-about = About
desk-audit-at = When (UTC)
desk-audit-number = No.
desk-audit-detail = Details
desk-audit-filter = Filter
desk-audit-count = { $n ->
    [one] { $n } entry.
   *[other] { $n } entries.
}
desk-audit-pages = Pages
desk-audit-newer = Newer entries
desk-audit-older = Older entries

error-sign_in = Sign in at the desk first.
error-role = Your role does not allow this.
error-csrf = The form has expired or does not come from the desk. Go back, reload the page and try again.
error-forgotten = The texts and names of this record were deleted; it can no longer be shown.
error-title-401 = Not signed in
error-title-410 = No longer available
