package coaching_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"

	"github.com/jackc/pgx/v5/pgxpool"
)

// coachFixture is a coach with some clients with known names.
type coachFixture struct {
	*testing.T
	pool    *pgxpool.Pool
	service *coaching.Service
	coach   identity.Coach
	names   map[identity.MemberID]string
}

// newCoachFixture creates a client for each name ("First Last"), in this order, without messages.
func newCoachFixture(t *testing.T, names ...string) *coachFixture {
	t.Helper()
	service, pool, _ := newService(t)
	d := &coachFixture{t, pool, service, identitytest.NewCoach(t, pool), map[identity.MemberID]string{}}
	for i, name := range names {
		member := identitytest.NewMember(t, pool)
		if _, err := service.Select(context.Background(), member.ID, d.coach.ID); err != nil {
			t.Fatal(err)
		}
		first, last, _ := strings.Cut(name, " ")
		d.exec("update members set first_name = $2, last_name = $3, email = $4 where id = $1", member.ID.UUID(), first, last, fmt.Sprintf("person%d@mail.example", i))
		d.exec("update conversations set created_at = now() - make_interval(days => 1000 - $2), last_message_at = now() - make_interval(days => 100 - $2) where member_id = $1",
			member.ID.UUID(), i)
		d.names[member.ID] = name
	}
	return d
}

func (d *coachFixture) exec(statement string, values ...any) {
	d.Helper()
	if _, err := d.pool.Exec(context.Background(), statement, values...); err != nil {
		d.Fatal(err)
	}
}

func (d *coachFixture) id(name string) (found identity.MemberID) {
	d.Helper()
	for id, called := range d.names {
		if called == name {
			return id
		}
	}
	d.Fatalf("no client is named %q", name)
	return found
}

func (d *coachFixture) set(name, change string) {
	d.Helper()
	d.exec("update conversations set "+change+" where member_id = $1", d.id(name).UUID())
}

func (d *coachFixture) page(filter coaching.ClientFilter) ([]string, string) {
	d.Helper()
	page, err := d.service.ClientPage(context.Background(), d.coach.ID, filter)
	if err != nil {
		d.Fatalf("%+v: %v", filter, err)
	}
	return d.called(page.Clients), page.Next
}

func (d *coachFixture) called(clients []coaching.Client) []string {
	names := make([]string, len(clients))
	for i, client := range clients {
		names[i] = d.names[client.ID]
	}
	return names
}

// Covers all page sizes.
func TestClientPagesJoinToWholeListInEveryOrder(t *testing.T) {
	t.Parallel()
	d := newCoachFixture(t, "Meera Nair", "Ángela Rao", "asha Iyer", "Zoya Khan", "ravi Das", "Asha Gupta", "दीपा शर्मा")
	d.set("Zoya Khan", "urgent_since = now() - interval '2 days', urgent_tier = 'concern'")
	d.set("ravi Das", "urgent_since = now(), urgent_tier = 'urgent'")
	d.set("Meera Nair", "coach_unread = 2, waiting_since = now() - interval '3 hours'")
	d.set("Asha Gupta", "waiting_since = now() - interval '4 hours', last_message_at = null")
	for order, want := range map[coaching.ClientSort][]string{
		coaching.ByAttention: {"ravi Das", "Zoya Khan", "Asha Gupta", "Meera Nair", "दीपा शर्मा", "asha Iyer", "Ángela Rao"},
		coaching.ByWaiting:   {"Asha Gupta", "Meera Nair", "दीपा शर्मा", "ravi Das", "Zoya Khan", "asha Iyer", "Ángela Rao"},
		coaching.ByLatest:    {"दीपा शर्मा", "ravi Das", "Zoya Khan", "asha Iyer", "Ángela Rao", "Meera Nair", "Asha Gupta"},
		coaching.ByName:      {"Ángela Rao", "Asha Gupta", "asha Iyer", "Meera Nair", "ravi Das", "Zoya Khan", "दीपा शर्मा"},
		coaching.ByJoined:    {"दीपा शर्मा", "Asha Gupta", "ravi Das", "Zoya Khan", "asha Iyer", "Ángela Rao", "Meera Nair"},
	} {
		if whole, next := d.page(coaching.ClientFilter{Sort: order}); !slices.Equal(whole, want) || next != "" {
			t.Errorf("%s: %q with next %q, want %q", order, whole, next, want)
		}
		for size := 1; size <= len(want)+1; size++ {
			var all []string
			for after, pages := "", 0; pages == 0 || after != ""; pages++ {
				if pages > len(want) {
					t.Fatalf("%s: pages of %d never end", order, size)
				}
				var some []string
				some, after = d.page(coaching.ClientFilter{Sort: order, Limit: size, After: after})
				all = append(all, some...)
			}
			if !slices.Equal(all, want) {
				t.Errorf("%s by %d: %q, want %q", order, size, all, want)
			}
		}
	}
}

