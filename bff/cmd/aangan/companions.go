package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/completions"
)

// wordBeat is how long a companion takes over a word: about as fast as people read.
const wordBeat = 35 * time.Millisecond

// companionOptions is how companions answer here.
func (h *backend) companionOptions() companion.Options {
	options := companion.Options{
		Pool: h.pool, Budget: companion.Budget(h.config.ModelBudget), Logger: h.logger, Pause: time.Duration(copy.Limits.CompanionPauseMs) * time.Millisecond, Beat: wordBeat,
	}
	if h.config.Model != nil {
		options.Model = model{completions.New(*h.config.Model)}
	}
	return options
}

// model is a language model in the companions' words: the plumbing that asks it knows nothing of them.
type model struct{ asked *completions.Model }

// Ask passes the question on.
func (m model) Ask(ctx context.Context, prompts []companion.Prompt, most int, take func(piece string) error) (tokens int64, err error) {
	messages := make([]completions.Message, len(prompts))
	for i, prompt := range prompts {
		messages[i] = completions.Message(prompt)
	}
	tokens, err = m.asked.Ask(ctx, messages, most, take)
	if errors.Is(err, completions.ErrNotServed) {
		err = fmt.Errorf("%w: %w", companion.ErrNotServed, err)
	}
	return tokens, err
}
