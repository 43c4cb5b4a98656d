package main

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/crypto/argon2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
	"aangan/db/store"
)

const lifetime = identity.SignInLifetime

// params are the product's password hashing parameters, for equal work.
var params = identity.DefaultParams

// running limits the number of concurrent hashes, as the product does.
var running = make(chan struct{}, identity.DefaultBounds().Running)

func derive(password string, salt []byte, length uint32) []byte {
	running <- struct{}{}
	defer func() { <-running }()
	return argon2.IDKey([]byte(password), salt, params.Passes, params.MemoryKiB, params.Lanes, length)
}

// confirmation is the kind of a signup's email.
const confirmation = "beta-confirmation"

type user struct {
	ID              uuid.UUID  `json:"id"`
	Username        string     `json:"username"`
	Email           string     `json:"email"`
	FirstName       string     `json:"firstName"`
	LastName        string     `json:"lastName"`
	CreatedAt       time.Time  `json:"createdAt"`
	CoachID         *uuid.UUID `json:"coachId"`
	TimeZone        string     `json:"timeZone"`
	Language        string     `json:"language"`
	DisplayLanguage string     `json:"displayLanguage"`
	PricingVariant  string     `json:"pricingVariant"`
	EmailConfirmed  bool       `json:"emailConfirmed"`
	NewEmail        *string    `json:"newEmail"`
	HasPassword     bool       `json:"hasPassword"`

	HasActiveSubscription bool       `json:"hasActiveSubscription"`
	TrialEndsAt           *time.Time `json:"trialEndsAt"`
	PremiumCompanions     bool       `json:"premiumCompanions"`
	SharedDevice          bool       `json:"sharedDevice"`
}

func (s *server) user(w http.ResponseWriter, _ *http.Request, me store.MemberBySignInRow) {
	now := time.Now()
	active := me.AccessUntil != nil && now.Before(*me.AccessUntil)
	answer(w, http.StatusOK, user{
		ID: me.ID, Username: me.Username, Email: me.Email, FirstName: me.FirstName, LastName: me.LastName,
		CreatedAt: me.CreatedAt.UTC(), CoachID: me.CoachID, TimeZone: me.TimeZone, Language: me.Language, PricingVariant: me.PricingVariant,
		DisplayLanguage: me.DisplayLanguage,
		EmailConfirmed:  me.EmailConfirmed, NewEmail: me.NewEmail, HasPassword: me.HasPassword,
		HasActiveSubscription: active, PremiumCompanions: active || (me.TrialEndsAt != nil && now.Before(*me.TrialEndsAt)),
		TrialEndsAt: me.TrialEndsAt, SharedDevice: me.SharedDevice,
	})
}

func userOf(m store.Member) user {
	return user{
		ID: m.ID, Username: m.Username, Email: m.Email, FirstName: m.FirstName, LastName: m.LastName,
		CreatedAt: m.CreatedAt.UTC(), CoachID: m.CoachID, TimeZone: m.TimeZone, PricingVariant: m.PricingVariant, DisplayLanguage: m.DisplayLanguage,
		EmailConfirmed: m.EmailConfirmedAt != nil, NewEmail: m.NewEmail, HasPassword: m.PasswordHash != nil,
	}
}

func (s *server) preferences(w http.ResponseWriter, r *http.Request, me store.MemberBySignInRow) {
	row, err := s.q.PreferencesOf(r.Context(), s.pool, me.ID)
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	answer(w, http.StatusOK, struct {
		HasCompletedOnboarding bool `json:"hasCompletedOnboarding"`
		HasSeenTour            bool `json:"hasSeenTour"`
	}{row.OnboardedAt != nil, row.TourSeenAt != nil})
}

