package copy

// BlogTopic is a category of articles. Code is part of the topic's URL; Text is the introduction on its page.
type BlogTopic struct {
	Code, Label, Text string
}

// BlogTopics are in the order of the filter, after "All Topics". Every topic has at least one article.
var BlogTopics = []BlogTopic{
	{"identity", "Identity", "Names, accents, faiths, and being at home in more than one room."},
	{"family-dynamics", "Family Dynamics", "The people you call on Sunday, and what you say to them."},
	{"immigration", "Immigration", "Papers, waiting, and the life that goes on in the meantime."},
	{"wellness", "Wellness", "Looking after yourself without the house that used to do half of it."},
	{"career", "Career", "Work, money sent home, and being more than the badge."},
	{"relationships", "Relationships", "Love, marriage, and everybody who has an opinion on both."},
}

// Blog holds the texts of the blog: its lists, the frame of an article and the feed. The articles are in the site's
// content.
var Blog = struct {
	Title, Description, Heading, Intro                 string
	AllTopics, TopicsLabel, Previous, Next, PagesLabel string
	// ReadMore is the link on each card. ReadMoreAbout is appended to it for screen readers only.
	ReadMore                          string
	ReadMoreAbout                     Template
	PageLabel, PageTitle, TopicTitle  Template
	PageDescription, TopicDescription Template
	Editors                           string
	ReadingTime                       Plural
	AllArticles, RelatedTitle         string
	InviteTitle, InviteText           string
	FeedLabel, FeedHint, FeedTitle    string
}{
	Title:       "Blog",
	Description: "Articles for South Asian adults in the U.S., on family, papers, work, love and faith. Each has one small practice to try.",
	Heading:     "What gets said after the guests leave",
	Intro:       "On family, papers, work, love, faith and names, for South Asian adults in the U.S. Each article ends with one small thing to try.",

	AllTopics:   "All Topics",
	TopicsLabel: "Topics",
	Previous:    "Previous",
	Next:        "Next",
	PagesLabel:  "Pages of articles",

	ReadMore:         "Read More",
	ReadMoreAbout:    ": {title}",
	PageLabel:        "Page {page}",
	PageTitle:        "Blog, page {page}",
	TopicTitle:       "{topic}: articles",
	PageDescription:  "Page {page} of our articles for South Asian adults in the U.S., on family, papers, work, love and faith.",
	TopicDescription: "{topic}. {text} Articles for South Asian adults in the U.S., each with one small practice to try.",
	Editors:          product + " editors",
	ReadingTime:      Plural{"{count} minute to read", "{count} minutes to read"},

	AllArticles:  "All articles",
	RelatedTitle: "Two more for another evening",
	InviteTitle:  "If you would rather say it to someone",
	InviteText:   "A coach in India listens, by video and by text. Joining costs nothing.",

	FeedLabel: "RSS feed",
	FeedHint:  "New articles in your own reader, without an account.",
	FeedTitle: product + " blog",
}
