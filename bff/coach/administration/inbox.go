package administration

import (
	"context"
	"io"
	"mime"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/download"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const (
	inboxTag = "Inbox"
	aList    = base + "/inbox/{list}"
	anEntry  = aList + "/{id}"
)

// exportLimit is far above a person's use.
var exportLimit = ratelimit.Rule{Burst: 20, Per: time.Minute}

// HandledMark holds who handled an entry, and when.
type HandledMark struct {
	By string    `json:"by"`
	At time.Time `json:"at"`
}

// InboxEntry is a visitor's submission. Fields that its form lacks are empty.
type InboxEntry struct {
	ID             string       `json:"id" format:"uuid"`
	List           string       `json:"list" enum:"contact-messages,applications,beta-signups"`
	Name           string       `json:"name"`
	Email          string       `json:"email" doc:"As typed by the visitor; not verified."`
	Subject        string       `json:"subject"`
	Text           string       `json:"text" doc:"The message, the note of an application, or the reason for joining the beta."`
	Job            string       `json:"job" doc:"Name of the position."`
	Location       string       `json:"location"`
	Link           string       `json:"link" doc:"As typed by the visitor."`
	Occupation     string       `json:"occupation"`
	AgeRange       string       `json:"ageRange"`
	HeadingVariant string       `json:"headingVariant" doc:"Code of the variant; empty for none."`
	PricingVariant string       `json:"pricingVariant" doc:"Code of the variant; empty for none."`
	Crisis         string       `json:"crisis" enum:",concern,urgent" doc:"The crisis detector's result for the text; empty if nothing was found."`
	CreatedAt      time.Time    `json:"createdAt"`
	Handled        *HandledMark `json:"handled" doc:"Null while the entry is open."`
}

// TransformSchema marks handled as nullable.
func (InboxEntry) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return orNull(schema, "handled")
}

// InboxList is a part of a list, newest first.
type InboxList struct {
	Items []InboxEntry `json:"items" nullable:"false"`
	Next  *string      `json:"next" doc:"Cursor of the next page; null on the last page."`
	Open  InboxOpen    `json:"open"`
}

// HandleRequest sets whether an entry is handled.
type HandleRequest struct {
	Handled *bool `json:"handled" nullable:"false"`
}

func registerInbox(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "listInbox", Method: http.MethodGet, Path: aList, Tags: []string{inboxTag},
		Summary:     "List visitors' messages, applications or signups",
		Description: "Newest first: messages from the contact page, job applications, or beta signups. 30 per page.",
		Errors:      []int{400, 401, 403, 404},
	}, o.inbox)
	administer(api, huma.Operation{
		OperationID: "exportInbox", Method: http.MethodGet, Path: aList + "/export", Tags: []string{inboxTag},
		Summary:     "Export an inbox list as CSV",
		Description: "CSV (RFC 4180) in UTF-8 with a byte order mark. Text that spreadsheets would run as a formula gets a leading apostrophe. The audit log records the export with the number of rows.",
		Responses: map[string]*huma.Response{"200": {Description: "The file", Content: map[string]*huma.MediaType{
			"text/csv": {Schema: &huma.Schema{Type: huma.TypeString}},
		}}},
		Errors: []int{400, 401, 403, 404, 429},
	}, o.exportInbox, realm.Limit(exportLimit))
	administer(api, huma.Operation{
		OperationID: "getInboxEntry", Method: http.MethodGet, Path: anEntry, Tags: []string{inboxTag},
		Summary: "Get one inbox entry",
		Errors:  []int{401, 403, 404},
	}, o.inboxEntry)
	administer(api, huma.Operation{
		OperationID: "handleInboxEntry", Method: http.MethodPost, Path: anEntry + "/handled", Tags: []string{inboxTag},
		Summary:       "Mark an inbox entry handled or open",
		Description:   "The audit log records it. A repeat changes nothing.",
		DefaultStatus: http.StatusOK,
		Errors:        []int{400, 401, 403, 404, 413, 415, 429},
	}, o.handleInbox, realm.Limit(writeLimit))
}

type inboxInput struct {
	List  string `path:"list" enum:"contact-messages,applications,beta-signups"`
	State string `query:"state" enum:"open,handled,all" doc:"The default is open."`
	Q     string `query:"q" doc:"Text to find in the entries, up to 100 characters."`
	After string `query:"after" doc:"Cursor: next of the previous page."`
}

type exportInboxInput struct {
	List  string `path:"list" enum:"contact-messages,applications,beta-signups"`
	State string `query:"state" enum:"open,handled,all" doc:"The default is all."`
	Q     string `query:"q" doc:"Text to find in the entries, up to 100 characters."`
}

