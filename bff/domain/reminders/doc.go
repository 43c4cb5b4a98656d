// Package reminders writes to members who are away that something waits for them, and lets whoever holds such a letter stop
// it.
//
// A reminder says that something waits in the courtyard, and nothing of what it is or whom it is from: it may be read by
// the whole household. It goes only to an address whose owner has shown that they read its mail (any other may be a
// stranger's), only to those who want letters, and never in the hours in which they want quiet.
package reminders
