// Package emails defines emails: their content, their common frame, and how to enqueue one.
//
// The package that owns a row owns the emails about it. It creates each template with New, and enqueues it with
// Queue.Enqueue in the transaction that stores the row: the email is sent if and only if the row is stored. A queued
// job holds a kind and an id, never a text; the text is rendered when the job runs. Emails to members (ToMember) are in
// the language that the member has chosen then; those to coaches and the team (New) are in English.
//
// Many recipients share a screen or a phone with family members who must not know. Subjects and the sender's name
// reveal nothing on a lock screen.
package emails
