package main

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"net/http"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/realm"
	"aangan/db/store"
)

type server struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	queue emails.Queue
	// schedule computes free times. Both servers use the same service: only the layers around it are compared.
	schedule *scheduling.Service
	// replyTimes computes when coaches answer; it is also the same on both servers.
	replyTimes *replytime.Service
}

// The minimum time between two updates of a session's last use, as in the product.
const touchSeconds, sharedTouchSeconds = 60, 10

// asMember looks up the session with the product's query and passes the member to next.
func (s *server) asMember(next func(http.ResponseWriter, *http.Request, store.MemberBySignInRow)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		cookie, err := r.Cookie(string(realm.MemberCookie))
		if err != nil {
			http.Error(w, "not signed in", http.StatusUnauthorized)
			return
		}
		hash := sha256.Sum256([]byte(cookie.Value))
		me, err := s.q.MemberBySignIn(r.Context(), s.pool, store.MemberBySignInParams{TokenHash: hash[:], TouchSeconds: touchSeconds, SharedTouchSeconds: sharedTouchSeconds})
		if err == nil && me.Stale {
			_, err = s.q.TouchMemberSignIn(r.Context(), s.pool, store.TouchMemberSignInParams{ID: me.SignInID, LifetimeSeconds: lifetime.Seconds()})
		}
		if err != nil {
			refuse(w, err, http.StatusUnauthorized)
			return
		}
		next(w, r, me)
	}
}

// asCoach is asMember for the other realm.
func (s *server) asCoach(next func(http.ResponseWriter, *http.Request, store.CoachBySignInRow)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		cookie, err := r.Cookie(string(realm.CoachCookie))
		if err != nil {
			http.Error(w, "not signed in", http.StatusUnauthorized)
			return
		}
		hash := sha256.Sum256([]byte(cookie.Value))
		me, err := s.q.CoachBySignIn(r.Context(), s.pool, store.CoachBySignInParams{TokenHash: hash[:], TouchSeconds: touchSeconds})
		if err == nil && me.Stale {
			_, err = s.q.TouchCoachSignIn(r.Context(), s.pool, store.TouchCoachSignInParams{ID: me.SignInID, LifetimeSeconds: lifetime.Seconds()})
		}
		if err != nil {
			refuse(w, err, http.StatusUnauthorized)
			return
		}
		next(w, r, me)
	}
}

// answer writes v as JSON.
func answer(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// Only a disconnected client can cause an error here, which the measurement notices.
	_ = json.NewEncoder(w).Encode(v)
}

// refuse writes the response for a query error: status none if no row was found, else 500.
func refuse(w http.ResponseWriter, err error, none int) {
	if errors.Is(err, pgx.ErrNoRows) {
		http.Error(w, http.StatusText(none), none)
		return
	}
	http.Error(w, err.Error(), http.StatusInternalServerError)
}

// read decodes a body, or responds with 400.
func read(w http.ResponseWriter, r *http.Request, v any) bool {
	if err := json.NewDecoder(r.Body).Decode(v); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return false
	}
	return true
}

// pathID parses a parameter of the path, or responds with 404.
func pathID(w http.ResponseWriter, r *http.Request, name string) (uuid.UUID, bool) {
	id, err := uuid.Parse(r.PathValue(name))
	if err != nil {
		http.NotFound(w, r)
		return id, false
	}
	return id, true
}
