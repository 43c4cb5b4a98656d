// Package outreach has the operations with which a visitor of the site sends data to the team.
package outreach

import (
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/visitors"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// The limits are for one client address, behind which a whole campus may sit.
var (
	// Every new signup mails an address that a visitor typed, so the limit leaves room for a campus, and stops a flood.
	signupLimit = ratelimit.Rule{Burst: 20, Per: time.Hour}
	// Messages and applications cost a person of the team the time to read them.
	letterLimit = ratelimit.Rule{Burst: 5, Per: time.Hour}
	// A visit counts a handful of events, and a count costs next to nothing.
	eventLimit = ratelimit.Rule{Burst: 300, Per: time.Minute}
)

// operations answers the calls of this package.
type operations struct{ outreach *visitors.Service }

// Register adds the operations for visitors to the API. They need no session.
func Register(api *realm.API[realm.NoActor], service *visitors.Service) {
	o := operations{outreach: service}
	const tag = "Outreach"
	refusals := []int{400, 413, 415, 429}
	realm.Public(api, huma.Operation{
		OperationID: "betaSignup", Method: http.MethodPost, Path: "/api/beta-signup", Tags: []string{tag},
		Summary: "Ask to join the beta",
		Description: "A letter confirms it, once for each address. The same address twice is one signup: the first answer stands, " +
			"and the second is thanked alike.",
		DefaultStatus: http.StatusCreated, Errors: refusals,
	}, o.betaSignup, realm.Limit(signupLimit))
	realm.Public(api, huma.Operation{
		OperationID: "contact", Method: http.MethodPost, Path: "/api/contact", Tags: []string{tag},
		Summary:       "Write to the team",
		Description:   "The message is stored and mailed to the team. Nothing is mailed to the address that was given.",
		DefaultStatus: http.StatusCreated, Errors: refusals,
	}, o.contact, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "apply", Method: http.MethodPost, Path: "/api/applications", Tags: []string{tag},
		Summary:       "Apply for a position, or for none in particular",
		Description:   "The application is stored and mailed to the team. Nothing is mailed to the address that was given.",
		DefaultStatus: http.StatusCreated, Errors: refusals,
	}, o.apply, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "countEvent", Method: http.MethodPost, Path: "/api/events", Tags: []string{tag},
		Summary:       "Count that something happened on a page",
		Description:   "Only how often, on which day and with which variants is kept; nothing about who it was.",
		DefaultStatus: http.StatusNoContent, Errors: refusals,
	}, o.countEvent, realm.Limit(eventLimit))
}
