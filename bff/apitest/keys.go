package apitest

import (
	"encoding/base64"
	"testing"

	"aangan/bff/internal/sealed"
)

// testKeys seal in tests what is sealed in production.
func testKeys(t testing.TB) *sealed.Keys {
	t.Helper()
	keys, err := sealed.Parse("tests:" + base64.StdEncoding.EncodeToString([]byte("a key that only tests seal with.")))
	if err != nil {
		t.Fatal(err)
	}
	return keys
}
