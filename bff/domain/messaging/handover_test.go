package messaging_test

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/db/store"
)

func (h *harness) handOver(note string) error {
	h.t.Helper()
	return h.chat.HandOver(h.t.Context(), h.coach, h.member, note)
}

func (h *harness) handovers() []store.CrisisHandoversRow {
	h.t.Helper()
	rows, err := store.New().CrisisHandovers(h.t.Context(), h.pool, store.CrisisHandoversParams{MemberID: h.member.UUID()})
	if err != nil {
		h.t.Fatal(err)
	}
	return rows
}

// The crisis stays open, and a repeated call alerts the team again.
func TestHandOverAlertsTeamAndKeepsCrisisOpen(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	before := h.coachReads(messaging.Page{}).Client
	_, at := h.eventsAfter(mailbox.CoachOwner(h.coach), 0)
	_, theirs := h.eventsAfter(mailbox.MemberOwner(h.member), 0)
	if err := h.handOver("  Alone until eight.\nNo plan. "); err != nil {
		t.Fatal(err)
	}
	if err := h.handOver(""); err != nil {
		t.Fatal(err)
	}
	stored := h.handovers()
	if len(stored) != 2 || stored[0].Sealed != nil || len(h.alerted) != 2 || h.alerted[0] != h.alerted[1] {
		t.Fatalf("stored %+v, alerted about %v", stored, h.alerted)
	}
	first := stored[1]
	sealed := string(fakeSeals{}.SealHandoverNote(h.coach.UUID(), h.member.UUID(), first.ID, "Alone until eight.\nNo plan."))
	if string(first.Sealed) != sealed || first.CoachID != h.coach.UUID() || time.Since(first.HandedAt) > time.Minute {
		t.Errorf("stored %+v", first)
	}
	after := h.coachReads(messaging.Page{}).Client
	if !after.UrgentSince.Equal(*before.UrgentSince) || after.UrgentTier != before.UrgentTier || after.UrgentThrough != before.UrgentThrough {
		t.Errorf("the crisis was %+v and is %+v", before, after)
	}
	if events, _ := h.eventsAfter(mailbox.CoachOwner(h.coach), at); len(events) != 2 || events[0].Kind != mailbox.KindClient {
		t.Errorf("the coach got %+v", events)
	}
	if events, _ := h.eventsAfter(mailbox.MemberOwner(h.member), theirs); len(events) != 0 {
		t.Errorf("the member got %+v", events)
	}
}

func TestHandOverWithoutOpenCrisisIsConflict(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var conflict *fault.Conflict
	if err := h.handOver("x"); !errors.As(err, &conflict) || conflict.Message != copy.CrisisHandover.NotOpen {
		t.Errorf("before any flag: %v", err)
	}
	h.fromMember("I want to end my life")
	if err := h.closeCrisis(math.MaxInt64, "called", ""); err != nil {
		t.Fatal(err)
	}
	if err := h.handOver("x"); !errors.As(err, &conflict) {
		t.Errorf("after the outcome: %v", err)
	}
	if len(h.alerted) != 0 || len(h.handovers()) != 0 {
		t.Errorf("alerted about %v, stored %+v", h.alerted, h.handovers())
	}
}

// A stored handover always means that the team is alerted, and the reverse.
func TestHandOverStoresNothingWhenTeamIsNotAlerted(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	h.refuse = errors.New("no queue")
	if err := h.handOver("x"); !errors.Is(err, h.refuse) {
		t.Errorf("error %v", err)
	}
	h.refuse = nil
	for name, with := range map[string]messaging.Options{
		"no way to alert the team": {Pool: h.pool, CrisisNotes: fakeSeals{}},
		"no way to seal the note":  {Pool: h.pool, AlertTeam: h.alertTeam},
	} {
		if err := messaging.New(with).HandOver(t.Context(), h.coach, h.member, "x"); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if len(h.handovers()) != 0 {
		t.Errorf("stored %+v", h.handovers())
	}
}

func TestHandOverRejectsBadNotesAndOtherCoaches(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	for name, c := range map[string]struct{ note, message string }{
		"a long note":         {strings.Repeat("अ", copy.Limits.HandoverNoteMax+1), copy.CrisisHandover.NoteTooLong},
		"a control character": {"A\abell", copy.CrisisHandover.NoteControls},
	} {
		var invalid *fault.Invalid
		if err := h.handOver(c.note); !errors.As(err, &invalid) || invalid.Fields[0] != (fault.FieldError{Field: "note", Message: c.message}) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, coach := range map[string]identity.CoachID{"another coach": identitytest.NewCoach(t, h.pool).ID, "an unknown coach": {}} {
		if err := h.chat.HandOver(t.Context(), coach, h.member, "x"); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	h.execute("update coaches set is_active = false")
	if err := h.handOver("x"); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("an inactive coach: %v", err)
	}
	if len(h.alerted) != 0 || len(h.handovers()) != 0 {
		t.Errorf("alerted about %v, stored %+v", h.alerted, h.handovers())
	}
	h.execute("update coaches set is_active = true")
	if err := h.handOver(strings.Repeat("अ", copy.Limits.HandoverNoteMax)); err != nil {
		t.Errorf("the longest note: %v", err)
	}
}

func TestTakingItBackDoesNotLowerTheCrisis(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	before := h.coachReads(messaging.Page{}).Client
	for _, text := range []string{"sorry. ignore that. long day", "I was joking, I'm fine", "haha forget it"} {
		h.fromMember(text)
	}
	h.fromCoach("I'm here. I read what you wrote.")
	if after := h.coachReads(messaging.Page{}).Client; after.UrgentSince == nil || !after.UrgentSince.Equal(*before.UrgentSince) ||
		after.UrgentTier != before.UrgentTier || after.UrgentThrough != before.UrgentThrough {
		t.Errorf("the crisis was %+v and is %+v", before, after)
	}
}

// Each crisis has its own time; a delivery is no reading.
func TestFirstReadingOfACrisisIsStoredOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	opened := func() (at *time.Time) {
		t.Helper()
		if err := h.pool.QueryRow(t.Context(), "select urgent_opened_at from conversations").Scan(&at); err != nil {
			t.Fatal(err)
		}
		return at
	}
	mark := func(do func() error) {
		t.Helper()
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	read := func(message messaging.Message) {
		t.Helper()
		mark(func() error { return h.chat.MarkReadByCoach(t.Context(), h.coach, h.member, message.ID) })
	}
	read(h.fromMember("Good morning"))
	if at := opened(); at != nil {
		t.Errorf("opened at %v without a flag", at)
	}
	flagged := h.fromMember("I want to end my life")
	mark(func() error { return h.chat.MarkDeliveredToCoach(t.Context(), h.coach, h.member, flagged.ID) })
	if at := opened(); at != nil {
		t.Errorf("opened at %v by a delivery", at)
	}
	read(flagged)
	first := opened()
	if first == nil || time.Since(*first) > time.Minute {
		t.Fatalf("opened at %v", first)
	}
	read(h.fromMember("Are you there?"))
	if at := opened(); !at.Equal(*first) {
		t.Errorf("a later reading changed %v to %v", first, at)
	}
	if err := h.closeCrisis(math.MaxInt64, "called", ""); err != nil {
		t.Fatal(err)
	}
	read(h.fromMember("I still want to die"))
	if at := opened(); !at.After(*first) {
		t.Errorf("the next crisis has the time %v of the first one, %v", at, first)
	}
}
