package app

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/blob"
	"aangan/bff/internal/blob/s3"
	"aangan/bff/internal/completions"
	"aangan/bff/internal/config"
	"aangan/bff/internal/stripe"
)

// OpenFiles opens the store for uploaded files: the bucket at BLOB_URL, or else a folder below the data folder, which
// it creates. It makes no request to a bucket.
func OpenFiles(c config.Config) (*blob.Store, error) {
	if c.BlobURL == "" {
		return blob.Folder(c.FilesDir())
	}
	return s3.Open(context.Background(), c.BlobURL)
}

// NewPaymentProvider returns the client of the payment provider, or nil if its URL is not set.
func NewPaymentProvider(c config.Stripe) membership.Provider {
	if c.APIURL == "" {
		return nil
	}
	return stripe.New(stripe.Settings{URL: c.APIURL, Key: c.SecretKey})
}

// companionPause is the time a companion waits before the first word of a reply, and companionBeat the time per word,
// which is about the speed of reading.
var companionPause = time.Duration(copy.Limits.CompanionPauseMs) * time.Millisecond

const companionBeat = 35 * time.Millisecond

// model adapts a language model to companion.Model.
type model struct{ completions *completions.Model }

func newModel(settings completions.Settings) companion.Model {
	return model{completions.New(settings)}
}

// Ask implements companion.Model. Returns companion.ErrNotServed if the provider refused the request, so that it does
// not count against the member's budget.
func (m model) Ask(ctx context.Context, prompts []companion.Prompt, most int, take func(piece string) error) (tokens int64, err error) {
	messages := make([]completions.Message, len(prompts))
	for i, prompt := range prompts {
		messages[i] = completions.Message(prompt)
	}
	tokens, err = m.completions.Ask(ctx, messages, most, take)
	if errors.Is(err, completions.ErrNotServed) {
		err = fmt.Errorf("%w: %w", companion.ErrNotServed, err)
	}
	return tokens, err
}
