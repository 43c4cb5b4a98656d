package alerts

import (
	"math"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/oncall"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// private is part of every message, and of no email.
const private = "pomegranate"

// harness has a member and their coach, who gets the alerts.
type harness struct {
	pool         *pgxpool.Pool
	post         *jobstest.Post
	service      *Service
	onCall       *oncall.Service
	coaching     *coaching.Service
	member       identity.Member
	coach        identity.Coach
	conversation uuid.UUID
	seq          int
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	pool := dbtest.New(t)
	h := &harness{pool: pool, post: jobstest.New(t, pool)}
	h.onCall = oncall.New(oncall.Options{Pool: pool, Queue: h.post, Links: jobstest.Places, Fallback: TeamKind})
	h.service = New(Options{Pool: pool, Queue: h.post, Links: jobstest.Places, OnCall: h.onCall})
	h.post.Add(append(h.service.Emails(), h.onCall.Emails()...)...)
	h.post.AddTasks(append(h.service.Tasks(), h.onCall.Tasks()...)...)
	h.coaching = coaching.New(coaching.Options{Pool: pool, Urgent: h.service})
	h.member, h.coach = identitytest.NewMember(t, pool, func(m *store.CreateMemberParams) { m.LastName = "Raghunathan" }), identitytest.NewCoach(t, pool)
	if _, err := h.coaching.Select(t.Context(), h.member.ID, h.coach.ID); err != nil {
		t.Fatal(err)
	}
	if err := pool.QueryRow(t.Context(), "select id from conversations where member_id = $1", h.member.ID.UUID()).Scan(&h.conversation); err != nil {
		t.Fatal(err)
	}
	h.seq = 100
	return h
}

func (h *harness) execute(t *testing.T, statement string, args ...any) {
	t.Helper()
	if _, err := h.pool.Exec(t.Context(), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

// flag stores a message that sounds like a crisis, as sending one does.
func (h *harness) flag(t *testing.T) {
	t.Helper()
	h.seq++
	q, id := store.New(), uuid.New()
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "insert into messages (conversation_id, id, seq, sender, text) values ($1, $2, $3, 'member', $4)",
			h.conversation, id, h.seq, "About the "+private)
		var mark int64
		if err == nil {
			mark, err = q.MarkUrgent(t.Context(), tx, store.MarkUrgentParams{ID: h.conversation, Tier: "urgent"})
		}
		if err == nil {
			err = q.FlagMessage(t.Context(), tx, store.FlagMessageParams{ConversationID: h.conversation, MessageID: id, Tier: "urgent", Mark: mark})
		}
		if err == nil {
			err = h.service.Flagged(t.Context(), tx, h.conversation)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// open stores that the coach has read the conversation, also the messages that follow.
func (h *harness) open(t *testing.T) {
	t.Helper()
	h.execute(t, "update conversations set coach_read_seq = 1000")
}

func (h *harness) acknowledge(t *testing.T) {
	t.Helper()
	coach := h.coach.ID.UUID()
	err := store.New().AcknowledgeFlags(t.Context(), h.pool, store.AcknowledgeFlagsParams{ConversationID: h.conversation, CoachID: &coach, Through: math.MaxInt64})
	if err == nil {
		_, err = store.New().SettleUrgent(t.Context(), h.pool, store.SettleUrgentParams{ID: h.conversation, Through: math.MaxInt64})
	}
	if err != nil {
		t.Fatal(err)
	}
}

// pass moves time forward: all events are that much older.
func (h *harness) pass(t *testing.T, wait time.Duration) {
	t.Helper()
	seconds := wait.Seconds()
	h.execute(t, "update conversations set urgent_notified_at = urgent_notified_at - make_interval(secs => $1)", seconds)
	h.execute(t, "update safety_flags set created_at = created_at - make_interval(secs => $1)", seconds)
	h.execute(t, "update river_job set scheduled_at = scheduled_at - make_interval(secs => $1) where state = 'scheduled'", seconds)
}

func (h *harness) wantEmails(t *testing.T, count int, when string) {
	t.Helper()
	if got := h.post.Deliver(t); len(got) != count {
		t.Fatalf("%s: %d emails, want %d", when, len(got), count)
	}
}

func TestFlaggedEmailsCoachAtOnceWithoutPrivateData(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	sent := h.post.Deliver(t)
	if len(sent) != 1 {
		t.Fatalf("%d emails, want 1", len(sent))
	}
	email := sent[0]
	if email.To.Address != h.coach.Email || email.Subject != copy.UrgentLetter.Subject || !strings.Contains(email.HTML, jobstest.Places.Coach+"/coach/dashboard?tab=messages&amp;client="+h.member.ID.String()) {
		t.Errorf("sent %q to %s:\n%s", email.Subject, email.To, email.Text)
	}
	for _, secret := range []string{private, h.member.FirstName, h.member.LastName, h.member.Email, h.member.Username} {
		for part, text := range map[string]string{"subject": email.Subject, "text": email.Text, "page": email.HTML} {
			if strings.Contains(strings.ToLower(text), strings.ToLower(secret)) {
				t.Errorf("the email's %s contains %q", part, secret)
			}
		}
	}
}

func TestMoreFlagsSendOneEmailPerHalfHour(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	h.wantEmails(t, 1, "the first flag")
	h.open(t)
	h.pass(t, 5*time.Minute)
	h.flag(t)
	h.flag(t)
	h.wantEmails(t, 0, "five minutes later")
	if waits := h.post.Scheduled(t, tasks.Ref{Kind: againKind, ID: h.conversation}); len(waits) != 1 {
		t.Fatalf("repeat tasks scheduled at %v, want one", waits)
	}
	h.pass(t, 24*time.Minute)
	h.wantEmails(t, 0, "before half an hour has passed")
	h.pass(t, time.Minute)
	h.wantEmails(t, 1, "half an hour later")
	h.pass(t, 24*time.Hour)
	h.wantEmails(t, 0, "no further flag")
	h.flag(t)
	h.wantEmails(t, 1, "a day later")
}

// The team's email names neither person, and is sent once.
func TestTeamIsEmailedIfCoachDoesNotOpenConversation(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	h.wantEmails(t, 1, "the coach's email")
	h.pass(t, unopenedAfter-time.Minute)
	h.wantEmails(t, 0, "while the coach has time")
	h.pass(t, time.Minute)
	sent := h.post.Deliver(t)
	if len(sent) != 1 || sent[0].To.Address != jobstest.Places.Team || !strings.Contains(sent[0].Text, "15 minutes") || strings.Contains(sent[0].Text, private) {
		t.Fatalf("after a quarter of an hour: %+v", sent)
	}
	h.pass(t, time.Hour)
	h.wantEmails(t, 0, "later")

	opened := newHarness(t)
	opened.flag(t)
	opened.wantEmails(t, 1, "the coach's email")
	opened.open(t)
	opened.pass(t, unopenedAfter)
	opened.wantEmails(t, 0, "after the coach opened the conversation")
}

// The coach had read the message before it was edited: that does not count as opening the edited text.
func TestTeamIsEmailedIfCoachDoesNotOpenConversationAfterAnEdit(t *testing.T) {
	t.Parallel()
	for opened, want := range map[bool]int{false: 1, true: 0} {
		h := newHarness(t)
		h.open(t)
		h.flag(t)
		h.execute(t, "update safety_flags set from_edit = true")
		h.wantEmails(t, 1, "the coach's email")
		if opened {
			h.execute(t, "update conversations set urgent_opened_at = now()")
		}
		h.pass(t, unopenedAfter)
		h.wantEmails(t, want, "after a quarter of an hour")
	}
}

// The email is sent although the coach has read the message. It names neither person, and is not sent once the crisis
// is closed.
func TestHandoverAlertsTeamAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	handOver := func() {
		t.Helper()
		if err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error { return h.service.HandedOver(t.Context(), tx, h.conversation) }); err != nil {
			t.Fatal(err)
		}
	}
	h.flag(t)
	h.wantEmails(t, 1, "the coach's email")
	h.open(t)
	handOver()
	sent := h.post.Deliver(t)
	if len(sent) != 1 || sent[0].To.Address != jobstest.Places.Team || sent[0].Subject != copy.UrgentTeamLetter.Subject || !strings.Contains(sent[0].Text, h.conversation.String()) {
		t.Fatalf("after the handover: %+v", sent)
	}
	for _, secret := range []string{private, h.member.FirstName, h.member.LastName, h.member.Email, h.member.Username, h.coach.Name, h.coach.Email} {
		if strings.Contains(strings.ToLower(sent[0].Subject+sent[0].Text+sent[0].HTML), strings.ToLower(secret)) {
			t.Errorf("the email contains %q", secret)
		}
	}
	handOver()
	h.wantEmails(t, 1, "another handover")
	handOver()
	h.acknowledge(t)
	h.wantEmails(t, 0, "closed before the email was rendered")
}

func TestRepeatTaskWithoutNewFlagSendsNothing(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	h.wantEmails(t, 1, "the first flag")
	h.open(t)
	h.pass(t, every)
	h.post.Do(t, tasks.Ref{Kind: againKind, ID: h.conversation})
	h.wantEmails(t, 0, "the repeat task without a new flag")
	h.post.Do(t, tasks.Ref{Kind: againKind, ID: uuid.New()})
	h.wantEmails(t, 0, "the repeat task of an unknown conversation")
}

func TestAcknowledgedFlagsSendNothing(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	h.acknowledge(t)
	h.wantEmails(t, 0, "acknowledged before the email was rendered")
	h.flag(t)
	h.wantEmails(t, 1, "a new flag after acknowledgment")
	h.pass(t, 10*time.Minute)
	h.flag(t)
	h.acknowledge(t)
	h.pass(t, every)
	h.wantEmails(t, 0, "acknowledged before the second email")
	var notified *time.Time
	if err := h.pool.QueryRow(t.Context(), "select urgent_notified_at from conversations where id = $1", h.conversation).Scan(&notified); err != nil || notified != nil {
		t.Errorf("urgent_notified_at is %v, %v; want null", notified, err)
	}
}

// The email goes to the team, or to the coach the member has when it is rendered.
func TestUnavailableCoachSendsEmailToTeamOrNewCoach(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(t *testing.T, h *harness) (to string){
		"inactive coach: email to the team": func(t *testing.T, h *harness) string {
			h.execute(t, "update coaches set is_active = false")
			return jobstest.Places.Team
		},
		"unverified coach: email to the team": func(t *testing.T, h *harness) string {
			h.execute(t, "update coaches set verification_status = 'pending'")
			return jobstest.Places.Team
		},
		"coach removed: email to the team": func(t *testing.T, h *harness) string {
			if _, err := h.coaching.Remove(t.Context(), h.member.ID); err != nil {
				t.Fatal(err)
			}
			return jobstest.Places.Team
		},
		"coach changed: email to the new coach": func(t *testing.T, h *harness) string {
			next := identitytest.NewCoach(t, h.pool)
			if _, err := h.coaching.Select(t.Context(), h.member.ID, next.ID); err != nil {
				t.Fatal(err)
			}
			return next.Email
		},
		"member deleted: no email": func(t *testing.T, h *harness) string {
			h.execute(t, "delete from members where id = $1", h.member.ID.UUID())
			return ""
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			h.flag(t)
			to := change(t, h)
			sent := h.post.Deliver(t)
			if to == "" {
				if len(sent) != 0 {
					t.Fatalf("%d emails, want none", len(sent))
				}
				return
			}
			for _, email := range sent {
				if email.To.Address != to {
					t.Errorf("to %s, want %s", email.To.Address, to)
				}
				for _, secret := range []string{private, h.member.FirstName, h.member.LastName, h.member.Email, h.member.Username, h.coach.Name, h.coach.Email} {
					if to == jobstest.Places.Team && strings.Contains(strings.ToLower(email.Subject+email.Text+email.HTML), strings.ToLower(secret)) {
						t.Errorf("the email contains %q", secret)
					}
				}
			}
			if len(sent) == 0 {
				t.Error("no email was sent")
			}
		})
	}
}

// A flag that the old coach knew of is reported to the team and then to the new coach, however recently the old coach
// got an email. The first acknowledgment ends it.
func TestLeavingCoachEmailsTeamThenNewCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	h.wantEmails(t, 1, "the first flag")
	if _, err := h.coaching.Remove(t.Context(), h.member.ID); err != nil {
		t.Fatal(err)
	}
	if sent := h.post.Deliver(t); len(sent) != 1 || sent[0].To.Address != jobstest.Places.Team || !strings.Contains(sent[0].Text, h.conversation.String()) {
		t.Fatalf("without a coach: %+v", sent)
	}
	next := identitytest.NewCoach(t, h.pool)
	if _, err := h.coaching.Select(t.Context(), h.member.ID, next.ID); err != nil {
		t.Fatal(err)
	}
	if sent := h.post.Deliver(t); len(sent) != 1 || sent[0].To.Address != next.Email {
		t.Fatalf("the new coach: %+v", sent)
	}
	h.execute(t, "update conversations set urgent_since = null, urgent_tier = null, urgent_notified_at = null")
	for range 2 {
		if _, err := h.coaching.Remove(t.Context(), h.member.ID); err != nil {
			t.Fatal(err)
		}
		if _, err := h.coaching.Select(t.Context(), h.member.ID, h.coach.ID); err != nil {
			t.Fatal(err)
		}
	}
	h.wantEmails(t, 0, "no unacknowledged flag")
}

func TestDeletedMessageStillAlertsCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.flag(t)
	h.execute(t, "delete from messages where text like '%"+private+"%'")
	h.wantEmails(t, 1, "the flagged message was deleted")
	clients, err := h.coaching.Clients(t.Context(), h.coach.ID)
	if err != nil || len(clients) != 1 || clients[0].UrgentTier != "urgent" || clients[0].UrgentSince == nil {
		t.Errorf("the coach sees %+v, %v", clients, err)
	}
}

func TestRolledBackFlagSendsNothing(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	tx, err := h.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := store.New().MarkUrgent(t.Context(), tx, store.MarkUrgentParams{ID: h.conversation, Tier: "urgent"}); err != nil {
		t.Fatal(err)
	}
	if err := h.service.Flagged(t.Context(), tx, h.conversation); err != nil {
		t.Fatal(err)
	}
	if err := tx.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.wantEmails(t, 0, "rolled back")
}
