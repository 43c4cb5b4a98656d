package companion

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

// Prompt is one message to a model. Role is system, user or assistant.
type Prompt struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

// Model generates answers.
type Model interface {
	// Ask streams an answer of at most that many tokens: take gets each piece of text and ends the answer by an error,
	// which Ask returns. Tokens is the number used, if known. ErrNotServed means that none were. Errors contain no
	// text of the request or the response.
	Ask(ctx context.Context, messages []Prompt, most int, take func(piece string) error) (tokens int64, err error)
}

// The size of an answer: tokens is the model's limit, and runes the part that is used.
const (
	answerTokens = 400
	answerRunes  = 1600
)

// Budget limits one member's use of the model per UTC day.
type Budget struct {
	Answers int
	Tokens  int64
}

// ErrNotServed is the error of a model that did not accept the request: it does not count against the member's budget.
var ErrNotServed = errors.New("the model did not accept the request")

var (
	errOverBudget = errors.New("the day's budget is used up")
	errUnfit      = errors.New("the answer breaks the rules for companions")
	errEmpty      = errors.New("the answer is empty")
	errEnough     = errors.New("the answer is long enough")
)

// speakModel streams the model's answer. It returns false if nothing was streamed: then the built-in provider has to
// answer. Only whole, checked sentences are streamed. If the model fails after the first, they stay and the answer
// ends with a small question of the built-in provider.
func (s *Service) speakModel(ctx context.Context, a *answering) bool {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(s.base, cancel)()
	messages := promptOf(a.asked)
	day, reserved, err := s.reserve(ctx, a, messages)
	if err != nil {
		s.fellBack(a, err)
		return false
	}
	out := &sentences{say: func(text string) {
		s.think(ctx, a)
		// A sentence that was begun is streamed to its end, even after the model's timeout.
		s.streamText(context.WithoutCancel(ctx), a, text)
	}}
	tokens, err := s.options.Model.Ask(ctx, messages, answerTokens, out.take)
	if err == nil || errors.Is(err, errEnough) {
		err = out.flush()
	}
	if errors.Is(err, ErrNotServed) {
		s.giveBack(ctx, a, day, reserved)
	} else {
		s.settle(ctx, a, day, reserved, tokens, messages, out.taken)
	}
	if err != nil {
		s.fellBack(a, err)
	}
	if a.said.Len() == 0 {
		return false
	}
	if err != nil && !errors.Is(err, errEnough) {
		s.streamText(context.WithoutCancel(ctx), a, " "+closing(a.asked))
	}
	return true
}

// fellBack logs why the built-in provider answers, without any text.
func (s *Service) fellBack(a *answering, reason error) {
	if errors.Is(reason, errOverBudget) || errors.Is(reason, context.Canceled) {
		return
	}
	s.logger.Warn("a companion fell back to the built-in provider", "companion", a.key.companion, "reason", reason.Error())
}

// reserve reserves the answer's maximum number of tokens. Returns errOverBudget if that exceeds the budget.
func (s *Service) reserve(ctx context.Context, a *answering, messages []Prompt) (pgtype.Date, int64, error) {
	price := estimate(messages) + answerTokens
	if s.options.Budget.Answers < 1 || price > s.options.Budget.Tokens {
		return pgtype.Date{}, 0, errOverBudget
	}
	day, err := s.q.ReserveCompanionUse(ctx, s.pool, store.ReserveCompanionUseParams{
		MemberID: a.key.member.UUID(), Tokens: price, MaxAnswers: int32(s.options.Budget.Answers), MaxTokens: s.options.Budget.Tokens,
	})
	if errors.Is(err, pgx.ErrNoRows) {
		err = errOverBudget
	}
	return day, price, err
}

// settle replaces the reserved tokens by the used ones: the model's number, or an estimate from the texts.
func (s *Service) settle(ctx context.Context, a *answering, day pgtype.Date, reserved, tokens int64, messages []Prompt, runes int) {
	if tokens == 0 {
		tokens = estimate(messages) + int64(runes)/runesPerToken
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime)
	defer cancel()
	err := s.q.SettleCompanionUse(ctx, s.pool, store.SettleCompanionUseParams{
		Difference: tokens - reserved, MemberID: a.key.member.UUID(), Day: day,
	})
	if err != nil {
		s.logger.Warn("cannot count the use of the model", "error", err)
	}
}

// giveBack returns the tokens reserved for an answer that was not served.
func (s *Service) giveBack(ctx context.Context, a *answering, day pgtype.Date, reserved int64) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime)
	defer cancel()
	err := s.q.ReturnCompanionUse(ctx, s.pool, store.ReturnCompanionUseParams{Tokens: reserved, MemberID: a.key.member.UUID(), Day: day})
	if err != nil {
		s.logger.Warn("cannot count the use of the model", "error", err)
	}
}

// runesPerToken is low, since Devanagari and Tamil take more tokens than English does.
const runesPerToken = 2

func estimate(messages []Prompt) (tokens int64) {
	for _, message := range messages {
		tokens += int64(utf8.RuneCountInString(message.Content))/runesPerToken + 4
	}
	return tokens
}

// sentences joins pieces into sentences, checks each together with the previous text, and streams it.
type sentences struct {
	say     func(text string)
	said    strings.Builder
	pending string
	taken   int
}

// take adds a piece. It ends the answer at an unfit sentence and at the maximum length.
func (o *sentences) take(piece string) error {
	o.taken += utf8.RuneCountInString(piece)
	o.pending += piece
	for {
		end := sentenceEnd(o.pending)
		if end < 0 {
			break
		}
		if err := o.release(o.pending[:end]); err != nil {
			return err
		}
		o.pending = o.pending[end:]
	}
	if o.taken > answerRunes {
		o.pending = "" // Drop the incomplete sentence.
		return errEnough
	}
	return nil
}

// flush streams the rest at the end of an answer.
func (o *sentences) flush() error {
	rest := o.pending
	o.pending = ""
	if strings.TrimSpace(rest) != "" {
		return o.release(rest)
	}
	if o.said.Len() == 0 {
		return errEmpty
	}
	return nil
}

func (o *sentences) release(sentence string) error {
	sentence = tidy(sentence, o.said.Len() == 0)
	if sentence == "" {
		return nil
	}
	if unfit(o.said.String() + sentence) {
		return errUnfit
	}
	o.said.WriteString(sentence)
	o.say(sentence)
	return nil
}

// sentenceEnd returns the end of a text's first sentence, including the space after it; -1 if it is incomplete.
func sentenceEnd(text string) int {
	ended := false
	for at, r := range text {
		switch {
		case ended && (r == ' ' || r == '\n'):
			return at + 1
		case r == '\n':
			return at + 1
		case strings.ContainsRune(".?!।", r):
			ended = true
		case !strings.ContainsRune("\"'”’)", r):
			ended = false
		}
	}
	return -1
}

// closing returns a small question that ends an interrupted answer.
func closing(asked request) string {
	s := speaker{asked: asked}
	return s.pick(closingLines.in(asked.language))
}
