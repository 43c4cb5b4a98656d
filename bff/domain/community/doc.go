// Package community holds the community: posts, comments and reactions of members who do not know each other's names,
// the search in them, and moderation.
//
// Only this package knows who wrote an item. A member has a voice (a pseudonym) in each thread, and community_voices
// is the one table that links a voice to a member: no other package may read it. Outside the package an author is the
// name in that one thread, whether it is the reader, and whether they opened the thread.
//
// Lock order: members for key share (all of them at once), the member's community row, the post, its comment, the
// case, notices, the members' notifications, mailboxes.
package community
