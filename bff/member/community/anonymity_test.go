package community_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
)

// digest returns a hexadecimal hash of the text.
func digest(of string) string {
	sum := sha256.Sum256([]byte(of))
	return hex.EncodeToString(sum[:])
}

// uniqueWord returns a unique word that no search index drops and no detector flags. It begins and ends with the letter
// of the number: an author's texts with different numbers cannot share a letter next to their common words by chance.
func uniqueWord(n int) string {
	letter := string(rune('a' + n%25))
	return letter + strings.Map(func(r rune) rune { return 'a' + (r+7*(r/16))%25 }, strings.ReplaceAll(uuid.NewString(), "-", "")) + letter
}

const (
	// threadsPerAuthor is the number of threads that each author opens.
	threadsPerAuthor = 4
	// authorCount is the number of authors; the reader is another member.
	authorCount = 3
)

// scenario is a set of authors who write in each other's threads and in the reader's, with everything that the reader
// saw of them.
type scenario struct {
	*apitest.Harness
	actors []*apitest.User
	reader *apitest.User
	seen   crawl
	// posts are the ids of the actors' posts; comments are those of comments by their post; own are the reader's posts.
	posts, own []string
	comments   map[string][]string
}

func newScenario(t *testing.T) *scenario {
	t.Helper()
	v := &scenario{Harness: apitest.New(t), comments: map[string][]string{}, seen: crawl{owners: map[string]owner{}, raw: map[string]string{}}}
	for range authorCount {
		v.actors = append(v.actors, newMember(t, v.Harness))
	}
	v.reader = newMember(t, v.Harness)
	if _, err := v.Pool.Exec(t.Context(), "update members set created_at = now() - interval '1 month'"); err != nil {
		t.Fatal(err)
	}
	return v
}

// publish opens a thread with unique words.
func (v *scenario) publish(t *testing.T, by *apitest.User, n int) string {
	t.Helper()
	id := uuid.NewString()
	by.Post(t, posts, map[string]any{
		"id": id, "title": "About " + uniqueWord(n), "content": "Words of chance " + uniqueWord(n) + " and more " + uniqueWord(n),
		"category": []string{"career", "wellness", "identity", "immigration"}[n%4], "tags": []string{"village", uniqueWord(n)[:12]},
	}).Want(t, http.StatusCreated)
	v.seen.owners[id] = owner{by.Username, id}
	return id
}

func (v *scenario) comment(t *testing.T, by *apitest.User, post string) {
	t.Helper()
	id := uuid.NewString()
	by.Post(t, posts+"/"+post+"/comments", map[string]any{"id": id, "content": "Answer " + uniqueWord(len(v.comments[post])+7*len(v.comments))}).Want(t, http.StatusCreated)
	v.seen.owners[id] = owner{by.Username, post}
	v.comments[post] = append(v.comments[post], id)
}

// act makes every author perform every action, in turn.
func (v *scenario) act(t *testing.T) {
	t.Helper()
	for n := range threadsPerAuthor {
		for _, actor := range v.actors {
			v.posts = append(v.posts, v.publish(t, actor, n))
		}
		v.own = append(v.own, v.publish(t, v.reader, n))
	}
	for _, post := range v.posts {
		for _, actor := range v.actors {
			v.comment(t, actor, post)
			actor.Post(t, posts+"/"+post+"/reactions", map[string]any{"reactionType": "Support"}).Want(t, http.StatusOK)
		}
	}
	for n, actor := range v.actors {
		edited := v.posts[n]
		patch(t, actor, posts+"/"+edited, map[string]any{"title": "Edited " + uniqueWord(n), "content": "Edited words " + uniqueWord(n), "category": "career", "tags": []string{"village"}}).Want(t, http.StatusOK)
		othersPost := v.posts[(n+1)%authorCount]
		actor.Post(t, "/api/flag", map[string]any{"postId": othersPost, "reason": "other", "notes": "Please look"}).Want(t, http.StatusCreated)
		actor.Post(t, posts, map[string]any{"title": "A heavy night", "content": "I want to die and told nobody", "category": "wellness", "tags": []string{}}).Want(t, http.StatusCreated)
	}
}

