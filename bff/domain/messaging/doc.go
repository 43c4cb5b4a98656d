// Package messaging holds the conversation of a member and their coach: who may write and read, that a message sent
// twice is stored once, how far a message has come, what can be found again, what is deleted and when, and what happens when
// a message sounds like a crisis.
//
// A message's status is never stored. It is worked out from how far the other side's clients have received and seen the
// conversation, so it cannot contradict itself.
package messaging
