package exercises_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
	"aangan/bff/member/exercises"
)

const (
	list   = "/api/exercises"
	worry  = list + "/worry-time"
	memory = "/api/companion-memory"
)

// answer answers a step and returns the result.
func answer(t *testing.T, member *apitest.User, path string, body map[string]string) (answered exercises.AnsweredExercise) {
	t.Helper()
	body["id"] = uuid.NewString()
	member.Post(t, path+"/answer", body).Want(t, http.StatusOK).Into(t, &answered)
	return answered
}

func put(t *testing.T, who *apitest.Visitor, language, called string, avoided []string) apitest.Response {
	t.Helper()
	raw, err := json.Marshal(map[string]any{"language": language, "called": called, "avoided": avoided})
	if err != nil {
		t.Fatal(err)
	}
	return who.Do(t, http.MethodPut, memory, "application/json", raw)
}

func start(t *testing.T, member *apitest.User, path, language string) (run exercises.ExerciseRun) {
	t.Helper()
	member.Post(t, path, map[string]string{"companion": "tara", "language": language}).Want(t, http.StatusOK).Into(t, &run)
	return run
}

func TestExerciseKeepsItsPlaceUntilItIsFinished(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	var all exercises.ExerciseList
	member.Get(t, list).Want(t, http.StatusOK).Into(t, &all)
	if len(all.Exercises) < 16 || len(all.Languages) != 4 || all.Language != "en" || all.Words.Continue != "Continue" {
		t.Fatalf("%d exercises in %d languages: %+v", len(all.Exercises), len(all.Languages), all.Words)
	}
	// Until a member chooses a language, the exercises are in that of their pages.
	member.With("Accept-Language", "hi").Get(t, list).Want(t, http.StatusOK).Into(t, &all)
	if all.Language != "hi" {
		t.Errorf("on a page in Hindi the exercises are in %s", all.Language)
	}
	member.Get(t, worry).WantProblem(t, http.StatusNotFound, copy.ExerciseAnswers.NotStarted)
	run := start(t, member, worry, "")
	if run.Current == nil || run.Current.ID != "worry" || !run.Current.OwnWords || run.Done != nil || run.Passed != 0 || len(run.Steps) < 5 {
		t.Fatalf("%+v", run)
	}
	answered := answer(t, member, worry, map[string]string{"step": "worry", "text": "Amma's knee surgery, and that I am not there"})
	if next := answered.Run; !answered.Understood || next.Current.ID != "sort" || next.Passed != 1 || next.Answers[0].Text != "Amma's knee surgery, and that I am not there" {
		t.Fatalf("%+v", answered)
	}
	// A text that is none of the choices changes nothing; an answer that another device gave is a conflict.
	if lost := answer(t, member, worry, map[string]string{"step": "sort", "text": "its the same as with the other thing na, chhodo"}); lost.Understood || lost.Run.Current.ID != "sort" {
		t.Errorf("%+v", lost)
	}
	member.Post(t, worry+"/answer", map[string]string{"step": "worry", "text": "again", "id": uuid.NewString()}).WantProblem(t, http.StatusConflict, copy.ExerciseAnswers.OtherStep)
	var back exercises.ExerciseRun
	member.Post(t, worry+"/back", nil).Want(t, http.StatusOK).Into(t, &back)
	if back.Current.ID != "worry" || len(back.Answers) != 0 {
		t.Errorf("%+v", back)
	}
	// Skips the first step, goes on in another language, and finishes.
	answer(t, member, worry, map[string]string{"step": "worry"})
	if run = start(t, member, worry, "ta"); run.Current.ID != "sort" || run.Language != "ta" || run.Title == "Worry time" {
		t.Errorf("%+v", run)
	}
	answer(t, member, worry, map[string]string{"step": "sort", "choice": "today"})
	answer(t, member, worry, map[string]string{"step": "do", "text": "Call her"})
	end := answer(t, member, worry, map[string]string{"step": "start", "choice": "now"}).Run
	if end.Done == nil || end.Current != nil || len(end.Done.Answers) != 2 || end.Done.Answers[0].Text != "Call her" {
		t.Fatalf("%+v", end)
	}
	member.Post(t, worry+"/answer", map[string]string{"step": "start"}).WantProblem(t, http.StatusNotFound, "")
	member.Get(t, worry).Want(t, http.StatusOK).Into(t, &run)
	if run.Done == nil || run.ID != end.ID {
		t.Errorf("%+v", run)
	}
	if again := start(t, member, worry, "en"); again.ID == end.ID || again.Passed != 0 {
		t.Errorf("%+v", again)
	}
	h.Log.WantNo(t, "knee", "Call her")
}

