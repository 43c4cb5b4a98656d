package userdata_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
)

// folder stores members' files in one folder each. DeleteOf fails the given number of times first.
type folder struct {
	path  string
	fails int
}

func (f *folder) pathOf(member uuid.UUID) string { return filepath.Join(f.path, member.String()) }

func (f *folder) DeleteOf(_ context.Context, member uuid.UUID) error {
	if f.fails > 0 {
		f.fails--
		return errors.New("disk not available")
	}
	return os.RemoveAll(f.pathOf(member))
}

// addFile writes a file of the person into the folder.
func (f *folder) addFile(t *testing.T, p *person) {
	t.Helper()
	err := errors.Join(os.Mkdir(f.pathOf(p.id), 0o700), os.WriteFile(filepath.Join(f.pathOf(p.id), p.name+".txt"), []byte(p.name), 0o600))
	if err != nil {
		t.Fatal(err)
	}
}

// traces returns the files that contain data of the person.
func (f *folder) traces(t *testing.T, p *person) (found []string) {
	t.Helper()
	err := filepath.WalkDir(f.path, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		if strings.Contains(path, p.name) || strings.Contains(path, p.id.String()) || strings.Contains(string(content), p.name) {
			found = append(found, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func (h *harness) leave(t *testing.T, p *person) {
	t.Helper()
	if err := h.service.Leave(t.Context(), identity.MemberID(p.id), false); err != nil {
		t.Fatal(err)
	}
}

// The tables are read from the database's catalogue.
func TestEveryDatabaseTableIsListed(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	all := columns(t, h.pool)
	for name := range all {
		if _, known := tables[name]; !known {
			t.Errorf("the table %s is not listed: export and erase its data about members, or give the reason not to in tables", name)
		}
	}
	for name, table := range tables {
		if table.exported == (table.why != "") || (table.exported && table.noMemberData) {
			t.Errorf("the table %s needs either exported or a reason, and no export without data about members", name)
		}
		if _, there := all[name]; !there {
			t.Errorf("the listed table %s does not exist", name)
		}
	}
}

// The test stores a row in every table for two people, deletes one person, and searches every row and every file.
func TestLeaveDeletesAllDataOfMemberOnly(t *testing.T) {
	t.Parallel()
	files := &folder{path: t.TempDir()}
	h := newHarness(t, files)
	leaver, stayer := newPerson(t, h.pool, h.coach, "wanderer"), newPerson(t, h.pool, h.coach, "homebody")
	files.addFile(t, leaver)
	files.addFile(t, stayer)
	before := stayer.traces(t, h.pool)
	for name, table := range tables {
		hasRow := func(row string) bool { return strings.HasPrefix(row, name+": ") }
		if found := strings.Join(leaver.traces(t, h.pool), "\n"); !table.noMemberData && name != "departures" && name != "payment_closures" && !hasRow(found) && !strings.Contains(found, "\n"+name+": ") {
			t.Errorf("the table %s has no data of the person, so this test does not cover it", name)
		}
	}
	h.leave(t, leaver)
	if deletedCustomers := h.provider.deleted; len(deletedCustomers) > 0 {
		t.Errorf("the payment provider got a request before the deletion: %v", deletedCustomers)
	}
	mail := h.post.Deliver(t)
	h.post.WorkAll(t)
	h.expectNoTraces(t, leaver)
	if found := files.traces(t, leaver); len(found) > 0 {
		t.Errorf("files were not deleted: %v", found)
	}
	if after := stayer.traces(t, h.pool); len(after) != len(before) || len(files.traces(t, stayer)) != 1 {
		t.Errorf("the other person had %d rows and has %d, and the files %v", len(before), len(after), files.traces(t, stayer))
	}
	if len(mail) != 1 || mail[0].To.Address != leaver.email || mail[0].Subject != copy.In("hi").FarewellLetter.Subject {
		t.Errorf("the sent emails are %+v", mail)
	}
	if deletedCustomers := h.provider.deleted; len(deletedCustomers) == 0 || slices.ContainsFunc(deletedCustomers, func(id string) bool { return id != leaver.marks["payers.customer_id"] }) {
		t.Errorf("the payment provider deleted %v, want the leaver only", deletedCustomers)
	}
	if jobs := h.count(t, "select count(*) from river_job where state not in ('completed')"); jobs != 0 {
		t.Errorf("%d jobs wait or have failed", jobs)
	}
}

// The payment provider does not respond when the member leaves.
func TestPaymentClosureIsRetriedAfterProviderOutage(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	customer := p.marks["payers.customer_id"]
	h.provider.unavailable = true
	h.leave(t, p)
	h.post.WorkAll(t)
	if members, closures := h.count(t, "select count(*) from members"), h.count(t, "select count(*) from payment_closures where customer_id = $1", customer); members != 0 || closures != 1 {
		t.Errorf("%d members are stored and %d closures wait", members, closures)
	}
	h.provider.unavailable = false
	h.post.WorkAll(t)
	if closures := h.count(t, "select count(*) from payment_closures"); closures != 0 || !slices.Equal(h.provider.deleted, []string{customer}) {
		t.Errorf("%d closures wait, and the provider deleted %v", closures, h.provider.deleted)
	}
	h.expectNoTraces(t, p)
}

// The coach's open screens depend on the numbers of the events.
func TestLeaveKeepsCoachMailboxConsistent(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	leaver := newPerson(t, h.pool, h.coach, "wanderer")
	newPerson(t, h.pool, h.coach, "homebody")
	h.leave(t, leaver)
	h.post.Work(t)
	const validEvents = `select count(*) from live_events e join mailboxes b using (realm, owner_id)
		where realm = 'coach' and owner_id = $1 and e.seq between 1 and b.last_seq`
	if events := h.count(t, validEvents, h.coach); events != 3 {
		t.Errorf("%d events of three are left", events)
	}
	if client := h.count(t, validEvents+" and kind = 'client' and e.conversation_id is null", h.coach); client != 2 {
		t.Errorf("%d client events without a conversation; want the event of the deleted message and the one of the departure", client)
	}
}

func TestLeaveClosesAccountBeforeJobsRun(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	// No job has run yet.
	for what, query := range map[string]string{
		"sign-ins": "select count(*) from member_sign_ins where member_id = $1", "browsers": "select count(*) from member_browsers where member_id = $1",
		"links": "select count(*) from mailed_tokens where member_id = $1", "providers": "select count(*) from member_identities where member_id = $1",
		"a coach or a password":                 "select count(*) from members where id = $1 and (coach_id is not null or password_hash is not null or deletion_requested_at is null)",
		"an unfinished sign-in with a provider": "select count(*) from pending_identities where $1::uuid is not null",
	} {
		if h.count(t, query, p.id) != 0 {
			t.Errorf("the account still has %s", what)
		}
	}
	if events := h.count(t, "select count(*) from live_events where (realm, owner_id, kind) in (('coach', $1, 'client'), ('member', $2, 'user'))", h.coach, p.id); events != 2 {
		t.Errorf("%d events for the coach and the member, want 2", events)
	}
	if err := h.service.Leave(t.Context(), identity.MemberID(p.id), false); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("Leave a second time: %v", err)
	}
	if err := h.service.Leave(t.Context(), identity.MemberID(uuid.New()), false); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("unknown member: %v", err)
	}
	if mails := h.post.Deliver(t); len(mails) != 1 {
		t.Errorf("%d emails for one departure", len(mails))
	}
}

// The new account has the same username and email, and is created before the deletion job runs.
func TestDeletionKeepsNewAccountWithSameEmail(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	again := identitytest.NewMember(t, h.pool, func(m *store.CreateMemberParams) { m.Username, m.Email = p.name, p.email })
	if _, err := h.pool.Exec(t.Context(), "insert into contact_messages (name, email, message) values ('W', $1, 'Hello again')", p.email); err != nil {
		t.Fatal(err)
	}
	h.post.Work(t)
	h.post.WorkAll(t)
	if h.count(t, "select count(*) from members where id = $1 and username = $2 and email = $3", again.ID.UUID(), p.name, p.email) != 1 {
		t.Error("the new account was changed")
	}
	if h.count(t, "select count(*) from contact_messages where email = $1", p.email) != 1 {
		t.Error("the message sent after the departure was deleted, or the earlier one was not")
	}
	for what, query := range map[string]string{
		"preferences": "select count(*) from member_preferences", "conversations": "select count(*) from conversations",
		"a membership": "select count(*) from memberships", "notifications": "select count(*) from notifications",
	} {
		if h.count(t, query) != 0 {
			t.Errorf("the new account has %s", what)
		}
	}
}

// Entries under an unconfirmed email may belong to another person.
func TestLeaveKeepsEntriesOfUnconfirmedEmail(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	if _, err := h.pool.Exec(t.Context(), "update members set email_confirmed_at = null"); err != nil {
		t.Fatal(err)
	}
	h.leave(t, p)
	h.post.Work(t)
	for _, table := range []string{"beta_signups", "contact_messages", "job_applications", "reset_requests"} {
		if h.count(t, "select count(*) from "+table) != 1 {
			t.Errorf("the row in %s was deleted", table)
		}
	}
	if h.count(t, "select count(*) from members") != 0 {
		t.Error("the account was not deleted")
	}
}

// The first run fails at the files. The second one loses its database connection in the middle, as in a crash.
func TestInterruptedDeletionRollsBackAndCanBeRepeated(t *testing.T) {
	t.Parallel()
	files := &folder{path: t.TempDir(), fails: 1}
	h := newHarness(t, files)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	files.addFile(t, p)
	h.leave(t, p)
	for _, statement := range []string{
		// Messages are deleted in the middle of the transaction.
		`create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$`,
		`create trigger dies before delete on messages for each row execute function die()`,
	} {
		if _, err := h.pool.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	task := h.service.Tasks()[0]
	var departure uuid.UUID
	if err := h.pool.QueryRow(t.Context(), "select id from departures").Scan(&departure); err != nil {
		t.Fatal(err)
	}
	if err := task.Run(t.Context(), departure); err == nil || len(files.traces(t, p)) != 1 {
		t.Fatalf("the files could not be deleted: %v", err)
	}
	if err := task.Run(t.Context(), departure); err == nil {
		t.Fatal("the run returned no error although the connection was closed")
	}
	if h.count(t, "select count(*) from messages") != 1 || h.count(t, "select count(*) from contact_messages") != 1 {
		t.Error("the interrupted run deleted rows")
	}
	if _, err := h.pool.Exec(t.Context(), "drop trigger dies on messages"); err != nil {
		t.Fatal(err)
	}
	h.post.Work(t)
	h.post.WorkAll(t)
	h.expectNoTraces(t, p)
	if found := files.traces(t, p); len(found) > 0 {
		t.Errorf("files were not deleted: %v", found)
	}
	if err := task.Run(t.Context(), departure); err != nil {
		t.Errorf("another run: %v", err)
	}
}

// The sweep schedules the deletion again unless a job waits or runs.
func TestSweepSchedulesDiscardedDeletionAgain(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	sweep := h.service.Periodic()[0]
	if sweep.Interval != time.Hour {
		t.Errorf("the interval of the sweep is %s", sweep.Interval)
	}
	const jobs = "select count(*) from river_job where args ->> 'task' = 'erase-member' and state <> 'discarded'"
	for _, step := range []struct{ when, change string }{
		{"job waits", ""},
		{"job runs", "state = 'running', attempt = 1, attempted_at = now(), unique_key = null"},
		{"job waits for a retry", "state = 'retryable', unique_key = null"},
		{"job was discarded", "state = 'discarded', finalized_at = now()"},
		{"job does not exist", ""},
	} {
		if step.change != "" {
			h.execute(t, "update river_job set "+step.change+" where args ->> 'task' = 'erase-member'")
		}
		if step.when == "job does not exist" {
			h.execute(t, "delete from river_job where args ->> 'task' = 'erase-member'")
		}
		if err := sweep.Run(t.Context()); err != nil {
			t.Fatalf("%s: %v", step.when, err)
		}
		if waiting := h.count(t, jobs); waiting != 1 {
			t.Errorf("%s: %d jobs, want one", step.when, waiting)
		}
	}
	h.post.Work(t) // Also sends the last email, for which the departure waits.
	h.post.WorkAll(t)
	h.expectNoTraces(t, p)
	if left := h.count(t, "select count(*) from departures"); left != 0 {
		t.Errorf("%d departures were not deleted", left)
	}
	h.post.Do(t, tasks.Ref{Kind: sweep.Kind})
	if jobsLeft := h.count(t, jobs+" and state <> 'completed'"); jobsLeft != 0 {
		t.Errorf("%d jobs remain after the deletion", jobsLeft)
	}
}

// The mail server is unreachable. Everything is deleted except the email's data, which is deleted after the email.
func TestDepartureIsKeptUntilLastEmailIsFinished(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	if _, err := h.pool.Exec(t.Context(), "update river_job set state = 'retryable', scheduled_at = now() + interval '1 hour' where kind = 'letter' and state = 'available'"); err != nil {
		t.Fatal(err)
	}
	h.post.Work(t)
	h.removeDepartedTexts(t)
	for _, trace := range p.traces(t, h.pool) {
		if !strings.HasPrefix(trace, "departures: ") {
			t.Errorf("the deletion left %s", trace)
		}
	}
	if h.count(t, "select count(*) from departures where member_id is null and email = $1", p.email) != 1 {
		t.Fatal("the address of the last email was deleted")
	}
	// The email is discarded in the end.
	if _, err := h.pool.Exec(t.Context(), "update river_job set state = 'discarded', finalized_at = now() where state = 'retryable'"); err != nil {
		t.Fatal(err)
	}
	h.post.WorkAll(t)
	h.expectNoTraces(t, p)
}

func TestDeleteByEmailDeletesConfirmedAccountOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	other := identitytest.NewMember(t, h.pool)
	if _, err := h.pool.Exec(t.Context(), "update members set email = $2, email_confirmed_at = null where id = $1", other.ID.UUID(), p.email); err != nil {
		t.Fatal(err)
	}
	found, err := h.service.DeleteByEmail(t.Context(), strings.ToUpper(p.email))
	if err != nil || found.Accounts != 1 || found.Unconfirmed != 1 {
		t.Fatalf("found %+v, %v", found, err)
	}
	if h.count(t, "select count(*) from members where id = $1", p.id) != 0 || h.count(t, "select count(*) from members") != 1 {
		t.Error("the wrong account was deleted")
	}
	if mail := h.post.Deliver(t); len(mail) != 1 || mail[0].To.Address != p.email {
		t.Errorf("the sent emails are %+v", mail)
	}
	h.post.WorkAll(t)
	if h.count(t, "select count(*) from departures") != 0 {
		t.Error("the departure is kept")
	}
	if found, err := h.service.DeleteByEmail(t.Context(), "nobody@address.example"); err != nil || found.Accounts+found.Unconfirmed != 0 {
		t.Errorf("unknown email: found %+v, %v", found, err)
	}
}
