// Package sealed encrypts text so that access to the database alone does not reveal it. The keys come from the
// environment and are never stored next to sealed data.
//
// It is AES-256-GCM with a random nonce: a sealed value that was changed, moved to another row or truncated does not
// open. It names its key, so that several keys can be in use during a rotation. One key is good for about four billion
// values (2^32); beyond that two of them may share a nonce.
package sealed

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"encoding/base64"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

var (
	// ErrKey means that a value was sealed with an unknown key.
	ErrKey = errors.New("sealed: sealed with an unknown key")
	// ErrBroken means that a value is not a seal, was changed, or was sealed for another owner or row.
	ErrBroken = errors.New("sealed: this does not open")
)

// version is the first byte of a seal. The length of the key's name, the name, the nonce and the ciphertext follow.
const version = 1

// KeyBytes is the length of a key.
const KeyBytes = 32

// name matches the name of a key.
var name = regexp.MustCompile(`^[A-Za-z0-9_-]{1,32}$`)

// Keys seal and open. They are safe for concurrent use.
type Keys struct {
	// first seals; all of them open.
	first string
	all   map[string]cipher.AEAD
}

// Parse parses keys from a setting: one or several "name:key", comma-separated, each key 32 bytes in base64. The first
// one seals, all of them open. The error never repeats the setting.
func Parse(text string) (*Keys, error) {
	keys := &Keys{all: map[string]cipher.AEAD{}}
	for place, part := range strings.Split(text, ",") {
		called, coded, _ := strings.Cut(strings.TrimSpace(part), ":")
		if !name.MatchString(called) {
			return nil, fmt.Errorf("the %s key has no name of letters, digits, - and _ before a colon", nth(place))
		}
		key, err := base64.StdEncoding.DecodeString(coded)
		if err != nil || len(key) != KeyBytes {
			return nil, fmt.Errorf("the %s key is not %d bytes in base64", nth(place), KeyBytes)
		}
		if _, twice := keys.all[called]; twice {
			return nil, fmt.Errorf("the %s key has the name of one before it", nth(place))
		}
		block, err := aes.NewCipher(key)
		if err != nil {
			return nil, err
		}
		if keys.all[called], err = cipher.NewGCMWithRandomNonce(block); err != nil {
			return nil, err
		}
		if keys.first == "" {
			keys.first = called
		}
	}
	return keys, nil
}

func nth(place int) string {
	if names := []string{"first", "second", "third"}; place < len(names) {
		return names[place]
	}
	return fmt.Sprintf("%dth", place+1)
}

// Seal seals text. About identifies its owner and row, and is authenticated but not stored: the value opens for
// nothing else.
func (k *Keys) Seal(words, about []byte) []byte {
	header := k.Header()
	return k.all[k.first].Seal(header, nil, words, bound(header, about))
}

// Open returns the text of a seal that was sealed for the same about. Returns ErrKey (with the key's name) or
// ErrBroken.
func (k *Keys) Open(seal, about []byte) ([]byte, error) {
	if len(seal) < 2 || seal[0] != version || len(seal) < 2+int(seal[1]) {
		return nil, ErrBroken
	}
	header := seal[:2+int(seal[1])]
	called := string(header[2:])
	if !name.MatchString(called) {
		return nil, ErrBroken
	}
	key, known := k.all[called]
	if !known {
		return nil, fmt.Errorf("%w: %s", ErrKey, called)
	}
	words, err := key.Open(nil, nil, seal[len(header):], bound(header, about))
	if err != nil {
		return nil, ErrBroken
	}
	return words, nil
}

// Header returns the prefix of every seal made with the first key. Seals with another prefix have an older key.
func (k *Keys) Header() []byte { return append([]byte{version, byte(len(k.first))}, k.first...) }

// Named returns the name of the key in a sealed value's header, empty for an invalid one, and whether that key is
// known.
func (k *Keys) Named(header []byte) (called string, known bool) {
	if len(header) < 2 || header[0] != version || len(header) != 2+int(header[1]) || !name.Match(header[2:]) {
		return "", false
	}
	called = string(header[2:])
	_, known = k.all[called]
	return called, known
}

// HasOldKeys reports whether there are older keys.
func (k *Keys) HasOldKeys() bool { return len(k.all) > 1 }

// bound returns the authenticated data. The header is self-delimiting.
func bound(header, about []byte) []byte { return bytes.Join([][]byte{header, about}, nil) }
