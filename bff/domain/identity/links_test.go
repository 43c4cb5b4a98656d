package identity_test

import (
	"errors"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// fixture is a service with its database and the emails it sends.
type fixture struct {
	*identity.Service
	pool *pgxpool.Pool
	post *jobstest.Post
}

func newFixture(t *testing.T) fixture {
	t.Helper()
	pool := dbtest.New(t)
	service, post := serviceOn(t, pool, identitytest.QuickHasher())
	return fixture{service, pool, post}
}

// onlyEmail returns the only email sent since the last call.
func (d fixture) onlyEmail(t *testing.T, to, subject string) jobstest.Mail {
	t.Helper()
	mails := d.post.Deliver(t)
	if len(mails) != 1 || mails[0].To.Address != to || mails[0].Subject != subject {
		t.Fatalf("mailed %s; want %q to %s", subjects(mails), subject, to)
	}
	return mails[0]
}

func (d fixture) noEmail(t *testing.T) {
	t.Helper()
	if mails := d.post.Deliver(t); len(mails) > 0 {
		t.Fatalf("mailed %s", subjects(mails))
	}
}

func subjects(mails []jobstest.Mail) string {
	var all []string
	for _, m := range mails {
		all = append(all, m.Subject+" to "+m.To.Address)
	}
	return "[" + strings.Join(all, ", ") + "]"
}

var tokenInEmail = regexp.MustCompile(`https://(?:app\.aangan\.example|coach\.aangan\.example)(/(?:auth|coach/login)/[a-z]+)\?token=(\S+)`)

// tokenOf returns the token of an email's link to a page.
func tokenOf(t *testing.T, mail jobstest.Mail, page string) string {
	t.Helper()
	found := tokenInEmail.FindStringSubmatch(mail.Text)
	if found == nil || found[1] != page {
		t.Fatalf("no link to %s in %s", page, mail.Text)
	}
	token, err := url.QueryUnescape(found[2])
	if err != nil {
		t.Fatal(err)
	}
	return token
}

func (d fixture) register(t *testing.T, username, email string) identity.SignInResult {
	t.Helper()
	given := registration()
	given.Username, given.Email = username, email
	entry, err := d.Register(t.Context(), given, identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil {
		t.Fatalf("register %s: %v", username, err)
	}
	return entry
}

func (d fixture) confirm(t *testing.T, mail jobstest.Mail) (string, bool, error) {
	t.Helper()
	return d.ConfirmEmail(t.Context(), tokenOf(t, mail, "/auth/confirm"))
}

func (d fixture) read(t *testing.T, id identity.MemberID) identity.Member {
	t.Helper()
	member, err := d.Member(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return member
}

func (d fixture) forgot(t *testing.T, email string) {
	t.Helper()
	if err := d.RequestReset(t.Context(), email); err != nil {
		t.Fatal(err)
	}
}

const asha = "asha@aangan.example"

var (
	confirmSubject = copy.AccountLetters.Confirm.Subject
	existsSubject  = copy.AccountLetters.Exists.Subject
	resetSubject   = copy.AccountLetters.Reset.Subject
	changedSubject = copy.AccountLetters.PasswordChanged.Subject
	changeSubject  = copy.AccountLetters.Change.Subject
	noticeSubject  = copy.AccountLetters.ChangeNotice.Subject
	signInSubject  = copy.AccountLetters.SignIn.Subject
)

func TestConfirmationLinkConfirmsAddress(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	entry := d.register(t, "asha", asha)
	if entry.Member.EmailConfirmed || !entry.Member.HasPassword || entry.Member.NewEmail != "" {
		t.Errorf("a new member is %+v", entry.Member)
	}
	// Neither the queued job nor the stored row is enough to follow the link.
	if n := count(t, d.pool, "select count(*) from mailed_tokens where cardinality(secret_hashes) > 0 or expires_at is not null"); n != 0 {
		t.Error("a secret exists before its email is rendered")
	}
	mail := d.onlyEmail(t, asha, confirmSubject)
	if !strings.Contains(mail.Text, "asha") || !strings.Contains(mail.Text, copy.AccountLetters.Confirm.NotMe[:20]) {
		t.Errorf("the email is %s", mail.Text)
	}
	token := tokenOf(t, mail, "/auth/confirm")
	if n := count(t, d.pool, "select count(*) from mailed_tokens, unnest(secret_hashes) hash where position(hash in convert_to($1, 'UTF8')) > 0", token); n != 0 {
		t.Error("the secret is stored")
	}
	for i, already := range []bool{false, true, true} {
		email, before, err := d.ConfirmEmail(t.Context(), token)
		if err != nil || email != asha || before != already {
			t.Errorf("following the link, time %d: %q, %v, %v", i+1, email, before, err)
		}
	}
	if member := d.read(t, entry.Member.ID); !member.EmailConfirmed {
		t.Error("the address is not confirmed")
	}
}

// The links are unknown, altered, expired or for another purpose.
func TestInvalidExpiredAndWrongPurposeLinksReturnErrGone(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	d.register(t, "asha", asha)
	confirm := tokenOf(t, d.onlyEmail(t, asha, confirmSubject), "/auth/confirm")
	d.forgot(t, asha)
	reset := tokenOf(t, d.onlyEmail(t, asha, resetSubject), "/auth/reset")
	other := newFixture(t)
	other.register(t, "asha", asha)
	foreign := tokenOf(t, other.onlyEmail(t, asha, confirmSubject), "/auth/confirm")
	otherID := "A" + confirm[1:]
	if otherID == confirm {
		otherID = "B" + confirm[1:]
	}
	otherSecret := confirm[:60] + "AAAA"
	for name, token := range map[string]string{
		"empty": "", "short": confirm[:40], "long": confirm + "AAAA", "not base64": strings.Repeat("!", len(confirm)),
		"another id": otherID, "another secret": otherSecret, "from another database": foreign, "of NUL bytes": strings.Repeat("\x00", len(confirm)),
	} {
		if _, _, err := d.ConfirmEmail(t.Context(), token); !errors.Is(err, fault.ErrGone) {
			t.Errorf("confirm with a token that is %s: %v", name, err)
		}
		if _, err := d.CheckReset(t.Context(), token); !errors.Is(err, fault.ErrGone) {
			t.Errorf("check a token that is %s: %v", name, err)
		}
		if err := d.resetWith(t.Context(), token, "Another-Word-77"); !errors.Is(err, fault.ErrGone) {
			t.Errorf("reset with a token that is %s: %v", name, err)
		}
	}
	// A link of one purpose does not work for the other.
	if _, _, err := d.ConfirmEmail(t.Context(), reset); !errors.Is(err, fault.ErrGone) {
		t.Errorf("confirm with a link for a password: %v", err)
	}
	if err := d.resetWith(t.Context(), confirm, "Another-Word-77"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("reset with a link for an address: %v", err)
	}
	// Both still work until they expire.
	if username, err := d.CheckReset(t.Context(), reset); err != nil || username != "asha" {
		t.Errorf("the right link: %q, %v", username, err)
	}
	execute(t, d.pool, "update mailed_tokens set expires_at = now() - interval '1 second'")
	if _, _, err := d.ConfirmEmail(t.Context(), confirm); !errors.Is(err, fault.ErrGone) {
		t.Errorf("confirm too late: %v", err)
	}
	if err := d.resetWith(t.Context(), reset, "Another-Word-77"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("reset too late: %v", err)
	}
}

func TestLinkLifetimeStartsWhenEmailIsRendered(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	d.register(t, "asha", asha)
	d.forgot(t, asha)
	// The email is rendered two days later: its link's lifetime starts then.
	execute(t, d.pool, "update mailed_tokens set created_at = created_at - interval '2 days'")
	d.post.Deliver(t)
	for purpose, lifetime := range map[string]float64{"reset": identity.ResetLifetime.Seconds(), "confirm": identity.ConfirmLifetime.Seconds()} {
		if n := count(t, d.pool, `select count(*) from mailed_tokens where purpose = $1
			and expires_at between now() + make_interval(secs => $2 - 60) and now() + make_interval(secs => $2)`, purpose, lifetime); n != 1 {
			t.Errorf("the link to %s does not last %v seconds", purpose, lifetime)
		}
	}
}

// Another member has confirmed the address.
func TestRegisterWithConfirmedAddressDoesNotRevealAccount(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	first := d.register(t, "asha", asha)
	if _, _, err := d.confirm(t, d.onlyEmail(t, asha, confirmSubject)); err != nil {
		t.Fatal(err)
	}
	second := d.register(t, "somebody", "ASHA@aangan.example")
	if second.Member.EmailConfirmed || second.Token == "" || second.Browser == "" {
		t.Errorf("registering the second account returned %+v", second)
	}
	mail := d.onlyEmail(t, "ASHA@aangan.example", existsSubject)
	if !strings.Contains(mail.Text, "Your username is asha.") || strings.Contains(mail.Text, "somebody") || strings.Contains(mail.Text, "token=") {
		t.Errorf("the email is %s", mail.Text)
	}
	// The address signs in to the account that has it.
	entry, err := d.SignIn(t.Context(), asha, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil || entry.Member.ID != first.Member.ID {
		t.Errorf("the address signs in %v, %v", entry.Member.Username, err)
	}
}

// Several accounts have the same unconfirmed address.
func TestConcurrentConfirmationsOfOneAddressSucceedOnce(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	for _, name := range []string{"asha", "aasha", "asha_r", "asha_2"} {
		d.register(t, name, asha)
	}
	mails := d.post.Deliver(t)
	if len(mails) != 4 {
		t.Fatalf("mailed %s", subjects(mails))
	}
	results := make([]error, len(mails))
	var all sync.WaitGroup
	for i, mail := range mails {
		all.Go(func() { _, _, results[i] = d.confirm(t, mail) })
	}
	all.Wait()
	succeeded := 0
	for _, err := range results {
		if err == nil {
			succeeded++
		} else if !errors.Is(err, fault.ErrConflict) || err.Error() != copy.Errors.AddressTaken {
			t.Errorf("a later use of the link returned %v", err)
		}
	}
	if confirmed := count(t, d.pool, "select count(*) from members where email_confirmed_at is not null"); succeeded != 1 || confirmed != 1 {
		t.Errorf("%d links worked, %d accounts have the address", succeeded, confirmed)
	}
}

func TestConcurrentUsesOfConfirmationLinkSucceed(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	d.register(t, "asha", asha)
	mail := d.onlyEmail(t, asha, confirmSubject)
	fresh := make([]bool, 8)
	var all sync.WaitGroup
	for i := range fresh {
		all.Go(func() {
			_, already, err := d.confirm(t, mail)
			if err != nil {
				t.Errorf("concurrent use: %v", err)
			}
			fresh[i] = !already
		})
	}
	all.Wait()
	first := 0
	for _, f := range fresh {
		if f {
			first++
		}
	}
	if first != 1 {
		t.Errorf("%d uses were the first, want 1", first)
	}
}

// Many accounts are registered with one address.
func TestEmailsToOneMailboxAreLimited(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	for i := range 8 {
		d.register(t, "stranger_"+string(rune('a'+i)), asha)
	}
	if mails := d.post.Deliver(t); len(mails) != 5 {
		t.Errorf("mailed %s", subjects(mails))
	}
	execute(t, d.pool, "update mailed_tokens set created_at = created_at - interval '61 minutes'")
	d.register(t, "stranger", asha)
	d.onlyEmail(t, asha, confirmSubject)
}

func TestRenderingEmailAgainKeepsEarlierLinkValid(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	d.register(t, "asha", asha)
	first := tokenOf(t, d.onlyEmail(t, asha, confirmSubject), "/auth/confirm")
	// The mail server accepted it and its response was lost: the same email is rendered again.
	execute(t, d.pool, "update river_job set state = 'available', finalized_at = null, scheduled_at = now()")
	second := tokenOf(t, d.onlyEmail(t, asha, confirmSubject), "/auth/confirm")
	if first == second {
		t.Fatal("both emails have the same secret")
	}
	if _, already, err := d.ConfirmEmail(t.Context(), first); err != nil || already {
		t.Errorf("the link of the first email: %v, %v", already, err)
	}
	if _, already, err := d.ConfirmEmail(t.Context(), second); err != nil || !already {
		t.Errorf("the link of the second email: %v, %v", already, err)
	}
}

// change requests another address, as the profile does.
func (d fixture) change(t *testing.T, id identity.MemberID, email string) error {
	t.Helper()
	return pgx.BeginFunc(t.Context(), d.pool, func(tx pgx.Tx) error { return d.RequestEmailChange(t.Context(), tx, id, email) })
}
