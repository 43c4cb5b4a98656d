package oncall

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/safety"
	"aangan/db/grams"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Act is what someone did about a case: was alerted, or opened it.
type Act struct {
	Name string
	// You is true for the caller.
	You bool
	At  time.Time
}

// Look is an opening of a case with its reason.
type Look struct {
	Act
	// Reason is a code of copy.OnCallReasons; Detail may be empty.
	Reason, Detail string
}

// Waiting is an open case, without the member, their words and their place.
type Waiting struct {
	ID  uuid.UUID
	Why Why
	// Written is the time of the first waiting words, and Passed the time at which the people on call got the case.
	Written, Passed time.Time
	Tier            safety.Tier
	// Opened is true if the caller has opened it.
	Opened bool
	// Alerted and Looks are the people, the earliest first.
	Alerted []Act
	Looks   []Act
}

// FirstLooks measures the time from urgent words to the first look at them, by their coach or on call.
type FirstLooks struct {
	// Crises is the number of measured crises; the times are zero without any.
	Crises          int64
	Median, Slowest time.Duration
}

// Closed is a closed crisis, without the member.
type Closed struct {
	Written time.Time
	// FirstLook is nil, and LookedBy empty, if it was not recorded. LookedBy is coach or on_call.
	FirstLook *time.Time
	LookedBy  string
	Outcome   string
	Tier      safety.Tier
}

// Page is the content of the on-call page: the open cases, the longest wait first, and the latest closed crises.
type Page struct {
	Status  Status
	Waiting []Waiting
	Looks   FirstLooks
	Closed  []Closed
}

// List returns the on-call page. Only people on call now see all open cases; others on the rota see those that they
// were alerted about or have opened. Returns *fault.Forbidden for anyone else.
func (s *Service) List(ctx context.Context, me identity.Coach) (Page, error) {
	status, err := s.authorize(ctx, me)
	if err != nil {
		return Page{}, err
	}
	page := Page{Status: status}
	if page.Waiting, err = s.waiting(ctx, me, status.Now); err != nil {
		return Page{}, err
	}
	if page.Looks, err = s.FirstLooks(ctx); err != nil {
		return Page{}, err
	}
	rows, err := s.q.ClosedCrises(ctx, s.pool, store.ClosedCrisesParams{Days: int32(copy.Limits.OnCallClosedDays), MaxRows: int32(copy.Limits.OnCallClosedMax)})
	if err != nil {
		return Page{}, fmt.Errorf("list closed crises: %w", err)
	}
	page.Closed = make([]Closed, len(rows))
	for i, row := range rows {
		page.Closed[i] = Closed{Written: row.OpenedAt, FirstLook: row.LookedAt, LookedBy: row.LookedBy, Outcome: row.Outcome, Tier: safety.Tier(row.Tier)}
	}
	return page, nil
}

// FirstLooks returns the figures of the last copy.Limits.OnCallFirstLookDays days. It has no names.
func (s *Service) FirstLooks(ctx context.Context) (FirstLooks, error) {
	row, err := s.q.FirstLooks(ctx, s.pool, int32(copy.Limits.OnCallFirstLookDays))
	if err != nil {
		return FirstLooks{}, fmt.Errorf("measure first looks: %w", err)
	}
	seconds := func(n float64) time.Duration { return time.Duration(n * float64(time.Second)) }
	return FirstLooks{Crises: row.Crises, Median: seconds(row.Median), Slowest: seconds(row.Slowest)}, nil
}

func (s *Service) waiting(ctx context.Context, me identity.Coach, everything bool) ([]Waiting, error) {
	rows, err := s.q.OnCallCases(ctx, s.pool, store.OnCallCasesParams{CoachID: me.ID.UUID(), Everything: everything, MaxRows: int32(copy.Limits.OnCallShown)})
	if err != nil {
		return nil, fmt.Errorf("list crises on call: %w", err)
	}
	ids, found := make([]uuid.UUID, len(rows)), make([]Waiting, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
		found[i] = Waiting{
			ID: row.ID, Why: Why(row.Why), Written: row.WrittenAt, Passed: row.CreatedAt, Tier: safety.Tier(row.Tier), Opened: row.Opened,
			Alerted: []Act{}, Looks: []Act{},
		}
	}
	alerts, err := s.q.OnCallAlertsOf(ctx, s.pool, ids)
	if err != nil {
		return nil, fmt.Errorf("list alerts: %w", err)
	}
	looks, err := s.q.OnCallLooksOf(ctx, s.pool, ids)
	if err != nil {
		return nil, fmt.Errorf("list looks: %w", err)
	}
	own := me.ID.UUID()
	for _, row := range alerts {
		one := &found[slices.Index(ids, row.CaseID)]
		one.Alerted = append(one.Alerted, Act{Name: row.Name, You: row.CoachID == own, At: row.CreatedAt})
	}
	for _, row := range looks {
		one := &found[slices.Index(ids, row.CaseID)]
		one.Looks = append(one.Looks, Act{Name: row.Name, You: row.CoachID == own, At: row.OpenedAt})
	}
	return found, nil
}

// Reason is why a person opens a case; see forms.OnCallOpening for the rules.
type Reason struct {
	// Reason is a code of copy.OnCallReasons. Detail is required for other.
	Reason, Detail string
}

// otherReason is the reason that needs a detail.
const otherReason = "other"

