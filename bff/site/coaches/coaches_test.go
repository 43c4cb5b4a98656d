package coaches_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/site/coaches"
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

func TestCoachPageHasTimesOfTheVisitorAndNoPrivateData(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	shown := h.NewCoach(t, named("Meera Krishnan"), func(c *store.CreateCoachParams) {
		c.Specializations, c.TimeZone = " Loss and grief , Family", "Asia/Kolkata"
	})
	pending := h.NewCoach(t, apitest.Inactive)
	for _, sql := range []string{
		"update coaches set hours_published_at = now(), gender = 'female', region = 'south_india', religion = 'hindu' where id = $1",
		"insert into coach_weekly_hours (coach_id, weekday, from_minute, until_minute) select $1, day, 840, 1140 from generate_series(1, 7) day",
		"insert into coach_credentials (coach_id, position, title, issuer, year, checked_on) values ($1, 1, 'Certified wellness coach', 'A federation', 2016, '2026-03-04')",
	} {
		if _, err := h.Pool.Exec(t.Context(), sql, shown.ID); err != nil {
			t.Fatal(err)
		}
	}
	visitor := apitest.NewVisitor(h.Site)
	read := func(zone string) (page coaches.CoachPage) {
		t.Helper()
		answer := visitor.Get(t, "/api/our-coaches/"+shown.ID+"?zone="+zone).Want(t, http.StatusOK)
		answer.WantKeys(t, "id", "name", "title", "city", "bio", "imageUrl", "topics", "languages", "credentials", "windows", "wakingMinutes", "nextOpening")
		for _, private := range []string{"mail.example", "secret-room", "verified", "documents", "ratings", "review", "female", "hindu", "south_india"} {
			if strings.Contains(string(answer.Body), private) {
				t.Errorf("the response contains the private text %q", private)
			}
		}
		if caching := answer.Header.Get("Cache-Control"); caching != "public, max-age=60" {
			t.Errorf("Cache-Control is %q", caching)
		}
		answer.Into(t, &page)
		return page
	}
	// From 2 to 7 PM there: the whole time, and in Honolulu from 10:30 PM to 3:30 AM.
	day := read("Asia/Kolkata")
	if day.WakingMinutes != 7*300 || len(day.Windows) != 7 || day.Windows[0] != (coaches.HoursWindow{Weekday: 1, From: 840, Until: 1140}) || day.NextOpening == nil {
		t.Errorf("in India: %+v", day)
	}
	if c := day.Credentials; len(c) != 1 || c[0].Issuer != "A federation" || *c[0].Year != 2016 || c[0].CheckedOn != "2026-03-04" || strings.Join(day.Topics, "|") != "Loss and grief|Family" {
		t.Errorf("the page is %+v", day)
	}
	if night := read("Pacific/Honolulu"); night.WakingMinutes != 0 || night.NextOpening != nil || len(night.Windows) != 14 {
		t.Errorf("in Honolulu: %+v", night)
	}
	visitor.Get(t, "/api/our-coaches/"+shown.ID+"?zone=Mars").WantProblem(t, http.StatusBadRequest, "", "zone")
	visitor.Get(t, "/api/our-coaches/"+shown.ID).Want(t, http.StatusOK)
	for _, id := range []string{pending.ID, uuid.NewString(), "meera"} {
		visitor.Get(t, "/api/our-coaches/"+id+"?zone=UTC").WantProblem(t, http.StatusNotFound, "")
	}
}
