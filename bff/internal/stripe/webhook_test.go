package stripe_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/membership"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/stripe"
)

const endpointSecret = "whsec_of_the_endpoint"

// notice returns a webhook body as Stripe sends it.
func notice(version, object string) []byte {
	return fmt.Appendf(nil, `{"id":"evt_1","object":"event","api_version":%q,"created":1800000000,"type":"invoice.paid","data":{"object":%s}}`, version, object)
}

func TestVerifyChecksSignatureAndTime(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_800_000_100, 0)
	body := notice("2023-10-16", `{"id":"in_1","object":"invoice","customer":"cus_1"}`)
	signed := func(at time.Time) string { return sandbox.Sign(body, endpointSecret, at) }
	for name, c := range map[string]struct {
		body      []byte
		signature string
		rejected  bool
	}{
		"a valid signature":                 {body, signed(now), false},
		"at the maximum age":                {body, signed(now.Add(-300 * time.Second)), false},
		"too old":                           {body, signed(now.Add(-301 * time.Second)), true},
		"at the maximum time in the future": {body, signed(now.Add(300 * time.Second)), false},
		"too far in the future":             {body, signed(now.Add(301 * time.Second)), true},
		"with an additional old signature":  {body, signed(now) + ",v1=" + strings.Repeat("0", 64), false},
		"no signature":                      {body, "", true},
		"signed with another secret":        {body, sandbox.Sign(body, "whsec_other", now), true},
		"another body":                      {append([]byte(" "), body...), signed(now), true},
		"without a time":                    {body, strings.SplitN(signed(now), ",", 2)[1], true},
		"with two times":                    {body, fmt.Sprintf("t=%d,%s", now.Unix(), signed(now)), true},
		"with a malformed time":             {body, "t=now,v1=00", true},
		"with the scheme v0":                {body, strings.Replace(signed(now), "v1=", "v0=", 1), true},
	} {
		got, err := stripe.NewNotices(endpointSecret).Verify(c.body, c.signature, now)
		if rejected := errors.Is(err, membership.ErrUnverified); rejected != c.rejected || (err == nil) == c.rejected {
			t.Errorf("%s: %v", name, err)
		}
		want := membership.Notice{}
		if !c.rejected {
			want = membership.Notice{EventID: "evt_1", Type: "invoice.paid", ObjectID: "in_1", CustomerID: "cus_1", CreatedAt: time.Unix(1_800_000_000, 0)}
		}
		if got != want {
			t.Errorf("%s: %+v", name, got)
		}
		if err != nil && (strings.Contains(err.Error(), endpointSecret) || strings.Contains(err.Error(), "cus_1")) {
			t.Errorf("%s: the error contains private text: %v", name, err)
		}
	}
}

func TestVerifyRejectsBodiesThatAreNoEvents(t *testing.T) {
	t.Parallel()
	now := time.Now()
	for name, body := range map[string][]byte{
		"another API version": notice("2024-06-20", `{"id":"in_1"}`), "not JSON": []byte("<html>"), "a list": []byte("[]"), "empty": {},
		"no event": []byte(`{"api_version":"2023-10-16"}`), "null": []byte("null"),
		"a NUL in the event's id":    []byte(`{"id":"evt_\u0000","api_version":"2023-10-16","type":"invoice.paid"}`),
		"a NUL in the object's id":   notice("2023-10-16", `{"id":"in_\u0000","customer":"cus_1"}`),
		"a NUL in the customer's id": notice("2023-10-16", `{"id":"in_1","customer":{"id":"cus_\u0000"}}`),
	} {
		if got, err := stripe.NewNotices(endpointSecret).Verify(body, sandbox.Sign(body, endpointSecret, now), now); !errors.Is(err, membership.ErrUnverified) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestVerifyReturnsObjectAndCustomer(t *testing.T) {
	t.Parallel()
	now := time.Now()
	for object, want := range map[string]string{
		`{"id":"in_1","customer":"cus_1"}`:                      "in_1 cus_1",
		`{"id":"in_1","customer":{"id":"cus_1"}}`:               "in_1 cus_1",
		`{"id":"cus_1","object":"customer"}`:                    "cus_1 cus_1",
		`{"id":"cus_1","object":"customer","customer":"cus_2"}`: "cus_1 cus_1",
		`{"id":"prod_1"}`:                                       "prod_1 ",
		`{"id":7,"customer":["cus_1"]}`:                         " ",
		`null`:                                                  " ",
	} {
		body := notice("2023-10-16", object)
		got, err := stripe.NewNotices(endpointSecret).Verify(body, sandbox.Sign(body, endpointSecret, now), now)
		if about := got.ObjectID + " " + got.CustomerID; err != nil || about != want {
			t.Errorf("%s: object and customer %q, %v; want %q", object, about, err, want)
		}
	}
}
