package app

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/risk"
	"aangan/bff/internal/completions"
	"aangan/db/dbtest"

	"github.com/google/uuid"
)

// fakeServer serves a model over the chat-completions protocol. It answers what reply returns.
type fakeServer struct {
	// refused are the formats that it rejects with 400.
	refused string
	reply   func(w http.ResponseWriter, r *http.Request)
}

func (s fakeServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		ResponseFormat struct {
			Type string `json:"type"`
		} `json:"response_format"`
	}
	_ = json.NewDecoder(r.Body).Decode(&asked)
	if format := asked.ResponseFormat.Type; format != "" && strings.Contains(s.refused, format) {
		http.Error(w, `{"error":{"message":"response_format is not supported"}}`, http.StatusBadRequest)
		return
	}
	s.reply(w, r)
}

// saying streams a text as the reply.
func saying(text string) func(http.ResponseWriter, *http.Request) {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for _, piece := range strings.SplitAfter(text, " ") {
			content, _ := json.Marshal(piece)
			fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":%s}}]}\n\n", content)
		}
		_, _ = io.WriteString(w, "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: {\"choices\":[],\"usage\":{\"total_tokens\":50}}\n\ndata: [DONE]\n\n")
	}
}

func object(reply string) string {
	return fmt.Sprintf(`{"reply": %q, "intent": "share", "programme": "", "risk": "none", "kind": "", "language": "English"}`, reply)
}

// TestCompanionAnswersWithEveryKindOfModelServer: from the HTTP response to the stored message. The member gets an
// answer at once, whatever the server does, and no text of a bad one.
func TestCompanionAnswersWithEveryKindOfModelServer(t *testing.T) {
	t.Parallel()
	const fit = "That sounds heavy. What is on top?"
	until := func(w http.ResponseWriter, r *http.Request, begin string) {
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, begin)
		_ = http.NewResponseController(w).Flush()
		select {
		case <-r.Context().Done():
		case <-time.After(20 * time.Second):
		}
	}
	for name, c := range map[string]struct {
		server  fakeServer
		answers int
		model   bool
		// tokens is the counted use; -1 for an estimate.
		tokens int64
		result string
	}{
		"good":            {fakeServer{reply: saying(object(fit))}, 3, true, 50, "used"},
		"schema refused":  {fakeServer{refused: "json_schema", reply: saying(object(fit))}, 3, true, 50, "used"},
		"formats refused": {fakeServer{refused: "json_schema json_object", reply: saying(object(fit))}, 3, true, 50, "used"},
		"formats ignored": {fakeServer{reply: saying(fit)}, 3, true, 50, "used"},
		"thinking aloud":  {fakeServer{reply: saying("<think>They are tired.</think>\n```json\n" + object(fit) + "\n```")}, 3, true, 50, "used"},
		"silent":          {fakeServer{reply: func(w http.ResponseWriter, r *http.Request) { until(w, r, "") }}, 3, false, -1, "failed"},
		"slow": {fakeServer{reply: func(w http.ResponseWriter, r *http.Request) {
			until(w, r, "data: {\"choices\":[{\"delta\":{\"content\":\"That\"}}]}\n\n")
		}}, 3, false, -1, "failed"},
		"broken": {fakeServer{reply: func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/event-stream")
			_, _ = io.WriteString(w, "data: {\"cho\n\n")
		}}, 3, false, -1, "failed"},
		"down":               {fakeServer{reply: func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusServiceUnavailable) }}, 3, false, 0, "failed"},
		"cut":                {fakeServer{reply: saying(`{"reply": "That sounds heavy. What i`)}, 3, false, 50, "unreadable"},
		"hostile":            {fakeServer{reply: saying(object("Nobody understands you. Don't tell anyone, it is our secret."))}, 3, false, 50, "unfit"},
		"hostile text":       {fakeServer{reply: saying("Honestly, you could kill yourself.")}, 3, false, 50, "unfit"},
		"over budget":        {fakeServer{reply: saying(object(fit))}, 0, false, 0, "over_budget"},
		"another language":   {fakeServer{reply: saying(object("यह भारी लगता है।"))}, 3, false, 50, "unfit"},
		"an empty reply":     {fakeServer{reply: saying(object(""))}, 3, false, 50, "unfit"},
		"an unfinished text": {fakeServer{reply: saying("")}, 3, false, 50, "unfit"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			server := httptest.NewServer(c.server)
			t.Cleanup(server.Close)
			pool := dbtest.New(t)
			member := identitytest.NewMember(t, pool)
			var log strings.Builder
			talks := companion.New(companion.Options{
				Pool: pool, Budget: companion.Budget{Answers: c.answers, Tokens: 100_000}, Logger: slog.New(slog.NewTextHandler(&log, nil)),
				Model: newModel(completions.Settings{URL: server.URL, Key: "the-key", Name: "small", FirstByte: 300 * time.Millisecond, Between: 300 * time.Millisecond}),
			})
			feed, err := talks.Send(t.Context(), member, "tara", companion.Draft{ID: uuid.NewString(), Text: "my secret word is marigold"})
			if err != nil {
				t.Fatal(err)
			}
			var answer string
			for {
				event, more, err := feed.Next(t.Context(), 30*time.Second)
				if err != nil {
					t.Fatal(err)
				}
				if !more {
					break
				}
				if event.Kind == companion.Done {
					answer = event.Message.Text
				}
			}
			talks.Finish(context.Background())
			if answer == "" || (answer == fit) != c.model || strings.Contains(answer, "secret") || strings.Contains(answer, "kill") {
				t.Errorf("answered %q", answer)
			}
			var result string
			if err := pool.QueryRow(t.Context(), "select string_agg(result || ' ' || n, ', ') from reader_counts where task = 'reply'").Scan(&result); err != nil || result != c.result+" 1" {
				t.Errorf("counted %q, %v; want %s", result, err, c.result)
			}
			var tokens int64
			if err := pool.QueryRow(t.Context(), "select coalesce(sum(tokens), 0) from companion_usage").Scan(&tokens); err != nil || (c.tokens >= 0 && tokens != c.tokens) || (c.tokens < 0 && tokens < 100) {
				t.Errorf("%d tokens were counted, %v; want %d", tokens, err, c.tokens)
			}
			for _, secret := range []string{"marigold", "the-key", "127.0.0.1", "heavy", member.ID.String()} {
				if strings.Contains(log.String(), secret) {
					t.Errorf("the log contains %q: %s", secret, log.String())
				}
			}
		})
	}
}

