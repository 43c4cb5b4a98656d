// Package profile is what members say about themselves and how they want to hear from us: names, cultural preferences,
// toggles, quiet hours. Each call is the member's own.
package profile
