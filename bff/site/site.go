// Package site is the API of the public site. It has no sign-in.
package site

import (
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/site/coaches"
	siteoutreach "aangan/bff/site/outreach"
)

// Deps holds the services of the operations. All may be nil when only the OpenAPI document is needed.
type Deps struct {
	Visitors     *visitors.Service
	Coaching     *coaching.Service
	CoachProfile *coachprofile.Service
	Scheduling   *scheduling.Service
	Limits       *ratelimit.Limits
}

// New returns the site's API with every operation registered.
func New(d Deps) *realm.API[realm.NoActor] {
	api := realm.NewAPI(realm.Config[realm.NoActor]{Title: "Aangan site API", Limits: d.Limits})
	siteoutreach.Register(api, d.Visitors)
	coaches.Register(api, d.Coaching, d.Scheduling)
	coaches.RegisterImages(api, d.CoachProfile)
	return api
}
