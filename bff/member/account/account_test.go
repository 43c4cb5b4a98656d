package account_test

import (
	"crypto/rand"
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
		"username": "asha_i", "email": "asha@mail.example", "firstName": "Asha", "lastName": "Iyer", "password": "Tamarind4Rice",
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

func TestRegisterCreatesMemberAndSetsCookies(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Member)
	answer := visitor.Post(t, "/api/register", registration(map[string]any{"pricingVariant": "discount", "timeZone": "America/Chicago"})).
		Want(t, http.StatusCreated)
	answer.WantKeys(t, "id", "username", "email", "firstName", "lastName", "createdAt", "coachId", "timeZone", "pricingVariant",
		"emailConfirmed", "newEmail", "hasPassword", "hasActiveSubscription", "trialEndsAt", "premiumCompanions", "sharedDevice", "language", "displayLanguage")
	var user account.User
	answer.Into(t, &user)
	if user.Username != "asha_i" || user.FirstName != "Asha" || user.CoachID != nil || user.PricingVariant != "discount" ||
		user.TimeZone != "America/Chicago" || user.CreatedAt.Location() != time.UTC ||
		user.EmailConfirmed || user.NewEmail != nil || !user.HasPassword || user.TrialEndsAt != nil || user.SharedDevice {
		t.Fatalf("user %+v", user)
	}
	cookies := answer.Header.Values("Set-Cookie")
	if len(cookies) != 3 || cookies[2] != "lang=en; Path=/; Max-Age=31536000; Secure; SameSite=Lax" {
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
	h.Log.WantNo(t, "Tamarind4Rice", visitor.Cookie(cookieName), visitor.Cookie(knownName))
}

func TestRegisterRejectsInvalidInput(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	apitest.NewVisitor(h.Member).Post(t, "/api/register", registration(nil)).Want(t, http.StatusCreated)
	const taken = "Username already exists or validation failed"
	for name, c := range map[string]struct {
		replaced map[string]any
		message  string
		fields   []string
	}{
		"no first name":                          {map[string]any{"firstName": nil}, "First name is required", []string{"firstName"}},
		"an empty first name":                    {map[string]any{"firstName": ""}, "First name is required", []string{"firstName"}},
		"a long first name":                      {map[string]any{"firstName": strings.Repeat("a", 51)}, "First name cannot exceed 50 characters", []string{"firstName"}},
		"no last name":                           {map[string]any{"lastName": nil}, "Last name is required", []string{"lastName"}},
		"a long last name":                       {map[string]any{"lastName": strings.Repeat("a", 51)}, "Last name cannot exceed 50 characters", []string{"lastName"}},
		"a malformed address":                    {map[string]any{"email": "asha"}, "Please enter a valid email address", []string{"email"}},
		"a long address":                         {map[string]any{"email": strings.Repeat("a", 95) + "@b.example"}, "Email cannot exceed 100 characters", []string{"email"}},
		"a short username":                       {map[string]any{"username": "as"}, "Username must be at least 3 characters", []string{"username"}},
		"a long username":                        {map[string]any{"username": strings.Repeat("a", 51)}, "Username cannot exceed 50 characters", []string{"username"}},
		"a username with a space":                {map[string]any{"username": "asha iyer"}, "Username can only contain letters, numbers, and underscores", []string{"username"}},
		"a short password":                       {map[string]any{"password": "Nam1"}, "Password must be at least 8 characters long", []string{"password"}},
		"a long password":                        {map[string]any{"password": strings.Repeat("Nam1", 26)}, "Password cannot exceed 100 characters", []string{"password"}},
		"a password without an uppercase letter": {map[string]any{"password": "namaste123"}, "Password must contain at least one uppercase letter", []string{"password"}},
		"a password without a lowercase letter":  {map[string]any{"password": "NAMASTE123"}, "Password must contain at least one lowercase letter", []string{"password"}},
		"a password without a digit":             {map[string]any{"password": "NamasteNamaste"}, "Password must contain at least one number", []string{"password"}},
		"the username of another member":         {map[string]any{"email": "else@mail.example"}, taken, nil},
		"a common password":                      {map[string]any{"password": "Password1"}, "This password is one of the first that people try. Please choose another one.", []string{"password"}},
		"a password that contains the username":  {map[string]any{"password": "Asha_i-2026"}, "This password contains your name, username or email. Please choose another one.", []string{"password"}},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			problem := visitor.Post(t, "/api/register", registration(c.replaced)).
				WantProblem(t, http.StatusBadRequest, c.message, c.fields...)
			if c.fields == nil && len(problem.Fields) > 0 {
				t.Errorf("the response reveals whether the username or the address exists: %+v", problem.Fields)
			}
			if visitor.Cookie(cookieName) != "" {
				t.Error("a rejected registration set a cookie")
			}
		})
	}
	if members := h.Count(t, "select count(*) from members"); members != 1 {
		t.Errorf("%d members are stored, want 1", members)
	}
}

