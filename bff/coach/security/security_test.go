package security_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/pquerna/otp/totp"

	"aangan/bff/apitest"
	"aangan/bff/coach/account"
	"aangan/bff/coach/security"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

const (
	factor      = "/api/coach/second-factor"
	newPassword = "Another-Word-77"
)

var secondStep = "__Host-aangan_coach_second_step"

func put(t *testing.T, v *apitest.Visitor, path string, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return v.Do(t, http.MethodPut, path, "application/json", raw)
}

func remove(t *testing.T, v *apitest.Visitor, path string) apitest.Response {
	t.Helper()
	return v.Do(t, http.MethodDelete, path, "", nil)
}

// codeAt returns the code of the time step that contains the time after this duration.
func codeAt(t *testing.T, secret string, later time.Duration) string {
	t.Helper()
	code, err := totp.GenerateCode(secret, time.Now().Add(later))
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// setUp enables a coach's second factor.
func setUp(t *testing.T, coach *apitest.User) (secret string, codes []string) {
	t.Helper()
	var newFactor security.NewFactor
	coach.Post(t, factor, map[string]any{"password": apitest.Password}).Want(t, http.StatusOK).Into(t, &newFactor)
	var codesResponse security.RecoveryCodes
	coach.Post(t, factor+"/confirm", map[string]any{"code": codeAt(t, newFactor.Secret, 0)}).Want(t, http.StatusOK).Into(t, &codesResponse)
	if len(codesResponse.RecoveryCodes) != 10 {
		t.Fatalf("recovery codes %v", codesResponse.RecoveryCodes)
	}
	return newFactor.Secret, codesResponse.RecoveryCodes
}

func TestLoginRequiresSecondFactorAfterPassword(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	secret, codes := setUp(t, coach)
	visitor := apitest.NewVisitor(h.Coach)
	sendCode := func(code string) apitest.Response {
		return visitor.Post(t, "/api/coach/login/second-factor", map[string]any{"code": code})
	}
	sendCode(codeAt(t, secret, 30*time.Second)).WantProblem(t, http.StatusUnauthorized, copy.CoachAccountAnswers.PendingOver)
	credentials := map[string]any{"email": coach.Email, "password": apitest.Password}
	visitor.Post(t, "/api/coach/login", credentials).Want(t, http.StatusAccepted).WantKeys(t, "secondFactor")
	if visitor.Cookie(string(realm.CoachCookie)) != "" || visitor.Cookie(secondStep) == "" {
		t.Fatal("the password alone must set only the cookie of the second step")
	}
	visitor.Get(t, "/api/coach/profile").Want(t, http.StatusUnauthorized)
	sendCode("").WantProblem(t, http.StatusBadRequest, copy.CoachAccountAnswers.CodeRequired, "code")
	sendCode("nonsense").WantProblem(t, http.StatusBadRequest, copy.CoachAccountAnswers.CodeShape, "code")
	sendCode("AAAA-AAAA-AAAA-AAAA").WantProblem(t, http.StatusBadRequest, copy.CoachAccountAnswers.WrongCode, "code")
	var profile account.CoachProfile
	sendCode(codeAt(t, secret, 30*time.Second)).Want(t, http.StatusOK).Into(t, &profile)
	if profile.ID != coach.ID || profile.SecondFactor != (account.SecondFactor{Enabled: true, Satisfied: true}) {
		t.Errorf("profile %+v", profile)
	}
	if visitor.Cookie(secondStep) != "" {
		t.Error("the cookie of the second step was not cleared")
	}
	visitor.Get(t, "/api/coach/profile").Want(t, http.StatusOK)

	another := apitest.NewVisitor(h.Coach)
	another.Post(t, "/api/coach/login", credentials).Want(t, http.StatusAccepted)
	another.Post(t, "/api/coach/login/second-factor", map[string]any{"code": codes[0]}).Want(t, http.StatusOK)
	h.Log.WantNo(t, secret, codes[0], apitest.Password)
}

// TestConfirmingSecondFactorReplacesSession: a session from the password alone is no longer valid, in this browser
// either.
func TestConfirmingSecondFactorReplacesSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithSecondFactors())
	admin := h.NewCoach(t, apitest.Administrator)
	before := admin.Cookie(string(realm.CoachCookie))
	attacker, otherSession := apitest.NewVisitor(h.Coach), apitest.NewVisitor(h.Coach)
	attacker.SetCookie(string(realm.CoachCookie), before)
	otherSession.Post(t, "/api/coach/login", map[string]any{"email": admin.Email, "password": apitest.Password}).Want(t, http.StatusOK)
	stream := attacker.Live(t, "/api/coach/live", "")
	var newFactor security.NewFactor
	admin.Post(t, factor, map[string]any{"password": apitest.Password}).Want(t, http.StatusOK).Into(t, &newFactor)
	// A wrong code changes nothing.
	admin.Post(t, factor+"/confirm", map[string]any{"code": "AAAAAA"}).WantProblem(t, http.StatusBadRequest, "", "code")
	if admin.Cookie(string(realm.CoachCookie)) != before {
		t.Error("a wrong code replaced the cookie")
	}
	attacker.Get(t, "/api/coach/profile").Want(t, http.StatusOK)
	setUp(t, admin)
	if now := admin.Cookie(string(realm.CoachCookie)); now == before || now == "" {
		t.Errorf("the session cookie was not replaced")
	}
	var state security.FactorState
	admin.Get(t, factor).Want(t, http.StatusOK).Into(t, &state)
	if !state.Satisfied {
		t.Errorf("in the sign-in that confirmed it: %+v", state)
	}
	admin.Get(t, "/api/coach/admin/audit").Want(t, http.StatusOK)
	attacker.Get(t, "/api/coach/admin/audit").Want(t, http.StatusUnauthorized)
	otherSession.Get(t, "/api/coach/profile").Want(t, http.StatusUnauthorized)
	stream.WantEnd(t)
	// Only the current sign-in remains.
	var list []security.SignIn
	admin.Get(t, "/api/coach/sign-ins").Want(t, http.StatusOK).Into(t, &list)
	if len(list) != 1 || !list[0].Current {
		t.Errorf("the sign-ins are %+v", list)
	}
	h.Log.WantNo(t, before, admin.Cookie(string(realm.CoachCookie)))
}

