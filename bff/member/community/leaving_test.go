package community_test

import (
	"encoding/json"
	"net/http"
	"regexp"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
)

// notesOfFlags matches a reporter's note to the moderators. It is deleted with its author.
var notesOfFlags = regexp.MustCompile(`"notes":"[^"]*"`)

// views returns the responses to everything that two members and an administrator can read, by reader and path.
func (v *scenario) views(t *testing.T, admin *apitest.User) map[string]string {
	t.Helper()
	all := map[string]string{}
	fetch := func(user string, by *apitest.User, path string) apitest.Response {
		answer := by.Get(t, path)
		all[user+" "+path] = http.StatusText(answer.Status) + " " + answer.Header.Get("Etag") + "\n" + notesOfFlags.ReplaceAllString(string(answer.Body), "")
		return answer
	}
	for user, by := range map[string]*apitest.User{"the reader": v.reader, "an author": v.actors[1]} {
		for _, path := range []string{
			posts + "?limit=100&sort=trending", posts + "?limit=100&sort=recent", posts + "?limit=100&sort=recent&category=career",
			posts + "?limit=100&tag=village", posts + "?limit=100&q=words", "/api/forum-alias", "/api/community/yours", "/api/community/notices",
		} {
			fetch(user, by, path)
		}
		for _, post := range append(append([]string{}, v.posts...), v.own...) {
			fetch(user, by, posts+"/"+post)
			fetch(user, by, posts+"/"+post+"/reactions")
			fetch(user, by, posts+"/"+post+"/comments?limit=100")
			fetch(user, by, posts+"?sort=recent&limit=2&after="+post)
		}
	}
	fetch("an administrator", admin, "/api/coach/admin/audit")
	for _, state := range []string{"open", "decided"} {
		for _, id := range v.cases(t, admin, state) {
			fetch("an administrator", admin, moderation+"/"+id)
		}
		fetch("an administrator", admin, moderation+"?state="+state)
	}
	return all
}

const moderation = "/api/coach/admin/moderation"

// cases returns the ids of all open or all decided cases.
func (v *scenario) cases(t *testing.T, admin *apitest.User, state string) (ids []string) {
	t.Helper()
	var page struct {
		Cases []struct {
			ID string `json:"id"`
		} `json:"cases"`
	}
	admin.Get(t, moderation+"?state="+state).Want(t, http.StatusOK).IntoLoosely(t, &page)
	for _, one := range page.Cases {
		ids = append(ids, one.ID)
	}
	if len(ids) < authorCount {
		t.Fatalf("%d cases are %s", len(ids), state)
	}
	return ids
}

// differences returns the keys whose responses differ.
func differences(before, after map[string]string) (places []string) {
	for request, seen := range before {
		if after[request] != seen {
			places = append(places, request)
		}
	}
	return places
}

// TestDeletedAccountDoesNotLinkItsKeptTexts: the responses before and after the deletion of an author's account, with
// the texts kept, are the same. Several changes at one moment would reveal one author.
func TestDeletedAccountDoesNotLinkItsKeptTexts(t *testing.T) {
	t.Parallel()
	v := newScenario(t)
	v.act(t)
	for _, post := range v.own {
		for _, actor := range v.actors {
			v.comment(t, actor, post)
		}
	}
	admin := v.NewCoach(t, apitest.Administrator)
	v.moderate(t, admin)
	for _, actor := range v.actors {
		heavy := map[string]any{"id": uuid.NewString(), "title": "Another night", "content": "I want to die and told nobody", "category": "wellness", "tags": []string{}}
		actor.Post(t, posts, heavy).Want(t, http.StatusCreated)
		v.posts = append(v.posts, heavy["id"].(string))
	}
	before := v.views(t, admin)

	leavingMember := v.actors[0]
	body, err := json.Marshal(map[string]any{"password": apitest.Password})
	if err != nil {
		t.Fatal(err)
	}
	leavingMember.Do(t, http.MethodDelete, "/api/user", "application/json", body).Want(t, http.StatusAccepted)
	v.Post.WorkAll(t)
	if v.Count(t, "select count(*) from members where id = $1", leavingMember.ID) != 0 {
		t.Fatal("the account was not deleted")
	}
	for _, request := range differences(before, v.views(t, admin)) {
		t.Errorf("the deletion is visible at %s, which was\n%s", request, before[request])
	}
	// The comparison must be able to fail.
	if _, err := v.Pool.Exec(t.Context(), "update community_voices set name = name + 500 where member_id is null and not original"); err != nil {
		t.Fatal(err)
	}
	if len(differences(before, v.views(t, admin))) < 2*threadsPerAuthor {
		t.Error("the new name of a deleted author was not found")
	}

	// A decision about the texts of the deleted account works.
	for _, id := range v.cases(t, admin, "open") {
		var read struct {
			Revision string `json:"revision"`
		}
		admin.Post(t, moderation+"/"+id+"/claim", nil).Want(t, http.StatusOK).IntoLoosely(t, &read)
		decision := map[string]any{"outcome": "keep", "warn": true, "suspendDays": 2, "help": true, "note": "", "revision": read.Revision}
		admin.Post(t, moderation+"/"+id+"/decision", decision).Want(t, http.StatusOK)
	}
}
