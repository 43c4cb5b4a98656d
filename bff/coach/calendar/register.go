// Package calendar serves a coach's sessions to their own calendar program, under a secret URL that they can renew.
package calendar

import (
	"context"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/internal/realm"
	"aangan/bff/shared/calendarfile"
)

// Register adds the operations to the API: those about the URL for the signed-in coach, and the calendar itself, which
// needs only the secret URL.
func Register(api *realm.API[identity.Coach], service *sessionnotify.Service) {
	calendarfile.Register(api, calendarfile.Operations[identity.Coach]{
		Path: "/api/coach/calendar-feed", FeedPath: sessionnotify.CoachFeedPath + "{token}" + sessionnotify.FeedEnding, FeedType: sessionnotify.FeedType,
		State: func(ctx context.Context, me identity.Coach) (calendarfile.Feed, error) {
			feed, err := service.CoachFeed(ctx, me.ID)
			return calendarfile.Feed(feed), err
		},
		Renew: func(ctx context.Context, me identity.Coach) (calendarfile.NewFeed, error) {
			made, err := service.RenewCoachFeed(ctx, me.ID)
			return calendarfile.NewFeed(made), err
		},
		End: func(ctx context.Context, me identity.Coach) error { return service.EndCoachFeed(ctx, me.ID) },
		Read: func(ctx context.Context, token string) ([]byte, error) {
			return service.ReadCoachFeed(ctx, sessionnotify.CoachFeedToken(token))
		},
	})
}
