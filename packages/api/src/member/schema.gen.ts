// Generated from bff/member/openapi.json by `make gen`. Do not edit.

export interface paths {
    "/api/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something against a decision about one's own words
         * @description Once for each post and each comment that a moderator hid or removed; 409 otherwise.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments": {
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
    "/api/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that was sent in a conversation, or is about to be
         * @description Of a conversation of the member, or brought by them. Parts of it can be asked for.
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
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lead a browser to the provider
         * @description A page to go to, not a call. Leads back to the page for signing in, with provider=failed, when there is no provider or it does not answer.
         */
        get: operations["continueWithGoogle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the provider sends a browser back to
         * @description Leads on: whoever is known to where they wanted to go, signed in; somebody new to /auth/welcome; somebody whose address has an account to /auth/link; and back to /auth with provider=cancelled or provider=failed.
         */
        get: operations["googleCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect whoever came from the provider with the account that has their address, and sign them in
         * @description 401 for a wrong password, 404 when what the provider said is over, 409 when there is nothing to connect with or no password to ask for.
         */
        post: operations["linkSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is still asked of somebody who came from the provider */
        get: operations["pendingSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which ways of signing in there are besides a password */
        get: operations["signInProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register somebody who came from the provider, and sign them in
         * @description The account has no password. 404 when what the provider said is over, 409 when its address has got an account meanwhile.
         */
        post: operations["welcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the payment provider's pages about cards and invoices */
        post: operations["openBillingPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feed": {
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
    "/api/calendar/{token}.ics": {
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
    "/api/coach-images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A coach's picture
         * @description As a coach's imageUrl names it. It never changes at its address, and is gone when the coach shows another one.
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
    "/api/coach-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to three coaches with the reason for each */
        get: operations["suggestCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coaches who can be chosen, a page at a time
         * @description In the same order for everybody. A page that is shorter than its limit is the last one.
         */
        get: operations["listCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coach */
        get: operations["getCoach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a session with a coach can begin
         * @description From 12 hours to 60 days ahead, less what is taken on either side. Dates are the member's, and the last one is included.
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
    "/api/community/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member was told in the community, newest first */
        get: operations["listCommunityNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/notices/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all of it as seen, also behind the bell */
        post: operations["seeCommunityNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/yours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member wrote in the community, newest first */
        get: operations["listOwnWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companions, with which of them answer this member */
        get: operations["listCompanions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the talk with a companion
         * @description The newest messages, or those before a number. A newest message of the member's without an answer behind it is being answered, or waits to be: sending it again brings the answer.
         */
        get: operations["getCompanionTalk"];
        put?: never;
        /**
         * Write to a companion, and hear its answer as server-sent events
         * @description The events come in this order: `stored` (CompanionMessageEvent: the member's message), `safety` (CompanionSafetyEvent, when the words sound like a crisis: show help now), `notice` (CompanionMessageEvent: that this is a program, at the start and every three hours), `thinking` (CompanionThinkingEvent), `delta` (CompanionDeltaEvent: a piece of the answer, any number of times), and at the end `done` (CompanionMessageEvent: the whole answer, which replaces the pieces) or `failed` (CompanionFailedEvent). The answer is made and stored also when the page leaves. The same id again brings what is stored.
         */
        post: operations["sendCompanionMessage"];
        /** Delete the whole talk with a companion, at once and for good */
        delete: operations["deleteCompanionTalk"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's conversations, with the present coach first and then the latest */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/change": {
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
         * Take back a change of address that waits for its confirmation
         * @description When none waits this is no error.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address by the link in the letter to it
         * @description Needs no session: letters are read anywhere. A link that was followed before is answered like the first time while the address is the account's; one that is over or made up with 410; 409 means that another account confirmed the address first.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the letter again that asks for a confirmation
         * @description To the address that the member wants, or else to the one that they have. Links of earlier letters end. 409 when there is nothing to confirm.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a look at somebody else's post or comment
         * @description Again changes nothing. 409 for one's own words.
         */
        post: operations["flag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum-alias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the member stands in the community */
        get: operations["getForumAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum-alias/accept-guidelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the guidelines as they are now */
        post: operations["acceptGuidelines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-or-create-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the subscription, or go on with the one that was begun
         * @description Only when the member asks for it. However often it is called there is one subscription. Free days that are left are kept. It is not paid for until the provider says so: the status changes then, and a user event is sent.
         */
        post: operations["getOrCreateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member agreed on with their coach, or may, and with those before */
        get: operations["listGoals"];
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
    "/api/goals/{id}": {
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
    "/api/goals/{id}/agree": {
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
    "/api/goals/{id}/close": {
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
    "/api/goals/{id}/reopen": {
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
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member was charged, the newest first */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the payment provider's page of an invoice
         * @description For a window, not for a script. When the provider does not answer it leads back to the plan's page, which says so. Whoever asks for HTML is led there too when there is no such invoice, and to the sign-in page without a session.
         */
        get: operations["openInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's private journal, a part at a time, newest first */
        get: operations["listJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a page of the journal, or write it anew
         * @description The id is a UUID made by the client: writing again under it replaces what stood there, if that still is what was written on (see updatedAt); otherwise the answer is 409 with the field updatedAt, and nothing is replaced. Sending again what is stored changes nothing.
         */
        put: operations["writeJournalEntry"];
        post?: never;
        /** Delete a page of the journal, at once and for good */
        delete: operations["deleteJournalEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes on the member's screens, as server-sent events
         * @description Each event has an id, a kind and JSON data: `message` (Message), `receipt` (Receipt: how far the coach's side has come), `notification` (UnreadNotifications: what the bell holds changed), `user` (Changed: ask for the user again), `session` (Changed: ask for sessions and open times again), `goal` (Changed: ask for goals again), `conversation` (ConversationChanged: ask for that conversation again), `typing` (Typing, without an id), `reset` (Changed: too much was missed, ask for everything again). A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the lastEventId query parameter; without one it starts at the present.
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
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a member in by username or email
         * @description Sets the session cookie. A session that the browser already had ends. After too many tries the answer is 429 until the time in Retry-After has passed, whether or not there is such an account.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
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
         * @description Ends the session and clears the cookie. Signing out twice, or without a session, is no error. A browser that sends a form, as the site's header does, is led to the page for signing in.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the coach */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the conversation with a coach
         * @description The newest messages, or those before, after or around a number: one of them. Conversations with earlier coaches stay readable.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have everything that was said so far deleted, for both sides
         * @description It is done at deleteAt, within a day, and can be undone until then. What is written afterwards stays. Asked for twice, the first stands; 409 while it is just being done.
         */
        post: operations["deleteConversation"];
        /** Keep what was to be deleted */
        delete: operations["undoConversationDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The conversation has reached one of the member's screens up to a message */
        post: operations["markMessagesDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole conversation as a file to download */
        get: operations["exportConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Neither badge nor letter about a conversation, or both again */
        put: operations["muteConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member has seen the conversation up to a message */
        post: operations["markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find words in the whole conversation with a coach, newest first
         * @description In any script, whatever the case. Three letters or more are found anywhere, fewer where a word begins.
         */
        get: operations["searchConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{coachId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member is writing at this moment, or stopped
         * @description Told to the coach's open screens, and stored nowhere.
         */
        post: operations["typeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/unread/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The present coach's messages that the member has not seen */
        get: operations["listUnreadMessages"];
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
        /** What the bell tells, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description On all the member's screens. Those named, or all of them when none is named.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password, knowing the one until now
         * @description Ends the member's other sign-ins; this one gets another cookie. An account without a password is answered with 409.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/check": {
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
    "/api/password/forgot": {
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
    "/api/password/reset": {
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
         * @description Works once. Every sign-in of the member ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to take another card
         * @description Once the provider has it, it is the one that is charged, first of all for what is owed.
         */
        post: operations["changeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The posts that are published, a page at a time
         * @description Trending or newest first; with q, what was found, the best first. A page that is shorter than its limit is the last one. A post that is answered meanwhile may stand on two pages.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Publish a post
         * @description The same id with the same words again stores nothing: it brings the post. 403 before the guidelines are accepted and during a suspension; 409 for an id that is taken, also by other words of one's own.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Take a post of one's own back
         * @description Its words are gone for good. What others wrote under it stays readable at its address.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Change a post of one's own
         * @description All of it is sent. 403 for somebody else's, before the guidelines are accepted and during a suspension; 409 for one that a moderator removed.
         */
        patch: operations["editPost"];
        trace?: never;
    };
    "/api/posts/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A part of a thread, oldest comment first
         * @description From the beginning, or at one place: after, before or around a comment, or the newest. Around a comment there are at most half of the limit ahead of it. The member's own comments are there in every state.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a post
         * @description The same id with the same words again stores nothing: it brings the comment. 409 for a post that is not published any more, and for an id that is taken, also by other words of one's own.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a comment of one's own back, for good */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /** Change a comment of one's own */
        patch: operations["editComment"];
        trace?: never;
    };
    "/api/posts/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reactions to a post */
        get: operations["getReactions"];
        put?: never;
        /**
         * Give a post a reaction
         * @description Each of the three once; again changes nothing.
         */
        post: operations["react"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}/reactions/{reactionType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a reaction back */
        delete: operations["takeReactionBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member and sign them in
         * @description Sets the session cookie. A session that the browser already had ends. An address that is known here is answered like any other; a letter to it says which it is.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What every piece says, to be searched
         * @description In the library's order. They change with a release: a client that has them sends their ETag and hears 304.
         */
        get: operations["listResourceTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every piece of the self-care library, as its card shows it
         * @description In the library's order. A client that has them sends their ETag and hears 304.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece, whole */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a piece for later
         * @description Again is once.
         */
        put: operations["saveResource"];
        post?: never;
        /** No longer keep a piece for later */
        delete: operations["unsaveResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many sessions the member has and has used */
        get: operations["getSessionAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's sessions
         * @description Those that are not over first, soonest first; then those that are over or cancelled, newest first, at most fifty of them.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Book a session with the member's coach
         * @description At one of the coach's open times. 409 says in a sentence what stands in the way: somebody was faster, the member has a session then, or their plan holds no more of that month.
         */
        post: operations["bookSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the member's sessions */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Cancel a session
         * @description Until it begins. Less than 24 hours before, it goes on counting, unless the coach moved it last.
         */
        delete: operations["cancelSession"];
        options?: never;
        head?: never;
        /**
         * Move a session to another open time
         * @description Until 24 hours before it begins.
         */
        patch: operations["moveSession"];
        trace?: never;
    };
    "/api/sessions/{id}/proposal/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the time that the coach asks for
         * @description The session moves there, and may be cancelled until it begins without its counting. 409 says in a sentence why it cannot be taken any more.
         */
        post: operations["acceptProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/proposal/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the time that it was */
        post: operations["declineProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/video-trouble": {
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
         * @description The session then does not count. From ten minutes before it begins until a day after its end.
         */
        post: operations["reportVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's sessions that are over or cancelled, newest first */
        get: operations["listPastSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member is signed in: here first, then the latest used */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-ins/{id}": {
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
         * End one of the member's sign-ins
         * @description Its open screens are told at once. Ending the one that asks leaves its cookie, which opens nothing any more.
         */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-ins/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of the member's sign-ins but this one */
        post: operations["endOtherSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-header": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the site's header greets
         * @description The one call that the site's pages make of the member app. Nobody, an expired session and an invented one are answered alike: null.
         */
        get: operations["siteHeader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/start-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the free trial
         * @description One a person, without a card. It ends by itself.
         */
        post: operations["startTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear what happened at the payment provider
         * @description Only the provider can call it: the header Stripe-Signature is over the body as it came, and at most 300 seconds old. It is kept, and applied later.
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the member stands: their free trial, and what they pay */
        get: operations["getSubscriptionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the subscription end with what is paid for
         * @description It can be taken back until then.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a cancellation back */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop letters like the one that was opened
         * @description A key that is nobody's is answered like any other.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lead somebody who opens the mail program's address to the page
         * @description Changes nothing: mail programs open links by themselves, to see whether they are safe.
         */
        get: operations["openUnsubscribe"];
        put?: never;
        /**
         * Stop letters like the one that a mail program shows
         * @description What a mail program posts to by itself (RFC 8058); what the request holds besides is not read. A key that is nobody's is answered like any other.
         */
        post: operations["unsubscribeOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for these letters again
         * @description A key that is nobody's is answered like any other.
         */
        post: operations["resubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete the account and everything in it
         * @description Ends every session at once and clears the cookies. The rest is deleted by a job that begins at once, and cannot be taken back. An account without a password answers 409.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change names, username, time zone and address
         * @description All or nothing. Another address waits in newEmail until the link in the letter to it has been followed.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/user-onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the onboarding form
         * @description Sending it again replaces the answers.
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of the first-visit dialogs are done */
        get: operations["getUserPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-preferences/tour-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tour was seen, or skipped
         * @description It is not offered again. Saying so twice changes nothing.
         */
        post: operations["completeTour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a coach, or another one
         * @description A first choice brings an automatic welcome message. An earlier coach loses access at once.
         */
        post: operations["selectCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/coach-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What leaving the present coach would take from the member
         * @description Asked before they decide. Without a coach there is nothing to lose.
         */
        get: operations["previewCoachChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept about the member
         * @description A file to download. It is from one moment, and explains itself.
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/matching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member would like in a coach */
        get: operations["getMatching"];
        put?: never;
        /**
         * Say what one would like in a coach
         * @description It takes the place of what was said before; what is left out is taken back.
         */
        post: operations["saveMatching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save how the member hears from us
         * @description False stays false. What is left out stays as it is.
         */
        post: operations["saveNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cultural preferences and notification settings */
        get: operations["getPreferences"];
        put?: never;
        /** Save the cultural preferences */
        post: operations["savePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/remove-coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the coach
         * @description The conversation stays readable to the member; the coach loses access.
         */
        post: operations["removeCoach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member lets their present coach see of what they told us */
        get: operations["getSharing"];
        /**
         * Choose what the present coach sees
         * @description 409 for sharing something while there is no coach.
         */
        put: operations["saveSharing"];
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
        AccountNotice: {
            /** @description Fit to show. */
            message: string;
        };
        AgreeRequest: {
            /**
             * Format: int64
             * @description Of the words that were read.
             */
            version: number;
        };
        AllowanceMonth: {
            /** @description As 2026-11. */
            month: string;
            /**
             * Format: int64
             * @description Sessions that begin in it and count.
             */
            used: number;
        };
        Answer: {
            message: string;
        };
        AnswerProposalRequest: {
            proposalId: string;
        };
        AppealRequest: {
            /** @description Left out for the post itself. */
            commentId?: string;
            postId: string;
            text: string;
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
        BillingPortal: {
            /** @description Good for a few minutes, for whoever has it. */
            url: string;
        };
        BookSessionRequest: {
            coachId: string;
            /** @description When it is to begin: one of the coach's open times, as RFC 3339. */
            date: string;
            /** @description What the coach should know beforehand; up to 500 characters. */
            note?: string;
            /** @description Not used: the server makes the link. */
            zoomLink?: string;
        };
        Breath: {
            /** Format: int64 */
            breaths: number;
            /** Format: int64 */
            hold: number;
            /** Format: int64 */
            in: number;
            /** Format: int64 */
            out: number;
            /** Format: int64 */
            rest: number;
        };
        Card: {
            /** @description The provider's word, such as visa. */
            brand: string;
            /** Format: int64 */
            expMonth: number;
            /** Format: int64 */
            expYear: number;
            last4: string;
        };
        CardForm: {
            /** @description For the provider's form alone: neither kept nor logged. */
            clientSecret: string;
            publishableKey: string;
            /** @description The provider's script that takes cards. */
            scriptUrl: string;
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
        ChatExport: {
            coach: components["schemas"]["ExportedCoach"];
            messages: components["schemas"]["ExportedChatMessage"][];
            user: components["schemas"]["ExportedUser"];
        };
        Checkout: {
            /**
             * Format: int64
             * @description Charged each month, in minor units of the currency.
             */
            cents: number;
            /** @description For the provider's form alone: neither kept nor logged. */
            clientSecret: string;
            /** @description Lower-case code, such as usd. */
            currency: string;
            /**
             * Format: date-time
             * @description When the first month is charged; null when that is at once.
             */
            firstChargeAt: string | null;
            /**
             * @description Payment: the first month is charged as the card is given. Setup: it is charged when the free days are over.
             * @enum {string}
             */
            intent: "payment" | "setup";
            publishableKey: string;
            /** @description The provider's script that takes cards. */
            scriptUrl: string;
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
        Coach: {
            availability: string;
            /** @description They are not here for now: they can be waited for, not booked. Only ever true of the member's own coach. */
            away: boolean;
            bio: string;
            city: string;
            /** @description The member has a conversation with them, now or from earlier. */
            conversation: boolean;
            country: string;
            /** @description In the coach's own order. */
            credentials: components["schemas"]["Credential"][];
            education: string;
            /** Format: uuid */
            id: string;
            /** @description Empty when the coach has no picture: the kit draws one from the id. */
            imageUrl: string;
            languages: string[];
            licenses: string;
            name: string;
            /**
             * Format: date-time
             * @description Their first free time for the member in the next fourteen days, or null.
             */
            nextOpening: string | null;
            /**
             * Format: double
             * @description Mean of the ratings, or null while there are none.
             */
            ratings: number | null;
            /** Format: int64 */
            reviewCount: number;
            /** @description Comma-separated, as the coach wrote them. */
            specializations: string;
            state: string;
            /** @description IANA name. */
            timeZone: string;
            /** Format: int64 */
            yearsOfExperience: number;
        };
        CoachChange: {
            /** @description The two have said more to each other than our greeting. */
            conversation: boolean;
            /** @description They would be cancelled. Soonest first. */
            sessions: components["schemas"]["PlannedSession"][];
        };
        CoachSuggestion: {
            coach: components["schemas"]["Coach"];
            reasons: string[];
        };
        Comment: {
            author: components["schemas"]["CommentAuthor"];
            /** @description The author may say something against what a moderator decided. Once. */
            canAppeal: boolean;
            canEdit: boolean;
            content: string;
            /**
             * Format: date-time
             * @description In whole seconds.
             */
            createdAt: string;
            edited: boolean;
            /** Format: uuid */
            id: string;
            /**
             * @description What the safety list found in the words; empty for everybody but the author.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * @description Of others only what is published is shown.
             * @enum {string}
             */
            status: "published" | "held" | "hidden" | "removed";
        };
        CommentAuthor: {
            /** @description They opened the thread. */
            isOriginalPoster: boolean;
            isYours: boolean;
            /** @description Theirs in this thread alone. It stays when they leave. */
            name: string;
        };
        CommentRequest: {
            content: string;
            /** @description A UUID made by the client. Sending it again brings the comment that is stored. Not read when a comment is changed. */
            id?: string;
        };
        CommunityNotice: {
            /**
             * Format: uuid
             * @description Null when it is about the post itself.
             */
            commentId: string | null;
            /**
             * Format: int64
             * @description How many answers it stands for.
             */
            count: number;
            /**
             * Format: date-time
             * @description In whole seconds.
             */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "answer" | "kept" | "hidden" | "removed" | "warned" | "suspended" | "helped" | "restored" | "appeal-kept" | "hidden-final" | "removed-final" | "flag-kept" | "flag-acted" | "flag-gone";
            /** Format: uuid */
            postId: string;
            seen: boolean;
            /** @description The post's; empty where the member cannot read it any more. */
            title: string;
        };
        CommunityNoticePage: {
            /** @description Ask for what stands before this; null when nothing does. */
            earlier: string | null;
            items: components["schemas"]["CommunityNotice"][];
        };
        Companion: {
            description: string;
            /** @enum {string} */
            id: "tara" | "buddy" | "arjun";
            /** @description Empty: a companion is a program and has no face. Its kolam is drawn from its id. */
            imageUrl: string;
            isIndian: boolean;
            isPremium: boolean;
            /**
             * Format: date-time
             * @description Null before the first message.
             */
            lastMessageAt: string | null;
            /** @description It does not answer this member, whose plan does not hold it. What was said before stays to be read. */
            locked: boolean;
            name: string;
            specialization: string;
        };
        CompanionDeltaEvent: {
            text: string;
        };
        CompanionFailedEvent: {
            message: string;
        };
        CompanionMessage: {
            /** Format: date-time */
            createdAt: string;
            /**
             * @description A notice says that the companion is a program.
             * @enum {string}
             */
            from: "member" | "companion" | "notice";
            /** Format: uuid */
            id: string;
            /**
             * @description What the safety list found in the member's words; empty for nothing.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * Format: int64
             * @description The message's number in its talk, from 1, without gaps.
             */
            seq: number;
            text: string;
        };
        CompanionMessageEvent: {
            message: components["schemas"]["CompanionMessage"];
        };
        CompanionSafetyEvent: {
            /** @enum {string} */
            tier: "concern" | "urgent";
        };
        CompanionTalk: {
            /**
             * Format: int64
             * @description Ask for the page before this number; null when this page holds the first message.
             */
            earlier: number | null;
            messages: components["schemas"]["CompanionMessage"][];
        };
        CompanionThinkingEvent: Record<string, never>;
        ConfirmedAddress: {
            /** @description It had been confirmed before. */
            already: boolean;
            email: string;
        };
        Conversation: {
            /** @description False for a conversation with an earlier coach, which stays readable. */
            canWrite: boolean;
            coach: components["schemas"]["Correspondent"];
            /** @description This is the member's coach, who is not here at the moment and sees nothing of what is written: nobody may say that they were told. */
            coachAway: boolean;
            deletion: components["schemas"]["Deletion"] | null;
            /**
             * Format: int64
             * @description Ask for the page before this number; null when this page holds the first message.
             */
            earlier: number | null;
            /**
             * Format: int64
             * @description The newest message that this member has seen.
             */
            lastReadSeq: number;
            /**
             * Format: int64
             * @description Ask for the page after this number; null when this page holds the newest message.
             */
            later: number | null;
            messages: components["schemas"]["Message"][];
            /** @description Neither badge nor letter about this conversation. */
            muted: boolean;
            reply: components["schemas"]["Reply"] | null;
            /**
             * @description The strongest of what the crisis detector found in the member's words of the last 24 hours; empty when nothing.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
        };
        ConversationChanged: {
            /** Format: uuid */
            coachId: string;
        };
        ConversationSummary: {
            /** Format: uuid */
            coachId: string;
            imageUrl: string;
            /** Format: date-time */
            lastMessageAt: string | null;
            name: string;
            /** @description With the present coach. */
            present: boolean;
        };
        Correspondent: {
            city: string;
            /** Format: uuid */
            id: string;
            imageUrl: string;
            name: string;
            timeZone: string;
        };
        Credential: {
            issuer: string;
            title: string;
            /**
             * Format: int64
             * @description Null where the coach did not say.
             */
            year: number | null;
        };
        Deletion: {
            /**
             * Format: date-time
             * @description From when on it cannot be undone, and is done.
             */
            deleteAt: string;
        };
        EarlierGoal: {
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
            coachName: string;
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
        Export: {
            about: components["schemas"]["ExportAbout"];
            accountLetters: components["schemas"]["ExportNotice"][];
            applications: components["schemas"]["ExportApplication"][];
            betaSignup: components["schemas"]["ExportBetaSignup"] | null;
            calendar: components["schemas"]["ExportCalendar"];
            coachAbsences: components["schemas"]["ExportCoachAbsence"][];
            community: components["schemas"]["ExportCommunity"] | null;
            communityComments: components["schemas"]["ExportComment"][];
            communityDecisions: components["schemas"]["ExportDecision"][];
            communityFlags: components["schemas"]["ExportFlag"][];
            communityNotices: components["schemas"]["ExportCommunityNotice"][];
            communityPosts: components["schemas"]["ExportPost"][];
            communityReactions: components["schemas"]["ExportReaction"][];
            companions: components["schemas"]["ExportCompanion"][];
            companionUse: components["schemas"]["ExportCompanionUse"][];
            contactMessages: components["schemas"]["ExportContactMessage"][];
            conversations: components["schemas"]["ExportConversation"][];
            files: components["schemas"]["ExportAttachment"][];
            goals: components["schemas"]["ExportGoal"][];
            invoices: components["schemas"]["ExportInvoice"][];
            journal: components["schemas"]["ExportJournalEntry"][];
            knownBrowsers: components["schemas"]["ExportBrowser"][];
            mailedLinks: components["schemas"]["ExportLink"][];
            membership: components["schemas"]["ExportMembership"] | null;
            notifications: components["schemas"]["ExportNotification"][];
            payer: components["schemas"]["ExportPayer"];
            paymentNotices: components["schemas"]["ExportPaymentNotice"][];
            preferences: components["schemas"]["ExportPreferences"] | null;
            profile: components["schemas"]["ExportProfile"];
            providers: components["schemas"]["ExportProvider"][];
            savedResources: components["schemas"]["ExportSavedResource"][];
            sessions: components["schemas"]["ExportSession"][];
            signIns: components["schemas"]["ExportSignIn"][];
            subscriptions: components["schemas"]["ExportSubscription"][];
        };
        ExportAbout: {
            /** Format: date-time */
            madeAt: string;
            notHere: string[];
            parts: components["schemas"]["ExportPart"][];
            times: string;
            what: string;
        };
        ExportApplication: {
            email: string;
            /** Format: uuid */
            id: string;
            job: string;
            link: string;
            location: string;
            name: string;
            note: string;
            /** Format: date-time */
            sentAt: string;
        };
        ExportAttachment: {
            /** Format: date-time */
            broughtAt: string;
            contentType: string;
            /** Format: int32 */
            durationMs: number | null;
            /** @enum {string} */
            from: "you" | "coach";
            /** Format: int32 */
            height: number | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "image" | "voice" | "document";
            /** @description Where the file itself is, while the member is logged in and as long as the account is there. */
            link: string;
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** Format: int32 */
            width: number | null;
        };
        ExportBetaSignup: {
            age: string;
            email: string;
            firstName: string;
            /** Format: uuid */
            id: string;
            lastName: string;
            location: string;
            occupation: string;
            reasonForInterest: string;
            /** Format: date-time */
            sentAt: string;
            shownHeading: string | null;
            shownPrice: string | null;
        };
        ExportBrowser: {
            /** Format: date-time */
            lastUsedAt: string;
        };
        ExportCalendar: {
            /** Format: date-time */
            lastReadAt: string | null;
            /** Format: date-time */
            madeAt: string;
        };
        ExportCoachAbsence: {
            coach: string;
            /** Format: date-time */
            endedAt: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            told: "wait" | "released";
            /** Format: date-time */
            toldAt: string;
        };
        ExportComment: {
            content: string;
            /** Format: date-time */
            editedAt: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description What a program found in the words.
             * @enum {string|null}
             */
            mark: "urgent" | "concern" | null;
            /** @description What the member is called in this thread. */
            name: string;
            /**
             * Format: uuid
             * @description The post that it stands under.
             */
            post: string;
            /** @enum {string} */
            status: "published" | "held" | "hidden" | "removed" | "deleted";
            /** Format: date-time */
            writtenAt: string;
        };
        ExportCommunity: {
            /** Format: date-time */
            acceptedAt: string | null;
            /**
             * Format: int32
             * @description The version of the guidelines that they accepted last; 0 for none.
             */
            guidelinesVersion: number;
            /** Format: date-time */
            suspendedUntil: string | null;
            /** Format: int32 */
            suspensions: number;
            /** Format: int32 */
            warnings: number;
        };
        ExportCommunityNotice: {
            about: string;
            /** Format: uuid */
            comment: string | null;
            /**
             * Format: int32
             * @description How many answers it stands for.
             */
            count: number;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            post: string;
            /** Format: date-time */
            seenAt: string | null;
            /** Format: date-time */
            toldAt: string;
        };
        ExportCompanion: {
            companion: string;
            /** Format: date-time */
            lastMessageAt: string | null;
            messages: components["schemas"]["ExportCompanionMessage"][];
            /**
             * Format: date-time
             * @description When it was last said that this is a program.
             */
            toldAt: string | null;
        };
        ExportCompanionMessage: {
            /** @description The program that made the answer. */
            answeredBy: string;
            /**
             * Format: uuid
             * @description The message that this one answers.
             */
            answers: string | null;
            /** @enum {string} */
            from: "you" | "companion" | "notice";
            /** Format: uuid */
            id: string;
            /**
             * @description What a program found in the member's words. Nobody else saw it.
             * @enum {string|null}
             */
            mark: "urgent" | "concern" | null;
            /** Format: date-time */
            sentAt: string;
            text: string;
        };
        ExportCompanionUse: {
            /** Format: int32 */
            answers: number;
            /** Format: date */
            day: string;
            /**
             * Format: int64
             * @description Pieces of words that were sent and came back.
             */
            tokens: number;
        };
        ExportContactMessage: {
            email: string;
            /** Format: uuid */
            id: string;
            message: string;
            name: string;
            /** Format: date-time */
            sentAt: string;
            subject: string;
        };
        ExportConversation: {
            coach: string;
            /**
             * Format: date-time
             * @description When the coach was last written to about such a message.
             */
            coachToldAt: string | null;
            /**
             * Format: date-time
             * @description When it is deleted, as the member asked.
             */
            deletionAt: string | null;
            /** Format: uuid */
            id: string;
            messages: components["schemas"]["ExportMessage"][];
            /**
             * Format: date-time
             * @description Since when the member wants to hear nothing of it outside.
             */
            mutedAt: string | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description Since when a message that sounded like a crisis waits for the coach.
             */
            urgentSince: string | null;
        };
        ExportDecision: {
            /** @description What the member said against the decision before. */
            appeal: string | null;
            /**
             * Format: uuid
             * @description Null when it was about the post itself.
             */
            comment: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description The numbers for a crisis were sent along. */
            helped: boolean;
            /** @enum {string|null} */
            outcome: "keep" | "hide" | "remove" | "gone" | null;
            /** Format: uuid */
            post: string;
            /** Format: int32 */
            suspendedDays: number;
            warned: boolean;
        };
        ExportedChatMessage: {
            /** @description The name of the file that it carried; left out without one. */
            attachment?: string;
            /** @description May be empty when there was an attachment. */
            content: string;
            /** @enum {string} */
            sender: "user" | "coach";
            /** Format: date-time */
            timestamp: string;
        };
        ExportedCoach: {
            name: string;
        };
        ExportedUser: {
            firstName: string;
            lastName: string;
        };
        ExportFlag: {
            /**
             * Format: uuid
             * @description Null when the report was about the post itself.
             */
            comment: string | null;
            /** Format: uuid */
            id: string;
            notes: string;
            /** Format: uuid */
            post: string;
            reason: string;
            /** Format: date-time */
            sentAt: string;
        };
        ExportGoal: {
            /** Format: date-time */
            closedAt: string | null;
            /** @enum {string|null} */
            closedBy: "member" | "coach" | null;
            coach: string;
            /** Format: date-time */
            coachAgreedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            detail: string;
            /** Format: uuid */
            id: string;
            mark: components["schemas"]["ExportGoalMark"];
            /** @enum {string} */
            proposedBy: "member" | "coach";
            /** @enum {string} */
            state: "open" | "reached" | "let_go";
            title: string;
            /**
             * Format: int32
             * @description How often its words were written.
             */
            version: number;
            /** Format: date-time */
            youAgreedAt: string | null;
        };
        ExportGoalMark: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            level: "urgent" | "concern";
        };
        ExportInvoice: {
            /** Format: int64 */
            cents: number;
            /** Format: int64 */
            centsPaid: number;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: date-time */
            failureMailedAt: string | null;
            id: string;
            number: string | null;
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            periodEnd: string;
            /** Format: date-time */
            periodStart: string;
            /** Format: date-time */
            receiptMailedAt: string | null;
            status: string;
            subscription: string | null;
        };
        ExportJournalEntry: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description The place of the piece's question that it answers, from 0; null for none.
             */
            prompt: number | null;
            /** @description The piece that it is about; empty for none. */
            resource: string;
            text: string;
            /** @description The page cannot be opened, and its text is left empty. */
            unreadable: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        ExportLink: {
            /** Format: date-time */
            askedAt: string;
            email: string;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            purpose: "reset" | "confirm" | "change";
            /** Format: date-time */
            usedAt: string | null;
        };
        ExportMark: {
            /**
             * Format: date-time
             * @description When a coach said that they have seen to it.
             */
            coachSawAt: string | null;
            /** @enum {string} */
            level: "urgent" | "concern";
            /** Format: date-time */
            markedAt: string;
        };
        ExportMembership: {
            /** Format: date-time */
            reminderMailedAt: string | null;
            /** Format: date-time */
            trialEndsAt: string;
            /** Format: date-time */
            trialStartedAt: string;
        };
        ExportMessage: {
            /** @description The product wrote it in the coach's name. */
            automatic: boolean;
            /**
             * Format: uuid
             * @description The file that came with it, among the files.
             */
            file: string | null;
            /** @enum {string} */
            from: "you" | "coach";
            /** Format: uuid */
            id: string;
            mark: components["schemas"]["ExportMark"] | null;
            /** Format: date-time */
            sentAt: string;
            /** @enum {string} */
            status: "sent" | "delivered" | "read";
            text: string;
        };
        ExportNotice: {
            /** @enum {string} */
            about: "sign-in" | "password" | "reset" | "address";
            /** @description As the browser describes itself, where one was involved. */
            browser: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            sharedDevice: boolean;
        };
        ExportNotification: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            message: string;
            /** Format: date-time */
            readAt: string | null;
            title: string;
            type: string;
        };
        ExportPart: {
            holds: string;
            name: string;
        };
        ExportPayer: {
            /** Format: date-time */
            createdAt: string;
            customer: string;
        };
        ExportPaymentNotice: {
            about: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** Format: date-time */
            receivedAt: string;
            type: string;
        };
        ExportPost: {
            category: string;
            content: string;
            /** Format: date-time */
            editedAt: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description What a program found in the words.
             * @enum {string|null}
             */
            mark: "urgent" | "concern" | null;
            /** @description What the member is called in this thread. */
            name: string;
            /** @enum {string} */
            status: "published" | "held" | "hidden" | "removed" | "deleted";
            tags: string[];
            title: string;
            /** Format: date-time */
            writtenAt: string;
        };
        ExportPreferences: {
            age: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            emailNotifications: boolean;
            gender: string | null;
            /** @description The city whose coaches they would rather not have. */
            homeCity: string | null;
            language: string | null;
            messageNotifications: boolean;
            newsletterSubscription: boolean;
            /** @description They would rather have a coach from outside their own community. */
            outsideCommunity: boolean;
            /** @description As 22:00, in the member's own zone. */
            quietFrom: string | null;
            quietUntil: string | null;
            region: string | null;
            religion: string | null;
            sessionReminders: boolean;
            /** @description Which of the answers the present coach sees. */
            sharedWithCoach: string[];
            /** Format: date-time */
            tourSeenAt: string | null;
            wouldLikeCoachGender: string | null;
            wouldLikeToTalkAbout: string[];
        };
        ExportProfile: {
            /** @description The name of the coach the member talks with now. */
            coach: string | null;
            email: string;
            /** Format: date-time */
            emailConfirmedAt: string | null;
            firstName: string;
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            lastName: string;
            /** @description The address that is to replace it, once it is confirmed. */
            newEmail: string | null;
            /** Format: date-time */
            registeredAt: string;
            sharesReadReceipts: boolean;
            shownHeading: string | null;
            shownPrice: string;
            timeZone: string;
            username: string;
        };
        ExportProposal: {
            /** @enum {string|null} */
            answer: "accepted" | "declined" | "withdrawn" | "overtaken" | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** Format: date-time */
            beginsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            note: string;
            /** Format: date-time */
            proposedAt: string;
        };
        ExportProvider: {
            /** @description The provider's name for this person. */
            account: string;
            email: string;
            /** Format: date-time */
            lastUsedAt: string;
            /** Format: date-time */
            linkedAt: string;
            /** @description The provider's own address. */
            provider: string;
        };
        ExportReaction: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "support" | "same-here" | "thank-you";
            /** Format: uuid */
            post: string;
        };
        ExportSavedResource: {
            resource: string;
            /** Format: date-time */
            savedAt: string;
        };
        ExportSession: {
            /** Format: date-time */
            beginsAt: string;
            /** Format: date-time */
            bookedAt: string;
            /** Format: date-time */
            cancelledAt: string | null;
            /** @enum {string|null} */
            cancelledBy: "member" | "coach" | "change" | "leaving" | "absence" | null;
            changes: components["schemas"]["ExportSessionChange"][];
            coach: string;
            /** @description It counts against the sessions of its month. */
            counts: boolean;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            movedByCoach: boolean;
            /** @description What the coach was to know beforehand. */
            note: string;
            /**
             * @description How it went, as the coach marked it.
             * @enum {string|null}
             */
            outcome: "held" | "no_show" | "coach_absent" | null;
            /** Format: date-time */
            outcomeAt: string | null;
            proposals: components["schemas"]["ExportProposal"][];
            /** @enum {string} */
            status: "scheduled" | "cancelled";
            /**
             * Format: date-time
             * @description When somebody said that the video did not work.
             */
            videoTroubleAt: string | null;
        };
        ExportSessionChange: {
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When it was to begin before it was moved.
             */
            beganAt: string | null;
            /**
             * Format: date-time
             * @description When it was to begin from then on.
             */
            beginsAt: string;
            /** @enum {string} */
            by: "member" | "coach" | "change" | "leaving" | "absence";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            what: "booked" | "moved" | "cancelled";
        };
        ExportSignIn: {
            /** @description As the browser describes itself. */
            browser: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastUsedAt: string;
            sharedDevice: boolean;
        };
        ExportSubscription: {
            /** Format: date-time */
            cancelAt: string | null;
            /** Format: date-time */
            canceledAt: string | null;
            cardBrand: string | null;
            /** Format: int64 */
            cardExpMonth: number | null;
            /** Format: int64 */
            cardExpYear: number | null;
            cardLast4: string | null;
            /** Format: int64 */
            cents: number;
            confirmed: boolean;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: date-time */
            endedAt: string | null;
            /** Format: date-time */
            endMailedAt: string | null;
            id: string;
            lastRefusal: string | null;
            /** Format: date-time */
            periodEnd: string;
            /** Format: date-time */
            periodStart: string;
            plan: string;
            status: string;
            /** Format: date-time */
            trialEndsAt: string | null;
            /** Format: date-time */
            unpaidSince: string | null;
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
        FlagRequest: {
            /** @description Left out for the post itself. */
            commentId?: string;
            notes?: string;
            postId: string;
            /** @description A code of the reasons. */
            reason: string;
        };
        ForgotRequest: {
            email: string;
        };
        ForumAlias: {
            /** @description The guidelines as they are now. Until then the member reads and flags, and does not post, comment or react. */
            guidelinesAccepted: boolean;
            /**
             * Format: int64
             * @description The version that is to be accepted, or was.
             */
            guidelinesVersion: number;
            /** @description A new account writes less often, and its links are looked at before others see them. */
            newAccount: boolean;
            /**
             * Format: date-time
             * @description Until then the member reads and does not write: the beginning of the first day of theirs on which they may. Null for who may write.
             */
            suspendedUntil: string | null;
            /**
             * Format: int64
             * @description How many notices the member has not seen.
             */
            unseen: number;
        };
        Found: {
            items: components["schemas"]["Message"][];
            /** @description Ask again with before set to the seq of the last item. */
            more: boolean;
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
        GoalList: {
            /** @description With coaches before, in the same order. */
            earlier: components["schemas"]["EarlierGoal"][];
            /** @description With their present coach: what is open, then what was closed, latest first. */
            items: components["schemas"]["Goal"][];
        };
        GoalRequest: {
            /** @description Up to 1000 characters, on as many lines as one likes. */
            detail?: string;
            /** @description One line of 3 to 120 characters. */
            title: string;
        };
        Invoice: {
            /**
             * Format: int64
             * @description In minor units of the currency.
             */
            cents: number;
            /** Format: int64 */
            centsPaid: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Lower-case code, such as usd. */
            currency: string;
            id: string;
            number: string;
            /**
             * Format: date-time
             * @description Null when it is not paid.
             */
            paidAt: string | null;
            /**
             * Format: date-time
             * @description When what it is for ends.
             */
            periodEnd: string;
            /**
             * Format: date-time
             * @description When what it is for begins.
             */
            periodStart: string;
            /** @enum {string} */
            status: "paid" | "open" | "void" | "uncollectible";
        };
        InvoiceList: {
            items: components["schemas"]["Invoice"][];
            /** @description Whether older ones follow. */
            more: boolean;
        };
        JournalEntry: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description The place of the piece's question that it answers, from 0; null for none.
             */
            prompt: number | null;
            /** @description The piece that it is about; empty for none. It may have left the library. */
            resource: string;
            text: string;
            /** @description The page cannot be opened: its text is empty, and all that can be done is to delete it. */
            unreadable: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        JournalEntryRequest: {
            /**
             * Format: int64
             * @description The place of the piece's question that it answers, from 0; left out for none.
             */
            prompt?: number;
            /** @description The piece that it is about; empty for none. */
            resource?: string;
            text: string;
            /** @description The updatedAt of the page that was written on, exactly as it was read; left out or empty for a new page. */
            updatedAt?: string;
        };
        JournalPage: {
            /**
             * Format: uuid
             * @description Ask for what stands before this entry; null when there is nothing more.
             */
            earlier: string | null;
            entries: components["schemas"]["JournalEntry"][];
        };
        LeaveRequest: {
            /** @description Whether posts in the community stay, detached from everybody. They do when this is left out. */
            keepPosts?: boolean;
            /** @description The member's own, typed again. */
            password: string;
        };
        Left: {
            message: string;
        };
        LinkAccountRequest: {
            password: string;
        };
        LoginRequest: {
            password: string;
            /** @description Others use this device: the sign-in ends after half an hour without use. */
            sharedDevice?: boolean;
            /** @description A username or an email address. */
            username: string;
        };
        MailedLinkRequest: {
            /** @description The token parameter of the link. */
            token: string;
        };
        MarkMessagesRequest: {
            /** @description The newest message that was received or seen. */
            messageId: string;
        };
        Matching: {
            coachGender: string;
            focus: string[];
            homeCity: string;
            language: string;
            outsideCommunity: boolean;
        };
        MatchingRequest: {
            /** @description Empty when it does not matter. */
            coachGender?: string;
            /** @description What brings them here. */
            focus?: string[];
            /** @description The city to keep away from. Kept only while outsideCommunity is true. */
            homeCity?: string;
            /** @description The language the member would rather talk in. */
            language?: string;
            /** @description Somebody who shares neither their region, nor their faith, nor homeCity. */
            outsideCommunity?: boolean;
        };
        Message: {
            attachment: components["schemas"]["Attachment"] | null;
            /** @description The attachment's url; null without one. */
            attachmentUrl: string | null;
            /** @description Written by the product in the coach's name, such as the welcome. */
            automatic: boolean;
            /** Format: uuid */
            coachId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: uuid
             * @description Made by the sender's client.
             */
            id: string;
            /** @description Written by the member. */
            isFromUser: boolean;
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
        MoveSessionRequest: {
            /** @description When it is to begin: one of the open times, as RFC 3339. */
            date: string;
        };
        Mute: {
            muted: boolean;
        };
        MuteRequest: {
            muted: boolean;
        };
        NewFeed: {
            /** Format: date-time */
            createdAt: string;
            /** @description Whoever has it can read the calendar, and nothing else. */
            url: string;
        };
        Notification: {
            /**
             * Format: date-time
             * @description When it was raised. One that is raised again while it is unread moves to the top, with another text and time, and keeps its id.
             */
            createdAt: string;
            /** Format: uuid */
            id: string;
            message: string;
            read: boolean;
            title: string;
            /** @enum {string} */
            type: "message" | "subscription" | "session" | "community" | "goal";
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            /** @description Older ones follow: ask for those before the last item's id. */
            more: boolean;
            /**
             * Format: int64
             * @description How many the member has not read, on this page or not.
             */
            unread: number;
        };
        OnboardingRequest: {
            /**
             * Format: double
             * @description Whole years. Only the range is kept.
             */
            age: number;
            /** @description Of the coach they would like; empty when it does not matter. */
            coachGender?: string;
            /** @description What the member would like to talk about. */
            focus?: string[];
            gender: string;
            /** @description The city to keep away from. Kept only while outsideCommunity is true. */
            homeCity?: string;
            /** @description The language the member would rather talk in. */
            language?: string;
            /** @description They would like a coach who shares neither their region, nor their faith, nor homeCity. */
            outsideCommunity?: boolean;
            region: string;
            religion?: string;
        };
        OnboardingStatus: {
            hasCompletedOnboarding: boolean;
            hasSeenTour: boolean;
        };
        OwnWords: {
            appealed: boolean;
            canAppeal: boolean;
            /**
             * Format: uuid
             * @description Null for a post.
             */
            commentId: string | null;
            /**
             * Format: date-time
             * @description In whole seconds.
             */
            createdAt: string;
            excerpt: string;
            /** @enum {string} */
            kind: "post" | "comment";
            /** @description Its thread can be opened by the member. */
            open: boolean;
            /**
             * @description What a moderator's decision made of it; empty for nothing.
             * @enum {string}
             */
            outcome: "" | "hidden" | "removed";
            /** Format: uuid */
            postId: string;
            /** @enum {string} */
            status: "published" | "held" | "hidden" | "removed";
            /** @description The post's; empty where the member cannot read it any more. */
            title: string;
        };
        OwnWordsPage: {
            /** @description Ask for what was written before this; null when nothing was. */
            earlier: string | null;
            items: components["schemas"]["OwnWords"][];
        };
        PendingSignIn: {
            email: string;
            /** @description As the provider has it; may be empty. */
            firstName: string;
            /** @description For link: false when the account has no password yet, so that a letter to choose one comes first. */
            hasPassword: boolean;
            /**
             * @description new: names for an account, sent to /api/auth/welcome. link: the password of the account with this address, sent to /api/auth/link.
             * @enum {string}
             */
            kind: "new" | "link";
            /** @description As the provider has it; may be empty. */
            lastName: string;
            /** @description A path of ours: where to go on to afterwards. */
            next: string;
            /** @description A username that is free at this moment; empty for link. */
            suggestedUsername: string;
        };
        PlannedSession: {
            /** Format: date-time */
            date: string;
            /** Format: uuid */
            id: string;
        };
        Post: {
            author: components["schemas"]["PostAuthor"];
            /** @description The author may say something against what a moderator decided. Once. */
            canAppeal: boolean;
            canEdit: boolean;
            /** @enum {string} */
            category: "identity" | "family-dynamics" | "immigration" | "relationships" | "career" | "wellness";
            /**
             * Format: int64
             * @description Comments that are shown.
             */
            commentCount: number;
            content: string;
            /**
             * Format: date-time
             * @description In whole seconds.
             */
            createdAt: string;
            /** @description The author took it back: title and content are empty. */
            deleted: boolean;
            edited: boolean;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description All reactions together.
             */
            likes: number;
            reactions: components["schemas"]["Reactions"];
            /**
             * @description What the safety list found in the words; empty for everybody but the author.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * @description Others see what is published, and a deleted post for as long as it has comments.
             * @enum {string}
             */
            status: "published" | "held" | "hidden" | "removed" | "deleted";
            tags: string[];
            title: string;
        };
        PostAuthor: {
            isYours: boolean;
            /** @description Theirs in this thread alone. It stays when they leave. */
            name: string;
        };
        PostRequest: {
            /** @description A code of the categories. */
            category: string;
            content: string;
            /** @description A UUID made by the client. Sending it again brings the post that is stored. Not read when a post is changed. */
            id?: string;
            /** @description As they were typed: capitals, a leading # and what is there twice make no difference. */
            tags?: string[];
            title: string;
        };
        PostSummary: {
            author: components["schemas"]["PostAuthor"];
            /** @enum {string} */
            category: "identity" | "family-dynamics" | "immigration" | "relationships" | "career" | "wellness";
            /**
             * Format: int64
             * @description Comments that are shown.
             */
            commentCount: number;
            /**
             * Format: date-time
             * @description In whole seconds.
             */
            createdAt: string;
            edited: boolean;
            /** @description The beginning of the words on one line; in what a search found, the words around what was looked for. */
            excerpt: string;
            /** @description There are more words. */
            excerptCut: boolean;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description All reactions together.
             */
            likes: number;
            reactions: components["schemas"]["Reactions"];
            /**
             * @description Lists hold what is published.
             * @enum {string}
             */
            status: "published" | "held" | "hidden" | "removed" | "deleted";
            tags: string[];
            title: string;
        };
        Practice: {
            breath: components["schemas"]["Breath"] | null;
            /** @enum {string} */
            kind: "none" | "breath" | "scan" | "journal";
            /** @description Of a journal: the questions, which pages of the journal name by their place from 0. */
            prompts: string[];
            /** @description Of a scan: one sentence after the other. */
            steps: components["schemas"]["Step"][];
        };
        Preferences: {
            /** @description The code of an age range. */
            age: string;
            emailNotifications: boolean;
            gender: string;
            language: string;
            messageNotifications: boolean;
            newsletterSubscription: boolean;
            /** @description As 22:00, in the member's own zone; empty without quiet hours. */
            quietFrom: string;
            quietUntil: string;
            region: string;
            religion: string;
            sessionReminders: boolean;
            shareReadReceipts: boolean;
        };
        PreferencesRequest: {
            /** @description The code of an age range. */
            age: string;
            gender: string;
            /** @description The language the member would rather talk in. */
            language?: string;
            region: string;
            religion?: string;
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
        ProfileRequest: {
            /** @description Another address becomes the member's when the link in the letter to it has been followed. */
            email: string;
            firstName: string;
            lastName: string;
            /** @description Needed when the address changes and the account has a password. */
            password?: string;
            /** @description IANA name. Left out, it stays as it is. */
            timeZone?: string;
            username: string;
        };
        Reactions: {
            /** Format: int64 */
            sameHere: number;
            /** Format: int64 */
            support: number;
            /** Format: int64 */
            thankYou: number;
            /** @description The member's own. */
            yours: ("Support" | "SameHere" | "ThankYou")[];
        };
        ReactRequest: {
            /** @description Support, SameHere or ThankYou. */
            reactionType: string;
        };
        ReadNotificationsRequest: {
            /** @description Those that were read; without it, all. Ids that are not the member's own change nothing. */
            ids?: string[];
        };
        Receipt: {
            /** Format: uuid */
            coachId: string;
            /** Format: int64 */
            deliveredSeq: number;
            /** Format: int64 */
            readSeq: number;
        };
        Received: Record<string, never>;
        RegisterRequest: {
            email: string;
            firstName: string;
            /** @description The heading the visitor was shown on the site: default or cultural. */
            headingVariant?: string;
            lastName: string;
            password: string;
            /** @description The price the visitor was shown on the site: default, discount or premium. What stands in their beta signup, if there is one, wins. */
            pricingVariant?: string;
            /** @description IANA name, as the browser knows it. */
            timeZone?: string;
            /** @description Three to fifty letters, digits and underscores. */
            username: string;
        };
        Reply: {
            /**
             * Format: date-time
             * @description By when: of what waits the longest, or of a message sent now when nothing waits.
             */
            by: string;
            /** @description The time is past and nothing was answered. */
            late: boolean;
            /** @description Whether the coach has seen the member's newest message; null when the member keeps read receipts to themselves or wrote nothing yet. */
            seen: boolean | null;
            /**
             * Format: date-time
             * @description Since when the member has waited for an answer; null when nothing waits.
             */
            waitingSince: string | null;
        };
        Request: {
            /** @description Which letters: messages, sessions, newsletter or all. */
            from: string;
            /** @description What the link in the letter carries in place of a name. */
            key: string;
        };
        ResetAccount: {
            username: string;
        };
        ResetRequest: {
            password: string;
            /** @description The token parameter of the link. */
            token: string;
        };
        Resource: {
            /** @enum {string} */
            category: "meditation" | "mindfulness" | "journaling" | "wellness";
            /** @description Markdown: paragraphs, headings from the second level on, lists, quotes, emphasis and links. No HTML. */
            content: string;
            description: string;
            /** @description The piece's name in addresses. */
            id: string;
            /** @description A path of the member app, where the piece's picture is drawn. */
            imageUrl: string;
            /**
             * Format: int64
             * @description How long reading and practice take together.
             */
            minutes: number;
            practice: components["schemas"]["Practice"];
            /** @description The member keeps it for later. */
            saved: boolean;
            title: string;
        };
        ResourceSummary: {
            /** @enum {string} */
            category: "meditation" | "mindfulness" | "journaling" | "wellness";
            description: string;
            /** @description The piece's name in addresses. */
            id: string;
            /** @description A path of the member app, where the piece's picture is drawn. */
            imageUrl: string;
            /**
             * @description What there is to do besides reading.
             * @enum {string}
             */
            kind: "none" | "breath" | "scan" | "journal";
            /**
             * Format: int64
             * @description How long reading and practice take together.
             */
            minutes: number;
            /** @description How the piece begins, in plain words. */
            preview: string;
            /** @description Of a journal: the questions, which pages of the journal name by their place from 0. */
            prompts: string[];
            /** @description The member keeps it for later. */
            saved: boolean;
            title: string;
        };
        ResourceText: {
            /** @description Markdown, as the piece itself has it. */
            content: string;
            /** @description The piece's name in addresses. */
            id: string;
        };
        SelectCoachRequest: {
            /** @description The coach's id. */
            coachId: string;
        };
        SendCompanionMessageRequest: {
            /** @description A UUID made by the client. Sending it again stores nothing twice: it brings the answer, whole, as it comes, or made now. */
            id: string;
            text: string;
        };
        SendMessageRequest: {
            /** @description A file that the member uploaded and has not sent yet. */
            attachmentId?: string;
            coachId: string;
            /** @description A UUID made by the client; sending it again never stores twice. */
            id?: string;
            /** @description May only be true: the server decides who sent a message. */
            isFromUser?: boolean;
            /** @description Accepted and ignored: the server knows how far a message has come. */
            status?: string;
            /** @description May be empty when there is an attachment. */
            text: string;
        };
        Session: {
            canCancel: boolean;
            /** @description It would count although it is cancelled now. */
            cancelCounts: boolean;
            /**
             * @description Null when it is not cancelled.
             * @enum {string|null}
             */
            cancelledBy: "member" | "coach" | "change" | "leaving" | "absence" | null;
            canChange: boolean;
            /** @description Whether that can be said now. */
            canReportVideo: boolean;
            /**
             * Format: date-time
             * @description Until then it can be moved, and cancelled without its counting.
             */
            changeUntil: string;
            coachCity: string;
            /** Format: uuid */
            coachId: string;
            /** @description Empty when the coach has no picture: the kit draws one from the id. */
            coachImageUrl: string;
            coachName: string;
            /** @description IANA name. */
            coachTimeZone: string;
            /** @description It counts against the sessions of its month. */
            counted: boolean;
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
            /** @description It stands where the coach asked for it to be: it may be cancelled until it begins without counting. */
            movedByCoach: boolean;
            /** @description What the member wants the coach to know beforehand. */
            note: string;
            /**
             * @description Who did not come, as the coach said; null when both did, or nothing was said.
             * @enum {string|null}
             */
            outcome: "no_show" | "coach_absent" | null;
            /** @description Another time that the coach asks for and that can be answered now; null for none. */
            proposal: components["schemas"]["SessionProposal"] | null;
            /**
             * @description Scheduled until it ends, completed from then on.
             * @enum {string}
             */
            status: "scheduled" | "completed" | "cancelled";
            /** @description The member's own, an IANA name. */
            timeZone: string;
            /** @description Somebody said that the video did not work. */
            videoTrouble: boolean;
            /** @description The way in, from joinFrom until the end; null at any other time. */
            zoomLink: string | null;
        };
        SessionAllowance: {
            /** @description Past them nothing can be booked in that month. */
            hardStop: boolean;
            /**
             * Format: int64
             * @description Sessions that a calendar month of the member's zone holds.
             */
            included: number;
            /** @description This month, and the others in which a session can be booked now. */
            months: components["schemas"]["AllowanceMonth"][];
            /** @enum {string} */
            plan: "free" | "trial" | "premium";
        };
        SessionPage: {
            items: components["schemas"]["Session"][];
            /** @description Older ones follow: ask for those before the last item's id. */
            more: boolean;
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
        SettingsRequest: {
            emailNotifications?: boolean;
            messageNotifications?: boolean;
            newsletterSubscription?: boolean;
            /** @description Time of day in the member's own zone, as 22:00. It comes with quietUntil; both empty switches quiet hours off. */
            quietFrom?: string;
            quietUntil?: string;
            sessionReminders?: boolean;
            shareReadReceipts?: boolean;
        };
        ShareRequest: {
            /** @description Codes out of region, religion, gender, age, language and focus, each once; none shares nothing. */
            fields: string[];
        };
        Sharing: {
            /** @description Codes out of region, religion, gender, age, language and focus. Nothing is shared to begin with, and nothing again after a change of coach. */
            fields: string[];
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
            sharedDevice: boolean;
        };
        SignInProviders: {
            /** @description Whether Continue with Google leads anywhere. */
            google: boolean;
        };
        SiteHeader: {
            user: components["schemas"]["SiteHeaderUser"] | null;
        };
        SiteHeaderUser: {
            email: string;
            firstName: string;
            lastName: string;
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
        Step: {
            /** Format: int64 */
            seconds: number;
            text: string;
        };
        Subscription: {
            /** @description What is charged; null when it is no card. */
            card: components["schemas"]["Card"];
            /**
             * Format: int64
             * @description Charged each month, in minor units of the currency.
             */
            cents: number;
            /** @description Lower-case code, such as usd. */
            currency: string;
            /**
             * Format: date-time
             * @description When it ends, once it is cancelled; null while it goes on.
             */
            endsAt: string | null;
            /**
             * Format: date-time
             * @description When access ends unless what is owed is paid; null when nothing is.
             */
            graceEndsAt: string | null;
            /** @description What the bank said when the card was refused for what is owed, fit to show; null when nothing is owed, or nobody said why. */
            lastRefusal: string | null;
            /**
             * Format: date-time
             * @description Null when nothing is charged any more.
             */
            nextChargeAt: string | null;
            /**
             * Format: date-time
             * @description When what is paid for ends, or the free days do.
             */
            paidUntil: string;
            /** Format: date-time */
            startedAt: string;
            /**
             * @description Trialing: a card stands behind the free days that are left. Past due: the last payment did not go through.
             * @enum {string}
             */
            status: "trialing" | "active" | "past_due";
            /** @description Code of the price. */
            variant: string;
        };
        SubscriptionStatus: {
            /** @description Whether there is or was a subscription. */
            hadSubscription: boolean;
            /** @description Whether they have what is paid for, now. A free trial is no subscription. */
            hasActiveSubscription: boolean;
            /** @description What they pay; null when nothing gives them access now. */
            subscription: components["schemas"]["Subscription"];
            /**
             * Format: date-time
             * @description When the free trial ends, or ended; null when there was none.
             */
            trialEndsAt: string | null;
            /**
             * Format: date-time
             * @description When the one free trial began; null when there was none.
             */
            trialStartedAt: string | null;
        };
        TrialStarted: {
            /** @description Whether there is or was a subscription. */
            hadSubscription: boolean;
            /** @description Whether they have what is paid for, now. A free trial is no subscription. */
            hasActiveSubscription: boolean;
            /** @description Fit to show. */
            message: string;
            /** @description What they pay; null when nothing gives them access now. */
            subscription: components["schemas"]["Subscription"];
            /**
             * Format: date-time
             * @description When the free trial ends, or ended; null when there was none.
             */
            trialEndsAt: string | null;
            /**
             * Format: date-time
             * @description When the one free trial began; null when there was none.
             */
            trialStartedAt: string | null;
        };
        Typing: {
            /** Format: uuid */
            coachId: string;
            typing: boolean;
        };
        TypingRequest: {
            typing: boolean;
        };
        UnreadNotifications: {
            /** Format: int64 */
            unread: number;
        };
        User: {
            /**
             * Format: uuid
             * @description The coach this member talks with now, or null.
             */
            coachId: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** @description Whether the link in the letter to the address was followed. */
            emailConfirmed: boolean;
            firstName: string;
            /** @description Whether this member pays. A free trial is no subscription. */
            hasActiveSubscription: boolean;
            /** @description False for whoever has only ever come in through a provider. */
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            lastName: string;
            /** @description The address that the member wants instead and has still to confirm, or null. */
            newEmail: string | null;
            /** @enum {string} */
            pricingVariant: "default" | "discount" | "premium";
            /** @description Whether this sign-in is on a device that others use too. */
            sharedDevice: boolean;
            timeZone: string;
            /**
             * Format: date-time
             * @description When the trial ends, or ended; null for whoever never began one.
             */
            trialEndsAt: string | null;
            username: string;
        };
        WebhookReceived: {
            received: boolean;
        };
        WelcomeRequest: {
            firstName: string;
            lastName: string;
            /** @description Three to fifty letters, digits and underscores. */
            username: string;
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
    appeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
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
    continueWithGoogle: {
        parameters: {
            query?: {
                /** @description The heading the visitor was shown on the site. */
                heading?: string;
                /** @description A path of ours to go on to afterwards. */
                next?: string;
                /** @description The price the visitor was shown on the site. */
                pricing?: string;
                /** @description 1 when others use this device: the sign-in ends after half an hour without use. */
                sharedDevice?: string;
                /** @description IANA name, as the browser knows it. */
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            302: {
                headers: {
                    Location?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 429, 500 */
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
    googleCallback: {
        parameters: {
            query?: {
                code?: string;
                error?: string;
                iss?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            302: {
                headers: {
                    Location?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 429, 500 */
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
    linkSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkAccountRequest"];
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
                    "application/json": components["schemas"]["User"];
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
    pendingSignIn: {
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
                    "application/json": components["schemas"]["PendingSignIn"];
                };
            };
            /** @description Error: 404, 500 */
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
    signInProviders: {
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
                    "application/json": components["schemas"]["SignInProviders"];
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
    welcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WelcomeRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Error: 400, 404, 409, 413, 415, 429, 500 */
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
    openBillingPortal: {
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
                    "application/json": components["schemas"]["BillingPortal"];
                };
            };
            /** @description Error: 401, 409, 500, 502 */
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
    suggestCoaches: {
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
                    "application/json": components["schemas"]["CoachSuggestion"][];
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
    listCoaches: {
        parameters: {
            query?: {
                /** @description Only those after this coach in the list; without it, from the beginning. */
                after?: string;
                /** @description The code of something they work with. */
                focus?: string;
                /** @description The code of a language they speak. */
                language?: string;
                /** @description At most so many; without it, twenty-four. */
                limit?: number;
                /** @description Only those who have a free time for the member in the next seven days. */
                week?: "1";
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
                    "application/json": components["schemas"]["Coach"][];
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
    getCoach: {
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
                    "application/json": components["schemas"]["Coach"];
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
    listCommunityNotices: {
        parameters: {
            query?: {
                /** @description Only what stands before this notice. */
                before?: string;
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
                    "application/json": components["schemas"]["CommunityNoticePage"];
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
    seeCommunityNotices: {
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
    listOwnWords: {
        parameters: {
            query?: {
                /** @description Only what was written before this post or comment. */
                before?: string;
                /** @description At most so many; without it, thirty. */
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
                    "application/json": components["schemas"]["OwnWordsPage"];
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
    listCompanions: {
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
                    "application/json": components["schemas"]["Companion"][];
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
    getCompanionTalk: {
        parameters: {
            query?: {
                /** @description Only messages before this number; without it, the newest. */
                before?: number;
                /** @description At most so many messages; without it, fifty. */
                limit?: number;
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
                    "application/json": components["schemas"]["CompanionTalk"];
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
    sendCompanionMessage: {
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
                "application/json": components["schemas"]["SendCompanionMessageRequest"];
            };
        };
        responses: {
            /** @description The events, until the answer is whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    deleteCompanionTalk: {
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
    listConversations: {
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
                    "application/json": components["schemas"]["ConversationSummary"][];
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
    cancelEmailChange: {
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
    confirmEmail: {
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
                    "application/json": components["schemas"]["ConfirmedAddress"];
                };
            };
            /** @description Error: 400, 409, 410, 413, 415, 429, 500 */
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
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description Error: 401, 409, 429, 500 */
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
    flag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
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
    getForumAlias: {
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
                    "application/json": components["schemas"]["ForumAlias"];
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
    acceptGuidelines: {
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
                    "application/json": components["schemas"]["ForumAlias"];
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
    getOrCreateSubscription: {
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
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description Error: 401, 409, 500, 502 */
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
    listGoals: {
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
                    "application/json": components["schemas"]["GoalList"];
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
    proposeGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    listInvoices: {
        parameters: {
            query?: {
                /** @description Only those after this invoice in the list; without it, from the beginning. */
                after?: string;
                /** @description At most so many; without it, twenty-four. */
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
                    "application/json": components["schemas"]["InvoiceList"];
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
    openInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invoice. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description See Other */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
    listJournal: {
        parameters: {
            query?: {
                /** @description Only what stands before this entry; without it, the newest. */
                before?: string;
                /** @description At most so many entries; without it, twenty. */
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
                    "application/json": components["schemas"]["JournalPage"];
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
    writeJournalEntry: {
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
                "application/json": components["schemas"]["JournalEntryRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
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
    deleteJournalEntry: {
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
                "application/json": components["schemas"]["LoginRequest"];
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
                    "application/json": components["schemas"]["User"];
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
                    Location?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A form was sent: on to the page for signing in */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 403, 500 */
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
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
    getConversation: {
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
                coachId: string;
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
                    "application/json": components["schemas"]["Conversation"];
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
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
            };
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
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            /** @description Error: 401, 404, 409, 429, 500 */
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
    undoConversationDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
            /** @description Error: 401, 404, 409, 429, 500 */
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
    markMessagesDelivered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
    exportConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
                    "application/json": components["schemas"]["ChatExport"];
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
    muteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mute"];
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
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
    searchConversation: {
        parameters: {
            query?: {
                /** @description Only messages before this number. */
                before?: number;
                /** @description What to look for, 1 to 100 letters. */
                q?: string;
            };
            header?: never;
            path: {
                coachId: string;
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
                    "application/json": components["schemas"]["Found"];
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
    typeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
    listUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
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
                    "application/json": components["schemas"]["Message"][];
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
    listNotifications: {
        parameters: {
            query?: {
                /** @description Only those after this one in the list; without it, the newest. */
                before?: string;
                /** @description At most so many; without it, twenty. */
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
                    "application/json": components["schemas"]["NotificationPage"];
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
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
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
    changeCard: {
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
                    "application/json": components["schemas"]["CardForm"];
                };
            };
            /** @description Error: 401, 409, 500, 502 */
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
    listPosts: {
        parameters: {
            query?: {
                /** @description Only those after this post; without it, from the beginning. */
                after?: string;
                /** @description The code of a category; without it, all. */
                category?: string;
                /** @description At most so many; without it, twenty. */
                limit?: number;
                /** @description What to look for, 1 to 100 letters. */
                q?: string;
                /** @description Without it, trending. */
                sort?: "trending" | "recent";
                /** @description Only posts with this tag. */
                tag?: string;
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
                    "application/json": components["schemas"]["PostSummary"][];
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
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
    getPost: {
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
                    "application/json": components["schemas"]["Post"];
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
    deletePost: {
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
    editPost: {
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
                "application/json": components["schemas"]["PostRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
    listComments: {
        parameters: {
            query?: {
                /** @description Only those after this comment. */
                after?: string;
                /** @description This comment and those next to it. */
                around?: string;
                /** @description Only those before this comment, the last of them. */
                before?: string;
                /** @description At most so many; without it, fifty. */
                limit?: number;
                /** @description The last ones of the thread. */
                newest?: "1";
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
                    "application/json": components["schemas"]["Comment"][];
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
    addComment: {
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
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
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
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
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
    editComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
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
    getReactions: {
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
                    "application/json": components["schemas"]["Reactions"];
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
    react: {
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
                "application/json": components["schemas"]["ReactRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reactions"];
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
    takeReactionBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description Support, SameHere or ThankYou. */
                reactionType: string;
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
                    "application/json": components["schemas"]["Reactions"];
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
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    listResourceTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceText"][];
                };
            };
            /** @description The client has them already */
            304: {
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
    listResources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceSummary"][];
                };
            };
            /** @description The client has them already */
            304: {
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
    getResource: {
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
                    "application/json": components["schemas"]["Resource"];
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
    saveResource: {
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
    unsaveResource: {
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
    getSessionAllowance: {
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
                    "application/json": components["schemas"]["SessionAllowance"];
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
    listSessions: {
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
                    "application/json": components["schemas"]["Session"][];
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
    bookSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookSessionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
    getSession: {
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
                    "application/json": components["schemas"]["Session"];
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
                    "application/json": components["schemas"]["Session"];
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
    moveSession: {
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
                "application/json": components["schemas"]["MoveSessionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
    acceptProposal: {
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
                "application/json": components["schemas"]["AnswerProposalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
    declineProposal: {
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
                "application/json": components["schemas"]["AnswerProposalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
                    "application/json": components["schemas"]["Session"];
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
                    "application/json": components["schemas"]["SessionPage"];
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
    siteHeader: {
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
                    "application/json": components["schemas"]["SiteHeader"];
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
    startTrial: {
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
                    "application/json": components["schemas"]["TrialStarted"];
                };
            };
            /** @description Error: 401, 409, 500 */
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
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                "Stripe-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReceived"];
                };
            };
            /** @description Error: 400, 413, 500 */
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
    getSubscriptionStatus: {
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
                    "application/json": components["schemas"]["SubscriptionStatus"];
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
    cancelSubscription: {
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
                    "application/json": components["schemas"]["SubscriptionStatus"];
                };
            };
            /** @description Error: 401, 409, 500, 502 */
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
    resumeSubscription: {
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
                    "application/json": components["schemas"]["SubscriptionStatus"];
                };
            };
            /** @description Error: 401, 409, 500, 502 */
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
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Request"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
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
    openUnsubscribe: {
        parameters: {
            query: {
                from: "messages" | "sessions" | "newsletter" | "all";
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description See Other */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 500 */
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
    unsubscribeOneClick: {
        parameters: {
            query: {
                from: "messages" | "sessions" | "newsletter" | "all";
                key: string;
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
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Error: 400, 429, 500 */
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
    resubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Request"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
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
    getUser: {
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
                    "application/json": components["schemas"]["User"];
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
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Left"];
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
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingStatus"];
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
    getUserPreferences: {
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
                    "application/json": components["schemas"]["OnboardingStatus"];
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
    completeTour: {
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
                    "application/json": components["schemas"]["OnboardingStatus"];
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
    selectCoach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectCoachRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    previewCoachChange: {
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
                    "application/json": components["schemas"]["CoachChange"];
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
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description Error: 401, 403, 429, 500 */
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
    getMatching: {
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
                    "application/json": components["schemas"]["Matching"];
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
    saveMatching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Matching"];
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
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
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
    getPreferences: {
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
                    "application/json": components["schemas"]["Preferences"];
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
    savePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
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
    removeCoach: {
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
                    "application/json": components["schemas"]["User"];
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
    getSharing: {
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
                    "application/json": components["schemas"]["Sharing"];
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
    saveSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sharing"];
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
}
