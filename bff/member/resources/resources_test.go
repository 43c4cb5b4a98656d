package resources_test

import (
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/library"
	"aangan/bff/member/resources"
)

func list(t *testing.T, visitor *apitest.Visitor) (all []resources.ResourceSummary) {
	t.Helper()
	visitor.Get(t, "/api/resources").Want(t, http.StatusOK).Into(t, &all)
	return all
}

// TestResourcesMatchTheLibrary compares the list and each resource with the library.
func TestResourcesMatchTheLibrary(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	answer := asha.Get(t, "/api/resources")
	answer.WantKeys(t, "id", "title", "description", "preview", "imageUrl", "category", "minutes", "kind", "prompts", "saved")
	all := list(t, asha.Visitor)
	if len(all) < 14 || len(answer.Body) > 1000*len(all) {
		t.Fatalf("%d resources in %d bytes", len(all), len(answer.Body))
	}
	kinds := map[string]bool{}
	for _, shown := range all {
		piece, found := h.Library.Piece(shown.ID)
		if !found || shown.Title != piece.Title || shown.Description != piece.Description || shown.Preview != piece.Preview() || shown.Category != piece.Category ||
			shown.Minutes != piece.Minutes || shown.ImageURL != "/tiles/"+shown.ID+".svg" || shown.Saved || shown.Kind != string(piece.Practice.Kind) ||
			shown.Prompts == nil || !slices.Equal(shown.Prompts, piece.Practice.Prompts) {
			t.Errorf("%s is shown as %+v", shown.ID, shown)
		}
		kinds[shown.Kind] = true
		var whole resources.Resource
		asha.Get(t, "/api/resources/"+shown.ID).Want(t, http.StatusOK).Into(t, &whole)
		if whole.Title != piece.Title || whole.Description != piece.Description || whole.Content != piece.Content || whole.Category != piece.Category ||
			whole.Minutes != piece.Minutes || whole.ImageURL != shown.ImageURL || whole.Saved {
			t.Errorf("%s is %+v", shown.ID, whole)
		}
		practice := whole.Practice
		if practice.Kind != shown.Kind || (practice.Breath != nil) != (practice.Kind == string(library.Breath)) || (len(practice.Steps) > 0) != (practice.Kind == string(library.Scan)) ||
			(len(practice.Prompts) > 0) != (practice.Kind == string(library.Journal)) || practice.Steps == nil || practice.Prompts == nil {
			t.Errorf("the practice of %s is shown as %+v", shown.ID, practice)
		}
		if practice.Breath != nil && library.Pace(*practice.Breath) != piece.Practice.Pace || !slices.Equal(practice.Prompts, piece.Practice.Prompts) ||
			len(practice.Steps) != len(piece.Practice.Steps) {
			t.Errorf("the practice of %s is shown as %+v", shown.ID, practice)
		}
	}
	if len(kinds) != 4 {
		t.Errorf("kinds of practice: %v", kinds)
	}
}

// TestResourceTextsAreCacheableForEveryMember reads the searchable texts, which are in order and the same for every
// member.
func TestResourceTextsAreCacheableForEveryMember(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	answer := asha.Get(t, "/api/resource-texts").Want(t, http.StatusOK)
	answer.WantKeys(t, "id", "content")
	var texts []resources.ResourceText
	answer.Into(t, &texts)
	all := list(t, asha.Visitor)
	if len(texts) != len(all) {
		t.Fatalf("%d texts of %d resources", len(texts), len(all))
	}
	for i, text := range texts {
		if piece, _ := h.Library.Piece(text.ID); text.ID != all[i].ID || text.Content != piece.Content {
			t.Errorf("the text of %s is %+v", all[i].ID, text)
		}
	}
	tag := answer.Header.Get("ETag")
	if tag == "" || answer.Header.Get("Cache-Control") != "private, no-cache" {
		t.Fatalf("ETag %q, Cache-Control %q", tag, answer.Header.Get("Cache-Control"))
	}
	if again := ravi.With("If-None-Match", "W/"+tag).Get(t, "/api/resource-texts").Want(t, http.StatusNotModified); len(again.Body) > 0 {
		t.Errorf("a 304 has a body of %d bytes", len(again.Body))
	}
	asha.With("If-None-Match", `"other"`).Get(t, "/api/resource-texts").Want(t, http.StatusOK)
}