func TestOnlyTheLastThreeCardsAreKept(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for _, code := range []string{"small-activity", "senses", "values", "homesick"} {
		path := list + "/" + code
		run := start(t, member, path, "en")
		for run.Current != nil {
			run = answer(t, member, path, map[string]string{"step": run.Current.ID}).Run
		}
	}
	start(t, member, worry, "en")
	var kept exercises.CompanionMemory
	member.Get(t, memory).Want(t, http.StatusOK).Into(t, &kept)
	var codes []string
	for _, one := range kept.Exercises {
		codes = append(codes, one.Code)
	}
	if got := strings.Join(codes, " "); got != "worry-time homesick values senses" {
		t.Errorf("kept %s", got)
	}
	member.Do(t, http.MethodDelete, "/api/exercise-runs/"+kept.Exercises[1].ID, "", nil).Want(t, http.StatusNoContent)
	member.Get(t, list+"/homesick").WantProblem(t, http.StatusNotFound, "")
	h.NewMember(t).Do(t, http.MethodDelete, "/api/exercise-runs/"+kept.Exercises[0].ID, "", nil).Want(t, http.StatusNotFound)
	if n := h.Count(t, "select count(*) from exercise_runs"); n != 3 {
		t.Errorf("%d exercises are left, want 3", n)
	}
}

// The text goes to the companion, which asks the direct question; the place in the exercise stays.
func TestAnswerWithSignOfRiskBecomesMessageToCompanion(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	start(t, member, worry, "en")
	stream := member.Live(t, "/api/live", "")
	defer stream.Close()
	message := uuid.NewString()
	body := map[string]string{"step": "worry", "text": "I feel hopeless since the breakup", "id": message}
	var answered exercises.AnsweredExercise
	for range 2 { // A repeat, because the response was lost, stores nothing again.
		member.Post(t, worry+"/answer", body).Want(t, http.StatusOK).Into(t, &answered)
	}
	if !answered.ToTalk || answered.Run.Current.ID != "worry" || len(answered.Run.Answers) != 0 {
		t.Fatalf("%+v", answered)
	}
	stream.NextOf(t, "risk")
	talk := member.Get(t, "/api/companions/tara/messages").Want(t, http.StatusOK)
	if text := string(talk.Body); strings.Count(text, "hopeless since") != 1 || !strings.Contains(text, "thoughts of ending your life") {
		t.Errorf("the talk is %s", text)
	}
	// Help also comes for a step that another device has passed.
	answer(t, member, worry, map[string]string{"step": "worry", "text": "Her knee"})
	if late := answer(t, member, worry, map[string]string{"step": "worry", "text": "I want to end my life"}); !late.ToTalk || late.Run.Passed != 1 {
		t.Errorf("to a step that is over: %+v", late)
	}
	delete(body, "id")
	member.Post(t, worry+"/answer", body).WantProblem(t, http.StatusBadRequest, "", "id")
}

func TestReminderNotifiesWithoutNamingTheExercise(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	run := start(t, member, worry, "en")
	for name, at := range map[string]time.Time{"the past": time.Now().Add(-time.Hour), "too far ahead": time.Now().AddDate(0, 0, 15)} {
		t.Log(name)
		member.Post(t, worry+"/reminder", map[string]any{"at": at}).WantProblem(t, http.StatusBadRequest, copy.ExerciseAnswers.ReminderTime, "at")
	}
	member.Post(t, worry+"/reminder", map[string]any{"at": "tomorrow"}).WantProblem(t, http.StatusBadRequest, "", "at")
	member.Post(t, list+"/senses/reminder", map[string]any{"at": time.Now().Add(time.Hour)}).WantProblem(t, http.StatusNotFound, "")
	member.Post(t, worry+"/reminder", map[string]any{"at": time.Now().Add(time.Hour)}).Want(t, http.StatusOK).Into(t, &run)
	if run.RemindAt == nil {
		t.Fatal("no reminder")
	}
	// A later time replaces the first one, whose task then does nothing.
	member.Post(t, worry+"/reminder", map[string]any{"at": time.Now().Add(2 * time.Hour)}).Want(t, http.StatusOK)
	remind := func() {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), "update river_job set scheduled_at = now() - interval '1 second' where kind = 'task' and state = 'scheduled'"); err != nil {
			t.Fatal(err)
		}
		h.Post.Work(t)
	}
	remind()
	if n := h.Count(t, "select count(*) from notifications where type = 'exercise' and title || message !~* 'worry'"); n != 1 {
		t.Errorf("%d notifications, want 1", n)
	}
	member.Post(t, worry+"/reminder", map[string]any{"at": time.Now().Add(time.Hour)}).Want(t, http.StatusOK)
	member.Post(t, worry+"/reminder", map[string]any{"at": ""}).Want(t, http.StatusOK).Into(t, &run)
	h.Post.Work(t)
	remind()
	if n := h.Count(t, "select count(*) from notifications where type = 'exercise' and read_at is null"); run.RemindAt != nil || n != 1 {
		t.Errorf("after taking the reminder back: %v, %d notifications", run.RemindAt, n)
	}
}

