package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/config"
	"aangan/bff/internal/freeport"
	"aangan/bff/internal/realm"
	"aangan/db/embedded"
	"aangan/db/migrate"
)

// messageStorm is the size of TestStormOfMessages.
type messageStorm struct {
	messages, members, kills, databaseKills int
}

// stormMember is a signed-in member who sends messages one after another, and follows an event stream.
type stormMember struct {
	id    uuid.UUID
	token string
	// sent are the ids of the accepted messages in order, and received those of the stream.
	sent, received []string
	// last is the number of the stream's last event.
	last atomic.Int64
}

// storm is two copies of the member app over a database that can be killed.
type storm struct {
	*testing.T
	dir      string
	database *embedded.Server
	port     int
	pool     *pgxpool.Pool
	coach    uuid.UUID
	members  []*stormMember
	ports    [2]map[config.App]int
	copies   [2]*cmdtest.Process
	// accepted counts the stored messages, known those that an earlier attempt had stored, and repeats the requests that
	// were sent again.
	accepted, known, repeats atomic.Int64
}

// TestStormOfMessages sends messages through two copies of the member app while the copies and the database are killed
// with SIGKILL. Clients repeat a request under the same id until it is accepted, as the app's outbox does, with shorter
// pauses. In the end each accepted message is stored once and in its conversation's order, and each stream has received
// each of its member's messages once, in order.
func TestStormOfMessages(t *testing.T) {
	t.Parallel()
	size := messageStormSize
	s := newStorm(t, size.members)
	ctx, cancel := context.WithCancel(t.Context())
	var streams, senders sync.WaitGroup
	defer func() { cancel(); streams.Wait() }()
	for i, member := range s.members {
		opened := make(chan struct{})
		streams.Go(func() { s.follow(ctx, member, i, sync.OnceFunc(func() { close(opened) })) })
		<-opened
	}
	started := time.Now()
	for i, member := range s.members {
		count := size.messages / size.members
		if i < size.messages%size.members {
			count++
		}
		senders.Go(func() {
			client := &http.Client{Transport: &http.Transport{}, Timeout: 20 * time.Second}
			defer client.CloseIdleConnections()
			for n := range count {
				s.send(client, member, i+n)
			}
		})
	}
	// The kills are spread over the sends, so that all of them hit the storm.
	total := size.kills + size.databaseKills
	for n := range total {
		for s.accepted.Load() < int64(size.messages*(n+1)/(total+1)) && !t.Failed() {
			time.Sleep(5 * time.Millisecond)
		}
		if (n+1)*size.databaseKills/total > n*size.databaseKills/total {
			s.killDatabase()
		} else {
			s.killCopy(n % len(s.copies))
		}
	}
	senders.Wait()
	took := time.Since(started)
	s.check(size.messages)
	t.Logf("%d messages of %d members in %s; %d requests repeated, %d of them already stored; %d kills of a copy, %d of the database",
		s.accepted.Load(), len(s.members), took.Round(time.Second), s.repeats.Load(), s.known.Load(), size.kills, size.databaseKills)
}

func newStorm(t *testing.T, members int) *storm {
	t.Helper()
	ports, err := freeport.Find(1)
	if err != nil {
		t.Fatal(err)
	}
	s := &storm{T: t, dir: t.TempDir(), port: ports[0]}
	s.startDatabase()
	t.Cleanup(func() {
		if err := s.database.Stop(); err != nil {
			t.Error(err)
		}
	})
	if err := s.database.EnsureDatabase(t.Context(), "aangan"); err != nil {
		t.Fatal(err)
	}
	url := s.database.URL("aangan")
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	if s.pool, err = pgxpool.New(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.pool.Close)
	s.coach = identitytest.NewCoach(t, s.pool).ID.UUID()
	for range members {
		member := &stormMember{id: identitytest.NewMember(t, s.pool).ID.UUID()}
		secret := uuid.New()
		member.token = base64.RawURLEncoding.EncodeToString(append(secret[:], member.id[:]...))
		hashed := sha256.Sum256([]byte(member.token))
		if _, err := s.pool.Exec(t.Context(), `with chosen as (update members set coach_id = $2 where id = $1)
			insert into member_sign_ins (member_id, token_hash, expires_at) values ($1, $3, now() + interval '1 day')`,
			member.id, s.coach, hashed[:]); err != nil {
			t.Fatal(err)
		}
		s.members = append(s.members, member)
	}
	for i := range s.copies {
		s.ports[i] = cmdtest.FreePorts(t)
		s.startCopy(i)
	}
	return s
}

