package push_test

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/push"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/internal/webpush"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/golang-jwt/jwt/v5"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// harness is a database with the service, one member with a sign-in, and a push service.
type harness struct {
	t       *testing.T
	pool    *pgxpool.Pool
	post    *jobstest.Post
	push    *push.Service
	sender  *webpush.Client
	server  *pushServer
	member  identity.Member
	browser browser
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	pool := dbtest.New(t)
	h := &harness{t: t, pool: pool, post: jobstest.New(t, pool), server: newPushServer(t), browser: newBrowser(t)}
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	h.sender = webpush.New(webpush.Settings{Key: key, Contact: "team@aangan.example", Transport: h.server.Client().Transport})
	h.push = push.New(push.Options{
		Pool: pool, Queue: h.post, Sender: h.sender, Quiet: reminders.QuietUntil,
		Hosts: []string{strings.TrimPrefix(h.server.URL, "https://")},
	})
	h.post.AddTasks(h.push.Tasks()...)
	h.post.AddPeriodic(h.push.Periodic()...)
	h.member = h.signIn(identitytest.NewMember(t, pool), false)
	return h
}

// signIn returns the member in a new sign-in.
func (h *harness) signIn(member identity.Member, shared bool) identity.Member {
	h.t.Helper()
	row, err := store.New().CreateMemberSignIn(context.Background(), h.pool, store.CreateMemberSignInParams{
		MemberID: member.ID.UUID(), TokenHash: []byte(uuid.NewString()), SharedDevice: shared, LifetimeSeconds: 3600,
	})
	if err != nil {
		h.t.Fatal(err)
	}
	member.Session = identity.Session{ID: row.ID, SharedDevice: shared, ExpiresAt: row.ExpiresAt}
	return member
}

// subscription returns the browser's subscription at a path of the push service.
func (h *harness) subscription(path string) push.Subscription {
	encode := base64.RawURLEncoding.EncodeToString
	return push.Subscription{
		Endpoint: h.server.URL + path, P256dh: encode(h.browser.key.PublicKey().Bytes()), Auth: encode(h.browser.secret),
	}
}

func (h *harness) subscribe(me identity.Member, given push.Subscription) {
	h.t.Helper()
	if err := h.push.Subscribe(context.Background(), me, given); err != nil {
		h.t.Fatal(err)
	}
}

// notify adds a notification to the member's bell.
func (h *harness) notify(kind notification.Type, text string) {
	h.t.Helper()
	err := pgx.BeginFunc(context.Background(), h.pool, func(tx pgx.Tx) error {
		_, err := notification.Add(context.Background(), tx, h.member.ID, kind, "title", text)
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
}

// find runs the periodic task, without the tasks that it enqueues.
func (h *harness) find() {
	h.t.Helper()
	if err := h.push.Periodic()[0].Run(context.Background()); err != nil {
		h.t.Fatal(err)
	}
}

// send runs the member's task directly.
func (h *harness) send() error {
	return h.push.Tasks()[0].Run(context.Background(), h.member.ID.UUID())
}

// work finds notifications, sends them, and returns what the browser received.
func (h *harness) work() []push.Message {
	h.t.Helper()
	h.find()
	h.post.WorkAll(h.t)
	return h.received()
}

func (h *harness) received() (all []push.Message) {
	h.t.Helper()
	for _, request := range h.server.take() {
		var message push.Message
		if err := json.Unmarshal(h.browser.open(h.t, request.body), &message); err != nil {
			h.t.Fatal(err)
		}
		all = append(all, message)
	}
	return all
}

func (h *harness) execute(statement string, args ...any) {
	h.t.Helper()
	if _, err := h.pool.Exec(context.Background(), statement, args...); err != nil {
		h.t.Fatal(err)
	}
}

func (h *harness) count() (n int) {
	h.t.Helper()
	if err := h.pool.QueryRow(context.Background(), "select count(*) from push_subscriptions").Scan(&n); err != nil {
		h.t.Fatal(err)
	}
	return n
}

// pushServer is a push service that records requests and responds with its status.
type pushServer struct {
	*httptest.Server
	mu       sync.Mutex
	status   int
	requests []pushRequest
}

type pushRequest struct {
	path   string
	header http.Header
	body   []byte
}

func newPushServer(t *testing.T) *pushServer {
	s := &pushServer{status: http.StatusCreated}
	s.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		s.requests = append(s.requests, pushRequest{r.URL.Path, r.Header, body})
		if s.status == http.StatusFound {
			w.Header().Set("Location", "/elsewhere")
		}
		w.WriteHeader(s.status)
	}))
	t.Cleanup(s.Close)
	return s
}

