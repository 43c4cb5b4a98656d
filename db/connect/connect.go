// Package connect says how the house talks to Postgres, beyond what pgx does by itself.
package connect

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Configure prepares the settings of a pool before it is opened. Every pool that serves people goes through it; one that
// does not gives the same answers, with more work for each id.
func Configure(config *pgxpool.Config) {
	before := config.AfterConnect
	config.AfterConnect = func(ctx context.Context, conn *pgx.Conn) error {
		RegisterIDs(conn.TypeMap())
		if before == nil {
			return nil
		}
		return before(ctx, conn)
	}
}

// RegisterIDs has ids travel as the sixteen bytes that they are. pgx does not know uuid.UUID: it would take each one as a
// database/sql value, which is a text, try to send that, fail, parse it and send the bytes at last, and the same way back.
// That was a tenth of the work for a call that writes.
func RegisterIDs(types *pgtype.Map) {
	types.RegisterType(&pgtype.Type{Name: "uuid", OID: pgtype.UUIDOID, Codec: codec{}})
}

// codec is pgx's own, which also knows uuid.UUID.
type codec struct{ pgtype.UUIDCodec }

// PlanEncode is part of [pgtype.Codec].
func (c codec) PlanEncode(types *pgtype.Map, oid uint32, format int16, value any) pgtype.EncodePlan {
	if _, ours := value.(uuid.UUID); ours && format == pgtype.BinaryFormatCode {
		return encodeID{}
	}
	return c.UUIDCodec.PlanEncode(types, oid, format, value)
}

// PlanScan is part of [pgtype.Codec].
func (c codec) PlanScan(types *pgtype.Map, oid uint32, format int16, target any) pgtype.ScanPlan {
	if _, ours := target.(*uuid.UUID); ours && format == pgtype.BinaryFormatCode {
		return scanID{}
	}
	return c.UUIDCodec.PlanScan(types, oid, format, target)
}

type encodeID struct{}

func (encodeID) Encode(value any, buf []byte) ([]byte, error) {
	id, ok := value.(uuid.UUID)
	if !ok {
		return nil, fmt.Errorf("connect: %T is no uuid.UUID", value)
	}
	return append(buf, id[:]...), nil
}

type scanID struct{}

// Scan leaves the id as it is when the column is null, as uuid.UUID's own Scan does.
func (scanID) Scan(src []byte, target any) error {
	id, ok := target.(*uuid.UUID)
	switch {
	case !ok:
		return fmt.Errorf("connect: %T is no *uuid.UUID", target)
	case src == nil:
		return nil
	case len(src) != len(id):
		return fmt.Errorf("connect: an id of %d bytes", len(src))
	}
	copy(id[:], src)
	return nil
}
