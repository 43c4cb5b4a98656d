// Package coaches has the operations that show the coaches to visitors of the site.
package coaches

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/realm"
)

// operations answers the calls of this package.
type operations struct {
	coaching   *coaching.Service
	scheduling *scheduling.Service
}

// Register adds the operations about coaches to the API. They need no session.
func Register(api *realm.API[realm.NoActor], service *coaching.Service, hours *scheduling.Service) {
	o := operations{coaching: service, scheduling: hours}
	realm.Public(api, huma.Operation{
		OperationID: "ourCoaches", Method: http.MethodGet, Path: "/api/our-coaches", Tags: []string{"Coaches"},
		Summary:     "List some of the coaches",
		Description: "At most four active, verified coaches. Browsers and shared caches may keep the response for one minute.",
	}, o.list)
	realm.Public(api, huma.Operation{
		OperationID: "ourCoach", Method: http.MethodGet, Path: "/api/our-coaches/{id}", Tags: []string{"Coaches"},
		Summary:     "Get one coach with hours and next open time",
		Description: "An active, verified coach, with times for a visitor in a zone. Browsers and shared caches may keep the response for one minute.",
		Errors:      []int{400, 404},
	}, o.get)
}

type getInput struct {
	ID   string `path:"id" format:"uuid"`
	Zone string `query:"zone" default:"UTC" maxLength:"64" doc:"The visitor's time zone, an IANA name."`
}

type getOutput struct {
	CacheControl string `header:"Cache-Control"`
	Vary         string `header:"Vary"`
	Body         CoachPage
}

func (o operations) get(ctx context.Context, in *getInput) (*getOutput, error) {
	id, err := identity.ParseCoachID(in.ID)
	if err != nil {
		return nil, &fault.NotFound{Message: copy.Errors.CoachNotFound}
	}
	week, err := o.scheduling.WeekOf(ctx, id, in.Zone)
	if err != nil {
		return nil, err
	}
	coach, err := o.coaching.OpenCoach(ctx, id)
	if err != nil {
		return nil, err
	}
	// A visitor has no sessions, so only the zone matters.
	visitor := identity.Member{TimeZone: in.Zone}
	next, err := o.scheduling.NextFreeTimes(ctx, visitor, []identity.CoachID{id}, time.Duration(copy.Limits.NextOpeningDays)*24*time.Hour, &copy.Waking)
	if err != nil {
		return nil, err
	}
	said := copy.For(ctx)
	body := CoachPage{
		ID: coach.ID.String(), Name: coach.Name, Title: said.Coaches.Certified, Bio: coach.Bio, ImageURL: coach.ImageURL, City: coach.City,
		Topics: []string{}, Languages: []string{}, Credentials: []Credential{}, Windows: []HoursWindow{}, WakingMinutes: int(week.Waking.Minutes()),
	}
	for topic := range strings.SplitSeq(coach.Specializations, ",") {
		if topic = strings.TrimSpace(topic); topic != "" {
			body.Topics = append(body.Topics, topic)
		}
	}
	for _, code := range coach.Languages {
		body.Languages = append(body.Languages, copy.LanguageLabel(said, code))
	}
	for _, given := range coach.Credentials {
		body.Credentials = append(body.Credentials, Credential(given))
	}
	for _, w := range week.Windows {
		body.Windows = append(body.Windows, HoursWindow{Weekday: w.Weekday, From: w.From, Until: w.Until})
	}
	if at, free := next[id]; free {
		at = at.UTC()
		body.NextOpening = &at
	}
	return &getOutput{CacheControl: cacheForAMinute, Vary: "Accept-Language", Body: body}, nil
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
