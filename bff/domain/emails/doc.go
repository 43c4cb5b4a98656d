// Package emails is what the house writes to people by mail: what a letter holds, the frame that every letter has, and
// how one is put into the queue.
//
// The domain package that owns a row also owns the letters about it. It makes each with New, and asks for one with
// Queue.Queue in the transaction that stores the row: the letter goes out if, and only if, the row is stored. What waits
// in the queue is a kind and an id, never a word of what the letter says; that is read when the letter is written.
//
// Many of our readers share a screen or a telephone with family who must not know. A subject, and the name that the
// letter comes from, say nothing that a glance at a lock screen should not see.
package emails
