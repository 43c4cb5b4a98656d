package stripe_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/membership"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/stripe"
)

// FuzzVerify checks any body and signature: without the secret nothing is accepted; with it, only an event with an id
// and a type; and no error repeats the body.
func FuzzVerify(f *testing.F) {
	now := time.Unix(1_800_000_100, 0)
	for _, body := range [][]byte{
		notice("2023-10-16", `{"id":"in_1","object":"invoice","customer":"cus_1"}`), notice("2023-10-16", `{"id":"cus_1","object":"customer"}`),
		notice("2023-10-16", `{"customer":{"id":7}}`), notice("2023-10-16", `null`), notice("2020-01-01", `{}`), []byte(`{}`), []byte(`null`), []byte(`[1`), nil,
	} {
		f.Add(body, sandbox.Sign(body, "whsec_other", now))
	}
	f.Add([]byte(`{}`), "t=1800000100,v1=")
	f.Add([]byte(`{}`), "t=9223372036854775807,t=1,v1=00,v0=00,,=")
	f.Fuzz(func(t *testing.T, body []byte, signature string) {
		notices := stripe.NewNotices(endpointSecret)
		if got, err := notices.Verify(body, signature, now); !errors.Is(err, membership.ErrUnverified) || got != (membership.Notice{}) {
			t.Fatalf("accepted without the secret: %+v, %v", got, err)
		}
		got, err := notices.Verify(body, sandbox.Sign(body, endpointSecret, now), now)
		switch {
		case err == nil:
			if got.EventID == "" || got.Type == "" {
				t.Fatalf("%+v", got)
			}
		case !errors.Is(err, membership.ErrUnverified):
			t.Fatal(err)
		case len(err.Error()) > 200 || strings.Contains(err.Error(), endpointSecret):
			t.Fatalf("the error repeats the body or the secret: %v", err)
		}
	})
}
