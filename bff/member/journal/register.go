// Package journal has the operations of the member's private journal. No other app has an operation that shows it.
package journal

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const tag = "Journal"

// writing limits writes per address: the page saves automatically while the member types.
var writing = ratelimit.Rule{Burst: 120, Per: time.Minute}

// operations answers the calls of this package.
type operations struct{ journal *journal.Service }

// Register adds the operations of the journal to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *journal.Service) {
	o := operations{journal: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listJournal", Method: http.MethodGet, Path: "/api/journal", Tags: []string{tag},
		Summary:     "List the member's journal entries",
		Description: "Newest first.",
		Errors:      []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "writeJournalEntry", Method: http.MethodPut, Path: "/api/journal/{id}", Tags: []string{tag},
		Summary:     "Create or replace a journal entry",
		Description: "The id is a UUID made by the client. Replacing an entry requires the updatedAt of the version that was edited: 409 on the field updatedAt, without a change, if the stored version is another one. Sending the stored content again changes nothing. 409 without a field if the journal is full.",
		Errors:      []int{400, 401, 404, 409, 413, 415, 429},
	}, o.write, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteJournalEntry", Method: http.MethodDelete, Path: "/api/journal/{id}", Tags: []string{tag},
		Summary:       "Delete a journal entry",
		Description:   "Deletes it at once and for good.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.delete)
}

type listInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: only entries older than this one; the newest if missing."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of entries; the default is 20."`
}

type listOutput struct{ Body JournalPage }

type entryInput struct {
	ID string `path:"id" format:"uuid"`
}

type writeInput struct {
	ID   string `path:"id" format:"uuid"`
	Body JournalEntryRequest
}

type entryOutput struct{ Body JournalEntry }

func (o operations) list(ctx context.Context, me identity.Member, in *listInput) (*listOutput, error) {
	page := journal.Page{Limit: in.Limit}
	if in.Before != "" {
		before, err := uuid.Parse(in.Before)
		if err != nil {
			return nil, fault.Field("before", copy.Journal.NotAnID)
		}
		page.Before = &before
	}
	found, err := o.journal.List(ctx, me.ID, page)
	if err != nil {
		return nil, err
	}
	body := JournalPage{Entries: make([]JournalEntry, len(found.Entries))}
	for i, entry := range found.Entries {
		body.Entries[i] = entryOf(entry)
	}
	if found.Earlier != nil {
		earlier := found.Earlier.String()
		body.Earlier = &earlier
	}
	return &listOutput{Body: body}, nil
}

func (o operations) write(ctx context.Context, me identity.Member, in *writeInput) (*entryOutput, error) {
	id, err := entryID(in.ID)
	if err != nil {
		return nil, err
	}
	var based *time.Time
	if in.Body.UpdatedAt != "" {
		at, err := time.Parse(time.RFC3339Nano, in.Body.UpdatedAt)
		if err != nil {
			return nil, fault.Field("updatedAt", copy.Journal.NotATime)
		}
		based = &at
	}
	entry, err := o.journal.Save(ctx, me.ID, id, based, journal.Draft{Resource: in.Body.Resource, Prompt: in.Body.Prompt, Text: in.Body.Text})
	if err != nil {
		return nil, err
	}
	return &entryOutput{Body: entryOf(entry)}, nil
}

func (o operations) delete(ctx context.Context, me identity.Member, in *entryInput) (*struct{}, error) {
	id, err := entryID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.journal.Delete(ctx, me.ID, id)
}

// entryID parses an id of a request. Returns a not-found fault for a malformed one, as for an unknown entry.
func entryID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.Journal.NotFound}
	}
	return id, nil
}

func entryOf(entry journal.Entry) JournalEntry {
	return JournalEntry{
		ID: entry.ID.String(), Resource: entry.Resource, Prompt: entry.Prompt, Text: entry.Text, Unreadable: entry.Unreadable,
		CreatedAt: entry.CreatedAt.UTC(), UpdatedAt: entry.UpdatedAt.UTC(),
	}
}
