package community

import "time"

// ForumAlias is the member's pseudonym and access in the community.
type ForumAlias struct {
	GuidelinesAccepted bool       `json:"guidelinesAccepted" doc:"True if the member has accepted the current guidelines. Until then the member can read and flag, but not post, comment or react."`
	GuidelinesVersion  int        `json:"guidelinesVersion" doc:"Version of the current guidelines."`
	SuspendedUntil     *time.Time `json:"suspendedUntil" doc:"End of a suspension, a midnight in the member's time zone: until then the member can read but not write. Null if not suspended."`
	NewAccount         bool       `json:"newAccount" doc:"True for a new account: it can write less often, and its texts with links are reviewed before others see them."`
	Unseen             int64      `json:"unseen" doc:"Number of notices that the member has not seen."`
}

// PostAuthor is the author of a post.
type PostAuthor struct {
	Name    string `json:"name" doc:"Pseudonym in this thread only. It stays after the author has deleted the account."`
	IsYours bool   `json:"isYours"`
}

// CommentAuthor is the author of a comment.
type CommentAuthor struct {
	Name             string `json:"name" doc:"Pseudonym in this thread only. It stays after the author has deleted the account."`
	IsYours          bool   `json:"isYours"`
	IsOriginalPoster bool   `json:"isOriginalPoster" doc:"True if the author also opened the thread."`
}

// Reactions holds the counts of reactions to a post.
type Reactions struct {
	Support  int      `json:"support"`
	SameHere int      `json:"sameHere"`
	ThankYou int      `json:"thankYou"`
	Yours    []string `json:"yours" nullable:"false" enum:"Support,SameHere,ThankYou" doc:"Reactions of the signed-in member."`
}

// PostSummary is a post in a list.
type PostSummary struct {
	ID           string     `json:"id" format:"uuid"`
	Title        string     `json:"title"`
	Excerpt      string     `json:"excerpt" doc:"Beginning of the text on one line; in search results, the part around the match."`
	ExcerptCut   bool       `json:"excerptCut" doc:"True if the text is longer than the excerpt."`
	Category     string     `json:"category" enum:"identity,family-dynamics,immigration,relationships,career,wellness"`
	Tags         []string   `json:"tags" nullable:"false"`
	Author       PostAuthor `json:"author"`
	Likes        int        `json:"likes" doc:"Total number of reactions."`
	Reactions    Reactions  `json:"reactions"`
	CommentCount int        `json:"commentCount" doc:"Number of visible comments."`
	Status       string     `json:"status" enum:"published,scheduled,held,hidden,removed,deleted" doc:"Always published in lists."`
	Edited       bool       `json:"edited"`
	CreatedAt    string     `json:"createdAt" doc:"Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles."`
	Appears      string     `json:"appears" enum:",soon,later" doc:"When others will see it: within 30 minutes, or within two days. Empty if they can, if it depends on a moderator, and for everyone except the author."`
}

// Post is one post with its full text.
type Post struct {
	ID           string     `json:"id" format:"uuid"`
	Title        string     `json:"title"`
	Content      string     `json:"content"`
	Category     string     `json:"category" enum:"identity,family-dynamics,immigration,relationships,career,wellness"`
	Tags         []string   `json:"tags" nullable:"false"`
	Author       PostAuthor `json:"author"`
	Likes        int        `json:"likes" doc:"Total number of reactions."`
	Reactions    Reactions  `json:"reactions"`
	CommentCount int        `json:"commentCount" doc:"Number of visible comments."`
	Status       string     `json:"status" enum:"published,scheduled,held,hidden,removed,deleted" doc:"Other members see a post only if it is published, or deleted with comments by others."`
	Edited       bool       `json:"edited"`
	CreatedAt    string     `json:"createdAt" doc:"Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles."`
	Appears      string     `json:"appears" enum:",soon,later" doc:"When others will see it: within 30 minutes, or within two days. Empty if they can, if it depends on a moderator, and for everyone except the author."`
	Safety       string     `json:"safety" enum:",concern,urgent" doc:"The crisis detector's result for the text; empty for everyone except the author."`
	Deleted      bool       `json:"deleted" doc:"True if the author deleted the post; title and content are then empty."`
	CanEdit      bool       `json:"canEdit"`
	CanAppeal    bool       `json:"canAppeal" doc:"True if the author can appeal a moderator's decision about it, which is possible once."`
	Following    bool       `json:"following" doc:"True if the reader is notified of new comments. It is true in threads in which they have written, until they switch it off."`
	Saved        bool       `json:"saved" doc:"True if the reader has saved the post."`
}

// PostRequest is the content of a new or edited post.
type PostRequest struct {
	ID       string   `json:"id" required:"false" doc:"UUID made by the client. Repeating it returns the stored post. Ignored in edits."`
	Title    string   `json:"title"`
	Content  string   `json:"content"`
	Category string   `json:"category" doc:"Code of a category."`
	Tags     []string `json:"tags" required:"false" nullable:"false" doc:"Tags as typed. Case, a leading # and duplicates make no difference."`
}