// The names have a hundred characters, each of which folds into several.
func TestClientPagesContinueAfterLongFoldedNames(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("\ufdfa", 50) // One sign for four words.
	d := newCoachFixture(t, "Zoya Khan", long+" "+long, "दीपा शर्मा", long+" "+long[:len(long)-3])
	want, next := d.page(coaching.ClientFilter{Sort: coaching.ByName})
	if len(want) != 4 || next != "" {
		t.Fatalf("the whole list is %q with next %q", want, next)
	}
	var all []string
	for after, pages := "", 0; pages == 0 || after != ""; pages++ {
		if pages > len(want) {
			t.Fatal("the pages never end")
		}
		var some []string
		if some, after = d.page(coaching.ClientFilter{Sort: coaching.ByName, Limit: 1, After: after}); len(after) > 1500 {
			t.Errorf("a place is %d characters long, more than the BFF accepts", len(after))
		}
		all = append(all, some...)
	}
	if !slices.Equal(all, want) {
		t.Errorf("pages of one join to %q, want %q", all, want)
	}
}

// If the last client of a page leaves or moves, the next page still continues at the same place.
func TestClientPlaceStaysValidAfterItsClientMoves(t *testing.T) {
	t.Parallel()
	for _, order := range []coaching.ClientSort{coaching.ByLatest, coaching.ByName} {
		d := newCoachFixture(t, "D D", "C C", "B B", "A A")
		_, after := d.page(coaching.ClientFilter{Sort: order, Limit: 2})
		d.exec("update members set coach_id = null where id = $1", d.id("B B").UUID())
		if rest, next := d.page(coaching.ClientFilter{Sort: order, Limit: 2, After: after}); !slices.Equal(rest, []string{"C C", "D D"}) || next != "" {
			t.Errorf("%s: after the page's last client left, the next page is %q with next %q", order, rest, next)
		}
	}
	d := newCoachFixture(t, "D D", "C C", "B B", "A A")
	_, after := d.page(coaching.ClientFilter{Limit: 2})
	d.set("B B", "coach_unread = 1, last_message_at = now()")
	if rest, _ := d.page(coaching.ClientFilter{Limit: 2, After: after}); !slices.Equal(rest, []string{"C C", "D D"}) {
		t.Errorf("after the page's last client moved up, the next page is %q", rest)
	}
}

func TestClientPageFiltersByStateAndEngagement(t *testing.T) {
	t.Parallel()
	d := newCoachFixture(t, "One A", "Two B", "Three C", "Four D")
	d.set("One A", "urgent_since = now(), urgent_tier = 'urgent', last_member_message_at = now() - interval '20 days'")
	d.set("Two B", "coach_unread = 1, last_member_message_at = now() - interval '5 days'")
	d.set("Three C", "waiting_since = now(), last_member_message_at = now()")
	for name, c := range map[string]struct {
		filter coaching.ClientFilter
		want   []string
	}{
		"urgent":        {coaching.ClientFilter{State: coaching.StateUrgent}, []string{"One A"}},
		"unread":        {coaching.ClientFilter{State: coaching.StateUnread}, []string{"Two B"}},
		"waiting":       {coaching.ClientFilter{State: coaching.StateWaiting}, []string{"Three C"}},
		"high":          {coaching.ClientFilter{Engagement: coaching.EngagementHigh}, []string{"Three C"}},
		"medium":        {coaching.ClientFilter{Engagement: coaching.EngagementMedium}, []string{"Two B"}},
		"low":           {coaching.ClientFilter{Engagement: coaching.EngagementLow}, []string{"One A", "Four D"}},
		"low, urgent":   {coaching.ClientFilter{Engagement: coaching.EngagementLow, State: coaching.StateUrgent}, []string{"One A"}},
		"query, unread": {coaching.ClientFilter{Query: "t", State: coaching.StateUnread}, []string{"Two B"}},
	} {
		if found, _ := d.page(c.filter); !slices.Equal(found, c.want) {
			t.Errorf("%s: %q, want %q", name, found, c.want)
		}
	}
}

