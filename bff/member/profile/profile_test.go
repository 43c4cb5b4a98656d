package profile_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/member/account"
)

// profileOf returns the unchanged profile form with some fields replaced; nil removes one.
func profileOf(user *apitest.User, replaced map[string]any) map[string]any {
	body := map[string]any{"firstName": "Asha", "lastName": "Iyer", "email": user.Email, "username": user.Username}
	return with(body, replaced)
}

func culture(replaced map[string]any) map[string]any {
	return with(map[string]any{"region": "south_india", "religion": "muslim", "gender": "female", "age": "35-44", "language": "ur"}, replaced)
}

func with(body, replaced map[string]any) map[string]any {
	maps.Copy(body, replaced)
	maps.DeleteFunc(body, func(_ string, value any) bool { return value == nil })
	return body
}

func patch(t *testing.T, visitor *apitest.Visitor, body any) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return visitor.Do(t, http.MethodPatch, "/api/user", "application/json", raw)
}

// user holds the checked fields of a member.
type user struct {
	FirstName, LastName, Email, Username, TimeZone, Language string
	NewEmail                                                 *string
}

func read(t *testing.T, answer apitest.Response) (found user) {
	t.Helper()
	answer.Want(t, http.StatusOK).IntoLoosely(t, &found)
	return found
}

func TestProfileUpdateIsSavedAndNotifiesScreens(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	portal := coach.Live(t, "/api/coach/live", "")
	screen := member.Live(t, "/api/live", "")
	saved := read(t, patch(t, member.Visitor, profileOf(member, map[string]any{
		"firstName": "  ஆஷா ", "lastName": "ர", "username": "Asha_" + member.Username, "timeZone": "Asia/Kolkata",
	})))
	want := user{FirstName: "ஆஷா", LastName: "ர", Email: member.Email, Username: "Asha_" + member.Username, TimeZone: "Asia/Kolkata"}
	if saved != want {
		t.Errorf("saved %+v, want %+v", saved, want)
	}
	if after := read(t, member.Get(t, "/api/user")); after != want {
		t.Errorf("after: %+v, want %+v", after, want)
	}
	portal.NextOf(t, "client")
	screen.NextOf(t, "user")
	// A missing time zone stays unchanged.
	if kept := read(t, patch(t, member.Visitor, profileOf(member, map[string]any{"username": want.Username}))); kept.TimeZone != "Asia/Kolkata" {
		t.Errorf("the zone became %q", kept.TimeZone)
	}
	// Writing the address in other capitalization changes nothing and needs no password.
	if wantBody := read(t, patch(t, member.Visitor, profileOf(member, map[string]any{"email": strings.ToUpper(member.Email)}))); wantBody.NewEmail != nil || wantBody.Email != member.Email {
		t.Errorf("after sending the member's own address: %+v", wantBody)
	}
	h.Post.Deliver(t)
}

func put(t *testing.T, visitor *apitest.Visitor, body string) apitest.Response {
	t.Helper()
	return visitor.Do(t, http.MethodPut, "/api/user/display-language", "application/json", []byte(body))
}

func languageOf(t *testing.T, visitor *apitest.Visitor) string {
	t.Helper()
	var user account.User
	visitor.Get(t, "/api/user").Want(t, http.StatusOK).Into(t, &user)
	return user.DisplayLanguage
}

func TestDisplayLanguageIsSavedForEveryDeviceAndShownToCoach(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, coach := h.Pair(t)
	portal := coach.Live(t, "/api/coach/live", "")
	screen := member.Live(t, "/api/live", "")
	var saved account.User
	put(t, member.Visitor, `{"displayLanguage":"hi"}`).Want(t, http.StatusOK).Into(t, &saved)
	if saved.DisplayLanguage != "hi" || saved.CoachID == nil || member.Cookie("lang") != "hi" {
		t.Errorf("saved %+v, cookie %q", saved, member.Cookie("lang"))
	}
	portal.NextOf(t, "client")
	screen.NextOf(t, "user")
	var client struct{ DisplayLanguage string }
	coach.Get(t, "/api/coach/clients/"+member.ID).Want(t, http.StatusOK).IntoLoosely(t, &client)
	if client.DisplayLanguage != "hi" {
		t.Errorf("the coach sees %q, want hi", client.DisplayLanguage)
	}
	// Saving the profile keeps it.
	patch(t, member.Visitor, profileOf(member, nil)).Want(t, http.StatusOK).Into(t, &saved)
	if saved.DisplayLanguage != "hi" || languageOf(t, member.Visitor) != "hi" {
		t.Errorf("after saving the profile: %q", saved.DisplayLanguage)
	}
	device := apitest.NewVisitor(h.Member)
	device.Post(t, "/api/login", map[string]any{"username": member.Username, "password": apitest.Password, "sharedDevice": true}).Want(t, http.StatusOK)
	answer := put(t, device, `{"displayLanguage":"en"}`).Want(t, http.StatusOK)
	if cookie := answer.Header.Get("Set-Cookie"); cookie != "lang=en; Path=/; Secure; SameSite=Lax" {
		t.Errorf("the cookie on a shared device is %q", cookie)
	}
	if language := languageOf(t, member.Visitor); language != "en" {
		t.Errorf("the other device reads %q, want en", language)
	}
}

