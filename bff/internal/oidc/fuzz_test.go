package oidc_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"

	"aangan/bff/internal/oidc"
)

const fuzzIssuer = "https://provider.example"

// fixedProvider responds as a provider with this ID token.
type fixedProvider struct {
	key   *ecdsa.PrivateKey
	token string
}

func (p *fixedProvider) RoundTrip(r *http.Request) (*http.Response, error) {
	var body any
	switch r.URL.Path {
	case "/.well-known/openid-configuration":
		body = map[string]any{
			"issuer": fuzzIssuer, "authorization_endpoint": fuzzIssuer + "/auth", "token_endpoint": fuzzIssuer + "/token", "jwks_uri": fuzzIssuer + "/jwks",
			"id_token_signing_alg_values_supported": []string{"ES256"},
		}
	case "/jwks":
		body = jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: p.key.Public(), Algorithm: "ES256", Use: "sig"}}}
	default:
		body = map[string]any{"access_token": "access", "token_type": "Bearer", "id_token": p.token}
	}
	encoded, err := json.Marshal(body)
	return response(r, http.StatusOK, string(encoded)), err
}

// FuzzFinish checks any claims, signed correctly, and any token: Finish accepts only claims of this provider, client
// and flow that have not expired, and its errors are one short line.
func FuzzFinish(f *testing.F) {
	claims := func(change string) string {
		return fmt.Sprintf(`{"iss":%q,"aud":"client","sub":"1","nonce":"nonce","iat":%d,"exp":%d,"email":"a@mail.example"%s}`,
			fuzzIssuer, time.Now().Unix(), time.Now().Add(1000*time.Hour).Unix(), change)
	}
	for _, text := range []string{
		claims(""), claims(`,"aud":["client","x"]`), claims(`,"azp":7`), claims(`,"nonce":"x"`), claims(`,"exp":1`), claims(`,"exp":1e300`), claims(`,"email_verified":{"a":1}`), claims(`,"sub":""`),
		claims(`,"iss":"https://other.example"`), `{}`, `null`, `[]`, "", "\xff", "a.b.c", "eyJhbGciOiJub25lIn0.e30.",
	} {
		f.Add(text, true)
		f.Add(text, false)
	}
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		f.Fatal(err)
	}
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.ES256, Key: key}, nil)
	if err != nil {
		f.Fatal(err)
	}
	transport := &fixedProvider{key: key}
	provider := oidc.New(oidc.Settings{Issuer: fuzzIssuer, ClientID: "client", ClientSecret: "secret"}, "https://app.example/callback", oidc.Options{Transport: transport})
	f.Fuzz(func(t *testing.T, payload string, sign bool) {
		transport.token = payload
		if sign {
			signed, err := signer.Sign([]byte(payload))
			if err != nil {
				t.Fatal(err)
			}
			if transport.token, err = signed.CompactSerialize(); err != nil {
				t.Fatal(err)
			}
		}
		person, err := provider.Finish(context.Background(), oidc.Flow{State: "state", Nonce: "nonce", Verifier: "verifier"}, "code")
		if err != nil {
			if (!errors.Is(err, oidc.ErrRefused) && !errors.Is(err, oidc.ErrUnavailable)) || len(err.Error()) > 400 || strings.ContainsAny(err.Error(), "\r\n") {
				t.Fatalf("%q", err)
			}
			return
		}
		if !sign || person.Issuer != fuzzIssuer || person.Subject == "" || len(person.Subject) > 255 || (person.EmailVerified && person.Email == "") {
			t.Fatalf("accepted: %+v", person)
		}
		var said struct {
			Issuer string `json:"iss"`
			Nonce  string `json:"nonce"`
			Expiry any    `json:"exp"`
		}
		if err := json.Unmarshal([]byte(payload), &said); err != nil || said.Issuer != fuzzIssuer || said.Nonce != "nonce" || said.Expiry == nil {
			t.Fatalf("accepted %q, %v", payload, err)
		}
	})
}
