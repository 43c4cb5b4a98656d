package connect_test

import (
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/connect"
	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// The ids are sent with and without this package. The results must be equal.
func TestIDsRoundTripInEveryProtocol(t *testing.T) {
	t.Parallel()
	empty := dbtest.Empty(t)
	for name, configure := range map[string]func(*pgxpool.Config){"plain": func(*pgxpool.Config) {}, "configured": connect.Configure} {
		config := empty.Config()
		config.AfterConnect = nil
		configure(config)
		pool, err := pgxpool.NewWithConfig(t.Context(), config)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(pool.Close)
		id := uuid.New()
		for _, mode := range []pgx.QueryExecMode{pgx.QueryExecModeCacheStatement, pgx.QueryExecModeDescribeExec, pgx.QueryExecModeExec, pgx.QueryExecModeSimpleProtocol} {
			var plain, pointed, zero uuid.UUID
			var filled, null *uuid.UUID
			var text string
			var own pgtype.UUID
			err := pool.QueryRow(t.Context(), "select $1::uuid, $2::uuid, $3::uuid, $1::uuid, $4::uuid, $1::uuid::text, $1::uuid", mode, id, &id, uuid.Nil, (*uuid.UUID)(nil)).
				Scan(&plain, &pointed, &zero, &filled, &null, &text, &own)
			if err != nil {
				t.Errorf("%s, %s: %v", name, mode, err)
				continue
			}
			if plain != id || pointed != id || zero != uuid.Nil || filled == nil || *filled != id || null != nil || text != id.String() || own.Bytes != id {
				t.Errorf("%s, %s: %v was returned as %v %v %v %v %v %q %v", name, mode, id, plain, pointed, zero, filled, null, text, own)
			}
		}
		var list []uuid.UUID
		if err := pool.QueryRow(t.Context(), "select $1::uuid[]", []uuid.UUID{id, uuid.Nil}).Scan(&list); err != nil || len(list) != 2 || list[0] != id || list[1] != uuid.Nil {
			t.Errorf("%s: a list was returned as %v: %v", name, list, err)
		}
		unchanged := id
		if err := pool.QueryRow(t.Context(), "select null::uuid").Scan(&unchanged); err != nil || unchanged != id {
			t.Errorf("%s: null was scanned as %v: %v", name, unchanged, err)
		}
		var parsed uuid.UUID
		if err := pool.QueryRow(t.Context(), "select $1::uuid", id.String()).Scan(&parsed); err != nil || parsed != id {
			t.Errorf("%s: a text was returned as %v: %v", name, parsed, err)
		}
		if err := pool.QueryRow(t.Context(), "select 'not an id'::text").Scan(&parsed); err == nil {
			t.Errorf("%s: an invalid id was accepted as %v", name, parsed)
		}
	}
}
