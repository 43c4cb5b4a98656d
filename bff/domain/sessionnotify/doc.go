// Package sessionnotify notifies people about their sessions: emails with calendar invitations, reminders, the bell,
// and calendar feeds.
//
// Package scheduling decides about sessions and calls Told in the transaction of each change. All later work refers to
// that change by its id: an email or a reminder that runs after a later change detects it and sends nothing.
//
// Other people may see emails and calendars. To a member none of them reveals with whom they meet, or why: "30
// minutes", at a time on the reader's clock. None contains a link into a video call; they link to a page that requires
// a sign-in.
//
// Lock order: the member's row first, and the member's notifications after coaches' mailboxes; see package mailbox.
package sessionnotify
