package sealed_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"testing"

	"aangan/bff/internal/sealed"
)

// FuzzOpen checks any stored bytes: Open returns a text only for what Seal made about the same row.
func FuzzOpen(f *testing.F) {
	keys, err := sealed.Parse("2026-a:" + base64.StdEncoding.EncodeToString(bytes.Repeat([]byte{7}, sealed.KeyBytes)))
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte("x"), []byte("row"))
	f.Add(append(keys.Header(), 1, 2, 3), []byte("row"))
	f.Add([]byte{1, 255}, []byte(nil))
	f.Add(keys.Seal([]byte("text"), []byte("another row")), []byte("row"))
	f.Fuzz(func(t *testing.T, data, about []byte) {
		if text, err := keys.Open(data, about); err == nil || text != nil || (!errors.Is(err, sealed.ErrBroken) && !errors.Is(err, sealed.ErrKey)) {
			t.Fatalf("%q opens as %q, %v", data, text, err)
		}
		seal := keys.Seal(data, about)
		if text, err := keys.Open(seal, about); err != nil || !bytes.Equal(text, data) {
			t.Fatalf("%q is not read back: %q, %v", data, text, err)
		}
		seal[len(seal)-1]++
		if _, err := keys.Open(seal, about); !errors.Is(err, sealed.ErrBroken) {
			t.Fatalf("an altered seal opens: %v", err)
		}
	})
}
