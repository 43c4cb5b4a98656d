package account_test

import (
	"fmt"
	"net/http"
	"net/netip"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/member/account"
)

var cookieName, knownName = string(realm.MemberCookie), string(realm.MemberKnown)

func registration(replaced map[string]any) map[string]any {
	body := map[string]any{
		"username": "asha_i", "email": "asha@mail.example", "firstName": "Asha", "lastName": "Iyer", "password": "Namaste123",
	}
	for property, value := range replaced {
		if value == nil {
			delete(body, property)
			continue
		}
		body[property] = value
	}
	return body
}

func TestRegister(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Member)
	answer := visitor.Post(t, "/api/register", registration(map[string]any{"pricingVariant": "discount", "timeZone": "America/Chicago"})).
		Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "username", "email", "firstName", "lastName", "createdAt", "coachId", "timeZone", "pricingVariant",
		"emailConfirmed", "newEmail", "hasPassword", "hasActiveSubscription", "trialEndsAt", "sharedDevice")
	var user account.User
	answer.Into(t, &user)
	if user.Username != "asha_i" || user.FirstName != "Asha" || user.CoachID != nil || user.PricingVariant != "discount" ||
		user.TimeZone != "America/Chicago" || user.CreatedAt.Location() != time.UTC ||
		user.EmailConfirmed || user.NewEmail != nil || !user.HasPassword || user.TrialEndsAt != nil || user.SharedDevice {
		t.Fatalf("user %+v", user)
	}
	cookies := answer.Header.Values("Set-Cookie")
	if len(cookies) != 2 {
		t.Fatalf("cookies %q", cookies)
	}
	for i, name := range []string{cookieName, knownName} {
		for _, attribute := range []string{name + "=", "Path=/", "Secure", "HttpOnly", "SameSite=Lax", "Max-Age="} {
			if !strings.Contains(cookies[i], attribute) {
				t.Errorf("cookie %q lacks %s", cookies[i], attribute)
			}
		}
		if strings.Contains(cookies[i], "Domain") {
			t.Errorf("cookie %q names a domain", cookies[i])
		}
	}
	visitor.Get(t, "/api/user").Want(t, http.StatusOK)
	h.Log.WantNo(t, "Namaste123", visitor.Cookie(cookieName), visitor.Cookie(knownName))
}

func TestRegisterRefuses(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	apitest.NewVisitor(h.Member).Post(t, "/api/register", registration(nil)).Want(t, http.StatusCreated)
	const taken = "Username already exists or validation failed"
	for name, c := range map[string]struct {
		replaced map[string]any
		message  string
		fields   []string
	}{
		"no first name":       {map[string]any{"firstName": nil}, "First name is required", []string{"firstName"}},
		"an empty first name": {map[string]any{"firstName": ""}, "First name is required", []string{"firstName"}},
		"a long first name":   {map[string]any{"firstName": strings.Repeat("a", 51)}, "First name cannot exceed 50 characters", []string{"firstName"}},
		"no last name":        {map[string]any{"lastName": nil}, "Last name is required", []string{"lastName"}},
		"a long last name":    {map[string]any{"lastName": strings.Repeat("a", 51)}, "Last name cannot exceed 50 characters", []string{"lastName"}},
		"no address":          {map[string]any{"email": "asha"}, "Please enter a valid email address", []string{"email"}},
		"a long address":      {map[string]any{"email": strings.Repeat("a", 95) + "@b.example"}, "Email cannot exceed 100 characters", []string{"email"}},
		"a short username":    {map[string]any{"username": "as"}, "Username must be at least 3 characters", []string{"username"}},
		"a long username":     {map[string]any{"username": strings.Repeat("a", 51)}, "Username cannot exceed 50 characters", []string{"username"}},
		"a strange username":  {map[string]any{"username": "asha iyer"}, "Username can only contain letters, numbers, and underscores", []string{"username"}},
		"a short password":    {map[string]any{"password": "Nam1"}, "Password must be at least 8 characters long", []string{"password"}},
		"a long password":     {map[string]any{"password": strings.Repeat("Nam1", 26)}, "Password cannot exceed 100 characters", []string{"password"}},
		"no capital letter":   {map[string]any{"password": "namaste123"}, "Password must contain at least one uppercase letter", []string{"password"}},
		"no small letter":     {map[string]any{"password": "NAMASTE123"}, "Password must contain at least one lowercase letter", []string{"password"}},
		"no digit":            {map[string]any{"password": "NamasteNamaste"}, "Password must contain at least one number", []string{"password"}},
		"a taken username":    {map[string]any{"email": "else@mail.example"}, taken, nil},
		"a common password":   {map[string]any{"password": "Password1"}, "This password is one of the first that anybody would try. Please choose another one.", []string{"password"}},
		"one's own name":      {map[string]any{"password": "Asha_i-2026"}, "This password holds your username or your address. Please choose another one.", []string{"password"}},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			problem := visitor.Post(t, "/api/register", registration(c.replaced)).
				WantProblem(t, http.StatusBadRequest, c.message, c.fields...)
			if c.fields == nil && len(problem.Fields) > 0 {
				t.Errorf("says which of the two was taken: %+v", problem.Fields)
			}
			if visitor.Cookie(cookieName) != "" {
				t.Error("a refused registration set a cookie")
			}
		})
	}
	if members := h.Count(t, "select count(*) from members"); members != 1 {
		t.Errorf("%d members are stored, want 1", members)
	}
}

