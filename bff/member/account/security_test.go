package account_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/member/account"

	"github.com/google/uuid"
)

const newPassword = "Another-Word-77"

var tokenInEmail = regexp.MustCompile(`/auth/(reset|confirm)\?token=(\S+)`)

// tokenIn returns the token of the link in the newest email to an address with the given subject.
func tokenIn(t *testing.T, mails []jobstest.Mail, to, subject string) string {
	t.Helper()
	for i := len(mails) - 1; i >= 0; i-- {
		if mails[i].To.Address != to || mails[i].Subject != subject {
			continue
		}
		if found := tokenInEmail.FindStringSubmatch(mails[i].Text); found != nil {
			token, err := url.QueryUnescape(found[2])
			if err != nil {
				t.Fatal(err)
			}
			return token
		}
	}
	t.Fatalf("no link for %s with subject %q in %d emails", to, subject, len(mails))
	return ""
}

func login(t *testing.T, h *apitest.Harness, user *apitest.User, password string) *apitest.Visitor {
	t.Helper()
	visitor := apitest.NewVisitor(h.Member)
	visitor.Post(t, "/api/login", map[string]any{"username": user.Username, "password": password}).Want(t, http.StatusOK)
	return visitor
}

func TestLoginIsDelayedAfterFailedAttempts(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for _, username := range []string{member.Username, "nobody_here"} {
		visitor := apitest.NewVisitor(h.Member)
		for range 5 {
			visitor.Post(t, "/api/login", map[string]any{"username": username, "password": "Wrong12345"}).
				WantProblem(t, http.StatusUnauthorized, copy.Errors.BadCredentials)
		}
		answer := visitor.Post(t, "/api/login", map[string]any{"username": username, "password": apitest.Password})
		problem := answer.WantProblem(t, http.StatusTooManyRequests, "")
		seconds, err := strconv.Atoi(answer.Header.Get("Retry-After"))
		if err != nil || seconds < 1 || seconds > 5 || !regexp.MustCompile(`Please try again in (a moment|\d seconds)\.$`).MatchString(problem.Message) {
			t.Errorf("%s: Retry-After %q, %q", username, answer.Header.Get("Retry-After"), problem.Message)
		}
	}
	// In a browser where they have signed in before, the member is not slowed down by other people at the same address,
	// also after signing out.
	member.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if member.Cookie(knownName) == "" {
		t.Fatal("signing out cleared the cookie of the known browser")
	}
	member.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
}

func TestForgottenPasswordIsResetByEmailedLink(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	known := visitor.Post(t, "/api/password/forgot", map[string]any{"email": member.Email}).Want(t, http.StatusAccepted)
	unknown := visitor.Post(t, "/api/password/forgot", map[string]any{"email": "nobody@mail.example"}).Want(t, http.StatusAccepted)
	if string(known.Body) != string(unknown.Body) {
		t.Errorf("known: %s; unknown: %s", known.Body, unknown.Body)
	}
	visitor.Post(t, "/api/password/forgot", map[string]any{"email": "asha"}).WantProblem(t, http.StatusBadRequest, copy.Validation.EmailInvalid, "email")
	mails := h.Post.Deliver(t)
	if len(mails) != 1 {
		t.Fatalf("%d emails were sent, want 1", len(mails))
	}
	token := tokenIn(t, mails, member.Email, copy.AccountLetters.Reset.Subject)
	var resetAccount account.ResetAccount
	visitor.Post(t, "/api/password/check", map[string]any{"token": token}).Want(t, http.StatusOK).Into(t, &resetAccount)
	if resetAccount.Username != member.Username {
		t.Errorf("the link is for %q", resetAccount.Username)
	}
	visitor.Post(t, "/api/password/reset", map[string]any{"token": token, "password": "Password1"}).
		WantProblem(t, http.StatusBadRequest, copy.Validation.PasswordTooCommon, "password")
	visitor.Post(t, "/api/password/reset", map[string]any{"token": token}).
		WantProblem(t, http.StatusBadRequest, copy.Validation.PasswordTooShort, "password")
	stream := member.Live(t, "/api/live", "")
	visitor.Post(t, "/api/password/reset", map[string]any{"token": token, "password": newPassword}).Want(t, http.StatusOK)
	stream.WantEnd(t)
	member.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	login(t, h, member, newPassword)
	for _, used := range []string{token, "", "nonsense", strings.Repeat("A", 64)} {
		visitor.Post(t, "/api/password/check", map[string]any{"token": used}).WantProblem(t, http.StatusGone, copy.Errors.LinkOver)
		visitor.Post(t, "/api/password/reset", map[string]any{"token": used, "password": newPassword}).WantProblem(t, http.StatusGone, copy.Errors.LinkOver)
	}
	// A page with a token in its URL is served like any other: neither URL nor body is logged.
	visitor.Get(t, "/auth/reset?token="+token)
	h.Log.WantNo(t, token, newPassword, apitest.Password)
}

