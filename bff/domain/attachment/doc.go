// Package attachment holds the files that people send in a conversation: what may be sent, who may read it, and that nothing
// stays behind that nobody can reach.
//
// A file has a row before it has bytes in the store, and keeps the row until the bytes are gone. So whatever ends a process,
// each file is found again and taken away. Bringing a file and sending it are two steps: a message claims a file inside the
// transaction that stores the message, and what no message claims within a day goes.
package attachment
