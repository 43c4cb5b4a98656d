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

// The orders. Whoever stands alike stands in the order of their ids.
const (
	// ByAttention has those first who wait urgently, the strongest and then the oldest; then those who have waited longest for an
	// answer; then those of whom something is unread, and then all others, both with the latest message first.
	ByAttention ClientSort = "attention"
	// ByWaiting has those first who have waited longest for an answer, then the latest message.
	ByWaiting ClientSort = "waiting"
	// ByLatest has the latest message first.
	ByLatest ClientSort = "latest"
	// ByName goes by first and then last name, whatever their case and accents.
	ByName ClientSort = "name"
	// ByJoined has those first who chose the coach last.
	ByJoined ClientSort = "joined"
)

// ClientState narrows a list of clients; empty is everybody.
type ClientState string

// The states: something that sounds like a crisis waits to be acknowledged; something is unread; an answer is awaited.
const (
	StateUrgent  ClientState = "urgent"
	StateUnread  ClientState = "unread"
	StateWaiting ClientState = "waiting"
)

// ClientFilter says which of a coach's clients are wanted, and from where on.
type ClientFilter struct {
	// Query is what somebody types to find a client: parts of words of the name or the address, in any script.
	Query string
	// Sort is ByAttention when empty.
	Sort  ClientSort
	State ClientState
	// Engagement is empty for any.
	Engagement Engagement
	// After is the Next of the page before; empty for the first page.
	After string
	// Limit is at most copy.Limits.ClientsPerPageMax; 0 is all that follow.
	Limit int
}

// ClientPage is a part of a coach's list of clients.
type ClientPage struct {
	Clients []Client
	// Next is the place to go on from; empty when nothing follows. It is a place in the order, not a client: who moves over it
	// meanwhile is listed twice, or not at all, and nobody else.
	Next string
}

// ClientCounts are about all of a coach's present clients.
type ClientCounts struct {
	Clients, Urgent, UnreadClients, UnreadMessages, Waiting int64
	// UpcomingSessions is how many sessions are not over.
	UpcomingSessions int64
}

// Dashboard is what a coach sees first.
type Dashboard struct {
	Counts ClientCounts
	// First is the first page, in the order of ByAttention.
	First ClientPage
	// Waiting are those who have waited longest for an answer, longest first: at most copy.Limits.WaitingShown.
	Waiting []Client
}

// ClientPage lists a part of the coach's present clients. The coach themselves calls it; one who is not active and verified has
// none to see. It returns *fault.Invalid for a limit out of bounds, a search that is too long, and a place that is none.
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

// Board reads what the coach sees first, in one question to the database. The coach themselves calls it; for one who is not
// active and verified it is empty.
func (s *Service) Board(ctx context.Context, coach identity.CoachID) (Dashboard, error) {
	which := firstPlace.params(coach, s.now())
	which.MaxWaiting = int32(copy.Limits.WaitingShown)
	page, waiting, counts, err := s.clientPage(ctx, which, copy.Limits.ClientsPerPage, nil)
	return Dashboard{Counts: counts, First: page, Waiting: waiting}, err
}

// clientPage asks for a page of at most so many clients, 0 for all; the names are the folded ones of an order by name.
func (s *Service) clientPage(ctx context.Context, which store.ClientsOfParams, limit int, names map[uuid.UUID]string) (page ClientPage, waiting []Client, counts ClientCounts, err error) {
	if limit > 0 {
		most := int32(limit) + 1 // Whether more follows.
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

// wroteWithin are the bounds, one of them included and one not, of when a client of that engagement last wrote.
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