func TestSecondFactorIsConfirmedRenewedAndEnded(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	coach.Get(t, factor).Want(t, http.StatusOK).WantKeys(t, "enabled", "required", "satisfied", "confirmedAt", "recoveryCodesLeft")
	coach.Post(t, factor, map[string]any{"password": "Not-Theirs-5"}).WantProblem(t, http.StatusBadRequest, copy.Errors.WrongPassword, "password")
	coach.Post(t, factor+"/confirm", map[string]any{"code": "123456"}).WantProblem(t, http.StatusConflict, copy.CoachAccountAnswers.FactorNotBegun)
	coach.Post(t, factor+"/end", map[string]any{"password": apitest.Password, "code": "123456"}).WantProblem(t, http.StatusConflict, copy.CoachAccountAnswers.FactorNone)
	secret, codes := setUp(t, coach)
	coach.Post(t, factor, map[string]any{"password": apitest.Password}).WantProblem(t, http.StatusConflict, copy.CoachAccountAnswers.FactorThere)
	proof := map[string]any{"password": apitest.Password, "code": codes[0]}
	var renewed security.RecoveryCodes
	coach.Post(t, factor+"/recovery-codes", proof).Want(t, http.StatusOK).Into(t, &renewed)
	coach.Post(t, factor+"/recovery-codes", proof).WantProblem(t, http.StatusBadRequest, copy.CoachAccountAnswers.WrongCode, "code")
	var state security.FactorState
	coach.Get(t, factor).Want(t, http.StatusOK).Into(t, &state)
	if !state.Enabled || !state.Satisfied || state.ConfirmedAt == nil || state.RecoveryCodesLeft != 10 {
		t.Errorf("state %+v", state)
	}
	coach.Post(t, factor+"/end", map[string]any{"password": apitest.Password, "code": codeAt(t, secret, 30*time.Second)}).Want(t, http.StatusNoContent)
	for _, path := range []string{"", "/confirm", "/end", "/recovery-codes"} {
		apitest.NewVisitor(h.Coach).Post(t, factor+path, map[string]any{}).Want(t, http.StatusUnauthorized)
	}
}

