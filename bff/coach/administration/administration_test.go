package administration_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/coach/administration"
	"aangan/bff/domain/copy"
)

var moderationTexts = copy.Moderation

const (
	cases = "/api/coach/admin/moderation"
	log   = "/api/coach/admin/audit"
)

// caseTest holds a harness with a flagged post and its users.
type caseTest struct {
	*testing.T
	harness         *apitest.Harness
	author, flagger *apitest.User
	leela           *apitest.User
	post            string
}

func newCaseTest(t *testing.T) caseTest {
	t.Helper()
	h := apitest.New(t)
	s := caseTest{T: t, harness: h, author: h.NewMember(t), flagger: h.NewMember(t), leela: h.NewCoach(t, apitest.Administrator), post: uuid.NewString()}
	s.author.Post(t, "/api/forum-alias/accept-guidelines", map[string]any{}).Want(t, http.StatusOK)
	s.author.Post(t, "/api/posts", map[string]any{
		"id": s.post, "title": "Sunday calls", "content": "My mother calls and I never know what to say.", "category": "family-dynamics", "tags": []string{"calls"},
	}).Want(t, http.StatusCreated)
	s.flagger.Post(t, "/api/flag", map[string]any{"postId": s.post, "reason": "names-someone", "notes": "It names a street."}).Want(t, http.StatusCreated)
	return s
}

func (s caseTest) queue() (list administration.CaseList) {
	s.Helper()
	s.leela.Get(s.T, cases).Want(s.T, http.StatusOK).Into(s.T, &list)
	return list
}

// one returns the path of the only case, and the case.
func (s caseTest) one() (address string, found administration.CaseDetail) {
	s.Helper()
	list := s.queue()
	if len(list.Cases) != 1 || list.Open != 1 || list.Next != nil {
		s.Fatalf("the queue is %+v", list)
	}
	address = cases + "/" + list.Cases[0].ID
	s.leela.Get(s.T, address).Want(s.T, http.StatusOK).Into(s.T, &found)
	return address, found
}

func remove(t *testing.T, user *apitest.User, path string) apitest.Response {
	t.Helper()
	return user.Do(t, http.MethodDelete, path, "", nil)
}

