package identity

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"log/slog"
	"time"
)

// Lifetimes of a sign-in after its last use.
const (
	// SignInLifetime is the default.
	SignInLifetime = 30 * 24 * time.Hour
	// SharedDeviceLifetime is for a device that others use too.
	SharedDeviceLifetime = 30 * time.Minute
	// touchEvery is the minimum interval between stored uses, so that reads rarely write.
	touchEvery = time.Minute
	// sharedTouchEvery is the same on a shared device, whose page counts the minutes too and must not assume more time
	// than is left.
	sharedTouchEvery = 10 * time.Second
)

const (
	tokenBytes  = 32
	tokenLength = 43 // of 32 bytes in unpadded base64
)

// MemberToken is the secret in a member's cookie. It prints as "redacted"; string(token) is the secret itself.
type MemberToken string

// CoachToken is the secret in a coach's cookie. It prints as "redacted"; string(token) is the secret itself.
type CoachToken string

// SecondStepToken is the secret in the cookie of a coach who gave the password and not yet the second factor. It
// prints as "redacted"; string(token) is the secret.
type SecondStepToken string

const redacted = "redacted"

// String returns a placeholder, so that the secret is not printed.
func (SecondStepToken) String() string { return redacted }

// GoString returns a placeholder, so that %#v does not print the secret.
func (SecondStepToken) GoString() string { return redacted }

// LogValue returns a placeholder, so that the secret is not logged.
func (SecondStepToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// String returns a placeholder, so that the secret is not printed.
func (MemberToken) String() string { return redacted }

// GoString returns a placeholder, so that %#v does not print the secret.
func (MemberToken) GoString() string { return redacted }

// LogValue returns a placeholder, so that the secret is not logged.
func (MemberToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// String returns a placeholder, so that the secret is not printed.
func (CoachToken) String() string { return redacted }

// GoString returns a placeholder, so that %#v does not print the secret.
func (CoachToken) GoString() string { return redacted }

// LogValue returns a placeholder, so that the secret is not logged.
func (CoachToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// Device is the stored data about the device of a sign-in.
type Device struct {
	// UserAgent is the shortened header, for the list of sign-ins.
	UserAgent string
	// Shared marks a device that others use too; the sign-in then ends after SharedDeviceLifetime without use.
	Shared bool
}

func (d Device) lifetime() time.Duration {
	if d.Shared {
		return SharedDeviceLifetime
	}
	return SignInLifetime
}

// newToken returns a secret and its hash. Only the hash is stored, so a reader of the table cannot sign in.
func newToken() (secret string, hash []byte) {
	raw := make([]byte, tokenBytes)
	// Since Go 1.24 this never returns an error: a machine without randomness ends the program.
	_, _ = rand.Read(raw)
	secret = base64.RawURLEncoding.EncodeToString(raw)
	return secret, hashToken(secret)
}

func hashToken(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}

// oldHash returns the hash of a token that a browser still had, or nil for one that we cannot have issued.
func oldHash(secret string) []byte {
	if !looksLikeToken(secret) {
		return nil
	}
	return hashToken(secret)
}

// looksLikeToken reports whether newToken can have created the token. It saves a query for any other text.
func looksLikeToken(secret string) bool {
	if len(secret) != tokenLength {
		return false
	}
	_, err := base64.RawURLEncoding.DecodeString(secret)
	return err == nil
}
