// Package coachprofile is what coaches show of themselves: who they are and what they work with, a picture, and credentials.
//
// What a coach writes of themselves members read at once. A picture is decoded, cut to a square and compressed anew, so that
// nothing of the file that came reaches anybody; each has an address of its own, and one that was replaced goes from the store
// soon. Credentials are claims that members rely on: a change of them is a whole new list, which waits until an administrator has
// decided about it, once.
package coachprofile
