package static_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/static"
)

const withPlaceholders = `<link rel="canonical" href="https://site.aangan.invalid/faq"><form action="https://member.aangan.invalid/api/logout"></form>` +
	`<a href="https://coach.aangan.invalid/coach/login">portal</a><script>go("https://member.aangan.invalid")</script>`

const withOrigins = `<link rel="canonical" href="https://www.example.org/faq"><form action="https://app.example.org/api/logout"></form>` +
	`<a href="https://coach.example.org/coach/login">portal</a><script>go("https://app.example.org")</script>`

func TestPlaceholdersAreReplacedByPublicURLs(t *testing.T) {
	files := map[string]string{
		"/faq.html": withPlaceholders, "/sitemap.xml": "<loc>https://site.aangan.invalid/</loc>", "/terms.html": "terms", "/404.html": withPlaceholders,
	}
	site := pages(t, copy.SiteApp, files)
	res, body := do(t, site, "GET", "/faq")
	if body != withOrigins || res.ContentLength != int64(len(withOrigins)) {
		t.Errorf("uncompressed: %d %q", res.ContentLength, body)
	}
	res, body = do(t, site, "GET", "/faq", "Accept-Encoding", "gzip")
	if unpack(t, body) != withOrigins || res.ContentLength != int64(len(body)) || res.Header.Get("Content-Encoding") != "gzip" {
		t.Errorf("gzip: %v", res.Header)
	}
	res, body = do(t, site, "GET", "/faq", "Accept-Encoding", "br")
	plain, err := io.ReadAll(brotli.NewReader(strings.NewReader(body)))
	if err != nil || string(plain) != withOrigins || res.Header.Get("Content-Encoding") != "br" {
		t.Errorf("brotli: %q %v %v", plain, err, res.Header)
	}
	policy := res.Header.Get("Content-Security-Policy")
	if want := "script-src 'self' '" + hashOf(`go("https://app.example.org")`) + "';"; !strings.Contains(policy, want) {
		t.Errorf("the changed script has another hash: want %s in %s", want, policy)
	}
	if _, body := do(t, site, "GET", "/sitemap.xml"); body != "<loc>https://www.example.org/</loc>" {
		t.Errorf("the sitemap is %q", body)
	}
	if res, body := do(t, site, "GET", "/nowhere"); res.StatusCode != 404 || body != withOrigins {
		t.Errorf("the 404 page: %d %q", res.StatusCode, body)
	}
	if res, _ := do(t, site, "GET", "/terms", "Accept-Encoding", "br"); res.Header.Get("Etag") != `W/"terms.html"` {
		t.Errorf("a page without placeholders was changed: %v", res.Header)
	}

	// The ETag depends on the content, so other public URLs result in another one.
	tag := res.Header.Get("Etag")
	if res, _ := do(t, site, "GET", "/faq", "If-None-Match", tag); res.StatusCode != 304 {
		t.Errorf("with If-None-Match: %d", res.StatusCode)
	}
	if otherTag := tagUnder(t, files, "https://members.example.org"); otherTag == tag || otherTag == `W/"faq.html"` {
		t.Errorf("with another public URL the ETag is still %s", otherTag)
	}
	if again := tagUnder(t, files, urls[copy.MemberApp]); again != tag {
		t.Errorf("the ETag from a second process is %s, want %s", again, tag)
	}
}

func tagUnder(t *testing.T, files map[string]string, member string) string {
	t.Helper()
	moved := maps.Clone(urls)
	moved[copy.MemberApp] = member
	res, _ := do(t, newServer(t, static.Options{App: copy.SiteApp, Files: packedFiles(t, copy.SiteApp, files), URLs: moved}), "HEAD", "/faq")
	return res.Header.Get("Etag")
}

func TestNewRejectsURLsThatNeedEscaping(t *testing.T) {
	for _, address := range []string{"", "https://app.example.org/", `https://app.example.org"><script>`, "https://a b", "https://app.example.org; script-src *"} {
		moved := maps.Clone(urls)
		moved[copy.MemberApp] = address
		_, err := static.New(static.Options{App: copy.SiteApp, Files: packedFiles(t, copy.SiteApp, map[string]string{"/faq.html": withPlaceholders}), URLs: moved})
		if err == nil {
			t.Errorf("%q was accepted", address)
		}
	}
}

