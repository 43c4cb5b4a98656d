// Package reminders emails members who are away about waiting messages, and lets the holder of such an email
// unsubscribe.
//
// A reminder reveals only that something waits in the app, and neither its content nor its sender: the whole household
// may read it. It goes only to a confirmed address (any other may be a stranger's), only to members who want emails,
// and never during quiet hours.
package reminders