func (s *pushServer) respond(status int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.status = status
}

func (s *pushServer) take() []pushRequest {
	s.mu.Lock()
	defer s.mu.Unlock()
	taken := s.requests
	s.requests = nil
	return taken
}

// browser holds the keys of a subscription.
type browser struct {
	key    *ecdh.PrivateKey
	secret []byte
}

func newBrowser(t *testing.T) browser {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	b := browser{key: key, secret: make([]byte, 16)}
	if _, err := rand.Read(b.secret); err != nil {
		t.Fatal(err)
	}
	return b
}

// open decrypts a message as a browser does: RFC 8291, and RFC 8188 with a single record.
func (b browser) open(t *testing.T, body []byte) []byte {
	t.Helper()
	salt, size := body[:16], int(body[20])
	sender, sealed := body[21:21+size], body[21+size:]
	public, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		t.Fatal(err)
	}
	shared, err := b.key.ECDH(public)
	if err != nil {
		t.Fatal(err)
	}
	derive := func(secret, salt []byte, info string, length int) []byte {
		key, err := hkdf.Key(sha256.New, secret, salt, info, length)
		if err != nil {
			t.Fatal(err)
		}
		return key
	}
	input := derive(shared, b.secret, "WebPush: info\x00"+string(b.key.PublicKey().Bytes())+string(sender), 32)
	block, err := aes.NewCipher(derive(input, salt, "Content-Encoding: aes128gcm\x00", 16))
	if err != nil {
		t.Fatal(err)
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		t.Fatal(err)
	}
	text, err := gcm.Open(nil, derive(input, salt, "Content-Encoding: nonce\x00", 12), sealed, nil)
	if err != nil {
		t.Fatal(err)
	}
	return []byte(strings.TrimRight(string(text), "\x00\x02"))
}

func TestNotificationIsPushedOnceWithoutContent(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.notify(notification.TypeMessage, "Meera wrote before the browser subscribed")
	h.subscribe(h.member, h.subscription("/one"))
	if got := h.work(); len(got) != 0 {
		t.Fatalf("an earlier notification was pushed: %+v", got)
	}
	h.notify(notification.TypeMessage, "Meera wrote to you")
	h.find()
	h.post.WorkAll(t)
	requests := h.server.take()
	if len(requests) != 1 || requests[0].path != "/one" {
		t.Fatalf("requests: %+v", requests)
	}
	text := string(h.browser.open(t, requests[0].body))
	want := `{"title":"Aangan","body":"You have a new message","icon":"/app-icons/aangan-192.png","path":"/messages","off":"Turn these off"}`
	if text != want {
		t.Errorf("the browser got %s", text)
	}
	if header := requests[0].header; header.Get("Content-Encoding") != "aes128gcm" || header.Get("Topic") != "message" || header.Get("TTL") != "43200" {
		t.Errorf("headers: %v", header)
	}
	h.checkSignature(requests[0].header.Get("Authorization"))
	if got := h.work(); len(got) != 0 {
		t.Errorf("it was pushed again: %+v", got)
	}
	// Another message of the coach renews the notification.
	h.notify(notification.TypeMessage, "Meera wrote twice")
	if got := h.work(); len(got) != 1 {
		t.Errorf("after another message: %+v", got)
	}
}