// Comment is a comment under a post.
type Comment struct {
	ID        string        `json:"id" format:"uuid"`
	Content   string        `json:"content"`
	Author    CommentAuthor `json:"author"`
	Status    string        `json:"status" enum:"published,scheduled,held,hidden,removed" doc:"Other members see published comments only."`
	Safety    string        `json:"safety" enum:",concern,urgent" doc:"The crisis detector's result for the text; empty for everyone except the author."`
	Edited    bool          `json:"edited"`
	CanEdit   bool          `json:"canEdit"`
	CanAppeal bool          `json:"canAppeal" doc:"True if the author can appeal a moderator's decision about it, which is possible once."`
	CreatedAt string        `json:"createdAt" doc:"Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles."`
	Appears   string        `json:"appears" enum:",soon,later" doc:"When others will see it: within 30 minutes, or within two days. Empty if they can, if it depends on a moderator, and for everyone except the author."`
}

// CommentRequest is the content of a new or edited comment.
type CommentRequest struct {
	ID      string `json:"id" required:"false" doc:"UUID made by the client. Repeating it returns the stored comment. Ignored in edits."`
	Content string `json:"content"`
}

// ReactRequest is a new reaction.
type ReactRequest struct {
	ReactionType string `json:"reactionType" doc:"Support, SameHere or ThankYou."`
}

// FlagRequest reports a post, or one of its comments, for review.
type FlagRequest struct {
	PostID    string `json:"postId"`
	CommentID string `json:"commentId" required:"false" doc:"Missing for the post itself."`
	Reason    string `json:"reason" doc:"Code of a flag reason."`
	Notes     string `json:"notes" required:"false"`
}

// AppealRequest is an author's objection to a decision about their text.
type AppealRequest struct {
	PostID    string `json:"postId"`
	CommentID string `json:"commentId" required:"false" doc:"Missing for the post itself."`
	Text      string `json:"text"`
}

// Received confirms that a request arrived, without details.
type Received struct{}

// OwnWords is a post or comment of the member.
type OwnWords struct {
	Kind        string  `json:"kind" enum:"post,comment"`
	PostID      string  `json:"postId" format:"uuid"`
	CommentID   *string `json:"commentId" format:"uuid" doc:"Null for a post."`
	Title       string  `json:"title" doc:"Title of the post; empty if the member can no longer read it."`
	Excerpt     string  `json:"excerpt"`
	Status      string  `json:"status" enum:"published,scheduled,held,hidden,removed"`
	Open        bool    `json:"open" doc:"True if the member can open the thread."`
	Outcome     string  `json:"outcome" enum:",hidden,removed" doc:"Effect of a moderator's decision; empty if there is none."`
	CanAppeal   bool    `json:"canAppeal"`
	Appealed    bool    `json:"appealed"`
	CreatedAt   string  `json:"createdAt" doc:"Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles."`
	NewComments int     `json:"newComments" doc:"Number of comments by others since the member last read the thread; 0 for a comment."`
	Since       string  `json:"since" doc:"The day on which they did; empty without new comments."`
}

// ThreadMarks reports whether the member follows a thread and has saved it.
type ThreadMarks struct {
	Following bool `json:"following" doc:"True if the member is notified of new comments."`
	Saved     bool `json:"saved"`
}

// FollowRequest switches notifications of new comments on or off.
type FollowRequest struct {
	Following *bool `json:"following" nullable:"false"`
}

// SaveRequest adds a post to the member's saved ones, or removes it.
type SaveRequest struct {
	Saved *bool `json:"saved" nullable:"false"`
}

// SavedPage is one page of the member's saved posts, last saved first.
type SavedPage struct {
	Items   []PostSummary `json:"items" nullable:"false"`
	Earlier *string       `json:"earlier" doc:"Cursor (before) of the next page; null on the last page."`
}

// OwnWordsPage is one page of the member's own texts, newest first.
type OwnWordsPage struct {
	Items   []OwnWords `json:"items" nullable:"false"`
	Earlier *string    `json:"earlier" doc:"Cursor (before) of the next page; null on the last page."`
}

// CommunityNotice is a notice to the member in the community.
type CommunityNotice struct {
	ID        string  `json:"id" format:"uuid"`
	Kind      string  `json:"kind" enum:"answer,followed,kept,hidden,removed,warned,suspended,helped,restored,appeal-kept,hidden-final,removed-final,flag-kept,flag-acted,flag-gone"`
	PostID    string  `json:"postId" format:"uuid"`
	CommentID *string `json:"commentId" format:"uuid" doc:"Null if the notice is about the post itself."`
	Title     string  `json:"title" doc:"Title of the post; empty if the member can no longer read it."`
	Count     int     `json:"count" doc:"Number of answers or comments that the notice covers."`
	CreatedAt string  `json:"createdAt" doc:"Day (2026-11-24), or for older ones the month (2026-11), in the zone America/Los_Angeles."`
	Seen      bool    `json:"seen"`
}

// CommunityNoticePage is one page of the member's notices, newest first.
type CommunityNoticePage struct {
	Items   []CommunityNotice `json:"items" nullable:"false"`
	Earlier *string           `json:"earlier" doc:"Cursor (before) of the next page; null on the last page."`
}
