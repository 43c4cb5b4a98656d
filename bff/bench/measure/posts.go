package main

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"golang.org/x/sync/errgroup"

	"aangan/bff/domain/copy"
	"aangan/db/migrate"
	"aangan/db/postsearch"
)

// withPosts creates a database on the fixture's server with this number of posts.
func (w *fixture) withPosts(ctx context.Context, posts int) (*fixture, error) {
	name := fmt.Sprintf("%s_posts_%d", databaseName, posts)
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
		{"members", seedMembers, []any{communityMembers, communityMembers, 1, "none"}},
		{"preferences", seedPreferences, nil},
		{"acceptance of the guidelines", "insert into community_members (member_id, guidelines, accepted_at) select id, $1, now() from members", []any{copy.GuidelinesVersion}},
	} {
		if _, err := one.pool.Exec(ctx, step.sql, step.args...); err != nil {
			return nil, fmt.Errorf("%s: %w", step.what, err)
		}
	}
	restore, err := one.dropIndexes(ctx, "community_posts", "community_post_words", "community_post_tags", "community_voices")
	if err != nil {
		return nil, fmt.Errorf("drop the indexes: %w", err)
	}
	if err := one.write(ctx, posts); err != nil {
		return nil, fmt.Errorf("write posts: %w", err)
	}
	for _, sql := range append(restore, longThread, "select setval(pg_get_serial_sequence('community_post_words', 'seq'), (select max(seq) from community_post_words))", "vacuum analyze") {
		if _, err := one.pool.Exec(ctx, sql, pgx.QueryExecModeSimpleProtocol); err != nil {
			return nil, fmt.Errorf("%.60s: %w", sql, err)
		}
	}
	return one, one.signIn(ctx, "member", communityMembers)
}

