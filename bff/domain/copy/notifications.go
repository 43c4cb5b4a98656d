package copy

// Notifications holds the texts of the bell, of the page with all notifications, and of notifications from the server.
var Notifications = struct {
	Title, Description, MarkAllRead, ViewAll string
	Failed                                   string
	EmptyTitle, EmptyText                    string
	Older, LoadingOlder, UnreadMark          string
	MarkRead, MarkFailed                     string
	Today, Yesterday                         string
	Bell                                     Plural
	AllRead                                  string
	// Notifications from the server. The product's documents define the titles and texts, including "(s)".
	NewMessage, TrialEnding Toast
	// PaymentLate is shown below the bell while a payment is due.
	PaymentLate Toast
	// NotAnID is the error message for an invalid id.
	NotAnID string
}{
	Title:        "Notifications",
	Description:  "What happened while you were away.",
	MarkAllRead:  "Mark all as read",
	ViewAll:      "View all notifications",
	Failed:       "We could not load your notifications.",
	EmptyTitle:   "Nothing new",
	EmptyText:    "When your coach writes and you are not here, you will find it in this place.",
	Older:        "Show older ones",
	LoadingOlder: "Loading older ones",
	UnreadMark:   "Unread",
	MarkRead:     "Mark as read",
	MarkFailed:   "This could not be marked as read",
	Today:        Messages.Today,
	Yesterday:    Messages.Yesterday,
	Bell:         Plural{"Notifications, {count} unread", "Notifications, {count} unread"},
	AllRead:      "Notifications, all read",
	NewMessage:   Toast{"New Message", "You have {count} unread message(s) from your coach."},
	TrialEnding:  Toast{"Subscription Ending Soon", "Your trial ends in {days} day(s). Upgrade now to continue."},
	PaymentLate:  Toast{"Payment Not Received", "Your last payment did not go through. Change the card to keep everything open."},
	NotAnID:      "This is not the id of a notification.",
}
