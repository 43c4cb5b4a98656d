// Package rehearsaltest rehearses backups: it writes to a database and its files, restores both to random instants, and
// compares the rows and files with the originals. The tests of the programs and of package soak use it.
package rehearsaltest

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/app"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/config"
	"aangan/db/connect"
	"aangan/db/migrate"
	"aangan/db/seed"
)

// Database is a database with its operator, who knows its backups.
type Database struct {
	// URL is the connection string of an empty database. Its role must own it.
	URL string
	// DataDir has the uploaded files, BackupDir the backups.
	DataDir, BackupDir string
	// Backup makes a base backup and copies the files, while both are in use.
	Backup func(t *testing.T)
	// Destroy stops the database and deletes it with its files.
	Destroy func(t *testing.T)
	// Restore restores database and files to an instant. Stop ends what it started.
	Restore func(t *testing.T, at time.Time) (url, files string, stop func())
}

// instant is the content of the database and of its files at one time.
type instant struct {
	at   time.Time
	rows map[string][]string
	// files are the checksums of the files that rows refer to, by key.
	files map[string][sha256.Size]byte
}

// Run fills the database, writes to it continuously, and makes backups at the same time. Then it destroys the database
// and restores it to that number of random instants, each of which must have every row of every table and every file.
func Run(t *testing.T, d Database, instants int) {
	t.Helper()
	if _, err := migrate.Up(t.Context(), d.URL); err != nil {
		t.Fatal(err)
	}
	pool := open(t, d.URL)
	w := newWriter(t, pool, d)
	for range 3 {
		w.running.Go(w.write)
	}
	w.await(t, 20)
	d.Backup(t)
	var taken []instant
	for i := range instants {
		w.await(t, 5+rand.Int64N(60))
		if i > 1 && i == instants/2 {
			d.Backup(t) // From here on the newest base backup is another one.
		}
		taken = append(taken, w.pause(t, func() instant { return look(t, pool, filepath.Join(d.DataDir, "files")) }))
	}
	w.await(t, 20)
	close(w.stop)
	w.running.Wait()
	w.app.Risk.Finish(t.Context())
	if err := w.err.Load(); err != nil {
		t.Fatalf("a write failed: %v", *err)
	}
	d.Backup(t) // Archives all changes, and copies the files that are new.
	pool.Close()
	d.Destroy(t)

	for i, want := range taken {
		url, files, stop := d.Restore(t, want.at)
		got := look(t, open(t, url), files)
		stop()
		rows, tables := 0, 0
		for table, all := range want.rows {
			if rows += len(all); len(all) > 0 {
				tables++
			}
			if n, same := firstDifference(all, got.rows[table]); !same {
				t.Errorf("instant %d, %s: table %s has %d rows instead of %d, the first difference is in row %d",
					i, want.at, table, len(got.rows[table]), len(all), n)
			}
		}
		if len(got.rows) != len(want.rows) {
			t.Errorf("instant %d: %d tables instead of %d", i, len(got.rows), len(want.rows))
		}
		for key, sum := range want.files {
			if got.files[key] != sum {
				t.Errorf("instant %d: the file %s has other content", i, key)
			}
		}
		if len(got.files) != len(want.files) || len(want.files) == 0 {
			t.Errorf("instant %d: %d files instead of %d", i, len(got.files), len(want.files))
		}
		t.Logf("instant %d, %s: %d rows of %d tables (%d in all), %d files", i, want.at.Format(time.RFC3339Nano), rows, tables, len(want.rows), len(want.files))
	}
	t.Logf("%d writes between the backups", w.writes.Load())
}

func open(t *testing.T, url string) *pgxpool.Pool {
	t.Helper()
	c, err := pgxpool.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	connect.Configure(c)
	pool, err := pgxpool.NewWithConfig(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	return pool
}

// look returns the time, every row of every table, and every file that a row refers to. The caller stops all writes.
func look(t *testing.T, pool *pgxpool.Pool, files string) instant {
	t.Helper()
	seen := instant{rows: map[string][]string{}, files: map[string][sha256.Size]byte{}}
	if err := pool.QueryRow(t.Context(), "select clock_timestamp()").Scan(&seen.at); err != nil {
		t.Fatal(err)
	}
	// Unlogged tables, which the job queue has for its leader, are empty after any recovery.
	tables := list(t, pool, `select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema')`)
	for _, table := range tables {
		seen.rows[table] = list(t, pool, "select t::text from "+table+` t order by t::text collate "C"`)
	}
	for _, key := range list(t, pool, `select blob_key from attachments where stored_at is not null and discarded_at is null`) {
		content, err := os.ReadFile(filepath.Join(files, filepath.FromSlash(key)))
		if err != nil {
			t.Error(err)
			continue
		}
		seen.files[key] = sha256.Sum256(content)
	}
	return seen
}

func list(t *testing.T, pool *pgxpool.Pool, sql string) []string {
	t.Helper()
	rows, err := pool.Query(t.Context(), sql)
	if err != nil {
		t.Fatal(err)
	}
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatalf("%s: %v", sql, err)
	}
	return all
}

// firstDifference returns the index of the first row that differs.
func firstDifference(a, b []string) (int, bool) {
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			return i, false
		}
	}
	return len(a), len(a) == len(b)
}

