package onboarding_test

import (
	"net/http"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/member/onboarding"
)

func form(replaced map[string]any) map[string]any {
	body := map[string]any{"region": "south_india", "religion": "hindu", "age": 31, "gender": "female", "language": "ta", "focus": []string{"family"}}
	for property, value := range replaced {
		if value == nil {
			delete(body, property)
			continue
		}
		body[property] = value
	}
	return body
}

func TestOnboardingStoresAnswersAndAgeRange(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	status := func(answer apitest.Response) onboarding.OnboardingStatus {
		t.Helper()
		var status onboarding.OnboardingStatus
		answer.Want(t, http.StatusOK).Into(t, &status)
		answer.WantKeys(t, "hasCompletedOnboarding", "hasSeenTour")
		return status
	}
	if before := status(member.Get(t, "/api/user-preferences")); before.HasCompletedOnboarding || before.HasSeenTour {
		t.Fatalf("before: %+v", before)
	}
	if answered := status(member.Post(t, "/api/user-onboarding", form(nil))); !answered.HasCompletedOnboarding || answered.HasSeenTour {
		t.Fatalf("answered: %+v", answered)
	}
	if after := status(member.Get(t, "/api/user-preferences")); !after.HasCompletedOnboarding {
		t.Fatalf("after: %+v", after)
	}
	// Only the age range is stored, not the age.
	const query = "select count(*) from member_preferences where region = 'south_india' and age_range = '25-34' and language = 'ta'"
	if h.Count(t, query) != 1 {
		t.Error("the preferences were not stored as sent")
	}
	if other := status(h.NewMember(t).Get(t, "/api/user-preferences")); other.HasCompletedOnboarding {
		t.Error("another member's onboarding is done too")
	}
}

func TestOnboardingAcceptsRequiredAnswersOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	h.NewMember(t).Post(t, "/api/user-onboarding", form(map[string]any{"religion": nil, "language": nil, "focus": nil})).
		Want(t, http.StatusOK)
}

func TestTourCompletionIsIdempotent(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for range 2 {
		var status onboarding.OnboardingStatus
		answer := member.Post(t, "/api/user-preferences/tour-completed", nil).Want(t, http.StatusOK)
		answer.WantKeys(t, "hasCompletedOnboarding", "hasSeenTour")
		answer.Into(t, &status)
		if !status.HasSeenTour || status.HasCompletedOnboarding {
			t.Fatalf("after the tour: %+v", status)
		}
	}
	var after onboarding.OnboardingStatus
	member.Post(t, "/api/user-onboarding", form(nil)).Want(t, http.StatusOK).Into(t, &after)
	if !after.HasSeenTour || !after.HasCompletedOnboarding {
		t.Errorf("after the form: %+v", after)
	}
	apitest.NewVisitor(h.Member).Post(t, "/api/user-preferences/tour-completed", nil).WantProblem(t, http.StatusUnauthorized, "")
}

func TestOnboardingReplacesCoachWishes(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	member.Post(t, "/api/user-onboarding", form(map[string]any{"coachGender": "female", "outsideCommunity": true, "homeCity": " Fremont "})).
		Want(t, http.StatusOK)
	const query = "select count(*) from member_preferences where coach_gender = 'female' and outside_community and home_city = 'Fremont'"
	if h.Count(t, query) != 1 {
		t.Error("the preferences were not stored as sent")
	}
	member.Post(t, "/api/user-onboarding", form(map[string]any{"homeCity": "Fremont"})).Want(t, http.StatusOK)
	if h.Count(t, "select count(*) from member_preferences where coach_gender is null and not outside_community and home_city is null") != 1 {
		t.Error("removed preferences are still stored")
	}
}

func TestOnboardingRejectsInvalidAnswers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for name, c := range map[string]struct {
		replaced       map[string]any
		message, field string
	}{
		"no region":                       {map[string]any{"region": nil}, "Please select your region of origin", "region"},
		"an unknown region":               {map[string]any{"region": "atlantis"}, "", "region"},
		"no age":                          {map[string]any{"age": nil}, "Please enter your age", "age"},
		"an age under 18":                 {map[string]any{"age": 17}, "Must be 18 or older", "age"},
		"an age over the limit":           {map[string]any{"age": 121}, "", "age"},
		"a fractional age":                {map[string]any{"age": 30.5}, "", "age"},
		"no gender":                       {map[string]any{"gender": nil}, "Please select your gender", "gender"},
		"an unknown topic":                {map[string]any{"focus": []string{"lottery"}}, "", "focus"},
		"an unknown wish":                 {map[string]any{"coachGender": "any"}, "", "coachGender"},
		"a city with a control character": {map[string]any{"homeCity": "a\u0007"}, "", "homeCity"},
	} {
		t.Run(name, func(t *testing.T) {
			member.Post(t, "/api/user-onboarding", form(c.replaced)).WantProblem(t, http.StatusBadRequest, c.message, c.field)
		})
	}
	if h.Count(t, "select count(*) from member_preferences") != 0 {
		t.Error("an invalid form was stored")
	}
	apitest.NewVisitor(h.Member).Post(t, "/api/user-onboarding", form(nil)).WantProblem(t, http.StatusUnauthorized, "")
	apitest.NewVisitor(h.Member).Get(t, "/api/user-preferences").WantProblem(t, http.StatusUnauthorized, "")
}
