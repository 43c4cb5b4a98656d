package apitest

import (
	"aangan/bff/domain/coachadmin"
	"aangan/bff/internal/jobs/jobstest"
)

// openRoster lets administrators look after coaches. The coaching and the profiles stand already.
func (h *Harness) openRoster() {
	h.Coaching.Rest(h.Scheduling.CoachAbsent)
	h.CoachAdmin = coachadmin.New(coachadmin.Options{
		Pool: h.Pool, Queue: h.Post, Waker: h.hub, Links: jobstest.Places, Invitations: h.Identity, Credentials: h.CoachProfile, Coaching: h.Coaching,
	})
	h.Post.Add(h.CoachAdmin.Emails()...)
	h.Post.AddTasks(h.CoachAdmin.Tasks()...)
	h.Post.AddPeriodic(h.CoachAdmin.Periodic()...)
}
