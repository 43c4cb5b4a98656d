package outreach_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
)

// tables are the tables that store data of visitors.
var tables = []string{"beta_signups", "contact_messages", "job_applications", "event_counts", "river_job"}

func wantNothingStored(t *testing.T, h *apitest.Harness) {
	t.Helper()
	if err := h.Visitors.FlushEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		if n := h.Count(t, "select count(*) from "+table); n != 0 {
			t.Errorf("%d rows in %s", n, table)
		}
	}
}

func signup() map[string]any {
	return map[string]any{"firstName": "Asha", "lastName": "Iyer", "email": "asha@mail.example"}
}

func message() map[string]any {
	return map[string]any{"name": "Asha Iyer", "email": "asha@mail.example", "subject": "Languages", "message": "Who speaks Tamil?"}
}

func application() map[string]any {
	return map[string]any{
		"job": "wellness-coach", "name": "Ravi Menon", "email": "ravi@mail.example", "location": "Fremont, CA",
		"link": "https://ravi.example/work", "note": "Six years with families.",
	}
}

// with returns the body with some properties replaced.
func with(body, replaced map[string]any) map[string]any {
	for property, value := range replaced {
		body[property] = value
	}
	return body
}

func without(body map[string]any, properties ...string) map[string]any {
	for _, property := range properties {
		delete(body, property)
	}
	return body
}

func TestBetaSignupIsStoredWithVariantsAndEmailed(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Site)
	body := with(signup(), map[string]any{"headingVariant": "cultural", "pricingVariant": "discount"})
	answer := visitor.Post(t, "/api/beta-signup", body).Want(t, http.StatusCreated)
	answer.WantKeys(t, "message")
	if !strings.Contains(string(answer.Body), "Your beta signup has been received") {
		t.Errorf("the response is %s", answer.Body)
	}
	const row = `select count(*) from beta_signups where email = 'asha@mail.example' and heading_variant = 'cultural' and pricing_variant = 'discount'
		and occupation = 'Not provided' and location = 'Not provided' and age_range = 'Not specified' and reason_for_interest = 'Beta signup'`
	if h.Count(t, row) != 1 {
		t.Fatal("the signup was not stored with its variants and the defaults")
	}
	// The response does not reveal whether an address is already known.
	again := visitor.Post(t, "/api/beta-signup", body).Want(t, http.StatusCreated)
	if string(again.Body) != string(answer.Body) {
		t.Errorf("the response to a second signup is %s, to the first %s", again.Body, answer.Body)
	}
	if len(answer.Header.Values("Set-Cookie")) > 0 {
		t.Error("the site sets a cookie")
	}
	mails := h.Post.Deliver(t)
	if len(mails) != 1 || mails[0].To.Address != "asha@mail.example" {
		t.Errorf("the emails are %+v, want one to the visitor", mails)
	}
	visitor.With("Accept-Language", "hi").Post(t, "/api/beta-signup", with(signup(), map[string]any{"email": "ravi@mail.example"})).Want(t, http.StatusCreated)
	if mails := h.Post.Deliver(t); len(mails) != 1 || mails[0].Subject != copy.In("hi").BetaLetter.Subject {
		t.Errorf("the emails after a signup on a page in Hindi are %+v", mails)
	}
}

func TestConcurrentSignupsOfOneAddressStoreOne(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	var wg sync.WaitGroup
	answers := make([]apitest.Response, 12)
	for i := range answers {
		wg.Go(func() {
			body := signup()
			if i%2 == 1 {
				body["email"] = "Asha@Mail.Example"
			}
			answers[i] = apitest.NewVisitor(h.Site).Post(t, "/api/beta-signup", body)
		})
	}
	wg.Wait()
	for _, answer := range answers {
		if answer.Status != http.StatusCreated || string(answer.Body) != string(answers[0].Body) {
			t.Errorf("%d %s", answer.Status, answer.Body)
		}
	}
	if n := h.Count(t, "select count(*) from beta_signups"); n != 1 {
		t.Errorf("%d rows", n)
	}
	if mails := h.Post.Deliver(t); len(mails) != 1 {
		t.Errorf("%d emails", len(mails))
	}
}

func TestContactMessagesAreStoredAndEmailedToTeam(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Site)
	for _, body := range []map[string]any{message(), without(message(), "subject"), with(message(), map[string]any{"website": "", "subject": ""})} {
		answer := visitor.Post(t, "/api/contact", body).Want(t, http.StatusCreated)
		var received struct{ Message string }
		answer.Into(t, &received)
		if received.Message != "Thank you for contacting us. We'll get back to you soon." {
			t.Errorf("the response is %s", answer.Body)
		}
	}
	const rows = "select count(*) from contact_messages where name = 'Asha Iyer' and email = 'asha@mail.example' and message = 'Who speaks Tamil?'"
	if h.Count(t, rows+" and subject = 'Languages'") != 1 || h.Count(t, rows+" and subject = ''") != 2 {
		t.Error("the messages were not stored as they were sent")
	}
	mails := h.Post.Deliver(t)
	if len(mails) != 3 {
		t.Fatalf("%d emails", len(mails))
	}
	for _, mail := range mails {
		if mail.To.Address == "asha@mail.example" || mail.ReplyTo == nil || mail.ReplyTo.Address != "asha@mail.example" {
			t.Errorf("an email to %v with Reply-To %v", mail.To, mail.ReplyTo)
		}
	}
	h.Log.WantNo(t, "asha@mail.example", "Tamil", "Asha")
}

