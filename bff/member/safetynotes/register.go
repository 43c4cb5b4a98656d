// Package safetynotes has the operations of the member's safety notes.
package safetynotes

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	tag     = "Safety notes"
	path    = "/api/safety-notes"
	sharing = path + "/sharing"
)

// writing limits writes per address.
var writing = ratelimit.Rule{Burst: 60, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ notes *safetynotes.Service }

// Register adds the operations of safety notes to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *safetynotes.Service) {
	o := operations{notes: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getSafetyNotes", Method: http.MethodGet, Path: path, Tags: []string{tag},
		Summary: "Get the member's safety notes",
		Errors:  []int{401},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveSafetyNotes", Method: http.MethodPut, Path: path, Tags: []string{tag},
		Summary:     "Replace the content of the safety notes",
		Description: "Requires the updatedAt of the version that was edited: 409 on the field updatedAt, without a change, if the stored version is another one. Sending the stored content again changes nothing.",
		Errors:      []int{400, 401, 409, 413, 415, 429},
	}, o.save, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteSafetyNotes", Method: http.MethodDelete, Path: path, Tags: []string{tag},
		Summary:       "Delete the safety notes",
		Description:   "Deletes them at once and for good, also for the coach.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.delete)
	realm.SignedIn(api, huma.Operation{
		OperationID: "shareSafetyNotes", Method: http.MethodPut, Path: sharing, Tags: []string{tag},
		Summary:     "Share the safety notes with the member's coach",
		Description: "The coach sees titles and texts, never the contact, until the member stops it or has another coach. 409 if this is not the member's coach, and if no notes are stored.",
		Errors:      []int{400, 401, 409, 413, 415, 429},
	}, o.share, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "stopSharingSafetyNotes", Method: http.MethodDelete, Path: sharing, Tags: []string{tag},
		Summary:       "Stop sharing the safety notes",
		Description:   "The coach can no longer read them. Repeating it changes nothing.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401},
	}, o.stopSharing)
}

type notesOutput struct{ Body SafetyNotes }

type saveInput struct{ Body SafetyNotesRequest }

type shareInput struct{ Body ShareSafetyNotesRequest }

func (o operations) get(ctx context.Context, me identity.Member, _ *struct{}) (*notesOutput, error) {
	return shown(o.notes.Of(ctx, me.ID))
}

func (o operations) save(ctx context.Context, me identity.Member, in *saveInput) (*notesOutput, error) {
	if err := problem.RequireList(ctx, "sections", in.Body.Sections); err != nil {
		return nil, err
	}
	content := safetynotes.Content{
		Sections: make([]safetynotes.Section, len(in.Body.Sections)), ContactName: in.Body.ContactName, ContactPhone: in.Body.ContactPhone,
	}
	for i, section := range in.Body.Sections {
		id, err := uuid.Parse(section.ID)
		if err != nil {
			return nil, fault.Field("sections", copy.SafetyNotes.SectionID)
		}
		content.Sections[i] = safetynotes.Section{ID: id, Title: section.Title, Text: section.Text}
	}
	var based *time.Time
	if in.Body.UpdatedAt != "" {
		at, err := time.Parse(time.RFC3339Nano, in.Body.UpdatedAt)
		if err != nil {
			return nil, fault.Field("updatedAt", copy.SafetyNotes.NotATime)
		}
		based = &at
	}
	return shown(o.notes.Save(ctx, me.ID, based, content))
}

func (o operations) delete(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.notes.Delete(ctx, me.ID)
}

func (o operations) share(ctx context.Context, me identity.Member, in *shareInput) (*notesOutput, error) {
	coach, err := identity.ParseCoachID(in.Body.CoachID)
	if err != nil {
		return nil, fault.Field("coachId", copy.SafetyNotes.CoachChanged)
	}
	return shown(o.notes.Share(ctx, me.ID, coach))
}

func (o operations) stopSharing(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.notes.StopSharing(ctx, me.ID)
}

func shown(notes safetynotes.Notes, err error) (*notesOutput, error) {
	if err != nil {
		return nil, err
	}
	body := SafetyNotes{
		Sections: make([]SafetySection, len(notes.Sections)), ContactName: notes.ContactName, ContactPhone: notes.ContactPhone,
		Unreadable: notes.Unreadable, UpdatedAt: inUTC(notes.UpdatedAt), SharedAt: inUTC(notes.SharedAt),
	}
	for i, section := range notes.Sections {
		body.Sections[i] = SafetySection{ID: section.ID.String(), Title: section.Title, Text: section.Text}
	}
	return &notesOutput{Body: body}, nil
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}
