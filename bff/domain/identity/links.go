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

// What the links in letters are for.
const (
	purposeReset   = "reset"
	purposeConfirm = "confirm"
	purposeChange  = "change"
)

const (
	// ResetLifetime is how long a link to choose a new password works, from when its letter was written.
	ResetLifetime = 30 * time.Minute
	// ConfirmLifetime is the same for a link that confirms an address.
	ConfirmLifetime = 24 * time.Hour
)

const (
	resetPath   = "/auth/reset"
	confirmPath = "/auth/confirm"
)

const linkSecretBytes = 32

// A link's token is the id of its row and a secret, of which only the hash is stored. The secret is made when the letter is
// written: what waits in the queue before could not be followed by whoever reads the queue.
func newLink(id uuid.UUID) (token string, secretHash []byte) {
	raw := make([]byte, len(id)+linkSecretBytes)
	copied := copy(raw, id[:])
	_, _ = rand.Read(raw[copied:]) // Never fails: crypto/rand ends the program instead.
	sum := sha256.Sum256(raw[copied:])
	return base64.RawURLEncoding.EncodeToString(raw), sum[:]
}

// parseLink undoes newLink. Sound is false for what we cannot have written.
func parseLink(token string) (id uuid.UUID, secretHash []byte, sound bool) {
	if len(token) != base64.RawURLEncoding.EncodedLen(len(id)+linkSecretBytes) {
		return id, nil, false
	}
	raw, err := base64.RawURLEncoding.DecodeString(token)
	if err != nil {
		return id, nil, false
	}
	secret := raw[copy(id[:], raw):]
	sum := sha256.Sum256(secret)
	return id, sum[:], true
}

// linkTo is the address that a letter's button leads to.
func (s *Service) linkTo(path, token string) string {
	return s.office.Links.Member + path + "?token=" + url.QueryEscape(token)
}

// mail asks for a letter with a link to an address of the member's, in the caller's transaction.
func (s *Service) mail(ctx context.Context, tx pgx.Tx, member uuid.UUID, purpose, address string) error {
	id, err := s.q.CreateMailedToken(ctx, tx, store.CreateMailedTokenParams{MemberID: member, Purpose: purpose, Email: address})
	if err != nil {
		return fmt.Errorf("make a link: %w", err)
	}
	kind := confirmKind
	if purpose == purposeChange {
		kind = changeKind
	}
	return s.queue(ctx, tx, kind, id)
}

// void ends the member's links of these purposes that nobody followed yet, but for one that is given.
func (s *Service) void(ctx context.Context, tx pgx.Tx, member uuid.UUID, but *uuid.UUID, purposes ...string) error {
	err := s.q.VoidMailedTokens(ctx, tx, store.VoidMailedTokensParams{MemberID: member, Purposes: purposes, Kept: but})
	if err != nil {
		return fmt.Errorf("end earlier links: %w", err)
	}
	return nil
}

// follow finds what a link leads to, followed before or not. It returns fault.ErrGone for one that we never wrote.
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

// use marks a link as followed, in the caller's transaction. It returns fault.ErrGone for one that is used or over.
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
