// Package calendar lets a member have their sessions in the calendar program that they use anyway, by a secret address that
// they can renew.
package calendar

import (
	"context"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/meeting"
	"aangan/bff/internal/calendarfile"
	"aangan/bff/internal/realm"
)

// Register adds the operations to the API: those about the address for the signed-in member, and the calendar itself for
// whoever has the address.
func Register(api *realm.API[identity.Member], service *meeting.Service) {
	calendarfile.Register(api, calendarfile.Operations[identity.Member]{
		Path: "/api/calendar-feed", FeedPath: meeting.MemberFeedPath,
		State: func(ctx context.Context, me identity.Member) (meeting.Feed, error) {
			return service.MemberFeed(ctx, me.ID)
		},
		Renew: func(ctx context.Context, me identity.Member) (meeting.Renewed, error) {
			return service.RenewMemberFeed(ctx, me.ID)
		},
		End: func(ctx context.Context, me identity.Member) error { return service.EndMemberFeed(ctx, me.ID) },
		Read: func(ctx context.Context, token string) ([]byte, error) {
			return service.ReadMemberFeed(ctx, meeting.MemberFeedToken(token))
		},
	})
}
