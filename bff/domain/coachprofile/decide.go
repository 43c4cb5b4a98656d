package coachprofile

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

const (
	approved = "approved"
	rejected = "rejected"
	// changesMost is the maximum page size.
	changesMost = 50
)

// CredentialChange is a pending change as an administrator sees it.
type CredentialChange struct {
	ID        uuid.UUID
	CoachID   identity.CoachID
	CoachName string
	// Current is the published list, and Proposed the coach's new one.
	Current, Proposed []Credential
	CreatedAt         time.Time
}

// CredentialChanges is a page of pending changes.
type CredentialChanges struct {
	Items []CredentialChange
	// Next is the After of the next page; empty on the last page.
	Next string
}

// PendingCredentialChanges returns the changes that wait for a decision, oldest first. The caller must be an
// administrator. After is the previous page's Next, or empty. Limit 0 means the maximum. Returns *fault.Invalid for an
// invalid After.
func (s *Service) PendingCredentialChanges(ctx context.Context, _ identity.AdministratorID, after string, limit int) (CredentialChanges, error) {
	if limit <= 0 || limit > changesMost {
		limit = changesMost
	}
	params := store.PendingCredentialChangesParams{MaxRows: int32(limit + 1)}
	if after != "" {
		at, id, err := readPlace(after)
		if err != nil {
			return CredentialChanges{}, fault.Field("after", copy.Portfolio.ChangeNotFound)
		}
		params.AfterAt, params.AfterID = &at, &id
	}
	rows, err := s.q.PendingCredentialChanges(ctx, s.pool, params)
	if err != nil {
		return CredentialChanges{}, fmt.Errorf("list pending changes: %w", err)
	}
	page := CredentialChanges{Items: make([]CredentialChange, 0, min(len(rows), limit))}
	if len(rows) > limit {
		rows = rows[:limit]
		page.Next = writePlace(rows[limit-1].CreatedAt, rows[limit-1].ID)
	}
	coaches := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		coaches[i] = row.CoachID
	}
	given, err := s.q.CredentialsOfEach(ctx, s.pool, coaches)
	if err != nil {
		return CredentialChanges{}, fmt.Errorf("read credentials: %w", err)
	}
	current := map[uuid.UUID][]Credential{}
	for _, row := range given {
		current[row.CoachID] = append(current[row.CoachID], credentialFrom(row))
	}
	for _, row := range rows {
		proposed, err := listed(row.Credentials)
		if err != nil {
			return CredentialChanges{}, err
		}
		page.Items = append(page.Items, CredentialChange{
			ID: row.ID, CoachID: identity.CoachID(row.CoachID), CoachName: row.Name, Current: current[row.CoachID], Proposed: proposed,
			CreatedAt: row.CreatedAt,
		})
	}
	return page, nil
}

// CountCredentialChanges returns the number of pending changes. The caller must be an administrator.
func (s *Service) CountCredentialChanges(ctx context.Context, _ identity.AdministratorID) (int, error) {
	count, err := s.q.CountPendingCredentialChanges(ctx, s.pool)
	if err != nil {
		return 0, fmt.Errorf("count pending changes: %w", err)
	}
	return int(count), nil
}

// DecideCredentials publishes a change or rejects it with a reason. The caller must be an administrator, and not about
// themselves. The decision and its audit record are one transaction; note, which may be nil, runs in it to notify the
// coach. The first of concurrent decisions wins. Returns *fault.NotFound for an unknown change, *fault.Conflict for
// one that was decided or withdrawn, *fault.Invalid on "reason", and *fault.Forbidden for the administrator's own.
func (s *Service) DecideCredentials(
	ctx context.Context, by identity.AdministratorID, id uuid.UUID, approve bool, reason string,
	note func(ctx context.Context, tx pgx.Tx, coach identity.CoachID) error,
) error {
	said := struct{ Reason string }{reason}
	if err := forms.CredentialDecision.Clean(&said); err != nil {
		return err
	}
	if !approve && said.Reason == "" {
		return fault.Field("reason", copy.Portfolio.ReasonRequired)
	}
	change, err := s.q.CredentialChange(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return &fault.NotFound{Message: copy.Portfolio.ChangeNotFound}
	}
	if err != nil {
		return fmt.Errorf("find the change: %w", err)
	}
	coach := identity.CoachID(change.CoachID)
	if by.UUID() == change.CoachID {
		return &fault.Forbidden{Message: copy.Portfolio.OwnCredentials}
	}
	owner := mailbox.CoachOwner(coach)
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		held, err := s.lock(ctx, tx, coach)
		if err != nil {
			return err
		}
		decision, action := rejected, audit.RejectedCredentials
		if approve {
			decision, action = approved, audit.ApprovedCredentials
		}
		rows, err := s.q.DecideCredentialChange(ctx, tx, store.DecideCredentialChangeParams{
			ID: id, DecidedBy: by.UUID(), Decision: decision, Reason: said.Reason,
		})
		if err != nil {
			return fmt.Errorf("decide a change: %w", err)
		}
		if rows == 0 {
			return &fault.Conflict{Message: copy.Portfolio.ChangeDecided}
		}
		if approve {
			if err := s.replace(ctx, tx, change); err != nil {
				return err
			}
		}
		act := audit.Act{
			Action: action, SubjectKind: audit.SubjectCoach, SubjectID: change.CoachID.String(), Detail: map[string]string{"name": held.Name},
		}
		if said.Reason != "" {
			act.Detail["reason"] = said.Reason
		}
		if err := audit.Record(ctx, tx, &by, act); err != nil {
			return err
		}
		if note != nil {
			if err := note(ctx, tx, coach); err != nil {
				return err
			}
		}
		return mailbox.Append(ctx, tx, owner, mailbox.KindUser)
	})
	if err != nil {
		return err
	}
	mailbox.Wake(s.waker, owner)
	return nil
}

// replace publishes a change's list instead of the current one.
func (s *Service) replace(ctx context.Context, tx pgx.Tx, change store.CredentialChange) error {
	list, err := listed(change.Credentials)
	if err != nil {
		return err
	}
	added := store.AddCredentialsParams{CoachID: change.CoachID, CheckedOn: pgtype.Date{Time: s.now().UTC(), Valid: true}}
	for _, c := range list {
		year := 0
		if c.Year != nil {
			year = *c.Year
		}
		added.Titles, added.Issuers, added.Years = append(added.Titles, c.Title), append(added.Issuers, c.Issuer), append(added.Years, int16(year))
	}
	if err := s.q.DeleteCredentials(ctx, tx, change.CoachID); err != nil {
		return fmt.Errorf("delete the old credentials: %w", err)
	}
	if len(list) == 0 {
		return nil
	}
	if err := s.q.AddCredentials(ctx, tx, added); err != nil {
		return fmt.Errorf("store the new credentials: %w", err)
	}
	return nil
}

// writePlace encodes a position in the list, the time and id of a change, in URL-safe characters.
func writePlace(at time.Time, id uuid.UUID) string {
	return base64.RawURLEncoding.EncodeToString([]byte(at.UTC().Format(time.RFC3339Nano) + " " + id.String()))
}

func readPlace(place string) (time.Time, uuid.UUID, error) {
	raw, err := base64.RawURLEncoding.DecodeString(place)
	if err != nil {
		return time.Time{}, uuid.Nil, err
	}
	when, which, _ := strings.Cut(string(raw), " ")
	at, err := time.Parse(time.RFC3339Nano, when)
	if err != nil {
		return time.Time{}, uuid.Nil, err
	}
	id, err := uuid.Parse(which)
	return at, id, err
}
