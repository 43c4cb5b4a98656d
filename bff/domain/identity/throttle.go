package identity

import (
	"context"
	"crypto/sha256"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Limits on password attempts; docs/decisions/0016-sign-in-throttling.md explains them.
const (
	// ownFree is the number of attempts per person and place without a delay.
	ownFree = 5
	// hotFree is the same for an account under attack from many places; its delays start hotSkips steps later in delays.
	hotFree, hotSkips = 3, 2
	// hotFrom is the number of failures of one login, from all places, from which on it is hot.
	hotFrom = 30
	// addressFree is the number of free failures per network address, for all accounts: households and carriers share
	// one.
	addressFree = 60

	// The time without attempts after which one failure is forgotten.
	ownForgets     = 15 * time.Minute
	addressForgets = time.Minute
	heatForgets    = 2 * time.Minute
	// addressLongest is the longest delay for an address as a whole.
	addressLongest = time.Minute

	// dailyFailures is the number of wrong passwords per login and day, from all addresses, in browsers that do not know
	// the account. A member has two logins, username and email, so their account has at most 100 (NIST SP 800-63B,
	// 3.2.2).
	dailyFailures = 50
	day           = 24 * time.Hour

	// tryKept is the time without attempts after which a row is deleted; nearly every failure has expired before that.
	tryKept = day
	// browserKept is the time without a sign-in after which a browser is forgotten. Browsers keep the cookie no
	// longer.
	browserKept = 400 * 24 * time.Hour
)

// delays are the seconds that each further failure costs.
var delays = []float64{5, 15, 30, 60, 2 * 60, 5 * 60, 10 * 60, 15 * 60}

// Realms and purposes of attempts; each counts separately.
const (
	memberTries = "member"
	coachTries  = "coach"
	checkTries  = "check"
	// coachCheckTries counts a coach's attempts at their own password, and factorTries at the second factor.
	coachCheckTries = "coach-check"
	factorTries     = "coach-factor"
)

// try is one attempt at a password, with its counters. It depends on the typed login and the origin, never on whether
// an account exists.
type try struct {
	own, address, heat []byte
	// daily is the counter of dailyFailures.
	daily []byte
	// tell emails the owner of the account, if any, about the first attempt beyond dailyFailures.
	tell func(ctx context.Context) error
}

// signInTry returns the attempt of a sign-in. A browser in which this person has signed in before has its own counter:
// neither strangers behind the same address nor a distributed attack slow it down.
func signInTry(realm, login string, where ClientOrigin, known bool, tell func(ctx context.Context) error) try {
	login = strings.ToLower(login)
	if known {
		return try{own: bucket(realm, "browser", login, string(where.Browser.hash()))}
	}
	return try{
		own:     bucket(realm, "own", login, where.subscriber()),
		address: bucket(realm, "address", where.network()),
		heat:    bucket(realm, "heat", login),
		daily:   bucket(realm, "daily", login),
		tell:    tell,
	}
}

// checkTry returns the attempt of a signed-in member at their own password.
func checkTry(member MemberID, where ClientOrigin) try {
	return try{own: bucket(checkTries, "own", member.String(), where.subscriber())}
}

// coachCheckTry does the same as checkTry, for a coach.
func coachCheckTry(coach CoachID, where ClientOrigin) try {
	return try{own: bucket(coachCheckTries, "own", coach.String(), where.subscriber())}
}

// factorTry returns the attempt at a coach's second factor. It counts against the coach from every network, so
// spreading guesses over networks or pending sign-ins does not help. Only a browser that the coach knows has its own
// counter, so the coach cannot be locked out there.
func factorTry(coach CoachID, where ClientOrigin, known bool) try {
	if known {
		return try{own: bucket(factorTries, "browser", coach.String(), string(where.Browser.hash()))}
	}
	return try{own: bucket(factorTries, "own", coach.String())}
}

// bucket returns the key of a counter: a hash that reveals nothing.
func bucket(parts ...string) []byte {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return sum[:]
}

// count counts an attempt before any password is hashed. Returns *fault.Throttled if the caller must wait first.
func (s *Service) count(ctx context.Context, t try) error {
	wait, err := s.q.TakeTry(ctx, s.pool, store.TakeTryParams{
		Own: t.own, Address: t.address, Heat: t.heat,
		OwnFree: ownFree, HotFree: hotFree, HotSkips: hotSkips, AddressFree: addressFree, HotFrom: hotFrom,
		OwnForgets: ownForgets.Seconds(), AddressForgets: addressForgets.Seconds(), HeatForgets: heatForgets.Seconds(),
		Delays: delays, AddressLongest: addressLongest.Seconds(),
	})
	if err != nil {
		return fmt.Errorf("count an attempt: %w", err)
	}
	if wait > 0 {
		return &fault.Throttled{Wait: time.Duration(wait * float64(time.Second))}
	}
	if t.daily == nil {
		return nil
	}
	return s.countDaily(ctx, t)
}

// countDaily counts an attempt that count has allowed. Returns *fault.Throttled beyond dailyFailures.
func (s *Service) countDaily(ctx context.Context, t try) error {
	today, err := s.q.TakeDailyTry(ctx, s.pool, store.TakeDailyTryParams{Bucket: t.daily, DaySeconds: day.Seconds()})
	if err != nil {
		return fmt.Errorf("count an attempt of the day: %w", err)
	}
	if today.Failures <= dailyFailures {
		return nil
	}
	// It is not compared, so it is no failure of the place that it comes from.
	t.daily = nil
	if err := s.uncount(ctx, s.pool, t, false); err != nil {
		return err
	}
	if today.Failures == dailyFailures+1 {
		if err := t.tell(ctx); err != nil {
			return fmt.Errorf("tell the owner of an account: %w", err)
		}
	}
	return &fault.Throttled{Message: copy.AccountAnswers.GuessesFull, Wait: time.Duration(today.SecondsLeft * float64(time.Second))}
}

// tellMember enqueues an email about wrong passwords to a member. For a zero id it does the same work, and the
// job finds nothing to send.
func (s *Service) tellMember(member store.Member) func(ctx context.Context) error {
	return func(ctx context.Context) error {
		id := uuid.New()
		return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
			if err := s.q.LockMailbox(ctx, tx, member.Email); err != nil {
				return err
			}
			if err := s.q.CreateGuessNotice(ctx, tx, store.CreateGuessNoticeParams{ID: id, MemberID: member.ID}); err != nil {
				return err
			}
			return s.queue(ctx, tx, guessesKind, id)
		})
	}
}

