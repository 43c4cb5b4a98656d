package logs

import (
	"context"
	"io"
	"log/slog"
	"strconv"
	"sync"
	"time"
	"unicode/utf8"
)

// lines writes the records that nearly all lines are made of, plain attributes of plain kinds, as slog.JSONHandler does,
// byte for byte, in a fraction of its time: there is such a line for every request. Whatever else comes along goes to the
// JSONHandler itself.
type lines struct {
	slog.Handler
	out io.Writer
	// with is what every line carries, as it stands in the line. It counts only while plain is true.
	with  []byte
	plain bool
}

func newLines(out io.Writer, settings *slog.HandlerOptions) lines {
	return lines{Handler: slog.NewJSONHandler(out, settings), out: out, plain: true}
}

var buffers = sync.Pool{New: func() any { return new([512]byte) }}

func (h lines) Handle(ctx context.Context, r slog.Record) error {
	if !h.plain || r.Time.IsZero() || !writable(r.Message) {
		return h.Handler.Handle(ctx, r)
	}
	array := buffers.Get().(*[512]byte)
	defer buffers.Put(array)
	b := append(array[:0], `{"time":"`...)
	b = r.Time.AppendFormat(b, time.RFC3339Nano)
	b = append(b, `","level":"`...)
	b = append(b, r.Level.String()...)
	b = append(b, `","msg":"`...)
	b = append(b, r.Message...)
	b = append(b, '"')
	b = append(b, h.with...)
	plain := true
	r.Attrs(func(a slog.Attr) bool {
		b, plain = appendAttr(b, a)
		return plain
	})
	if !plain {
		return h.Handler.Handle(ctx, r)
	}
	_, err := h.out.Write(append(b, "}\n"...))
	return err
}

func (h lines) WithAttrs(attrs []slog.Attr) slog.Handler {
	with := append([]byte(nil), h.with...)
	plain := h.plain
	for _, a := range attrs {
		if plain {
			with, plain = appendAttr(with, a)
		}
	}
	return lines{Handler: h.Handler.WithAttrs(attrs), out: h.out, with: with, plain: plain}
}

func (h lines) WithGroup(name string) slog.Handler {
	return lines{Handler: h.Handler.WithGroup(name), out: h.out}
}

// appendAttr writes one attribute, or returns false when it is not a plain one.
func appendAttr(b []byte, a slog.Attr) ([]byte, bool) {
	if a.Key == "" || !writable(a.Key) {
		return b, false
	}
	b = append(b, `,"`...)
	b = append(b, a.Key...)
	b = append(b, `":`...)
	switch a.Value.Kind() {
	case slog.KindString:
		text := a.Value.String()
		if !writable(text) {
			return b, false
		}
		b = append(b, '"')
		b = append(b, text...)
		return append(b, '"'), true
	case slog.KindInt64:
		return strconv.AppendInt(b, a.Value.Int64(), 10), true
	case slog.KindUint64:
		return strconv.AppendUint(b, a.Value.Uint64(), 10), true
	case slog.KindBool:
		return strconv.AppendBool(b, a.Value.Bool()), true
	case slog.KindDuration:
		return strconv.AppendInt(b, int64(a.Value.Duration()), 10), true
	default:
		return b, false
	}
}

// writable tells whether a text stands in JSON as it is.
func writable(text string) bool {
	for i := range len(text) {
		if b := text[i]; b < 0x20 || b >= utf8.RuneSelf || b == '"' || b == '\\' {
			return false
		}
	}
	return true
}
