// Package mail hands letters over: to a mail server (SMTP), or, where none is configured, to a folder with one file a
// letter. It knows how a letter becomes a message and which refusals are for good; when to try again is the job queue's
// business.
package mail
