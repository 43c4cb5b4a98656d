package logs

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"
)

// TestLinesAreThoseOfTheStandardHandler compares every kind of line with what slog itself writes.
func TestLinesAreThoseOfTheStandardHandler(t *testing.T) {
	at := time.Date(2026, 3, 8, 9, 0, 0, 120_000_000, time.FixedZone("", -5*3600))
	attrs := map[string][]slog.Attr{
		"none":     nil,
		"plain":    {slog.String("request", "9f-1"), slog.Int("status", 200), slog.Int64("bytes", -7), slog.Duration("took", 1234567*time.Nanosecond)},
		"numbers":  {slog.Uint64("most", 1<<64-1), slog.Bool("yes", true), slog.Float64("half", 0.5)},
		"quoted":   {slog.String("path", `/a"b\c`)},
		"escaped":  {slog.String("path", "/a\nb\x00\x7f<&>")},
		"unicode":  {slog.String("name", "आशा \u2028 \xff")},
		"time":     {slog.Time("at", at), slog.String("after", "it")},
		"error":    {slog.Any("error", errors.New("broken"))},
		"value":    {slog.Any("list", []string{"a"}), slog.Any("nil", nil)},
		"group":    {slog.Group("group", slog.String("a", "b")), slog.Group("empty")},
		"no key":   {slog.String("", "value"), {}},
		"odd key":  {slog.String("a\"b", "value")},
		"six":      {slog.Int("a", 1), slog.Int("b", 2), slog.Int("c", 3), slog.Int("d", 4), slog.Int("e", 5), slog.Int("f", 6)},
		"lazy":     {slog.Any("token", secret("abc"))},
		"long":     {slog.String("path", string(bytes.Repeat([]byte("a"), 2000)))},
		"repeated": {slog.Int("a", 1), slog.Int("a", 2)},
	}
	shapes := map[string]func(slog.Handler) slog.Handler{
		"as it is":   func(h slog.Handler) slog.Handler { return h },
		"with":       func(h slog.Handler) slog.Handler { return h.WithAttrs([]slog.Attr{slog.String("bff", "member")}) },
		"with twice": func(h slog.Handler) slog.Handler { return h.WithAttrs(attrs["plain"]).WithAttrs(attrs["quoted"]) },
		"with a value, then plain": func(h slog.Handler) slog.Handler {
			return h.WithAttrs(attrs["value"]).WithAttrs(attrs["plain"])
		},
		"in a group":     func(h slog.Handler) slog.Handler { return h.WithGroup("g").WithAttrs(attrs["plain"]) },
		"before a group": func(h slog.Handler) slog.Handler { return h.WithAttrs(attrs["plain"]).WithGroup("g") },
		"no group":       func(h slog.Handler) slog.Handler { return h.WithGroup("") },
	}
	for shapeName, shape := range shapes {
		for name, list := range attrs {
			for _, level := range []slog.Level{slog.LevelInfo, slog.LevelWarn, slog.LevelError + 2} {
				for _, message := range []string{"request", "a \"quoted\" message", ""} {
					for _, when := range []time.Time{at, {}} {
						record := slog.NewRecord(when, level, message, 0)
						record.AddAttrs(list...)
						var got, want bytes.Buffer
						if err := shape(newLines(&got, nil)).Handle(context.Background(), record); err != nil {
							t.Fatal(err)
						}
						if err := shape(slog.NewJSONHandler(&want, nil)).Handle(context.Background(), record); err != nil {
							t.Fatal(err)
						}
						if got.String() != want.String() {
							t.Errorf("%s, %s:\n got %s\nwant %s", shapeName, name, got.String(), want.String())
						}
					}
				}
			}
		}
	}
}

type secret string

func (secret) LogValue() slog.Value { return slog.StringValue("redacted") }

// One line's attributes must not turn up in another logger's.
func TestLinesDoNotShareWhatTheyCarry(t *testing.T) {
	var out bytes.Buffer
	base := slog.New(newLines(&out, nil)).With("a", "1")
	one, two := base.With("b", "2"), base.With("c", "3")
	out.Reset()
	one.Info("x")
	two.Info("y")
	for _, wrong := range []string{`"b":"2","c"`, `"c":"3","b"`} {
		if bytes.Contains(out.Bytes(), []byte(wrong)) {
			t.Errorf("mixed: %s", out.String())
		}
	}
}
