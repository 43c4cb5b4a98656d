package coaching_test

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

func TestClientsShowUnreadUrgentAndLastMessage(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	chat := messaging.New(messaging.Options{Pool: pool})
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
			want[i].text = got.text // the welcome message
			if got.text == "" {
				t.Error("the silent client has no welcome")
			}
		}
		if got != want[i] {
			t.Errorf("client %d: %+v, want %+v", i, got, want[i])
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

// The order is: the strongest flag, then the oldest; then the longest wait; then unread messages; then the latest
// message.
func TestClientsAreOrderedByAttention(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	coach := identitytest.NewCoach(t, pool)
	chat := messaging.New(messaging.Options{Pool: pool})
	set := func(member identity.Member, change string) {
		if _, err := pool.Exec(ctx, "update conversations set "+change+" where member_id = $1", member.ID.UUID()); err != nil {
			t.Fatal(err)
		}
	}
	type kind struct {
		name, text, change string
		read               bool
	}
	// Not in the expected order.
	kinds := []kind{
		{name: "read lately", text: "five", read: true, change: "waiting_since = null"},
		{name: "waits, read", text: "one", read: true, change: "waiting_since = now() - interval '6 hours'"},
		{name: "urgent, new", text: "suicide", read: true},
		{name: "read before", text: "four", read: true, change: "waiting_since = null"},
		{name: "unread lately", text: "seven", change: "waiting_since = null"},
		{name: "concern, old", text: "hello", read: true, change: "urgent_tier = 'concern', urgent_since = now() - interval '9 days'"},
		{name: "urgent, old", text: "suicide", change: "urgent_since = now() - interval '2 days'"},
		{name: "unread before", text: "six", change: "waiting_since = null"},
		{name: "waits, unread", text: "two", change: "waiting_since = now() - interval '5 hours'"},
		{name: "concern, new", text: "hello", change: "urgent_tier = 'concern', urgent_since = now() - interval '1 hour'"},
	}
	names := map[identity.MemberID]string{}
	members := map[string]identity.Member{}
	for _, k := range kinds {
		member := identitytest.NewMember(t, pool)
		names[member.ID], members[k.name] = k.name, member
		if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
			t.Fatal(err)
		}
		message, _, err := chat.SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{Text: k.text})
		if err != nil {
			t.Fatal(err)
		}
		if k.read {
			if err := chat.MarkReadByCoach(ctx, coach.ID, member.ID, message.ID); err != nil {
				t.Fatal(err)
			}
		}
		if k.change != "" {
			set(member, k.change)
		}
	}
	for name, ago := range map[string]string{"read lately": "1 hour", "read before": "2 hours", "unread lately": "3 hours", "unread before": "4 hours"} {
		set(members[name], "last_message_at = now() - interval '"+ago+"'")
	}
	clients, err := service.Clients(ctx, coach.ID)
	if err != nil {
		t.Fatal(err)
	}
	var order []string
	for _, client := range clients {
		order = append(order, names[client.ID])
	}
	want := []string{
		"urgent, old", "urgent, new", "concern, old", "concern, new", "waits, read", "waits, unread",
		"unread lately", "unread before", "read lately", "read before",
	}
	if !slices.Equal(order, want) {
		t.Errorf("the order is\n%q, want\n%q", order, want)
	}
	for i, tier := range []safety.Tier{safety.Urgent, safety.Urgent, safety.Concern, safety.Concern, "", ""} {
		if clients[i].UrgentTier != tier || (clients[i].UrgentSince != nil) != (tier != "") {
			t.Errorf("%s has the tier %q, since %v", order[i], clients[i].UrgentTier, clients[i].UrgentSince)
		}
	}
}

