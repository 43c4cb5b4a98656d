package calendarfile

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// Feed reports whether a calendar feed exists. Its URL is only returned when it is created.
type Feed struct {
	Exists     bool       `json:"exists"`
	CreatedAt  *time.Time `json:"createdAt" doc:"Time at which the URL was created; null if there is none."`
	LastReadAt *time.Time `json:"lastReadAt" doc:"Time at which a program last read the feed, within ten minutes; null if never."`
}

// NewFeed holds a new URL, returned once.
type NewFeed struct {
	URL       string    `json:"url" doc:"Secret URL: anyone who has it can read the calendar, and nothing else."`
	CreatedAt time.Time `json:"createdAt"`
}

// Operations is the part of the operations that differs between members and coaches. Path is the resource of the URL,
// FeedPath the feed's path with {token} for the secret, FeedType its content type.
type Operations[P any] struct {
	Path, FeedPath, FeedType string
	State                    func(ctx context.Context, person P) (Feed, error)
	Renew                    func(ctx context.Context, person P) (NewFeed, error)
	End                      func(ctx context.Context, person P) error
	// Read needs no session: the secret URL gives access.
	Read func(ctx context.Context, token string) ([]byte, error)
}

// renewLimit is far above a person's use.
var renewLimit = ratelimit.Rule{Burst: 30, Per: time.Minute}

type stateOutput struct{ Body Feed }

type renewOutput struct{ Body NewFeed }

// Register adds the operations to a realm's API: those about the URL for the signed-in actor, and the feed, which
// needs only the secret URL.
func Register[P any](api *realm.API[P], o Operations[P]) {
	const tag = "Calendar"
	realm.SignedIn(api, huma.Operation{
		OperationID: "calendarFeed", Method: http.MethodGet, Path: o.Path, Tags: []string{tag},
		Summary: "Get the calendar feed's state", Errors: []int{401},
	}, o.state)
	realm.SignedIn(api, huma.Operation{
		OperationID: "renewCalendarFeed", Method: http.MethodPost, Path: o.Path, Tags: []string{tag},
		Summary:       "Create a new calendar feed URL",
		Description:   "The previous URL stops working. The new URL is returned only in this response.",
		DefaultStatus: http.StatusCreated, Errors: []int{401, 403, 404, 429},
	}, o.renew, realm.Limit(renewLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "endCalendarFeed", Method: http.MethodDelete, Path: o.Path, Tags: []string{tag},
		Summary: "Delete the calendar feed URL", DefaultStatus: http.StatusNoContent, Errors: []int{401, 403},
	}, o.end)
	realm.Public(api, huma.Operation{
		OperationID: "readCalendar", Method: http.MethodGet, Path: o.FeedPath, Tags: []string{tag},
		Summary:     "Read the calendar feed",
		Description: "For calendar programs: the secret in the URL replaces a session. Contains future sessions and those of the last 90 days. 404 for an unknown secret.",
		Responses:   responses(), Errors: []int{404, 429},
	}, o.read, realm.Limit(limit))
}

func (o Operations[P]) state(ctx context.Context, me P, _ *struct{}) (*stateOutput, error) {
	feed, err := o.State(ctx, me)
	if err != nil {
		return nil, err
	}
	feed.CreatedAt, feed.LastReadAt = utc(feed.CreatedAt), utc(feed.LastReadAt)
	return &stateOutput{Body: feed}, nil
}

func (o Operations[P]) renew(ctx context.Context, me P, _ *struct{}) (*renewOutput, error) {
	made, err := o.Renew(ctx, me)
	if err != nil {
		return nil, err
	}
	made.CreatedAt = made.CreatedAt.UTC()
	return &renewOutput{Body: made}, nil
}

func (o Operations[P]) end(ctx context.Context, me P, _ *struct{}) (*struct{}, error) {
	return nil, o.End(ctx, me)
}

func (o Operations[P]) read(ctx context.Context, in *input) (*output, error) {
	file, err := o.Read(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	return answer(in, o.FeedType, file), nil
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	in := at.UTC()
	return &in
}
