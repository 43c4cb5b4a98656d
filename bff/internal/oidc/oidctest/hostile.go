package oidctest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"

	"aangan/bff/internal/oidc"
)

// The paths of a Hostile provider.
const (
	DiscoveryPath = "/.well-known/openid-configuration"
	TokenPath     = "/token"
	KeysPath      = "/keys"
	UserinfoPath  = "/userinfo"
)

// Claims are the claims of an ID token, of a userinfo response or of a discovery document.
type Claims = map[string]any

// Hostile is an OpenID provider on a real HTTP server that a test can let misbehave. It signs in anyone. Unchanged, it
// is correct: a code is valid once, for the client and with the verifier (PKCE).
type Hostile struct {
	Issuer string

	mu       sync.Mutex
	answers  map[string]http.HandlerFunc
	changes  []func(Claims)
	codes    map[string]grant
	key      *ecdsa.PrivateKey
	kid      string
	keyReads int
	sign     func(payload []byte) string
	metadata Claims
	userinfo Claims
}

type grant struct {
	nonce, challenge string
	claims           Claims
}

// StartHostile starts a provider for one test.
func StartHostile(t testing.TB) *Hostile {
	t.Helper()
	h := &Hostile{answers: map[string]http.HandlerFunc{}, codes: map[string]grant{}, metadata: Claims{}, userinfo: Claims{}}
	h.RotateKey(t)
	server := httptest.NewServer(http.HandlerFunc(h.serve))
	t.Cleanup(func() {
		server.CloseClientConnections() // A response that hangs would keep Close waiting.
		server.Close()
	})
	h.Issuer = server.URL
	return h
}

// Settings returns the client settings for the provider.
func (h *Hostile) Settings() oidc.Settings {
	return oidc.Settings{Issuer: h.Issuer, ClientID: "ours", ClientSecret: "our-secret"}
}

// RotateKey replaces the signing key. Tokens signed with the former one are no longer valid.
func (h *Hostile) RotateKey(t testing.TB) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.key, h.kid = key, rand.Text()
}

// Key returns the signing key.
func (h *Hostile) Key() *ecdsa.PrivateKey {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.key
}

// KeyReads returns how often the keys were fetched.
func (h *Hostile) KeyReads() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.keyReads
}

// Answer lets a handler respond to a path; nil restores the correct response.
func (h *Hostile) Answer(path string, with http.HandlerFunc) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if with == nil {
		delete(h.answers, path)
		return
	}
	h.answers[path] = with
}

// Change replaces all changes of the claims of ID tokens by these.
func (h *Hostile) Change(changes ...func(Claims)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.changes = changes
}

// Sign replaces the signing of ID tokens; nil restores it.
func (h *Hostile) Sign(sign func(payload []byte) string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sign = sign
}

// Metadata sets fields of the discovery document.
func (h *Hostile) Metadata(fields Claims) {
	h.mu.Lock()
	defer h.mu.Unlock()
	maps.Copy(h.metadata, fields)
}

// Userinfo sets the userinfo response.
func (h *Hostile) Userinfo(claims Claims) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.userinfo = claims
}

// SignIn returns the URL to which the provider redirects a person with these claims, for the URL that our server sent
// the browser to.
func (h *Hostile) SignIn(t testing.TB, address string, claims Claims) *url.URL {
	t.Helper()
	asked, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	query := asked.Query()
	back, err := url.Parse(query.Get("redirect_uri"))
	if err != nil {
		t.Fatal(err)
	}
	code := rand.Text()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.codes[code] = grant{nonce: query.Get("nonce"), challenge: query.Get("code_challenge"), claims: claims}
	back.RawQuery = url.Values{"code": {code}, "state": {query.Get("state")}, "iss": {h.Issuer}}.Encode()
	return back
}

func (h *Hostile) serve(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	answer := h.answers[r.URL.Path]
	if r.URL.Path == KeysPath {
		h.keyReads++
	}
	h.mu.Unlock()
	if answer != nil {
		answer(w, r)
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	switch r.URL.Path {
	case DiscoveryPath:
		document := Claims{
			"issuer": h.Issuer, "authorization_endpoint": h.Issuer + "/authorize", "token_endpoint": h.Issuer + TokenPath,
			"jwks_uri": h.Issuer + KeysPath, "userinfo_endpoint": h.Issuer + UserinfoPath,
			"id_token_signing_alg_values_supported": []string{"ES256"},
		}
		maps.Copy(document, h.metadata)
		respond(w, http.StatusOK, document)
	case KeysPath:
		respond(w, http.StatusOK, jose.JSONWebKeySet{Keys: []jose.JSONWebKey{
			{Key: h.key.Public(), KeyID: h.kid, Algorithm: "ES256", Use: "sig"},
		}})
	case UserinfoPath:
		respond(w, http.StatusOK, h.userinfo)
	case TokenPath:
		h.token(w, r)
	default:
		http.NotFound(w, r)
	}
}

func (h *Hostile) token(w http.ResponseWriter, r *http.Request) {
	given, known := h.codes[r.FormValue("code")]
	delete(h.codes, r.FormValue("code"))
	verifier := sha256.Sum256([]byte(r.FormValue("code_verifier")))
	id, secret, _ := r.BasicAuth()
	if !known || base64.RawURLEncoding.EncodeToString(verifier[:]) != given.challenge || id != "ours" || secret != "our-secret" {
		respond(w, http.StatusBadRequest, Claims{"error": "invalid_grant"})
		return
	}
	now := time.Now().Unix()
	claims := Claims{"iss": h.Issuer, "aud": "ours", "nonce": given.nonce, "iat": now, "exp": now + 300}
	maps.Copy(claims, given.claims)
	for _, change := range h.changes {
		change(claims)
	}
	payload, err := json.Marshal(claims)
	if err != nil {
		panic(err) // The test's claims cannot be encoded.
	}
	token := ""
	if h.sign != nil {
		token = h.sign(payload)
	} else {
		token = Signed(jose.SigningKey{Algorithm: jose.ES256, Key: jose.JSONWebKey{Key: h.key, KeyID: h.kid}}, payload)
	}
	respond(w, http.StatusOK, Claims{"access_token": rand.Text(), "token_type": "Bearer", "expires_in": 300, "id_token": token})
}

// Signed returns a compact token with this payload. It panics if the key cannot sign.
func Signed(with jose.SigningKey, payload []byte) string {
	signer, err := jose.NewSigner(with, nil)
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
}

func respond(w http.ResponseWriter, status int, value any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(value) // A client that has gone is not the provider's concern.
}