// checkSignature verifies that the request is signed for this push service with the key that browsers subscribe with.
func (h *harness) checkSignature(header string) {
	h.t.Helper()
	signed, key, _ := strings.Cut(strings.TrimPrefix(header, "vapid t="), ", k=")
	if key != h.push.PublicKey() {
		h.t.Fatalf("signed with the key %q, browsers subscribe with %q", key, h.push.PublicKey())
	}
	point, err := base64.RawURLEncoding.DecodeString(key)
	if err != nil {
		h.t.Fatal(err)
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		h.t.Fatal(err)
	}
	token, err := jwt.Parse(signed, func(*jwt.Token) (any, error) { return public, nil }, jwt.WithAudience(h.server.URL), jwt.WithValidMethods([]string{"ES256"}), jwt.WithExpirationRequired())
	if err != nil {
		h.t.Fatal(err)
	}
	if subject, err := token.Claims.GetSubject(); err != nil || subject != "mailto:team@aangan.example" {
		h.t.Errorf("subject %q, %v", subject, err)
	}
}

func TestMessageIsInMembersLanguageAndHasTheNeutralName(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	given := h.subscription("/one")
	given.Neutral = true
	h.subscribe(h.member, given)
	h.execute("update members set display_language = 'hi'")
	h.notify(notification.TypeSession, "Your session with Meera")
	in := copy.In("hi").Push
	want := push.Message{Title: in.NeutralName, Body: in.Session, Icon: "/app-icons/notes-192.png", Path: "/sessions", Off: in.Off}
	if got := h.work(); len(got) != 1 || got[0] != want {
		t.Errorf("the browser got %+v, want %+v", got, want)
	}
}

func TestOnlyWantedUnreadKindsArePushed(t *testing.T) {
	t.Parallel()
	const preferences = "insert into member_preferences (member_id, message_notifications, session_reminders) values ($1, $2, $3)"
	for name, tt := range map[string]struct {
		kind   notification.Type
		change func(*harness)
		want   int
	}{
		"message":                          {kind: notification.TypeMessage, want: 1},
		"session":                          {kind: notification.TypeSession, want: 1},
		"community":                        {kind: notification.TypeCommunity},
		"subscription":                     {kind: notification.TypeSubscription},
		"message, off":                     {notification.TypeMessage, func(h *harness) { h.execute(preferences, h.member.ID.UUID(), false, true) }, 0},
		"session, off":                     {notification.TypeSession, func(h *harness) { h.execute(preferences, h.member.ID.UUID(), true, false) }, 0},
		"message, sessions off":            {notification.TypeMessage, func(h *harness) { h.execute(preferences, h.member.ID.UUID(), true, false) }, 1},
		"read already":                     {notification.TypeMessage, func(h *harness) { h.execute("update notifications set read_at = now()") }, 0},
		"of a member who leaves":           {notification.TypeMessage, func(h *harness) { h.execute("update members set deletion_requested_at = now()") }, 0},
		"of a sign-in that has run out":    {notification.TypeMessage, func(h *harness) { h.execute("update member_sign_ins set expires_at = now()") }, 0},
		"after the browser unsubscribed":   {notification.TypeMessage, func(h *harness) { h.unsubscribe() }, 0},
		"after a sign-out":                 {notification.TypeMessage, func(h *harness) { h.execute("delete from member_sign_ins") }, 0},
		"to a host that is not served now": {notification.TypeMessage, func(h *harness) { h.execute("update push_subscriptions set endpoint = 'https://10.0.0.1/x'") }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			h.subscribe(h.member, h.subscription("/one"))
			h.notify(tt.kind, "text")
			if tt.change != nil {
				tt.change(h)
			}
			if got := h.work(); len(got) != tt.want {
				t.Errorf("pushed %+v, want %d", got, tt.want)
			}
		})
	}
}

