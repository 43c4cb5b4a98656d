package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/grams"
	"aangan/db/migrate"
)

// The dependence of opening and searching a conversation on its length: one database with conversations of three
// lengths, bursts for each in random order on the same process.

// lengths of the conversations of members 1, 2 and 3, all with coach 1; the last is s.long.
func (s settings) lengths() [3]int { return [3]int{100, 10_000, s.long} }

// wanted is a searched word and its frequency: each message with seq % every == rest contains it.
type wanted struct {
	name, word  string
	every, rest int
}

var wantedWords = []wanted{
	{"a word said once in 5,000 messages", "marigold", 5000, 77},
	{"a word of each hundredth message", "monsoon", 100, 41},
	{"a word of each fifth message", "cousin", 5, 3},
	{"a Tamil word of each thousandth message", "சாப்பாடு", 1000, 99},
	{"a part of a word, each tenth message", "orrowin", 10, 7},
	{"a word that nobody said", "zebrafish", 0, 0},
}

// plainWords are the words of the remaining text.
var plainWords = strings.Fields(`the call went well and nobody shouted which is new for us on a Sunday I had written down one thing to say before the kettle
	boiled my mother asked about food my father asked about work and then they asked about the visa again there is a wedding in December everybody has
	an opinion about flights I slept better than last week though the house is quiet at night we cooked rajma with too much ginger the neighbours laughed
	tell me how the interview felt when it ended what would you like to keep from this week small steps are steps too see you Thursday thank you`)

// lengthCall is one call whose dependence on the conversation's length is measured.
type lengthCall struct {
	name string
	path func(coach string, length int) string
}

func lengthCalls() []lengthCall {
	calls := []lengthCall{
		{"opening it", func(coach string, _ int) string { return "/api/messages/" + coach }},
		{"reading on from its middle", func(coach string, length int) string {
			return fmt.Sprintf("/api/messages/%s?before=%d", coach, length/2)
		}},
		{"opening it around a message", func(coach string, length int) string {
			return fmt.Sprintf("/api/messages/%s?around=%d", coach, length/3)
		}},
	}
	for _, w := range wantedWords {
		calls = append(calls, lengthCall{"searching for " + w.name, func(coach string, _ int) string {
			return "/api/messages/" + coach + "/search?q=" + url.QueryEscape(w.word)
		}})
	}
	return calls
}

// lengthResult is the measurement of one call. P99Millis and CPUMicros are medians over the rounds, shortest
// conversation first; ratios are taken within a round.
type lengthResult struct {
	Name                  string
	P99Millis, CPUMicros  [3]float64
	LongOverMiddle        ratio
	MiddleOverShort       ratio
	LongOverMiddleWorking ratio
}

// measureLengths fills a new database and measures.
func measureLengths(ctx context.Context, s settings, w *fixture, dir string) ([]lengthResult, error) {
	one, err := w.withConversations(ctx, s)
	if err != nil {
		return nil, fmt.Errorf("the database with long conversations: %w", err)
	}
	defer one.pool.Close()
	p, err := startProduct(ctx, s, one, dir, "member", "member-lengths")
	if err != nil {
		return nil, err
	}
	defer p.stop()
	server := &side{process: p, client: &client{address: p.address("member")}}
	defer server.client.close()
	time.Sleep(2 * time.Second)
	coach := id("coach", 1).String()
	var results []lengthResult
	for _, c := range lengthCalls() {
		var samples [3][]sample
		for round := -1; round < s.lengthRounds; round++ {
			for _, at := range rand.Perm(3) {
				if err := ctx.Err(); err != nil {
					return nil, err
				}
				taken, err := server.burst(func(int) request {
					return request{method: http.MethodGet, path: c.path(coach, s.lengths()[at]), realm: "member", user: 1 + at, address: randomAddress()}
				}, s)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", c.name, err)
				}
				if round >= 0 {
					samples[at] = append(samples[at], taken)
				}
			}
		}
		results = append(results, resultOfLengths(c.name, samples, s))
		printProgress("%s: %.1f, %.1f and %.1f ms", c.name, results[len(results)-1].P99Millis[0], results[len(results)-1].P99Millis[1], results[len(results)-1].P99Millis[2])
	}
	return results, nil
}

