package identity

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/url"
	"time"

	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The purposes of links in emails.
const (
	purposeReset   = "reset"
	purposeConfirm = "confirm"
	purposeChange  = "change"
)

const (
	// ResetLifetime is the time a link to choose a new password works after its email was rendered.
	ResetLifetime = 30 * time.Minute
	// ConfirmLifetime is the same for a link that confirms an address.
	ConfirmLifetime = 24 * time.Hour
)

const (
	resetPath   = "/auth/reset"
	confirmPath = "/auth/confirm"
)

const linkSecretBytes = 32

// newLink returns the token of a link: the id of its row and a secret, of which only the hash is stored. The secret is
// created when the email is rendered, so a reader of the queue cannot follow the link.
func newLink(id uuid.UUID) (token string, secretHash []byte) {
	raw := make([]byte, len(id)+linkSecretBytes)
	copied := copy(raw, id[:])
	_, _ = rand.Read(raw[copied:]) // Never fails: crypto/rand ends the program instead.
	sum := sha256.Sum256(raw[copied:])
	return base64.RawURLEncoding.EncodeToString(raw), sum[:]
}

// parseLink parses a token of newLink. Sound is false for a token that newLink cannot have created.
func parseLink(token string) (id uuid.UUID, secretHash []byte, sound bool) {
	if len(token) != base64.RawURLEncoding.EncodedLen(len(id)+linkSecretBytes) {
		return id, nil, false
	}
	raw, err := base64.RawURLEncoding.DecodeString(token)
	// The decoder skips line ends, so the text may be too short even though its length is right.
	if err != nil || len(raw) != len(id)+linkSecretBytes {
		return id, nil, false
	}
	secret := raw[copy(id[:], raw):]
	sum := sha256.Sum256(secret)
	return id, sum[:], true
}

// linkTo returns the URL of an email's button.
func (s *Service) linkTo(path, token string) string {
	return s.office.Links.Member + path + "?token=" + url.QueryEscape(token)
}

// mail enqueues an email with a link to one of the member's addresses, in the caller's transaction.
func (s *Service) mail(ctx context.Context, tx pgx.Tx, member uuid.UUID, purpose, address string) error {
	id, err := s.q.CreateMailedToken(ctx, tx, store.CreateMailedTokenParams{MemberID: member, Purpose: purpose, Email: address})
	if err != nil {
		return fmt.Errorf("create a link: %w", err)
	}
	kind := confirmKind
	if purpose == purposeChange {
		kind = changeKind
	}
	return s.queue(ctx, tx, kind, id)
}

// void ends the member's unused links of these purposes, except the given one.
func (s *Service) void(ctx context.Context, tx pgx.Tx, member uuid.UUID, but *uuid.UUID, purposes ...string) error {
	err := s.q.VoidMailedTokens(ctx, tx, store.VoidMailedTokensParams{MemberID: member, Purposes: purposes, Kept: but})
	if err != nil {
		return fmt.Errorf("void earlier links: %w", err)
	}
	return nil
}

// follow returns the link of a token, used or not. Returns fault.ErrGone for one that we never created.
func (s *Service) follow(ctx context.Context, token string) (store.TokenByLetterRow, error) {
	id, hash, sound := parseLink(token)
	if !sound {
		return store.TokenByLetterRow{}, fault.ErrGone
	}
	row, err := s.q.TokenByLetter(ctx, s.pool, store.TokenByLetterParams{ID: id, SecretHash: hash})
	if errors.Is(err, pgx.ErrNoRows) {
		return store.TokenByLetterRow{}, fault.ErrGone
	}
	if err != nil {
		return store.TokenByLetterRow{}, fmt.Errorf("find link: %w", err)
	}
	return row, nil
}

// use marks a link as used, in the caller's transaction. Returns fault.ErrGone for a used or expired link.
func (s *Service) use(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	_, err := s.q.UseMailedToken(ctx, tx, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrGone
	}
	if err != nil {
		return fmt.Errorf("use link: %w", err)
	}
	return nil
}
