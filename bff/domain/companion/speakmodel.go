package companion

import (
	"context"
	"errors"
	"unicode/utf8"

	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

// answerTokens limits a model's answer: three sentences, in any script, in a JSON object.
const answerTokens = 500

// answerTemperature lets the model vary its words.
const answerTemperature = 0.7

// Budget limits one member's use of the model per UTC day.
type Budget struct {
	Answers int
	Tokens  int64
}

var errOverBudget = errors.New("the day's budget is used up")

// modelAnswer is the object that a model returns. A model that ignores the schema may leave out all but the reply.
type modelAnswer struct {
	Reply     string `json:"reply"`
	Intent    string `json:"intent"`
	Programme string `json:"programme"`
	Risk      string `json:"risk"`
	Kind      string `json:"kind"`
	Language  string `json:"language"`
}

// modelReply is the result of asking a model.
type modelReply struct {
	// text is empty if the built-in provider has to answer.
	text string
	// exercise is the guided exercise that the model named; empty for none.
	exercise string
	// verdict is not empty if the model saw a risk that the detector did not.
	verdict safety.Verdict
}

// askModel returns the model's answer, or an empty text if it failed a check. Every failure is counted.
func (s *Service) askModel(ctx context.Context, a *answering) modelReply {
	prompt := promptOf(a.asked, a.names, s.options.Exercises)
	day, reserved, err := s.reserve(ctx, a, prompt)
	if errors.Is(err, errOverBudget) {
		s.results.Count(ctx, languagemodel.Reply, languagemodel.OverBudget, nil)
		return modelReply{}
	}
	if err != nil {
		s.countFailure(ctx, err)
		return modelReply{}
	}
	text, tokens, err := s.options.Model.Ask(ctx, languagemodel.Request{
		Messages: prompt, MaxTokens: answerTokens, Temperature: answerTemperature, Schema: answerSchema, Name: "answer",
	})
	if errors.Is(err, languagemodel.ErrNotServed) {
		s.giveBack(ctx, a, day, reserved)
	} else {
		s.settle(ctx, a, day, reserved, tokens, prompt, text)
	}
	if err != nil {
		s.countFailure(ctx, err)
		return modelReply{}
	}
	return s.readAnswer(ctx, a, text)
}

// readAnswer reads and checks a model's answer.
func (s *Service) readAnswer(ctx context.Context, a *answering, text string) modelReply {
	var answer modelAnswer
	found, err := languagemodel.Object(text, &answer)
	if err != nil {
		s.countFailure(ctx, err)
		return modelReply{}
	}
	if !found {
		// A server that ignores formats: all of the text is the reply.
		answer = modelAnswer{Reply: languagemodel.Text(text)}
	}
	if answer.Risk == riskAsk {
		s.results.Count(ctx, languagemodel.Reply, languagemodel.Raised, nil)
		return modelReply{verdict: risk.AskAbout(answer.Kind)}
	}
	if err := a.asked.refuses(&answer, s.options.Exercises); err != nil {
		s.results.Count(ctx, languagemodel.Reply, languagemodel.Unfit, err)
		return modelReply{}
	}
	s.results.Count(ctx, languagemodel.Reply, languagemodel.Used, nil)
	return modelReply{text: answer.Reply, exercise: answer.Programme}
}

// countFailure counts an answer that a model did not give. Nothing failed if the talk was deleted or the process stops.
func (s *Service) countFailure(ctx context.Context, err error) {
	if !errors.Is(err, context.Canceled) {
		s.results.Count(ctx, languagemodel.Reply, languagemodel.ResultOf(err), err)
	}
}

// reserve reserves the answer's maximum number of tokens. Returns errOverBudget if that exceeds the budget.
func (s *Service) reserve(ctx context.Context, a *answering, prompt []languagemodel.Message) (pgtype.Date, int64, error) {
	price := estimate(prompt) + answerTokens
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
func (s *Service) settle(ctx context.Context, a *answering, day pgtype.Date, reserved, tokens int64, prompt []languagemodel.Message, text string) {
	if tokens == 0 {
		tokens = estimate(prompt) + int64(utf8.RuneCountInString(text))/runesPerToken
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

func estimate(prompt []languagemodel.Message) (tokens int64) {
	for _, message := range prompt {
		tokens += int64(utf8.RuneCountInString(message.Content))/runesPerToken + 4
	}
	return tokens
}
