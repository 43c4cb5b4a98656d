// Package replytime computes when a member gets a coach's reply: from the coach's published hours and the general
// promise of a reply within copy.Limits.ReplyHours.
package replytime