// TestRegisterWithKnownAddressLooksLikeSuccess compares the responses to two registrations, one with a member's
// address.
func TestRegisterWithKnownAddressLooksLikeSuccess(t *testing.T) {
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
		t.Errorf("a member's address: %s; an unknown address: %s", shapes[0], shapes[1])
	}
	// The member stays signed in and receives an email.
	member.Post(t, "/api/login", map[string]any{"username": member.Email, "password": apitest.Password}).Want(t, http.StatusOK)
	emails := 0
	for _, mail := range h.Post.Deliver(t) {
		if strings.EqualFold(mail.To.Address, member.Email) && mail.Subject == copy.AccountLetters.Exists.Subject {
			emails++
		}
	}
	if emails != 1 {
		t.Errorf("the member received %d emails about the attempt, want 1", emails)
	}
}

// TestRegisterStoresLanguage: an unknown language is English and no error.
func TestRegisterStoresLanguage(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	for name, c := range map[string]struct {
		headers  []string
		cookie   string
		language any
		want     string
	}{
		"no language":                         {nil, "", nil, "en"},
		"page's language":                     {[]string{"Accept-Language", "hi"}, "", nil, "hi"},
		"cookie's language":                   {nil, "hi", nil, "hi"},
		"unknown cookie":                      {nil, "xx", nil, "en"},
		"named language":                      {nil, "", "hi", "hi"},
		"named language before the page's":    {[]string{"Accept-Language", "hi"}, "hi", "en", "en"},
		"unknown language":                    {nil, "", "xx", "en"},
		"unknown language on a page in Hindi": {[]string{"Accept-Language", "hi"}, "", strings.Repeat("x", 5000), "en"},
		"browser's own header":                {[]string{"Accept-Language", "hi-IN,hi;q=0.9"}, "", nil, "en"},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			if c.cookie != "" {
				visitor.SetCookie("lang", c.cookie)
			}
			username := "m" + strings.ToLower(rand.Text()[:12])
			var registered, user account.User
			visitor.With(c.headers...).Post(t, "/api/register", registration(map[string]any{
				"username": username, "email": username + "@mail.example", "displayLanguage": c.language,
			})).Want(t, http.StatusCreated).Into(t, &registered)
			visitor.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
			if registered.DisplayLanguage != c.want || user.DisplayLanguage != c.want || visitor.Cookie("lang") != c.want {
				t.Errorf("language %q, then %q, cookie %q, want %q", registered.DisplayLanguage, user.DisplayLanguage, visitor.Cookie("lang"), c.want)
			}
		})
	}
}

// TestLoginSetsLanguageCookie: on every device the stored choice replaces the language of the sign-in page. Signing out
// leaves the cookie.
func TestLoginSetsLanguageCookie(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set display_language = 'hi'"); err != nil {
		t.Fatal(err)
	}
	device := apitest.NewVisitor(h.Member)
	device.SetCookie("lang", "en")
	var user account.User
	device.With("Accept-Language", "en").Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).
		Want(t, http.StatusOK).Into(t, &user)
	if user.DisplayLanguage != "hi" || device.Cookie("lang") != "hi" {
		t.Errorf("language %q, cookie %q, want hi", user.DisplayLanguage, device.Cookie("lang"))
	}
	device.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if device.Cookie("lang") != "hi" {
		t.Errorf("after signing out the cookie is %q", device.Cookie("lang"))
	}
}

