// Package casework holds a coach's own work material: saved replies, and private notes about clients. Only that coach
// can read them. They are for active, verified coaches only, and notes for current clients only: anything else is
// reported as not found. A client's notes are hidden while they have another coach, and are deleted with their
// account. It also reads how a client's crises were closed: each later coach sees that, but not another coach's note.
package casework
