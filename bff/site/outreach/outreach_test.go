package outreach_test

import (
	"net/http"
	"net/netip"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/internal/ratelimit"
)

func TestBetaSignup(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	visitor := apitest.NewVisitor(h.Site)
	body := map[string]any{"firstName": "Asha", "lastName": "Iyer", "email": "asha@mail.example", "headingVariant": "cultural", "pricingVariant": "discount"}
	answer := visitor.Post(t, "/api/beta-signup", body).Want(t, http.StatusCreated)
	answer.WantKeys(t, "message")
	if !strings.Contains(string(answer.Body), "Your beta signup has been received") {
		t.Errorf("answers %s", answer.Body)
	}
	const stored = `select count(*) from beta_signups where email = 'asha@mail.example' and heading_variant = 'cultural' and pricing_variant = 'discount'
		and occupation = 'Not provided' and location = 'Not provided' and age_range = 'Not specified' and reason_for_interest = 'Beta signup'`
	if h.Count(t, stored) != 1 {
		t.Fatal("the signup was not stored with its variants and the defaults")
	}
	// Whether an address is known already is not told.
	again := visitor.Post(t, "/api/beta-signup", body).Want(t, http.StatusCreated)
	if string(again.Body) != string(answer.Body) {
		t.Errorf("a second signup is answered %s, the first was %s", again.Body, answer.Body)
	}
	if len(answer.Header.Values("Set-Cookie")) > 0 {
		t.Error("the site sets a cookie")
	}
}

func TestBetaSignupRefuses(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	for name, c := range map[string]struct {
		replaced map[string]any
		message  string
		fields   []string
	}{
		"a short first name":  {map[string]any{"firstName": "A"}, "First name must be at least 2 characters", []string{"firstName"}},
		"no first name":       {map[string]any{"firstName": ""}, "First name must be at least 2 characters", []string{"firstName"}},
		"no last name":        {map[string]any{"lastName": " "}, "Last name must be at least 2 characters", []string{"lastName"}},
		"no address":          {map[string]any{"email": ""}, "Please enter a valid email address", []string{"email"}},
		"a strange address":   {map[string]any{"email": "asha at mail"}, "Please enter a valid email address", []string{"email"}},
		"an endless location": {map[string]any{"location": strings.Repeat("x", 5000)}, "", []string{"location"}},
	} {
		t.Run(name, func(t *testing.T) {
			body := map[string]any{"firstName": "Asha", "lastName": "Iyer", "email": "asha@mail.example"}
			for property, value := range c.replaced {
				body[property] = value
			}
			apitest.NewVisitor(h.Site).Post(t, "/api/beta-signup", body).WantProblem(t, http.StatusBadRequest, c.message, c.fields...)
		})
	}
	if h.Count(t, "select count(*) from beta_signups") != 0 {
		t.Error("a refused signup was stored")
	}
}

func TestTooManySignups(t *testing.T) {
	t.Parallel()
	address := netip.MustParseAddr("198.51.100.7")
	h := apitest.New(t, apitest.WithLimits(&ratelimit.Limits{
		Client: func(*http.Request) netip.Addr { return address }, Scale: 1,
	}))
	visitor := apitest.NewVisitor(h.Site)
	for range 40 {
		answer := visitor.Post(t, "/api/beta-signup", map[string]any{"email": "x"})
		if answer.Status == http.StatusBadRequest {
			continue
		}
		answer.WantProblem(t, http.StatusTooManyRequests, "")
		return
	}
	t.Fatal("nobody was held back")
}