// TestAdministrationReturns403WithoutRequiredSecondFactor: where it is required, administrators get a 403 with a
// message until it is set up in this sign-in.
func TestAdministrationReturns403WithoutRequiredSecondFactor(t *testing.T) {
	t.Parallel()
	h := apitest.New(t, apitest.WithSecondFactors())
	admin := h.NewCoach(t, apitest.Administrator)
	const audit = "/api/coach/admin/audit"
	admin.Get(t, audit).WantProblem(t, http.StatusForbidden, copy.CoachAccountAnswers.FactorRequired)
	_, codes := setUp(t, admin)
	admin.Get(t, audit).Want(t, http.StatusOK)
	admin.Post(t, factor+"/end", map[string]any{"password": apitest.Password, "code": codes[0]}).
		WantProblem(t, http.StatusConflict, copy.CoachAccountAnswers.FactorStays)
	// Where the second factor is optional, the role is enough.
	optional := apitest.New(t)
	optional.NewCoach(t, apitest.Administrator).Get(t, audit).Want(t, http.StatusOK)
}

var linkInEmail = regexp.MustCompile(`https://coach\.aangan\.example(/coach/login/[a-z]+)\?token=(\S+)`)

// link returns the token of the emailed link with this subject.
func link(t *testing.T, h *apitest.Harness, subject, page string) string {
	t.Helper()
	for _, mail := range h.Post.Deliver(t) {
		found := linkInEmail.FindStringSubmatch(mail.Text)
		if mail.Subject != subject || found == nil || found[1] != page {
			continue
		}
		token, err := url.QueryUnescape(found[2])
		if err != nil {
			t.Fatal(err)
		}
		return token
	}
	t.Fatalf("no email %q with a link to %s", subject, page)
	return ""
}

func TestForgottenPasswordIsResetByEmailedLink(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	visitor := apitest.NewVisitor(h.Coach)
	const path = "/api/coach/password"
	for _, email := range []string{"nobody@mail.example", coach.Email} {
		var notice security.AccountNotice
		visitor.Post(t, path+"/forgot", map[string]any{"email": email}).Want(t, http.StatusAccepted).Into(t, &notice)
		if notice.Message != copy.AccountAnswers.ResetAsked {
			t.Errorf("%s: %q", email, notice.Message)
		}
	}
	visitor.Post(t, path+"/forgot", map[string]any{"email": "x"}).WantProblem(t, http.StatusBadRequest, "", "email")
	token := link(t, h, copy.CoachAccountLetters.Reset.Subject, "/coach/login/reset")
	var resetAccount security.ResetAccount
	visitor.Post(t, path+"/reset/check", map[string]any{"token": token}).Want(t, http.StatusOK).Into(t, &resetAccount)
	if resetAccount.Name != "Meera Krishnan" {
		t.Errorf("the link is for %q", resetAccount.Name)
	}
	reset := map[string]any{"token": token, "password": newPassword}
	visitor.Post(t, path+"/reset", map[string]any{"token": token, "password": "short"}).WantProblem(t, http.StatusBadRequest, "", "password")
	visitor.Post(t, path+"/reset", reset).Want(t, http.StatusOK)
	visitor.Post(t, path+"/reset", reset).Want(t, http.StatusGone)
	visitor.Post(t, path+"/reset/check", map[string]any{"token": token}).Want(t, http.StatusGone)
	coach.Get(t, "/api/coach/profile").Want(t, http.StatusUnauthorized)
	visitor.Post(t, "/api/coach/login", map[string]any{"email": coach.Email, "password": newPassword}).Want(t, http.StatusOK)
	h.Log.WantNo(t, token, newPassword)
}

