package companion

import (
	"context"
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// storeTime is the timeout for storing an answer, also during shutdown.
const storeTime = 5 * time.Second

// answering is an answer being generated.
type answering struct {
	key   talkKey
	who   copy.Companion
	id    uuid.UUID
	asked request
	// verdict is the detector's result for the text, and names are masked in prompts.
	verdict safety.Verdict
	names   []string
	texts   *copy.CompanionAnswersTexts
	name    string
	record  *record
	// stop ends it without an answer: the talk was deleted.
	stop context.CancelFunc
	// pause is the end of the pause before the first piece.
	pause time.Time
	beat  time.Duration
	said  strings.Builder
	// actions are what the member can do next.
	actions []Action
}

// feed opens the feed of a stored message, and starts the answer if this process holds it.
func (s *Service) feed(sent sending, taken opened) *Feed {
	switch {
	case taken.ours:
		return &Feed{record: s.start(sent, taken)}
	case !taken.waiting:
		return &Feed{record: finished(taken.events...)}
	}
	s.mu.Lock()
	running := s.running[sent.key]
	s.mu.Unlock()
	if running != nil && running.id == taken.message.ID {
		return &Feed{record: running.record}
	}
	// Another process generates the answer: it will be in the database.
	waiting := newRecord(append(taken.events, Event{Kind: Thinking})...)
	return &Feed{record: waiting, fill: func(ctx context.Context) { s.await(ctx, sent, taken, waiting) }}
}

// start generates the answer in its own goroutine.
func (s *Service) start(sent sending, taken opened) *record {
	ctx, stop := context.WithCancel(context.WithoutCancel(s.base))
	a := &answering{
		key: sent.key, who: sent.who, id: taken.message.ID, asked: taken.asked, verdict: safety.Assess(taken.asked.text), names: sent.names, texts: sent.texts, name: sent.name,
		record: newRecord(taken.events...), stop: stop, pause: time.Now().Add(s.options.Pause), beat: s.options.Beat,
	}
	s.mu.Lock()
	s.running[sent.key] = a
	// Add on a WaitGroup with a waiter is only safe before the shutdown begins.
	counted := !s.ending
	if counted {
		s.answers.Add(1)
	}
	s.mu.Unlock()
	go func() {
		if counted {
			defer s.answers.Done()
		}
		defer stop()
		s.make(ctx, a)
		s.mu.Lock()
		if s.running[sent.key] == a {
			delete(s.running, sent.key)
		}
		s.mu.Unlock()
	}()
	return a.record
}

// make generates, streams and stores the answer.
func (s *Service) make(ctx context.Context, a *answering) {
	defer func() {
		// In this goroutine a panic would end the whole process.
		if caught := recover(); caught != nil {
			s.logger.Error("generating a companion's answer panicked", "panic", caught)
			a.record.close(a.failed())
		}
	}()
	holding, release := context.WithCancel(ctx)
	go s.keepHold(holding, a)
	provider, raised := s.streamReply(ctx, a)
	release()
	if ctx.Err() != nil {
		a.record.close(Event{Kind: Failed, Text: a.texts.Deleted})
		return
	}
	storing, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime)
	defer cancel()
	answer, err := s.store(storing, a, provider, raised)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		a.record.close(Event{Kind: Failed, Text: a.texts.Deleted})
	case err != nil:
		s.logger.Error("cannot store a companion's answer", "error", err)
		a.record.close(a.failed())
	default:
		if a.said.Len() == 0 {
			// The answer to a raised state is known only when it is stored.
			a.record.add(Event{Kind: Delta, Text: answer.Text})
		}
		a.record.close(Event{Kind: Done, Message: messageOf(answer)})
	}
}

func (a *answering) failed() Event {
	return Event{Kind: Failed, Text: a.texts.Failed.Fill("name", a.name)}
}

// keepHold extends the hold on the answer while it is generated.
func (s *Service) keepHold(ctx context.Context, a *answering) {
	ticker := time.NewTicker(hold / 4)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			// If the database does not respond, the next attempt follows; storing the answer detects whether another
			// process was faster.
			if _, err := s.holdAnswer(ctx, s.pool, a.key, a.id); err != nil && ctx.Err() == nil {
				s.logger.Warn("cannot extend the hold on an answer", "error", err)
			}
		}
	}
}

