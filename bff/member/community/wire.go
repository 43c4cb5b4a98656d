package community

import "time"

// ForumAlias is the member's pseudonym and access in the community.
type ForumAlias struct {
	GuidelinesAccepted bool       `json:"guidelinesAccepted" doc:"The guidelines as they are now. Until then the member reads and flags, and does not post, comment or react."`
	GuidelinesVersion  int        `json:"guidelinesVersion" doc:"The version that is to be accepted, or was."`
	SuspendedUntil     *time.Time `json:"suspendedUntil" doc:"Until then the member reads and does not write: the beginning of the first day of theirs on which they may. Null for who may write."`
	NewAccount         bool       `json:"newAccount" doc:"A new account writes less often, and its links are looked at before others see them."`
	Unseen             int64      `json:"unseen" doc:"How many notices the member has not seen."`
}

// PostAuthor is who opened a thread.
type PostAuthor struct {
	Name    string `json:"name" doc:"Theirs in this thread alone. It stays when they leave."`
	IsYours bool   `json:"isYours"`
}

// CommentAuthor is who wrote a comment.
type CommentAuthor struct {
	Name             string `json:"name" doc:"Theirs in this thread alone. It stays when they leave."`
	IsYours          bool   `json:"isYours"`
	IsOriginalPoster bool   `json:"isOriginalPoster" doc:"They opened the thread."`
}

// Reactions are the answers without words to a post.
type Reactions struct {
	Support  int      `json:"support"`
	SameHere int      `json:"sameHere"`
	ThankYou int      `json:"thankYou"`
	Yours    []string `json:"yours" nullable:"false" enum:"Support,SameHere,ThankYou" doc:"The member's own."`
}

// PostSummary is a post in a list.
type PostSummary struct {
	ID           string     `json:"id" format:"uuid"`
	Title        string     `json:"title"`
	Excerpt      string     `json:"excerpt" doc:"The beginning of the words on one line; in what a search found, the words around what was looked for."`
	ExcerptCut   bool       `json:"excerptCut" doc:"There are more words."`
	Category     string     `json:"category" enum:"identity,family-dynamics,immigration,relationships,career,wellness"`
	Tags         []string   `json:"tags" nullable:"false"`
	Author       PostAuthor `json:"author"`
	Likes        int        `json:"likes" doc:"All reactions together."`
	Reactions    Reactions  `json:"reactions"`
	CommentCount int        `json:"commentCount" doc:"Comments that are shown."`
	Status       string     `json:"status" enum:"published,held,hidden,removed,deleted" doc:"Lists hold what is published."`
	Edited       bool       `json:"edited"`
	CreatedAt    time.Time  `json:"createdAt" doc:"In whole seconds."`
}

// Post is one post with its words.
type Post struct {
	ID           string     `json:"id" format:"uuid"`
	Title        string     `json:"title"`
	Content      string     `json:"content"`
	Category     string     `json:"category" enum:"identity,family-dynamics,immigration,relationships,career,wellness"`
	Tags         []string   `json:"tags" nullable:"false"`
	Author       PostAuthor `json:"author"`
	Likes        int        `json:"likes" doc:"All reactions together."`
	Reactions    Reactions  `json:"reactions"`
	CommentCount int        `json:"commentCount" doc:"Comments that are shown."`
	Status       string     `json:"status" enum:"published,held,hidden,removed,deleted" doc:"Others see what is published, and a deleted post for as long as it has comments."`
	Edited       bool       `json:"edited"`
	CreatedAt    time.Time  `json:"createdAt" doc:"In whole seconds."`
	Safety       string     `json:"safety" enum:",concern,urgent" doc:"What the safety list found in the words; empty for everybody but the author."`
	Deleted      bool       `json:"deleted" doc:"The author took it back: title and content are empty."`
	CanEdit      bool       `json:"canEdit"`
	CanAppeal    bool       `json:"canAppeal" doc:"The author may say something against what a moderator decided. Once."`
}

// PostRequest is a post to be published, or what one becomes.
type PostRequest struct {
	ID       string   `json:"id" required:"false" doc:"A UUID made by the client. Sending it again brings the post that is stored. Not read when a post is changed."`
	Title    string   `json:"title"`
	Content  string   `json:"content"`
	Category string   `json:"category" doc:"A code of the categories."`
	Tags     []string `json:"tags" required:"false" nullable:"false" doc:"As they were typed: capitals, a leading # and what is there twice make no difference."`
}

