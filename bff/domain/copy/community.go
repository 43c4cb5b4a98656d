package copy

// CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics.
var CommunityCategories = []Option{
	{"identity", "Identity"},
	{"family-dynamics", "Family Dynamics"},
	{"immigration", "Immigration"},
	{"relationships", "Relationships"},
	{"career", "Career"},
	{"wellness", "Wellness"},
}

// FlagReasons are the reasons for which a member can flag a post or a comment.
var FlagReasons = []Option{
	{"names-someone", "It names somebody, or gives them away"},
	{"harassment", "It attacks or shames somebody"},
	{"hate", "It is hateful about who people are"},
	{"harmful-advice", "It gives advice that could do harm"},
	{"self-harm", "Somebody may be in danger"},
	{"spam", "It sells or advertises something"},
	{"other", "Something else"},
}

// CommunityAnswers are the community's messages that both server and pages use, and the server's error messages.
var CommunityAnswers = struct {
	// Anonymous is the name of an author where no thread has assigned a pseudonym.
	Anonymous string

	TitleTooShort, TitleTooLong, ContentTooShort, ContentTooLong, CategoryRequired, TextControls string
	CommentTooShort, CommentTooLong                                                              string
	TooManyTags, TagLength                                                                       string
	PostID, CommentID                                                                            string
	ReasonRequired, FlagNotesTooLong                                                             string
	AppealTooShort, AppealTooLong                                                                string

	PostNotFound, CommentNotFound, NotAPlace, OnePlace, NoSuchOrder string
	GuidelinesFirst                                                 string
	// Suspended names the first day on which the member may write again.
	Suspended Template
	// Beyond the number per hour. The time of the next one follows.
	PostsFullNew, PostsFull, CommentsFullNew, CommentsFull string
	ThreadTakenBack, ThreadWaits, ThreadHidden             string
	ThreadScheduled                                        string
	RemovedStays                                           string
}{
	Anonymous: "Anonymous User",

	TitleTooShort:    "Title must be at least 3 characters",
	TitleTooLong:     "Title must be less than 120 characters",
	ContentTooShort:  "Content must be at least 10 characters",
	ContentTooLong:   "Content must be less than 4000 characters",
	CategoryRequired: "Please select a category",
	TextControls:     "This holds characters that cannot be posted. Please type it again.",
	CommentTooShort:  "Comment must be at least 3 characters",
	CommentTooLong:   "Comment must be less than 2000 characters",
	TooManyTags:      "A post can have " + itoa(Limits.PostTagsMax) + " tags at most",
	TagLength:        "Each tag must be " + itoa(Limits.TagMin) + " to " + itoa(Limits.TagMax) + " characters",
	PostID:           "The post needs a valid id",
	CommentID:        "The comment needs a valid id",
	ReasonRequired:   "Please select a reason",
	FlagNotesTooLong: "Notes cannot exceed " + itoa(Limits.FlagNotesMax) + " characters",
	AppealTooShort:   "Please write at least " + itoa(Limits.AppealMin) + " characters",
	AppealTooLong:    "This cannot exceed " + itoa(Limits.AppealMax) + " characters",

	PostNotFound:    "This post is not there any more.",
	CommentNotFound: "This comment is not there any more.",
	NotAPlace:       "There is no such place in this list",
	OnePlace:        "Ask for one place in the thread at a time",
	NoSuchOrder:     "Posts can be listed as trending or recent",

	GuidelinesFirst: "Please read and accept the community guidelines first.",
	Suspended:       "You can read along. You can post again on {date}.",
	PostsFullNew:    "New members can post " + itoa(Limits.PostsAnHourNew) + " times an hour.",
	PostsFull:       "You can post " + itoa(Limits.PostsAnHour) + " times an hour.",
	CommentsFullNew: "New members can comment " + itoa(Limits.CommentsAnHourNew) + " times an hour.",
	CommentsFull:    "You can comment " + itoa(Limits.CommentsAnHour) + " times an hour.",
	ThreadTakenBack: "The author took this post back, so nothing can be added here.",
	ThreadWaits:     "This post waits for a look. Nothing can be added until then.",
	ThreadHidden:    "This post is out of sight, so nothing can be added here.",
	ThreadScheduled: "Others can't see this post yet. You can add to it once they can.",
	RemovedStays:    "This was removed by a moderator and cannot be changed any more.",
}
