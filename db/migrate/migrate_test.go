package migrate_test

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/dbtest"
	"aangan/db/migrate"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// schema lists every column, constraint and index, to compare two states.
func schema(t *testing.T, pool *pgxpool.Pool) []string {
	t.Helper()
	rows, err := pool.Query(t.Context(), `
		select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) from information_schema.columns where table_schema = 'public'
		union all
		select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
		union all
		select indexdef from pg_indexes where schemaname = 'public'
		order by 1`)
	if err != nil {
		t.Fatal(err)
	}
	found, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func expectCurrent(t *testing.T, pool *pgxpool.Pool, want bool) {
	t.Helper()
	if got, err := migrate.Current(t.Context(), pool); err != nil || got != want {
		t.Fatalf("Current returned %v, %v; want %v", got, err, want)
	}
}

func TestUpAfterDownRestoresSameSchema(t *testing.T) {
	pool := dbtest.Empty(t)
	url := pool.Config().ConnString()
	expectCurrent(t, pool, false)

	applied, err := migrate.Up(t.Context(), url)
	if err != nil || len(applied) == 0 {
		t.Fatalf("the first Up applied %v, %v", applied, err)
	}
	expectCurrent(t, pool, true)
	first := schema(t, pool)

	if again, err := migrate.Up(t.Context(), url); err != nil || len(again) != 0 {
		t.Fatalf("a second Up applied %v, %v", again, err)
	}
	if !strings.HasPrefix(applied[0], "river_") {
		t.Errorf("the job queue's tables do not come first: %v", applied)
	}
	for range applied[1:] {
		if err := migrate.Down(t.Context(), url); err != nil {
			t.Fatal(err)
		}
		expectCurrent(t, pool, false)
	}
	for _, line := range schema(t, pool) {
		if !strings.Contains(line, "goose_db_version") && !strings.Contains(line, "river_") {
			t.Errorf("after Down the schema still has %s", line)
		}
	}
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	expectCurrent(t, pool, true)
	if second := schema(t, pool); !slices.Equal(first, second) {
		t.Errorf("the schema after up, down, up differs:\n%v\n%v", first, second)
	}
}

func TestConcurrentUpAppliesEachMigrationOnce(t *testing.T) {
	pool := dbtest.Empty(t)
	var group sync.WaitGroup
	var mutex sync.Mutex
	total := 0
	for range 4 {
		group.Go(func() {
			applied, err := migrate.Up(t.Context(), pool.Config().ConnString())
			if err != nil {
				t.Error(err)
			}
			mutex.Lock()
			defer mutex.Unlock()
			total += len(applied)
		})
	}
	group.Wait()
	latest, err := migrate.Latest()
	if err != nil {
		t.Fatal(err)
	}
	if int64(total) != latest+1 {
		t.Errorf("%d migrations were applied in total, want %d and the job queue's", total, latest)
	}
	expectCurrent(t, pool, true)
}

func TestNewerDatabaseIsCurrent(t *testing.T) {
	pool := dbtest.New(t)
	if _, err := pool.Exec(t.Context(), "insert into goose_db_version (version_id, is_applied) values (99999, true)"); err != nil {
		t.Fatal(err)
	}
	expectCurrent(t, pool, true)
}

func TestDatabaseWithoutQueueMigrationIsNotCurrent(t *testing.T) {
	pool := dbtest.New(t)
	latest, err := migrate.LatestQueue()
	if err != nil || latest == 0 {
		t.Fatalf("the newest migration of the queue: %d, %v", latest, err)
	}
	if _, err := pool.Exec(t.Context(), "delete from river_migration where version = $1", latest); err != nil {
		t.Fatal(err)
	}
	expectCurrent(t, pool, false)
	if _, err := pool.Exec(t.Context(), "insert into river_migration (line, version) values ('main', $1)", latest+1); err != nil {
		t.Fatal(err)
	}
	expectCurrent(t, pool, true)
}

func TestUpRejectsUnreleasedDatabase(t *testing.T) {
	for name, columns := range map[string]string{
		"schema of first migrations is rejected": "id uuid primary key",
		"schema of last migrations is rejected":  "id uuid primary key, clients_told_since timestamptz",
	} {
		t.Run(name, func(t *testing.T) {
			pool := dbtest.Empty(t)
			if _, err := pool.Exec(t.Context(), "create table coaches ("+columns+")"); err != nil {
				t.Fatal(err)
			}
			applied, err := migrate.Up(t.Context(), pool.Config().ConnString())
			if !errors.Is(err, migrate.ErrUnreleased) || len(applied) > 0 {
				t.Fatalf("applied %v, %v", applied, err)
			}
			if !strings.Contains(err.Error(), "rm -r .data/postgres") {
				t.Errorf("the message contains no command: %v", err)
			}
			var tables int
			if err := pool.QueryRow(t.Context(), "select count(*) from pg_tables where schemaname = 'public'").Scan(&tables); err != nil || tables != 1 {
				t.Errorf("%d tables, %v", tables, err)
			}
		})
	}
}

// TestUpGivesUpOnTableInUse: queries on a table wait behind a migration that waits for it, so it must not wait long.
func TestUpGivesUpOnTableInUse(t *testing.T) {
	t.Parallel()
	pool := dbtest.Empty(t)
	url := pool.Config().ConnString()
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Fatal(err)
	}
	// The newest migration that changes a table in use is 13.
	for latest, err := migrate.Latest(); latest >= 13; latest-- {
		if err = errors.Join(err, migrate.Down(t.Context(), url)); err != nil {
			t.Fatal(err)
		}
	}
	reader, err := pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := reader.Exec(t.Context(), "select from companion_messages"); err != nil {
		t.Fatal(err)
	}
	var refusal *pgconn.PgError
	if _, err := migrate.Up(t.Context(), url); !errors.As(err, &refusal) || refusal.Code != "55P03" {
		t.Errorf("Up next to a long transaction: %v", err)
	}
	if err := reader.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := migrate.Up(t.Context(), url); err != nil {
		t.Errorf("Up after it: %v", err)
	}
	if current, err := migrate.Current(t.Context(), pool); err != nil || !current {
		t.Errorf("the database is current: %v, %v", current, err)
	}
}
