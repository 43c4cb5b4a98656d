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

const hook = "whsec_of_the_endpoint"

// notice is one as Stripe sends it.
func notice(version, object string) []byte {
	return fmt.Appendf(nil, `{"id":"evt_1","object":"event","api_version":%q,"created":1800000000,"type":"invoice.paid","data":{"object":%s}}`, version, object)
}

func TestVerify(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_800_000_100, 0)
	body := notice("2023-10-16", `{"id":"in_1","object":"invoice","customer":"cus_1"}`)
	signed := func(at time.Time) string { return sandbox.Sign(body, hook, at) }
	for name, c := range map[string]struct {
		body      []byte
		signature string
		refused   bool
	}{
		"as it should be":            {body, signed(now), false},
		"as old as it may be":        {body, signed(now.Add(-300 * time.Second)), false},
		"too old":                    {body, signed(now.Add(-301 * time.Second)), true},
		"as early as it may be":      {body, signed(now.Add(300 * time.Second)), false},
		"of the future":              {body, signed(now.Add(301 * time.Second)), true},
		"with an old secret besides": {body, signed(now) + ",v1=" + strings.Repeat("0", 64), false},
		"not signed":                 {body, "", true},
		"signed by somebody else":    {body, sandbox.Sign(body, "whsec_other", now), true},
		"another body":               {append([]byte(" "), body...), signed(now), true},
		"without a time":             {body, strings.SplitN(signed(now), ",", 2)[1], true},
		"with two times":             {body, fmt.Sprintf("t=%d,%s", now.Unix(), signed(now)), true},
		"with a time that is none":   {body, "t=now,v1=00", true},
		"of the scheme v0":           {body, strings.Replace(signed(now), "v1=", "v0=", 1), true},
	} {
		got, err := stripe.NewNotices(hook).Verify(c.body, c.signature, now)
		if refused := errors.Is(err, membership.ErrUnverified); refused != c.refused || (err == nil) == c.refused {
			t.Errorf("%s: %v", name, err)
		}
		want := membership.Notice{}
		if !c.refused {
			want = membership.Notice{EventID: "evt_1", Type: "invoice.paid", ObjectID: "in_1", CustomerID: "cus_1", CreatedAt: time.Unix(1_800_000_000, 0)}
		}
		if got != want {
			t.Errorf("%s: %+v", name, got)
		}
		if err != nil && (strings.Contains(err.Error(), hook) || strings.Contains(err.Error(), "cus_1")) {
			t.Errorf("%s: the error says %v", name, err)
		}
	}
}

func TestNoticesThatAreNone(t *testing.T) {
	t.Parallel()
	now := time.Now()
	for name, body := range map[string][]byte{
		"another version of the API": notice("2024-06-20", `{"id":"in_1"}`), "no JSON": []byte("<html>"), "a list": []byte("[]"), "nothing": {},
		"no event": []byte(`{"api_version":"2023-10-16"}`), "null": []byte("null"),
	} {
		if got, err := stripe.NewNotices(hook).Verify(body, sandbox.Sign(body, hook, now), now); !errors.Is(err, membership.ErrUnverified) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestWhomANoticeIsAbout(t *testing.T) {
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
		got, err := stripe.NewNotices(hook).Verify(body, sandbox.Sign(body, hook, now), now)
		if about := got.ObjectID + " " + got.CustomerID; err != nil || about != want {
			t.Errorf("%s is about %q, %v; want %q", object, about, err, want)
		}
	}
}
