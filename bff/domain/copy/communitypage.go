package copy

// CommunityPage holds the texts of the list of posts, and of the dialogs for writing a post and for the guidelines.
var CommunityPage = struct {
	Title, Description, Lead string

	NewPost                               string
	OrderLabel, AllPosts, RecentFirst     string
	BestFirst                             string
	CategoryLabel, AllCategories          string
	SearchLabel                           string
	FiltersLabel                          string
	OpenSearch, CloseSearch               string
	Tag, ClearTag                         Template
	Posts, Found                          string
	FoundCount, FoundSoFar                Plural
	News                                  Plural
	ManyNews                              Template
	More, LoadingMore, MoreFailed, TheEnd string
	FetchFailed                           string

	// Reactions are the names of the three reactions, in display order; Code is sent.
	Reactions      []Option
	ReactionsLabel Template
	ReactFailed    string
	CommentCountOf Plural
	You, Edited    string
	TagsLabel      string
	Held, Hidden   string
	Scheduled      string

	// Empty states: the whole community, a category, a tag, a search.
	EmptyTitle, EmptyText string
	EmptyCategoryTitle    Template
	EmptyCategoryText     string
	EmptyTagTitle         Template
	EmptyTagText          string
	NothingFoundTitle     Template
	NothingFoundText      string
	ShowEverything        string

	HouseRules, ReadGuidelines string
	// HouseRuleLines repeats Guidelines.HouseRules, so that the page with the list does not load the complete guidelines.
	HouseRuleLines       []string
	CrisisLine, CrisisOr string

	Guidelines CommunityGuidelines
	Suspended  CommunitySuspended
	Form       CommunityPostForm
}{
	Title:       Layout.Community,
	Description: "Talk with people from homes like yours, without your name.",
	Lead:        "Nobody here can see who you are. A kolam and a leaf-name stand in, new in every thread.",

	NewPost:       "New Post",
	OrderLabel:    "Order of posts",
	AllPosts:      "All Posts",
	RecentFirst:   "Recent First",
	BestFirst:     "Best matches first",
	CategoryLabel: "Category",
	AllCategories: "All",
	SearchLabel:   "Search posts",
	OpenSearch:    "Search posts",
	CloseSearch:   "Close the search",
	FiltersLabel:  "Which posts are shown",
	Tag:           "#{tag}",
	ClearTag:      "Show posts without the tag {tag} too",
	Posts:         "Posts",
	Found:         "Posts that were found",
	FoundCount:    Plural{"{count} post found", "{count} posts found"},
	FoundSoFar:    Plural{"{count} post found so far", "{count} posts found so far"},
	News:          Plural{"{count} new post", "{count} new posts"},
	ManyNews:      "{count} or more new posts",
	More:          "Show more posts",
	LoadingMore:   "Loading more posts",
	MoreFailed:    "More posts could not be loaded",
	TheEnd:        "That is everything for now.",
	FetchFailed:   "The posts could not be loaded",

	Reactions:      []Option{{"Support", "Support"}, {"SameHere", "SameHere"}, {"ThankYou", "ThankYou"}},
	ReactionsLabel: "Reactions to “{title}”",
	ReactFailed:    "Failed to react",
	CommentCountOf: Plural{"{count} comment on “{title}”", "{count} comments on “{title}”"},
	TagsLabel:      "Tags",
	You:            "You",
	Edited:         "edited",
	Held:           "Waits for a look",
	Scheduled:      "Not visible to others yet",
	Hidden:         "Out of sight",

	EmptyTitle:         "Nobody has written yet",
	EmptyText:          "A few lines are enough. Somebody will know what you mean.",
	EmptyCategoryTitle: "Nothing in {category} yet",
	EmptyCategoryText:  "You could be the first to write about it.",
	EmptyTagTitle:      "Nothing with the tag #{tag}",
	EmptyTagText:       "The posts that had it may have been taken back.",
	NothingFoundTitle:  "Nothing was found for “{query}”",
	NothingFoundText:   "Try another word, or its spelling in another script.",
	ShowEverything:     "Show all posts",

	HouseRules:     Guidelines.HouseRulesTitle,
	HouseRuleLines: Guidelines.HouseRules,
	ReadGuidelines: "Read the guidelines",
	CrisisLine:     Crisis.InCrisis,
	CrisisOr:       "or text HOME to",

	Guidelines: CommunityGuidelines{
		Accept:       "Accept and go on",
		Accepting:    "Saving...",
		ReadFirst:    "Read first",
		Hint:         "You can read everything without accepting. Writing, commenting and reacting wait until you do.",
		Accepted:     "You have accepted these guidelines.",
		AcceptFailed: "Failed to accept guidelines",
	},
	Suspended: CommunitySuspended{
		Title: "You cannot write here at the moment",
		Text: "A moderator decided this about something you wrote; the page Yours says what. " +
			"You can read, flag, and delete what is yours. You can post again on {date}.",
	},
	Form: CommunityPostForm{
		NewTitle:     "New Post",
		EditTitle:    "Edit your post",
		AsWho:        "You post as " + CommunityAnswers.Anonymous + ". Readers see a name that is drawn for this thread alone.",
		EditAsWho:    "It keeps its name and its comments. Readers see that it was edited.",
		Title:        "Title",
		Content:      "What happened, and what is on your mind?",
		ContentHint:  "Change the names and places of other people.",
		Category:     "Category",
		CategoryHint: "Choose a category",
		Tags:         "Tags",
		TagsHint:     "Up to {max}, with commas between them: visa, first job",
		TagsList:     "These tags will stand under your post",
		Left:         Plural{"{count} character left", "{count} characters left"},
		Over:         Plural{"{count} character too many", "{count} characters too many"},
		Post:         "Post",
		Posting:      "Posting...",
		Save:         "Save",
		Saving:       "Saving...",
		DraftKept:    "What you write stays in this tab until you post it or log out.",
		Created:      Toast{"Post created", "It stands in the community now."},
		CreatedSoon:  Toast{"Post created", "Others will see it within 30 minutes. Until then you find it under Yours."},
		CreatedLater: Toast{"Post created", "Others will see it at a random moment within 2 days, so no one can tell it is from the person who wrote your other posts. Until then you find it under Yours."},
		CreatedHeld:  Toast{"Post created", "It holds a link and your account is new, so somebody looks at it first. You find it under Yours."},
		Thanks:       Toast{"Thank you!", "You opened your first thread. It may help somebody who only reads."},
		Saved:        Toast{"Post saved", "Readers see that it was edited."},
		SavedHeld:    Toast{"Post saved", "It holds a link and your account is new, so somebody looks at it before others see it again."},
		CreateFailed: "Failed to create post",
		SaveFailed:   "Your changes could not be saved",
	},
}

// CommunityGuidelines holds the texts around the guidelines.
type CommunityGuidelines struct {
	Accept, Accepting, ReadFirst string
	Hint, Accepted, AcceptFailed string
}

// CommunitySuspended is the notice to a member who is suspended from writing until a date.
type CommunitySuspended struct {
	Title string
	Text  Template
}

// CommunityPostForm holds the texts of the dialog in which a member writes or edits a post.
type CommunityPostForm struct {
	NewTitle, EditTitle      string
	AsWho, EditAsWho         string
	Title                    string
	Content, ContentHint     string
	Category, CategoryHint   string
	Tags                     string
	TagsHint                 Template
	TagsList                 string
	Left, Over               Plural
	Post, Posting            string
	Save, Saving             string
	DraftKept                string
	Created, CreatedHeld     Toast
	CreatedSoon              Toast
	CreatedLater             Toast
	Thanks                   Toast
	Saved, SavedHeld         Toast
	CreateFailed, SaveFailed string
}