// Open gives the caller access to a case's conversation until the crisis is closed. The caller must be on call now, or
// have been alerted about this case. It is recorded in the audit log without the caller's own words, the member and
// their coach read a note about it in the conversation, and it counts as a look at the crisis. A repeat changes
// nothing. Returns *fault.Invalid for an unknown reason or a detail that breaks the rules, and *fault.NotFound for an
// unknown or closed case, and for anyone else.
func (s *Service) Open(ctx context.Context, me identity.Coach, id uuid.UUID, reason Reason) error {
	if err := forms.OnCallOpening.Clean(&reason); err != nil {
		return err
	}
	if reason.Reason == otherReason && reason.Detail == "" {
		return fault.Field("detail", copy.OnCallAnswers.DetailRequired)
	}
	if err := s.mayOpen(ctx, me, id); err != nil {
		return err
	}
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		opened, err := s.lockCase(ctx, tx, id)
		if err != nil {
			return err
		}
		added, err := s.q.AddOnCallLook(ctx, tx, store.AddOnCallLookParams{CaseID: id, CoachID: me.ID.UUID(), Reason: reason.Reason, Detail: reason.Detail})
		if err != nil || added == 0 {
			return err
		}
		act := audit.Act{Action: audit.OpenedCrisis, SubjectKind: audit.SubjectCrisis, SubjectID: id.String(), Detail: map[string]string{"why": reason.Reason}}
		if err := audit.RecordFor(ctx, tx, me.ID, act); err != nil {
			return err
		}
		ids, err := s.q.AppendOnCallEvents(ctx, tx, store.AppendOnCallEventsParams{CaseID: id, Also: []uuid.UUID{opened.CoachID}})
		if err != nil {
			return fmt.Errorf("append on-call events: %w", err)
		}
		member := identity.MemberID(opened.MemberID)
		if _, err := notification.Add(ctx, tx, member, notification.TypeMessage, copy.OnCallNotes.BellTitle, copy.OnCallNotes.BellText); err != nil {
			return err
		}
		woken = append(woken, mailbox.MemberOwner(member))
		for _, coach := range ids {
			woken = append(woken, mailbox.CoachOwner(identity.CoachID(coach)))
		}
		return s.note(ctx, tx, opened)
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return errNoCase()
	}
	if err != nil {
		return fmt.Errorf("open a crisis on call: %w", err)
	}
	mailbox.Wake(s.waker, woken...)
	return nil
}

// mayOpen returns *fault.NotFound unless the caller is on call now or was alerted about the case.
func (s *Service) mayOpen(ctx context.Context, me identity.Coach, id uuid.UUID) error {
	if me.Role == identity.RoleAdministrator && me.AdministratorRefusal() != nil {
		return errNoCase()
	}
	now, err := s.isOnCall(ctx, me)
	if err != nil || now {
		return err
	}
	alerted, err := s.q.IsAlertedOnCall(ctx, s.pool, store.IsAlertedOnCallParams{CaseID: id, CoachID: me.ID.UUID()})
	if err != nil {
		return fmt.Errorf("find an alert: %w", err)
	}
	if !alerted || !me.Open() {
		return errNoCase()
	}
	return nil
}

// lockCase locks the member and the conversation of an open case. Returns pgx.ErrNoRows if it is closed.
func (s *Service) lockCase(ctx context.Context, tx pgx.Tx, id uuid.UUID) (store.OnCallCaseRow, error) {
	found, err := s.q.OnCallCase(ctx, tx, id)
	if err != nil {
		return found, err
	}
	if _, err := s.q.LockMember(ctx, tx, found.MemberID); err != nil {
		return found, err
	}
	// Under the member's lock the case no longer moves to another conversation.
	if found, err = s.q.OnCallCase(ctx, tx, id); err != nil {
		return found, err
	}
	if _, err := s.q.LockConversation(ctx, tx, found.ConversationID); err != nil {
		return found, err
	}
	return s.q.OnCallCase(ctx, tx, id)
}

// note writes the note that someone from the team opened the conversation. The caller holds the conversation.
func (s *Service) note(ctx context.Context, tx pgx.Tx, opened store.OnCallCaseRow) error {
	member, err := s.q.LockMember(ctx, tx, opened.MemberID)
	if err != nil {
		return err
	}
	goals, err := s.q.OnCallGoals(ctx, tx, opened.SourceID)
	if err != nil {
		return fmt.Errorf("list goals that wait: %w", err)
	}
	in := copy.In(member.DisplayLanguage)
	said := in.OnCallNotes.Message
	switch {
	case Why(opened.Why) == HandedOver:
		said = in.OnCallNotes.HandedOver
	case len(goals) > 0 && !goals[0].CreatedAt.After(opened.WrittenAt):
		said = in.OnCallNotes.Goal
	}
	local, err := time.LoadLocation(member.TimeZone)
	if err != nil {
		return fmt.Errorf("load the member's time zone: %w", err)
	}
	text := said.Fill("time", datetext.Clock(member.DisplayLanguage, s.now().In(local)))
	_, err = s.q.AppendTeamMessage(ctx, tx, store.AppendTeamMessageParams{
		ConversationID: opened.ConversationID, ID: uuid.New(), Text: text, Automatic: true, Grams: grams.Of(opened.MemberID, opened.CoachID, 0, text),
	})
	if err != nil {
		return fmt.Errorf("write a note: %w", err)
	}
	return nil
}

// errNoCase is the error for a case that is closed, unknown, or not the caller's to see.
func errNoCase() error { return &fault.NotFound{Message: copy.OnCallAnswers.Closed} }
