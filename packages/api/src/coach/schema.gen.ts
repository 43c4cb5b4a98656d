// Generated from bff/coach/openapi.json by `make gen`. Do not edit.

export interface paths {
    "/api/coach-images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A coach's picture
         * @description One's own; an administrator sees those of all. It never changes at its address.
         */
        get: operations["readCoachImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in the administration, newest first
         * @description Fifty a page.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who coaches, is to, or did, by name
         * @description With how many there are of each standing. Thirty a page.
         */
        get: operations["listCoaches"];
        put?: never;
        /**
         * Invite somebody to coach
         * @description They get a letter with a way to choose a password. 409 when the address has an account.
         */
        post: operations["inviteCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, with everything to decide by */
        get: operations["getAdministeredCoach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody coach
         * @description Members can choose them once they are verified as well. Clients who wait are told that they are back.
         */
        post: operations["activateCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End somebody's coaching, for now or for good
         * @description Sessions to come are cancelled; both sides are told. Clients keep the coach and wait, or have none any more and choose another. Somebody inactive whose clients wait can be deactivated again to release them.
         */
        post: operations["deactivateCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Earlier letters open nothing any more. 409 when they have chosen a password.
         */
        post: operations["inviteCoachAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lost second factor away
         * @description The coach is told. 409 when there is none, and for oneself.
         */
        post: operations["resetCoachSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/coaches/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that somebody's training was looked at: that it is enough, or why it is not
         * @description The coach is told. 409 when it says so already, for oneself, and for turning down a coach whom members can choose.
         */
        put: operations["setVerification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/credential-changes/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a change of credentials
         * @description The coach is told. 409 when it is decided or was withdrawn.
         */
        post: operations["decideCredentialChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/glance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of everything waits */
        get: operations["getAdministrationGlance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the house does
         * @description The database, and every kind of job. It names nobody.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/inbox/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What visitors left, newest first
         * @description Messages of the contact page, applications to the team, or the beta list. Thirty a page.
         */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/inbox/{list}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry */
        get: operations["getInboxEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/inbox/{list}/{id}/handled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an entry as handled, or as open again
         * @description It is recorded who did it. No error when it is so already.
         */
        post: operations["handleInboxEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/inbox/{list}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list as a file for spreadsheets
         * @description CSV (RFC 4180) in UTF-8 with a byte order mark. What would be a formula begins with an apostrophe. Who took it is recorded, with how many rows.
         */
        get: operations["exportInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/jobs/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a job that was given up
         * @description It is recorded who did it. 409 when it is not given up.
         */
        post: operations["discardJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a job tried once more that was given up
         * @description It is recorded who did it. 409 when it is not given up.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody has to look at, or what was decided
         * @description Open: words in crisis first, then appeals, flags and links, the oldest first among equals. Decided: newest first. Twenty a page.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/moderation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A case, with the words it is about */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/moderation/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a case, so that nobody else decides it meanwhile
         * @description For thirty minutes; again for thirty more. 409 when somebody else has it, or it is decided.
         */
        post: operations["claimCase"];
        /**
         * Give a case back
         * @description No error when nobody has it any more. 409 when somebody else has it.
         */
        delete: operations["releaseCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/moderation/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a case that one has taken
         * @description The author and those who flagged are told, without names. 409 when one does not have the case, when it is decided, or when the words are not those that were looked at.
         */
        post: operations["decideCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/payment-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payment provider told, newest first
         * @description Each is a line about what happened at the provider; it holds no card, no amount and nobody's name. Fifty a page.
         */
        get: operations["listPaymentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/payment-events/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop something that was set aside
         * @description 409 when it is not set aside.
         */
        post: operations["dismissPaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/payment-events/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have something applied again that was set aside
         * @description 409 when it is not set aside.
         */
        post: operations["retryPaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in some days, by the variants that were shown
         * @description Counts alone. What became of accounts is counted for those that were made in these days, whenever it happened. Up to 366 days.
         */
        get: operations["getVariantNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a file, to be sent with a message
         * @description At most 10 MiB, of a type that its content decides. Pictures lose what tells where and by whom they were taken. What no message carries within a day is taken away.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that was sent in a conversation, or is about to be
         * @description Of the conversation with a present client, or brought by the coach and not sent yet. Parts of it can be asked for.
         */
        get: operations["readAttachment"];
        put?: never;
        post?: never;
        /** Take back a file that was not sent */
        delete: operations["discardAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the calendar has an address for other programs */
        get: operations["calendarFeed"];
        put?: never;
        /**
         * Make a new address for the calendar
         * @description The old address, if there was one, leads nowhere from now on. The new one is told in this answer and never again.
         */
        post: operations["renewCalendarFeed"];
        /** Take the address of the calendar away */
        delete: operations["endCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/calendar/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar, for the program that has its address
         * @description What is planned, and what was within the last 90 days. A secret that opens nothing answers 404, whatever it was.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members whom this coach coaches
         * @description Without a limit all of them. With one, the header X-Next-After says where to go on; it is missing when nothing follows. It is a place in the order, not a client: who moves over it meanwhile is listed twice, or not at all. Empty while the coach is not active and verified.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client, with what they chose to share and the sessions with them */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The coach has taken note of a client's urgent messages
         * @description Of those up to the number that the screen knew of; what came behind it still waits. Without a number, of all. Nothing waiting is no error.
         */
        post: operations["acknowledgeClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The conversation has reached one of the coach's screens up to a message */
        post: operations["markClientMessagesDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the coach agreed on with a client, or may: what is open, then what was closed, latest first */
        get: operations["listClientGoals"];
        put?: never;
        /**
         * Suggest a goal
         * @description It counts once the other side has said yes. At most twenty open ones between two people.
         */
        post: operations["proposeGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/goals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a suggestion that never counted */
        delete: operations["takeBackGoal"];
        options?: never;
        head?: never;
        /**
         * Put an open goal into other words
         * @description Whoever does has said yes to them, and the other side is asked again. 409 with the field version when they are others by now.
         */
        patch: operations["changeGoal"];
        trace?: never;
    };
    "/api/coach/clients/{clientId}/goals/{id}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say yes to the words of a goal
         * @description 409 with the field version when they are others by now.
         */
        post: operations["agreeToGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/goals/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a goal is reached, or let it go */
        post: operations["closeGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/goals/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a closed goal up again
         * @description Whoever closed it takes that back; when the other one does it, whoever closed it is asked again.
         */
        post: operations["reopenGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the conversation with a client
         * @description The newest messages, or those before, after or around a number: one of them.
         */
        get: operations["getClientConversation"];
        put?: never;
        /** Write to a client */
        post: operations["sendClientMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the coach noted about a client, newest first */
        get: operations["listClientNotes"];
        put?: never;
        /**
         * Note something about a client
         * @description At most five hundred a client. Notes go with the client's account.
         */
        post: operations["addClientNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a note anew */
        put: operations["changeClientNote"];
        post?: never;
        /** Delete a note */
        delete: operations["deleteClientNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The coach has seen the conversation up to a message */
        post: operations["markClientMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find words in the whole conversation with a client, newest first
         * @description In any script, whatever the case. Three letters or more are found anywhere, fewer where a word begins.
         */
        get: operations["searchClientConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The coach is writing at this moment, or stopped
         * @description Told to the client's open screens, and stored nowhere.
         */
        post: operations["typeClientMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the coach sees first
         * @description The first page of clients in the order of attention, who has waited longest, the day's sessions, and how it is with all of them. While the coach is not active and verified the lists are empty and the counts 0.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/days-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take days off
         * @description What is booked on them stays, and the answer says how much that is.
         */
        post: operations["addDaysOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/days-off/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take days off back */
        delete: operations["dropDaysOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the coach has time */
        get: operations["getHours"];
        /**
         * Put a week in place of the weekly hours, and publish it
         * @description Members see it at once. What is booked already stays.
         */
        put: operations["publishHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/hours/dates/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give one date hours of its own */
        put: operations["setDateHours"];
        post?: never;
        /** Let one date follow its weekday again */
        delete: operations["dropDateHours"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the first password by the link of an invitation
         * @description Works once. Signs in as login does. A time zone that is not known changes nothing.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/invitation/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom an invitation is for
         * @description An invitation that was used, is over or was made up is answered with 410.
         */
        post: operations["checkInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes on the coach's screens, as server-sent events
         * @description Each event has an id, a kind and JSON data: `message` (CoachMessage), `receipt` (Receipt: how far the client's side has come), `client` (Changed: ask for the list of clients again), `session` (Changed: ask for sessions and hours again), `goal` (Changed: ask for goals again), `user` (Changed: the coach's own account is not what it was), `inbox` (Changed, to administrators: ask for what visitors left again), `conversation` (ConversationChanged: ask for that conversation again), `typing` (Typing, without an id), `reset` (Changed: too much was missed, ask for everything again). A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the lastEventId query parameter; without one it starts at the present.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a coach in by email
         * @description Sets the session cookie. A session that the browser already had ends. Where the account has a second factor the answer is 202, with a cookie for giveSecondFactor and none for anything else. After too many tries the answer is 429 until the time in Retry-After has passed, whether or not there is such an account.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of signing in: a code, or a recovery code
         * @description Within ten minutes of the first, and for five codes. 401 means that the password has to be given again; a wrong code is 400. Signs in as login does.
         */
        post: operations["giveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session and clears the cookie. Signing out twice, or without a session, is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/meeting-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the coach's own address for video */
        put: operations["setMeetingLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose a new password, knowing the one until now
         * @description Ends the coach's other sign-ins; this one gets another cookie.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a letter with a link to choose a new password
         * @description Every address is answered alike, after the same work; a letter goes out where there is an account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a link
         * @description Works once. Every sign-in of the coach ends; a second factor stays.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose password a link is for
         * @description A link that was used, is over or was made up is answered with 410.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the coach shows of themselves */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the coach says of themselves
         * @description Members read it at once. Credentials and the picture have operations of their own.
         */
        patch: operations["updatePortfolio"];
        trace?: never;
    };
    "/api/coach/portfolio/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask for other credentials
         * @description An administrator decides about them; until then members read the present ones. What waited before is withdrawn.
         */
        put: operations["askCredentials"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/portfolio/credentials/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw the change that waits */
        delete: operations["withdrawCredentials"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/portfolio/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a picture
         * @description A JPEG, PNG or WebP of at most 10 MiB, 24 megapixels and 160 pixels on the shorter side. The square is cut out, brought to 640 by 640 pixels and compressed anew: nothing else of the file is kept.
         */
        post: operations["setPortfolioImage"];
        /**
         * Show no picture any more
         * @description Without one it changes nothing.
         */
        delete: operations["removePortfolioImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in coach */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/saved-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the coach often answers, in their own order */
        get: operations["listSavedReplies"];
        put?: never;
        /**
         * Keep a reply, at the end of the list
         * @description At most fifty.
         */
        post: operations["addSavedReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/saved-replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a saved reply anew */
        put: operations["changeSavedReply"];
        post?: never;
        /** Delete a saved reply */
        delete: operations["deleteSavedReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/saved-replies/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the saved replies in order
         * @description 409 when the ids are not exactly those that are kept.
         */
        put: operations["orderSavedReplies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How it stands with the coach's second factor */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Make a secret for an authenticator app, knowing the password
         * @description It guards nothing until confirmSecondFactor; another call makes another one. 409 when there is a second factor already.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor on with the first code from it
         * @description Answers with the recovery codes, which nobody can read again, and with another cookie for this sign-in; the coach's others end. 409 when none was begun, or it is on already.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/second-factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor off, with the password and a code
         * @description 409 when there is none, or the coach may not be without.
         */
        post: operations["endSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make ten new recovery codes, with the password and a code
         * @description The earlier ones work no more. 409 when there is no second factor.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A part of the calendar: sessions, working hours and days off
         * @description Dates are the coach's, and the last one is included. At most 62 days.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a session
         * @description Until it begins. It does not count for the client.
         */
        delete: operations["cancelSession"];
        options?: never;
        head?: never;
        /**
         * Ask the client for another open time
         * @description Until the session begins, and one at a time. The session stays where it is until the client says yes; the time that was asked for is kept free meanwhile.
         */
        patch: operations["proposeTime"];
        trace?: never;
    };
    "/api/coach/sessions/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how a session went
         * @description From its beginning until 14 days later, as often as needed. One to which the coach did not come does not count for the client.
         */
        put: operations["markSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take the question for another time back */
        delete: operations["withdrawProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a session can begin instead
         * @description The coach's open times, from 12 hours to 60 days ahead, less what is taken on either side. Dates are the coach's, and the last one is included.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/{id}/video-trouble": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The video did not work
         * @description The session then does not count for the client. From ten minutes before it begins until a day after its end.
         */
        post: operations["reportVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions that are over or cancelled, newest first */
        get: operations["listPastSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions to come, soonest first
         * @description With those that ended within the last day, so that it can be said that the video did not work.
         */
        get: operations["listUpcomingSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the coach is signed in: here first, then the latest used */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        /** End all of the coach's sign-ins but this one */
        delete: operations["endOtherSignIns"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the coach's sign-ins
         * @description Its open screens are told at once. Ending the one that asks leaves its cookie, which opens nothing any more.
         */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountNotice: {
            /** @description Fit to show. */
            message: string;
        };
        AcknowledgeRequest: {
            /**
             * Format: int64
             * @description The client's urgentThrough, as the screen read it. Left out, it is everything.
             */
            through?: number;
        };
        AddDaysOffRequest: {
            /** @description As 2026-11-01. */
            firstDay: string;
            lastDay: string;
        };
        AddNoteRequest: {
            /** @description One of the sessions with this client that it is about; empty for none. */
            sessionId?: string;
            /** @description Up to 5000 characters, on as many lines as one likes. */
            text: string;
        };
        AdministeredCoach: {
            /** Format: date-time */
            activatedAt: string | null;
            /** @description Whether they have the role. */
            administrator: boolean;
            bio: string;
            /** @description Whether a change of their credentials waits for a decision. */
            changeWaits: boolean;
            city: string;
            /**
             * Format: int64
             * @description Members who have them now.
             */
            clients: number;
            /**
             * @description What their clients were told when they were deactivated; null while they are active.
             * @enum {string|null}
             */
            clientsOnLeaving: "wait" | "released" | null;
            country: string;
            /** Format: date-time */
            createdAt: string;
            credentialChange: components["schemas"]["WaitingCredentials"] | null;
            /** @description As members read them. */
            credentials: components["schemas"]["CoachCredential"][];
            /** Format: date-time */
            deactivatedAt: string | null;
            education: string;
            email: string;
            /** @description Codes of the focus topics. */
            focus: string[];
            /** Format: uuid */
            id: string;
            /** @description Empty without a picture. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description When the last invitation was sent; null for whoever never got one.
             */
            invitedAt: string | null;
            /** @description Codes of the languages. */
            languages: string[];
            /**
             * Format: date-time
             * @description When they last used the portal; null for never.
             */
            lastSignInAt: string | null;
            licenses: string;
            /** @description What keeps members from choosing them; empty when they can. */
            missing: ("password" | "verification" | "activation")[];
            name: string;
            /**
             * Format: double
             * @description Null while there are none.
             */
            ratings: number | null;
            /** Format: int64 */
            reviewCount: number;
            /** @description Whether they sign in with a second factor. */
            secondFactor: boolean;
            /** @description Comma-separated, as the coach wrote it. */
            specializations: string;
            /**
             * @description Invited: has chosen no password yet. Pending: has, and was never active. Inactive: was. Administrator: looks after the portal and coaches nobody.
             * @enum {string}
             */
            standing: "invited" | "pending" | "active" | "inactive" | "administrator";
            state: string;
            timeZone: string;
            /** Format: int64 */
            upcomingSessions: number;
            /**
             * Format: int64
             * @description How many clients wait for an acknowledgement of words that sound like a crisis.
             */
            urgentClients: number;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected";
            /** Format: int64 */
            yearsOfExperience: number;
            /** @description Whether it is the caller's own account, to which nothing can be done here. */
            you: boolean;
        };
        AdministeredCoachList: {
            counts: components["schemas"]["CoachCounts"];
            items: components["schemas"]["CoachSummary"][];
            /** @description The coach to ask on from; null when nobody follows. */
            next: string | null;
        };
        AgreeRequest: {
            /**
             * Format: int64
             * @description Of the words that were read.
             */
            version: number;
        };
        AskCredentialsRequest: {
            /** @description At most twelve, in the order in which they are to stand. */
            credentials: components["schemas"]["Credential"][];
        };
        Attachment: {
            contentType: string;
            /**
             * Format: int64
             * @description Null when it is not known how long it sounds.
             */
            durationMs: number | null;
            /**
             * Format: int64
             * @description Pixels; null for what is no image.
             */
            height: number | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "image" | "voice" | "document";
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** @description Where its two people read it. */
            url: string;
            /**
             * Format: int64
             * @description Pixels; null for what is no image.
             */
            width: number | null;
        };
        AuditEntry: {
            /** @enum {string} */
            action: "administrator.create" | "administrator.remove" | "case.claim" | "case.release" | "case.decide" | "payment.retry" | "payment.dismiss" | "coach.invite" | "coach.invite-again" | "coach.verify" | "coach.reject" | "coach.activate" | "coach.deactivate" | "coach.release-clients" | "coach.second-factor-reset" | "credentials.approve" | "credentials.reject" | "inbox.handle" | "inbox.reopen" | "inbox.export" | "job.retry" | "job.discard";
            /** @description Who did it; empty for the command line. */
            actor: string;
            /** Format: date-time */
            createdAt: string;
            /** @description More about it, by name. */
            detail: {
                [key: string]: string;
            };
            id: string;
            subjectId: string;
            /** @enum {string} */
            subjectKind: "case" | "coach" | "payment" | "inbox" | "job";
        };
        AuditList: {
            /** @description The entry to ask on from; null when nothing stands before. */
            earlier: string | null;
            entries: components["schemas"]["AuditEntry"][];
        };
        AuthorStanding: {
            /**
             * @description How often they had been warned or suspended.
             * @enum {string}
             */
            before: "none" | "once" | "several";
            newAccount: boolean;
        };
        CalendarSpan: {
            daysOff: components["schemas"]["FreeDays"][];
            /** @description When the coach works, in order. */
            hours: components["schemas"]["WorkingHours"][];
            /** @description False while the usual times stand in for hours that were not published: hours is empty then. */
            published: boolean;
            /** @description Those in the span that are not cancelled, and those for which a time in it is proposed; soonest first. */
            sessions: components["schemas"]["CoachSession"][];
            /** @description The coach's, an IANA name. */
            timeZone: string;
        };
        CaseDetail: {
            /** @description What the author said against the last decision; null when this is no appeal. */
            appeal: string | null;
            author: components["schemas"]["AuthorStanding"] | null;
            /** @description What the author is called in this one thread. */
            authorName: string;
            /** @description Of the post. */
            category: string;
            claimedBy: components["schemas"]["CaseHolder"] | null;
            content: string;
            /** @enum {string} */
            crisis: "" | "concern" | "urgent";
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Newest first. */
            earlier: components["schemas"]["EarlierDecision"][];
            /** @description The beginning of the words in question. */
            excerpt: string;
            flagList: components["schemas"]["CaseFlag"][];
            /**
             * Format: int64
             * @description How many members flagged it in this case.
             */
            flags: number;
            /** @description Whether it is out of sight now. */
            hidden: boolean;
            /** Format: uuid */
            id: string;
            note: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * @description Null while it is open. Gone: the author took the words back.
             * @enum {string|null}
             */
            outcome: "keep" | "hide" | "remove" | "gone" | null;
            /** @description For a comment: the post it stands under. Empty for a post. */
            postContent: string;
            reasons: ("crisis" | "appeal" | "flagged" | "links")[];
            /** @description Of these words, the flags, the appeal and the reasons; a decision brings it back, and is refused when they have changed since. */
            revision: string;
            /** @enum {string} */
            status: "published" | "held" | "hidden" | "removed" | "deleted";
            /** @enum {string} */
            target: "post" | "comment";
            /** @description Of the post; empty once its author took it back. */
            title: string;
        };
        CaseFlag: {
            /** Format: date-time */
            createdAt: string;
            notes: string;
            /** @description A code of the flag reasons. */
            reason: string;
        };
        CaseHolder: {
            name: string;
            /**
             * Format: date-time
             * @description When the case is anybody's again.
             */
            until: string;
            you: boolean;
        };
        CaseList: {
            cases: components["schemas"]["CaseSummary"][];
            /** @description The case to ask on from; null when nothing follows. */
            next: string | null;
            /**
             * Format: int64
             * @description How many cases are open in all.
             */
            open: number;
        };
        CaseSummary: {
            /** @description Of the post. */
            category: string;
            claimedBy: components["schemas"]["CaseHolder"] | null;
            /** @enum {string} */
            crisis: "" | "concern" | "urgent";
            /** Format: date-time */
            decidedAt: string | null;
            /** @description The beginning of the words in question. */
            excerpt: string;
            /**
             * Format: int64
             * @description How many members flagged it in this case.
             */
            flags: number;
            /** @description Whether it is out of sight now. */
            hidden: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * @description Null while it is open. Gone: the author took the words back.
             * @enum {string|null}
             */
            outcome: "keep" | "hide" | "remove" | "gone" | null;
            reasons: ("crisis" | "appeal" | "flagged" | "links")[];
            /** @enum {string} */
            target: "post" | "comment";
            /** @description Of the post; empty once its author took it back. */
            title: string;
        };
        Changed: Record<string, never>;
        ChangeGoalRequest: {
            /** @description Up to 1000 characters, on as many lines as one likes. */
            detail?: string;
            /** @description One line of 3 to 120 characters. */
            title: string;
            /**
             * Format: int64
             * @description Of the words that were read.
             */
            version: number;
        };
        ChangePasswordRequest: {
            /** @description The password until now. */
            current: string;
            /** @description The new one. */
            password: string;
        };
        Client: {
            /**
             * Format: date-time
             * @description By when the client has been told that they hear from the coach; null when they do not wait. It may be past.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description The client asked for what was said so far to be deleted, which is done by then; null otherwise.
             */
            deletionAt: string | null;
            email: string;
            /**
             * @description How lately the client wrote: in the last 3 days, the last 14, or longer ago.
             * @enum {string}
             */
            engagementLevel: "high" | "medium" | "low";
            firstName: string;
            /** @description A message that sounds like a crisis waits to be acknowledged. */
            hasUrgentKeyword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Of a message without words, what it is in words. Null while nothing was said. */
            lastMessageContent: string | null;
            lastMessageIsFromClient: boolean | null;
            /**
             * @description What it carries besides its words, if it has any; null while nothing was said.
             * @enum {string|null}
             */
            lastMessageKind: "text" | "image" | "voice" | "document" | null;
            /** Format: date-time */
            lastMessageTime: string | null;
            lastName: string;
            /** @description IANA name. */
            timeZone: string;
            /** Format: int64 */
            unreadMessages: number;
            /** @description Where it stood what waits: gone is what was deleted since, or written to an earlier coach. Empty when nothing waits. */
            urgentIn: ("message" | "goal" | "goal_taken_back" | "gone")[];
            /** Format: date-time */
            urgentSince: string | null;
            /**
             * Format: int64
             * @description The number of the newest of what was flagged as of this reading, to be sent with acknowledging; null when nothing waits.
             */
            urgentThrough: number | null;
            /**
             * @description The strongest of what waits to be acknowledged; empty for none.
             * @enum {string}
             */
            urgentTier: "" | "concern" | "urgent";
            /**
             * Format: date-time
             * @description Since when the client has waited for an answer; null when they do not.
             */
            waitingSince: string | null;
        };
        ClientConversation: {
            client: components["schemas"]["ClientHead"];
            /**
             * Format: int64
             * @description Ask for the page before this number; null when this page holds the first message.
             */
            earlier: number | null;
            /**
             * Format: int64
             * @description Ask for the page after this number; null when this page holds the newest message.
             */
            later: number | null;
            messages: components["schemas"]["CoachMessage"][];
        };
        ClientDetail: {
            /**
             * Format: date-time
             * @description By when the client has been told that they hear from the coach; null when they do not wait. It may be past.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description When they first chose this coach.
             */
            clientSince: string;
            /**
             * Format: date-time
             * @description The client asked for what was said so far to be deleted, which is done by then; null otherwise.
             */
            deletionAt: string | null;
            email: string;
            /**
             * @description How lately the client wrote: in the last 3 days, the last 14, or longer ago.
             * @enum {string}
             */
            engagementLevel: "high" | "medium" | "low";
            firstName: string;
            /** @description A message that sounds like a crisis waits to be acknowledged. */
            hasUrgentKeyword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Of a message without words, what it is in words. Null while nothing was said. */
            lastMessageContent: string | null;
            lastMessageIsFromClient: boolean | null;
            /**
             * @description What it carries besides its words, if it has any; null while nothing was said.
             * @enum {string|null}
             */
            lastMessageKind: "text" | "image" | "voice" | "document" | null;
            /** Format: date-time */
            lastMessageTime: string | null;
            lastName: string;
            past: components["schemas"]["PastSessions"];
            shared: components["schemas"]["SharedProfile"];
            /** @description IANA name. */
            timeZone: string;
            /** Format: int64 */
            unreadMessages: number;
            /** @description The next five, soonest first. */
            upcoming: components["schemas"]["CoachSession"][];
            /** @description Where it stood what waits: gone is what was deleted since, or written to an earlier coach. Empty when nothing waits. */
            urgentIn: ("message" | "goal" | "goal_taken_back" | "gone")[];
            /** Format: date-time */
            urgentSince: string | null;
            /**
             * Format: int64
             * @description The number of the newest of what was flagged as of this reading, to be sent with acknowledging; null when nothing waits.
             */
            urgentThrough: number | null;
            /**
             * @description The strongest of what waits to be acknowledged; empty for none.
             * @enum {string}
             */
            urgentTier: "" | "concern" | "urgent";
            /**
             * Format: date-time
             * @description Since when the client has waited for an answer; null when they do not.
             */
            waitingSince: string | null;
        };
        ClientHead: {
            /**
             * Format: date-time
             * @description By when an answer was promised; null when nothing waits.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description When what was said until the client asked for it is deleted; null when they did not.
             */
            deletionAt: string | null;
            firstName: string;
            hasUrgentKeyword: boolean;
            /** Format: uuid */
            id: string;
            lastName: string;
            /** @description IANA name. */
            timeZone: string;
            /** @description Where it stood what waits: gone is what was deleted since, or written to an earlier coach. Empty when nothing waits. */
            urgentIn: ("message" | "goal" | "goal_taken_back" | "gone")[];
            /** Format: date-time */
            urgentSince: string | null;
            /**
             * Format: int64
             * @description The number of the newest of what was flagged as of this reading, to be sent with acknowledging; null when nothing waits.
             */
            urgentThrough: number | null;
            /**
             * @description The strongest of what waits to be acknowledged; empty when nothing.
             * @enum {string}
             */
            urgentTier: "" | "concern" | "urgent";
            /**
             * Format: date-time
             * @description Since when the client has waited for an answer; null when nothing waits.
             */
            waitingSince: string | null;
        };
        ClientNote: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The session that it is about; null for none.
             */
            sessionId: string | null;
            text: string;
            /** @description It does not open; its text is then empty. */
            unreadable: boolean;
            /**
             * Format: date-time
             * @description As createdAt while it stands as it was first written.
             */
            updatedAt: string;
        };
        CloseGoalRequest: {
            /** @description reached, once both have agreed, or let_go. */
            state: string;
            /**
             * Format: int64
             * @description Of the words that were read.
             */
            version: number;
        };
        CoachCounts: {
            /** Format: int64 */
            active: number;
            /** Format: int64 */
            administrators: number;
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            inactive: number;
            /** Format: int64 */
            invited: number;
            /** Format: int64 */
            pending: number;
            /**
             * Format: int64
             * @description Who waits for a decision: about a change of credentials, or about their training, after taking the invitation.
             */
            waiting: number;
        };
        CoachCredential: {
            issuer: string;
            title: string;
            /**
             * Format: int64
             * @description Null where the coach did not say.
             */
            year: number | null;
        };
        CoachHours: {
            dateHours: components["schemas"]["DateHours"][];
            daysOff: components["schemas"]["DaysOff"][];
            /** @description The coach's own address for video; empty when each session gets a room. */
            meetingLink: string;
            /** @description False while the usual times are offered instead of weekly hours. */
            published: boolean;
            /** @description IANA name; every date and time here is one of it. */
            timeZone: string;
            weekly: components["schemas"]["WeekWindow"][];
        };
        CoachLoginRequest: {
            email: string;
            password: string;
        };
        CoachMessage: {
            attachment: components["schemas"]["Attachment"] | null;
            /** @description The attachment's url; null without one. */
            attachmentUrl: string | null;
            /** @description Written by the product in the coach's name, such as the welcome. */
            automatic: boolean;
            /** Format: uuid */
            clientId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: uuid
             * @description Made by the sender's client.
             */
            id: string;
            isFromClient: boolean;
            /**
             * @description What the crisis detector found in the text; empty when nothing.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * Format: int64
             * @description The message's number in its conversation, from 1, without gaps but for what was deleted at the beginning.
             */
            seq: number;
            /**
             * @description How far it has come to the other side.
             * @enum {string}
             */
            status: "sent" | "delivered" | "read";
            /** @description May be empty when there is an attachment. */
            text: string;
        };
        CoachProfile: {
            bio: string;
            city: string;
            country: string;
            email: string;
            /** Format: uuid */
            id: string;
            imageUrl: string;
            /** @description False while the account waits for activation: lists are empty then. */
            isActive: boolean;
            languages: string[];
            name: string;
            /**
             * @description An administrator also sees /coach/admin. One who is not active does not coach, and waits for nothing.
             * @enum {string}
             */
            role: "coach" | "administrator";
            secondFactor: components["schemas"]["SecondFactor"];
            /** @description Comma-separated, as the coach wrote them. */
            specializations: string;
            /** @description IANA name. */
            timeZone: string;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected";
        };
        CoachSession: {
            /**
             * @description Null when it is not cancelled.
             * @enum {string|null}
             */
            cancelledBy: "member" | "coach" | "change" | "leaving" | "absence" | null;
            /** @description Whether that can be said now: from its beginning until 14 days later. */
            canMark: boolean;
            /** @description Whether that can be said now. */
            canReportVideo: boolean;
            clientName: string;
            /** @description IANA name. */
            clientTimeZone: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            date: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            joinFrom: string;
            /** Format: int64 */
            minutes: number;
            movedByCoach: boolean;
            /** @description What the client wants the coach to know beforehand; may be empty. */
            notes: string;
            /**
             * @description How it went, as it was marked; null while it was not.
             * @enum {string|null}
             */
            outcome: "held" | "no_show" | "coach_absent" | null;
            /** @description The time that waits for the client's answer; null for none. */
            proposal: components["schemas"]["SessionProposal"] | null;
            /**
             * @description Scheduled until it ends, completed from then on.
             * @enum {string}
             */
            status: "scheduled" | "completed" | "cancelled";
            /**
             * @description First when these two have no earlier session.
             * @enum {string}
             */
            type: "first" | "follow_up";
            /** @description The notes sound like a crisis. */
            urgent: boolean;
            /**
             * Format: uuid
             * @description The client's id.
             */
            userId: string;
            /** @description Somebody said that the video did not work. */
            videoTrouble: boolean;
            /** @description The way in, from joinFrom until the end; null at any other time. */
            zoomLink: string | null;
        };
        CoachSessionPage: {
            items: components["schemas"]["CoachSession"][];
            /** @description Older ones follow: ask for those before the last item's id. */
            more: boolean;
        };
        CoachSummary: {
            /** @description Whether they have the role. */
            administrator: boolean;
            /** @description Whether a change of their credentials waits for a decision. */
            changeWaits: boolean;
            /**
             * Format: int64
             * @description Members who have them now.
             */
            clients: number;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            /** @description Empty without a picture. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description When the last invitation was sent; null for whoever never got one.
             */
            invitedAt: string | null;
            name: string;
            /**
             * @description Invited: has chosen no password yet. Pending: has, and was never active. Inactive: was. Administrator: looks after the portal and coaches nobody.
             * @enum {string}
             */
            standing: "invited" | "pending" | "active" | "inactive" | "administrator";
            /** Format: int64 */
            upcomingSessions: number;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected";
        };
        ConversationChanged: {
            /** Format: uuid */
            clientId: string;
        };
        Counts: {
            /** Format: int64 */
            clients: number;
            /**
             * Format: int64
             * @description How many clients have written something that the coach has not seen.
             */
            unreadClients: number;
            /** Format: int64 */
            unreadMessages: number;
            /**
             * Format: int64
             * @description Sessions that are not over.
             */
            upcomingSessions: number;
            /** Format: int64 */
            urgent: number;
            /**
             * Format: int64
             * @description How many clients wait for an answer.
             */
            waiting: number;
        };
        Credential: {
            issuer: string;
            title: string;
            /** Format: int64 */
            year: number | null;
        };
        CredentialChange: {
            /** Format: date-time */
            createdAt: string;
            credentials: components["schemas"]["Credential"][];
            /** Format: uuid */
            id: string;
        };
        CredentialDecisionRequest: {
            approve: boolean;
            /** @description Why it was turned down; the coach reads it. Up to 1000 characters. */
            reason?: string;
        };
        Dashboard: {
            clients: components["schemas"]["FirstClients"];
            counts: components["schemas"]["Counts"];
            /** Format: date-time */
            now: string;
            profile: components["schemas"]["CoachProfile"];
            /** @description The sessions of this day in the coach's zone, soonest first, without cancelled ones. */
            today: components["schemas"]["CoachSession"][];
            /** @description Who has waited longest for an answer, longest first; at most ten. */
            waiting: components["schemas"]["WaitingClient"][];
        };
        DateHours: {
            /** @description As 2026-11-01. */
            day: string;
            windows: components["schemas"]["DayWindow"][];
        };
        DaysOff: {
            /** @description As 2026-11-01. */
            firstDay: string;
            /** Format: uuid */
            id: string;
            lastDay: string;
            /**
             * Format: int64
             * @description Sessions to come that stand in it: they stay until somebody moves or cancels them.
             */
            sessions: number;
        };
        DayWindow: {
            /** @description As 18:00, on the hour or the half hour. */
            from: string;
            /** @description The same; 24:00 is the midnight at the end of the day. */
            until: string;
        };
        DeactivateRequest: {
            /**
             * @description Wait: they keep the coach. Released: they have none any more.
             * @enum {string}
             */
            clients: "wait" | "released";
            /** @description The coach reads it. Up to 1000 characters. */
            reason?: string;
        };
        DecideRequest: {
            /** @description Shows the author the crisis numbers. */
            help?: boolean;
            /** @description For administrators alone, up to 2000 characters. */
            note?: string;
            /** @enum {string} */
            outcome: "keep" | "hide" | "remove";
            /** @description Of the words that were looked at. */
            revision: string;
            /**
             * Format: int64
             * @description 0 to 30; for so many days the author reads but does not write.
             */
            suspendDays?: number;
            warn?: boolean;
        };
        EarlierDecision: {
            /** Format: date-time */
            decidedAt: string;
            note: string;
            /** @enum {string} */
            outcome: "keep" | "hide" | "remove" | "gone";
            /** Format: int64 */
            suspendedDays: number;
            warned: boolean;
        };
        FactorCodeRequest: {
            /** @description Six digits. */
            code: string;
        };
        FactorProofRequest: {
            /** @description Six digits from the app, or a recovery code. */
            code: string;
            password: string;
        };
        FactorState: {
            /**
             * Format: date-time
             * @description When it was switched on; null while it is off.
             */
            confirmedAt: string | null;
            enabled: boolean;
            /** Format: int64 */
            recoveryCodesLeft: number;
            /** @description It cannot be switched off. */
            required: boolean;
            /** @description It was given for this sign-in. */
            satisfied: boolean;
        };
        Feed: {
            /**
             * Format: date-time
             * @description When the address was made; null when there is none.
             */
            createdAt: string | null;
            exists: boolean;
            /**
             * Format: date-time
             * @description When a program last read it, give or take ten minutes; null when none has.
             */
            lastReadAt: string | null;
        };
        Field: {
            /** @description Name of the field as in the request */
            field: string;
            /** @description What is wrong with it, fit to show beside the field */
            message: string;
        };
        FirstClients: {
            items: components["schemas"]["Client"][];
            /** @description Where GET /api/coach/clients goes on, as its after; null when nothing follows. */
            next: string | null;
        };
        ForgotRequest: {
            email: string;
        };
        FoundMessages: {
            items: components["schemas"]["CoachMessage"][];
            /** @description Ask again with before set to the seq of the last item. */
            more: boolean;
        };
        FreeDays: {
            /** Format: date */
            firstDay: string;
            /** Format: date */
            lastDay: string;
        };
        GivenUpJob: {
            /** Format: int64 */
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            failedAt: string;
            /** @enum {string} */
            failedOn: "broke_down" | "mail_refused" | "mail_unreachable" | "database" | "took_too_long" | "unwritten" | "other";
            id: string;
            kind: string;
            /** @enum {string} */
            sort: "letter" | "task";
        };
        Glance: {
            /**
             * Format: int64
             * @description Open cases of the community.
             */
            cases: number;
            /**
             * Format: int64
             * @description Coaches who wait for a decision: about a change of credentials, or about their training, after taking the invitation. As waiting in listCoaches.
             */
            coaches: number;
            /**
             * Format: int64
             * @description Letters and tasks that were given up.
             */
            failedJobs: number;
            inbox: components["schemas"]["InboxOpen"];
            /**
             * Format: int64
             * @description What the payment provider told and could not be applied.
             */
            setAside: number;
            /** @description Whether anybody works jobs at this moment. */
            workersAlive: boolean;
        };
        Goal: {
            /** @description Both have said yes to these words: it counts. */
            agreed: boolean;
            /**
             * Format: date-time
             * @description Since when it is agreed; null while it is not.
             */
            agreedAt: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @enum {string} */
            closedBy: "" | "member" | "coach";
            /** Format: date-time */
            createdAt: string;
            /** @description How it could go; may be empty. */
            detail: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            proposedBy: "member" | "coach";
            /** @description Whoever asks can take it back: they suggested it, and it never counted. */
            removable: boolean;
            /**
             * @description What the crisis detector found in the client's words; empty when nothing.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /** @enum {string} */
            state: "open" | "reached" | "let_go";
            title: string;
            /**
             * Format: int64
             * @description Grows with each change of the words. A yes, a change and a close name the one they are about.
             */
            version: number;
            /**
             * @description Who has yet to say yes; empty for nobody, and for a closed goal.
             * @enum {string}
             */
            waitsFor: "" | "member" | "coach";
        };
        GoalRequest: {
            /** @description Up to 1000 characters, on as many lines as one likes. */
            detail?: string;
            /** @description One line of 3 to 120 characters. */
            title: string;
        };
        HandledMark: {
            /** Format: date-time */
            at: string;
            by: string;
        };
        HandleRequest: {
            handled: boolean;
        };
        Health: {
            /** Format: date-time */
            at: string;
            /**
             * Format: int64
             * @description How long the database took to answer.
             */
            databaseMillis: number;
            /**
             * Format: int64
             * @description How long the job has waited that should have been begun first; 0 when none is late.
             */
            delaySeconds: number;
            /**
             * Format: int64
             * @description Letters and tasks that were given up.
             */
            failedJobs: number;
            /**
             * Format: int64
             * @description Letters that were given up.
             */
            failedLetters: number;
            /** @description The latest first, up to 50. */
            givenUp: components["schemas"]["GivenUpJob"][];
            /** @description All kinds, letters first, by name. */
            kinds: components["schemas"]["JobKind"][];
            /**
             * Format: date-time
             * @description Since when the same process leads the workers.
             */
            leaderSince: string | null;
            /** @description Whether the database has every migration of this version, and no other. */
            migrated: boolean;
            /** @description By name. */
            periodic: components["schemas"]["PeriodicJob"][];
            /** @description Whether anybody works jobs at this moment. */
            workersAlive: boolean;
        };
        InboxEntry: {
            ageRange: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Whether the words sound like distress.
             * @enum {string}
             */
            crisis: "" | "concern" | "urgent";
            /** @description As it was typed: nobody has proved that it is theirs. */
            email: string;
            handled: components["schemas"]["HandledMark"] | null;
            /** @description Empty for none. */
            headingVariant: string;
            /** Format: uuid */
            id: string;
            /** @description What the position is called. */
            job: string;
            /** @description As it was typed. */
            link: string;
            /** @enum {string} */
            list: "contact-messages" | "applications" | "beta-signups";
            location: string;
            name: string;
            occupation: string;
            /** @description Empty for none. */
            pricingVariant: string;
            subject: string;
            /** @description The message, the note of an application, or the reason for joining. */
            text: string;
        };
        InboxList: {
            items: components["schemas"]["InboxEntry"][];
            /** @description The entry to ask on from; null when nothing follows. */
            next: string | null;
            open: components["schemas"]["InboxOpen"];
        };
        InboxOpen: {
            /** Format: int64 */
            applications: number;
            /** Format: int64 */
            messages: number;
            /** Format: int64 */
            signups: number;
        };
        Invitation: {
            email: string;
            name: string;
        };
        InvitationRequest: {
            /** @description What the coach will sign in with. */
            password: string;
            /** @description IANA name, as the browser knows it. */
            timeZone?: string;
            /** @description The token parameter of the link. */
            token: string;
        };
        InviteCoachRequest: {
            email: string;
            name: string;
        };
        JobKind: {
            /**
             * Format: date-time
             * @description When one failed last that is not done yet.
             */
            failedAt: string | null;
            /**
             * @description On what; empty when none failed.
             * @enum {string}
             */
            failedOn: "" | "broke_down" | "mail_refused" | "mail_unreachable" | "database" | "took_too_long" | "unwritten" | "other";
            /**
             * Format: int64
             * @description Tried in vain.
             */
            givenUp: number;
            /**
             * Format: date-time
             * @description Null when the last one was done more than three days ago.
             */
            lastDoneAt: string | null;
            /**
             * Format: int64
             * @description Wait for a time of their own.
             */
            later: number;
            name: string;
            /**
             * Format: int64
             * @description Failed, and are tried again.
             */
            retrying: number;
            /** Format: int64 */
            running: number;
            /** @enum {string} */
            sort: "letter" | "task";
            /**
             * Format: int64
             * @description Can be begun.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description Since when the oldest of those could have been begun that wait.
             */
            waitingSince: string | null;
        };
        LastDecision: {
            credentials: components["schemas"]["Credential"][];
            /** Format: date-time */
            decidedAt: string;
            /** @enum {string} */
            decision: "approved" | "rejected";
            /** @description Always there for a refusal. */
            reason: string;
        };
        MailedLinkRequest: {
            /** @description The token parameter of the link. */
            token: string;
        };
        MarkMessagesRequest: {
            /** @description The newest message that was received or seen. */
            messageId: string;
        };
        MarkSessionRequest: {
            /**
             * @description None takes back what was said.
             * @enum {string}
             */
            outcome: "held" | "no_show" | "coach_absent" | "none";
        };
        NewFactor: {
            /** @description To type into an app: Base32. */
            secret: string;
            /** @description The same for a picture: otpauth://totp/… */
            uri: string;
        };
        NewFeed: {
            /** Format: date-time */
            createdAt: string;
            /** @description Whoever has it can read the calendar, and nothing else. */
            url: string;
        };
        Numbers: {
            /**
             * Format: date
             * @description The first day, UTC.
             */
            from: string;
            rows: components["schemas"]["VariantNumbers"][];
            /**
             * Format: date
             * @description The last day, UTC.
             */
            to: string;
        };
        OrderRepliesRequest: {
            /** @description Of all saved replies, each once. */
            ids: string[];
        };
        PasswordRequest: {
            password: string;
        };
        PastSessions: {
            /**
             * Format: int64
             * @description How many are over and were not cancelled.
             */
            count: number;
            /** @description The last five, newest first, cancelled ones among them. */
            items: components["schemas"]["CoachSession"][];
        };
        PaymentEvent: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            /** @description The provider's. */
            eventId: string;
            /** Format: uuid */
            id: string;
            /** @description What it happened to, as the provider calls it; empty when that has left. */
            objectId: string;
            /** @description Why it could not be applied; empty when it was. */
            reason: string;
            /** Format: date-time */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was applied or dismissed; null before.
             */
            settledAt: string | null;
            /** @enum {string} */
            state: "waiting" | "applied" | "set_aside" | "dismissed";
            /**
             * Format: int64
             * @description How often it was tried in vain.
             */
            tries: number;
            /** @description The provider's word for what happened. */
            type: string;
        };
        PaymentEventList: {
            items: components["schemas"]["PaymentEvent"][];
            /** @description Whether older ones follow. */
            more: boolean;
            /**
             * Format: int64
             * @description How many are set aside in all.
             */
            setAside: number;
        };
        PeriodicJob: {
            /** Format: int64 */
            everySeconds: number;
            /** @description It failed, and was not done since. */
            failing: boolean;
            /**
             * Format: date-time
             * @description Null when it was done more than three days ago, or never.
             */
            lastDoneAt: string | null;
            name: string;
            /** @description It should have been done again by now. */
            overdue: boolean;
        };
        Portfolio: {
            bio: string;
            city: string;
            country: string;
            /** @description What waits for an administrator; null when nothing does. */
            credentialChange: components["schemas"]["CredentialChange"] | null;
            /** @description What members read. */
            credentials: components["schemas"]["Credential"][];
            education: string;
            /** @description Members never see it. */
            email: string;
            /** @description Codes of the topics that the coach works with. */
            focus: string[];
            /** Format: uuid */
            id: string;
            /** @description A path; empty for none. */
            imageUrl: string;
            isActive: boolean;
            /** @description Codes. */
            languages: string[];
            /** @description What an administrator last said to a change; null before the first. */
            lastDecision: components["schemas"]["LastDecision"] | null;
            name: string;
            /** @description With commas between them. */
            specializations: string;
            state: string;
            /** @description IANA name. */
            timeZone: string;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected";
            /** Format: int64 */
            yearsOfExperience: number;
        };
        Problem: {
            /** @description What is wrong with which field; empty when no field is to blame */
            fields: components["schemas"]["Field"][];
            /** @description What happened, fit to show to a person */
            message: string;
            /**
             * Format: int64
             * @description The HTTP status, repeated
             */
            status: number;
        };
        ProposeTimeRequest: {
            /** @description When it is to begin: one of the open times, as RFC 3339. */
            date: string;
            /** @description What the client reads with it; up to 500 characters. */
            note?: string;
        };
        PublishHoursRequest: {
            weekly: components["schemas"]["WeekWindow"][];
        };
        Receipt: {
            /** Format: uuid */
            clientId: string;
            /** Format: int64 */
            deliveredSeq: number;
            /** Format: int64 */
            readSeq: number;
        };
        RecoveryCodes: {
            /** @description Ten; each works once. */
            recoveryCodes: string[];
        };
        ResetAccount: {
            name: string;
        };
        ResetRequest: {
            password: string;
            /** @description The token parameter of the link. */
            token: string;
        };
        SavedReply: {
            /** Format: uuid */
            id: string;
            text: string;
            title: string;
        };
        SaveReplyRequest: {
            /** @description Up to 4000 characters, on as many lines as one likes. */
            text: string;
            /** @description One line of up to 60 characters. */
            title: string;
        };
        SecondFactor: {
            /** @description The account has one: logging in takes a code. */
            enabled: boolean;
            /** @description The administration opens only in a sign-in with one. */
            required: boolean;
            /** @description It was given for this sign-in. */
            satisfied: boolean;
        };
        SecondFactorAsked: {
            /** @description Always true: the code is still to come. */
            secondFactor: boolean;
        };
        SecondFactorRequest: {
            /** @description Six digits from the app, or a recovery code. */
            code: string;
        };
        SendMessageRequest: {
            /** @description A file that the coach uploaded and has not sent yet. */
            attachmentId?: string;
            /** @description A UUID made by the client program; sending it again never stores twice. */
            id?: string;
            /** @description May be empty when there is an attachment. */
            text: string;
        };
        SessionProposal: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it would begin. Nobody else is given that time meanwhile.
             */
            date: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** @description What the coach says about it; may be empty. */
            note: string;
        };
        SetDateHoursRequest: {
            windows: components["schemas"]["DayWindow"][];
        };
        SetMeetingLinkRequest: {
            /** @description Begins with https://; empty for a room of each session's own. */
            url: string;
        };
        SharedProfile: {
            age: string | null;
            focus: string[];
            gender: string | null;
            language: string | null;
            region: string | null;
            religion: string | null;
        };
        SignIn: {
            /** Format: date-time */
            createdAt: string;
            /** @description The sign-in that asks. */
            current: boolean;
            /** @description In words: Chrome on Android. */
            device: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "phone" | "tablet" | "computer" | "unknown";
            /**
             * Format: date-time
             * @description Exact to a minute.
             */
            lastUsedAt: string;
        };
        Slot: {
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            startsAt: string;
        };
        Slots: {
            /** Format: uuid */
            coachId: string;
            memberTimeZone: string;
            /** Format: int64 */
            minutes: number;
            /** @description False while the usual times stand in for hours that the coach has not published. */
            published: boolean;
            slots: components["schemas"]["Slot"][];
            /** @description The coach's, an IANA name. */
            timeZone: string;
        };
        Typing: {
            /** Format: uuid */
            clientId: string;
            typing: boolean;
        };
        TypingRequest: {
            typing: boolean;
        };
        UpdatePortfolioRequest: {
            /** @description Up to 2000 characters. */
            bio?: string;
            city?: string;
            country?: string;
            education?: string;
            /** @description Codes. */
            focus?: string[];
            /** @description Codes. */
            languages?: string[];
            name?: string;
            /** @description At most ten, with commas between them. */
            specializations?: string;
            state?: string;
            /** @description IANA name. Published hours keep their clock times in it; what is booked keeps its moment. */
            timeZone?: string;
            /** Format: double */
            yearsOfExperience?: number;
        };
        VariantNumbers: {
            /** @description Code of the headline; empty where none was known. */
            heading: string;
            /**
             * Format: int64
             * @description How often the page of the beta list was opened. One person may be counted many times.
             */
            pageViews: number;
            /**
             * Format: int64
             * @description How many of these accounts have paid for a month by now.
             */
            paid: number;
            /**
             * Format: int64
             * @description How often the button to join the beta was pressed.
             */
            pressed: number;
            /** @description Code of the price; empty where none was known. */
            pricing: string;
            /**
             * Format: int64
             * @description Accounts made in these days that are still there.
             */
            registrations: number;
            /**
             * Format: int64
             * @description How often these variants were shown.
             */
            shown: number;
            /**
             * Format: int64
             * @description Who joined the beta list in these days.
             */
            signups: number;
            /**
             * Format: int64
             * @description How often the form was sent.
             */
            submitted: number;
            /**
             * Format: int64
             * @description How many of these accounts have begun a trial by now.
             */
            trials: number;
        };
        VerificationRequest: {
            /** @description Why it was turned down; the coach reads it. Up to 1000 characters. */
            reason?: string;
            /** @enum {string} */
            status: "verified" | "rejected";
        };
        WaitingClient: {
            /**
             * Format: date-time
             * @description By when they have been told that they hear from the coach. It may be past.
             */
            answerBy: string;
            /** Format: uuid */
            clientId: string;
            name: string;
            /** Format: date-time */
            since: string;
            /** @description IANA name. */
            timeZone: string;
        };
        WaitingCredentials: {
            /** Format: date-time */
            createdAt: string;
            credentials: components["schemas"]["CoachCredential"][];
            /** Format: uuid */
            id: string;
        };
        WeekWindow: {
            /** @description As 18:00, on the hour or the half hour. */
            from: string;
            /** @description The same; 24:00 is the midnight at the end of the day. */
            until: string;
            /**
             * Format: int64
             * @description 1 (Monday) to 7 (Sunday).
             */
            weekday: number;
        };
        WorkingHours: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        WriteNoteRequest: {
            /** @description Up to 5000 characters, on as many lines as one likes. */
            text: string;
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
    readCoachImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of its own type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of it that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description It is what the asker has already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 404, 416, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description The earlier of the page after. */
                before?: string;
                /** @description At most so many; without it, fifty. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            /** @description Error: 400, 401, 403, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCoaches: {
        parameters: {
            query?: {
                /** @description The next of the page before. */
                after?: string;
                /** @description At most so many; without it, thirty. */
                limit?: number;
                /** @description A part of a name or an address, up to 100 characters. */
                q?: string;
                /** @description Without it, all. Waiting: who waits for a decision, about a change of credentials, or about their training, after taking the invitation. */
                standing?: "invited" | "pending" | "active" | "inactive" | "administrator" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoachList"];
                };
            };
            /** @description Error: 400, 401, 403, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteCoach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteCoachRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 400, 401, 403, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdministeredCoach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    activateCoach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deactivateCoach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeactivateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteCoachAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetCoachSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideCredentialChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialDecisionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredCoach"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdministrationGlance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glance"];
                };
            };
            /** @description Error: 401, 403, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Error: 401, 403, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInbox: {
        parameters: {
            query?: {
                /** @description The next of the page before. */
                after?: string;
                /** @description Letters to find in what the visitor wrote, up to 100. */
                q?: string;
                /** @description Without it, open. */
                state?: "open" | "handled" | "all";
            };
            header?: never;
            path: {
                list: "contact-messages" | "applications" | "beta-signups";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxList"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInboxEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                list: "contact-messages" | "applications" | "beta-signups";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"];
                };
            };
            /** @description Error: 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    handleInboxEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                list: "contact-messages" | "applications" | "beta-signups";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportInbox: {
        parameters: {
            query?: {
                /** @description Letters to find in what the visitor wrote, up to 100. */
                q?: string;
                /** @description Without it, all. */
                state?: "open" | "handled" | "all";
            };
            header?: never;
            path: {
                list: "contact-messages" | "applications" | "beta-signups";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Error: 400, 401, 403, 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discardJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description The next of the page before. */
                after?: string;
                /** @description At most so many; without it, twenty. */
                limit?: number;
                /** @description Without it, open. */
                state?: "open" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseList"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDetail"];
                };
            };
            /** @description Error: 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDetail"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDetail"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPaymentEvents: {
        parameters: {
            query?: {
                /** @description The id of the last of the page before. */
                after?: string;
                /** @description Without it, set_aside. */
                state?: "set_aside" | "waiting" | "applied" | "dismissed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEventList"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dismissPaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEvent"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryPaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEvent"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVariantNumbers: {
        parameters: {
            query?: {
                /** @description The first day (UTC), such as 2026-11-01. Without it, thirty days up to the last. */
                from?: string;
                /** @description The last day (UTC). Without it, today. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Numbers"];
                };
            };
            /** @description Error: 400, 401, 403, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description How long a sound is; it may come before the file or after it. */
                    durationMs?: number;
                    /**
                     * Format: binary
                     * @description The file, with its name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            /** @description Error: 400, 401, 403, 413, 415, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAttachment: {
        parameters: {
            query?: {
                /** @description To be kept rather than shown, also what could be shown. */
                download?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of its own type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of it that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description It is what the asker has already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 404, 416, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discardAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 403, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFeed"];
                };
            };
            /** @description Error: 401, 403, 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 403, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the program has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The secret, as the address was given out. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The program has it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description The X-Next-After of the page before, of the same order. */
                after?: string;
                /** @description Only clients of that level. */
                engagement?: "high" | "medium" | "low";
                /** @description At most so many; without it, all that follow. */
                limit?: number;
                /** @description Parts of words of the name or the address, in any script; all of them have to fit. At most 100 characters. */
                q?: string;
                /** @description attention (when missing): urgent ones first, the strongest and then the oldest; then who waits for an answer, the longest first; then those with something unread, and the others, by the newest message. waiting: the longest first. joined: the newest clients first. */
                sort?: "attention" | "waiting" | "latest" | "name" | "joined";
                /** @description Only those clients; all when missing. */
                state?: "all" | "urgent" | "unread" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Next-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            /** @description Error: 400, 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetail"];
                };
            };
            /** @description Error: 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acknowledgeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 401, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markClientMessagesDelivered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMessagesRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 401, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClientGoals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goal"][];
                };
            };
            /** @description Error: 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    proposeGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goal"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takeBackGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGoalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goal"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    agreeToGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goal"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseGoalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goal"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reopenGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goal"];
                };
            };
            /** @description Error: 401, 403, 404, 409, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClientConversation: {
        parameters: {
            query?: {
                /** @description Only messages after this number, the nearest ones. */
                after?: number;
                /** @description Messages on both sides of this number, and the one that has it. */
                around?: number;
                /** @description Only messages before this number; without a place, the newest. */
                before?: number;
                /** @description At most so many messages; without it, fifty. */
                limit?: number;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientConversation"];
                };
            };
            /** @description Error: 400, 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendClientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description A message with this id was stored before: here it is, and nothing was stored again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachMessage"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachMessage"];
                };
            };
            /** @description Error: 400, 401, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClientNotes: {
        parameters: {
            query?: {
                /** @description Only what is about this session. */
                sessionId?: string;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNote"][];
                };
            };
            /** @description Error: 400, 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addClientNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNoteRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNote"];
                };
            };
            /** @description Error: 400, 401, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeClientNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteNoteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNote"];
                };
            };
            /** @description Error: 400, 401, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteClientNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markClientMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMessagesRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 401, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchClientConversation: {
        parameters: {
            query?: {
                /** @description Only messages before this number. */
                before?: number;
                /** @description What to look for, 1 to 100 letters. */
                q?: string;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundMessages"];
                };
            };
            /** @description Error: 400, 401, 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    typeClientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypingRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 401, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addDaysOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDaysOffRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 400, 401, 409, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropDaysOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publishHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishHoursRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDateHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As 2026-11-01. */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDateHoursRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 400, 401, 404, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropDateHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As 2026-11-01. */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachProfile"];
                };
            };
            /** @description Error: 400, 410, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLinkRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Error: 400, 410, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: {
                /** @description The same, for a first connection. */
                lastEventId?: string;
            };
            header?: {
                /** @description The newest event that this screen has heard. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachProfile"];
                };
            };
            /** @description The password is right, and a code is still to come */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAsked"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    giveSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachProfile"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setMeetingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMeetingLinkRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachHours"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 401, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNotice"];
                };
            };
            /** @description Error: 400, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNotice"];
                };
            };
            /** @description Error: 400, 410, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLinkRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAccount"];
                };
            };
            /** @description Error: 400, 410, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatePortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePortfolioRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskCredentialsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            /** @description Error: 401, 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPortfolioImage: {
        parameters: {
            query?: {
                /** @description Its side, as a fraction of the shorter side. Without any of these it is the largest square in the middle. */
                size?: number;
                /** @description Left edge of the square, as a fraction of the picture's width as it is shown. */
                x?: number;
                /** @description Its upper edge, as a fraction of the height. */
                y?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description How long a sound is; it may come before the file or after it. */
                    durationMs?: number;
                    /**
                     * Format: binary
                     * @description The file, with its name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            /** @description Error: 400, 401, 413, 415, 429, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePortfolioImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            /** @description Error: 401, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachProfile"];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSavedReplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"][];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSavedReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveReplyRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"];
                };
            };
            /** @description Error: 400, 401, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSavedReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveReplyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"];
                };
            };
            /** @description Error: 400, 401, 404, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSavedReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 404, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderSavedReplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRepliesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"][];
                };
            };
            /** @description Error: 400, 401, 404, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorState"];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginSecondFactor: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFactor"];
                };
            };
            /** @description Error: 400, 401, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorCodeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Error: 400, 401, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorProofRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 401, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorProofRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Error: 400, 401, 409, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** @description A date such as 2026-11-01, or a moment as RFC 3339; without it, now. */
                from?: string;
                /** @description The same; without it, as far as can be booked. At most 62 days after from. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarSpan"];
                };
            };
            /** @description Error: 400, 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            /** @description Error: 401, 404, 409, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    proposeTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeTimeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            /** @description Error: 400, 401, 404, 409, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkSessionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            /** @description Error: 400, 401, 404, 409, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            /** @description Error: 401, 404, 409, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSlots: {
        parameters: {
            query?: {
                /** @description A date such as 2026-11-01, or a moment as RFC 3339; without it, now. */
                from?: string;
                /** @description The same; without it, as far as can be booked. At most 62 days after from. */
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Error: 400, 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            /** @description Error: 401, 404, 409, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPastSessions: {
        parameters: {
            query?: {
                /** @description Only those after this one in the list; without it, the newest. */
                before?: string;
                /** @description At most so many; without it, fifty. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSessionPage"];
                };
            };
            /** @description Error: 400, 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUpcomingSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"][];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"][];
                };
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 401, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
