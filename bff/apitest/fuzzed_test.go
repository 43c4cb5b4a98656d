package apitest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/stripe/stripetest"
)

// fuzzer sends random requests for one member with their coach, and an administrator.
type fuzzer struct {
	*testing.T
	harness    *apitest.Harness
	random     *rand.Rand
	operations []operation

	member, coach, administrator *apitest.User
	statuses                     map[int]int
}

// hangs is the time after which a request counts as hanging.
const hangs = 30 * time.Second

// TestStormOfFuzzedRequests sends requests that are generated from the three documents: with values of other types,
// lengths and characters in parameters and bodies, as a visitor, a member, a coach and an administrator, to their own
// and to other apps. No response is a 5xx, none hangs, each error has the product's shape, and the log has no value of
// a query, a body or a cookie.
func TestStormOfFuzzedRequests(t *testing.T) {
	t.Parallel()
	random := apitest.Random(t)
	h := apitest.New(t, apitest.WithPayments(stripetest.New(t).Provider()))
	all := operations(t, h)
	const workers = 2 // Each uses about one core.
	var sent atomic.Int64
	statuses := make([]map[int]int, workers)
	t.Run("workers", func(t *testing.T) {
		for i := range workers {
			seed := random.Uint64()
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				f := &fuzzer{T: t, harness: h, random: rand.New(rand.NewPCG(seed, seed)), operations: all, statuses: map[int]int{}}
				statuses[i] = f.statuses
				f.renew()
				for sent.Add(1) <= fuzzedRequests && !t.Failed() {
					f.try()
				}
				h.Log.WantNo(t, f.member.Cookie(string(realm.MemberCookie)), f.coach.Cookie(string(realm.CoachCookie)),
					f.administrator.Cookie(string(realm.CoachCookie)))
			})
		}
	})
	h.Log.WantNo(t, secret, apitest.Password)
	total := map[int]int{}
	for _, counted := range statuses {
		for status, n := range counted {
			total[status] += n
		}
	}
	if total[http.StatusOK] == 0 || total[http.StatusBadRequest] == 0 || total[http.StatusNotFound] == 0 {
		t.Errorf("the requests reached too little: %v", total)
	}
	t.Logf("%d requests to %d operations: %v", fuzzedRequests, len(all), total)
}

// renew makes new people: a request may have ended the sessions of the previous ones, or deleted their accounts.
func (f *fuzzer) renew() {
	f.member, f.coach = f.harness.Pair(f.T)
	f.administrator = f.harness.NewCoach(f.T, apitest.Administrator)
}

// pick returns one of the values.
func pick[T any](f *fuzzer, values ...T) T { return values[f.random.IntN(len(values))] }

// try sends one request.
func (f *fuzzer) try() {
	op := pick(f, f.operations...)
	who := f.member
	switch {
	case op.isAdministration():
		who = f.administrator
	case op.api.Cookie == realm.CoachCookie:
		who = f.coach
	}
	own := true
	if f.random.IntN(6) == 0 {
		own, who = false, pick(f, f.member, f.coach, f.administrator, nil)
	}
	body, contentType := f.body(op)
	path := f.path(op)
	ctx, cancel := context.WithTimeout(f.Context(), hangs)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, op.method, op.api.Origin+path, bytes.NewReader(body))
	if err != nil {
		f.Errorf("%s %q: %v", op.key, path, err)
		return
	}
	if contentType != "" {
		r.Header.Set("Content-Type", contentType)
	}
	for _, parameter := range op.parameters {
		if parameter.In == "header" && f.random.IntN(2) == 0 {
			r.Header.Set(parameter.Name, pick(f, secret, "1", "-1", "99999999999999999999", "t=1,v1="+secret))
		}
	}
	if who != nil {
		for _, name := range []realm.Cookie{realm.MemberCookie, realm.CoachCookie} {
			if value := who.Cookie(string(name)); value != "" {
				r.Header.Add("Cookie", string(name)+"="+value)
			}
		}
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	response, err := client.Do(r)
	if err != nil {
		f.Errorf("%s %.200q with %.2000q: %v", op.key, path, body, err)
		return
	}
	defer response.Body.Close()
	f.statuses[response.StatusCode]++
	if strings.HasPrefix(response.Header.Get("Content-Type"), "text/event-stream") {
		return // It has no end.
	}
	text, err := io.ReadAll(response.Body)
	if err == nil && response.StatusCode >= http.StatusBadRequest {
		err = problemShape(response, text)
	}
	if err != nil || response.StatusCode >= http.StatusInternalServerError {
		f.Errorf("%s %.200q with %s %.2000q: %d %.500s: %v; the causes are %v", op.key, path, contentType, body, response.StatusCode, text, err,
			f.harness.Log.With(`"cause"`))
	}
	// A session or an account has ended.
	if own && !op.public && response.StatusCode == http.StatusUnauthorized {
		f.renew()
	}
	if op.key == "member logout" || op.key == "coach logout" {
		f.renew()
	}
}

// problemShape returns an error unless the response has the product's error shape.
func problemShape(response *http.Response, body []byte) error {
	var problem struct {
		Status  *int
		Message *string
		Fields  *[]struct{ Field, Message string }
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&problem); err != nil {
		return err
	}
	if problem.Status == nil || *problem.Status != response.StatusCode || problem.Message == nil || *problem.Message == "" || problem.Fields == nil {
		return fmt.Errorf("the error lacks a part")
	}
	return nil
}

