package oidc_test

import (
	"crypto/x509"
	"encoding/base64"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"

	"aangan/bff/internal/oidc"
	"aangan/bff/internal/oidc/oidctest"
)

// kavya has no address in the ID token, so that userinfo is read.
var kavya = oidctest.Claims{"sub": "kavya-1"}

func page(status int, contentType, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", contentType)
		w.WriteHeader(status)
		_, _ = w.Write([]byte(body))
	}
}

// broken holds the kinds of unusable responses of a provider. No error may repeat "hushhush".
var broken = map[string]http.HandlerFunc{
	"hangs": func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body) // The server notices that the client has gone only after the body.
		<-r.Context().Done()
	},
	"sends a byte a second": func(w http.ResponseWriter, r *http.Request) {
		for range 60 {
			_, _ = w.Write([]byte(" "))
			w.(http.Flusher).Flush()
			select {
			case <-r.Context().Done():
				return
			case <-time.After(time.Second):
			}
		}
	},
	"closes the connection": func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
	"answers 500":           page(http.StatusInternalServerError, "text/plain", "hushhush"),
	"answers 429":           page(http.StatusTooManyRequests, "application/json", `{"message":"hushhush"}`),
	"answers HTML":          page(http.StatusOK, "text/html", "<!doctype html><title>hushhush</title>"),
	"answers nothing":       page(http.StatusOK, "application/json", ""),
	"answers a list":        page(http.StatusOK, "application/json", `["hushhush"]`),
	"answers 64 MB":         huge,
	"redirects to itself": func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, r.URL.Path, http.StatusTemporaryRedirect)
	},
}

func huge(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	piece := []byte(strings.Repeat(" ", 1<<20))
	for range 64 {
		if _, err := w.Write(piece); err != nil {
			return
		}
	}
}

// TestBrokenResponsesFailInTime: each endpoint fails in each way. The sign-in fails with one of the two errors, without
// the provider's text, and the next one succeeds as soon as the provider works again.
func TestBrokenResponsesFailInTime(t *testing.T) {
	t.Parallel()
	for _, path := range []string{oidctest.DiscoveryPath, oidctest.TokenPath, oidctest.KeysPath, oidctest.UserinfoPath} {
		for name, with := range broken {
			if strings.HasPrefix(name, "sends a byte") && path != oidctest.TokenPath {
				continue // The same limit applies to every request.
			}
			t.Run(strings.Trim(path, "/")+" "+name, func(t *testing.T) {
				t.Parallel()
				hostile := oidctest.StartHostile(t)
				hostile.Userinfo(oidctest.Claims{"sub": "kavya-1", "email": "kavya@mail.example", "email_verified": true})
				p := oidc.New(hostile.Settings(), redirect, oidc.Options{Timeout: 2 * time.Second})
				hostile.Answer(path, with)
				begun := time.Now()
				address, flow, err := p.Begin(t.Context())
				if path != oidctest.DiscoveryPath {
					if err != nil {
						t.Fatal(err)
					}
					_, err = p.Finish(t.Context(), flow, code(t, hostile.SignIn(t, address, kavya)))
				}
				// The library does not tell keys that cannot be fetched from those that do not match.
				if !errors.Is(err, oidc.ErrUnavailable) && (path != oidctest.KeysPath || !errors.Is(err, oidc.ErrRefused)) {
					t.Errorf("%v; want ErrUnavailable", err)
				}
				// Requests for metadata and keys hold no secret that their response could repeat.
				secret := path == oidctest.TokenPath || path == oidctest.UserinfoPath
				if err != nil && (len(err.Error()) > 400 || (secret && strings.Contains(err.Error(), "hushhush"))) {
					t.Errorf("the error contains the response: %v", err)
				}
				if took := time.Since(begun); took > 20*time.Second {
					t.Errorf("failed after %s", took)
				}
				hostile.Answer(path, nil)
				address, flow = begin(t, p)
				person, err := p.Finish(t.Context(), flow, code(t, hostile.SignIn(t, address, kavya)))
				if err != nil || person.Email != "kavya@mail.example" || !person.EmailVerified {
					t.Errorf("after the recovery: %+v, %v", person, err)
				}
			})
		}
	}
}

