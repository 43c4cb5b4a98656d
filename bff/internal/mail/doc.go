// Package mail sends emails: to a mail server (SMTP), or, if none is configured, into a folder with one file per
// email. It builds the messages and classifies rejections as permanent or not; the job queue decides about retries.
package mail
