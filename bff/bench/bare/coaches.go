package main

import (
	"cmp"
	"net/http"
	"slices"

	"github.com/google/uuid"

	"aangan/bff/domain/copy"
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
}

func coachOf(c store.Coach) coach {
	languages := make([]string, len(c.Languages))
	for i, code := range c.Languages {
		languages[i] = copy.LanguageLabel(code)
	}
	return coach{
		ID: c.ID, Name: c.Name, Bio: c.Bio, Specializations: c.Specializations, ImageURL: c.ImageUrl, Availability: c.Availability,
		City: c.City, State: c.State, Country: c.Country, TimeZone: c.TimeZone, Languages: languages, Education: c.Education,
		YearsOfExperience: c.YearsOfExperience, Licenses: c.Licenses, Ratings: c.Ratings, ReviewCount: c.ReviewCount,
	}
}

func (s *server) coaches(w http.ResponseWriter, r *http.Request, _ store.MemberBySignInRow) {
	rows, err := s.q.OpenCoaches(r.Context(), s.pool)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	list := make([]coach, len(rows))
	for i, row := range rows {
		list[i] = coachOf(row)
	}
	answer(w, http.StatusOK, list)
}

type suggestion struct {
	Coach   coach    `json:"coach"`
	Reasons []string `json:"reasons"`
}

// suggestions scores as the product does for members who named a language and topics, as all members of a measurement have.
func (s *server) suggestions(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	preferences, err := s.q.PreferencesOf(r.Context(), s.pool, me.ID)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	rows, err := s.q.OpenCoachesWithClients(r.Context(), s.pool)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	type scored struct{ row, points int }
	order := make([]scored, 0, len(rows))
	for i, row := range rows {
		if me.CoachID != nil && *me.CoachID == row.Coach.ID {
			continue
		}
		one := scored{row: i}
		if slices.Contains(row.Coach.Languages, *preferences.Language) {
			one.points += 3
		}
		for _, focus := range preferences.Focus {
			if slices.Contains(row.Coach.Focus, focus) {
				one.points += 2
			}
		}
		order = append(order, one)
	}
	slices.SortFunc(order, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(rows[a.row].Clients, rows[b.row].Clients), cmp.Compare(a.row, b.row))
	})
	list := make([]suggestion, 0, copy.Limits.CoachSuggestions)
	for _, one := range order[:min(len(order), copy.Limits.CoachSuggestions)] {
		found := rows[one.row].Coach
		reasons := []string{}
		if slices.Contains(found.Languages, *preferences.Language) {
			reasons = append(reasons, "Speaks "+copy.LanguageLabel(*preferences.Language))
		}
		for _, focus := range preferences.Focus {
			if reason, known := copy.FocusReason(focus); known && slices.Contains(found.Focus, focus) {
				reasons = append(reasons, reason)
			}
		}
		list = append(list, suggestion{coachOf(found), reasons[:min(len(reasons), 3)]})
	}
	answer(w, http.StatusOK, list)
}
