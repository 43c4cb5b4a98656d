package coaching_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/messaging"
)

func TestTheClientListShowsWhatWaits(t *testing.T) {
	t.Parallel()
	service, pool, _ := house(t)
	chat := messaging.New(pool, nil)
	ctx := context.Background()
	coach := identitytest.NewCoach(t, pool)
	join := func() identity.Member {
		member := identitytest.NewMember(t, pool)
		if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
			t.Fatal(err)
		}
		return member
	}
	write := func(member identity.Member, text string) messaging.Message {
		message, _, err := chat.SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		return message
	}
	silent, talking, urgent, read := join(), join(), join(), join()
	write(urgent, "I want to kill myself")
	seen := write(read, "hello")
	if err := chat.MarkReadByCoach(ctx, coach.ID, read.ID, seen.ID); err != nil {
		t.Fatal(err)
	}
	if _, _, err := chat.SendAsCoach(ctx, coach.ID, read.ID, messaging.Draft{Text: "good morning"}); err != nil {
		t.Fatal(err)
	}
	write(talking, "one")
	write(talking, "two")

	clients, err := service.Clients(ctx, coach.ID)
	if err != nil {
		t.Fatal(err)
	}
	type line struct {
		who        identity.MemberID
		unread     int64
		urgent     bool
		engagement coaching.Engagement
		text       string
		fromClient bool
	}
	want := []line{
		{urgent.ID, 1, true, "high", "I want to kill myself", true},
		{talking.ID, 2, false, "high", "two", true},
		{read.ID, 0, false, "high", "good morning", false},
		{silent.ID, 0, false, "low", "", false},
	}
	if len(clients) != len(want) {
		t.Fatalf("%d clients, want %d", len(clients), len(want))
	}
	for i, client := range clients {
		got := line{client.ID, client.Unread, client.UrgentSince != nil, client.Engagement, "", false}
		if client.LastMessage != nil {
			got.text, got.fromClient = client.LastMessage.Text, client.LastMessage.FromClient
		}
		if want[i].who == silent.ID {
			want[i].text = got.text // the welcome
			if got.text == "" {
				t.Error("the silent client has no welcome")
			}
		}
		if got != want[i] {
			t.Errorf("place %d: %+v, want %+v", i, got, want[i])
		}
		if one, err := service.Client(ctx, coach.ID, client.ID); err != nil || one.Unread != client.Unread || one.ID != client.ID {
			t.Errorf("the client alone: %+v, %v", one, err)
		}
	}
	for days, level := range map[int]coaching.Engagement{2: "high", 10: "medium", 20: "low"} {
		if _, err := pool.Exec(ctx, "update conversations set last_member_message_at = $1 where member_id = $2", time.Now().AddDate(0, 0, -days), talking.ID.UUID()); err != nil {
			t.Fatal(err)
		}
		if client, err := service.Client(ctx, coach.ID, talking.ID); err != nil || client.Engagement != level {
			t.Errorf("wrote %d days ago: %s, %v; want %s", days, client.Engagement, err, level)
		}
	}
}

func TestClientsAreShownOnlyToTheirOwnOpenCoach(t *testing.T) {
	t.Parallel()
	service, pool, _ := house(t)
	ctx := context.Background()
	member, coach, other := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)
	if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := service.Client(ctx, other.ID, member.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another coach finds the member: %v", err)
	}
	if clients, err := service.Clients(ctx, other.ID); err != nil || clients == nil || len(clients) != 0 {
		t.Errorf("another coach lists %v, %v", clients, err)
	}
	for name, statement := range map[string]string{
		"inactive":   "update coaches set is_active = false, verification_status = 'verified'",
		"unverified": "update coaches set is_active = true, verification_status = 'pending'",
	} {
		if _, err := pool.Exec(ctx, statement); err != nil {
			t.Fatal(err)
		}
		if clients, err := service.Clients(ctx, coach.ID); err != nil || clients == nil || len(clients) != 0 {
			t.Errorf("%s: lists %v, %v", name, clients, err)
		}
		if _, err := service.Client(ctx, coach.ID, member.ID); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: finds the member: %v", name, err)
		}
	}
}
