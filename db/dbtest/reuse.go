package dbtest

import (
	"context"
	"errors"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// take provides a database with the template's schema under this name: an emptied one if available, otherwise a copy.
// Names of databases on the server show which are available, so that all test binaries of a run share them.
func (s *server) take(ctx context.Context, template, name string) error {
	return administer(ctx, s.admin, func(conn *pgx.Conn) error {
		rows, err := conn.Query(ctx, "select datname from pg_database where starts_with(datname, $1)", leftPrefix(template))
		if err != nil {
			return err
		}
		left, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		for _, database := range left {
			err := rename(ctx, conn, database, name)
			if err == nil || !isTaken(err) {
				return err
			}
		}
		return create(ctx, conn, name, template)
	})
}

// giveBack empties a database from take for reuse, or drops it if the test changed more than rows.
func (s *server) giveBack(ctx context.Context, template, name string) error {
	address, err := onDatabase(s.admin, name)
	if err != nil {
		return err
	}
	var empty bool
	err = administer(ctx, address, func(conn *pgx.Conn) error {
		return conn.QueryRow(ctx, "select dbtest.reset()").Scan(&empty)
	})
	// A test may have dropped the reset function, or the database itself. Then the database cannot be reused.
	var refusal *pgconn.PgError
	if err != nil && !errors.As(err, &refusal) {
		return err
	}
	return administer(ctx, s.admin, func(conn *pgx.Conn) error {
		if err == nil && empty {
			// A connection of the test may have been opened since. Then the database cannot be reused.
			if err := rename(ctx, conn, name, leftPrefix(template)+strings.TrimPrefix(name, "aangan_test_")); err == nil {
				return nil
			}
		}
		return drop(ctx, conn, name)
	})
}

// leftPrefix is the prefix of emptied databases. With 16 more characters it is shorter than the limit of 63.
func leftPrefix(template string) string {
	return strings.Replace(template, "template", "left", 1) + "_"
}

// create makes a database as a copy of another.
func create(ctx context.Context, conn *pgx.Conn, name, template string) error {
	_, err := conn.Exec(ctx, "create database "+pgx.Identifier{name}.Sanitize()+" template "+pgx.Identifier{template}.Sanitize())
	return err
}

// drop removes a database, with any connections to it.
func drop(ctx context.Context, conn *pgx.Conn, name string) error {
	_, err := conn.Exec(ctx, "drop database if exists "+pgx.Identifier{name}.Sanitize()+" with (force)")
	return err
}

func rename(ctx context.Context, conn *pgx.Conn, from, to string) error {
	_, err := conn.Exec(ctx, "alter database "+pgx.Identifier{from}.Sanitize()+" rename to "+pgx.Identifier{to}.Sanitize())
	return err
}

// isTaken reports that another test has renamed the database (SQLSTATE 3D000), or is connected to it (55006).
func isTaken(err error) bool {
	var refusal *pgconn.PgError
	return errors.As(err, &refusal) && (refusal.Code == "3D000" || refusal.Code == "55006")
}
