/* Generated from the house's OpenAPI by scripts/api_types.py: do not edit. */

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description Every game on the shelf, with its options and bots.
         */
        get: operations["ApiGamesGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description The texts of a game whose screens are not part of the front end.
         */
        get: operations["ApiGamesTextsTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game, clause by clause.
         */
        get: operations["ApiRulesGameRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workshop/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workshop
         * @description What of a printed copy of the game can be typed in.
         */
        get: operations["ApiWorkshopGameWorkshop"];
        put?: never;
        /**
         * ExamineTyped
         * @description Check data that was typed in: its mistakes, or options for a table.
         */
        post: operations["ApiWorkshopGameExamineTyped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MyTables
         * @description The tables I opened or sit at, newest first.
         */
        get: operations["ApiTablesMyTables"];
        put?: never;
        /**
         * OpenTable
         * @description Open a table. Anyone with one of its `seat_links` can take that seat.
         */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * TableCard
         * @description A table from outside. Its id is all one needs to watch.
         */
        get: operations["ApiTablesTableCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * JoinTable
         * @description Take the seat a link leads to.
         */
        post: operations["ApiTablesJoinJoinTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invitation
         * @description What a link leads to, and whether its seat is still free.
         */
        post: operations["ApiTablesInvitationInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PlayAgain
         * @description Offer a rematch of the same people, each one seat further, or accept that offer.
         *
         *     It begins when every person has accepted or come to the new table.
         */
        post: operations["ApiTablesAgainPlayAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description The match so far, frame by frame, as a spectator or one of my seats saw it.
         *
         *     At most 100 frames are answered, from number `first` on; `count` says how many there are.
         */
        get: operations["ApiTablesReplayReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The match as data, once nothing in it is hidden any more.
         */
        get: operations["ApiTablesRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ImportRecord
         * @description Open a table with a recorded match on it.
         */
        post: operations["ApiRecordsImportRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agreed
         * @description What the table has done by agreement, the oldest first.
         */
        get: operations["ApiTablesProposalsAgreed"];
        put?: never;
        /**
         * Propose
         * @description Propose to the table: undo, pause, resume, change the time control, or end.
         */
        post: operations["ApiTablesProposalsPropose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/proposals/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Answer for a seat of mine; the proposer withdraws the proposal by not agreeing.
         */
        post: operations["ApiTablesProposalsNumberAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SetPin
         * @description Guard a seat of mine at a shared device with a PIN, or no longer.
         */
        post: operations["ApiTablesSeatsPinSetPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who I am: a guest, or an account.
         */
        get: operations["ApiMeMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{public_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile
         * @description A player's public profile: name, finished matches, results.
         */
        get: operations["ApiPeoplePublicIdProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{public_id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches
         * @description A player's finished matches, from before a given one.
         */
        get: operations["ApiPeoplePublicIdMatchesMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BeginSignUp
         * @description The challenge for a passkey that opens a new account.
         */
        post: operations["ApiAccountAskBeginSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account
         * @description My account: devices, passkeys, tokens.
         */
        get: operations["ApiAccountAccount"];
        put?: never;
        /**
         * SignUp
         * @description An account for the guest who asks, with a password or a passkey; their games stay theirs.
         */
        post: operations["ApiAccountSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SignIn
         * @description Sign this device in by name and password.
         */
        post: operations["ApiSessionSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ResetPassword
         * @description A new password, by a link from the admin. Every other device is signed out.
         */
        post: operations["ApiSessionPasswordResetResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BeginSignIn
         * @description The challenge for a passkey that signs this device in.
         */
        post: operations["ApiSessionPasskeyAskBeginSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SignInByPasskey
         * @description Sign this device in with the answer of a passkey.
         */
        post: operations["ApiSessionPasskeySignInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SignOut
         * @description Sign this device out: it is the guest again that it was before.
         */
        post: operations["ApiSessionEndSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename
         * @description Another name for my account, at every table.
         */
        post: operations["ApiAccountNameRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ChangePassword
         * @description A new password. Every other device is signed out.
         */
        post: operations["ApiAccountPasswordChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * EndSessions
         * @description Sign one device out, or all but this one.
         */
        post: operations["ApiAccountSessionsEndEndSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BeginPasskey
         * @description The challenge for another passkey of my account.
         */
        post: operations["ApiAccountPasskeysAskBeginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * KeepPasskey
         * @description One more passkey for my account.
         */
        post: operations["ApiAccountPasskeysKeepPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * DropPasskey
         * @description Remove a passkey from my account.
         */
        post: operations["ApiAccountPasskeysEndDropPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * MakeToken
         * @description A token for programs of mine. Its secret is in this answer and nowhere else.
         */
        post: operations["ApiAccountTokensMakeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/tokens/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * DropToken
         * @description Revoke a token.
         */
        post: operations["ApiAccountTokensEndDropToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Everything the house keeps of me, account or guest, with my finished matches as records.
         */
        get: operations["ApiAccountExportExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * DeleteAccount
         * @description Delete my account. My seats lose their name; the others' matches stay whole.
         */
        post: operations["ApiAccountDeleteDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lobby
         * @description The public tables that wait or are running.
         */
        get: operations["ApiLobbyLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby/quick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * QuickMatch
         * @description Find a player for this game and time control.
         */
        post: operations["ApiLobbyQuickQuickMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * JoinPublic
         * @description Take any open seat of a public table.
         */
        post: operations["ApiLobbyTableJoinJoinPublic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CloseTable
         * @description Give up a table of mine before its game begins.
         */
        post: operations["ApiTablesCloseCloseTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SeatBot
         * @description Let a bot have an open seat of a table of mine.
         */
        post: operations["ApiTablesSeatsBotSeatBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * DropSeat
         * @description Play with one seat fewer, where the game allows it.
         */
        post: operations["ApiTablesSeatsDropDropSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * LeaveSeat
         * @description Get up; a bot plays on if the game has begun.
         */
        post: operations["ApiTablesSeatsLeaveLeaveSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ComeBack
         * @description Take my seat back from the bot.
         */
        post: operations["ApiTablesSeatsBackComeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AskForBot
         * @description Let a bot play for a player who has been away for long.
         */
        post: operations["ApiTablesSeatsAwayAskForBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vacation
         * @description Until when I am away, and how many days I have left.
         */
        get: operations["ApiVacationVacation"];
        put?: never;
        /**
         * GoOnVacation
         * @description Stop my clocks at correspondence tables for some days; 0: be back.
         */
        post: operations["ApiVacationGoOnVacation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review
         * @description Remarks on a match that is over.
         */
        get: operations["ApiTablesReviewReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dailies
         * @description The games that have a set-up of the day.
         */
        get: operations["ApiDailyDailies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * OpenDaily
         * @description Open a table with the set-up of the day.
         */
        post: operations["ApiDailyGameOpenDaily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/evaluation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Evaluation
         * @description What the bots think of a match that is over, move by move.
         */
        get: operations["ApiTablesEvaluationEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * WhatIfs
         * @description The what-if boards that began at this match.
         */
        get: operations["ApiTablesWhatIfWhatIfs"];
        put?: never;
        /**
         * Fork
         * @description A what-if board from a moment of a match that is over.
         */
        post: operations["ApiTablesWhatIfFork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chat
         * @description The newest messages at a table, as far as I may read them.
         */
        get: operations["ApiTablesChatChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat/{room}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier
         * @description The messages in a room before a given one.
         */
        get: operations["ApiTablesChatRoomEarlier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat/{room}/{number}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block
         * @description Mute or block the author of a message.
         */
        post: operations["ApiTablesChatRoomNumberBlockBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks
         * @description The players I have muted or blocked.
         */
        get: operations["ApiBlocksBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{entry}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock
         * @description Unmute or unblock a player.
         */
        post: operations["ApiBlocksEntryRemoveUnblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments
         * @description Comments on a match that is over.
         */
        get: operations["ApiTablesCommentsComments"];
        put?: never;
        /**
         * Comment
         * @description Say something about a moment of a match that is over.
         */
        post: operations["ApiTablesCommentsComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/comments/{number}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RemoveComment
         * @description Delete a comment of mine.
         */
        post: operations["ApiTablesCommentsNumberRemoveRemoveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat/{room}/{number}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Report a message to the admin.
         */
        post: operations["ApiTablesChatRoomNumberReportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports
         * @description For the admin: what was reported.
         */
        get: operations["ApiAdminReportsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TakeAction
         * @description For the admin: act on a report.
         */
        post: operations["ApiAdminReportsReportIdTakeAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Actions
         * @description For the admin: what was done.
         */
        get: operations["ApiAdminActionsActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PasswordReset
         * @description For the admin: a link with which a player chooses a new password.
         */
        post: operations["ApiAdminPasswordResetsPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RatingList
         * @description The list of ratings at a game, of players with a minimum number of matches.
         */
        get: operations["ApiRatingsGamesRatingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MyRatings
         * @description Your own ratings, each with its history.
         */
        get: operations["ApiRatingsMineMyRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/matches/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RatedMatch
         * @description Whether a match has counted, and if not, why.
         */
        get: operations["ApiRatingsMatchesTableRatedMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tournaments
         * @description The newest tournaments.
         */
        get: operations["ApiTournamentsTournaments"];
        put?: never;
        /**
         * CreateTournament
         * @description A new tournament, with the caller as its organiser.
         */
        post: operations["ApiTournamentsCreateTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * TournamentPage
         * @description A tournament with its standings and rounds.
         */
        get: operations["ApiTournamentsTournamentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * JoinTournament
         * @description Take part in a tournament that has not begun.
         */
        post: operations["ApiTournamentsJoinJoinTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddBotToTournament
         * @description Let a bot take part in your own tournament.
         */
        post: operations["ApiTournamentsBotsAddBotToTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * LeaveTournament
         * @description Leave a tournament, or remove a player from your own.
         */
        post: operations["ApiTournamentsLeaveLeaveTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * StartTournament
         * @description Start your own tournament: its first tables open.
         */
        post: operations["ApiTournamentsStartStartTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CancelTournament
         * @description Cancel your own tournament before it begins; the tournaments that are left.
         */
        post: operations["ApiTournamentsCancelCancelTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/tournament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * TournamentOfTable
         * @description The tournament that a table belongs to: one, or none.
         */
        get: operations["ApiTablesTournamentTournamentOfTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * NotificationPage
         * @description My channels, and what has become of what was sent.
         */
        get: operations["ApiNotificationsNotificationPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddChannel
         * @description Add a channel.
         */
        post: operations["ApiNotificationsChannelsAddChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/channels/{channel}/frequency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SetFrequency
         * @description Choose how often a channel is used.
         */
        post: operations["ApiNotificationsChannelsFrequencySetFrequency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/channels/{channel}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RemoveChannel
         * @description Remove a channel.
         */
        post: operations["ApiNotificationsChannelsRemoveRemoveChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/channels/{channel}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TestChannel
         * @description Send something there now.
         */
        post: operations["ApiNotificationsChannelsTestTestChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ConfirmChannel
         * @description Confirm an e-mail address with what was sent to it.
         */
        post: operations["ApiNotificationsConfirmConfirmChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/asyncapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Asyncapi
         * @description The messages over a table's socket, as an AsyncAPI document.
         */
        get: operations["ApiAsyncapiAsyncapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Account */
        Account: {
            name: string;
            public_id: string;
            created: number;
            has_password: boolean;
            devices: components["schemas"]["DeviceSummary"][];
            passkeys: components["schemas"]["PasskeySummary"][];
            tokens: components["schemas"]["TokenSummary"][];
        };
        /** AccountDeletionRequest */
        AccountDeletionRequest: {
            name: string;
            /** @default  */
            password?: string;
        };
        /** AccountRequest */
        AccountRequest: {
            name: string;
            /** @default  */
            password?: string;
            /** @default  */
            question?: string;
            credential?: {
                [key: string]: unknown;
            } | null;
        };
        /** AdminActionRequest */
        AdminActionRequest: {
            /** @enum {string} */
            kind: "hide" | "show" | "silence" | "ban" | "pardon" | "close";
            /** @default 24 */
            hours?: number;
        };
        /** AdminActionSummary */
        AdminActionSummary: {
            at: number;
            kind: string;
            who: string;
            name: string;
            hours: number | null;
        };
        /** AgreedProposal */
        AgreedProposal: {
            number: number;
            /** @enum {string} */
            kind: "undo" | "pause" | "resume" | "clock" | "end" | "pin";
            seat: number;
            time_control: {
                [key: string]: string | number;
            };
            at: number;
        };
        /** AnswerRequest */
        AnswerRequest: {
            seat: number;
            agrees: boolean;
            /** @default  */
            permit?: string;
        };
        /** BlockRequest */
        BlockRequest: {
            /** @enum {string} */
            kind: "mute" | "block";
        };
        /** BlockSummary */
        BlockSummary: {
            id: string;
            /** @enum {string} */
            kind: "mute" | "block";
            name: string;
            at: number;
        };
        /** ChannelRequest */
        ChannelRequest: {
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            address: string;
            /**
             * @default each
             * @enum {string}
             */
            frequency?: "each" | "hourly" | "daily" | "never";
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "fr";
            /** @default  */
            p256dh?: string;
            /** @default  */
            auth?: string;
        };
        /** ChannelSummary */
        ChannelSummary: {
            id: string;
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            label: string;
            /** @enum {string} */
            frequency: "each" | "hourly" | "daily" | "never";
            /** @enum {string} */
            status: "on" | "unconfirmed" | "dead";
            secret: string | null;
        };
        /** Chapter */
        Chapter: {
            id: string;
            title: string;
            clauses: components["schemas"]["Clause"][];
        };
        /** ChatMessage */
        ChatMessage: {
            number: number;
            seat: number | null;
            step: number | null;
            name: string;
            text: string;
            phrase: string;
            at: number;
            is_mine: boolean;
            is_hidden: boolean;
            /** @default false */
            is_removed: boolean;
        };
        /** ChatMessages */
        ChatMessages: {
            /** @enum {string} */
            room: "players" | "watchers" | "comments";
            stamp: number;
            messages: components["schemas"]["ChatMessage"][];
            /** @default false */
            is_anew: boolean;
            /** @default false */
            has_earlier: boolean;
            /** @constant */
            type: "chat";
        };
        /** Chosen */
        Chosen: {
            id: string;
        };
        /** Clause */
        Clause: {
            id: string;
            pieces: components["schemas"]["TextPiece"][];
        };
        /** ClockSummary */
        ClockSummary: {
            seats: components["schemas"]["SeatClock"][];
            is_stopped: boolean;
        };
        /** CommentRequest */
        CommentRequest: {
            step: number;
            text: string;
            request_id: string;
        };
        /** ConfirmRequest */
        ConfirmRequest: {
            token: string;
        };
        /** Confirmed */
        Confirmed: {
            confirmed: boolean;
        };
        /** Costly */
        Costly: {
            seat: number;
            step: number;
            chosen: components["schemas"]["Text"];
            better: components["schemas"]["Text"];
            chance: number;
            could: number;
        };
        /** DailyRequest */
        DailyRequest: {
            seats: components["schemas"]["SeatRequest"][];
        };
        /** DailySummary */
        DailySummary: {
            game: string;
            day: string;
        };
        /** DeviceSummary */
        DeviceSummary: {
            id: string;
            device: string;
            created: number;
            seen: number;
            is_this: boolean;
        };
        /** ErrorMessage */
        ErrorMessage: {
            code: string;
            said: components["schemas"]["Text"];
            clause: string | null;
            /** @constant */
            type: "error";
        };
        /** Evaluation */
        Evaluation: {
            table: string;
            steps: number;
            done: number;
            curve: number[][];
            costly: components["schemas"]["Costly"][];
        };
        /** Examined */
        Examined: {
            flaws: components["schemas"]["FlawFound"][];
            warnings: components["schemas"]["FlawFound"][];
            options: {
                [key: string]: boolean | number | string;
            };
            report: components["schemas"]["Text"][];
        };
        /** FewerChoices */
        FewerChoices: {
            option: string;
            choice: string;
            choices: string[];
        };
        /** FlawFound */
        FlawFound: {
            line: number;
            clause: string;
            said: components["schemas"]["Text"];
        };
        /** Frame */
        Frame: {
            seat: number | null;
            last: number;
            decision: number;
            to_act: number[];
            owners: (string | null)[];
            view: components["schemas"]["View"];
            board: components["schemas"]["Text"][];
            prompt: components["schemas"]["Text"] | null;
            menu: components["schemas"]["MenuItem"][];
            can_undo: boolean;
            undo_refused: components["schemas"]["Text"] | null;
            can_ask_back: boolean;
            events: components["schemas"]["SeenEvent"][];
            result: components["schemas"]["Result"] | null;
            /** @default 0 */
            own: number;
            /** @constant */
            type: "frame";
        };
        /** FrequencyRequest */
        FrequencyRequest: {
            /** @enum {string} */
            frequency: "each" | "hourly" | "daily" | "never";
        };
        /** GameSummary */
        GameSummary: {
            name: string;
            title: string;
            author: string;
            publisher: string;
            year: number;
            players: number[];
            minutes: number;
            is_built: boolean;
            has_secrets: boolean;
            has_chance: boolean;
            options: components["schemas"]["OptionSummary"][];
            levels: components["schemas"]["LevelSummary"][];
        };
        /** GameTexts */
        GameTexts: {
            game: string;
            /** @enum {string} */
            language: "en" | "fr";
            source: string;
        };
        /** InvitationSummary */
        InvitationSummary: {
            table: components["schemas"]["TableSummary"];
            seat: number | null;
        };
        /** JoinRequest */
        JoinRequest: {
            token: string;
            /** @default  */
            name?: string;
            /** @default false */
            beside_me?: boolean;
        };
        /** LevelSummary */
        LevelSummary: {
            name: string;
            strength: number;
        };
        /** LobbyJoinRequest */
        LobbyJoinRequest: {
            /** @default  */
            name?: string;
        };
        /** Me */
        Me: {
            is_account: boolean;
            name: string;
            public_id: string;
            tables: number;
        };
        /** MenuItem */
        MenuItem: {
            id: number;
            text: string;
            elements: string[];
            said: components["schemas"]["Text"];
            is_unordered: boolean;
            is_grave: boolean;
        };
        /** MyRating */
        MyRating: {
            game: string;
            now: components["schemas"]["RatingSummary"];
            steps: components["schemas"]["RatingStep"][];
        };
        /** NameRequest */
        NameRequest: {
            name: string;
        };
        /** NewPassword */
        NewPassword: {
            token: string;
            password: string;
        };
        /** NotificationPage */
        NotificationPage: {
            push_key: string;
            has_mail: boolean;
            channels: components["schemas"]["ChannelSummary"][];
            notifications: components["schemas"]["NotificationSummary"][];
        };
        /** NotificationSummary */
        NotificationSummary: {
            /** @enum {string} */
            kind: "turn" | "test" | "confirm";
            /** @enum {string} */
            channel: "push" | "email" | "webhook";
            game: string | null;
            table: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "failed" | "dropped";
            reason: string | null;
            detail: string;
            attempts: number;
            at: number;
            due: number | null;
        };
        /** OptionNeed */
        OptionNeed: {
            option: string;
            choice: string;
        };
        /** OptionSummary */
        OptionSummary: {
            name: string;
            /** @enum {string} */
            kind: "flag" | "choice" | "number" | "text";
            default: boolean | number | string;
            clause: string;
            choices: string[];
            least: number;
            most: number;
            players: number[];
            needs: components["schemas"]["OptionNeed"][];
            fewer: components["schemas"]["FewerChoices"][];
            has_workshop: boolean;
        };
        /** Origin */
        Origin: {
            table: string;
            step: number;
        };
        /** PasskeyAnswer */
        PasskeyAnswer: {
            question: string;
            credential: {
                [key: string]: unknown;
            };
            /** @default  */
            name?: string;
            /** @default false */
            bring?: boolean;
        };
        /** PasskeyQuestion */
        PasskeyQuestion: {
            id: string;
            options: {
                [key: string]: unknown;
            };
        };
        /** PasskeySummary */
        PasskeySummary: {
            id: string;
            name: string;
            created: number;
        };
        /** PasswordRequest */
        PasswordRequest: {
            new: string;
            /** @default  */
            old?: string;
        };
        /** PasswordReset */
        PasswordReset: {
            name: string;
            token: string;
            until: number;
        };
        /** PasswordResetRequest */
        PasswordResetRequest: {
            name: string;
        };
        /** PinKept */
        PinKept: {
            permit: string;
        };
        /** PinRequest */
        PinRequest: {
            pin: string;
            /** @default  */
            permit?: string;
        };
        /** Played */
        Played: {
            table: components["schemas"]["TableSummary"];
            seat: number;
            place: number;
            points: number;
        };
        /** PlayedPage */
        PlayedPage: {
            played: components["schemas"]["Played"][];
            is_more: boolean;
        };
        /** Profile */
        Profile: {
            public_id: string;
            name: string;
            created: number;
            is_me: boolean;
            tallies: components["schemas"]["Tally"][];
            played: components["schemas"]["Played"][];
            is_more: boolean;
        };
        /** ProposalRequest */
        ProposalRequest: {
            /** @enum {string} */
            kind: "undo" | "pause" | "resume" | "clock" | "end" | "pin";
            seat: number;
            event?: number | null;
            time_control?: {
                [key: string]: string | number;
            };
            /** @default  */
            permit?: string;
        };
        /** ProposalSummary */
        ProposalSummary: {
            number: number;
            /** @enum {string} */
            kind: "undo" | "pause" | "resume" | "clock" | "end" | "pin";
            seat: number;
            /** @enum {string} */
            state: "open" | "done" | "refused" | "withdrawn" | "lapsed" | "expired";
            agreed: number[];
            refused: number[];
            waiting: number[];
            moves: number;
            before: components["schemas"]["Text"] | null;
            time_control: {
                [key: string]: string | number;
            };
            until: number;
        };
        /** QuickMatchRequest */
        QuickMatchRequest: {
            game: string;
            time_control?: components["schemas"]["TimeControl"];
            /** @default  */
            name?: string;
            /** @default 0 */
            players?: number;
        };
        /** RatedMatch */
        RatedMatch: {
            table: string;
            is_judged: boolean;
            counts: boolean;
            reason: string | null;
        };
        /** RatingList */
        RatingList: {
            game: string;
            cards: components["schemas"]["RatingSummary"][];
            unlisted: number;
        };
        /** RatingStep */
        RatingStep: {
            table: string;
            at: number;
            middle: number;
            low: number;
            high: number;
        };
        /** RatingSummary */
        RatingSummary: {
            name: string;
            level: string;
            middle: number;
            low: number;
            high: number;
            matches: number;
            is_me: boolean;
        };
        /** Remark */
        Remark: {
            frame: number;
            said: components["schemas"]["Text"];
            elements: string[];
        };
        /** Replay */
        Replay: {
            table: string;
            seat: number | null;
            frames: components["schemas"]["Frame"][];
            steps: number[];
            /** @default 0 */
            first: number;
            /** @default 0 */
            count: number;
        };
        /** ReportRequest */
        ReportRequest: {
            /** @default  */
            reason?: string;
        };
        /** ReportSummary */
        ReportSummary: {
            id: string;
            at: number;
            table: string;
            /** @enum {string} */
            room: "players" | "watchers" | "comments";
            number: number;
            who: string;
            by: string;
            reason: string;
            context: components["schemas"]["ChatMessage"][];
            is_open: boolean;
            is_hidden: boolean;
            /** @enum {string} */
            penalty: "none" | "silenced" | "banned";
            until: number | null;
        };
        /** Result */
        Result: {
            ending: string;
            clause: string;
            ranking: number[][];
            scores: number[];
            sheet: components["schemas"]["SheetRow"][];
        };
        /** Review */
        Review: {
            table: string;
            remarks: components["schemas"]["Remark"][];
        };
        /** RulesPage */
        RulesPage: {
            game: string;
            /** @enum {string} */
            language: "en" | "fr";
            intro: components["schemas"]["TextPiece"][][];
            chapters: components["schemas"]["Chapter"][];
        };
        /** SeatBot */
        SeatBot: {
            level: string;
        };
        /** SeatClock */
        SeatClock: {
            seat: number;
            main: number;
            reserve: number;
            since: number | null;
            is_on_vacation: boolean;
        };
        /** SeatRequest */
        SeatRequest: {
            /** @enum {string} */
            kind: "me" | "open" | "bot" | "hotseat";
            /** @default  */
            name?: string;
            /** @default  */
            level?: string;
        };
        /** SeatSummary */
        SeatSummary: {
            seat: number;
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            name: string;
            level: string;
            /** @enum {string} */
            state: "" | "departed" | "invited";
            is_mine: boolean;
            is_here: boolean;
            has_pin: boolean;
            public_id: string | null;
            stand_in: components["schemas"]["StandIn"] | null;
        };
        /** SeenEvent */
        SeenEvent: {
            number: number;
            kind: string;
            said: components["schemas"]["Text"];
            data: {
                [key: string]: unknown;
            };
            seat: number | null;
            owner: string | null;
            elements: string[];
        };
        /** SessionEnd */
        SessionEnd: {
            id?: string | null;
        };
        /** SheetRow */
        SheetRow: {
            seat: number;
            points: number;
            clause: string;
            said: components["schemas"]["Text"];
        };
        /** SignInRequest */
        SignInRequest: {
            name: string;
            password: string;
            /** @default false */
            bring?: boolean;
        };
        /** StandIn */
        StandIn: {
            level: string;
            /** @enum {string} */
            why: "clock" | "left" | "away" | "gone";
        };
        /** TableRequest */
        TableRequest: {
            game: string;
            seats: components["schemas"]["SeatRequest"][];
            options?: {
                [key: string]: boolean | number | string;
            };
            seed?: string | null;
            start?: string | null;
            terms?: components["schemas"]["Terms"];
        };
        /** TableSummary */
        TableSummary: {
            id: string;
            game: string;
            options: {
                [key: string]: boolean | number | string;
            };
            rules_version: number;
            /** @enum {string} */
            status: "waiting" | "running" | "over" | "paused" | "closed";
            seats: components["schemas"]["SeatSummary"][];
            moves: number;
            created: number;
            seat_links: {
                [key: string]: string;
            };
            is_owner: boolean;
            successor: string | null;
            seed_hash: string;
            seed: number | string | null;
            proposal: components["schemas"]["ProposalSummary"] | null;
            is_without_result: boolean;
            reason: string | null;
            terms: components["schemas"]["Terms"];
            clock: components["schemas"]["ClockSummary"] | null;
            is_my_turn: boolean;
            watchers: number;
            origin: components["schemas"]["Origin"] | null;
        };
        /** Tally */
        Tally: {
            game: string;
            matches: number;
            first: number;
        };
        /**
         * Terms
         * @default {
         *       "is_public": false,
         *       "is_rated": false,
         *       "time_control": {
         *         "kind": "none",
         *         "minutes": 0,
         *         "increment": 0,
         *         "days": 0,
         *         "reserve": 0
         *       },
         *       "audience": "any"
         *     }
         */
        Terms: {
            /** @default false */
            is_public?: boolean;
            /** @default false */
            is_rated?: boolean;
            time_control?: components["schemas"]["TimeControl"];
            /**
             * @default any
             * @enum {string}
             */
            audience?: "any" | "new" | "used" | "strong";
        };
        /** Text */
        Text: {
            key: string;
            args: {
                [key: string]: string | number;
            };
        };
        /** TextPiece */
        TextPiece: {
            /** @enum {string} */
            kind: "plain" | "strong" | "em" | "code" | "ruling" | "drawing" | "option";
            text: string;
            reason: string;
        };
        /**
         * TimeControl
         * @default {
         *       "kind": "none",
         *       "minutes": 0,
         *       "increment": 0,
         *       "days": 0,
         *       "reserve": 0
         *     }
         */
        TimeControl: {
            /**
             * @default none
             * @enum {string}
             */
            kind?: "none" | "live" | "days";
            /** @default 0 */
            minutes?: number;
            /** @default 0 */
            increment?: number;
            /** @default 0 */
            days?: number;
            /** @default 0 */
            reserve?: number;
        };
        /** TokenMade */
        TokenMade: {
            token: components["schemas"]["TokenSummary"];
            secret: string;
        };
        /** TokenRequest */
        TokenRequest: {
            name: string;
            scopes: ("read" | "play")[];
        };
        /** TokenSummary */
        TokenSummary: {
            id: string;
            name: string;
            scopes: string[];
            created: number;
            used: number | null;
        };
        /** TournamentBoard */
        TournamentBoard: {
            game: string;
            table: string | null;
            seats: components["schemas"]["TournamentSeat"][];
            is_over: boolean;
        };
        /** TournamentBot */
        TournamentBot: {
            level: string;
        };
        /** TournamentEntry */
        TournamentEntry: {
            entry: number;
            name: string;
            level: string;
            is_me: boolean;
            is_gone: boolean;
            place: number;
            points: number;
            worth: number;
            firsts: number;
            played: number;
            byes: number;
        };
        /** TournamentEntryRequest */
        TournamentEntryRequest: {
            entry: number;
        };
        /** TournamentJoin */
        TournamentJoin: {
            /** @default  */
            name?: string;
        };
        /** TournamentPage */
        TournamentPage: {
            card: components["schemas"]["TournamentSummary"];
            is_owner: boolean;
            my_table: string | null;
            entries: components["schemas"]["TournamentEntry"][];
            rounds: components["schemas"]["TournamentRound"][];
            games: string[];
        };
        /** TournamentRequest */
        TournamentRequest: {
            title: string;
            /** @enum {string} */
            kind: "round-robin" | "swiss" | "pentathlon";
            /** @default  */
            game?: string;
            /** @default 2 */
            size?: number;
            /** @default 0 */
            rounds?: number;
            /** @default  */
            name?: string;
            /** @default true */
            plays?: boolean;
            time_control?: components["schemas"]["TimeControl"];
        };
        /** TournamentRound */
        TournamentRound: {
            number: number;
            boards: components["schemas"]["TournamentBoard"][];
        };
        /** TournamentSeat */
        TournamentSeat: {
            entry: number;
            place: number | null;
            points: number | null;
        };
        /** TournamentSummary */
        TournamentSummary: {
            id: string;
            title: string;
            /** @enum {string} */
            kind: "round-robin" | "swiss" | "pentathlon";
            game: string;
            size: number;
            /** @enum {string} */
            status: "joining" | "running" | "over";
            round: number;
            rounds: number;
            entrants: number;
            created: number;
            time_control: components["schemas"]["TimeControl"];
        };
        /** TypedIn */
        TypedIn: {
            part: string;
            text: string;
        };
        /** VacationRequest */
        VacationRequest: {
            days: number;
        };
        /** VacationSummary */
        VacationSummary: {
            until: number | null;
            days_left: number;
        };
        /** WhatIfRequest */
        WhatIfRequest: {
            step: number;
            seats: components["schemas"]["SeatRequest"][];
        };
        /** WorkshopPage */
        WorkshopPage: {
            game: string;
            parts: components["schemas"]["WorkshopPart"][];
        };
        /** WorkshopPart */
        WorkshopPart: {
            option: string;
            sample: string;
        };
        /**
         * View
         * @description What every view begins with.
         *
         *         `seat` is whose view it is, None a spectator's. `to_act` are the seats that must decide now, as
         *         far as this one may know.
         */
        View: {
            game: string;
            seat: number | null;
            players: number;
            to_act: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiGamesGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"][];
                };
            };
        };
    };
    ApiGamesTextsTexts: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTexts"];
                };
            };
        };
    };
    ApiRulesGameRules: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesPage"];
                };
            };
        };
    };
    ApiWorkshopGameWorkshop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkshopPage"];
                };
            };
        };
    };
    ApiWorkshopGameExamineTyped: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedIn"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Examined"];
                };
            };
        };
    };
    ApiTablesMyTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesTableCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesJoinJoinTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesInvitationInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationSummary"];
                };
            };
        };
    };
    ApiTablesAgainPlayAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesReplayReplay: {
        parameters: {
            query?: {
                seat?: number | null;
                first?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
        };
    };
    ApiTablesRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    ApiRecordsImportRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesProposalsAgreed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreedProposal"][];
                };
            };
        };
    };
    ApiTablesProposalsPropose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesProposalsNumberAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesSeatsPinSetPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinKept"];
                };
            };
        };
    };
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiPeoplePublicIdProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                public_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    ApiPeoplePublicIdMatchesMatches: {
        parameters: {
            query: {
                before: string;
            };
            header?: never;
            path: {
                public_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedPage"];
                };
            };
        };
    };
    ApiAccountAskBeginSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestion"];
                };
            };
        };
    };
    ApiAccountAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiSessionSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiSessionPasswordResetResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiSessionPasskeyAskBeginSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestion"];
                };
            };
        };
    };
    ApiSessionPasskeySignInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiSessionEndSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiAccountNameRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountPasswordChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountSessionsEndEndSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountPasskeysAskBeginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestion"];
                };
            };
        };
    };
    ApiAccountPasskeysKeepPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountPasskeysEndDropPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Chosen"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountTokensMakeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenMade"];
                };
            };
        };
    };
    ApiAccountTokensEndDropToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Chosen"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    ApiAccountExportExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    ApiAccountDeleteDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiLobbyLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
        };
    };
    ApiLobbyQuickQuickMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickMatchRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiLobbyTableJoinJoinPublic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LobbyJoinRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesCloseCloseTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesSeatsBotSeatBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesSeatsDropDropSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesSeatsLeaveLeaveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesSeatsBackComeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesSeatsAwayAskForBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiVacationVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacationSummary"];
                };
            };
        };
    };
    ApiVacationGoOnVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacationRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacationSummary"];
                };
            };
        };
    };
    ApiTablesReviewReview: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    ApiDailyDailies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailySummary"][];
                };
            };
        };
    };
    ApiDailyGameOpenDaily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailyRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesEvaluationEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
        };
    };
    ApiTablesWhatIfWhatIfs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
        };
    };
    ApiTablesWhatIfFork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatIfRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
        };
    };
    ApiTablesChatChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessages"][];
                };
            };
        };
    };
    ApiTablesChatRoomEarlier: {
        parameters: {
            query: {
                before: number;
            };
            header?: never;
            path: {
                table: string;
                room: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessages"];
                };
            };
        };
    };
    ApiTablesChatRoomNumberBlockBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                room: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockSummary"][];
                };
            };
        };
    };
    ApiBlocksBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockSummary"][];
                };
            };
        };
    };
    ApiBlocksEntryRemoveUnblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockSummary"][];
                };
            };
        };
    };
    ApiTablesCommentsComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessages"];
                };
            };
        };
    };
    ApiTablesCommentsComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessages"];
                };
            };
        };
    };
    ApiTablesCommentsNumberRemoveRemoveComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessages"];
                };
            };
        };
    };
    ApiTablesChatRoomNumberReportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                room: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
        };
    };
    ApiAdminReportsReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSummary"][];
                };
            };
        };
    };
    ApiAdminReportsReportIdTakeAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminActionRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSummary"];
                };
            };
        };
    };
    ApiAdminActionsActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionSummary"][];
                };
            };
        };
    };
    ApiAdminPasswordResetsPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
        };
    };
    ApiRatingsGamesRatingList: {
        parameters: {
            query?: {
                least?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingList"];
                };
            };
        };
    };
    ApiRatingsMineMyRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRating"][];
                };
            };
        };
    };
    ApiRatingsMatchesTableRatedMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatedMatch"];
                };
            };
        };
    };
    ApiTournamentsTournaments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentSummary"][];
                };
            };
        };
    };
    ApiTournamentsCreateTournament: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentRequest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    ApiTournamentsTournamentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    ApiTournamentsJoinJoinTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentJoin"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    ApiTournamentsBotsAddBotToTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    ApiTournamentsLeaveLeaveTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentEntryRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    ApiTournamentsStartStartTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    ApiTournamentsCancelCancelTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentSummary"][];
                };
            };
        };
    };
    ApiTablesTournamentTournamentOfTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentSummary"][];
                };
            };
        };
    };
    ApiNotificationsNotificationPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    ApiNotificationsChannelsAddChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    ApiNotificationsChannelsFrequencySetFrequency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrequencyRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    ApiNotificationsChannelsRemoveRemoveChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    ApiNotificationsChannelsTestTestChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    ApiNotificationsConfirmConfirmChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRequest"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmed"];
                };
            };
        };
    };
    ApiAsyncapiAsyncapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
}