func TestApplicationsAreStoredAndEmailedToTeam(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Site)
	jobs := []string{"wellness-coach", "content-writer", "frontend-developer", "operations-manager", "general"}
	for _, job := range jobs {
		answer := visitor.Post(t, "/api/applications", with(application(), map[string]any{"job": job})).Want(t, http.StatusCreated)
		var received struct{ Message string }
		answer.Into(t, &received)
		if received.Message != "Thank you for applying. We'll get back to you soon." {
			t.Errorf("the response is %s", answer.Body)
		}
		if h.Count(t, "select count(*) from job_applications where job = $1 and link = 'https://ravi.example/work'", job) != 1 {
			t.Errorf("the application for %s was not stored", job)
		}
	}
	visitor.Post(t, "/api/applications", without(application(), "location", "link")).Want(t, http.StatusCreated)
	if mails := h.Post.Deliver(t); len(mails) != len(jobs)+1 {
		t.Errorf("%d emails", len(mails))
	}
	h.Log.WantNo(t, "ravi@mail.example", "Menon", "ravi.example")
}

func TestInvalidFormsAreRejectedAndNotStored(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	const missing = "Please fill in all required fields."
	for _, c := range []struct {
		path    string
		body    map[string]any
		message string
		fields  []string
	}{
		{"beta-signup", with(signup(), map[string]any{"firstName": "A"}), "First name must be at least 2 characters", []string{"firstName"}},
		{"beta-signup", without(signup(), "firstName"), "First name must be at least 2 characters", []string{"firstName"}},
		{"beta-signup", with(signup(), map[string]any{"lastName": " "}), "Last name must be at least 2 characters", []string{"lastName"}},
		{"beta-signup", with(signup(), map[string]any{"email": ""}), "Please enter a valid email address", []string{"email"}},
		{"beta-signup", with(signup(), map[string]any{"email": "asha at mail"}), "Please enter a valid email address", []string{"email"}},
		{"beta-signup", with(signup(), map[string]any{"location": strings.Repeat("x", 5000)}), "", []string{"location"}},
		{"beta-signup", with(signup(), map[string]any{"headingVariant": "loud"}), "", []string{"headingVariant"}},

		{"contact", map[string]any{}, missing, []string{"name", "email", "message"}},
		{"contact", without(message(), "name"), missing, []string{"name"}},
		{"contact", with(message(), map[string]any{"message": " \n\t "}), missing, []string{"message"}},
		{"contact", with(message(), map[string]any{"email": "", "name": strings.Repeat("x", 101)}), missing, []string{"name", "email"}},
		{"contact", with(message(), map[string]any{"email": "asha at mail"}), "Please enter a valid email address", []string{"email"}},
		{"contact", with(message(), map[string]any{"email": "a@b.example\r\nBcc: all@b.example"}), "Please enter a valid email address", []string{"email"}},
		{"contact", with(message(), map[string]any{"name": strings.Repeat("x", 101)}), "Name cannot exceed 100 characters", []string{"name"}},
		{"contact", with(message(), map[string]any{"subject": strings.Repeat("x", 151)}), "Subject cannot exceed 150 characters", []string{"subject"}},
		{"contact", with(message(), map[string]any{"message": strings.Repeat("x", 5001)}), "Message cannot exceed 5000 characters", []string{"message"}},

		{"applications", map[string]any{"job": "general"}, missing, []string{"name", "email", "note"}},
		{"applications", without(application(), "job"), "Please choose one of the options", []string{"job"}},
		{"applications", with(application(), map[string]any{"job": "Wellness Coach"}), "Please choose one of the options", []string{"job"}},
		{"applications", with(application(), map[string]any{"link": "javascript:alert(1)"}), "Please enter a link that starts with http:// or https://", []string{"link"}},
		{"applications", with(application(), map[string]any{"link": "https://ravi.example/" + strings.Repeat("x", 300)}), "Link cannot exceed 300 characters", []string{"link"}},
		{"applications", with(application(), map[string]any{"location": strings.Repeat("x", 101)}), "Location cannot exceed 100 characters", []string{"location"}},
		{"applications", with(application(), map[string]any{"note": strings.Repeat("x", 5001)}), "This cannot exceed 5000 characters", []string{"note"}},

		{"events", map[string]any{}, "", []string{"name"}},
		{"events", map[string]any{"name": "page_view"}, "", []string{"name"}},
		{"events", map[string]any{"name": "beta_button_pressed", "heading": "asha@mail.example"}, "", []string{"heading"}},
		{"events", map[string]any{"name": "beta_button_pressed", "pricing": "free", "heading": "loud"}, "", []string{"heading", "pricing"}},
	} {
		apitest.NewVisitor(h.Site).Post(t, "/api/"+c.path, c.body).WantProblem(t, http.StatusBadRequest, c.message, c.fields...)
	}
	for _, path := range []string{"beta-signup", "contact", "applications", "events"} {
		visitor := apitest.NewVisitor(h.Site)
		visitor.Do(t, http.MethodPost, "/api/"+path, "text/plain", []byte(`{}`)).WantProblem(t, http.StatusUnsupportedMediaType, "")
		visitor.Do(t, http.MethodPost, "/api/"+path, "application/json", []byte(`{"name":"`+strings.Repeat("x", 1<<20)+`"}`)).
			WantProblem(t, http.StatusRequestEntityTooLarge, "")
		visitor.Do(t, http.MethodGet, "/api/"+path, "", nil).WantProblem(t, http.StatusMethodNotAllowed, "")
	}
	wantNothingStored(t, h)
	h.Log.WantNo(t, "asha", "javascript", "Bcc")
}