// TestKeysAreFetchedAgainAfterRotation: a token under a new key is accepted, one under a key that was withdrawn, or
// that the provider never published, is not; and each costs at most one fetch.
func TestKeysAreFetchedAgainAfterRotation(t *testing.T) {
	t.Parallel()
	hostile := oidctest.StartHostile(t)
	p := oidc.New(hostile.Settings(), redirect, oidc.Options{})
	signIn := func() error {
		address, flow := begin(t, p)
		_, err := p.Finish(t.Context(), flow, code(t, hostile.SignIn(t, address, oidctest.Claims{"sub": "a", "email": "a@mail.example"})))
		return err
	}
	if err := signIn(); err != nil || hostile.KeyReads() != 1 {
		t.Fatalf("%v after %d fetches", err, hostile.KeyReads())
	}
	if err := signIn(); err != nil || hostile.KeyReads() != 1 {
		t.Fatalf("known keys: %v after %d fetches", err, hostile.KeyReads())
	}
	withdrawn := hostile.Key()
	hostile.RotateKey(t)
	if err := signIn(); err != nil || hostile.KeyReads() != 2 {
		t.Fatalf("a new key: %v after %d fetches", err, hostile.KeyReads())
	}
	for name, key := range map[string]jose.JSONWebKey{
		"a withdrawn key":            {Key: withdrawn},
		"an unknown key id":          {Key: withdrawn, KeyID: "unknown"},
		"a key id that is a path":    {Key: withdrawn, KeyID: "../../keys"},
		"a key id that is a address": {Key: withdrawn, KeyID: "https://elsewhere.example/keys"},
	} {
		before := hostile.KeyReads()
		hostile.Sign(func(payload []byte) string {
			return oidctest.Signed(jose.SigningKey{Algorithm: jose.ES256, Key: key}, payload)
		})
		if err := signIn(); !errors.Is(err, oidc.ErrRefused) || hostile.KeyReads() > before+1 {
			t.Errorf("%s: %v after %d fetches", name, err, hostile.KeyReads()-before)
		}
	}
}

// TestOnlyPublicKeyAlgorithmsAreAccepted: also if the provider's own metadata lists others.
func TestOnlyPublicKeyAlgorithmsAreAccepted(t *testing.T) {
	t.Parallel()
	hostile := oidctest.StartHostile(t)
	hostile.Metadata(oidctest.Claims{"id_token_signing_alg_values_supported": []string{"ES256", "HS256", "none"}})
	p := oidc.New(hostile.Settings(), redirect, oidc.Options{})
	public, err := x509.MarshalPKIXPublicKey(hostile.Key().Public())
	if err != nil {
		t.Fatal(err)
	}
	part := base64.RawURLEncoding.EncodeToString
	for name, sign := range map[string]func([]byte) string{
		"HS256 with the public key": func(payload []byte) string {
			return oidctest.Signed(jose.SigningKey{Algorithm: jose.HS256, Key: public}, payload)
		},
		"HS256 with the client secret": func(payload []byte) string {
			return oidctest.Signed(jose.SigningKey{Algorithm: jose.HS256, Key: []byte(strings.Repeat("our-secret", 4))}, payload)
		},
		"none": func(payload []byte) string { return part([]byte(`{"alg":"none"}`)) + "." + part(payload) + "." },
		"None with a signature": func(payload []byte) string {
			return part([]byte(`{"alg":"None"}`)) + "." + part(payload) + "." + part([]byte("signature"))
		},
		"a key in the header": func(payload []byte) string {
			options := (&jose.SignerOptions{EmbedJWK: true})
			other := oidctest.StartHostile(t).Key()
			signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.ES256, Key: other}, options)
			if err != nil {
				panic(err)
			}
			signed, err := signer.Sign(payload)
			if err != nil {
				panic(err)
			}
			token, err := signed.CompactSerialize()
			if err != nil {
				panic(err)
			}
			return token
		},
	} {
		hostile.Sign(sign)
		address, flow := begin(t, p)
		_, err := p.Finish(t.Context(), flow, code(t, hostile.SignIn(t, address, oidctest.Claims{"sub": "a", "email": "a@mail.example"})))
		if !errors.Is(err, oidc.ErrRefused) {
			t.Errorf("%s was not rejected: %v", name, err)
		}
	}
}

