package reminders

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// secretWord is part of every message. No email may contain it.
const secretWord = "pomegranate"

// harness has a member and their coach, and a clock that the test sets forward.
type harness struct {
	pool     *pgxpool.Pool
	post     *jobstest.Post
	service  *Service
	chat     *messaging.Service
	coaching *coaching.Service
	woken    *woken
	member   identity.Member
	coach    identity.CoachID
}

// woken records the mailboxes that were woken.
type woken struct {
	mu     sync.Mutex
	owners []mailbox.Owner
}

func (w *woken) Wake(owners ...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = append(w.owners, owners...)
}

func (w *woken) since() []mailbox.Owner {
	w.mu.Lock()
	defer w.mu.Unlock()
	owners := w.owners
	w.owners = nil
	return owners
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	pool := dbtest.New(t)
	h := &harness{pool: pool, post: jobstest.New(t, pool), woken: &woken{}, coaching: coaching.New(coaching.Options{Pool: pool})}
	h.service = New(pool, h.post, jobstest.Places, h.woken)
	h.post.Add(h.service.Emails()...)
	h.post.AddTasks(h.service.Tasks()...)
	h.chat = messaging.New(messaging.Options{Pool: pool, CoachWrote: []messaging.OnCoachMessage{h.service.CoachWrote}})
	h.member, h.coach = identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool).ID
	h.choose(t, h.coach)
	return h
}

func (h *harness) choose(t *testing.T, coach identity.CoachID) {
	t.Helper()
	if _, err := h.coaching.Select(t.Context(), h.member.ID, coach); err != nil {
		t.Fatal(err)
	}
}

// after sets the clock to the given time after now.
func (h *harness) after(wait time.Duration) {
	h.service.now = func() time.Time { return time.Now().Add(wait) }
}

// at sets the clock to that time.
func (h *harness) at(now time.Time) { h.service.now = func() time.Time { return now } }

func (h *harness) coachWrites(t *testing.T) messaging.Message {
	t.Helper()
	message, stored, err := h.chat.SendAsCoach(t.Context(), h.coach, h.member.ID, messaging.Draft{Text: "About the " + secretWord})
	if err != nil || !stored {
		t.Fatalf("stored %t, %v", stored, err)
	}
	return message
}

func (h *harness) memberReads(t *testing.T, message messaging.Message) {
	t.Helper()
	if err := h.chat.MarkReadByMember(t.Context(), h.member.ID, h.coach, message.ID); err != nil {
		t.Fatal(err)
	}
}

