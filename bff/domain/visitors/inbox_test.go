package visitors_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/visitors"

	"github.com/google/uuid"
)

// administrator returns an administrator.
func (h harness) administrator(t *testing.T) identity.AdministratorID {
	t.Helper()
	var id uuid.UUID
	err := h.pool.QueryRow(t.Context(), `insert into coaches (email, password_hash, name, time_zone, role)
		values ('leela@aangan.example', '', 'Leela Nair', 'UTC', 'administrator') returning id`).Scan(&id)
	if err != nil {
		t.Fatal(err)
	}
	me, ok := identity.Coach{ID: identity.CoachID(id), Role: identity.RoleAdministrator}.Administrator()
	if !ok {
		t.Fatal("the coach is not an administrator")
	}
	return me
}

// storeMessage stores a message that was sent the given number of minutes ago.
func (h harness) storeMessage(t *testing.T, message visitors.Message, minutes int) uuid.UUID {
	t.Helper()
	var id uuid.UUID
	err := h.pool.QueryRow(t.Context(), `insert into contact_messages (name, email, subject, message, created_at)
		values ($1, $2, $3, $4, now() - make_interval(mins => $5)) returning id`, message.Name, message.Email, message.Subject, message.Message, minutes).Scan(&id)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func (h harness) find(t *testing.T, me identity.AdministratorID, list visitors.List, wanted visitors.Wanted, after *uuid.UUID) (names []string, page visitors.InboxPage) {
	t.Helper()
	page, err := h.service.Inbox(t.Context(), me, list, wanted, after)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range page.Entries {
		names = append(names, entry.Name)
	}
	return names, page
}

func TestInboxListsSearchesAndHandlesEntries(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := h.administrator(t)
	for n := range copy.Limits.InboxPerPage + 2 {
		h.storeMessage(t, visitors.Message{Name: "Visitor", Email: "visitor@mail.example", Message: "Good evening"}, 100+n)
	}
	latest := h.storeMessage(t, visitors.Message{Name: "Ravi Menon", Email: "ravi@mail.example", Subject: "100% sure", Message: "I want to end my life"}, 1)
	if err := h.service.BetaSignup(t.Context(), visitors.Signup{FirstName: "அனிதா", LastName: "Raman", Email: "anita@mail.example", Location: "Fremont", PricingVariant: "premium"}); err != nil {
		t.Fatal(err)
	}
	if err := h.service.Apply(t.Context(), visitors.Application{Job: copy.GeneralApplication, Name: "Meera Joshi", Email: "mj@mail.example", Note: "I write at night."}); err != nil {
		t.Fatal(err)
	}
	open := visitors.Wanted{State: visitors.StateOpen}
	names, page := h.find(t, me, visitors.Messages, open, nil)
	if len(names) != copy.Limits.InboxPerPage || page.Next == nil || names[0] != "Ravi Menon" || page.Entries[0].Crisis != safety.Urgent || page.Entries[1].Crisis != safety.None {
		t.Fatalf("the first page is %v, next %v", names, page.Next)
	}
	if page.Open != (visitors.OpenCounts{Messages: int64(copy.Limits.InboxPerPage + 3), Applications: 1, Signups: 1}) {
		t.Errorf("the open counts are %+v", page.Open)
	}
	if rest, last := h.find(t, me, visitors.Messages, open, page.Next); len(rest) != 3 || last.Next != nil || last.Entries[0].ID == page.Entries[len(page.Entries)-1].ID {
		t.Errorf("the second page is %v", rest)
	}
	for _, c := range []struct {
		list  visitors.List
		query string
		found int
	}{
		{visitors.Messages, "ravi@", 1},
		{visitors.Messages, " MENON ", 1},
		{visitors.Messages, "0% s", 1},
		{visitors.Messages, "%", 1},
		{visitors.Messages, "_", 0},
		{visitors.Messages, `\`, 0},
		{visitors.Messages, "end my", 1},
		{visitors.Signups, "அனி", 1},
		{visitors.Signups, "fremont", 1},
		{visitors.Signups, "ravi", 0},
		{visitors.Applications, "at night", 1},
	} {
		if names, _ := h.find(t, me, c.list, visitors.Wanted{State: visitors.StateAll, Search: c.query}, nil); len(names) != c.found {
			t.Errorf("the search %q finds %v in %s", c.query, names, c.list)
		}
	}
	// A handled entry is in the handled list, once.
	for range 2 {
		entry, err := h.service.Handle(t.Context(), me, visitors.Messages, latest, true)
		if err != nil || entry.Handled == nil || entry.Handled.By != "Leela Nair" {
			t.Fatalf("the handled entry is %+v, %v", entry, err)
		}
	}
	if names, _ := h.find(t, me, visitors.Messages, visitors.Wanted{State: visitors.StateHandled}, nil); len(names) != 1 || names[0] != "Ravi Menon" {
		t.Errorf("the handled entries are %v", names)
	}
	if names, _ := h.find(t, me, visitors.Messages, open, nil); names[0] != "Visitor" {
		t.Errorf("the open entries are %v", names)
	}
	if entry, err := h.service.Handle(t.Context(), me, visitors.Messages, latest, false); err != nil || entry.Handled != nil {
		t.Errorf("the reopened entry is %+v, %v", entry, err)
	}
	const lines = "select count(*) from audit_log where subject_kind = 'inbox' and subject_id = $1 and detail = '{\"list\": \"contact-messages\"}' and action = $2"
	for _, action := range []string{"inbox.handle", "inbox.reopen"} {
		if n := h.count(t, lines, latest.String(), action); n != 1 {
			t.Errorf("%d audit records of %s", n, action)
		}
	}
}

func TestInboxRejectsUnknownListsAndEntries(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := h.administrator(t)
	id := h.storeMessage(t, visitors.Message{Name: "Ravi", Email: "ravi@mail.example", Message: "Good evening"}, 1)
	everything := visitors.Wanted{State: visitors.StateAll}
	unknown := uuid.New()
	for name, call := range map[string]func() error{
		"page of unknown list": func() error { _, err := h.service.Inbox(t.Context(), me, "letters", everything, nil); return err },
		"page after unknown entry": func() error {
			_, err := h.service.Inbox(t.Context(), me, visitors.Messages, everything, &unknown)
			return err
		},
		"entry of another list":        func() error { _, err := h.service.InboxEntry(t.Context(), me, visitors.Signups, id); return err },
		"handle entry of another list": func() error { _, err := h.service.Handle(t.Context(), me, visitors.Signups, id, true); return err },
		"export unknown list": func() error {
			return h.service.ExportInbox(t.Context(), me, "letters", everything, &bytes.Buffer{})
		},
	} {
		if err := call(); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, search := range []string{strings.Repeat("x", copy.Limits.InboxSearchMax+1), "a\x00b", "\xff"} {
		var invalid *fault.Invalid
		if _, err := h.service.Inbox(t.Context(), me, visitors.Messages, visitors.Wanted{State: visitors.StateAll, Search: search}, nil); !errors.As(err, &invalid) || invalid.Fields[0].Field != "q" {
			t.Errorf("%q: %v", search, err)
		}
	}
	if n := h.count(t, "select count(*) from audit_log"); n != 0 {
		t.Errorf("%d records in the audit log", n)
	}
}

// The file is parsed as a spreadsheet does. The messages contain formulas and separators.
func TestExportInboxWritesCSVWithoutFormulas(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := h.administrator(t)
	malicious := []visitors.Message{
		{Name: `=HYPERLINK("https://evil.example","x")`, Email: "a@mail.example", Subject: "+1", Message: "-1"},
		{Name: "@sum(A1)", Email: "b@mail.example", Subject: "\tindented", Message: "\rreturned"},
		{Name: "＝1+1", Email: "c@mail.example", Subject: "\nbelow", Message: "a,b;\"c\"\r\nd"},
		{Name: "Māyā, ந", Email: "d@mail.example", Subject: "", Message: "1+1=2"},
		{Name: "", Email: "e@mail.example", Subject: "'quoted", Message: `"`},
		{Name: "x;=1", Email: "f@mail.example", Subject: `x; "=1"`, Message: "x\t+1\n@y\n\nz;;-1; ＝1; plain - 1; 'a"},
	}
	const furtherRows = 1100 // More than one page of rows.
	for n := range furtherRows {
		h.storeMessage(t, visitors.Message{Name: "Visitor", Email: "visitor@mail.example", Message: "Good evening"}, 1000+n/3)
	}
	for n, message := range malicious {
		h.storeMessage(t, message, n)
	}
	var file bytes.Buffer
	if err := h.service.ExportInbox(t.Context(), me, visitors.Messages, visitors.Wanted{State: visitors.StateAll}, &file); err != nil {
		t.Fatal(err)
	}
	text, marked := strings.CutPrefix(file.String(), "\uFEFF")
	if !marked || !strings.HasSuffix(text, "\r\n") {
		t.Error("the file has no byte order mark or no line end after the last line")
	}
	if !strings.Contains(text, "\"a,b;\"\"c\"\"\r\nd\"") {
		t.Error("a line break in a cell was changed")
	}
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 1+len(malicious)+furtherRows || strings.Join(rows[0], "|") != "Received (UTC)|Name|Email|Subject|Message|Handled (UTC)|Handled by" {
		t.Fatalf("%d rows under %v", len(rows), rows[0])
	}
	// With semicolons as separators, a new cell begins in the middle of each of these.
	last := rows[len(malicious)]
	if inside := strings.Join([]string{last[1], last[3], last[4]}, "|"); inside != "x;'=1|x;' \"=1\"|x\t'+1\n'@y\n\nz;;'-1;' ＝1; plain - 1; 'a" {
		t.Errorf("%q has a formula", inside)
	}
	for n, message := range malicious[:len(malicious)-1] {
		for i, typed := range []string{message.Name, message.Email, message.Subject, message.Message} {
			cell := rows[1+n][1+i]
			// The CSV reader converts \r\n to \n.
			if back := strings.ReplaceAll(typed, "\r\n", "\n"); strings.TrimPrefix(cell, "'") != strings.TrimPrefix(back, "'") {
				t.Errorf("%q was changed to %q", typed, cell)
			}
			if cell != "" && strings.ContainsAny(cell[:1], "=+-@\t\r\n") || strings.HasPrefix(cell, "＝") {
				t.Errorf("%q has a formula", cell)
			}
		}
	}
	if rows[4][4] != "1+1=2" {
		t.Errorf("text without a formula was changed: %q", rows[4][4])
	}
	if n := h.count(t, `select count(*) from audit_log where action = 'inbox.export' and subject_id = 'contact-messages'
		and detail = '{"list": "contact-messages", "state": "all", "rows": "1106"}'`); n != 1 {
		t.Error("the audit log has no record with the number of exported rows")
	}
	// An export of a search has only its matches. The audit log does not contain the search text.
	file.Reset()
	if err := h.service.ExportInbox(t.Context(), me, visitors.Messages, visitors.Wanted{State: visitors.StateOpen, Search: "māyā"}, &file); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(file.String(), "\r\n"); n != 2 {
		t.Errorf("the file has %d lines: %s", n, file.String())
	}
	if n := h.count(t, `select count(*) from audit_log where detail->>'searched' = 'yes' and detail->>'rows' = '1' and detail::text !~ 'M'`); n != 1 {
		t.Error("the audit record of the searched export is wrong")
	}
}

func TestNumbersCountsDaysByVariant(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	me := h.administrator(t)
	now := time.Date(2026, 11, 22, 23, 59, 59, 0, time.UTC)
	member := func(name, heading, created string) (id uuid.UUID) {
		t.Helper()
		err := h.pool.QueryRow(t.Context(), `insert into members (username, email, first_name, last_name, password_hash, time_zone, pricing_variant, heading_variant, created_at)
			values ($1::text, $1::text || '@mail.example', 'Asha', 'Iyer', '', 'UTC', 'discount', nullif($2, ''), $3::timestamptz) returning id`, name, heading, created).Scan(&id)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	paid, trying := member("paid", "cultural", "2026-11-20 00:00:00Z"), member("trying", "cultural", "2026-11-22 23:59:59Z")
	member("unseen", "", "2026-11-21 12:00:00Z")
	before, after := member("before", "cultural", "2026-11-19 23:59:59Z"), member("after", "cultural", "2026-11-23 00:00:00Z")
	for _, id := range []uuid.UUID{paid, trying, before, after} {
		if _, err := h.pool.Exec(t.Context(), "insert into memberships (member_id, trial_started_at, trial_ends_at) values ($1, now(), now())", id); err != nil {
			t.Fatal(err)
		}
	}
	for n, id := range []uuid.UUID{paid, before, trying} {
		if _, err := h.pool.Exec(t.Context(), "insert into payers (member_id) values ($1)", id); err != nil {
			t.Fatal(err)
		}
		// The last member's invoice is open. Every member also has a paid invoice of zero.
		for m, invoice := range []struct {
			status string
			cents  int
		}{{map[bool]string{true: "open", false: "paid"}[n == 2], 6000}, {"paid", 0}} {
			if _, err := h.pool.Exec(t.Context(), `insert into invoices (id, member_id, status, cents, cents_paid, currency, period_start, period_end, created_at)
				values ($1, $2, $3, 6000, $4, 'usd', now(), now(), now())`, uuid.NewString(), id, invoice.status, map[bool]int{true: invoice.cents, false: 0}[n != 2 || m == 1]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := h.pool.Exec(t.Context(), `insert into event_counts (day, name, heading_variant, pricing_variant, n) values
		('2026-11-20', 'beta_signup_page_view', 'cultural', 'discount', 40), ('2026-11-22', 'beta_signup_page_view', 'cultural', 'discount', 2),
		('2026-11-19', 'beta_signup_page_view', 'cultural', 'discount', 1000), ('2026-11-22', 'beta_button_pressed', '', '', 7)`); err != nil {
		t.Fatal(err)
	}
	if err := h.service.BetaSignup(t.Context(), visitors.Signup{FirstName: "Asha", LastName: "Raman", Email: "asha@mail.example", HeadingVariant: "cultural", PricingVariant: "discount"}); err != nil {
		t.Fatal(err)
	}
	if _, err := h.pool.Exec(t.Context(), "update beta_signups set created_at = '2026-11-21 08:00:00Z'"); err != nil {
		t.Fatal(err)
	}
	numbers, err := h.service.Numbers(t.Context(), me, "2026-11-20", "", now)
	if err != nil {
		t.Fatal(err)
	}
	if numbers.From.Format(time.DateOnly) != "2026-11-20" || numbers.To.Format(time.DateOnly) != "2026-11-22" {
		t.Errorf("the days are %s to %s", numbers.From, numbers.To)
	}
	rows := map[string]visitors.VariantNumbers{}
	for _, row := range numbers.Rows {
		rows[row.Heading+"/"+row.Pricing] = row
	}
	pair := rows["cultural/discount"]
	if pair.Events[copy.Events.BetaPageView] != 42 || pair.Signups != 1 || pair.Registrations != 2 || pair.Trials != 2 || pair.Paid != 1 {
		t.Errorf("the pair has %+v", pair)
	}
	if rows["/discount"].Registrations != 1 || rows["/discount"].Trials != 0 || rows["/"].Events[copy.Events.BetaPressed] != 7 {
		t.Errorf("without a variant: %+v, %+v", rows["/discount"], rows["/"])
	}
	if len(rows) != len(copy.HeadingVariants)*len(copy.PricingVariants)+2 || numbers.Rows[0].Heading != "default" || numbers.Rows[0].Pricing != "default" || numbers.Rows[0].Registrations != 0 {
		t.Errorf("the rows are %+v", numbers.Rows)
	}
	if month, err := h.service.Numbers(t.Context(), me, "", "", now); err != nil || month.From.Format(time.DateOnly) != "2026-10-24" {
		t.Errorf("the default first day is %s, %v", month.From, err)
	}
	for _, c := range []struct{ from, to, field string }{
		{"2026-11-32", "", "from"}, {"", "tomorrow", "to"}, {"2026-11-22", "2026-11-21", "to"}, {"2025-11-20", "2026-11-21", "from"},
	} {
		var invalid *fault.Invalid
		if _, err := h.service.Numbers(t.Context(), me, c.from, c.to, now); !errors.As(err, &invalid) || invalid.Fields[0].Field != c.field {
			t.Errorf("from %q to %q: %v", c.from, c.to, err)
		}
	}
	if _, err := h.service.Numbers(t.Context(), me, "2025-11-21", "2026-11-21", now); err != nil {
		t.Errorf("a year and a day: %v", err)
	}
}
