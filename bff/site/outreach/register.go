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

// The limits are for one client address, which a whole campus may share.
var (
	// Every new signup mails an address that a visitor typed, so the limit leaves room for a campus, and stops a flood.
	signupLimit = ratelimit.Rule{Burst: 20, Per: time.Hour}
	// A member of the team reads each message and application.
	letterLimit = ratelimit.Rule{Burst: 5, Per: time.Hour}
	// A visit sends a few events, and counting one is cheap.
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
		Summary: "Sign up for the beta",
		Description: "Sends one confirmation email per address. A repeated address keeps the first data, sends no second email, " +
			"and gets the same response.",
		DefaultStatus: http.StatusCreated, Errors: refusals,
	}, o.betaSignup, realm.Limit(signupLimit))
	realm.Public(api, huma.Operation{
		OperationID: "contact", Method: http.MethodPost, Path: "/api/contact", Tags: []string{tag},
		Summary:       "Send a message to the team",
		Description:   "Stores the message and emails it to the team. Sends no email to the given address.",
		DefaultStatus: http.StatusCreated, Errors: refusals,
	}, o.contact, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "apply", Method: http.MethodPost, Path: "/api/applications", Tags: []string{tag},
		Summary:       "Apply for a job",
		Description:   "Stores the application and emails it to the team. Sends no email to the given address.",
		DefaultStatus: http.StatusCreated, Errors: refusals,
	}, o.apply, realm.Limit(letterLimit))
	realm.Public(api, huma.Operation{
		OperationID: "countEvent", Method: http.MethodPost, Path: "/api/events", Tags: []string{tag},
		Summary:       "Count a page event",
		Description:   "Stores only the number of events per name, day and page variants, and nothing about the visitor.",
		DefaultStatus: http.StatusNoContent, Errors: refusals,
	}, o.countEvent, realm.Limit(eventLimit))
}
