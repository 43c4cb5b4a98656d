package languagemodel_test

import (
	"errors"
	"strings"
	"testing"

	"aangan/bff/domain/languagemodel"
)

// FuzzObject checks any reply of a model: Object reports an object, none, or ErrUnreadable, whatever is around it.
func FuzzObject(f *testing.F) {
	for _, reply := range []string{
		`{"sign":"weak"}`, "```json\n{\"sign\":\"none\"}\n```", "<think>{</think>{\"sign\":\"a\"}", "no object", `{"sign":`, `{"sign":1}`, `{"a":{"b":[` + strings.Repeat("[", 200),
		"{\"sign\":\"\xff\"}", "</think>", "{}{}", `{"SIGN":"x","sign":"y"}`, "",
	} {
		f.Add(reply)
	}
	f.Fuzz(func(t *testing.T, reply string) {
		var into struct {
			Sign string `json:"sign"`
		}
		found, err := languagemodel.Object(reply, &into)
		if err != nil && (!found || !errors.Is(err, languagemodel.ErrUnreadable)) {
			t.Fatalf("found is %t, %v", found, err)
		}
		if !found && into.Sign != "" {
			t.Fatalf("no object, but %q", into.Sign)
		}
		// The replacement character has three bytes, and may replace a single invalid one.
		if len(into.Sign) > 3*len(reply) || len(languagemodel.Text(reply)) > len(reply) {
			t.Fatalf("%d bytes of %d", len(into.Sign), len(reply))
		}
	})
}
