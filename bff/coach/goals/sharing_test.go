package goals_test

import (
	"net/http"
	"slices"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
)

// TestSharedAnswersApplyToOneCoachOnly: nothing is shared by default, nor with the next coach.
func TestSharedAnswersApplyToOneCoachOnly(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	const path = "/api/user/sharing"
	chosen := false
	want := func(fields ...string) {
		t.Helper()
		var got struct {
			Fields []string
			Chosen bool
		}
		member.Get(t, path).Want(t, http.StatusOK).IntoLoosely(t, &got)
		if !slices.Equal(got.Fields, fields) || got.Chosen != chosen {
			t.Errorf("shared %v, chosen %t, want %v, %t", got.Fields, got.Chosen, fields, chosen)
		}
	}
	put := func(fields ...string) apitest.Response {
		t.Helper()
		return call(t, member.Visitor, http.MethodPut, path, object{"fields": append([]string{}, fields...)})
	}
	coachStream := coach.Live(t, "/api/coach/live", "")
	want()
	put("language", "region").Want(t, http.StatusOK)
	coachStream.NextOf(t, "client")
	chosen = true
	want("region", "language")
	put("salary").WantProblem(t, http.StatusBadRequest, copy.Sharing.FieldUnknown, "fields")
	put("region", "region").WantProblem(t, http.StatusBadRequest, copy.Sharing.FieldUnknown, "fields")
	// A body without fields is rejected and changes nothing.
	for _, body := range []object{{}, {"fields": nil}} {
		call(t, member.Visitor, http.MethodPut, path, body).WantProblem(t, http.StatusBadRequest, "Fields must be a list.", "fields")
	}
	want("region", "language")
	// Choosing the same coach again changes nothing.
	member.Choose(t, coach)
	want("region", "language")
	member.Choose(t, h.NewCoach(t))
	chosen = false
	want()
	// To share nothing is a choice too.
	put().Want(t, http.StatusOK)
	chosen = true
	want()
	member.Choose(t, coach)
	chosen = false
	want()
	put("age").Want(t, http.StatusOK)
	member.Post(t, "/api/user/remove-coach", nil).Want(t, http.StatusOK)
	want()
	put("age").WantProblem(t, http.StatusConflict, copy.Sharing.NoCoach)
	put().Want(t, http.StatusOK)
	apitest.NewVisitor(h.Member).Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
	call(t, coach.At(h.Member), http.MethodPut, path, object{"fields": []string{}}).WantProblem(t, http.StatusUnauthorized, "")
}
