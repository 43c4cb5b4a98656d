package oncall

import "time"

// OnCallStatus is the portal navigation's view of the on-call page.
type OnCallStatus struct {
	Access  bool  `json:"access" doc:"True if the coach may open the on-call page: administrators, everyone on the rota, and everyone who was alerted about an open crisis."`
	Now     bool  `json:"now" doc:"True for administrators, and for coaches in the present block of the rota."`
	Waiting int64 `json:"waiting" doc:"Number of open crises that the coach may open."`
}

// OnCallAct is an alert or an opening of a crisis, with its person.
type OnCallAct struct {
	Name string    `json:"name"`
	You  bool      `json:"you"`
	At   time.Time `json:"at"`
}

// WaitingCrisis is a crisis that was passed to the people on call. It names neither the member nor their words.
type WaitingCrisis struct {
	ID        string      `json:"id" format:"uuid"`
	Why       string      `json:"why" enum:"inactive,away,no_coach,unopened,handed_over" doc:"Why it is here: the coach is not active, has a day off, the member has none, the coach has not opened it in time, or asked the team."`
	Tier      string      `json:"tier" enum:"concern,urgent"`
	WrittenAt time.Time   `json:"writtenAt" doc:"Time of the first waiting words."`
	PassedAt  time.Time   `json:"passedAt" doc:"Time at which it was passed to the people on call."`
	Opened    bool        `json:"opened" doc:"True if the caller has opened it and may read it."`
	Alerted   []OnCallAct `json:"alerted" nullable:"false" doc:"Who was alerted, the earliest first."`
	Looks     []OnCallAct `json:"looks" nullable:"false" doc:"Who opened it, the earliest first."`
}

// FirstLook measures the time from urgent words to the first look at them.
type FirstLook struct {
	Crises         int64   `json:"crises" doc:"Number of measured crises; the times are 0 without any."`
	MedianSeconds  float64 `json:"medianSeconds"`
	SlowestSeconds float64 `json:"slowestSeconds"`
	Days           int     `json:"days" doc:"The number of days that are measured."`
}

// ClosedCrisis is a crisis that was closed lately.
type ClosedCrisis struct {
	WrittenAt   time.Time  `json:"writtenAt"`
	FirstLookAt *time.Time `json:"firstLookAt" doc:"Null if it was not recorded."`
	LookedBy    string     `json:"lookedBy" enum:",coach,on_call" doc:"Empty if it was not recorded."`
	Outcome     string     `json:"outcome"`
	Tier        string     `json:"tier" enum:"concern,urgent"`
}

// OnCallPage is the on-call page.
type OnCallPage struct {
	Now        bool            `json:"now" doc:"True if the caller is on call now. Otherwise waiting holds only what they were alerted about or have opened."`
	Waiting    []WaitingCrisis `json:"waiting" nullable:"false" doc:"The longest wait first."`
	FirstLook  FirstLook       `json:"firstLook"`
	Closed     []ClosedCrisis  `json:"closed" nullable:"false" doc:"The latest first."`
	ClosedDays int             `json:"closedDays" doc:"The number of days in closed."`
}

// RotaPerson is someone on the rota.
type RotaPerson struct {
	ID   string `json:"id" format:"uuid"`
	Name string `json:"name"`
	You  bool   `json:"you"`
	Able bool   `json:"able" doc:"False for a coach who is not active now, and therefore is not alerted."`
}

// RotaBlock is a block of the week.
type RotaBlock struct {
	Weekday  int          `json:"weekday" doc:"The day on which it begins, from Monday = 1."`
	FromHour int          `json:"fromHour" doc:"The hour at which it begins. It lasts eight hours."`
	Now      bool         `json:"now"`
	Empty    bool         `json:"empty" doc:"True if no one in it can act: then all administrators are alerted."`
	People   []RotaPerson `json:"people" nullable:"false"`
}

// Rota is the weekly rota.
type Rota struct {
	TimeZone   string       `json:"timeZone" doc:"IANA name of the zone of the hours."`
	Blocks     []RotaBlock  `json:"blocks" nullable:"false" doc:"All blocks of the week, Monday's first."`
	CanEdit    bool         `json:"canEdit" doc:"True for administrators."`
	Candidates []RotaPerson `json:"candidates" nullable:"false" doc:"Who can be put on the rota; empty for others than administrators."`
}

