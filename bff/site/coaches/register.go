// Package coaches has the operations that show the coaches to visitors of the site.
package coaches

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/realm"
)

// operations answers the calls of this package.
type operations struct{ coaching *coaching.Service }

// Register adds the operations about coaches to the API. They need no session.
func Register(api *realm.API[realm.NoActor], service *coaching.Service) {
	o := operations{coaching: service}
	realm.Public(api, huma.Operation{
		OperationID: "ourCoaches", Method: http.MethodGet, Path: "/api/our-coaches", Tags: []string{"Coaches"},
		Summary:     "List some of the coaches",
		Description: "At most four active, verified coaches. Browsers and shared caches may keep the response for one minute.",
	}, o.list)
}

type listOutput struct {
	CacheControl string `header:"Cache-Control"`
	// Vary keeps caches from mixing languages. Pages always send theirs, so the cookie never decides.
	Vary string `header:"Vary"`
	Body []Coach
}

// cacheForAMinute: a deactivated coach disappears from the page within a minute, and each cache causes a query at
// most once a minute.
const cacheForAMinute = "public, max-age=60"

func (o operations) list(ctx context.Context, _ *struct{}) (*listOutput, error) {
	open, err := o.coaching.Open(ctx, copy.Limits.OurCoaches)
	if err != nil {
		return nil, err
	}
	title, body := copy.For(ctx).Coaches.Certified, make([]Coach, len(open))
	for i, coach := range open {
		body[i] = Coach{
			ID: coach.ID.String(), Name: coach.Name, Title: title, Specialty: specialty(coach.Specializations),
			Bio: coach.Bio, ImageURL: coach.ImageURL,
		}
	}
	return &listOutput{CacheControl: cacheForAMinute, Vary: "Accept-Language", Body: body}, nil
}

// specialty returns the first specialization of the coach.
func specialty(specializations string) string {
	for one := range strings.SplitSeq(specializations, ",") {
		if one = strings.TrimSpace(one); one != "" {
			return one
		}
	}
	return ""
}
