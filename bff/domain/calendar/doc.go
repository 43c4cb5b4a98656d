// Package calendar writes iCalendar (RFC 5545), as an invitation in an email (RFC 5546) or as a file that programs
// fetch repeatedly.
//
// Many recipients share a calendar or a screen with family members who must not know. An event has a title, two times
// and a URL, and nothing else; it is marked as private, so that others see only that the time is taken. All times are
// UTC, so programs need no time zone data.
package calendar
