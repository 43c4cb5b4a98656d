// Package push has the operations with which a browser subscribes to the member's push messages.
package push

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/push"
	"aangan/bff/internal/realm"
)

const (
	tag  = "Notifications"
	path = "/api/push"
)

// operations answers the calls of this package.
type operations struct{ push *push.Service }

// Register adds the operations to the API, all for the signed-in member and the sign-in that calls.
func Register(api *realm.API[identity.Member], service *push.Service) {
	o := operations{push: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "pushStatus", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "Whether this browser gets push messages",
		Errors:  []int{401},
	}, o.status)
	realm.SignedIn(api, huma.Operation{
		OperationID: "subscribePush", Method: http.MethodPut, Path: path, Tags: []string{tag},
		Summary:     "Send push messages to this browser",
		Description: "Replaces an earlier subscription of this sign-in. 400 if the address is not one of a known push service. 403 on a shared device.",
		Errors:      []int{400, 401, 403, 404, 413, 415},
	}, o.subscribe)
	realm.SignedIn(api, huma.Operation{
		OperationID: "unsubscribePush", Method: http.MethodDelete, Path: path, Tags: []string{tag},
		Summary:     "Send no push messages to this browser",
		Description: "Without a subscription nothing changes.",
		Errors:      []int{401},
	}, o.unsubscribe)
}

type subscribeInput struct{ Body SubscribePushRequest }

type statusOutput struct{ Body PushStatus }

func (o operations) status(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	subscribed, err := o.push.Subscribed(ctx, me)
	return o.answer(subscribed, err)
}

func (o operations) subscribe(ctx context.Context, me identity.Member, in *subscribeInput) (*statusOutput, error) {
	err := o.push.Subscribe(ctx, me, push.Subscription{
		Endpoint: in.Body.Endpoint, P256dh: in.Body.P256dh, Auth: in.Body.Auth, Neutral: in.Body.Neutral,
	})
	return o.answer(true, err)
}

func (o operations) unsubscribe(ctx context.Context, me identity.Member, _ *struct{}) (*statusOutput, error) {
	return o.answer(false, o.push.Unsubscribe(ctx, me))
}

func (o operations) answer(subscribed bool, err error) (*statusOutput, error) {
	if err != nil {
		return nil, err
	}
	return &statusOutput{Body: PushStatus{PublicKey: o.push.PublicKey(), Subscribed: subscribed}}, nil
}