func (h *harness) unsubscribe() {
	h.t.Helper()
	if err := h.push.Unsubscribe(context.Background(), h.member); err != nil {
		h.t.Fatal(err)
	}
}

// TestQuietHoursDelayPushes has quiet hours of the whole day but a minute that is far from now, in the member's zone.
func TestQuietHoursDelayPushes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.subscribe(h.member, h.subscription("/one"))
	zone, err := time.LoadLocation(h.member.TimeZone)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now().In(zone)
	minute := (now.Hour()*60 + now.Minute() + 12*60) % (24 * 60)
	h.execute("insert into member_preferences (member_id, quiet_from, quiet_until) values ($1, $2, $3)", h.member.ID.UUID(), (minute+1)%(24*60), minute)
	h.notify(notification.TypeMessage, "text")
	h.find()
	if waiting := h.post.Waiting(t); waiting != 0 {
		t.Errorf("%d tasks wait in quiet hours", waiting)
	}
	// The quiet hours may begin after the task was enqueued.
	if err := h.send(); err != nil || len(h.server.take()) != 0 {
		t.Errorf("in quiet hours the task sent, or failed: %v", err)
	}
	h.execute("update member_preferences set quiet_from = null, quiet_until = null")
	if got := h.work(); len(got) != 1 {
		t.Errorf("after them: %+v", got)
	}
}

func TestResponseOfPushServiceDecidesWhatFollows(t *testing.T) {
	t.Parallel()
	for status, want := range map[int]struct {
		fails         bool
		subscriptions int
		// again is the number of messages once the push service accepts them.
		again int
	}{
		http.StatusCreated:             {subscriptions: 1},
		http.StatusNotFound:            {subscriptions: 0},
		http.StatusGone:                {subscriptions: 0},
		http.StatusForbidden:           {subscriptions: 1},
		http.StatusFound:               {subscriptions: 1},
		http.StatusTooManyRequests:     {fails: true, subscriptions: 1, again: 1},
		http.StatusInternalServerError: {fails: true, subscriptions: 1, again: 1},
	} {
		t.Run(fmt.Sprint(status), func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			h.subscribe(h.member, h.subscription("/one"))
			h.notify(notification.TypeMessage, "text")
			h.server.respond(status)
			if err := h.send(); (err != nil) != want.fails {
				t.Errorf("the task returned %v", err)
			}
			if requests := h.server.take(); len(requests) != 1 || requests[0].path != "/one" {
				t.Errorf("requests: %+v", requests)
			}
			if n := h.count(); n != want.subscriptions {
				t.Errorf("%d subscriptions", n)
			}
			h.server.respond(http.StatusCreated)
			if err := h.send(); err != nil {
				t.Fatal(err)
			}
			if got := h.received(); len(got) != want.again {
				t.Errorf("then pushed %+v, want %d", got, want.again)
			}
		})
	}
}

// TestFailureOfOneBrowserDoesNotRepeatOthers: the task's next attempt sends only to the browser that failed. The errors
// do not contain its address.
func TestFailureOfOneBrowserDoesNotRepeatOthers(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.subscribe(h.member, h.subscription("/one"))
	closed := newPushServer(t)
	h.subscribe(h.signIn(h.member, false), h.subscription("/two"))
	h.execute("update push_subscriptions set endpoint = $1 where endpoint like '%/two'", closed.URL+"/secret")
	options := []string{strings.TrimPrefix(h.server.URL, "https://"), strings.TrimPrefix(closed.URL, "https://")}
	h.push = push.New(push.Options{Pool: h.pool, Queue: h.post, Sender: h.sender, Quiet: reminders.QuietUntil, Hosts: options})
	h.notify(notification.TypeMessage, "text")
	closed.Close()
	err := h.send()
	if err == nil || strings.Contains(err.Error(), "secret") {
		t.Errorf("an unreachable push service: %v", err)
	}
	if got := h.received(); len(got) != 1 {
		t.Errorf("the other browser got %+v", got)
	}
	if err := h.send(); err == nil || len(h.server.take()) != 0 {
		t.Errorf("the second attempt: %v", err)
	}
	if n := h.count(); n != 2 {
		t.Errorf("%d subscriptions", n)
	}
}

