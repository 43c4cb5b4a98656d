package main

import (
	"cmp"
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"
)

type coach struct {
	ID                uuid.UUID `json:"id"`
	Name              string    `json:"name"`
	Bio               string    `json:"bio"`
	Specializations   string    `json:"specializations"`
	ImageURL          string    `json:"imageUrl"`
	Availability      string    `json:"availability"`
	City              string    `json:"city"`
	State             string    `json:"state"`
	Country           string    `json:"country"`
	TimeZone          string    `json:"timeZone"`
	Languages         []string  `json:"languages"`
	Education         string    `json:"education"`
	YearsOfExperience int32     `json:"yearsOfExperience"`
	Licenses          string    `json:"licenses"`
	Ratings           *float64  `json:"ratings"`
	ReviewCount       int32     `json:"reviewCount"`

	Credentials  []credential `json:"credentials"`
	NextOpening  *time.Time   `json:"nextOpening"`
	Conversation bool         `json:"conversation"`
	Saved        bool         `json:"saved"`
	Away         bool         `json:"away"`
}

type credential struct {
	Title     string `json:"title"`
	Issuer    string `json:"issuer"`
	Year      *int16 `json:"year"`
	CheckedOn string `json:"checkedOn"`
}

func coachOf(c store.Coach) coach {
	languages := make([]string, len(c.Languages))
	for i, code := range c.Languages {
		languages[i] = copy.LanguageLabel(copy.In("en"), code)
	}
	return coach{
		ID: c.ID, Name: c.Name, Bio: c.Bio, Specializations: c.Specializations, ImageURL: c.ImageUrl, Availability: c.Availability,
		City: c.City, State: c.State, Country: c.Country, TimeZone: c.TimeZone, Languages: languages, Education: c.Education,
		YearsOfExperience: c.YearsOfExperience, Licenses: c.Licenses, Ratings: c.Ratings, ReviewCount: c.ReviewCount,
		Away: !c.IsActive || c.VerificationStatus != "verified",
	}
}

// complete adds the data of other tables, and each coach's next free time.
func (s *server) complete(ctx context.Context, me store.MemberBySignInRow, rows []store.Coach) ([]coach, error) {
	list, ids, places := make([]coach, len(rows)), make([]uuid.UUID, len(rows)), make(map[uuid.UUID]*coach, len(rows))
	for i, row := range rows {
		list[i], ids[i] = coachOf(row), row.ID
		list[i].Credentials = []credential{}
		places[row.ID] = &list[i]
	}
	credentials, err := s.q.CredentialsOfEach(ctx, s.pool, ids)
	if err != nil {
		return nil, err
	}
	for _, row := range credentials {
		one := places[row.CoachID]
		given := credential{Title: row.Title, Issuer: row.Issuer, Year: row.Year}
		if row.CheckedOn.Valid {
			given.CheckedOn = row.CheckedOn.Time.Format(time.DateOnly)
		}
		one.Credentials = append(one.Credentials, given)
	}
	talked, err := s.q.TalkedTo(ctx, s.pool, store.TalkedToParams{MemberID: me.ID, CoachIds: ids})
	if err != nil {
		return nil, err
	}
	for _, id := range talked {
		places[id].Conversation = true
	}
	saved, err := s.q.SavedAmong(ctx, s.pool, store.SavedAmongParams{MemberID: me.ID, CoachIds: ids})
	if err != nil {
		return nil, err
	}
	for _, id := range saved {
		places[id].Saved = true
	}
	coaches := make([]identity.CoachID, len(ids))
	for i, id := range ids {
		coaches[i] = identity.CoachID(id)
	}
	member := identity.Member{ID: identity.MemberID(me.ID), TimeZone: me.TimeZone}
	openings, err := s.schedule.NextFreeTimes(ctx, member, coaches, time.Duration(copy.Limits.NextOpeningDays)*24*time.Hour, nil)
	if err != nil {
		return nil, err
	}
	for id, at := range openings {
		at = at.UTC()
		places[id.UUID()].NextOpening = &at
	}
	return list, nil
}

