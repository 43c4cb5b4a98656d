package apitest

import (
	"aangan/bff/domain/roster"
	"aangan/bff/internal/jobs/jobstest"
)

// openRoster lets administrators look after coaches. The coaching and the profiles stand already.
func (h *House) openRoster() {
	h.Coaching.Rest(h.Scheduling.CoachAbsent)
	h.Roster = roster.New(roster.Options{
		Pool: h.Pool, Queue: h.Post, Waker: h.hub, Places: jobstest.Places, Invitations: h.Identity, Credentials: h.Portfolio, Coaching: h.Coaching,
	})
	h.Post.Add(h.Roster.Letters()...)
	h.Post.AddTasks(h.Roster.Tasks()...)
	h.Post.AddEvery(h.Roster.Periodic()...)
}
