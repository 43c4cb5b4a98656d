// Package profile holds a member's profile and preferences: names, cultural preferences, toggles, quiet hours. The
// caller of each method must be the member.
package profile
