package httpserver_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/jackc/pgx/v5/pgconn"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// person is the actor of the API under test.
type person struct{ Name string }

// waitTimeout is the timeout of waiting tests; it measures nothing.
const waitTimeout = 20 * time.Second

const goodToken = "good-token"

var errBroken = errors.New("secret detail of the database")

type echoBody struct {
	Email string   `json:"email"`
	Age   *float64 `json:"age,omitempty"`
	Count int      `json:"count,omitempty"`
	Focus []string `json:"focus,omitempty"`
	Home  struct {
		City string `json:"city,omitempty"`
	} `json:"home,omitempty"`
}

// newAPI returns an API with one operation for each kind of result.
func newAPI(limits *ratelimit.Limits) *realm.API[person] {
	api := realm.NewAPI(realm.Config[person]{
		Title: "Test", Cookie: realm.MemberCookie, Limits: limits,
		Authenticate: func(_ context.Context, token string) (person, error) {
			switch token {
			case goodToken:
				return person{Name: "Asha"}, nil
			case "breaks":
				return person{}, errBroken
			default:
				return person{}, fault.ErrUnauthenticated
			}
		},
	})
	type echoIn struct{ Body echoBody }
	type echoOut struct{ Body echoBody }
	realm.Public(api, huma.Operation{OperationID: "echo", Method: http.MethodPost, Path: "/api/echo"},
		func(_ context.Context, in *echoIn) (*echoOut, error) { return &echoOut{Body: in.Body}, nil })
	type meOut struct {
		Body struct {
			Name  string   `json:"name"`
			Roles []string `json:"roles"`
		}
	}
	realm.SignedIn(api, huma.Operation{OperationID: "me", Method: http.MethodGet, Path: "/api/me"},
		func(_ context.Context, me person, _ *struct{}) (*meOut, error) {
			out := &meOut{}
			out.Body.Name, out.Body.Roles = me.Name, []string{}
			return out, nil
		})
	type itemIn struct {
		ID     string `path:"id" format:"uuid"`
		Before int64  `query:"before"`
	}
	realm.Public(api, huma.Operation{OperationID: "item", Method: http.MethodGet, Path: "/api/items/{id}"},
		func(_ context.Context, _ *itemIn) (*struct{}, error) { return nil, nil })
	fail := func(id string, err error) {
		realm.Public(api, huma.Operation{OperationID: id, Method: http.MethodGet, Path: "/api/" + id},
			func(_ context.Context, _ *struct{}) (*struct{}, error) {
				if err == nil {
					panic("a bug")
				}
				return nil, err
			})
	}
	fail("broken", errBroken)
	fail("panics", nil)
	fail("missing", fault.ErrNotFound)
	fail("taken", &fault.Conflict{Message: "Somebody was first."})
	fail("busy", fault.ErrBusy)
	fail("stopping", fmt.Errorf("read: %w", &pgconn.PgError{Code: "57P01"}))
	fail("late", fmt.Errorf("read: %w", context.DeadlineExceeded))
	fail("full", fmt.Errorf("write: %w", &pgconn.PgError{Code: "53100"}))
	fail("no_space", fmt.Errorf("write: %w", syscall.ENOSPC))
	fail("refused", &fault.Forbidden{Message: "Not yours."})
	fail("invalid", fault.Field("email", "Email is required"))
	fail("incomplete", fault.Field("email", copy.Validation.EmailRequired))
	fail("throttled", &fault.Throttled{Wait: 30 * time.Minute})
	fail("posts", &fault.Throttled{Message: copy.CommunityAnswers.PostsFullNew, Wait: 2 * time.Hour})
	realm.Public(api, huma.Operation{OperationID: "soon", Method: http.MethodGet, Path: "/api/soon"},
		func(ctx context.Context, _ *struct{}) (*struct{}, error) {
			return nil, fault.Field("date", copy.For(ctx).Scheduling.TooSoon.Fill("hours", "2"))
		})
	fail("own", problem.New(http.StatusTeapot, "I am a teapot."))
	realm.Public(api, huma.Operation{OperationID: "limited", Method: http.MethodPost, Path: "/api/limited"},
		func(_ context.Context, _ *struct{}) (*struct{}, error) { return nil, nil },
		realm.Limit(ratelimit.Rule{Burst: 2, Per: time.Hour}))
	return api
}

// log collects the server's log lines.
type log struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (l *log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.Write(p)
}

func (l *log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.String()
}

// harness is a running server and its log.
type harness struct {
	*httptest.Server
	log *log
}

func newHarness(t *testing.T, change func(*httpserver.Options)) *harness {
	t.Helper()
	h := &harness{log: &log{}}
	o := httpserver.Options{
		Name: "test", API: newAPI(nil),
		Logger: slog.New(slog.NewJSONHandler(h.log, &slog.HandlerOptions{Level: slog.LevelInfo})),
	}
	if change != nil {
		change(&o)
	}
	h.Server = httptest.NewServer(httpserver.Handler(o))
	t.Cleanup(h.Close)
	return h
}

// answer is a response.
type answer struct {
	status int
	header http.Header
	body   string
}

func (a answer) problem(t *testing.T) problem.Problem {
	t.Helper()
	var p problem.Problem
	if err := json.Unmarshal([]byte(a.body), &p); err != nil {
		t.Fatalf("the response is not a problem: %v: %s", err, a.body)
	}
	if p.Status != a.status || p.Message == "" || !strings.Contains(a.body, `"fields":[`) {
		t.Errorf("the problem is incomplete: status %d, %s", a.status, a.body)
	}
	if got := a.header.Get("Content-Type"); got != "application/json" {
		t.Errorf("Content-Type is %q", got)
	}
	return p
}

func (h *harness) do(t *testing.T, method, path, body string, headers ...string) answer {
	t.Helper()
	var reader io.Reader
	if body != "" {
		reader = strings.NewReader(body)
	}
	r, err := http.NewRequest(method, h.URL+path, reader)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer{status: res.StatusCode, header: res.Header, body: string(text)}
}
