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
         * Get a coach's picture
         * @description Coaches can read their own picture, administrators any. The content at a URL never changes.
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
         * List the audit log
         * @description Newest first, at most 50 entries per page.
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
         * List all coaches
         * @description All accounts of the coach portal by name, with the number of accounts per status. At most 30 per page.
         */
        get: operations["listCoaches"];
        put?: never;
        /**
         * Invite a new coach
         * @description Creates the account and emails a link to choose a password. 409 if the address has an account.
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
        /** Get a coach for administration */
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
         * Activate a coach
         * @description Members can choose the coach once the coach is also verified. Waiting clients are notified. 409 if the coach is active or has not accepted the invitation, for the administrator's own account, and for an account that does not coach.
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
         * Deactivate a coach
         * @description Planned sessions are cancelled, and both sides are notified. Clients keep the coach and wait, or are released to choose another one. An inactive coach whose clients wait can be deactivated again to release them. 409 if nothing would change, and for the administrator's own account.
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
         * Resend a coach's invitation
         * @description Links in earlier emails stop working. 409 if no invitation is pending, because the coach has chosen a password.
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
         * Reset a coach's second factor
         * @description Removes a lost second factor and notifies the coach. 409 if there is none, and for the administrator's own account.
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
         * Verify or reject a coach's training
         * @description The coach is notified. 409 if the coach already has this status, for the administrator's own account, for an account that does not coach, and for rejecting a coach whom members can choose.
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
         * Decide on a credential change
         * @description Publishes or rejects the change and notifies the coach. 409 if it is already decided or withdrawn, and for the administrator's own account.
         */
        post: operations["decideCredentialChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/crises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open crises
         * @description Names neither members nor their words. The outcomes are those that coaches recorded.
         */
        get: operations["listCrises"];
        put?: never;
        post?: never;
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
        /** Count the open administrative work */
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
         * Get the system's health
         * @description State of the database and of every kind of job. Contains no personal data.
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
         * List visitors' messages, applications or signups
         * @description Newest first: messages from the contact page, job applications, or beta signups. 30 per page.
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
        /** Get one inbox entry */
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
         * Mark an inbox entry handled or open
         * @description The audit log records it. A repeat changes nothing.
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
         * Export an inbox list as CSV
         * @description CSV (RFC 4180) in UTF-8 with a byte order mark. Text that spreadsheets would run as a formula gets a leading apostrophe. The audit log records the export with the number of rows.
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
         * Delete a discarded job
         * @description The audit log records it. 409 if the job is not discarded.
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
         * Retry a discarded job
         * @description The audit log records it. 409 if the job is not discarded.
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
         * List moderation cases
         * @description Open cases: crisis first, then appeals, flags and links; oldest first among equals. Decided cases: newest first. At most 20 per page.
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
        /** Get a case with its text */
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
         * Claim a moderation case
         * @description Reserves the case for 30 minutes, so that no other administrator decides it; a repeat extends the time. 409 if another administrator has claimed the case, or if it is decided.
         */
        post: operations["claimCase"];
        /**
         * Release a claimed case
         * @description Succeeds if the claim has already ended. 409 if another administrator has claimed the case.
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
         * Decide a claimed case
         * @description The author and the members with flags are notified without learning about each other. 409 if the administrator's claim has ended, if the case is decided, or if it has changed since it was read.
         */
        post: operations["decideCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/on-call/rota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the people of a block of the on-call rota
         * @description Replaces them. 400 for people other than administrators and active, verified coaches.
         */
        put: operations["setRotaBlock"];
        post?: never;
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
         * List the payment provider's events
         * @description An event contains no card, no amount and no name. Newest first, 50 per page.
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
         * Dismiss a payment event
         * @description The audit log records it. 409 if the event is not set aside.
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
         * Retry a payment event
         * @description The audit log records it. 409 if the event is not set aside.
         */
        post: operations["retryPaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/admin/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the crisis referrals of companions
         * @description For the yearly reports that states ask for. Counts per month and kind, without texts and members.
         */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
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
         * Get counts by page variants
         * @description Counts only. Trials and payments are counted for accounts created in these days, whenever they happened. At most 366 days.
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
         * Upload a file for a message
         * @description At most 10 MiB. The content determines the type; 415 if the type is not allowed. Metadata about place and person is removed from pictures. A file that is not sent within a day is deleted.
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
         * Download a conversation's file
         * @description Coaches can read files in conversations with current clients and their own unsent uploads; 404 for any other file. Supports range requests.
         */
        get: operations["readAttachment"];
        put?: never;
        post?: never;
        /** Discard an unsent file */
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
        /** Get the calendar feed's state */
        get: operations["calendarFeed"];
        put?: never;
        /**
         * Create a new calendar feed URL
         * @description The previous URL stops working. The new URL is returned only in this response.
         */
        post: operations["renewCalendarFeed"];
        /** Delete the calendar feed URL */
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
         * Read the calendar feed
         * @description For calendar programs: the secret in the URL replaces a session. Contains future sessions and those of the last 90 days. 404 for an unknown secret.
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
         * List the coach's clients
         * @description All clients, or a page of them with a limit: pass the header X-Next-After as after for the next page; it is missing on the last page. It is a position in the order, not a client: a client who moves across it between two requests is listed twice or not at all. Empty while the coach is not active and verified.
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
        /**
         * Get one client
         * @description With the answers and safety notes that the client shares, and the next and last sessions.
         */
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
         * Close a client's possible crisis with an outcome
         * @description Closes all flags up to the given number and stores the outcome; later ones still wait. Without a number, all. If none waits, it succeeds and stores nothing. 400 for an outcome other than called and wrote without a note.
         */
        post: operations["acknowledgeClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/crisis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of a client's possible crisis
         * @description When the coach opened it, and the latest call for the team. Both are null if none is open.
         */
        get: operations["getCrisisState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/crisis-outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how a client's possible crises were closed
         * @description Newest first, also by earlier coaches, whose notes are left out.
         */
        get: operations["listCrisisOutcomes"];
        put?: never;
        post?: never;
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
        /**
         * Mark a client's messages as delivered
         * @description All up to the given message, which has reached one of the coach's open pages. Repeating it, or an earlier message, changes nothing.
         */
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
        /**
         * List the goals with a client
         * @description Open ones first, then closed ones, latest first.
         */
        get: operations["listClientGoals"];
        put?: never;
        /**
         * Suggest a goal
         * @description The goal counts once the other side agrees to it. 409 if the member has no coach, or if the two already have 20 open goals or 200 in total.
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
        /**
         * Withdraw a goal suggestion
         * @description Only the side that suggested it can withdraw it, and only if it was never agreed; 409 otherwise.
         */
        delete: operations["takeBackGoal"];
        options?: never;
        head?: never;
        /**
         * Change an open goal's text
         * @description The caller agrees to the new text by changing it; the other side must agree again. 409 on the field version if the text has changed since it was read; 409 without a field if the goal is closed.
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
         * Agree to a goal's text
         * @description 409 on the field version if the text has changed since it was read; 409 without a field if the goal is closed.
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
        /** Close a goal as reached or dropped */
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
         * Reopen a closed goal
         * @description If the side that closed the goal reopens it, agreements stay. If the other side reopens it, that side agrees, and the side that closed it must agree again. 409 if the two already have 20 open goals.
         */
        post: operations["reopenGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Alert the team about a client's possible crisis
         * @description Repeating it alerts the team again. The crisis stays open until it is closed with an outcome. 409 if none is open.
         */
        post: operations["handOverClient"];
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
         * Get messages with a client
         * @description The newest messages, or those before, after or around a number; 400 for more than one of these.
         */
        get: operations["getClientConversation"];
        put?: never;
        /**
         * Send a message to a client
         * @description 409 if the attachment was sent before.
         */
        post: operations["sendClientMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a message
         * @description Replaces the text of the coach's own message without an attachment, within 15 minutes of sending. The text that the message has already changes nothing. 403 for another's message; 409 for a message that is too old, was unsent, has an attachment, or was edited elsewhere since.
         */
        put: operations["editClientMessage"];
        post?: never;
        /**
         * Unsend a message
         * @description Removes text and attachment of the coach's own message for both sides, within 15 minutes of sending. Repeating it changes nothing. 403 for another's message; 409 for a message that is too old.
         */
        delete: operations["unsendClientMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/clients/{clientId}/messages/{messageId}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * React to a message
         * @description Sets the coach's one reaction to a message of either side, or removes it. It sends no notification. 409 for an unsent message.
         */
        put: operations["reactToClientMessage"];
        post?: never;
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
        /**
         * List notes about a client
         * @description Newest first.
         */
        get: operations["listClientNotes"];
        put?: never;
        /**
         * Add a note about a client
         * @description 409 if there are already 500 notes about the client. Notes are deleted with the client's account.
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
        /** Change a note about a client */
        put: operations["changeClientNote"];
        post?: never;
        /** Delete a note about a client */
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
        /**
         * Mark a client's messages as read
         * @description All up to the given message. Repeating it, or an earlier message, changes nothing.
         */
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
         * Search the conversation with a client
         * @description Newest first, in any script, ignoring case. Three or more characters match anywhere, fewer at the beginning of a word.
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
         * Report whether the coach is typing
         * @description Sent to the client's open pages and not stored.
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
         * Get the coach's dashboard
         * @description The first page of clients in the order attention, the clients who have waited longest, today's sessions, and totals over all clients. While the coach is not active and verified, the lists are empty and the counts 0.
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
         * Add days off
         * @description Booked sessions stay; the response has their number. 409 if some of the days are off already.
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
        /** Remove days off */
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
        /** Get the coach's hours */
        get: operations["getHours"];
        /**
         * Publish the weekly hours
         * @description Replaces the weekly hours; members see them at once. Booked sessions stay.
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
        /** Set the hours of one date */
        put: operations["setDateHours"];
        post?: never;
        /**
         * Remove the hours of one date
         * @description The date then follows its weekday again.
         */
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
         * Accept an invitation
         * @description Sets the first password and signs in as login does. The link works once; 410 if it is used, expired or unknown. An unknown time zone is ignored.
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
         * Check an invitation link
         * @description Returns the recipient. 410 if the link is used, expired or unknown.
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
         * Stream the coach's live events
         * @description Each event has an id, a kind and JSON data: `message` (CoachMessage), `message_changed` (CoachMessage: it was edited, unsent or reacted to), `receipt` (Receipt: how far the client has received and read), `client` (Changed: refetch the list of clients), `session` (Changed: refetch sessions and hours), `goal` (Changed: refetch goals), `user` (Changed: refetch the coach's own account), `inbox` (Changed, for administrators: refetch visitors' entries), `on_call` (Changed, for administrators and people on call: refetch the on-call page), `conversation` (ConversationChanged: refetch that conversation), `typing` (Typing, without an id), `reset` (Changed: events were lost; refetch everything). A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the lastEventId query parameter; without either it starts with new events.
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
         * Sign in a coach
         * @description By email address. Sets the session cookie and ends the browser's previous session. If the account has a second factor, the response is 202, with a cookie that works for giveSecondFactor only. After too many attempts the response is 429 until the time in Retry-After, whether or not the account exists.
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
         * Complete sign-in with the second factor
         * @description With a code or a recovery code, within ten minutes of the password, at most five attempts. 400 for a wrong code; 401 if the password must be given again. Signs in as login does.
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
         * Sign out of the app
         * @description Ends the session and clears the cookie; succeeds without a session too.
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
        /** Set the coach's video link */
        put: operations["setMeetingLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the crises that wait for the people on call
         * @description Names neither members nor their words. 403 for coaches who are not on the rota.
         */
        get: operations["getOnCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call/crises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an opened crisis with its conversation
         * @description 404 unless the caller has opened it, and once it is closed. The first request after ten minutes without one is recorded in the audit log.
         */
        get: operations["getCrisis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call/crises/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an opened crisis with an outcome
         * @description Closes all flags up to the given number; later ones still wait. Without a number, all. Access to the conversation ends with the last. 400 for an outcome other than called and wrote without a note; 404 unless the caller has opened it.
         */
        post: operations["closeCrisis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call/crises/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the member a message from the team
         * @description Recorded in the audit log. 404 unless the caller has opened the crisis, and once it is closed.
         */
        post: operations["sendTeamMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call/crises/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a crisis with a reason
         * @description Recorded in the audit log, and the member is told that someone from the team opened the conversation. A repeat changes nothing. 404 for anyone who is not on call, and once the crisis is closed.
         */
        post: operations["openCrisis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call/rota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the on-call rota
         * @description For everyone on it, and administrators.
         */
        get: operations["getRota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/on-call/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the coach's on-call status
         * @description For every signed-in coach. An event on_call says when to refetch it.
         */
        get: operations["getOnCallStatus"];
        put?: never;
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
         * Change the account's password
         * @description Requires the current password. Ends the coach's other sign-ins; the current one gets a new cookie.
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
         * Request a password reset email
         * @description The response and the work are the same for every address, so the response does not reveal accounts. An email is sent only if there is an account.
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
         * Reset a password with a link
         * @description The link works once. Ends all sign-ins of the coach; a second factor stays. 410 if the link is used, expired or unknown.
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
         * Check a password reset link
         * @description Returns the account that the link is for. 410 if the link is used, expired or unknown.
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
        /** Get the coach's public profile */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the coach's public profile
         * @description Members see the changes at once. Missing fields stay unchanged. Credentials and the picture have their own operations.
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
         * Request new credentials
         * @description An administrator decides about them; until then members see the current ones. An earlier pending change is withdrawn.
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
        /** Withdraw the pending credential change */
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
         * Set the coach's picture
         * @description A JPEG, PNG or WebP of at most 10 MiB and 24 megapixels, with at least 160 pixels on the shorter side. The square is cropped, scaled to 640 by 640 pixels and encoded again: nothing else of the file is kept.
         */
        post: operations["setPortfolioImage"];
        /**
         * Remove the coach's picture
         * @description Does nothing if there is no picture.
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
        /** Get the signed-in coach */
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
        /** List the saved replies */
        get: operations["listSavedReplies"];
        put?: never;
        /**
         * Add a saved reply
         * @description Added at the end of the list. 409 if there are already 50.
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
        /** Change a saved reply */
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
         * Reorder the saved replies
         * @description 409 if the ids are not exactly those of all stored replies.
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
        /** Get the second factor's state */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin setting up a second factor
         * @description Requires the password. Returns a secret for an authenticator app, which has no effect until confirmSecondFactor; a repeat replaces it. 409 if there is a second factor already.
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
         * Enable the second factor
         * @description Requires its first code. Returns the recovery codes, which cannot be read again, and a new cookie for this sign-in; the coach's other sign-ins end. 409 if none was begun, or if it is enabled already.
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
         * Disable the second factor
         * @description Requires the password and a code or recovery code. 409 if there is no second factor, or if the coach must have one.
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
         * Create new recovery codes
         * @description Requires the password and a code or recovery code. Returns ten codes; the earlier ones stop working. 409 if there is no second factor.
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
         * Get the coach's calendar
         * @description Sessions, working hours and days off. Dates are in the coach's time zone, and the last one is included. At most 62 days.
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
         * @description Until it begins; 409 after that. It does not count for the client.
         */
        delete: operations["cancelSession"];
        options?: never;
        head?: never;
        /**
         * Propose another time to the client
         * @description To one of the open times, until the session begins; one proposal at a time. The session stays where it is until the client accepts; the proposed time is reserved. 409 if the session has begun or is cancelled, if another proposal is open, or if the time is taken.
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
         * Record a session's outcome
         * @description From the start until 14 days later; it can be changed. A session that the coach missed does not count for the client. 409 at any other time, for a cancelled session, and for no_show after a report that the video failed.
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
        /**
         * Withdraw the proposed time
         * @description 409 if there is no open proposal.
         */
        delete: operations["withdrawProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/sessions/{id}/recap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the coach wrote after a session, and what the client shares about it */
        get: operations["getSessionRecap"];
        /**
         * Write about a session after it, and share it with the client
         * @description A draft, until it is shared; after that, a change is visible to the client at once. 409 before the session has ended, for a cancelled one, and on updatedAt if the stored version is another one.
         */
        put: operations["saveSessionRecap"];
        post?: never;
        delete?: never;
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
         * List the times to move a session
         * @description The coach's open times from 12 hours to 60 days ahead at which neither side has a session. Dates are in the coach's time zone, and the last one is included.
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
         * Report that the video failed
         * @description The session then does not count for the client. Possible from ten minutes before the start until a day after the end; 409 at any other time.
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
        /**
         * List past sessions
         * @description Sessions that ended or were cancelled, newest first. 404 if the cursor is not one of the coach's sessions.
         */
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
         * List upcoming sessions
         * @description Soonest first. Includes sessions that ended within the last day, for which a failure of the video can still be reported.
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
        /**
         * List the coach's sign-ins
         * @description The current one first, then the most recently used.
         */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        /** End the coach's other sign-ins */
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
         * @description Its open pages are notified at once. Ending the current sign-in does not clear its cookie, which no longer works.
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
            /** @description Message to show to the user. */
            message: string;
        };
        AddDaysOffRequest: {
            /** @description Such as 2026-11-01. */
            firstDay: string;
            lastDay: string;
        };
        AddNoteRequest: {
            /** @description Session with this client that the note is about; empty for none. */
            sessionId?: string;
            /** @description Up to 5000 characters; may have several lines. */
            text: string;
        };
        AdministeredCoach: {
            /** Format: date-time */
            activatedAt: string | null;
            /** @description True if the account has the administrator's role. */
            administrator: boolean;
            bio: string;
            /** @description True if a change of credentials waits for a decision. */
            changeWaits: boolean;
            city: string;
            /**
             * Format: int64
             * @description Number of current clients.
             */
            clients: number;
            /**
             * @description What happened to the clients at the deactivation; null for a coach who was not deactivated.
             * @enum {string|null}
             */
            clientsOnLeaving: "wait" | "released" | null;
            country: string;
            /** Format: date-time */
            createdAt: string;
            credentialChange: components["schemas"]["WaitingCredentials"] | null;
            /** @description As members see them. */
            credentials: components["schemas"]["CoachCredential"][];
            /** Format: date-time */
            deactivatedAt: string | null;
            education: string;
            email: string;
            /** @description Codes of the focus topics. */
            focus: string[];
            /** Format: uuid */
            id: string;
            /** @description Empty if there is no picture. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description Time of the last invitation; null if there was none.
             */
            invitedAt: string | null;
            /** @description Codes of the languages. */
            languages: string[];
            /**
             * Format: date-time
             * @description Time of the coach's last use of the portal; null if never.
             */
            lastSignInAt: string | null;
            licenses: string;
            /** @description Conditions that are not met for members to choose the coach; empty if they can. */
            missing: ("password" | "verification" | "activation")[];
            name: string;
            /**
             * Format: double
             * @description Null if there are no ratings.
             */
            ratings: number | null;
            /** Format: int64 */
            reviewCount: number;
            /** @description True if the account has a second factor. */
            secondFactor: boolean;
            /** @description Comma-separated, as the coach wrote it. */
            specializations: string;
            /**
             * @description invited: has not chosen a password yet. pending: has chosen one, and was never active. inactive: was active before. administrator: coaches no members.
             * @enum {string}
             */
            standing: "invited" | "pending" | "active" | "inactive" | "administrator";
            state: string;
            timeZone: string;
            /** Format: int64 */
            upcomingSessions: number;
            /**
             * Format: int64
             * @description Number of clients with unacknowledged text that may be a crisis.
             */
            urgentClients: number;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected";
            /** Format: int64 */
            yearsOfExperience: number;
            /** @description True for the administrator's own account, which cannot be changed here. */
            you: boolean;
        };
        AdministeredCoachList: {
            counts: components["schemas"]["CoachCounts"];
            items: components["schemas"]["CoachSummary"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        AgreeRequest: {
            /**
             * Format: int64
             * @description Version of the text that was read.
             */
            version: number;
        };
        AskCredentialsRequest: {
            /** @description At most twelve, in the order of display. */
            credentials: components["schemas"]["Credential"][];
        };
        Attachment: {
            contentType: string;
            /**
             * Format: int64
             * @description Duration of a sound in milliseconds; null if unknown, and for other files.
             */
            durationMs: number | null;
            /**
             * Format: int64
             * @description In pixels; null if the file is not an image.
             */
            height: number | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "image" | "voice" | "document";
            name: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
            /** @description Path of the file in this app's API. */
            url: string;
            /**
             * Format: int64
             * @description In pixels; null if the file is not an image.
             */
            width: number | null;
        };
        AuditEntry: {
            /** @enum {string} */
            action: "administrator.create" | "administrator.remove" | "case.claim" | "case.release" | "case.decide" | "payment.retry" | "payment.dismiss" | "coach.invite" | "coach.invite-again" | "coach.verify" | "coach.reject" | "coach.activate" | "coach.deactivate" | "coach.release-clients" | "coach.second-factor-reset" | "credentials.approve" | "credentials.reject" | "inbox.handle" | "inbox.reopen" | "inbox.export" | "job.retry" | "job.discard" | "crisis.open" | "crisis.look" | "crisis.write" | "crisis.close" | "rota.change";
            /** @description Name of the administrator or person on call; empty for the command line. */
            actor: string;
            /** Format: date-time */
            createdAt: string;
            /** @description More data, by name. */
            detail: {
                [key: string]: string;
            };
            id: string;
            subjectId: string;
            /** @enum {string} */
            subjectKind: "case" | "coach" | "payment" | "inbox" | "job" | "crisis" | "rota";
        };
        AuditList: {
            /** @description Cursor (before) of the next page; null on the last page. */
            earlier: string | null;
            entries: components["schemas"]["AuditEntry"][];
        };
        AuthorStanding: {
            /**
             * @description Number of earlier warnings and suspensions.
             * @enum {string}
             */
            before: "none" | "once" | "several";
            newAccount: boolean;
        };
        Backlog: {
            /** Format: int64 */
            count: number;
            /**
             * Format: date-time
             * @description Time since which the oldest of it waits; null if there is none.
             */
            since: string | null;
        };
        CalendarSpan: {
            daysOff: components["schemas"]["FreeDays"][];
            /** @description Working hours, in order. */
            hours: components["schemas"]["WorkingHours"][];
            /** @description False if the coach has not published hours; hours is then empty. */
            published: boolean;
            /** @description Sessions in the range that are not cancelled, and those with a proposed time in it; soonest first. */
            sessions: components["schemas"]["CoachSession"][];
            /** @description The coach's, an IANA name. */
            timeZone: string;
        };
        CaseDetail: {
            /** @description The author's appeal against the last decision; null if this is no appeal. */
            appeal: string | null;
            author: components["schemas"]["AuthorStanding"] | null;
            /** @description The author's pseudonym in this thread. */
            authorName: string;
            /** @description Category of the post. */
            category: string;
            claimedBy: components["schemas"]["CaseHolder"] | null;
            content: string;
            /** @enum {string} */
            crisis: "" | "concern" | "urgent";
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Newest first. */
            earlier: components["schemas"]["EarlierDecision"][];
            /** @description Beginning of the reviewed text. */
            excerpt: string;
            flagList: components["schemas"]["CaseFlag"][];
            /**
             * Format: int64
             * @description Number of members who flagged it in this case.
             */
            flags: number;
            /** @description True if the text is hidden now. */
            hidden: boolean;
            /** Format: uuid */
            id: string;
            note: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * @description Null while the case is open. gone: the author deleted the text.
             * @enum {string|null}
             */
            outcome: "keep" | "hide" | "remove" | "gone" | null;
            /** @description For a comment, the text of its post; empty for a post. */
            postContent: string;
            reasons: ("crisis" | "appeal" | "flagged" | "links")[];
            /** @description Version of the text, flags, appeal and reasons. A decision must send it back, and is rejected if they have changed since. */
            revision: string;
            /** @enum {string} */
            status: "published" | "held" | "hidden" | "removed" | "deleted";
            /** @enum {string} */
            target: "post" | "comment";
            /** @description Title of the post; empty if its author has deleted it. */
            title: string;
        };
        CaseFlag: {
            /** Format: date-time */
            createdAt: string;
            notes: string;
            /** @description Code of a flag reason. */
            reason: string;
        };
        CaseHolder: {
            name: string;
            /**
             * Format: date-time
             * @description End of the claim.
             */
            until: string;
            you: boolean;
        };
        CaseList: {
            cases: components["schemas"]["CaseSummary"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
            /**
             * Format: int64
             * @description Number of all open cases.
             */
            open: number;
        };
        CaseSummary: {
            /** @description Category of the post. */
            category: string;
            claimedBy: components["schemas"]["CaseHolder"] | null;
            /** @enum {string} */
            crisis: "" | "concern" | "urgent";
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Beginning of the reviewed text. */
            excerpt: string;
            /**
             * Format: int64
             * @description Number of members who flagged it in this case.
             */
            flags: number;
            /** @description True if the text is hidden now. */
            hidden: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * @description Null while the case is open. gone: the author deleted the text.
             * @enum {string|null}
             */
            outcome: "keep" | "hide" | "remove" | "gone" | null;
            reasons: ("crisis" | "appeal" | "flagged" | "links")[];
            /** @enum {string} */
            target: "post" | "comment";
            /** @description Title of the post; empty if its author has deleted it. */
            title: string;
        };
        Changed: Record<string, never>;
        ChangeGoalRequest: {
            /** @description Up to 1000 characters; may have several lines. */
            detail?: string;
            /** @description One line of 3 to 120 characters. */
            title: string;
            /**
             * Format: int64
             * @description Version of the text that was read.
             */
            version: number;
        };
        ChangePasswordRequest: {
            /** @description Current password. */
            current: string;
            /** @description New password. */
            password: string;
        };
        Client: {
            /**
             * Format: date-time
             * @description Time by which the client was promised a reply; null if the client is not waiting. May be in the past.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description Time at which the messages so far are deleted at the client's request; null if no deletion is scheduled.
             */
            deletionAt: string | null;
            /** @description Code of the language that the client uses the product in. */
            displayLanguage: string;
            email: string;
            /**
             * @description How recently the client wrote: within 3 days, within 14 days, or longer ago or never.
             * @enum {string}
             */
            engagementLevel: "high" | "medium" | "low";
            firstName: string;
            /** @description True if text that may be a crisis waits for the coach's acknowledgement. */
            hasUrgentKeyword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Text of the newest message or, if it has none, the kind of its attachment in words, or that it was unsent. Null before the first message. */
            lastMessageContent: string | null;
            /** @description Null without a message, and if someone on call wrote it in the team's name. */
            lastMessageIsFromClient: boolean | null;
            /**
             * @description Kind of the newest message's attachment; text without an attachment. Null before the first message.
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
            /** @description Places of the unacknowledged text. gone: deleted since, or written to an earlier coach. Empty for none. */
            urgentIn: ("message" | "goal" | "goal_taken_back" | "gone")[];
            /** Format: date-time */
            urgentSince: string | null;
            /**
             * Format: int64
             * @description Number of the newest unacknowledged flag as of this response, to send when acknowledging; null if none waits.
             */
            urgentThrough: number | null;
            /**
             * @description Strongest unacknowledged result of the crisis detector; empty for none.
             * @enum {string}
             */
            urgentTier: "" | "concern" | "urgent";
            /**
             * Format: date-time
             * @description Time since which the client has waited for a reply; null if the client is not waiting.
             */
            waitingSince: string | null;
        };
        ClientConversation: {
            client: components["schemas"]["ClientHead"];
            /**
             * Format: int64
             * @description Cursor (before) of the previous page; null if this page has the first message.
             */
            earlier: number | null;
            /**
             * Format: int64
             * @description Cursor (after) of the next page; null if this page has the newest message.
             */
            later: number | null;
            messages: components["schemas"]["CoachMessage"][];
        };
        ClientDetail: {
            /**
             * Format: date-time
             * @description Time by which the client was promised a reply; null if the client is not waiting. May be in the past.
             */
            answerBy: string | null;
            /** @description The check-ins that the client shares, newest first, at most 60. */
            checkIns: components["schemas"]["SharedCheckIn"][];
            /**
             * Format: date-time
             * @description Time at which the client first chose this coach.
             */
            clientSince: string;
            /**
             * Format: date-time
             * @description Time at which the messages so far are deleted at the client's request; null if no deletion is scheduled.
             */
            deletionAt: string | null;
            /** @description Code of the language that the client uses the product in. */
            displayLanguage: string;
            email: string;
            /**
             * @description How recently the client wrote: within 3 days, within 14 days, or longer ago or never.
             * @enum {string}
             */
            engagementLevel: "high" | "medium" | "low";
            firstName: string;
            /** @description True if text that may be a crisis waits for the coach's acknowledgement. */
            hasUrgentKeyword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Text of the newest message or, if it has none, the kind of its attachment in words, or that it was unsent. Null before the first message. */
            lastMessageContent: string | null;
            /** @description Null without a message, and if someone on call wrote it in the team's name. */
            lastMessageIsFromClient: boolean | null;
            /**
             * @description Kind of the newest message's attachment; text without an attachment. Null before the first message.
             * @enum {string|null}
             */
            lastMessageKind: "text" | "image" | "voice" | "document" | null;
            /** Format: date-time */
            lastMessageTime: string | null;
            lastName: string;
            past: components["schemas"]["PastSessions"];
            safetyNotes: components["schemas"]["SharedSafetyNotes"] | null;
            shared: components["schemas"]["SharedProfile"];
            /** @description IANA name. */
            timeZone: string;
            /** Format: int64 */
            unreadMessages: number;
            /** @description The next five sessions, soonest first. */
            upcoming: components["schemas"]["CoachSession"][];
            /** @description Places of the unacknowledged text. gone: deleted since, or written to an earlier coach. Empty for none. */
            urgentIn: ("message" | "goal" | "goal_taken_back" | "gone")[];
            /** Format: date-time */
            urgentSince: string | null;
            /**
             * Format: int64
             * @description Number of the newest unacknowledged flag as of this response, to send when acknowledging; null if none waits.
             */
            urgentThrough: number | null;
            /**
             * @description Strongest unacknowledged result of the crisis detector; empty for none.
             * @enum {string}
             */
            urgentTier: "" | "concern" | "urgent";
            /**
             * Format: date-time
             * @description Time since which the client has waited for a reply; null if the client is not waiting.
             */
            waitingSince: string | null;
        };
        ClientHead: {
            /**
             * Format: date-time
             * @description Time by which the client was promised a reply; null if the client is not waiting. May be in the past.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description Time at which the messages so far are deleted at the client's request; null if no deletion is scheduled.
             */
            deletionAt: string | null;
            firstName: string;
            hasUrgentKeyword: boolean;
            /** Format: uuid */
            id: string;
            lastName: string;
            /** @description IANA name. */
            timeZone: string;
            /** @description Places of the unacknowledged text. gone: deleted since, or written to an earlier coach. Empty for none. */
            urgentIn: ("message" | "goal" | "goal_taken_back" | "gone")[];
            /** Format: date-time */
            urgentSince: string | null;
            /**
             * Format: int64
             * @description Number of the newest unacknowledged flag as of this response, to send when closing the crisis; null if none waits.
             */
            urgentThrough: number | null;
            /**
             * @description Strongest unacknowledged result of the crisis detector; empty for none.
             * @enum {string}
             */
            urgentTier: "" | "concern" | "urgent";
            /**
             * Format: date-time
             * @description Time since which the client has waited for a reply; null if the client is not waiting.
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
             * @description Session that the note is about; null for none.
             */
            sessionId: string | null;
            text: string;
            /** @description True if the note cannot be decrypted; its text is then empty. */
            unreadable: boolean;
            /**
             * Format: date-time
             * @description Same as createdAt if the note was never changed.
             */
            updatedAt: string;
        };
        CloseCrisisRequest: {
            /** @description Up to 2000 characters; may have several lines. Required unless the outcome is called or wrote. */
            note?: string;
            /** @description called, wrote, reached_otherwise, handed_over or false_alarm. */
            outcome?: string;
            /**
             * Format: int64
             * @description The client's urgentThrough, as received; all flags if missing.
             */
            through?: number;
        };
        ClosedCrisis: {
            /**
             * Format: date-time
             * @description Null if it was not recorded.
             */
            firstLookAt: string | null;
            /**
             * @description Empty if it was not recorded.
             * @enum {string}
             */
            lookedBy: "" | "coach" | "on_call";
            outcome: string;
            /** @enum {string} */
            tier: "concern" | "urgent";
            /** Format: date-time */
            writtenAt: string;
        };
        CloseGoalRequest: {
            /** @description reached, which requires that both agreed, or let_go, which drops the goal. */
            state: string;
            /**
             * Format: int64
             * @description Version of the text that was read.
             */
            version: number;
        };
        CloseOpenedCrisisRequest: {
            /** @description Up to 2000 characters; may have several lines. Required unless the outcome is called or wrote. */
            note?: string;
            /** @description called, wrote, reached_otherwise, handed_over or false_alarm. */
            outcome?: string;
            /**
             * Format: int64
             * @description The crisis's through, as received; all flags if missing.
             */
            through?: number;
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
             * @description Coaches who wait for a decision about a change of credentials or, after accepting the invitation, about their training.
             */
            waiting: number;
        };
        CoachCredential: {
            issuer: string;
            title: string;
            /**
             * Format: int64
             * @description Null if the coach gave none.
             */
            year: number | null;
        };
        CoachHours: {
            dateHours: components["schemas"]["DateHours"][];
            daysOff: components["schemas"]["DaysOff"][];
            /** @description The hosts that meetingLink may have; subdomains are accepted too. */
            meetingHosts: string[];
            /** @description The coach's own video URL; empty if each session gets its own room. */
            meetingLink: string;
            /** @description False if no weekly hours are published; default times are then offered. */
            published: boolean;
            /** @description IANA name; all dates and times here are in this zone. */
            timeZone: string;
            weekly: components["schemas"]["WeekWindow"][];
        };
        CoachLoginRequest: {
            email: string;
            password: string;
        };
        CoachMessage: {
            attachment: components["schemas"]["Attachment"] | null;
            /** @description Same as attachment.url; null without an attachment. */
            attachmentUrl: string | null;
            /** @description True if the product sent the message in the coach's or the team's name, such as the welcome. */
            automatic: boolean;
            /** Format: uuid */
            clientId: string;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            coachReaction: "" | "heart" | "thanks" | "agree" | "glad" | "hard";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last edit; null if the text was never edited.
             */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description UUID, usually made by the sender's client.
             */
            id: string;
            isFromClient: boolean;
            /** @description True if someone on call wrote the message in the team's name. If neither is true, the coach wrote it. */
            isFromTeam: boolean;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            memberReaction: "" | "heart" | "thanks" | "agree" | "glad" | "hard";
            replyTo: components["schemas"]["Quote"] | null;
            /**
             * @description The crisis detector's result for the text; empty if nothing was found.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * Format: int64
             * @description Number of the message in its conversation, from 1, without gaps except for deleted messages at the beginning.
             */
            seq: number;
            /**
             * @description How far the message has come on the recipient's side.
             * @enum {string}
             */
            status: "sent" | "delivered" | "read";
            /** @description May be empty if there is an attachment. */
            text: string;
            /** @description True if the author has unsent the message: text and attachment are gone. */
            unsent: boolean;
            /**
             * Format: int64
             * @description 1 for the message as it was sent; grows with each edit and with unsending.
             */
            version: number;
        };
        CoachProfile: {
            bio: string;
            city: string;
            country: string;
            email: string;
            /** Format: uuid */
            id: string;
            imageUrl: string;
            /** @description False while the account is not active; lists are then empty. */
            isActive: boolean;
            languages: string[];
            name: string;
            /**
             * @description An administrator can also open /coach/admin. An administrator who is not active coaches no members and does not wait for activation.
             * @enum {string}
             */
            role: "coach" | "administrator";
            secondFactor: components["schemas"]["SecondFactor"];
            /** @description Comma-separated, as the coach wrote it. */
            specializations: string;
            /** @description IANA name. */
            timeZone: string;
            /** @enum {string} */
            verificationStatus: "pending" | "verified" | "rejected";
        };
        CoachSession: {
            /**
             * @description Who or what cancelled the session; null if it is not cancelled.
             * @enum {string|null}
             */
            cancelledBy: "member" | "coach" | "change" | "leaving" | "absence" | null;
            /** @description True if the outcome can be recorded now: from the start until 14 days later. */
            canMark: boolean;
            /** @description True if a failure of the video can be reported now. */
            canReportVideo: boolean;
            clientName: string;
            /** @description IANA name. */
            clientTimeZone: string;
            /**
             * Format: date-time
             * @description Start of the session.
             */
            date: string;
            /** Format: date-time */
            endsAt: string;
            /** @description True if the client shares how it went. */
            hasFeedback: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            joinFrom: string;
            /** Format: int64 */
            minutes: number;
            movedByCoach: boolean;
            /** @description The client's message to the coach before the session; may be empty. */
            notes: string;
            /**
             * @description Outcome that the coach recorded; null for none.
             * @enum {string|null}
             */
            outcome: "held" | "no_show" | "coach_absent" | null;
            /** @description Time that waits for the client's answer; null for none. */
            proposal: components["schemas"]["SessionProposal"] | null;
            /**
             * @description What the coach wrote after the session.
             * @enum {string}
             */
            recap: "none" | "draft" | "shared";
            /**
             * @description scheduled until the session ends, then completed.
             * @enum {string}
             */
            status: "scheduled" | "completed" | "cancelled";
            /**
             * @description first if the two have no earlier session.
             * @enum {string}
             */
            type: "first" | "follow_up";
            /** @description True if the notes may be a crisis. */
            urgent: boolean;
            /**
             * Format: uuid
             * @description Id of the client.
             */
            userId: string;
            /** @description True if a failure of the video was reported. */
            videoTrouble: boolean;
            /** @description Link to the video, from joinFrom until the end; null at any other time. */
            zoomLink: string | null;
        };
        CoachSessionPage: {
            items: components["schemas"]["CoachSession"][];
            /** @description True if older ones follow: pass the id of the last item as before. */
            more: boolean;
        };
        CoachSummary: {
            /** @description True if the account has the administrator's role. */
            administrator: boolean;
            /** @description True if a change of credentials waits for a decision. */
            changeWaits: boolean;
            /**
             * Format: int64
             * @description Number of current clients.
             */
            clients: number;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            /** @description Empty if there is no picture. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description Time of the last invitation; null if there was none.
             */
            invitedAt: string | null;
            name: string;
            /**
             * @description invited: has not chosen a password yet. pending: has chosen one, and was never active. inactive: was active before. administrator: coaches no members.
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
             * @description Number of clients with messages that the coach has not seen.
             */
            unreadClients: number;
            /** Format: int64 */
            unreadMessages: number;
            /**
             * Format: int64
             * @description Number of sessions that have not ended.
             */
            upcomingSessions: number;
            /** Format: int64 */
            urgent: number;
            /**
             * Format: int64
             * @description Number of clients who wait for a reply.
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
            /** @description Required for a rejection; the coach reads it. Up to 1000 characters. */
            reason?: string;
        };
        Crises: {
            /**
             * Format: int64
             * @description The number of days in which outcomes are counted.
             */
            days: number;
            firstLook: components["schemas"]["FirstLook"];
            open: components["schemas"]["OpenCrisis"][];
            /** @description Each outcome with its count, also those that were never recorded. */
            outcomes: components["schemas"]["CrisisOutcomeCount"][];
        };
        CrisisHandover: {
            /** Format: date-time */
            at: string;
            /** @description Name of the coach who called. */
            coachName: string;
            /** @description Note for the team. Empty if there is none, and for another coach's call. It is stored sealed. */
            note: string;
            /** @description True if the signed-in coach called. */
            own: boolean;
            /** @description True if the note cannot be decrypted; it is then empty. */
            unreadable: boolean;
        };
        CrisisOutcome: {
            /** Format: date-time */
            closedAt: string;
            /** @description Name of the coach who closed it. */
            coachName: string;
            /** @description Calls for the team while it was open, newest first. */
            handovers: components["schemas"]["CrisisHandover"][];
            /** Format: uuid */
            id: string;
            /** @description Empty if there is none, and for another coach's outcome. It is stored sealed. */
            note: string;
            /**
             * Format: date-time
             * @description Time since which it had waited for a coach.
             */
            openedAt: string;
            /** @enum {string} */
            outcome: "called" | "wrote" | "reached_otherwise" | "handed_over" | "false_alarm";
            /** @description True if the signed-in coach closed it. */
            own: boolean;
            /**
             * @description Strongest result of the crisis detector that waited.
             * @enum {string}
             */
            tier: "concern" | "urgent";
            /** @description True if the note cannot be decrypted; it is then empty. */
            unreadable: boolean;
        };
        CrisisOutcomeCount: {
            /** Format: int64 */
            count: number;
            outcome: string;
        };
        CrisisState: {
            handover: components["schemas"]["CrisisHandover"] | null;
            /**
             * Format: date-time
             * @description Time at which the coach first read the conversation since the flag; null if not yet, and if the flagged words are in a goal.
             */
            openedAt: string | null;
        };
        Dashboard: {
            clients: components["schemas"]["FirstClients"];
            counts: components["schemas"]["Counts"];
            /** Format: date-time */
            now: string;
            profile: components["schemas"]["CoachProfile"];
            /** @description Today's sessions in the coach's time zone, soonest first, without cancelled ones. */
            today: components["schemas"]["CoachSession"][];
            /** @description Clients who have waited longest for a reply, longest first; at most ten. */
            waiting: components["schemas"]["WaitingClient"][];
        };
        DateHours: {
            /** @description Such as 2026-11-01. */
            day: string;
            windows: components["schemas"]["DayWindow"][];
        };
        DaysOff: {
            /** @description Such as 2026-11-01. */
            firstDay: string;
            /** Format: uuid */
            id: string;
            lastDay: string;
            /**
             * Format: int64
             * @description Number of future sessions on these days, which stay until they are moved or cancelled.
             */
            sessions: number;
        };
        DayWindow: {
            /** @description Such as 18:00, on the hour or half hour. */
            from: string;
            /** @description In the same format; 24:00 is midnight at the end of the day. */
            until: string;
        };
        DeactivateRequest: {
            /**
             * @description wait: they keep the coach. released: they no longer have a coach.
             * @enum {string}
             */
            clients: "wait" | "released";
            /** @description The coach reads it. Up to 1000 characters. */
            reason?: string;
        };
        DecideRequest: {
            /** @description True to show the author the crisis numbers. */
            help?: boolean;
            /** @description For administrators only; up to 2000 characters. */
            note?: string;
            /** @enum {string} */
            outcome: "keep" | "hide" | "remove";
            /** @description Revision of the case that was read. */
            revision: string;
            /**
             * Format: int64
             * @description 0 to 30 days, in which the author can read but not write.
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
        EditRequest: {
            text: string;
            /**
             * Format: int64
             * @description The message's version as the author's screen shows it; 409 if it has another by now.
             */
            version: number;
        };
        FactorCodeRequest: {
            /** @description Six digits. */
            code: string;
        };
        FactorProofRequest: {
            /** @description Six digits from the authenticator app, or a recovery code. */
            code: string;
            password: string;
        };
        FactorState: {
            /**
             * Format: date-time
             * @description Time at which it was enabled; null while it is disabled.
             */
            confirmedAt: string | null;
            enabled: boolean;
            /** Format: int64 */
            recoveryCodesLeft: number;
            /** @description True if it cannot be disabled. */
            required: boolean;
            /** @description True if it was given in this sign-in. */
            satisfied: boolean;
        };
        Feed: {
            /**
             * Format: date-time
             * @description Time at which the URL was created; null if there is none.
             */
            createdAt: string | null;
            exists: boolean;
            /**
             * Format: date-time
             * @description Time at which a program last read the feed, within ten minutes; null if never.
             */
            lastReadAt: string | null;
        };
        Field: {
            /** @description Name of the field, as in the request. */
            field: string;
            /** @description Error message to show next to the field. */
            message: string;
        };
        FirstClients: {
            items: components["schemas"]["Client"][];
            /** @description Cursor of the next page, to pass as after to GET /api/coach/clients; null on the last page. */
            next: string | null;
        };
        FirstLook: {
            /**
             * Format: int64
             * @description Number of measured crises; the times are 0 without any.
             */
            crises: number;
            /**
             * Format: int64
             * @description The number of days that are measured.
             */
            days: number;
            /** Format: double */
            medianSeconds: number;
            /** Format: double */
            slowestSeconds: number;
        };
        ForgotRequest: {
            email: string;
        };
        FoundMessages: {
            items: components["schemas"]["CoachMessage"][];
            /** @description True if more results follow: pass the seq of the last item as before. */
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
             * @description Coaches who wait for a decision; same as waiting in listCoaches.
             */
            coaches: number;
            /**
             * Format: int64
             * @description Discarded emails and tasks.
             */
            failedJobs: number;
            inbox: components["schemas"]["InboxOpen"];
            /**
             * Format: int64
             * @description Payment events that could not be applied.
             */
            setAside: number;
            /** @description True if background workers are running now. */
            workersAlive: boolean;
        };
        Goal: {
            /** @description True if both sides agreed to the current text. */
            agreed: boolean;
            /**
             * Format: date-time
             * @description Time of the agreement; null while there is none.
             */
            agreedAt: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @enum {string} */
            closedBy: "" | "member" | "coach";
            /** Format: date-time */
            createdAt: string;
            /** @description Details of the goal; may be empty. */
            detail: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            proposedBy: "member" | "coach";
            /** @description True if the caller can withdraw the goal: the caller suggested it, and it was never agreed. */
            removable: boolean;
            /**
             * @description The crisis detector's result for the client's text; empty if nothing was found.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /** @enum {string} */
            state: "open" | "reached" | "let_go";
            title: string;
            /**
             * Format: int64
             * @description Increases with each change of the text. Requests to agree, change or close must send the version that was read.
             */
            version: number;
            /**
             * @description Side that has not agreed yet; empty if both have, and for a closed goal.
             * @enum {string}
             */
            waitsFor: "" | "member" | "coach";
        };
        GoalRequest: {
            /** @description Up to 1000 characters; may have several lines. */
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
        HandOverRequest: {
            /** @description For the team. Up to 500 characters; may have several lines. It is stored sealed, and not in the email. */
            note?: string;
        };
        Health: {
            /** Format: date-time */
            at: string;
            /**
             * Format: int64
             * @description Response time of an empty database query.
             */
            databaseMillis: number;
            /**
             * Format: int64
             * @description Waiting time of the most overdue job; 0 if none is late.
             */
            delaySeconds: number;
            /**
             * Format: int64
             * @description Discarded emails and tasks.
             */
            failedJobs: number;
            /**
             * Format: int64
             * @description Discarded emails.
             */
            failedLetters: number;
            /** @description Emails that failed and are retried, with those that wait behind them. */
            failingLetters: components["schemas"]["Backlog"];
            filesOutage: components["schemas"]["Outage"] | null;
            /** @description Discarded jobs, latest first, at most 50. */
            givenUp: components["schemas"]["GivenUpJob"][];
            /** @description All kinds, emails first, ordered by name. */
            kinds: components["schemas"]["JobKind"][];
            /**
             * Format: date-time
             * @description Time at which the current leader of the workers was elected; null for none.
             */
            leaderSince: string | null;
            /** @description True if the database has exactly this version's migrations. */
            migrated: boolean;
            /** @description Notices of the payment provider that are not applied yet. */
            paymentNotices: components["schemas"]["Backlog"];
            paymentOutage: components["schemas"]["Outage"] | null;
            /** @description Ordered by name. */
            periodic: components["schemas"]["PeriodicJob"][];
            /**
             * Format: int64
             * @description The number of days in which these are counted.
             */
            readerDays: number;
            /** @description Results in the last days, without texts and members; empty if no model is used and the detector works. */
            readers: components["schemas"]["ReaderCount"][];
            /** @description True if background workers are running now. */
            workersAlive: boolean;
        };
        InboxEntry: {
            ageRange: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The crisis detector's result for the text; empty if nothing was found.
             * @enum {string}
             */
            crisis: "" | "concern" | "urgent";
            /** @description As typed by the visitor; not verified. */
            email: string;
            handled: components["schemas"]["HandledMark"] | null;
            /** @description Code of the variant; empty for none. */
            headingVariant: string;
            /** Format: uuid */
            id: string;
            /** @description Name of the position. */
            job: string;
            /** @description As typed by the visitor. */
            link: string;
            /** @enum {string} */
            list: "contact-messages" | "applications" | "beta-signups";
            location: string;
            name: string;
            occupation: string;
            /** @description Code of the variant; empty for none. */
            pricingVariant: string;
            subject: string;
            /** @description The message, the note of an application, or the reason for joining the beta. */
            text: string;
        };
        InboxList: {
            items: components["schemas"]["InboxEntry"][];
            /** @description Cursor of the next page; null on the last page. */
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
            /** @description Password for signing in. */
            password: string;
            /** @description IANA name, from the browser. */
            timeZone?: string;
            /** @description Token parameter of the emailed link. */
            token: string;
        };
        InviteCoachRequest: {
            email: string;
            name: string;
        };
        JobKind: {
            /**
             * Format: date-time
             * @description Time of the last failure of an unfinished job.
             */
            failedAt: string | null;
            /**
             * @description Class of that failure; empty if there is none.
             * @enum {string}
             */
            failedOn: "" | "broke_down" | "mail_refused" | "mail_unreachable" | "database" | "took_too_long" | "unwritten" | "other";
            /**
             * Format: int64
             * @description Jobs that were discarded after their last attempt.
             */
            givenUp: number;
            /**
             * Format: date-time
             * @description Time of the last finished job; null if that is more than three days ago.
             */
            lastDoneAt: string | null;
            /**
             * Format: int64
             * @description Jobs that are scheduled for a later time.
             */
            later: number;
            name: string;
            /**
             * Format: int64
             * @description Jobs that failed and will be retried.
             */
            retrying: number;
            /** Format: int64 */
            running: number;
            /** @enum {string} */
            sort: "letter" | "task";
            /**
             * Format: int64
             * @description Jobs that can start now.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description Time since which the oldest waiting job can start.
             */
            waitingSince: string | null;
        };
        LastDecision: {
            credentials: components["schemas"]["Credential"][];
            /** Format: date-time */
            decidedAt: string;
            /** @enum {string} */
            decision: "approved" | "rejected";
            /** @description Never empty for a rejection. */
            reason: string;
        };
        MailedLinkRequest: {
            /** @description Token parameter of the emailed link. */
            token: string;
        };
        MarkMessagesRequest: {
            /** @description Id of the newest message that was received or seen. */
            messageId: string;
        };
        MarkSessionRequest: {
            /**
             * @description none clears the outcome.
             * @enum {string}
             */
            outcome: "held" | "no_show" | "coach_absent" | "none";
        };
        NewFactor: {
            /** @description Base32, to type into an authenticator app. */
            secret: string;
            /** @description The same secret as an otpauth://totp/… URI, for a QR code. */
            uri: string;
        };
        NewFeed: {
            /** Format: date-time */
            createdAt: string;
            /** @description Secret URL: anyone who has it can read the calendar, and nothing else. */
            url: string;
        };
        Numbers: {
            /**
             * Format: date
             * @description First day, in UTC.
             */
            from: string;
            rows: components["schemas"]["VariantNumbers"][];
            /**
             * Format: date
             * @description Last day, in UTC.
             */
            to: string;
        };
        OnCallAct: {
            /** Format: date-time */
            at: string;
            name: string;
            you: boolean;
        };
        OnCallCoach: {
            email: string;
            name: string;
            /** @description False if the coach cannot read the conversation now. */
            reads: boolean;
            timeZone: string;
        };
        OnCallGoal: {
            /** Format: date-time */
            createdAt: string;
            detail: string;
            title: string;
        };
        OnCallLook: {
            /** Format: date-time */
            at: string;
            detail: string;
            name: string;
            reason: string;
            you: boolean;
        };
        OnCallMember: {
            email: string;
            emailConfirmed: boolean;
            firstName: string;
            lastName: string;
            timeZone: string;
        };
        OnCallMessage: {
            /** @description True if the product wrote it. */
            automatic: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description True if the author has changed the text. */
            edited: boolean;
            /** @description Name of an attached file, which only the member and the coach can open; empty for none. */
            fileName: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            safety: "" | "concern" | "urgent";
            /** @enum {string} */
            sender: "member" | "coach" | "team";
            text: string;
            /** @description Flagged texts that the message had before it was edited or unsent, the oldest first. They are deleted when the crisis is closed. */
            textsBefore: string[];
            /** @description True if the author has unsent the message: its text is gone. */
            unsent: boolean;
        };
        OnCallPage: {
            /** @description The latest first. */
            closed: components["schemas"]["ClosedCrisis"][];
            /**
             * Format: int64
             * @description The number of days in closed.
             */
            closedDays: number;
            firstLook: components["schemas"]["FirstLook"];
            /** @description True if the caller is on call now. Otherwise waiting holds only what they were alerted about or have opened. */
            now: boolean;
            /** @description The longest wait first. */
            waiting: components["schemas"]["WaitingCrisis"][];
        };
        OnCallStatus: {
            /** @description True if the coach may open the on-call page: administrators, everyone on the rota, and everyone who was alerted about an open crisis. */
            access: boolean;
            /** @description True for administrators, and for coaches in the present block of the rota. */
            now: boolean;
            /**
             * Format: int64
             * @description Number of open crises that the coach may open.
             */
            waiting: number;
        };
        OpenCrisis: {
            coachName: string;
            /**
             * Format: uuid
             * @description The conversation's id, as in the team's email.
             */
            id: string;
            /** @description True if someone on call has opened it. */
            onCall: boolean;
            /** @description True if the coach has opened the conversation since. */
            opened: boolean;
            /** @description False if the coach cannot see it: inactive, not verified, or no longer the member's coach. */
            reached: boolean;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            tier: "concern" | "urgent";
        };
        OpenCrisisRequest: {
            /** @description 10 to 500 characters; required for other. */
            detail?: string;
            /** @description no_reader, unopened, handed_over or other. */
            reason?: string;
        };
        OpenedCrisis: {
            coach: components["schemas"]["OnCallCoach"];
            goals: components["schemas"]["OnCallGoal"][];
            /** @description When coaches asked the team during this crisis, the latest first. */
            handovers: components["schemas"]["TeamHandover"][];
            /** Format: uuid */
            id: string;
            looks: components["schemas"]["OnCallLook"][];
            member: components["schemas"]["OnCallMember"];
            /** @description Those around the waiting words and all since, oldest first. */
            messages: components["schemas"]["OnCallMessage"][];
            /**
             * Format: int64
             * @description Number of the newest flag as of this response, to send when closing the crisis.
             */
            through: number;
            /** @enum {string} */
            tier: "concern" | "urgent";
            /** @enum {string} */
            why: "inactive" | "away" | "no_coach" | "unopened" | "handed_over";
            /** Format: date-time */
            writtenAt: string;
        };
        OrderRepliesRequest: {
            /** @description Ids of all saved replies, each once. */
            ids: string[];
        };
        Outage: {
            /** Format: date-time */
            lastFailedAt: string;
            /**
             * Format: date-time
             * @description Time of the first failure.
             */
            since: string;
        };
        PasswordRequest: {
            password: string;
        };
        PastSessions: {
            /**
             * Format: int64
             * @description Number of sessions that ended and were not cancelled.
             */
            count: number;
            /** @description The last five sessions that ended or were cancelled, newest first. */
            items: components["schemas"]["CoachSession"][];
        };
        PaymentEvent: {
            /**
             * Format: date-time
             * @description Time of the event at the provider.
             */
            createdAt: string;
            /** @description The provider's id of the event. */
            eventId: string;
            /** Format: uuid */
            id: string;
            /** @description The provider's id of the changed object; empty if its customer no longer belongs to a member. */
            objectId: string;
            /** @description Reason why it could not be applied; empty if it was. */
            reason: string;
            /** Format: date-time */
            receivedAt: string;
            /**
             * Format: date-time
             * @description Time at which it was applied or dismissed; null before.
             */
            settledAt: string | null;
            /** @enum {string} */
            state: "waiting" | "applied" | "set_aside" | "dismissed";
            /**
             * Format: int64
             * @description Number of failed attempts.
             */
            tries: number;
            /** @description The provider's name of the event type. */
            type: string;
        };
        PaymentEventList: {
            items: components["schemas"]["PaymentEvent"][];
            /** @description True if older ones follow. */
            more: boolean;
            /**
             * Format: int64
             * @description Number of all events that are set aside.
             */
            setAside: number;
        };
        PeriodicJob: {
            /** Format: int64 */
            everySeconds: number;
            /** @description True if it has failed since its last finished run. */
            failing: boolean;
            /**
             * Format: date-time
             * @description Time of the last finished run; null if that is more than three days ago, or never.
             */
            lastDoneAt: string | null;
            name: string;
            /** @description True if it should have run again by now. */
            overdue: boolean;
        };
        Portfolio: {
            bio: string;
            city: string;
            country: string;
            /** @description Change that waits for an administrator; null for none. */
            credentialChange: components["schemas"]["CredentialChange"] | null;
            /** @description Published credentials, which members see. */
            credentials: components["schemas"]["Credential"][];
            education: string;
            /** @description Members never see it. */
            email: string;
            /** @description Codes of the topics that the coach works with. */
            focus: string[];
            /** Format: uuid */
            id: string;
            /** @description Path of the picture; empty for none. */
            imageUrl: string;
            isActive: boolean;
            /** @description Codes of the copy catalogue. */
            languages: string[];
            /** @description An administrator's last decision about a change; null before the first. */
            lastDecision: components["schemas"]["LastDecision"] | null;
            name: string;
            /** @description Comma-separated. */
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
            /** @description Errors by field; empty if no single field is wrong. */
            fields: components["schemas"]["Field"][];
            /** @description Error message that can be shown to the user. */
            message: string;
            /**
             * Format: int64
             * @description HTTP status of the response.
             */
            status: number;
        };
        ProposeTimeRequest: {
            /** @description Start, in RFC 3339: one of the open times. */
            date: string;
            /** @description Message to the client, up to 500 characters. */
            note?: string;
        };
        PublishHoursRequest: {
            weekly: components["schemas"]["WeekWindow"][];
        };
        Quote: {
            /**
             * @description Meaningless for a deleted message.
             * @enum {string}
             */
            from: "member" | "coach" | "team";
            /** Format: uuid */
            id: string;
            /**
             * @description Kind of the attachment; empty for none.
             * @enum {string}
             */
            kind: "" | "image" | "voice" | "document";
            /**
             * Format: int64
             * @description Number of the message in its conversation; null for a deleted one.
             */
            seq: number | null;
            /** @enum {string} */
            state: "present" | "unsent" | "deleted";
            /** @description The first line, shortened. */
            text: string;
        };
        ReactionRequest: {
            /** @description heart, thanks, agree, glad or hard; empty removes the reaction. */
            reaction: string;
        };
        ReaderCount: {
            /** Format: int64 */
            count: number;
            /** @enum {string} */
            result: "used" | "raised" | "unfit" | "unreadable" | "failed" | "over_budget";
            /**
             * @description A companion's reply by the language model, its reading of a text for signs of a risk, or the crisis detector, which is counted only when it breaks down.
             * @enum {string}
             */
            task: "reply" | "second_reader" | "detector";
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
            /** @description Ten codes; each works once. */
            recoveryCodes: string[];
        };
        ReferralCount: {
            /**
             * @description Kind of risk; empty for no particular one.
             * @enum {string}
             */
            kind: "" | "self" | "self_now" | "attack" | "medical" | "violence" | "child" | "eating" | "harm" | "other";
            /**
             * @description The line; any counts each reply once, whatever it names.
             * @enum {string}
             */
            line: "any" | "988" | "911" | "crisis_text" | "violence" | "poison" | "childhelp";
            /** @description Month in UTC, such as 2026-11. */
            month: string;
            /** Format: int64 */
            shown: number;
        };
        Referrals: {
            /** @description Only what happened: a line that was not named has no entry. */
            counts: components["schemas"]["ReferralCount"][];
            /**
             * Format: int64
             * @description The number of months that are listed at most.
             */
            months: number;
        };
        ResetAccount: {
            name: string;
        };
        ResetRequest: {
            password: string;
            /** @description Token parameter of the emailed link. */
            token: string;
        };
        Rota: {
            /** @description All blocks of the week, Monday's first. */
            blocks: components["schemas"]["RotaBlock"][];
            /** @description Who can be put on the rota; empty for others than administrators. */
            candidates: components["schemas"]["RotaPerson"][];
            /** @description True for administrators. */
            canEdit: boolean;
            /** @description IANA name of the zone of the hours. */
            timeZone: string;
        };
        RotaBlock: {
            /** @description True if no one in it can act: then all administrators are alerted. */
            empty: boolean;
            /**
             * Format: int64
             * @description The hour at which it begins. It lasts eight hours.
             */
            fromHour: number;
            now: boolean;
            people: components["schemas"]["RotaPerson"][];
            /**
             * Format: int64
             * @description The day on which it begins, from Monday = 1.
             */
            weekday: number;
        };
        RotaPerson: {
            /** @description False for a coach who is not active now, and therefore is not alerted. */
            able: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            you: boolean;
        };
        SavedReply: {
            /** Format: uuid */
            id: string;
            text: string;
            title: string;
        };
        SaveRecapRequest: {
            /** @description Up to 1,000 characters. A draft without any text is deleted. */
            agreed?: string;
            /** @description True shares it with the client. What is shared stays shared. */
            share?: boolean;
            /** @description Up to 2,000 characters. */
            summary?: string;
            /** @description That of the edited version, exactly as received; missing or empty if there was none. */
            updatedAt?: string;
        };
        SaveReplyRequest: {
            /** @description Up to 4000 characters; may have several lines. */
            text: string;
            /** @description One line of up to 60 characters. */
            title: string;
        };
        SecondFactor: {
            /** @description True if the account has a second factor, so that signing in requires a code. */
            enabled: boolean;
            /** @description True if the administration requires a sign-in with a second factor. */
            required: boolean;
            /** @description True if it was given in this sign-in. */
            satisfied: boolean;
        };
        SecondFactorAsked: {
            /** @description Always true: the second factor is required. */
            secondFactor: boolean;
        };
        SecondFactorRequest: {
            /** @description Six digits from the authenticator app, or a recovery code. */
            code: string;
        };
        SendMessageRequest: {
            /** @description Id of a file that the coach has uploaded and not sent yet. */
            attachmentId?: string;
            /** @description UUID made by the sender's client. Repeating it never stores a second message. */
            id?: string;
            /** @description Id of the message in this conversation that this one answers; 400 for any other. */
            replyTo?: string;
            /** @description May be empty if there is an attachment. */
            text: string;
        };
        SendTeamMessageRequest: {
            /** @description UUID made by the sender's client. Repeating it never stores a second message. */
            id?: string;
            text: string;
        };
        SessionFeedback: {
            /** @description The client's words; may be empty. */
            note: string;
            /** @description helped, some, little or worse; empty if it cannot be decrypted. */
            rating: string;
            /** @description True if it cannot be decrypted; the texts are then empty. */
            unreadable: boolean;
        };
        SessionProposal: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Proposed start. The time is reserved for this session.
             */
            date: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** @description The coach's message; may be empty. */
            note: string;
        };
        SessionRecap: {
            /** @description What the two agreed on; may be empty. */
            agreed: string;
            /**
             * Format: date-time
             * @description Last change since it was shared; null for none.
             */
            changedAt: string | null;
            /** @description How it went for the client; null if they do not share it. */
            feedback: components["schemas"]["SessionFeedback"] | null;
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            sharedAt: string | null;
            /** @description May be empty. */
            summary: string;
            /** @description True if it cannot be decrypted; the texts are then empty. */
            unreadable: boolean;
            /**
             * Format: date-time
             * @description Null if nothing is stored.
             */
            updatedAt: string | null;
        };
        SetDateHoursRequest: {
            windows: components["schemas"]["DayWindow"][];
        };
        SetMeetingLinkRequest: {
            /** @description Must begin with https://. Empty to give each session its own room. */
            url: string;
        };
        SetRotaBlockRequest: {
            /**
             * Format: int64
             * @description The hour at which it begins: 6, 14 or 22.
             */
            fromHour: number;
            /** @description Ids of administrators and active coaches. Empty empties the block. */
            people: string[];
            /**
             * Format: int64
             * @description The day on which the block begins, from Monday = 1, in the rota's time zone.
             */
            weekday: number;
        };
        SharedCheckIn: {
            /** @description The client's day, as 2026-11-27. */
            day: string;
            /** @description heavy, low, okay, good or bright; empty if the check-in cannot be decrypted. */
            mood: string;
            note: string;
            /** @description True if the check-in cannot be decrypted. */
            unreadable: boolean;
            /** @description A code of the offered words, a word of the client's own, or empty. */
            word: string;
        };
        SharedProfile: {
            age: string | null;
            focus: string[];
            gender: string | null;
            language: string | null;
            region: string | null;
            religion: string | null;
        };
        SharedSafetyNotes: {
            /** @description In the client's own order. */
            sections: components["schemas"]["SharedSafetySection"][];
            /** Format: date-time */
            sharedAt: string;
            /** @description True if the notes cannot be decrypted; the sections are then empty. */
            unreadable: boolean;
            /**
             * Format: date-time
             * @description The last change of the notes.
             */
            updatedAt: string;
        };
        SharedSafetySection: {
            /** Format: uuid */
            id: string;
            /** @description One note per line. */
            text: string;
            title: string;
        };
        SignIn: {
            /** Format: date-time */
            createdAt: string;
            /** @description True for the sign-in of this request. */
            current: boolean;
            /** @description Browser and system, such as Chrome on Android. */
            device: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "phone" | "tablet" | "computer" | "unknown";
            /**
             * Format: date-time
             * @description Time of the last use, to the minute.
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
            /** @description False if the coach has not published hours; default times are then used. */
            published: boolean;
            slots: components["schemas"]["Slot"][];
            /** @description The coach's, an IANA name. */
            timeZone: string;
        };
        TeamHandover: {
            /** Format: date-time */
            at: string;
            coachName: string;
            /** @description Empty for none. */
            note: string;
            /** @description True if the note can't be decrypted. */
            unreadable: boolean;
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
            /** @description Codes of the copy catalogue. */
            focus?: string[];
            /** @description Codes of the copy catalogue. */
            languages?: string[];
            name?: string;
            /** @description At most ten, comma-separated. */
            specializations?: string;
            state?: string;
            /** @description IANA name. Published hours keep their clock times in the new zone; booked sessions do not move. */
            timeZone?: string;
            /** Format: double */
            yearsOfExperience?: number;
        };
        VariantNumbers: {
            /** @description Code of the headline variant; empty if unknown. */
            heading: string;
            /**
             * Format: int64
             * @description Views of the beta page. One person may be counted many times.
             */
            pageViews: number;
            /**
             * Format: int64
             * @description Number of these accounts that have paid for a month by now.
             */
            paid: number;
            /**
             * Format: int64
             * @description Clicks on the button to join the beta.
             */
            pressed: number;
            /** @description Code of the price variant; empty if unknown. */
            pricing: string;
            /**
             * Format: int64
             * @description Accounts that were created in these days and still exist.
             */
            registrations: number;
            /**
             * Format: int64
             * @description Number of times these variants were shown.
             */
            shown: number;
            /**
             * Format: int64
             * @description Beta signups in these days.
             */
            signups: number;
            /**
             * Format: int64
             * @description Number of times the form was submitted.
             */
            submitted: number;
            /**
             * Format: int64
             * @description Number of these accounts that have started a trial by now.
             */
            trials: number;
        };
        VerificationRequest: {
            /** @description Required for a rejection; the coach reads it. Up to 1000 characters. */
            reason?: string;
            /** @enum {string} */
            status: "verified" | "rejected";
        };
        WaitingClient: {
            /**
             * Format: date-time
             * @description Time by which the client was promised a reply. May be in the past.
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
        WaitingCrisis: {
            /** @description Who was alerted, the earliest first. */
            alerted: components["schemas"]["OnCallAct"][];
            /** Format: uuid */
            id: string;
            /** @description Who opened it, the earliest first. */
            looks: components["schemas"]["OnCallAct"][];
            /** @description True if the caller has opened it and may read it. */
            opened: boolean;
            /**
             * Format: date-time
             * @description Time at which it was passed to the people on call.
             */
            passedAt: string;
            /** @enum {string} */
            tier: "concern" | "urgent";
            /**
             * @description Why it is here: the coach is not active, has a day off, the member has none, the coach has not opened it in time, or asked the team.
             * @enum {string}
             */
            why: "inactive" | "away" | "no_coach" | "unopened" | "handed_over";
            /**
             * Format: date-time
             * @description Time of the first waiting words.
             */
            writtenAt: string;
        };
        WeekWindow: {
            /** @description Such as 18:00, on the hour or half hour. */
            from: string;
            /** @description In the same format; 24:00 is midnight at the end of the day. */
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
            /** @description Up to 5000 characters; may have several lines. */
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
            /** @description The file, with its own content type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The requested range of the file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The client already has this version */
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
                /** @description Cursor: earlier of the previous page. */
                before?: string;
                /** @description Maximum number of results; the default is 50. */
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
                /** @description Cursor: next of the previous page. */
                after?: string;
                /** @description Maximum number of results; the default is 30. */
                limit?: number;
                /** @description Part of a name or email address, up to 100 characters. */
                q?: string;
                /** @description All if missing. waiting: coaches who wait for a decision about a change of credentials or, after accepting the invitation, about their training. */
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
    listCrises: {
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
                    "application/json": components["schemas"]["Crises"];
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
                /** @description Cursor: next of the previous page. */
                after?: string;
                /** @description Text to find in the entries, up to 100 characters. */
                q?: string;
                /** @description The default is open. */
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
                /** @description Text to find in the entries, up to 100 characters. */
                q?: string;
                /** @description The default is all. */
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                /** @description Cursor: next of the previous page. */
                after?: string;
                /** @description Maximum number of results; the default is 20. */
                limit?: number;
                /** @description The default is open. */
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
    setRotaBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRotaBlockRequest"];
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
            /** @description Error: 400, 401, 403, 413, 415, 429, 500 */
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
                /** @description Cursor: id of the last event of the previous page. */
                after?: string;
                /** @description The default is set_aside. */
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
    listReferrals: {
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
                    "application/json": components["schemas"]["Referrals"];
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
    getVariantNumbers: {
        parameters: {
            query?: {
                /** @description First day in UTC, such as 2026-11-01. If missing, the range has 30 days. */
                from?: string;
                /** @description Last day in UTC; today if missing. */
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
                    /** @description Duration of a sound in milliseconds; may come before or after the file. */
                    durationMs?: number;
                    /**
                     * Format: binary
                     * @description The file with its name.
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
                /** @description True to download the file even if a page could display it. */
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
            /** @description The file, with its own content type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The requested range of the file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The client already has this version */
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
                /** @description ETag of the version that the calendar program has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Secret from the feed's URL. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar file */
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
            /** @description The program already has this version */
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
                /** @description Cursor: X-Next-After of the previous page, in the same order. */
                after?: string;
                /** @description Only clients with this engagement level. */
                engagement?: "high" | "medium" | "low";
                /** @description Maximum number of clients; all that follow if missing. */
                limit?: number;
                /** @description Parts of words of the name or email address, in any script; all must match. At most 100 characters. */
                q?: string;
                /** @description attention (the default): urgent clients first, strongest and then oldest; then those who wait for a reply, longest first; then those with unread messages, and then all others, the last two by newest message. waiting: longest wait first. latest: newest message first. joined: newest clients first. */
                sort?: "attention" | "waiting" | "latest" | "name" | "joined";
                /** @description Only clients in this state; all if missing. */
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
                "application/json": components["schemas"]["CloseCrisisRequest"];
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
    getCrisisState: {
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
                    "application/json": components["schemas"]["CrisisState"];
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
    listCrisisOutcomes: {
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
                    "application/json": components["schemas"]["CrisisOutcome"][];
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
    handOverClient: {
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
                "application/json": components["schemas"]["HandOverRequest"];
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
    getClientConversation: {
        parameters: {
            query?: {
                /** @description The first messages after this number. */
                after?: number;
                /** @description The message with this number and those around it. */
                around?: number;
                /** @description Only messages before this number. Without before, after and around, the newest. */
                before?: number;
                /** @description Maximum number of messages; the default is 50. */
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
            /** @description A message with this id was stored before; it is returned, and nothing is stored */
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
    editClientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachMessage"];
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
    unsendClientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                messageId: string;
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
                    "application/json": components["schemas"]["CoachMessage"];
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
    reactToClientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
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
                /** @description Only notes about this session. */
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
                /** @description Cursor: only messages before this number. */
                before?: number;
                /** @description Search text of 1 to 100 characters. */
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
                /** @description Such as 2026-11-01. */
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
                /** @description Such as 2026-11-01. */
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
                /** @description Same as Last-Event-ID, for the first connection. */
                lastEventId?: string;
            };
            header?: {
                /** @description Id of the last event that the client received. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Endless stream of server-sent events */
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
            /** @description The password is correct; the second factor is still required */
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
    getOnCall: {
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
                    "application/json": components["schemas"]["OnCallPage"];
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
    getCrisis: {
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
                    "application/json": components["schemas"]["OpenedCrisis"];
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
    closeCrisis: {
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
                "application/json": components["schemas"]["CloseOpenedCrisisRequest"];
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
    sendTeamMessage: {
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
                "application/json": components["schemas"]["SendTeamMessageRequest"];
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
    openCrisis: {
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
                "application/json": components["schemas"]["OpenCrisisRequest"];
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
    getRota: {
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
                    "application/json": components["schemas"]["Rota"];
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
    getOnCallStatus: {
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
                    "application/json": components["schemas"]["OnCallStatus"];
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
                    "Set-Cookie"?: string;
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
                /** @description Side of the square, as a fraction of the shorter side. Without x, y and size it is the largest square in the middle. */
                size?: number;
                /** @description Left edge of the square, as a fraction of the displayed picture's width. */
                x?: number;
                /** @description Top edge of the square, as a fraction of the height. */
                y?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Duration of a sound in milliseconds; may come before or after the file. */
                    durationMs?: number;
                    /**
                     * Format: binary
                     * @description The file with its name.
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
                /** @description A date such as 2026-11-01, or an RFC 3339 time; now if missing. */
                from?: string;
                /** @description End, in the same format; the end of the bookable time if missing. At most 62 days after from. */
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
    getSessionRecap: {
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
                    "application/json": components["schemas"]["SessionRecap"];
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
    saveSessionRecap: {
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
                "application/json": components["schemas"]["SaveRecapRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRecap"];
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
    listSlots: {
        parameters: {
            query?: {
                /** @description A date such as 2026-11-01, or an RFC 3339 time; now if missing. */
                from?: string;
                /** @description End, in the same format; the end of the bookable time if missing. At most 62 days after from. */
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
                /** @description Cursor: id of the last item of the previous page; the newest if missing. */
                before?: string;
                /** @description Maximum number of results; the default is 50. */
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
