package config

import (
	"encoding/base64"
	"strings"

	"aangan/bff/internal/sealed"
)

// DevelopmentKey seals data on developers' machines. It is public, and its name marks it: production rejects it.
var DevelopmentKey = "development:" + base64.StdEncoding.EncodeToString([]byte("a key that everybody can read  !"))

// keys reads the keys that seal texts that only their author may read. Errors never repeat a key.
func (r *reader) keys(name string, production bool) *sealed.Keys {
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; it seals members' journals: a name, a colon and 32 random bytes in base64, such as 2026-a:$(head -c 32 /dev/urandom | base64). Keep it somewhere else than the database: what is sealed with a key that is lost stays closed for ever")
			return nil
		}
		text = DevelopmentKey
	}
	_, open, _ := strings.Cut(DevelopmentKey, ":")
	if production && strings.Contains(text, open) {
		r.wrong(name, "holds the key for development, which everybody can read; make one of your own with head -c 32 /dev/urandom | base64")
		return nil
	}
	keys, err := sealed.Parse(text)
	if err != nil {
		r.wrong(name, "cannot be used: %s; it must be a name, a colon and 32 bytes in base64, and older keys after a comma", err)
		return nil
	}
	return keys
}
