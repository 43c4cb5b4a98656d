package goals

import (
	"time"

	"aangan/bff/domain/goals"
)

// Goal is a goal that the member and the coach may agree on.
type Goal struct {
	ID         string     `json:"id" format:"uuid"`
	Title      string     `json:"title"`
	Detail     string     `json:"detail" doc:"Details of the goal; may be empty."`
	ProposedBy string     `json:"proposedBy" enum:"member,coach"`
	Agreed     bool       `json:"agreed" doc:"True if both sides agreed to the current text."`
	AgreedAt   *time.Time `json:"agreedAt" doc:"Time of the agreement; null while there is none."`
	WaitsFor   string     `json:"waitsFor" enum:",member,coach" doc:"Side that has not agreed yet; empty if both have, and for a closed goal."`
	State      string     `json:"state" enum:"open,reached,let_go"`
	ClosedBy   string     `json:"closedBy" enum:",member,coach"`
	ClosedAt   *time.Time `json:"closedAt"`
	Version    int        `json:"version" doc:"Increases with each change of the text. Requests to agree, change or close must send the version that was read."`
	Removable  bool       `json:"removable" doc:"True if the caller can withdraw the goal: the caller suggested it, and it was never agreed."`
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
	Detail string `json:"detail" required:"false" doc:"Up to 1000 characters; may have several lines."`
}

// ChangeGoalRequest changes the text of a goal.
type ChangeGoalRequest struct {
	Title   string `json:"title" doc:"One line of 3 to 120 characters."`
	Detail  string `json:"detail" required:"false" doc:"Up to 1000 characters; may have several lines."`
	Version int    `json:"version" doc:"Version of the text that was read."`
}

// AgreeRequest names the version of the text that the actor agrees to.
type AgreeRequest struct {
	Version int `json:"version" doc:"Version of the text that was read."`
}

// CloseGoalRequest names the outcome with which a goal is closed.
type CloseGoalRequest struct {
	State   string `json:"state" doc:"reached, which requires that both agreed, or let_go, which drops the goal."`
	Version int    `json:"version" doc:"Version of the text that was read."`
}