func TestInvitationSetsPasswordOnce(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	id, err := uuid.Parse(coach.ID)
	if err != nil {
		t.Fatal(err)
	}
	err = pgx.BeginFunc(t.Context(), h.Pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(t.Context(), "update coaches set password_hash = '' where id = $1", id); err != nil {
			return err
		}
		return h.Identity.Invite(t.Context(), tx, identity.CoachID(id))
	})
	if err != nil {
		t.Fatal(err)
	}
	token := link(t, h, copy.CoachAccountLetters.Invitation.Subject, "/coach/login/invitation")
	visitor := apitest.NewVisitor(h.Coach)
	const path = "/api/coach/invitation"
	var invited security.Invitation
	visitor.Post(t, path+"/check", map[string]any{"token": token}).Want(t, http.StatusOK).Into(t, &invited)
	if invited.Email != coach.Email || invited.Name == "" {
		t.Errorf("the invitation is for %+v", invited)
	}
	visitor.Post(t, path+"/check", map[string]any{"token": "nonsense"}).Want(t, http.StatusGone)
	visitor.Post(t, path, map[string]any{"token": token, "password": "short"}).WantProblem(t, http.StatusBadRequest, "", "password")
	var profile account.CoachProfile
	visitor.Post(t, path, map[string]any{"token": token, "password": newPassword, "timeZone": "Mars/Olympus"}).Want(t, http.StatusOK).Into(t, &profile)
	if profile.ID != coach.ID || profile.TimeZone == "" || profile.TimeZone == "Mars/Olympus" {
		t.Errorf("profile %+v", profile)
	}
	visitor.Get(t, "/api/coach/profile").Want(t, http.StatusOK)
	visitor.Post(t, path, map[string]any{"token": token, "password": newPassword}).Want(t, http.StatusGone)
	h.Log.WantNo(t, token, newPassword)
}

func TestPasswordChangeAndSignInsEndOtherSessions(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, otherCoach := h.NewCoach(t), h.NewCoach(t)
	otherSession := apitest.NewVisitor(h.Coach)
	credentials := map[string]any{"email": coach.Email, "password": apitest.Password}
	otherSession.Post(t, "/api/coach/login", credentials).Want(t, http.StatusOK)
	const signIns = "/api/coach/sign-ins"
	var list, otherSignIns []security.SignIn
	coach.Get(t, signIns).Want(t, http.StatusOK).Into(t, &list)
	otherCoach.Get(t, signIns).Want(t, http.StatusOK).Into(t, &otherSignIns)
	if len(list) != 2 || !list[0].Current || list[1].Current || len(otherSignIns) != 1 {
		t.Fatalf("%+v and %+v", list, otherSignIns)
	}
	for _, id := range []string{otherSignIns[0].ID, uuid.NewString(), "nonsense"} {
		remove(t, coach.Visitor, signIns+"/"+id).Want(t, http.StatusNotFound)
	}
	remove(t, coach.Visitor, signIns+"/"+list[1].ID).Want(t, http.StatusNoContent)
	otherSession.Get(t, "/api/coach/profile").Want(t, http.StatusUnauthorized)
	otherSession.Post(t, "/api/coach/login", credentials).Want(t, http.StatusOK)
	remove(t, coach.Visitor, signIns).Want(t, http.StatusNoContent)
	otherSession.Get(t, "/api/coach/profile").Want(t, http.StatusUnauthorized)

	const path = "/api/coach/password"
	put(t, coach.Visitor, path, map[string]any{"current": "Not-Theirs-5", "password": newPassword}).WantProblem(t, http.StatusBadRequest, "", "current")
	before := coach.Cookie(string(realm.CoachCookie))
	put(t, coach.Visitor, path, map[string]any{"current": apitest.Password, "password": newPassword}).Want(t, http.StatusNoContent)
	if coach.Cookie(string(realm.CoachCookie)) == before {
		t.Error("the session token was not replaced")
	}
	attacker := apitest.NewVisitor(h.Coach)
	attacker.SetCookie(string(realm.CoachCookie), before)
	attacker.Get(t, "/api/coach/profile").Want(t, http.StatusUnauthorized)
	coach.Get(t, "/api/coach/profile").Want(t, http.StatusOK)
	signedOut := apitest.NewVisitor(h.Coach)
	put(t, signedOut, path, map[string]any{}).Want(t, http.StatusUnauthorized)
	signedOut.Get(t, signIns).Want(t, http.StatusUnauthorized)
	remove(t, signedOut, signIns).Want(t, http.StatusUnauthorized)
}
