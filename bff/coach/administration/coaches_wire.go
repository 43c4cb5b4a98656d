package administration

import (
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/coachadmin"
)

// CoachSummary is a coach in the list of administrators.
type CoachSummary struct {
	ID                 string     `json:"id" format:"uuid"`
	Name               string     `json:"name"`
	Email              string     `json:"email"`
	ImageURL           string     `json:"imageUrl" doc:"Empty if there is no picture."`
	Administrator      bool       `json:"administrator" doc:"True if the account has the administrator's role."`
	VerificationStatus string     `json:"verificationStatus" enum:"pending,verified,rejected"`
	Standing           string     `json:"standing" enum:"invited,pending,active,inactive,administrator" doc:"invited: has not chosen a password yet. pending: has chosen one, and was never active. inactive: was active before. administrator: coaches no members."`
	ChangeWaits        bool       `json:"changeWaits" doc:"True if a change of credentials waits for a decision."`
	InvitedAt          *time.Time `json:"invitedAt" doc:"Time of the last invitation; null if there was none."`
	CreatedAt          time.Time  `json:"createdAt"`
	Clients            int64      `json:"clients" doc:"Number of current clients."`
	UpcomingSessions   int64      `json:"upcomingSessions"`
}

// CoachCounts holds the number of matching coaches by status.
type CoachCounts struct {
	All            int64 `json:"all"`
	Invited        int64 `json:"invited"`
	Pending        int64 `json:"pending"`
	Active         int64 `json:"active"`
	Inactive       int64 `json:"inactive"`
	Administrators int64 `json:"administrators"`
	Waiting        int64 `json:"waiting" doc:"Coaches who wait for a decision about a change of credentials or, after accepting the invitation, about their training."`
}

// AdministeredCoachList is a part of the list, by name.
type AdministeredCoachList struct {
	Items  []CoachSummary `json:"items" nullable:"false"`
	Counts CoachCounts    `json:"counts"`
	Next   *string        `json:"next" doc:"Cursor of the next page; null on the last page."`
}

// CoachCredential is a credential of a coach, with its issuer.
type CoachCredential struct {
	Title  string `json:"title"`
	Issuer string `json:"issuer"`
	Year   *int   `json:"year" doc:"Null if the coach gave none."`
}

// WaitingCredentials is a change that needs a decision: the complete new list.
type WaitingCredentials struct {
	ID          string            `json:"id" format:"uuid"`
	Credentials []CoachCredential `json:"credentials" nullable:"false"`
	CreatedAt   time.Time         `json:"createdAt"`
}

// AdministeredCoach is a coach with all data for an administrator's decisions. It names no client.
type AdministeredCoach struct {
	CoachSummary
	You               bool                `json:"you" doc:"True for the administrator's own account, which cannot be changed here."`
	Bio               string              `json:"bio"`
	Specializations   string              `json:"specializations" doc:"Comma-separated, as the coach wrote it."`
	Focus             []string            `json:"focus" nullable:"false" doc:"Codes of the focus topics."`
	Languages         []string            `json:"languages" nullable:"false" doc:"Codes of the languages."`
	City              string              `json:"city"`
	State             string              `json:"state"`
	Country           string              `json:"country"`
	TimeZone          string              `json:"timeZone"`
	YearsOfExperience int                 `json:"yearsOfExperience"`
	Education         string              `json:"education"`
	Licenses          string              `json:"licenses"`
	Ratings           *float64            `json:"ratings" doc:"Null if there are no ratings."`
	ReviewCount       int                 `json:"reviewCount"`
	Credentials       []CoachCredential   `json:"credentials" nullable:"false" doc:"As members see them."`
	CredentialChange  *WaitingCredentials `json:"credentialChange" doc:"Null if no change is pending."`
	Missing           []string            `json:"missing" nullable:"false" enum:"password,verification,activation" doc:"Conditions that are not met for members to choose the coach; empty if they can."`
	ActivatedAt       *time.Time          `json:"activatedAt"`
	DeactivatedAt     *time.Time          `json:"deactivatedAt"`
	ClientsOnLeaving  *string             `json:"clientsOnLeaving" enum:"wait,released" doc:"What happened to the clients at the deactivation; null for a coach who was not deactivated."`
	UrgentClients     int64               `json:"urgentClients" doc:"Number of clients with unacknowledged text that may be a crisis."`
	LastSignInAt      *time.Time          `json:"lastSignInAt" doc:"Time of the coach's last use of the portal; null if never."`
	SecondFactor      bool                `json:"secondFactor" doc:"True if the account has a second factor."`
}

