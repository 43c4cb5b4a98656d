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
	// flowCookie keeps the data that a browser must return with from the provider. Only the browser itself could gain by
	// reading or changing it, so it is neither signed nor sealed; the prefix prevents sibling domains from setting it.
	flowCookie = "__Host-aangan_flow"
	// flowLife is the time that a person may take at the provider.
	flowLife = 10 * time.Minute
	// maxFlows is the maximum number of flows in progress of one browser.
	maxFlows = 3
	// maxFlowCookie is more than the length of any cookie set here.
	maxFlowCookie = 4096
)

// flow is one sign-in in progress at the provider.
type flow struct {
	State    string `json:"s"`
	Nonce    string `json:"n"`
	Verifier string `json:"v"`
	// Begun is in seconds since 1970.
	Begun int64 `json:"t"`
	// The requested page, and the variants that the site had shown.
	Next     string `json:"to,omitempty"`
	Heading  string `json:"h,omitempty"`
	Pricing  string `json:"p,omitempty"`
	TimeZone string `json:"z,omitempty"`
	Shared   bool   `json:"d,omitempty"`
}

func (f flow) secrets() oidc.Flow {
	return oidc.Flow{State: f.State, Nonce: f.Nonce, Verifier: f.Verifier}
}

// flows are the sign-ins in progress of one browser, newest last.
type flows []flow

// readFlows returns a browser's sign-ins in progress. An invalid cookie counts as none.
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

// with adds a flow and drops the oldest if there are too many.
func (all flows) with(f flow) flows {
	all = append(all, f)
	return all[max(0, len(all)-maxFlows):]
}

// take returns the flow with this state, and the others. Each flow is valid once.
func (all flows) take(state string) (flow, flows, bool) {
	at := slices.IndexFunc(all, func(f flow) bool { return f.State == state })
	if at < 0 {
		return flow{}, all, false
	}
	return all[at], slices.Delete(slices.Clone(all), at, at+1), true
}

// cookie returns the cookie that stores the sign-ins in progress, or a cookie that deletes it if there are none.
func (all flows) cookie() (http.Cookie, error) {
	if len(all) == 0 {
		return hostCookie(flowCookie, "", -1), nil
	}
	var written bytes.Buffer
	encoder := json.NewEncoder(&written)
	encoder.SetEscapeHTML(false) // Escaping would lengthen a URL with many parameters up to sixfold.
	if err := encoder.Encode(all); err != nil {
		return http.Cookie{}, err
	}
	return hostCookie(flowCookie, base64.RawURLEncoding.EncodeToString(written.Bytes()), int(flowLife/time.Second)), nil
}

// hostCookie returns a cookie that scripts cannot read and that is sent when the provider redirects back: SameSite=Lax
// allows it on a navigation, and on no other cross-site request.
func hostCookie(name, value string, seconds int) http.Cookie {
	return http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: seconds, Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
}
