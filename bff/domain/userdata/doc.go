// Package userdata exports and erases all data of a member.
//
// Both know every table with data about a person. Two tests read the database's catalogue and fail if a new table or
// column is neither exported nor listed with a reason, or is not erased.
package userdata
