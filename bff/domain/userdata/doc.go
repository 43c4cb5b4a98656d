// Package userdata is how a member takes everything along, and how they go.
//
// Both know every table that holds something of a person. Two tests walk over the database's own catalogue and fail when a
// table or a column came since that neither is exported nor stands on a list with the reason, or that is not erased.
package userdata
