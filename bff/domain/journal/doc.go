// Package journal holds the member's private journal: pages that answer a question of the library, or none.
//
// Text is sealed before it is stored, with a key outside the database, bound to its member and page. No other package
// reads it except the export, for that member. No coach and no one else has an operation that returns it. Words of a
// crisis change the member's own risk state, so that their screens show help. No one is alerted.
package journal
