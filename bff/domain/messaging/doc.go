// Package messaging holds the conversations of members and coaches: who may read and write, storing a repeated message
// once, message status, search, deletion, and the reaction to a possible crisis.
//
// A message's status is never stored. It is computed from how far the other side's clients have received and seen the
// conversation, so it cannot contradict itself.
package messaging
