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

func TestCancelled(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser := apitest.NewVisitor(h.Member)
	back := oidctest.Cancel(t, h.leave(t, browser, "?next=/coaches"))
	wantLocation(t, h.come(t, browser, back), "/auth?next=%2Fcoaches&provider=cancelled")
	wantNobody(t, browser)
	if browser.Cookie(flowCookie) != "" {
		t.Error("the browser is still on its way")
	}
	wantLocation(t, h.come(t, browser, back), failed)
}

// TestWhatAnotherBrowserBrings: a provider's response is valid only in the browser that requested it, once, and
// unchanged.
func TestWhatAnotherBrowserBrings(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := someone("kavya")
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
		"no cookie":              {browser: func(b *apitest.Visitor) { b.SetCookie(flowCookie, "") }},
		"a cookie of nonsense":   {browser: func(b *apitest.Visitor) { b.SetCookie(flowCookie, "nonsense!") }},
		"a cookie without end":   {browser: func(b *apitest.Visitor) { b.SetCookie(flowCookie, strings.Repeat("A", 5000)) }},
		"another nonce":          {browser: func(b *apitest.Visitor) { flows(t, b, func(f map[string]any) { f["n"] = "ANOTHER" }) }},
		"another verifier":       {browser: func(b *apitest.Visitor) { flows(t, b, func(f map[string]any) { f["v"] = strings.Repeat("a", 43) }) }},
		"begun too long ago":     {browser: func(b *apitest.Visitor) { begun(t, b, -11*time.Minute) }},
		"begun in the future":    {browser: func(b *apitest.Visitor) { begun(t, b, time.Hour) }},
		"another state":          {back: func(u *url.URL) *url.URL { return changed(u, "state", "ANOTHER") }},
		"no state":               {back: func(u *url.URL) *url.URL { return changed(u, "state", "") }},
		"another code":           {back: func(u *url.URL) *url.URL { return changed(u, "code", "ANOTHER") }},
		"no code":                {back: func(u *url.URL) *url.URL { return changed(u, "code", "") }},
		"another provider":       {back: func(u *url.URL) *url.URL { return changed(u, "iss", "https://elsewhere.example") }},
		"an error of its own":    {back: func(u *url.URL) *url.URL { return changed(u, "error", "server_error") }},
		"an error without end":   {back: func(u *url.URL) *url.URL { return changed(u, "error", strings.Repeat("x\n", 500)) }},
		"cancelled and invented": {back: func(u *url.URL) *url.URL { return changed(changed(u, "error", "access_denied"), "state", "ANOTHER") }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			browser := apitest.NewVisitor(h.Member)
			back := oidctest.SignIn(t, h.leave(t, browser, ""), kavya)
			if c.browser != nil {
				c.browser(browser)
			}
			if c.back != nil {
				back = c.back(back)
			}
			wantLocation(t, h.come(t, browser, back), failed)
			wantNobody(t, browser)
		})
	}
	t.Run("replayed", func(t *testing.T) {
		t.Parallel()
		browser := apitest.NewVisitor(h.Member)
		back := oidctest.SignIn(t, h.leave(t, browser, ""), someone("meera"))
		kept := browser.Cookie(flowCookie)
		wantLocation(t, h.come(t, browser, back), "/auth/welcome")
		thief := apitest.NewVisitor(h.Member)
		wantLocation(t, h.come(t, thief, back), failed)
		thief.SetCookie(flowCookie, kept)
		wantLocation(t, h.come(t, thief, back), failed)
		wantNobody(t, thief)
		h.Log.WantNo(t, back.Query().Get("code"), back.Query().Get("state"), browser.Cookie(pendingCookie))
	})
	t.Run("of somebody else", func(t *testing.T) {
		// An attacker sends a link with their own response, to sign a victim in as the attacker.
		t.Parallel()
		attacker, victim := apitest.NewVisitor(h.Member), apitest.NewVisitor(h.Member)
		theirs := oidctest.SignIn(t, h.leave(t, attacker, ""), someone("attacker"))
		h.leave(t, victim, "")
		wantLocation(t, h.come(t, victim, theirs), failed)
		wantNobody(t, victim)
	})
	if h.Count(t, "select count(*) from members") != 0 {
		t.Error("an account was made")
	}
}

func begun(t *testing.T, browser *apitest.Visitor, ago time.Duration) {
	t.Helper()
	flows(t, browser, func(flow map[string]any) { flow["t"] = time.Now().Add(ago).Unix() })
}

// TestSeveralWindows: each is on its own way, up to three of them.
func TestSeveralWindows(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	browser := apitest.NewVisitor(h.Member)
	kavya := someone("kavya")
	h.welcomeNew(t, kavya)
	addresses := []string{
		h.leave(t, browser, "?next=/profile"), h.leave(t, browser, "?next=/coaches"), h.leave(t, browser, "?next=/messages"),
	}
	wantLocation(t, h.come(t, browser, oidctest.SignIn(t, addresses[1], kavya)), "/coaches")
	wantLocation(t, h.come(t, browser, oidctest.SignIn(t, addresses[0], kavya)), "/profile")
	wantLocation(t, h.come(t, browser, oidctest.SignIn(t, addresses[2], kavya)), "/messages")
	if browser.Cookie(flowCookie) != "" {
		t.Error("the browser is still on its way")
	}
	oldest := h.leave(t, browser, "")
	long := "?next=" + url.QueryEscape("/messages?x="+strings.Repeat("&", 490))
	for range 3 {
		h.leave(t, browser, long)
	}
	if ways := flows(t, browser, nil); len(ways) != 3 || len(browser.Cookie(flowCookie)) > 3900 {
		t.Errorf("%d ways in %d bytes", len(ways), len(browser.Cookie(flowCookie)))
	}
	wantLocation(t, h.come(t, browser, oidctest.SignIn(t, oldest, kavya)), failed)
}

