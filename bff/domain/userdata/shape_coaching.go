package userdata

import "time"

// ExportGoal is a goal with a coach, agreed or proposed.
type ExportGoal struct {
	ID            string          `json:"id" format:"uuid"`
	Coach         string          `json:"coach"`
	Title         string          `json:"title"`
	Detail        string          `json:"detail"`
	ProposedBy    string          `json:"proposedBy" enum:"member,coach"`
	YouAgreedAt   *time.Time      `json:"youAgreedAt"`
	CoachAgreedAt *time.Time      `json:"coachAgreedAt"`
	State         string          `json:"state" enum:"open,reached,let_go"`
	ClosedBy      *string         `json:"closedBy" enum:"member,coach"`
	ClosedAt      *time.Time      `json:"closedAt"`
	Version       int32           `json:"version" doc:"Number of versions of the text."`
	Mark          *ExportGoalMark `json:"mark"`
	CreatedAt     time.Time       `json:"createdAt"`
}

// ExportGoalMark is the crisis detector's mark on a goal's text.
type ExportGoalMark struct {
	Level string    `json:"level" enum:"urgent,concern"`
	At    time.Time `json:"at"`
}

// ExportCrisisOutcome is how a coach closed a possible crisis that waited for them.
type ExportCrisisOutcome struct {
	ID       string    `json:"id" format:"uuid"`
	Coach    string    `json:"coach" doc:"Name of the coach who closed it."`
	Outcome  string    `json:"outcome" enum:"called,wrote,reached_otherwise,handed_over,false_alarm"`
	Level    string    `json:"level" enum:"urgent,concern"`
	OpenedAt time.Time `json:"openedAt" doc:"Time since which it had waited for a coach."`
	// LookedAt and LookedBy are the first look at it; null for entries from before it was stored.
	LookedAt *time.Time `json:"lookedAt" doc:"Time of the first look at it."`
	LookedBy *string    `json:"lookedBy" enum:"coach,on_call"`
	ClosedAt time.Time  `json:"closedAt"`
}

// ExportOnCall is a possible crisis that was passed to the people on call, because no coach read it or the coach asked.
type ExportOnCall struct {
	ID        string       `json:"id" format:"uuid"`
	Why       string       `json:"why" enum:"inactive,away,no_coach,unopened,handed_over"`
	WrittenAt time.Time    `json:"writtenAt"`
	PassedAt  time.Time    `json:"passedAt"`
	ClosedAt  *time.Time   `json:"closedAt"`
	Looks     []ExportLook `json:"looks" nullable:"false"`
}

// ExportLook is an opening of the member's conversation by someone on call.
type ExportLook struct {
	At     time.Time `json:"at"`
	Reason string    `json:"reason" enum:"no_reader,unopened,handed_over,other"`
}

// ExportCrisisHandover is a coach's call for the team while a possible crisis was open.
type ExportCrisisHandover struct {
	ID    string    `json:"id" format:"uuid"`
	Coach string    `json:"coach" doc:"Name of the coach who called."`
	At    time.Time `json:"at"`
}

// ExportProposal is another time that the coach proposed for a session.
type ExportProposal struct {
	ID         string     `json:"id" format:"uuid"`
	BeginsAt   time.Time  `json:"beginsAt"`
	EndsAt     time.Time  `json:"endsAt"`
	Note       string     `json:"note"`
	ProposedAt time.Time  `json:"proposedAt"`
	AnsweredAt *time.Time `json:"answeredAt"`
	Answer     *string    `json:"answer" enum:"accepted,declined,withdrawn,overtaken"`
}

// ExportCoachAbsence is a notice that a coach is absent, with the request to wait or to choose another coach.
type ExportCoachAbsence struct {
	ID         string     `json:"id" format:"uuid"`
	Coach      string     `json:"coach"`
	Told       string     `json:"told" enum:"wait,released"`
	Since      time.Time  `json:"since"`
	NotifiedAt time.Time  `json:"toldAt"`
	EndedAt    *time.Time `json:"endedAt"`
}
