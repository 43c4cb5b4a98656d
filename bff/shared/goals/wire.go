package goals

import (
	"time"

	"aangan/bff/domain/goals"
)

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
}

// Of returns a goal as that side sees it.
func Of(g goals.Goal, side goals.Side) Goal {
	return Goal{
		ID: g.ID.String(), Title: g.Title, Detail: g.Detail, ProposedBy: string(g.ProposedBy), Agreed: g.Agreed, AgreedAt: utc(g.AgreedAt),
		WaitsFor: string(g.WaitsFor), State: string(g.State), ClosedBy: string(g.ClosedBy), ClosedAt: utc(g.ClosedAt), Version: g.Version,
		Removable: g.Removable(side), CreatedAt: g.CreatedAt.UTC(),
	}
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	shown := at.UTC()
	return &shown
}

// GoalRequest proposes a goal.
type GoalRequest struct {
	Title  string `json:"title" doc:"One line of 3 to 120 characters."`
	Detail string `json:"detail" required:"false" doc:"Up to 1000 characters, on as many lines as one likes."`
}

// ChangeGoalRequest changes the text of a goal.
type ChangeGoalRequest struct {
	Title   string `json:"title" doc:"One line of 3 to 120 characters."`
	Detail  string `json:"detail" required:"false" doc:"Up to 1000 characters, on as many lines as one likes."`
	Version int    `json:"version" doc:"Of the words that were read."`
}

// AgreeRequest names the version of the text that the actor agrees to.
type AgreeRequest struct {
	Version int `json:"version" doc:"Of the words that were read."`
}

// CloseGoalRequest names the outcome with which a goal is closed.
type CloseGoalRequest struct {
	State   string `json:"state" doc:"reached, once both have agreed, or let_go."`
	Version int    `json:"version" doc:"Of the words that were read."`
}
