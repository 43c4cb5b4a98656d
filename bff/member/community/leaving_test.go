package community_test

import (
	"encoding/json"
	"net/http"
	"regexp"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
)

// notesOfFlags matches the note that a reporter wrote to the moderators. It is deleted with its author.
var notesOfFlags = regexp.MustCompile(`"notes":"[^"]*"`)

// views is all that two members and an administrator can look at, by who looks and where.
func (v *village) views(t *testing.T, admin *apitest.User) map[string]string {
	t.Helper()
	all := map[string]string{}
	look := func(who string, by *apitest.User, path string) apitest.Answer {
		answer := by.Get(t, path)
		all[who+" "+path] = http.StatusText(answer.Status) + " " + answer.Header.Get("Etag") + "\n" + notesOfFlags.ReplaceAllString(string(answer.Body), "")
		return answer
	}
	for who, by := range map[string]*apitest.User{"the reader": v.reader, "an author": v.actors[1]} {
		for _, path := range []string{
			posts + "?limit=100&sort=trending", posts + "?limit=100&sort=recent", posts + "?limit=100&sort=recent&category=career",
			posts + "?limit=100&tag=village", posts + "?limit=100&q=words", "/api/forum-alias", "/api/community/yours", "/api/community/notices",
		} {
			look(who, by, path)
		}
		for _, post := range append(append([]string{}, v.posts...), v.own...) {
			look(who, by, posts+"/"+post)
			look(who, by, posts+"/"+post+"/reactions")
			look(who, by, posts+"/"+post+"/comments?limit=100")
			look(who, by, posts+"?sort=recent&limit=2&after="+post)
		}
	}
	look("an administrator", admin, "/api/coach/admin/audit")
	for _, state := range []string{"open", "decided"} {
		for _, id := range v.cases(t, admin, state) {
			look("an administrator", admin, moderation+"/"+id)
		}
		look("an administrator", admin, moderation+"?state="+state)
	}
	return all
}

const moderation = "/api/coach/admin/moderation"

// cases are the ids of all that are open, or decided.
func (v *village) cases(t *testing.T, admin *apitest.User, state string) (ids []string) {
	t.Helper()
	var page struct {
		Cases []struct {
			ID string `json:"id"`
		} `json:"cases"`
	}
	admin.Get(t, moderation+"?state="+state).Want(t, http.StatusOK).Loosely(t, &page)
	for _, one := range page.Cases {
		ids = append(ids, one.ID)
	}
	if len(ids) < actorsCrawled {
		t.Fatalf("%d cases are %s", len(ids), state)
	}
	return ids
}

// differences are the places at which two views are not the same.
func differences(before, after map[string]string) (places []string) {
	for place, seen := range before {
		if after[place] != seen {
			places = append(places, place)
		}
	}
	return places
}

// TestLeavingTiesNothing: a reader who compares the threads before and after an author's departure, with the texts
// kept, finds no difference. Several changes at one moment would reveal one author.
func TestLeavingTiesNothing(t *testing.T) {
	t.Parallel()
	v := newVillage(t)
	v.live(t)
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

	leaver := v.actors[0]
	body, err := json.Marshal(map[string]any{"password": apitest.Password})
	if err != nil {
		t.Fatal(err)
	}
	leaver.Do(t, http.MethodDelete, "/api/user", "application/json", body).Want(t, http.StatusAccepted)
	v.Post.WorkAll(t)
	if v.Count(t, "select count(*) from members where id = $1", leaver.ID) != 0 {
		t.Fatal("the account is still there")
	}
	for _, place := range differences(before, v.views(t, admin)) {
		t.Errorf("that somebody left can be told by %s, which was\n%s", place, before[place])
	}
	// The comparison must be able to fail.
	if _, err := v.Pool.Exec(t.Context(), "update community_voices set name = name + 500 where member_id is null and not original"); err != nil {
		t.Fatal(err)
	}
	if len(differences(before, v.views(t, admin))) < 2*threadsEach {
		t.Error("a new name for whoever has left is not found")
	}

	// A decision shows neither.
	for _, id := range v.cases(t, admin, "open") {
		var read struct {
			Revision string `json:"revision"`
		}
		admin.Post(t, moderation+"/"+id+"/claim", nil).Want(t, http.StatusOK).Loosely(t, &read)
		decision := map[string]any{"outcome": "keep", "warn": true, "suspendDays": 2, "help": true, "note": "", "revision": read.Revision}
		admin.Post(t, moderation+"/"+id+"/decision", decision).Want(t, http.StatusOK)
	}
}
