package copy

// CommunityThread holds the texts of the dialog with one post and its comments.
var CommunityThread = struct {
	Loading, Failed                           string
	GoneTitle, GoneText, BackToCommunity      string
	TakenBackTitle, TakenBackText             string
	OriginalPoster, You, Edited               string
	TagsLabel                                 string
	Menu                                      string
	CommentMenu                               Template
	Edit, Delete, Flag, CopyLink              string
	LinkCopied, LinkFailed                    Toast
	NewTab                                    string
	Comments                                  Plural
	CommentsTitle, CommentsFailed             string
	NoComments, NoCommentsText                string
	Earlier, LoadingEarlier                   string
	Later, LoadingLater                       string
	MoreFailed                                string
	Newest                                    string
	NewComments                               Plural
	CommentGone                               string
	CommentLabel, CommentPlaceholder          string
	AsWho                                     Template
	Nameless                                  string
	Send, Sending                             string
	CharactersLeft, CharactersOver            Plural
	Added                                     string
	AddFailed                                 string
	Thanks                                    Toast
	EditLabel, Save, Saving                   string
	CommentSaved, EditFailed                  string
	DeletePostTitle, DeletePostText           string
	DeleteCommentTitle, DeleteCommentText     string
	DeleteIt, Deleting, KeepIt                string
	PostDeleted, CommentDeleted               Toast
	DeleteFailed                              string
	FlagPostTitle, FlagCommentTitle, FlagText string
	FlagReason, FlagNotes, FlagNotesHint      string
	FlagSend, FlagSending                     string
	Flagged                                   Toast
	FlagFailed                                string
	AcceptFirst, ReadGuidelines               string
	Held, Hidden, HiddenWaiting, Removed      string
	ScheduledTitle, AppearsSoon, AppearsLater string
	HeldTitle, HiddenTitle, RemovedTitle      string
	CommentHeld, CommentHidden                string
	CommentHiddenWaiting, CommentRemoved      string
	Appeal, AppealTitle, AppealText           string
	AppealLabel, AppealHint                   string
	AppealSend, AppealSending                 string
	Appealed                                  Toast
	AppealFailed                              string
}{
	Loading: "Opening the post",
	Failed:  "The post could not be loaded",

	GoneTitle:       "This post is not here any more",
	GoneText:        "Its author took it back, or it is out of sight while somebody looks at it. The address may also not be whole.",
	BackToCommunity: "Back to the community",
	TakenBackTitle:  "Taken back",
	TakenBackText:   "The author took this post back. What others answered stays.",

	OriginalPoster: "Original poster",
	You:            CommunityPage.You,
	Edited:         CommunityPage.Edited,
	TagsLabel:      "Tags",

	Menu:        "What you can do with this post",
	CommentMenu: "What you can do with the comment of {name}",
	Edit:        "Edit",
	Delete:      "Delete",
	Flag:        "Flag",
	CopyLink:    "Copy link",
	LinkCopied:  Toast{"Link copied", "It opens for members only."},
	LinkFailed:  Toast{"The link could not be copied", "You can copy the address of this page instead."},
	NewTab:      "(opens in a new tab)",

	Comments:       Plural{"{count} comment", "{count} comments"},
	CommentsTitle:  "Comments",
	CommentsFailed: "The comments could not be loaded",
	NoComments:     "Nobody has answered yet",
	NoCommentsText: "A sentence is enough to say that it was read.",
	Earlier:        "Show earlier comments",
	LoadingEarlier: "Loading earlier comments",
	Later:          "Show later comments",
	LoadingLater:   "Loading later comments",
	MoreFailed:     "More comments could not be loaded.",
	Newest:         "Jump to the newest",
	NewComments:    Plural{"{count} new comment", "{count} new comments"},
	CommentGone:    "The comment that you came for is not here any more. This is the thread it stood in.",

	CommentLabel:       "Your comment",
	CommentPlaceholder: "Write a comment",
	AsWho:              "You write here as {name}.",
	Nameless:           "You get a name for this thread alone.",
	Send:               "Add comment",
	Sending:            "Adding...",
	CharactersLeft:     CommunityPage.Form.Left,
	CharactersOver:     CommunityPage.Form.Over,
	Added:              "Your comment was added.",
	AddFailed:          "Failed to add comment",
	Thanks:             Toast{"Thank you!", "Somebody will know that they were read."},

	EditLabel:    "Edit your comment",
	Save:         "Save",
	Saving:       "Saving...",
	CommentSaved: "Comment changed",
	EditFailed:   "Your comment could not be changed",

	DeletePostTitle:    "Delete your post?",
	DeletePostText:     "Title, words and tags are erased at once, and nobody can bring them back. What others answered can still be read.",
	DeleteCommentTitle: "Delete your comment?",
	DeleteCommentText:  "It is erased at once, and nobody can bring it back.",
	DeleteIt:           "Delete",
	Deleting:           "Deleting...",
	KeepIt:             "Keep it",
	PostDeleted:        Toast{"Post deleted", "Your words are gone."},
	CommentDeleted:     Toast{"Comment deleted", "Your words are gone."},
	DeleteFailed:       "It could not be deleted",

	FlagPostTitle:    "Flag this post",
	FlagCommentTitle: "Flag this comment",
	FlagText:         "Somebody who looks after the community reads it. The author is not told who flagged it.",
	FlagReason:       "What is wrong with it?",
	FlagNotes:        "Anything else",
	FlagNotesHint:    "Please name nobody here.",
	FlagSend:         "Flag it",
	FlagSending:      "Flagging...",
	Flagged:          Toast{"Content flagged", "You find what became of it under Yours."},
	FlagFailed:       "Failed to flag content",

	AcceptFirst:    "Before you write here, please read what we ask of each other.",
	ReadGuidelines: CommunityPage.ReadGuidelines,

	HeldTitle:            "Waits for a look",
	ScheduledTitle:       "Not visible to others yet",
	AppearsSoon:          "Others will see it within 30 minutes.",
	AppearsLater:         "Others will see it at a random moment within 2 days, so no one can tell it is from the person who wrote elsewhere.",
	Held:                 "It has a link, and your account is new. Somebody reads it before others see it.",
	HiddenTitle:          "Out of sight",
	Hidden:               "Somebody who looks after the community took this out of sight. Only you see it.",
	HiddenWaiting:        "Several members flagged this, or somebody who looks after the community decided so. Only you see it. What is decided is told under Yours.",
	RemovedTitle:         "Removed",
	Removed:              "Somebody who looks after the community removed this. Only you see it, and it cannot be changed.",
	CommentHeld:          "Waits for a look, because of the link. Only you see it.",
	CommentHidden:        "Taken out of sight. Only you see it.",
	CommentHiddenWaiting: "Out of sight. Only you see it. What is decided is told under Yours.",
	CommentRemoved:       "Removed. Only you see it, and it cannot be changed.",

	Appeal:        "Ask for another look",
	AppealTitle:   "Ask for another look",
	AppealText:    "Say why it should be shown. Somebody reads it together with your words. You can ask once, and what they decide then stays.",
	AppealLabel:   "Why it should be shown",
	AppealHint:    "Please name nobody here.",
	AppealSend:    "Ask",
	AppealSending: "Asking...",
	Appealed:      Toast{"Asked for another look", "You find what became of it under Yours."},
	AppealFailed:  "Your request could not be sent",
}