// The query contains parts of words.
func TestClientPageFindsPartsOfNamesAndEmails(t *testing.T) {
	t.Parallel()
	d := newCoachFixture(t, "Zoë D’Souza", "दीपा शर्मा", "Mary-Jane O'Brien", "சீதா ராமன்", "عائشہ خان")
	for typed, want := range map[string][]string{
		"":             {"Mary-Jane O'Brien", "Zoë D’Souza", "दीपा शर्मा", "சீதா ராமன்", "عائشہ خان"},
		"   ":          {"Mary-Jane O'Brien", "Zoë D’Souza", "दीपा शर्मा", "சீதா ராமன்", "عائشہ خان"},
		"ZOE":          {"Zoë D’Souza"},
		"souz zo":      {"Zoë D’Souza"},
		"dsouza":       {"Zoë D’Souza"},
		"jane":         {"Mary-Jane O'Brien"},
		"o'brien":      {"Mary-Jane O'Brien"},
		"obrien mary":  {"Mary-Jane O'Brien"},
		"शर":           {"दीपा शर्मा"},
		"सीता":         {},
		"ராம":          {"சீதா ராமன்"},
		"خان":          {"عائشہ خان"},
		"person3":      {"சீதா ராமன்"},
		"PERSON1@mail": {"दीपा शर्मा"},
		"mary nobody":  {},
		"%":            {},
	} {
		if found, _ := d.page(coaching.ClientFilter{Query: typed, Sort: coaching.ByName}); !sameNames(found, want) {
			t.Errorf("%q finds %q, want %q", typed, found, want)
		}
	}
}

// sameNames compares without the order.
func sameNames(a, b []string) bool {
	slices.Sort(a)
	b = slices.Clone(b)
	slices.Sort(b)
	return slices.Equal(a, b)
}

