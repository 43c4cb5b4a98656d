package administration_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/copy"
)

const (
	inbox = "/api/coach/admin/inbox/"
	live  = "/api/coach/live"
)

// submitForms sends a contact message, an application and a beta signup through the site.
func submitForms(t *testing.T, h *apitest.Harness) {
	t.Helper()
	visitor := apitest.NewVisitor(h.Site)
	visitor.Post(t, "/api/contact", map[string]any{"name": "Ravi Menon", "email": "ravi@mail.example", "subject": "=1+1", "message": "I want to end my life"}).Want(t, http.StatusCreated)
	visitor.Post(t, "/api/applications", map[string]any{"job": copy.GeneralApplication, "name": "Meera Joshi", "email": "mj@mail.example", "note": "I write at night."}).Want(t, http.StatusCreated)
	visitor.Post(t, "/api/beta-signup", map[string]any{"firstName": "Anita", "lastName": "Rao", "email": "anita@mail.example", "headingVariant": "cultural", "pricingVariant": "premium"}).Want(t, http.StatusCreated)
}

func TestInboxEntriesAreListedHandledAndExported(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela := h.NewCoach(t, apitest.Administrator)
	submitForms(t, h)
	var list administration.InboxList
	leela.Get(t, inbox+"contact-messages").Want(t, http.StatusOK).Into(t, &list)
	if len(list.Items) != 1 || list.Next != nil || list.Open != (administration.InboxOpen{Messages: 1, Applications: 1, Signups: 1}) {
		t.Fatalf("the list is %+v", list)
	}
	message := list.Items[0]
	if message.List != "contact-messages" || message.Name != "Ravi Menon" || message.Crisis != "urgent" || message.Handled != nil || message.Subject != "=1+1" {
		t.Errorf("the message is %+v", message)
	}
	leela.Get(t, inbox+"contact-messages").WantKeys(t, "items", "next", "open")
	address := inbox + "contact-messages/" + message.ID
	leela.Get(t, address).WantKeys(t, "id", "list", "name", "email", "subject", "text", "job", "location", "link", "occupation", "ageRange",
		"headingVariant", "pricingVariant", "crisis", "createdAt", "handled")
	leela.Get(t, inbox+"applications?q=NIGHT").Want(t, http.StatusOK).Into(t, &list)
	if len(list.Items) != 1 || list.Items[0].Job != copy.JobChoiceLabel(copy.In("en"), copy.GeneralApplication) {
		t.Errorf("applications are %+v", list.Items)
	}
	leela.Get(t, inbox+"beta-signups?state=all").Want(t, http.StatusOK).Into(t, &list)
	if len(list.Items) != 1 || list.Items[0].Name != "Anita Rao" || list.Items[0].HeadingVariant != "cultural" || list.Items[0].PricingVariant != "premium" {
		t.Errorf("the beta list is %+v", list.Items)
	}

	var handled administration.InboxEntry
	leela.Post(t, address+"/handled", map[string]any{"handled": true}).Want(t, http.StatusOK).Into(t, &handled)
	if handled.Handled == nil || handled.Handled.By != "Leela Nair" {
		t.Errorf("handled: %+v", handled)
	}
	leela.Get(t, inbox+"contact-messages").Want(t, http.StatusOK).Into(t, &list)
	if len(list.Items) != 0 || list.Open.Messages != 0 {
		t.Errorf("still open: %+v", list)
	}
	file := leela.Get(t, inbox+"contact-messages/export").Want(t, http.StatusOK)
	for header, want := range map[string]string{
		"Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store",
		"Content-Disposition": "attachment; filename=contact-messages-" + time.Now().UTC().Format(time.DateOnly) + ".csv",
	} {
		if got := file.Header.Get(header); got != want {
			t.Errorf("%s is %q", header, got)
		}
	}
	if text := string(file.Body); !strings.HasPrefix(text, "\uFEFF\"Received") || !strings.Contains(text, `"'=1+1"`) || strings.Count(text, "\r\n") != 2 {
		t.Errorf("the file is %q", text)
	}
	var lines administration.AuditList
	leela.Get(t, log).Want(t, http.StatusOK).Into(t, &lines)
	if len(lines.Entries) != 2 || lines.Entries[0].Action != "inbox.export" || lines.Entries[0].Detail["rows"] != "1" || lines.Entries[0].Actor != "Leela Nair" ||
		lines.Entries[1].Action != "inbox.handle" || lines.Entries[1].SubjectID != message.ID {
		t.Errorf("the log is %+v", lines.Entries)
	}
}

func TestInvalidInboxRequestsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, meera, signedOut := h.NewCoach(t, apitest.Administrator), h.NewCoach(t), apitest.NewVisitor(h.Coach)
	submitForms(t, h)
	list := inbox + "contact-messages"
	missing := list + "/" + uuid.NewString()
	for query, field := range map[string]string{"state=lost": "state", "after=x": "after", "q=" + strings.Repeat("x", 101): "q"} {
		leela.Get(t, list+"?"+query).WantProblem(t, http.StatusBadRequest, "", field)
	}
	leela.Get(t, list+"/export?state=lost").WantProblem(t, http.StatusBadRequest, "", "state")
	leela.Get(t, inbox+"letters").WantProblem(t, http.StatusNotFound, copy.Errors.NotFound)
	leela.Get(t, list+"?after="+uuid.NewString()).WantProblem(t, http.StatusNotFound, copy.AdminAnswers.EntryGone)
	leela.Get(t, missing).WantProblem(t, http.StatusNotFound, copy.AdminAnswers.EntryGone)
	leela.Post(t, missing+"/handled", map[string]any{"handled": true}).WantProblem(t, http.StatusNotFound, copy.AdminAnswers.EntryGone)
	leela.Post(t, missing+"/handled", map[string]any{}).WantProblem(t, http.StatusBadRequest, copy.AdminAnswers.HandledMissing, "handled")
	for _, path := range []string{list, missing, list + "/export"} {
		meera.Get(t, path).WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
		signedOut.Get(t, path).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	}
	meera.Post(t, missing+"/handled", map[string]any{"handled": true}).WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
	signedOut.Post(t, missing+"/handled", map[string]any{"handled": true}).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	if n := h.Count(t, "select count(*) from audit_log"); n != 0 {
		t.Errorf("%d entries in the audit log", n)
	}
}