// streamReply streams the answer and returns its provider. A configured model is tried first, unless the message is too
// grave for it or asks about the program. The second reader reads the message at the same time. If a model sees a risk
// that the detector did not, nothing is streamed, and the verdict is returned: the raised state's reply is stored.
func (s *Service) streamReply(ctx context.Context, a *answering) (provider string, raised safety.Verdict) {
	asking, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(s.base, cancel)()
	reading := make(chan safety.Verdict, 1)
	go func() { reading <- s.readAgain(asking, a) }()
	grave := a.asked.grave()
	var said modelReply
	if s.options.Model != nil && !grave && !a.asked.reading.foreign && !asksAboutProgram(a.asked.text) {
		said = s.askModel(asking, a)
	}
	if raised = <-reading; raised.Tier == safety.None {
		raised = said.verdict
	}
	s.think(ctx, a)
	switch {
	case raised.Tier != safety.None:
		return byHelp, raised
	case said.text != "":
		a.actions = suggested(a.asked, said.exercise)
		s.streamText(ctx, a, said.text)
		return byModel, raised
	}
	answer := reply(a.asked)
	a.actions = answer.actions
	s.streamText(ctx, a, answer.text)
	if grave {
		return byHelp, raised
	}
	return byBuiltIn, raised
}

// readAgain is risk.ReadAgain for the message. A panic counts as a failure.
func (s *Service) readAgain(ctx context.Context, a *answering) (raised safety.Verdict) {
	defer func() {
		// In its goroutine a panic would end the whole process.
		if caught := recover(); caught != nil {
			s.results.Count(ctx, languagemodel.SecondReader, languagemodel.Failed, languagemodel.PanicError(caught))
		}
	}()
	return s.risk.ReadAgain(ctx, a.key.member, a.asked.text, a.verdict)
}

// think waits for the pause before the first piece.
func (s *Service) think(ctx context.Context, a *answering) { s.sleep(ctx, time.Until(a.pause)) }

// sleep waits; it ends early if the talk is deleted or the process shuts down.
func (s *Service) sleep(ctx context.Context, d time.Duration) {
	if d <= 0 {
		return
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	case <-s.base.Done():
	}
}

// streamText streams a text word by word.
func (s *Service) streamText(ctx context.Context, a *answering, text string) {
	for text != "" && ctx.Err() == nil {
		end := wordEnd(text)
		a.said.WriteString(text[:end])
		a.record.add(Event{Kind: Delta, Text: text[:end]})
		if text = text[end:]; text != "" {
			s.sleep(ctx, a.beat)
		}
	}
}

// wordEnd returns the end of the text's first word, including the space after it.
func wordEnd(text string) int {
	inWord := false
	for at, r := range text {
		space := r == ' ' || r == '\n'
		if inWord && space {
			return at + utf8.RuneLen(r)
		}
		inWord = inWord || !space
	}
	return len(text)
}

// store stores the streamed answer, or, after a raised verdict, the reply of the raised state. Returns pgx.ErrNoRows if
// the talk was deleted since, and the other answer if another process was faster.
func (s *Service) store(ctx context.Context, a *answering, provider string, raised safety.Verdict) (answer store.CompanionMessage, err error) {
	member, code := a.key.member.UUID(), a.key.companion
	told := false
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.q.LockCompanionTalk(ctx, tx, store.LockCompanionTalkParams{MemberID: member, Companion: code, ID: a.id}); err != nil {
			return err
		}
		answer, err = s.q.CompanionAnswer(ctx, tx, store.CompanionAnswerParams{MemberID: member, Companion: code, Answers: a.id})
		if !errors.Is(err, pgx.ErrNoRows) {
			return err
		}
		if err := s.q.ReleaseCompanionAnswer(ctx, tx, store.ReleaseCompanionAnswerParams{MemberID: member, Companion: code, Answering: a.id}); err != nil {
			return err
		}
		if raised.Tier != safety.None {
			answer, told, err = s.raise(ctx, tx, a, raised)
			return err
		}
		text := strings.TrimSpace(a.said.String())
		answer, err = s.add(ctx, tx, a.key, store.AddCompanionMessageParams{
			ID: uuid.New(), Sender: string(FromCompanion), Text: text, Answers: &a.id, Provider: provider, Actions: storedActions(a.actions),
		})
		if err != nil {
			return err
		}
		return s.countReferrals(ctx, tx, a.asked.kindOf(), text)
	})
	if err == nil && told {
		mailbox.Wake(s.options.Waker, mailbox.MemberOwner(a.key.member))
	}
	if err == nil && raised.Tier != safety.None {
		a.record.add(Event{Kind: Safety, Tier: raised.Tier})
	}
	return answer, err
}