// startDatabase starts the server on the same port as before, with the durability of production.
func (s *storm) startDatabase() {
	s.Helper()
	var err error
	if s.database, err = embedded.Start(s.Context(), embedded.Options{DataDir: s.dir, Port: s.port}); err != nil {
		s.Fatal(err)
	}
}

// databaseProcess returns the id of the server's first process.
func (s *storm) databaseProcess() int {
	s.Helper()
	found, err := filepath.Glob(filepath.Join(s.dir, "*", "postmaster.pid"))
	if err != nil || len(found) != 1 {
		s.Fatalf("the process of the database: %v, %v", found, err)
	}
	content, err := os.ReadFile(found[0])
	if err != nil {
		s.Fatal(err)
	}
	first, _, _ := strings.Cut(string(content), "\n")
	pid, err := strconv.Atoi(first)
	if err != nil {
		s.Fatal(err)
	}
	return pid
}

// killDatabase kills the server's first process, so that the next start recovers from a crash.
func (s *storm) killDatabase() {
	s.Helper()
	if err := syscall.Kill(s.databaseProcess(), syscall.SIGKILL); err != nil {
		s.Fatal(err)
	}
	<-s.database.Done()
	if err := s.database.Stop(); err != nil {
		s.Fatal(err)
	}
	s.startDatabase()
}

func (s *storm) startCopy(i int) {
	s.Helper()
	s.copies[i] = cmdtest.Launch(s.T, s.ports[i], []string{
		"DATABASE_URL=" + s.database.URL("aangan"), "RATE_LIMITS=off", "DATABASE_POOL=12", "LOG_LEVEL=error", "DATA_DIR=" + s.TempDir(),
	}, "member")
	s.copies[i].WaitUntilReady(s.T, config.Member)
}

func (s *storm) killCopy(i int) {
	s.Helper()
	if err := s.copies[i].Command.Process.Kill(); err != nil {
		s.Fatal(err)
	}
	s.copies[i].Wait(s.T)
	s.startCopy(i)
}

// url returns the address of a copy; the copies alternate.
func (s *storm) url(turn int) string {
	return fmt.Sprintf("http://127.0.0.1:%d", s.ports[turn%len(s.ports)][config.Member])
}

func (s *storm) request(ctx context.Context, member *stormMember, method, url string, body []byte) *http.Request {
	r, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		panic(err) // The address is a constant and a port.
	}
	r.Header.Set("Cookie", fmt.Sprintf("%s=%s", realm.MemberCookie, member.token))
	r.Header.Set("Content-Type", "application/json")
	return r
}

// send sends one message until it is accepted, each time to the other copy.
func (s *storm) send(client *http.Client, member *stormMember, turn int) {
	id := uuid.NewString()
	body, err := json.Marshal(map[string]any{"id": id, "coachId": s.coach, "text": "Still here, number " + strconv.Itoa(len(member.sent)) + "."})
	if err != nil {
		s.Error(err)
		return
	}
	for deadline := time.Now().Add(2 * cmdtest.Patience); s.Context().Err() == nil; turn++ {
		response, err := client.Do(s.request(s.Context(), member, http.MethodPost, s.url(turn)+"/api/messages", body))
		if err == nil {
			text, readErr := io.ReadAll(response.Body)
			response.Body.Close()
			switch {
			case readErr != nil: // The copy was killed during the response: the message may be stored.
			case response.StatusCode == http.StatusCreated, response.StatusCode == http.StatusOK:
				if response.StatusCode == http.StatusOK { // An earlier attempt, whose response was lost, had stored it.
					s.known.Add(1)
				}
				member.sent = append(member.sent, id)
				s.accepted.Add(1)
				return
			case response.StatusCode != http.StatusServiceUnavailable:
				s.Errorf("a message was rejected: %d %s", response.StatusCode, text)
				return
			}
		}
		if time.Now().After(deadline) {
			s.Errorf("a message was not accepted in time: %v", err)
			return
		}
		s.repeats.Add(1)
		time.Sleep(time.Duration(50+rand.IntN(100)) * time.Millisecond)
	}
}

