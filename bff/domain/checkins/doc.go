// Package checkins holds the members' check-ins: for each day at most one mood, with an optional word and note.
//
// All of it is sealed before it is stored, with a key outside the database, bound to its member and row. Only the member
// sees it, except the days that they share with their current coach. It is not counted anywhere.
package checkins
