package messages

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// The limits are far above a person's use, and many people may share an address: a page sends typing three times in
// ten seconds, and marks each message that arrives.
var (
	sendLimit   = ratelimit.Rule{Burst: 240, Per: time.Minute}
	markLimit   = ratelimit.Rule{Burst: 600, Per: time.Minute}
	searchLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}
	// handOverLimit is lower: each call sends an email to the team.
	handOverLimit = ratelimit.Rule{Burst: 30, Per: time.Minute}
	typingLimit   = ratelimit.Rule{Burst: 240, Per: time.Minute}
)

// registerFinding adds the search and the typing indicator.
func (o operations) registerFinding(api *realm.API[identity.Coach]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "searchClientConversation", Method: http.MethodGet, Path: base + "/search", Tags: []string{tag},
		Summary:     "Search the conversation with a client",
		Description: "Newest first, in any script, ignoring case. Three or more characters match anywhere, fewer at the beginning of a word.",
		Errors:      []int{400, 401, 404, 429},
	}, o.search, realm.Limit(searchLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "typeClientMessage", Method: http.MethodPost, Path: base + "/typing", Tags: []string{tag},
		Summary:       "Report whether the coach is typing",
		Description:   "Sent to the client's open pages and not stored.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.typing, realm.Limit(typingLimit))
}

type searchInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Q        string `query:"q" doc:"Search text of 1 to 100 characters."`
	Before   int64  `query:"before" minimum:"1" doc:"Cursor: only messages before this number."`
}

type typingInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     TypingRequest
}

type searchOutput struct{ Body FoundMessages }

func (o operations) search(ctx context.Context, me identity.Coach, in *searchInput) (*searchOutput, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	found, err := o.messaging.SearchAsCoach(ctx, me.ID, client, messaging.Query{Text: in.Q, Before: in.Before})
	if err != nil {
		return nil, err
	}
	return &searchOutput{Body: FoundMessages{Items: messagesOf(found.Messages), More: found.More}}, nil
}

func (o operations) typing(ctx context.Context, me identity.Coach, in *typingInput) (*struct{}, error) {
	client, err := clientID(in.ClientID)
	if err != nil {
		return nil, err
	}
	if in.Body.Typing == nil {
		return nil, fault.Field("typing", copy.Validation.WrongTypeFlag)
	}
	return nil, o.messaging.TypingAsCoach(ctx, me.ID, client, *in.Body.Typing)
}