// TransformSchema marks the waiting change as nullable. The embedded summary has no such method.
func (AdministeredCoach) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	return orNull(schema, "credentialChange")
}

// InviteCoachRequest invites a person to coach.
type InviteCoachRequest struct {
	Name  string `json:"name"`
	Email string `json:"email"`
}

// VerificationRequest is the result of checking a coach's training.
type VerificationRequest struct {
	Status string `json:"status" enum:"verified,rejected"`
	Reason string `json:"reason" required:"false" doc:"Required for a rejection; the coach reads it. Up to 1000 characters."`
}

// DeactivateRequest deactivates a coach and decides what happens to their clients.
type DeactivateRequest struct {
	Clients string `json:"clients" enum:"wait,released" doc:"wait: they keep the coach. released: they no longer have a coach."`
	Reason  string `json:"reason" required:"false" doc:"The coach reads it. Up to 1000 characters."`
}

// CredentialDecisionRequest approves or rejects a change of credentials.
type CredentialDecisionRequest struct {
	Approve bool   `json:"approve"`
	Reason  string `json:"reason" required:"false" doc:"Required for a rejection; the coach reads it. Up to 1000 characters."`
}

func shownCoach(found coachadmin.Coach, err error) (*coachOutput, error) {
	if err != nil {
		return nil, err
	}
	body := AdministeredCoach{
		CoachSummary: coachSummaryOf(found.Summary), You: found.You, Bio: found.Bio, Specializations: found.Specializations,
		Focus: listOf(found.Focus), Languages: listOf(found.Languages), City: found.City, State: found.State, Country: found.Country,
		TimeZone: found.TimeZone, YearsOfExperience: found.YearsOfExperience, Education: found.Education, Licenses: found.Licenses,
		Ratings: found.Ratings, ReviewCount: found.ReviewCount, Credentials: credentialsOf(found.Credentials), Missing: listOf(found.Missing),
		ActivatedAt: inUTC(found.ActivatedAt), DeactivatedAt: inUTC(found.DeactivatedAt), UrgentClients: found.Urgent,
		LastSignInAt: inUTC(found.LastSeenAt), SecondFactor: found.SecondFactor,
	}
	if found.Change != nil {
		body.CredentialChange = &WaitingCredentials{
			ID: found.Change.ID.String(), Credentials: credentialsOf(found.Change.Credentials), CreatedAt: found.Change.CreatedAt.UTC(),
		}
	}
	if found.ClientsOnLeaving != "" {
		body.ClientsOnLeaving = &found.ClientsOnLeaving
	}
	return &coachOutput{Body: body}, nil
}

func coachListOf(page coachadmin.Page) AdministeredCoachList {
	c := page.Counts
	list := AdministeredCoachList{Items: make([]CoachSummary, len(page.Coaches)), Counts: CoachCounts(c)}
	for i, one := range page.Coaches {
		list.Items[i] = coachSummaryOf(one)
	}
	if page.Next != nil {
		next := page.Next.UUID().String()
		list.Next = &next
	}
	return list
}

func coachSummaryOf(found coachadmin.Summary) CoachSummary {
	return CoachSummary{
		ID: found.ID.UUID().String(), Name: found.Name, Email: found.Email, ImageURL: found.ImageURL, Administrator: found.Administrates,
		VerificationStatus: found.VerificationStatus, Standing: string(found.Standing), ChangeWaits: found.ChangeWaits,
		InvitedAt: inUTC(found.InvitedAt), CreatedAt: found.CreatedAt.UTC(), Clients: found.Clients, UpcomingSessions: found.Upcoming,
	}
}

func credentialsOf(given []coachadmin.Credential) []CoachCredential {
	shown := make([]CoachCredential, len(given))
	for i, one := range given {
		shown[i] = CoachCredential(one)
	}
	return shown
}

func listOf(codes []string) []string {
	if codes == nil {
		return []string{}
	}
	return codes
}

func inUTC(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}
