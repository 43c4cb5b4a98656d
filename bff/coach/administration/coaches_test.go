package administration_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/jobs/jobstest"
)

const (
	coaches    = "/api/coach/admin/coaches"
	glancePath = "/api/coach/admin/glance"
)

var coachTexts = copy.CoachAdministration

// adminTest holds a harness with a signed-in administrator.
type adminTest struct {
	*testing.T
	harness *apitest.Harness
	leela   *apitest.User
}

func newAdminTest(t *testing.T) adminTest {
	t.Helper()
	h := apitest.New(t)
	return adminTest{T: t, harness: h, leela: h.NewCoach(t, apitest.Administrator)}
}

func (o adminTest) coachIn(answer apitest.Response) (found administration.AdministeredCoach) {
	o.Helper()
	answer.Want(o.T, http.StatusOK).Into(o.T, &found)
	return found
}

func (o adminTest) list(query string) (page administration.AdministeredCoachList) {
	o.Helper()
	o.leela.Get(o.T, coaches+query).Want(o.T, http.StatusOK).Into(o.T, &page)
	return page
}

func (o adminTest) verify(id, status, reason string) apitest.Response {
	o.Helper()
	return o.put(coaches+"/"+id+"/verification", fmt.Sprintf(`{"status":%q,"reason":%q}`, status, reason))
}

func (o adminTest) put(path, body string) apitest.Response {
	o.Helper()
	return o.leela.Do(o.T, http.MethodPut, path, "application/json", []byte(body))
}

func (o adminTest) deactivate(id, clients string) apitest.Response {
	o.Helper()
	return o.leela.Post(o.T, coaches+"/"+id+"/deactivate", map[string]any{"clients": clients, "reason": "A long leave."})
}

// book stores a session of the two that begins in the given number of days.
func (o adminTest) book(member, coach *apitest.User, days int) (session string) {
	o.Helper()
	err := o.harness.Pool.QueryRow(o.Context(), `insert into sessions (member_id, coach_id, starts_at, ends_at, room)
		select $1, $2, at, at + interval '30 minutes', $4 from (select date_trunc('hour', now()) + make_interval(days => $3) as at) t returning id`,
		member.ID, coach.ID, days, uuid.NewString()).Scan(&session)
	if err != nil {
		o.Fatal(err)
	}
	return session
}

// actions returns the audit log's actions, oldest first.
func (o adminTest) actions() (found []string) {
	o.Helper()
	var lines administration.AuditList
	o.leela.Get(o.T, log).Want(o.T, http.StatusOK).Into(o.T, &lines)
	for _, line := range slices.Backward(lines.Entries) {
		found = append(found, line.Action+" "+line.Detail["name"])
	}
	return found
}

// subjectsTo returns the subjects of the emails to an address.
func subjectsTo(mails []jobstest.Mail, address string) (subjects []string) {
	for _, mail := range mails {
		if mail.To.Address == address {
			subjects = append(subjects, mail.Subject)
		}
	}
	slices.Sort(subjects)
	return subjects
}

func bell(t *testing.T, member *apitest.User) string {
	t.Helper()
	return string(member.Get(t, "/api/notifications").Want(t, http.StatusOK).Body)
}

