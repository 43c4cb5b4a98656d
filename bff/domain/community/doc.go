// Package community is the courtyard: posts, comments and reactions of members who do not know each other's names, what is
// found among them, and who looks after it.
//
// Nobody but this package knows who wrote what. A member has a voice in each thread, and community_voices is the one table
// that ties a voice to a member: no other package may read it. What leaves the package about an author is the name that they
// have in the one thread, whether it is the reader, and whether they opened the thread.
//
// Whoever writes to several rows in one transaction locks them in this order: members for key share (all of them at once),
// the member's row of the community, the post, its comment, the case, notices, the members' notifications, mailboxes.
package community
