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

// folder stores members' files in one folder each, and fails a configured number of times.
type folder struct {
	path  string
	fails int
}

func (f *folder) of(member uuid.UUID) string { return filepath.Join(f.path, member.String()) }

func (f *folder) DeleteOf(_ context.Context, member uuid.UUID) error {
	if f.fails > 0 {
		f.fails--
		return errors.New("the disk is away")
	}
	return os.RemoveAll(f.of(member))
}

// keep puts a file of the person into the folder.
func (f *folder) keep(t *testing.T, p *person) {
	t.Helper()
	err := errors.Join(os.Mkdir(f.of(p.id), 0o700), os.WriteFile(filepath.Join(f.of(p.id), p.name+".txt"), []byte(p.name), 0o600))
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

// TestEveryTableIsKnown asks the database itself which tables there are.
func TestEveryTableIsKnown(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	all := columns(t, h.pool)
	for name := range all {
		if _, known := tables[name]; !known {
			t.Errorf("nobody has said what the table %s holds of members: export and erase it, or say in tables why not", name)
		}
	}
	for name, table := range tables {
		if table.exported == (table.why != "") || (table.exported && table.nobody) {
			t.Errorf("the table %s is to be either exported or not, and then with a reason", name)
		}
		if _, there := all[name]; !there {
			t.Errorf("there is no table %s any more", name)
		}
	}
}

// TestNoTraceIsLeft stores one of everything for two people, deletes one, and searches every row of every table and
// every file.
func TestNoTraceIsLeft(t *testing.T) {
	t.Parallel()
	files := &folder{path: t.TempDir()}
	h := newHarness(t, files)
	leaver, stayer := newPerson(t, h.pool, h.coach, "wanderer"), newPerson(t, h.pool, h.coach, "homebody")
	files.keep(t, leaver)
	files.keep(t, stayer)
	before := stayer.traces(t, h.pool)
	for name, table := range tables {
		held := func(row string) bool { return strings.HasPrefix(row, name+": ") }
		if found := strings.Join(leaver.traces(t, h.pool), "\n"); !table.nobody && name != "departures" && name != "payment_closures" && !held(found) && !strings.Contains(found, "\n"+name+": ") {
			t.Errorf("nothing of the person is in %s, so that this test would prove nothing about it", name)
		}
	}
	h.leave(t, leaver)
	if ended := h.provider.deleted; len(ended) > 0 {
		t.Errorf("the payment provider is asked before they have left: %v", ended)
	}
	mail := h.post.Deliver(t)
	h.post.WorkAll(t)
	h.wantNoTrace(t, leaver)
	if found := files.traces(t, leaver); len(found) > 0 {
		t.Errorf("files are left: %v", found)
	}
	if after := stayer.traces(t, h.pool); len(after) != len(before) || len(files.traces(t, stayer)) != 1 {
		t.Errorf("the other person had %d rows and has %d, and the files %v", len(before), len(after), files.traces(t, stayer))
	}
	if len(mail) != 1 || mail[0].To.Address != leaver.email || mail[0].Subject != copy.FarewellLetter.Subject {
		t.Errorf("mailed %+v", mail)
	}
	if ended := h.provider.deleted; len(ended) == 0 || slices.ContainsFunc(ended, func(id string) bool { return id != leaver.marks["payers.customer_id"] }) {
		t.Errorf("the payment provider forgets %v, want the leaver alone", ended)
	}
	if jobs := h.count(t, "select count(*) from river_job where state not in ('completed')"); jobs != 0 {
		t.Errorf("%d jobs wait or have failed", jobs)
	}
}

// TestPaymentsEndWhenTheProviderAnswersAgain leaves while it does not.
func TestPaymentsEndWhenTheProviderAnswersAgain(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	customer := p.marks["payers.customer_id"]
	h.provider.away = true
	h.leave(t, p)
	h.post.WorkAll(t)
	if members, closures := h.count(t, "select count(*) from members"), h.count(t, "select count(*) from payment_closures where customer_id = $1", customer); members != 0 || closures != 1 {
		t.Errorf("%d members are there and %d closures wait", members, closures)
	}
	h.provider.away = false
	h.post.WorkAll(t)
	if closures := h.count(t, "select count(*) from payment_closures"); closures != 0 || !slices.Equal(h.provider.deleted, []string{customer}) {
		t.Errorf("%d closures wait, and the provider has forgotten %v", closures, h.provider.deleted)
	}
	h.wantNoTrace(t, p)
}

// TestTheCoachsMailboxStaysWhole looks at the numbers that the coach's open screens count on.
func TestTheCoachsMailboxStaysWhole(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	leaver := newPerson(t, h.pool, h.coach, "wanderer")
	newPerson(t, h.pool, h.coach, "homebody")
	h.leave(t, leaver)
	h.post.Work(t)
	const whole = `select count(*) from live_events e join mailboxes b using (realm, owner_id)
		where realm = 'coach' and owner_id = $1 and e.seq between 1 and b.last_seq`
	if events := h.count(t, whole, h.coach); events != 3 {
		t.Errorf("%d events of three are left", events)
	}
	if client := h.count(t, whole+" and kind = 'client' and e.conversation_id is null", h.coach); client != 2 {
		t.Errorf("%d events ask the coach to look at the clients again; want the old message and the news", client)
	}
}

func TestLeavingClosesTheAccountAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	// No job has run yet.
	for what, query := range map[string]string{
		"sign-ins": "select count(*) from member_sign_ins where member_id = $1", "browsers": "select count(*) from member_browsers where member_id = $1",
		"links": "select count(*) from mailed_tokens where member_id = $1", "providers": "select count(*) from member_identities where member_id = $1",
		"a coach or a password":   "select count(*) from members where id = $1 and (coach_id is not null or password_hash is not null or deletion_requested_at is null)",
		"half a provider's visit": "select count(*) from pending_identities where $1::uuid is not null",
	} {
		if h.count(t, query, p.id) != 0 {
			t.Errorf("the account still has %s", what)
		}
	}
	if told := h.count(t, "select count(*) from live_events where (realm, owner_id, kind) in (('coach', $1, 'client'), ('member', $2, 'user'))", h.coach, p.id); told != 2 {
		t.Errorf("%d of both were told", told)
	}
	if err := h.service.Leave(t.Context(), identity.MemberID(p.id), false); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("leaving twice: %v", err)
	}
	if err := h.service.Leave(t.Context(), identity.MemberID(uuid.New()), false); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("nobody leaves: %v", err)
	}
	if letters := h.post.Deliver(t); len(letters) != 1 {
		t.Errorf("%d letters for one departure", len(letters))
	}
}

