// Package portfolio has the operations of a coach's public profile, picture and credentials.
package portfolio

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/coachprofile/picture"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/coachimage"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/transfer"
)

const (
	tag  = "Portfolio"
	path = "/api/coach/portfolio"
)

var (
	// writeLimit and uploadLimit are far above a person's use.
	writeLimit  = ratelimit.Rule{Burst: 120, Per: time.Minute}
	uploadLimit = ratelimit.Rule{Burst: 30, Per: 10 * time.Minute}
)

// operations answers the calls of this package.
type operations struct{ portfolio *coachprofile.Service }

// Register adds the operations to the API, all for the signed-in coach, active or not: coaches prepare their profile
// before they are activated.
func Register(api *realm.API[identity.Coach], service *coachprofile.Service) {
	o := operations{portfolio: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getPortfolio", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "Get the coach's public profile", Errors: []int{401},
	}, o.read)
	realm.SignedIn(api, huma.Operation{
		OperationID: "updatePortfolio", Method: http.MethodPatch, Path: path, Tags: []string{tag},
		Summary:     "Update the coach's public profile",
		Description: "Members see the changes at once. Missing fields stay unchanged. Credentials and the picture have their own operations.",
		Errors:      []int{400, 401, 413, 415, 429},
	}, o.update, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "setPortfolioImage", Method: http.MethodPost, Path: path + "/image", Tags: []string{tag},
		Summary: "Set the coach's picture",
		Description: "A JPEG, PNG or WebP of at most 10 MiB and 24 megapixels, with at least 160 pixels on the shorter side. The square is cropped, " +
			"scaled to 640 by 640 pixels and encoded again: nothing else of the file is kept.",
		Errors: []int{400, 401, 413, 415, 429, 503},
	}, o.setImage, realm.Limit(uploadLimit), realm.StreamedBody(transfer.Form()))
	realm.SignedIn(api, huma.Operation{
		OperationID: "removePortfolioImage", Method: http.MethodDelete, Path: path + "/image", Tags: []string{tag},
		Summary: "Remove the coach's picture", Description: "Does nothing if there is no picture.", Errors: []int{401, 429},
	}, o.removeImage, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "askCredentials", Method: http.MethodPut, Path: path + "/credentials", Tags: []string{tag},
		Summary:     "Request new credentials",
		Description: "An administrator decides about them; until then members see the current ones. An earlier pending change is withdrawn.",
		Errors:      []int{400, 401, 413, 415, 429},
	}, o.ask, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "withdrawCredentials", Method: http.MethodDelete, Path: path + "/credentials/change", Tags: []string{tag},
		Summary: "Withdraw the pending credential change", Errors: []int{401, 404, 429},
	}, o.withdraw, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "readCoachImage", Method: http.MethodGet, Path: coachimage.Path, Tags: []string{tag},
		Summary:     "Get a coach's picture",
		Description: "Coaches can read their own picture, administrators any. The content at a URL never changes.",
		Responses:   transfer.Responses(), Errors: []int{401, 404, 416},
	}, o.image)
}

type output struct{ Body Portfolio }

type updateInput struct{ Body UpdatePortfolioRequest }

type imageInput struct {
	transfer.Upload
	X    float64 `query:"x" minimum:"0" maximum:"1" doc:"Left edge of the square, as a fraction of the displayed picture's width."`
	Y    float64 `query:"y" minimum:"0" maximum:"1" doc:"Top edge of the square, as a fraction of the height."`
	Size float64 `query:"size" minimum:"0" maximum:"1" doc:"Side of the square, as a fraction of the shorter side. Without x, y and size it is the largest square in the middle."`
}

type askInput struct{ Body AskCredentialsRequest }

func (o operations) read(ctx context.Context, me identity.Coach, _ *struct{}) (*output, error) {
	return answer(o.portfolio.Read(ctx, me.ID))
}

func (o operations) update(ctx context.Context, me identity.Coach, in *updateInput) (*output, error) {
	return answer(o.portfolio.Update(ctx, me.ID, coachprofile.Changes(in.Body)))
}

func (o operations) setImage(ctx context.Context, me identity.Coach, in *imageInput) (*output, error) {
	received, err := transfer.Receive(&in.Upload, func(r io.Reader) (*coachprofile.Draft, error) {
		return o.portfolio.ReceiveImage(me.ID, r)
	})
	if err != nil {
		return nil, err
	}
	changed, err := o.portfolio.SetImage(ctx, me.ID, received.File, picture.Crop{X: in.X, Y: in.Y, Size: in.Size})
	return answer(changed, errors.Join(err, received.File.Close()))
}

func (o operations) removeImage(ctx context.Context, me identity.Coach, _ *struct{}) (*output, error) {
	return answer(o.portfolio.RemoveImage(ctx, me.ID))
}

func (o operations) ask(ctx context.Context, me identity.Coach, in *askInput) (*output, error) {
	if err := problem.RequireList(ctx, "credentials", in.Body.Credentials); err != nil {
		return nil, err
	}
	wanted := make([]coachprofile.Credential, len(in.Body.Credentials))
	for i, c := range in.Body.Credentials {
		wanted[i] = coachprofile.Credential(c)
	}
	return answer(o.portfolio.AskCredentials(ctx, me.ID, wanted))
}

func (o operations) withdraw(ctx context.Context, me identity.Coach, _ *struct{}) (*output, error) {
	return answer(o.portfolio.WithdrawCredentials(ctx, me.ID))
}

func (o operations) image(ctx context.Context, me identity.Coach, in *coachimage.Input) (*huma.StreamResponse, error) {
	return coachimage.Answer(ctx, in, transfer.KeepPrivate, func(ctx context.Context, id uuid.UUID) (coachimage.Image, error) {
		found, err := o.portfolio.ImageForCoach(ctx, me, id)
		return coachimage.Image(found), err
	})
}

func answer(p coachprofile.Profile, err error) (*output, error) {
	if err != nil {
		return nil, err
	}
	body := Portfolio{
		ID: p.ID.String(), Name: p.Name, Email: p.Email, ImageURL: p.ImageURL, Bio: p.Bio, Specializations: p.Specializations,
		Languages: p.Languages, Focus: p.Focus, City: p.City, State: p.State, Country: p.Country, TimeZone: p.TimeZone,
		YearsOfExperience: p.YearsOfExperience, Education: p.Education, IsActive: p.IsActive, VerificationStatus: p.VerificationStatus,
		Credentials: credentials(p.Credentials),
	}
	if p.Change != nil {
		body.CredentialChange = &CredentialChange{
			ID: p.Change.ID.String(), Credentials: credentials(p.Change.Credentials), CreatedAt: p.Change.CreatedAt,
		}
	}
	if d := p.Decision; d != nil {
		body.LastDecision = &LastDecision{Decision: "rejected", Reason: d.Reason, Credentials: credentials(d.Credentials), DecidedAt: d.DecidedAt}
		if d.Approved {
			body.LastDecision.Decision = "approved"
		}
	}
	return &output{Body: body}, nil
}

func credentials(list []coachprofile.Credential) []Credential {
	all := make([]Credential, len(list))
	for i, c := range list {
		all[i] = Credential(c)
	}
	return all
}
