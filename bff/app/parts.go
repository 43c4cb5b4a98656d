package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/google/uuid"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/ops"
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
		return blob.Folder(c.FilesDir(), c.KeptFilesDir())
	}
	return s3.Open(context.Background(), c.BlobURL, blob.DefaultLimits)
}

// checkFiles returns the check of the file store. While the store fails, the check stores, reads and deletes a file of
// its own; otherwise it leaves nothing in a bucket that keeps old versions.
func checkFiles(files attachment.Blobs) ops.Check {
	return func(ctx context.Context, failing bool) error {
		if store, is := files.(*blob.Store); is {
			if err := store.Reach(ctx); err != nil {
				return err
			}
		}
		if !failing {
			return nil
		}
		const content = "ok"
		key := "checks/" + uuid.NewString()
		if err := files.Put(ctx, key, "text/plain", io.NewSectionReader(strings.NewReader(content), 0, int64(len(content)))); err != nil {
			return err
		}
		return errors.Join(readBack(ctx, files, key, content), files.Delete(context.WithoutCancel(ctx), key))
	}
}

// readBack returns an error unless the file of a key has this content.
func readBack(ctx context.Context, files attachment.Blobs, key, content string) error {
	file, err := files.Get(ctx, key, 0, int64(len(content)))
	if err != nil {
		return err
	}
	read, err := io.ReadAll(file)
	if err = errors.Join(err, file.Close()); err == nil && string(read) != content {
		err = errors.New("the file store returned another content")
	}
	return err
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

// model adapts a language model to languagemodel.Model.
type model struct{ completions *completions.Model }

func newModel(settings completions.Settings) languagemodel.Model {
	return model{completions.New(settings)}
}

// secondReaderTime is the time in which the second reader must reply. Companions' replies wait for it.
const secondReaderTime = 2500 * time.Millisecond

// newSecondReaderModel returns the model for the second reader. It is a client of its own, so that its failures in the
// short time do not pause the companions' replies.
func newSecondReaderModel(settings completions.Settings) languagemodel.Model {
	settings.FirstByte, settings.Between, settings.Whole = secondReaderTime, secondReaderTime, secondReaderTime
	return newModel(settings)
}

// Ask implements languagemodel.Model. Returns languagemodel.ErrNotServed if the provider refused the request, so that
// it does not count against the member's budget.
func (m model) Ask(ctx context.Context, request languagemodel.Request) (text string, tokens int64, err error) {
	asked := completions.Request{
		Messages:  make([]completions.Message, len(request.Messages)),
		MaxTokens: request.MaxTokens, Temperature: request.Temperature, Schema: request.Schema, Name: request.Name,
	}
	for i, message := range request.Messages {
		asked.Messages[i] = completions.Message(message)
	}
	text, tokens, err = m.completions.Ask(ctx, asked)
	if errors.Is(err, completions.ErrNotServed) {
		err = fmt.Errorf("%w: %w", languagemodel.ErrNotServed, err)
	}
	return text, tokens, err
}
