package copy

// BlogTopic is what an article is filed under. Code stands in the topic's address, Text introduces its page.
type BlogTopic struct {
	Code, Label, Text string
}

// BlogTopics in the order of the filter, which "All Topics" leads. Every topic has at least one article.
var BlogTopics = []BlogTopic{
	{"identity", "Identity", "Names, accents, faiths, and being at home in more than one room."},
	{"family-dynamics", "Family Dynamics", "The people you call on Sunday, and what you say to them."},
	{"immigration", "Immigration", "Papers, waiting, and the life that goes on in the meantime."},
	{"wellness", "Wellness", "Looking after yourself without the house that used to do half of it."},
	{"career", "Career", "Work, money sent home, and being more than the badge."},
	{"relationships", "Relationships", "Love, marriage, and everybody who has an opinion on both."},
}

// Blog is the site's blog: its lists, its articles' frame and its feed. The articles themselves are the site's content.
var Blog = struct {
	Title, Description, Heading, Intro                 string
	AllTopics, TopicsLabel, Previous, Next, PagesLabel string
	// ReadMore stands on every card. ReadMoreAbout goes on for those who hear it without seeing the card.
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
