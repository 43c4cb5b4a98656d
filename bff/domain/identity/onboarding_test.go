package identity_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/store"

	"github.com/google/uuid"
)

func answers(age float64) identity.Onboarding {
	return identity.Onboarding{Region: "south_india", Age: &age, Gender: "female", Language: "ta", Focus: []string{"family", "career"}}
}

func TestOnboardStoresAnswersAndProgress(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	if progress, err := service.Progress(ctx, member.ID); err != nil || progress != (identity.Progress{}) {
		t.Fatalf("before: %+v, %v", progress, err)
	}
	done := identity.Progress{HasCompletedOnboarding: true}
	if progress, err := service.Onboard(ctx, member.ID, answers(27)); err != nil || progress != done {
		t.Fatalf("onboard: %+v, %v", progress, err)
	}
	if progress, err := service.Progress(ctx, member.ID); err != nil || progress != done {
		t.Errorf("after: %+v, %v", progress, err)
	}
	row, err := store.New().PreferencesOf(ctx, pool, member.ID.UUID())
	if err != nil {
		t.Fatal(err)
	}
	text := func(s string) *string { return &s }
	want := store.MemberPreference{
		MemberID: member.ID.UUID(), Region: text("south_india"), Religion: text(copy.NotSpecified), Gender: text("female"),
		AgeRange: text("25-34"), Language: text("ta"), Focus: []string{"family", "career"}, OnboardedAt: row.OnboardedAt,
		EmailNotifications: true, SessionReminders: true, MessageNotifications: true,
	}
	if !reflect.DeepEqual(row, want) || row.OnboardedAt == nil {
		t.Errorf("stored %+v", row)
	}
	// Answering again replaces the answers and keeps the day of the first.
	if _, err := service.Onboard(ctx, member.ID, identity.Onboarding{Region: "nepal", Age: answers(65).Age, Gender: "non_binary", Religion: "buddhist"}); err != nil {
		t.Fatal(err)
	}
	again, err := store.New().PreferencesOf(ctx, pool, member.ID.UUID())
	if err != nil || *again.Region != "nepal" || *again.AgeRange != "65+" || again.Language != nil || len(again.Focus) != 0 || !again.OnboardedAt.Equal(*row.OnboardedAt) {
		t.Errorf("answered again: %+v, %v", again, err)
	}
	execute(t, pool, "update member_preferences set tour_seen_at = now()")
	if progress, err := service.Progress(ctx, member.ID); err != nil || !progress.HasSeenTour {
		t.Errorf("with the tour seen: %+v, %v", progress, err)
	}
}

func TestOnboardStoresAgeRangeOnly(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	for age, want := range map[float64]string{
		18: "18-24", 24: "18-24", 25: "25-34", 34: "25-34", 35: "35-44", 44: "35-44", 45: "45-54", 54: "45-54", 55: "55-64", 64: "55-64", 65: "65+", 120: "65+",
	} {
		if _, err := service.Onboard(context.Background(), member.ID, answers(age)); err != nil {
			t.Fatal(err)
		}
		row, err := store.New().PreferencesOf(context.Background(), pool, member.ID.UUID())
		if err != nil || row.AgeRange == nil || *row.AgeRange != want {
			t.Errorf("age %v is stored as %v, %v; want %s", age, row.AgeRange, err, want)
		}
	}
}

func TestOnboardRejectsInvalidAnswers(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	for _, c := range []struct {
		field, message string
		spoil          func(*identity.Onboarding)
	}{
		{"region", "Please select your region of origin", func(o *identity.Onboarding) { o.Region = "" }},
		{"region", "Please select your region of origin", func(o *identity.Onboarding) { o.Region = "atlantis" }},
		{"age", "Please enter your age", func(o *identity.Onboarding) { o.Age = nil }},
		{"age", "Must be 18 or older", func(o *identity.Onboarding) { *o.Age = 17 }},
		{"age", copy.Validation.AgeTooHigh, func(o *identity.Onboarding) { *o.Age = 121 }},
		{"age", copy.Validation.AgeWhole, func(o *identity.Onboarding) { *o.Age = 30.5 }},
		{"gender", "Please select your gender", func(o *identity.Onboarding) { o.Gender = "" }},
		{"religion", copy.Validation.ChooseListed, func(o *identity.Onboarding) { o.Religion = "none" }},
		{"language", copy.Validation.ChooseListed, func(o *identity.Onboarding) { o.Language = "xx" }},
		{"focus", copy.Validation.ChooseListed, func(o *identity.Onboarding) { o.Focus = []string{"astrology"} }},
	} {
		given := answers(30)
		c.spoil(&given)
		_, err := service.Onboard(context.Background(), member.ID, given)
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0] != (fault.FieldError{Field: c.field, Message: c.message}) {
			t.Errorf("%s: %v, want %q", c.field, err, c.message)
		}
	}
	if n := count(t, pool, "select count(*) from member_preferences"); n != 0 {
		t.Errorf("%d answers were stored", n)
	}
}

func TestOnboardUnknownMemberReturnsErrNotFound(t *testing.T) {
	t.Parallel()
	service, _ := newService(t)
	if _, err := service.Onboard(context.Background(), identity.MemberID(uuid.New()), answers(30)); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("onboarding: %v", err)
	}
	if _, err := service.SeeTour(context.Background(), identity.MemberID(uuid.New())); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the tour: %v", err)
	}
}
