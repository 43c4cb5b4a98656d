// Package calendar writes what calendar programs read: iCalendar (RFC 5545), as an invitation in a letter (RFC 5546) or as
// a file that a program fetches again and again.
//
// Many of our readers share a calendar, or a screen, with family who must not know. An event has a title, two times and
// an address, and nothing besides; it is marked as private, so that whoever shares the calendar sees that a time is taken
// and not by what. All times are UTC: no program has to know a zone to be right.
package calendar
