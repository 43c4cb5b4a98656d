package community_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/member/community"
)

func TestThreadsCanBeFollowedSavedAndRead(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := newMember(t, h)
	// Others see nothing of it, so the guidelines need not be accepted.
	reader := h.NewMember(t)
	post := publish(t, asha)
	path := posts + "/" + post.ID
	marks := func(answer apitest.Response, following, saved bool) {
		t.Helper()
		var got community.ThreadMarks
		answer.Want(t, http.StatusOK).WantKeys(t, "following", "saved")
		if answer.Into(t, &got); got.Following != following || got.Saved != saved {
			t.Errorf("%+v", got)
		}
	}
	marks(put(t, reader, path+"/following", map[string]any{"following": true}), true, false)
	marks(put(t, reader, path+"/saved", map[string]any{"saved": true}), true, true)
	marks(put(t, reader, path+"/following", map[string]any{"following": false}), false, true)
	marks(put(t, asha, path+"/following", map[string]any{"following": true}), true, false)

	answer := reader.Get(t, "/api/community/saved").Want(t, http.StatusOK)
	answer.WantKeys(t, "items", "earlier")
	var page community.SavedPage
	if answer.Into(t, &page); len(page.Items) != 1 || page.Items[0].ID != post.ID || page.Items[0].Author.IsYours || page.Earlier != nil {
		t.Errorf("%+v", page)
	}
	if asha.Get(t, "/api/community/saved").Want(t, http.StatusOK).Into(t, &page); len(page.Items) != 0 {
		t.Errorf("another member's list: %+v", page)
	}
	reader.Get(t, "/api/community/saved?before=x").WantProblem(t, http.StatusBadRequest, "", "before")
	reader.Get(t, "/api/community/saved?before="+uuid.NewString()).WantProblem(t, http.StatusBadRequest, "", "before")
	reader.Get(t, "/api/community/saved?limit=101").WantProblem(t, http.StatusBadRequest, "", "limit")

	addComment(t, newMember(t, h), post.ID, "Same here")
	var yours community.OwnWordsPage
	if asha.Get(t, "/api/community/yours").Into(t, &yours); yours.Items[0].NewComments != 1 || len(yours.Items[0].Since) != len("2026-11-24") {
		t.Errorf("%+v", yours.Items)
	}
	asha.Post(t, path+"/seen", nil).Want(t, http.StatusNoContent)
	if asha.Get(t, "/api/community/yours").Into(t, &yours); yours.Items[0].NewComments != 0 || yours.Items[0].Since != "" {
		t.Errorf("%+v", yours.Items)
	}

	for _, unknown := range []string{posts + "/" + uuid.NewString(), posts + "/seven"} {
		put(t, reader, unknown+"/following", map[string]any{"following": true}).WantProblem(t, http.StatusNotFound, "")
		put(t, reader, unknown+"/saved", map[string]any{"saved": true}).WantProblem(t, http.StatusNotFound, "")
		reader.Post(t, unknown+"/seen", nil).WantProblem(t, http.StatusNotFound, "")
	}
	put(t, reader, path+"/following", map[string]any{"following": "yes"}).WantProblem(t, http.StatusBadRequest, "", "following")
	put(t, reader, path+"/saved", map[string]any{}).WantProblem(t, http.StatusBadRequest, "", "saved")
	visitor := apitest.NewVisitor(h.Member)
	visitor.Do(t, http.MethodPut, path+"/following", "application/json", []byte(`{"following":true}`)).WantProblem(t, http.StatusUnauthorized, "")
	visitor.Do(t, http.MethodPut, path+"/saved", "application/json", []byte(`{"saved":true}`)).WantProblem(t, http.StatusUnauthorized, "")
	visitor.Post(t, path+"/seen", nil).WantProblem(t, http.StatusUnauthorized, "")
	visitor.Get(t, "/api/community/saved").WantProblem(t, http.StatusUnauthorized, "")
}

func put(t *testing.T, by *apitest.User, path string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return by.Do(t, http.MethodPut, path, "application/json", raw)
}
