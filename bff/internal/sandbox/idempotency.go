package sandbox

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"slices"
)

// keysLast is the retention of an idempotency key's response.
const keysLast = 24 * 60 * 60

// rememberedCall is a call and its response.
type rememberedCall struct {
	Print  string
	Status int
	Body   string
	At     int64
}

// fingerprintOf identifies a call: the same key must be used for the same call.
func fingerprintOf(r *http.Request, values url.Values) string {
	sum := sha256.Sum256([]byte(r.Method + " " + r.URL.Path + "\n" + values.Encode()))
	return hex.EncodeToString(sum[:])
}

// take reserves a key for the call in progress. Another call with it is rejected during that time, to be retried
// later.
func (s *Sandbox) take(key string) (free func(), e *Error) {
	if len(key) > 255 {
		return nil, invalid("", "", "Idempotency keys must not be longer than 255 characters.")
	}
	s.inFlightMu.Lock()
	defer s.inFlightMu.Unlock()
	if s.inFlight[key] {
		return nil, &Error{Status: 409, Type: idempotencyError, Code: "idempotency_key_in_use", Message: "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): " + key + ". Please try again later."}
	}
	s.inFlight[key] = true
	return func() {
		s.inFlightMu.Lock()
		defer s.inFlightMu.Unlock()
		delete(s.inFlight, key)
	}, nil
}

// remembered returns the earlier response of the key, or nil.
func (s *Sandbox) remembered(key, print string) (*rememberedCall, *Error) {
	known := s.state.Keys[key]
	if key == "" || known == nil || s.now()-known.At > keysLast {
		return nil, nil
	}
	if known.Print != print {
		return nil, &Error{Status: 400, Type: idempotencyError, Message: "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '" + key + "' if you meant to execute a different request."}
	}
	return known, nil
}

// Break makes the next call of this kind, such as "POST /v1/subscriptions", fail: nothing is done, and the response is
// a server error. Like any other response, it is kept for the key.
func (s *Sandbox) Break(call string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.breaks = append(s.breaks, call)
}

// broken returns the server error of a call marked by Break; nil for others.
func (s *Sandbox) broken(r *http.Request) *Error {
	i := slices.Index(s.breaks, r.Method+" "+r.URL.Path)
	if i < 0 {
		return nil
	}
	s.breaks = slices.Delete(s.breaks, i, i+1)
	return &Error{Status: http.StatusInternalServerError, Type: apiError, Message: "Something went wrong on the sandbox's end."}
}

// remember keeps a response, also a server error: with the same key it is repeated. A call that was rejected before it
// had an effect is not kept: it may be corrected and sent again.
func (s *Sandbox) remember(key, print string, status int, body []byte) {
	for old, call := range s.state.Keys {
		if s.now()-call.At > keysLast {
			delete(s.state.Keys, old)
		}
	}
	if key != "" && (status < 300 || status == http.StatusPaymentRequired || status >= http.StatusInternalServerError) {
		s.state.Keys[key] = &rememberedCall{Print: print, Status: status, Body: string(body), At: s.now()}
	}
}
