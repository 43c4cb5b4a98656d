package provider

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"slices"
	"time"

	"aangan/bff/internal/oidc"
)

const (
	// flowCookie keeps what a browser must bring back from the provider. Nobody but its own browser gains by reading or
	// changing it, so it is neither signed nor sealed; the prefix keeps sibling domains from planting one.
	flowCookie = "__Host-aangan_flow"
	// flowLife is how long somebody may take at the provider.
	flowLife = 10 * time.Minute
	// maxFlows is how many windows of one browser may be on their way at once.
	maxFlows = 3
	// maxFlowCookie is more than our own cookie is ever long.
	maxFlowCookie = 4096
)

// flow is one way to the provider and back.
type flow struct {
	State    string `json:"s"`
	Nonce    string `json:"n"`
	Verifier string `json:"v"`
	// Begun is in seconds since 1970.
	Begun int64 `json:"t"`
	// What the person came with: where they wanted to go, and what the site had shown them.
	Next     string `json:"to,omitempty"`
	Heading  string `json:"h,omitempty"`
	Pricing  string `json:"p,omitempty"`
	TimeZone string `json:"z,omitempty"`
	Shared   bool   `json:"d,omitempty"`
}

func (f flow) secrets() oidc.Flow {
	return oidc.Flow{State: f.State, Nonce: f.Nonce, Verifier: f.Verifier}
}

// flows are the ways that a browser is on, the newest last.
type flows []flow

// readFlows returns the ways that a browser is on. A cookie that is not ours to read is none.
func readFlows(r *http.Request) flows {
	cookie, err := r.Cookie(flowCookie)
	if err != nil || len(cookie.Value) > maxFlowCookie {
		return nil
	}
	raw, err := base64.RawURLEncoding.DecodeString(cookie.Value)
	if err != nil {
		return nil
	}
	var all flows
	if err := json.Unmarshal(raw, &all); err != nil {
		return nil
	}
	return slices.DeleteFunc(all, flow.over)
}

func (f flow) over() bool {
	begun := time.Unix(f.Begun, 0)
	return f.State == "" || time.Since(begun) > flowLife || time.Until(begun) > flowLife
}

// with adds a way; the oldest goes when there are too many.
func (all flows) with(f flow) flows {
	all = append(all, f)
	return all[max(0, len(all)-maxFlows):]
}

// take returns the way with this state, and the others: each counts once.
func (all flows) take(state string) (flow, flows, bool) {
	at := slices.IndexFunc(all, func(f flow) bool { return f.State == state })
	if at < 0 {
		return flow{}, all, false
	}
	return all[at], slices.Delete(slices.Clone(all), at, at+1), true
}

// cookie keeps the ways in the browser, or takes the cookie away when none is left.
func (all flows) cookie() (http.Cookie, error) {
	if len(all) == 0 {
		return hostCookie(flowCookie, "", -1), nil
	}
	var written bytes.Buffer
	encoder := json.NewEncoder(&written)
	encoder.SetEscapeHTML(false) // An address with many parameters would take six times its room.
	if err := encoder.Encode(all); err != nil {
		return http.Cookie{}, err
	}
	return hostCookie(flowCookie, base64.RawURLEncoding.EncodeToString(written.Bytes()), int(flowLife/time.Second)), nil
}

// hostCookie is a cookie that scripts cannot read and that comes along when the provider sends a browser back: Lax lets it
// through on a navigation, and on nothing else that another site makes a browser do.
func hostCookie(name, value string, seconds int) http.Cookie {
	return http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: seconds, Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
}
