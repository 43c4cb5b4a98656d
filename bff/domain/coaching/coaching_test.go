package coaching_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"sync"
	"testing"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// woken is a mailbox.Waker that records the owners.
type woken struct {
	mu     sync.Mutex
	owners []mailbox.Owner
}

func (w *woken) Wake(owners ...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = append(w.owners, owners...)
}

// take returns the owners woken since the last call.
func (w *woken) take() []mailbox.Owner {
	w.mu.Lock()
	defer w.mu.Unlock()
	taken := w.owners
	w.owners = nil
	return taken
}

func newService(t *testing.T) (*coaching.Service, *pgxpool.Pool, *woken) {
	pool, waker := dbtest.New(t), &woken{}
	return coaching.New(coaching.Options{Pool: pool, Waker: waker}), pool, waker
}

func inactive(c *store.CreateCoachParams)   { c.IsActive = false }
func unverified(c *store.CreateCoachParams) { c.VerificationStatus = "pending" }

// kinds lists the kinds of events in a mailbox.
func kinds(t *testing.T, pool *pgxpool.Pool, owner mailbox.Owner) []mailbox.Kind {
	t.Helper()
	events, err := mailbox.New(pool).After(context.Background(), owner, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	list := []mailbox.Kind{}
	for _, event := range events {
		list = append(list, event.Kind)
	}
	return list
}

func same(a, b []mailbox.Owner) bool {
	if len(a) != len(b) {
		return false
	}
	for _, owner := range a {
		if !slices.Contains(b, owner) {
			return false
		}
	}
	return true
}

func TestOnlyActiveAndVerifiedCoachesAreOpen(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	first := identitytest.NewCoach(t, pool)
	deactivated, unchecked := identitytest.NewCoach(t, pool, inactive), identitytest.NewCoach(t, pool, unverified)
	second := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Name = "Kabir Sethi" })
	list, err := service.List(ctx, member, coaching.Filter{})
	if err != nil || len(list) != 2 || list[0].ID != first.ID || list[1].ID != second.ID {
		t.Fatalf("open coaches: %+v, %v", list, err)
	}
	if c := list[0]; c.Name != "Meera Iyer" || c.TimeZone != "Asia/Kolkata" || !slices.Equal(c.Languages, []string{"en", "ta"}) || c.YearsOfExperience != 7 {
		t.Errorf("listed as %+v", c)
	}
	if one, err := service.Coach(ctx, member.ID, first.ID); err != nil || !reflect.DeepEqual(one, list[0]) {
		t.Errorf("one coach: %+v, %v", one, err)
	}
	for name, id := range map[string]identity.CoachID{"inactive": deactivated.ID, "unverified": unchecked.ID, "unknown": identity.CoachID(uuid.New())} {
		if _, err := service.Coach(ctx, member.ID, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s coach: %v", name, err)
		}
		if _, err := service.Select(ctx, member.ID, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("choosing the %s coach: %v", name, err)
		}
	}
}

func TestOwnCoachStaysVisibleWhenNoLongerOpen(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member, other, coach := identitytest.NewMember(t, pool), identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := pool.Exec(ctx, "update coaches set is_active = false"); err != nil {
		t.Fatal(err)
	}
	if _, err := service.Coach(ctx, member.ID, coach.ID); err != nil {
		t.Errorf("the member's own coach: %v", err)
	}
	if _, err := service.Coach(ctx, other.ID, coach.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another member's coach: %v, want ErrNotFound", err)
	}
	if again, err := service.Select(ctx, member.ID, coach.ID); err != nil || again.CoachID == nil || *again.CoachID != coach.ID {
		t.Errorf("choosing them again: %+v, %v", again, err)
	}
}

