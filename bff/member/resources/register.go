// Package resources has the operations of the self-care library: its resources, and those that a member has saved.
package resources

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/library"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
)

const tag = "Resources"

// Wishes knows what members want to work on.
type Wishes interface {
	Matching(ctx context.Context, member identity.MemberID) (coaching.Matching, error)
}

// operations answers the calls of this package.
type operations struct {
	library *library.Service
	wishes  Wishes
	// editions identify the library of this build in each display language.
	editions map[string]string
}

// Register adds the operations of the library to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *library.Service, wishes Wishes) {
	o := operations{library: service, wishes: wishes, editions: map[string]string{}}
	if service != nil {
		for _, language := range copy.DisplayLanguages {
			o.editions[language.Code] = service.Edition(language.Code)
		}
	}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listResources", Method: http.MethodGet, Path: "/api/resources", Tags: []string{tag},
		Summary:     "List the library's resources",
		Description: "In the library's order, without the full texts. 304 if If-None-Match has the current ETag.",
		Responses:   map[string]*huma.Response{"304": {Description: "The client already has this version"}},
		Errors:      []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listResourceTexts", Method: http.MethodGet, Path: "/api/resource-texts", Tags: []string{tag},
		Summary:     "List the full texts of all resources",
		Description: "For searching; in the library's order. They change only with a release. 304 if If-None-Match has the current ETag.",
		Responses:   map[string]*huma.Response{"304": {Description: "The client already has this version"}},
		Errors:      []int{401},
	}, o.texts)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getResource", Method: http.MethodGet, Path: "/api/resources/{id}", Tags: []string{tag},
		Summary: "Get one resource",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getTodaysResource", Method: http.MethodGet, Path: "/api/todays-resource", Tags: []string{tag},
		Summary:     "Get one resource for this time of the member's day",
		Description: "About one of the topics that the member wants to work on, if there is one. It stays the same for that part of the day.",
		Errors:      []int{401},
	}, o.today)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveResource", Method: http.MethodPut, Path: "/api/resources/{id}/saved", Tags: []string{tag},
		Summary:       "Save a resource for later",
		Description:   "A repeat changes nothing.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.save)
	realm.SignedIn(api, huma.Operation{
		OperationID: "unsaveResource", Method: http.MethodDelete, Path: "/api/resources/{id}/saved", Tags: []string{tag},
		Summary:       "Remove a saved resource",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.unsave)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listReadingPlaces", Method: http.MethodGet, Path: "/api/reading-places", Tags: []string{tag},
		Summary:     "List the resources that the member has begun",
		Description: "Last left first. A resource that was read to its end is not listed.",
		Errors:      []int{401},
	}, o.places)
	realm.SignedIn(api, huma.Operation{
		OperationID: "leaveResource", Method: http.MethodPut, Path: "/api/resources/{id}/place", Tags: []string{tag},
		Summary:       "Store how far the member has read a resource",
		Description:   "At the beginning (0), and from 95 percent on, the place is forgotten.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 404, 413, 415, 429},
	}, o.leave, realm.Limit(leaving))
}

// leaving limits the places that one address may store, above any manual use.
var leaving = ratelimit.Rule{Burst: 240, Per: time.Minute}

type placesOutput struct {
	Body []ReadingPlace `nullable:"false"`
}

type leaveInput struct {
	ID   string `path:"id"`
	Body ReadingPlaceRequest
}

func (o operations) places(ctx context.Context, me identity.Member, _ *struct{}) (*placesOutput, error) {
	places, err := o.library.Places(ctx, me.ID, request.Language(ctx))
	if err != nil {
		return nil, err
	}
	body := make([]ReadingPlace, len(places))
	for i, place := range places {
		body[i] = ReadingPlace{ID: place.Slug, Title: place.Title, Percent: place.Percent, LeftAt: place.LeftAt.UTC()}
	}
	return &placesOutput{Body: body}, nil
}

func (o operations) leave(ctx context.Context, me identity.Member, in *leaveInput) (*struct{}, error) {
	if in.Body.Percent == nil {
		return nil, fault.Field("percent", copy.LibraryAnswers.NotAPercent)
	}
	return nil, o.library.Leave(ctx, me.ID, in.ID, *in.Body.Percent)
}

// revalidate is a Cache-Control header: shared caches must not store the response, and browsers revalidate it.
const revalidate = "private, no-cache"

type listInput struct {
	IfNoneMatch string `header:"If-None-Match" doc:"ETag of the version that the client has."`
}

type listOutput struct {
	Status       int
	CacheControl string            `header:"Cache-Control"`
	ETag         string            `header:"ETag"`
	Body         []ResourceSummary `nullable:"false"`
}

type textsOutput struct {
	Status       int
	CacheControl string         `header:"Cache-Control"`
	ETag         string         `header:"ETag"`
	Body         []ResourceText `nullable:"false"`
}

