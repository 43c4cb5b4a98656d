package risk_test

import (
	"context"
	"os"
	"regexp"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// woken counts the wake-ups of streams.
type woken struct {
	mu    sync.Mutex
	count int
}

func (w *woken) Wake(...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.count++
}

var (
	concern = safety.Verdict{Tier: safety.Concern, Kind: safety.Self, Quiet: true}
	alarm   = safety.Verdict{Tier: safety.Urgent, Kind: safety.Self, Quiet: true}
)

// note reports a message with this verdict, as the services of messages do.
func note(ctx context.Context, t *testing.T, pool *pgxpool.Pool, service *risk.Service, member identity.MemberID, v safety.Verdict) {
	t.Helper()
	err := pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		noted, err := service.Note(ctx, tx, member, v)
		if err != nil {
			return err
		}
		return noted.Tell(ctx, tx, member)
	})
	if err != nil {
		t.Error(err)
	}
}

func TestStatusIsStoredAndItsChangesReachTheScreens(t *testing.T) {
	t.Parallel()
	pool, streams := dbtest.New(t), &woken{}
	member, ctx := identitytest.NewMember(t, pool).ID, t.Context()
	service := risk.New(pool, streams)
	events := func() (n int) {
		if err := pool.QueryRow(ctx, "select count(*) from live_events where kind = 'risk' and owner_id = $1", member.UUID()).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	if err := service.Raise(ctx, member, safety.Verdict{Quiet: true}); err != nil {
		t.Fatal(err)
	}
	if status, err := service.Of(ctx, member); err != nil || status.State != risk.None {
		t.Errorf("%+v, %v", status, err)
	}
	if matters, err := service.Matters(ctx, pool, member, safety.Verdict{}); err != nil || matters {
		t.Errorf("an ordinary text matters before any sign: %v", err)
	}
	// The second and the third change nothing that screens show.
	if err := service.Raise(ctx, member, concern); err != nil {
		t.Fatal(err)
	}
	if err := service.Raise(ctx, member, concern); err != nil {
		t.Fatal(err)
	}
	note(ctx, t, pool, service, member, safety.Verdict{})
	if matters, err := service.Matters(ctx, pool, member, safety.Verdict{}); err != nil || !matters {
		t.Errorf("an ordinary text does not matter after a sign: %v", err)
	}
	if status, err := service.Answer(ctx, member, risk.Yes); err != nil || status.State != risk.Urgent || status.Answer != risk.Yes {
		t.Errorf("%+v, %v", status, err)
	}
	if status, err := service.Report(ctx, member, risk.Easier); err != nil || status.State != risk.Urgent {
		t.Errorf("a report that does not fit: %+v, %v", status, err)
	}
	if got := events(); got != 2 || streams.count != 2 {
		t.Errorf("%d events, %d wake-ups, want 2", got, streams.count)
	}
	stored, err := service.Of(ctx, member)
	if err != nil || stored.State != risk.Urgent || stored.Kind != safety.Self || stored.Since.IsZero() {
		t.Errorf("%+v, %v", stored, err)
	}
}

// Texts arrive from several places at once: none of their signs is lost.
func TestConcurrentTextsKeepTheGravestState(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	member, service := identitytest.NewMember(t, pool).ID, risk.New(pool, nil)
	var all sync.WaitGroup
	for i := range 20 {
		verdict := concern
		if i == 7 {
			verdict = alarm
		}
		all.Go(func() {
			note(context.Background(), t, pool, service, member, verdict)
		})
	}
	all.Wait()
	if status, err := service.Of(t.Context(), member); err != nil || status.State != risk.Urgent {
		t.Errorf("%+v, %v", status, err)
	}
}

func TestDeletedMemberHasNoState(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	service, member := risk.New(pool, nil), identity.MemberID(uuid.New())
	note(t.Context(), t, pool, service, member, alarm)
	if status, err := service.Of(t.Context(), member); err != nil || status.State != risk.None {
		t.Errorf("%+v, %v", status, err)
	}
}

// The message that the page offers to send to the coach must mark the conversation.
func TestOfferedMessageToCoachIsFlagged(t *testing.T) {
	t.Parallel()
	drafts := []string{copy.Risk.TellDraft}
	for _, language := range copy.DisplayLanguages {
		module, err := os.ReadFile("../../../packages/copy/src/" + language.Code + "/risk.gen.ts")
		if err != nil {
			t.Fatal(err)
		}
		draft := tellDraft.FindSubmatch(module)
		if draft == nil {
			t.Fatalf("no message for the coach in %s", language.Name)
		}
		drafts = append(drafts, string(draft[1]))
	}
	for _, draft := range drafts {
		if got := safety.Detect(draft); got == safety.None {
			t.Errorf("%q has the tier %q", draft, got)
		}
	}
}

var tellDraft = regexp.MustCompile(`(?m)^export const tellDraft = "(.*)" as string;$`)
