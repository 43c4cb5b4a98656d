package account_test

import (
	"net/http"
	"net/netip"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/coach/account"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

var (
	cookieName        = string(realm.CoachCookie)
	profileProperties = []string{
		"id", "name", "email", "imageUrl", "bio", "specializations", "languages", "city", "country", "timeZone", "isActive", "verificationStatus", "role", "secondFactor",
	}
)

func TestLoginReturnsProfileAndSetsCookie(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	visitor := apitest.NewVisitor(h.Coach)
	answer := visitor.Post(t, "/api/coach/login", map[string]any{"email": strings.ToUpper(coach.Email), "password": apitest.Password}).
		Want(t, http.StatusOK)
	answer.WantKeys(t, profileProperties...)
	var profile account.CoachProfile
	answer.Into(t, &profile)
	if profile.ID != coach.ID || profile.Name != "Meera Krishnan" || strings.Join(profile.Languages, ",") != "Tamil,English" ||
		!profile.IsActive || profile.VerificationStatus != "verified" || profile.Role != "coach" {
		t.Fatalf("profile %+v", profile)
	}
	cookie := answer.Header.Get("Set-Cookie")
	for _, attribute := range []string{cookieName + "=", "Path=/", "Secure", "HttpOnly", "SameSite=Lax"} {
		if !strings.Contains(cookie, attribute) {
			t.Errorf("cookie %q lacks %s", cookie, attribute)
		}
	}
	visitor.Get(t, "/api/coach/profile").Want(t, http.StatusOK).WantKeys(t, profileProperties...)
	h.Log.WantNo(t, apitest.Password, visitor.Cookie(cookieName))
}

// TestInactiveCoachReadsOwnProfile: an inactive coach may sign in and read their own profile; the portal shows that the
// account waits for approval.
func TestInactiveCoachReadsOwnProfile(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t, apitest.Inactive)
	var profile account.CoachProfile
	coach.Get(t, "/api/coach/profile").Want(t, http.StatusOK).Into(t, &profile)
	if profile.IsActive || profile.VerificationStatus != "pending" {
		t.Fatalf("profile %+v", profile)
	}
}

func TestLoginRejectsIncompleteOrWrongCredentials(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach, member := h.NewCoach(t), h.NewMember(t)
	const rejected = "Login failed. Please check your credentials."
	for name, c := range map[string]struct {
		body    map[string]any
		status  int
		message string
		fields  []string
	}{
		"an empty body":       {map[string]any{}, 400, "Please enter a valid email address", []string{"email", "password"}},
		"a malformed address": {map[string]any{"email": "meera", "password": "secret1"}, 400, "Please enter a valid email address", []string{"email"}},
		"a short password":    {map[string]any{"email": coach.Email, "password": "12345"}, 400, "Password must be at least 6 characters", []string{"password"}},
		"a wrong password":    {map[string]any{"email": coach.Email, "password": "Namaste124"}, 401, rejected, nil},
		"an unknown address":  {map[string]any{"email": "nobody@mail.example", "password": apitest.Password}, 401, rejected, nil},
		"a member's address":  {map[string]any{"email": member.Email, "password": apitest.Password}, 401, rejected, nil},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Coach)
			visitor.Post(t, "/api/coach/login", c.body).WantProblem(t, c.status, c.message, c.fields...)
			if visitor.Cookie(cookieName) != "" {
				t.Error("a rejected sign-in set a cookie")
			}
		})
	}
	h.Log.WantNo(t, apitest.Password, "Namaste124", "secret1")
}

func TestLoginReplacesExistingSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	old := coach.Cookie(cookieName)
	coach.Post(t, "/api/coach/login", map[string]any{"email": coach.Email, "password": apitest.Password}).Want(t, http.StatusOK)
	if now := coach.Cookie(cookieName); now == "" || now == old {
		t.Fatal("the session token was not replaced")
	}
	oldSession := apitest.NewVisitor(h.Coach)
	oldSession.SetCookie(cookieName, old)
	oldSession.Get(t, "/api/coach/profile").WantProblem(t, http.StatusUnauthorized, "")
}

func TestLogoutEndsSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	coach := h.NewCoach(t)
	token := coach.Cookie(cookieName)
	coach.Post(t, "/api/coach/logout", nil).Want(t, http.StatusNoContent)
	if coach.Cookie(cookieName) != "" {
		t.Fatal("the cookie was not cleared")
	}
	coach.SetCookie(cookieName, token)
	coach.Get(t, "/api/coach/profile").WantProblem(t, http.StatusUnauthorized, "")
	apitest.NewVisitor(h.Coach).Post(t, "/api/coach/logout", map[string]any{}).Want(t, http.StatusNoContent)
	apitest.NewVisitor(h.Coach).Get(t, "/api/coach/profile").WantProblem(t, http.StatusUnauthorized, "")
}

// TestLoginIsRateLimited sends sign-ins from one address until they are rejected.
func TestLoginIsRateLimited(t *testing.T) {
	t.Parallel()
	address := netip.MustParseAddr("198.51.100.7")
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{
		Client: func(*http.Request) netip.Addr { return address }, Scale: 1,
	}))
	visitor := apitest.NewVisitor(h.Coach)
	for range 40 {
		answer := visitor.Post(t, "/api/coach/login", map[string]any{"email": "x"})
		if answer.Status == http.StatusBadRequest {
			continue
		}
		answer.WantProblem(t, http.StatusTooManyRequests, "")
		return
	}
	t.Fatal("no request was rate limited")
}
