// Package scheduling holds coaches' hours, the open times that follow from them for a member, and sessions from
// booking to what both write afterwards.
//
// Times are instants, except for three: a coach's hours are local times of the coach's zone; the default times and the
// month of an allowance are in the member's zone.
//
// Bookings are serialized per member and per coach: booking or moving a session locks the member's row and then the
// coach's, so the checks stay true until the commit. Two exclusion constraints in the database are the last resort.
package scheduling
