package account_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/realm"
	"aangan/bff/member/account"
)

const nobody = `{"user":null}`

// TestSiteHeader asks as the site's header does: from the site's origin, with whatever cookies the browser has.
func TestSiteHeader(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	answer := member.From(h.Site).Get(t, "/api/site-header").Want(t, http.StatusOK)
	var header account.SiteHeader
	answer.Into(t, &header)
	if want := (account.SiteHeaderUser{FirstName: "Asha", LastName: "Iyer", Email: member.Email}); header.User == nil || *header.User != want {
		t.Errorf("the member's header: %s", answer.Body)
	}
	if answer.Header.Get("Access-Control-Allow-Origin") != h.Site || answer.Header.Get("Access-Control-Allow-Credentials") != "true" ||
		answer.Header.Get("Vary") != "Origin" || answer.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("headers %v", answer.Header)
	}
	if strings.Contains(string(answer.Body), member.ID) {
		t.Errorf("the site learns the member's id: %s", answer.Body)
	}

	token := member.Cookie(cookieName)
	for name, cookies := range map[string]map[string]string{
		"nobody":                                nil,
		"a garbage cookie":                      {cookieName: "not-a-token"},
		"an invented cookie":                    {cookieName: strings.Repeat("A", 43)},
		"the coach's cookie":                    {string(realm.CoachCookie): coach.Cookie(string(realm.CoachCookie))},
		"the coach's token under another name":  {cookieName: coach.Cookie(string(realm.CoachCookie))},
		"the member's token under another name": {string(realm.CoachCookie): token},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member).From(h.Site)
			for cookie, value := range cookies {
				visitor.SetCookie(cookie, value)
			}
			answer := visitor.Get(t, "/api/site-header").Want(t, http.StatusOK)
			if strings.TrimSpace(string(answer.Body)) != nobody || answer.Header.Get("Set-Cookie") != "" {
				t.Errorf("%s, Set-Cookie %q", answer.Body, answer.Header.Get("Set-Cookie"))
			}
			if answer.Header.Get("Access-Control-Allow-Origin") != h.Site {
				t.Errorf("the site may not read that nobody is signed in: %v", answer.Header)
			}
		})
	}

	for _, origin := range []string{h.Coach, h.Member, "https://evil.example", "null", h.Site + ".evil.example"} {
		answer := member.From(origin).Get(t, "/api/site-header").Want(t, http.StatusOK)
		if got := answer.Header.Get("Access-Control-Allow-Origin"); got != "" {
			t.Errorf("%s may read who is signed in: %q", origin, got)
		}
	}
	h.Log.WantNo(t, token, member.Email)
}

// TestOnlyTheHeaderIsReadFromTheSite walks over every other read of the member BFF.
func TestOnlyTheHeaderIsReadFromTheSite(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	walked := 0
	for _, surface := range h.APIs {
		for _, op := range surface.Operations() {
			if op.Method != http.MethodGet || op.Path == account.SiteHeaderPath || strings.HasSuffix(op.Path, "/live") {
				continue
			}
			walked++
			answer := member.At(surface.Origin).From(h.Site).Get(t, strings.NewReplacer("{", "", "}", "").Replace(op.Path))
			for name := range answer.Header {
				if strings.HasPrefix(name, "Access-Control-") {
					t.Errorf("%s %s: %s", surface.Name, op.Path, name)
				}
			}
		}
	}
	if walked < 5 {
		t.Fatalf("walked over %d operations only", walked)
	}
}

