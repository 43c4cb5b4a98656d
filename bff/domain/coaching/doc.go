// Package coaching holds who coaches whom: the coaches a member may choose, why some are suggested, the choice itself,
// and what a coach may know of their present clients.
package coaching
