package messages

import (
	"context"
	"io"
	"mime"
	"net/http"
	"os"
	"reflect"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/messaging"
	"aangan/bff/internal/download"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

// exportLimit is far above a person's use: a file holds a whole conversation.
var exportLimit = ratelimit.Rule{Burst: 20, Per: 10 * time.Minute}

// registerMenu adds the actions of a conversation's menu: export, delete, mute.
func (o operations) registerMenu(api *realm.API[identity.Member]) {
	const base = "/api/messages/{coachId}"
	realm.SignedIn(api, huma.Operation{
		OperationID: "exportConversation", Method: http.MethodGet, Path: base + "/export", Tags: []string{tag},
		Summary:     "Export a conversation as a file",
		Description: "A JSON download of the whole conversation.",
		Responses: map[string]*huma.Response{"200": {
			Description: "The file",
			Content: map[string]*huma.MediaType{"application/json": {
				Schema: api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[messaging.ChatExport](), true, ""),
			}},
		}},
		Errors: []int{401, 403, 404, 429},
	}, o.export, realm.Limit(exportLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteConversation", Method: http.MethodPost, Path: base + "/deletion", Tags: []string{tag},
		Summary:       "Request deletion of a conversation",
		Description:   "Deletes all messages so far for both sides, at deleteAt, within 24 hours; it can be undone until then. Later messages stay. Repeating the request keeps the first time. 409 if there is nothing to delete, or while an earlier deletion is running.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{401, 404, 409, 429},
	}, o.askDeletion, realm.Limit(decideLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "undoConversationDeletion", Method: http.MethodDelete, Path: base + "/deletion", Tags: []string{tag},
		Summary:       "Undo a requested conversation deletion",
		Description:   "409 if no deletion is scheduled, or its time has come.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404, 409, 429},
	}, o.undoDeletion, realm.Limit(decideLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "muteConversation", Method: http.MethodPut, Path: base + "/mute", Tags: []string{tag},
		Summary:     "Mute or unmute a conversation",
		Description: "While it is muted, the member gets no badge, notification or email about it.",
		Errors:      []int{400, 401, 404, 413, 415, 429},
	}, o.mute, realm.Limit(decideLimit))
}

type coachInput struct {
	CoachID string `path:"coachId" format:"uuid"`
}

type muteInput struct {
	CoachID string `path:"coachId" format:"uuid"`
	Body    MuteRequest
}

type deletionOutput struct{ Body Deletion }

type muteOutput struct{ Body Mute }

// export first spools the file, then sends it, so that a slow client holds no database connection.
func (o operations) export(ctx context.Context, me identity.Member, in *coachInput) (*huma.StreamResponse, error) {
	if download.CrossSite(ctx) {
		return nil, problem.CrossOrigin()
	}
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	file, size, err := download.Spool(func(to io.Writer) error { return o.messaging.Export(ctx, me.ID, coach, to) })
	if err != nil {
		return nil, err
	}
	return sendFile(file, size, copy.Messages.ExportFileName.Fill("date", download.DateIn(me.TimeZone))), nil
}

func sendFile(file *os.File, size int64, name string) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(hc huma.Context) {
		defer file.Close()
		hc.SetHeader("Content-Type", "application/json; charset=utf-8")
		hc.SetHeader("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
		hc.SetHeader("Content-Length", strconv.FormatInt(size, 10))
		// A client that disconnected needs no error; one that still reads detects a short body by its length.
		_, _ = io.Copy(hc.BodyWriter(), file)
	}}
}

func (o operations) askDeletion(ctx context.Context, me identity.Member, in *coachInput) (*deletionOutput, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	at, err := o.messaging.RequestDeletion(ctx, me.ID, coach)
	if err != nil {
		return nil, err
	}
	return &deletionOutput{Body: Deletion{DeleteAt: at.UTC()}}, nil
}

func (o operations) undoDeletion(ctx context.Context, me identity.Member, in *coachInput) (*struct{}, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	return nil, o.messaging.UndoDeletion(ctx, me.ID, coach)
}

func (o operations) mute(ctx context.Context, me identity.Member, in *muteInput) (*muteOutput, error) {
	coach, err := coachID(in.CoachID)
	if err != nil {
		return nil, err
	}
	if in.Body.Muted == nil {
		return nil, fault.Field("muted", copy.Validation.WrongTypeFlag)
	}
	if err := o.messaging.Mute(ctx, me.ID, coach, *in.Body.Muted); err != nil {
		return nil, err
	}
	return &muteOutput{Body: Mute{Muted: *in.Body.Muted}}, nil
}
