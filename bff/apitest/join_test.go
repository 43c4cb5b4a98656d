package apitest_test

import (
	"net/http"
	"testing"

	"aangan/bff/apitest"
)

// TestCallsOfOtherBFFsAreRedirected calls every operation at the BFFs that do not serve it.
func TestCallsOfOtherBFFsAreRedirected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	served := map[string]bool{}
	all := operations(t, h)
	for _, op := range all {
		served[op.api.Name+" "+op.method+" "+op.path] = true
	}
	redirects := 0
	for _, op := range all {
		for _, api := range h.APIs {
			if served[api.Name+" "+op.method+" "+op.path] {
				continue
			}
			path := fillPath(op.path, member.ID, coach.ID) + "?a=b&c=%2F"
			// Without a session and with one of either realm: the result must be the same.
			for _, cookies := range []*apitest.Visitor{apitest.NewVisitor(api.Origin), member.At(api.Origin), coach.At(api.Origin)} {
				answer := cookies.Do(t, op.method, path, "application/json", nil)
				if answer.Status != http.StatusTemporaryRedirect || answer.Header.Get("Location") != op.api.Origin+path {
					t.Errorf("%s at %s: %d to %q", op.key, api.Name, answer.Status, answer.Header.Get("Location"))
				}
				if answer.Header.Get("Cache-Control") != "no-store" || answer.Header.Get("Set-Cookie") != "" || len(answer.Body) > 0 {
					t.Errorf("%s at %s: %v %s", op.key, api.Name, answer.Header, answer.Body)
				}
			}
			redirects++
			// A cross-site request is rejected before the redirect.
			if op.method != http.MethodGet {
				apitest.NewVisitor(api.Origin).From("https://evil.example").Do(t, op.method, path, "application/json", nil).
					WantProblem(t, http.StatusForbidden, "")
			}
		}
	}
	if redirects < 20 {
		t.Fatalf("only %d calls were made", redirects)
	}
	for _, api := range h.APIs {
		visitor := apitest.NewVisitor(api.Origin)
		visitor.Get(t, "/api/never/was").WantProblem(t, http.StatusNotFound, "")
		// Only the owner of a path reports its allowed methods.
		wrong := map[string]int{"site": http.StatusNotFound, "member": http.StatusMethodNotAllowed, "coach": http.StatusNotFound}
		visitor.Do(t, http.MethodDelete, "/api/site-header", "", nil).WantProblem(t, wrong[api.Name], "")
		// A path that only looks like another host stays a path.
		visitor.Get(t, "//evil.example/api/user").Want(t, http.StatusNotFound)
		visitor.Get(t, "/api//evil.example").WantProblem(t, http.StatusNotFound, "")
	}
}

// TestRedirectedCallKeepsMethodAndBody follows a redirect as a client does: the operation succeeds at its own BFF.
func TestRedirectedCallKeepsMethodAndBody(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	at := apitest.NewVisitor(h.Site).Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).
		Want(t, http.StatusTemporaryRedirect).Header.Get("Location")
	path := at[len(h.Member):]
	apitest.NewVisitor(h.Member).Post(t, path, map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
	// A redirect does not bypass the origin check: a page of the site is rejected at the member BFF.
	apitest.NewVisitor(h.Member).From(h.Site).Post(t, path, map[string]any{"username": member.Username, "password": apitest.Password}).
		WantProblem(t, http.StatusForbidden, "")
}
