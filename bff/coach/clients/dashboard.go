package clients

import (
	"context"
	"slices"
	"time"

	"aangan/bff/coach/account"
	"aangan/bff/coach/messages"
	"aangan/bff/coach/sessions"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
)

// today is the result of reading the day's sessions.
type today struct {
	sessions []scheduling.Session
	err      error
}

// dashboard reads the clients and the day's sessions concurrently and then, if clients wait, the coach's hours.
func (o operations) dashboard(ctx context.Context, me identity.Coach, _ *struct{}) (*dashboardOutput, error) {
	day := make(chan today, 1)
	go func() {
		found, err := o.scheduling.TodayForCoach(ctx, me.ID, me.TimeZone)
		day <- today{found, err}
	}()
	board, err := o.coaching.Board(ctx, me.ID)
	met := <-day
	if err != nil {
		return nil, err
	}
	if met.err != nil {
		return nil, met.err
	}
	answers, err := o.answerBy(ctx, me.ID, slices.Concat(board.First.Clients, board.Waiting))
	if err != nil {
		return nil, err
	}
	now := time.Now()
	shown := Dashboard{
		Profile: account.ProfileOf(me), Counts: Counts(board.Counts),
		Clients: FirstClients{Items: clientsOf(board.First.Clients, answers)},
		Waiting: make([]WaitingClient, len(board.Waiting)), Today: sessions.ForCoach(met.sessions, now), Now: now.UTC(),
	}
	if board.First.Next != "" {
		shown.Clients.Next = &board.First.Next
	}
	for i, client := range board.Waiting {
		shown.Waiting[i] = WaitingClient{
			ClientID: client.ID.String(), Name: client.FirstName + " " + client.LastName, TimeZone: client.TimeZone,
			Since: client.WaitingSince.UTC(), AnswerBy: *answers[client.ID],
		}
	}
	return &dashboardOutput{Body: shown}, nil
}

func clientsOf(found []coaching.Client, answers map[identity.MemberID]*time.Time) []Client {
	shown := make([]Client, len(found))
	for i, client := range found {
		shown[i] = clientOf(client, answers)
	}
	return shown
}

func clientOf(c coaching.Client, answers map[identity.MemberID]*time.Time) Client {
	shown := Client{
		ID: c.ID.String(), FirstName: c.FirstName, LastName: c.LastName, Email: c.Email, TimeZone: c.TimeZone,
		DisplayLanguage: c.DisplayLanguage,
		UnreadMessages:  c.Unread, EngagementLevel: string(c.Engagement),
		HasUrgentKeyword: c.UrgentSince != nil, UrgentSince: inUTC(c.UrgentSince), UrgentTier: string(c.UrgentTier),
		UrgentIn:     messages.Places(c.UrgentIn),
		WaitingSince: inUTC(c.WaitingSince), AnswerBy: answers[c.ID], DeletionAt: inUTC(c.DeletionAt),
	}
	if c.UrgentSince != nil {
		shown.UrgentThrough = &c.UrgentThrough
	}
	if last := c.LastMessage; last != nil {
		text, kind, fromClient := wordsOf(*last), last.Kind, last.FromClient
		shown.LastMessageContent, shown.LastMessageKind = &text, &kind
		shown.LastMessageTime = inUTC(&last.At)
		if !last.FromTeam {
			shown.LastMessageIsFromClient = &fromClient
		}
	}
	return shown
}

func sharedOf(s coaching.Shared) SharedProfile {
	focus := s.Focus
	if focus == nil {
		focus = []string{}
	}
	return SharedProfile{
		Region: optionalText(s.Region), Religion: optionalText(s.Religion), Gender: optionalText(s.Gender), Age: optionalText(s.Age), Language: optionalText(s.Language), Focus: focus,
	}
}

func safetyNotesOf(notes *safetynotes.Shared) *SharedSafetyNotes {
	if notes == nil {
		return nil
	}
	shown := SharedSafetyNotes{
		Sections: make([]SharedSafetySection, len(notes.Sections)), Unreadable: notes.Unreadable,
		SharedAt: notes.SharedAt.UTC(), UpdatedAt: notes.UpdatedAt.UTC(),
	}
	for i, section := range notes.Sections {
		shown.Sections[i] = SharedSafetySection{ID: section.ID.String(), Title: section.Title, Text: section.Text}
	}
	return &shown
}

func checkInsOf(shared []checkins.CheckIn) []SharedCheckIn {
	shown := make([]SharedCheckIn, len(shared))
	for i, one := range shared {
		shown[i] = SharedCheckIn{Day: string(one.Day), Mood: one.Mood, Word: one.Word, Note: one.Note, Unreadable: one.Unreadable}
	}
	return shown
}

func optionalText(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// wordsOf returns a message's text or, when it has none, why: it is only an attachment, or was unsent.
func wordsOf(last coaching.LastMessage) string {
	switch {
	case last.Unsent:
		return copy.Casework.LastMessage.Unsent
	case last.Text != "":
		return last.Text
	}
	switch last.Kind {
	case "image":
		return copy.Casework.LastMessage.Image
	case "voice":
		return copy.Casework.LastMessage.Voice
	default:
		return copy.Casework.LastMessage.Document
	}
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}