// TestTheSitesHeaderIsNotUse lets ten minutes of a shared device's half hour pass: the site's pages do not extend it.
func TestTheSitesHeaderIsNotUse(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Post(t, "/api/login", map[string]any{"username": who.Username, "password": apitest.Password, "sharedDevice": true}).
		Want(t, http.StatusOK)
	move := func(minutes string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), `update member_sign_ins set expires_at = expires_at - $1::interval,
			last_used_at = last_used_at - $1::interval where shared_device`, minutes); err != nil {
			t.Fatal(err)
		}
	}
	move("10 minutes")
	if answer := visitor.From(h.Site).Get(t, "/api/site-header").Want(t, http.StatusOK); !strings.Contains(string(answer.Body), who.Email) {
		t.Fatalf("not greeted within the half hour: %s", answer.Body)
	}
	if h.Count(t, "select count(*) from member_sign_ins where shared_device and expires_at > now() + interval '25 minutes'") != 0 {
		t.Fatal("the site's header prolonged the session")
	}
	move("21 minutes")
	if answer := visitor.From(h.Site).Get(t, "/api/site-header").Want(t, http.StatusOK); strings.TrimSpace(string(answer.Body)) != nobody {
		t.Fatalf("greeted after the session ended: %s", answer.Body)
	}
}

// TestLogoutFromTheSite sends the form of the site's header, and the same form from everywhere else.
func TestLogoutFromTheSite(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	const form = "application/x-www-form-urlencoded"
	who := h.NewMember(t)
	token := who.Cookie(cookieName)
	for _, origin := range []string{"https://evil.example", "null", h.Coach, h.Site + ".evil.example"} {
		who.From(origin).Do(t, http.MethodPost, "/api/logout", form, nil).WantProblem(t, http.StatusForbidden, "")
	}
	// Nor may the site send anything else: signing out is all that it is let in for.
	who.From(h.Site).Post(t, "/api/user/remove-coach", nil).WantProblem(t, http.StatusForbidden, "")
	who.From(h.Site).Post(t, "/api/login", map[string]any{}).WantProblem(t, http.StatusForbidden, "")
	who.Get(t, "/api/user").Want(t, http.StatusOK)

	answer := who.From(h.Site).Do(t, http.MethodPost, "/api/logout", form, nil).Want(t, http.StatusSeeOther)
	if to := answer.Header.Get("Location"); to != "/auth?signed-out=1" {
		t.Errorf("led to %q", to)
	}
	if !strings.Contains(answer.Header.Get("Set-Cookie"), "Max-Age=0") || answer.Header.Get("Access-Control-Allow-Origin") != "" || len(answer.Body) > 0 {
		t.Errorf("%v %s", answer.Header, answer.Body)
	}
	who.SetCookie(cookieName, token)
	who.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	// A second request, and one without a session, redirect to the same place.
	apitest.NewVisitor(h.Member).From(h.Site).Do(t, http.MethodPost, "/api/logout", form+"; charset=utf-8", nil).Want(t, http.StatusSeeOther)
	h.Log.WantNo(t, token)
}

// TestVariantsOfARegistration stores the variants that the site showed, with a beta signup under the address and
// without.
func TestVariantsOfARegistration(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	apitest.NewVisitor(h.Site).Post(t, "/api/beta-signup", map[string]any{
		"firstName": "Asha", "lastName": "Iyer", "email": "Asha@Mail.Example", "headingVariant": "cultural", "pricingVariant": "discount",
	}).Want(t, http.StatusCreated)
	for _, c := range []struct{ username, email, heading, pricing, wantHeading, want string }{
		{"listed", "asha@mail.example", "default", "premium", "cultural", "discount"},
		{"unlisted", "ravi@mail.example", "default", "premium", "default", "premium"},
	} {
		var user account.User
		apitest.NewVisitor(h.Member).Post(t, "/api/register", registration(map[string]any{
			"username": c.username, "email": c.email, "headingVariant": c.heading, "pricingVariant": c.pricing,
		})).Want(t, http.StatusCreated).Into(t, &user)
		if user.PricingVariant != c.want {
			t.Errorf("%s: price %q, want %q", c.username, user.PricingVariant, c.want)
		}
		if h.Count(t, "select count(*) from members where username = $1 and heading_variant = $2", c.username, c.wantHeading) != 1 {
			t.Errorf("%s: the heading is not %s", c.username, c.wantHeading)
		}
	}
}