func TestClientPageRejectsInvalidFilters(t *testing.T) {
	t.Parallel()
	d := newCoachFixture(t, "One A", "Two B")
	_, after := d.page(coaching.ClientFilter{Limit: 1})
	for name, filter := range map[string]coaching.ClientFilter{
		"q":     {Query: strings.Repeat("அ", 101)},
		"limit": {Limit: 101},
		"after": {After: "nowhere"},
	} {
		_, err := d.service.ClientPage(context.Background(), d.coach.ID, filter)
		if blamed, is := errors.AsType[*fault.Invalid](err); !is || blamed.Fields[0].Field != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := d.service.ClientPage(context.Background(), d.coach.ID, coaching.ClientFilter{Sort: coaching.ByName, After: after}); err == nil {
		t.Error("a place of one order is accepted in another")
	}
}

// The longest waits are not all on the first page.
func TestBoardReturnsCountsFirstPageAndLongestWaits(t *testing.T) {
	t.Parallel()
	names := make([]string, 40)
	for i := range names {
		names[i] = fmt.Sprintf("Client %02d", i)
	}
	d := newCoachFixture(t, names...)
	for i := range 12 { // The oldest conversations, without unread messages.
		d.set(names[i], fmt.Sprintf("waiting_since = now() - interval '%d hours', coach_unread = 0", 100-i))
	}
	d.set(names[39], "coach_unread = 3, waiting_since = now()")
	d.set(names[38], "coach_unread = 1")
	d.set(names[20], "urgent_since = now(), urgent_tier = 'concern'")
	d.exec(`insert into sessions (member_id, coach_id, starts_at, ends_at, room) values
		($1, $2, now() - interval '10 minutes', now() + interval '20 minutes', 'a'), ($1, $2, now() + interval '3 days', now() + interval '3 days 30 minutes', 'b'),
		($1, $2, now() - interval '2 hours', now() - interval '90 minutes', 'c')`, d.id(names[3]).UUID(), d.coach.ID.UUID())
	board, err := d.service.Board(context.Background(), d.coach.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := coaching.ClientCounts{Clients: 40, Urgent: 1, UnreadClients: 2, UnreadMessages: 4, Waiting: 13, UpcomingSessions: 2}
	if board.Counts != want {
		t.Errorf("counts %+v, want %+v", board.Counts, want)
	}
	first, next := d.page(coaching.ClientFilter{Limit: 30})
	if shown := d.called(board.First.Clients); !slices.Equal(shown, first) || board.First.Next != next || next == "" || len(shown) != 30 ||
		!slices.Equal(shown[:15], slices.Concat(names[20:21], names[:12], names[39:40], names[38:39])) {
		t.Errorf("the first page is %q with next %q, want %q with next %q", shown, board.First.Next, first, next)
	}
	if waits := d.called(board.Waiting); !slices.Equal(waits, names[:10]) {
		t.Errorf("longest waits: %q", waits)
	}
	for _, statement := range []string{"update coaches set is_active = false", "update coaches set is_active = true, verification_status = 'pending'"} {
		d.exec(statement)
		board, err := d.service.Board(context.Background(), d.coach.ID)
		if err != nil || board.Counts != (coaching.ClientCounts{}) || board.First.Clients == nil || len(board.First.Clients)+len(board.Waiting) != 0 {
			t.Errorf("%s: %+v, %v", statement, board, err)
		}
	}
}

// A coach sees the answers that a client chose to share, and no others.
func TestSharedByReturnsOnlySharedAnswers(t *testing.T) {
	t.Parallel()
	d := newCoachFixture(t, "One A", "Two B")
	one := d.id("One A")
	look := func(coach identity.CoachID) coaching.Shared {
		t.Helper()
		shared, err := d.service.SharedBy(context.Background(), coach, one)
		if err != nil {
			t.Fatal(err)
		}
		return shared
	}
	nothing := func(s coaching.Shared) bool {
		return s.Region+s.Religion+s.Gender+s.Age+s.Language == "" && len(s.Focus) == 0
	}
	if shared := look(d.coach.ID); !nothing(shared) {
		t.Errorf("without answers: %+v", shared)
	}
	d.exec(`insert into member_preferences (member_id, region, religion, gender, age_range, language, focus)
		values ($1, 'south_india', 'hindu', 'not_specified', '25-34', 'ta', array['family', 'career'])`, one.UUID())
	if shared := look(d.coach.ID); !nothing(shared) {
		t.Errorf("before sharing: %+v", shared)
	}
	d.exec("update member_preferences set shared_with_coach = array['religion', 'gender', 'language', 'focus']")
	shared := look(d.coach.ID)
	if shared.Religion != "Hindu" || shared.Language != "Tamil" || shared.Gender != "" || shared.Region != "" || shared.Age != "" ||
		!slices.Equal(shared.Focus, []string{"Family expectations", "Work and career"}) {
		t.Errorf("shared: %+v", shared)
	}
	d.exec("update member_preferences set shared_with_coach = array['region', 'age']")
	if shared := look(d.coach.ID); shared.Region == "" || shared.Age == "" || shared.Religion != "" || shared.Focus != nil {
		t.Errorf("after changing the shared answers: %+v", shared)
	}
	if shared := look(identitytest.NewCoach(t, d.pool).ID); !nothing(shared) {
		t.Errorf("another coach sees %+v", shared)
	}
	d.exec("update coaches set is_active = false")
	if shared := look(d.coach.ID); !nothing(shared) {
		t.Errorf("an inactive coach sees %+v", shared)
	}
}