// commentOnOwn makes each author comment on each of the reader's threads while the reader's stream is open.
func (v *scenario) commentOnOwn(t *testing.T) {
	t.Helper()
	stream := v.reader.Live(t, "/api/live", "")
	for _, post := range v.own {
		for _, actor := range v.actors {
			v.comment(t, actor, post)
			event := stream.NextOf(t, "notification")
			about := owner{actor.Username, post}
			v.seen.raw[fmt.Sprint("event ", len(v.seen.raw))] = event.ID + "\n" + event.Data
			v.seen.body("event", about, []byte(event.Data))
			// The event id counts all of the reader's events, in the order of the actions.
			v.seen.add(about, "event kind", event.Kind)
			v.seen.record("GET notices", owner{}, v.reader.Get(t, "/api/community/notices").Want(t, http.StatusOK))
			v.seen.record("GET notifications", about, v.reader.Get(t, "/api/notifications").Want(t, http.StatusOK))
			v.reader.Post(t, "/api/community/notices/seen", nil).Want(t, http.StatusNoContent)
			// Marking them as seen is an event for the reader's other screens.
			stream.NextOf(t, "notification")
		}
	}
}

// read requests everything that a reader can request, and operations that must be rejected.
func (v *scenario) read(t *testing.T) {
	t.Helper()
	get := func(name, path string, about owner) {
		v.seen.record("GET "+name, about, v.reader.Get(t, path))
	}
	for _, query := range []string{"sort=trending", "sort=recent", "sort=trending&category=career", "sort=recent&category=wellness", "tag=village&sort=trending", "tag=village&sort=recent", "q=words", "q=abou&category=career", "q=chance&tag=village", "sort=none", "q=" + url.QueryEscape(strings.Repeat("x", 101)), "after=" + uuid.NewString()} {
		get("posts?"+query, posts+"?limit=100&"+query, owner{})
	}
	get("alias", "/api/forum-alias", owner{})
	get("yours", "/api/community/yours", owner{})
	get("notices", "/api/community/notices", owner{})
	for _, post := range append(append([]string{}, v.posts...), v.own...) {
		about, at := v.seen.owners[post], posts+"/"+post
		get("posts after", posts+"?sort=recent&limit=2&after="+post, owner{})
		get("found after", posts+"?q=words&limit=2&after="+post, owner{})
		get("post", at, about)
		get("reactions", at+"/reactions", about)
		get("comments", at+"/comments?limit=100", owner{})
		get("newest comments", at+"/comments?limit=2&newest=1", owner{})
		for _, comment := range v.comments[post] {
			for _, place := range []string{"after", "before", "around"} {
				get("comments "+place, at+"/comments?limit=3&"+place+"="+comment, owner{})
			}
			if about := v.seen.owners[comment]; about.actor != v.reader.Username {
				v.seen.record("PATCH comment", about, patch(t, v.reader, at+"/comments/"+comment, map[string]any{"content": "Not mine"}))
				v.seen.record("DELETE comment", about, remove(t, v.reader, at+"/comments/"+comment))
				v.seen.record("POST appeal", about, v.reader.Post(t, "/api/appeal", map[string]any{"postId": post, "commentId": comment, "text": "Not mine at all"}))
			}
		}
		if about.actor == v.reader.Username {
			continue
		}
		v.seen.record("PATCH post", about, patch(t, v.reader, at, body("")))
		v.seen.record("DELETE post", about, remove(t, v.reader, at))
		v.seen.record("POST same id", about, v.reader.Post(t, posts, body(post)))
		v.seen.record("POST comment", about, v.reader.Post(t, at+"/comments", map[string]any{"content": "x"}))
		v.seen.record("POST reaction", about, v.reader.Post(t, at+"/reactions", map[string]any{"reactionType": "ThankYou"}))
		v.seen.record("DELETE reaction", about, remove(t, v.reader, at+"/reactions/ThankYou"))
		v.seen.record("POST wrong reaction", about, v.reader.Post(t, at+"/reactions", map[string]any{"reactionType": "Anger"}))
		v.seen.record("POST flag", about, v.reader.Post(t, "/api/flag", map[string]any{"postId": post, "reason": "none"}))
		v.seen.record("POST appeal", about, v.reader.Post(t, "/api/appeal", map[string]any{"postId": post, "text": "Not mine at all"}))
	}
}

