package app

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/config"
)

func newApp(t *testing.T) *App {
	t.Helper()
	c, err := config.Load(func(string) string { return "" }, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(c, Deps{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestEveryServiceIsRegistered checks each field of App: all emails, tasks and periodic tasks of its service must be
// in the registries.
func TestEveryServiceIsRegistered(t *testing.T) {
	t.Parallel()
	a := newApp(t)
	var periodic []string
	for _, task := range a.Tasks.Periodic() {
		periodic = append(periodic, task.Kind)
	}
	value := reflect.ValueOf(a).Elem()
	found := 0
	for i := range value.NumField() {
		field := value.Type().Field(i)
		if !field.IsExported() || field.Type.Kind() != reflect.Pointer || field.Name == "Tasks" || field.Name == "Emails" {
			continue
		}
		service := value.Field(i).Interface()
		if s, ok := service.(interface{ Emails() []emails.Template }); ok {
			for _, email := range s.Emails() {
				found++
				if !a.Emails.Has(email.Kind) {
					t.Errorf("%s: the email %s is not registered", field.Name, email.Kind)
				}
			}
		}
		if s, ok := service.(interface{ Tasks() []tasks.Task }); ok {
			for _, task := range s.Tasks() {
				found++
				if !a.Tasks.Has(task.Kind) {
					t.Errorf("%s: the task %s is not registered", field.Name, task.Kind)
				}
			}
		}
		if s, ok := service.(interface{ Periodic() []tasks.PeriodicTask }); ok {
			for _, task := range s.Periodic() {
				found++
				if !slices.Contains(periodic, task.Kind) {
					t.Errorf("%s: the periodic task %s is not registered", field.Name, task.Kind)
				}
			}
		}
	}
	if registered := len(a.Emails.All()) + len(a.Tasks.Kinds()); found != registered {
		t.Errorf("the services have %d emails and tasks, and %d are registered", found, registered)
	}
}

// wantTasks lists all tasks, with the interval of the periodic ones. Every new task is added here.
var wantTasks = []string{
	"check-check-ins-keys every 24h0m0s",
	"check-crisis-notes-keys every 24h0m0s",
	"check-handover-notes-keys every 24h0m0s",
	"check-journal-keys every 24h0m0s",
	"check-notes-keys every 24h0m0s",
	"check-safety-notes-keys every 24h0m0s",
	"check-services every 1m0s",
	"check-session-feedback-keys every 24h0m0s",
	"check-session-recaps-keys every 24h0m0s",
	"close-payments",
	"coach-clients-left every 1h0m0s",
	"coach-clients-told",
	"coach-urgent-again",
	"coach-urgent-unopened",
	"community-due every 1m0s",
	"delete-expired-sign-ins every 1h0m0s",
	"delete-messages",
	"delete-messages-due every 1h0m0s",
	"delete-pending-identities every 15m0s",
	"erase-member",
	"erase-members-left every 1h0m0s",
	"exercise-reminder",
	"fill-message-grams every 1h0m0s",
	"find-pushes every 1m0s",
	"message-waiting",
	"on-call-again",
	"payment-sync",
	"prune-companion-usage every 24h0m0s",
	"prune-departed-sessions every 1h0m0s",
	"prune-live-events every 1h0m0s",
	"prune-notifications every 1h0m0s",
	"prune-payment-events every 24h0m0s",
	"push",
	"reconcile-payments every 10m0s",
	"remove-coach-images every 1h0m0s",
	"remove-discarded-files every 1h0m0s",
	"reseal-check-ins every 1h0m0s",
	"reseal-crisis-notes every 1h0m0s",
	"reseal-handover-notes every 1h0m0s",
	"reseal-journal every 1h0m0s",
	"reseal-notes every 1h0m0s",
	"reseal-safety-notes every 1h0m0s",
	"reseal-second-factors every 1h0m0s",
	"reseal-session-feedback every 1h0m0s",
	"reseal-session-recaps every 1h0m0s",
	"seal-notes every 1h0m0s",
	"session-day",
	"session-hour",
	"session-over",
	"session-proposal-over",
	"tell-ended-memberships every 10m0s",
	"tell-pause-ends every 1h0m0s",
	"tell-trials every 10m0s",
	"unread-notice",
	"urgent-handed-over",
	"urgent-on-call",
}

func TestTasksAndIntervalsMatchTheList(t *testing.T) {
	t.Parallel()
	a := newApp(t)
	intervals := map[string]string{}
	for _, task := range a.Tasks.Periodic() {
		intervals[task.Kind] = " every " + task.Interval.String()
	}
	var got []string
	for _, kind := range a.Tasks.Kinds() {
		got = append(got, fmt.Sprint(kind, intervals[kind]))
	}
	if !slices.Equal(got, wantTasks) {
		t.Errorf("tasks:\n%q\nwant:\n%q", got, wantTasks)
	}
}