// TestUnknownDisplayLanguageChangesNothing: it is no error.
func TestUnknownDisplayLanguageChangesNothing(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	put(t, member.Visitor, `{"displayLanguage":"hi"}`).Want(t, http.StatusOK)
	for _, language := range []string{"xx", "", "HI", "hi ", "hi-IN", strings.Repeat("h", 5000)} {
		var user account.User
		put(t, member.Visitor, `{"displayLanguage":"`+language+`"}`).Want(t, http.StatusOK).Into(t, &user)
		if user.DisplayLanguage != "hi" || member.Cookie("lang") != "hi" || languageOf(t, member.Visitor) != "hi" {
			t.Errorf("%.20q: language %q, cookie %q", language, user.DisplayLanguage, member.Cookie("lang"))
		}
	}
}

func TestDisplayLanguageRejectsMalformedInputAndStrangers(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for body, message := range map[string]string{
		`{"displayLanguage":7}`: "Display language must be text.", `{"displayLanguage":["hi"]}`: "Display language must be text.", `"hi"`: "", ``: "",
	} {
		put(t, member.Visitor, body).WantProblem(t, http.StatusBadRequest, message)
	}
	put(t, apitest.NewVisitor(h.Member), `{"displayLanguage":"hi"}`).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	coach := h.NewCoach(t)
	put(t, coach.Visitor.At(h.Member), `{"displayLanguage":"hi"}`).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	if language := languageOf(t, member.Visitor); language != "en" {
		t.Errorf("the language became %q", language)
	}
}

func TestInvalidProfileChangesNothing(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	texts := copy.Validation
	for _, c := range []struct {
		name     string
		replaced map[string]any
		field    string
		message  string
	}{
		{"no first name", map[string]any{"firstName": " "}, "firstName", texts.FirstNameRequired},
		{"no last name", map[string]any{"lastName": nil}, "lastName", texts.LastNameRequired},
		{"a malformed address", map[string]any{"email": "asha"}, "email", texts.ProfileEmailInvalid},
		{"short username", map[string]any{"username": "as"}, "username", texts.UsernameTooShort},
		{"another member's username", map[string]any{"username": strings.ToUpper(other.Username)}, "username", texts.UsernameNotFree},
		{"an unknown time zone", map[string]any{"timeZone": "Mars/Olympus_Mons"}, "timeZone", texts.TimeZoneInvalid},
		{"a time zone unknown to browsers", map[string]any{"timeZone": "posix/Asia/Kolkata"}, "timeZone", texts.TimeZoneInvalid},
		{"another address without the password", map[string]any{"email": "new@mail.example"}, "password", texts.PasswordRequired},
		{"another address with a wrong password", map[string]any{"email": "new@mail.example", "password": "Wrong12345"}, "password", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			body := profileOf(member, map[string]any{"firstName": "Changed"})
			answer := patch(t, member.Visitor, with(body, c.replaced))
			problem := answer.WantProblem(t, http.StatusBadRequest, c.message, c.field)
			if strings.Contains(string(answer.Body), "Wrong12345") || problem.Message == "" {
				t.Errorf("the response is %s", answer.Body)
			}
			// All or nothing.
			if now := read(t, member.Get(t, "/api/user")); now.FirstName != "Asha" || now.NewEmail != nil || now.Username != member.Username {
				t.Errorf("an invalid form changed the profile: %+v", now)
			}
		})
	}
	patch(t, apitest.NewVisitor(h.Member), profileOf(member, nil)).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	coach := h.NewCoach(t)
	patch(t, coach.Visitor.At(h.Member), profileOf(member, nil)).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

func TestNewAddressStaysPendingAndBothAddressesGetEmails(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	h.Post.Deliver(t)
	saved := read(t, patch(t, member.Visitor, profileOf(member, map[string]any{"email": "new." + member.Email, "password": apitest.Password, "firstName": "Usha"})))
	if saved.Email != member.Email || saved.NewEmail == nil || *saved.NewEmail != "new."+member.Email || saved.FirstName != "Usha" {
		t.Fatalf("saved %+v", saved)
	}
	mailed := map[string]bool{}
	for _, mail := range h.Post.Deliver(t) {
		mailed[mail.To.Address] = true
	}
	if !mailed["new."+member.Email] || !mailed[member.Email] {
		t.Errorf("emails went to %v, want one to each address", mailed)
	}
	h.Log.WantNo(t, apitest.Password)
}

