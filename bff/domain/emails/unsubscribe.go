package emails

import (
	"net/url"

	"github.com/google/uuid"
)

// Kind is what a member can stop at once: the letters that are about one thing.
type Kind string

// AboutMessages are letters that something waits; AboutSessions remind of a time; Newsletter is what its name says;
// Everything is all of these, and whatever else is not about the account's security.
const (
	AboutMessages Kind = "messages"
	AboutSessions Kind = "sessions"
	Newsletter    Kind = "newsletter"
	Everything    Kind = "all"
)

// UnsubscribePage is the member app's page on which letters are stopped, and OneClickPath the operation of its BFF that mail
// programs post to.
const (
	UnsubscribePage = "/unsubscribe"
	OneClickPath    = "/api/unsubscribe/one-click"
)

// ForMember is how a member stops letters of this kind. The key is the member's own for this purpose; it says nothing about
// anybody and opens nothing else.
func ForMember(places Links, key uuid.UUID, kind Kind) *Unsubscribe {
	query := "?" + url.Values{"key": {key.String()}, "from": {string(kind)}}.Encode()
	return &Unsubscribe{Page: places.Member + UnsubscribePage + query, OneClick: places.Member + OneClickPath + query}
}
