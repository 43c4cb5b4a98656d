package seed

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
)

// coach is one coach. Its codes are from the product's lists.
type coach struct {
	// slug is the part before the @ of the email address and the name of the portrait.
	slug, name, bio      string
	specializations      string
	focus                []string
	availability         string
	city, state, country string
	timeZone             string
	stars                float64
	reviews              int32
	credentials          []credential
	// asked are credentials that the coach has requested and an administrator has not decided.
	asked     []credential
	education string
	languages []string
	years     int32
	// gender, region and religion are empty if unanswered.
	gender, region, religion string
	// pending coaches wait for verification and activation.
	pending bool
}

// credential is a coach's credential. Year is zero if unknown.
type credential struct {
	title, issuer string
	year          int16
}

// MarshalJSON returns the same form as a change of credentials stores.
func (c credential) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Title  string `json:"title"`
		Issuer string `json:"issuer"`
		Year   *int16 `json:"year"`
	}{c.title, c.issuer, c.yearOrNone()})
}

func (c credential) yearOrNone() *int16 {
	if c.year == 0 {
		return nil
	}
	return &c.year
}

// licenses are the credentials in one line, as cards show them.
func (c coach) licenses() string {
	var all []string
	for _, one := range c.credentials {
		from := one.issuer
		if one.year != 0 {
			from = fmt.Sprintf("%s, %d", from, one.year)
		}
		all = append(all, fmt.Sprintf("%s (%s).", one.title, from))
	}
	return strings.Join(all, " ")
}

func (c coach) id() uuid.UUID { return id("coach", c.slug) }
func (c coach) email() string { return emailOf(c.slug) }

// rating returns null until there are ratings.
func (c coach) rating() *float64 {
	if c.reviews == 0 {
		return nil
	}
	return &c.stars
}

func emailOf(slug string) string { return slug + "@aangan.example" }

// member is one member with preferences and the conversation with membersCoach.
type member struct {
	username, email, first, last       string
	timeZone                           string
	region, religion, gender, ageRange string
	language                           string
	// displayLanguage is the language of pages and emails; empty is English.
	displayLanguage string
	focus           []string
	// joinedDaysAgo is for members without messages; the others joined shortly before their first message.
	joinedDaysAgo int
	// messages are in their order. A member without messages has no conversation.
	messages []message
	// The numbers of unread messages, the last ones of the other side.
	unreadByMember, unreadByCoach int
	// trialSince is the age of the free trial; zero without one.
	trialSince time.Duration
	// saved are slugs of the library, pages the entries of the private journal.
	saved []string
	pages []page
	// checkIns are how the member's days were.
	checkIns []checkIn
	// shares are codes of the shared answers, goals the member's goals.
	shares []string
	goals  []goal
	// coachless members have not chosen a coach.
	coachless bool
	// newcomers have not read the community's guidelines.
	newcomer bool
}

// allMembers returns all members.
func allMembers() []member { return slices.Concat(members, neighbours) }

// hereFor returns the minimum time since the member joined, at any hour of the day.
func (m member) hereFor() time.Duration {
	days := m.joinedDaysAgo
	if len(m.messages) > 0 {
		days = m.messages[0].days - 1
	}
	return time.Duration(days) * 24 * time.Hour
}

func (m member) id() uuid.UUID { return id("member", m.username) }

// joined returns the time of the registration for a run at now.
func (m member) joined(now time.Time, zone *time.Location) time.Time {
	if len(m.messages) == 0 {
		return now.AddDate(0, 0, -m.joinedDaysAgo)
	}
	return m.messages[0].at(now, zone).Add(-9 * time.Minute)
}

// membersCoach is the slug of the coach of all seeded members who have a coach.
const membersCoach = "meera"

// message is one message of a conversation. Its time is a local time some days ago in the member's zone or, with days
// 0, some minutes ago.
type message struct {
	days int
	// clock is hours and minutes in one number: 730 is 7:30.
	clock     int
	minutes   int
	fromCoach bool
	automatic bool
	urgent    bool
	text      string
}

// at returns the time of the message for a run at now.
func (m message) at(now time.Time, zone *time.Location) time.Time {
	if m.days == 0 {
		return now.Add(-time.Duration(m.minutes) * time.Minute)
	}
	local := now.In(zone)
	return time.Date(local.Year(), local.Month(), local.Day()-m.days, m.clock/100, m.clock%100, 0, 0, zone).UTC()
}

// them, me and welcome make the conversations easier to read: the coach's messages, the member's, and the automatic
// greeting.
func them(days, clock int, text string) message {
	return message{days: days, clock: clock, fromCoach: true, text: text}
}

func me(days, clock int, text string) message { return message{days: days, clock: clock, text: text} }

func minutesAgo(minutes int, text string) message { return message{minutes: minutes, text: text} }

// urgent sets the safety rules' tier of a message, which the seed cannot compute.
func urgent(m message) message {
	m.urgent = true
	return m
}

func welcome(days, clock int, firstName string) message {
	m := them(days, clock, "Hi "+firstName+", I'm Meera Krishnan, your coach on Aangan. Write anytime, in whatever language feels natural. "+
		"I usually reply within 24 hours. What's been on your mind lately?")
	m.automatic = true
	return m
}
