package userdata_test

import (
	"context"
	"errors"
	"testing"

	"aangan/bff/domain/checkins"
	"aangan/bff/domain/community"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// fakeJournal replaces the journal and returns sealed text with a prefix.
type fakeJournal struct{}

func (fakeJournal) Unseal(_ context.Context, member, page uuid.UUID, seal []byte) (string, bool) {
	if string(seal) == "broken" {
		return "", false
	}
	return "opened " + member.String() + "/" + page.String() + " " + string(seal), true
}

// fakeSafetyNotes replaces the safety notes and returns sealed notes with a prefix.
type fakeSafetyNotes struct{}

func (fakeSafetyNotes) Unseal(_ context.Context, member uuid.UUID, seal []byte) (safetynotes.Content, bool) {
	if string(seal) == "broken" {
		return safetynotes.Content{}, false
	}
	return safetynotes.Content{
		Sections:    []safetynotes.Section{{Title: "opened " + member.String(), Text: string(seal)}},
		ContactName: "Kavya", ContactPhone: "408 555 0142",
	}, true
}

// fakeCheckIns replaces the check-ins and returns the sealed text as the note.
type fakeCheckIns struct{}

func (fakeCheckIns) Unseal(_ context.Context, member, _ uuid.UUID, seal []byte) (checkins.Content, bool) {
	if string(seal) == "broken" {
		return checkins.Content{}, false
	}
	return checkins.Content{Mood: "good", Word: "hopeful", Note: "opened " + member.String() + " " + string(seal)}, true
}

// fakeSessions replaces what was written about sessions and returns the sealed text.
type fakeSessions struct{}

func (fakeSessions) UnsealRecap(_ context.Context, member, _ uuid.UUID, seal []byte) (scheduling.RecapText, bool) {
	if string(seal) == "broken" {
		return scheduling.RecapText{}, false
	}
	return scheduling.RecapText{Summary: "opened " + member.String(), Agreed: string(seal)}, true
}

func (fakeSessions) UnsealFeedback(_ context.Context, member, _ uuid.UUID, seal []byte) (scheduling.FeedbackText, bool) {
	if string(seal) == "broken" {
		return scheduling.FeedbackText{}, false
	}
	return scheduling.FeedbackText{Rating: "helped", Note: "opened " + member.String() + " " + string(seal)}, true
}

// provider replaces the payment provider and records the deleted customers.
type provider struct {
	membership.Provider
	unavailable bool
	deleted     []string
}

func (p *provider) DeleteCustomer(_ context.Context, customer string) error {
	if p.unavailable {
		return membership.ErrOutage
	}
	p.deleted = append(p.deleted, customer)
	return nil
}

// harness has the service with its own database, and runs its emails and tasks.
type harness struct {
	service   *userdata.Service
	community *community.Service
	pool      *pgxpool.Pool
	post      *jobstest.Post
	provider  *provider
	coach     uuid.UUID
}

func newHarness(t *testing.T, files userdata.Files) *harness {
	t.Helper()
	pool := dbtest.New(t)
	h := &harness{pool: pool, post: jobstest.New(t, pool), coach: identitytest.NewCoach(t, pool).ID.UUID(), provider: &provider{}}
	h.community = community.New(community.Options{Pool: pool, Delay: community.NoDelay})
	payments := membership.New(membership.Options{Pool: pool, Queue: h.post, Links: jobstest.Places, Provider: h.provider})
	h.post.Add(payments.Emails()...)
	h.post.AddTasks(payments.Tasks()...)
	h.service = userdata.New(userdata.Options{Pool: pool, Queue: h.post, Links: jobstest.Places, Files: files, Journal: fakeJournal{}, SafetyNotes: fakeSafetyNotes{}, CheckIns: fakeCheckIns{}, Sessions: fakeSessions{}, Community: h.community, Payments: payments})
	h.post.Add(h.service.Emails()...)
	h.post.AddTasks(h.service.Tasks()...)
	h.post.AddPeriodic(h.service.Periodic()...)
	return h
}

func (h *harness) execute(t *testing.T, statement string, args ...any) {
	t.Helper()
	if _, err := h.pool.Exec(context.WithoutCancel(t.Context()), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func (h *harness) count(t *testing.T, query string, args ...any) (n int) {
	t.Helper()
	if err := h.pool.QueryRow(context.WithoutCancel(t.Context()), query, args...).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

// expectNoTraces fails the test if the database still has data of the person.
func (h *harness) expectNoTraces(t *testing.T, p *person) {
	t.Helper()
	h.removeDepartedTexts(t)
	for _, trace := range p.traces(t, h.pool) {
		t.Errorf("%s was found in %s", p.name, trace)
	}
}

// removeDepartedTexts lets the week pass within which the community removes the texts of departed members.
func (h *harness) removeDepartedTexts(t *testing.T) {
	t.Helper()
	for _, table := range []string{"community_posts", "community_comments", "community_reactions"} {
		if _, err := h.pool.Exec(t.Context(), "update "+table+" set remove_at = now() - interval '1 minute' where remove_at is not null"); err != nil {
			t.Fatal(err)
		}
	}
	for _, task := range h.community.Periodic() {
		// Twice: a repeat changes nothing.
		if err := errors.Join(task.Run(t.Context()), task.Run(t.Context())); err != nil {
			t.Fatal(err)
		}
	}
}