func TestChangePasswordRequiresCurrentAndEndsOtherSessions(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	other := login(t, h, member, apitest.Password)
	change := func(visitor *apitest.Visitor, current, password string) apitest.Response {
		return visitor.Post(t, "/api/password", map[string]any{"current": current, "password": password})
	}
	change(apitest.NewVisitor(h.Member), apitest.Password, newPassword).WantProblem(t, http.StatusUnauthorized, "")
	change(member.Visitor, "Wrong12345", newPassword).WantProblem(t, http.StatusBadRequest, copy.Errors.WrongPassword, "current")
	change(member.Visitor, apitest.Password, "short").WantProblem(t, http.StatusBadRequest, copy.Validation.PasswordTooShort, "password")
	change(member.Visitor, "", "").WantProblem(t, http.StatusBadRequest, copy.Validation.CurrentPasswordRequired, "current", "password")
	before := member.Cookie(cookieName)
	change(member.Visitor, apitest.Password, newPassword).Want(t, http.StatusNoContent)
	wantReplaced(t, h, member, before)
	other.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	for range 5 {
		change(member.Visitor, "Wrong12345", "Third-Word-88").WantProblem(t, http.StatusBadRequest, "", "current")
	}
	change(member.Visitor, newPassword, "Third-Word-88").WantProblem(t, http.StatusTooManyRequests, "")
	without := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set password_hash = null where id = $1", without.ID); err != nil {
		t.Fatal(err)
	}
	change(without.Visitor, "Anything1", newPassword).WantProblem(t, http.StatusConflict, copy.Errors.NoPasswordYet)
	h.Log.WantNo(t, newPassword, apitest.Password, member.Cookie(cookieName))
}

func TestConfirmEmailAcceptsOnlyNewestLink(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewUnconfirmed(t)
	subject := copy.AccountLetters.Confirm.Subject
	first := tokenIn(t, h.Post.Deliver(t), member.Email, subject)
	member.Post(t, "/api/email/confirmation", nil).Want(t, http.StatusAccepted)
	second := tokenIn(t, h.Post.Deliver(t), member.Email, subject)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Post(t, "/api/email/confirm", map[string]any{"token": first}).WantProblem(t, http.StatusGone, copy.Errors.LinkOver)
	stream := member.Live(t, "/api/live", "")
	for _, already := range []bool{false, true} {
		var confirmed account.ConfirmedAddress
		visitor.Post(t, "/api/email/confirm", map[string]any{"token": second}).Want(t, http.StatusOK).Into(t, &confirmed)
		if confirmed != (account.ConfirmedAddress{Email: member.Email, Already: already}) {
			t.Errorf("the response is %+v", confirmed)
		}
	}
	stream.NextOf(t, "user") // An open page receives the change, and its session remains valid.
	var user account.User
	member.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if !user.EmailConfirmed {
		t.Error("the address is not confirmed")
	}
	member.Post(t, "/api/email/confirmation", nil).WantProblem(t, http.StatusConflict, copy.Errors.AddressConfirmed)
	visitor.Post(t, "/api/email/confirmation", nil).WantProblem(t, http.StatusUnauthorized, "")
	h.Log.WantNo(t, first, second)
}

