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
         * @description Look through what somebody typed in: flaws, or options for a table.
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
         * @description Open a table. Whoever holds one of its `seat_links` can take that seat.
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
         * @description Offer the next match of the same people, everybody one seat further, or accept that offer.
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
    "/api/tables/{table}/asks": {
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
        get: operations["ApiTablesAsksAgreed"];
        put?: never;
        /**
         * Ask
         * @description Ask everybody at the table: to go back, pause, go on, change the pace, or end.
         */
        post: operations["ApiTablesAsksAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/asks/{number}": {
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
         * @description Answer for a seat of mine; whoever asked withdraws the question by not agreeing.
         */
        post: operations["ApiTablesAsksNumberAnswer"];
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
         * @description What everybody may know of somebody: name, finished matches, results.
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
         * @description Finished matches of somebody, those before one of them.
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
         * AskToSignUp
         * @description The question for a passkey that shall open a new account.
         */
        post: operations["ApiAccountAskAskToSignUp"];
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
         * @description An account for the guest who asks, with a password or a passkey; his games stay his.
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
    "/api/session/way-back": {
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
         * @description A new password, by a link from the host. Every other device is signed out.
         */
        post: operations["ApiSessionWayBackComeBack"];
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
         * AskToSignIn
         * @description The question for a passkey that shall sign this device in.
         */
        post: operations["ApiSessionPasskeyAskAskToSignIn"];
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
         * AskPasskey
         * @description The question for one more passkey of my account.
         */
        post: operations["ApiAccountPasskeysAskAskPasskey"];
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
         * Depart
         * @description Delete my account. My seats lose their name; the others' matches stay whole.
         */
        post: operations["ApiAccountDeleteDepart"];
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
         * @description Play this game at this pace with whoever else wants to.
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
         * @description Let a bot play for somebody who has been away for long.
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
    "/api/tables/{table}/talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Talk
         * @description What was said last at a table, as far as I may hear it.
         */
        get: operations["ApiTablesTalkTalk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/talk/{room}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier
         * @description What was said in a room before a line.
         */
        get: operations["ApiTablesTalkRoomEarlier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/talk/{room}/{number}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ignore
         * @description Hear no more of whoever said a line.
         */
        post: operations["ApiTablesTalkRoomNumberIgnoreIgnore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ignored
         * @description Whom I do not hear.
         */
        get: operations["ApiIgnoredIgnored"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ignored/{entry}/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget
         * @description Hear somebody again.
         */
        post: operations["ApiIgnoredEntryForgetForget"];
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
         * @description Take back a comment of mine.
         */
        post: operations["ApiTablesCommentsNumberRemoveRemoveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/talk/{room}/{number}/report": {
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
         * @description Tell the host of a line.
         */
        post: operations["ApiTablesTalkRoomNumberReportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports
         * @description For the host: what was reported.
         */
        get: operations["ApiHostReportsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act
         * @description For the host: do something about a report.
         */
        post: operations["ApiHostReportsReportIdAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts
         * @description For the host: what was done.
         */
        get: operations["ApiHostActsActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/ways-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * WayBack
         * @description For the host: let somebody who has forgotten a password choose a new one.
         */
        post: operations["ApiHostWaysBackWayBack"];
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
         * @description Who stands where at a game, for those with at least so many matches.
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
         * @description One's own ratings, each with its history.
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
    "/api/cups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cups
         * @description The newest cups.
         */
        get: operations["ApiCupsCups"];
        put?: never;
        /**
         * CreateCup
         * @description A new cup, of which one is the host.
         */
        post: operations["ApiCupsCreateCup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cups/{cup}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CupPage
         * @description A cup with its standings and rounds.
         */
        get: operations["ApiCupsCupPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cups/{cup}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * JoinCup
         * @description Take part in a cup that has not begun.
         */
        post: operations["ApiCupsJoinJoinCup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cups/{cup}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AddBotToCup
         * @description Let a bot take part in one's cup.
         */
        post: operations["ApiCupsBotsAddBotToCup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cups/{cup}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * LeaveCup
         * @description Leave a cup, or strike somebody off one's own.
         */
        post: operations["ApiCupsLeaveLeaveCup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cups/{cup}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * StartCup
         * @description Begin one's cup: its first tables open.
         */
        post: operations["ApiCupsStartStartCup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cups/{cup}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CancelCup
         * @description Give up one's cup before it begins; the cups that are left.
         */
        post: operations["ApiCupsCancelCancelCup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/cup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CupOfTable
         * @description The cup that a table belongs to: one, or none.
         */
        get: operations["ApiTablesCupCupOfTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * NoticePage
         * @description Where one is told, and what has become of what was sent.
         */
        get: operations["ApiNoticesNoticePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/channels": {
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
         * @description Be told somewhere else, too.
         */
        post: operations["ApiNoticesChannelsAddChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/channels/{channel}/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SetPace
         * @description How often one is told there.
         */
        post: operations["ApiNoticesChannelsPaceSetPace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/channels/{channel}/remove": {
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
         * @description Be told there no more.
         */
        post: operations["ApiNoticesChannelsRemoveRemoveChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/channels/{channel}/test": {
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
        post: operations["ApiNoticesChannelsTestTestChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/confirm": {
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
        post: operations["ApiNoticesConfirmConfirmChannel"];
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
            devices: components["schemas"]["DeviceCard"][];
            passkeys: components["schemas"]["PasskeyCard"][];
            tokens: components["schemas"]["TokenCard"][];
        };
        /** AccountWanted */
        AccountWanted: {
            name: string;
            /** @default  */
            password?: string;
            /** @default  */
            question?: string;
            credential?: {
                [key: string]: unknown;
            } | null;
        };
        /** ActCard */
        ActCard: {
            at: number;
            kind: string;
            who: string;
            name: string;
            hours: number | null;
        };
        /** ActWanted */
        ActWanted: {
            /** @enum {string} */
            kind: "hide" | "show" | "silence" | "ban" | "pardon" | "close";
            /** @default 24 */
            hours?: number;
        };
        /** Agreed */
        Agreed: {
            number: number;
            /** @enum {string} */
            kind: "undo" | "pause" | "resume" | "pace" | "end" | "pin";
            seat: number;
            pace: {
                [key: string]: string | number;
            };
            at: number;
        };
        /** AnswerWanted */
        AnswerWanted: {
            seat: number;
            agrees: boolean;
            /** @default  */
            permit?: string;
        };
        /** AskCard */
        AskCard: {
            number: number;
            /** @enum {string} */
            kind: "undo" | "pause" | "resume" | "pace" | "end" | "pin";
            seat: number;
            /** @enum {string} */
            state: "open" | "done" | "refused" | "withdrawn" | "lapsed" | "expired";
            agreed: number[];
            refused: number[];
            waiting: number[];
            moves: number;
            before: components["schemas"]["Said"] | null;
            pace: {
                [key: string]: string | number;
            };
            until: number;
        };
        /** AskWanted */
        AskWanted: {
            /** @enum {string} */
            kind: "undo" | "pause" | "resume" | "pace" | "end" | "pin";
            seat: number;
            event?: number | null;
            pace?: {
                [key: string]: string | number;
            };
            /** @default  */
            permit?: string;
        };
        /** ChannelCard */
        ChannelCard: {
            id: string;
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            label: string;
            /** @enum {string} */
            pace: "each" | "hourly" | "daily" | "never";
            /** @enum {string} */
            status: "on" | "unconfirmed" | "dead";
            secret: string | null;
        };
        /** ChannelWanted */
        ChannelWanted: {
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            address: string;
            /**
             * @default each
             * @enum {string}
             */
            pace?: "each" | "hourly" | "daily" | "never";
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
        /** Chapter */
        Chapter: {
            id: string;
            title: string;
            clauses: components["schemas"]["Clause"][];
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
        /** ClockCard */
        ClockCard: {
            seats: components["schemas"]["SeatClock"][];
            is_stopped: boolean;
        };
        /** CommentWanted */
        CommentWanted: {
            step: number;
            text: string;
            mark: string;
        };
        /** ConfirmWanted */
        ConfirmWanted: {
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
            chosen: components["schemas"]["Said"];
            better: components["schemas"]["Said"];
            chance: number;
            could: number;
        };
        /** CupBoard */
        CupBoard: {
            game: string;
            table: string | null;
            seats: components["schemas"]["CupSeat"][];
            is_over: boolean;
        };
        /** CupBot */
        CupBot: {
            level: string;
        };
        /** CupCard */
        CupCard: {
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
            pace: components["schemas"]["Pace"];
        };
        /** CupEntry */
        CupEntry: {
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
        /** CupEntryWanted */
        CupEntryWanted: {
            entry: number;
        };
        /** CupJoin */
        CupJoin: {
            /** @default  */
            name?: string;
        };
        /** CupPage */
        CupPage: {
            card: components["schemas"]["CupCard"];
            is_owner: boolean;
            my_table: string | null;
            entries: components["schemas"]["CupEntry"][];
            rounds: components["schemas"]["CupRound"][];
            games: string[];
        };
        /** CupRound */
        CupRound: {
            number: number;
            boards: components["schemas"]["CupBoard"][];
        };
        /** CupSeat */
        CupSeat: {
            entry: number;
            place: number | null;
            points: number | null;
        };
        /** CupWanted */
        CupWanted: {
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
            pace?: components["schemas"]["Pace"];
        };
        /** DailyCard */
        DailyCard: {
            game: string;
            day: string;
        };
        /** DailyWanted */
        DailyWanted: {
            seats: components["schemas"]["SeatWanted"][];
        };
        /** DeviceCard */
        DeviceCard: {
            id: string;
            device: string;
            created: number;
            seen: number;
            is_this: boolean;
        };
        /** ErrorMessage */
        ErrorMessage: {
            code: string;
            said: components["schemas"]["Said"];
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
            report: components["schemas"]["Said"][];
        };
        /** FarewellWanted */
        FarewellWanted: {
            name: string;
            /** @default  */
            password?: string;
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
            said: components["schemas"]["Said"];
        };
        /** Frame */
        Frame: {
            seat: number | null;
            last: number;
            decision: number;
            view: components["schemas"]["View"];
            board: components["schemas"]["Said"][];
            prompt: components["schemas"]["Said"] | null;
            menu: components["schemas"]["Line"][];
            can_undo: boolean;
            undo_refused: components["schemas"]["Said"] | null;
            can_ask_back: boolean;
            events: components["schemas"]["Happened"][];
            result: components["schemas"]["Result"] | null;
            /** @default 0 */
            own: number;
            /** @constant */
            type: "frame";
        };
        /** GameCard */
        GameCard: {
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
            options: components["schemas"]["OptionCard"][];
            levels: components["schemas"]["LevelCard"][];
        };
        /** Happened */
        Happened: {
            number: number;
            kind: string;
            said: components["schemas"]["Said"];
            data: {
                [key: string]: unknown;
            };
            owner: string | null;
        };
        /** IgnoreWanted */
        IgnoreWanted: {
            /** @enum {string} */
            kind: "mute" | "block";
        };
        /** IgnoredCard */
        IgnoredCard: {
            id: string;
            /** @enum {string} */
            kind: "mute" | "block";
            name: string;
            at: number;
        };
        /** InvitationCard */
        InvitationCard: {
            table: components["schemas"]["TableCard"];
            seat: number | null;
        };
        /** JoinWanted */
        JoinWanted: {
            token: string;
            /** @default  */
            name?: string;
            /** @default false */
            beside_me?: boolean;
        };
        /** LevelCard */
        LevelCard: {
            name: string;
            strength: number;
        };
        /** Line */
        Line: {
            id: number;
            text: string;
            elements: string[];
            said: components["schemas"]["Said"];
            is_unordered: boolean;
            is_grave: boolean;
        };
        /** Lines */
        Lines: {
            /** @enum {string} */
            room: "players" | "watchers" | "comments";
            stamp: number;
            lines: components["schemas"]["TalkLine"][];
            /** @default false */
            is_anew: boolean;
            /** @default false */
            has_earlier: boolean;
            /** @constant */
            type: "lines";
        };
        /** Me */
        Me: {
            is_account: boolean;
            name: string;
            public_id: string;
            tables: number;
        };
        /** MyRating */
        MyRating: {
            game: string;
            now: components["schemas"]["RatingCard"];
            steps: components["schemas"]["RatingStep"][];
        };
        /** NameWanted */
        NameWanted: {
            name: string;
        };
        /** NoticeCard */
        NoticeCard: {
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
            tries: number;
            at: number;
            due: number | null;
        };
        /** NoticePage */
        NoticePage: {
            push_key: string;
            has_mail: boolean;
            channels: components["schemas"]["ChannelCard"][];
            notices: components["schemas"]["NoticeCard"][];
        };
        /** OptionCard */
        OptionCard: {
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
        /** OptionNeed */
        OptionNeed: {
            option: string;
            choice: string;
        };
        /** Origin */
        Origin: {
            table: string;
            step: number;
        };
        /**
         * Pace
         * @default {
         *       "kind": "none",
         *       "minutes": 0,
         *       "increment": 0,
         *       "days": 0,
         *       "reserve": 0
         *     }
         */
        Pace: {
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
        /** PaceWanted */
        PaceWanted: {
            /** @enum {string} */
            pace: "each" | "hourly" | "daily" | "never";
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
        /** PasskeyCard */
        PasskeyCard: {
            id: string;
            name: string;
            created: number;
        };
        /** PasskeyQuestion */
        PasskeyQuestion: {
            id: string;
            options: {
                [key: string]: unknown;
            };
        };
        /** PasswordWanted */
        PasswordWanted: {
            new: string;
            /** @default  */
            old?: string;
        };
        /** PinKept */
        PinKept: {
            permit: string;
        };
        /** PinWanted */
        PinWanted: {
            pin: string;
            /** @default  */
            permit?: string;
        };
        /** Played */
        Played: {
            table: components["schemas"]["TableCard"];
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
        /** QuickWanted */
        QuickWanted: {
            game: string;
            pace?: components["schemas"]["Pace"];
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
            why: string | null;
        };
        /** RatingCard */
        RatingCard: {
            name: string;
            level: string;
            middle: number;
            low: number;
            high: number;
            matches: number;
            is_me: boolean;
        };
        /** RatingList */
        RatingList: {
            game: string;
            cards: components["schemas"]["RatingCard"][];
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
        /** Remark */
        Remark: {
            frame: number;
            said: components["schemas"]["Said"];
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
        /** ReportCard */
        ReportCard: {
            id: string;
            at: number;
            table: string;
            /** @enum {string} */
            room: "players" | "watchers" | "comments";
            number: number;
            who: string;
            by: string;
            reason: string;
            context: components["schemas"]["TalkLine"][];
            is_open: boolean;
            is_hidden: boolean;
            /** @enum {string} */
            penalty: "none" | "silenced" | "banned";
            until: number | null;
        };
        /** ReportWanted */
        ReportWanted: {
            /** @default  */
            reason?: string;
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
        /** Said */
        Said: {
            key: string;
            args: {
                [key: string]: string | number;
            };
        };
        /** SeatBot */
        SeatBot: {
            level: string;
        };
        /** SeatCard */
        SeatCard: {
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
        /** SeatClock */
        SeatClock: {
            seat: number;
            main: number;
            reserve: number;
            since: number | null;
            is_on_vacation: boolean;
        };
        /** SeatWanted */
        SeatWanted: {
            /** @enum {string} */
            kind: "me" | "open" | "bot" | "hotseat";
            /** @default  */
            name?: string;
            /** @default  */
            level?: string;
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
            said: components["schemas"]["Said"];
        };
        /** SignInWanted */
        SignInWanted: {
            name: string;
            password: string;
            /** @default false */
            bring?: boolean;
        };
        /** SitWanted */
        SitWanted: {
            /** @default  */
            name?: string;
        };
        /** StandIn */
        StandIn: {
            level: string;
            /** @enum {string} */
            why: "clock" | "left" | "away" | "gone";
        };
        /** TableCard */
        TableCard: {
            id: string;
            game: string;
            options: {
                [key: string]: boolean | number | string;
            };
            rules_version: number;
            /** @enum {string} */
            status: "waiting" | "running" | "over" | "paused" | "closed";
            seats: components["schemas"]["SeatCard"][];
            moves: number;
            created: number;
            seat_links: {
                [key: string]: string;
            };
            is_owner: boolean;
            successor: string | null;
            seed_hash: string;
            seed: number | string | null;
            ask: components["schemas"]["AskCard"] | null;
            is_without_result: boolean;
            reason: string | null;
            terms: components["schemas"]["Terms"];
            clock: components["schemas"]["ClockCard"] | null;
            is_my_turn: boolean;
            watchers: number;
            origin: components["schemas"]["Origin"] | null;
        };
        /** TableWanted */
        TableWanted: {
            game: string;
            seats: components["schemas"]["SeatWanted"][];
            options?: {
                [key: string]: boolean | number | string;
            };
            seed?: string | null;
            start?: string | null;
            terms?: components["schemas"]["Terms"];
        };
        /** TalkLine */
        TalkLine: {
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
         *       "pace": {
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
            pace?: components["schemas"]["Pace"];
            /**
             * @default any
             * @enum {string}
             */
            audience?: "any" | "new" | "used" | "strong";
        };
        /** TextPiece */
        TextPiece: {
            /** @enum {string} */
            kind: "plain" | "strong" | "em" | "code" | "ruling" | "drawing" | "option";
            text: string;
            reason: string;
        };
        /** TokenCard */
        TokenCard: {
            id: string;
            name: string;
            scopes: string[];
            created: number;
            used: number | null;
        };
        /** TokenMade */
        TokenMade: {
            token: components["schemas"]["TokenCard"];
            secret: string;
        };
        /** TokenWanted */
        TokenWanted: {
            name: string;
            scopes: ("read" | "play")[];
        };
        /** TypedIn */
        TypedIn: {
            part: string;
            text: string;
        };
        /** VacationCard */
        VacationCard: {
            until: number | null;
            days_left: number;
        };
        /** VacationWanted */
        VacationWanted: {
            days: number;
        };
        /** WayBack */
        WayBack: {
            name: string;
            token: string;
            until: number;
        };
        /** WayBackTaken */
        WayBackTaken: {
            token: string;
            password: string;
        };
        /** WayBackWanted */
        WayBackWanted: {
            name: string;
        };
        /** WhatIfWanted */
        WhatIfWanted: {
            step: number;
            seats: components["schemas"]["SeatWanted"][];
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
                    "application/json": components["schemas"]["GameCard"][];
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
                    "application/json": components["schemas"]["TableCard"][];
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
                "application/json": components["schemas"]["TableWanted"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                "application/json": components["schemas"]["JoinWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
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
                "application/json": components["schemas"]["JoinWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
        };
    };
    ApiTablesAsksAgreed: {
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
                    "application/json": components["schemas"]["Agreed"][];
                };
            };
        };
    };
    ApiTablesAsksAsk: {
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
                "application/json": components["schemas"]["AskWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
        };
    };
    ApiTablesAsksNumberAnswer: {
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
                "application/json": components["schemas"]["AnswerWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
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
                "application/json": components["schemas"]["PinWanted"];
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
    ApiAccountAskAskToSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameWanted"];
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
                "application/json": components["schemas"]["AccountWanted"];
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
                "application/json": components["schemas"]["SignInWanted"];
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
    ApiSessionWayBackComeBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WayBackTaken"];
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
    ApiSessionPasskeyAskAskToSignIn: {
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
                "application/json": components["schemas"]["NameWanted"];
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
                "application/json": components["schemas"]["PasswordWanted"];
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
    ApiAccountPasskeysAskAskPasskey: {
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
                "application/json": components["schemas"]["TokenWanted"];
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
    ApiAccountDeleteDepart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FarewellWanted"];
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
                    "application/json": components["schemas"]["TableCard"][];
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
                "application/json": components["schemas"]["QuickWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
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
                "application/json": components["schemas"]["SitWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["VacationCard"];
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
                "application/json": components["schemas"]["VacationWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacationCard"];
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
                    "application/json": components["schemas"]["DailyCard"][];
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
                "application/json": components["schemas"]["DailyWanted"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
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
                    "application/json": components["schemas"]["TableCard"][];
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
                "application/json": components["schemas"]["WhatIfWanted"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
        };
    };
    ApiTablesTalkTalk: {
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
                    "application/json": components["schemas"]["Lines"][];
                };
            };
        };
    };
    ApiTablesTalkRoomEarlier: {
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
                    "application/json": components["schemas"]["Lines"];
                };
            };
        };
    };
    ApiTablesTalkRoomNumberIgnoreIgnore: {
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
                "application/json": components["schemas"]["IgnoreWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IgnoredCard"][];
                };
            };
        };
    };
    ApiIgnoredIgnored: {
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
                    "application/json": components["schemas"]["IgnoredCard"][];
                };
            };
        };
    };
    ApiIgnoredEntryForgetForget: {
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
                    "application/json": components["schemas"]["IgnoredCard"][];
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
                    "application/json": components["schemas"]["Lines"];
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
                "application/json": components["schemas"]["CommentWanted"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
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
                    "application/json": components["schemas"]["Lines"];
                };
            };
        };
    };
    ApiTablesTalkRoomNumberReportReport: {
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
                "application/json": components["schemas"]["ReportWanted"];
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
    ApiHostReportsReports: {
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
                    "application/json": components["schemas"]["ReportCard"][];
                };
            };
        };
    };
    ApiHostReportsReportIdAct: {
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
                "application/json": components["schemas"]["ActWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCard"];
                };
            };
        };
    };
    ApiHostActsActs: {
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
                    "application/json": components["schemas"]["ActCard"][];
                };
            };
        };
    };
    ApiHostWaysBackWayBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WayBackWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WayBack"];
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
    ApiCupsCups: {
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
                    "application/json": components["schemas"]["CupCard"][];
                };
            };
        };
    };
    ApiCupsCreateCup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CupWanted"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CupPage"];
                };
            };
        };
    };
    ApiCupsCupPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cup: string;
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
                    "application/json": components["schemas"]["CupPage"];
                };
            };
        };
    };
    ApiCupsJoinJoinCup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cup: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CupJoin"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CupPage"];
                };
            };
        };
    };
    ApiCupsBotsAddBotToCup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cup: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CupBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CupPage"];
                };
            };
        };
    };
    ApiCupsLeaveLeaveCup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cup: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CupEntryWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CupPage"];
                };
            };
        };
    };
    ApiCupsStartStartCup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cup: string;
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
                    "application/json": components["schemas"]["CupPage"];
                };
            };
        };
    };
    ApiCupsCancelCancelCup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cup: string;
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
                    "application/json": components["schemas"]["CupCard"][];
                };
            };
        };
    };
    ApiTablesCupCupOfTable: {
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
                    "application/json": components["schemas"]["CupCard"][];
                };
            };
        };
    };
    ApiNoticesNoticePage: {
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
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    ApiNoticesChannelsAddChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    ApiNoticesChannelsPaceSetPace: {
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
                "application/json": components["schemas"]["PaceWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    ApiNoticesChannelsRemoveRemoveChannel: {
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
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    ApiNoticesChannelsTestTestChannel: {
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
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    ApiNoticesConfirmConfirmChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmWanted"];
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
