package community_test

import (
	"encoding/json"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/request"
	"aangan/bff/member/community"
)

const (
	posts     = "/api/posts"
	guideline = "Please read and accept the community guidelines first."
)

// newMember returns a member who has accepted the guidelines.
func newMember(t *testing.T, h *apitest.Harness) *apitest.User {
	t.Helper()
	member := h.NewMember(t)
	member.Post(t, "/api/forum-alias/accept-guidelines", nil).Want(t, http.StatusOK)
	return member
}

func body(id string) map[string]any {
	return map[string]any{
		"id": id, "title": "Calling home", "content": "I never know what to say on Sundays.", "category": "family-dynamics", "tags": []string{"#Home", "phone"},
	}
}

func with(body map[string]any, key string, value any) map[string]any {
	body[key] = value
	return body
}

func publish(t *testing.T, by *apitest.User) community.Post {
	t.Helper()
	var post community.Post
	by.Post(t, posts, body(uuid.NewString())).Want(t, http.StatusCreated).Into(t, &post)
	return post
}

func addComment(t *testing.T, by *apitest.User, post, content string) community.Comment {
	t.Helper()
	var comment community.Comment
	by.Post(t, posts+"/"+post+"/comments", map[string]any{"id": uuid.NewString(), "content": content}).Want(t, http.StatusCreated).Into(t, &comment)
	return comment
}

func patch(t *testing.T, by *apitest.User, path string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return by.Do(t, http.MethodPatch, path, "application/json", raw)
}

func remove(t *testing.T, by *apitest.User, path string) apitest.Response {
	t.Helper()
	return by.Do(t, http.MethodDelete, path, "", nil)
}

func suspend(t *testing.T, h *apitest.Harness, user *apitest.User) {
	t.Helper()
	if _, err := h.Pool.Exec(t.Context(), "update community_members set suspended_until = '2031-03-12T17:00:00Z' where member_id = $1", user.ID); err != nil {
		t.Fatal(err)
	}
}

func TestAliasShowsGuidelinesAndSuspension(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	answer := member.Get(t, "/api/forum-alias").Want(t, http.StatusOK)
	answer.WantKeys(t, "guidelinesAccepted", "guidelinesVersion", "suspendedUntil", "newAccount", "unseen")
	var alias community.ForumAlias
	if answer.Into(t, &alias); alias.GuidelinesAccepted || alias.GuidelinesVersion < 1 || !alias.NewAccount || alias.SuspendedUntil != nil || alias.Unseen != 0 {
		t.Errorf("%+v", alias)
	}
	for range 2 {
		member.Post(t, "/api/forum-alias/accept-guidelines", nil).Want(t, http.StatusOK).Into(t, &alias)
		if !alias.GuidelinesAccepted {
			t.Errorf("%+v", alias)
		}
	}
	suspend(t, h, member)
	if member.Get(t, "/api/forum-alias").Into(t, &alias); alias.SuspendedUntil == nil || alias.SuspendedUntil.Format(time.RFC3339) != "2031-03-13T05:00:00Z" {
		t.Errorf("%+v", alias)
	}
}

func TestPostCanBePublishedListedEditedAndDeleted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := newMember(t, h), newMember(t, h)
	id := uuid.NewString()
	answer := asha.Post(t, posts, body(id)).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "title", "content", "category", "tags", "author", "likes", "reactions", "commentCount", "status", "edited", "createdAt", "appears", "safety", "deleted", "canEdit", "canAppeal", "following", "saved")
	var post, seen community.Post
	answer.Into(t, &post)
	if post.ID != id || !post.Author.IsYours || post.Author.Name == "" || strings.Join(post.Tags, ",") != "home,phone" || !post.CanEdit || len(post.CreatedAt) != len("2026-11-24") {
		t.Errorf("%+v", post)
	}
	asha.Post(t, posts, with(body(id), "title", "Another title")).WantProblem(t, http.StatusConflict, copy.Errors.Conflict)
	if again := asha.Post(t, posts, body(id)).Want(t, http.StatusCreated); string(again.Body) != string(answer.Body) {
		t.Errorf("repeated: %s", again.Body)
	}
	if ravi.Get(t, posts+"/"+id).Want(t, http.StatusOK).Into(t, &seen); seen.Author.IsYours || seen.Author.Name != post.Author.Name || seen.CanEdit || seen.Content != post.Content {
		t.Errorf("%+v", seen)
	}
	list := ravi.Get(t, posts+"?sort=recent&category=family-dynamics&limit=5").Want(t, http.StatusOK)
	list.WantKeys(t, "id", "title", "excerpt", "excerptCut", "category", "tags", "author", "likes", "reactions", "commentCount", "status", "edited", "createdAt", "appears")
	var page []community.PostSummary
	if list.Into(t, &page); len(page) != 1 || page[0].ID != id || page[0].Excerpt != post.Content || page[0].ExcerptCut {
		t.Errorf("%+v", page)
	}
	for _, query := range []string{"?tag=%23HOME", "?q=sundays", "?sort=trending"} {
		if ravi.Get(t, posts+query).Want(t, http.StatusOK).Into(t, &page); len(page) != 1 {
			t.Errorf("%s: %+v", query, page)
		}
	}
	for _, query := range []string{"?after=" + id, "?category=career", "?tag=nobody"} {
		if got := ravi.Get(t, posts+query).Want(t, http.StatusOK); string(got.Body) != "[]\n" {
			t.Errorf("%s: %s", query, got.Body)
		}
	}
	var edited community.Post
	if patch(t, asha, posts+"/"+id, with(body(uuid.NewString()), "title", "Calling my mother")).Want(t, http.StatusOK).Into(t, &edited); edited.ID != id || edited.Title != "Calling my mother" || !edited.Edited {
		t.Errorf("%+v", edited)
	}
	remove(t, asha, posts+"/"+id).Want(t, http.StatusNoContent)
	remove(t, asha, posts+"/"+id).Want(t, http.StatusNoContent)
	ravi.Get(t, posts+"/"+id).WantProblem(t, http.StatusNotFound, "This post is no longer here.")
}

func TestInvalidAndForbiddenPostsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi, newcomer := newMember(t, h), newMember(t, h), h.NewMember(t)
	post := publish(t, asha)
	at := posts + "/" + post.ID
	for name, c := range map[string]struct {
		body    map[string]any
		message string
		field   string
	}{
		"a short title":  {with(body(""), "title", "Hi"), "Title must be at least 3 characters", "title"},
		"no category":    {with(body(""), "category", ""), "Please select a category", "category"},
		"a short text":   {with(body(""), "content", "Hello"), "Content must be at least 10 characters", "content"},
		"a short tag":    {with(body(""), "tags", []string{"x"}), "Each tag must be 2 to 30 characters", "tags"},
		"a malformed id": {body("seven"), "The post needs a valid ID", "id"},
		"the nil id":     {body(uuid.Nil.String()), "The post needs a valid ID", "id"},
	} {
		t.Run(name, func(t *testing.T) {
			asha.Post(t, posts, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			if c.field != "id" { // An edit ignores the id of the body.
				patch(t, asha, at, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.field)
			}
		})
	}
	for query, field := range map[string]string{
		"?sort=best": "sort", "?category=none": "category", "?after=x": "after", "?after=" + uuid.NewString(): "after", "?limit=0": "limit", "?limit=101": "limit", "?tag=x": "tag",
	} {
		asha.Get(t, posts+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	newcomer.Post(t, posts, body(uuid.NewString())).WantProblem(t, http.StatusForbidden, guideline)
	newcomer.Get(t, at).Want(t, http.StatusOK)
	ravi.Post(t, posts, body(post.ID)).WantProblem(t, http.StatusConflict, "")
	patch(t, ravi, at, body("")).WantProblem(t, http.StatusForbidden, "")
	remove(t, ravi, at).WantProblem(t, http.StatusForbidden, "")
	for _, path := range []string{posts + "/" + uuid.NewString(), posts + "/seven"} {
		asha.Get(t, path).WantProblem(t, http.StatusNotFound, "")
		patch(t, asha, path, body("")).WantProblem(t, http.StatusNotFound, "")
		remove(t, asha, path).WantProblem(t, http.StatusNotFound, "")
	}
	for range 2 {
		publish(t, asha)
	}
	// A new account may post three times an hour.
	answer := asha.Post(t, posts, body(uuid.NewString()))
	answer.WantProblem(t, http.StatusTooManyRequests, "New members can post 3 times an hour. Please try again in 60 minutes.")
	if wait, err := strconv.Atoi(answer.Header.Get("Retry-After")); err != nil || wait < 3000 || wait > 3600 {
		t.Errorf("Retry-After is %q", answer.Header.Get("Retry-After"))
	}
	suspend(t, h, asha)
	asha.Post(t, posts, body(uuid.NewString())).WantProblem(t, http.StatusForbidden, "You can read along. You can post again on Thursday, March 13.")
	patch(t, asha, at, body("")).WantProblem(t, http.StatusForbidden, "")
	if _, err := h.Pool.Exec(t.Context(), "update community_members set suspended_until = null"); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Pool.Exec(t.Context(), "update community_posts set status = 'removed'"); err != nil {
		t.Fatal(err)
	}
	patch(t, asha, at, body("")).WantProblem(t, http.StatusConflict, "A moderator removed this, and it can't be changed anymore.")
	ravi.Get(t, at).WantProblem(t, http.StatusNotFound, "")
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Get(t, posts).WantProblem(t, http.StatusUnauthorized, "")
	signedOut.Post(t, posts, body("")).WantProblem(t, http.StatusUnauthorized, "")
}

func TestCommentsArePagedEditedAndLimited(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi, newcomer := newMember(t, h), newMember(t, h), h.NewMember(t)
	post := publish(t, asha)
	at := posts + "/" + post.ID + "/comments"
	id := uuid.NewString()
	answer := ravi.Post(t, at, map[string]any{"id": id, "content": "Same here"}).Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "content", "author", "status", "safety", "edited", "canEdit", "canAppeal", "createdAt", "appears")
	ravi.Post(t, at, map[string]any{"id": id, "content": "Something else"}).WantProblem(t, http.StatusConflict, copy.Errors.Conflict)
	if again := ravi.Post(t, at, map[string]any{"id": id, "content": "Same here"}).Want(t, http.StatusCreated); string(again.Body) != string(answer.Body) {
		t.Errorf("repeated: %s", again.Body)
	}
	second := addComment(t, asha, post.ID, "Thank you")
	var thread []community.Comment
	if asha.Get(t, at).Want(t, http.StatusOK).Into(t, &thread); len(thread) != 2 || thread[0].ID != id || thread[0].Author.IsYours || thread[0].Author.IsOriginalPoster || !thread[1].Author.IsYours || !thread[1].Author.IsOriginalPoster {
		t.Errorf("%+v", thread)
	}
	for query, want := range map[string]string{
		"?after=" + id: second.ID, "?before=" + second.ID: id, "?newest=1&limit=1": second.ID, "?around=" + id + "&limit=1": id, "?limit=1": id,
	} {
		if asha.Get(t, at+query).Want(t, http.StatusOK).Into(t, &thread); len(thread) != 1 || thread[0].ID != want {
			t.Errorf("%s: %+v", query, thread)
		}
	}
	for query, field := range map[string]string{"?after=x": "after", "?newest=0": "newest", "?limit=101": "limit", "?newest=1&after=" + id: "around"} {
		asha.Get(t, at+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	asha.Get(t, at+"?around="+uuid.NewString()).WantProblem(t, http.StatusNotFound, "This comment is no longer here.")
	unknownPost := posts + "/" + uuid.NewString() + "/comments"
	asha.Get(t, unknownPost).WantProblem(t, http.StatusNotFound, "")
	asha.Post(t, unknownPost, map[string]any{"content": "Hello"}).WantProblem(t, http.StatusNotFound, "This post is no longer here.")
	ravi.Post(t, at, map[string]any{"content": "ok"}).WantProblem(t, http.StatusBadRequest, "Comment must be at least 3 characters", "content")
	ravi.Post(t, at, map[string]any{"id": "7", "content": "Hello"}).WantProblem(t, http.StatusBadRequest, "The comment needs a valid ID", "id")
	newcomer.Post(t, at, map[string]any{"content": "Hello"}).WantProblem(t, http.StatusForbidden, guideline)
	asha.Post(t, at, map[string]any{"id": id, "content": "Hello"}).WantProblem(t, http.StatusConflict, "")

	own := at + "/" + id
	var changed community.Comment
	if patch(t, ravi, own, map[string]any{"content": "Same here, always"}).Want(t, http.StatusOK).Into(t, &changed); !changed.Edited || changed.Content != "Same here, always" {
		t.Errorf("%+v", changed)
	}
	patch(t, ravi, own, map[string]any{"content": "ok"}).WantProblem(t, http.StatusBadRequest, "", "content")
	patch(t, asha, own, map[string]any{"content": "Not mine"}).WantProblem(t, http.StatusForbidden, "")
	remove(t, asha, own).WantProblem(t, http.StatusForbidden, "")
	for _, path := range []string{at + "/" + uuid.NewString(), at + "/seven"} {
		patch(t, ravi, path, map[string]any{"content": "Hello"}).WantProblem(t, http.StatusNotFound, "")
		remove(t, ravi, path).WantProblem(t, http.StatusNotFound, "")
	}
	for range 9 {
		addComment(t, ravi, post.ID, "Same here")
	}
	// A new account may comment ten times an hour.
	if over := ravi.Post(t, at, map[string]any{"content": "Hello"}); over.Header.Get("Retry-After") == "" {
		t.Error("Retry-After is missing")
	} else {
		over.WantProblem(t, http.StatusTooManyRequests, "New members can comment 10 times an hour. Please try again in 60 minutes.")
	}
	if _, err := h.Pool.Exec(t.Context(), "update community_comments set status = 'removed' where id = $1", id); err != nil {
		t.Fatal(err)
	}
	patch(t, ravi, own, map[string]any{"content": "Hello"}).WantProblem(t, http.StatusConflict, "")
	remove(t, ravi, own).Want(t, http.StatusNoContent)
	remove(t, asha, posts+"/"+post.ID).Want(t, http.StatusNoContent)
	asha.Post(t, at, map[string]any{"content": "Hello"}).WantProblem(t, http.StatusConflict, "The author deleted this post, so you can't add to it.")
	var left community.Post
	if ravi.Get(t, posts+"/"+post.ID).Want(t, http.StatusOK).Into(t, &left); !left.Deleted || left.Title != "" || left.Status != "deleted" {
		t.Errorf("%+v", left)
	}
	apitest.NewVisitor(h.Member).Get(t, at).WantProblem(t, http.StatusUnauthorized, "")
}

func TestReactionsAreCountedOncePerMember(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi, newcomer := newMember(t, h), newMember(t, h), h.NewMember(t)
	post := publish(t, asha)
	at := posts + "/" + post.ID + "/reactions"
	for range 2 {
		if got := ravi.Post(t, at, map[string]any{"reactionType": "SameHere"}).Want(t, http.StatusOK); string(got.Body) != `{"support":0,"sameHere":1,"thankYou":0,"yours":["SameHere"]}`+"\n" {
			t.Errorf("%s", got.Body)
		}
	}
	if got := asha.Get(t, at).Want(t, http.StatusOK); string(got.Body) != `{"support":0,"sameHere":1,"thankYou":0,"yours":[]}`+"\n" {
		t.Errorf("%s", got.Body)
	}
	for range 2 {
		if got := remove(t, ravi, at+"/SameHere").Want(t, http.StatusOK); string(got.Body) != `{"support":0,"sameHere":0,"thankYou":0,"yours":[]}`+"\n" {
			t.Errorf("%s", got.Body)
		}
	}
	ravi.Post(t, at, map[string]any{"reactionType": "same-here"}).WantProblem(t, http.StatusBadRequest, "", "reactionType")
	remove(t, ravi, at+"/same-here").WantProblem(t, http.StatusNotFound, "")
	newcomer.Post(t, at, map[string]any{"reactionType": "Support"}).WantProblem(t, http.StatusForbidden, guideline)
	unknownPost := posts + "/" + uuid.NewString() + "/reactions"
	ravi.Get(t, unknownPost).WantProblem(t, http.StatusNotFound, "")
	ravi.Post(t, unknownPost, map[string]any{"reactionType": "Support"}).WantProblem(t, http.StatusNotFound, "")
	remove(t, ravi, unknownPost+"/Support").WantProblem(t, http.StatusNotFound, "")
	if _, err := h.Pool.Exec(t.Context(), "update community_posts set status = 'held'"); err != nil {
		t.Fatal(err)
	}
	asha.Post(t, at, map[string]any{"reactionType": "Support"}).WantProblem(t, http.StatusConflict, "This post is waiting for review. You can't add to it until then.")
	apitest.NewVisitor(h.Member).Get(t, at).WantProblem(t, http.StatusUnauthorized, "")
}

// TestOwnTextsShowNoticesFlagsAndAppeals covers a member's own texts, their notices, and an appeal after a decision.
func TestOwnTextsShowNoticesFlagsAndAppeals(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := newMember(t, h), newMember(t, h)
	post := publish(t, asha)
	comment := addComment(t, ravi, post.ID, "Same here")

	yours := asha.Get(t, "/api/community/yours").Want(t, http.StatusOK)
	yours.WantKeys(t, "items", "earlier")
	var page community.OwnWordsPage
	if yours.Into(t, &page); len(page.Items) != 1 || page.Items[0].Kind != "post" || page.Items[0].PostID != post.ID || page.Items[0].CommentID != nil || page.Earlier != nil {
		t.Errorf("%+v", page)
	}
	if ravi.Get(t, "/api/community/yours?limit=1").Want(t, http.StatusOK).Into(t, &page); len(page.Items) != 1 || page.Items[0].Kind != "comment" || *page.Items[0].CommentID != comment.ID || page.Items[0].Title != post.Title {
		t.Errorf("%+v", page)
	}
	ravi.Get(t, "/api/community/yours?before="+post.ID).WantProblem(t, http.StatusBadRequest, "", "before")
	ravi.Get(t, "/api/community/yours?before=x").WantProblem(t, http.StatusBadRequest, "", "before")

	noticesResponse := asha.Get(t, "/api/community/notices").Want(t, http.StatusOK)
	noticesResponse.WantKeys(t, "items", "earlier")
	var notices community.CommunityNoticePage
	if noticesResponse.Into(t, &notices); len(notices.Items) != 1 || notices.Items[0].Kind != "answer" || notices.Items[0].Count != 1 || *notices.Items[0].CommentID != comment.ID || notices.Items[0].Seen {
		t.Errorf("%+v", notices)
	}
	asha.Get(t, "/api/community/notices?before="+uuid.NewString()).WantProblem(t, http.StatusNotFound, "")
	if bell := string(asha.Get(t, "/api/notifications").Want(t, http.StatusOK).Body); !strings.Contains(bell, `"type":"community"`) || strings.Contains(bell, post.Title) {
		t.Errorf("the bell shows %s", bell)
	}
	asha.Post(t, "/api/community/notices/seen", nil).Want(t, http.StatusNoContent)
	if asha.Get(t, "/api/community/notices").Into(t, &notices); !notices.Items[0].Seen {
		t.Errorf("%+v", notices)
	}

	flag := func(by *apitest.User, reason string) apitest.Response {
		return by.Post(t, "/api/flag", map[string]any{"postId": post.ID, "commentId": comment.ID, "reason": reason, "notes": "Twice today."})
	}
	for range 2 {
		if got := flag(asha, "spam").Want(t, http.StatusCreated); string(got.Body) != "{}\n" {
			t.Errorf("%s", got.Body)
		}
	}
	flag(asha, "").WantProblem(t, http.StatusBadRequest, "Please select a reason", "reason")
	flag(ravi, "spam").WantProblem(t, http.StatusConflict, "")
	asha.Post(t, "/api/flag", map[string]any{"postId": uuid.NewString(), "reason": "spam"}).WantProblem(t, http.StatusNotFound, "")
	asha.Post(t, "/api/flag", map[string]any{"postId": "seven", "reason": "spam"}).WantProblem(t, http.StatusBadRequest, "", "postId")

	appeal := map[string]any{"postId": post.ID, "commentId": comment.ID, "text": "Nobody was named in it."}
	ravi.Post(t, "/api/appeal", appeal).WantProblem(t, http.StatusConflict, "")
	asha.Post(t, "/api/appeal", appeal).WantProblem(t, http.StatusNotFound, "")
	ravi.Post(t, "/api/appeal", map[string]any{"postId": post.ID, "text": "Short"}).WantProblem(t, http.StatusBadRequest, "", "text")
	for _, statement := range []string{
		"update moderation_cases set outcome = 'hide', decided_at = now()", "update community_comments set status = 'hidden'",
	} {
		if _, err := h.Pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	if ravi.Get(t, "/api/community/yours").Into(t, &page); page.Items[0].Outcome != "hidden" || !page.Items[0].CanAppeal {
		t.Errorf("%+v", page)
	}
	ravi.Post(t, "/api/appeal", appeal).Want(t, http.StatusCreated)
	ravi.Post(t, "/api/appeal", appeal).WantProblem(t, http.StatusConflict, "")
	signedOut := apitest.NewVisitor(h.Member)
	for _, path := range []string{"/api/community/yours", "/api/community/notices", "/api/forum-alias"} {
		signedOut.Get(t, path).WantProblem(t, http.StatusUnauthorized, "")
	}
}

// TestWritesAreRateLimitedPerAddress checks the number of writes that one address may make before it is limited.
func TestWritesAreRateLimitedPerAddress(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{Scale: 1, Client: func(r *http.Request) netip.Addr {
		return request.From(r.Context()).Client
	}}))
	member := h.NewMember(t)
	at := posts + "/" + uuid.NewString()
	for name, c := range map[string]struct {
		method, path string
		allowed      int
	}{
		"post":  {http.MethodPost, posts, 60},
		"edit":  {http.MethodPatch, at, 60},
		"react": {http.MethodPost, at + "/reactions", 240},
		"flag":  {http.MethodPost, "/api/flag", 60},
	} {
		requests := 0
		for member.Do(t, c.method, c.path, "application/json", []byte("{}")).Status != http.StatusTooManyRequests && requests < 400 {
			requests++
		}
		if requests < c.allowed || requests == 400 {
			t.Errorf("%s: limited after %d requests, want at least %d", name, requests, c.allowed)
		}
	}
}
