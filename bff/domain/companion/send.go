package companion

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Draft is a member's message. Their client creates ID, so that repeating a request stores nothing twice.
type Draft struct {
	ID, Text string
}

// The stored providers of answers.
const (
	byBuiltIn = "built-in"
	byModel   = "model"
	byHelp    = "help"
)

// hold is the time a process holds an answer unless it extends the hold.
const hold = 20 * time.Second

// Send stores the member's message and starts the answer. The caller must be the member. The feed has all events from
// the beginning. Repeating an id stores nothing: the feed then has the stored answer, the running one, or one that
// starts now because it never came.
//
// Returns *fault.Invalid for a text or an id that breaks the form's rules, *fault.NotFound for an unknown companion,
// *fault.Forbidden for one that the member's plan does not include, and *fault.Conflict while it answers another
// message of theirs. The last two never reject a crisis.
func (s *Service) Send(ctx context.Context, me identity.Member, code string, draft Draft) (*Feed, error) {
	written := struct {
		ID   string `json:"id"`
		Text string
	}{draft.ID, draft.Text}
	if err := forms.CompanionMessage.Clean(&written); err != nil {
		return nil, err
	}
	id, err := uuid.Parse(written.ID)
	if err != nil || id == uuid.Nil {
		return nil, fault.Field("id", copy.Validation.MessageID)
	}
	who, known := copy.CompanionOf(code)
	if !known {
		return nil, errNoCompanion()
	}
	key := talkKey{me.ID, code}
	sent := sending{
		key: key, who: who, id: id, text: written.Text, verdict: safety.Assess(written.Text),
		names: []string{me.Username, me.Email, me.FirstName, me.LastName}, texts: copy.For(ctx).CompanionAnswers, name: copy.CompanionName(copy.For(ctx), code),
	}
	if who.Premium {
		given, err := membership.Entitlements(ctx, s.pool, me.ID, me.PricingVariant, time.Now())
		if err != nil {
			return nil, err
		}
		sent.locked = !given.Companions
	}
	var taken opened
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		taken, err = s.take(ctx, tx, sent)
		return err
	})
	if err != nil {
		return nil, wrapped("send to a companion", err)
	}
	if taken.told {
		mailbox.Wake(s.options.Waker, mailbox.MemberOwner(me.ID))
	}
	if taken.helped {
		s.risk.ReadCompanionTextLater(me.ID, sent.text, sent.verdict)
	}
	return s.feed(sent, taken), nil
}

// sending is the message that Send handles.
type sending struct {
	key     talkKey
	who     copy.Companion
	id      uuid.UUID
	text    string
	verdict safety.Verdict
	locked  bool
	// names are masked in prompts.
	names []string
	// texts and the companion's name are in the language of the member's page.
	texts *copy.CompanionAnswersTexts
	name  string
}

// opened is the state of a stored message: its events so far, and whether this process, another one, or none has to
// answer it.
type opened struct {
	events        []Event
	ours, waiting bool
	// told is true if the member's screens have an event about their risk state to receive.
	told bool
	// helped is true if the reply of a risk state was stored with the message.
	helped  bool
	message store.CompanionMessage
	asked   request
}