// TestRegisteringAgain takes the same name and address while the job has not begun, and writes to the team under it.
func TestRegisteringAgain(t *testing.T) {
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
		t.Error("the new account was touched")
	}
	if h.count(t, "select count(*) from contact_messages where email = $1", p.email) != 1 {
		t.Error("what was written after leaving went as well, or what was written before did not")
	}
	for what, query := range map[string]string{
		"preferences": "select count(*) from member_preferences", "conversations": "select count(*) from conversations",
		"a membership": "select count(*) from memberships", "notifications": "select count(*) from notifications",
	} {
		if h.count(t, query) != 0 {
			t.Errorf("the new account begins with %s", what)
		}
	}
}

// TestAStrangersAddress has an address that the member never confirmed: entries under it are not known to be theirs.
func TestAStrangersAddress(t *testing.T) {
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
			t.Errorf("somebody else's row in %s is gone", table)
		}
	}
	if h.count(t, "select count(*) from members") != 0 {
		t.Error("the account is still there")
	}
}

// TestInterrupted kills the database connection in the middle of the deletion, as a crash would, and also fails before
// it begins.
func TestInterrupted(t *testing.T) {
	t.Parallel()
	files := &folder{path: t.TempDir(), fails: 1}
	h := newHarness(t, files)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	files.keep(t, p)
	h.leave(t, p)
	for _, statement := range []string{
		// Jobs about a member are deleted before the member's row, and messages after it: both are in the middle.
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
		t.Fatalf("the disk was away: %v", err)
	}
	if err := task.Run(t.Context(), departure); err == nil {
		t.Fatal("the connection died, and nobody noticed")
	}
	if h.count(t, "select count(*) from messages") != 1 || h.count(t, "select count(*) from contact_messages") != 1 {
		t.Error("half of it is gone")
	}
	if _, err := h.pool.Exec(t.Context(), "drop trigger dies on messages"); err != nil {
		t.Fatal(err)
	}
	h.post.Work(t)
	h.post.WorkAll(t)
	h.wantNoTrace(t, p)
	if found := files.traces(t, p); len(found) > 0 {
		t.Errorf("files are left: %v", found)
	}
	if err := task.Run(t.Context(), departure); err != nil {
		t.Errorf("done once more: %v", err)
	}
}