func TestSuggestionsUseOnboardingAnswers(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	tamil := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Languages, c.Focus = []string{"en", "ta"}, []string{} })
	identitytest.NewCoach(t, pool, inactive, func(c *store.CreateCoachParams) { c.Languages, c.Focus = []string{"ta"}, []string{"career"} })
	work := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Languages, c.Focus = []string{"en"}, []string{"career"} })
	other := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Languages, c.Focus = []string{"ur"}, []string{"grief"} })
	identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Languages, c.Focus = []string{"ne"}, []string{"grief"} })

	before, err := service.Suggest(ctx, member)
	if err != nil || len(before) != 3 || !slices.Equal(before[0].Reasons, []string{copy.Coaches.ReasonRoom}) {
		t.Fatalf("before the onboarding: %+v, %v", before, err)
	}
	age := 30.0
	_, err = identity.New(pool, identitytest.QuickHasher(), identity.Options{}).Onboard(ctx, member.ID, identity.Onboarding{
		Region: "pakistan", Religion: "hindu", Age: &age, Gender: "female", Language: "ta", Focus: []string{"career"},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		coach   identity.CoachID
		reasons []string
	}{
		{tamil.ID, []string{"Speaks Tamil"}}, {work.ID, []string{"Works with first-generation professionals"}}, {other.ID, []string{copy.Coaches.ReasonRoom}},
	}
	got, err := service.Suggest(ctx, member)
	if err != nil || len(got) != len(want) {
		t.Fatalf("suggestions: %+v, %v", got, err)
	}
	for i, one := range want {
		if got[i].Coach.ID != one.coach || !slices.Equal(got[i].Reasons, one.reasons) {
			t.Errorf("place %d: %s %v, want %s %v", i, got[i].Coach.ID, got[i].Reasons, one.coach, one.reasons)
		}
	}
	chosen, err := service.Select(ctx, member.ID, tamil.ID)
	if err != nil {
		t.Fatal(err)
	}
	after, err := service.Suggest(ctx, chosen)
	if err != nil || slices.ContainsFunc(after, func(s coaching.Suggestion) bool { return s.Coach.ID == tamil.ID }) {
		t.Errorf("the coach they have is suggested: %+v, %v", after, err)
	}
}

func TestSelectOpensConversationWithWelcome(t *testing.T) {
	t.Parallel()
	service, pool, waker := newService(t)
	ctx := context.Background()
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	own, theirs := mailbox.MemberOwner(member.ID), mailbox.CoachOwner(coach.ID)
	chosen, err := service.Select(ctx, member.ID, coach.ID)
	if err != nil || chosen.CoachID == nil || *chosen.CoachID != coach.ID || chosen.ID != member.ID {
		t.Fatalf("select: %+v, %v", chosen, err)
	}
	conversation, err := messaging.New(messaging.Options{Pool: pool}).ConversationForMember(ctx, member.ID, coach.ID, messaging.Page{})
	if err != nil || len(conversation.Messages) != 1 || !conversation.CanWrite {
		t.Fatalf("conversation: %+v, %v", conversation, err)
	}
	welcome := copy.Coaches.WelcomeMessage.Fill("firstName", "Asha", "coachName", "Meera Iyer")
	if m := conversation.Messages[0]; m.Text != welcome || !m.Automatic || m.FromMember || m.Seq != 1 {
		t.Errorf("the first message is %+v", m)
	}
	if woken := waker.take(); !same(woken, []mailbox.Owner{own, theirs}) {
		t.Errorf("woken: %v", woken)
	}
	events := func() (all [2][]mailbox.Kind) { return [2][]mailbox.Kind{kinds(t, pool, own), kinds(t, pool, theirs)} }
	before := events()
	if want := [2][]mailbox.Kind{{"message", "user"}, {"client", "message"}}; !reflect.DeepEqual(before, want) {
		t.Errorf("events %v, want %v", before, want)
	}
	if again, err := service.Select(ctx, member.ID, coach.ID); err != nil || *again.CoachID != coach.ID {
		t.Fatalf("again: %+v, %v", again, err)
	}
	if now := events(); !reflect.DeepEqual(now, before) || len(waker.take()) != 0 {
		t.Errorf("choosing the same coach again causes events: %v", now)
	}
}

func TestWelcomeIsInLanguageOfMemberAndCoach(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	chat := messaging.New(messaging.Options{Pool: pool})
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	if _, err := pool.Exec(ctx, "update members set display_language = 'hi' where id = $1", member.ID.UUID()); err != nil {
		t.Fatal(err)
	}
	for spoken, language := range map[string]string{"hi": "hi", "ta": "en"} {
		coach := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Languages = []string{"en", spoken} })
		if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
			t.Fatal(err)
		}
		conversation, err := chat.ConversationForMember(ctx, member.ID, coach.ID, messaging.Page{})
		if err != nil || len(conversation.Messages) != 1 {
			t.Fatalf("conversation: %+v, %v", conversation, err)
		}
		want := copy.In(language).Coaches.WelcomeMessage.Fill("firstName", "Asha", "coachName", "Meera Iyer")
		if got := conversation.Messages[0].Text; got != want {
			t.Errorf("a coach who speaks %s welcomes with %q, want %q", spoken, got, want)
		}
	}
}

