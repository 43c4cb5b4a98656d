package identity

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"golang.org/x/crypto/argon2"
)

// Params are the costs of argon2id. Every stored hash contains them, so they can change: an old hash still verifies
// and is replaced at the next sign-in.
type Params struct {
	// MemoryKiB is the memory of one hash in KiB.
	MemoryKiB uint32
	// Passes is the number of passes over the memory.
	Passes uint32
	// Lanes is the number of threads per hash.
	Lanes uint8
}

// DefaultParams are OWASP's minimum recommendation for argon2id: 19 MiB, two passes, one lane.
var DefaultParams = Params{MemoryKiB: 19 * 1024, Passes: 2, Lanes: 1}

const (
	saltBytes = 16
	keyBytes  = 32
	// We never stored a hash that needs more; accepting one would let a single row exhaust the memory.
	maxMemoryKiB = 256 * 1024
	maxPasses    = 16
)

var errNotAHash = errors.New("stored password is not an argon2id hash")

// hashPassword returns a PHC string ($argon2id$v=19$m=…,t=…,p=…$salt$key) with a random salt.
func hashPassword(password string, params Params) (string, error) {
	salt := make([]byte, saltBytes)
	if _, err := rand.Read(salt); err != nil {
		return "", fmt.Errorf("create a salt: %w", err)
	}
	return encodeHash(params, salt, derive(password, salt, params, keyBytes)), nil
}

// verifyPassword compares in constant time and returns the parameters of the stored hash.
func verifyPassword(stored, password string) (bool, Params, error) {
	params, salt, key, err := decodeHash(stored)
	if err != nil {
		return false, Params{}, err
	}
	derived := derive(password, salt, params, uint32(len(key)))
	return subtle.ConstantTimeCompare(derived, key) == 1, params, nil
}

// derive returns the key of a password in NFC, as the forms normalize it: the same letters typed on two keyboards may
// be different code points, which people cannot see.
func derive(password string, salt []byte, params Params, length uint32) []byte {
	return argon2.IDKey([]byte(password), salt, params.Passes, params.MemoryKiB, params.Lanes, length)
}

// decoyHash returns a hash that costs as much to compare as a real one and matches no password.
func decoyHash(params Params) string {
	return encodeHash(params, make([]byte, saltBytes), make([]byte, keyBytes))
}

func encodeHash(params Params, salt, key []byte) string {
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, params.MemoryKiB, params.Passes, params.Lanes,
		base64.RawStdEncoding.EncodeToString(salt), base64.RawStdEncoding.EncodeToString(key))
}

func decodeHash(stored string) (params Params, salt, key []byte, err error) {
	parts := strings.Split(stored, "$")
	if len(parts) != 6 || parts[0] != "" || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return Params{}, nil, nil, errNotAHash
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &params.MemoryKiB, &params.Passes, &params.Lanes); err != nil {
		return Params{}, nil, nil, errNotAHash
	}
	if params.Passes < 1 || params.Passes > maxPasses || params.Lanes < 1 || params.MemoryKiB > maxMemoryKiB {
		return Params{}, nil, nil, errNotAHash
	}
	salt, saltErr := base64.RawStdEncoding.DecodeString(parts[4])
	key, keyErr := base64.RawStdEncoding.DecodeString(parts[5])
	if saltErr != nil || keyErr != nil || len(salt) < 8 || len(key) < 16 {
		return Params{}, nil, nil, errNotAHash
	}
	return params, salt, key, nil
}