func resultOfLengths(name string, samples [3][]sample, s settings) lengthResult {
	p99 := func(s sample) time.Duration { return s.p99 }
	whole := func(s sample) time.Duration { return s.whole }
	compare := func(a, b int, of func(sample) time.Duration) ratio {
		ratios := make([]float64, len(samples[a]))
		for i := range ratios {
			ratios[i] = float64(of(samples[b][i])) / float64(of(samples[a][i]))
		}
		return ratioOf(ratios)
	}
	r := lengthResult{
		Name: name, MiddleOverShort: compare(0, 1, p99), LongOverMiddle: compare(1, 2, p99), LongOverMiddleWorking: compare(1, 2, whole),
	}
	for at := range samples {
		r.P99Millis[at] = float64(medianOf(samples[at], p99)) / float64(time.Millisecond)
		cpu := medianOf(samples[at], func(s sample) time.Duration { return s.cpu })
		r.CPUMicros[at] = float64(cpu) / float64(time.Microsecond) / float64(s.requests)
	}
	return r
}

// withConversations creates a database on the fixture's server with the three conversations.
func (w *fixture) withConversations(ctx context.Context, s settings) (*fixture, error) {
	name := databaseName + "_lengths"
	one := &fixture{server: w.server, url: w.server.URL(name)}
	if err := w.server.EnsureDatabase(ctx, name); err != nil {
		return nil, err
	}
	if _, err := migrate.Up(ctx, one.url); err != nil {
		return nil, err
	}
	var err error
	if one.pool, err = pgxpool.New(ctx, one.url); err != nil {
		return nil, err
	}
	for _, step := range []struct {
		what string
		sql  string
		args []any
	}{
		{"coaches", seedCoaches, []any{1, "none"}},
		{"members", seedMembers, []any{3, 3, 1, "none"}},
		{"preferences", seedPreferences, nil},
	} {
		if _, err := one.pool.Exec(ctx, step.sql, step.args...); err != nil {
			return nil, fmt.Errorf("%s: %w", step.what, err)
		}
	}
	// Filling the table with the index in place takes ten times as long. The definition of the migration is restored
	// below.
	var index string
	if err := one.pool.QueryRow(ctx, "select indexdef from pg_indexes where indexname = 'messages_grams_idx'").Scan(&index); err != nil {
		return nil, fmt.Errorf("read the definition of the search index: %w", err)
	}
	if _, err := one.pool.Exec(ctx, "drop index messages_grams_idx"); err != nil {
		return nil, err
	}
	for n, length := range s.lengths() {
		if err := one.addConversation(ctx, 1+n, length); err != nil {
			return nil, fmt.Errorf("a conversation of %d messages: %w", length, err)
		}
	}
	for _, sql := range []string{"set maintenance_work_mem = '512MB'; " + index, "vacuum analyze"} {
		if _, err := one.pool.Exec(ctx, sql, pgx.QueryExecModeSimpleProtocol); err != nil {
			return nil, err
		}
	}
	return one, one.signIn(ctx, "member", 3)
}

// addConversation adds a conversation of member n with coach 1, with length messages over the last five years.
func (w *fixture) addConversation(ctx context.Context, n, length int) error {
	began := time.Now()
	_, err := w.pool.Exec(ctx, `insert into conversations (id, member_id, coach_id, last_seq, last_message_at, last_member_message_at,
		member_delivered_seq, member_read_seq, coach_delivered_seq, coach_read_seq)
		values ($1, $2, $3, $4, now(), now(), $4, $4, $4, $4)`, id("conversation", n), id("member", n), id("coach", 1), length)
	if err != nil {
		return err
	}
	// The same texts each time, so that two measurements are comparable.
	random := rand.New(rand.NewPCG(uint64(n), 20260101))
	from, step := time.Now().AddDate(-5, 0, 0), time.Since(time.Now().AddDate(-5, 0, 0))/time.Duration(length+1)
	member, coach := id("member", n), id("coach", 1)
	seq := 0
	_, err = w.pool.CopyFrom(ctx, pgx.Identifier{"messages"},
		[]string{"conversation_id", "id", "seq", "sender", "text", "automatic", "grams", "created_at"},
		pgx.CopyFromFunc(func() ([]any, error) {
			if seq++; seq > length {
				return nil, nil
			}
			text := randomMessage(random, seq)
			sender := [2]string{"coach", "member"}[seq%2]
			return []any{id("conversation", n), messageID(n, seq), seq, sender, text, false,
				grams.Of(member, coach, int64(seq), text), from.Add(time.Duration(seq) * step)}, nil
		}))
	if length > 100_000 {
		printProgress("%d messages stored in %s", length, time.Since(began).Round(time.Second))
	}
	return err
}

// randomMessage returns a text of eight to thirty words, with the wanted words of message seq.
func randomMessage(random *rand.Rand, seq int) string {
	words := make([]string, 0, 32)
	for range 8 + random.IntN(20) {
		words = append(words, plainWords[random.IntN(len(plainWords))])
	}
	for _, w := range wantedWords {
		if w.every > 0 && seq%w.every == w.rest%w.every {
			word := w.word
			if word == "orrowin" {
				word = "borrowing"
			}
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}
