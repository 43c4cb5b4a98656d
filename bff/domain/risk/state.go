package risk

import (
	"math/bits"
	"slices"
	"time"

	"aangan/bff/domain/safety"
)

// State is how grave a member's situation is.
type State string

// The states. In Ask the member is asked directly whether they think of ending their life, or what fits the kind. In
// Urgent they have said so, or their text did. Acute is a danger at this moment. After is the week after the last two.
const (
	None   State = "none"
	Ask    State = "ask"
	Urgent State = "urgent"
	Acute  State = "acute"
	After  State = "after"
)

// rank orders the states by gravity.
func (s State) rank() int { return slices.Index([]State{None, After, Ask, Urgent, Acute}, s) }

// Answer is the member's answer to the direct question.
type Answer string

// The answers; Unanswered is the zero value.
const (
	Unanswered Answer = ""
	Yes        Answer = "yes"
	Sometimes  Answer = "sometimes"
	No         Answer = "no"
	Declined   Answer = "declined"
)

// Report is a member's statement about a state, by a button or in words.
type Report string

// The reports. Safe means that a person or help is there, or that the moment is over. Easier, Same and Harder answer
// "How is it now?" in After.
const (
	Safe   Report = "safe"
	Easier Report = "easier"
	Same   Report = "same"
	Harder Report = "harder"
)

const (
	// gravePeriod is the time after the last sign until Urgent and Acute become After.
	gravePeriod = 24 * time.Hour
	// afterPeriod is the duration of After.
	afterPeriod = 7 * 24 * time.Hour
	// askPeriod is the time after the last sign until Ask ends.
	askPeriod = 7 * 24 * time.Hour
	// quietToEnd is the number of messages without a sign that end Ask after the answer No.
	quietToEnd = 5
	// weakWindow is the number of messages in which two weak signs lead to Ask.
	weakWindow = 5
)

// Status is a member's risk state with its history.
type Status struct {
	State State
	// Kind is the kind of risk that raised the state.
	Kind safety.Kind
	// Since is when the state began, and SignedAt when a text last had a sign.
	Since, SignedAt time.Time
	Answer          Answer
	// Asked is how often a companion asked the direct question, and Steps how many steps of help companions offered, in
	// this state.
	Asked, Steps int
	// quiet counts the messages without a sign since the answer. weak has a bit for each of the last messages.
	quiet int
	weak  uint8
}

// AwaitsAnswer reports whether a companion has asked the direct question and waits for the answer.
func (s Status) AwaitsAnswer() bool { return s.State == Ask && s.Asked > 0 && s.Answer == Unanswered }

// byGravity orders the kinds: of two signs of equal tier the graver kind counts.
var byGravity = []safety.Kind{
	safety.SelfNow, safety.Attack, safety.Medical, safety.Self, safety.Harm, safety.Child, safety.Violence, safety.Eating, safety.Other, safety.NoKind,
}

// at returns the status at a time: without a new sign the states fall.
func (s Status) at(now time.Time) Status {
	switch {
	case s.State.rank() >= Urgent.rank() && now.Sub(s.SignedAt) >= gravePeriod:
		s = s.to(After, s.Kind, s.SignedAt.Add(gravePeriod))
	case s.State == Ask && now.Sub(s.SignedAt) >= askPeriod:
		s = s.to(None, safety.NoKind, s.SignedAt.Add(askPeriod))
	}
	if s.State == After && now.Sub(s.Since) >= afterPeriod {
		s = s.to(None, safety.NoKind, s.Since.Add(afterPeriod))
	}
	return s
}

// to returns the status in another state, without the history of the present one.
func (s Status) to(state State, kind safety.Kind, now time.Time) Status {
	return Status{State: state, Kind: kind, Since: now, SignedAt: s.SignedAt, weak: s.weak}
}

// heard returns the status after a text of the member with this verdict.
func (s Status) heard(v safety.Verdict, now time.Time) Status {
	s = s.at(now)
	s.weak = s.weak << 1 & (1<<weakWindow - 1)
	switch {
	case v.Tier == safety.Urgent && v.Now:
		return s.raise(Acute, v.Kind, now)
	case v.Tier == safety.Urgent:
		return s.raise(Urgent, v.Kind, now)
	case v.Tier == safety.Concern:
		return s.raise(Ask, v.Kind, now)
	case v.Quiet:
		s.weak |= 1
		if bits.OnesCount8(s.weak) > 1 {
			s.weak = 0
			return s.raise(Ask, v.Kind, now)
		}
		return s
	}
	s.quiet++
	if s.State == Ask && s.Answer == No && s.quiet >= quietToEnd {
		return s.to(None, safety.NoKind, now)
	}
	return s
}

// raise returns the status after a sign that leads to a state, unless a graver one holds.
func (s Status) raise(state State, kind safety.Kind, now time.Time) Status {
	s.SignedAt, s.quiet = now, 0
	switch {
	case s.State.rank() > state.rank():
		return s
	case s.State != state:
		return s.to(state, kind, now)
	}
	if slices.Index(byGravity, kind) < slices.Index(byGravity, s.Kind) {
		s.Kind, s.Steps = kind, 0
	}
	if state == Ask && s.Answer != Unanswered {
		// Something new: the question may be asked again.
		s.Answer, s.Asked = Unanswered, 0
	}
	return s
}

// answered returns the status after the answer to the direct question, which has a meaning in Ask only.
func (s Status) answered(answer Answer, now time.Time) Status {
	s = s.at(now)
	if s.State != Ask {
		return s
	}
	if answer == Yes || answer == Sometimes {
		kind := s.Kind
		if kind == safety.NoKind {
			kind = safety.Self
		}
		s.SignedAt = now
		s = s.to(Urgent, kind, now)
	}
	s.Answer, s.quiet = answer, 0
	return s
}

// reported returns the status after a report of the member. One that does not fit the state changes nothing.
func (s Status) reported(report Report, now time.Time) Status {
	s = s.at(now)
	switch {
	case report == Safe && s.State == Acute:
		s.SignedAt = now
		return s.to(Urgent, s.Kind, now)
	case report == Safe && s.State == Urgent:
		return s.to(After, s.Kind, now)
	case report == Easier && s.State == After:
		return s.to(None, safety.NoKind, now)
	case report == Harder && s.State == After:
		s.SignedAt = now
		return s.to(Ask, s.Kind, now)
	case report == Same && s.State == After:
		// The week begins anew.
		return s.to(After, s.Kind, now)
	}
	return s
}
