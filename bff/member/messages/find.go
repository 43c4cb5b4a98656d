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
	decideLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}
	searchLimit = ratelimit.Rule{Burst: 120, Per: time.Minute}
	typingLimit = ratelimit.Rule{Burst: 240, Per: time.Minute}
)

// registerFinding adds the list of conversations, the search and the typing indicator.
func (o operations) registerFinding(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listConversations", Method: http.MethodGet, Path: "/api/conversations", Tags: []string{tag},
		Summary:     "List the member's conversations",
		Description: "The one with the current coach first, then by newest message.",
		Errors:      []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "searchConversation", Method: http.MethodGet, Path: "/api/messages/{coachId}/search", Tags: []string{tag},
		Summary:     "Search the conversation with a coach",
		Description: "Newest first, in any script, ignoring case. Three or more characters match anywhere, fewer at the beginning of a word.",
		Errors:      []int{400, 401, 404, 429},
	}, o.search, realm.Limit(searchLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "typeMessage", Method: http.MethodPost, Path: "/api/messages/{coachId}/typing", Tags: []string{tag},
		Summary:       "Report whether the member is typing",
		Description:   "Sent to the coach's open pages and not stored. 403 for an earlier coach.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 403, 404, 413, 415, 429},
	}, o.typing, realm.Limit(typingLimit))
}

type searchInput struct {
	CoachID string `path:"coachId" format:"uuid"`
	Q       string `query:"q" doc:"Search text of 1 to 100 characters."`
	Before  int64  `query:"before" minimum:"1" doc:"Cursor: only messages before this number."`
}

type typingInput struct {
	CoachID string `path:"coachId" format:"uuid"`
	Body    TypingRequest
}

type listOutput struct{ Body []ConversationSummary }

type searchOutput struct{ Body Found }

func (o operations) list(ctx context.Context, me identity.Member, _ *struct{}) (*listOutput, error) {
	found, err := o.messaging.Conversations(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	return &listOutput{Body: summariesOf(found)}, nil
}

func (o operations) search(ctx context.Context, me identity.Member, in *searchInput) (*searchOutput, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	found, err := o.messaging.SearchAsMember(ctx, me.ID, coach, messaging.Query{Text: in.Q, Before: in.Before})
	if err != nil {
		return nil, err
	}
	return &searchOutput{Body: Found{Items: messagesOf(found.Messages), More: found.More}}, nil
}

func (o operations) typing(ctx context.Context, me identity.Member, in *typingInput) (*struct{}, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	if in.Body.Typing == nil {
		return nil, fault.Field("typing", copy.Validation.WrongTypeFlag)
	}
	return nil, o.messaging.TypingAsMember(ctx, me.ID, coach, *in.Body.Typing)
}
