// Package attachment holds the files of conversations: what may be sent, who may read it, and cleanup.
//
// A file has a row before it has bytes in the store, and keeps the row until the bytes are gone. So every file is
// found and deleted, whatever ends a process. Uploading and sending are two steps: a message claims a file in the
// transaction that stores the message, and unclaimed files are deleted after a day.
package attachment
