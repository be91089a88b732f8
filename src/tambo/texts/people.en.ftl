# People: accounts, passkeys, devices, tokens, profiles.

house-error-account-delete = That is not the name of your account; nothing has been deleted.
house-error-account-guest = You have an account already.
house-error-account-needed = Sign in first: this belongs to an account.
house-error-account-unknown = Nobody in this house goes by that address.
house-error-name-reserved = This name stands for the house or one of its bots; choose another.
house-error-name-signs = A name has { $least } to { $most } characters: letters, digits, spaces, hyphens, dots or apostrophes.
house-error-name-taken = Someone has this name already, or one that looks like it.
house-error-passkey-failed = The passkey was not accepted. Nothing has changed; try again.
house-error-passkey-last = This is the only key to your account: set a password or add another passkey first.
house-error-passkey-many = An account has at most { $most } passkeys.
house-error-password-long = A password has at most { $most } characters.
house-error-password-wrong = The present password is not right.
house-error-password-short = A password has at least { $least } characters.
house-error-session-wrong = Name and password do not fit together.
house-error-table-departed = Someone who played here has left the house for good; open a new table.
house-error-token-many = An account has at most { $most } tokens.
house-error-token-scope = This token may not do that.
house-error-token-unknown = The house knows no such token.
house-error-too-many = That was a lot at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
house-error-password-reset-wrong = This link was used already, is more than a day old, or is not whole. Ask the host for a new one.

# Who one is
people-sign-up = New account
people-sign-out = Sign out
people-signed-in = Signed in as { $name }
people-guest-about = You are playing as a guest on this device. That needs nothing at all. With an account your games are yours on every device.
people-name = Name
people-name-about = This is what others see at the table. No e-mail address is needed.
people-password = Password
people-password-about = At least { $least } characters.
people-sign-in-password = Sign in
people-sign-up-password = Open the account
people-or = or
people-passkey-use = Sign in with a passkey
people-passkey-new = With a passkey instead
people-passkey-about = The key stays in your device or in your password manager; there is nothing to remember.
people-passkey-cancelled = The passkey was not used. Nothing has changed.
people-keeps = { $count ->
    [0] You keep everything you do as a guest.
    [one] Your game on this device stays yours.
   *[other] Your { $count } games on this device stay yours.
}
people-bring = { $count ->
    [one] Bring the game of this device along
   *[other] Bring the { $count } games of this device along
}
people-bring-about = Otherwise they wait here until you sign out.

# The account page
people-account = Account
people-public-page = My public page
people-rename = Change the name
people-save = Save
people-saved = Saved.
people-notifications = How I am told
people-notifications-about = You choose on one page how you are told that it is your turn: in this browser, by e-mail, or by webhook.
people-forgotten = Forgotten? A passkey opens the account as well. Otherwise ask the host of this house for a link with which you choose a new one.
people-back = A new password
people-back-about = The host of this house gave you this link because you have forgotten your password. Choose a new one: all other devices are signed out, and this one is signed in. The link works once.
people-back-do = Set the password and sign in
people-password-old = Present password
people-password-new = New password
people-password-set = Set a password
people-password-change = Change the password
people-password-change-about = All other devices are signed out.
people-passkeys = Passkeys
people-passkeys-none = No passkey yet.
people-passkey-add = Add a passkey
people-passkey-not-here = Passkeys need an address that begins with https and has a name, and a browser that knows them. Here one of these is missing.
people-since = since { $day }
people-remove = Remove
people-devices = Devices
people-device-this = this device
people-device-unknown = Unknown device
people-device-seen = last seen { $day }
people-device-end = Sign out
people-devices-end = Sign out all others
people-tokens = Tokens for programs
people-tokens-about = With a token a program of yours can read your tables or play at them, for instance a bot that you have written.
people-tokens-none = No token yet.
people-token-name = What it is for
people-token-scope = What it may do
people-token-read = read only
people-token-play = read and play
people-token-make = Make a token
people-token-once = Copy it now: it is shown this once.
people-token-used = { $day ->
    [never] never used
   *[other] last used { $day }
}
people-token-revoke = Revoke
people-export = Take my data away
people-export-about = Everything the house keeps of you, with your finished games, as one file.
people-export-get = Download
people-delete = Delete the account
people-delete-about = Your name goes from every table; the others’ games stay whole, and your seats in games that still run are free for someone else. This cannot be undone.
people-delete-name = Type your name to confirm
people-delete-do = Delete for good

# The public page
people-profile-since = In the house since { $day }
people-profile-you = This is what others see of you.
people-profile-tallies = Games
people-profile-none = No finished games yet.
people-profile-matches = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-profile-first = { $count ->
    [0] never first
    [one] { $count } time first
   *[other] { $count } times first
}
people-profile-played = Latest games
people-profile-earlier = Earlier games
people-profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
