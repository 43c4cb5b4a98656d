package sessionnotify

import (
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/scheduling"
	"aangan/db/store"

	"github.com/google/uuid"
)

// The samples are emails about fictional people, for the gallery and for the tests of every email.

var (
	sampleID    = uuid.MustParse("5b0c8a8e-2f57-4a0d-9d39-0f2a4b1c6e77")
	sampleStart = time.Date(2026, time.November, 24, 15, 0, 0, 0, time.UTC)
)

var departedSample = store.DepartedSessionRow{
	SessionID: sampleID, Sequence: 1, StartsAt: sampleStart, EndsAt: sampleStart.Add(30 * time.Minute), CreatedAt: sampleStart.Add(-48 * time.Hour),
	CoachEmail: "meera@aangan.example", CoachName: "Meera Iyer", CoachTimeZone: "Asia/Kolkata",
}

var askedSample = asked{store.ProposalToldRow{
	ProposedStartsAt: sampleStart.Add(24 * time.Hour), ProposedEndsAt: sampleStart.Add(24*time.Hour + 30*time.Minute), SessionID: sampleID,
	StartsAt: sampleStart, EndsAt: sampleStart.Add(30 * time.Minute),
	Email: "asha@aangan.example", FirstName: "Asha", TimeZone: "America/Chicago",
	UnsubscribeKey: uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"),
	CoachEmail:     "meera@aangan.example", CoachName: "Meera Iyer", CoachCity: "Chennai", CoachTimeZone: "Asia/Kolkata",
}}

// sample returns an event of a session of Asha in Chicago with Meera in Chennai, two days before it.
func sample(kind string, actor scheduling.Actor, changes ...func(*emailData)) emailData {
	t := emailData{
		SessionEventRow: store.SessionEventRow{
			Kind: kind, Actor: string(actor), SessionID: sampleID, StartsAt: sampleStart, EndsAt: sampleStart.Add(30 * time.Minute),
			NotifiedStartsAt: sampleStart, NotifiedAt: sampleStart.Add(-48 * time.Hour),
			Email: "asha@aangan.example", FirstName: "Asha", TimeZone: "America/Chicago",
			UnsubscribeKey: uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"),
			CoachEmail:     "meera@aangan.example", CoachName: "Meera Iyer", CoachCity: "Chennai", CoachTimeZone: "Asia/Kolkata",
		},
		now: sampleStart.Add(-48 * time.Hour),
	}
	if kind == scheduling.Moved {
		before := sampleStart.Add(-12 * time.Hour)
		t.PreviousStartsAt, t.Sequence = &before, 1
	}
	for _, change := range changes {
		change(&t)
	}
	return t
}

func late(t *emailData)    { t.now = sampleStart.Add(-13 * time.Hour) }
func counted(t *emailData) { t.Counted = true }
func byCoach(t *emailData) { t.MovedByCoach = true }

// memberSamples returns the variants of an email to a member.
func memberSamples(f form) []emailData {
	switch {
	case f.reminds != nil:
		return []emailData{sample(scheduling.Booked, scheduling.ByMember)}
	case f.invites == calendar.Cancel:
		return []emailData{
			sample(scheduling.EventCancelled, scheduling.ByMember), sample(scheduling.EventCancelled, scheduling.ByMember, counted),
			sample(scheduling.EventCancelled, scheduling.ByCoach), sample(scheduling.EventCancelled, scheduling.ByChange),
			sample(scheduling.EventCancelled, scheduling.ByAbsence),
		}
	case f.kind == movedKind:
		return []emailData{
			sample(scheduling.Moved, scheduling.ByMember), sample(scheduling.Moved, scheduling.ByMember, late),
			sample(scheduling.Moved, scheduling.ByMember, byCoach),
		}
	}
	return []emailData{sample(scheduling.Booked, scheduling.ByMember), sample(scheduling.Booked, scheduling.ByMember, late)}
}

// coachSamples returns the variants of an email to a coach.
func coachSamples(f form) []emailData {
	switch {
	case f.invites == calendar.Cancel:
		return []emailData{
			sample(scheduling.EventCancelled, scheduling.ByMember), sample(scheduling.EventCancelled, scheduling.ByCoach),
			sample(scheduling.EventCancelled, scheduling.ByChange), sample(scheduling.EventCancelled, scheduling.ByAbsence),
		}
	case f.kind == coachMovedKind:
		return []emailData{sample(scheduling.Moved, scheduling.ByMember), sample(scheduling.Moved, scheduling.ByMember, byCoach)}
	}
	return []emailData{sample(scheduling.Booked, scheduling.ByMember)}
}
