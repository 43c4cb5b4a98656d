package coaching

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// NextFreeTimes returns each coach's first free time for the member within a duration, if possible at a waking hour of
// the member; with only it is the first in that part of the member's day. Coaches without one are missing. Many coaches
// in one call are cheap.
type NextFreeTimes func(
	ctx context.Context, member identity.Member, coaches []identity.CoachID, within time.Duration, only *copy.DayPart,
) (map[identity.CoachID]time.Time, error)

// Filter selects a part of the list of coaches.
type Filter struct {
	// After is the coach after whom the page begins; nil for the first page.
	After *identity.CoachID
	// Limit is at most copy.Limits.CoachesPerPageMax; 0 is copy.Limits.CoachesPerPage.
	Limit int
	// Language and Focus are codes of copy.Languages and copy.FocusTopics; empty is any.
	Language, Focus string
	// Gender is a code of copy.CoachGenders; empty is any. Name is a part of the coach's name, in any case.
	Gender, Name string
	// Saved keeps coaches whom the member saved.
	Saved bool
	// Part is a code of copy.DayParts: it keeps coaches with a free time in that part of the member's day, within the next
	// copy.Limits.NextOpeningDays. Empty is any.
	Part string
	// ThisWeek keeps coaches with a free time in the next copy.Limits.ThisWeekDays: in Part or, without one, at a waking
	// hour of the member. Openings reports these times.
	ThisWeek bool
	Openings NextFreeTimes
}

const (
	// firstLook and widestLook are the numbers of coaches per free-time query: first somewhat more than a page, then
	// twice as many each time. So few queries are needed if most have time, and also if none has.
	firstLook  = 50
	widestLook = 1000
)

// List returns one page of the coaches a member may choose, in a stable order; shorter than the limit only at its end.
// The caller must be the member. Returns *fault.Invalid for unknown codes, a limit out of bounds, and an unknown coach
// as the place.
func (s *Service) List(ctx context.Context, member identity.Member, filter Filter) ([]Coach, error) {
	if err := filter.check(); err != nil {
		return nil, err
	}
	place := store.OpenCoachesParams{Language: filter.Language, Focus: filter.Focus, Gender: filter.Gender, Name: filter.Name}
	if filter.Saved {
		place.SavedBy = (*uuid.UUID)(&member.ID)
	}
	if filter.After != nil {
		joined, err := s.q.PlaceOfCoach(ctx, s.pool, filter.After.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, fault.Field("after", copy.Errors.CoachNotFound)
		}
		if err != nil {
			return nil, fmt.Errorf("find the coach to continue after: %w", err)
		}
		place.AfterAt, place.AfterID = joined, filter.After.UUID()
	}
	var coaches []Coach
	var err error
	if filter.ThisWeek || filter.Part != "" {
		coaches, err = s.withTime(ctx, member, place, filter)
	} else {
		coaches, err = s.chunk(ctx, &place, filter.Limit)
	}
	if err != nil {
		return nil, err
	}
	return coaches, s.complete(ctx, member.ID, coaches)
}

func (f *Filter) check() error {
	if f.Limit == 0 {
		f.Limit = copy.Limits.CoachesPerPage
	}
	if f.Limit < 1 || f.Limit > copy.Limits.CoachesPerPageMax {
		return fault.Field("limit", copy.Validation.ChooseListed)
	}
	if f.Language != "" && !slices.ContainsFunc(copy.Languages, func(l copy.LanguageOption) bool { return l.Code == f.Language }) {
		return fault.Field("language", copy.Validation.ChooseListed)
	}
	if f.Focus != "" && !slices.ContainsFunc(copy.FocusTopics, func(o copy.FocusOption) bool { return o.Code == f.Focus }) {
		return fault.Field("focus", copy.Validation.ChooseListed)
	}
	if f.Gender != "" && !slices.ContainsFunc(copy.CoachGenders, func(o copy.Option) bool { return o.Code == f.Gender }) {
		return fault.Field("gender", copy.Validation.ChooseListed)
	}
	if _, known := copy.DayPartOf(f.Part); f.Part != "" && !known {
		return fault.Field("part", copy.Validation.ChooseListed)
	}
	// The database rejects text with a null character, which no name has.
	if f.Name = strings.TrimSpace(f.Name); utf8.RuneCountInString(f.Name) > copy.Limits.SearchTextMax || strings.ContainsRune(f.Name, 0) {
		return fault.Field("name", copy.Coaches.NameTooLong)
	}
	return nil
}

// chunk reads the next coaches of the list and moves the place after them.
func (s *Service) chunk(ctx context.Context, place *store.OpenCoachesParams, most int) ([]Coach, error) {
	place.MaxRows = int32(most)
	rows, err := s.q.OpenCoaches(ctx, s.pool, *place)
	if err != nil {
		return nil, fmt.Errorf("list open coaches: %w", err)
	}
	if len(rows) > 0 {
		last := &rows[len(rows)-1]
		place.AfterAt, place.AfterID = last.CreatedAt, last.ID
	}
	return coachesFrom(rows), nil
}

// withTime walks the list until a page of coaches with free time is full or the list ends.
func (s *Service) withTime(ctx context.Context, member identity.Member, place store.OpenCoachesParams, filter Filter) ([]Coach, error) {
	found := make([]Coach, 0, filter.Limit)
	days, part := copy.Limits.NextOpeningDays, copy.Waking
	if filter.ThisWeek {
		days = copy.Limits.ThisWeekDays
	}
	if chosen, known := copy.DayPartOf(filter.Part); known {
		part = chosen
	}
	within := time.Duration(days) * 24 * time.Hour
	for look := max(firstLook, filter.Limit); ; look = min(2*look, widestLook) {
		coaches, err := s.chunk(ctx, &place, look)
		if err != nil {
			return nil, err
		}
		ids := make([]identity.CoachID, len(coaches))
		for i := range coaches {
			ids[i] = coaches[i].ID
		}
		openings, err := filter.Openings(ctx, member, ids, within, &part)
		if err != nil {
			return nil, fmt.Errorf("find free times: %w", err)
		}
		for i := range coaches {
			if _, free := openings[coaches[i].ID]; free {
				found = append(found, coaches[i])
			}
			if len(found) == filter.Limit {
				return found, nil
			}
		}
		if len(coaches) < look {
			return found, nil
		}
	}
}
