package messaging_test

import (
	"errors"
	"math"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

func (h *harness) closeCrisis(through int64, outcome, note string) error {
	h.t.Helper()
	return h.chat.CloseCrisis(h.t.Context(), h.coach, h.member, through, messaging.CrisisClosing{Outcome: outcome, Note: note})
}

func (h *harness) outcomes() []store.CrisisOutcomesRow {
	h.t.Helper()
	rows, err := store.New().CrisisOutcomes(h.t.Context(), h.pool, h.member.UUID())
	if err != nil {
		h.t.Fatal(err)
	}
	return rows
}

// Repeated calls, and calls without a waiting flag, store nothing.
func TestCloseCrisisStoresOutcomeOncePerCrisis(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	if err := h.closeCrisis(math.MaxInt64, "called", ""); err != nil || len(h.outcomes()) != 0 {
		t.Errorf("without a flag: %v, %+v", err, h.outcomes())
	}
	h.fromMember("I feel hopeless")
	h.fromMember("I want to end my life")
	seen := h.coachReads(messaging.Page{}).Client
	for range 2 {
		if err := h.closeCrisis(seen.UrgentThrough, "reached_otherwise", "  Her sister\nanswered. "); err != nil {
			t.Fatal(err)
		}
	}
	stored := h.outcomes()
	if len(stored) != 1 {
		t.Fatalf("stored %+v", stored)
	}
	row := stored[0]
	sealed := string(fakeSeals{}.SealCrisisNote(h.coach.UUID(), h.member.UUID(), row.ID, "Her sister\nanswered."))
	if row.Outcome != "reached_otherwise" || row.CoachID != h.coach.UUID() || row.Tier != string(safety.Urgent) || string(row.Sealed) != sealed ||
		!row.OpenedAt.Equal(*seen.UrgentSince) || row.ClosedAt.Before(row.OpenedAt) || time.Since(row.ClosedAt) > time.Minute {
		t.Errorf("stored %+v", row)
	}
	if left := h.coachReads(messaging.Page{}).Client; left.UrgentSince != nil {
		t.Errorf("still urgent: %+v", left)
	}
}

// Each closing has an outcome of its own; the second one is opened by the flag that was left.
func TestCloseCrisisStoresOutcomeForTheCoveredFlagsOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	first := h.coachReads(messaging.Page{}).Client
	h.fromMember("I feel hopeless")
	if err := h.closeCrisis(first.UrgentThrough-1, "called", ""); err != nil || len(h.outcomes()) != 0 {
		t.Errorf("before the first flag: %v, %+v", err, h.outcomes())
	}
	if err := h.closeCrisis(first.UrgentThrough, "called", ""); err != nil {
		t.Fatal(err)
	}
	second := h.coachReads(messaging.Page{}).Client
	if second.UrgentSince == nil {
		t.Fatal("the second flag does not wait")
	}
	if err := h.closeCrisis(second.UrgentThrough, "false_alarm", "A film."); err != nil {
		t.Fatal(err)
	}
	stored := h.outcomes()
	if len(stored) != 2 || stored[0].Outcome != "false_alarm" || stored[0].Tier != string(safety.Concern) || !stored[0].OpenedAt.Equal(*second.UrgentSince) ||
		stored[1].Outcome != "called" || stored[1].Sealed != nil || stored[1].Tier != string(safety.Urgent) || !stored[1].OpenedAt.Equal(*first.UrgentSince) {
		t.Errorf("stored %+v", stored)
	}
}

func TestCloseCrisisRejectsIncompleteOutcomes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	said := copy.CrisisClosing
	for name, c := range map[string]struct{ outcome, note, field, message string }{
		"no outcome":                        {"", "Called.", "outcome", said.ChooseOutcome},
		"an unknown outcome":                {"ignored", "Called.", "outcome", said.ChooseOutcome},
		"another way without a note":        {"reached_otherwise", "", "note", said.NoteRequired},
		"handed over with an empty note":    {"handed_over", " \n ", "note", said.NoteRequired},
		"a false alarm without a note":      {"false_alarm", "", "note", said.NoteRequired},
		"a long note":                       {"called", strings.Repeat("अ", copy.Limits.CrisisNoteMax+1), "note", said.NoteTooLong},
		"a control character in the note":   {"wrote", "A\abell", "note", said.NoteControls},
		"only invisible letters for a note": {"false_alarm", "\u200b\u200b", "note", said.NoteRequired},
	} {
		var invalid *fault.Invalid
		if err := h.closeCrisis(math.MaxInt64, c.outcome, c.note); !errors.As(err, &invalid) || invalid.Fields[0] != (fault.FieldError{Field: c.field, Message: c.message}) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if h.coachReads(messaging.Page{}).Client.UrgentSince == nil || len(h.outcomes()) != 0 {
		t.Errorf("a rejected outcome closed the crisis: %+v", h.outcomes())
	}
	if err := h.closeCrisis(math.MaxInt64, "wrote", strings.Repeat("अ", copy.Limits.CrisisNoteMax)); err != nil || len(h.outcomes()) != 1 {
		t.Errorf("the longest note: %v", err)
	}
}

// Without a way to seal it a note is never stored, and the crisis stays open.
func TestCloseCrisisWithoutSealsRejectsNotes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	h.chat = messaging.New(messaging.Options{Pool: h.pool})
	if err := h.closeCrisis(math.MaxInt64, "false_alarm", "A film."); err == nil || len(h.outcomes()) != 0 {
		t.Errorf("stored a note: %v, %+v", err, h.outcomes())
	}
	if err := h.closeCrisis(math.MaxInt64, "called", ""); err != nil || len(h.outcomes()) != 1 {
		t.Errorf("without a note: %v", err)
	}
}

// The erasure of a member locks the member and then the conversation; closing a crisis must not deadlock with it.
func TestCloseCrisisWaitsForErasure(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.fromMember("I want to end my life")
	var done sync.WaitGroup
	var closing error
	err := pgx.BeginFunc(t.Context(), h.pool, func(tx pgx.Tx) error {
		if _, err := store.New().LockMemberToErase(t.Context(), tx, h.member.UUID()); err != nil {
			return err
		}
		done.Go(func() { closing = h.closeCrisis(math.MaxInt64, "called", "") })
		h.waitForLock()
		if _, err := store.New().LockConversationsOf(t.Context(), tx, h.member.UUID()); err != nil {
			return err
		}
		return store.New().DeleteMember(t.Context(), tx, h.member.UUID())
	})
	done.Wait()
	if err != nil || !errors.Is(closing, fault.ErrNotFound) {
		t.Errorf("erased: %v, closed: %v", err, closing)
	}
	if n := h.count("select count(*) from crisis_outcomes"); n != 0 {
		t.Errorf("%d outcomes of an erased member", n)
	}
}

// waitForLock waits until a transaction on this database waits for a lock.
func (h *harness) waitForLock() {
	h.t.Helper()
	for range 500 {
		if h.count("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") > 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	h.t.Error("no transaction waits for a lock")
}
