// Package journal holds the member's private journal: pages that answer a question of the library, or none.
//
// Text is sealed before it is stored, with a key outside the database, bound to its member and page. No other package
// reads it except the export, for that member. No coach and no one else has an operation that returns it. It is not
// searched for a crisis on the server either: the page shows help for crisis words, and this is neither stored nor
// reported.
package journal
