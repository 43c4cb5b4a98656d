package coaches_test

import (
	"net/http"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/db/store"
)

type coach struct {
	ID, Name, Title, Specialty, Bio string
	ImageURL                        string `json:"imageUrl"`
}

func named(name string) apitest.CoachOption {
	return func(c *store.CreateCoachParams) { c.Name = name }
}

func TestListIsEmptyWithoutCoaches(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	answer := apitest.NewVisitor(h.Site).Get(t, "/api/our-coaches").Want(t, http.StatusOK)
	if got := strings.TrimSpace(string(answer.Body)); got != "[]" {
		t.Errorf("the response is %s", got)
	}
}

func TestListShowsFirstFourActiveCoachesWithoutPrivateData(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	first := h.NewCoach(t, named("First"), func(c *store.CreateCoachParams) {
		c.Specializations, c.ImageUrl, c.Bio = " , Loss and grief , Family", "/people/first.svg", "Slow talker."
	})
	h.NewCoach(t, named("Waiting"), apitest.Inactive)
	h.NewCoach(t, named("Unverified"), func(c *store.CreateCoachParams) { c.VerificationStatus = "pending" })
	h.NewCoach(t, named("Stopped"), func(c *store.CreateCoachParams) { c.IsActive = false })
	for _, name := range []string{"Second", "Third", "Fourth", "Fifth"} {
		h.NewCoach(t, named(name), func(c *store.CreateCoachParams) { c.Specializations = "" })
	}
	answer := apitest.NewVisitor(h.Site).Get(t, "/api/our-coaches").Want(t, http.StatusOK)
	answer.WantKeys(t, "id", "name", "title", "specialty", "bio", "imageUrl")
	var coaches []coach
	answer.Into(t, &coaches)
	var names []string
	for _, one := range coaches {
		names = append(names, one.Name)
	}
	if got := strings.Join(names, " "); got != "First Second Third Fourth" {
		t.Errorf("the coaches are %s", got)
	}
	want := coach{
		ID: first.ID, Name: "First", Title: "Certified Wellness Coach", Specialty: "Loss and grief", Bio: "Slow talker.",
		ImageURL: "/people/first.svg",
	}
	if coaches[0] != want {
		t.Errorf("the first is %+v, want %+v", coaches[0], want)
	}
	if coaches[1].Specialty != "" {
		t.Errorf("a coach without specializations has the specialty %q", coaches[1].Specialty)
	}
	for _, private := range []string{"mail.example", "secret-room", "Chennai", "verified", "documents"} {
		if strings.Contains(string(answer.Body), private) {
			t.Errorf("the response contains the private text %q", private)
		}
	}
	if caching := answer.Header.Get("Cache-Control"); caching != "public, max-age=60" {
		t.Errorf("Cache-Control is %q", caching)
	}
	if answer.Header.Get("Set-Cookie") != "" || strings.Contains(answer.Header.Get("Vary"), "Cookie") {
		t.Error("a cacheable response sets a cookie or varies by cookie")
	}
}
