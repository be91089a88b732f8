# What an admin does: reports, penalties, new passwords.

house-error-admin-no-account = Nobody in this house has an account of that name.
house-error-admin-no-report = There is no such report.
house-error-admin-token = This page is for the host of the house. Ask for a new link with “tambo admin-link”.

# The host

host-reports = Reports
host-none = Nobody has reported anything.
host-about = People appear under the name they had when they spoke and under a sign that stays the same in all reports, whatever name they take. The sign leads nowhere else.
host-report-at = { $at }: { $name } (sign { $who })
host-person = { $name } (sign { $who })
host-by = Reported by the person with sign { $who }.
host-reason = Reason: { $reason }
host-table = To the table
host-state = { $state ->
    [open] open
   *[closed] closed
}
host-penalty = { $penalty ->
    [silenced] The writer may not talk until { $until }.
    [banned] The writer may not talk any more.
   *[none] The writer may talk.
}
host-hide = Hide the line
host-show = Show the line again
host-silence = Silence for { $hours ->
    [168] 7 days
    [one] one hour
   *[other] { $hours } hours
}
host-ban = Ban from talk
host-pardon = Let talk again
host-close = Close the report
host-back = Forgotten password
host-back-about = Someone has forgotten a password? Make a link for the account and hand it to its owner yourself: the person who opens it chooses a new password. It works once and for a day; the old password is good until then.
host-back-name = Name of the account
host-back-make = Make the link
host-back-link = For { $name }, until { $until }
host-account-gone = a deleted account
host-acts = What was done
host-acts-none = Nothing yet.
host-act = { $kind ->
    [hide] line hidden
    [show] line shown again
    [silence] silenced for { $hours } h
    [ban] banned from talk
    [pardon] may talk again
    [way-back] link for a new password
   *[close] report closed
}
host-room = { $room ->
    [players] Said among the players.
    [watchers] Said among the watchers.
   *[comments] Written as a comment on the game.
}
