package companion

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Sender is the author of a message in a talk.
type Sender string

// FromNotice marks the product's notice that the companion is a program.
const (
	FromMember    Sender = "member"
	FromCompanion Sender = "companion"
	FromNotice    Sender = "notice"
)

// Message is one message of a talk. Seq counts from 1. Safety is the detector's result for the member's text.
type Message struct {
	ID        uuid.UUID
	Seq       int64
	Text      string
	From      Sender
	Safety    safety.Tier
	CreatedAt time.Time
	// Actions are what the member can do next, offered below a reply (see actions.go).
	Actions []Action
}

// Options are the service's dependencies.
type Options struct {
	Pool *pgxpool.Pool
	// Waker wakes the member's streams, and may be nil.
	Waker mailbox.Waker
	// Queue is for reminders of exercises; its registry must have Tasks.
	Queue tasks.Queue
	// Risk keeps the members' states, and has the second reader; nil makes one without.
	Risk *risk.Service
	// Model answers instead of the built-in provider; nil for none.
	Model languagemodel.Model
	// Results counts the model's results; nil makes one that logs to Logger.
	Results *languagemodel.Results
	// Exercises are the guided exercises that the model may name.
	Exercises []Exercise
	// Budget limits one member's use of the model per day.
	Budget Budget
	// Pause is the time before the first piece of an answer, and Beat the time per word. Poll is the interval at which
	// the answer of another process is read; zero means half a second.
	Pause, Beat, Poll time.Duration
	// Logger logs failures of the model, and never a text. Nil logs nothing.
	Logger *slog.Logger
}

// Service stores the talks and generates the answers.
type Service struct {
	pool    *pgxpool.Pool
	q       *store.Queries
	risk    *risk.Service
	options Options
	results *languagemodel.Results
	logger  *slog.Logger

	// base is the context of running answers, which outlive their requests.
	base context.Context
	end  context.CancelFunc

	mu      sync.Mutex
	ending  bool
	running map[talkKey]*answering
	answers sync.WaitGroup
}

// talkKey identifies a talk.
type talkKey struct {
	member    identity.MemberID
	companion string
}

// New makes the service. Finish ends it.
func New(o Options) *Service {
	s := &Service{pool: o.Pool, q: store.New(), risk: o.Risk, results: o.Results, options: o, logger: o.Logger, running: map[talkKey]*answering{}}
	if s.results == nil {
		s.results = languagemodel.NewResults(o.Pool, o.Logger)
	}
	if s.risk == nil {
		s.risk = risk.New(o.Pool, o.Waker, risk.WithResults(s.results))
	}
	if s.options.Poll <= 0 {
		s.options.Poll = 500 * time.Millisecond
	}
	if s.logger == nil {
		s.logger = slog.New(slog.DiscardHandler)
	}
	s.base, s.end = context.WithCancel(context.Background())
	return s
}

// Finish ends the running answers: those without text yet are answered by the built-in provider at once, and those
// that stream keep their text so far. It returns when all are stored or ctx ends; unstored answers are generated when
// the member comes back.
func (s *Service) Finish(ctx context.Context) {
	s.mu.Lock()
	s.ending = true
	s.mu.Unlock()
	s.end()
	done := make(chan struct{})
	go func() {
		s.answers.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-ctx.Done():
	}
}

// Periodic returns the periodic tasks about companions.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: "prune-companion-usage", Interval: 24 * time.Hour, Run: func(ctx context.Context) error {
		if err := s.results.Prune(ctx); err != nil {
			return err
		}
		return s.q.PruneCompanionUsage(ctx, s.pool)
	}}}
}

// Listed is a companion as one member sees it.
type Listed struct {
	copy.Companion
	// Locked companions do not answer this member; earlier messages stay readable.
	Locked bool
	// LastMessageAt is nil before the first message.
	LastMessageAt *time.Time
}

