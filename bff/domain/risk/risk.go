package risk

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service reads and changes risk states.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	now   func() time.Time

	second     SecondReader
	results    *languagemodel.Results
	background background
}

// Option changes a new service.
type Option func(*Service)

// WithSecondReader adds a second reader of texts.
func WithSecondReader(reader SecondReader) Option {
	return func(s *Service) { s.second = reader }
}

// WithResults counts failures of the detector and the results of the second reader there.
func WithResults(results *languagemodel.Results) Option {
	return func(s *Service) { s.results = results }
}

// New makes the service. The waker wakes the member's streams, and may be nil. Finish ends it.
func New(pool *pgxpool.Pool, waker mailbox.Waker, options ...Option) *Service {
	s := &Service{pool: pool, q: store.New(), waker: waker, now: time.Now, results: languagemodel.NewResults(pool, nil)}
	for _, option := range options {
		option(s)
	}
	return s
}

// Of returns a member's status now. The caller must be the member.
func (s *Service) Of(ctx context.Context, member identity.MemberID) (Status, error) {
	return s.In(ctx, s.pool, member)
}

// In is Of in a transaction.
func (s *Service) In(ctx context.Context, tx store.DBTX, member identity.MemberID) (Status, error) {
	row, err := s.q.RiskState(ctx, tx, member.UUID())
	return s.statusOf(row, err)
}

// Noted is the result of a text: the status, and whether the member's screens must refetch it.
type Noted struct {
	Status  Status
	Changed bool
}

// Matters reports whether a text with this verdict can change the member's status: it has a sign, or an earlier text
// had one. Without, the caller can store the text without a transaction. Within one, db is that transaction: a second
// connection could wait for the first.
func (s *Service) Matters(ctx context.Context, db store.DBTX, member identity.MemberID, v safety.Verdict) (bool, error) {
	s.countFailure(ctx, v)
	if v.Quiet {
		return true, nil
	}
	_, err := s.q.RiskState(ctx, db, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return false, nil
	}
	return err == nil, wrap(err)
}

// Note changes the status for a member's text, in the transaction that stores the text. It locks the member's risk
// state, which comes after the member and before any conversation in the lock order of package mailbox. After its
// other writes the caller calls Tell, and wakes the member after the commit.
func (s *Service) Note(ctx context.Context, tx pgx.Tx, member identity.MemberID, v safety.Verdict) (Noted, error) {
	return s.change(ctx, tx, member, func(status Status, now time.Time) Status { return status.heard(v, now) })
}

// Raise changes the status for a text that is no message: a post, a page of the journal, a goal. Such texts are saved
// again and again, so it can only raise the state. The caller calls it before storing, so that help appears even if the
// text cannot be stored. A nil service keeps no states.
func (s *Service) Raise(ctx context.Context, member identity.MemberID, v safety.Verdict) error {
	if s == nil {
		return nil
	}
	s.countFailure(ctx, v)
	if v.Tier == safety.None {
		return nil
	}
	_, err := s.changeAlone(ctx, member, raisedBy(v))
	return err
}

// Tell appends the event after which the member's screens refetch the status, if it changed.
func (n Noted) Tell(ctx context.Context, tx pgx.Tx, member identity.MemberID) error {
	if !n.Changed {
		return nil
	}
	return mailbox.Append(ctx, tx, mailbox.MemberOwner(member), mailbox.KindRisk)
}

// Answer stores the answer to the direct question and returns the status. The caller must be the member. Outside of
// Ask it changes nothing. Returns *fault.Invalid for an unknown answer.
func (s *Service) Answer(ctx context.Context, member identity.MemberID, answer Answer) (Status, error) {
	if !slices.Contains([]Answer{Yes, Sometimes, No, Declined}, answer) {
		return Status{}, fault.Field("answer", copy.Risk.UnknownAnswer)
	}
	return s.changeAlone(ctx, member, func(status Status, now time.Time) Status { return status.answered(answer, now) })
}

