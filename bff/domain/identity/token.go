package identity

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"log/slog"
	"time"
)

// How long a sign-in lasts after its last use.
const (
	// SignInLifetime is the ordinary one.
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

// String keeps the secret out of whatever is printed.
func (SecondStepToken) String() string { return redacted }

// GoString keeps the secret out of whatever is printed with %#v.
func (SecondStepToken) GoString() string { return redacted }

// LogValue keeps the secret out of logs.
func (SecondStepToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// String keeps the secret out of whatever is printed.
func (MemberToken) String() string { return redacted }

// GoString keeps the secret out of whatever is printed with %#v.
func (MemberToken) GoString() string { return redacted }

// LogValue keeps the secret out of logs.
func (MemberToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// String keeps the secret out of whatever is printed.
func (CoachToken) String() string { return redacted }

// GoString keeps the secret out of whatever is printed with %#v.
func (CoachToken) GoString() string { return redacted }

// LogValue keeps the secret out of logs.
func (CoachToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// Device is the stored data about the device of a sign-in.
type Device struct {
	// UserAgent is shortened to what can be useful to a person who looks through their sign-ins.
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

// newToken makes a secret and the hash under which it is stored: who reads the table cannot sign in with it.
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

// looksLikeToken spares the database a question about anything that we cannot have handed out.
func looksLikeToken(secret string) bool {
	if len(secret) != tokenLength {
		return false
	}
	_, err := base64.RawURLEncoding.DecodeString(secret)
	return err == nil
}