func TestPendingTaskIsNotEnqueuedAgain(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.subscribe(h.member, h.subscription("/one"))
	h.notify(notification.TypeMessage, "text")
	h.find()
	h.find()
	if times := h.post.Scheduled(t, tasks.Ref{Kind: "push", ID: h.member.ID.UUID()}); len(times) != 1 {
		t.Errorf("%d tasks wait", len(times))
	}
}

func TestSubscribeRejectsOtherAddressesAndInvalidKeys(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	host := strings.TrimPrefix(h.server.URL, "https://")
	good := h.subscription("/one")
	for name, tt := range map[string]struct {
		field  string
		change func(*push.Subscription)
	}{
		"http":               {"endpoint", func(s *push.Subscription) { s.Endpoint = "http://" + host + "/one" }},
		"another host":       {"endpoint", func(s *push.Subscription) { s.Endpoint = "https://169.254.169.254/latest" }},
		"another port":       {"endpoint", func(s *push.Subscription) { s.Endpoint = "https://127.0.0.1:1/one" }},
		"a name that begins": {"endpoint", func(s *push.Subscription) { s.Endpoint = "https://" + host + ".evil.example/one" }},
		"a user":             {"endpoint", func(s *push.Subscription) { s.Endpoint = "https://" + host + "@evil.example/one" }},
		"user at the host":   {"endpoint", func(s *push.Subscription) { s.Endpoint = "https://user@" + host + "/one" }},
		"no address":         {"endpoint", func(s *push.Subscription) { s.Endpoint = "https://%zz" }},
		"a short key":        {"p256dh", func(s *push.Subscription) { s.P256dh = s.P256dh[:40] }},
		"no point": {"p256dh", func(s *push.Subscription) {
			s.P256dh = base64.RawURLEncoding.EncodeToString(append([]byte{4}, make([]byte, 64)...))
		}},
		"no base64":      {"p256dh", func(s *push.Subscription) { s.P256dh = "?" }},
		"a short secret": {"auth", func(s *push.Subscription) { s.Auth = "AAAA" }},
	} {
		given := good
		tt.change(&given)
		var invalid *fault.Invalid
		if err := h.push.Subscribe(context.Background(), h.member, given); !errors.As(err, &invalid) || invalid.Fields[0].Field != tt.field {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := h.push.Subscribe(context.Background(), h.signIn(h.member, true), good); !errors.Is(err, fault.ErrForbidden) {
		t.Errorf("on a shared device: %v", err)
	}
	ended := h.member
	ended.Session.ID = uuid.New()
	if err := h.push.Subscribe(context.Background(), ended, good); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("in a sign-in that has ended: %v", err)
	}
	if n := h.count(); n != 0 {
		t.Errorf("%d subscriptions", n)
	}
}

// TestBrowserBelongsToItsLastSignIn: another member signs in in the same browser, which keeps its address.
func TestBrowserBelongsToItsLastSignIn(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.subscribe(h.member, h.subscription("/one"))
	h.subscribe(h.member, h.subscription("/one"))
	other := h.signIn(identitytest.NewMember(t, h.pool), false)
	h.subscribe(other, h.subscription("/one"))
	h.notify(notification.TypeMessage, "for the first member")
	if got := h.work(); len(got) != 0 {
		t.Errorf("the other member's browser got %+v", got)
	}
	first, err := h.push.Subscribed(context.Background(), h.member)
	if second, err2 := h.push.Subscribed(context.Background(), other); err != nil || err2 != nil || first || !second {
		t.Errorf("the first is subscribed: %v, the second: %v (%v, %v)", first, second, err, err2)
	}
}