// TestResourcesAreInTheLanguageOfThePage reads the library as a Hindi page does. What the browser has stored in English
// does not count as current.
func TestResourcesAreInTheLanguageOfThePage(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	want := h.Library.Pieces("hi")[0]
	hindi := asha.With("Accept-Language", "hi")
	if all := list(t, hindi); all[0].ID != want.Slug || all[0].Title != want.Title {
		t.Errorf("the list begins with %+v", all[0])
	}
	var whole resources.Resource
	hindi.Get(t, "/api/resources/"+want.Slug).Want(t, http.StatusOK).Into(t, &whole)
	if whole.Content != want.Content {
		t.Errorf("the resource is %+v", whole)
	}
	for _, path := range []string{"/api/resources", "/api/resource-texts"} {
		tag := asha.Get(t, path).Header.Get("ETag")
		answer := asha.With("Accept-Language", "hi", "If-None-Match", tag).Get(t, path).Want(t, http.StatusOK)
		if answer.Header.Get("ETag") == tag || !strings.Contains(string(answer.Body), want.Content[:30]) {
			t.Errorf("%s has the ETag %s and begins with %.200s", path, answer.Header.Get("ETag"), answer.Body)
		}
	}
}

// TestSavingAffectsOnlyTheMembersOwnList saves a resource twice and removes it twice.
func TestSavingAffectsOnlyTheMembersOwnList(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	id := list(t, asha.Visitor)[2].ID
	saved := func(user *apitest.User) (slugs []string) {
		for _, piece := range list(t, user.Visitor) {
			if piece.Saved {
				slugs = append(slugs, piece.ID)
			}
		}
		return slugs
	}
	for range 2 {
		asha.Do(t, http.MethodPut, "/api/resources/"+id+"/saved", "", nil).Want(t, http.StatusNoContent)
	}
	if found := saved(asha); !slices.Equal(found, []string{id}) || len(saved(ravi)) != 0 {
		t.Errorf("Asha saved %v, Ravi %v", found, saved(ravi))
	}
	var one resources.Resource
	asha.Get(t, "/api/resources/"+id).Want(t, http.StatusOK).Into(t, &one)
	if !one.Saved {
		t.Error("the resource is not marked as saved")
	}
	// Removing affects no other member.
	ravi.Do(t, http.MethodDelete, "/api/resources/"+id+"/saved", "", nil).Want(t, http.StatusNoContent)
	if len(saved(asha)) != 1 {
		t.Error("Ravi removed a resource that Asha saved")
	}
	for range 2 {
		asha.Do(t, http.MethodDelete, "/api/resources/"+id+"/saved", "", nil).Want(t, http.StatusNoContent)
	}
	if found := saved(asha); len(found) != 0 {
		t.Errorf("still saved: %v", found)
	}
	// A saved resource that a later release removed is skipped.
	if _, err := h.Pool.Exec(t.Context(), "insert into saved_resources (member_id, resource) values ($1, 'taken-out')", asha.ID); err != nil {
		t.Fatal(err)
	}
	if found := saved(asha); len(found) != 0 {
		t.Errorf("a removed resource is listed: %v", found)
	}
}

// TestResourceListReturns304UntilItChanges: the ETag depends on the member and on the saved resources.
func TestResourceListReturns304UntilItChanges(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	first := asha.Get(t, "/api/resources").Want(t, http.StatusOK)
	tag := first.Header.Get("ETag")
	if tag == "" || first.Header.Get("Cache-Control") != "private, no-cache" {
		t.Fatalf("ETag %q, Cache-Control %q", tag, first.Header.Get("Cache-Control"))
	}
	for _, known := range []string{tag, "W/" + tag, `"other", ` + tag} {
		if again := asha.With("If-None-Match", known).Get(t, "/api/resources").Want(t, http.StatusNotModified); len(again.Body) > 0 || again.Header.Get("ETag") != tag {
			t.Errorf("%s: %d bytes, ETag %q", known, len(again.Body), again.Header.Get("ETag"))
		}
	}
	// On a shared device a member never gets another member's cached list.
	if other := ravi.Get(t, "/api/resources").Want(t, http.StatusOK); other.Header.Get("ETag") == tag {
		t.Error("two members have the same ETag")
	}
	asha.Do(t, http.MethodPut, "/api/resources/"+list(t, asha.Visitor)[0].ID+"/saved", "", nil).Want(t, http.StatusNoContent)
	if changed := asha.With("If-None-Match", tag).Get(t, "/api/resources").Want(t, http.StatusOK); changed.Header.Get("ETag") == tag {
		t.Error("the ETag is unchanged after a resource was saved")
	}
}

