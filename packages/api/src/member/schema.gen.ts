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
         * Appeal a moderator's decision
         * @description Once for each post or comment of the member that a moderator hid or removed. 409 if it is visible, or was appealed before.
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
    "/api/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a conversation's file
         * @description Members can read files in their conversations and their own uploads; 404 for any other file. Supports range requests.
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
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect to the sign-in provider
         * @description For navigations, not for scripts. Redirects to the sign-in page with provider=failed if there is no provider, if it does not respond, or if the request is cross-site or not a navigation.
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
         * Complete the provider's redirect back
         * @description Redirects a known person, who is then signed in, to the requested page; a new person to /auth/welcome; a person whose address has an account to /auth/link; and otherwise to /auth with provider=cancelled or provider=failed.
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
         * Link the provider to an account
         * @description Connects the pending sign-in with the account that has its address, and signs the member in. 401 for a wrong password; 404 if the pending sign-in has expired; 409 if there is no account to link or it has no password.
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
        /**
         * Get the pending provider sign-in
         * @description The input that is still needed. 404 if there is no pending sign-in, or it has expired.
         */
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
        /** List the available sign-in providers */
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
         * Register through the sign-in provider
         * @description Creates an account without a password and signs the member in. 404 if the pending sign-in has expired; 409 if another account has got the address since.
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
        /**
         * Open the provider's billing pages
         * @description Returns a URL that is valid for a few minutes. 409 if the member never paid; 503 if the provider fails.
         */
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
    "/api/calendar/{token}.ics": {
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
    "/api/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the check-ins of a month */
        get: operations["listCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-ins/{day}": {
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
         * Delete the check-in of a day
         * @description Deletes it at once and for good, also for the coach.
         */
        delete: operations["deleteCheckIn"];
        options?: never;
        head?: never;
        /**
         * Create or change the check-in of a day
         * @description Missing fields stay as they are; a new check-in needs a mood. The day is the member's own, today or one of the 30 days before.
         */
        patch: operations["saveCheckIn"];
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
         * Get a coach's picture
         * @description The id is part of the coach's imageUrl. The content at a URL never changes; 404 once the coach has replaced or removed the picture.
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
        /**
         * Suggest up to three coaches
         * @description Returns each coach with the reasons, best match first. The current coach is left out.
         */
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
         * List the coaches to choose from
         * @description In the same order for all members. A page that is shorter than its limit is the last one.
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
        /** Get one coach */
        get: operations["getCoach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a coach's usual hours on the member's clock
         * @description The hours of the coming two weeks, whether they are booked or not.
         */
        get: operations["getCoachHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/{id}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a coach to find them again
         * @description A repeat changes nothing. The coach is not notified.
         */
        put: operations["saveCoach"];
        post?: never;
        /**
         * Remove a saved coach
         * @description A coach who was not saved is no error.
         */
        delete: operations["unsaveCoach"];
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
         * List a coach's open times
         * @description Times from 12 hours to 60 days ahead at which neither the coach nor the member has a session. Dates are in the member's time zone, and the last one is included.
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
        /**
         * List the member's community notices
         * @description Newest first. 404 if the cursor is not one of the member's notices.
         */
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
        /**
         * Mark all community notices as seen
         * @description Also clears their mark on the bell.
         */
        post: operations["seeCommunityNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts that the member saved
         * @description Last saved first. A post that the member can no longer read is missing.
         */
        get: operations["listSavedPosts"];
        put?: never;
        post?: never;
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
        /**
         * List the member's posts and comments
         * @description Newest first.
         */
        get: operations["listOwnWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companion-memory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what companions remember */
        get: operations["getCompanionMemory"];
        /** Change what companions remember */
        put: operations["setCompanionMemory"];
        post?: never;
        /**
         * Delete all that companions remember
         * @description With all exercises, for good. The conversations with companions stay.
         */
        delete: operations["deleteCompanionMemory"];
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
        /**
         * List the companions
         * @description Companions that the member's plan does not include are locked.
         */
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
         * Get messages of a companion conversation
         * @description The newest messages, or those before a number. If the newest message is the member's, its answer is being generated or is missing: sending the message again with its id returns the answer.
         */
        get: operations["getCompanionTalk"];
        put?: never;
        /**
         * Send a message to a companion
         * @description The response is a stream of events, in this order: `stored` (CompanionMessageEvent: the member's message), `safety` (CompanionSafetyEvent, if the text may be a crisis: show crisis help now; also after `thinking`, if a language model saw it), `notice` (CompanionMessageEvent: the companion is a program; at the start, every three hours, and when the member asks), `thinking` (CompanionThinkingEvent), `delta` (CompanionDeltaEvent: a piece of the answer, any number of times), and at the end `done` (CompanionMessageEvent: the whole answer, which replaces the pieces) or `failed` (CompanionFailedEvent). The answer is generated and stored even if the client disconnects. Repeating an id returns the stored message and its answer. 403 if the member's plan does not include the companion, 409 while it answers another message; neither applies to a message that may be a crisis.
         */
        post: operations["sendCompanionMessage"];
        /**
         * Delete a companion conversation
         * @description Deletes all messages at once and for good.
         */
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
        /**
         * List the member's conversations
         * @description The one with the current coach first, then by newest message.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{coachId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a message
         * @description Replaces the text of the member's own message without an attachment, within 15 minutes of sending. The text that the message has already changes nothing. 403 for an earlier coach and for another's message; 409 for a message that is too old, was unsent, has an attachment, or was edited elsewhere since.
         */
        put: operations["editMessage"];
        post?: never;
        /**
         * Unsend a message
         * @description Removes text and attachment of the member's own message for both sides, within 15 minutes of sending. Repeating it changes nothing. 403 for an earlier coach and for another's message; 409 for a message that is too old.
         */
        delete: operations["unsendMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{coachId}/messages/{messageId}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * React to a message
         * @description Sets the member's one reaction to a message of either side, or removes it. It sends no notification. 403 for an earlier coach; 409 for an unsent message.
         */
        put: operations["reactToMessage"];
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
         * Cancel a pending email change
         * @description Does nothing if no change is pending.
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
         * Confirm an email address
         * @description Confirms the address with the token of an emailed link; needs no session. Repeating it succeeds, with already set, while the account still has the address. 410 if the link is expired or unknown; 409 if another account has confirmed the address first.
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
         * Resend the confirmation email
         * @description Sends it to the new address if a change is pending, otherwise to the current one. Links in earlier emails stop working. 409 if there is nothing to confirm.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercise-runs/{id}": {
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
         * Delete a run of an exercise
         * @description Deletes its answers at once and for good.
         */
        delete: operations["deleteExerciseRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the guided exercises
         * @description In the member's language for exercises.
         */
        get: operations["listExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's place in an exercise
         * @description The open run, or the card of the latest finished one. 404 if the member never started it.
         */
        get: operations["getExercise"];
        put?: never;
        /**
         * Start or continue an exercise
         * @description An open run is continued, in the given language if there is one.
         */
        post: operations["startExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercises/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the current step
         * @description With `choice`, `text` or neither, which skips the step. `understood` is false if the text is none of the step's answers. A text that may be a crisis is sent to the companion instead (`toTalk`), with the given id. 409 if another device answered the step.
         */
        post: operations["answerExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercises/{id}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return to the step before */
        post: operations["goBackInExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercises/{id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove the reminder of an exercise
         * @description At the time, a notification says that a reminder is due, without naming the exercise.
         */
        post: operations["remindOfExercise"];
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
         * Flag another member's post or comment
         * @description Requests a moderator's review. A repeat changes nothing. 409 for the member's own post or comment.
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
        /** Get the member's community access */
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
        /** Accept the current guidelines */
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
         * Start or continue the subscription
         * @description Call it only on the member's explicit request. Repeated calls never create a second subscription. Remaining free days are kept. The status changes, and a user event is sent, once the provider confirms the payment. 409 if the member already pays or has not had the free trial; 503 if the provider fails.
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
        /**
         * List the member's goals
         * @description Goals with the current coach and, read-only, with earlier coaches.
         */
        get: operations["listGoals"];
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
    "/api/goals/{id}/close": {
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
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's invoices
         * @description Newest first.
         */
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
         * Redirect to the provider's invoice page
         * @description For navigations, not for scripts. If the payment provider fails, it redirects to the plan's page, which shows the error. A request that accepts HTML is redirected there also if the invoice is unknown, and to the sign-in page without a session.
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
    "/api/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect to the provider's PDF of an invoice
         * @description As openInvoice.
         */
        get: operations["openInvoicePDF"];
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
        /**
         * List the member's journal entries
         * @description Newest first.
         */
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
         * Create or replace a journal entry
         * @description The id is a UUID made by the client. Replacing an entry requires the updatedAt of the version that was edited: 409 on the field updatedAt, without a change, if the stored version is another one. Sending the stored content again changes nothing. 409 without a field if the journal is full.
         */
        put: operations["writeJournalEntry"];
        post?: never;
        /**
         * Delete a journal entry
         * @description Deletes it at once and for good.
         */
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
         * Stream the member's live events
         * @description Each event has an id, a kind and JSON data: `message` (Message), `message_changed` (Message: it was edited, unsent or reacted to), `receipt` (Receipt: how far the coach has received and read), `notification` (UnreadNotifications: the notifications changed), `user` (Changed: refetch the user), `session` (Changed: refetch sessions and open times), `goal` (Changed: refetch goals), `risk` (Changed: refetch the risk state), `check_in` (Changed: refetch check-ins), `conversation` (ConversationChanged: refetch that conversation), `typing` (Typing, without an id), `reset` (Changed: events were lost; refetch everything). A `ping` without an id comes every 20 seconds. A stream resumes after the id in the Last-Event-ID header or the lastEventId query parameter; without either it starts with new events.
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
         * Sign in a member
         * @description By username or email address. Sets the session cookie and ends the browser's previous session. After too many attempts the response is 429 until the time in Retry-After, whether or not the account exists.
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
         * Sign out of the app
         * @description Ends the session and clears the cookie; succeeds without a session too. A form submission, such as the site header's, is redirected to the sign-in page.
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
        /**
         * Send a message to the coach
         * @description 403 for an earlier coach; 409 if the attachment was sent before.
         */
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
         * Get messages with a coach
         * @description The newest messages, or those before, after or around a number; 400 for more than one of these. Conversations with earlier coaches stay readable.
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
         * Request deletion of a conversation
         * @description Deletes all messages so far for both sides, at deleteAt, within 24 hours; it can be undone until then. Later messages stay. Repeating the request keeps the first time. 409 if there is nothing to delete, or while an earlier deletion is running.
         */
        post: operations["deleteConversation"];
        /**
         * Undo a requested conversation deletion
         * @description 409 if no deletion is scheduled, or its time has come.
         */
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
        /**
         * Mark messages as delivered
         * @description All up to the given message, which has reached one of the member's open pages. Repeating it, or an earlier message, changes nothing.
         */
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
        /**
         * Export a conversation as a file
         * @description A JSON download of the whole conversation.
         */
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
        /**
         * Mute or unmute a conversation
         * @description While it is muted, the member gets no badge, notification or email about it.
         */
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
        /**
         * Mark messages as read
         * @description All up to the given message. Repeating it, or an earlier message, changes nothing.
         */
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
         * Search the conversation with a coach
         * @description Newest first, in any script, ignoring case. Three or more characters match anywhere, fewer at the beginning of a word.
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
         * Report whether the member is typing
         * @description Sent to the coach's open pages and not stored. 403 for an earlier coach.
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
        /**
         * List the unread messages
         * @description Messages of the current coach that the member has not seen, oldest first, at most 100. Empty while the conversation is muted. 404 for another member's id.
         */
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
        /**
         * List the member's notifications
         * @description Newest first. 404 if the cursor is not one of the member's notifications.
         */
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
         * @description On all the member's devices: the given ones, or all without ids.
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
         * Change the account's password
         * @description Requires the current password. Ends the member's other sign-ins; the current one gets a new cookie. 409 if the account has no password.
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
         * Request a password reset email
         * @description The response and the work are the same for every address, so the response does not reveal accounts. An email is sent only if there is an account. 429, with the time of the next request in Retry-After, after three requests for an address within the hour.
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
         * Reset a password with a link
         * @description The link works once. Ends all sign-ins of the member. 410 if the link is used, expired or unknown.
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
         * Start changing the card
         * @description Returns the data for the provider's card form. Once the provider has the new card, it charges that one, first for any amount due. 409 without a subscription; 503 if the provider fails.
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
         * List the published posts
         * @description Trending or newest first; with q, the search results, best match first. A page that is shorter than its limit is the last one. A post that is commented on between two requests may be on both pages.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Publish a community post
         * @description Repeating an id with the same content returns the stored post and changes nothing. 403 if the guidelines are not accepted, and during a suspension; 409 if the id is taken, also by other content of the member.
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
        /** Get one post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete the member's own post
         * @description Deletes the text for good. Comments by others stay readable. 403 for another member's post.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Edit the member's own post
         * @description The request replaces the whole post. 403 for another member's post, if the guidelines are not accepted, and during a suspension; 409 if a moderator has removed the post.
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
         * List the comments of a post
         * @description Oldest first: from the beginning, or at one place (after, before or around a comment, or the newest); 400 for more than one place. Around a comment, at most half of the limit comes before it. Includes the member's own comments whatever their status, except deleted ones.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a post
         * @description Repeating an id with the same content returns the stored comment and changes nothing. 403 if the guidelines are not accepted, and during a suspension; 409 if the post is no longer published, or if the id is taken, also by other content of the member.
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
        /**
         * Delete the member's own comment
         * @description Deletes the text for good. 403 for another member's comment.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /** Edit the member's own comment */
        patch: operations["editComment"];
        trace?: never;
    };
    "/api/posts/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a thread, or stop
         * @description A follower is notified of new comments. A member follows the threads in which they write; false switches that off. Works before the guidelines are accepted.
         */
        put: operations["followThread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the reactions to a post */
        get: operations["getReactions"];
        put?: never;
        /**
         * React to a post
         * @description Each of the three reactions counts once per member; a repeat changes nothing. 403 if the guidelines are not accepted, and during a suspension; 409 if the post is not published.
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
        /** Remove a reaction */
        delete: operations["takeReactionBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a post, or remove it from the saved ones
         * @description Only the member sees what they saved. A repeat changes nothing.
         */
        put: operations["savePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a thread as read
         * @description New comments are counted from now on. Marks the member's notices about the thread's comments as seen; the last one clears their mark on the bell.
         */
        post: operations["seeThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this browser gets push messages */
        get: operations["pushStatus"];
        /**
         * Send push messages to this browser
         * @description Replaces an earlier subscription of this sign-in. 400 if the address is not one of a known push service. 403 on a shared device.
         */
        put: operations["subscribePush"];
        post?: never;
        /**
         * Send no push messages to this browser
         * @description Without a subscription nothing changes.
         */
        delete: operations["unsubscribePush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reading-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resources that the member has begun
         * @description Last left first. A resource that was read to its end is not listed.
         */
        get: operations["listReadingPlaces"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Register and sign in a member
         * @description Sets the session cookie and ends the browser's previous session. An address that is already known gets the same response as any other; only the email sent to it tells the difference.
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
         * List the full texts of all resources
         * @description For searching; in the library's order. They change only with a release. 304 if If-None-Match has the current ETag.
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
         * List the library's resources
         * @description In the library's order, without the full texts. 304 if If-None-Match has the current ETag.
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
        /** Get one resource */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store how far the member has read a resource
         * @description At the beginning (0), and from 95 percent on, the place is forgotten.
         */
        put: operations["leaveResource"];
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
         * Save a resource for later
         * @description A repeat changes nothing.
         */
        put: operations["saveResource"];
        post?: never;
        /** Remove a saved resource */
        delete: operations["unsaveResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's risk state
         * @description It rises when something that the member wrote has a sign of a risk, and falls with their answers, with quiet messages and with time. Only the member can read it. The event `risk` reports a change.
         */
        get: operations["getRiskState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the direct question
         * @description Without an open question it changes nothing. The response is the state after it.
         */
        post: operations["answerRiskQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how it is now
         * @description `safe` says in the states urgent and acute that a person or help is there; the others answer in the state after how it is now. A report that does not fit the state changes nothing. The response is the state after it.
         */
        post: operations["reportRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/safety-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the member's safety notes */
        get: operations["getSafetyNotes"];
        /**
         * Replace the content of the safety notes
         * @description Requires the updatedAt of the version that was edited: 409 on the field updatedAt, without a change, if the stored version is another one. Sending the stored content again changes nothing.
         */
        put: operations["saveSafetyNotes"];
        post?: never;
        /**
         * Delete the safety notes
         * @description Deletes them at once and for good, also for the coach.
         */
        delete: operations["deleteSafetyNotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/safety-notes/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share the safety notes with the member's coach
         * @description The coach sees titles and texts, never the contact, until the member stops it or has another coach. 409 if this is not the member's coach, and if no notes are stored.
         */
        put: operations["shareSafetyNotes"];
        post?: never;
        /**
         * Stop sharing the safety notes
         * @description The coach can no longer read them. Repeating it changes nothing.
         */
        delete: operations["stopSharingSafetyNotes"];
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
        /** Get the session allowance */
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
         * List the member's sessions
         * @description Sessions that have not ended, soonest first; then those that ended or were cancelled, newest first, at most 50 of them.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Book a session
         * @description With the member's current coach, at one of the coach's open times. 409, with a message, if the time is taken, the member has another session then, or the plan has no session left in that month.
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
        /** Get one of the member's sessions */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Cancel a session
         * @description Until it begins; 409 after that. Less than 24 hours before the start it still counts, unless the coach moved it last.
         */
        delete: operations["cancelSession"];
        options?: never;
        head?: never;
        /**
         * Move a session to another time
         * @description To another open time, until 24 hours before the session begins; 409 after that, and as for booking.
         */
        patch: operations["moveSession"];
        trace?: never;
    };
    "/api/sessions/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer how a session went
         * @description For 7 days after a session that took place; an answer can be changed later. 409 for any other session, and for sharing with a coach who is not the member's.
         */
        put: operations["saveSessionFeedback"];
        post?: never;
        /**
         * Delete the answer to how a session went, or give none
         * @description Deletes an answer for good, also for the coach. The member is not asked again. 409 before the session has ended and for a cancelled one.
         */
        delete: operations["declineSessionFeedback"];
        options?: never;
        head?: never;
        patch?: never;
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
         * Accept the coach's proposed time
         * @description Moves the session to that time. The member can then cancel it until it begins without its counting. 409, with a message, if the proposal can no longer be accepted.
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
        /** Decline the coach's proposed time */
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
         * Report that the video failed
         * @description The session then does not count. Possible from ten minutes before the start until a day after the end; 409 at any other time.
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
        /**
         * List the member's past sessions
         * @description Sessions that ended or were cancelled, newest first. 404 if the cursor is not one of the member's sessions.
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
    "/api/sessions/repeated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a session and repetitions of it
         * @description All of them or none; afterwards each is a session of its own. The first one as for booking. The others only in this month and the next, and among the sessions that the plan includes there. 409, with a message that names the time, if one of them cannot be booked.
         */
        post: operations["bookRepeatedSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-check-ins/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the days of a month that the member's coach can see
         * @description Exactly these days are shared, until the member has another coach; days without a check-in are ignored. 409 if this is not the member's coach.
         */
        put: operations["shareCheckIns"];
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
        /**
         * List the member's sign-ins
         * @description The current one first, then the most recently used.
         */
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
         * @description Its open pages are notified at once. Ending the current sign-in does not clear its cookie, which no longer works.
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
        /** End the member's other sign-ins */
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
         * Get the user for the site's header
         * @description Called by the site's pages. The user is null without a valid session, whatever the reason. The call does not extend the session.
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
         * Start the free trial
         * @description Once per person, without a card; it ends automatically. 409 after an earlier trial.
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
         * Receive the payment provider's webhook
         * @description The signature in the header Stripe-Signature, over the unchanged body and at most 300 seconds old, authenticates the provider. The event is stored, and applied later. 400 if the signature is not valid.
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
        /** Get the trial and subscription status */
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
         * Cancel the subscription
         * @description It ends with the paid period or the free days, and can be resumed until then. 409 without a running subscription; 503 if the provider fails.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/end-pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the pause of the subscription
         * @description Before the pause nothing is charged; during it a new month begins and is charged at once. 409 without a pause; 503 if the provider fails.
         */
        post: operations["endPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause the subscription for a month
         * @description Begins with the end of the paid period. Nothing is charged until it ends, and there is no paid access. 409 unless a paid subscription runs that neither ends nor pauses; 503 if the provider fails.
         */
        post: operations["pauseSubscription"];
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
        /** Resume a cancelled subscription */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/todays-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one resource for this time of the member's day
         * @description About one of the topics that the member wants to work on, if there is one. It stays the same for that part of the day.
         */
        get: operations["getTodaysResource"];
        put?: never;
        post?: never;
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
         * Unsubscribe from one kind of email
         * @description An unknown key gets the same response.
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
         * Redirect to the unsubscribe page
         * @description Changes nothing, because mail programs open links automatically to check them.
         */
        get: operations["openUnsubscribe"];
        put?: never;
        /**
         * Unsubscribe with one click
         * @description Called by mail programs (RFC 8058); the body is ignored. An unknown key gets the same response.
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
         * Resubscribe to one kind of email
         * @description An unknown key gets the same response.
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
        /** Get the signed-in member */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete the member's account
         * @description Ends all sign-ins at once and clears the cookies. A job then deletes the data, which cannot be undone. 409 if the account has no password.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update the member's profile
         * @description Saves all fields or none. A different email address is kept in newEmail until its emailed link is followed.
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
         * Save the onboarding answers
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
        /** Get the onboarding status */
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
         * Mark the tour as completed
         * @description After the member has seen or skipped it; it is not offered again. A repeat changes nothing.
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
         * Choose or change the coach
         * @description Choosing a coach for the first time adds an automatic welcome message to the conversation. A previous coach loses access at once, and planned sessions with them are cancelled.
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
         * Preview leaving the current coach
         * @description Returns what the member would lose; empty without a coach.
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
    "/api/user/display-language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the language of pages, emails and notifications
         * @description Also sets the cookie from which the server chooses the language of pages. An unknown language changes nothing and is no error.
         */
        put: operations["setDisplayLanguage"];
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
         * Export all data about the member
         * @description A JSON download that explains its own content, as of one moment.
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
        /** Get the wishes for a coach */
        get: operations["getMatching"];
        put?: never;
        /**
         * Save the wishes for a coach
         * @description Replaces all wishes; a missing field removes that wish.
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
         * Save the notification settings
         * @description Missing fields stay unchanged.
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
        /** Get preferences and notification settings */
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
         * Leave the current coach
         * @description The coach loses access at once, and planned sessions are cancelled. The member can still read the conversation.
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
        /** Get the answers shared with the coach */
        get: operations["getSharing"];
        /**
         * Set the answers shared with the coach
         * @description 409 if there is no coach, unless the list is empty.
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
            /** @description Message to show to the user. */
            message: string;
        };
        AgreeRequest: {
            /**
             * Format: int64
             * @description Version of the text that was read.
             */
            version: number;
        };
        AllowanceMonth: {
            /**
             * Format: int64
             * @description Number of sessions that the plan will include in the month, as far as known: a plan that stops before its end counts as the free one.
             */
            included: number;
            /** @description Such as 2026-11. */
            month: string;
            /**
             * Format: int64
             * @description Number of sessions that begin in the month and count.
             */
            used: number;
        };
        Answer: {
            message: string;
        };
        AnsweredExercise: {
            run: components["schemas"]["ExerciseRun"];
            /** @description True if the text was sent to the companion instead: it may be a crisis. */
            toTalk: boolean;
            understood: boolean;
        };
        AnswerExerciseRequest: {
            choice?: string;
            /** @description UUID made by the client, required with a text. */
            id?: string;
            step: string;
            text?: string;
        };
        AnswerProposalRequest: {
            proposalId: string;
        };
        AnswerRiskRequest: {
            /** @enum {string} */
            answer: "yes" | "sometimes" | "no" | "declined";
        };
        AppealRequest: {
            /** @description Missing for the post itself. */
            commentId?: string;
            postId: string;
            text: string;
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
        AvoidedSubject: {
            /** @description As in CompanionMemoryRequest. */
            id: string;
            title: string;
        };
        BillingPortal: {
            /** @description Valid for a few minutes, for anyone who has it. */
            url: string;
        };
        BookRepeatedRequest: {
            coachId: string;
            /** @description Start of the first one, in RFC 3339: one of the coach's open times. */
            date: string;
            /** @description Message to the coach about each of them, up to 500 characters. */
            note?: string;
            /** @description Starts of the others, in the same format; at most 8. */
            repeats: string[];
        };
        BookSessionRequest: {
            coachId: string;
            /** @description Start, in RFC 3339: one of the coach's open times. */
            date: string;
            /** @description Message to the coach, up to 500 characters. */
            note?: string;
            /** @description Ignored: the server makes the link. */
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
            /** @description The provider's name of the brand, such as visa. */
            brand: string;
            /** Format: int64 */
            expMonth: number;
            /** Format: int64 */
            expYear: number;
            last4: string;
        };
        CardForm: {
            /** @description For the provider's form only; must not be stored or logged. */
            clientSecret: string;
            publishableKey: string;
            /** @description URL of the provider's script for card forms. */
            scriptUrl: string;
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
        ChatExport: {
            coach: components["schemas"]["ExportedCoach"];
            messages: components["schemas"]["ExportedChatMessage"][];
            user: components["schemas"]["ExportedUser"];
        };
        CheckIn: {
            /** @description The member's day, as 2026-11-27. */
            day: string;
            /** @description heavy, low, okay, good or bright; empty if the check-in cannot be decrypted. */
            mood: string;
            note: string;
            /** @description True while the member's coach can see it. */
            shared: boolean;
            /** @description True if the check-in cannot be decrypted: it can be written again or deleted. */
            unreadable: boolean;
            /** Format: date-time */
            updatedAt: string;
            /** @description A code of the offered words, a word of the member's own, or empty. */
            word: string;
        };
        CheckInMonth: {
            days: components["schemas"]["CheckIn"][];
            /** @description Month of the first check-in; empty for none. */
            earliest: string;
            /**
             * Format: int64
             * @description Number of low days among the last twelve; 0 if there are fewer than five.
             */
            lowDays: number;
            /** @description As 2026-11. */
            month: string;
            /** @description The member's day, as 2026-11-27. */
            today: string;
        };
        CheckInRequest: {
            /** @description heavy, low, okay, good or bright. */
            mood?: string;
            note?: string;
            word?: string;
        };
        Checkout: {
            /**
             * Format: int64
             * @description Monthly charge, in minor units of the currency.
             */
            cents: number;
            /** @description For the provider's form only; must not be stored or logged. */
            clientSecret: string;
            /** @description Lower-case currency code, such as usd. */
            currency: string;
            /**
             * Format: date-time
             * @description Time of the first charge; null if it is charged at once.
             */
            firstChargeAt: string | null;
            /**
             * @description payment: the first month is charged at once. setup: the card is charged after the free days.
             * @enum {string}
             */
            intent: "payment" | "setup";
            publishableKey: string;
            /** @description URL of the provider's script for card forms. */
            scriptUrl: string;
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
        Coach: {
            availability: string;
            /** @description True if the coach cannot be chosen or booked at present. Only possible for a coach whom the member had before and can wait for. */
            away: boolean;
            bio: string;
            city: string;
            /** @description True if the member has a conversation with this coach, current or earlier. */
            conversation: boolean;
            country: string;
            /** @description In the coach's own order. */
            credentials: components["schemas"]["Credential"][];
            education: string;
            /** Format: uuid */
            id: string;
            /** @description Empty if the coach has no picture; the UI kit then draws one from the id. */
            imageUrl: string;
            languages: string[];
            licenses: string;
            name: string;
            /**
             * Format: date-time
             * @description The coach's first free time for the member in the next 14 days; null if there is none.
             */
            nextOpening: string | null;
            /**
             * Format: double
             * @description Mean rating; null if there are no ratings.
             */
            ratings: number | null;
            /** Format: int64 */
            reviewCount: number;
            /** @description True if the member saved this coach to find them again. */
            saved: boolean;
            /** @description Comma-separated, as the coach wrote it. */
            specializations: string;
            state: string;
            /** @description IANA name. */
            timeZone: string;
            /** Format: int64 */
            yearsOfExperience: number;
        };
        CoachChange: {
            /** @description True if the conversation has more than the automatic greeting. */
            conversation: boolean;
            /** @description Sessions that would be cancelled, soonest first. */
            sessions: components["schemas"]["PlannedSession"][];
        };
        CoachHours: {
            /** @description The member's, an IANA name. */
            timeZone: string;
            /**
             * Format: int64
             * @description Minutes per week between 7 AM and 10 PM of the member.
             */
            wakingMinutes: number;
            /** @description In order of weekday and time; none is over midnight. */
            windows: components["schemas"]["HoursWindow"][];
        };
        CoachSuggestion: {
            coach: components["schemas"]["Coach"];
            reasons: string[];
        };
        Comment: {
            /**
             * @description When others will see it: within 30 minutes, or within two days. Empty if they can, if it depends on a moderator, and for everyone except the author.
             * @enum {string}
             */
            appears: "" | "soon" | "later";
            author: components["schemas"]["CommentAuthor"];
            /** @description True if the author can appeal a moderator's decision about it, which is possible once. */
            canAppeal: boolean;
            canEdit: boolean;
            content: string;
            /** @description Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles. */
            createdAt: string;
            edited: boolean;
            /** Format: uuid */
            id: string;
            /**
             * @description The crisis detector's result for the text; empty for everyone except the author.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * @description Other members see published comments only.
             * @enum {string}
             */
            status: "published" | "scheduled" | "held" | "hidden" | "removed";
        };
        CommentAuthor: {
            /** @description True if the author also opened the thread. */
            isOriginalPoster: boolean;
            isYours: boolean;
            /** @description Pseudonym in this thread only. It stays after the author has deleted the account. */
            name: string;
        };
        CommentRequest: {
            content: string;
            /** @description UUID made by the client. Repeating it returns the stored comment. Ignored in edits. */
            id?: string;
        };
        CommunityNotice: {
            /**
             * Format: uuid
             * @description Null if the notice is about the post itself.
             */
            commentId: string | null;
            /**
             * Format: int64
             * @description Number of answers or comments that the notice covers.
             */
            count: number;
            /** @description Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles. */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "answer" | "followed" | "kept" | "hidden" | "removed" | "warned" | "suspended" | "helped" | "restored" | "appeal-kept" | "hidden-final" | "removed-final" | "flag-kept" | "flag-acted" | "flag-gone";
            /** Format: uuid */
            postId: string;
            seen: boolean;
            /** @description Title of the post; empty if the member can no longer read it. */
            title: string;
        };
        CommunityNoticePage: {
            /** @description Cursor (before) of the next page; null on the last page. */
            earlier: string | null;
            items: components["schemas"]["CommunityNotice"][];
        };
        Companion: {
            description: string;
            /** @enum {string} */
            id: "tara" | "buddy" | "arjun";
            /** @description Always empty: a companion is a program and has no picture. The app draws its kolam from the id. */
            imageUrl: string;
            isIndian: boolean;
            isPremium: boolean;
            /**
             * Format: date-time
             * @description Null if there are no messages.
             */
            lastMessageAt: string | null;
            /** @description True if the member's plan does not include this companion. Earlier messages stay readable. */
            locked: boolean;
            name: string;
            specialization: string;
        };
        CompanionAction: {
            /** @description exercise:<code>, avoid:<subject>, say (send the label as a message), rephrase, exercises, coach, journal, sessions, plan, memory or help. Clients leave out actions that they don't know. */
            do: string;
            label: string;
        };
        CompanionDeltaEvent: {
            text: string;
        };
        CompanionFailedEvent: {
            message: string;
        };
        CompanionMemory: {
            avoided: components["schemas"]["AvoidedSubject"][];
            /** @description How the member wants to be called; empty for no name. */
            called: string;
            /** @description Open exercises, and the last finished ones. */
            exercises: components["schemas"]["RememberedExercise"][];
            /** @enum {string} */
            language: "en" | "hi" | "hi-Latn" | "ta";
        };
        CompanionMemoryRequest: {
            /** @description theme:<code> or exercise:<code>. */
            avoided: string[];
            called: string;
            /** @enum {string} */
            language: "en" | "hi" | "hi-Latn" | "ta";
        };
        CompanionMessage: {
            /** @description Buttons below the newest reply. */
            actions: components["schemas"]["CompanionAction"][];
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The sender. A notice says that the companion is a program.
             * @enum {string}
             */
            from: "member" | "companion" | "notice";
            /** Format: uuid */
            id: string;
            /**
             * @description The crisis detector's result for the member's text; empty if nothing was found.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /**
             * Format: int64
             * @description Number of the message in its conversation, from 1, without gaps.
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
             * @description Cursor (before) of the previous page; null if this page has the first message.
             */
            earlier: number | null;
            messages: components["schemas"]["CompanionMessage"][];
            /** @description True on the newest page if the screen must say that the companion is a program before the member writes: the talk has no such notice from the last three hours. */
            noticeDue: boolean;
        };
        CompanionThinkingEvent: Record<string, never>;
        ConfirmedAddress: {
            /** @description True if the link was already used to confirm the address. */
            already: boolean;
            email: string;
        };
        Conversation: {
            /** @description False for a conversation with an earlier coach, which is read-only. */
            canWrite: boolean;
            coach: components["schemas"]["Correspondent"];
            /** @description True if this is the current coach, who is not active now and sees no messages: no text may claim that the coach was notified. */
            coachAway: boolean;
            deletion: components["schemas"]["Deletion"] | null;
            /**
             * Format: int64
             * @description Cursor (before) of the previous page; null if this page has the first message.
             */
            earlier: number | null;
            /**
             * Format: int64
             * @description Number of the newest message that the member has seen.
             */
            lastReadSeq: number;
            /**
             * Format: int64
             * @description Cursor (after) of the next page; null if this page has the newest message.
             */
            later: number | null;
            messages: components["schemas"]["Message"][];
            /** @description True if the member gets no badge and no email about this conversation. */
            muted: boolean;
            reply: components["schemas"]["Reply"] | null;
            /**
             * @description The crisis detector's strongest result in the member's messages of the last 24 hours; empty if nothing was found.
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
            /** @description True for the current coach. */
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
            /** @description Date on which an administrator checked the document, such as 2026-11-01; empty if unknown. */
            checkedOn: string;
            issuer: string;
            title: string;
            /**
             * Format: int64
             * @description Null if the coach gave none.
             */
            year: number | null;
        };
        Deletion: {
            /**
             * Format: date-time
             * @description Time of the deletion, until which it can be undone.
             */
            deleteAt: string;
        };
        DisplayLanguageRequest: {
            /** @description Code of the language, such as hi. */
            displayLanguage: string;
        };
        EarlierGoal: {
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
            coachName: string;
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
        EditRequest: {
            text: string;
            /**
             * Format: int64
             * @description The message's version as the author's screen shows it; 409 if it has another by now.
             */
            version: number;
        };
        Exercise: {
            /** @description True if companions don't suggest it, because the member said so. */
            avoided: boolean;
            code: string;
            /**
             * Format: date-time
             * @description Null if no card of it is kept.
             */
            finishedAt: string | null;
            /** Format: int64 */
            minutes: number;
            /** @description True while the member can go on with it. */
            open: boolean;
            summary: string;
            title: string;
        };
        ExerciseCard: {
            answers: components["schemas"]["ExerciseQuote"][];
            next: string;
            text: string;
            title: string;
        };
        ExerciseChoice: {
            id: string;
            label: string;
        };
        ExerciseLanguage: {
            /** @enum {string} */
            code: "en" | "hi" | "hi-Latn" | "ta";
            /** @description In the language itself. */
            name: string;
        };
        ExerciseList: {
            exercises: components["schemas"]["Exercise"][];
            /** @enum {string} */
            language: "en" | "hi" | "hi-Latn" | "ta";
            languages: components["schemas"]["ExerciseLanguage"][];
            words: components["schemas"]["Words"];
        };
        ExerciseQuestion: {
            /** @description Empty for steps that ask something. */
            button: string;
            choices: components["schemas"]["ExerciseChoice"][];
            /** Format: int64 */
            exhaleSeconds: number;
            /** @description Name of 100 of a rating. */
            high: string;
            hint: string;
            id: string;
            /** Format: int64 */
            inhaleSeconds: number;
            /** @enum {string} */
            kind: "text" | "choice" | "rating" | "read" | "breath" | "emergency" | "later";
            /** @description True if the answer may have several lines. */
            long: boolean;
            /** @description Name of 0 of a rating. */
            low: string;
            /**
             * Format: int64
             * @description Length of paced breathing.
             */
            minutes: number;
            /** @description True if any text is an answer. */
            ownWords: boolean;
            question: string;
        };
        ExerciseQuote: {
            caption: string;
            step: string;
            text: string;
        };
        ExerciseReminderRequest: {
            /** @description RFC 3339; empty for no reminder. */
            at: string;
        };
        ExerciseRun: {
            answers: components["schemas"]["ExerciseQuote"][];
            code: string;
            /** @enum {string} */
            companion: "tara" | "buddy" | "arjun";
            current?: components["schemas"]["ExerciseQuestion"];
            done?: components["schemas"]["ExerciseCard"];
            /** @description What studies found, in plain words. */
            evidence: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "hi" | "hi-Latn" | "ta";
            /** Format: int64 */
            minutes: number;
            /**
             * Format: int64
             * @description Number of steps passed: steps[passed] is the current one.
             */
            passed: number;
            /** Format: date-time */
            remindAt: string | null;
            /** @description Those passed, the current one, and those likely to come. */
            steps: components["schemas"]["ExerciseStep"][];
            title: string;
            words: components["schemas"]["Words"];
        };
        ExerciseStep: {
            id: string;
            label: string;
        };
        Export: {
            about: components["schemas"]["ExportAbout"];
            accountLetters: components["schemas"]["ExportNotice"][];
            applications: components["schemas"]["ExportApplication"][];
            betaSignup: components["schemas"]["ExportBetaSignup"] | null;
            calendar: components["schemas"]["ExportCalendar"];
            checkIns: components["schemas"]["ExportCheckIn"][];
            coachAbsences: components["schemas"]["ExportCoachAbsence"][];
            community: components["schemas"]["ExportCommunity"] | null;
            communityComments: components["schemas"]["ExportComment"][];
            communityDecisions: components["schemas"]["ExportDecision"][];
            communityFlags: components["schemas"]["ExportFlag"][];
            communityNotices: components["schemas"]["ExportCommunityNotice"][];
            communityPosts: components["schemas"]["ExportPost"][];
            communityReactions: components["schemas"]["ExportReaction"][];
            communityThreads: components["schemas"]["ExportThread"][];
            companionMemory: components["schemas"]["ExportCompanionMemory"][];
            companions: components["schemas"]["ExportCompanion"][];
            companionUse: components["schemas"]["ExportCompanionUse"][];
            contactMessages: components["schemas"]["ExportContactMessage"][];
            conversations: components["schemas"]["ExportConversation"][];
            crisisHandovers: components["schemas"]["ExportCrisisHandover"][];
            crisisOutcomes: components["schemas"]["ExportCrisisOutcome"][];
            exercises: components["schemas"]["ExportExercise"][];
            files: components["schemas"]["ExportAttachment"][];
            goals: components["schemas"]["ExportGoal"][];
            invoices: components["schemas"]["ExportInvoice"][];
            journal: components["schemas"]["ExportJournalEntry"][];
            knownBrowsers: components["schemas"]["ExportBrowser"][];
            mailedLinks: components["schemas"]["ExportLink"][];
            membership: components["schemas"]["ExportMembership"] | null;
            notifications: components["schemas"]["ExportNotification"][];
            onCall: components["schemas"]["ExportOnCall"][];
            payer: components["schemas"]["ExportPayer"];
            paymentNotices: components["schemas"]["ExportPaymentNotice"][];
            preferences: components["schemas"]["ExportPreferences"] | null;
            profile: components["schemas"]["ExportProfile"];
            providers: components["schemas"]["ExportProvider"][];
            readingPlaces: components["schemas"]["ExportReadingPlace"][];
            riskStates: components["schemas"]["ExportRiskState"][];
            safetyNotes: components["schemas"]["ExportSafetyNotes"];
            savedCoaches: components["schemas"]["ExportSavedCoach"][];
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
            /** @description URL of the file. Requires a sign-in of the member, and works until the account is deleted. */
            link: string;
            name: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
            /** Format: int32 */
            width: number | null;
        };
        ExportBetaSignup: {
            age: string;
            /** @description Language of the page, and of the confirmation. */
            displayLanguage: string;
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
        ExportCheckIn: {
            /** @description The member's day, as 2026-11-27. */
            day: string;
            mood: string;
            note: string;
            /**
             * Format: date-time
             * @description Since when the current coach can see it; null while they cannot.
             */
            sharedAt: string | null;
            /** @description True if the check-in cannot be decrypted; the other texts are then empty. */
            unreadable: boolean;
            /** Format: date-time */
            updatedAt: string;
            word: string;
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
             * @description The crisis detector's result for the text.
             * @enum {string|null}
             */
            mark: "urgent" | "concern" | null;
            /** @description The member's pseudonym in this thread. */
            name: string;
            /**
             * Format: uuid
             * @description Id of the post.
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
             * @description Version of the guidelines that the member accepted last; 0 for none.
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
             * @description Number of answers or comments that the notice covers.
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
             * @description Time of the last notice that this is a program.
             */
            toldAt: string | null;
        };
        ExportCompanionMemory: {
            avoided: string[];
            called: string;
            language: string;
        };
        ExportCompanionMessage: {
            /** @description Buttons below the reply: a list of {do, label}. */
            actions: unknown;
            /** @description Program that generated the answer. */
            answeredBy: string;
            /**
             * Format: uuid
             * @description Id of the message that this one answers.
             */
            answers: string | null;
            /** @enum {string} */
            from: "you" | "companion" | "notice";
            /** Format: uuid */
            id: string;
            /**
             * @description The crisis detector's result for the member's text. No person saw it.
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
             * Format: int32
             * @description Number of texts that the model read for signs of a risk, without answering them.
             */
            readings: number;
            /**
             * Format: int64
             * @description Number of tokens sent to and received from the model for answers.
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
             * @description Time at which the coach first read the conversation in the last possible crisis.
             */
            coachOpenedAt: string | null;
            /**
             * Format: date-time
             * @description Time of the last email to the coach about a possible crisis.
             */
            coachToldAt: string | null;
            /**
             * Format: date-time
             * @description Time of the deletion that the member requested.
             */
            deletionAt: string | null;
            /** Format: uuid */
            id: string;
            messages: components["schemas"]["ExportMessage"][];
            /**
             * Format: date-time
             * @description Time since which the conversation is muted.
             */
            mutedAt: string | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description Time since which a possible crisis waits for the coach.
             */
            urgentSince: string | null;
        };
        ExportCrisisHandover: {
            /** Format: date-time */
            at: string;
            /** @description Name of the coach who called. */
            coach: string;
            /** Format: uuid */
            id: string;
        };
        ExportCrisisOutcome: {
            /** Format: date-time */
            closedAt: string;
            /** @description Name of the coach who closed it. */
            coach: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            level: "urgent" | "concern";
            /**
             * Format: date-time
             * @description Time of the first look at it.
             */
            lookedAt: string | null;
            /** @enum {string|null} */
            lookedBy: "coach" | "on_call" | null;
            /**
             * Format: date-time
             * @description Time since which it had waited for a coach.
             */
            openedAt: string;
            /** @enum {string} */
            outcome: "called" | "wrote" | "reached_otherwise" | "handed_over" | "false_alarm";
        };
        ExportDecision: {
            /** @description The member's appeal against the previous decision. */
            appeal: string | null;
            /**
             * Format: uuid
             * @description Null if the decision is about the post itself.
             */
            comment: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description True if the crisis numbers were sent with the decision. */
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
            /** @description Name of the attached file; missing without one. */
            attachment?: string;
            coachReaction?: string;
            /** @description May be empty if there is an attachment. */
            content: string;
            /**
             * Format: date-time
             * @description Time of the last edit of the text.
             */
            editedAt?: string;
            /**
             * Format: date-time
             * @description Timestamp of the message that this one answers.
             */
            inReplyTo?: string;
            /** @enum {string} */
            sender: "user" | "coach" | "team";
            /** Format: date-time */
            timestamp: string;
            /** @description True if the author has unsent the message: its content is gone. */
            unsent?: boolean;
            userReaction?: string;
        };
        ExportedCoach: {
            name: string;
        };
        ExportedUser: {
            firstName: string;
            lastName: string;
        };
        ExportExercise: {
            /** @description The answers in their order: a list of {step, choice, text}. */
            answers: unknown;
            companion: string;
            exercise: string;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: uuid */
            id: string;
            language: string;
            /** Format: date-time */
            remindAt: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ExportFlag: {
            /**
             * Format: uuid
             * @description Null if the flag is about the post itself.
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
             * @description Number of versions of the text.
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
             * @description Index of the resource's question that the entry answers, from 0; null for none.
             */
            prompt: number | null;
            /** @description Id of the library resource that the entry is about; empty for none. */
            resource: string;
            text: string;
            /** @description True if the entry cannot be decrypted; its text is then empty. */
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
        ExportLook: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            reason: "no_reader" | "unopened" | "handed_over" | "other";
        };
        ExportMark: {
            /**
             * Format: date-time
             * @description Time at which a coach closed it; see crisisOutcomes.
             */
            coachSawAt: string | null;
            /** @enum {string} */
            level: "urgent" | "concern";
            /** Format: date-time */
            markedAt: string;
            /** @description Texts that the message had before it was edited or unsent. The people on call can read them until the possible crisis is closed. */
            textsBefore: string[];
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
            /** @description True if the product sent it in the coach's or the team's name. */
            automatic: boolean;
            /** @enum {string|null} */
            coachReaction: "heart" | "thanks" | "agree" | "glad" | "hard" | null;
            /**
             * Format: date-time
             * @description Time of the last edit of the text.
             */
            editedAt: string | null;
            /**
             * Format: uuid
             * @description Id of the attached file, in files.
             */
            file: string | null;
            /** @enum {string} */
            from: "you" | "coach" | "team";
            /** Format: uuid */
            id: string;
            mark: components["schemas"]["ExportMark"] | null;
            /**
             * Format: uuid
             * @description Id of the message that this one answers. It may have been deleted.
             */
            replyTo: string | null;
            /** Format: date-time */
            sentAt: string;
            /** @enum {string} */
            status: "sent" | "delivered" | "read";
            text: string;
            /**
             * Format: date-time
             * @description Time at which the author unsent the message: text and file are gone.
             */
            unsentAt: string | null;
            /** @enum {string|null} */
            yourReaction: "heart" | "thanks" | "agree" | "glad" | "hard" | null;
        };
        ExportNotice: {
            /** @enum {string} */
            about: "sign-in" | "password" | "reset" | "address";
            /** @description User-Agent of the browser; empty if there was none. */
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
        ExportOnCall: {
            /** Format: date-time */
            closedAt: string | null;
            /** Format: uuid */
            id: string;
            looks: components["schemas"]["ExportLook"][];
            /** Format: date-time */
            passedAt: string;
            /** @enum {string} */
            why: "inactive" | "away" | "no_coach" | "unopened" | "handed_over";
            /** Format: date-time */
            writtenAt: string;
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
             * @description The crisis detector's result for the text.
             * @enum {string|null}
             */
            mark: "urgent" | "concern" | null;
            /** @description The member's pseudonym in this thread. */
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
            /** @description City whose coaches the member does not want. */
            homeCity: string | null;
            language: string | null;
            messageNotifications: boolean;
            newsletterSubscription: boolean;
            /** @description True if the member requested a coach from outside their own community. */
            outsideCommunity: boolean;
            /** @description Start of the quiet hours in the member's time zone, such as 22:00. */
            quietFrom: string | null;
            quietUntil: string | null;
            region: string | null;
            religion: string | null;
            sessionReminders: boolean;
            /** @description Answers that the current coach can see. */
            sharedWithCoach: string[];
            /** Format: date-time */
            tourSeenAt: string | null;
            wouldLikeCoachGender: string | null;
            wouldLikeToTalkAbout: string[];
        };
        ExportProfile: {
            /** @description Name of the member's current coach. */
            coach: string | null;
            /** @description Language of pages, emails and notifications. */
            displayLanguage: string;
            email: string;
            /** Format: date-time */
            emailConfirmedAt: string | null;
            firstName: string;
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            lastName: string;
            /** @description New email address that is not confirmed yet; null if no change is pending. */
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
            /** @description The provider's id of this person. */
            account: string;
            email: string;
            /** Format: date-time */
            lastUsedAt: string;
            /** Format: date-time */
            linkedAt: string;
            /** @description URL of the provider. */
            provider: string;
        };
        ExportPush: {
            neutralName: boolean;
            /** Format: date-time */
            sentUntil: string;
            /** Format: date-time */
            since: string;
        };
        ExportReaction: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "support" | "same-here" | "thank-you";
            /** Format: uuid */
            post: string;
        };
        ExportReadingPlace: {
            /** Format: date-time */
            leftAt: string;
            /** Format: int32 */
            percent: number;
            resource: string;
        };
        ExportRiskState: {
            /** @description The member's answer to the direct question; empty for none. */
            answer: string;
            /**
             * Format: int32
             * @description How often companions asked it.
             */
            asked: number;
            kind: string;
            /** Format: date-time */
            lastSign: string;
            /** Format: date-time */
            since: string;
            state: string;
            /**
             * Format: int32
             * @description How many steps of help companions offered.
             */
            steps: number;
        };
        ExportSafetyNotes: {
            /** @description Empty for no contact. */
            contactName: string;
            contactPhone: string;
            sections: components["schemas"]["ExportSafetySection"][];
            /**
             * Format: date-time
             * @description Since when the current coach can see the sections; null while they cannot.
             */
            sharedAt: string | null;
            /** @description True if the notes cannot be decrypted; they are then empty. */
            unreadable: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        ExportSafetySection: {
            text: string;
            title: string;
        };
        ExportSavedCoach: {
            /** @description Name of the coach. */
            coach: string;
            /** Format: date-time */
            savedAt: string;
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
            /** @description True if it counts against the sessions of its month. */
            counts: boolean;
            /** Format: date-time */
            endsAt: string;
            feedback: components["schemas"]["ExportSessionFeedback"];
            /** Format: uuid */
            id: string;
            movedByCoach: boolean;
            /** @description The member's message to the coach before the session. */
            note: string;
            /**
             * @description Outcome that the coach recorded.
             * @enum {string|null}
             */
            outcome: "held" | "no_show" | "coach_absent" | null;
            /** Format: date-time */
            outcomeAt: string | null;
            proposals: components["schemas"]["ExportProposal"][];
            recap: components["schemas"]["ExportSessionRecap"];
            /** @enum {string} */
            status: "scheduled" | "cancelled";
            /**
             * Format: date-time
             * @description Time at which a failure of the video was reported.
             */
            videoTroubleAt: string | null;
        };
        ExportSessionChange: {
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description Start of the session before it was moved.
             */
            beganAt: string | null;
            /**
             * Format: date-time
             * @description Start of the session after this change.
             */
            beginsAt: string;
            /** @enum {string} */
            by: "member" | "coach" | "change" | "leaving" | "absence";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            what: "booked" | "moved" | "cancelled";
        };
        ExportSessionFeedback: {
            /** Format: date-time */
            answeredAt: string;
            note: string;
            /** @description helped, some, little or worse; empty if the member did not want to answer. */
            rating: string;
            /**
             * Format: date-time
             * @description Since when the session's coach can see it; null while they cannot.
             */
            sharedAt: string | null;
            /** @description True if it cannot be decrypted; the texts are then empty. */
            unreadable: boolean;
        };
        ExportSessionRecap: {
            /** @description What the two agreed on. */
            agreed: string;
            /**
             * Format: date-time
             * @description Last change since it was shared.
             */
            changedAt: string | null;
            /** Format: date-time */
            sharedAt: string;
            summary: string;
            /** @description True if it cannot be decrypted; the texts are then empty. */
            unreadable: boolean;
        };
        ExportSignIn: {
            /** @description User-Agent of the browser. */
            browser: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastUsedAt: string;
            push: components["schemas"]["ExportPush"];
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
            pauseMailedAt: string | null;
            /** Format: date-time */
            periodEnd: string;
            /** Format: date-time */
            periodStart: string;
            plan: string;
            /** Format: date-time */
            resumesAt: string | null;
            status: string;
            /** Format: date-time */
            trialEndsAt: string | null;
            /** Format: date-time */
            unpaidSince: string | null;
        };
        ExportThread: {
            following: boolean;
            /** Format: uuid */
            post: string;
            /**
             * Format: date-time
             * @description The time at which the member last read the thread, of those they write in, follow or saved.
             */
            readAt: string | null;
            /** Format: date-time */
            savedAt: string | null;
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
        FlagRequest: {
            /** @description Missing for the post itself. */
            commentId?: string;
            notes?: string;
            postId: string;
            /** @description Code of a flag reason. */
            reason: string;
        };
        FollowRequest: {
            following: boolean;
        };
        ForgotRequest: {
            email: string;
        };
        ForumAlias: {
            /** @description True if the member has accepted the current guidelines. Until then the member can read and flag, but not post, comment or react. */
            guidelinesAccepted: boolean;
            /**
             * Format: int64
             * @description Version of the current guidelines.
             */
            guidelinesVersion: number;
            /** @description True for a new account: it can write less often, and its texts with links are reviewed before others see them. */
            newAccount: boolean;
            /**
             * Format: date-time
             * @description End of a suspension, a midnight in the member's time zone: until then the member can read but not write. Null if not suspended.
             */
            suspendedUntil: string | null;
            /**
             * Format: int64
             * @description Number of notices that the member has not seen.
             */
            unseen: number;
        };
        Found: {
            items: components["schemas"]["Message"][];
            /** @description True if more results follow: pass the seq of the last item as before. */
            more: boolean;
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
        GoalList: {
            /** @description Goals with earlier coaches, in the same order. */
            earlier: components["schemas"]["EarlierGoal"][];
            /** @description Goals with the current coach: open ones first, then closed ones, latest first. */
            items: components["schemas"]["Goal"][];
        };
        GoalRequest: {
            /** @description Up to 1000 characters; may have several lines. */
            detail?: string;
            /** @description One line of 3 to 120 characters. */
            title: string;
        };
        HoursWindow: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            until: number;
            /**
             * Format: int64
             * @description From Monday = 1.
             */
            weekday: number;
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
            /** @description Lower-case currency code, such as usd. */
            currency: string;
            id: string;
            number: string;
            /**
             * Format: date-time
             * @description Time of the payment; null if it is not paid.
             */
            paidAt: string | null;
            /**
             * Format: date-time
             * @description End of the charged period.
             */
            periodEnd: string;
            /**
             * Format: date-time
             * @description Start of the charged period.
             */
            periodStart: string;
            /** @enum {string} */
            status: "paid" | "open" | "void" | "uncollectible";
        };
        InvoiceList: {
            items: components["schemas"]["Invoice"][];
            /** @description True if older ones follow. */
            more: boolean;
        };
        JournalEntry: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description Index of the resource's question that the entry answers, from 0; null for none.
             */
            prompt: number | null;
            /** @description Id of the library resource that the entry is about; empty for none. The library may no longer have it. */
            resource: string;
            text: string;
            /** @description True if the entry cannot be decrypted: its text is empty, and it can only be deleted. */
            unreadable: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        JournalEntryRequest: {
            /**
             * Format: int64
             * @description Index of the resource's question that the entry answers, from 0; missing for none.
             */
            prompt?: number;
            /** @description Id of the library resource that the entry is about; empty for none. */
            resource?: string;
            text: string;
            /** @description The updatedAt of the version that was edited, exactly as received; missing or empty for a new entry. */
            updatedAt?: string;
        };
        JournalPage: {
            /**
             * Format: uuid
             * @description Cursor (before) of the next page; null on the last page.
             */
            earlier: string | null;
            entries: components["schemas"]["JournalEntry"][];
        };
        LeaveRequest: {
            /** @description True, the default, keeps the member's community posts and comments, without any link to the member. */
            keepPosts?: boolean;
            /** @description The member's current password. */
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
            /** @description True on a device that others use too: the sign-in then ends after 30 minutes without use. */
            sharedDevice?: boolean;
            /** @description Username or email address. */
            username: string;
        };
        MailedLinkRequest: {
            /** @description Token parameter of the emailed link. */
            token: string;
        };
        MarkMessagesRequest: {
            /** @description Id of the newest message that was received or seen. */
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
            /** @description Preferred gender of the coach; empty for no preference. */
            coachGender?: string;
            /** @description Codes of the topics that the member wants to talk about. */
            focus?: string[];
            /** @description City whose coaches are left out. Stored only while outsideCommunity is true. */
            homeCity?: string;
            /** @description Code of the language that the member prefers to talk in. */
            language?: string;
            /** @description True to request coaches who share neither the member's region nor faith nor homeCity. */
            outsideCommunity?: boolean;
        };
        Message: {
            attachment: components["schemas"]["Attachment"] | null;
            /** @description Same as attachment.url; null without an attachment. */
            attachmentUrl: string | null;
            /** @description True if the product sent the message in the coach's or the team's name, such as the welcome. */
            automatic: boolean;
            /** Format: uuid */
            coachId: string;
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
            /** @description True if someone on call wrote the message in the team's name. If neither is true, the coach wrote it. */
            isFromTeam: boolean;
            /** @description True if the member wrote the message. */
            isFromUser: boolean;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            memberReaction: "" | "heart" | "thanks" | "agree" | "glad" | "hard";
            replyTo: components["schemas"]["Quote"] | null;
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
        MoveSessionRequest: {
            /** @description Start, in RFC 3339: one of the open times. */
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
            /** @description Secret URL: anyone who has it can read the calendar, and nothing else. */
            url: string;
        };
        Notification: {
            /**
             * Format: int64
             * @description Number of unread messages, of an unread notification about messages from the coach.
             */
            count?: number;
            /**
             * Format: date-time
             * @description Time at which it was raised. Raising an unread notification again gives it a new text and time, moves it to the top, and keeps its id.
             */
            createdAt: string;
            /** @description Name of the coach who sent them. */
            from?: string;
            /** Format: uuid */
            id: string;
            message: string;
            read: boolean;
            title: string;
            /** @enum {string} */
            type: "message" | "subscription" | "session" | "community" | "goal" | "exercise";
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            /** @description True if older ones follow: pass the id of the last item as before. */
            more: boolean;
            /**
             * Format: int64
             * @description Number of all unread notifications, also those on other pages.
             */
            unread: number;
        };
        OnboardingRequest: {
            /**
             * Format: double
             * @description In whole years. Only the age range is stored.
             */
            age: number;
            /** @description Preferred gender of the coach; empty for no preference. */
            coachGender?: string;
            /** @description Codes of the topics that the member wants to talk about. */
            focus?: string[];
            gender: string;
            /** @description City whose coaches are left out. Stored only while outsideCommunity is true. */
            homeCity?: string;
            /** @description Code of the language that the member prefers to talk in. */
            language?: string;
            /** @description True to request coaches who share neither the member's region nor faith nor homeCity. */
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
            /** @description Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles. */
            createdAt: string;
            excerpt: string;
            /** @enum {string} */
            kind: "post" | "comment";
            /**
             * Format: int64
             * @description Number of comments by others since the member last read the thread; 0 for a comment.
             */
            newComments: number;
            /** @description True if the member can open the thread. */
            open: boolean;
            /**
             * @description Effect of a moderator's decision; empty if there is none.
             * @enum {string}
             */
            outcome: "" | "hidden" | "removed";
            /** Format: uuid */
            postId: string;
            /** @description The day on which they did; empty without new comments. */
            since: string;
            /** @enum {string} */
            status: "published" | "scheduled" | "held" | "hidden" | "removed";
            /** @description Title of the post; empty if the member can no longer read it. */
            title: string;
        };
        OwnWordsPage: {
            /** @description Cursor (before) of the next page; null on the last page. */
            earlier: string | null;
            items: components["schemas"]["OwnWords"][];
        };
        PendingSignIn: {
            email: string;
            /** @description From the provider; may be empty. */
            firstName: string;
            /** @description For link: false if the account has no password, which must then first be set by email. */
            hasPassword: boolean;
            /**
             * @description new: names for a new account are needed, sent to /api/auth/welcome. link: the password of the account with this address is needed, sent to /api/auth/link.
             * @enum {string}
             */
            kind: "new" | "link";
            /** @description From the provider; may be empty. */
            lastName: string;
            /** @description Path of the app to open after signing in. */
            next: string;
            /** @description A free username; empty for link. */
            suggestedUsername: string;
        };
        PlannedSession: {
            /** Format: date-time */
            date: string;
            /** Format: uuid */
            id: string;
        };
        Post: {
            /**
             * @description When others will see it: within 30 minutes, or within two days. Empty if they can, if it depends on a moderator, and for everyone except the author.
             * @enum {string}
             */
            appears: "" | "soon" | "later";
            author: components["schemas"]["PostAuthor"];
            /** @description True if the author can appeal a moderator's decision about it, which is possible once. */
            canAppeal: boolean;
            canEdit: boolean;
            /** @enum {string} */
            category: "identity" | "family-dynamics" | "immigration" | "relationships" | "career" | "wellness";
            /**
             * Format: int64
             * @description Number of visible comments.
             */
            commentCount: number;
            content: string;
            /** @description Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles. */
            createdAt: string;
            /** @description True if the author deleted the post; title and content are then empty. */
            deleted: boolean;
            edited: boolean;
            /** @description True if the reader is notified of new comments. It is true in threads in which they have written, until they switch it off. */
            following: boolean;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description Total number of reactions.
             */
            likes: number;
            reactions: components["schemas"]["Reactions"];
            /**
             * @description The crisis detector's result for the text; empty for everyone except the author.
             * @enum {string}
             */
            safety: "" | "concern" | "urgent";
            /** @description True if the reader has saved the post. */
            saved: boolean;
            /**
             * @description Other members see a post only if it is published, or deleted with comments by others.
             * @enum {string}
             */
            status: "published" | "scheduled" | "held" | "hidden" | "removed" | "deleted";
            tags: string[];
            title: string;
        };
        PostAuthor: {
            isYours: boolean;
            /** @description Pseudonym in this thread only. It stays after the author has deleted the account. */
            name: string;
        };
        PostRequest: {
            /** @description Code of a category. */
            category: string;
            content: string;
            /** @description UUID made by the client. Repeating it returns the stored post. Ignored in edits. */
            id?: string;
            /** @description Tags as typed. Case, a leading # and duplicates make no difference. */
            tags?: string[];
            title: string;
        };
        PostSummary: {
            /**
             * @description When others will see it: within 30 minutes, or within two days. Empty if they can, if it depends on a moderator, and for everyone except the author.
             * @enum {string}
             */
            appears: "" | "soon" | "later";
            author: components["schemas"]["PostAuthor"];
            /** @enum {string} */
            category: "identity" | "family-dynamics" | "immigration" | "relationships" | "career" | "wellness";
            /**
             * Format: int64
             * @description Number of visible comments.
             */
            commentCount: number;
            /** @description Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles. */
            createdAt: string;
            edited: boolean;
            /** @description Beginning of the text on one line; in search results, the part around the match. */
            excerpt: string;
            /** @description True if the text is longer than the excerpt. */
            excerptCut: boolean;
            /** Format: uuid */
            id: string;
            /**
             * Format: int64
             * @description Total number of reactions.
             */
            likes: number;
            reactions: components["schemas"]["Reactions"];
            /**
             * @description Always published in lists.
             * @enum {string}
             */
            status: "published" | "scheduled" | "held" | "hidden" | "removed" | "deleted";
            tags: string[];
            title: string;
        };
        Practice: {
            breath: components["schemas"]["Breath"] | null;
            /** @enum {string} */
            kind: "none" | "breath" | "scan" | "journal";
            /** @description The questions of a journal practice; journal entries refer to them by index, from 0. */
            prompts: string[];
            /** @description The sentences of a scan, in order. */
            steps: components["schemas"]["Step"][];
        };
        Preferences: {
            /** @description Code of an age range. */
            age: string;
            emailNotifications: boolean;
            gender: string;
            language: string;
            messageNotifications: boolean;
            newsletterSubscription: boolean;
            /** @description Start of the quiet hours in the member's time zone, such as 22:00; empty without quiet hours. */
            quietFrom: string;
            quietUntil: string;
            region: string;
            religion: string;
            sessionReminders: boolean;
            shareReadReceipts: boolean;
        };
        PreferencesRequest: {
            /** @description Code of an age range. */
            age: string;
            gender: string;
            /** @description Code of the language that the member prefers to talk in. */
            language?: string;
            region: string;
            religion?: string;
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
        ProfileRequest: {
            /** @description A different address takes effect once its emailed link is followed. */
            email: string;
            firstName: string;
            lastName: string;
            /** @description Required if the email address changes and the account has a password. */
            password?: string;
            /** @description IANA name; unchanged if missing. */
            timeZone?: string;
            username: string;
        };
        PushStatus: {
            /** @description The applicationServerKey of a subscription, in base64url. */
            publicKey: string;
            /** @description True if this sign-in has a subscription. */
            subscribed: boolean;
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
        Reactions: {
            /** Format: int64 */
            sameHere: number;
            /** Format: int64 */
            support: number;
            /** Format: int64 */
            thankYou: number;
            /** @description Reactions of the signed-in member. */
            yours: ("Support" | "SameHere" | "ThankYou")[];
        };
        ReactRequest: {
            /** @description Support, SameHere or ThankYou. */
            reactionType: string;
        };
        ReadingPlace: {
            /** @description Name of the resource in URLs. */
            id: string;
            /** Format: date-time */
            leftAt: string;
            /**
             * Format: int64
             * @description How far the member has read, from 1 to 99.
             */
            percent: number;
            title: string;
        };
        ReadingPlaceRequest: {
            /**
             * Format: int64
             * @description From 0, the beginning, to 100, the end.
             */
            percent: number;
        };
        ReadNotificationsRequest: {
            /** @description Ids of the read notifications; all if missing. Ids of other members' notifications are ignored. */
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
            /** @description Code of the language of pages, emails and notifications. The page's own if missing; English if unknown. */
            displayLanguage?: string;
            email: string;
            firstName: string;
            /** @description Headline variant that the site showed: default or cultural. */
            headingVariant?: string;
            lastName: string;
            password: string;
            /** @description Price variant that the site showed: default, discount or premium. The one in the visitor's beta signup, if any, takes precedence. */
            pricingVariant?: string;
            /** @description IANA name, from the browser. */
            timeZone?: string;
            /** @description 3 to 50 letters, digits and underscores. */
            username: string;
        };
        RememberedExercise: {
            answers: components["schemas"]["ExerciseQuote"][];
            code: string;
            /** @enum {string} */
            companion: "tara" | "buddy" | "arjun";
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "hi" | "hi-Latn" | "ta";
            /** Format: date-time */
            remindAt: string | null;
            /** Format: date-time */
            startedAt: string;
            title: string;
        };
        Reply: {
            /**
             * Format: date-time
             * @description Time by which the coach replies to the oldest unanswered message or, without one, to a message sent now.
             */
            by: string;
            /** @description True if the time in by has passed without a reply. */
            late: boolean;
            /** @description True if the coach has seen the member's newest message; null if the member does not share read receipts or has not written yet. */
            seen: boolean | null;
            /**
             * Format: date-time
             * @description Time since which the member has waited for a reply; null if no message waits.
             */
            waitingSince: string | null;
        };
        ReportRiskRequest: {
            /** @enum {string} */
            report: "safe" | "easier" | "same" | "harder";
        };
        Request: {
            /** @description Kind of emails: messages, sessions, newsletter or all. */
            from: string;
            /** @description Key from the link in the email. */
            key: string;
        };
        ResetAccount: {
            username: string;
        };
        ResetRequest: {
            password: string;
            /** @description Token parameter of the emailed link. */
            token: string;
        };
        Resource: {
            /** @enum {string} */
            category: "meditation" | "mindfulness" | "journaling" | "wellness";
            /** @description Markdown: paragraphs, headings from the second level on, lists, quotes, emphasis and links. No HTML. */
            content: string;
            description: string;
            /** @description Name of the resource in URLs. */
            id: string;
            /** @description Path of the resource's picture in the member app. */
            imageUrl: string;
            /**
             * Format: int64
             * @description Duration of reading and practice together.
             */
            minutes: number;
            practice: components["schemas"]["Practice"];
            /** @description True if the member has saved it for later. */
            saved: boolean;
            title: string;
        };
        ResourceSummary: {
            /** @enum {string} */
            category: "meditation" | "mindfulness" | "journaling" | "wellness";
            description: string;
            /** @description Name of the resource in URLs. */
            id: string;
            /** @description Path of the resource's picture in the member app. */
            imageUrl: string;
            /**
             * @description Kind of practice in the resource.
             * @enum {string}
             */
            kind: "none" | "breath" | "scan" | "journal";
            /**
             * Format: int64
             * @description Duration of reading and practice together.
             */
            minutes: number;
            /** @description Beginning of the text, without markup. */
            preview: string;
            /** @description The questions of a journal practice; journal entries refer to them by index, from 0. */
            prompts: string[];
            /** @description True if the member has saved it for later. */
            saved: boolean;
            title: string;
        };
        ResourceText: {
            /** @description Full text in Markdown. */
            content: string;
            /** @description Name of the resource in URLs. */
            id: string;
        };
        RiskState: {
            /** @description True while a companion's direct question waits for an answer. */
            question: boolean;
            /**
             * Format: date-time
             * @description When the state began; null in the state none.
             */
            since: string | null;
            /** @enum {string} */
            state: "none" | "ask" | "urgent" | "acute" | "after";
        };
        SafetyNotes: {
            /** @description Name of the trusted contact; empty for none. No coach ever sees the contact. */
            contactName: string;
            /** @description Phone number of the trusted contact; empty for none. */
            contactPhone: string;
            /** @description In the member's own order. Titles without text if the notes were never stored. */
            sections: components["schemas"]["SafetySection"][];
            /**
             * Format: date-time
             * @description Since when the member's current coach can see the sections; null while they cannot.
             */
            sharedAt: string | null;
            /** @description True if the stored notes cannot be decrypted. The sections are then those of new notes, which would replace the stored ones. */
            unreadable: boolean;
            /**
             * Format: date-time
             * @description The last change of the content; null if the notes were never stored.
             */
            updatedAt: string | null;
        };
        SafetyNotesRequest: {
            /** @description Name of the trusted contact; empty, like the phone number, for none. */
            contactName?: string;
            contactPhone?: string;
            sections: components["schemas"]["SafetySection"][];
            /** @description The updatedAt of the version that was edited, exactly as received; missing or empty if the notes were never stored. */
            updatedAt?: string;
        };
        SafetySection: {
            /**
             * Format: uuid
             * @description Made by the client; each section has its own.
             */
            id: string;
            /** @description One note per line. */
            text?: string;
            title: string;
        };
        SavedPage: {
            /** @description Cursor (before) of the next page; null on the last page. */
            earlier: string | null;
            items: components["schemas"]["PostSummary"][];
        };
        SaveRequest: {
            saved: boolean;
        };
        SelectCoachRequest: {
            /** @description Id of the coach. */
            coachId: string;
        };
        SendCompanionMessageRequest: {
            /** @description UUID made by the client. Repeating it stores nothing: the response has the stored answer, the one in progress, or a new one if there is none. */
            id: string;
            text: string;
        };
        SendMessageRequest: {
            /** @description Id of a file that the member has uploaded and not sent yet. */
            attachmentId?: string;
            coachId: string;
            /** @description UUID made by the client. Repeating it never stores a second message. */
            id?: string;
            /** @description Must be true or missing: the server determines the sender. */
            isFromUser?: boolean;
            /** @description Id of the message in this conversation that this one answers; 400 for any other. */
            replyTo?: string;
            /** @description Ignored: the server computes the status. */
            status?: string;
            /** @description May be empty if there is an attachment. */
            text: string;
        };
        Session: {
            /** @description True if the member has not been asked yet how it went: for 7 days after a session that took place. */
            asksFeedback: boolean;
            canCancel: boolean;
            /** @description True if the session would still count if it were cancelled now. */
            cancelCounts: boolean;
            /**
             * @description Who or what cancelled the session; null if it is not cancelled.
             * @enum {string|null}
             */
            cancelledBy: "member" | "coach" | "change" | "leaving" | "absence" | null;
            canChange: boolean;
            /** @description True if a failure of the video can be reported now. */
            canReportVideo: boolean;
            /**
             * Format: date-time
             * @description Until this time the session can be moved, and cancelled without its counting.
             */
            changeUntil: string;
            coachCity: string;
            /** Format: uuid */
            coachId: string;
            /** @description Empty if the coach has no picture; the UI kit then draws one from the id. */
            coachImageUrl: string;
            coachName: string;
            /** @description IANA name. */
            coachTimeZone: string;
            /** @description True if it counts against the sessions of its month. */
            counted: boolean;
            /**
             * Format: date-time
             * @description Start of the session.
             */
            date: string;
            /** Format: date-time */
            endsAt: string;
            /** @description The member's answer to how it went; null for none. */
            feedback: components["schemas"]["SessionFeedback"] | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            joinFrom: string;
            /** Format: int64 */
            minutes: number;
            /** @description True if the session is at a time that the coach proposed: it can be cancelled until it begins without its counting. */
            movedByCoach: boolean;
            /** @description The member's message to the coach before the session. */
            note: string;
            /**
             * @description Who missed the session according to the coach; null if no one did or nothing is recorded.
             * @enum {string|null}
             */
            outcome: "no_show" | "coach_absent" | null;
            /** @description Another time that the coach proposes and the member can accept or decline now; null for none. */
            proposal: components["schemas"]["SessionProposal"] | null;
            /** @description What the coach shared after the session; null for nothing. */
            recap: components["schemas"]["SessionRecap"] | null;
            /**
             * @description scheduled until the session ends, then completed.
             * @enum {string}
             */
            status: "scheduled" | "completed" | "cancelled";
            /** @description The member's, an IANA name. */
            timeZone: string;
            /** @description True if a failure of the video was reported. */
            videoTrouble: boolean;
            /** @description Link to the video, from joinFrom until the end; null at any other time. */
            zoomLink: string | null;
        };
        SessionAllowance: {
            /** @description True if no more sessions than included can be booked in a month. */
            hardStop: boolean;
            /**
             * Format: int64
             * @description Number of sessions per calendar month in the member's time zone.
             */
            included: number;
            /** @description The current month, and every other one in which a session can be booked now. */
            months: components["schemas"]["AllowanceMonth"][];
            /** @enum {string} */
            plan: "free" | "trial" | "premium";
        };
        SessionFeedback: {
            /** @description The member's words; may be empty. */
            note: string;
            /** @description helped, some, little or worse; empty if it cannot be decrypted. */
            rating: string;
            /** @description True while the session's coach can see it. */
            shared: boolean;
            /** @description True if it cannot be decrypted; the texts are then empty. */
            unreadable: boolean;
        };
        SessionFeedbackRequest: {
            /** @description Up to 500 characters. */
            note?: string;
            /** @description helped, some, little or worse. */
            rating: string;
            /** @description True lets the session's coach see it; without it, they cannot. */
            share?: boolean;
        };
        SessionPage: {
            items: components["schemas"]["Session"][];
            /** @description True if older ones follow: pass the id of the last item as before. */
            more: boolean;
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
            /** Format: date-time */
            sharedAt: string;
            /** @description May be empty. */
            summary: string;
            /** @description True if it cannot be decrypted; the texts are then empty. */
            unreadable: boolean;
        };
        SettingsRequest: {
            emailNotifications?: boolean;
            messageNotifications?: boolean;
            newsletterSubscription?: boolean;
            /** @description Start of the quiet hours in the member's time zone, such as 22:00. Must come with quietUntil; both empty turn quiet hours off. */
            quietFrom?: string;
            quietUntil?: string;
            sessionReminders?: boolean;
            shareReadReceipts?: boolean;
        };
        ShareCheckInsRequest: {
            /**
             * Format: uuid
             * @description The member's coach, so that nobody else is shown the days.
             */
            coachId: string;
            /** @description Days of the month, as 2026-11-27; empty to share none. */
            days: string[];
        };
        ShareRequest: {
            /** @description Codes of the answers to share, each once: region, religion, gender, age, language, focus. Empty to share nothing. */
            fields: string[];
        };
        ShareSafetyNotesRequest: {
            /**
             * Format: uuid
             * @description The member's current coach.
             */
            coachId: string;
        };
        Sharing: {
            /** @description Whether the member has chosen for the current coach; an empty choice counts. */
            chosen: boolean;
            /** @description Codes of the shared answers: region, religion, gender, age, language, focus. Empty by default and after a change of coach. */
            fields: string[];
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
            sharedDevice: boolean;
        };
        SignInProviders: {
            /** @description True if signing in with Google is available. */
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
            /** @description False if the coach has not published hours; default times are then used. */
            published: boolean;
            slots: components["schemas"]["Slot"][];
            /** @description The coach's, an IANA name. */
            timeZone: string;
        };
        StartExerciseRequest: {
            /** @enum {string} */
            companion: "tara" | "buddy" | "arjun";
            /**
             * @description The member's language for exercises if missing.
             * @enum {string}
             */
            language?: "" | "en" | "hi" | "hi-Latn" | "ta";
        };
        Step: {
            /** Format: int64 */
            seconds: number;
            text: string;
        };
        SubscribePushRequest: {
            /** @description The browser's secret, in base64url. */
            auth: string;
            /** @description The address at the browser's push service. */
            endpoint: string;
            /** @description True if the app has the neutral name on this device. */
            neutral: boolean;
            /** @description The browser's public key, in base64url. */
            p256dh: string;
        };
        Subscription: {
            /** @description The charged card; null if the payment method is not a card. */
            card: components["schemas"]["Card"];
            /**
             * Format: int64
             * @description Monthly charge, in minor units of the currency.
             */
            cents: number;
            /** @description Lower-case currency code, such as usd. */
            currency: string;
            /**
             * Format: date-time
             * @description Time at which a cancelled subscription ends; null if it is not cancelled.
             */
            endsAt: string | null;
            /**
             * Format: date-time
             * @description Time at which access ends unless the amount due is paid; null if nothing is due.
             */
            graceEndsAt: string | null;
            /** @description The bank's message, to show to the member, if it declined the amount due; null if nothing is due or there was no message. */
            lastRefusal: string | null;
            /**
             * Format: date-time
             * @description Null if nothing more will be charged.
             */
            nextChargeAt: string | null;
            /**
             * Format: date-time
             * @description End of the paid period or of the free days.
             */
            paidUntil: string;
            /**
             * Format: date-time
             * @description Start of a pause, coming or present; null without one.
             */
            pausedFrom: string | null;
            /**
             * Format: date-time
             * @description End of the pause, when the next month is charged; null without one.
             */
            pausedUntil: string | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * @description trialing: a card is stored and free days remain. past_due: the last payment failed. paused: no access until pausedUntil.
             * @enum {string}
             */
            status: "trialing" | "active" | "past_due" | "paused";
            /** @description Code of the price variant. */
            variant: string;
        };
        SubscriptionStatus: {
            /** @description True if there is or was a subscription. */
            hadSubscription: boolean;
            /** @description True if the member has paid access now. A free trial does not count. */
            hasActiveSubscription: boolean;
            /** @description Subscription that gives access now or is paused; null for none. */
            subscription: components["schemas"]["Subscription"];
            /**
             * Format: date-time
             * @description End of the free trial, past or future; null if there was none.
             */
            trialEndsAt: string | null;
            /**
             * Format: date-time
             * @description Start of the free trial; null if there was none.
             */
            trialStartedAt: string | null;
        };
        ThreadMarks: {
            /** @description True if the member is notified of new comments. */
            following: boolean;
            saved: boolean;
        };
        TodaysResource: {
            /**
             * @description The part of the member's day.
             * @enum {string}
             */
            part: "morning" | "afternoon" | "evening" | "night";
            resource: components["schemas"]["ResourceSummary"];
            /** @description Code of the topic that the member wants to work on and the piece is about; empty for none. */
            topic: string;
        };
        TrialStarted: {
            /** @description True if there is or was a subscription. */
            hadSubscription: boolean;
            /** @description True if the member has paid access now. A free trial does not count. */
            hasActiveSubscription: boolean;
            /** @description Message to show to the user. */
            message: string;
            /** @description Subscription that gives access now or is paused; null for none. */
            subscription: components["schemas"]["Subscription"];
            /**
             * Format: date-time
             * @description End of the free trial, past or future; null if there was none.
             */
            trialEndsAt: string | null;
            /**
             * Format: date-time
             * @description Start of the free trial; null if there was none.
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
             * @description Id of the member's current coach; null for none.
             */
            coachId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Code of the language that the member chose for pages, emails and notifications. */
            displayLanguage: string;
            email: string;
            /** @description True if the member has confirmed the email address. */
            emailConfirmed: boolean;
            firstName: string;
            /** @description True if the member has paid access now. A free trial does not count. */
            hasActiveSubscription: boolean;
            /** @description False if the member signs in through a provider only. */
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            /** @description Code of the language that the member prefers to talk in; empty if they have not said, and in the response to a sign-in. */
            language: string;
            lastName: string;
            /** @description New email address that is not confirmed yet; null if no change is pending. */
            newEmail: string | null;
            /** @description True if the premium companions answer: during the trial and with paid access. */
            premiumCompanions: boolean;
            /** @enum {string} */
            pricingVariant: "default" | "discount" | "premium";
            /** @description True if this sign-in is on a device that others use too. */
            sharedDevice: boolean;
            timeZone: string;
            /**
             * Format: date-time
             * @description End of the free trial, past or future; null if the member never started one.
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
            /** @description 3 to 50 letters, digits and underscores. */
            username: string;
        };
        Words: {
            about: string;
            again: string;
            answer: string;
            avoid: string;
            avoided: string;
            back: string;
            breatheEnd: string;
            breatheIn: string;
            breatheOut: string;
            breatheStart: string;
            choose: string;
            coach: string;
            continue: string;
            done: string;
            finished: string;
            /** @description Name of the language in itself. */
            language: string;
            minutes: string;
            next: string;
            notUnderstood: string;
            openTalk: string;
            ownWords: string;
            pick: string;
            placeKept: string;
            position: string;
            remind: string;
            remindEvening: string;
            remindHour: string;
            remindOff: string;
            remindSet: string;
            remindTomorrow: string;
            rephrase: string;
            resume: string;
            skip: string;
            start: string;
            stop: string;
            toCoach: string;
            toJournal: string;
            toTalk: string;
            words: string;
            write: string;
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
    continueWithGoogle: {
        parameters: {
            query?: {
                /** @description Headline variant that the site showed. */
                heading?: string;
                /** @description Path of the app to open after signing in. */
                next?: string;
                /** @description Price variant that the site showed. */
                pricing?: string;
                /** @description 1 on a device that others use too: the sign-in then ends after 30 minutes without use. */
                sharedDevice?: string;
                /** @description IANA name, from the browser. */
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
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
    listCheckIns: {
        parameters: {
            query?: {
                /** @description As 2026-11; the member's current month if missing. */
                month?: string;
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
                    "application/json": components["schemas"]["CheckInMonth"];
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
    deleteCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As 2026-11-27. */
                day: string;
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
    saveCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As 2026-11-27. */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIn"];
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
                /** @description Cursor: id of the last coach of the previous page. */
                after?: string;
                /** @description Code of a topic that the coaches must work with. */
                focus?: string;
                /** @description Code of the coaches' gender. Coaches may omit theirs. */
                gender?: string;
                /** @description Code of a language that the coaches must speak. */
                language?: string;
                /** @description Maximum number of results; the default is 24. */
                limit?: number;
                /** @description Part of the coaches' names, in any case. */
                name?: string;
                /** @description Code of a part of the member's day in which the coaches must have a free time. The next free times are then in it. */
                part?: string;
                /** @description 1 to list only coaches whom the member saved. */
                saved?: "1";
                /** @description 1 to list only coaches with a free time in the next seven days: in the part of the day or, without one, between 7 AM and 10 PM. */
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
    getCoachHours: {
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
    saveCoach: {
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
    unsaveCoach: {
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
    listCommunityNotices: {
        parameters: {
            query?: {
                /** @description Cursor: only notices older than this one. */
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
    listSavedPosts: {
        parameters: {
            query?: {
                /** @description Cursor: only posts saved before this one. */
                before?: string;
                /** @description Maximum number of results; the default is 20. */
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
                    "application/json": components["schemas"]["SavedPage"];
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
    listOwnWords: {
        parameters: {
            query?: {
                /** @description Cursor: only items older than this post or comment. */
                before?: string;
                /** @description Maximum number of results; the default is 30. */
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
    getCompanionMemory: {
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
                    "application/json": components["schemas"]["CompanionMemory"];
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
    setCompanionMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanionMemoryRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionMemory"];
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
    deleteCompanionMemory: {
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
                /** @description Only messages before this number; the newest if missing. */
                before?: number;
                /** @description Maximum number of messages; the default is 50. */
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
            /** @description The events, until the answer is complete */
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
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
    unsendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
                    "application/json": components["schemas"]["Message"];
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
    reactToMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coachId: string;
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
    deleteExerciseRun: {
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
    listExercises: {
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
                    "application/json": components["schemas"]["ExerciseList"];
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
    getExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the exercise. */
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
                    "application/json": components["schemas"]["ExerciseRun"];
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
    startExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the exercise. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartExerciseRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseRun"];
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
    answerExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the exercise. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerExerciseRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredExercise"];
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
    goBackInExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the exercise. */
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
                    "application/json": components["schemas"]["ExerciseRun"];
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
    remindOfExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the exercise. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseReminderRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseRun"];
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
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
                /** @description Cursor: id of the last invoice of the previous page. */
                after?: string;
                /** @description Maximum number of results; the default is 24. */
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
                /** @description Id of the invoice. */
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
    openInvoicePDF: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invoice. */
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
                /** @description Cursor: only entries older than this one; the newest if missing. */
                before?: string;
                /** @description Maximum number of entries; the default is 20. */
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
            /** @description A form was submitted: redirect to the sign-in page */
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
            /** @description A message with this id was stored before; it is returned, and nothing is stored */
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
                /** @description Cursor: only messages before this number. */
                before?: number;
                /** @description Search text of 1 to 100 characters. */
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
                /** @description Cursor: id of the last item of the previous page; the newest if missing. */
                before?: string;
                /** @description Maximum number of results; the default is 20. */
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
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
                /** @description Cursor: id of the last post of the previous page. */
                after?: string;
                /** @description Code of a category; all if missing. */
                category?: string;
                /** @description Maximum number of results; the default is 20. */
                limit?: number;
                /** @description Search text of 1 to 100 characters. */
                q?: string;
                /** @description Sort order; the default is trending. Ignored with q. */
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
                /** @description Only comments after this one. */
                after?: string;
                /** @description This comment and those around it. */
                around?: string;
                /** @description The last comments before this one. */
                before?: string;
                /** @description Maximum number of results; the default is 50. */
                limit?: number;
                /** @description 1 for the last comments of the thread. */
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
    followThread: {
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
                "application/json": components["schemas"]["FollowRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadMarks"];
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
    savePost: {
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
                "application/json": components["schemas"]["SaveRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadMarks"];
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
    seeThread: {
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
    pushStatus: {
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
                    "application/json": components["schemas"]["PushStatus"];
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
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribePushRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushStatus"];
                };
            };
            /** @description Error: 400, 401, 403, 404, 413, 415, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribePush: {
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
                    "application/json": components["schemas"]["PushStatus"];
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
    listReadingPlaces: {
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
                    "application/json": components["schemas"]["ReadingPlace"][];
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
                /** @description ETag of the version that the client has. */
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
            /** @description The client already has this version */
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
                /** @description ETag of the version that the client has. */
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
            /** @description The client already has this version */
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
    leaveResource: {
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
                "application/json": components["schemas"]["ReadingPlaceRequest"];
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
    getRiskState: {
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
                    "application/json": components["schemas"]["RiskState"];
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
    answerRiskQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRiskRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskState"];
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
    reportRisk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRiskRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskState"];
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
    getSafetyNotes: {
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
                    "application/json": components["schemas"]["SafetyNotes"];
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
    saveSafetyNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SafetyNotesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SafetyNotes"];
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
    deleteSafetyNotes: {
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
    shareSafetyNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareSafetyNotesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SafetyNotes"];
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
    stopSharingSafetyNotes: {
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
    saveSessionFeedback: {
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
                "application/json": components["schemas"]["SessionFeedbackRequest"];
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
    declineSessionFeedback: {
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
    bookRepeatedSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookRepeatedRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
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
    shareCheckIns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As 2026-11. */
                month: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareCheckInsRequest"];
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endPause: {
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseSubscription: {
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
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
            /** @description Error: 401, 409, 500, 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTodaysResource: {
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
                    "application/json": components["schemas"]["TodaysResource"];
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
    setDisplayLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisplayLanguageRequest"];
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
