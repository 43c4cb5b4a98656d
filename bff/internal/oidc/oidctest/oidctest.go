// Package oidctest starts a real OpenID provider for tests: npm's oidc-provider, through
// packages/e2e/src/support/openid-provider.mjs. It needs the Node packages of the repository (make test installs them).
package oidctest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/internal/oidc"
)

// Provider is an OpenID provider that runs on this machine.
type Provider struct {
	Issuer            string `json:"issuer"`
	ClientID          string `json:"clientId"`
	ClientSecret      string `json:"clientSecret"`
	OtherClientID     string `json:"otherClientId"`
	OtherClientSecret string `json:"otherClientSecret"`

	end func()
}

// Settings returns the client settings for the provider.
func (p *Provider) Settings() oidc.Settings {
	return oidc.Settings{Issuer: p.Issuer, ClientID: p.ClientID, ClientSecret: p.ClientSecret}
}

// OtherSettings returns the settings of another client of the same provider.
func (p *Provider) OtherSettings() oidc.Settings {
	return oidc.Settings{Issuer: p.Issuer, ClientID: p.OtherClientID, ClientSecret: p.OtherClientSecret}
}

var shared = sync.OnceValues(func() (*Provider, error) { return start() })

// Shared returns a provider that all tests of a binary may use at once, each with its own people. It stops with the
// binary.
func Shared(t testing.TB) *Provider {
	t.Helper()
	provider, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return provider
}

// Start starts a provider for one test, with these arguments.
func Start(t testing.TB, arguments ...string) *Provider {
	t.Helper()
	provider, err := start(arguments...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(provider.Stop)
	return provider
}

// Stop stops the provider.
func (p *Provider) Stop() { p.end() }

// startsWithin is the timeout of starting the program on a busy machine.
const startsWithin = time.Minute

func start(arguments ...string) (*Provider, error) {
	script, err := scriptPath()
	if err != nil {
		return nil, err
	}
	command := exec.Command("node", append([]string{script}, arguments...)...)
	var errorOutput bytes.Buffer
	command.Stderr = &errorOutput
	// The program exits when its input is closed: by Stop, or when this process ends.
	input, err := command.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, fmt.Errorf("the OpenID provider for tests cannot be started; Node 20.19 or later has to be there: %w", err)
	}
	provider := &Provider{end: sync.OnceFunc(func() {
		_ = input.Close()
		_ = command.Wait() // Only its end matters, not its exit status.
	})}
	started := make(chan error, 1)
	go func() {
		started <- provider.read(output)
		_, _ = io.Copy(io.Discard, output)
	}()
	select {
	case err = <-started:
	case <-time.After(startsWithin):
		err = errors.New("it printed no line in time")
	}
	if err != nil {
		_ = command.Process.Kill()
		provider.end()
		return nil, fmt.Errorf("the OpenID provider for tests does not start: %w\n%s", err, errorOutput.String())
	}
	return provider, nil
}

// read waits for the line with the provider's URL; the library prints warnings before it.
func (p *Provider) read(output io.Reader) error {
	for lines := bufio.NewScanner(output); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "{") {
			return json.Unmarshal(lines.Bytes(), p)
		}
	}
	return errors.New("it exited early")
}

// scriptPath returns the path of the provider's program, searched upwards from the working directory.
func scriptPath() (string, error) {
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		e2e := filepath.Join(here, "packages/e2e")
		if _, err := os.Stat(filepath.Join(e2e, "node_modules/oidc-provider/package.json")); err == nil {
			return filepath.Join(e2e, "src/support/openid-provider.mjs"), nil
		}
		above := filepath.Dir(here)
		if above == here {
			return "", errors.New("the OpenID provider for tests is not installed; make node_modules/.installed installs it, and make test does so, too")
		}
		here = above
	}
}

// Person is an identity at the provider.
type Person struct {
	Subject, Email      string
	Unverified          bool
	FirstName, LastName string
}

func (p Person) form() url.Values {
	return url.Values{
		"do": {"continue"}, "sub": {p.Subject}, "email": {p.Email}, "email_verified": {fmt.Sprint(!p.Unverified)},
		"given_name": {p.FirstName}, "family_name": {p.LastName},
	}
}

// SignIn opens the provider with a new browser, signs in, and returns the URL to which the provider redirects.
func SignIn(t testing.TB, address string, person Person) *url.URL {
	t.Helper()
	return visit(t, address, person.form())
}

// Cancel opens the provider, cancels, and returns the URL to which the provider redirects.
func Cancel(t testing.TB, address string) *url.URL {
	t.Helper()
	return visit(t, address, url.Values{"do": {"cancel"}})
}

func visit(t testing.TB, address string, form url.Values) *url.URL {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{
		Jar: jar, Transport: &http.Transport{DisableKeepAlives: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	home, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		answer, err := client.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		next, err := answer.Location()
		switch {
		case err == nil && next.Host != home.Host:
			return next
		case err == nil:
			request, err = http.NewRequestWithContext(t.Context(), http.MethodGet, next.String(), nil)
		case answer.StatusCode == http.StatusOK && strings.HasPrefix(request.URL.Path, "/interaction/"):
			request, err = http.NewRequestWithContext(t.Context(), http.MethodPost, request.URL.String(), strings.NewReader(form.Encode()))
			if err == nil {
				request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			}
		default:
			t.Fatalf("the provider responded to %s with %d: %s", request.URL.Path, answer.StatusCode, body)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("too many redirects at the provider")
	return nil
}
