package live

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/domain/mailbox"
)

// FuzzDecodeWakeups checks any payload of a notification: an invalid one names no owners, and the owners of a valid
// one are read back after encoding.
func FuzzDecodeWakeups(f *testing.F) {
	owner := mailbox.Owner{Realm: mailbox.RealmCoach, ID: uuid.New()}
	name := string(make([]byte, nameLength))
	f.Add(encode(name, []mailbox.Owner{owner, {Realm: mailbox.RealmMember, ID: uuid.New()}}))
	f.Add(encodeHints(name, []mailbox.Hint{{To: owner, From: uuid.New(), Typing: true}}))
	f.Add("")
	f.Add(name)
	f.Add(name + "c\n\r\n")
	f.Fuzz(func(t *testing.T, payload string) {
		if process, owners := decode(payload); len(owners) > 0 {
			if _, again := decode(encode(process, owners)); !slices.Equal(again, owners) {
				t.Fatalf("%v becomes %v", owners, again)
			}
		}
		if hints := decodeHints(payload); len(hints) > 0 {
			if again := decodeHints(encodeHints(payload[:nameLength], hints)); !slices.Equal(again, hints) {
				t.Fatalf("%v becomes %v", hints, again)
			}
		}
	})
}