func TestConfirmEmailReturns409WhenAddressIsTaken(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewUnconfirmed(t)
	token := tokenIn(t, h.Post.Deliver(t), member.Email, copy.AccountLetters.Confirm.Subject)
	other := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set email = $2 where id = $1", other.ID, member.Email); err != nil {
		t.Fatal(err)
	}
	apitest.NewVisitor(h.Member).Post(t, "/api/email/confirm", map[string]any{"token": token}).
		WantProblem(t, http.StatusConflict, copy.Errors.AddressTaken)
}

func TestCancelEmailChangeRemovesNewAddress(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set new_email = 'new@mail.example' where id = $1", member.ID); err != nil {
		t.Fatal(err)
	}
	var user account.User
	member.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if user.NewEmail == nil || *user.NewEmail != "new@mail.example" {
		t.Errorf("the new address is %v", user.NewEmail)
	}
	remove := func(visitor *apitest.Visitor) apitest.Response {
		return visitor.Do(t, http.MethodDelete, "/api/email/change", "", nil)
	}
	for range 2 {
		remove(member.Visitor).Want(t, http.StatusNoContent)
	}
	member.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if user.NewEmail != nil {
		t.Errorf("the new address is %v", *user.NewEmail)
	}
	remove(apitest.NewVisitor(h.Member)).WantProblem(t, http.StatusUnauthorized, "")
}

func TestSignInsAreListedAndEnded(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, otherMember := h.NewMember(t), h.NewMember(t)
	other, third := login(t, h, member, apitest.Password), login(t, h, member, apitest.Password)
	list := func(visitor *apitest.Visitor) []account.SignIn {
		t.Helper()
		var all []account.SignIn
		visitor.Get(t, "/api/sign-ins").Want(t, http.StatusOK).Into(t, &all)
		return all
	}
	end := func(visitor *apitest.Visitor, id string) apitest.Response {
		return visitor.Do(t, http.MethodDelete, "/api/sign-ins/"+id, "", nil)
	}
	own := list(member.Visitor)
	if len(own) != 3 || !own[0].Current || own[1].Current || own[2].Current {
		t.Fatalf("listed %+v", own)
	}
	raw, err := json.Marshal(own)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(raw), member.Cookie(cookieName)) {
		t.Error("the list contains a session token")
	}
	otherSignIns := list(otherMember.Visitor)
	for _, id := range []string{otherSignIns[0].ID, uuid.NewString(), "nonsense"} {
		end(member.Visitor, id).WantProblem(t, http.StatusNotFound, "")
	}
	var otherID string
	for _, signIn := range list(other) {
		if signIn.Current {
			otherID = signIn.ID
		}
	}
	ownStream, otherStream := member.Live(t, "/api/live", ""), other.Live(t, "/api/live", "")
	end(member.Visitor, otherID).Want(t, http.StatusNoContent)
	otherStream.WantEnd(t)
	ownStream.NextOf(t, "user")
	other.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	third.Get(t, "/api/user").Want(t, http.StatusOK)
	member.Post(t, "/api/sign-ins/end-others", nil).Want(t, http.StatusNoContent)
	third.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	if now := list(member.Visitor); len(now) != 1 || !now[0].Current {
		t.Errorf("listed %+v", now)
	}
	otherMember.Get(t, "/api/user").Want(t, http.StatusOK)
	signedOut := apitest.NewVisitor(h.Member)
	signedOut.Get(t, "/api/sign-ins").WantProblem(t, http.StatusUnauthorized, "")
	signedOut.Post(t, "/api/sign-ins/end-others", nil).WantProblem(t, http.StatusUnauthorized, "")
	end(signedOut, otherID).WantProblem(t, http.StatusUnauthorized, "")
}
