// Package audit is the log of actions of administrators and people on call. It is append-only: the database rejects
// changes and deletions. It contains cases and crises by id, never members.
package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// The actions that are recorded.
const (
	// CreatedAdministrator and RemovedAdministrator are about a coach portal's account.
	CreatedAdministrator = "administrator.create"
	RemovedAdministrator = "administrator.remove"
	// OpenedCrisis, ReadCrisis, WroteInCrisis and ClosedCrisis are about a crisis that a person on call opened.
	OpenedCrisis  = "crisis.open"
	ReadCrisis    = "crisis.look"
	WroteInCrisis = "crisis.write"
	ClosedCrisis  = "crisis.close"
	// ClaimedCase, ReleasedCase and DecidedCase are about a case of the community.
	ClaimedCase  = "case.claim"
	ReleasedCase = "case.release"
	DecidedCase  = "case.decide"
	// Actions about coaches.
	InvitedCoach      = "coach.invite"
	InvitedCoachAgain = "coach.invite-again"
	VerifiedCoach     = "coach.verify"
	RejectedCoach     = "coach.reject"
	ActivatedCoach    = "coach.activate"
	DeactivatedCoach  = "coach.deactivate"
	ReleasedClients   = "coach.release-clients"
	ResetSecondFactor = "coach.second-factor-reset"
	// RetriedPayment and DismissedPayment are about a payment notice that could not be applied.
	RetriedPayment   = "payment.retry"
	DismissedPayment = "payment.dismiss"
	// ApprovedCredentials and RejectedCredentials are about a coach's requested change.
	ApprovedCredentials = "credentials.approve"
	RejectedCredentials = "credentials.reject"
	// HandledInbox, ReopenedInbox and ExportedInbox are about visitors' messages, applications and signups.
	HandledInbox  = "inbox.handle"
	ReopenedInbox = "inbox.reopen"
	ExportedInbox = "inbox.export"
	// RetriedJob and DiscardedJob are about a discarded job.
	RetriedJob   = "job.retry"
	DiscardedJob = "job.discard"
	// ChangedRota is about a block of the on-call rota.
	ChangedRota = "rota.change"
)

// The kinds of subjects.
const (
	SubjectCase    = "case"
	SubjectCoach   = "coach"
	SubjectPayment = "payment"
	SubjectInbox   = "inbox"
	SubjectJob     = "job"
	SubjectCrisis  = "crisis"
	SubjectRota    = "rota"
)

// Act is an action with its subject.
type Act struct {
	Action, SubjectKind, SubjectID string
	// Detail has more data, by name. It never identifies a member of the community. It may be nil.
	Detail map[string]string
}

// Record adds an action to the log in the caller's transaction, so that neither exists without the other. By is nil
// for the command line.
func Record(ctx context.Context, tx store.DBTX, by *identity.AdministratorID, act Act) error {
	if by == nil {
		return record(ctx, tx, nil, act)
	}
	actor := by.UUID()
	return record(ctx, tx, &actor, act)
}

// RecordFor is Record for a person on call, who need not be an administrator.
func RecordFor(ctx context.Context, tx store.DBTX, by identity.CoachID, act Act) error {
	actor := by.UUID()
	return record(ctx, tx, &actor, act)
}

func record(ctx context.Context, tx store.DBTX, actor *uuid.UUID, act Act) error {
	if act.Detail == nil {
		act.Detail = map[string]string{}
	}
	detail, err := json.Marshal(act.Detail)
	if err != nil {
		return fmt.Errorf("encode an audit record: %w", err)
	}
	params := store.RecordAuditParams{
		ActorID: actor, Action: act.Action, SubjectKind: act.SubjectKind, SubjectID: act.SubjectID, Detail: detail,
	}
	if err := store.New().RecordAudit(ctx, tx, params); err != nil {
		return fmt.Errorf("add an audit record: %w", err)
	}
	return nil
}

// Entry is a record of the log.
type Entry struct {
	// ID grows with every record.
	ID int64
	// Actor is the name of the person who acted; empty for the command line.
	Actor string
	Act
	CreatedAt time.Time
}

// Page is a part of the log, newest first.
type Page struct {
	Entries []Entry
	// Earlier is the id for the next page; 0 on the last page.
	Earlier int64
}

// Service reads the log.
type Service struct {
	pool *pgxpool.Pool
	q    *store.Queries
}

// New makes the service.
func New(pool *pgxpool.Pool) *Service { return &Service{pool: pool, q: store.New()} }

// List returns a page of the log, newest first: the first page, or the entries before this id (0 for none). The caller
// must be an administrator. Limit 0 means copy.Limits.AuditPerPage, which is also the maximum.
func (s *Service) List(ctx context.Context, _ identity.AdministratorID, before int64, limit int) (Page, error) {
	if limit <= 0 || limit > copy.Limits.AuditPerPage {
		limit = copy.Limits.AuditPerPage
	}
	params := store.ListAuditParams{MaxRows: int32(limit + 1)}
	if before > 0 {
		params.Before = &before
	}
	rows, err := s.q.ListAudit(ctx, s.pool, params)
	if err != nil {
		return Page{}, fmt.Errorf("read the audit log: %w", err)
	}
	page := Page{Entries: make([]Entry, 0, len(rows))}
	if len(rows) > limit {
		rows = rows[:limit]
		page.Earlier = rows[limit-1].ID
	}
	for _, row := range rows {
		entry := Entry{ID: row.ID, Actor: row.Actor, CreatedAt: row.CreatedAt, Act: Act{
			Action: row.Action, SubjectKind: row.SubjectKind, SubjectID: row.SubjectID,
		}}
		if err := json.Unmarshal(row.Detail, &entry.Detail); err != nil {
			return Page{}, fmt.Errorf("decode audit record %d: %w", row.ID, err)
		}
		page.Entries = append(page.Entries, entry)
	}
	return page, nil
}