func TestChangingCoachNotifiesBothAndRevokesAccess(t *testing.T) {
	t.Parallel()
	service, pool, waker := newService(t)
	chat := messaging.New(messaging.Options{Pool: pool})
	ctx := context.Background()
	member, first, second := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)
	if _, err := service.Select(ctx, member.ID, first.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := service.Client(ctx, first.ID, member.ID); err != nil {
		t.Fatal(err)
	}
	waker.take()
	if _, err := service.Select(ctx, member.ID, second.ID); err != nil {
		t.Fatal(err)
	}
	if woken := waker.take(); !same(woken, []mailbox.Owner{mailbox.MemberOwner(member.ID), mailbox.CoachOwner(first.ID), mailbox.CoachOwner(second.ID)}) {
		t.Errorf("woken: %v", woken)
	}
	// The welcome was visible to the old coach; after the member left, the old coach only gets an event to refetch the
	// list.
	if got := kinds(t, pool, mailbox.CoachOwner(first.ID)); !slices.Equal(got, []mailbox.Kind{"client", "client", "client"}) {
		t.Errorf("the old coach got events %v", got)
	}
	if _, err := service.Client(ctx, first.ID, member.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the old coach still finds the member: %v", err)
	}
	if clients, err := service.Clients(ctx, first.ID); err != nil || len(clients) != 0 {
		t.Errorf("the old coach still lists %v, %v", clients, err)
	}
	if clients, err := service.Clients(ctx, second.ID); err != nil || len(clients) != 1 || clients[0].ID != member.ID {
		t.Errorf("the new coach lists %v, %v", clients, err)
	}
	old, err := chat.ConversationForMember(ctx, member.ID, first.ID, messaging.Page{})
	if err != nil || old.CanWrite || len(old.Messages) != 1 {
		t.Errorf("the old conversation: %+v, %v", old, err)
	}
	if _, err := service.Select(ctx, member.ID, first.ID); err != nil {
		t.Fatal(err)
	}
	back, err := chat.ConversationForMember(ctx, member.ID, first.ID, messaging.Page{})
	if err != nil || !back.CanWrite || len(back.Messages) != 1 {
		t.Errorf("after returning to the first coach: %+v, %v; want one welcome", back, err)
	}
}

func TestRemoveRevokesAccessAndNotifiesBoth(t *testing.T) {
	t.Parallel()
	service, pool, waker := newService(t)
	ctx := context.Background()
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	if alone, err := service.Remove(ctx, member.ID); err != nil || alone.CoachID != nil || len(waker.take()) != 0 {
		t.Errorf("without a coach: %+v, %v", alone, err)
	}
	if _, err := service.Select(ctx, member.ID, coach.ID); err != nil {
		t.Fatal(err)
	}
	waker.take()
	left, err := service.Remove(ctx, member.ID)
	if err != nil || left.CoachID != nil {
		t.Fatalf("remove: %+v, %v", left, err)
	}
	if woken := waker.take(); !same(woken, []mailbox.Owner{mailbox.MemberOwner(member.ID), mailbox.CoachOwner(coach.ID)}) {
		t.Errorf("woken: %v", woken)
	}
	if got := kinds(t, pool, mailbox.MemberOwner(member.ID)); !slices.Equal(got, []mailbox.Kind{"message", "user", "user"}) {
		t.Errorf("the member got events %v", got)
	}
	if _, err := service.Client(ctx, coach.ID, member.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the coach still finds the member: %v", err)
	}
	for name, try := range map[string]func(identity.MemberID) error{
		"select": func(id identity.MemberID) error { _, err := service.Select(ctx, id, coach.ID); return err },
		"remove": func(id identity.MemberID) error { _, err := service.Remove(ctx, id); return err },
	} {
		if err := try(identity.MemberID(uuid.New())); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s for an unknown member: %v", name, err)
		}
	}
}

func TestConcurrentSelectsLeaveOneCoachAndOneWelcomeEach(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	members := []identity.Member{identitytest.NewMember(t, pool), identitytest.NewMember(t, pool)}
	coaches := []identity.Coach{identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool), identitytest.NewCoach(t, pool)}
	var all sync.WaitGroup
	for i := range 24 {
		all.Go(func() {
			if _, err := service.Select(ctx, members[i%2].ID, coaches[i/2%3].ID); err != nil {
				t.Errorf("select: %v", err)
			}
		})
	}
	all.Wait()
	var conversations, welcomes int
	if err := pool.QueryRow(ctx, "select (select count(*) from conversations), (select count(*) from messages where automatic)").Scan(&conversations, &welcomes); err != nil {
		t.Fatal(err)
	}
	if conversations != 6 || welcomes != 6 {
		t.Errorf("%d conversations with %d welcomes; want 6 of each", conversations, welcomes)
	}
	for _, member := range members {
		count := 0
		for _, coach := range coaches {
			if _, err := service.Client(ctx, coach.ID, member.ID); err == nil {
				count++
			} else if !errors.Is(err, fault.ErrNotFound) {
				t.Error(err)
			}
		}
		if count != 1 {
			t.Errorf("%d coaches have the member as a client, want 1", count)
		}
	}
}
