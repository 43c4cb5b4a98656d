// Package unsubscribe lets the recipient of an email stop emails of its kind without signing in: on a page, or with
// the button of their mail program.
package unsubscribe

import (
	"context"
	"net/http"
	"net/url"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/reminders"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// The limits are for one client address. Mail providers post for many of their users from a few addresses.
var (
	pageLimit     = ratelimit.Rule{Burst: 30, Per: time.Minute}
	providerLimit = ratelimit.Rule{Burst: 600, Per: time.Minute}
)

// operations answers the calls of this package.
type operations struct{ reminders *reminders.Service }

// Register adds the operations to the API. They need no session, only the key of an email.
func Register(api *realm.API[identity.Member], service *reminders.Service) {
	o := operations{reminders: service}
	const tag = "Unsubscribe"
	const alike = "An unknown key gets the same response."
	realm.Public(api, huma.Operation{
		OperationID: "unsubscribe", Method: http.MethodPost, Path: "/api/unsubscribe", Tags: []string{tag},
		Summary: "Unsubscribe from one kind of email", Description: alike,
		Errors: []int{400, 413, 415, 429},
	}, o.stop, realm.Limit(pageLimit))
	realm.Public(api, huma.Operation{
		OperationID: "resubscribe", Method: http.MethodPost, Path: "/api/unsubscribe/undo", Tags: []string{tag},
		Summary: "Resubscribe to one kind of email", Description: alike,
		Errors: []int{400, 413, 415, 429},
	}, o.again, realm.Limit(pageLimit))
	realm.Public(api, huma.Operation{
		OperationID: "unsubscribeOneClick", Method: http.MethodPost, Path: emails.OneClickPath, Tags: []string{tag},
		Summary:     "Unsubscribe with one click",
		Description: "Called by mail programs (RFC 8058); the body is ignored. " + alike,
		Errors:      []int{400, 429},
	}, o.oneClick, realm.Limit(providerLimit))
	realm.Public(api, huma.Operation{
		OperationID: "openUnsubscribe", Method: http.MethodGet, Path: emails.OneClickPath, Tags: []string{tag},
		Summary:       "Redirect to the unsubscribe page",
		Description:   "Changes nothing, because mail programs open links automatically to check them.",
		DefaultStatus: http.StatusSeeOther, Errors: []int{400},
	}, o.open)
}

type bodyInput struct{ Body Request }

// linkInput is the parameters of the URL in an email's List-Unsubscribe header.
type linkInput struct {
	Key  string `query:"key" required:"true" format:"uuid"`
	From string `query:"from" required:"true" enum:"messages,sessions,newsletter,all"`
}

type answerOutput struct{ Body Answer }

type pageOutput struct {
	Location string `header:"Location"`
}

func (o operations) stop(ctx context.Context, in *bodyInput) (*answerOutput, error) {
	return o.wish(ctx, in.Body.Key, in.Body.From, false)
}

func (o operations) again(ctx context.Context, in *bodyInput) (*answerOutput, error) {
	return o.wish(ctx, in.Body.Key, in.Body.From, true)
}

func (o operations) oneClick(ctx context.Context, in *linkInput) (*answerOutput, error) {
	return o.wish(ctx, in.Key, in.From, false)
}

func (o operations) open(_ context.Context, in *linkInput) (*pageOutput, error) {
	return &pageOutput{Location: emails.UnsubscribePage + "?" + url.Values{"key": {in.Key}, "from": {in.From}}.Encode()}, nil
}

func (o operations) wish(ctx context.Context, key, from string, wanted bool) (*answerOutput, error) {
	var wrong []fault.FieldError
	id, err := uuid.Parse(key)
	if err != nil {
		wrong = append(wrong, fault.FieldError{Field: "key", Message: copy.Unsubscribe.BrokenText})
	}
	kind, known := kindOf(from)
	if !known {
		wrong = append(wrong, fault.FieldError{Field: "from", Message: copy.Unsubscribe.BrokenText})
	}
	if err := fault.Invalidate(wrong); err != nil {
		return nil, err
	}
	if err := o.reminders.WishLetters(ctx, id, emails.Kind(kind.Code), wanted); err != nil {
		return nil, err
	}
	if wanted {
		return &answerOutput{Body: Answer{Message: kind.Again}}, nil
	}
	return &answerOutput{Body: Answer{Message: kind.Stopped}}, nil
}

func kindOf(code string) (copy.LetterKind, bool) {
	for _, kind := range copy.Unsubscribe.Kinds {
		if kind.Code == code {
			return kind, true
		}
	}
	return copy.LetterKind{}, false
}