// dropIndexes drops the indexes and constraints that make filling tables slow, and returns the statements that restore
// them as in the migrations.
func (w *fixture) dropIndexes(ctx context.Context, tables ...string) (restore []string, err error) {
	rows, err := w.pool.Query(ctx, `select conrelid::regclass::text, conname::text, pg_get_constraintdef(oid) from pg_constraint
		where conrelid = any($1::regclass[]) and contype in ('p', 'u', 'f')
			or confrelid = any($1::regclass[]) order by contype = 'f' desc, conname`, tables)
	if err != nil {
		return nil, err
	}
	var table, name, definition string
	var drop, keys []string
	_, err = pgx.ForEachRow(rows, []any{&table, &name, &definition}, func() error {
		drop = append(drop, fmt.Sprintf("alter table %s drop constraint %s", table, name))
		back := fmt.Sprintf("alter table %s add constraint %s %s", table, name, definition)
		if strings.HasPrefix(definition, "FOREIGN") {
			keys = append(keys, back)
		} else {
			restore = append(restore, back)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, sql := range drop {
		if _, err := w.pool.Exec(ctx, sql); err != nil {
			return nil, err
		}
	}
	rows, err = w.pool.Query(ctx, "select indexname::text, indexdef from pg_indexes where tablename = any($1)", tables)
	if err != nil {
		return nil, err
	}
	drop = nil
	_, err = pgx.ForEachRow(rows, []any{&name, &definition}, func() error {
		drop, restore = append(drop, "drop index "+name), append(restore, "set maintenance_work_mem = '512MB'; "+definition)
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, sql := range drop {
		if _, err := w.pool.Exec(ctx, sql); err != nil {
			return nil, err
		}
	}
	return append(restore, keys...), nil
}

// longThread adds comments to the first post, by many different members.
const longThread = `
with voices as (
	insert into community_voices (post_id, member_id, name, last_at)
	select md5('post-1')::uuid, m.id, 1000 + row_number() over (), now() - interval '1 hour' from members m
	where not exists (select 1 from community_voices v where v.post_id = md5('post-1')::uuid and v.member_id = m.id)
	returning id, name
), said as (
	insert into community_comments (id, post_id, voice_id, content, created_at)
	select gen_random_uuid(), md5('post-1')::uuid, v.id, 'We took turns with the phone, and my mother did not notice who had written down which question this time.',
		now() - n * interval '1 hour'
	from generate_series(1, 500) n join voices v on v.name = 1001 + n % 300 returning 1
)
update community_posts set comment_count = (select count(*) from said) where id = md5('post-1')::uuid`

// batchSize is the number of posts per insert.
const batchSize = 20_000

// write stores the posts with their voices, tags and words, over the last two years; the highest number is the newest.
func (w *fixture) write(ctx context.Context, posts int) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2)
	for first := 1; first <= posts; first += batchSize {
		group.Go(func() error { return w.writeBatch(ctx, first, min(first+batchSize-1, posts), posts) })
	}
	return group.Wait()
}

func (w *fixture) writeBatch(ctx context.Context, first, last, posts int) error {
	var index bytes.Buffer
	var rows, tags, voices [][]any
	spellings := map[[2]int32]bool{}
	began := time.Now().AddDate(-2, 0, 0)
	step := time.Since(began) / time.Duration(posts+1)
	for n := first; n <= last; n++ {
		// The same texts each time, so that two measurements are comparable.
		random := rand.New(rand.NewPCG(uint64(n), 20260101))
		category := copy.CommunityCategories[random.IntN(len(copy.CommunityCategories))].Code
		tag := []string{"calls home", "visa", "sleep", "biodata", "festivals", "in-laws", "siblings", "first job"}[random.IntN(8)]
		title, content := randomPost(random, n)
		at := began.Add(time.Duration(n) * step).Truncate(time.Second)
		liked := random.IntN(12)
		rank := math.Log2(float64(1+liked))*43200 + float64(at.Unix()-time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC).Unix())
		post, name := postID(n), random.IntN(len(copy.CommunityNames))
		rows = append(rows, []any{post, title, content, category, []string{tag}, name, liked, rank, at})
		tags = append(tags, []any{tag, post, category, rank, at})
		voices = append(voices, []any{uuid.New(), post, id("member", 1+random.IntN(communityMembers)), name, true, at})
		found := postsearch.Of(title, content, []string{tag})
		for i, sound := range found.Sounds {
			spellings[[2]int32{sound, found.Spellings[i]}] = true
		}
		writeIndexLine(&index, int64(n), post, category, found)
	}
	if err := w.storeSpellings(ctx, spellings); err != nil {
		return fmt.Errorf("spellings: %w", err)
	}
	for _, part := range []struct {
		table   string
		columns []string
		rows    [][]any
	}{
		{"community_posts", []string{"id", "title", "content", "category", "tags", "author_name", "support_count", "rank", "created_at"}, rows},
		{"community_post_tags", []string{"tag", "post_id", "category", "rank", "created_at"}, tags},
		{"community_voices", []string{"id", "post_id", "member_id", "name", "original", "last_at"}, voices},
	} {
		if _, err := w.pool.CopyFrom(ctx, pgx.Identifier{part.table}, part.columns, pgx.CopyFromRows(part.rows)); err != nil {
			return fmt.Errorf("%s: %w", part.table, err)
		}
	}
	connection, err := w.pool.Acquire(ctx)
	if err != nil {
		return err
	}
	defer connection.Release()
	_, err = connection.Conn().PgConn().CopyFrom(ctx, &index, "copy community_post_words (seq, post_id, words, grams) from stdin")
	return err
}

// storeSpellings stores the spellings of sounds. Two batches may store the same rows, so each uses the same order.
func (w *fixture) storeSpellings(ctx context.Context, pairs map[[2]int32]bool) error {
	var sounds, spellings []int32
	for _, pair := range slices.SortedFunc(maps.Keys(pairs), func(a, b [2]int32) int { return slices.Compare(a[:], b[:]) }) {
		sounds, spellings = append(sounds, pair[0]), append(spellings, pair[1])
	}
	_, err := w.pool.Exec(ctx, `insert into community_spellings (sound, spelling)
		select * from unnest($1::integer[], $2::integer[]) on conflict do nothing`, sounds, spellings)
	return err
}

// randomPost returns a post of 24 to 50 words, with the wanted words of post n.
func randomPost(random *rand.Rand, n int) (title, content string) {
	words := make([]string, 0, 64)
	for range 24 + random.IntN(26) {
		words = append(words, plainWords[random.IntN(len(plainWords))])
	}
	for _, w := range wantedPosts {
		if w.every > 0 && n%w.every == w.rest%w.every {
			word := w.word
			if word == "orrowin" {
				word = "borrowing"
			}
			words = append(words, word)
		}
	}
	return strings.Join(words[:5], " "), strings.Join(words[5:], " ")
}

// writeIndexLine writes a row of the search index, as the statement PutPostWords stores it.
func writeIndexLine(to *bytes.Buffer, seq int64, post uuid.UUID, category string, index postsearch.Index) {
	to.WriteString(strconv.FormatInt(seq, 10) + "\t" + post.String() + "\t" + index.Words + " '=" + category + "'")
	for _, place := range postsearch.Places(seq) {
		to.WriteString(" '" + place + "'")
	}
	to.WriteString("\t{")
	for i, gram := range index.Grams {
		if i > 0 {
			to.WriteByte(',')
		}
		to.WriteString(strconv.Itoa(int(gram)))
	}
	to.WriteString("}\n")
}
