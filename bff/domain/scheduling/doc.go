// Package scheduling is when coaches have time and who meets whom when: hours in a coach's own zone, the open times that come
// of them for one member, and sessions, from their booking to their end.
//
// Instants are absolute; a wall clock comes in only where people speak of one: a coach's hours are in the coach's zone, the
// usual times and the month of an allowance in the member's.
//
// Times are given one after the other for each member and each coach: whoever books or moves holds the member's row and then
// the coach's, so that what is counted and looked at stays true until the commit. Two exclusion constraints in the database
// have the last word all the same.
package scheduling
