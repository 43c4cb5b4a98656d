package apitest_test

import (
	"net/http"
	"testing"

	"aangan/bff/apitest"
)

// TestEveryCallWorksFromEveryAddress calls every operation at the BFFs that do not have it.
func TestEveryCallWorksFromEveryAddress(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	answered := map[string]bool{}
	all := operations(t, h)
	for _, op := range all {
		answered[op.surface.Name+" "+op.method+" "+op.path] = true
	}
	redirects := 0
	for _, op := range all {
		for _, surface := range h.APIs {
			if answered[surface.Name+" "+op.method+" "+op.path] {
				continue
			}
			path := fill(op.path, member.ID, coach.ID) + "?a=b&c=%2F"
			// With a session of either realm, which must make no difference.
			for _, cookies := range []*apitest.Visitor{apitest.NewVisitor(surface.Origin), member.At(surface.Origin), coach.At(surface.Origin)} {
				answer := cookies.Do(t, op.method, path, "application/json", nil)
				if answer.Status != http.StatusTemporaryRedirect || answer.Header.Get("Location") != op.surface.Origin+path {
					t.Errorf("%s at %s: %d to %q", op.key, surface.Name, answer.Status, answer.Header.Get("Location"))
				}
				if answer.Header.Get("Cache-Control") != "no-store" || answer.Header.Get("Set-Cookie") != "" || len(answer.Body) > 0 {
					t.Errorf("%s at %s: %v %s", op.key, surface.Name, answer.Header, answer.Body)
				}
			}
			redirects++
			// What another site made a browser send is refused here already.
			if op.method != http.MethodGet {
				apitest.NewVisitor(surface.Origin).From("https://evil.example").Do(t, op.method, path, "application/json", nil).
					WantProblem(t, http.StatusForbidden, "")
			}
		}
	}
	if redirects < 20 {
		t.Fatalf("only %d calls were made elsewhere", redirects)
	}
	for _, surface := range h.APIs {
		visitor := apitest.NewVisitor(surface.Origin)
		visitor.Get(t, "/api/never/was").WantProblem(t, http.StatusNotFound, "")
		// Only the owner of a path reports its allowed methods.
		wrong := map[string]int{"site": http.StatusNotFound, "member": http.StatusMethodNotAllowed, "coach": http.StatusNotFound}
		visitor.Do(t, http.MethodDelete, "/api/site-header", "", nil).WantProblem(t, wrong[surface.Name], "")
		// A path that only looks like another host stays a path.
		visitor.Get(t, "//evil.example/api/user").Want(t, http.StatusNotFound)
		visitor.Get(t, "/api//evil.example").WantProblem(t, http.StatusNotFound, "")
	}
}

// TestARedirectedCallArrivesWhole follows a redirect as a program does: method, body and answer are those of the owner.
func TestARedirectedCallArrivesWhole(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	at := apitest.NewVisitor(h.Site).Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).
		Want(t, http.StatusTemporaryRedirect).Header.Get("Location")
	path := at[len(h.Member):]
	apitest.NewVisitor(h.Member).Post(t, path, map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
	// A page of the site that is sent on by its browser gains nothing: the owner judges where it came from.
	apitest.NewVisitor(h.Member).From(h.Site).Post(t, path, map[string]any{"username": member.Username, "password": apitest.Password}).
		WantProblem(t, http.StatusForbidden, "")
}
