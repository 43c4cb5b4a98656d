// Package calendar lets a coach have their sessions in the calendar program that they use anyway, by a secret address that
// they can renew.
package calendar

import (
	"context"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/meeting"
	"aangan/bff/internal/calendarfile"
	"aangan/bff/internal/realm"
)

// Register adds the operations to the API: those about the address for the signed-in coach, and the calendar itself for
// whoever has the address.
func Register(api *realm.API[identity.Coach], service *meeting.Service) {
	calendarfile.Register(api, calendarfile.Operations[identity.Coach]{
		Path: "/api/coach/calendar-feed", FeedPath: meeting.CoachFeedPath,
		State: func(ctx context.Context, me identity.Coach) (meeting.Feed, error) {
			return service.CoachFeed(ctx, me.ID)
		},
		Renew: func(ctx context.Context, me identity.Coach) (meeting.Renewed, error) {
			return service.RenewCoachFeed(ctx, me.ID)
		},
		End: func(ctx context.Context, me identity.Coach) error { return service.EndCoachFeed(ctx, me.ID) },
		Read: func(ctx context.Context, token string) ([]byte, error) {
			return service.ReadCoachFeed(ctx, meeting.CoachFeedToken(token))
		},
	})
}
