// Package postsearch prepares the community's posts for search and ranks matches, in any script.
//
// A post is split into words, each folded (see Fold) so that case, accents, vowel points and alternative ways of
// writing one letter make no difference. For each post Postgres stores the roots of its words as a text search vector,
// and its trigrams as numbers. Both only select candidates: Find compares each candidate with the query again and
// scores it.
package postsearch
