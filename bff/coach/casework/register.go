// Package casework has the operations of a coach's own work: saved replies, private notes about current clients, and
// how these clients' possible crises were closed.
package casework

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/casework"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	repliesTag = "Saved replies"
	replies    = "/api/coach/saved-replies"
	notesTag   = "Notes"
	notes      = "/api/coach/clients/{clientId}/notes"
	outcomes   = "/api/coach/clients/{clientId}/crisis-outcomes"
	crisis     = "/api/coach/clients/{clientId}/crisis"
)

// writeLimit is far above a person's use, also where many share an address.
var writeLimit = ratelimit.Rule{Burst: 240, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ casework *casework.Service }

// Register adds the operations about saved replies and notes to the API, all for the signed-in coach. For a coach who
// is not active and verified the list of replies is empty, and everything else is unknown.
func Register(api *realm.API[identity.Coach], service *casework.Service) {
	o := operations{casework: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSavedReplies", Method: http.MethodGet, Path: replies, Tags: []string{repliesTag},
		Summary: "List the saved replies",
		Errors:  []int{401},
	}, o.listReplies)
	realm.SignedIn(api, huma.Operation{
		OperationID: "addSavedReply", Method: http.MethodPost, Path: replies, Tags: []string{repliesTag},
		Summary:       "Add a saved reply",
		Description:   "Added at the end of the list. 409 if there are already 50.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.addReply, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "orderSavedReplies", Method: http.MethodPut, Path: replies + "/order", Tags: []string{repliesTag},
		Summary:     "Reorder the saved replies",
		Description: "409 if the ids are not exactly those of all stored replies.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.orderReplies, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeSavedReply", Method: http.MethodPut, Path: replies + "/{id}", Tags: []string{repliesTag},
		Summary: "Change a saved reply",
		Errors:  []int{400, 401, 404, 413, 415, 429},
	}, o.changeReply, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteSavedReply", Method: http.MethodDelete, Path: replies + "/{id}", Tags: []string{repliesTag},
		Summary:       "Delete a saved reply",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404, 429},
	}, o.deleteReply, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "listClientNotes", Method: http.MethodGet, Path: notes, Tags: []string{notesTag},
		Summary:     "List notes about a client",
		Description: "Newest first.",
		Errors:      []int{400, 401, 404},
	}, o.listNotes)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCrisisOutcomes", Method: http.MethodGet, Path: outcomes, Tags: []string{notesTag},
		Summary:     "List how a client's possible crises were closed",
		Description: "Newest first, also by earlier coaches, whose notes are left out.",
		Errors:      []int{401, 404},
	}, o.listOutcomes)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCrisisState", Method: http.MethodGet, Path: crisis, Tags: []string{notesTag},
		Summary:     "Get the state of a client's possible crisis",
		Description: "When the coach opened it, and the latest call for the team. Both are null if none is open.",
		Errors:      []int{401, 404},
	}, o.openCrisis)
	realm.SignedIn(api, huma.Operation{
		OperationID: "addClientNote", Method: http.MethodPost, Path: notes, Tags: []string{notesTag},
		Summary:       "Add a note about a client",
		Description:   "409 if there are already 500 notes about the client. Notes are deleted with the client's account.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.addNote, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "changeClientNote", Method: http.MethodPut, Path: notes + "/{id}", Tags: []string{notesTag},
		Summary: "Change a note about a client",
		Errors:  []int{400, 401, 404, 413, 415, 429},
	}, o.changeNote, realm.Limit(writeLimit))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteClientNote", Method: http.MethodDelete, Path: notes + "/{id}", Tags: []string{notesTag},
		Summary:       "Delete a note about a client",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404, 429},
	}, o.deleteNote, realm.Limit(writeLimit))
}

type addReplyInput struct{ Body SaveReplyRequest }

type orderInput struct{ Body OrderRepliesRequest }

type replyInput struct {
	ID string `path:"id" format:"uuid"`
}

type changeReplyInput struct {
	ID   string `path:"id" format:"uuid"`
	Body SaveReplyRequest
}

type notesInput struct {
	ClientID  string `path:"clientId" format:"uuid"`
	SessionID string `query:"sessionId" format:"uuid" doc:"Only notes about this session."`
}

type addNoteInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	Body     AddNoteRequest
}

type noteInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	ID       string `path:"id" format:"uuid"`
}

type changeNoteInput struct {
	ClientID string `path:"clientId" format:"uuid"`
	ID       string `path:"id" format:"uuid"`
	Body     WriteNoteRequest
}

type repliesOutput struct{ Body []SavedReply }

type replyOutput struct{ Body SavedReply }

type notesOutput struct{ Body []ClientNote }

// outcomesInput names a client.
type outcomesInput struct {
	ClientID string `path:"clientId" format:"uuid"`
}

type outcomesOutput struct{ Body []CrisisOutcome }

type crisisOutput struct{ Body CrisisState }

type noteOutput struct{ Body ClientNote }

func (o operations) listReplies(ctx context.Context, me identity.Coach, _ *struct{}) (*repliesOutput, error) {
	found, err := o.casework.Replies(ctx, me.ID)
	return repliesOf(found, err)
}

func (o operations) addReply(ctx context.Context, me identity.Coach, in *addReplyInput) (*replyOutput, error) {
	added, err := o.casework.AddReply(ctx, me.ID, casework.ReplyInput(in.Body))
	return replyOf(added, err)
}

func (o operations) orderReplies(ctx context.Context, me identity.Coach, in *orderInput) (*repliesOutput, error) {
	ids := make([]uuid.UUID, len(in.Body.IDs))
	for i, text := range in.Body.IDs {
		id, err := uuid.Parse(text)
		if err != nil {
			return nil, fault.Field("ids", copy.Casework.NotAnID)
		}
		ids[i] = id
	}
	ordered, err := o.casework.OrderReplies(ctx, me.ID, ids)
	return repliesOf(ordered, err)
}

func (o operations) changeReply(ctx context.Context, me identity.Coach, in *changeReplyInput) (*replyOutput, error) {
	id, err := kept(in.ID, copy.Casework.ReplyNotFound)
	if err != nil {
		return nil, err
	}
	changed, err := o.casework.ChangeReply(ctx, me.ID, id, casework.ReplyInput(in.Body))
	return replyOf(changed, err)
}

func (o operations) deleteReply(ctx context.Context, me identity.Coach, in *replyInput) (*struct{}, error) {
	id, err := kept(in.ID, copy.Casework.ReplyNotFound)
	if err != nil {
		return nil, err
	}
	return nil, o.casework.DeleteReply(ctx, me.ID, id)
}

func (o operations) listNotes(ctx context.Context, me identity.Coach, in *notesInput) (*notesOutput, error) {
	client, err := clientOf(in.ClientID)
	if err != nil {
		return nil, err
	}
	session, err := sessionOf(in.SessionID)
	if err != nil {
		return nil, err
	}
	found, err := o.casework.Notes(ctx, me.ID, client, session)
	if err != nil {
		return nil, err
	}
	body := make([]ClientNote, len(found))
	for i, note := range found {
		body[i] = shownNote(note)
	}
	return &notesOutput{Body: body}, nil
}

func (o operations) listOutcomes(ctx context.Context, me identity.Coach, in *outcomesInput) (*outcomesOutput, error) {
	client, err := clientOf(in.ClientID)
	if err != nil {
		return nil, err
	}
	found, err := o.casework.CrisisOutcomes(ctx, me.ID, client)
	if err != nil {
		return nil, err
	}
	body := make([]CrisisOutcome, len(found))
	for i, outcome := range found {
		body[i] = CrisisOutcome{
			ID: outcome.ID.String(), Outcome: outcome.Outcome, Tier: string(outcome.Tier), CoachName: outcome.CoachName, Own: outcome.Own,
			Note: outcome.Note, Unreadable: outcome.Unreadable, OpenedAt: outcome.OpenedAt.UTC(), ClosedAt: outcome.ClosedAt.UTC(),
			Handovers: make([]CrisisHandover, len(outcome.Handovers)),
		}
		for n, handover := range outcome.Handovers {
			body[i].Handovers[n] = shownHandover(handover)
		}
	}
	return &outcomesOutput{Body: body}, nil
}