// writer writes through the services of a process, as one member and their coach.
type writer struct {
	app    *app.App
	member identity.MemberID
	coach  identity.CoachID
	// Each write holds gate for reading. While it is held for writing, no write is in progress.
	gate    sync.RWMutex
	writes  atomic.Int64
	stop    chan struct{}
	running sync.WaitGroup
	err     atomic.Pointer[error]
	// unsent are files in no message; each person may have 50.
	unsent chan uuid.UUID
}

func newWriter(t *testing.T, pool *pgxpool.Pool, d Database) *writer {
	t.Helper()
	env := map[string]string{
		"DATA_DIR": d.DataDir, "BACKUP_DIR": d.BackupDir,
		"DATA_KEY": "tests:" + base64.StdEncoding.EncodeToString([]byte("a key that only tests seal with.")),
	}
	c, err := config.Load(func(name string) string { return env[name] }, "")
	if err != nil {
		t.Fatal(err)
	}
	hasher := identity.NewHasher(identity.Params{MemoryKiB: 64, Passes: 1, Lanes: 1}, identity.Bounds{Running: 4, Waiting: 64})
	w := &writer{stop: make(chan struct{}), unsent: make(chan uuid.UUID, 40)}
	if w.app, err = app.New(c, app.Deps{Pool: pool, Hasher: hasher}); err != nil {
		t.Fatal(err)
	}
	err = seed.Demo(t.Context(), pool, seed.Secrets{
		Hash: func(password string) (string, error) { return hasher.Hash(t.Context(), password) }, Seal: w.app.Journal.Seal, SealCheckIn: w.app.CheckIns.SealText,
	})
	if err != nil {
		t.Fatal(err)
	}
	var member, coach uuid.UUID
	if err := pool.QueryRow(t.Context(), "select id, coach_id from members where username = 'asha'").Scan(&member, &coach); err != nil {
		t.Fatal(err)
	}
	w.member, w.coach = identity.MemberID(member), identity.CoachID(coach)
	return w
}

// write writes until the writer is stopped or a write fails.
func (w *writer) write() {
	// The services' own limits apply to a person's requests, not to this test.
	ctx := context.Background()
	for n := 0; ; n++ {
		select {
		case <-w.stop:
			return
		default:
		}
		w.gate.RLock()
		err := w.writeOnce(ctx, n)
		w.gate.RUnlock()
		if err != nil {
			w.err.CompareAndSwap(nil, &err)
			return
		}
		w.writes.Add(1)
		time.Sleep(5 * time.Millisecond) // A full load would only slow the backups down.
	}
}

// writeOnce sends a message or a file, writes or deletes a page of the journal, uploads a file and discards an earlier
// one, or deletes the discarded ones.
func (w *writer) writeOnce(ctx context.Context, n int) error {
	switch n % 5 {
	case 0:
		_, _, err := w.app.Messaging.SendAsCoach(ctx, w.coach, w.member, messaging.Draft{Text: fmt.Sprintf("Line %d.", n)})
		return err
	case 1:
		file, err := w.upload(ctx, n)
		if err == nil {
			_, _, err = w.app.Messaging.SendAsMember(ctx, w.member, w.coach, messaging.Draft{Attachment: file})
		}
		return err
	case 2:
		page := uuid.New()
		_, err := w.app.Journal.Save(ctx, w.member, page, nil, journal.Draft{Text: fmt.Sprintf("Page %d.", n)})
		if err == nil && n%2 == 0 {
			err = w.app.Journal.Delete(ctx, w.member, page)
		}
		return err
	case 3:
		// Deleted at a later turn, so that it is there at some of the instants between.
		file, err := w.upload(ctx, n)
		if err != nil {
			return err
		}
		if w.unsent <- file; len(w.unsent) < cap(w.unsent)/2 {
			return nil
		}
		return w.app.Attachments.Discard(ctx, attachment.ByMember(w.member), <-w.unsent)
	default:
		return w.app.Attachments.Sweep(ctx, time.Now())
	}
}

func (w *writer) upload(ctx context.Context, n int) (uuid.UUID, error) {
	by := attachment.ByMember(w.member)
	draft, err := w.app.Attachments.Receive(by, bytes.NewReader([]byte(fmt.Sprintf("File %d: %s.", n, uuid.New()))))
	if err != nil {
		return uuid.Nil, err
	}
	stored, err := w.app.Attachments.Store(ctx, by, draft, attachment.Details{Name: "notes.txt"})
	return stored.ID, errors.Join(err, draft.Close())
}

// await waits until that many further writes are done.
func (w *writer) await(t *testing.T, more int64) {
	t.Helper()
	target := w.writes.Load() + more
	for deadline := time.Now().Add(time.Minute); w.writes.Load() < target; time.Sleep(time.Millisecond) {
		if err := w.err.Load(); err != nil {
			t.Fatalf("a write failed: %v", *err)
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d writes are not done within a minute", more)
		}
	}
}

// pause calls do while nothing is written.
func (w *writer) pause(t *testing.T, do func() instant) instant {
	t.Helper()
	w.gate.Lock()
	defer w.gate.Unlock()
	return do()
}
