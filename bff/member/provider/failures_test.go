package provider_test

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/oidc/oidctest"
)

const failed = "/auth?provider=failed"

func TestCancelledSignInReturnsToSignInPage(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser := apitest.NewVisitor(h.Member)
	back := oidctest.Cancel(t, h.begin(t, browser, "?next=/coaches"))
	wantLocation(t, h.callback(t, browser, back), "/auth?next=%2Fcoaches&provider=cancelled")
	wantSignedOut(t, browser)
	if browser.Cookie(flowCookie) != "" {
		t.Error("the cookie of the sign-in in progress was not cleared")
	}
	wantLocation(t, h.callback(t, browser, back), failed)
}

// TestCallbackIsValidOnceInItsOwnBrowser: a provider's response is valid only in the browser that requested it, once
// and unchanged.
func TestCallbackIsValidOnceInItsOwnBrowser(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	changed := func(back *url.URL, name, value string) *url.URL {
		query := back.Query()
		query.Set(name, value)
		other := *back
		other.RawQuery = query.Encode()
		return &other
	}
	for name, c := range map[string]struct {
		browser func(b *apitest.Visitor)
		back    func(back *url.URL) *url.URL
	}{
		"no cookie":                    {browser: func(b *apitest.Visitor) { b.SetCookie(flowCookie, "") }},
		"a malformed cookie":           {browser: func(b *apitest.Visitor) { b.SetCookie(flowCookie, "nonsense!") }},
		"an oversized cookie":          {browser: func(b *apitest.Visitor) { b.SetCookie(flowCookie, strings.Repeat("A", 5000)) }},
		"another nonce":                {browser: func(b *apitest.Visitor) { flows(t, b, func(f map[string]any) { f["n"] = "ANOTHER" }) }},
		"another verifier":             {browser: func(b *apitest.Visitor) { flows(t, b, func(f map[string]any) { f["v"] = strings.Repeat("a", 43) }) }},
		"an expired flow":              {browser: func(b *apitest.Visitor) { setBegun(t, b, -11*time.Minute) }},
		"a flow from the future":       {browser: func(b *apitest.Visitor) { setBegun(t, b, time.Hour) }},
		"another state":                {back: func(u *url.URL) *url.URL { return changed(u, "state", "ANOTHER") }},
		"no state":                     {back: func(u *url.URL) *url.URL { return changed(u, "state", "") }},
		"another code":                 {back: func(u *url.URL) *url.URL { return changed(u, "code", "ANOTHER") }},
		"no code":                      {back: func(u *url.URL) *url.URL { return changed(u, "code", "") }},
		"another provider":             {back: func(u *url.URL) *url.URL { return changed(u, "iss", "https://elsewhere.example") }},
		"an error of the provider":     {back: func(u *url.URL) *url.URL { return changed(u, "error", "server_error") }},
		"an oversized error":           {back: func(u *url.URL) *url.URL { return changed(u, "error", strings.Repeat("x\n", 500)) }},
		"cancelled with another state": {back: func(u *url.URL) *url.URL { return changed(changed(u, "error", "access_denied"), "state", "ANOTHER") }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			browser := apitest.NewVisitor(h.Member)
			back := oidctest.SignIn(t, h.begin(t, browser, ""), kavya)
			if c.browser != nil {
				c.browser(browser)
			}
			if c.back != nil {
				back = c.back(back)
			}
			wantLocation(t, h.callback(t, browser, back), failed)
			wantSignedOut(t, browser)
		})
	}
	t.Run("a replayed response is rejected", func(t *testing.T) {
		t.Parallel()
		browser := apitest.NewVisitor(h.Member)
		back := oidctest.SignIn(t, h.begin(t, browser, ""), newPerson("meera"))
		flow := browser.Cookie(flowCookie)
		wantLocation(t, h.callback(t, browser, back), "/auth/welcome")
		otherBrowser := apitest.NewVisitor(h.Member)
		wantLocation(t, h.callback(t, otherBrowser, back), failed)
		otherBrowser.SetCookie(flowCookie, flow)
		wantLocation(t, h.callback(t, otherBrowser, back), failed)
		wantSignedOut(t, otherBrowser)
		h.Log.WantNo(t, back.Query().Get("code"), back.Query().Get("state"), browser.Cookie(pendingCookie))
	})
	t.Run("another browser's response is rejected", func(t *testing.T) {
		// An attacker sends a link with their own response, to sign a victim in as the attacker.
		t.Parallel()
		attacker, victim := apitest.NewVisitor(h.Member), apitest.NewVisitor(h.Member)
		attackerURL := oidctest.SignIn(t, h.begin(t, attacker, ""), newPerson("attacker"))
		h.begin(t, victim, "")
		wantLocation(t, h.callback(t, victim, attackerURL), failed)
		wantSignedOut(t, victim)
	})
	if h.Count(t, "select count(*) from members") != 0 {
		t.Error("an account was created")
	}
}

