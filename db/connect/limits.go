package connect

import (
	"context"
	"errors"
	"io"
	"net"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// The limits of a request's use of the database, and of opening a connection.
const (
	acquireTimeout   = 2 * time.Second
	statementTimeout = 5 * time.Second
	connectTimeout   = 2 * time.Second
	// waitingPerConnection limits the requests that wait for a connection. A longer queue would only make all of them
	// late.
	waitingPerConnection = 4
	// A queue that has not been empty for standingAfter is neither a burst nor a short stall of the database: more
	// requests come than can be served. New ones then wait at most shortTimeout, so that the others are served almost as
	// quickly as before.
	standingAfter = acquireTimeout
	shortTimeout  = 5 * time.Millisecond
)

// RequestKey is the context key of requests: the limits apply if a context has a value for it, usually a *Request.
// Jobs and commands have none, because their statements may take longer.
type RequestKey struct{}

// Request is the record of one request's use of the database. The zero value is a request that has not used it yet.
type Request struct {
	// admitted is true once the request has had a connection. From then on it is not rejected because of the queue: its
	// work so far would be lost.
	admitted atomic.Bool
}

// LimitRequests makes a pool enforce the limits of requests, and bounds the time of opening a connection. A request
// waits up to two seconds for a connection and five for a statement; after that pgx closes the connection and cancels
// the statement. While four requests per connection wait, further ones fail at once, at their first use of the
// database; while the queue has not been empty for two seconds, new ones wait 5 ms at most. The error is a
// context.DeadlineExceeded. Set the number of connections before.
func LimitRequests(config *pgxpool.Config) {
	config.ConnConfig.Tracer = &limiter{most: int64(config.MaxConns) * waitingPerConnection, started: time.Now()}
	// The check of an idle connection continues after the request's limit; it must end too.
	config.PingTimeout = acquireTimeout
	if config.ConnConfig.ConnectTimeout == 0 {
		config.ConnConfig.ConnectTimeout = connectTimeout
	}
}

// limiter bounds each step through the context that a tracer returns for it.
type limiter struct {
	// waiting is the number of requests that wait for a connection, and most its limit.
	waiting atomic.Int64
	most    int64
	// lastEmpty is when a request last found no other waiting, as a time since started.
	lastEmpty atomic.Int64
	started   time.Time
}

var _ interface {
	pgx.QueryTracer
	pgx.BatchTracer
	pgx.CopyFromTracer
	pgxpool.AcquireTracer
} = (*limiter)(nil)

type cancelKey struct{}

func limit(ctx context.Context, timeout time.Duration) context.Context {
	if ctx.Value(RequestKey{}) == nil {
		return ctx
	}
	limited, cancel := context.WithTimeout(ctx, timeout)
	return context.WithValue(limited, cancelKey{}, cancel)
}

func release(ctx context.Context) {
	if cancel, ok := ctx.Value(cancelKey{}).(context.CancelFunc); ok {
		cancel()
	}
}

// TraceAcquireStart implements pgxpool.AcquireTracer.
func (l *limiter) TraceAcquireStart(ctx context.Context, _ *pgxpool.Pool, _ pgxpool.TraceAcquireStartData) context.Context {
	if ctx.Value(RequestKey{}) == nil {
		return ctx
	}
	request, _ := ctx.Value(RequestKey{}).(*Request)
	waiting, now := l.waiting.Add(1), time.Since(l.started)
	if waiting == 1 {
		l.lastEmpty.Store(int64(now))
	}
	switch {
	case request != nil && request.admitted.Load():
		return limit(ctx, acquireTimeout)
	case waiting > l.most:
		return limit(ctx, 0)
	case now-time.Duration(l.lastEmpty.Load()) > standingAfter:
		return limit(ctx, shortTimeout)
	default:
		return limit(ctx, acquireTimeout)
	}
}

// TraceAcquireEnd implements pgxpool.AcquireTracer.
func (l *limiter) TraceAcquireEnd(ctx context.Context, _ *pgxpool.Pool, data pgxpool.TraceAcquireEndData) {
	if ctx.Value(RequestKey{}) == nil {
		return
	}
	l.waiting.Add(-1)
	if request, _ := ctx.Value(RequestKey{}).(*Request); request != nil && data.Err == nil {
		request.admitted.Store(true)
	}
	release(ctx)
}

// TraceQueryStart implements pgx.QueryTracer.
func (*limiter) TraceQueryStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryStartData) context.Context {
	return limit(ctx, statementTimeout)
}

// TraceQueryEnd implements pgx.QueryTracer.
func (*limiter) TraceQueryEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryEndData) {
	release(ctx)
}

// TraceBatchStart implements pgx.BatchTracer.
func (*limiter) TraceBatchStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceBatchStartData) context.Context {
	return limit(ctx, statementTimeout)
}

// TraceBatchQuery implements pgx.BatchTracer.
func (*limiter) TraceBatchQuery(context.Context, *pgx.Conn, pgx.TraceBatchQueryData) {}

// TraceBatchEnd implements pgx.BatchTracer.
func (*limiter) TraceBatchEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceBatchEndData) {
	release(ctx)
}

// TraceCopyFromStart implements pgx.CopyFromTracer.
func (*limiter) TraceCopyFromStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceCopyFromStartData) context.Context {
	return limit(ctx, statementTimeout)
}

// TraceCopyFromEnd implements pgx.CopyFromTracer.
func (*limiter) TraceCopyFromEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceCopyFromEndData) {
	release(ctx)
}

// diskFull is the SQLSTATE of a database without space.
const diskFull = "53100"

// DiskFull reports whether err means that the database has no space left.
func DiskFull(err error) bool { return sqlState(err) == diskFull }

// Unavailable reports whether err means that the database cannot serve at present, and may later: it cannot be reached,
// it is starting or stopping, it lacks connections, memory or space, or a time limit has passed.
func Unavailable(err error) bool {
	if state := sqlState(err); state != "" {
		switch state {
		case "57014", // query_canceled, by a limit of the server's
			"25006": // read_only_sql_transaction, during a failover
			return true
		default:
			return strings.HasPrefix(state, "57P0") || strings.HasPrefix(state, "08") || strings.HasPrefix(state, "53")
		}
	}
	var network net.Error
	return errors.Is(err, context.DeadlineExceeded) || errors.As(err, &network) || pgconn.SafeToRetry(err) ||
		errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) || errors.Is(err, net.ErrClosed)
}

// sqlState returns the code of an error that the database has reported, or "".
func sqlState(err error) string {
	var reported *pgconn.PgError
	if errors.As(err, &reported) {
		return reported.Code
	}
	return ""
}