func TestCaseIsClaimedDecidedAndLogged(t *testing.T) {
	t.Parallel()
	s := newCaseTest(t)
	address, found := s.one()
	if found.Target != "post" || found.Title != "Sunday calls" || !slices.Equal(found.Reasons, []string{"flagged"}) || found.Flags != 1 ||
		found.Hidden || found.ClaimedBy != nil || found.Outcome != nil || found.Status != "published" || found.Author == nil || !found.Author.NewAccount || found.Author.Before != "none" {
		t.Errorf("found %+v", found)
	}
	if len(found.FlagList) != 1 || found.FlagList[0].Reason != "names-someone" || found.FlagList[0].Notes != "It names a street." || len(found.Earlier) != 0 {
		t.Errorf("found %+v", found)
	}
	s.leela.Get(t, address).WantKeys(t, "id", "target", "title", "excerpt", "reasons", "crisis", "flags", "hidden", "openedAt", "claimedBy",
		"outcome", "decidedAt", "revision", "category", "content", "postContent", "authorName", "author", "status", "flagList", "appeal", "earlier", "note")

	var claimed administration.CaseDetail
	s.leela.Post(t, address+"/claim", nil).Want(t, http.StatusOK).Into(t, &claimed)
	if claimed.ClaimedBy == nil || !claimed.ClaimedBy.You || claimed.ClaimedBy.Name != "Leela Nair" || !claimed.ClaimedBy.Until.After(found.OpenedAt) {
		t.Errorf("claimed by %+v", claimed.ClaimedBy)
	}
	decision := administration.DecideRequest{Revision: found.Revision, Outcome: "hide", Warn: true, Note: "A street."}
	var decided administration.CaseDetail
	s.leela.Post(t, address+"/decision", decision).Want(t, http.StatusOK).Into(t, &decided)
	if decided.Outcome == nil || *decided.Outcome != "hide" || decided.DecidedAt == nil || !decided.Hidden || decided.Note != "A street." || decided.Author != nil {
		t.Errorf("decided %+v", decided)
	}
	if list := s.queue(); len(list.Cases) != 0 || list.Open != 0 {
		t.Errorf("the queue is still %+v", list)
	}
	var decidedList administration.CaseList
	s.leela.Get(t, cases+"?state=decided").Want(t, http.StatusOK).Into(t, &decidedList)
	if len(decidedList.Cases) != 1 || decidedList.Cases[0].ID != found.ID {
		t.Errorf("decided are %+v", decidedList)
	}
	s.flagger.Get(t, "/api/posts/"+s.post).WantProblem(t, http.StatusNotFound, "")
	for user, kind := range map[*apitest.User]string{s.author: "warned", s.flagger: "flag-acted"} {
		if notices := string(user.Get(t, "/api/community/notices").Want(t, http.StatusOK).Body); !strings.Contains(notices, `"`+kind+`"`) || strings.Contains(notices, "A street") {
			t.Errorf("notices are %s", notices)
		}
	}

	var lines administration.AuditList
	s.leela.Get(t, log).Want(t, http.StatusOK).Into(t, &lines)
	if len(lines.Entries) != 2 || lines.Entries[0].Action != "case.decide" || lines.Entries[0].Actor != "Leela Nair" || lines.Entries[0].SubjectID != found.ID ||
		lines.Entries[0].Detail["outcome"] != "hide" || lines.Entries[1].Action != "case.claim" || lines.Earlier != nil {
		t.Errorf("the audit log is %+v", lines)
	}
	s.leela.Get(t, log+"?limit=1").Want(t, http.StatusOK).Into(t, &lines)
	if lines.Earlier == nil {
		t.Fatal("the audit log has no second page")
	}
	s.leela.Get(t, log+"?before="+*lines.Earlier).Want(t, http.StatusOK).Into(t, &lines)
	if len(lines.Entries) != 1 || lines.Entries[0].Action != "case.claim" {
		t.Errorf("the second page of the audit log is %+v", lines)
	}
}

// TestAdministratorsSeeNoIdentityOfAuthorsAndReporters searches all responses for data that identifies an author or a
// reporter.
func TestAdministratorsSeeNoIdentityOfAuthorsAndReporters(t *testing.T) {
	t.Parallel()
	s := newCaseTest(t)
	address, found := s.one()
	s.leela.Post(t, address+"/claim", nil).Want(t, http.StatusOK)
	s.leela.Post(t, address+"/decision", administration.DecideRequest{Revision: found.Revision, Outcome: "keep"}).Want(t, http.StatusOK)
	secrets := []string{s.author.ID, s.author.Username, s.author.Email, s.flagger.ID, s.flagger.Username, s.flagger.Email}
	rows, err := s.harness.Pool.Query(t.Context(), "select id::text from community_voices")
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		var voice string
		if err := rows.Scan(&voice); err != nil {
			t.Fatal(err)
		}
		secrets = append(secrets, voice)
	}
	if len(secrets) != 8 {
		t.Fatalf("%d secrets", len(secrets))
	}
	for _, path := range []string{cases, cases + "?state=decided", address, log} {
		answer := s.leela.Get(t, path).Want(t, http.StatusOK)
		for _, secret := range secrets {
			if strings.Contains(string(answer.Body), secret) {
				t.Errorf("%s contains %s", path, secret)
			}
			for name := range answer.Header {
				if strings.Contains(answer.Header.Get(name), secret) {
					t.Errorf("the header %s of %s contains %s", name, path, secret)
				}
			}
		}
	}
}