// text returns a text that a client should not send, with the secret in it.
func (f *fuzzer) text() string {
	return pick(f, secret, "", "   ", secret+"\x00", "\x00", secret+"\x07\x1b[31m", "\u202e"+secret, "\U0001F64F\U0001F3FD"+secret, "\uFFFD", "e\u0301"+secret,
		strings.Repeat("आ", 3000), strings.Repeat(secret, 1000), "'; drop table members; --", "{{"+secret+"}}", "<script>"+secret+"</script>",
		"../../"+secret, "%00%ff", "NaN", "-1", "99999999999999999999999", "1e400", "0x7f", "null", "9999-12-31T23:59:59Z", "0000-00-00",
		"2026-13-45", "24:01", uuid.NewString(), uuid.Nil.String(), "a@"+secret+".example", "https://"+secret+".example/", "\r\nSet-Cookie: a=b")
}

// value returns a random JSON value.
func (f *fuzzer) value(depth int) any {
	switch f.random.IntN(10) {
	case 0:
		return nil
	case 1:
		return f.random.IntN(2) == 0
	case 2:
		return pick(f, json.RawMessage("0"), json.RawMessage("-1"), json.RawMessage("1e400"), json.RawMessage("-0.0"), json.RawMessage("9223372036854775808"),
			json.RawMessage("123456789012345678901234567890"), json.RawMessage("0.1"), json.RawMessage("2147483648"))
	case 3:
		return json.RawMessage(pick(f, `"\ud83d"`, `"\u0000`+secret+`"`, `"\udfff\ud800"`))
	case 4:
		list := make([]any, f.random.IntN(4))
		for i := range list {
			list[i] = f.smaller(depth)
		}
		return list
	case 5:
		object := map[string]any{}
		for range f.random.IntN(4) {
			object[f.text()] = f.smaller(depth)
		}
		return object
	case 6:
		levels := 1 + f.random.IntN(9000)
		return json.RawMessage(strings.Repeat(`[`, levels) + strings.Repeat(`]`, levels))
	default:
		return f.text()
	}
}

func (f *fuzzer) smaller(depth int) any {
	if depth > 3 {
		return f.text()
	}
	return f.value(depth + 1)
}

// body returns a request body and its content type; often one that differs from a valid one in one property.
func (f *fuzzer) body(op operation) ([]byte, string) {
	if op.body == nil {
		return pick(f, nil, nil, nil, []byte("{}"), []byte(secret)), pick(f, "", "application/json", "multipart/form-data; boundary=x", "multipart/form-data")
	}
	object := map[string]any{}
	valid := validProperties(f.member.ID, f.coach.ID)
	for property := range op.body {
		object[property] = valid[property]
		if own, special := validPropertiesOf[op.key][property]; special {
			object[property] = own
		}
	}
	properties := slices.Sorted(func(yield func(string) bool) {
		for property := range op.body {
			if !yield(property) {
				return
			}
		}
	})
	for range f.random.IntN(3) {
		property := pick(f, properties...)
		if f.random.IntN(5) == 0 {
			delete(object, property)
		} else {
			object[property] = f.value(0)
		}
	}
	if f.random.IntN(10) == 0 {
		object[f.text()] = f.value(0)
	}
	raw, err := json.Marshal(object)
	if err != nil {

		f.Fatalf("encode a body: %v", err)
	}
	switch f.random.IntN(20) {
	case 0:
		raw = raw[:f.random.IntN(len(raw)+1)]
	case 1:
		raw[f.random.IntN(len(raw))] ^= byte(1 + f.random.IntN(255))
	case 2:
		raw = bytes.Repeat(raw, 2)
	}
	return raw, pick(f, "application/json", "application/json", "application/json", "application/json", "application/json; charset=utf-16", "text/plain", "")
}

// path returns the operation's path with ids and a query. The log shows paths, so the secret is only in the query.
func (f *fuzzer) path(op operation) string {
	path := op.path
	if f.random.IntN(4) > 0 {
		path = fillPath(path, f.member.ID, f.coach.ID)
	} else {
		for _, parameter := range op.parameters {
			if parameter.In == "path" {
				odd := pick(f, uuid.NewString(), uuid.Nil.String(), "x", "-1", "\x00", "\xff", "%", "..", strings.Repeat("a", 3000), "आँगन", "'--")
				path = strings.ReplaceAll(path, "{"+parameter.Name+"}", url.PathEscape(odd))
			}
		}
	}
	query := url.Values{}
	for _, parameter := range op.parameters {
		if parameter.In == "query" && f.random.IntN(2) == 0 {
			query.Add(parameter.Name, pick(f, f.text(), f.text(), pick(f, append(parameter.Schema.Enum, "1")...), "2026-11-01"))
			if f.random.IntN(10) == 0 {
				query.Add(parameter.Name, f.text())
			}
		}
	}
	if len(query) == 0 {
		return path
	}
	encoded := query.Encode()
	if f.random.IntN(20) == 0 {
		encoded += "&" + secret + "=%zz;" + secret
	}
	return path + "?" + encoded
}
