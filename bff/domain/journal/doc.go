// Package journal is the member's private journal: pages that answer a question of the library's, or none.
//
// Words are sealed before they are stored, with a key that the database does not have, and tied to their member and page. No
// other package reads them, but for the file with everything of a member, which that member asks for. No coach and nobody
// else has an operation that shows them. They are not looked through either: what sounds like a crisis brings up help in
// the page, and is neither stored nor told to anybody.
package journal
