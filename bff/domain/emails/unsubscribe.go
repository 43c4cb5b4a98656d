package emails

import (
	"net/url"

	"github.com/google/uuid"
)

// Kind is a group of emails that a member can stop at once.
type Kind string

// AboutMessages are emails about waiting messages; AboutSessions are reminders; Newsletter is the newsletter;
// Everything is all of these and any other email that is not about account security.
const (
	AboutMessages Kind = "messages"
	AboutSessions Kind = "sessions"
	Newsletter    Kind = "newsletter"
	Everything    Kind = "all"
)

// UnsubscribePage is the member app's page for stopping emails, and OneClickPath the operation of its BFF to which
// mail programs post.
const (
	UnsubscribePage = "/unsubscribe"
	OneClickPath    = "/api/unsubscribe/one-click"
)

// ForMember returns how a member stops emails of this kind. The key is the member's own for this purpose; it
// identifies no one and grants nothing else.
func ForMember(places Links, key uuid.UUID, kind Kind) *Unsubscribe {
	query := "?" + url.Values{"key": {key.String()}, "from": {string(kind)}}.Encode()
	return &Unsubscribe{Page: places.Member + UnsubscribePage + query, OneClick: places.Member + OneClickPath + query}
}
