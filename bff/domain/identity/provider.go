package identity

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/copy/rules"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// PendingLifetime is the time a person who came from a provider has to complete the sign-in.
const PendingLifetime = 15 * time.Minute

// ProviderSignIn is a person who came from a sign-in provider. Its creator has verified the provider's statement. The
// variants are codes of the texts that the site showed the visitor; they and TimeZone may be empty or invalid.
type ProviderSignIn struct {
	// Issuer and Subject identify the person permanently, even if their address changes.
	Issuer, Subject string
	Email           string
	// EmailVerified is true if the provider has verified the address.
	EmailVerified                            bool
	FirstName, LastName                      string
	HeadingVariant, PricingVariant, TimeZone string
	// DisplayLanguage is the language of the browser's pages. An unknown one means English.
	DisplayLanguage string
	// Next is the path the person was going to; it is returned when the sign-in completes.
	Next string
}

// PendingToken is the secret by which a browser shows that it is the one that came from the provider. It prints as
// "redacted"; string(token) is the secret itself.
type PendingToken string

// String returns a placeholder, so that the secret is not printed.
func (PendingToken) String() string { return redacted }

// GoString returns a placeholder, so that %#v does not print the secret.
func (PendingToken) GoString() string { return redacted }

// LogValue returns a placeholder, so that the secret is not logged.
func (PendingToken) LogValue() slog.Value { return slog.StringValue(redacted) }

// PendingKind is the input that is still needed from a person who came from a provider.
type PendingKind string

// The kinds: names for a new account, or the password of the account that has their address.
const (
	PendingNew  PendingKind = "new"
	PendingLink PendingKind = "link"
)

// ProviderResult is the outcome of a provider sign-in: a SignInResult or, with Pending set, input that is still
// needed.
type ProviderResult struct {
	SignInResult
	Pending PendingToken
	Kind    PendingKind
}

// Pending is a provider sign-in that still needs input.
type Pending struct {
	Kind                       PendingKind
	Email, FirstName, LastName string
	// Next is the path the person was going to before the redirect to the provider.
	Next string
	// SuggestedUsername is a free username; empty for PendingLink.
	SuggestedUsername string
	// HasPassword is true if the account to link has a password; without one it cannot be linked.
	HasPassword bool
}

// Arrive signs in a person who came from a provider. Any caller may use it with a verified arrival. A known person is
// signed in, and the sign-in that the browser had under old ends. Any other person gets a PendingToken: an address
// alone neither signs in nor links an account. Returns *fault.Invalid for an address that no account can have, and
// fault.ErrUnauthenticated for a member who is leaving.
func (s *Service) Arrive(ctx context.Context, arrival ProviderSignIn, device Device, where ClientOrigin, old MemberToken) (ProviderResult, error) {
	var known SignInResult
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) (err error) {
		known, err = s.signInKnown(ctx, tx, arrival, device, where, old)
		return err
	})
	if err == nil {
		return ProviderResult{SignInResult: known}, nil
	}
	if !errors.Is(err, pgx.ErrNoRows) {
		return ProviderResult{}, err
	}
	// An address that normalizing changes (a Kelvin sign becomes K) would be another one than the provider verified.
	email, sound := fieldOf(forms.Registration, "email", arrival.Email)
	if !sound || email != arrival.Email {
		return ProviderResult{}, fault.Field("email", copy.Validation.EmailInvalid)
	}
	arrived := ProviderResult{Kind: PendingNew}
	if _, err = s.accountToLink(ctx, s.pool, email, arrival.EmailVerified); err == nil {
		arrived.Kind = PendingLink
	} else if !errors.Is(err, pgx.ErrNoRows) {
		return ProviderResult{}, fmt.Errorf("find account by address: %w", err)
	}
	secret, hash := newToken()
	// Values that the form rejects are left for the person to enter.
	first, _ := fieldOf(forms.Welcome, "firstName", arrival.FirstName)
	last, _ := fieldOf(forms.Welcome, "lastName", arrival.LastName)
	if err := s.q.CreatePendingIdentity(ctx, s.pool, store.CreatePendingIdentityParams{
		TokenHash: hash, Issuer: arrival.Issuer, Subject: arrival.Subject,
		Email: email, EmailVerified: arrival.EmailVerified, FirstName: first, LastName: last,
		HeadingVariant: offered(arrival.HeadingVariant, "headingVariant"), PricingVariant: offered(arrival.PricingVariant, "pricingVariant"),
		TimeZone: knownTimeZone(arrival.TimeZone), DisplayLanguage: copy.KnownDisplayLanguage(arrival.DisplayLanguage), SharedDevice: device.Shared, Next: arrival.Next, LifetimeSeconds: PendingLifetime.Seconds(),
	}); err != nil {
		return ProviderResult{}, fmt.Errorf("store a provider's sign-in: %w", err)
	}
	arrived.Pending = PendingToken(secret)
	return arrived, nil
}