// TestLanguageThatIsNoLongerOfferedIsEnglish stores a language that the product does not have.
func TestLanguageThatIsNoLongerOfferedIsEnglish(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set display_language = 'xx'"); err != nil {
		t.Fatal(err)
	}
	var user account.User
	member.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK).Into(t, &user)
	if user.DisplayLanguage != "en" || member.Cookie("lang") != "en" {
		t.Errorf("after a sign-in: language %q, cookie %q, want en", user.DisplayLanguage, member.Cookie("lang"))
	}
	member.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if user.DisplayLanguage != "en" {
		t.Errorf("language %q, want en", user.DisplayLanguage)
	}
}

func TestRegisterReplacesExistingSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	old := member.Cookie(cookieName)
	member.Post(t, "/api/register", registration(nil)).Want(t, http.StatusCreated)
	wantReplaced(t, h, member, old)
}

func TestLoginAcceptsUsernameAndEmailInAnyCase(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for name, login := range map[string]string{
		"username": member.Username, "address": member.Email, "username in capitals": strings.ToUpper(member.Username), "address in capitals": strings.ToUpper(member.Email),
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			answer := visitor.Post(t, "/api/login", map[string]any{"username": login, "password": apitest.Password}).Want(t, http.StatusOK)
			var user account.User
			answer.Into(t, &user)
			if user.ID != member.ID {
				t.Fatalf("signed in as %+v", user)
			}
			if !strings.Contains(answer.Header.Get("Set-Cookie"), "Max-Age=") {
				t.Error("the cookie is a session cookie, want Max-Age")
			}
			visitor.Get(t, "/api/user").Want(t, http.StatusOK)
		})
	}
	h.Log.WantNo(t, apitest.Password)
}

func TestLoginRejectsIncompleteOrWrongCredentials(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	coach := h.NewCoach(t)
	const rejected = "Invalid username or password. Please try again."
	for name, c := range map[string]struct {
		body    map[string]any
		status  int
		message string
		fields  []string
	}{
		"an empty body":       {map[string]any{}, 400, "Username or email is required", []string{"username", "password"}},
		"no password":         {map[string]any{"username": member.Username}, 400, "Password is required", []string{"password"}},
		"no username":         {map[string]any{"password": "x"}, 400, "Username or email is required", []string{"username"}},
		"a wrong password":    {map[string]any{"username": member.Username, "password": "Namaste124"}, 401, rejected, nil},
		"an unknown username": {map[string]any{"username": "nobody_here", "password": apitest.Password}, 401, rejected, nil},
		"a coach's address":   {map[string]any{"username": coach.Email, "password": apitest.Password}, 401, rejected, nil},
	} {
		t.Run(name, func(t *testing.T) {
			visitor := apitest.NewVisitor(h.Member)
			visitor.Post(t, "/api/login", c.body).WantProblem(t, c.status, c.message, c.fields...)
			if visitor.Cookie(cookieName) != "" {
				t.Error("a rejected sign-in set a cookie")
			}
		})
	}
	h.Log.WantNo(t, apitest.Password, "Namaste124")
}

func TestLoginReplacesExistingSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	old := member.Cookie(cookieName)
	member.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password}).Want(t, http.StatusOK)
	wantReplaced(t, h, member, old)
}

// wantReplaced fails the test unless the browser has a new session and the old one has ended.
func wantReplaced(t *testing.T, h *apitest.Harness, user *apitest.User, old string) {
	t.Helper()
	if now := user.Cookie(cookieName); now == "" || now == old {
		t.Fatal("the session token was not replaced")
	}
	user.Get(t, "/api/user").Want(t, http.StatusOK)
	oldSession := apitest.NewVisitor(h.Member)
	oldSession.SetCookie(cookieName, old)
	oldSession.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
}

