// Package mailbox holds what each person's screens have yet to hear: one numbered list of events a person, written in
// the same transaction as what happened, so that a stream may resume from any number and misses nothing.
//
// Numbers of one mailbox have no gaps and follow the order of commits, because each is taken under the mailbox's row
// lock. Whoever writes to several rows in one transaction locks them in this order, so that no two wait for each other:
// the member's row, the conversation, a coach's row, sessions, coaches' mailboxes (by id when there are two), the member's
// notifications, the member's mailbox. Whoever holds several conversations of one member holds the member's row first. Whoever writes to a session holds its member's row; whoever gives a session a time
// holds its coach's row as well, so that one coach's times are given one after the other.
package mailbox