// TestAKnownAddressIsAnsweredLikeAnyOther compares the answers to two newcomers, one of whom gives a member's address.
func TestAKnownAddressIsAnsweredLikeAnyOther(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	shapes := make([]string, 2)
	for i, email := range []string{strings.ToUpper(member.Email), "stranger@mail.example"} {
		visitor := apitest.NewVisitor(h.Member)
		answer := visitor.Post(t, "/api/register", registration(map[string]any{"email": email, "username": fmt.Sprintf("newcomer_%d", i)})).
			Want(t, http.StatusCreated)
		var user account.User
		answer.Into(t, &user)
		user.ID, user.Username, user.Email, user.CreatedAt = "", "", "", time.Time{}
		shapes[i] = fmt.Sprintf("%+v with %d cookies", user, len(answer.Header.Values("Set-Cookie")))
		visitor.Get(t, "/api/user").Want(t, http.StatusOK)
	}
	if shapes[0] != shapes[1] {
		t.Errorf("a member's address: %s; a stranger's: %s", shapes[0], shapes[1])
	}
	// The member stays signed in and receives an email.
	member.Post(t, "/api/login", map[string]any{"username": member.Email, "password": apitest.Password}).Want(t, http.StatusOK)
	told := 0
	for _, mail := range h.Post.Deliver(t) {
		if strings.EqualFold(mail.To.Address, member.Email) && mail.Subject == copy.AccountLetters.Exists.Subject {
			told++
		}
	}
	if told != 1 {
		t.Errorf("the member is told %d times", told)
	}
}

func TestRegisteringReplacesTheSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	old := who.Cookie(cookieName)
	who.Post(t, "/api/register", registration(nil)).Want(t, http.StatusCreated)
	wantReplaced(t, h, who, old)
}

func TestLogin(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	for name, login := range map[string]string{
		"username": who.Username, "address": who.Email, "username in capitals": strings.ToUpper(who.Username), "address in capitals": strings.ToUpper(who.Email),
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			answer := visitor.Post(t, "/api/login", map[string]any{"username": login, "password": apitest.Password}).Want(t, http.StatusOK)
			var user account.User
			answer.Into(t, &user)
			if user.ID != who.ID {
				t.Fatalf("signed in as %+v", user)
			}
			if !strings.Contains(answer.Header.Get("Set-Cookie"), "Max-Age=") {
				t.Error("the cookie ends with the browser")
			}
			visitor.Get(t, "/api/user").Want(t, http.StatusOK)
		})
	}
	h.Log.WantNo(t, apitest.Password)
}

func TestLoginRefuses(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	coach := h.NewCoach(t)
	const refused = "Invalid username or password. Please try again."
	for name, c := range map[string]struct {
		body    map[string]any
		status  int
		message string
		fields  []string
	}{
		"nothing":          {map[string]any{}, 400, "Username or email is required", []string{"username", "password"}},
		"no password":      {map[string]any{"username": who.Username}, 400, "Password is required", []string{"password"}},
		"no username":      {map[string]any{"password": "x"}, 400, "Username or email is required", []string{"username"}},
		"a wrong password": {map[string]any{"username": who.Username, "password": "Namaste124"}, 401, refused, nil},
		"a stranger":       {map[string]any{"username": "nobody_here", "password": apitest.Password}, 401, refused, nil},
		"a coach":          {map[string]any{"username": coach.Email, "password": apitest.Password}, 401, refused, nil},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			visitor.Post(t, "/api/login", c.body).WantProblem(t, c.status, c.message, c.fields...)
			if visitor.Cookie(cookieName) != "" {
				t.Error("a refused sign-in set a cookie")
			}
		})
	}
	h.Log.WantNo(t, apitest.Password, "Namaste124")
}

func TestLoginReplacesTheSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	old := who.Cookie(cookieName)
	who.Post(t, "/api/login", map[string]any{"username": who.Username, "password": apitest.Password}).Want(t, http.StatusOK)
	wantReplaced(t, h, who, old)
}

