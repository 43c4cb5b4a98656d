package oidc_test

import (
	"crypto/rand"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"

	"aangan/bff/internal/oidc"
	"aangan/bff/internal/oidc/oidctest"
)

// forger is a proxy of the real provider that changes the claims of its ID tokens and signs them again, with a key
// that it publishes as the provider's. So a token is rejected for its claims, and not for its signature.
type forger struct {
	key    *rsa.PrivateKey
	change func(claims map[string]any)
	// replace changes the signed token.
	replace func(token string) string
	// keys is published as the provider's key; nil publishes the forger's.
	keys *rsa.PrivateKey
}

func (f *forger) RoundTrip(r *http.Request) (*http.Response, error) {
	switch r.URL.Path {
	case "/jwks":
		key := f.key
		if f.keys != nil {
			key = f.keys
		}
		body, err := json.Marshal(jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: key.Public(), Algorithm: "RS256", Use: "sig"}}})
		return response(r, http.StatusOK, string(body)), err
	case "/token":
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			return nil, err
		}
		defer answer.Body.Close()
		body, err := f.forge(answer.Body)
		return response(r, answer.StatusCode, body), err
	default:
		return http.DefaultTransport.RoundTrip(r)
	}
}

func (f *forger) forge(body io.Reader) (string, error) {
	var tokens map[string]any
	if err := json.NewDecoder(body).Decode(&tokens); err != nil {
		return "", err
	}
	token, _ := tokens["id_token"].(string)
	payload, err := base64.RawURLEncoding.DecodeString(strings.Split(token, ".")[1])
	if err != nil {
		return "", err
	}
	var claims map[string]any
	if err := json.Unmarshal(payload, &claims); err != nil {
		return "", err
	}
	if f.change != nil {
		f.change(claims)
	}
	if payload, err = json.Marshal(claims); err != nil {
		return "", err
	}
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.RS256, Key: f.key}, nil)
	if err != nil {
		return "", err
	}
	signed, err := signer.Sign(payload)
	if err != nil {
		return "", err
	}
	if token, err = signed.CompactSerialize(); err != nil {
		return "", err
	}
	if f.replace != nil {
		token = f.replace(token)
	}
	tokens["id_token"] = token
	encoded, err := json.Marshal(tokens)
	return string(encoded), err
}

func newKey(t *testing.T) *rsa.PrivateKey {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func TestInvalidTokensAreRejectedForTheirReason(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	key, otherKey := newKey(t), newKey(t)
	set := func(name string, value any) func(map[string]any) {
		return func(claims map[string]any) { claims[name] = value }
	}
	in := func(d time.Duration) int64 { return time.Now().Add(d).Unix() }
	for name, c := range map[string]struct {
		change  func(map[string]any)
		replace func(string) string
		keys    *rsa.PrivateKey
		// reason is part of the error; empty if the token must be accepted.
		reason string
	}{
		"unchanged":                                        {},
		"audience of another client":                       {change: set("aud", real.OtherClientID), reason: "expected audience"},
		"empty audience":                                   {change: set("aud", []string{}), reason: "expected audience"},
		"two audiences with own authorized party":          {change: func(m map[string]any) { m["aud"], m["azp"] = []string{real.ClientID, "x"}, real.ClientID }},
		"two audiences with another authorized party":      {change: func(m map[string]any) { m["aud"], m["azp"] = []string{real.ClientID, "x"}, "x" }, reason: "another client"},
		"two audiences without authorized party":           {change: set("aud", []string{real.ClientID, "x"}), reason: "does not say which asked"},
		"own audience with another authorized party":       {change: set("azp", "x"), reason: "another client"},
		"another issuer":                                   {change: set("iss", "https://elsewhere.example"), reason: "different provider"},
		"issuer with a trailing slash":                     {change: set("iss", real.Issuer+"/"), reason: "different provider"},
		"another nonce":                                    {change: set("nonce", "ANOTHER"), reason: "nonce"},
		"missing nonce":                                    {change: func(m map[string]any) { delete(m, "nonce") }, reason: "nonce"},
		"expired":                                          {change: set("exp", in(-5*time.Minute)), reason: "expired"},
		"expired within the tolerance":                     {change: set("exp", in(-time.Minute))},
		"issued an hour ago, expired within the tolerance": {change: func(m map[string]any) { m["iat"], m["exp"] = in(-time.Hour), in(-time.Minute) }},
		"issued in an hour":                                {change: func(m map[string]any) { m["iat"], m["exp"] = in(time.Hour), in(2*time.Hour) }, reason: "in the future"},
		"issued in the future within the tolerance":        {change: set("iat", in(time.Minute))},
		"not valid yet":                                    {change: set("nbf", in(time.Hour)), reason: "before the nbf"},
		"empty subject":                                    {change: set("sub", ""), reason: "subject"},
		"oversized subject":                                {change: set("sub", strings.Repeat("x", 300)), reason: "subject"},
		"hash of another access token":                     {change: set("at_hash", "AAAAAAAAAAAAAAAAAAAAAA"), reason: "another access token"},
		"email_verified as text":                           {change: set("email_verified", "true")},
		"signed with another key":                          {keys: otherKey, reason: "verify signature"},
		"without its signature":                            {replace: func(token string) string { return token[:strings.LastIndex(token, ".")+1] }, reason: "ID token"},
		"algorithm none": {replace: func(token string) string {
			return base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none"}`)) + "." + strings.Split(token, ".")[1] + "."
		}, reason: "malformed jwt"},
		"claims changed after signing": {replace: func(token string) string {
			parts := strings.Split(token, ".")
			parts[1] = base64.RawURLEncoding.EncodeToString([]byte(`{"iss":"` + real.Issuer + `","sub":"meera"}`))
			return strings.Join(parts, ".")
		}, reason: "verify signature"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := oidc.New(real.Settings(), redirect, oidc.Options{
				Transport: &forger{key: key, change: c.change, replace: c.replace, keys: c.keys},
			})
			address, flow := begin(t, p)
			person, err := p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha)))
			switch {
			case c.reason == "" && (err != nil || person.Subject != asha.Subject || !person.EmailVerified):
				t.Errorf("%+v, %v", person, err)
			case c.reason != "" && !errors.Is(err, oidc.ErrRefused):
				t.Errorf("was not rejected: %+v, %v", person, err)
			case c.reason != "" && !strings.Contains(err.Error(), c.reason):
				t.Errorf("was rejected for another reason: %v", err)
			}
		})
	}
}

// TestOnlyTrueMarksAddressVerified: any other value of email_verified counts as unverified.
func TestOnlyTrueMarksAddressVerified(t *testing.T) {
	t.Parallel()
	real, key := oidctest.Shared(t), newKey(t)
	for _, value := range []any{false, "false", "yes", 1, nil, []bool{true}} {
		p := oidc.New(real.Settings(), redirect, oidc.Options{
			Transport: &forger{key: key, change: func(m map[string]any) { m["email_verified"] = value }},
		})
		address, flow := begin(t, p)
		person, err := p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha)))
		if err != nil || person.EmailVerified || person.Email != asha.Email {
			t.Errorf("%v: %+v, %v", value, person, err)
		}
	}
}