// TestInlineScriptsMatchThePackersTable runs the packer's own table: a page changed at the start must allow
// the same scripts as an unchanged one.
func TestInlineScriptsMatchThePackersTable(t *testing.T) {
	text, err := os.ReadFile("../../../packages/config/pack/scripts.json")
	if err != nil {
		t.Fatal(err)
	}
	var table []struct {
		HTML string   `json:"html"`
		Runs []string `json:"runs"`
	}
	if err := json.Unmarshal(text, &table); err != nil || len(table) < 5 {
		t.Fatalf("%d rows, %v", len(table), err)
	}
	for _, row := range table {
		site := pages(t, copy.SiteApp, map[string]string{"/faq.html": row.HTML + "<p>https://site.aangan.invalid</p>"})
		res, _ := do(t, site, "GET", "/faq")
		var hashes []string
		for _, script := range row.Runs {
			hashes = append(hashes, " '"+hashOf(script)+"'")
		}
		slices.Sort(hashes)
		want := "script-src 'self'" + strings.Join(hashes, "") + ";"
		if policy := res.Header.Get("Content-Security-Policy"); !strings.Contains(policy, want) {
			t.Errorf("%s: want %s in %s", row.HTML, want, policy)
		}
	}
}

// selectHash is the hash of the style element of Radix's Select.
const selectHash = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='"

func hashOf(script string) string {
	sum := sha256.Sum256([]byte(script))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// TestPolicyAllowsMemberAppOnSiteOnly compares the complete policies: each addition must be deliberate.
func TestPolicyAllowsMemberAppOnSiteOnly(t *testing.T) {
	const head = "default-src 'none'; script-src 'self' '" + scriptHash + "'; style-src 'self' " + selectHash + "; img-src 'self' data: blob:"
	const font, sound = "; font-src 'self'; ", "; media-src 'self' blob:"
	for app, want := range map[copy.App]string{
		copy.SiteApp: head + font + "connect-src 'self' https://app.example.org; manifest-src 'self'; base-uri 'none'; " +
			"form-action 'self' https://app.example.org; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
		copy.MemberApp: head + sound + font + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
		copy.CoachApp:  head + sound + font + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
	} {
		res, _ := do(t, pages(t, app, map[string]string{"/404.html": "no such page"}), "GET", "/nowhere")
		if got := res.Header.Get("Content-Security-Policy"); got != want {
			t.Errorf("%s: policy\n%s, want\n%s", app, got, want)
		}
		referrer := ""
		if app == copy.SiteApp {
			referrer = "strict-origin"
		}
		if got := res.Header.Get("Referrer-Policy"); got != referrer {
			t.Errorf("%s: Referrer-Policy %q", app, got)
		}
	}
}

// TestPolicyAllowsPaymentProviderOnPaymentPageOnly checks the policy of the page with the card form, and that no other
// page allows the provider.
func TestPolicyAllowsPaymentProviderOnPaymentPageOnly(t *testing.T) {
	payment := &static.PaymentOrigins{
		Scripts: []string{"https://js.pay.example", "https://*.js.pay.example"}, Frames: []string{"https://js.pay.example", "https://hooks.pay.example"},
		Connects: []string{"https://api.pay.example"},
	}
	files := map[string]string{"/subscribe.html": "plan", "/dashboard.html": "dashboard", "/subscribe/more.html": "more", "/404.html": "no such page"}
	serve := func(app copy.App, with *static.PaymentOrigins) *httptest.Server {
		return newServer(t, static.Options{
			App: app, Files: packedFiles(t, app, files), URLs: urls, Payment: with,
			Session: func(*http.Request) (bool, error) { return true, nil },
		})
	}
	policyOf := func(server *httptest.Server, path string) string {
		res, _ := do(t, server, "GET", path)
		return res.Header.Get("Content-Security-Policy")
	}
	member := serve(copy.MemberApp, payment)
	want := "default-src 'none'; script-src 'self' '" + scriptHash + "' https://js.pay.example https://*.js.pay.example; style-src 'self' " + selectHash + "; " +
		"img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self' https://api.pay.example; " +
		"frame-src https://js.pay.example https://hooks.pay.example; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default"
	if got := policyOf(member, "/subscribe"); got != want {
		t.Errorf("the policy is\n%s, want\n%s", got, want)
	}
	for _, path := range []string{"/dashboard", "/subscribe/more", "/nowhere"} {
		if got := policyOf(member, path); got == "" || strings.Contains(got, "pay.example") || strings.Contains(got, "frame-src") {
			t.Errorf("%s: %s", path, got)
		}
	}
	if got := policyOf(serve(copy.MemberApp, nil), "/subscribe"); got == "" || got != policyOf(member, "/dashboard") {
		t.Errorf("without a provider: %s", got)
	}
	if got := policyOf(serve(copy.CoachApp, payment), "/nowhere"); got == "" || strings.Contains(got, "pay.example") {
		t.Errorf("the coach portal: %s", got)
	}
}
