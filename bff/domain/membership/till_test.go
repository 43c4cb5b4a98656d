package membership_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/sandbox/sandboxtest"
	"aangan/bff/internal/stripe"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// sentNotice is a notice sent by the provider.
type sentNotice struct {
	body      []byte
	signature string
}

// provider is the sandbox behind Stripe's library, two services on one database with a paying member, and a clock that
// all of them use.
type provider struct {
	*testing.T
	pool     *pgxpool.Pool
	post     *jobstest.Post
	box      *sandbox.Sandbox
	server   *httptest.Server
	services [2]*membership.Service
	books    map[*membership.Service]*tasks.Registry
	member   identity.Member
	clock    atomic.Int64
	log      logged
	// down makes the provider fail, and calls counts its requests.
	down   atomic.Bool
	calls  atomic.Int64
	mu     sync.Mutex
	outbox []sentNotice
}

const (
	providerSecret = "sk_test_till_secret"
	webhookSecret  = "whsec_till_secret"
)

func newProvider(t *testing.T, now time.Time) *provider {
	t.Helper()
	l := &provider{T: t, pool: dbtest.New(t), books: map[*membership.Service]*tasks.Registry{}}
	l.clock.Store(now.Unix())
	l.post = jobstest.New(t, l.pool)
	server := httptest.NewUnstartedServer(nil)
	address := "http://" + server.Listener.Addr().String()
	var err error
	l.box, err = sandbox.New(sandbox.Options{
		SecretKey: providerSecret, PublishableKey: "pk_test_till", WebhookSecret: webhookSecret, WebhookURL: "http://product.example/api/stripe/webhook",
		URL: address, Now: l.now,
		Deliver: func(_ context.Context, _ string, body []byte, signature string) error {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.outbox = append(l.outbox, sentNotice{body, signature})
			return nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	checked := sandboxtest.Checked(t, l.box)
	server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		l.calls.Add(1)
		if l.down.Load() {
			http.Error(w, `{"error":{"type":"api_error","message":"`+secretWord+`"}}`, http.StatusInternalServerError)
			return
		}
		checked.ServeHTTP(w, r)
	})
	server.Start()
	t.Cleanup(server.Close)
	l.server = server
	provider := stripe.New(stripe.Settings{URL: address, Key: providerSecret, Retries: -1})
	for i := range l.services {
		l.services[i] = membership.New(membership.Options{
			Pool: l.pool, Queue: l.post, Links: jobstest.Places, Provider: provider, Verifier: stripe.NewNotices(webhookSecret), Now: l.now,
			PublishableKey: "pk_test_till", ScriptURL: address + "/v3/stripe.js", Logger: slog.New(slog.NewJSONHandler(&l.log, nil)),
		}).WithoutPause()
		l.books[l.services[i]] = tasks.NewRegistry(l.services[i].Tasks()...)
	}
	l.post.Add(l.services[0].Emails()...)
	l.post.AddTasks(l.services[0].Tasks()...)
	if _, err := membership.SetUp(t.Context(), provider); err != nil {
		t.Fatal(err)
	}
	l.member = identitytest.NewMember(t, l.pool)
	return l
}

// secretWord is part of the provider's texts, and must not appear in our data.
const secretWord = "pomegranate"

func (l *provider) now() time.Time { return time.Unix(l.clock.Load(), 0).UTC() }

// moveTo moves the clock of all parts.
func (l *provider) moveTo(at time.Time) {
	l.Helper()
	l.clock.Store(at.Unix())
	if err := l.box.Settle(); err != nil {
		l.Fatal(err)
	}
}

// beginTrial starts the member's trial at that time.
func (l *provider) beginTrial(at time.Time) {
	l.Helper()
	execute(l.T, l.pool, "insert into memberships (member_id, trial_started_at, trial_ends_at) values ($1, $2, $2::timestamptz + interval '7 days')", l.member.ID.UUID(), at)
}

// captured returns the notices that were sent and not taken yet.
func (l *provider) captured() []sentNotice {
	l.Helper()
	if err := l.box.Flush(l.Context()); err != nil {
		l.Fatal(err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.outbox
}

// sent returns the same notices and takes them.
func (l *provider) sent() []sentNotice {
	l.Helper()
	all := l.captured()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.outbox = nil
	return all
}

// take lets a service handle a notice and run the following task.
func (l *provider) take(service *membership.Service, notice sentNotice) {
	l.deliver(service, notice)
	for range 200 {
		err := l.work(service)
		if err == nil {
			return
		}
		// Two services may charge the same invoice; the provider makes one of them wait.
		if _, later := tasks.SnoozedUntil(err); !later {
			l.Errorf("apply: %v", err)
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	l.Error("apply: still snoozing after many attempts")
}

// deliver lets a service handle a notice, signed at the current time.
func (l *provider) deliver(service *membership.Service, notice sentNotice) {
	if err := service.HandleWebhook(l.Context(), notice.body, sandbox.Sign(notice.body, webhookSecret, l.now())); err != nil {
		l.Errorf("handle webhook: %v", err)
	}
}

// work runs the task about the only payer.
func (l *provider) work(service *membership.Service) error {
	return l.books[service].Run(l.Context(), tasks.Ref{Kind: membership.SyncKind, ID: l.payer()})
}

// payer returns the id of the only payer; uuid.Nil if there is none yet.
func (l *provider) payer() (id uuid.UUID) {
	rows := l.pool.QueryRow(l.Context(), "select coalesce((select id from payers), '00000000-0000-0000-0000-000000000000')")
	if err := rows.Scan(&id); err != nil {
		l.Error(err)
	}
	return id
}

func (l *provider) customer() (id string) {
	l.Helper()
	if err := l.pool.QueryRow(l.Context(), "select customer_id from payers").Scan(&id); err != nil {
		l.Fatal(err)
	}
	return id
}

func (l *provider) count(query string, args ...any) (n int) {
	l.Helper()
	if err := l.pool.QueryRow(context.WithoutCancel(l.Context()), query, args...).Scan(&n); err != nil {
		l.Fatalf("%s: %v", query, err)
	}
	return n
}

// confirm gives a card to the provider, as the form does.
func (l *provider) confirm(secret, card string, want int) {
	l.Helper()
	id, _, is := strings.Cut(secret, "_secret_")
	if !is {
		l.Fatal("the text is not a client secret")
	}
	kind := "setup_intents"
	if strings.HasPrefix(id, "pi_") {
		kind = "payment_intents"
	}
	form := url.Values{"payment_method": {card}, "return_url": {"https://app.aangan.example/dashboard"}}
	request, err := http.NewRequestWithContext(l.Context(), http.MethodPost, l.server.URL+"/v1/"+kind+"/"+id+"/confirm", strings.NewReader(form.Encode()))
	if err != nil {
		l.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+providerSecret)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		l.Fatal(err)
	}
	body, err := io.ReadAll(response.Body)
	if err = errors.Join(err, response.Body.Close()); err != nil || response.StatusCode != want {
		l.Fatalf("confirming the card: %d: %s, %v", response.StatusCode, body, err)
	}
}

// logged is the captured log.
type logged struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}