func TestPreferencesAreReplacedAndValidated(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	const path = "/api/user/preferences"
	defaults := map[string]any{
		"region": "", "religion": "", "gender": "", "age": "", "language": "",
		"emailNotifications": true, "sessionReminders": true, "messageNotifications": true, "newsletterSubscription": false,
		"shareReadReceipts": true, "quietFrom": "", "quietUntil": "",
	}
	wantBody(t, member.Get(t, path), defaults)
	want := maps.Clone(defaults)
	maps.Copy(want, culture(nil))
	wantBody(t, member.Post(t, path, culture(nil)), want)
	wantBody(t, member.Get(t, path), want)
	// The screens show help in the member's language, before and after any other change of the profile.
	if got := read(t, member.Get(t, "/api/user")); got.Language != "ur" {
		t.Errorf("the member's language is %q", got.Language)
	}
	if got := read(t, patch(t, member.Visitor, profileOf(member, nil))); got.Language != "ur" {
		t.Errorf("after a change of the profile the language is %q", got.Language)
	}
	want["religion"], want["language"] = "not_specified", ""
	wantBody(t, member.Post(t, path, culture(map[string]any{"religion": nil, "language": nil})), want)
	wantBody(t, other.Get(t, path), defaults)

	texts := copy.Validation
	member.Post(t, path, map[string]any{}).WantProblem(t, http.StatusBadRequest, texts.ProfileRegionRequired, "region", "gender", "age")
	member.Post(t, path, culture(map[string]any{"age": "17"})).WantProblem(t, http.StatusBadRequest, texts.AgeRangeRequired, "age")
	member.Post(t, path, culture(map[string]any{"religion": "Hindu"})).WantProblem(t, http.StatusBadRequest, texts.ChooseListed, "religion")
	wantBody(t, member.Get(t, path), want)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Get(t, path).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
	visitor.Post(t, path, culture(nil)).WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

func TestNotificationSettingsChangeOnlyGivenFields(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member, other := h.NewMember(t), h.NewMember(t)
	const path = "/api/user/notification-settings"
	before := member.Get(t, "/api/user/preferences").Want(t, http.StatusOK)
	var want map[string]any
	before.Into(t, &want)
	set := func(change map[string]any) {
		t.Helper()
		maps.Copy(want, change)
		wantBody(t, member.Post(t, path, change), want)
		wantBody(t, member.Get(t, "/api/user/preferences"), want)
	}
	// False is stored, and missing fields stay unchanged.
	set(map[string]any{"emailNotifications": false, "sessionReminders": false, "messageNotifications": false, "newsletterSubscription": false})
	set(map[string]any{"newsletterSubscription": true})
	set(map[string]any{"emailNotifications": true})
	set(map[string]any{"shareReadReceipts": false})
	set(map[string]any{"quietFrom": "22:00", "quietUntil": "07:00"})
	set(map[string]any{"sessionReminders": true})
	set(map[string]any{"quietFrom": "", "quietUntil": ""})
	set(map[string]any{})
	// The cultural preferences are another form.
	member.Post(t, "/api/user/preferences", culture(nil)).Want(t, http.StatusOK)
	maps.Copy(want, culture(nil))
	wantBody(t, member.Get(t, "/api/user/preferences"), want)

	texts := copy.Validation
	for _, c := range []struct {
		change         map[string]any
		field, message string
	}{
		{map[string]any{"quietFrom": "22:00"}, "quietUntil", texts.QuietHoursHalf},
		{map[string]any{"quietUntil": "07:00"}, "quietFrom", texts.QuietHoursHalf},
		{map[string]any{"quietFrom": "22:00", "quietUntil": ""}, "quietUntil", texts.QuietHoursHalf},
		{map[string]any{"quietFrom": "22:00", "quietUntil": "22:00"}, "quietUntil", texts.QuietHoursEqual},
		{map[string]any{"quietFrom": "25:00", "quietUntil": "07:00"}, "quietFrom", texts.QuietHoursInvalid},
		{map[string]any{"quietFrom": "22:00", "quietUntil": "7am"}, "quietUntil", texts.QuietHoursInvalid},
	} {
		c.change["emailNotifications"] = false
		member.Post(t, path, c.change).WantProblem(t, http.StatusBadRequest, c.message, c.field)
	}
	wantBody(t, member.Get(t, "/api/user/preferences"), want)
	var others map[string]any
	other.Get(t, "/api/user/preferences").Want(t, http.StatusOK).Into(t, &others)
	if others["messageNotifications"] != true || others["shareReadReceipts"] != true {
		t.Error("another member's settings changed too")
	}
	apitest.NewVisitor(h.Member).Post(t, path, map[string]any{"emailNotifications": false}).
		WantProblem(t, http.StatusUnauthorized, copy.Errors.SignedOut)
}

// wantBody fails the test unless the response body is exactly this object.
func wantBody(t *testing.T, answer apitest.Response, want map[string]any) {
	t.Helper()
	var got map[string]any
	answer.Want(t, http.StatusOK).Into(t, &got)
	if !maps.Equal(got, want) {
		t.Errorf("the body is %v, want %v", got, want)
	}
}
