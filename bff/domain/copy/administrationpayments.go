package copy

// AdminPayments holds the texts of the page with the payment provider's events that could not be applied.
var AdminPayments = struct {
	Name, Title, Lead              string
	Waiting                        string
	What, WhatText                 string
	StateLabel                     string
	SetAside, InLine               string
	Applied, Dismissed             string
	NoneSetAside, NoneSetAsideText string
	NoneOther, NoneOtherText       string
	Failed, MoreFailed             string
	More, LoadingMore              string
	ListLabel                      string
	About                          Template
	Told                           Template
	Tries                          Plural
	NoReason                       string
	EventID                        Template
	Retry, Retrying                string
	RetryFailed                    string
	Retried                        Toast
	Dismiss, Dismissing            string
	DismissFailed                  string
	DismissTitle, DismissText      string
	DismissBack                    string
	DismissedToast                 Toast
	ActRetry, ActDismiss           Template
}{
	Name:    "Payments",
	Title:   "Payments",
	Lead:    "What the payment provider told us, and whether it could be taken in.",
	Waiting: "set aside",
	What:    "What stands here",
	WhatText: "The payment provider sends a notice when a payment goes through, fails, or a plan changes. Each is taken in by reading anew how " +
		"that customer stands. One that fails again and again is set aside, so that it holds up nobody else’s. " +
		"No card and no name stands here.",
	StateLabel:       "Which notices",
	SetAside:         "Set aside",
	InLine:           "In line",
	Applied:          "Taken in",
	Dismissed:        "Dismissed",
	NoneSetAside:     "Nothing is set aside",
	NoneSetAsideText: "Every notice of the payment provider could be taken in. One that cannot stands here, with the reason.",
	NoneOther:        "There are none",
	NoneOtherText:    "Notices of the payment provider stand here as soon as there are any.",
	Failed:           "The notices could not be loaded",
	MoreFailed:       "More could not be loaded",
	More:             "Show more",
	LoadingMore:      "Loading",
	ListLabel:        "Notices",
	About:            "About {object}",
	Told:             "Came {ago}",
	Tries:            Plural{"Tried once", "Tried {count} times"},
	NoReason:         "No reason was written down.",
	EventID:          "Notice {id}",
	Retry:            "Try again",
	Retrying:         "Putting it in line",
	RetryFailed:      "It could not be tried again",
	Retried:          Toast{"Back in line", "It is being tried again. If it fails, it comes back here."},
	Dismiss:          "Dismiss",
	Dismissing:       "Dismissing",
	DismissFailed:    "It could not be dismissed",
	DismissTitle:     "Dismiss this notice?",
	DismissText: "Nothing of it is taken in. What the customer pays and has does not change by this; the next notice about them " +
		"reads everything anew all the same. It stays in the list of those dismissed.",
	DismissBack:    "Go back",
	DismissedToast: Toast{"Dismissed", "It is not tried any more."},
	ActRetry:       "{name} had a payment notice tried again",
	ActDismiss:     "{name} dismissed a payment notice",
}