func TestMemoryCanBeChangedAndDeleted(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	change := func(language, called string, avoided ...string) apitest.Response {
		t.Helper()
		return put(t, member.Visitor, language, called, append([]string{}, avoided...))
	}
	var kept exercises.CompanionMemory
	change("hi-Latn", " Ash ", "theme:marriage", "exercise:senses", "theme:marriage").Want(t, http.StatusOK).Into(t, &kept)
	if kept.Language != "hi-Latn" || kept.Called != "Ash" || len(kept.Avoided) != 2 || kept.Avoided[0].Title != "Marriage" || kept.Avoided[1].Title == "" {
		t.Errorf("%+v", kept)
	}
	if run := start(t, member, worry, ""); run.Language != "hi-Latn" {
		t.Errorf("the exercise is in %s", run.Language)
	}
	change("fr", "").WantProblem(t, http.StatusBadRequest, copy.ExerciseAnswers.UnknownLanguage, "language")
	change("en", strings.Repeat("a", 41)).WantProblem(t, http.StatusBadRequest, copy.Validation.CompanionCalledTooLong, "called")
	change("en", "Ash\u202e").WantProblem(t, http.StatusBadRequest, "", "called")
	for _, unknown := range []string{"theme:violence", "exercise:none", "marriage", ""} {
		change("en", "", unknown).WantProblem(t, http.StatusBadRequest, copy.ExerciseAnswers.UnknownAvoided, "avoided")
	}
	member.Do(t, http.MethodDelete, memory, "", nil).Want(t, http.StatusNoContent)
	member.Get(t, memory).Want(t, http.StatusOK).Into(t, &kept)
	if kept.Language != "en" || kept.Called != "" || len(kept.Avoided)+len(kept.Exercises) != 0 {
		t.Errorf("after deleting: %+v", kept)
	}
}

func TestInvalidRequestsAreRejected(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	member.Post(t, list+"/rex", map[string]string{"companion": "tara"}).WantProblem(t, http.StatusNotFound, copy.ExerciseAnswers.NotFound)
	member.Post(t, worry, map[string]string{"companion": "rex"}).WantProblem(t, http.StatusNotFound, "")
	member.Post(t, worry, map[string]string{"companion": "tara", "language": "fr"}).WantProblem(t, http.StatusBadRequest, "", "language")
	member.Post(t, worry+"/answer", map[string]string{"step": "worry"}).WantProblem(t, http.StatusNotFound, copy.ExerciseAnswers.NotStarted)
	member.Post(t, worry+"/back", nil).WantProblem(t, http.StatusNotFound, "")
	start(t, member, worry, "en")
	member.Post(t, worry+"/answer", map[string]string{"step": "worry", "text": strings.Repeat("आ", 2001), "id": uuid.NewString()}).WantProblem(t, http.StatusBadRequest, copy.Validation.ExerciseAnswerTooLong, "text")
	member.Post(t, worry+"/answer", map[string]string{"step": "worry", "choice": "today"}).WantProblem(t, http.StatusBadRequest, copy.ExerciseAnswers.UnknownChoice, "choice")
	member.Do(t, http.MethodDelete, "/api/exercise-runs/seven", "", nil).WantProblem(t, http.StatusNotFound, "")
	if answer(t, member, worry, map[string]string{"step": "worry", "text": strings.Repeat("आ", 2000)}).Run.Passed != 1 {
		t.Error("an answer of the greatest length was not kept")
	}
	out := apitest.NewVisitor(h.Member)
	for _, response := range []apitest.Response{
		out.Get(t, list), out.Get(t, worry), out.Post(t, worry, map[string]string{"companion": "tara"}), out.Post(t, worry+"/answer", map[string]string{"step": "worry"}),
		out.Post(t, worry+"/back", nil), out.Post(t, worry+"/reminder", map[string]any{"at": ""}), out.Do(t, http.MethodDelete, "/api/exercise-runs/"+uuid.NewString(), "", nil),
		out.Get(t, memory), put(t, out, "en", "", []string{}), out.Do(t, http.MethodDelete, memory, "", nil),
	} {
		response.WantProblem(t, http.StatusUnauthorized, "")
	}
	// Each member has their own run.
	h.NewMember(t).Get(t, worry).WantProblem(t, http.StatusNotFound, "")
}
