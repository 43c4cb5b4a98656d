package scheduling

import (
	"errors"
	"testing"

	"aangan/bff/domain/fault"
)

// FuzzParsePosition checks any cursor, day, clock time and start: garbage is a fault of the client, and what is
// accepted is read back.
func FuzzParsePosition(f *testing.F) {
	for _, text := range []string{
		"", "5f0e1a2b-6f0e-4f0b-9a55-2f7c1c1f4a10", "{5f0e1a2b-6f0e-4f0b-9a55-2f7c1c1f4a10}", "2026-02-29", "2024-02-29", "0000-00-00", "09:30", "24:00", "9:5", "2026-03-01T15:00:00Z",
		"2026-03-01T15:00:00+05:30", "9999-12-31T23:59:59Z", "\x00", "-1:-1",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		position, err := ParsePosition(text)
		var invalid *fault.Invalid
		switch {
		case err != nil && !errors.As(err, &invalid):
			t.Fatal(err)
		case err == nil && (position == nil) != (text == ""):
			t.Fatalf("%q gives %v", text, position)
		case position != nil:
			if again, err := ParsePosition(position.String()); err != nil || *again != *position {
				t.Fatalf("%q gives %v, %v", text, again, err)
			}
		}
		if day, ok := ParseDay(text); ok && day.String() != text {
			t.Fatalf("%q is the day %s", text, day)
		}
		if minutes, ok := ParseClock(text); ok && (minutes < 0 || minutes > 24*60) {
			t.Fatalf("%q is minute %d", text, minutes)
		}
		if _, err := ParseStart(text); err != nil && !errors.As(err, &invalid) {
			t.Fatal(err)
		}
	})
}
