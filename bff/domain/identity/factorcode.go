package identity

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/hotp"
	"github.com/pquerna/otp/totp"
)

// The defaults of authenticator apps (RFC 6238): SHA-1, six digits, a new code every thirty seconds.
const (
	factorPeriod = 30
	// factorSkew is the number of steps before and after the current one that are accepted: clocks differ, and people
	// type slowly.
	factorSkew        = 1
	factorSecretBytes = 20
)

const (
	// recoveryCodes is the number of codes, and recoveryBytes the random bytes of each.
	recoveryCodes = 10
	recoveryBytes = 10
	// recoveryGroup is the number of characters between two separators in a displayed code.
	recoveryGroup = 4
)

// factorText encodes secrets and recovery codes with characters that are not mistaken for each other.
var factorText = base32.StdEncoding.WithPadding(base32.NoPadding)

// newFactorSecret returns a new secret and the otpauth: URI for authenticator apps.
func newFactorSecret(email string) (secret []byte, uri string, err error) {
	secret = make([]byte, factorSecretBytes)
	_, _ = rand.Read(secret) // Never fails: crypto/rand ends the program instead.
	key, err := totp.Generate(totp.GenerateOpts{
		Issuer: copy.Brand.Name, AccountName: email, Period: factorPeriod, Secret: secret, Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1,
	})
	if err != nil {
		return nil, "", fmt.Errorf("build the URI of a secret: %w", err)
	}
	return secret, key.URL(), nil
}

// factorStep returns the step near now whose code was typed. Ok is false if no step matches.
func factorStep(secret []byte, typed string, now time.Time) (step int64, ok bool, err error) {
	present := now.Unix() / factorPeriod
	for candidate := present - factorSkew; candidate <= present+factorSkew; candidate++ {
		matches, err := hotp.ValidateCustom(typed, uint64(candidate), factorText.EncodeToString(secret),
			hotp.ValidateOpts{Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1})
		if err != nil {
			return 0, false, fmt.Errorf("compare a code: %w", err)
		}
		if matches {
			step, ok = candidate, true
		}
	}
	return step, ok, nil
}

// plainCode removes the gaps that people and our pages put into a code.
func plainCode(typed string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(typed))
}

// isFactorCode reports whether a plain code is from an authenticator app; otherwise it is a recovery code.
func isFactorCode(code string) bool { return len(code) == otp.DigitsSix.Length() }

// newRecoveryCodes returns new recovery codes as people read them, and the hashes to store.
func newRecoveryCodes(coach CoachID) (codes []string, hashes [][]byte) {
	for range recoveryCodes {
		raw := make([]byte, recoveryBytes)
		_, _ = rand.Read(raw) // Never fails: crypto/rand ends the program instead.
		plain := factorText.EncodeToString(raw)
		var groups []string
		for at := 0; at < len(plain); at += recoveryGroup {
			groups = append(groups, plain[at:at+recoveryGroup])
		}
		codes = append(codes, strings.Join(groups, "-"))
		hashes = append(hashes, recoveryHash(coach, plain))
	}
	return codes, hashes
}

// recoveryHash returns the hash that a plain recovery code is stored under. A code has 80 random bits, so a slow hash
// would add nothing.
func recoveryHash(coach CoachID, plain string) []byte {
	sum := sha256.Sum256([]byte(coach.String() + "\x00" + plain))
	return sum[:]
}

// factorSeal returns the context that a coach's sealed secret is bound to.
func factorSeal(coach CoachID) []byte { return []byte("second-factor/" + coach.String()) }