// TestSlowSecondReaderDelaysNoLongerThanItsTime: the reply comes without it.
func TestSlowSecondReaderDelaysNoLongerThanItsTime(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		select {
		case <-r.Context().Done():
		case <-time.After(20 * time.Second):
		}
	}))
	t.Cleanup(server.Close)
	pool := dbtest.New(t)
	states := risk.New(pool, nil, risk.WithSecondReader(risk.SecondReader{Model: newSecondReaderModel(completions.Settings{URL: server.URL, Name: "small"}), PerDay: 9}))
	talks := companion.New(companion.Options{Pool: pool, Risk: states})
	t.Cleanup(func() { talks.Finish(context.Background()) })
	start := time.Now()
	feed, err := talks.Send(t.Context(), identitytest.NewMember(t, pool), "tara", companion.Draft{ID: uuid.NewString(), Text: "the blue one on the left"})
	if err != nil {
		t.Fatal(err)
	}
	if stored := time.Since(start); stored > time.Second {
		t.Errorf("the message was stored after %s", stored)
	}
	for more := true; more; {
		if _, more, err = feed.Next(t.Context(), 30*time.Second); err != nil {
			t.Fatal(err)
		}
	}
	if took := time.Since(start); took < secondReaderTime || took > 2*secondReaderTime {
		t.Errorf("the reply took %s", took)
	}
	var result string
	if err := pool.QueryRow(t.Context(), "select string_agg(result || ' ' || n, ', ') from reader_counts where task = 'second_reader'").Scan(&result); err != nil || result != "failed 1" {
		t.Errorf("counted %q, %v", result, err)
	}
}