func (h *harness) execute(t *testing.T, statement string, args ...any) {
	t.Helper()
	if _, err := h.pool.Exec(t.Context(), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

// deliverEmails runs all waiting jobs and returns the emails.
func (h *harness) deliverEmails(t *testing.T) []jobstest.Mail {
	t.Helper()
	h.post.WorkAll(t)
	return h.post.Deliver(t)
}

func (h *harness) expectEmails(t *testing.T, count int, when string) {
	t.Helper()
	if got := h.deliverEmails(t); len(got) != count {
		t.Fatalf("%s: %d emails, want %d", when, len(got), count)
	}
}

// status returns the message's status for the coach.
func (h *harness) status(t *testing.T, message messaging.Message) messaging.Status {
	t.Helper()
	conversation, err := h.chat.ConversationForCoach(t.Context(), h.coach, h.member.ID, messaging.Page{})
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range conversation.Messages {
		if one.ID == message.ID {
			return one.Status
		}
	}
	t.Fatal("the message was not found")
	return ""
}

func (h *harness) conversation(t *testing.T) uuid.UUID {
	t.Helper()
	var id uuid.UUID
	if err := h.pool.QueryRow(t.Context(), "select id from conversations where member_id = $1 and coach_id = $2", h.member.ID.UUID(), h.coach.UUID()).Scan(&id); err != nil {
		t.Fatal(err)
	}
	return id
}

func TestUnseenMessagesCauseOneEmailAndCountAsDelivered(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	before := time.Now()
	first := h.coachWrites(t)
	second := h.coachWrites(t)
	waiting := h.post.Scheduled(t, tasks.Ref{Kind: messageWaiting, ID: h.conversation(t)})
	if len(waiting) != 1 || waiting[0].Before(before.Add(Patience).Truncate(time.Millisecond)) || waiting[0].After(time.Now().Add(Patience)) {
		t.Fatalf("the check is scheduled for %v", waiting)
	}
	if got := h.status(t, second); got != messaging.StatusSent {
		t.Fatalf("the message is %s", got)
	}
	h.after(Patience + time.Minute)
	got := h.deliverEmails(t)
	if len(got) != 1 {
		t.Fatalf("%d emails", len(got))
	}
	email := got[0]
	if email.To.Address != h.member.Email || email.Subject != "Something new for you" || !strings.Contains(email.Text, "https://app.aangan.example/dashboard") {
		t.Errorf("the email is %+v", email)
	}
	for _, part := range []string{email.Text, email.HTML, email.Subject} {
		for _, forbidden := range []string{secretWord, "Meera", "coach", "message", "conversation"} {
			if strings.Contains(strings.ReplaceAll(part, "from=messages", ""), forbidden) {
				t.Errorf("the email contains %q:\n%s", forbidden, part)
			}
		}
	}
	if unsubscribe := email.Header.Get("List-Unsubscribe"); !strings.HasPrefix(unsubscribe, "<https://app.aangan.example/api/unsubscribe/one-click?from=messages&key=") {
		t.Errorf("the List-Unsubscribe header is %q", unsubscribe)
	}
	// The email delivers both, and the coach gets an event.
	if one, two := h.status(t, first), h.status(t, second); one != messaging.StatusDelivered || two != messaging.StatusDelivered {
		t.Errorf("the messages are %s and %s", one, two)
	}
	if owners := h.woken.since(); len(owners) != 1 || owners[0] != mailbox.CoachOwner(h.coach) {
		t.Errorf("woken: %v", owners)
	}
	var receipts int
	if err := h.pool.QueryRow(t.Context(), "select count(*) from live_events where realm = 'coach' and kind = 'receipt' and delivered_seq = $1 and read_seq = 0", second.Seq).Scan(&receipts); err != nil || receipts != 1 {
		t.Errorf("%d receipts, %v", receipts, err)
	}

	// There is no second email before the member has used the app. The email does not deliver messages sent after it.
	third := h.coachWrites(t)
	h.after(time.Hour)
	h.expectEmails(t, 0, "a further message")
	if got := h.status(t, third); got != messaging.StatusSent {
		t.Errorf("the message after the email is %s", got)
	}
	h.memberReads(t, third)
	h.coachWrites(t)
	h.after(2 * time.Hour)
	h.expectEmails(t, 1, "a message after the member read the others")
}

func TestReminderEmailIsNotSent(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(t *testing.T, h *harness){
		"message seen before the check": func(t *testing.T, h *harness) { h.memberReads(t, h.coachWrites(t)) },
		"unconfirmed email address": func(t *testing.T, h *harness) {
			h.execute(t, "update members set email_confirmed_at = null")
		},
		"emails turned off": func(t *testing.T, h *harness) {
			h.execute(t, "insert into member_preferences (member_id, email_notifications) values ($1, false)", h.member.ID.UUID())
		},
		"emails about messages turned off": func(t *testing.T, h *harness) {
			h.execute(t, "insert into member_preferences (member_id, message_notifications) values ($1, false)", h.member.ID.UUID())
		},
		"member has another coach": func(t *testing.T, h *harness) { h.choose(t, identitytest.NewCoach(t, h.pool).ID) },
		"member requested deletion": func(t *testing.T, h *harness) {
			h.execute(t, "update members set deletion_requested_at = now()")
		},
		"conversation deleted": func(t *testing.T, h *harness) {
			h.execute(t, "delete from conversations")
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			h.coachWrites(t)
			change(t, h)
			h.after(time.Hour)
			h.expectEmails(t, 0, name)
			if waiting := h.post.Waiting(t); waiting != 0 {
				t.Errorf("%d jobs wait", waiting)
			}
		})
	}
}

// The first message is seen, and the second one is sent shortly before the check.
func TestMessageSeenInTimeCausesNoReminder(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.memberReads(t, h.coachWrites(t))
	second := h.coachWrites(t)
	h.after(Patience - time.Minute)
	h.expectEmails(t, 0, "a recent message")
	waiting := h.post.Scheduled(t, tasks.Ref{Kind: messageWaiting, ID: h.conversation(t)})
	if len(waiting) != 1 || waiting[0].Before(second.CreatedAt.Add(time.Minute-time.Second)) {
		t.Fatalf("the next check is scheduled for %v", waiting)
	}
	h.memberReads(t, second)
	h.after(time.Hour)
	h.expectEmails(t, 0, "a message that was seen")
}

func TestReminderWaitsUntilQuietHoursEnd(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute(t, "update members set time_zone = 'America/Chicago'")
	h.execute(t, "insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, 22 * 60, 7 * 60)", h.member.ID.UUID())
	h.coachWrites(t)
	location := zone(t, "America/Chicago")
	day := time.Now().In(location).AddDate(0, 0, 2)
	at := func(hour int) time.Time {
		return time.Date(day.Year(), day.Month(), day.Day(), hour, 5, 0, 0, location)
	}
	h.at(at(23))
	h.expectEmails(t, 0, "at night")
	morning := time.Date(day.Year(), day.Month(), day.Day()+1, 7, 0, 0, 0, location)
	ref := tasks.Ref{Kind: messageWaiting, ID: h.conversation(t)}
	// The task was delayed as the test's clock requires.
	if waiting := h.post.Scheduled(t, ref); len(waiting) != 1 || waiting[0].Sub(morning).Abs() > time.Minute {
		t.Fatalf("the task is scheduled for %v, want %s", waiting, morning)
	}
	h.at(morning.Add(time.Minute))
	h.expectEmails(t, 1, "in the morning")
}

// The email respects quiet hours, and is dropped if the messages were seen.
func TestQueuedEmailIsCheckedAgainBeforeDelivery(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	message := h.coachWrites(t)
	h.after(time.Hour)
	if err := h.service.remind(t.Context(), h.conversation(t)); err != nil {
		t.Fatal(err)
	}
	h.execute(t, "update members set time_zone = 'UTC'")
	h.execute(t, "insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, 22 * 60, 7 * 60)", h.member.ID.UUID())
	h.at(time.Now().UTC().Truncate(24 * time.Hour).Add(47 * time.Hour))
	if got := h.post.Deliver(t); len(got) != 0 || h.post.Waiting(t) == 0 {
		t.Fatalf("%d emails at night, %d jobs wait", len(got), h.post.Waiting(t))
	}
	h.memberReads(t, message)
	h.at(time.Now().UTC().Truncate(24 * time.Hour).Add(57 * time.Hour))
	h.expectEmails(t, 0, "messages seen at night")
	if got := h.status(t, message); got != messaging.StatusRead {
		t.Errorf("the message is %s", got)
	}
}

func TestWishLettersChangesOneKindOfOneMember(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewMember(t, h.pool)
	var key uuid.UUID
	if err := h.pool.QueryRow(t.Context(), "select unsubscribe_key from members where id = $1", h.member.ID.UUID()).Scan(&key); err != nil {
		t.Fatal(err)
	}
	type preferences struct{ email, messages, sessions, newsletter bool }
	read := func(id identity.MemberID) (w preferences) {
		t.Helper()
		if err := h.pool.QueryRow(context.WithoutCancel(t.Context()), `select coalesce(bool_and(email_notifications), true), coalesce(bool_and(message_notifications), true),
			coalesce(bool_and(session_reminders), true), coalesce(bool_and(newsletter_subscription), false) from member_preferences where member_id = $1`,
			id.UUID()).Scan(&w.email, &w.messages, &w.sessions, &w.newsletter); err != nil {
			t.Fatal(err)
		}
		return w
	}
	for _, step := range []struct {
		key    uuid.UUID
		kind   emails.Kind
		wanted bool
		want   preferences
	}{
		{uuid.New(), emails.Everything, false, preferences{true, true, true, false}},
		{key, emails.AboutMessages, false, preferences{true, false, true, false}},
		{key, emails.AboutMessages, false, preferences{true, false, true, false}},
		{key, emails.AboutSessions, false, preferences{true, false, false, false}},
		{key, emails.AboutSessions, true, preferences{true, false, true, false}},
		{key, emails.Newsletter, true, preferences{true, false, true, true}},
		{key, emails.AboutMessages, true, preferences{true, true, true, true}},
		{key, emails.Everything, false, preferences{false, true, true, true}},
		{key, emails.Newsletter, false, preferences{false, true, true, false}},
		{key, emails.Everything, true, preferences{true, true, true, false}},
	} {
		if err := h.service.WishLetters(t.Context(), step.key, step.kind, step.wanted); err != nil {
			t.Fatal(err)
		}
		if got := read(h.member.ID); got != step.want {
			t.Errorf("%s wanted %t: %+v, want %+v", step.kind, step.wanted, got, step.want)
		}
	}
	if got := read(other.ID); got != (preferences{true, true, true, false}) {
		t.Errorf("another member's preferences are %+v", got)
	}
	// The first change of a member without stored preferences leaves the others at their defaults.
	for _, kind := range []emails.Kind{emails.AboutMessages, emails.AboutSessions, emails.Newsletter, emails.Everything} {
		h.execute(t, "delete from member_preferences")
		if err := h.service.WishLetters(t.Context(), key, kind, false); err != nil {
			t.Fatal(err)
		}
		if got := read(h.member.ID); got != (preferences{kind != emails.Everything, kind != emails.AboutMessages, kind != emails.AboutSessions, false}) {
			t.Errorf("without %s the preferences are %+v", kind, got)
		}
	}
}

// Muting also stops an email that was enqueued before. After unmuting, the next message causes one.
func TestMutedConversationCausesNoReminder(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.execute(t, "update members set email_confirmed_at = now()")
	mute := func(muted bool) {
		t.Helper()
		if err := h.chat.Mute(t.Context(), h.member.ID, h.coach, muted); err != nil {
			t.Fatal(err)
		}
	}
	h.coachWrites(t)
	mute(true)
	h.after(2 * Patience)
	h.expectEmails(t, 0, "muted after the message was sent")
	h.coachWrites(t)
	h.expectEmails(t, 0, "message sent while muted")
	// The email was enqueued already, and is checked again before it is sent.
	h.post.Ask(t, emails.Ref{Kind: messageWaiting, ID: h.conversation(t)})
	h.expectEmails(t, 0, "email enqueued before")
	mute(false)
	h.coachWrites(t)
	h.execute(t, "update river_job set scheduled_at = now() where state = 'scheduled'")
	h.expectEmails(t, 1, "unmuted")
}