func TestInvalidModerationRequestsAreRejected(t *testing.T) {
	t.Parallel()
	s := newCaseTest(t)
	omar := s.harness.NewCoach(t, apitest.Administrator)
	address, found := s.one()
	s.leela.Get(t, cases+"?state=all").WantProblem(t, http.StatusBadRequest, "", "state")
	s.leela.Get(t, cases+"?limit=21").WantProblem(t, http.StatusBadRequest, "", "limit")
	s.leela.Get(t, cases+"?after=x").WantProblem(t, http.StatusBadRequest, moderationTexts.NotACase, "after")
	s.leela.Get(t, cases+"?after="+uuid.NewString()).WantProblem(t, http.StatusNotFound, moderationTexts.CaseNotFound)
	s.leela.Get(t, cases+"/x").WantProblem(t, http.StatusNotFound, "")
	s.leela.Get(t, cases+"/"+uuid.NewString()).WantProblem(t, http.StatusNotFound, moderationTexts.CaseNotFound)
	s.leela.Get(t, log+"?before=x").WantProblem(t, http.StatusBadRequest, moderationTexts.NotAnEntry, "before")
	s.leela.Get(t, log+"?before=0").WantProblem(t, http.StatusBadRequest, moderationTexts.NotAnEntry, "before")
	s.leela.Get(t, log+"?limit=51").WantProblem(t, http.StatusBadRequest, "", "limit")

	keep := administration.DecideRequest{Revision: found.Revision, Outcome: "keep"}
	s.leela.Post(t, address+"/decision", keep).WantProblem(t, http.StatusConflict, moderationTexts.ClaimFirst)
	omar.Post(t, address+"/claim", nil).Want(t, http.StatusOK)
	s.leela.Post(t, address+"/claim", nil).WantProblem(t, http.StatusConflict, moderationTexts.Taken)
	s.leela.Post(t, address+"/decision", keep).WantProblem(t, http.StatusConflict, moderationTexts.Taken)
	remove(t, s.leela, address+"/claim").WantProblem(t, http.StatusConflict, moderationTexts.Taken)
	omar.Post(t, address+"/decision", map[string]any{"revision": found.Revision}).WantProblem(t, http.StatusBadRequest, moderationTexts.ChooseOutcome, "outcome")
	omar.Post(t, address+"/decision", map[string]any{"revision": found.Revision, "outcome": "hide", "suspendDays": 31}).
		WantProblem(t, http.StatusBadRequest, moderationTexts.SuspendDays, "suspendDays")
	omar.Post(t, address+"/decision", map[string]any{"revision": "of other words", "outcome": "hide"}).WantProblem(t, http.StatusConflict, moderationTexts.WordsChanged)
	remove(t, omar, address+"/claim").Want(t, http.StatusNoContent)
	remove(t, omar, address+"/claim").Want(t, http.StatusNoContent)
	s.leela.Post(t, address+"/claim", nil).Want(t, http.StatusOK)
	s.leela.Post(t, address+"/decision", keep).Want(t, http.StatusOK)
	s.leela.Post(t, address+"/decision", keep).WantProblem(t, http.StatusConflict, moderationTexts.Decided)
	s.leela.Post(t, address+"/claim", nil).WantProblem(t, http.StatusConflict, moderationTexts.Decided)
}

// TestAdministratorIsNotListedAsCoach also checks that the profile shows the role.
func TestAdministratorIsNotListedAsCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	leela, member := h.NewCoach(t, apitest.Administrator), h.NewMember(t)
	h.NewCoach(t)
	if body := string(leela.Get(t, "/api/coach/profile").Want(t, http.StatusOK).Body); !strings.Contains(body, `"role":"administrator"`) || !strings.Contains(body, `"isActive":false`) {
		t.Errorf("the profile is %s", body)
	}
	if list := string(member.Get(t, "/api/coaches").Want(t, http.StatusOK).Body); strings.Contains(list, leela.ID) || !strings.Contains(list, "Meera") {
		t.Errorf("members see %s", list)
	}
	member.Post(t, "/api/user/coach", map[string]any{"coachId": leela.ID}).WantProblem(t, http.StatusNotFound, "")
}