// PendingByToken returns the input that the token's sign-in still needs. Returns *fault.NotFound for an unknown, used
// or expired token.
func (s *Service) PendingByToken(ctx context.Context, token PendingToken) (Pending, error) {
	row, err := s.pendingRow(ctx, token)
	if err != nil {
		return Pending{}, err
	}
	pending := Pending{Kind: PendingNew, Email: row.Email, FirstName: row.FirstName, LastName: row.LastName, Next: row.Next}
	account, err := s.accountToLink(ctx, s.pool, row.Email, row.EmailVerified)
	switch {
	case err == nil:
		pending.Kind, pending.HasPassword = PendingLink, account.PasswordHash != nil
		return pending, nil
	case !errors.Is(err, pgx.ErrNoRows):
		return Pending{}, fmt.Errorf("find account by address: %w", err)
	}
	pending.SuggestedUsername, err = s.q.FreeUsername(ctx, s.pool, usernamesFor(row.Email, row.FirstName))
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return Pending{}, fmt.Errorf("suggest a username: %w", err)
	}
	return pending, nil
}

// DeleteExpiredPending deletes provider sign-ins that were never completed, and returns their number.
func (s *Service) DeleteExpiredPending(ctx context.Context) (int64, error) {
	gone, err := s.q.DeleteExpiredPendingIdentities(ctx, s.pool)
	if err != nil {
		return 0, fmt.Errorf("delete expired pending identities: %w", err)
	}
	return gone, nil
}

// signInKnown signs in a person whom the provider has sent before. Returns pgx.ErrNoRows for a new person and
// fault.ErrUnauthenticated for a member who is leaving.
func (s *Service) signInKnown(ctx context.Context, tx pgx.Tx, arrival ProviderSignIn, device Device, where ClientOrigin, old MemberToken) (SignInResult, error) {
	row, err := s.q.MemberByIdentity(ctx, tx, store.MemberByIdentityParams{Issuer: arrival.Issuer, Subject: arrival.Subject})
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return SignInResult{}, err
	case err != nil:
		return SignInResult{}, fmt.Errorf("find member by identity: %w", err)
	case row.DeletionRequestedAt != nil:
		return SignInResult{}, fault.ErrUnauthenticated
	}
	// An address that no account can have is stored as none.
	email, _ := fieldOf(forms.Registration, "email", arrival.Email)
	if err := s.q.TouchIdentity(ctx, tx, store.TouchIdentityParams{Issuer: arrival.Issuer, Subject: arrival.Subject, Email: email}); err != nil {
		return SignInResult{}, fmt.Errorf("store the use of an identity: %w", err)
	}
	entry, err := s.admit(ctx, tx, row, device, where, old, telling)
	if err != nil {
		return SignInResult{}, fmt.Errorf("sign in member: %w", err)
	}
	return entry, nil
}

// accountToLink finds the account that has confirmed the address, if the provider has verified it too: an account that
// merely names an address is not linked. Returns pgx.ErrNoRows if there is no such account.
func (s *Service) accountToLink(ctx context.Context, db store.DBTX, email string, verified bool) (store.Member, error) {
	if !verified {
		return store.Member{}, pgx.ErrNoRows
	}
	return s.q.ConfirmedMemberByEmail(ctx, db, email)
}

func (s *Service) pendingRow(ctx context.Context, token PendingToken) (store.PendingIdentity, error) {
	if !looksLikeToken(string(token)) {
		return store.PendingIdentity{}, errPendingOver
	}
	row, err := s.q.PendingIdentity(ctx, s.pool, hashToken(string(token)))
	if errors.Is(err, pgx.ErrNoRows) {
		return store.PendingIdentity{}, errPendingOver
	}
	if err != nil {
		return store.PendingIdentity{}, fmt.Errorf("find pending identity: %w", err)
	}
	return row, nil
}

var errPendingOver = &fault.NotFound{Message: copy.Provider.PendingOver}

// fieldOf returns a value as normalized by the form's field; empty and false if the field rejects it.
func fieldOf(form rules.Form, name, value string) (string, bool) {
	at := slices.IndexFunc(form.Fields, func(field rules.Field) bool { return field.Name == name })
	refused := slices.ContainsFunc(form.Validate(map[string]any{name: value}), func(problem fault.FieldError) bool {
		return problem.Field == name
	})
	if refused {
		return "", false
	}
	return form.Fields[at].Kind.Normalise(value), true
}

// offered returns a variant that the sign-up form accepts, or nil.
func offered(code, field string) *string {
	if kept, sound := fieldOf(forms.Registration, field, code); sound {
		return given(kept)
	}
	return nil
}
