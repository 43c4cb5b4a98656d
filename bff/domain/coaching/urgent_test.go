package coaching_test

import (
	"context"
	"slices"
	"testing"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/safety"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// recordedAlerts records the conversations.
type recordedAlerts struct{ flagged, passed []uuid.UUID }

func (a *recordedAlerts) Flagged(_ context.Context, _ pgx.Tx, conversation uuid.UUID) error {
	a.flagged = append(a.flagged, conversation)
	return nil
}

func (a *recordedAlerts) SchedulePassing(_ context.Context, _ pgx.Tx, conversation uuid.UUID) error {
	a.passed = append(a.passed, conversation)
	return nil
}

// The flag moves to each next coach, without its text, until it is acknowledged.
func TestUnacknowledgedFlagMovesToNextCoach(t *testing.T) {
	t.Parallel()
	_, pool, _ := newService(t)
	ctx := t.Context()
	alerts := &recordedAlerts{}
	service := coaching.New(coaching.Options{Pool: pool, Urgent: alerts})
	chat := messaging.New(messaging.Options{Pool: pool})
	member := identitytest.NewMember(t, pool)
	first, second, third := identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)
	none := identity.CoachID(uuid.Nil)
	choose := func(coach identity.CoachID) {
		t.Helper()
		var err error
		if coach == none {
			_, err = service.Remove(ctx, member.ID)
		} else {
			_, err = service.Select(ctx, member.ID, coach)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	conversationWith := func(coach identity.CoachID) (id uuid.UUID, urgent bool) {
		t.Helper()
		if err := pool.QueryRow(ctx, "select id, urgent_since is not null from conversations where member_id = $1 and coach_id = $2", member.ID.UUID(), coach.UUID()).Scan(&id, &urgent); err != nil {
			t.Fatal(err)
		}
		return id, urgent
	}
	choose(first.ID)
	if _, _, err := chat.SendAsMember(ctx, member.ID, first.ID, messaging.Draft{Text: "I want to end my life"}); err != nil {
		t.Fatal(err)
	}
	before, err := service.Client(ctx, first.ID, member.ID)
	if err != nil || before.UrgentTier != safety.Urgent {
		t.Fatalf("%+v, %v", before, err)
	}

	choose(second.ID)
	carried, err := service.Client(ctx, second.ID, member.ID)
	if err != nil || carried.UrgentTier != safety.Urgent || carried.UrgentSince == nil || !carried.UrgentSince.Equal(*before.UrgentSince) {
		t.Fatalf("the new coach sees %+v, %v", carried, err)
	}
	read, err := chat.ConversationForCoach(ctx, second.ID, member.ID, messaging.Page{})
	if err != nil || len(read.Messages) != 1 || !read.Messages[0].Automatic || read.Client.UrgentTier != safety.Urgent {
		t.Errorf("the new coach reads %+v, %v", read, err)
	}
	with, _ := conversationWith(second.ID)
	if _, urgent := conversationWith(first.ID); urgent || !slices.Equal(alerts.flagged, []uuid.UUID{with}) || len(alerts.passed) != 0 {
		t.Errorf("the old conversation is still urgent: %t; alerts %+v", urgent, alerts)
	}
	if got := kinds(t, pool, mailbox.CoachOwner(second.ID)); !slices.Contains(got, mailbox.KindClient) {
		t.Errorf("the new coach got events %v", got)
	}

	// Without a coach the flag stays, and the team is alerted; the next coach gets it.
	choose(none)
	if _, urgent := conversationWith(second.ID); !urgent || !slices.Equal(alerts.passed, []uuid.UUID{with}) {
		t.Errorf("urgent: %t; alerts %+v", urgent, alerts)
	}
	choose(third.ID)
	last, err := service.Client(ctx, third.ID, member.ID)
	if err != nil || last.UrgentTier != safety.Urgent || len(alerts.flagged) != 2 {
		t.Fatalf("the third coach sees %+v, %v; alerts %+v", last, err, alerts)
	}
	if err := chat.CloseCrisis(ctx, third.ID, member.ID, last.UrgentThrough, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	var clients []coaching.Client
	if clients, err = service.Clients(ctx, third.ID); err != nil || clients[0].UrgentSince != nil {
		t.Errorf("acknowledged: %+v, %v", clients, err)
	}
	// No flag waits any more, with any coach.
	choose(first.ID)
	if back, err := service.Client(ctx, first.ID, member.ID); err != nil || back.UrgentSince != nil || len(alerts.flagged) != 2 {
		t.Errorf("back with the first coach: %+v, %v; alerts %+v", back, err, alerts)
	}
	if _, _, err := chat.SendAsMember(ctx, member.ID, first.ID, messaging.Draft{Text: "I feel hopeless"}); err != nil {
		t.Fatal(err)
	}
	if back, err := service.Client(ctx, first.ID, member.ID); err != nil || back.UrgentTier != safety.Concern {
		t.Errorf("a new flag: %+v, %v", back, err)
	}
}