func TestResourcesRejectOtherSessionsAndUnknownIDs(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, meera := h.Pair(t)
	slug := list(t, asha.Visitor)[0].ID
	for _, call := range []struct{ method, path string }{
		{http.MethodGet, "/api/resources"}, {http.MethodGet, "/api/resource-texts"}, {http.MethodGet, "/api/resources/" + slug},
		{http.MethodPut, "/api/resources/" + slug + "/saved"}, {http.MethodDelete, "/api/resources/" + slug + "/saved"},
	} {
		apitest.NewVisitor(h.Member).Do(t, call.method, call.path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
		meera.At(h.Member).Do(t, call.method, call.path, "", nil).WantProblem(t, http.StatusUnauthorized, "")
	}
	for _, unknown := range []string{"a-piece-that-is-not-there", "..%2fa", slug + "x"} {
		asha.Get(t, "/api/resources/"+unknown).WantProblem(t, http.StatusNotFound, copy.Library.NotFound)
		for _, method := range []string{http.MethodPut, http.MethodDelete} {
			asha.Do(t, method, "/api/resources/"+unknown+"/saved", "", nil).WantProblem(t, http.StatusNotFound, copy.Library.NotFound)
		}
	}
	if n := h.Count(t, "select count(*) from saved_resources"); n != 0 {
		t.Errorf("%d resources were saved", n)
	}
}

// TestTodaysResourceIsAboutTheMembersTopic uses topics that pieces of every part of the day are about.
func TestTodaysResourceIsAboutTheMembersTopic(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha := h.NewMember(t)
	read := func() (today resources.TodaysResource) {
		asha.Get(t, "/api/todays-resource").Want(t, http.StatusOK).Into(t, &today)
		return today
	}
	if today := read(); today.Topic != "" || today.Resource.Title == "" {
		t.Errorf("without topics: %+v", today)
	}
	asha.Post(t, "/api/user/matching", map[string]any{"focus": []string{"family", "loneliness"}}).Want(t, http.StatusOK)
	today := read()
	if !slices.Contains([]string{"family", "loneliness"}, today.Topic) {
		t.Errorf("with topics: %+v", today)
	}
	asha.Do(t, http.MethodPut, "/api/resources/"+today.Resource.ID+"/saved", "", nil).Want(t, http.StatusNoContent)
	if !read().Resource.Saved {
		t.Error("the saved piece is not marked")
	}
	apitest.NewVisitor(h.Member).Get(t, "/api/todays-resource").WantProblem(t, http.StatusUnauthorized, "")
}

func TestReadingPlacesAreKeptUntilTheEnd(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	asha, ravi := h.NewMember(t), h.NewMember(t)
	leave := func(slug, body string) apitest.Response {
		t.Helper()
		return asha.Do(t, http.MethodPut, "/api/resources/"+slug+"/place", "application/json", []byte(body))
	}
	want := func(by *apitest.User, places ...string) {
		t.Helper()
		var got []resources.ReadingPlace
		by.Get(t, "/api/reading-places").Want(t, http.StatusOK).Into(t, &got)
		shown := make([]string, len(got))
		for i, place := range got {
			shown[i] = place.ID + " " + strconv.Itoa(place.Percent)
			if piece, _ := h.Library.Piece(place.ID); place.Title != piece.Title || place.LeftAt.IsZero() {
				t.Errorf("%+v", place)
			}
		}
		if !slices.Equal(shown, places) {
			t.Errorf("places %q, want %q", shown, places)
		}
	}
	want(asha)
	leave("a-cup-of-chai", `{"percent":40}`).Want(t, http.StatusNoContent)
	leave("from-the-soles-up", `{"percent":10}`).Want(t, http.StatusNoContent)
	leave("a-cup-of-chai", `{"percent":60}`).Want(t, http.StatusNoContent)
	want(asha, "a-cup-of-chai 60", "from-the-soles-up 10")
	want(ravi)
	leave("a-cup-of-chai", `{"percent":95}`).Want(t, http.StatusNoContent)
	want(asha, "from-the-soles-up 10")
	leave("from-the-soles-up", `{"percent":0}`).Want(t, http.StatusNoContent)
	want(asha)

	// Of more pieces, those left first are forgotten.
	var last []string
	for _, piece := range list(t, asha.Visitor)[:library.PlacesKept+2] {
		leave(piece.ID, `{"percent":50}`).Want(t, http.StatusNoContent)
		last = append([]string{piece.ID + " 50"}, last...)
	}
	want(asha, last[:library.PlacesKept]...)

	for _, body := range []string{`{}`, `{"percent":-1}`, `{"percent":101}`, `{"percent":"half"}`, `{"percent":1.5}`} {
		leave("a-cup-of-chai", body).WantProblem(t, http.StatusBadRequest, "", "percent")
	}
	leave("no-such-piece", `{"percent":40}`).WantProblem(t, http.StatusNotFound, copy.Library.NotFound)
	visitor := apitest.NewVisitor(h.Member)
	visitor.Get(t, "/api/reading-places").WantProblem(t, http.StatusUnauthorized, "")
	visitor.Do(t, http.MethodPut, "/api/resources/a-cup-of-chai/place", "application/json", []byte(`{"percent":40}`)).WantProblem(t, http.StatusUnauthorized, "")
}
