package copy

// Messages is the member's conversation with their coach.
var Messages = struct {
	Title, Description, YourCoach, ConversationWith                        string
	ReplyPromise, ReplyPromiseShort                                        string
	CoachClock, ComposerLabel, ConversationLabel                           Template
	ComposerPlaceholder, Send, SendHint                                    string
	CharactersLeft, CharactersOver, Unread                                 Plural
	Sending, Sent, Delivered, Read, NotSent, TryAgain, Discard             string
	Automatic, You, Today, Yesterday, NewMessages, Earlier, LoadingEarlier string
	Start, JumpToNewest                                                    string
	EmptyTitle, EmptyText                                                  Template
	NoCoachTitle, NoCoachText                                              string
	BrowseCoaches                                                          string
	Closed                                                                 Template
	Reconnecting, BackOnline                                               string
	FetchFailed, SendFailed, CannotWriteAsCoach, CannotWriteHere           string
	ThankYou                                                               Toast
	NewMessage                                                             struct {
		Title string
		Text  Plural
	}
}{
	Title:               "Messages",
	Description:         "Write to your coach.",
	YourCoach:           "Your Coach",
	ConversationWith:    "Your conversation",
	ReplyPromise:        "Replies typically within 24 hours",
	ReplyPromiseShort:   "Typically within 24 hours",
	CoachClock:          "It is {time} in {city}",
	ComposerLabel:       "Message to {coachName}",
	ConversationLabel:   "Conversation with {coachName}",
	ComposerPlaceholder: "Write a message",
	Send:                "Send message",
	SendHint:            "Enter sends, Shift and Enter starts a new line.",
	CharactersLeft:      Plural{"{count} character left", "{count} characters left"},
	CharactersOver:      Plural{"{count} character too many", "{count} characters too many"},
	Unread:              Plural{"{count} unread message", "{count} unread messages"},

	Sending:   "Sending",
	Sent:      "Sent",
	Delivered: "Delivered",
	Read:      "Read",
	NotSent:   "Not sent",
	TryAgain:  "Try again",
	Discard:   "Discard",

	Automatic:      "Sent automatically",
	You:            "You",
	Today:          "Today",
	Yesterday:      "Yesterday",
	NewMessages:    "New messages",
	Earlier:        "Show earlier messages",
	LoadingEarlier: "Loading earlier messages",
	Start:          "This is where your conversation began.",
	JumpToNewest:   "Jump to the newest message",

	EmptyTitle:    "Say hello to {coachName}",
	EmptyText:     "Begin anywhere. A sentence about today is enough.",
	NoCoachTitle:  "You have not chosen a coach yet",
	NoCoachText:   "Pick the person you would like to talk to. You can change at any time.",
	BrowseCoaches: "Browse Coaches",
	Closed:        "{coachName} is no longer your coach and cannot see this conversation. You can still read it.",
	Reconnecting:  "The connection dropped. Trying again.",
	BackOnline:    "Connected again.",

	FetchFailed:        "Failed to fetch messages",
	SendFailed:         "Failed to send message",
	CannotWriteAsCoach: "You can only write in your own name.",
	CannotWriteHere:    "You can write to the coach you have now.",
	ThankYou:           Toast{"Thank you!", "Your first message is on its way to {coachName}."},
	NewMessage: struct {
		Title string
		Text  Plural
	}{
		Title: "New Message",
		Text:  Plural{"You have {count} unread message from your coach.", "You have {count} unread messages from your coach."},
	},
}
