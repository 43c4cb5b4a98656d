// Package coachadmin is what administrators do about those who coach: they invite them, look at their training, let members choose them,
// and end that again, with what it means for the clients.
//
// A coach is open to members when they are both active and verified; the two are decided in either order. Nothing here is done to
// oneself, so that the last administrator stays one. Everything that is done stands in the audit log, in the same transaction.
//
// What happens to the clients of a coach who stops is done by a task, one member at a time: hundreds of them must not hold one
// transaction. Each member is told once, which a row remembers, so that the task can be done again.
package coachadmin