// raise raises the member's state by a model's verdict on the message, marks the message, and stores the reply of that
// state. Told reports whether the member's screens have an event to receive.
func (s *Service) raise(ctx context.Context, tx pgx.Tx, a *answering, raised safety.Verdict) (answer store.CompanionMessage, told bool, err error) {
	noted, err := s.risk.RaiseIn(ctx, tx, a.key.member, raised)
	if err != nil {
		return answer, false, err
	}
	err = s.q.MarkCompanionMessage(ctx, tx, store.MarkCompanionMessageParams{
		Safety: tierOf(raised.Tier), MemberID: a.key.member.UUID(), Companion: a.key.companion, ID: a.id,
	})
	if err != nil {
		return answer, false, err
	}
	sent := sending{key: a.key, who: a.who, id: a.id, text: a.asked.text, verdict: raised, texts: a.texts, name: a.name}
	taken, err := s.guide(ctx, tx, sent, opened{}, guide(noted.Status, a.asked, raised, time.Now()), noted)
	if err != nil {
		return answer, false, err
	}
	answer, err = s.q.CompanionAnswer(ctx, tx, store.CompanionAnswerParams{MemberID: a.key.member.UUID(), Companion: a.key.companion, Answers: a.id})
	return answer, taken.told, err
}

// await polls for the answer of another process, and generates it here if that process does not finish it.
func (s *Service) await(ctx context.Context, sent sending, taken opened, into *record) {
	ticker := time.NewTicker(s.options.Poll)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			into.close()
			return
		case <-s.base.Done():
			into.close(Event{Kind: Failed, Text: sent.texts.Failed.Fill("name", sent.name)})
			return
		case <-ticker.C:
		}
		var now opened
		err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
			var err error
			now, err = s.look(ctx, tx, sent)
			return err
		})
		switch {
		case ctx.Err() != nil:
			into.close()
			return
		case errors.Is(err, pgx.ErrNoRows):
			into.close(Event{Kind: Failed, Text: sent.texts.Deleted})
			return
		case err != nil:
			s.logger.Warn("cannot poll for the answer of another process", "error", err)
			into.close(Event{Kind: Failed, Text: sent.texts.Failed.Fill("name", sent.name)})
			return
		case now.waiting:
			continue
		}
		rest := now.events[:0:0]
		for _, event := range now.events {
			if event.Kind == Delta || event.Kind == Done {
				rest = append(rest, event)
			}
		}
		if !now.ours {
			into.close(rest...)
			return
		}
		made := &Feed{record: s.start(sent, now)}
		for {
			event, more, err := made.Next(ctx, hold)
			if err != nil || !more {
				into.close()
				return
			}
			if event.Kind == Delta || event.Kind == Done || event.Kind == Failed {
				into.add(event)
			}
		}
	}
}

// look returns the state of a stored message; pgx.ErrNoRows if it is gone.
func (s *Service) look(ctx context.Context, tx pgx.Tx, sent sending) (opened, error) {
	member, code := sent.key.member.UUID(), sent.key.companion
	if _, err := s.q.LockCompanionTalk(ctx, tx, store.LockCompanionTalkParams{MemberID: member, Companion: code, ID: sent.id}); err != nil {
		return opened{}, err
	}
	talk, err := s.q.OpenCompanionTalk(ctx, tx, store.OpenCompanionTalkParams{
		MemberID: member, Companion: code, DisclosureHours: int32(copy.Promises.CompanionReminderHours),
	})
	if err != nil {
		return opened{}, err
	}
	found, err := s.q.CompanionMessage(ctx, tx, store.CompanionMessageParams{MemberID: member, Companion: code, ID: sent.id})
	if err != nil {
		return opened{}, err
	}
	return s.again(ctx, tx, sent, talk, found)
}
