package oncall

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// private is part of the member's message, and of no email.
const private = "pomegranate"

// harness has a member with something urgent in the conversation with their coach.
type harness struct {
	*Service
	pool         *pgxpool.Pool
	post         *jobstest.Post
	member       identity.Member
	coach        identity.Coach
	conversation uuid.UUID
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	pool := dbtest.New(t)
	h := &harness{pool: pool, post: jobstest.New(t, pool)}
	h.Service = New(Options{Pool: pool, Queue: h.post, Links: jobstest.Places, Fallback: "fallback"})
	h.post.Add(h.Emails()...)
	h.post.Add(emails.New("fallback", h.toFallback, func(to string) emails.Draft {
		return emails.Draft{To: emails.Address{Email: to}, Subject: "Fallback", Greeting: "Hello,", Paragraphs: []string{"Nobody is there."}, SmallPrint: []string{"Why."}}
	}, jobstest.Places.Team).ToTeam())
	h.post.AddTasks(h.Tasks()...)
	h.member, h.coach = identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	h.execute(t, "update members set coach_id = $1", h.coach.ID.UUID())
	err := pool.QueryRow(t.Context(), `insert into conversations (member_id, coach_id, last_seq, urgent_since, urgent_tier, urgent_mark)
		values ($1, $2, 1, now(), 'urgent', 1) returning id`, h.member.ID.UUID(), h.coach.ID.UUID()).Scan(&h.conversation)
	if err != nil {
		t.Fatal(err)
	}
	h.execute(t, `with m as (insert into messages (conversation_id, id, seq, sender, text) values ($1, gen_random_uuid(), 1, 'member', $2) returning id)
		insert into safety_flags (conversation_id, message_id, tier, mark) select $1, m.id, 'urgent', 1 from m`, h.conversation, "About the "+private)
	return h
}

// toFallback is the recipient of the email for a product without administrators.
func (h *harness) toFallback(_ context.Context, conversation uuid.UUID) (string, error) {
	if conversation != h.conversation {
		return "", emails.ErrGone
	}
	return jobstest.Places.Team, nil
}

func (h *harness) execute(t *testing.T, statement string, args ...any) {
	t.Helper()
	if _, err := h.pool.Exec(t.Context(), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

// onRota puts people on the rota for the whole week.
func (h *harness) onRota(t *testing.T, people ...identity.Coach) {
	t.Helper()
	for _, one := range people {
		h.execute(t, "insert into on_call_rota (weekday, from_hour, coach_id) select d, f, $1 from generate_series(1, 7) d, unnest(array[6, 14, 22]) f", one.ID.UUID())
	}
}

func (h *harness) alert(t *testing.T) {
	t.Helper()
	if err := h.Alert(t.Context(), h.conversation, Unopened); err != nil {
		t.Fatal(err)
	}
}

// wantEmails delivers the emails and compares their recipients, in any order.
func (h *harness) wantEmails(t *testing.T, when string, want ...string) {
	t.Helper()
	var got []string
	for _, email := range h.post.Deliver(t) {
		got = append(got, email.To.Address)
		for _, secret := range []string{private, h.member.FirstName, h.member.Email, h.coach.Name} {
			if strings.Contains(strings.ToLower(email.Subject+email.Text+email.HTML), strings.ToLower(secret)) {
				t.Errorf("%s: the email contains %q", when, secret)
			}
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s: emails to %q, want %q", when, got, want)
	}
}

// caseID returns the id of the open case.
func (h *harness) caseID(t *testing.T) (id uuid.UUID) {
	t.Helper()
	if err := h.pool.QueryRow(t.Context(), "select id from on_call_cases where closed_at is null").Scan(&id); err != nil {
		t.Fatal(err)
	}
	return id
}

// pass moves the waiting tasks forward in time.
func (h *harness) pass(t *testing.T, wait time.Duration) {
	t.Helper()
	h.execute(t, "update river_job set scheduled_at = scheduled_at - make_interval(secs => $1) where state = 'scheduled'", wait.Seconds())
}

func TestAlertGoesToPeopleOnRotaOrAdministratorsOnce(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]func(t *testing.T, h *harness) (want []string){
		"people on the rota": func(t *testing.T, h *harness) []string {
			first, second := identitytest.NewCoach(t, h.pool), identitytest.NewCoach(t, h.pool)
			identitytest.NewCoach(t, h.pool, identitytest.Administrator)
			h.onRota(t, first, second)
			return []string{first.Email, second.Email}
		},
		"an empty rota: all administrators": func(t *testing.T, h *harness) []string {
			return []string{
				identitytest.NewCoach(t, h.pool, identitytest.Administrator).Email, identitytest.NewCoach(t, h.pool, identitytest.Administrator).Email,
			}
		},
		"only people who cannot act: all administrators": func(t *testing.T, h *harness) []string {
			h.onRota(t, identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.IsActive = false }))
			return []string{identitytest.NewCoach(t, h.pool, identitytest.Administrator).Email}
		},
		"only the conversation's own coach: all administrators": func(t *testing.T, h *harness) []string {
			h.onRota(t, h.coach)
			return []string{identitytest.NewCoach(t, h.pool, identitytest.Administrator).Email}
		},
		"only the conversation's own coach, and no administrator": func(t *testing.T, h *harness) []string {
			h.onRota(t, h.coach)
			return []string{h.coach.Email}
		},
		"no administrator either: the team": func(*testing.T, *harness) []string { return []string{jobstest.Places.Team} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			want := c(t, h)
			h.alert(t)
			h.alert(t)
			h.wantEmails(t, name, want...)
		})
	}
}