// List returns the companions in their order. The caller must be the member.
func (s *Service) List(ctx context.Context, me identity.Member) ([]Listed, error) {
	given, err := membership.Entitlements(ctx, s.pool, me.ID, me.PricingVariant, time.Now())
	if err != nil {
		return nil, err
	}
	talks, err := s.q.CompanionTalks(ctx, s.pool, me.ID.UUID())
	if err != nil {
		return nil, fmt.Errorf("find companion talks: %w", err)
	}
	last := map[string]*time.Time{}
	for _, talk := range talks {
		last[talk.Companion] = talk.LastMessageAt
	}
	var all []Listed
	for _, c := range copy.CompanionsIn(copy.For(ctx)) {
		all = append(all, Listed{Companion: c, Locked: c.Premium && !given.Companions, LastMessageAt: last[c.Code]})
	}
	return all, nil
}

// Page selects messages: the newest Limit, or those before a number.
type Page struct {
	Before int64
	Limit  int
}

// Talk is a page of a talk, oldest message first. Earlier is the number before which the previous page ends; 0 if this
// page has the first message. NoticeDue is true if the screen must show that the companion is a program before the
// member writes; it is set on the newest page.
type Talk struct {
	Messages  []Message
	Earlier   int64
	NoticeDue bool
}

// History returns a page of the member's talk, also with a companion that no longer answers them. The caller must be
// the member. Returns *fault.NotFound for an unknown companion.
func (s *Service) History(ctx context.Context, member identity.MemberID, code string, page Page) (Talk, error) {
	if _, known := copy.CompanionOf(code); !known {
		return Talk{}, errNoCompanion()
	}
	limit := page.Limit
	if limit <= 0 {
		limit = copy.Limits.CompanionMessagesPerPage
	}
	rows, err := s.before(ctx, s.pool, talkKey{member, code}, page.Before, limit+1)
	if err != nil {
		return Talk{}, err
	}
	var talk Talk
	if len(rows) > limit {
		rows = rows[len(rows)-limit:]
		talk.Earlier = rows[0].Seq
	}
	for _, row := range rows {
		talk.Messages = append(talk.Messages, messageOf(row))
	}
	if page.Before <= 0 {
		if talk.NoticeDue, err = s.noticeDue(ctx, member, code, time.Now()); err != nil {
			return Talk{}, err
		}
	}
	return talk, nil
}

// newest is larger than any message's number.
const newest = 1 << 62

// before returns at most limit messages before seq, oldest first; 0 means the end of the talk.
func (s *Service) before(ctx context.Context, db store.DBTX, key talkKey, seq int64, limit int) ([]store.CompanionMessage, error) {
	if seq <= 0 {
		seq = newest
	}
	rows, err := s.q.CompanionMessagesBefore(ctx, db, store.CompanionMessagesBeforeParams{
		MemberID: key.member.UUID(), Companion: key.companion, Before: seq, MaxRows: int32(limit),
	})
	if err != nil {
		return nil, fmt.Errorf("read a companion talk: %w", err)
	}
	for i, j := 0, len(rows)-1; i < j; i, j = i+1, j-1 {
		rows[i], rows[j] = rows[j], rows[i]
	}
	return rows, nil
}

// Delete deletes the member's talk at once and for good; a running answer is dropped. Returns *fault.NotFound for an
// unknown companion.
func (s *Service) Delete(ctx context.Context, member identity.MemberID, code string) error {
	if _, known := copy.CompanionOf(code); !known {
		return errNoCompanion()
	}
	// Looked up first: an answer that starts afterwards may belong to a message after the deletion.
	s.mu.Lock()
	running := s.running[talkKey{member, code}]
	s.mu.Unlock()
	err := s.q.DeleteCompanionTalk(ctx, s.pool, store.DeleteCompanionTalkParams{MemberID: member.UUID(), Companion: code})
	if err != nil {
		return fmt.Errorf("delete a companion talk: %w", err)
	}
	if running != nil {
		running.stop()
	}
	return nil
}

func errNoCompanion() error { return &fault.NotFound{Message: copy.CompanionAnswers.NotFound} }

func messageOf(row store.CompanionMessage) Message {
	m := Message{ID: row.ID, Seq: row.Seq, Text: row.Text, From: Sender(row.Sender), CreatedAt: row.CreatedAt, Actions: actionsOf(row.Actions)}
	if row.Safety != nil {
		m.Safety = safety.Tier(*row.Safety)
	}
	return m
}
