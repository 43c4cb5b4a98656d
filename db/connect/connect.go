// Package connect configures the product's connection pools.
package connect

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Configure sets up a pool's configuration before the pool is opened. Every server process uses it. Without it the
// results are the same, but ids are slower.
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

// RegisterIDs makes pgx send and scan ids in binary. pgx does not know uuid.UUID: it would treat each one as a
// database/sql value, encode it as text, fail, parse it and finally send the bytes, and the same in reverse. That took
// a tenth of the CPU time of a request that writes.
func RegisterIDs(types *pgtype.Map) {
	types.RegisterType(&pgtype.Type{Name: "uuid", OID: pgtype.UUIDOID, Codec: codec{}})
}

// codec is pgx's codec with support for uuid.UUID.
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
		return nil, fmt.Errorf("connect: %T is not a uuid.UUID", value)
	}
	return append(buf, id[:]...), nil
}

type scanID struct{}

// Scan does not change the id if the column is null, like uuid.UUID's Scan.
func (scanID) Scan(src []byte, target any) error {
	id, ok := target.(*uuid.UUID)
	switch {
	case !ok:
		return fmt.Errorf("connect: %T is not a *uuid.UUID", target)
	case src == nil:
		return nil
	case len(src) != len(id):
		return fmt.Errorf("connect: the id has %d bytes", len(src))
	}
	copy(id[:], src)
	return nil
}