func TestCoachIsInvitedVerifiedActivatedAndNotified(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	member := o.harness.NewMember(t)
	var invited administration.AdministeredCoach
	o.leela.Post(t, coaches, map[string]any{"name": " Farah Khan ", "email": "Farah@mail.example"}).Want(t, http.StatusCreated).Into(t, &invited)
	if invited.Name != "Farah Khan" || invited.Standing != "invited" || invited.InvitedAt == nil || invited.You || invited.Clients != 0 ||
		!slices.Equal(invited.Missing, []string{"password", "verification", "activation"}) {
		t.Errorf("invited %+v", invited)
	}
	o.leela.Get(t, coaches+"/"+invited.ID).WantKeys(t, "id", "name", "email", "imageUrl", "administrator", "verificationStatus", "standing", "changeWaits",
		"invitedAt", "createdAt", "clients", "upcomingSessions", "you", "bio", "specializations", "focus", "languages", "city", "state", "country", "timeZone",
		"yearsOfExperience", "education", "licenses", "ratings", "reviewCount", "credentials", "credentialChange", "missing", "activatedAt", "deactivatedAt",
		"clientsOnLeaving", "urgentClients", "lastSignInAt", "secondFactor")
	if mails := subjectsTo(o.harness.Post.Deliver(t), "Farah@mail.example"); len(mails) != 1 {
		t.Errorf("Farah received %v", mails)
	}
	o.leela.Post(t, coaches, map[string]any{"name": "Farah", "email": "farah@mail.example"}).WantProblem(t, http.StatusConflict, coachTexts.AddressOfCoach)
	o.leela.Post(t, coaches, map[string]any{"name": "Leela", "email": o.leela.Email}).WantProblem(t, http.StatusConflict, coachTexts.AddressOfAdministrator)
	o.leela.Post(t, coaches, map[string]any{"name": "", "email": "x"}).WantProblem(t, http.StatusBadRequest, "", "name", "email")
	o.coachIn(o.leela.Post(t, coaches+"/"+invited.ID+"/invitation", nil))
	if mails := subjectsTo(o.harness.Post.Deliver(t), "Farah@mail.example"); len(mails) != 1 {
		t.Errorf("after the second invitation Farah received %v", mails)
	}

	o.verify(invited.ID, "rejected", " ").WantProblem(t, http.StatusBadRequest, coachTexts.ReasonRequired, "reason")
	if found := o.coachIn(o.verify(invited.ID, "rejected", "The certificate has run out.")); found.VerificationStatus != "rejected" {
		t.Errorf("rejected: %+v", found)
	}
	o.verify(invited.ID, "rejected", "Again.").WantProblem(t, http.StatusConflict, coachTexts.RejectedAlready)
	emailTexts := copy.CoachStandingLetters
	mails := o.harness.Post.Deliver(t)
	if got := subjectsTo(mails, "Farah@mail.example"); !slices.Equal(got, []string{emailTexts.Rejected.Subject}) {
		t.Errorf("after the rejection Farah received %v", got)
	}
	if !slices.ContainsFunc(mails, func(m jobstest.Mail) bool { return strings.Contains(m.Text, "The certificate has run out.") }) {
		t.Error("no email contains the reason")
	}
	// A coach who cannot sign in cannot be activated.
	o.leela.Post(t, coaches+"/"+invited.ID+"/activate", nil).WantProblem(t, http.StatusConflict, coachTexts.ActivateWithoutPassword)
	_, err := o.harness.Pool.Exec(t.Context(), "update coaches set password_hash = (select password_hash from coaches where id = $2) where id = $1", invited.ID, o.leela.ID)
	if err != nil {
		t.Fatal(err)
	}
	o.coachIn(o.leela.Post(t, coaches+"/"+invited.ID+"/activate", nil))
	o.leela.Post(t, coaches+"/"+invited.ID+"/activate", nil).WantProblem(t, http.StatusConflict, coachTexts.ActiveAlready)
	if list := string(member.Get(t, "/api/coaches").Want(t, http.StatusOK).Body); strings.Contains(list, invited.ID) {
		t.Error("members can choose an unverified coach")
	}
	found := o.coachIn(o.verify(invited.ID, "verified", ""))
	if found.Standing != "active" || found.VerificationStatus != "verified" || found.ActivatedAt == nil || len(found.Missing) != 0 {
		t.Errorf("verified: %+v", found)
	}
	o.verify(invited.ID, "verified", "").WantProblem(t, http.StatusConflict, coachTexts.VerifiedAlready)
	o.verify(invited.ID, "rejected", "No.").WantProblem(t, http.StatusConflict, coachTexts.RejectWhileActive)
	if list := string(member.Get(t, "/api/coaches").Want(t, http.StatusOK).Body); !strings.Contains(list, invited.ID) {
		t.Error("members cannot choose a verified and active coach")
	}
	want := []string{emailTexts.Verified.Subject, emailTexts.Activated.Subject}
	slices.Sort(want)
	if got := subjectsTo(o.harness.Post.Deliver(t), "Farah@mail.example"); !slices.Equal(got, want) {
		t.Errorf("Farah received %v", got)
	}
	// An email that is sent late reports the current state only.
	o.coachIn(o.deactivate(invited.ID, "wait"))
	o.coachIn(o.leela.Post(t, coaches+"/"+invited.ID+"/activate", nil))
	if got := subjectsTo(o.harness.Post.Deliver(t), "Farah@mail.example"); !slices.Equal(got, []string{emailTexts.Activated.Subject}) {
		t.Errorf("after deactivation and activation Farah received %v", got)
	}
	wantLog := []string{
		"coach.invite Farah Khan", "coach.invite-again Farah Khan", "coach.reject Farah Khan", "coach.activate Farah Khan", "coach.verify Farah Khan",
		"coach.deactivate Farah Khan", "coach.activate Farah Khan",
	}
	if got := o.actions(); !slices.Equal(got, wantLog) {
		t.Errorf("the audit log contains %v", got)
	}
}

