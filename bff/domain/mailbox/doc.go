// Package mailbox holds one numbered list of live events per person, written in the transaction of each change, so
// that a stream can resume from any number without missing an event.
//
// A mailbox's numbers have no gaps and follow the order of commits, because each is taken under the mailbox's row
// lock.
//
// Lock order: the member, an exercise, their talk with a companion, their risk state, the conversation, the coach,
// sessions, coaches' mailboxes (by id), the member's notifications, the member's mailbox. Lock the member before
// several of their conversations. Writing a session requires its member's lock; setting its time also requires its
// coach's, which serializes a coach's bookings.
package mailbox
