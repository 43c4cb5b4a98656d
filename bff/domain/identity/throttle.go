package identity

import (
	"context"
	"crypto/sha256"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/fault"
	"aangan/db/store"
)

// How tries at a password are slowed down; docs/decisions/0016-sign-in-throttling.md says why so.
const (
	// ownFree tries of one person from one place are answered at once; after the last of them begin the delays.
	ownFree = 5
	// hotFree is the same for an account that is being tried from many places; the delays then begin hotSkips further on.
	hotFree, hotSkips = 3, 2
	// hotFrom failures of one login, from everywhere, make it hot.
	hotFrom = 30
	// addressFree failures from one address, whoever was tried: a household, or a carrier's customers, share one.
	addressFree = 60

	// After so long without a try one failure is forgotten.
	ownForgets     = 15 * time.Minute
	addressForgets = time.Minute
	heatForgets    = 2 * time.Minute
	// addressLongest is how long an address as a whole is held up at most.
	addressLongest = time.Minute

	// tryKept is after how much quiet a row is deleted; every failure is forgotten by then, or nearly.
	tryKept = 24 * time.Hour
	// browserKept is after how long without a sign-in a browser is forgotten. Browsers themselves keep the cookie no longer.
	browserKept = 400 * 24 * time.Hour
)

// delays are the seconds that each further failure costs.
var delays = []float64{5, 15, 30, 60, 2 * 60, 5 * 60, 10 * 60, 15 * 60}

// The realms and purposes of tries, so that what is tried in one place counts in that place only.
const (
	memberTries = "member"
	coachTries  = "coach"
	checkTries  = "check"
	// coachCheckTries are a coach's at their own password, and factorTries at their second factor.
	coachCheckTries = "coach-check"
	factorTries     = "coach-factor"
)

// try is one try at a password, and what it counts against. It is made of what was typed and of where it was typed, never
// of whether there is such an account.
type try struct{ own, address, heat []byte }

// signInTry is a try to sign in. A known browser, in which the very person has signed in before, counts for itself: neither
// strangers behind the same address nor an attack from everywhere slows it down.
func signInTry(realm, login string, where ClientOrigin, known bool) try {
	login = strings.ToLower(login)
	if known {
		return try{own: bucket(realm, "browser", login, string(where.Browser.hash()))}
	}
	return try{
		own:     bucket(realm, "own", login, where.subscriber()),
		address: bucket(realm, "address", where.network()),
		heat:    bucket(realm, "heat", login),
	}
}

// checkTry is a try of somebody who is let in already, at their own password.
func checkTry(member MemberID, where ClientOrigin) try {
	return try{own: bucket(checkTries, "own", member.String(), where.subscriber())}
}

// coachCheckTry is checkTry for a coach.
func coachCheckTry(coach CoachID, where ClientOrigin) try {
	return try{own: bucket(coachCheckTries, "own", coach.String(), where.subscriber())}
}

// factorTry is a try at a coach's second factor. It counts against the coach from wherever it comes, so that nobody guesses
// through many places or many sign-ins that they begin; only a browser that the coach knows counts for itself, so that nobody
// can hold the coach up there.
func factorTry(coach CoachID, where ClientOrigin, known bool) try {
	if known {
		return try{own: bucket(factorTries, "browser", coach.String(), string(where.Browser.hash()))}
	}
	return try{own: bucket(factorTries, "own", coach.String())}
}

// bucket is a name for a counter from which nothing can be read back.
func bucket(parts ...string) []byte {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return sum[:]
}

// count counts the try, before any password is hashed. It returns *fault.Throttled when there has to be a pause first.
func (s *Service) count(ctx context.Context, t try) error {
	wait, err := s.q.TakeTry(ctx, s.pool, store.TakeTryParams{
		Own: t.own, Address: t.address, Heat: t.heat,
		OwnFree: ownFree, HotFree: hotFree, HotSkips: hotSkips, AddressFree: addressFree, HotFrom: hotFrom,
		OwnForgets: ownForgets.Seconds(), AddressForgets: addressForgets.Seconds(), HeatForgets: heatForgets.Seconds(),
		Delays: delays, AddressLongest: addressLongest.Seconds(),
	})
	if err != nil {
		return fmt.Errorf("count a try: %w", err)
	}
	if wait > 0 {
		return &fault.Throttled{Wait: time.Duration(wait * float64(time.Second))}
	}
	return nil
}

// uncount takes a try back: one whose password was right, or that was never looked at.
func (s *Service) uncount(ctx context.Context, db store.DBTX, t try, right bool) error {
	buckets := [][]byte{t.own}
	for _, shared := range [][]byte{t.address, t.heat} {
		if shared != nil {
			buckets = append(buckets, shared)
		}
	}
	err := s.q.ForgetTry(ctx, db, store.ForgetTryParams{Own: t.own, RightPassword: right, AddressFree: addressFree, Buckets: buckets})
	if err != nil {
		return fmt.Errorf("take a try back: %w", err)
	}
	return nil
}

// verify compares a password with a stored hash (empty for nobody's) as a counted try. It returns *fault.Throttled before
// anything is hashed, and ErrBusy, with the try taken back, when too many wait. A try that was right is the caller's to
// take back.
func (s *Service) verify(ctx context.Context, t try, stored, password string) (matches, outdated bool, err error) {
	if err := s.count(ctx, t); err != nil {
		return false, false, err
	}
	matches, outdated, err = s.hasher.Verify(ctx, stored, password)
	if err != nil {
		// Nothing was learned. The caller may have gone away, and is not to be held up for it when they come back.
		if back := s.uncount(context.WithoutCancel(ctx), s.pool, t, false); back != nil {
			return false, false, back
		}
		return false, false, fmt.Errorf("verify password: %w", err)
	}
	return matches, outdated, nil
}
