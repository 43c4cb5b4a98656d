package administration_test

import (
	"context"
	"net/http"
	"slices"
	"testing"

	"github.com/jackc/pgx/v5"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/identity"
)

// TestWaitingCountsEachCoachWithPendingDecisionOnce counts each coach once: those whose credentials need a decision,
// and those who accepted their invitation and whose training is not verified.
func TestWaitingCountsEachCoachWithPendingDecisionOnce(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	want := func(waiting int64, when string) {
		t.Helper()
		var glance administration.Glance
		o.leela.Get(t, glancePath).Want(t, http.StatusOK).Into(t, &glance)
		list := o.list("?standing=waiting")
		if glance.Coaches != waiting || list.Counts.Waiting != waiting || int64(len(list.Items)) != waiting {
			t.Errorf("%s: %d waiting in the glance, %d in the counts and %d in the list, want %d",
				when, glance.Coaches, list.Counts.Waiting, len(list.Items), waiting)
		}
		if none := o.list("?standing=waiting&q=nobody"); len(none.Items) != 0 || none.Counts.Waiting != 0 {
			t.Errorf("%s: a search without matches counts %d waiting", when, none.Counts.Waiting)
		}
	}
	execute := func(statement string, args ...any) {
		t.Helper()
		if _, err := o.harness.Pool.Exec(t.Context(), statement, args...); err != nil {
			t.Fatal(err)
		}
	}
	o.leela.Get(t, glancePath).WantKeys(t, "cases", "setAside", "coaches", "inbox", "failedJobs", "workersAlive")
	meera := o.harness.NewCoach(t)
	want(0, "a coach, and an administrator who does not coach")
	var farah administration.AdministeredCoach
	o.leela.Post(t, coaches, map[string]any{"name": "Farah Khan", "email": "farah@mail.example"}).Want(t, http.StatusCreated).Into(t, &farah)
	want(0, "invited")
	execute("update coaches set password_hash = 'x' where id = $1", farah.ID)
	want(1, "accepted the invitation")
	requestChange := func(user *apitest.User) {
		t.Helper()
		user.Do(t, http.MethodPut, "/api/coach/portfolio/credentials", "application/json", []byte(`{"credentials":[{"title":"Certified Coach","issuer":"ICF","year":2021}]}`)).Want(t, http.StatusOK)
	}
	requestChange(meera)
	want(2, "with a change of credentials")
	both := o.harness.NewCoach(t, apitest.Inactive)
	requestChange(both)
	want(3, "with verification and a change of credentials pending")
	// Active but unverified: members cannot choose them.
	execute("update coaches set is_active = true, activated_at = now() where id = $1", farah.ID)
	want(3, "active but unverified")
	o.coachIn(o.verify(farah.ID, "rejected", "The certificate has run out."))
	want(2, "rejected")
	o.coachIn(o.leela.Post(t, "/api/coach/admin/credential-changes/"+o.coachIn(o.leela.Get(t, coaches+"/"+meera.ID)).CredentialChange.ID+"/decision", map[string]any{"approve": true}))
	want(1, "with the change decided")
	execute("update credential_changes set decided_at = now(), decision = 'withdrawn' where decided_at is null")
	o.coachIn(o.verify(both.ID, "verified", ""))
	want(0, "verified")
	// A coach who stopped needs no decision.
	execute("update coaches set verification_status = 'pending', is_active = false, deactivated_at = now() where id = $1", meera.ID)
	want(0, "stopped")
}

// TestFormerAdministratorGetsMatchingCoachStatus takes the role from three administrators: an account that only
// administered waits for no decision afterwards, one that coaches stays active, and one that was invited to coach still
// waits for verification.
func TestFormerAdministratorGetsMatchingCoachStatus(t *testing.T) {
	t.Parallel()
	o := newAdminTest(t)
	adminOnly, coaching, invited := o.harness.NewCoach(t, apitest.Administrator), o.harness.NewCoach(t), o.harness.NewCoach(t, apitest.Administrator)
	client := o.harness.NewMember(t)
	client.Choose(t, coaching)
	for statement, user := range map[string]*apitest.User{
		"update coaches set role = 'administrator' where id = $1": coaching,
		"update coaches set invited_at = now() where id = $1":     invited,
	} {
		if _, err := o.harness.Pool.Exec(t.Context(), statement, user.ID); err != nil {
			t.Fatal(err)
		}
	}
	for _, user := range []*apitest.User{adminOnly, coaching, invited} {
		if err := o.harness.Identity.RemoveAdministrator(t.Context(), user.Email, func(context.Context, pgx.Tx, identity.CoachID) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	wantStanding := func(standing string, want ...*apitest.User) {
		t.Helper()
		var found, wanted []string
		for _, one := range o.list("?standing=" + standing).Items {
			found = append(found, one.ID)
		}
		for _, user := range want {
			wanted = append(wanted, user.ID)
		}
		if !slices.Equal(found, wanted) {
			t.Errorf("%s are %v, want %v", standing, found, wanted)
		}
	}
	wantStanding("inactive", adminOnly)
	wantStanding("active", coaching)
	wantStanding("waiting", invited)
	wantStanding("administrator", o.leela)
	var glance administration.Glance
	o.leela.Get(t, glancePath).Want(t, http.StatusOK).Into(t, &glance)
	if counts := o.list("").Counts; glance.Coaches != 1 || counts.Waiting != 1 || counts.Inactive != 1 || counts.Active != 1 {
		t.Errorf("%d waiting in the glance, and the counts are %+v", glance.Coaches, counts)
	}
	if found := o.coachIn(o.leela.Get(t, coaches+"/"+coaching.ID)); found.DeactivatedAt != nil || found.Clients != 1 {
		t.Errorf("the administrator who coaches: %+v", found)
	}
	client.Get(t, "/api/coaches/"+coaching.ID+"/slots").Want(t, http.StatusOK)
}
