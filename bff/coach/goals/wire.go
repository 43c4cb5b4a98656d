package goals

import "time"

// Goal is something that the member and the coach may agree on.
type Goal struct {
	ID         string     `json:"id" format:"uuid"`
	Title      string     `json:"title"`
	Detail     string     `json:"detail" doc:"How it could go; may be empty."`
	ProposedBy string     `json:"proposedBy" enum:"member,coach"`
	Agreed     bool       `json:"agreed" doc:"Both have said yes to these words: it counts."`
	AgreedAt   *time.Time `json:"agreedAt" doc:"Since when it is agreed; null while it is not."`
	WaitsFor   string     `json:"waitsFor" enum:",member,coach" doc:"Who has yet to say yes; empty for nobody, and for a closed goal."`
	State      string     `json:"state" enum:"open,reached,let_go"`
	ClosedBy   string     `json:"closedBy" enum:",member,coach"`
	ClosedAt   *time.Time `json:"closedAt"`
	Version    int        `json:"version" doc:"Grows with each change of the words. A yes, a change and a close name the one they are about."`
	Removable  bool       `json:"removable" doc:"Whoever asks can take it back: they suggested it, and it never counted."`
	CreatedAt  time.Time  `json:"createdAt"`
	Safety     string     `json:"safety" enum:",concern,urgent" doc:"What the crisis detector found in the client's words; empty when nothing."`
}

// GoalRequest is a goal to be suggested.
type GoalRequest struct {
	Title  string `json:"title" doc:"One line of 3 to 120 characters."`
	Detail string `json:"detail" required:"false" doc:"Up to 1000 characters, on as many lines as one likes."`
}

// ChangeGoalRequest is a goal in other words.
type ChangeGoalRequest struct {
	Title   string `json:"title" doc:"One line of 3 to 120 characters."`
	Detail  string `json:"detail" required:"false" doc:"Up to 1000 characters, on as many lines as one likes."`
	Version int    `json:"version" doc:"Of the words that were read."`
}

// AgreeRequest names the version of the text that the coach agrees to.
type AgreeRequest struct {
	Version int `json:"version" doc:"Of the words that were read."`
}

// CloseGoalRequest names the outcome with which a goal is closed.
type CloseGoalRequest struct {
	State   string `json:"state" doc:"reached, once both have agreed, or let_go."`
	Version int    `json:"version" doc:"Of the words that were read."`
}