// Deleting the messages does not change the tier.
func TestUrgentTierIsStrongestSinceAcknowledgment(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	chat := messaging.New(messaging.Options{Pool: pool})
	if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	write := func(text string, found safety.Tier) {
		if tier := safety.Detect(text); tier != found {
			t.Fatalf("%q is of tier %q, want %q", text, tier, found)
		}
		if _, _, err := chat.SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	shows := func(tier safety.Tier, when string) {
		t.Helper()
		client, err := service.Client(ctx, coach.ID, member.ID)
		if err != nil || client.UrgentTier != tier || (client.UrgentSince != nil) != (tier != "") {
			t.Errorf("%s: %q since %v, %v; want %q", when, client.UrgentTier, client.UrgentSince, err, tier)
		}
	}
	shows("", "at first")
	write("I feel hopeless", safety.Concern)
	shows(safety.Concern, "after a concern")
	write("I want to kill myself", safety.Urgent)
	shows(safety.Urgent, "after an urgent message")
	write("I feel hopeless", safety.Concern)
	shows(safety.Urgent, "after another concern")
	if _, err := pool.Exec(ctx, "delete from messages where sender = 'member'"); err != nil {
		t.Fatal(err)
	}
	shows(safety.Urgent, "after deleting the messages")
	write("I feel hopeless", safety.Concern)
	shows(safety.Urgent, "after a concern following the deletion")
	if err := chat.CloseCrisis(ctx, coach.ID, member.ID, math.MaxInt64, messaging.CrisisClosing{Outcome: "called"}); err != nil {
		t.Fatal(err)
	}
	shows("", "after acknowledgment")
	write("I feel hopeless", safety.Concern)
	shows(safety.Concern, "after a new concern")
}

func TestClientsReflectDeletedMessages(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	chat := messaging.New(messaging.Options{Pool: pool})
	if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"one", "two", "three"} {
		if _, _, err := chat.SendAsMember(ctx, member.ID, coach.ID, messaging.Draft{Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	look := func() coaching.Client {
		t.Helper()
		clients, err := service.Clients(ctx, coach.ID)
		if err != nil || len(clients) != 1 {
			t.Fatalf("%d clients, %v", len(clients), err)
		}
		return clients[0]
	}
	if before := look(); before.Unread != 3 || before.WaitingSince == nil || before.LastMessage.Text != "three" || before.LastMessage.Kind != "text" {
		t.Errorf("before: %+v", before)
	}
	// Deletes in batches with the conversation locked, as the job does.
	remove := func(through int64) {
		t.Helper()
		err := pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
			held, err := store.New().LockMemberConversation(ctx, tx, store.LockMemberConversationParams{MemberID: member.ID.UUID(), CoachID: coach.ID.UUID()})
			if err != nil {
				return err
			}
			_, err = store.New().DeleteMessages(ctx, tx, store.DeleteMessagesParams{ConversationID: held.ID, ThroughSeq: through, MaxRows: 100})
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	remove(3) // The welcome and the first two.
	if after := look(); after.Unread != 1 || after.LastMessage == nil || after.LastMessage.Text != "three" {
		t.Errorf("after deleting two of three: %+v", after)
	}
	remove(4)
	if after := look(); after.Unread != 0 || after.LastMessage != nil {
		t.Errorf("after deleting everything: %+v", after)
	}
	at := time.Now().Add(5 * time.Hour).Truncate(time.Second)
	if _, err := pool.Exec(ctx, "update conversations set delete_at = $1, delete_through_seq = last_seq", at); err != nil {
		t.Fatal(err)
	}
	if asked := look(); asked.DeletionAt == nil || !asked.DeletionAt.Equal(at) {
		t.Errorf("the deletion is due at %v, want %v", asked.DeletionAt, at)
	}
}

// The client list shows the kind of the attachment.
func TestLastMessageWithoutTextShowsAttachmentKind(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	for i, kind := range []string{"image", "voice", "document"} {
		if _, err := pool.Exec(ctx, `with file as (
				insert into attachments (member_id, conversation_id, kind, content_type, name, size, blob_key)
				select member_id, id, $2, 'x/y', 'file', 7, $2 from conversations where member_id = $1 returning id, conversation_id
			), said as (
				insert into messages (conversation_id, id, seq, sender, text, attachment_id)
				select conversation_id, gen_random_uuid(), $3, 'member', '', id from file
			)
			update conversations set last_seq = $3 where member_id = $1`, member.ID.UUID(), kind, int64(10+i)); err != nil {
			t.Fatal(err)
		}
		client, err := service.Client(ctx, coach.ID, member.ID)
		if err != nil || client.LastMessage == nil || client.LastMessage.Kind != kind || client.LastMessage.Text != "" || !client.LastMessage.FromClient {
			t.Errorf("%s: %+v, %v", kind, client.LastMessage, err)
		}
	}
}

func TestClientsAreShownOnlyToTheirOwnOpenCoach(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
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