// Every round alerts those on call then and the administrators, each person once, until someone opens the case.
func TestUnopenedCaseAlertsMorePeople(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	administrator, first := identitytest.NewCoach(t, h.pool, identitytest.Administrator), identitytest.NewCoach(t, h.pool)
	h.onRota(t, first)
	h.alert(t)
	h.wantEmails(t, "at once", first.Email)
	h.pass(t, againAfter-time.Minute)
	h.wantEmails(t, "while the first person has time")
	h.pass(t, time.Minute)
	h.wantEmails(t, "later", administrator.Email)
	next := identitytest.NewCoach(t, h.pool)
	h.onRota(t, next)
	h.pass(t, againAfter)
	h.wantEmails(t, "after a change of shift", next.Email)
	id := h.caseID(t)
	if err := h.Open(t.Context(), next, id, Reason{Reason: "unopened"}); err != nil {
		t.Fatal(err)
	}
	h.onRota(t, identitytest.NewCoach(t, h.pool))
	h.pass(t, againAfter)
	h.wantEmails(t, "after someone opened it")
	if waits := h.post.Scheduled(t, tasks.Ref{Kind: againKind, ID: id}); len(waits) != 0 {
		t.Errorf("still scheduled at %v", waits)
	}
}

func TestEmailIsNotSentOnceTheCaseIsOpenedOrClosed(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.onRota(t, identitytest.NewCoach(t, h.pool))
	h.alert(t)
	h.execute(t, "update on_call_cases set closed_at = now()")
	h.wantEmails(t, "closed")
}

func TestHandOverKeepsCrisisOpenAndAlertsNewPeople(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	person := identitytest.NewCoach(t, h.pool)
	h.onRota(t, person)
	for name, err := range map[string]error{
		"another coach":     h.HandOver(t.Context(), person.ID, h.member.ID),
		"an unknown member": h.HandOver(t.Context(), h.coach.ID, identity.MemberID(uuid.New())),
	} {
		if !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for range 2 {
		if err := h.HandOver(t.Context(), h.coach.ID, h.member.ID); err != nil {
			t.Fatal(err)
		}
	}
	h.wantEmails(t, "handed over", person.Email)
	page, err := h.List(t.Context(), person)
	if err != nil || len(page.Waiting) != 1 || page.Waiting[0].Why != HandedOver {
		t.Fatalf("the list: %+v, %v", page, err)
	}
	// A case that was passed before changes its reason.
	h.execute(t, "update on_call_cases set why = 'unopened'")
	if err := h.HandOver(t.Context(), h.coach.ID, h.member.ID); err != nil {
		t.Fatal(err)
	}
	if page, err = h.List(t.Context(), person); err != nil || len(page.Waiting) != 1 || page.Waiting[0].Why != HandedOver {
		t.Errorf("the list: %+v, %v", page, err)
	}
	h.execute(t, "update conversations set urgent_since = null, urgent_tier = null")
	if err := h.HandOver(t.Context(), h.coach.ID, h.member.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("without a crisis: %v", err)
	}
	if err := h.Alert(t.Context(), uuid.New(), Unopened); err != nil {
		t.Errorf("an unknown conversation: %v", err)
	}
}