// take stores the message, or finds it, under the lock of the talk.
func (s *Service) take(ctx context.Context, tx pgx.Tx, sent sending) (opened, error) {
	member, code := sent.key.member.UUID(), sent.key.companion
	talk, err := s.q.OpenCompanionTalk(ctx, tx, store.OpenCompanionTalkParams{
		MemberID: member, Companion: code, DisclosureHours: int32(copy.Promises.CompanionReminderHours),
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return opened{}, fault.ErrNotFound
	}
	if err != nil {
		return opened{}, err
	}
	found, err := s.q.CompanionMessage(ctx, tx, store.CompanionMessageParams{MemberID: member, Companion: code, ID: sent.id})
	switch {
	case err == nil:
		return s.again(ctx, tx, sent, talk, found)
	case !errors.Is(err, pgx.ErrNoRows):
		return opened{}, err
	}
	status, told, err := s.noteRisk(ctx, tx, sent)
	if err != nil {
		return opened{}, err
	}
	atRisk := status.State != risk.None
	if !atRisk && sent.locked {
		return opened{}, &fault.Forbidden{Message: sent.texts.NeedsPlan.Fill("name", sent.name)}
	}
	if !atRisk && talk.Busy {
		return opened{}, &fault.Conflict{Message: sent.texts.StillAnswering.Fill("name", sent.name)}
	}
	before, err := s.before(ctx, tx, sent.key, 0, remembered)
	if err != nil {
		return opened{}, err
	}
	memory, err := s.stored(ctx, tx, sent.key.member)
	if err != nil {
		return opened{}, err
	}
	message, err := s.add(ctx, tx, sent.key, store.AddCompanionMessageParams{
		ID: sent.id, Sender: string(FromMember), Text: sent.text, Safety: tierOf(sent.verdict.Tier),
	})
	if err != nil {
		return opened{}, err
	}
	taken := opened{events: []Event{{Kind: Stored, Message: messageOf(message)}}, message: message, asked: requestOf(sent, before, memory)}
	if sent.verdict.Tier != safety.None {
		taken.events = append(taken.events, Event{Kind: Safety, Tier: sent.verdict.Tier})
	}
	notice := noticeFor(sent, taken.asked, status.State, talk.DisclosureDue)
	if !atRisk {
		if taken, err = s.disclose(ctx, tx, sent, taken, notice); err != nil {
			return opened{}, err
		}
		return s.claim(ctx, tx, sent, taken)
	}
	reply := guide(status, taken.asked, sent.verdict, time.Now())
	if !talk.DisclosureDue && reply.tags&program != 0 {
		notice = "" // The reply says it.
	}
	if taken, err = s.disclose(ctx, tx, sent, taken, notice); err != nil {
		return opened{}, err
	}
	return s.guide(ctx, tx, sent, taken, reply, risk.Noted{Status: status, Changed: told})
}

// noteRisk changes the member's risk state for the message. Changed reports whether screens must refetch it.
func (s *Service) noteRisk(ctx context.Context, tx pgx.Tx, sent sending) (status risk.Status, told bool, err error) {
	matters, err := s.risk.Matters(ctx, tx, sent.key.member, sent.verdict)
	if err != nil || !matters {
		return risk.Status{State: risk.None}, false, err
	}
	verdict := sent.verdict
	if denies(sent.text) && !verdict.Now {
		before, err := s.risk.In(ctx, tx, sent.key.member)
		if err != nil {
			return risk.Status{}, false, err
		}
		if before.AwaitsAnswer() {
			// "No, I don't want to die" is an answer and no new sign.
			verdict = safety.Verdict{}
		}
	}
	noted, err := s.risk.Note(ctx, tx, sent.key.member, verdict)
	return noted.Status, noted.Changed, err
}

// guide stores the reply to a member in a risk state, and changes the state by it. Before is the change by the text.
func (s *Service) guide(ctx context.Context, tx pgx.Tx, sent sending, taken opened, reply guided, before risk.Noted) (opened, error) {
	noted, err := s.risk.Guided(ctx, tx, sent.key.member, reply.guidance)
	if err != nil {
		return opened{}, err
	}
	answer, err := s.add(ctx, tx, sent.key, store.AddCompanionMessageParams{
		ID: uuid.New(), Sender: string(FromCompanion), Text: reply.text, Answers: &sent.id, Provider: byHelp,
	})
	if err != nil {
		return opened{}, err
	}
	noted.Changed = noted.Changed || before.Changed
	if err := noted.Tell(ctx, tx, sent.key.member); err != nil {
		return opened{}, err
	}
	taken.told, taken.helped = noted.Changed, true
	taken.events = append(taken.events, answered(answer)...)
	return taken, s.countReferrals(ctx, tx, before.Status.Kind, reply.text)
}

// disclose stores the notice that the companion is a program. Without a text it does nothing.
func (s *Service) disclose(ctx context.Context, tx pgx.Tx, sent sending, taken opened, text string) (opened, error) {
	if text == "" {
		return taken, nil
	}
	notice, err := s.add(ctx, tx, sent.key, store.AddCompanionMessageParams{ID: uuid.New(), Sender: string(FromNotice), Text: text})
	if err != nil {
		return opened{}, err
	}
	err = s.q.MarkCompanionDisclosed(ctx, tx, store.MarkCompanionDisclosedParams{MemberID: sent.key.member.UUID(), Companion: sent.key.companion})
	if err != nil {
		return opened{}, err
	}
	taken.events = append(taken.events, Event{Kind: Notice, Message: messageOf(notice)})
	return taken, nil
}

// again returns the state of a message that was stored before.
func (s *Service) again(ctx context.Context, tx pgx.Tx, sent sending, talk store.OpenCompanionTalkRow, found store.CompanionMessage) (opened, error) {
	if found.Sender != string(FromMember) {
		return opened{}, fault.ErrConflict // The id of an answer: no client creates it by accident.
	}
	member, code := sent.key.member.UUID(), sent.key.companion
	taken := opened{events: []Event{{Kind: Stored, Message: messageOf(found)}}, message: found}
	if found.Safety != nil {
		taken.events = append(taken.events, Event{Kind: Safety, Tier: safety.Tier(*found.Safety)})
	}
	notice, err := s.q.CompanionNoticeAt(ctx, tx, store.CompanionNoticeAtParams{MemberID: member, Companion: code, Seq: found.Seq + 1})
	switch {
	case err == nil:
		taken.events = append(taken.events, Event{Kind: Notice, Message: messageOf(notice)})
	case !errors.Is(err, pgx.ErrNoRows):
		return opened{}, err
	}
	answer, err := s.q.CompanionAnswer(ctx, tx, store.CompanionAnswerParams{MemberID: member, Companion: code, Answers: found.ID})
	switch {
	case err == nil:
		taken.events = append(taken.events, answered(answer)...)
		return taken, nil
	case !errors.Is(err, pgx.ErrNoRows):
		return opened{}, err
	}
	before, err := s.before(ctx, tx, sent.key, found.Seq, remembered)
	if err != nil {
		return opened{}, err
	}
	// The stored text is answered, whatever text the repeat has.
	sent.text = found.Text
	memory, err := s.stored(ctx, tx, sent.key.member)
	if err != nil {
		return opened{}, err
	}
	taken.asked = requestOf(sent, before, memory)
	if talk.Busy {
		if talk.Answering == nil || *talk.Answering != found.ID {
			return opened{}, &fault.Conflict{Message: sent.texts.StillAnswering.Fill("name", sent.name)}
		}
		taken.waiting = true
		return taken, nil
	}
	return s.claim(ctx, tx, sent, taken)
}

// claim takes the hold on the answer and reads the answer's input.
func (s *Service) claim(ctx context.Context, tx pgx.Tx, sent sending, taken opened) (opened, error) {
	held, err := s.holdAnswer(ctx, tx, sent.key, taken.message.ID)
	if err != nil {
		return opened{}, err
	}
	if !held {
		return opened{}, &fault.Conflict{Message: sent.texts.StillAnswering.Fill("name", sent.name)}
	}
	taken.ours = true
	taken.events = append(taken.events, Event{Kind: Thinking})
	return taken, nil
}

func (s *Service) holdAnswer(ctx context.Context, db store.DBTX, key talkKey, id uuid.UUID) (bool, error) {
	rows, err := s.q.HoldCompanionAnswer(ctx, db, store.HoldCompanionAnswerParams{
		MemberID: key.member.UUID(), Companion: key.companion, Answering: id, Seconds: hold.Seconds(),
	})
	return rows > 0, err
}

func (s *Service) add(ctx context.Context, tx pgx.Tx, key talkKey, params store.AddCompanionMessageParams) (store.CompanionMessage, error) {
	params.MemberID, params.Companion = key.member.UUID(), key.companion
	return s.q.AddCompanionMessage(ctx, tx, params)
}

// answered returns the events of a stored answer.
func answered(answer store.CompanionMessage) []Event {
	return []Event{{Kind: Delta, Text: answer.Text}, {Kind: Done, Message: messageOf(answer)}}
}

func tierOf(tier safety.Tier) *string {
	if tier == safety.None {
		return nil
	}
	text := string(tier)
	return &text
}

// wrapped adds context to an error, unless it is an error for the member.
func wrapped(what string, err error) error {
	for _, kind := range []error{fault.ErrNotFound, fault.ErrForbidden, fault.ErrConflict} {
		if errors.Is(err, kind) {
			return err
		}
	}
	return fmt.Errorf("%s: %w", what, err)
}