// CommunityYours holds the texts of the page with a member's own posts and comments, and the decisions about them and
// about the member's flags. Only that member can open it.
var CommunityYours = struct {
	Title, Description, Lead        string
	Link                            string
	LinkNew                         Plural
	BackToCommunity                 string
	Tabs, NewsTab, WordsTab         string
	NewsFailed, WordsFailed         string
	NoNewsTitle, NoNewsText         string
	NoWordsTitle, NoWordsText       string
	Older, LoadingOlder, MoreFailed string
	UnseenMark                      string
	SeenFailed                      string
	Post, Comment                   string
	CommentUnder                    Template
	UnderGone                       string
	Published, Held, Hidden         string
	Scheduled                       string
	Removed, Appealed               string
	AboutGone                       string
	Answer                          Plural
	Kept, Restored, HiddenNews      string
	RemovedNews, Warned, Suspended  string
	Helped, AppealKept              string
	HiddenFinal, RemovedFinal       string
	FlagKept, FlagActed, FlagGone   string
}{
	Title:           "Yours",
	Description:     "What you wrote in the community, and what became of it.",
	Lead:            "What you wrote, and what became of it. Nobody else can open this page.",
	Link:            "Yours",
	LinkNew:         Plural{"Yours, {count} new", "Yours, {count} new"},
	BackToCommunity: "Community",

	Tabs:     "Parts of this page",
	NewsTab:  "What is new",
	WordsTab: "What you wrote",

	NewsFailed:   "What is new could not be loaded",
	WordsFailed:  "What you wrote could not be loaded",
	NoNewsTitle:  "Nothing new",
	NoNewsText:   "Answers to your posts and what became of your flags are told here.",
	NoWordsTitle: "You have not written here yet",
	NoWordsText:  "Your posts and comments stand here, whatever names they were written under.",
	Older:        "Show older ones",
	LoadingOlder: "Loading older ones",
	MoreFailed:   "Older ones could not be loaded",
	UnseenMark:   "New",
	SeenFailed:   "This could not be marked as seen",

	Post:         "Post",
	Comment:      "Comment",
	CommentUnder: "Comment under: {title}",
	UnderGone:    "Comment under a post that is not shown any more",
	Published:    "Shown",
	Held:         "Waits for a look",
	Scheduled:    "Not visible to others yet",
	Hidden:       "Out of sight",
	Removed:      "Removed",
	Appealed:     "You asked for another look",

	AboutGone: "The thread cannot be opened any more.",

	Answer:       Plural{"Somebody answered your post.", "{count} answers to your post."},
	Kept:         "Somebody looked at what you wrote, and it is shown.",
	Restored:     "What you wrote is shown again, after another look.",
	HiddenNews:   "What you wrote was taken out of sight. You can change it, or ask for another look.",
	RemovedNews:  "What you wrote was removed. You can ask for another look once.",
	Warned:       "Please read the guidelines once more before you write again.",
	Suspended:    "You cannot write in the community for a while. Reading stays open.",
	Helped:       "Somebody thought of you. If it is heavy, call or text 988 at any hour.",
	AppealKept:   "Somebody looked again. The decision stays.",
	HiddenFinal:  "Somebody looked again. What you wrote is out of sight. You can still change it.",
	RemovedFinal: "Somebody looked again. What you wrote was removed.",
	FlagKept:     "Thank you for flagging. We looked at it, and it stays.",
	FlagActed:    "Thank you for flagging. We looked at it and did something about it.",
	FlagGone:     "Thank you for flagging. It is not there any more.",
}