func TestCoachListIsPagedSearchedAndFiltered(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	var all []string
	for n := range 33 {
		name := fmt.Sprintf("Coach %02d", n)
		all = append(all, name)
		var invited administration.AdministeredCoach
		if n < 2 {
			o.leela.Post(t, coaches, map[string]any{"name": name, "email": fmt.Sprintf("list%d@mail.example", n)}).Want(t, http.StatusCreated).Into(t, &invited)
			continue
		}
		if _, err := o.harness.Pool.Exec(t.Context(), `insert into coaches (email, password_hash, name, time_zone, is_active, verification_status)
			values ($1, 'x', $2, 'Asia/Kolkata', $3, 'verified')`, fmt.Sprintf("list%d@mail.example", n), name, n%2 == 0); err != nil {
			t.Fatal(err)
		}
	}
	first := o.list("")
	if len(first.Items) != 30 || first.Next == nil || first.Counts.All != 34 || first.Counts.Invited != 2 || first.Counts.Active != 16 ||
		first.Counts.Pending != 15 || first.Counts.Administrators != 1 || first.Counts.Waiting != 0 {
		t.Errorf("the first page: %d, %+v", len(first.Items), first.Counts)
	}
	rest := o.list("?after=" + *first.Next)
	var names []string
	for _, one := range append(first.Items, rest.Items...) {
		names = append(names, one.Name)
	}
	if !slices.Equal(names, append(all, "Leela Nair")) || rest.Next != nil {
		t.Errorf("the names in order are %v", names)
	}
	if found := o.list("?q=coach%2003"); len(found.Items) != 1 || found.Items[0].Name != "Coach 03" || found.Counts.All != 1 {
		t.Errorf("found %+v", found)
	}
	if found := o.list("?q=LIST3@"); len(found.Items) != 1 || found.Items[0].Name != "Coach 03" {
		t.Errorf("by address: %+v", found)
	}
	if found := o.list("?q=%25"); len(found.Items) != 0 {
		t.Errorf("a wildcard character finds %d", len(found.Items))
	}
	if found := o.list("?standing=administrator"); len(found.Items) != 1 || !found.Items[0].Administrator {
		t.Errorf("administrators: %+v", found.Items)
	}
	o.leela.Get(t, coaches+"?standing=lost").WantProblem(t, http.StatusBadRequest, "", "standing")
	o.leela.Get(t, coaches+"?after=x").WantProblem(t, http.StatusBadRequest, coachTexts.NotAPlace, "after")
	o.leela.Get(t, coaches+"?after="+uuid.NewString()).WantProblem(t, http.StatusBadRequest, coachTexts.NotAPlace, "after")
	o.leela.Get(t, coaches+"?q="+strings.Repeat("a", 101)).WantProblem(t, http.StatusBadRequest, coachTexts.SearchTooLong, "q")
}

