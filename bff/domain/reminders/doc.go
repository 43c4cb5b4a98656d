// Package reminders emails members who are away about waiting messages, and lets the holder of such an email
// unsubscribe.
//
// A reminder reveals only that something waits in the app, neither its content nor its sender, because other people in
// the household may read it. It goes only to a confirmed address (any other may belong to a stranger), only to members
// who want emails, and never during quiet hours.
package reminders
