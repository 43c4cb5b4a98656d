// Package mydata has the operations with which members export their data and delete their account.
package mydata

import (
	"context"
	"io"
	"mime"
	"net/http"
	"reflect"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/download"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const tag = "My data"

// exportLimit and leaveLimit are far above a person's use. The account's own limit on attempts prevents guessing the
// password.
var (
	exportLimit = ratelimit.Rule{Burst: 10, Per: 10 * time.Minute}
	leaveLimit  = ratelimit.Rule{Burst: 20, Per: time.Minute}
)

// operations answers the calls of this package.
type operations struct {
	leaving  *userdata.Service
	identity *identity.Service
	where    func(context.Context) identity.ClientOrigin
}

// Register adds the operations to the API, all for the signed-in member. Where returns the origin of a request.
func Register(api *realm.API[identity.Member], service *userdata.Service, people *identity.Service, where func(context.Context) identity.ClientOrigin) {
	o := operations{leaving: service, identity: people, where: where}
	realm.SignedIn(api, huma.Operation{
		OperationID: "exportUser", Method: http.MethodGet, Path: "/api/user/export", Tags: []string{tag},
		Summary:     "Export all data about the member",
		Description: "A JSON download that explains its own content, as of one moment.",
		Responses: map[string]*huma.Response{"200": {
			Description: "The file",
			Content:     map[string]*huma.MediaType{"application/json": {Schema: exportSchema(api.OpenAPI())}},
		}},
		Errors: []int{401, 403, 429},
	}, o.export, realm.Limit(exportLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteUser", Method: http.MethodDelete, Path: "/api/user", Tags: []string{tag},
		Summary:       "Delete the member's account",
		Description:   "Ends all sign-ins at once and clears the cookies. A job then deletes the data, which cannot be undone. 409 if the account has no password.",
		DefaultStatus: http.StatusAccepted,
		Errors:        []int{400, 401, 409, 413, 415, 429},
	}, o.leave, realm.Limit(leaveLimit))
}

// exportSchema describes the file in the OpenAPI document, with the nullable parts: Huma has no tag for that on
// objects.
func exportSchema(doc *huma.OpenAPI) *huma.Schema {
	registry := doc.Components.Schemas
	file := registry.Schema(reflect.TypeFor[userdata.Export](), true, "Export")
	for schema, names := range map[string][]string{
		"Export": {"preferences", "membership", "betaSignup", "community"}, "ExportMessage": {"mark"},
	} {
		properties := registry.Map()[schema].Properties
		for _, name := range names {
			properties[name] = &huma.Schema{OneOf: []*huma.Schema{properties[name], {Type: "null"}}}
		}
	}
	return file
}

type leaveInput struct{ Body LeaveRequest }

type leftOutput struct {
	SetCookie []http.Cookie `header:"Set-Cookie"`
	Body      Left
}

// export first spools the file to an unnamed temporary file, then sends it. Otherwise a slow client would hold a
// database connection, and a failure halfway would leave half a file that looks complete.
func (o operations) export(ctx context.Context, me identity.Member, _ *struct{}) (*huma.StreamResponse, error) {
	if download.CrossSite(ctx) {
		return nil, problem.CrossOrigin()
	}
	file, size, err := download.Spool(func(to io.Writer) error { return o.leaving.Export(ctx, me.ID, to) })
	if err != nil {
		return nil, err
	}
	name := fileName(me.TimeZone)
	return &huma.StreamResponse{Body: func(hc huma.Context) {
		defer file.Close()
		hc.SetHeader("Content-Type", "application/json; charset=utf-8")
		hc.SetHeader("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
		hc.SetHeader("Content-Length", strconv.FormatInt(size, 10))
		// A client that disconnected needs no error; one that still reads detects a short body by its length.
		_, _ = io.Copy(hc.BodyWriter(), file)
	}}, nil
}

// fileName returns the name under which the browser saves the file.
func fileName(zone string) string {
	return copy.MyData.ExportFileName.Fill("date", download.DateIn(zone))
}

func (o operations) leave(ctx context.Context, me identity.Member, in *leaveInput) (*leftOutput, error) {
	if err := o.identity.CheckPassword(ctx, me.ID, in.Body.Password, o.where(ctx)); err != nil {
		return nil, err
	}
	keepPosts := in.Body.KeepPosts == nil || *in.Body.KeepPosts
	if err := o.leaving.Leave(ctx, me.ID, keepPosts); err != nil {
		return nil, err
	}
	return &leftOutput{
		SetCookie: []http.Cookie{realm.MemberCookie.Clear(), realm.MemberKnown.Clear()},
		Body:      Left{Message: copy.For(ctx).MyData.Accepted},
	}, nil
}
