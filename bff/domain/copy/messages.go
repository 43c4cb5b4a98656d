package copy

// Messages holds the texts of a member's conversation with their coach.
var Messages = struct {
	Title, Description, YourCoach, ConversationWith                              string
	ReplyPromise, ReplyPromiseShort                                              string
	CoachClock, ComposerLabel, ConversationLabel                                 Template
	ComposerPlaceholder, Send, SendHint                                          string
	CharactersLeft, CharactersOver, Unread                                       Plural
	Sending, Sent, Delivered, Read, NotSent, TryAgain, Discard                   string
	Automatic, You, Team, Today, Yesterday, NewMessages, Earlier, LoadingEarlier string
	Start, JumpToNewest                                                          string
	EmptyTitle, EmptyText                                                        Template
	NoCoachTitle, NoCoachText                                                    string
	BrowseCoaches                                                                string
	Closed                                                                       Template
	Reconnecting, BackOnline                                                     string
	FetchFailed, SendFailed, CannotWriteAsCoach, CannotWriteHere                 string
	ThankYou                                                                     Toast
	NewMessage                                                                   struct {
		Title string
		Text  Plural
	}
	CompanionsTab, UnreadInTab string
	// The time by which a coach replies: one of the days with a time, inserted into the matching sentence.
	ByToday, ByTomorrow, ByYesterday, ByDay                                        Template
	ReplyHead, ReplyOpen, ReplyUnseen, ReplySeen, ReplyWaiting                     Template
	CoachAway                                                                      Template
	ReplyLateHead, ReplyLate, ReplyLateUnseen, ReplyLateSeen                       Template
	Menu, Export, DeleteChat, Mute, Unmute, IsMuted                                string
	EarlierConversations, OtherConversations, EarlierCoach, OpenOwn, StillReadable string
	Exporting, ExportFailed                                                        string
	ExportFileName                                                                 Template
	Exported, NothingToExport                                                      Toast
	DeleteTitle, DeleteConfirm, DeleteAsking, DeleteKeep, DeleteFailed             string
	DeleteText, DeleteTextEarlier, DeletionStrip, DeletionStripEarlier             Template
	DeletionRequested, DeletionUndone                                              Toast
	UndoDeletion, UndoingDeletion, UndoDeletionFailed                              string
	NotificationsMuted, NotificationsUnmuted                                       Toast
	MuteFailed, UnmuteFailed                                                       string
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
	Team:           "Aangan team",
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

	CompanionsTab: "AI Companions",
	UnreadInTab:   "unread messages",

	ByToday:     "today, {time}",
	ByTomorrow:  "tomorrow, {time}",
	ByYesterday: "yesterday, {time}",
	ByDay:       "{day}, {time}",

	// Promises no time of reply, and does not claim that the coach was notified.
	CoachAway: "{coachName} is not here at the moment and does not see new messages. What you write is kept. If you need somebody now, you can choose another coach.",

	ReplyHead:       "replies usually by {by} your time",
	ReplyOpen:       "{coachName} replies, usually by {by} your time.",
	ReplyUnseen:     "{coachName} has not seen this yet. A reply comes usually by {by} your time.",
	ReplySeen:       "{coachName} has seen this. A reply comes usually by {by} your time.",
	ReplyWaiting:    "A reply comes usually by {by} your time.",
	ReplyLateHead:   "the reply is late, it was due by {by} your time",
	ReplyLate:       "This reply is late: it was due by {by} your time. We are sorry.",
	ReplyLateUnseen: "This reply is late: it was due by {by} your time, and {coachName} has not seen your message yet. We are sorry.",
	ReplyLateSeen:   "This reply is late: it was due by {by} your time. {coachName} has seen your message. We are sorry.",

	Menu:                 "Conversation menu",
	Export:               "Export chat",
	DeleteChat:           "Delete chat",
	Mute:                 "Mute notifications",
	Unmute:               "Unmute notifications",
	IsMuted:              "Notifications are muted",
	EarlierConversations: "Earlier conversations",
	OtherConversations:   "Other conversations",
	EarlierCoach:         "Earlier coach",
	OpenOwn:              "Go to your conversation",
	StillReadable:        "You can still read what you wrote with coaches you had before.",

	Exporting:       "Exporting...",
	ExportFailed:    "Failed to export chat",
	ExportFileName:  "aangan-chat-{date}.json",
	Exported:        Toast{"Chat exported", "It is in your downloads as {file}."},
	NothingToExport: Toast{"No messages to export", "Your conversation is empty."},

	DeleteTitle:          "Delete this chat?",
	DeleteText:           "Everything said so far, files included, is deleted within 24 hours, for you and for {coachName}. Until then you can undo it. What either of you writes after this stays.",
	DeleteTextEarlier:    "Everything you and {coachName} said, files included, is deleted within 24 hours. Until then you can undo it.",
	DeleteConfirm:        "Delete chat",
	DeleteAsking:         "Asking for it...",
	DeleteKeep:           "Keep it",
	DeleteFailed:         "Failed to delete chat",
	DeletionRequested:    Toast{"Chat Deletion Requested", "Your chat history will be deleted within 24 hours."},
	DeletionStrip:        "What was said so far is deleted by {by} your time, for you and for {coachName}.",
	DeletionStripEarlier: "This chat is deleted by {by} your time.",
	UndoDeletion:         "Undo",
	UndoingDeletion:      "Undoing...",
	UndoDeletionFailed:   "Failed to undo the deletion",
	DeletionUndone:       Toast{"Chat Kept", "Nothing is deleted."},

	NotificationsMuted:   Toast{"Notifications Muted", "No badge and no letter about this chat until you unmute. New messages still arrive here."},
	NotificationsUnmuted: Toast{"Notifications Unmuted", "You hear about new messages again."},
	MuteFailed:           "Failed to mute notifications",
	UnmuteFailed:         "Failed to unmute notifications",
}