func (s *server) betaSignup(w http.ResponseWriter, r *http.Request) {
	var in struct {
		FirstName         string  `json:"firstName"`
		LastName          string  `json:"lastName"`
		Email             string  `json:"email"`
		Occupation        string  `json:"occupation"`
		Location          string  `json:"location"`
		AgeRange          string  `json:"ageRange"`
		ReasonForInterest string  `json:"reasonForInterest"`
		HeadingVariant    *string `json:"headingVariant"`
		PricingVariant    *string `json:"pricingVariant"`
	}
	if !read(w, r, &in) {
		return
	}
	// The signup's email is enqueued here too, by the same insert in the same transaction.
	err := pgx.BeginFunc(r.Context(), s.pool, func(tx pgx.Tx) error {
		id, err := s.q.SaveBetaSignup(r.Context(), tx, store.SaveBetaSignupParams{
			Email: in.Email, FirstName: in.FirstName, LastName: in.LastName, Occupation: in.Occupation, Location: in.Location,
			AgeRange: in.AgeRange, ReasonForInterest: in.ReasonForInterest, HeadingVariant: in.HeadingVariant, PricingVariant: in.PricingVariant,
		})
		if err != nil {
			return err
		}
		return s.queue.Enqueue(r.Context(), tx, emails.Ref{Kind: confirmation, ID: id})
	})
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		refuse(w, err, http.StatusBadRequest)
		return
	}
	answer(w, http.StatusCreated, map[string]string{"message": "Thank you."})
}

func (s *server) register(w http.ResponseWriter, r *http.Request) {
	var in struct{ Username, Email, FirstName, LastName, Password, TimeZone string }
	if !read(w, r, &in) {
		return
	}
	salt := make([]byte, 16)
	_, _ = rand.Read(salt) // Never fails: crypto/rand ends the program instead.
	hash := derive(in.Password, salt, 32)
	stored := fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, params.MemoryKiB, params.Passes, params.Lanes,
		base64.RawStdEncoding.EncodeToString(salt), base64.RawStdEncoding.EncodeToString(hash))
	var member store.Member
	var token string
	err := pgx.BeginFunc(r.Context(), s.pool, func(tx pgx.Tx) (err error) {
		member, err = s.q.CreateMember(r.Context(), tx, store.CreateMemberParams{
			Username: in.Username, Email: in.Email, FirstName: in.FirstName, LastName: in.LastName,
			PasswordHash: &stored,
			TimeZone:     in.TimeZone, PricingVariant: identity.DefaultPricingVariant,
			DisplayLanguage: copy.SourceLanguage,
		})
		if err != nil {
			return err
		}
		token, err = s.signIn(r, tx, member.ID)
		return err
	})
	if err != nil {
		refuse(w, err, http.StatusBadRequest)
		return
	}
	setCookie(w, token)
	answer(w, http.StatusCreated, userOf(member))
}

func (s *server) login(w http.ResponseWriter, r *http.Request) {
	var in struct{ Username, Password string }
	if !read(w, r, &in) {
		return
	}
	row, err := s.q.MemberByLogin(r.Context(), s.pool, store.MemberByLoginParams{Login: in.Username})
	if err != nil {
		refuse(w, err, http.StatusUnauthorized)
		return
	}
	member := row.Member
	if member.PasswordHash == nil {
		http.Error(w, "refused", http.StatusUnauthorized)
		return
	}
	parts := strings.Split(*member.PasswordHash, "$")
	salt, saltErr := base64.RawStdEncoding.DecodeString(parts[4])
	key, keyErr := base64.RawStdEncoding.DecodeString(parts[5])
	if saltErr != nil || keyErr != nil {
		http.Error(w, "not a hash", http.StatusInternalServerError)
		return
	}
	derived := derive(in.Password, salt, uint32(len(key)))
	if subtle.ConstantTimeCompare(derived, key) != 1 {
		http.Error(w, "refused", http.StatusUnauthorized)
		return
	}
	token, err := s.signIn(r, s.pool, member.ID)
	if err != nil {
		refuse(w, err, http.StatusInternalServerError)
		return
	}
	setCookie(w, token)
	answer(w, http.StatusOK, userOf(member))
}

func (s *server) signIn(r *http.Request, db store.DBTX, member uuid.UUID) (string, error) {
	var secret [32]byte
	_, _ = rand.Read(secret[:]) // Never fails: crypto/rand ends the program instead.
	token := base64.RawURLEncoding.EncodeToString(secret[:])
	hash := sha256.Sum256([]byte(token))
	_, err := s.q.CreateMemberSignIn(r.Context(), db, store.CreateMemberSignInParams{
		MemberID: member, TokenHash: hash[:], UserAgent: r.UserAgent(), LifetimeSeconds: lifetime.Seconds(),
	})
	return token, err
}

func setCookie(w http.ResponseWriter, token string) {
	http.SetCookie(w, &http.Cookie{
		Name: string(realm.MemberCookie), Value: token, Path: "/", MaxAge: int(lifetime.Seconds()),
		Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode,
	})
}
