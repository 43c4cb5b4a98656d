// Package coach is the API of the coach portal: the operations that a coach's own pages call, each for the signed-in
// coach and their current clients.
package coach

import (
	"context"
	"time"

	"aangan/bff/coach/account"
	"aangan/bff/coach/administration"
	"aangan/bff/coach/attachments"
	"aangan/bff/coach/calendar"
	"aangan/bff/coach/casework"
	"aangan/bff/coach/clients"
	coachgoals "aangan/bff/coach/goals"
	"aangan/bff/coach/hours"
	coachlive "aangan/bff/coach/live"
	"aangan/bff/coach/messages"
	coachoncall "aangan/bff/coach/oncall"
	coachportfolio "aangan/bff/coach/portfolio"
	"aangan/bff/coach/security"
	"aangan/bff/coach/sessions"
	"aangan/bff/domain/alerts"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/audit"
	desk "aangan/bff/domain/casework"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/coachadmin"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/community"
	"aangan/bff/domain/companion"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/oncall"
	"aangan/bff/domain/ops"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/live"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
)

// Deps holds the services of the operations. All may be nil when only the OpenAPI document is needed.
type Deps struct {
	Identity      *identity.Service
	Coaching      *coaching.Service
	ReplyTime     *replytime.Service
	Casework      *desk.Service
	Goals         *goals.Service
	Messaging     *messaging.Service
	Attachments   *attachment.Service
	Scheduling    *scheduling.Service
	SessionNotify *sessionnotify.Service
	Community     *community.Service
	Audit         *audit.Service
	Membership    *membership.Service
	CoachProfile  *coachprofile.Service
	Visitors      *visitors.Service
	Ops           *ops.Service
	CoachAdmin    *coachadmin.Service
	Alerts        *alerts.Service
	SafetyNotes   *safetynotes.Service
	CheckIns      *checkins.Service
	Companions    *companion.Service
	OnCall        *oncall.Service
	Live          *live.Hub
	Limits        *ratelimit.Limits
}

// New returns the coach API with every operation registered.
func New(d Deps) *realm.API[identity.Coach] {
	api := realm.NewAPI(realm.Config[identity.Coach]{
		Title:        "Aangan coach API",
		Cookie:       realm.CoachCookie,
		Authenticate: d.authenticate,
		Expires:      func(me identity.Coach) time.Time { return me.Session.ExpiresAt },
		MailboxSeq:   func(me identity.Coach) int64 { return me.MailboxSeq },
		Administrator: func(me identity.Coach) bool {
			_, holds := me.Administrator()
			return holds
		},
		Elsewhere: func(me identity.Coach) string {
			if me.Role == identity.RoleAdministrator && me.LacksFactor() {
				return security.SetUpPath
			}
			return ""
		},
		Limits: d.Limits,
	})
	account.Register(api, d.Identity)
	security.Register(api, d.Identity)
	coachportfolio.Register(api, d.CoachProfile)
	clients.Register(api, d.Coaching, d.ReplyTime, d.Scheduling, d.SafetyNotes, d.CheckIns)
	casework.Register(api, d.Casework)
	coachgoals.Register(api, d.Goals)
	messages.Register(api, d.Messaging)
	attachments.Register(api, d.Attachments)
	sessions.Register(api, d.Scheduling)
	hours.Register(api, d.Scheduling)
	calendar.Register(api, d.SessionNotify)
	administration.Register(api, administration.Deps{
		Community: d.Community, Audit: d.Audit, Payments: d.Membership, Visitors: d.Visitors, Ops: d.Ops, CoachAdmin: d.CoachAdmin, Alerts: d.Alerts,
		Companions: d.Companions,
		OnCall:     d.OnCall,
	})
	coachoncall.Register(api, d.OnCall, d.Messaging, d.Casework)
	coachlive.Register(api, d.Live)
	return api
}

// authenticate returns the coach of a session token. The stream, which an open page requests automatically, does not
// count as use of the session.
func (d Deps) authenticate(ctx context.Context, token string) (identity.Coach, error) {
	find := d.Identity.CoachByToken
	if info := request.From(ctx); info != nil && info.HTTP.URL.Path == coachlive.Path {
		find = d.Identity.PeekCoach
	}
	found, err := find(ctx, identity.CoachToken(token))
	return found.Coach, err
}