// TestSharedDeviceSessionEndsAfterHalfAnHour also checks that the cookie ends with the browser.
func TestSharedDeviceSessionEndsAfterHalfAnHour(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	answer := visitor.Post(t, "/api/login", map[string]any{
		"username": member.Username, "password": apitest.Password, "sharedDevice": true,
	}).Want(t, http.StatusOK)
	cookies := answer.Header.Values("Set-Cookie")
	all := strings.Join(cookies, "\n")
	if len(cookies) != 2 || strings.Contains(all, "Max-Age") || strings.Contains(all, "Expires") {
		t.Errorf("the cookies are %q, want two that end with the browser", cookies)
	}
	var user account.User
	visitor.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	if !user.SharedDevice {
		t.Error("the response does not mark the device as shared")
	}
	const sessions = "select count(*) from member_sign_ins where shared_device and expires_at <= now() + interval '30 minutes' and expires_at > now() + interval '29 minutes'"
	if count := h.Count(t, sessions); count != 1 {
		t.Errorf("%d sessions end in half an hour, want 1", count)
	}
}

// TestAutomaticRequestsDoNotExtendSharedDeviceSession compares requests that an open page sends automatically with
// those that a person causes.
func TestAutomaticRequestsDoNotExtendSharedDeviceSession(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password, "sharedDevice": true}).
		Want(t, http.StatusOK)
	// Ten minutes pass.
	if _, err := h.Pool.Exec(t.Context(), `update member_sign_ins set expires_at = expires_at - interval '10 minutes',
		last_used_at = last_used_at - interval '10 minutes' where shared_device`); err != nil {
		t.Fatal(err)
	}
	const slid = "select count(*) from member_sign_ins where shared_device and expires_at > now() + interval '25 minutes'"
	visitor.Get(t, "/api/messages/unread/"+member.ID).Want(t, http.StatusOK)
	visitor.Live(t, "/api/live", "").Close()
	if h.Count(t, slid) != 0 {
		t.Fatal("a poll or a stream extended the session")
	}
	visitor.Get(t, "/api/user").Want(t, http.StatusOK)
	if h.Count(t, slid) != 1 {
		t.Fatal("a person's call did not extend the session")
	}
}

func TestLogoutEndsSessionAndClearsCookie(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	token := member.Cookie(cookieName)
	answer := member.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if member.Cookie(cookieName) != "" || !strings.Contains(answer.Header.Get("Set-Cookie"), "Max-Age=0") {
		t.Fatalf("the cookie was not cleared: %v", answer.Header.Values("Set-Cookie"))
	}
	member.SetCookie(cookieName, token)
	member.Get(t, "/api/user").WantProblem(t, http.StatusUnauthorized, "")
	for name, visitor := range map[string]*apitest.Visitor{"with an ended session": member.Visitor, "without a session": apitest.NewVisitor(h.Member)} {
		t.Run(name, func(t *testing.T) { visitor.Post(t, "/api/logout", map[string]any{}).Want(t, http.StatusNoContent) })
	}
	other := h.NewMember(t)
	other.SetCookie(cookieName, "garbage")
	other.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if other.Cookie(cookieName) != "" {
		t.Error("an invalid cookie was not cleared")
	}
	h.Log.WantNo(t, token)
}

func TestUserReturnsSignedInMember(t *testing.T) {
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

// TestLoginAndRegisterAreRateLimited sends sign-ins and registrations from one address until they are rejected.
func TestLoginAndRegisterAreRateLimited(t *testing.T) {
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
					t.Error("Retry-After is missing")
				}
				return
			}
			t.Fatal("no request was rate limited")
		})
	}
	// A rate-limited client may still sign out and read the signed-in user.
	apitest.NewVisitor(h.Member).Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	apitest.NewVisitor(h.Member).Get(t, "/api/user").Want(t, http.StatusUnauthorized)
}