type pieceInput struct {
	ID string `path:"id"`
}

type getOutput struct{ Body Resource }

func (o operations) list(ctx context.Context, me identity.Member, in *listInput) (*listOutput, error) {
	language := request.Language(ctx)
	all, err := o.library.List(ctx, me.ID, language)
	if err != nil {
		return nil, err
	}
	out := &listOutput{Status: http.StatusOK, CacheControl: revalidate, ETag: o.etag(me, language, all), Body: []ResourceSummary{}}
	if has(in.IfNoneMatch, out.ETag) {
		out.Status = http.StatusNotModified
		return out, nil
	}
	for _, piece := range all {
		out.Body = append(out.Body, summaryOf(piece))
	}
	return out, nil
}

func (o operations) texts(ctx context.Context, _ identity.Member, in *listInput) (*textsOutput, error) {
	language := request.Language(ctx)
	out := &textsOutput{Status: http.StatusOK, CacheControl: revalidate, ETag: `"` + o.editions[language] + `"`, Body: []ResourceText{}}
	if has(in.IfNoneMatch, out.ETag) {
		out.Status = http.StatusNotModified
		return out, nil
	}
	for _, piece := range o.library.Pieces(language) {
		out.Body = append(out.Body, ResourceText{ID: piece.Slug, Content: piece.Content})
	}
	return out, nil
}

// etag returns the ETag of the list for this member, which depends on the library in their language and on the
// saved resources.
func (o operations) etag(me identity.Member, language string, all []library.Listed) string {
	sum := sha256.New()
	_, _ = fmt.Fprintln(sum, o.editions[language], me.ID) // Writing to a hash never fails.
	for _, piece := range all {
		_, _ = fmt.Fprint(sum, piece.Saved, " ")
	}
	return `"` + base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:16]) + `"`
}

// has reports whether the header contains the tag. A compressing proxy may have marked it as weak.
func has(header, tag string) bool {
	for one := range strings.SplitSeq(header, ",") {
		if one = strings.TrimPrefix(strings.TrimSpace(one), "W/"); one == tag || one == "*" {
			return true
		}
	}
	return false
}

func (o operations) get(ctx context.Context, me identity.Member, in *pieceInput) (*getOutput, error) {
	piece, err := o.library.Get(ctx, me.ID, request.Language(ctx), in.ID)
	if err != nil {
		return nil, err
	}
	return &getOutput{Body: resourceOf(piece)}, nil
}

func (o operations) save(ctx context.Context, me identity.Member, in *pieceInput) (*struct{}, error) {
	return nil, o.library.Save(ctx, me.ID, in.ID)
}

func (o operations) unsave(ctx context.Context, me identity.Member, in *pieceInput) (*struct{}, error) {
	return nil, o.library.Unsave(ctx, me.ID, in.ID)
}

type todayOutput struct{ Body TodaysResource }

func (o operations) today(ctx context.Context, me identity.Member, _ *struct{}) (*todayOutput, error) {
	wishes, err := o.wishes.Matching(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	zone, err := time.LoadLocation(me.TimeZone)
	if err != nil {
		zone = time.UTC
	}
	suggested := library.Suggest(wishes.Focus, time.Now().In(zone))
	piece, err := o.library.Get(ctx, me.ID, request.Language(ctx), suggested.Slug)
	if err != nil {
		return nil, err
	}
	return &todayOutput{Body: TodaysResource{Part: string(suggested.Part), Topic: suggested.Topic, Resource: summaryOf(piece)}}, nil
}

func summaryOf(piece library.Listed) ResourceSummary {
	return ResourceSummary{
		ID: piece.Slug, Title: piece.Title, Description: piece.Description, Preview: piece.Preview(), ImageURL: piece.ImageURL(),
		Category: piece.Category, Minutes: piece.Minutes, Kind: string(piece.Practice.Kind), Prompts: append([]string{}, piece.Practice.Prompts...),
		Saved: piece.Saved,
	}
}

func resourceOf(piece library.Listed) Resource {
	practice := Practice{
		Kind: string(piece.Practice.Kind), Steps: make([]Step, len(piece.Practice.Steps)), Prompts: append([]string{}, piece.Practice.Prompts...),
	}
	for i, step := range piece.Practice.Steps {
		practice.Steps[i] = Step(step)
	}
	if piece.Practice.Kind == library.Breath {
		pace := Breath(piece.Practice.Pace)
		practice.Breath = &pace
	}
	return Resource{
		ID: piece.Slug, Title: piece.Title, Description: piece.Description, Content: piece.Content, ImageURL: piece.ImageURL(),
		Category: piece.Category, Minutes: piece.Minutes, Practice: practice, Saved: piece.Saved,
	}
}
