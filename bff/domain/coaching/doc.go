// Package coaching holds who coaches whom: the coaches a member may choose, suggestions with reasons, the choice, and
// the data about current clients that a coach may see.
package coaching
