// Package sessionnotify tells people what happens to their sessions, where they look: a letter with an invitation for their
// calendar, a reminder before the time, the bell, and a calendar that their own programs can read.
//
// What happens to a session is decided in package scheduling, which calls Told in the transaction of each change. All that
// waits from there on is about that change, by its id: a letter or a reminder that comes up after a later change sees that
// it was overtaken, and says nothing.
//
// Letters and calendars are read over shoulders. To a member none of them says with whom they meet, or what for: "30
// minutes", at a time on the reader's own clock. No way into a video call is in any of them; they lead to a page that wants
// a sign-in.
//
// Where several rows are locked, the member's row comes first and their notifications after coaches' mailboxes; see package
// mailbox.
package sessionnotify