// tellCoachOfGuesses does the same as tellMember, for a coach.
func (s *Service) tellCoachOfGuesses(coach store.Coach) func(ctx context.Context) error {
	return func(ctx context.Context) error {
		id := uuid.New()
		return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
			if err := s.q.LockMailbox(ctx, tx, coach.Email); err != nil {
				return err
			}
			if err := s.q.CreateCoachGuessNotice(ctx, tx, store.CreateCoachGuessNoticeParams{ID: id, CoachID: coach.ID}); err != nil {
				return err
			}
			return s.queue(ctx, tx, coachGuessesKind, id)
		})
	}
}

// uncount undoes count for an attempt with the right password, or for one that was not checked.
func (s *Service) uncount(ctx context.Context, db store.DBTX, t try, right bool) error {
	buckets := [][]byte{t.own}
	for _, shared := range [][]byte{t.address, t.heat, t.daily} {
		if shared != nil {
			buckets = append(buckets, shared)
		}
	}
	err := s.q.ForgetTry(ctx, db, store.ForgetTryParams{Own: t.own, RightPassword: right, AddressFree: addressFree, Buckets: buckets})
	if err != nil {
		return fmt.Errorf("undo the count of an attempt: %w", err)
	}
	return nil
}

// verify compares a password with a stored hash (empty if there is no account) as a counted attempt. Returns
// *fault.Throttled before anything is hashed, and ErrBusy, uncounted, if too many wait. The caller uncounts a correct
// attempt.
func (s *Service) verify(ctx context.Context, t try, stored, password string) (matches, outdated bool, err error) {
	if err := s.count(ctx, t); err != nil {
		return false, false, err
	}
	matches, outdated, err = s.hasher.Verify(ctx, stored, password)
	if err != nil {
		// The password was not checked, so the attempt must not count. The caller's context may have ended.
		if back := s.uncount(context.WithoutCancel(ctx), s.pool, t, false); back != nil {
			return false, false, back
		}
		return false, false, fmt.Errorf("verify password: %w", err)
	}
	return matches, outdated, nil
}