// TestADeletionThatWasGivenUp is scheduled again, whatever happened to its job, unless a job is live.
func TestADeletionThatWasGivenUp(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	sweep := h.service.Periodic()[0]
	if sweep.Interval != time.Hour {
		t.Errorf("it is looked for every %s", sweep.Interval)
	}
	const jobs = "select count(*) from river_job where args ->> 'task' = 'erase-member' and state <> 'discarded'"
	for _, step := range []struct{ when, change string }{
		{"while it waits", ""},
		{"while it is done", "state = 'running', attempt = 1, attempted_at = now(), unique_key = null"},
		{"while it is to be tried again", "state = 'retryable', unique_key = null"},
		{"once it was given up", "state = 'discarded', finalized_at = now()"},
		{"once nobody knows of it", ""},
	} {
		if step.change != "" {
			h.execute(t, "update river_job set "+step.change+" where args ->> 'task' = 'erase-member'")
		}
		if step.when == "once nobody knows of it" {
			h.execute(t, "delete from river_job where args ->> 'task' = 'erase-member'")
		}
		if err := sweep.Run(t.Context()); err != nil {
			t.Fatalf("%s: %v", step.when, err)
		}
		if waiting := h.count(t, jobs); waiting != 1 {
			t.Errorf("%s: %d jobs are about it, want one", step.when, waiting)
		}
	}
	h.post.Work(t) // The last email too, for which the departure waits.
	h.post.WorkAll(t)
	h.wantNoTrace(t, p)
	if left := h.count(t, "select count(*) from departures"); left != 0 {
		t.Errorf("%d departures are left", left)
	}
	h.post.Do(t, tasks.Ref{Kind: sweep.Kind})
	if asked := h.count(t, jobs+" and state <> 'completed'"); asked != 0 {
		t.Errorf("%d jobs are about nobody", asked)
	}
}

// TestTheLastLetterWaits has an unreachable mail server: everything is deleted except the email's data, which is
// deleted after it.
func TestTheLastLetterWaits(t *testing.T) {
	t.Parallel()
	h := newHarness(t, nil)
	p := newPerson(t, h.pool, h.coach, "wanderer")
	h.leave(t, p)
	if _, err := h.pool.Exec(t.Context(), "update river_job set state = 'retryable', scheduled_at = now() + interval '1 hour' where kind = 'letter' and state = 'available'"); err != nil {
		t.Fatal(err)
	}
	h.post.Work(t)
	for _, trace := range p.traces(t, h.pool) {
		if !strings.HasPrefix(trace, "departures: ") {
			t.Errorf("besides the letter's row there is %s", trace)
		}
	}
	if h.count(t, "select count(*) from departures where member_id is null and email = $1", p.email) != 1 {
		t.Fatal("the letter has no address any more")
	}
	// It is given up in the end.
	if _, err := h.pool.Exec(t.Context(), "update river_job set state = 'discarded', finalized_at = now() where state = 'retryable'"); err != nil {
		t.Fatal(err)
	}
	h.post.WorkAll(t)
	h.wantNoTrace(t, p)
}

func TestForget(t *testing.T) {
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
		t.Error("the wrong account is gone")
	}
	if mail := h.post.Deliver(t); len(mail) != 1 || mail[0].To.Address != p.email {
		t.Errorf("mailed %+v", mail)
	}
	h.post.WorkAll(t)
	if h.count(t, "select count(*) from departures") != 0 {
		t.Error("the departure is kept")
	}
	if found, err := h.service.DeleteByEmail(t.Context(), "nobody@address.example"); err != nil || found.Accounts+found.Unconfirmed != 0 {
		t.Errorf("found %+v of nobody, %v", found, err)
	}
}