func TestCredentialChangesAreDecidedAndNotified(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	member, meera := o.harness.Pair(t)
	o.harness.Post.Deliver(t) // The email about a new sign-in.
	requestChange := func(title string) string {
		t.Helper()
		meera.Do(t, http.MethodPut, "/api/coach/portfolio/credentials", "application/json",
			[]byte(fmt.Sprintf(`{"credentials":[{"title":%q,"issuer":"ICF","year":2021}]}`, title))).Want(t, http.StatusOK)
		found := o.coachIn(o.leela.Get(t, coaches+"/"+meera.ID))
		if !found.ChangeWaits || found.CredentialChange == nil || found.CredentialChange.Credentials[0].Title != title || *found.CredentialChange.Credentials[0].Year != 2021 {
			t.Fatalf("waiting: %+v", found.CredentialChange)
		}
		return "/api/coach/admin/credential-changes/" + found.CredentialChange.ID + "/decision"
	}
	address := requestChange("Associate Certified Coach")
	if page := o.list("?standing=waiting"); len(page.Items) != 1 || !page.Items[0].ChangeWaits || page.Counts.Waiting != 1 {
		t.Errorf("the waiting list is %+v", page)
	}
	o.leela.Post(t, address, map[string]any{"approve": false}).WantProblem(t, http.StatusBadRequest, coachTexts.ReasonRequired, "reason")
	if found := o.coachIn(o.leela.Post(t, address, map[string]any{"approve": false, "reason": "It has run out."})); found.CredentialChange != nil || len(found.Credentials) != 0 {
		t.Errorf("rejected: %+v", found)
	}
	o.leela.Post(t, address, map[string]any{"approve": true}).WantProblem(t, http.StatusConflict, copy.Portfolio.ChangeDecided)
	if found := o.coachIn(o.leela.Post(t, requestChange("Professional Certified Coach"), map[string]any{"approve": true})); len(found.Credentials) != 1 || found.ChangeWaits {
		t.Errorf("approved: %+v", found)
	}
	if body := string(member.Get(t, "/api/coaches/"+meera.ID).Want(t, http.StatusOK).Body); !strings.Contains(body, "Professional Certified Coach") {
		t.Errorf("members see %s", body)
	}
	emailTexts := copy.CoachStandingLetters
	if got := subjectsTo(o.harness.Post.Deliver(t), meera.Email); !slices.Equal(got, []string{emailTexts.CredentialsRejected.Subject, emailTexts.CredentialsApproved.Subject}) {
		t.Errorf("the coach received %v", got)
	}
	if got := o.actions(); !slices.Equal(got, []string{"credentials.reject Meera Krishnan", "credentials.approve Meera Krishnan"}) {
		t.Errorf("the audit log contains %v", got)
	}
	o.leela.Post(t, "/api/coach/admin/credential-changes/"+uuid.NewString()+"/decision", map[string]any{"approve": true}).WantProblem(t, http.StatusNotFound, "")
	o.leela.Post(t, "/api/coach/admin/credential-changes/x/decision", map[string]any{"approve": true}).WantProblem(t, http.StatusNotFound, "")
}

