package coachadmin

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Credential is a coach's qualification with its issuer.
type Credential struct {
	Title  string `json:"title"`
	Issuer string `json:"issuer"`
	// Year is nil if the coach did not give it.
	Year *int `json:"year"`
}

// Change is a pending change of credentials: the whole new list.
type Change struct {
	ID          uuid.UUID
	Credentials []Credential
	CreatedAt   time.Time
}

// Coach is a coach with the data that an administrator needs for decisions. It contains no client's name and no
// message.
type Coach struct {
	Summary
	// You is true for the administrator's own account, which they cannot change here.
	You bool
	// The profile that members see, or would see if the coach were open.
	Bio, Specializations, City, State, Country, TimeZone, Education, Licenses string
	Languages, Focus                                                          []string
	YearsOfExperience, ReviewCount                                            int
	Ratings                                                                   *float64
	Credentials                                                               []Credential
	Change                                                                    *Change
	// Missing lists the conditions that are not met for members to choose them: password, verification, activation.
	Missing                    []string
	ActivatedAt, DeactivatedAt *time.Time
	// ClientsOnLeaving is what happened to the clients at the deactivation: wait or released; empty for an active
	// coach.
	ClientsOnLeaving string
	// Urgent is the number of clients with unacknowledged flags.
	Urgent       int64
	LastSeenAt   *time.Time
	SecondFactor bool
}

// The values of Coach.Missing.
const (
	missingPassword     = "password"
	missingVerification = "verification"
	missingActivation   = "activation"
)

// Coach returns one coach. Returns *fault.NotFound for an unknown one.
func (s *Service) Coach(ctx context.Context, by identity.AdministratorID, id uuid.UUID) (Coach, error) {
	row, err := s.q.AdministeredCoach(ctx, s.pool, store.AdministeredCoachParams{ID: id, Now: s.now()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Coach{}, errNotFound()
	}
	if err != nil {
		return Coach{}, fmt.Errorf("read a coach: %w", err)
	}
	found := coachFrom(by, row)
	given, err := s.q.CredentialsOfEach(ctx, s.pool, []uuid.UUID{id})
	if err != nil {
		return Coach{}, fmt.Errorf("read credentials: %w", err)
	}
	found.Credentials = make([]Credential, len(given))
	for i, one := range given {
		found.Credentials[i] = Credential{Title: one.Title, Issuer: one.Issuer}
		if one.Year != nil {
			year := int(*one.Year)
			found.Credentials[i].Year = &year
		}
	}
	change, err := s.q.WaitingCredentialChange(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return found, nil
	}
	if err != nil {
		return Coach{}, fmt.Errorf("find the pending change of credentials: %w", err)
	}
	found.ChangeWaits, found.Change = true, &Change{ID: change.ID, CreatedAt: change.CreatedAt}
	if err := json.Unmarshal(change.Credentials, &found.Change.Credentials); err != nil {
		return Coach{}, fmt.Errorf("decode the pending change of credentials: %w", err)
	}
	return found, nil
}

func coachFrom(by identity.AdministratorID, row store.AdministeredCoachRow) Coach {
	c := row.Coach
	found := Coach{
		Summary: Summary{
			ID: identity.CoachID(c.ID), Name: c.Name, Email: c.Email, ImageURL: c.ImageUrl, Administrates: c.Role == identity.RoleAdministrator,
			VerificationStatus: c.VerificationStatus, Standing: Status(row.Standing), InvitedAt: c.InvitedAt, CreatedAt: c.CreatedAt,
			Clients: row.Clients, Upcoming: row.Upcoming,
		},
		You: by.UUID() == c.ID, Bio: c.Bio, Specializations: c.Specializations, City: c.City, State: c.State, Country: c.Country, TimeZone: c.TimeZone,
		Education: c.Education, Licenses: c.Licenses, Languages: c.Languages, Focus: c.Focus, YearsOfExperience: int(c.YearsOfExperience),
		ReviewCount: int(c.ReviewCount), Ratings: c.Ratings, ActivatedAt: c.ActivatedAt, DeactivatedAt: c.DeactivatedAt,
		Urgent: row.Urgent, LastSeenAt: latest(row.SignedInAt, row.BrowserAt), SecondFactor: row.SecondFactor,
	}
	if !c.IsActive && c.ClientsOnLeaving != nil {
		found.ClientsOnLeaving = *c.ClientsOnLeaving
	}
	if found.Standing == Administrator {
		return found
	}
	if c.PasswordHash == "" {
		found.Missing = append(found.Missing, missingPassword)
	}
	if c.VerificationStatus != verified {
		found.Missing = append(found.Missing, missingVerification)
	}
	if !c.IsActive {
		found.Missing = append(found.Missing, missingActivation)
	}
	return found
}

func latest(a, b *time.Time) *time.Time {
	if a == nil || (b != nil && b.After(*a)) {
		return b
	}
	return a
}

func errNotFound() error { return &fault.NotFound{Message: copy.CoachAdministration.NotFound} }
