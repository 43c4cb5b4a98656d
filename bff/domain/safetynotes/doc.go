// Package safetynotes holds a member's safety notes: what to look at in the hard hours, under titles that the member
// chooses, and a trusted contact.
//
// Everything is sealed before it is stored, with a key outside the database, bound to its member. Only the member sees
// it, unless they share titles and texts with their current coach. The contact is never shared. The crisis detector
// does not read these notes: they are about hard hours by their nature, and the page shows help anyway.
package safetynotes