func (s *server) coaches(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	rows, err := s.q.OpenCoaches(r.Context(), s.pool, store.OpenCoachesParams{MaxRows: int32(copy.Limits.CoachesPerPage)})
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	list, err := s.complete(r.Context(), me, rows)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	answer(w, http.StatusOK, list)
}

type suggestion struct {
	Coach   coach    `json:"coach"`
	Reasons []string `json:"reasons"`
}

// suggestions computes the scores as the product does for members with a language and topics, as all members of a
// measurement have.
func (s *server) suggestions(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	preferences, err := s.q.PreferencesOf(r.Context(), s.pool, me.ID)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	rows, err := s.q.CoachesToRank(r.Context(), s.pool)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	type scored struct {
		row, points int
		clients     int64
		reason      string
	}
	order, ids := make([]scored, 0, len(rows)), make([]uuid.UUID, 0, len(rows))
	for i, row := range rows {
		if me.CoachID != nil && *me.CoachID == row.ID {
			continue
		}
		one := scored{row: i}
		if slices.Contains(row.Languages, *preferences.Language) {
			one.points += 3
		}
		for _, focus := range preferences.Focus {
			if slices.Contains(row.Focus, focus) {
				one.points += 2
			}
		}
		order = append(order, one)
	}
	most := min(len(order), copy.Limits.CoachSuggestions)
	reach := func(more int) {
		slices.SortFunc(order, func(a, b scored) int { return cmp.Compare(b.points, a.points) })
		if most > 0 {
			least := order[most-1].points - more
			order = slices.DeleteFunc(order, func(one scored) bool { return one.points < least })
		}
	}
	reach(4)
	near := make([]identity.CoachID, len(order))
	for i, one := range order {
		near[i] = identity.CoachID(rows[one.row].ID)
	}
	waking, err := s.schedule.WakingHours(r.Context(), identity.Member{ID: identity.MemberID(me.ID), TimeZone: me.TimeZone}, near)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	for i, id := range near {
		switch hours := waking[id]; {
		case hours >= 10*time.Hour:
			order[i].points, order[i].reason = order[i].points+4, copy.Matching.ManyHours
		case hours >= 2*time.Hour:
			order[i].points, order[i].reason = order[i].points+2, copy.Matching.SomeHours
		}
	}
	reach(0)
	for _, one := range order {
		ids = append(ids, rows[one.row].ID)
	}
	counted, err := s.q.ClientsOfEach(r.Context(), s.pool, ids)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	clients := make(map[uuid.UUID]int64, len(counted))
	for _, row := range counted {
		clients[row.CoachID] = row.Clients
	}
	for i := range order {
		order[i].clients = clients[rows[order[i].row].ID]
	}
	slices.SortFunc(order, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(a.clients, b.clients), cmp.Compare(a.row, b.row))
	})
	order, ids = order[:most], ids[:0]
	for _, one := range order {
		ids = append(ids, rows[one.row].ID)
	}
	found, err := s.q.OpenCoachesByID(r.Context(), s.pool, ids)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	shown, err := s.complete(r.Context(), me, found)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	list := make([]suggestion, 0, most)
	for _, one := range order {
		at := slices.IndexFunc(found, func(c store.Coach) bool { return c.ID == rows[one.row].ID })
		if at < 0 {
			continue
		}
		reasons := []string{}
		if slices.Contains(found[at].Languages, *preferences.Language) {
			reasons = append(reasons, "Speaks "+copy.LanguageLabel(copy.In("en"), *preferences.Language))
		}
		for _, focus := range preferences.Focus {
			if reason, known := copy.FocusReason(copy.In("en"), focus); known && slices.Contains(found[at].Focus, focus) {
				reasons = append(reasons, reason)
			}
		}
		reasons = reasons[:min(len(reasons), 3)]
		if one.reason != "" {
			reasons = append(reasons, one.reason)
		}
		list = append(list, suggestion{shown[at], reasons})
	}
	answer(w, http.StatusOK, list)
}
