// Package member is the API of the member app: the operations that a member's own pages call, each for the signed-in
// member. The domain has the rules; this package decides who may call, and in which shapes.
package member

import (
	"context"
	"net/http"
	"strings"
	"time"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/community"
	"aangan/bff/domain/companion"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/library"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/profile"
	"aangan/bff/domain/push"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/live"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
	"aangan/bff/member/account"
	"aangan/bff/member/attachments"
	"aangan/bff/member/calendar"
	membercheckins "aangan/bff/member/checkins"
	"aangan/bff/member/coaches"
	membercommunity "aangan/bff/member/community"
	"aangan/bff/member/companions"
	"aangan/bff/member/exercises"
	membergoals "aangan/bff/member/goals"
	memberjournal "aangan/bff/member/journal"
	memberlive "aangan/bff/member/live"
	membermembership "aangan/bff/member/membership"
	"aangan/bff/member/messages"
	"aangan/bff/member/mydata"
	"aangan/bff/member/notifications"
	"aangan/bff/member/onboarding"
	memberprofile "aangan/bff/member/profile"
	"aangan/bff/member/provider"
	memberpush "aangan/bff/member/push"
	"aangan/bff/member/resources"
	memberrisk "aangan/bff/member/risk"
	membersafetynotes "aangan/bff/member/safetynotes"
	"aangan/bff/member/sessions"
	"aangan/bff/member/unsubscribe"
)

// Deps holds the services of the operations. All may be nil when only the OpenAPI document is needed.
type Deps struct {
	Identity      *identity.Service
	Coaching      *coaching.Service
	Messaging     *messaging.Service
	Attachments   *attachment.Service
	Profile       *profile.Service
	Reminders     *reminders.Service
	Notifications *notification.Service
	Push          *push.Service
	Membership    *membership.Service
	Scheduling    *scheduling.Service
	UserData      *userdata.Service
	SessionNotify *sessionnotify.Service
	Companions    *companion.Service
	Risk          *risk.Service
	Community     *community.Service
	Library       *library.Service
	Journal       *journal.Service
	CheckIns      *checkins.Service
	SafetyNotes   *safetynotes.Service
	CoachProfile  *coachprofile.Service
	Goals         *goals.Service
	Live          *live.Hub
	Limits        *ratelimit.Limits
	// Provider is the external sign-in provider; nil disables it.
	Provider *oidc.Provider
}

// New returns the member API with every operation registered.
func New(d Deps) *realm.API[identity.Member] {
	api := realm.NewAPI(realm.Config[identity.Member]{
		Title:        "Aangan member API",
		Cookie:       realm.MemberCookie,
		Authenticate: d.authenticate,
		Expires:      func(me identity.Member) time.Time { return me.Session.ExpiresAt },
		MailboxSeq:   func(me identity.Member) int64 { return me.MailboxSeq },
		Limits:       d.Limits,
	})
	accounts := account.Register(api, d.Identity)
	provider.Register(api, d.Identity, d.Provider, accounts.ClientOrigin)
	memberprofile.Register(api, accounts, d.Profile)
	onboarding.Register(api, d.Identity)
	coaches.Register(api, d.Coaching, d.Scheduling.NextFreeTimes)
	coaches.RegisterImages(api, d.CoachProfile)
	sessions.Register(api, d.Scheduling)
	messages.Register(api, d.Messaging)
	attachments.Register(api, d.Attachments)
	unsubscribe.Register(api, d.Reminders)
	notifications.Register(api, d.Notifications)
	memberpush.Register(api, d.Push)
	membermembership.Register(api, d.Membership)
	mydata.Register(api, d.UserData, d.Identity, accounts.ClientOrigin)
	calendar.Register(api, d.SessionNotify)
	companions.Register(api, d.Companions)
	exercises.Register(api, d.Companions)
	memberrisk.Register(api, d.Risk)
	membercommunity.Register(api, d.Community)
	resources.Register(api, d.Library, d.Coaching)
	memberjournal.Register(api, d.Journal)
	membercheckins.Register(api, d.CheckIns)
	membersafetynotes.Register(api, d.SafetyNotes)
	membergoals.Register(api, d.Goals)
	memberlive.Register(api, d.Live)
	return api
}

// Guests are the operations that the pages of the site, at its origin, may call as well.
func Guests(site string) []httpserver.Guest {
	return []httpserver.Guest{
		{Origin: site, Method: http.MethodGet, Path: account.SiteHeaderPath},
		{Origin: site, Method: http.MethodPost, Path: account.LogoutPath},
	}
}

// authenticate returns the member of a session token. Requests that an open page sends automatically do not count as
// use: on a shared device the session must end although the page stays open.
func (d Deps) authenticate(ctx context.Context, token string) (identity.Member, error) {
	find := d.Identity.MemberByToken
	if unattended(ctx) {
		find = d.Identity.PeekMember
	}
	found, err := find(ctx, identity.MemberToken(token))
	return found.Member, err
}

func unattended(ctx context.Context) bool {
	info := request.From(ctx)
	if info == nil {
		return false
	}
	path := info.HTTP.URL.Path
	return path == memberlive.Path || path == notifications.Path || strings.HasPrefix(path, messages.UnreadPath)
}