func setBegun(t *testing.T, browser *apitest.Visitor, ago time.Duration) {
	t.Helper()
	flows(t, browser, func(flow map[string]any) { flow["t"] = time.Now().Add(ago).Unix() })
}

// TestThreeSignInsMayBeInProgress: each window's sign-in finishes separately; a fourth drops the oldest.
func TestThreeSignInsMayBeInProgress(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser := apitest.NewVisitor(h.Member)
	kavya := newPerson("kavya")
	h.welcomeNew(t, kavya)
	addresses := []string{
		h.begin(t, browser, "?next=/profile"), h.begin(t, browser, "?next=/coaches"), h.begin(t, browser, "?next=/messages"),
	}
	wantLocation(t, h.callback(t, browser, oidctest.SignIn(t, addresses[1], kavya)), "/coaches")
	wantLocation(t, h.callback(t, browser, oidctest.SignIn(t, addresses[0], kavya)), "/profile")
	wantLocation(t, h.callback(t, browser, oidctest.SignIn(t, addresses[2], kavya)), "/messages")
	if browser.Cookie(flowCookie) != "" {
		t.Error("the cookie of the sign-in in progress was not cleared")
	}
	oldest := h.begin(t, browser, "")
	long := "?next=" + url.QueryEscape("/messages?x="+strings.Repeat("&", 490))
	for range 3 {
		h.begin(t, browser, long)
	}
	if inProgress := flows(t, browser, nil); len(inProgress) != 3 || len(browser.Cookie(flowCookie)) > 3900 {
		t.Errorf("%d flows in %d bytes", len(inProgress), len(browser.Cookie(flowCookie)))
	}
	wantLocation(t, h.callback(t, browser, oidctest.SignIn(t, oldest, kavya)), failed)
}