// wantReplaced fails the test unless the browser's session is another one now and the old one is over.
func wantReplaced(t *testing.T, h *apitest.Harness, who *apitest.User, old string) {
	t.Helper()
	if now := who.Cookie(cookieName); now == "" || now == old {
		t.Fatal("the token was not replaced")
	}
	who.Get(t, "/api/user").Want(t, http.StatusOK)
	thief := apitest.NewVisitor(h.Member)
	thief.SetCookie(cookieName, old)
	thief.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
}

// TestSharedDevice looks at what differs there: the cookie ends with the browser, the session after half an hour.
func TestSharedDevice(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	answer := visitor.Post(t, "/api/login", map[string]any{
		"username": who.Username, "password": apitest.Password, "sharedDevice": true,
	}).Want(t, http.StatusOK)
	cookies := answer.Header.Values("Set-Cookie")
	if len(cookies) != 1 || strings.Contains(cookies[0], "Max-Age") || strings.Contains(cookies[0], "Expires") {
		t.Errorf("the cookies are %q; there should be one, and it should end with the browser", cookies)
	}
	var user account.User
	visitor.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if !user.SharedDevice {
		t.Error("the page is not told that others use the device")
	}
	const sessions = "select count(*) from member_sign_ins where shared_device and expires_at <= now() + interval '30 minutes' and expires_at > now() + interval '29 minutes'"
	if count := h.Count(t, sessions); count != 1 {
		t.Errorf("%d sessions end within the half hour, want 1", count)
	}
}

// TestPagesLeftOpenDoNotCountAsUse compares the requests that an open page sends automatically with those that a
// person causes.
func TestPagesLeftOpenDoNotCountAsUse(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Post(t, "/api/login", map[string]any{"username": who.Username, "password": apitest.Password, "sharedDevice": true}).
		Want(t, http.StatusOK)
	// Ten minutes pass.
	if _, err := h.Pool.Exec(t.Context(), `update member_sign_ins set expires_at = expires_at - interval '10 minutes',
		last_used_at = last_used_at - interval '10 minutes' where shared_device`); err != nil {
		t.Fatal(err)
	}
	const slid = "select count(*) from member_sign_ins where shared_device and expires_at > now() + interval '25 minutes'"
	visitor.Get(t, "/api/messages/unread/"+who.ID).Want(t, http.StatusOK)
	visitor.Live(t, "/api/live", "").Close()
	if h.Count(t, slid) != 0 {
		t.Fatal("a poll or a stream prolonged the session")
	}
	visitor.Get(t, "/api/user").Want(t, http.StatusOK)
	if h.Count(t, slid) != 1 {
		t.Fatal("a person's call did not prolong the session")
	}
}

func TestLogout(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	who := h.NewMember(t)
	token := who.Cookie(cookieName)
	answer := who.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if who.Cookie(cookieName) != "" || !strings.Contains(answer.Header.Get("Set-Cookie"), "Max-Age=0") {
		t.Fatalf("the cookie stays: %v", answer.Header.Values("Set-Cookie"))
	}
	who.SetCookie(cookieName, token)
	who.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	for name, visitor := range map[string]*apitest.Visitor{"again": who.Visitor, "a stranger": apitest.NewVisitor(h.Member)} {
		t.Run(name, func(t *testing.T) { visitor.Post(t, "/api/logout", map[string]any{}).Want(t, http.StatusNoContent) })
	}
	other := h.NewMember(t)
	other.SetCookie(cookieName, "garbage")
	other.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if other.Cookie(cookieName) != "" {
		t.Error("a cookie that means nothing stays")
	}
	h.Log.WantNo(t, token)
}

func TestUser(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	var user account.User
	member.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if user.ID != member.ID || user.Email != member.Email || user.CoachID == nil || *user.CoachID != coach.ID {
		t.Fatalf("user %+v", user)
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
}

// TestTooManyTries counts how many sign-ins and registrations one address may try before it is held back.
func TestTooManyTries(t *testing.T) {
	t.Parallel()
	address := netip.MustParseAddr("198.51.100.7")
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{
		Client: func(*http.Request) netip.Addr { return address }, Scale: 1,
	}))
	for _, path := range []string{"/api/login", "/api/register"} {
		t.Run(path, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			for range 40 {
				answer := visitor.Post(t, path, map[string]any{"username": "x"})
				if answer.Status == http.StatusBadRequest {
					continue
				}
				answer.WantProblem(t, http.StatusTooManyRequests, "")
				if answer.Header.Get("Retry-After") == "" {
					t.Error("does not say when to try again")
				}
				return
			}
			t.Fatal("nobody was held back")
		})
	}
	// Who is held back at the door may still leave it, and look who they are.
	apitest.NewVisitor(h.Member).Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	apitest.NewVisitor(h.Member).Get(t, "/api/user").Want(t, http.StatusUnauthorized)
}