// OpenCrisisRequest is the reason for opening a crisis.
type OpenCrisisRequest struct {
	Reason string `json:"reason" required:"false" doc:"no_reader, unopened, handed_over or other."`
	Detail string `json:"detail" required:"false" doc:"10 to 500 characters; required for other."`
}

// OnCallMessage is a message of the conversation.
type OnCallMessage struct {
	ID        string    `json:"id" format:"uuid"`
	Sender    string    `json:"sender" enum:"member,coach,team"`
	Text      string    `json:"text"`
	Automatic bool      `json:"automatic" doc:"True if the product wrote it."`
	FileName  string    `json:"fileName" doc:"Name of an attached file, which only the member and the coach can open; empty for none."`
	Safety    string    `json:"safety" enum:",concern,urgent"`
	CreatedAt time.Time `json:"createdAt"`
	Edited    bool      `json:"edited" doc:"True if the author has changed the text."`
	Unsent    bool      `json:"unsent" doc:"True if the author has unsent the message: its text is gone."`
	// TextsBefore is never null.
	TextsBefore []string `json:"textsBefore" nullable:"false" doc:"Flagged texts that the message had before it was edited or unsent, the oldest first. They are deleted when the crisis is closed."`
}

// OnCallGoal are flagged words in one of the member's goals.
type OnCallGoal struct {
	Title     string    `json:"title"`
	Detail    string    `json:"detail"`
	CreatedAt time.Time `json:"createdAt"`
}

// OnCallMember is the member of the crisis.
type OnCallMember struct {
	FirstName      string `json:"firstName"`
	LastName       string `json:"lastName"`
	Email          string `json:"email"`
	EmailConfirmed bool   `json:"emailConfirmed"`
	TimeZone       string `json:"timeZone"`
}

// OnCallCoach is the coach of the conversation.
type OnCallCoach struct {
	Name     string `json:"name"`
	Email    string `json:"email"`
	TimeZone string `json:"timeZone"`
	Reads    bool   `json:"reads" doc:"False if the coach cannot read the conversation now."`
}

// OnCallLook is an opening of the crisis.
type OnCallLook struct {
	OnCallAct
	Reason string `json:"reason"`
	Detail string `json:"detail"`
}

// OpenedCrisis is an open crisis as someone sees it who has opened it.
type OpenedCrisis struct {
	ID        string          `json:"id" format:"uuid"`
	Why       string          `json:"why" enum:"inactive,away,no_coach,unopened,handed_over"`
	Tier      string          `json:"tier" enum:"concern,urgent"`
	WrittenAt time.Time       `json:"writtenAt"`
	Through   int64           `json:"through" doc:"Number of the newest flag as of this response, to send when closing the crisis."`
	Member    OnCallMember    `json:"member"`
	Coach     OnCallCoach     `json:"coach"`
	Messages  []OnCallMessage `json:"messages" nullable:"false" doc:"Those around the waiting words and all since, oldest first."`
	Goals     []OnCallGoal    `json:"goals" nullable:"false"`
	Looks     []OnCallLook    `json:"looks" nullable:"false"`
	Handovers []TeamHandover  `json:"handovers" nullable:"false" doc:"When coaches asked the team during this crisis, the latest first."`
}

// TeamHandover is a coach's call for the team.
type TeamHandover struct {
	CoachName  string    `json:"coachName"`
	At         time.Time `json:"at"`
	Note       string    `json:"note" doc:"Empty for none."`
	Unreadable bool      `json:"unreadable" doc:"True if the note can't be decrypted."`
}

// SendTeamMessageRequest is a message in the team's name.
type SendTeamMessageRequest struct {
	ID   string `json:"id" required:"false" doc:"UUID made by the sender's client. Repeating it never stores a second message."`
	Text string `json:"text"`
}

// CloseOpenedCrisisRequest is how the crisis ended, and the position up to which the page had received flagged text.
type CloseOpenedCrisisRequest struct {
	Through *int64 `json:"through" required:"false" nullable:"false" doc:"The crisis's through, as received; all flags if missing."`
	Outcome string `json:"outcome" required:"false" doc:"called, wrote, reached_otherwise, handed_over or false_alarm."`
	Note    string `json:"note" required:"false" doc:"Up to 2000 characters; may have several lines. Required unless the outcome is called or wrote."`
}