// TestOnlyNavigationsMayStartAndFinishSignIn: a cross-site navigation may finish a sign-in, and only a same-site one
// may start it.
func TestOnlyNavigationsMayStartAndFinishSignIn(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := newPerson("kavya")
	h.welcomeNew(t, kavya)
	navigation := map[string]string{"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Fetch-User": "?1"}
	with := func(changes map[string]string) map[string]string {
		headers := map[string]string{}
		for name, value := range navigation {
			headers[name] = value
		}
		for name, value := range changes {
			headers[name] = value
		}
		return headers
	}
	for name, c := range map[string]struct {
		headers map[string]string
		want    string
	}{
		"a navigation": {navigation, "/dashboard"},
		"no headers":   {nil, "/dashboard"},
		"a frame":      {with(map[string]string{"Sec-Fetch-Dest": "iframe"}), failed},
		"an image":     {with(map[string]string{"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}), failed},
		"a fetch":      {with(map[string]string{"Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}), failed},
	} {
		browser := apitest.NewVisitor(h.Member)
		back := oidctest.SignIn(t, h.begin(t, browser, ""), kavya)
		if got := fetch(t, browser, back.RequestURI(), c.headers); got != c.want {
			t.Errorf("%s: redirected to %q, want %q", name, got, c.want)
		}
	}
	// Only the app's own button may start it.
	browser := apitest.NewVisitor(h.Member)
	for name, c := range map[string]struct {
		headers map[string]string
		begins  bool
	}{
		"the app's own page": {with(map[string]string{"Sec-Fetch-Site": "same-origin"}), true},
		"the site's page":    {with(map[string]string{"Sec-Fetch-Site": "same-site"}), true},
		"the address bar":    {with(map[string]string{"Sec-Fetch-Site": "none"}), true},
		"another site":       {navigation, false},
		"a frame":            {with(map[string]string{"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe"}), false},
		"a fetch":            {with(map[string]string{"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}), false},
	} {
		if got := fetch(t, browser, "/api/auth/google", c.headers); strings.HasPrefix(got, h.google.Issuer) != c.begins || (!c.begins && got != failed) {
			t.Errorf("from %s: redirected to %q", name, got)
		}
	}
	// The provider may not POST its response.
	browser.From(h.google.Issuer).Do(t, http.MethodPost, "/api/auth/google/callback", "application/x-www-form-urlencoded", []byte("code=x&state=y")).
		WantProblem(t, http.StatusForbidden, "")
}

// fetch requests a path with a browser's Sec-Fetch headers and returns the redirect's target.
func fetch(t *testing.T, browser *apitest.Visitor, path string, headers map[string]string) string {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, browser.Base+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	if flow := browser.Cookie(flowCookie); flow != "" {
		request.Header.Set("Cookie", flowCookie+"="+flow)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	answer, err := (&http.Transport{DisableKeepAlives: true}).RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusFound || answer.Header.Get("Cache-Control") != "no-store" || answer.Header.Get("Referrer-Policy") != "same-origin" {
		t.Errorf("%d, %v", answer.StatusCode, answer.Header)
	}
	return answer.Header.Get("Location")
}

func TestSignInFailsWhileProviderIsDown(t *testing.T) {
	t.Parallel()
	google := oidctest.Start(t)
	h := newHarnessWith(t, google, oidc.Options{})
	browser := apitest.NewVisitor(h.Member)
	back := oidctest.SignIn(t, h.begin(t, browser, "?next=/coaches"), newPerson("kavya"))
	google.Stop()
	wantLocation(t, h.callback(t, browser, back), "/auth?next=%2Fcoaches&provider=failed")
	wantSignedOut(t, browser)
	if h.Log.Lines("not available") == 0 {
		t.Error("the log lacks that the provider is unavailable")
	}
	// The server also starts while the provider is down, and everything else works.
	h = newHarnessWith(t, google, oidc.Options{})
	browser = apitest.NewVisitor(h.Member)
	wantLocation(t, browser.Get(t, "/api/auth/google").Want(t, http.StatusFound).Header.Get("Location"), failed)
	if browser.Cookie(flowCookie) != "" {
		t.Error("a failed start set a flow cookie")
	}
	h.NewMember(t)
}

func TestSignInFailsWhenProviderTimesOut(t *testing.T) {
	t.Parallel()
	silent := silence{}
	h := newHarnessWith(t, oidctest.Shared(t), oidc.Options{Timeout: 2 * time.Second, Transport: silent})
	browser := apitest.NewVisitor(h.Member)
	back := oidctest.SignIn(t, h.begin(t, browser, ""), newPerson("kavya"))
	wantLocation(t, h.callback(t, browser, back), failed)
	wantSignedOut(t, browser)
}

// silence never responds to requests for tokens.
type silence struct{}

func (silence) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Path == "/token" {
		<-r.Context().Done()
		return nil, context.Cause(r.Context())
	}
	return http.DefaultTransport.RoundTrip(r)
}

func TestSignInOperationsFailWithoutProvider(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	browser := apitest.NewVisitor(h.Member)
	var found struct{ Google bool }
	browser.Get(t, "/api/auth/providers").Want(t, http.StatusOK).Into(t, &found)
	if found.Google {
		t.Error("Google is listed without a provider")
	}
	for _, path := range []string{"/api/auth/google", "/api/auth/google/callback?state=x&code=y"} {
		wantLocation(t, browser.Get(t, path).Want(t, http.StatusFound).Header.Get("Location"), failed)
	}
	browser.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "A", "lastName": "B", "username": "abc"}).WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusNotFound, "")

	apitest.NewVisitor(newHarness(t).Member).Get(t, "/api/auth/providers").Want(t, http.StatusOK).Into(t, &found)
	if !found.Google {
		t.Error("Google is not listed")
	}
}