func (o operations) openCrisis(ctx context.Context, me identity.Coach, in *outcomesInput) (*crisisOutput, error) {
	client, err := clientOf(in.ClientID)
	if err != nil {
		return nil, err
	}
	found, err := o.casework.OpenCrisis(ctx, me.ID, client)
	if err != nil {
		return nil, err
	}
	body := CrisisState{}
	if found.OpenedAt != nil {
		at := found.OpenedAt.UTC()
		body.OpenedAt = &at
	}
	if found.Handover != nil {
		handover := shownHandover(*found.Handover)
		body.Handover = &handover
	}
	return &crisisOutput{Body: body}, nil
}

func shownHandover(h casework.Handover) CrisisHandover {
	return CrisisHandover{At: h.At.UTC(), CoachName: h.CoachName, Own: h.Own, Note: h.Note, Unreadable: h.Unreadable}
}

func (o operations) addNote(ctx context.Context, me identity.Coach, in *addNoteInput) (*noteOutput, error) {
	client, err := clientOf(in.ClientID)
	if err != nil {
		return nil, err
	}
	session, err := sessionOf(in.Body.SessionID)
	if err != nil {
		return nil, err
	}
	added, err := o.casework.AddNote(ctx, me.ID, client, casework.NoteInput{Text: in.Body.Text, Session: session})
	return noteOf(added, err)
}

func (o operations) changeNote(ctx context.Context, me identity.Coach, in *changeNoteInput) (*noteOutput, error) {
	client, id, err := note(in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	changed, err := o.casework.ChangeNote(ctx, me.ID, client, id, in.Body.Text)
	return noteOf(changed, err)
}

func (o operations) deleteNote(ctx context.Context, me identity.Coach, in *noteInput) (*struct{}, error) {
	client, id, err := note(in.ClientID, in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.casework.DeleteNote(ctx, me.ID, client, id)
}

// note parses the ids of a client and of a note about them.
func note(clientID, noteID string) (identity.MemberID, uuid.UUID, error) {
	client, err := clientOf(clientID)
	if err != nil {
		return client, uuid.UUID{}, err
	}
	id, err := kept(noteID, copy.Casework.NoteNotFound)
	return client, id, err
}

// clientOf parses the client's id. A malformed one counts as unknown.
func clientOf(text string) (identity.MemberID, error) {
	client, err := identity.ParseMemberID(text)
	if err != nil {
		return client, fault.ErrNotFound
	}
	return client, nil
}

// sessionOf parses the session id of a note; nil if it is empty.
func sessionOf(text string) (*uuid.UUID, error) {
	if text == "" {
		return nil, nil
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return nil, fault.Field("sessionId", copy.Casework.NoteSessionUnknown)
	}
	return &id, nil
}

// kept parses an id of the URL. A malformed one counts as unknown.
func kept(text, otherwise string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: otherwise}
	}
	return id, nil
}

func repliesOf(found []casework.Reply, err error) (*repliesOutput, error) {
	if err != nil {
		return nil, err
	}
	body := make([]SavedReply, len(found))
	for i, reply := range found {
		body[i] = shownReply(reply)
	}
	return &repliesOutput{Body: body}, nil
}

func replyOf(reply casework.Reply, err error) (*replyOutput, error) {
	if err != nil {
		return nil, err
	}
	return &replyOutput{Body: shownReply(reply)}, nil
}

func noteOf(note casework.Note, err error) (*noteOutput, error) {
	if err != nil {
		return nil, err
	}
	return &noteOutput{Body: shownNote(note)}, nil
}

func shownReply(r casework.Reply) SavedReply {
	return SavedReply{ID: r.ID.String(), Title: r.Title, Text: r.Text}
}

func shownNote(n casework.Note) ClientNote {
	shown := ClientNote{ID: n.ID.String(), Text: n.Text, Unreadable: n.Unreadable, CreatedAt: n.CreatedAt.UTC(), UpdatedAt: n.UpdatedAt.UTC()}
	if n.Session != nil {
		session := n.Session.String()
		shown.SessionID = &session
	}
	return shown
}