func TestInvalidCoachRequestsAreRejected(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	h := o.harness
	member, meera := h.Pair(t)
	omar, signedOut := h.NewCoach(t, apitest.Administrator), apitest.NewVisitor(h.Coach)
	pending := h.NewCoach(t, apitest.Inactive)
	change := "/api/coach/admin/credential-changes/" + uuid.NewString() + "/decision"
	type call struct {
		method, path, body string
	}
	calls := func(id string) []call {
		return []call{
			{http.MethodGet, coaches + "/" + id, ""}, {http.MethodPost, coaches + "/" + id + "/invitation", ""},
			{http.MethodPut, coaches + "/" + id + "/verification", `{"status":"verified"}`}, {http.MethodPost, coaches + "/" + id + "/activate", ""},
			{http.MethodPost, coaches + "/" + id + "/deactivate", `{"clients":"wait"}`}, {http.MethodPost, coaches + "/" + id + "/second-factor/reset", ""},
		}
	}
	all := append(calls(pending.ID), call{http.MethodGet, coaches, ""}, call{http.MethodPost, coaches, `{"name":"A","email":"a@mail.example"}`},
		call{http.MethodPost, change, `{"approve":true}`})
	do := func(visitor *apitest.Visitor, c call) apitest.Response {
		kind := ""
		if c.body != "" {
			kind = "application/json"
		}
		return visitor.Do(t, c.method, c.path, kind, []byte(c.body))
	}
	before := h.Count(t, "select count(*) from audit_log")
	for _, c := range all {
		do(meera.Visitor, c).WantProblem(t, http.StatusForbidden, "")
		do(signedOut, c).WantProblem(t, http.StatusUnauthorized, "")
		do(member.At(h.Coach), c).WantProblem(t, http.StatusUnauthorized, "")
	}
	for _, c := range calls(uuid.NewString()) {
		do(o.leela.Visitor, c).WantProblem(t, http.StatusNotFound, "")
	}
	for _, c := range calls("x") {
		do(o.leela.Visitor, c).WantProblem(t, http.StatusNotFound, "")
	}
	// Administrators cannot act on their own account, nor coach actions on another administrator.
	for _, c := range calls(o.leela.ID)[1:] {
		do(o.leela.Visitor, c).WantProblem(t, http.StatusConflict, coachTexts.NotYourself)
	}
	if found := o.coachIn(o.leela.Get(t, coaches+"/"+o.leela.ID)); !found.You || found.Standing != "administrator" || len(found.Missing) != 0 || found.LastSignInAt == nil {
		t.Errorf("the administrator's own entry: %+v", found)
	}
	for i, sentence := range []string{coachTexts.TakesNoInvitation, coachTexts.OnlyAdministratesVerify, coachTexts.OnlyAdministratesActivate, coachTexts.NotActive, ""} {
		do(o.leela.Visitor, calls(omar.ID)[i+1]).WantProblem(t, http.StatusConflict, sentence)
	}
	o.deactivate(pending.ID, "wait").WantProblem(t, http.StatusConflict, coachTexts.NotActive)
	o.deactivate(meera.ID, "forgotten").WantProblem(t, http.StatusBadRequest, "", "clients")
	o.verify(meera.ID, "pending", "").WantProblem(t, http.StatusBadRequest, "", "status")
	for _, query := range []string{"%00", "a%07b", "%ff"} {
		o.leela.Get(t, coaches+"?q="+query).WantProblem(t, http.StatusBadRequest, copy.AdminAnswers.SearchControls, "q")
	}
	if after := h.Count(t, "select count(*) from audit_log"); after != before {
		t.Errorf("rejected requests added %d audit entries", after-before)
	}
	if h.Post.Waiting(t) != 0 && strings.Contains(fmt.Sprint(subjectsTo(h.Post.Deliver(t), pending.Email)), "verified") {
		t.Error("a rejected request sent an email")
	}
}

func TestSecondFactorCanBeReset(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	meera := o.harness.NewCoach(t)
	o.harness.Post.Deliver(t) // The email about a new sign-in.
	path := coaches + "/" + meera.ID + "/second-factor/reset"
	o.leela.Post(t, path, nil).WantProblem(t, http.StatusConflict, "")
	if _, err := o.harness.Pool.Exec(t.Context(), "insert into coach_second_factors (coach_id, secret, confirmed_at) values ($1, '\\x00', now())", meera.ID); err != nil {
		t.Fatal(err)
	}
	if found := o.coachIn(o.leela.Get(t, coaches+"/"+meera.ID)); !found.SecondFactor {
		t.Error("the second factor is not listed")
	}
	if found := o.coachIn(o.leela.Post(t, path, nil)); found.SecondFactor {
		t.Error("the second factor was not removed")
	}
	if got := o.actions(); !slices.Equal(got, []string{"coach.second-factor-reset Meera Krishnan"}) {
		t.Errorf("the audit log contains %v", got)
	}
	if got := subjectsTo(o.harness.Post.Deliver(t), meera.Email); len(got) != 1 {
		t.Errorf("the coach received %v", got)
	}
}
