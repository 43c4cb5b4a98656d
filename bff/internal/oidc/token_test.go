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
	// sealed replaces the signed token as a whole.
	sealed func(token string) string
	// keys are handed out as the provider's; nil are the forger's.
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
		return answered(r, http.StatusOK, string(body)), err
	case "/token":
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			return nil, err
		}
		defer answer.Body.Close()
		body, err := f.forge(answer.Body)
		return answered(r, answer.StatusCode, body), err
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
	if f.sealed != nil {
		token = f.sealed(token)
	}
	tokens["id_token"] = token
	written, err := json.Marshal(tokens)
	return string(written), err
}

func newKey(t *testing.T) *rsa.PrivateKey {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func TestTokensThatProveNothing(t *testing.T) {
	t.Parallel()
	real := oidctest.Shared(t)
	key, stranger := newKey(t), newKey(t)
	set := func(name string, value any) func(map[string]any) {
		return func(claims map[string]any) { claims[name] = value }
	}
	in := func(d time.Duration) int64 { return time.Now().Add(d).Unix() }
	for name, c := range map[string]struct {
		change func(map[string]any)
		sealed func(string) string
		keys   *rsa.PrivateKey
		// refused is part of the error; empty if the token must be accepted.
		refused string
	}{
		"unchanged":                        {},
		"for another client":               {change: set("aud", real.OtherClientID), refused: "expected audience"},
		"for nobody":                       {change: set("aud", []string{}), refused: "expected audience"},
		"for us and another, asked by us":  {change: func(m map[string]any) { m["aud"], m["azp"] = []string{real.ClientID, "x"}, real.ClientID }},
		"for us and another, asked by it":  {change: func(m map[string]any) { m["aud"], m["azp"] = []string{real.ClientID, "x"}, "x" }, refused: "another client"},
		"for us and another, asked by who": {change: set("aud", []string{real.ClientID, "x"}), refused: "does not say which asked"},
		"for us, asked by another":         {change: set("azp", "x"), refused: "another client"},
		"of another provider":              {change: set("iss", "https://elsewhere.example"), refused: "different provider"},
		"of the provider, nearly":          {change: set("iss", real.Issuer+"/"), refused: "different provider"},
		"with another nonce":               {change: set("nonce", "ANOTHER"), refused: "nonce"},
		"without a nonce":                  {change: func(m map[string]any) { delete(m, "nonce") }, refused: "nonce"},
		"over":                             {change: set("exp", in(-5*time.Minute)), refused: "expired"},
		"over by a clock's difference":     {change: set("exp", in(-time.Minute))},
		"an hour old by the clock":         {change: func(m map[string]any) { m["iat"], m["exp"] = in(-time.Hour), in(-time.Minute) }},
		"an hour ahead":                    {change: func(m map[string]any) { m["iat"], m["exp"] = in(time.Hour), in(2*time.Hour) }, refused: "in the future"},
		"ahead by a clock's difference":    {change: set("iat", in(time.Minute))},
		"not valid yet":                    {change: set("nbf", in(time.Hour)), refused: "before the nbf"},
		"about nobody":                     {change: set("sub", ""), refused: "subject"},
		"about a name without end":         {change: set("sub", strings.Repeat("x", 300)), refused: "subject"},
		"of another access token":          {change: set("at_hash", "AAAAAAAAAAAAAAAAAAAAAA"), refused: "another access token"},
		"with a word for verified":         {change: set("email_verified", "true")},
		"signed by a stranger":             {keys: stranger, refused: "verify signature"},
		"with its signature cut off":       {sealed: func(token string) string { return token[:strings.LastIndex(token, ".")+1] }, refused: "ID token"},
		"signed by nobody": {sealed: func(token string) string {
			return base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none"}`)) + "." + strings.Split(token, ".")[1] + "."
		}, refused: "malformed jwt"},
		"with claims changed after the signing": {sealed: func(token string) string {
			parts := strings.Split(token, ".")
			parts[1] = base64.RawURLEncoding.EncodeToString([]byte(`{"iss":"` + real.Issuer + `","sub":"meera"}`))
			return strings.Join(parts, ".")
		}, refused: "verify signature"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := oidc.New(real.Settings(), redirect, oidc.Options{
				Transport: &forger{key: key, change: c.change, sealed: c.sealed, keys: c.keys},
			})
			address, flow := begin(t, p)
			person, err := p.Finish(t.Context(), flow, code(t, oidctest.SignIn(t, address, asha)))
			switch {
			case c.refused == "" && (err != nil || person.Subject != asha.Subject || !person.EmailVerified):
				t.Errorf("%+v, %v", person, err)
			case c.refused != "" && !errors.Is(err, oidc.ErrRefused):
				t.Errorf("was not refused: %+v, %v", person, err)
			case c.refused != "" && !strings.Contains(err.Error(), c.refused):
				t.Errorf("was refused for something else: %v", err)
			}
		})
	}
}

// TestAVerifiedAddressIsSaidSo: only a plain yes is one.
func TestAVerifiedAddressIsSaidSo(t *testing.T) {
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
