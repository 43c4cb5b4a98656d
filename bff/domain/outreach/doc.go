// Package outreach holds what visitors leave with us before they are members: the beta list.
package outreach