// TestInvalidClaimsAreRejected has the claims that Postgres, or a comparison, could not keep apart or store.
func TestInvalidClaimsAreRejected(t *testing.T) {
	t.Parallel()
	hostile := oidctest.StartHostile(t)
	p := oidc.New(hostile.Settings(), redirect, oidc.Options{})
	var earlier string
	for name, c := range map[string]struct {
		claims   oidctest.Claims
		userinfo oidctest.Claims
	}{
		"missing subject":                     {claims: oidctest.Claims{"email": "a@mail.example"}},
		"subject of another type":             {claims: oidctest.Claims{"sub": 7, "email": "a@mail.example"}},
		"subject with a zero byte":            {claims: oidctest.Claims{"sub": "a\x00b", "email": "a@mail.example"}},
		"missing expiry":                      {claims: oidctest.Claims{"sub": "a", "email": "a@mail.example", "exp": nil}},
		"userinfo of another subject":         {claims: oidctest.Claims{"sub": "a"}, userinfo: oidctest.Claims{"sub": "b", "email": "a@mail.example"}},
		"userinfo without subject":            {claims: oidctest.Claims{"sub": "a"}, userinfo: oidctest.Claims{"email": "a@mail.example"}},
		"userinfo of a subject in other case": {claims: oidctest.Claims{"sub": "a"}, userinfo: oidctest.Claims{"sub": "A", "email": "a@mail.example"}},
		"nonce of an earlier sign-in":         {claims: oidctest.Claims{"sub": "a", "email": "a@mail.example", "nonce": "earlier"}},
	} {
		hostile.Userinfo(c.userinfo)
		address, flow := begin(t, p)
		if c.claims["nonce"] != nil {
			_, first := begin(t, p)
			earlier = first.Nonce
			c.claims["nonce"] = earlier
		}
		if _, err := p.Finish(t.Context(), flow, code(t, hostile.SignIn(t, address, c.claims))); !errors.Is(err, oidc.ErrRefused) {
			t.Errorf("%s was not rejected: %v", name, err)
		}
	}
	// The userinfo response must itself declare its address verified.
	hostile.Userinfo(oidctest.Claims{"sub": "a", "email": "victim@mail.example"})
	address, flow := begin(t, p)
	person, err := p.Finish(t.Context(), flow, code(t, hostile.SignIn(t, address, oidctest.Claims{"sub": "a", "email_verified": true})))
	if err != nil || person.EmailVerified {
		t.Errorf("an address without email_verified counts as verified: %+v, %v", person, err)
	}
}

// TestResponseNamesItsIssuer: a provider that promises to name itself in its responses (RFC 9207) must do so, and no
// response may name another.
func TestResponseNamesItsIssuer(t *testing.T) {
	t.Parallel()
	for _, promises := range []bool{false, true} {
		hostile := oidctest.StartHostile(t)
		hostile.Metadata(oidctest.Claims{"authorization_response_iss_parameter_supported": promises})
		p := oidc.New(hostile.Settings(), redirect, oidc.Options{})
		for issuer, accepted := range map[string]bool{
			hostile.Issuer: true, "": !promises, hostile.Issuer + "/": false, "https://elsewhere.example": false,
		} {
			err := p.CheckIssuer(t.Context(), issuer)
			if accepted != (err == nil) || (!accepted && !errors.Is(err, oidc.ErrRefused)) {
				t.Errorf("promises %t, issuer %q: %v", promises, issuer, err)
			}
		}
	}
}

// TestDiscoveryOfAnotherPlaceIsRejected: the client secret and codes go to the endpoints that the document names.
func TestDiscoveryOfAnotherPlaceIsRejected(t *testing.T) {
	t.Parallel()
	hostile := oidctest.StartHostile(t)
	p := oidc.New(hostile.Settings(), redirect, oidc.Options{})
	for _, field := range []string{"authorization_endpoint", "token_endpoint", "jwks_uri", "userinfo_endpoint"} {
		was := map[string]string{
			"authorization_endpoint": "/authorize", "token_endpoint": oidctest.TokenPath, "jwks_uri": oidctest.KeysPath, "userinfo_endpoint": oidctest.UserinfoPath,
		}[field]
		for _, place := range []string{"javascript:alert(1)", "/relative", "file:///etc/passwd", "ftp://elsewhere.example/x", "http://", "https://user:word@elsewhere.example/x"} {
			hostile.Metadata(oidctest.Claims{field: place})
			if _, _, err := p.Begin(t.Context()); !errors.Is(err, oidc.ErrUnavailable) {
				t.Errorf("%s %q: %v", field, place, err)
			}
		}
		hostile.Metadata(oidctest.Claims{field: hostile.Issuer + was})
	}
	hostile.Metadata(oidctest.Claims{"issuer": "https://elsewhere.example"})
	if _, _, err := p.Begin(t.Context()); !errors.Is(err, oidc.ErrUnavailable) {
		t.Errorf("another issuer: %v", err)
	}
	hostile.Metadata(oidctest.Claims{"issuer": hostile.Issuer})
	// A provider with TLS may not send secrets without it.
	if !oidc.Trusted("http://127.0.0.1:1", "https://elsewhere.example/x") || oidc.Trusted("https://mail.example", "http://mail.example/token") {
		t.Error("an endpoint without TLS is trusted")
	}
	address, _ := begin(t, p)
	if _, err := url.Parse(address); err != nil || !strings.HasPrefix(address, hostile.Issuer) {
		t.Errorf("the right document leads to %s", address)
	}
}
