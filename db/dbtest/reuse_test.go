package dbtest

import (
	"context"
	"slices"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// runAndCheckReuse runs a function on a database. It returns the database's new name, and whether it can be reused.
func runAndCheckReuse(t *testing.T, run func(t *testing.T, pool *pgxpool.Pool)) (string, bool) {
	t.Helper()
	var name string
	t.Run("test with the database", func(t *testing.T) {
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
	insertCoach = "insert into coaches (email, password_hash, name, time_zone) values ('a@example.com', '', '', 'UTC')"
	// Deleting from this table is forbidden, and its id is from a sequence.
	insertAuditRecord = "insert into audit_log (action, subject_kind, subject_id) values ('', '', '')"
)

func TestReusedDatabaseIsEmpty(t *testing.T) {
	name, reusable := runAndCheckReuse(t, func(t *testing.T, pool *pgxpool.Pool) {
		execute(t, pool, insertCoach, insertAuditRecord)
	})
	if !reusable {
		t.Fatal("the database was not kept")
	}
	server := serverFor(t)
	template, err := server.template()
	if err != nil {
		t.Fatal(err)
	}
	// New may take any reusable database, so the test renames this one itself.
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
		t.Errorf("%d rows were not deleted, %v", rows, err)
	}
	var id int64
	if err := pool.QueryRow(t.Context(), insertAuditRecord+" returning id").Scan(&id); err != nil || id != 1 {
		t.Errorf("the first record has the id %d, %v", id, err)
	}
}

func TestConnectionsCloseWhenTestEnds(t *testing.T) {
	var left *pgx.Conn
	_, reusable := runAndCheckReuse(t, func(t *testing.T, pool *pgxpool.Pool) {
		var err error
		if left, err = pgx.Connect(t.Context(), pool.Config().ConnString()); err != nil {
			t.Fatal(err)
		}
		// The reset would wait for this lock without end.
		if _, err := left.Exec(t.Context(), "begin; lock table coaches; "+insertCoach); err != nil {
			t.Fatal(err)
		}
	})
	if !reusable {
		t.Error("the database was not kept")
	}
	if err := left.Ping(t.Context()); err == nil {
		t.Error("the connection was not closed")
	}
	_ = left.Close(t.Context())
}

func TestDatabaseThatDiffersFromTemplateIsDropped(t *testing.T) {
	for change, statements := range map[string][]string{
		"additional table":       {"create table more ()"},
		"missing table":          {"drop table goals cascade"},
		"disabled trigger":       {"alter table coaches disable trigger user"},
		"changed migration row":  {"update river_migration set created_at = created_at + interval '1 second'"},
		"new statistics":         {insertCoach, "analyze coaches"},
		"very large table":       {"insert into coaches (email, password_hash, name, time_zone) select n || '@example.com', repeat('x', 100), '', 'UTC' from generate_series(1, 8000) n"},
		"missing reset function": {"drop schema dbtest cascade"},
		"large object":           {"select lo_create(0)"},
		"changed sequence":       {"alter sequence audit_log_id_seq increment by 2"},
	} {
		t.Run(change, func(t *testing.T) {
			if _, reusable := runAndCheckReuse(t, func(t *testing.T, pool *pgxpool.Pool) { execute(t, pool, statements...) }); reusable {
				t.Error("the database was kept")
			}
		})
	}
}

func TestDatabaseDroppedByTestIsNotReused(t *testing.T) {
	if _, reusable := runAndCheckReuse(t, func(t *testing.T, pool *pgxpool.Pool) {
		name := pool.Config().ConnConfig.Database
		if err := administer(t.Context(), serverFor(t).admin, func(conn *pgx.Conn) error { return drop(t.Context(), conn, name) }); err != nil {
			t.Fatal(err)
		}
	}); reusable {
		t.Error("the database was kept")
	}
}
