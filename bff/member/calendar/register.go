// Package calendar serves a member's sessions to their own calendar program, under a secret URL that they can renew.
package calendar

import (
	"context"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/internal/realm"
	"aangan/bff/shared/calendarfile"
)

// Register adds the operations to the API: those about the URL for the signed-in member, and the calendar itself,
// which needs only the secret URL.
func Register(api *realm.API[identity.Member], service *sessionnotify.Service) {
	calendarfile.Register(api, calendarfile.Operations[identity.Member]{
		Path: "/api/calendar-feed", FeedPath: sessionnotify.MemberFeedPath + "{token}" + sessionnotify.FeedEnding, FeedType: sessionnotify.FeedType,
		State: func(ctx context.Context, me identity.Member) (calendarfile.Feed, error) {
			feed, err := service.MemberFeed(ctx, me.ID)
			return calendarfile.Feed(feed), err
		},
		Renew: func(ctx context.Context, me identity.Member) (calendarfile.NewFeed, error) {
			made, err := service.RenewMemberFeed(ctx, me.ID)
			return calendarfile.NewFeed(made), err
		},
		End: func(ctx context.Context, me identity.Member) error { return service.EndMemberFeed(ctx, me.ID) },
		Read: func(ctx context.Context, token string) ([]byte, error) {
			return service.ReadMemberFeed(ctx, sessionnotify.MemberFeedToken(token))
		},
	})
}
