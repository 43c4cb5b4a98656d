package coaching

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/identity"
	"aangan/db/postsearch"
	"aangan/db/store"

	"github.com/google/uuid"
)

// named returns the ids of the coach's clients that match a typed query, ordered by name. If that is the requested
// order, they are those of the page: after the place, filtered, and no more than one beyond it. It stores the folded
// names in the map.
func (s *Service) named(ctx context.Context, coach identity.CoachID, filter ClientFilter, after place, names map[uuid.UUID]string) ([]uuid.UUID, error) {
	rows, err := s.q.ClientNames(ctx, s.pool, coach.UUID())
	if err != nil {
		return nil, fmt.Errorf("read the names of clients: %w", err)
	}
	wanted, now, found := foldWords(filter.Query), s.now(), make([]uuid.UUID, 0, len(rows))
	for _, row := range rows {
		names[row.ID] = foldName(row.FirstName, row.LastName)
		behind := filter.After == "" || compareNames(names[row.ID], row.ID, after.name, after.id) > 0
		if (filter.Sort != ByName || behind && filter.admits(row, now)) && isMeant(wanted, row) {
			found = append(found, row.ID)
		}
	}
	slices.SortFunc(found, func(a, b uuid.UUID) int { return compareNames(names[a], a, names[b], b) })
	if filter.Sort == ByName && filter.Limit > 0 {
		found = found[:min(len(found), filter.Limit+1)]
	}
	return found, nil
}

// admits reports whether a client has the requested state and engagement.
func (f *ClientFilter) admits(client store.ClientNamesRow, now time.Time) bool {
	if f.Engagement != "" && EngagementAt(client.LastMemberMessageAt, now) != f.Engagement {
		return false
	}
	switch f.State {
	case StateUrgent:
		return client.Urgent
	case StateUnread:
		return client.Unread
	case StateWaiting:
		return client.Waiting
	default:
		return true
	}
}

func compareNames(a string, aID uuid.UUID, b string, bID uuid.UUID) int {
	if order := strings.Compare(a, b); order != 0 {
		return order
	}
	return bytes.Compare(aID[:], bID[:])
}

// isMeant reports whether each query word is a part of a word of the client's name or email.
func isMeant(wanted []string, client store.ClientNamesRow) bool {
	if len(wanted) == 0 {
		return true
	}
	said := append(foldWords(client.FirstName+" "+client.LastName), postsearch.Fold(client.Email))
	for _, word := range wanted {
		if !slices.ContainsFunc(said, func(part string) bool { return strings.Contains(part, word) }) {
			return false
		}
	}
	return true
}

// foldName returns a name in the form that the order by name compares, cut to the length of a place, since one
// character may fold into many. Clients with equal forms are ordered by id.
func foldName(first, last string) string {
	name := strings.Join(foldWords(first+" "+last), " ")
	letters := 0
	for at := range name {
		if letters == longName {
			return name[:at]
		}
		letters++
	}
	return name
}

func foldWords(text string) []string {
	var folded []string
	for _, word := range strings.Fields(text) {
		if word = postsearch.Fold(word); word != "" {
			folded = append(folded, word)
		}
	}
	return folded
}