// follow keeps a member's stream open, and resumes it after each end. It fails the test if an event is missed or
// repeated. opened is called when the first stream is open.
func (s *storm) follow(ctx context.Context, member *stormMember, turn int, opened func()) {
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	for positioned := false; ctx.Err() == nil; turn++ {
		url := s.url(turn) + "/api/live"
		if positioned {
			url += "?lastEventId=" + strconv.FormatInt(member.last.Load(), 10)
		}
		response, err := client.Do(s.request(ctx, member, http.MethodGet, url, nil))
		if err == nil && response.StatusCode == http.StatusOK {
			lines, id, kind, data := bufio.NewScanner(response.Body), int64(0), "", ""
			for lines.Scan() {
				name, value, _ := strings.Cut(lines.Text(), ": ")
				switch name {
				case "id":
					if id, err = strconv.ParseInt(value, 10, 64); err != nil {
						s.Errorf("the id of an event: %v", err)
					}
				case "event":
					kind = value
				case "data":
					data = value
				case "":
					if lines.Text() == "" {
						positioned = s.receive(member, positioned, id, kind, data)
						if positioned {
							opened()
						}
						id, kind, data = 0, "", ""
					}
				}
			}
		} else if err == nil && response.StatusCode != http.StatusServiceUnavailable {
			s.Errorf("a stream was rejected: %d", response.StatusCode)
			opened()
			return
		}
		if response != nil {
			response.Body.Close()
		}
		// As the page does, with a shorter pause.
		time.Sleep(time.Duration(50+rand.IntN(100)) * time.Millisecond)
	}
}

// receive notes one event of a stream. It reports whether the stream's position is known.
func (s *storm) receive(member *stormMember, positioned bool, id int64, kind, data string) bool {
	switch {
	case kind == "reset":
		s.Errorf("a stream was reset at %d", member.last.Load())
	case kind == "" && !positioned:
		member.last.Store(id)
		return true
	case kind != "" && kind != "ping" && id > 0:
		if id != member.last.Load()+1 {
			s.Errorf("event %d follows %d", id, member.last.Load())
		}
		if kind == "message" {
			var message struct {
				ID         string
				IsFromUser bool
			}
			if err := json.Unmarshal([]byte(data), &message); err != nil {
				s.Errorf("the data of an event: %v", err)
			}
			if message.IsFromUser {
				member.received = append(member.received, message.ID)
			}
		}
		member.last.Store(id)
	}
	return positioned
}

// check compares the accepted messages with the stored ones and with those of the streams.
func (s *storm) check(want int) {
	s.Helper()
	if got := int(s.accepted.Load()); got != want {
		s.Errorf("%d of %d messages were accepted", got, want)
	}
	for i, member := range s.members {
		var last int64
		var stored []string
		rows, err := s.pool.Query(s.Context(), `select m.id::text from messages m join conversations c on c.id = m.conversation_id
			where c.member_id = $1 and m.sender = 'member' order by m.seq`, member.id)
		if err != nil {
			s.Fatal(err)
		}
		for rows.Next() {
			var id string
			if err := rows.Scan(&id); err != nil {
				s.Fatal(err)
			}
			stored = append(stored, id)
		}
		if err := rows.Err(); err != nil {
			s.Fatal(err)
		}
		if !slices.Equal(stored, member.sent) {
			s.Errorf("member %d: %d messages were accepted and %d stored, or their order differs", i, len(member.sent), len(stored))
		}
		if err := s.pool.QueryRow(s.Context(), "select last_seq from mailboxes where realm = 'member' and owner_id = $1", member.id).Scan(&last); err != nil {
			s.Fatal(err)
		}
		cmdtest.Await(s.T, func() bool { return member.last.Load() >= last }, fmt.Sprintf("the stream of member %d did not receive all events", i))
		if !slices.Equal(member.received, member.sent) {
			s.Errorf("member %d: %d messages were accepted and %d received, or their order differs", i, len(member.sent), len(member.received))
		}
	}
}