// variableHeader matches headers that differ between all responses.
var variableHeader = regexp.MustCompile(` (Date|Content-Length|X-Request-Id|Server-Timing)$`)

// TestNothingLinksTwoThreadsOfOneAuthor crawls everything that the community shows to another member and searches it
// for anything that two threads of one author have in common.
func TestNothingLinksTwoThreadsOfOneAuthor(t *testing.T) {
	t.Parallel()
	v := newScenario(t)
	v.act(t)
	v.commentOnOwn(t)
	v.read(t)
	var kept []observation
	places := map[string]bool{}
	for _, s := range v.seen.observations {
		// The reader knows their own threads.
		if s.actor != v.reader.Username && !variableHeader.MatchString(s.where) {
			kept = append(kept, s)
			places[s.where] = true
		}
	}
	for _, finding := range findIdentifiers(kept) {
		t.Errorf("an author is identified by %s", finding)
	}
	for _, where := range []string{"GET posts?q=words[].author.name", "GET comments[].author.name", "GET notices.items[].id", "event kind", "PATCH post.message", "GET post Content-Type"} {
		if !places[where] {
			t.Errorf("no value was recorded at %s, so this test proves nothing about it", where)
		}
	}
	planted := kept
	for _, s := range kept {
		planted = append(planted, observation{s.actor, s.thread, "planted", digest(s.thread)[:20] + digest(s.actor)[:6] + digest(s.thread + "end")[:20]})
	}
	if found := findIdentifiers(planted); len(found) == 0 || !strings.HasSuffix(found[0], "at planted") {
		t.Errorf("the planted key was not found: %v", found)
	}
	v.wantNoNames(t)
}

// wantNoNames fails the test if a response contains an id, username or address of an author.
func (v *scenario) wantNoNames(t *testing.T) {
	t.Helper()
	var secrets []string
	rows, err := v.Pool.Query(t.Context(), "select id::text from community_voices union all select member_id::text from community_voices")
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		if id != v.reader.ID {
			secrets = append(secrets, id, strings.ReplaceAll(id, "-", ""))
		}
	}
	for _, actor := range v.actors {
		secrets = append(secrets, actor.Username+`"`, actor.Email)
	}
	fraction := regexp.MustCompile(`"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+`)
	for where, raw := range v.seen.raw {
		for _, secret := range secrets {
			if strings.Contains(raw, secret) {
				t.Errorf("%s contains %s", where, secret)
			}
		}
		// The bell's rows are older than the community; only the reader sees when they were created.
		if found := fraction.FindString(raw); found != "" && !strings.HasPrefix(where, "GET notifications") && !strings.HasPrefix(where, "event") {
			t.Errorf("%s contains a time with fractions of a second: %s", where, found)
		}
	}
	if len(v.seen.raw) < 500 {
		t.Errorf("only %d responses were searched", len(v.seen.raw))
	}
}

// TestOnlyOneTableLinksMembersToTheirTexts: only one table may link a member to a thread. The log, the queue's jobs,
// the bell, live events and the audit log must not.
func TestOnlyOneTableLinksMembersToTheirTexts(t *testing.T) {
	t.Parallel()
	v := newScenario(t)
	v.act(t)
	v.commentOnOwn(t)
	v.read(t)
	admin := v.NewCoach(t, apitest.Administrator)
	v.moderate(t, admin)
	var words, people []string
	for id := range v.seen.owners {
		words = append(words, id)
	}
	rows, err := v.Pool.Query(t.Context(), "select id::text, coalesce(member_id::text, '') from community_voices")
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		var voice, member string
		if err := rows.Scan(&voice, &member); err != nil {
			t.Fatal(err)
		}
		words, people = append(words, voice), append(people, voice, member)
	}
	v.Log.WantNo(t, append(words, people...)...)
	for table, secrets := range map[string][]string{"river_job": words, "notifications": words, "live_events": words, "mailboxes": words, "audit_log": people} {
		all := v.column(t, "select t::text from "+table+" t")
		if table != "river_job" && len(all) == 0 {
			t.Errorf("%s has no rows, so this test proves nothing about it", table)
		}
		for _, secret := range secrets {
			for _, row := range all {
				if strings.Contains(row, secret) {
					t.Errorf("%s links a member to a text: %s", table, row)
				}
			}
		}
	}
}

