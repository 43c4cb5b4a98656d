package dbtest

import (
	"context"
	"slices"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// kept runs a function on a database and reports whether the database was kept for another test, and its name then.
func kept(t *testing.T, run func(t *testing.T, pool *pgxpool.Pool)) (string, bool) {
	t.Helper()
	var name string
	t.Run("a test", func(t *testing.T) {
		pool := New(t)
		name = pool.Config().ConnConfig.Database
		run(t, pool)
	})
	server := serverFor(t)
	template, err := server.template()
	if err != nil {
		t.Fatal(err)
	}
	name = leftPrefix(template) + name[len("aangan_test_"):]
	var databases []string
	if err := administer(t.Context(), server.admin, func(conn *pgx.Conn) error {
		rows, err := conn.Query(t.Context(), "select datname from pg_database")
		if err == nil {
			databases, err = pgx.CollectRows(rows, pgx.RowTo[string])
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return name, slices.Contains(databases, name)
}

func execute(t *testing.T, pool *pgxpool.Pool, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		if _, err := pool.Exec(t.Context(), statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
}

const (
	someCoach = "insert into coaches (email, password_hash, name, time_zone) values ('a@example.com', '', '', 'UTC')"
	// Nothing may delete it, and it has a number from a sequence.
	someEntry = "insert into audit_log (action, subject_kind, subject_id) values ('', '', '')"
)

func TestReusedDatabaseIsEmpty(t *testing.T) {
	name, again := kept(t, func(t *testing.T, pool *pgxpool.Pool) {
		execute(t, pool, someCoach, someEntry)
	})
	if !again {
		t.Fatal("the database was not kept")
	}
	server := serverFor(t)
	template, err := server.template()
	if err != nil {
		t.Fatal(err)
	}
	// The same database, which New may give to any test.
	mine := newName()
	if err := administer(t.Context(), server.admin, func(conn *pgx.Conn) error { return rename(t.Context(), conn, name, mine) }); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.giveBack(context.WithoutCancel(t.Context()), template, mine); err != nil {
			t.Error(err)
		}
	})
	pool := server.open(t, mine)
	var rows int
	if err := pool.QueryRow(t.Context(), "select (select count(*) from coaches) + (select count(*) from audit_log)").Scan(&rows); err != nil || rows != 0 {
		t.Errorf("%d rows are left, %v", rows, err)
	}
	var id int64
	if err := pool.QueryRow(t.Context(), someEntry+" returning id").Scan(&id); err != nil || id != 1 {
		t.Errorf("the first entry has number %d, %v", id, err)
	}
}

func TestConnectionsCloseWhenTestEnds(t *testing.T) {
	var left *pgx.Conn
	_, again := kept(t, func(t *testing.T, pool *pgxpool.Pool) {
		var err error
		if left, err = pgx.Connect(t.Context(), pool.Config().ConnString()); err != nil {
			t.Fatal(err)
		}
		// A lock that would keep the reset waiting for ever.
		if _, err := left.Exec(t.Context(), "begin; lock table coaches; "+someCoach); err != nil {
			t.Fatal(err)
		}
	})
	if !again {
		t.Error("the database was not kept")
	}
	if err := left.Ping(t.Context()); err == nil {
		t.Error("the connection still lives")
	}
	_ = left.Close(t.Context())
}

func TestDatabaseThatDiffersFromTemplateIsDropped(t *testing.T) {
	for change, statements := range map[string][]string{
		"a table more":       {"create table more ()"},
		"a table less":       {"drop table goals cascade"},
		"a trigger":          {"alter table coaches disable trigger user"},
		"what was seeded":    {"update river_migration set created_at = created_at + interval '1 second'"},
		"statistics":         {someCoach, "analyze coaches"},
		"very many rows":     {"insert into coaches (email, password_hash, name, time_zone) select n || '@example.com', repeat('x', 100), '', 'UTC' from generate_series(1, 8000) n"},
		"the reset is gone":  {"drop schema dbtest cascade"},
		"a large object":     {"select lo_create(0)"},
		"a changed sequence": {"alter sequence audit_log_id_seq increment by 2"},
	} {
		t.Run(change, func(t *testing.T) {
			if _, again := kept(t, func(t *testing.T, pool *pgxpool.Pool) { execute(t, pool, statements...) }); again {
				t.Error("the database was kept")
			}
		})
	}
}

func TestDroppedDatabaseFailsNoTest(t *testing.T) {
	if _, again := kept(t, func(t *testing.T, pool *pgxpool.Pool) {
		name := pool.Config().ConnConfig.Database
		if err := administer(t.Context(), serverFor(t).admin, func(conn *pgx.Conn) error { return drop(t.Context(), conn, name) }); err != nil {
			t.Fatal(err)
		}
	}); again {
		t.Error("the database was kept")
	}
}