// TestHoneypotSubmissionsGetNormalResponseAndAreNotStored fills the hidden field, with valid and with invalid data.
func TestHoneypotSubmissionsGetNormalResponseAndAreNotStored(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	filled := map[string]any{"website": "https://buy.example"}
	for path, body := range map[string]map[string]any{
		"/api/beta-signup": signup(), "/api/contact": message(), "/api/applications": application(),
	} {
		visitor := apitest.NewVisitor(h.Site)
		honeypot := visitor.Post(t, path, with(body, filled)).Want(t, http.StatusCreated)
		nonsense := visitor.Post(t, path, with(map[string]any{"email": "no address"}, filled)).Want(t, http.StatusCreated)
		if string(honeypot.Body) != string(nonsense.Body) {
			t.Errorf("%s: the responses to filled honeypots differ: %s and %s", path, honeypot.Body, nonsense.Body)
		}
		wantNothingStored(t, h)
		delete(body, "website")
		if person := visitor.Post(t, path, body).Want(t, http.StatusCreated); string(person.Body) != string(honeypot.Body) {
			t.Errorf("%s: the response to a person is %s, to a filled honeypot %s", path, person.Body, honeypot.Body)
		}
		for _, table := range tables {
			if _, err := h.Pool.Exec(t.Context(), "delete from "+table); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n := h.Log.Lines(`"note":"honeypot"`); n != 6 {
		t.Errorf("the log has %d honeypot lines, want 6", n)
	}
	h.Log.WantNo(t, "buy.example", "mail.example")
}

func TestEventsAreCountedWithoutPersonalData(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Site)
	count := func(contentType, body string) {
		t.Helper()
		answer := visitor.Do(t, http.MethodPost, "/api/events", contentType, []byte(body)).Want(t, http.StatusNoContent)
		if len(answer.Body) > 0 || len(answer.Header.Values("Set-Cookie")) > 0 {
			t.Errorf("the response is %s with %v", answer.Body, answer.Header)
		}
	}
	shown := `{"name":"ab_test_variant_shown","heading":"cultural","pricing":"premium"}`
	count("application/json", shown)
	count("application/json;charset=UTF-8", shown) // A beacon's Blob may have this type.
	count("application/json", `{"name":"beta_button_pressed"}`)
	count("application/json", `{"name":"beta_signup_page_view","heading":"default","pricing":"default","email":"asha@mail.example"}`)
	if err := h.Visitors.FlushEvents(t.Context()); err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]int{
		"select count(distinct (name, heading_variant, pricing_variant)) from event_counts":                                                                                3,
		"select sum(n) from event_counts where name = 'ab_test_variant_shown' and heading_variant = 'cultural' and pricing_variant = 'premium'":                            2,
		"select sum(n) from event_counts where name = 'beta_button_pressed' and heading_variant = '' and pricing_variant = ''":                                             1,
		"select sum(n) from event_counts where name = 'beta_signup_page_view' and heading_variant = 'default' and pricing_variant = 'default'":                             1,
		"select count(*) from event_counts where day not between (now() at time zone 'UTC')::date - 1 and (now() at time zone 'UTC')::date":                                0,
		"select count(*) from information_schema.columns where table_name = 'event_counts' and column_name not in ('day','name','n') and column_name not like '%_variant'": 0,
	} {
		if n := h.Count(t, query); n != want {
			t.Errorf("%s: %d, want %d", query, n, want)
		}
	}
	h.Log.WantNo(t, "asha@mail.example", "ab_test_variant_shown")
}