func TestVariantNumbersCountSignups(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, meera, signedOut := h.NewCoach(t, apitest.Administrator), h.NewCoach(t), apitest.NewVisitor(h.Coach)
	submitForms(t, h)
	var numbers administration.Numbers
	leela.Get(t, "/api/coach/admin/variants").Want(t, http.StatusOK).Into(t, &numbers)
	var signups int64
	for _, row := range numbers.Rows {
		if row.Heading == "cultural" && row.Pricing == "premium" {
			signups = row.Signups
		}
	}
	if signups != 1 || len(numbers.Rows) != 6 {
		t.Errorf("the numbers are %+v", numbers)
	}
	leela.Get(t, "/api/coach/admin/variants").WantKeys(t, "from", "to", "rows")
	leela.Get(t, "/api/coach/admin/variants?from=never").WantProblem(t, http.StatusBadRequest, copy.AdminAnswers.NotADay, "from")
	leela.Get(t, "/api/coach/admin/variants?from=2026-11-02&to=2026-11-01").WantProblem(t, http.StatusBadRequest, copy.AdminAnswers.DaysBackwards, "to")
	meera.Get(t, "/api/coach/admin/variants").WantProblem(t, http.StatusForbidden, moderationTexts.AdministratorsOnly)
	signedOut.Get(t, "/api/coach/admin/variants").WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

// TestAdministratorStreamsReceiveInboxEvents: every administrator's stream receives new entries, handled marks and
// deletions. Coaches receive nothing.
func TestAdministratorStreamsReceiveInboxEvents(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, omar, meera := h.NewCoach(t, apitest.Administrator), h.NewCoach(t, apitest.Administrator), h.NewCoach(t)
	streams := []*apitest.Stream{leela.Live(t, live, ""), omar.Live(t, live, "")}
	wantEvent := func() {
		t.Helper()
		for _, stream := range streams {
			if event := stream.Next(t); event.Kind != "inbox" || event.Data != "{}" || event.ID == "" {
				t.Fatalf("received %+v", event)
			}
		}
	}
	visitor := apitest.NewVisitor(h.Site)
	signup := map[string]any{"firstName": "Anita", "lastName": "Rao", "email": "anita@mail.example"}
	visitor.Post(t, "/api/contact", map[string]any{"name": "Ravi Menon", "email": "ravi@mail.example", "message": "Do you speak Konkani?"}).Want(t, http.StatusCreated)
	wantEvent()
	visitor.Post(t, "/api/applications", map[string]any{"job": copy.GeneralApplication, "name": "Meera Joshi", "email": "mj@mail.example", "note": "I write at night."}).Want(t, http.StatusCreated)
	wantEvent()
	visitor.Post(t, "/api/beta-signup", signup).Want(t, http.StatusCreated)
	wantEvent()
	// Rejected and repeated submissions send no event.
	visitor.Post(t, "/api/contact", map[string]any{"name": "", "email": "x", "message": ""}).Want(t, http.StatusBadRequest)
	visitor.Post(t, "/api/beta-signup", signup).Want(t, http.StatusCreated)
	var list administration.InboxList
	leela.Get(t, inbox+"contact-messages").Want(t, http.StatusOK).Into(t, &list)
	handled := inbox + "contact-messages/" + list.Items[0].ID + "/handled"
	leela.Post(t, handled, map[string]any{"handled": true}).Want(t, http.StatusOK)
	wantEvent()
	leela.Post(t, handled, map[string]any{"handled": true}).Want(t, http.StatusOK)
	if _, err := h.Visitors.Forget(t.Context(), "nobody@mail.example"); err != nil {
		t.Fatal(err)
	}
	if n, err := h.Visitors.Forget(t.Context(), "MJ@mail.example"); err != nil || n != 1 {
		t.Fatalf("deleted %d, %v", n, err)
	}
	wantEvent()
	if n := h.Count(t, "select count(*) from live_events where kind = 'inbox'"); n != 10 {
		t.Errorf("%d events, want five for each of two", n)
	}
	if n := h.Count(t, "select count(*) from live_events where owner_id = $1 and kind = 'inbox'", meera.ID); n != 0 {
		t.Error("a coach received inbox events")
	}
}

// TestFormsAreAcceptedWithoutAdministrators: visitors can submit forms when no administrator exists yet.
func TestFormsAreAcceptedWithoutAdministrators(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	submitForms(t, h)
	if n := h.Count(t, "select count(*) from contact_messages") + h.Count(t, "select count(*) from live_events where kind = 'inbox'"); n != 1 {
		t.Errorf("%d rows, want 1", n)
	}
}