// TestWhoMaySendABrowserThere: the provider by leading a person's window there, and nothing else from elsewhere.
func TestWhoMaySendABrowserThere(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	kavya := someone("kavya")
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
		"a window":            {navigation, "/dashboard"},
		"an old browser":      {nil, "/dashboard"},
		"a frame":             {with(map[string]string{"Sec-Fetch-Dest": "iframe"}), failed},
		"a picture":           {with(map[string]string{"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}), failed},
		"a script's own call": {with(map[string]string{"Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}), failed},
	} {
		browser := apitest.NewVisitor(h.Member)
		back := oidctest.SignIn(t, h.leave(t, browser, ""), kavya)
		if got := fetch(t, browser, back.RequestURI(), c.headers); got != c.want {
			t.Errorf("%s: leads to %q, want %q", name, got, c.want)
		}
	}
	// Only the app's own button may start it.
	browser := apitest.NewVisitor(h.Member)
	for name, c := range map[string]struct {
		headers map[string]string
		leaves  bool
	}{
		"our own page":       {with(map[string]string{"Sec-Fetch-Site": "same-origin"}), true},
		"the site's page":    {with(map[string]string{"Sec-Fetch-Site": "same-site"}), true},
		"the address bar":    {with(map[string]string{"Sec-Fetch-Site": "none"}), true},
		"somebody's page":    {navigation, false},
		"a frame":            {with(map[string]string{"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe"}), false},
		"a call of a page's": {with(map[string]string{"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}), false},
	} {
		if got := fetch(t, browser, "/api/auth/google", c.headers); strings.HasPrefix(got, h.google.Issuer) != c.leaves || (!c.leaves && got != failed) {
			t.Errorf("from %s: leads to %q", name, got)
		}
	}
	// A provider may not post its answer either.
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

func TestAProviderThatIsDown(t *testing.T) {
	t.Parallel()
	google := oidctest.Start(t)
	h := houseWith(t, google, oidc.Options{})
	browser := apitest.NewVisitor(h.Member)
	back := oidctest.SignIn(t, h.leave(t, browser, "?next=/coaches"), someone("kavya"))
	google.Stop()
	wantLocation(t, h.come(t, browser, back), "/auth?next=%2Fcoaches&provider=failed")
	wantNobody(t, browser)
	if h.Log.Lines("not available") == 0 {
		t.Error("the log does not say that the provider is down")
	}
	// Without it the product starts, and does everything else.
	h = houseWith(t, google, oidc.Options{})
	browser = apitest.NewVisitor(h.Member)
	wantLocation(t, browser.Get(t, "/api/auth/google").Want(t, http.StatusFound).Header.Get("Location"), failed)
	if browser.Cookie(flowCookie) != "" {
		t.Error("the browser was given something for a way that it is not on")
	}
	h.NewMember(t)
}

func TestAProviderThatDoesNotAnswer(t *testing.T) {
	t.Parallel()
	silent := silence{}
	h := houseWith(t, oidctest.Shared(t), oidc.Options{Timeout: 2 * time.Second, Transport: silent})
	browser := apitest.NewVisitor(h.Member)
	back := oidctest.SignIn(t, h.leave(t, browser, ""), someone("kavya"))
	wantLocation(t, h.come(t, browser, back), failed)
	wantNobody(t, browser)
}

// silence answers no request for tokens.
type silence struct{}

func (silence) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Path == "/token" {
		<-r.Context().Done()
		return nil, context.Cause(r.Context())
	}
	return http.DefaultTransport.RoundTrip(r)
}

func TestWithoutAProvider(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	browser := apitest.NewVisitor(h.Member)
	var found struct{ Google bool }
	browser.Get(t, "/api/auth/providers").Want(t, http.StatusOK).Into(t, &found)
	if found.Google {
		t.Error("there is a provider")
	}
	for _, path := range []string{"/api/auth/google", "/api/auth/google/callback?state=x&code=y"} {
		wantLocation(t, browser.Get(t, path).Want(t, http.StatusFound).Header.Get("Location"), failed)
	}
	browser.Get(t, "/api/auth/pending").WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/welcome", map[string]any{"firstName": "A", "lastName": "B", "username": "abc"}).WantProblem(t, http.StatusNotFound, "")
	browser.Post(t, "/api/auth/link", map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusNotFound, "")

	apitest.NewVisitor(newHarness(t).Member).Get(t, "/api/auth/providers").Want(t, http.StatusOK).Into(t, &found)
	if !found.Google {
		t.Error("there is no provider")
	}
}
