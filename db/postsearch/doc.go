// Package postsearch says what a post of the community is found by, and how well it fits what somebody looks for, in any script.
//
// A post is taken apart into words, and each is folded (see Fold) so that case, accents, vowel points and the two ways of
// writing one letter make no difference. Postgres keeps, for each post, the roots of its words as a text search vector and
// its letters three at a time as numbers. Both only narrow down: whatever they bring up is compared again with Find, which
// also says how well it fits.
package postsearch
