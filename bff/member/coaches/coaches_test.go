package coaches_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/member/account"
	"aangan/bff/member/coaches"
	"aangan/bff/member/messages"
)

// coachProperties are the properties of a coach that a member sees.
var coachProperties = []string{
	"id", "name", "bio", "specializations", "imageUrl", "availability", "city", "state", "country", "timeZone", "languages",
	"education", "yearsOfExperience", "licenses", "ratings", "reviewCount",
	"credentials", "nextOpening", "conversation", "saved", "away",
}

func TestCoachesListOnlyActiveAndHidePrivateData(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.NewMember(t), h.NewCoach(t)
	pending := h.NewCoach(t, apitest.Inactive)
	var list []coaches.Coach
	answer := member.Get(t, "/api/coaches").Want(t, http.StatusOK)
	answer.WantKeys(t, coachProperties...)
	answer.Into(t, &list)
	if len(list) != 1 || list[0].ID != coach.ID || strings.Join(list[0].Languages, ",") != "Tamil,English" || list[0].Ratings != nil || list[0].Conversation {
		t.Fatalf("coaches %+v", list)
	}
	if !strings.Contains(string(answer.Body), `"credentials":[]`) {
		t.Errorf("without credentials: %s", answer.Body)
	}
	one := member.Get(t, "/api/coaches/"+coach.ID).Want(t, http.StatusOK)
	one.WantKeys(t, coachProperties...)
	for _, private := range []string{coach.Email, "secret-room", "ocuments", "egion", "eligion", "ender"} {
		if strings.Contains(string(answer.Body)+string(one.Body), private) {
			t.Errorf("a member sees %q of a coach", private)
		}
	}
	member.Get(t, "/api/coaches/"+pending.ID).WantProblem(t, http.StatusNotFound, "")
	member.Get(t, "/api/coaches/"+uuid.NewString()).WantProblem(t, http.StatusNotFound, "")
	member.Get(t, "/api/coaches/meera").WantProblem(t, http.StatusNotFound, "")
	apitest.NewVisitor(h.Member).Get(t, "/api/coaches").WantProblem(t, http.StatusUnauthorized, "")
	apitest.NewVisitor(h.Member).Get(t, "/api/coaches/"+coach.ID).WantProblem(t, http.StatusUnauthorized, "")
}

func TestListsAreEmptyWithoutCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for _, path := range []string{"/api/coaches", "/api/coach-suggestions"} {
		if body := strings.TrimSpace(string(member.Get(t, path).Want(t, http.StatusOK).Body)); body != "[]" {
			t.Errorf("%s returns %s, want an empty list", path, body)
		}
	}
}

func TestSuggestionsAreThreeActiveCoachesWithReasons(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for range 4 {
		h.NewCoach(t)
	}
	h.NewCoach(t, apitest.Inactive)
	member.Post(t, "/api/user-onboarding", map[string]any{
		"region": "south_india", "age": 31, "gender": "female", "language": "ta", "focus": []string{"family"},
	}).Want(t, http.StatusOK)
	var suggested []coaches.CoachSuggestion
	answer := member.Get(t, "/api/coach-suggestions").Want(t, http.StatusOK)
	answer.WantKeys(t, "coach", "reasons")
	answer.Into(t, &suggested)
	if len(suggested) != 3 {
		t.Fatalf("%d suggestions, want 3", len(suggested))
	}
	for _, one := range suggested {
		if len(one.Reasons) == 0 || !strings.Contains(strings.Join(one.Reasons, "; "), "Tamil") {
			t.Errorf("reasons %v do not mention the language", one.Reasons)
		}
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/coach-suggestions").WantProblem(t, http.StatusUnauthorized, "")
}

func TestSelectingCoachOpensConversationWithOneWelcome(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, first, second := h.NewMember(t), h.NewCoach(t), h.NewCoach(t)
	choose := func(coach *apitest.User) {
		t.Helper()
		var user account.User
		member.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID}).Want(t, http.StatusOK).Into(t, &user)
		if user.ID != member.ID || user.CoachID == nil || *user.CoachID != coach.ID {
			t.Fatalf("user %+v", user)
		}
	}
	conversation := func(coach *apitest.User) messages.Conversation {
		t.Helper()
		var page messages.Conversation
		member.Get(t, "/api/messages/"+coach.ID).Want(t, http.StatusOK).Into(t, &page)
		return page
	}
	choose(first)
	welcome := conversation(first)
	if len(welcome.Messages) != 1 || !welcome.Messages[0].Automatic || welcome.Messages[0].IsFromUser || !welcome.CanWrite {
		t.Fatalf("welcome %+v", welcome)
	}
	choose(first)
	if again := conversation(first); len(again.Messages) != 1 {
		t.Fatalf("choosing the coach twice sent two welcomes: %+v", again.Messages)
	}
	choose(second)
	if old := conversation(first); old.CanWrite || len(old.Messages) != 1 {
		t.Fatalf("the old conversation: %+v", old)
	}
	var left account.User
	member.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK).Into(t, &left)
	if left.CoachID != nil {
		t.Fatalf("user %+v", left)
	}
	member.Post(t, "/api/user/remove-coach", map[string]any{}).Want(t, http.StatusOK)
}

func TestSelectCoachRejectsUnknownAndInactiveCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach, pending := h.NewMember(t), h.NewCoach(t), h.NewCoach(t, apitest.Inactive)
	for name, id := range map[string]any{
		"an unknown id": uuid.NewString(), "an empty id": "", "a malformed id": "meera", "a member's id": member.ID, "an inactive coach": pending.ID,
	} {
		t.Run(name, func(t *testing.T) {
			member.Post(t, "/api/user/coach", map[string]any{"coachId": id}).WantProblem(t, http.StatusNotFound, "")
		})
	}
	member.Post(t, "/api/user/coach", map[string]any{"coachId": 7}).WantProblem(t, http.StatusBadRequest, "", "coachId")
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID}).WantProblem(t, http.StatusUnauthorized, "")
	signedOut.Post(t, "/api/user/remove-coach", nil).WantProblem(t, http.StatusUnauthorized, "")
	if h.Count(t, "select count(*) from conversations") != 0 {
		t.Error("a rejected choice opened a conversation")
	}
}
