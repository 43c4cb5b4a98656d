// Package coaches shows visitors who coaches here.
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
		Summary:     "A few of the coaches",
		Description: "At most four, all of them active and verified. It may be kept for a minute, by anybody in between too.",
	}, o.list)
}

type listOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         []Coach
}

// keepForAMinute: a coach who stops disappears from the page within a minute, and each cache queries the database at
// most once a minute.
const keepForAMinute = "public, max-age=60"

func (o operations) list(ctx context.Context, _ *struct{}) (*listOutput, error) {
	open, err := o.coaching.Open(ctx, copy.Limits.OurCoaches)
	if err != nil {
		return nil, err
	}
	body := make([]Coach, len(open))
	for i, coach := range open {
		body[i] = Coach{
			ID: coach.ID.String(), Name: coach.Name, Title: copy.Coaches.Certified, Specialty: specialty(coach.Specializations),
			Bio: coach.Bio, ImageURL: coach.ImageURL,
		}
	}
	return &listOutput{CacheControl: keepForAMinute, Body: body}, nil
}

// specialty is the first that the coach names.
func specialty(specializations string) string {
	for one := range strings.SplitSeq(specializations, ",") {
		if one = strings.TrimSpace(one); one != "" {
			return one
		}
	}
	return ""
}