// Report stores the member's statement about the state and returns the status. The caller must be the member. A report
// that does not fit the state changes nothing. Returns *fault.Invalid for an unknown report.
func (s *Service) Report(ctx context.Context, member identity.MemberID, report Report) (Status, error) {
	if !slices.Contains([]Report{Safe, Easier, Same, Harder}, report) {
		return Status{}, fault.Field("report", copy.Risk.UnknownReport)
	}
	return s.changeAlone(ctx, member, func(status Status, now time.Time) Status { return status.reported(report, now) })
}

// Guided stores what a companion did in its reply: the answer or report that it read in the member's text (empty for
// none), and whether it asks the direct question or offers the next step. It runs as Note does, and after it.
func (s *Service) Guided(ctx context.Context, tx pgx.Tx, member identity.MemberID, g Guidance) (Noted, error) {
	return s.change(ctx, tx, member, func(status Status, now time.Time) Status {
		if g.Answer != Unanswered {
			status = status.answered(g.Answer, now)
		}
		if g.Report != "" {
			status = status.reported(g.Report, now)
		}
		if g.Asked {
			status.Asked++
		}
		if g.Step {
			status.Steps++
		}
		return status
	})
}

// Guidance is what a companion read in a text and did in its reply.
type Guidance struct {
	Answer      Answer
	Report      Report
	Asked, Step bool
}

func (s *Service) changeAlone(ctx context.Context, member identity.MemberID, to func(Status, time.Time) Status) (Status, error) {
	var noted Noted
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) (err error) {
		if noted, err = s.change(ctx, tx, member, to); err != nil {
			return err
		}
		return noted.Tell(ctx, tx, member)
	})
	if err == nil && noted.Changed {
		mailbox.Wake(s.waker, mailbox.MemberOwner(member))
	}
	return noted.Status, err
}

func (s *Service) change(ctx context.Context, tx pgx.Tx, member identity.MemberID, to func(Status, time.Time) Status) (Noted, error) {
	row, err := s.q.LockRiskState(ctx, tx, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		// The member was deleted.
		return Noted{Status: Status{State: None}}, nil
	}
	before, err := s.statusOf(row, err)
	if err != nil {
		return Noted{}, err
	}
	now := s.now().UTC()
	after := to(before, now)
	noted := Noted{Status: after, Changed: shown(before) != shown(after)}
	if after == before {
		return noted, nil
	}
	err = s.q.SetRiskState(ctx, tx, store.SetRiskStateParams{
		MemberID: member.UUID(), State: string(after.State), Kind: string(after.Kind), Since: after.Since, SignedAt: after.SignedAt,
		Answer: string(after.Answer), Asked: int16(after.Asked), Steps: int16(after.Steps), Quiet: int16(after.quiet), Weak: int16(after.weak),
	})
	return noted, wrap(err)
}

// shown is the part of a status that screens show.
func shown(s Status) Status {
	return Status{State: s.State, Kind: s.Kind, Since: s.Since, SignedAt: s.SignedAt, Answer: s.Answer, Asked: min(s.Asked, 1)}
}

// statusOf returns the status of a row as of now; that of a missing row is None.
func (s *Service) statusOf(row store.RiskState, err error) (Status, error) {
	if errors.Is(err, pgx.ErrNoRows) {
		return Status{State: None}, nil
	}
	if err != nil {
		return Status{}, wrap(err)
	}
	return Status{
		State: State(row.State), Kind: safety.Kind(row.Kind), Since: row.Since.UTC(), SignedAt: row.SignedAt.UTC(), Answer: Answer(row.Answer),
		Asked: int(row.Asked), Steps: int(row.Steps), quiet: int(row.Quiet), weak: uint8(row.Weak),
	}.at(s.now()), nil
}

func wrap(err error) error {
	if err != nil {
		return fmt.Errorf("risk state: %w", err)
	}
	return nil
}
