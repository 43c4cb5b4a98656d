// Package site is the public site's API. Nobody signs in to it.
package site

import (
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/outreach"
	"aangan/bff/domain/portfolio"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/site/coaches"
	siteoutreach "aangan/bff/site/outreach"
)

// Deps is what the operations stand on. All of it may be nil to get the document alone.
type Deps struct {
	Outreach  *outreach.Service
	Coaching  *coaching.Service
	Portfolio *portfolio.Service
	Limits    *ratelimit.Limits
}

// New returns the site's API with every operation registered.
func New(d Deps) *realm.API[realm.Nobody] {
	api := realm.NewAPI(realm.Config[realm.Nobody]{Title: "Aangan site API", Limits: d.Limits})
	siteoutreach.Register(api, d.Outreach)
	coaches.Register(api, d.Coaching)
	coaches.RegisterImages(api, d.Portfolio)
	return api
}
