package account_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/realm"
	"aangan/bff/member/account"
)

const signedOutHeader = `{"user":null}`

// TestSiteHeaderReturnsMemberToSiteOriginOnly calls as the site's header does: from the site's origin, with cookies.
func TestSiteHeaderReturnsMemberToSiteOriginOnly(t *testing.T) {
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
		t.Errorf("the response contains the member's id: %s", answer.Body)
	}

	token := member.Cookie(cookieName)
	for name, cookies := range map[string]map[string]string{
		"no cookie":                             nil,
		"a malformed token":                     {cookieName: "not-a-token"},
		"an unknown token":                      {cookieName: strings.Repeat("A", 43)},
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
			if strings.TrimSpace(string(answer.Body)) != signedOutHeader || answer.Header.Get("Set-Cookie") != "" {
				t.Errorf("%s, Set-Cookie %q", answer.Body, answer.Header.Get("Set-Cookie"))
			}
			if answer.Header.Get("Access-Control-Allow-Origin") != h.Site {
				t.Errorf("the site may not read the response of a signed-out visitor: %v", answer.Header)
			}
		})
	}

	for _, origin := range []string{h.Coach, h.Member, "https://evil.example", "null", h.Site + ".evil.example"} {
		answer := member.From(origin).Get(t, "/api/site-header").Want(t, http.StatusOK)
		if got := answer.Header.Get("Access-Control-Allow-Origin"); got != "" {
			t.Errorf("%s may read the response: %q", origin, got)
		}
	}
	h.Log.WantNo(t, token, member.Email)
}

// TestSiteMayReadNoOtherOperation calls every other GET operation from the site's origin.
func TestSiteMayReadNoOtherOperation(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	called := 0
	for _, api := range h.APIs {
		for _, op := range api.Operations() {
			if op.Method != http.MethodGet || op.Path == account.SiteHeaderPath || strings.HasSuffix(op.Path, "/live") {
				continue
			}
			called++
			answer := member.At(api.Origin).From(h.Site).Get(t, strings.NewReplacer("{", "", "}", "").Replace(op.Path))
			for name := range answer.Header {
				if strings.HasPrefix(name, "Access-Control-") {
					t.Errorf("%s %s: %s", api.Name, op.Path, name)
				}
			}
		}
	}
	if called < 5 {
		t.Fatalf("only %d operations were called", called)
	}
}

// TestSiteHeaderDoesNotExtendSharedDeviceSession calls ten minutes into the half hour and again after its end.
func TestSiteHeaderDoesNotExtendSharedDeviceSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password, "sharedDevice": true}).
		Want(t, http.StatusOK)
	advance := func(minutes string) {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), `update member_sign_ins set expires_at = expires_at - $1::interval,
			last_used_at = last_used_at - $1::interval where shared_device`, minutes); err != nil {
			t.Fatal(err)
		}
	}
	advance("10 minutes")
	if answer := visitor.From(h.Site).Get(t, "/api/site-header").Want(t, http.StatusOK); !strings.Contains(string(answer.Body), member.Email) {
		t.Fatalf("the header lacks the member within the half hour: %s", answer.Body)
	}
	if h.Count(t, "select count(*) from member_sign_ins where shared_device and expires_at > now() + interval '25 minutes'") != 0 {
		t.Fatal("the site's header extended the session")
	}
	advance("21 minutes")
	if answer := visitor.From(h.Site).Get(t, "/api/site-header").Want(t, http.StatusOK); strings.TrimSpace(string(answer.Body)) != signedOutHeader {
		t.Fatalf("the header names the member after the session ended: %s", answer.Body)
	}
}

// TestLogoutFormFromSiteSignsOutAndRedirects sends the form of the site's header from the site and from other origins.
func TestLogoutFormFromSiteSignsOutAndRedirects(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	const form = "application/x-www-form-urlencoded"
	member := h.NewMember(t)
	token := member.Cookie(cookieName)
	for _, origin := range []string{"https://evil.example", "null", h.Coach, h.Site + ".evil.example"} {
		member.From(origin).Do(t, http.MethodPost, "/api/logout", form, nil).WantProblem(t, http.StatusForbidden, "")
	}
	// The site may call no other operation.
	member.From(h.Site).Post(t, "/api/user/remove-coach", nil).WantProblem(t, http.StatusForbidden, "")
	member.From(h.Site).Post(t, "/api/login", map[string]any{}).WantProblem(t, http.StatusForbidden, "")
	member.Get(t, "/api/user").Want(t, http.StatusOK)

	answer := member.From(h.Site).Do(t, http.MethodPost, "/api/logout", form, nil).Want(t, http.StatusSeeOther)
	if to := answer.Header.Get("Location"); to != "/auth?signed-out=1" {
		t.Errorf("redirected to %q", to)
	}
	if !strings.Contains(answer.Header.Get("Set-Cookie"), "Max-Age=0") || answer.Header.Get("Access-Control-Allow-Origin") != "" || len(answer.Body) > 0 {
		t.Errorf("%v %s", answer.Header, answer.Body)
	}
	member.SetCookie(cookieName, token)
	member.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	// A second request, and one without a session, redirect to the same place.
	apitest.NewVisitor(h.Member).From(h.Site).Do(t, http.MethodPost, "/api/logout", form+"; charset=utf-8", nil).Want(t, http.StatusSeeOther)
	h.Log.WantNo(t, token)
}

// TestRegisterStoresVariantsAndPrefersBetaSignup registers with variants, once with a beta signup under the address and
// once without.
func TestRegisterStoresVariantsAndPrefersBetaSignup(t *testing.T) {
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
