package coaching

import (
	"context"
	"fmt"
	"slices"
	"time"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// ClientSort is an order of a coach's clients.
type ClientSort string

// The orders. Ties are ordered by id.
const (
	// ByAttention lists urgent clients first (strongest, then oldest), then the longest waits for a reply, then unread
	// messages, and then all others, the last two by the latest message.
	ByAttention ClientSort = "attention"
	// ByWaiting lists the longest waits for a reply first, then the latest message.
	ByWaiting ClientSort = "waiting"
	// ByLatest lists the latest message first.
	ByLatest ClientSort = "latest"
	// ByName lists by first and then last name, ignoring case and accents.
	ByName ClientSort = "name"
	// ByJoined lists the clients who chose the coach most recently first.
	ByJoined ClientSort = "joined"
)

// ClientState filters a list of clients; empty means all.
type ClientState string

// The states: an unacknowledged flag, an unread message, a client waiting for a reply.
const (
	StateUrgent  ClientState = "urgent"
	StateUnread  ClientState = "unread"
	StateWaiting ClientState = "waiting"
)

// ClientFilter selects a part of a coach's clients.
type ClientFilter struct {
	// Query is typed text: parts of words of the name or the email, in any script.
	Query string
	// Sort is ByAttention if empty.
	Sort  ClientSort
	State ClientState
	// Engagement is empty for any.
	Engagement Engagement
	// After is the Next of the page before; empty for the first page.
	After string
	// Limit is at most copy.Limits.ClientsPerPageMax; 0 means no limit.
	Limit int
}

// ClientPage is a part of a coach's list of clients.
type ClientPage struct {
	Clients []Client
	// Next is the place where the next page starts; empty on the last page. It is a position in the order, not a
	// client: a client who moves across it is listed twice or not at all, and no other is affected.
	Next string
}

// ClientCounts are totals over all of a coach's current clients.
type ClientCounts struct {
	Clients, Urgent, UnreadClients, UnreadMessages, Waiting int64
	// UpcomingSessions is the number of sessions that have not ended.
	UpcomingSessions int64
}

// Dashboard is the content of a coach's first screen.
type Dashboard struct {
	Counts ClientCounts
	// First is the first page, in the order of ByAttention.
	First ClientPage
	// Waiting are the clients who have waited longest for a reply, longest first: at most copy.Limits.WaitingShown.
	Waiting []Client
}

// ClientPage returns a page of the coach's current clients. The caller must be the coach. The page is empty if the
// coach is not active and verified. Returns *fault.Invalid for a limit out of bounds, too long a query, and an invalid
// place.
func (s *Service) ClientPage(ctx context.Context, coach identity.CoachID, filter ClientFilter) (ClientPage, error) {
	if filter.Sort == "" {
		filter.Sort = ByAttention
	}
	if utf8.RuneCountInString(filter.Query) > copy.Limits.ClientSearchMax {
		return ClientPage{}, fault.Field("q", copy.CoachClientAnswers.SearchTooLong)
	}
	if filter.Limit < 0 || filter.Limit > copy.Limits.ClientsPerPageMax {
		return ClientPage{}, fault.Field("limit", copy.Validation.ChooseListed)
	}
	after, err := placeFrom(filter.Sort, filter.After)
	if err != nil {
		return ClientPage{}, err
	}
	which := after.params(coach, s.now())
	which.State = string(filter.State)
	which.WroteFrom, which.WroteBefore = wroteWithin(filter.Engagement, s.now())
	names := map[uuid.UUID]string{}
	if filter.Query != "" || filter.Sort == ByName {
		if which.OnlyIds, err = s.named(ctx, coach, filter, after, names); err != nil {
			return ClientPage{}, err
		}
		which.Chosen = true
	}
	page, _, _, err := s.clientPage(ctx, which, filter.Limit, names)
	return page, err
}

// Board returns the content of the coach's first screen, in one query. The caller must be the coach. It is empty if
// the coach is not active and verified.
func (s *Service) Board(ctx context.Context, coach identity.CoachID) (Dashboard, error) {
	which := firstPlace.params(coach, s.now())
	which.MaxWaiting = int32(copy.Limits.WaitingShown)
	page, waiting, counts, err := s.clientPage(ctx, which, copy.Limits.ClientsPerPage, nil)
	return Dashboard{Counts: counts, First: page, Waiting: waiting}, err
}

// clientPage reads a page of at most limit clients, 0 for all. The names are the folded ones of an order by name.
func (s *Service) clientPage(ctx context.Context, which store.ClientsOfParams, limit int, names map[uuid.UUID]string) (page ClientPage, waiting []Client, counts ClientCounts, err error) {
	if limit > 0 {
		most := int32(limit) + 1 // One more, to know whether a page follows.
		which.MaxRows = &most
	}
	rows, err := s.q.ClientsOf(ctx, s.pool, which)
	if err != nil {
		return ClientPage{}, nil, ClientCounts{}, fmt.Errorf("list clients: %w", err)
	}
	now := s.now()
	page.Clients = make([]Client, 0, len(rows))
	var longest []*store.ClientsOfRow
	for i := range rows {
		row := &rows[i]
		if row.WaitingPlace > 0 {
			longest = append(longest, row)
		}
		switch {
		case row.Place == 0:
		case limit > 0 && int(row.Place) > limit:
			last := &rows[i-1]
			page.Next = place{sort: ClientSort(which.Sort), rank: last.Rank, ord: last.Ord, name: names[last.ID], id: last.ID}.text()
		default:
			page.Clients = append(page.Clients, clientFrom(row, now))
		}
		counts = ClientCounts{row.Clients, row.Urgent, row.UnreadClients, row.UnreadMessages, row.Waiting, row.Upcoming}
	}
	slices.SortFunc(longest, func(a, b *store.ClientsOfRow) int { return int(a.WaitingPlace - b.WaitingPlace) })
	waiting = make([]Client, len(longest))
	for i, row := range longest {
		waiting[i] = clientFrom(row, now)
	}
	return page, waiting, counts, nil
}

// wroteWithin returns the bounds of the last message's time for an engagement: from is inclusive, before exclusive.
func wroteWithin(level Engagement, now time.Time) (from, before *time.Time) {
	high, medium := now.Add(-HighWithin), now.Add(-MediumWithin)
	switch level {
	case EngagementHigh:
		return &high, nil
	case EngagementMedium:
		return &medium, &high
	case EngagementLow:
		return nil, &medium
	default:
		return nil, nil
	}
}
