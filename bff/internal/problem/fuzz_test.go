package problem

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzDecode checks any body: accepted texts are valid and without NUL, so that the database can store them, and a
// rejection is a short sentence that does not depend on the body's values.
func FuzzDecode(f *testing.F) {
	for _, body := range []string{
		`{"text":"Namaste","list":["a"],"number":1}`, `{"text":"\u0000"}`, `{"text":"\\u0000"}`, `{"text":"\\\u0000"}`, `{"\u0000":1}`, `{"text":"\ud800"}`, `{"number":"x"}`, `{"number":1e999}`, `[`,
		strings.Repeat("[", 20_000), "\xff", "null", `{"list":null,"list":["a"]}`, "",
	} {
		f.Add([]byte(body))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		var into struct {
			Text   string         `json:"text"`
			List   []string       `json:"list"`
			Number int            `json:"number"`
			Other  map[string]any `json:"other"`
		}
		err := Decode(body, &into)
		if err != nil {
			var bad badBody
			if !errors.As(err, &bad) || (bad.message == "") == (bad.kind == "") || len(bad.message) > 200 {
				t.Fatalf("%v", err)
			}
			return
		}
		for _, text := range append(into.List, into.Text) {
			if strings.ContainsRune(text, 0) || !utf8.ValidString(text) {
				t.Fatalf("%q has the text %q", body, text)
			}
		}
		if encoded, err := json.Marshal(into.Other); err != nil || strings.Contains(string(encoded), "\x00") {
			t.Fatalf("%q, %v", encoded, err)
		}
	})
}
