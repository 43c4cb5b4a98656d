// Package coachadmin holds what administrators do about coaches: invite them, verify their training, activate and
// deactivate them, with the consequences for their clients.
//
// A coach is open to members if both active and verified, decided in either order. Administrators cannot change their
// own account, so the last one stays. Every action has an audit record in its transaction.
//
// A task handles the clients of a coach who stops, one member at a time: hundreds of them must not share one
// transaction. A row per member makes the notification happen once, so the task can be repeated.
package coachadmin
