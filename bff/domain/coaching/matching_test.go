package coaching_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/store"

	"github.com/google/uuid"
)

func TestSaveMatchingStoresAndClearsWishes(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	if none, err := service.Matching(ctx, member.ID); err != nil || !reflect.DeepEqual(none, coaching.Matching{}) {
		t.Errorf("before: %+v, %v", none, err)
	}
	wishes := coaching.Matching{Language: "ta", Focus: []string{"grief", "family"}, CoachGender: "female", OutsideCommunity: true, HomeCity: " Fremont "}
	kept := wishes
	kept.HomeCity = "Fremont"
	if saved, err := service.SaveMatching(ctx, member.ID, wishes); err != nil || !reflect.DeepEqual(saved, kept) {
		t.Errorf("saved %+v, %v", saved, err)
	}
	if again, err := service.Matching(ctx, member.ID); err != nil || !reflect.DeepEqual(again, kept) {
		t.Errorf("read %+v, %v", again, err)
	}
	// The city is dropped without OutsideCommunity, the only wish that uses it.
	if saved, err := service.SaveMatching(ctx, member.ID, coaching.Matching{HomeCity: "Fremont"}); err != nil || !reflect.DeepEqual(saved, coaching.Matching{Focus: []string{}}) {
		t.Errorf("cleared: %+v, %v", saved, err)
	}
	for field, wrong := range map[string]coaching.Matching{
		"language": {Language: "xx"}, "focus": {Focus: []string{"cricket"}}, "coachGender": {CoachGender: "not_specified"}, "homeCity": {HomeCity: "a\u0007"},
	} {
		_, err := service.SaveMatching(ctx, member.ID, wrong)
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
	if _, err := service.SaveMatching(ctx, identity.MemberID(uuid.New()), wishes); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("wishes of an unknown member: %v", err)
	}
}

func TestSuggestionsFollowWishes(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	setTraits := func(id identity.CoachID, gender, region, religion string) {
		execute(t, pool, "update coaches set gender = nullif($2, ''), region = nullif($3, ''), religion = nullif($4, '') where id = $1", id.UUID(), gender, region, religion)
	}
	coach := func(city string, languages ...string) identity.CoachID {
		return identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) {
			c.City, c.Languages, c.Focus = city, languages, []string{}
		}).ID
	}
	chennai, amritsar, pune, quiet := coach("Chennai", "en", "ta"), coach("Amritsar", "en", "pa"), coach("Pune", "en", "mr"), coach("Delhi", "en")
	setTraits(chennai, "female", "south_india", "hindu")
	setTraits(amritsar, "male", "north_india", "sikh")
	setTraits(pune, "female", "west_india", "hindu")
	age := 30.0
	_, err := identity.New(pool, identitytest.QuickHasher(), identity.Options{}).Onboard(ctx, member.ID, identity.Onboarding{
		Region: "south_india", Religion: "hindu", Age: &age, Gender: "female", CoachGender: "female",
	})
	if err != nil {
		t.Fatal(err)
	}
	suggested := func() (list []identity.CoachID, reasons [][]string) {
		t.Helper()
		all, err := service.Suggest(ctx, member)
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range all {
			list, reasons = append(list, one.Coach.ID), append(reasons, one.Reasons)
		}
		return list, reasons
	}
	list, reasons := suggested()
	if !slices.Equal(list, []identity.CoachID{chennai, pune, amritsar}) {
		t.Errorf("women first: %v", list)
	}
	if want := [][]string{{copy.Matching.Woman, "Speaks Tamil"}, {copy.Matching.Woman}, {copy.Coaches.ReasonRoom}}; !reflect.DeepEqual(reasons, want) {
		t.Errorf("reasons %v, want %v", reasons, want)
	}
	// Only the coach whose region and religion are unknown is from outside all of them.
	if _, err := service.SaveMatching(ctx, member.ID, coaching.Matching{OutsideCommunity: true, HomeCity: "amritsar"}); err != nil {
		t.Fatal(err)
	}
	if list, reasons = suggested(); !slices.Equal(list, []identity.CoachID{quiet}) || !reflect.DeepEqual(reasons, [][]string{{"Lives in Delhi, away from amritsar"}}) {
		t.Errorf("from outside: %v %v", list, reasons)
	}
	execute(t, pool, "update coaches set is_active = false where id = $1", quiet.UUID())
	if list, _ = suggested(); len(list) != 0 {
		t.Errorf("no coach from outside is left, and suggested are %v", list)
	}
	// The list itself excludes no coach.
	if all, err := service.List(ctx, member, coaching.Filter{}); err != nil || !slices.Equal(ids(all), []identity.CoachID{chennai, amritsar, pune}) {
		t.Errorf("the list: %v, %v", ids(all), err)
	}
}

func TestSuggestionsDistributeNewMembersEvenly(t *testing.T) {
	t.Parallel()
	service, pool, _ := newService(t)
	ctx := context.Background()
	for range 4 {
		identitytest.NewCoach(t, pool)
	}
	for range 12 {
		member := identitytest.NewMember(t, pool)
		suggested, err := service.Suggest(ctx, member)
		if err != nil || len(suggested) != 3 {
			t.Fatalf("suggestions: %v, %v", suggested, err)
		}
		if _, err := service.Select(ctx, member.ID, suggested[0].Coach.ID); err != nil {
			t.Fatal(err)
		}
	}
	rows, err := pool.Query(ctx, "select count(*) from members group by coach_id")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var clients int
		if err := rows.Scan(&clients); err != nil || clients != 3 {
			t.Errorf("a coach has %d of twelve new members, %v", clients, err)
		}
	}
}
