house-error-notification-address = That is not an e-mail address.
house-error-notification-channel = There is no such channel.
house-error-notification-mail-off = This house cannot send e-mail.
house-error-notification-many = { $limit ->
    [one] One channel is the most.
   *[other] { $limit } channels are the most.
 }
house-error-notification-token = This link is not valid.
house-error-notification-url = Only public https addresses can be used.
notices-nav = Notices
notices-title = Notices
notices-about = Whoever has to move and is not at the table can be told: in this browser, by e-mail, or by a call of an address of one’s own. A turn is told once, and nothing that others may not know is ever in it.
notices-turn-one = Your turn at { $game }
notices-turn-with = With { $names }
notices-turn-many = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
 }
notices-bot = bot ({ $level })
notices-nameless = seat { $number }
notices-test-title = A notice from Tambo
notices-test-body = This is what a notice looks like. It has arrived.
notices-confirm-title = Tambo: is this your address?
notices-confirm-body = Somebody wants to be told here when it is their turn. If it was you, open this link; if not, do nothing, and nothing more will come.
notices-mail-settings = What is sent, and how often: { $url }
notices-channels = Where you are told
notices-channels-none = Nowhere yet.
notices-kind-push = Browser
notices-kind-email = E-mail
notices-kind-webhook = Webhook
notices-status-unconfirmed = not confirmed yet: open the link in the mail
notices-status-dead = given up: the other side knows it no more, or could not be reached for days
notices-pace = How often
notices-pace-each = Each turn
notices-pace-hourly = Every hour, together
notices-pace-daily = Once a day, together
notices-pace-never = Never
notices-remove = Remove
notices-test = Send a test
notices-test-again = Send the mail again
notices-secret = Secret for checking signatures
notices-add = Add a way
notices-push-add = In this browser
notices-push-about = Comes even when no page of the house is open.
notices-push-none = This browser cannot receive notices here. It needs https, or this very machine.
notices-push-denied = The browser does not allow notices from this page. Its settings can change that.
notices-push-here = This browser is among them.
notices-email-label = E-mail address
notices-email-add = By e-mail
notices-email-none = This house cannot send e-mail.
notices-webhook-label = Address (https)
notices-webhook-add = By webhook
notices-webhook-about = The house posts JSON there, signed with a secret that is shown here afterwards.
notices-sent = What has been sent
notices-sent-none = Nothing yet.
notices-what = { $kind ->
    [turn] { $game }
    [test] Test
   *[other] Confirmation
 }
notices-state = { $status ->
    [queued] Queued
    [sent] Sent
    [failed] Failed
   *[dropped] Not needed
 }
notices-tries = { $count ->
    [one] one try
   *[other] { $count } tries
 }
notices-due = next at { $time }
notices-reason-acted = You had moved already
notices-reason-present = You were at the table
notices-reason-off = The channel is switched off
notices-reason-name = The name was not found
notices-reason-private = The address is not public
notices-reason-timeout = No answer in time
notices-reason-connection = No connection
notices-reason-gone = The other side knows the channel no more
notices-reason-answer = The other side answered { $detail }
notices-reason-mail = The mail server answered { $detail }
notices-reason-key = The browser’s key is not usable
notices-reason-internal = An error of the house
notices-confirmed = Thank you: this address is confirmed.
