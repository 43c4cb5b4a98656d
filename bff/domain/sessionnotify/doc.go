// Package sessionnotify notifies people about their sessions: emails with calendar invitations, reminders, the bell,
// and calendar feeds.
//
// Package scheduling decides about sessions and calls OnEvent in the transaction of each change. All later work refers
// to that change by its id: an email or a reminder that runs after a later change detects it and sends nothing.
//
// Other people may see emails and calendars. Those of a member do not reveal with whom the session is, or why: they say
// "30 minutes" and the time. None contains a link to a video call; they link to a page that requires a sign-in.
//
// Lock order: the member's row first, and the member's notifications after coaches' mailboxes; see package mailbox.
package sessionnotify