// Comment is a comment under a post.
type Comment struct {
	ID        string        `json:"id" format:"uuid"`
	Content   string        `json:"content"`
	Author    CommentAuthor `json:"author"`
	Status    string        `json:"status" enum:"published,held,hidden,removed" doc:"Of others only what is published is shown."`
	Safety    string        `json:"safety" enum:",concern,urgent" doc:"What the safety list found in the words; empty for everybody but the author."`
	Edited    bool          `json:"edited"`
	CanEdit   bool          `json:"canEdit"`
	CanAppeal bool          `json:"canAppeal" doc:"The author may say something against what a moderator decided. Once."`
	CreatedAt time.Time     `json:"createdAt" doc:"In whole seconds."`
}

// CommentRequest is a comment to be added, or what one becomes.
type CommentRequest struct {
	ID      string `json:"id" required:"false" doc:"A UUID made by the client. Sending it again brings the comment that is stored. Not read when a comment is changed."`
	Content string `json:"content"`
}

// ReactRequest is a reaction to be given.
type ReactRequest struct {
	ReactionType string `json:"reactionType" doc:"Support, SameHere or ThankYou."`
}

// FlagRequest reports a post, or one of its comments, for review.
type FlagRequest struct {
	PostID    string `json:"postId"`
	CommentID string `json:"commentId" required:"false" doc:"Left out for the post itself."`
	Reason    string `json:"reason" doc:"A code of the reasons."`
	Notes     string `json:"notes" required:"false"`
}

// AppealRequest is an author's objection to a decision about their text.
type AppealRequest struct {
	PostID    string `json:"postId"`
	CommentID string `json:"commentId" required:"false" doc:"Left out for the post itself."`
	Text      string `json:"text"`
}

// Received confirms that a request arrived, without details.
type Received struct{}

// OwnWords is something that the member wrote.
type OwnWords struct {
	Kind      string    `json:"kind" enum:"post,comment"`
	PostID    string    `json:"postId" format:"uuid"`
	CommentID *string   `json:"commentId" format:"uuid" doc:"Null for a post."`
	Title     string    `json:"title" doc:"The post's; empty where the member cannot read it any more."`
	Excerpt   string    `json:"excerpt"`
	Status    string    `json:"status" enum:"published,held,hidden,removed"`
	Open      bool      `json:"open" doc:"Its thread can be opened by the member."`
	Outcome   string    `json:"outcome" enum:",hidden,removed" doc:"What a moderator's decision made of it; empty for nothing."`
	CanAppeal bool      `json:"canAppeal"`
	Appealed  bool      `json:"appealed"`
	CreatedAt time.Time `json:"createdAt" doc:"In whole seconds."`
}

// OwnWordsPage is one page of the member's own texts, newest first.
type OwnWordsPage struct {
	Items   []OwnWords `json:"items" nullable:"false"`
	Earlier *string    `json:"earlier" doc:"Ask for what was written before this; null when nothing was."`
}

// CommunityNotice is a notice to the member in the community.
type CommunityNotice struct {
	ID        string    `json:"id" format:"uuid"`
	Kind      string    `json:"kind" enum:"answer,kept,hidden,removed,warned,suspended,helped,restored,appeal-kept,hidden-final,removed-final,flag-kept,flag-acted,flag-gone"`
	PostID    string    `json:"postId" format:"uuid"`
	CommentID *string   `json:"commentId" format:"uuid" doc:"Null when it is about the post itself."`
	Title     string    `json:"title" doc:"The post's; empty where the member cannot read it any more."`
	Count     int       `json:"count" doc:"How many answers it stands for."`
	CreatedAt time.Time `json:"createdAt" doc:"In whole seconds."`
	Seen      bool      `json:"seen"`
}

// CommunityNoticePage is one page of the member's notices, newest first.
type CommunityNoticePage struct {
	Items   []CommunityNotice `json:"items" nullable:"false"`
	Earlier *string           `json:"earlier" doc:"Ask for what stands before this; null when nothing does."`
}