type inboxEntryInput struct {
	List string `path:"list" enum:"contact-messages,applications,beta-signups"`
	ID   string `path:"id" format:"uuid"`
}

type handleInboxInput struct {
	List string `path:"list" enum:"contact-messages,applications,beta-signups"`
	ID   string `path:"id" format:"uuid"`
	Body HandleRequest
}

type inboxOutput struct{ Body InboxList }

type inboxEntryOutput struct{ Body InboxEntry }

func (o operations) inbox(ctx context.Context, me identity.AdministratorID, in *inboxInput) (*inboxOutput, error) {
	var after *uuid.UUID
	if in.After != "" {
		id, err := uuid.Parse(in.After)
		if err != nil {
			return nil, fault.Field("after", copy.AdminAnswers.NotAnEntry)
		}
		after = &id
	}
	wanted := visitors.Wanted{State: orElse(in.State, visitors.StateOpen), Search: in.Q}
	page, err := o.outreach.Inbox(ctx, me, visitors.List(in.List), wanted, after)
	if err != nil {
		return nil, err
	}
	body := InboxList{Items: make([]InboxEntry, len(page.Entries)), Open: InboxOpen(page.Open)}
	for i, entry := range page.Entries {
		body.Items[i] = inboxEntryOf(entry)
	}
	if page.Next != nil {
		next := page.Next.String()
		body.Next = &next
	}
	return &inboxOutput{Body: body}, nil
}

func (o operations) inboxEntry(ctx context.Context, me identity.AdministratorID, in *inboxEntryInput) (*inboxEntryOutput, error) {
	id, err := entryID(in.ID)
	if err != nil {
		return nil, err
	}
	entry, err := o.outreach.InboxEntry(ctx, me, visitors.List(in.List), id)
	if err != nil {
		return nil, err
	}
	return &inboxEntryOutput{Body: inboxEntryOf(entry)}, nil
}

func (o operations) handleInbox(ctx context.Context, me identity.AdministratorID, in *handleInboxInput) (*inboxEntryOutput, error) {
	id, err := entryID(in.ID)
	if err != nil {
		return nil, err
	}
	if in.Body.Handled == nil {
		return nil, fault.Field("handled", copy.AdminAnswers.HandledMissing)
	}
	entry, err := o.outreach.Handle(ctx, me, visitors.List(in.List), id, *in.Body.Handled)
	if err != nil {
		return nil, err
	}
	return &inboxEntryOutput{Body: inboxEntryOf(entry)}, nil
}

// exportInbox first spools the file, then sends it, so that a slow client holds no database connection.
func (o operations) exportInbox(ctx context.Context, me identity.AdministratorID, in *exportInboxInput) (*huma.StreamResponse, error) {
	if download.CrossSite(ctx) {
		return nil, problem.CrossOrigin()
	}
	wanted := visitors.Wanted{State: orElse(in.State, visitors.StateAll), Search: in.Q}
	file, size, err := download.Spool(func(to io.Writer) error {
		return o.outreach.ExportInbox(ctx, me, visitors.List(in.List), wanted, to)
	})
	if err != nil {
		return nil, err
	}
	name := copy.AdminAnswers.ExportFileName.Fill("list", in.List, "date", download.DateIn("UTC"))
	return &huma.StreamResponse{Body: func(hc huma.Context) {
		defer file.Close()
		hc.SetHeader("Content-Type", "text/csv; charset=utf-8")
		hc.SetHeader("Cache-Control", "no-store")
		hc.SetHeader("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
		hc.SetHeader("Content-Length", strconv.FormatInt(size, 10))
		// A client that disconnected needs no error; one that still reads detects a short body by its length.
		_, _ = io.Copy(hc.BodyWriter(), file)
	}}, nil
}

// entryID parses the id of an entry. A malformed one counts as unknown.
func entryID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.AdminAnswers.EntryGone}
	}
	return id, nil
}

func orElse(given, otherwise string) string {
	if given == "" {
		return otherwise
	}
	return given
}

func inboxEntryOf(entry visitors.Entry) InboxEntry {
	shown := InboxEntry{
		ID: entry.ID.String(), List: string(entry.List), Name: entry.Name, Email: entry.Email, Subject: entry.Subject, Text: entry.Text,
		Location: entry.Location, Link: entry.Link, Occupation: entry.Occupation, AgeRange: entry.AgeRange,
		HeadingVariant: entry.Heading, PricingVariant: entry.Pricing, Crisis: string(entry.Crisis), CreatedAt: entry.CreatedAt,
	}
	if entry.Job != "" {
		shown.Job = copy.JobChoiceLabel(copy.In(copy.SourceLanguage), entry.Job)
	}
	if entry.Handled != nil {
		shown.Handled = &HandledMark{By: entry.Handled.By, At: entry.Handled.At}
	}
	return shown
}