func (v *scenario) column(t *testing.T, query string) (all []string) {
	t.Helper()
	rows, err := v.Pool.Query(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		var one string
		if err := rows.Scan(&one); err != nil {
			t.Fatal(err)
		}
		all = append(all, one)
	}
	return all
}

// moderate makes an administrator claim and decide every case, and searches the responses for authors.
func (v *scenario) moderate(t *testing.T, admin *apitest.User) {
	t.Helper()
	const queue = "/api/coach/admin/moderation"
	var page struct {
		Cases []struct {
			ID string `json:"id"`
		} `json:"cases"`
	}
	answer := admin.Get(t, queue+"?state=open").Want(t, http.StatusOK)
	answer.IntoLoosely(t, &page)
	shown := []apitest.Response{answer}
	if len(page.Cases) < authorCount {
		t.Fatalf("%d cases are open", len(page.Cases))
	}
	for n, one := range page.Cases {
		at := queue + "/" + one.ID
		claimed := admin.Post(t, at+"/claim", nil).Want(t, http.StatusOK)
		shown = append(shown, admin.Get(t, at).Want(t, http.StatusOK), claimed)
		var read struct {
			Revision string `json:"revision"`
		}
		claimed.IntoLoosely(t, &read)
		decision := map[string]any{"outcome": []string{"keep", "hide", "remove"}[n%3], "warn": n%3 == 1, "suspendDays": 0, "help": false, "note": "seen", "revision": read.Revision}
		shown = append(shown, admin.Post(t, at+"/decision", decision).Want(t, http.StatusOK))
	}
	shown = append(shown, admin.Get(t, queue+"?state=decided").Want(t, http.StatusOK), admin.Get(t, "/api/coach/admin/audit").Want(t, http.StatusOK))
	secrets := v.column(t, "select id::text from community_voices union all select member_id::text from community_voices where member_id is not null")
	for _, answer := range shown {
		for _, secret := range secrets {
			if strings.Contains(string(answer.Body), secret) {
				t.Errorf("an administrator received %s: %s", secret, answer.Body)
			}
		}
	}
}

// TestTextsOfTheSameSecondAreOrderedByID: ids are random, so the order reveals nothing about the authors.
func TestTextsOfTheSameSecondAreOrderedByID(t *testing.T) {
	t.Parallel()
	v := newScenario(t)
	for n := range 3 {
		for _, actor := range v.actors {
			v.posts = append(v.posts, v.publish(t, actor, n))
		}
	}
	for _, actor := range v.actors {
		v.comment(t, actor, v.posts[0])
	}
	for _, statement := range []string{
		"update community_posts set created_at = '2026-03-01', rank = 7", "update community_post_tags set created_at = '2026-03-01', rank = 7",
		"update community_comments set created_at = '2026-03-01'",
	} {
		if _, err := v.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	for path, down := range map[string]bool{
		posts + "?sort=trending": true, posts + "?sort=recent": true, posts + "?sort=trending&tag=village": true, posts + "?sort=recent&tag=village": true,
		posts + "?sort=recent&category=career": true, posts + "?q=chance": false, posts + "/" + v.posts[0] + "/comments": false,
	} {
		var list []struct {
			ID string `json:"id"`
		}
		if err := json.Unmarshal(v.reader.Get(t, path).Want(t, http.StatusOK).Body, &list); err != nil {
			t.Fatal(err)
		}
		if len(list) < 3 {
			t.Errorf("%s has %d", path, len(list))
		}
		for i := 1; i < len(list); i++ {
			if (list[i].ID < list[i-1].ID) != down {
				t.Errorf("%s is not in the order of the ids", path)
			}
		}
	}
}
