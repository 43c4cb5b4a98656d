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

// TestCoachesWhoWait counts each coach once: those whose credentials need a decision, and those who accepted their
// invitation and whose training is not verified.
func TestCoachesWhoWait(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	want := func(waiting int64, when string) {
		t.Helper()
		var glance administration.Glance
		o.leela.Get(t, glancePath).Want(t, http.StatusOK).Into(t, &glance)
		list := o.list("?standing=waiting")
		if glance.Coaches != waiting || list.Counts.Waiting != waiting || int64(len(list.Items)) != waiting {
			t.Errorf("%s: %d wait at a glance, %d in the count and %d in the list, want %d",
				when, glance.Coaches, list.Counts.Waiting, len(list.Items), waiting)
		}
		if none := o.list("?standing=waiting&q=nobody"); len(none.Items) != 0 || none.Counts.Waiting != 0 {
			t.Errorf("%s: of nobody %d wait", when, none.Counts.Waiting)
		}
	}
	execute := func(statement string, args ...any) {
		t.Helper()
		if _, err := o.house.Pool.Exec(t.Context(), statement, args...); err != nil {
			t.Fatal(err)
		}
	}
	o.leela.Get(t, glancePath).WantKeys(t, "cases", "setAside", "coaches", "inbox", "failedJobs", "workersAlive")
	meera := o.house.NewCoach(t)
	want(0, "a coach, and an administrator who does not coach")
	var farah administration.AdministeredCoach
	o.leela.Post(t, coaches, map[string]any{"name": "Farah Khan", "email": "farah@mail.example"}).Want(t, http.StatusCreated).Into(t, &farah)
	want(0, "invited")
	execute("update coaches set password_hash = 'x' where id = $1", farah.ID)
	want(1, "took the invitation")
	ask := func(who *apitest.User) {
		t.Helper()
		who.Do(t, http.MethodPut, "/api/coach/portfolio/credentials", "application/json", []byte(`{"credentials":[{"title":"Certified Coach","issuer":"ICF","year":2021}]}`)).Want(t, http.StatusOK)
	}
	ask(meera)
	want(2, "with a change of credentials")
	both := o.house.NewCoach(t, apitest.Inactive)
	ask(both)
	want(3, "one about whom two things wait")
	// Active and not looked at: members cannot choose them.
	execute("update coaches set is_active = true, activated_at = now() where id = $1", farah.ID)
	want(3, "active, and not looked at")
	o.of(o.verify(farah.ID, "rejected", "The certificate has run out."))
	want(2, "turned down")
	o.of(o.leela.Post(t, "/api/coach/admin/credential-changes/"+o.of(o.leela.Get(t, coaches+"/"+meera.ID)).CredentialChange.ID+"/decision", map[string]any{"approve": true}))
	want(1, "with the change decided")
	execute("update credential_changes set decided_at = now(), decision = 'withdrawn' where decided_at is null")
	o.of(o.verify(both.ID, "verified", ""))
	want(0, "verified")
	// Who stopped coaching waits for nothing.
	execute("update coaches set verification_status = 'pending', is_active = false, deactivated_at = now() where id = $1", meera.ID)
	want(0, "stopped")
}

// TestAnAdministratorNoMore takes the role from three administrators: an account that only administered waits for no
// decision afterwards, one that coaches stays active, and one that was invited to coach still waits for verification.
func TestAnAdministratorNoMore(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	only, coaching, asked := o.house.NewCoach(t, apitest.Administrator), o.house.NewCoach(t), o.house.NewCoach(t, apitest.Administrator)
	client := o.house.NewMember(t)
	client.Choose(t, coaching)
	for statement, who := range map[string]*apitest.User{
		"update coaches set role = 'administrator' where id = $1": coaching,
		"update coaches set invited_at = now() where id = $1":     asked,
	} {
		if _, err := o.house.Pool.Exec(t.Context(), statement, who.ID); err != nil {
			t.Fatal(err)
		}
	}
	for _, who := range []*apitest.User{only, coaching, asked} {
		if err := o.house.Identity.RemoveAdministrator(t.Context(), who.Email, func(context.Context, pgx.Tx, identity.CoachID) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	standing := func(standing string, want ...*apitest.User) {
		t.Helper()
		var found, wanted []string
		for _, one := range o.list("?standing=" + standing).Items {
			found = append(found, one.ID)
		}
		for _, who := range want {
			wanted = append(wanted, who.ID)
		}
		if !slices.Equal(found, wanted) {
			t.Errorf("%s are %v, want %v", standing, found, wanted)
		}
	}
	standing("inactive", only)
	standing("active", coaching)
	standing("waiting", asked)
	standing("administrator", o.leela)
	var glance administration.Glance
	o.leela.Get(t, glancePath).Want(t, http.StatusOK).Into(t, &glance)
	if counts := o.list("").Counts; glance.Coaches != 1 || counts.Waiting != 1 || counts.Inactive != 1 || counts.Active != 1 {
		t.Errorf("%d wait at a glance, and the counts are %+v", glance.Coaches, counts)
	}
	if found := o.of(o.leela.Get(t, coaches+"/"+coaching.ID)); found.DeactivatedAt != nil || found.Clients != 1 {
		t.Errorf("who coaches: %+v", found)
	}
	client.Get(t, "/api/coaches/"+coaching.ID+"/slots").Want(t, http.StatusOK)
}
