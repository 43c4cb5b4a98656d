package seed

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// Each query finds sessions that the product would not allow.
func TestSessionsAreConsistent(t *testing.T) {
	pool := seeded(t)
	for name, sql := range map[string]string{
		"sessions are with the member's coach":          `select m.username from sessions s join members m on m.id = s.member_id where m.coach_id <> s.coach_id`,
		"no session is booked before the member joined": `select m.username from sessions s join members m on m.id = s.member_id where s.created_at < m.created_at`,
		"every session takes half an hour":              `select id::text from sessions where ends_at - starts_at <> interval '30 minutes'`,
		"sessions are booked 12 hours ahead":            `select id::text from sessions where starts_at < created_at + interval '12 hours'`,
		"members have at most two counted sessions per month": `select m.username from sessions s join members m on m.id = s.member_id where s.counted
			group by m.id, date_trunc('month', s.starts_at at time zone m.time_zone) having count(*) > 2`,
		"in the coach's hours": `select s.id::text from sessions s join coaches c on c.id = s.coach_id, lateral (select s.starts_at at time zone c.time_zone as at) local
			where not exists (select from coach_weekly_hours h where h.coach_id = c.id and h.weekday = extract(isodow from local.at)
				and extract(hour from local.at) * 60 + extract(minute from local.at) between h.from_minute and h.until_minute - 30)`,
		"the last event matches the session": `select s.id::text from sessions s where not exists (select from session_events e
			where e.session_id = s.id and e.sequence = s.sequence and e.starts_at = s.starts_at and (e.kind = 'cancelled') = (s.status = 'cancelled'))`,
		"sessions cancelled in time are not counted": `select id::text from sessions where status = 'cancelled' and (counted or cancelled_at > starts_at - interval '24 hours' or cancelled_at < created_at)`,
	} {
		if found := collect[string](t, pool, sql); len(found) > 0 {
			t.Errorf("%s, but not: %q", name, found)
		}
	}
	upcoming := collect[int](t, pool, "select count(*)::int from sessions s join members m on m.id = s.member_id where m.username = 'asha' and s.starts_at > now() and s.status = 'scheduled'")
	if upcoming[0] != 2 {
		t.Errorf("asha has %d upcoming sessions, want 2", upcoming[0])
	}
	open := collect[int](t, pool, "select count(*)::int from coaches where is_active and verification_status = 'verified' and hours_published_at is null")
	if open[0] == 0 {
		t.Error("every coach has published hours, so no coach shows the default times")
	}
}

// Each query finds proposals that the product would not allow, or that the member could not accept.
func TestProposalsAreConsistent(t *testing.T) {
	pool := seeded(t)
	for name, sql := range map[string]string{
		"proposals are by the session's coach, for half an hour": `select p.id::text from session_proposals p join sessions s on s.id = p.session_id
			where p.coach_id <> s.coach_id or p.ends_at - p.starts_at <> interval '30 minutes'`,
		"proposals are made after the booking, and not in the future": `select p.id::text from session_proposals p join sessions s on s.id = p.session_id
			where p.created_at < s.created_at or p.created_at > now()`,
		"proposals are open, for a future session": `select p.id::text from session_proposals p join sessions s on s.id = p.session_id
			where p.answered_at is not null or s.status <> 'scheduled' or s.starts_at < now() or p.starts_at < now() + interval '12 hours'`,
		"the proposed time is before the session, so that a past one blocks no time": `select p.id::text from session_proposals p
			join sessions s on s.id = p.session_id where p.ends_at > s.starts_at`,
		"the proposed time is free for both": `select p.id::text from session_proposals p join sessions o on o.id = p.session_id
			join sessions s on s.id <> o.id and s.status = 'scheduled' and (s.coach_id = p.coach_id or s.member_id = o.member_id)
				and s.starts_at < p.ends_at and s.ends_at > p.starts_at`,
		"in the coach's hours": `select p.id::text from session_proposals p join coaches c on c.id = p.coach_id, lateral (select p.starts_at at time zone c.time_zone as at) local
			where not exists (select from coach_weekly_hours h where h.coach_id = c.id and h.weekday = extract(isodow from local.at)
				and extract(hour from local.at) * 60 + extract(minute from local.at) between h.from_minute and h.until_minute - 30)`,
	} {
		if found := collect[string](t, pool, sql); len(found) > 0 {
			t.Errorf("%s, but not: %q", name, found)
		}
	}
	if asked := collect[string](t, pool, "select m.username::text from session_proposals p join sessions s on s.id = p.session_id join members m on m.id = s.member_id"); !slices.Equal(asked, []string{"asha"}) {
		t.Errorf("the members with a proposal are %q, want asha", asked)
	}
}

// The test computes the times for every hour of 400 days: future sessions are in the future, and a proposed time
// is between now and its session, and overlaps no other session. Members booked after they had joined.
func TestSessionsAreConsistentWhenSeededAtAnyHour(t *testing.T) {
	zone, err := time.LoadLocation("Asia/Kolkata")
	if err != nil {
		t.Fatal(err)
	}
	proposals := 0
	for hours := range 24 * 400 {
		now := time.Date(2026, 1, 1, 0, 0, 30, 0, time.UTC).Add(time.Duration(hours) * time.Hour)
		taken := map[time.Time]string{}
		for username, all := range meetings {
			joined := joinedAt(t, username, now)
			for _, meeting := range all {
				at := meeting.at(now, zone)
				if booked := meeting.booked(now, at); booked.Before(joined) || booked.After(now) || booked.After(at.Add(-12*time.Hour)) {
					t.Fatalf("%s, who joined at %s, booked at %s, run at %s: a session at %s", username, joined, booked, now, at)
				}
				if (meeting.days > 0) != at.After(now) {
					t.Fatalf("%s, run at %s: a session is at %s", username, now, at)
				}
				times := []time.Time{at}
				if meeting.proposed != nil {
					asked := meeting.proposed.at(now, zone)
					if asked.Before(now.Add(12*time.Hour)) || asked.Add(24*time.Hour).After(at) || at.After(now.AddDate(0, 0, 60)) {
						t.Fatalf("%s, run at %s: for the session at %s the proposed time is %s", username, now, at, asked)
					}
					proposals++
					times = append(times, asked)
				}
				for _, one := range times {
					if who, there := taken[one]; there && !meeting.cancelled {
						t.Fatalf("run at %s: %s and %s both have a session at %s", now, who, username, one)
					}
					taken[one] = username
				}
			}
		}
	}
	if proposals == 0 {
		t.Error("no session has a proposal")
	}
}

// joinedAt returns when the member joined, for a run at now.
func joinedAt(t *testing.T, username string, now time.Time) time.Time {
	t.Helper()
	for _, member := range allMembers() {
		if member.username != username {
			continue
		}
		zone, err := time.LoadLocation(member.timeZone)
		if err != nil {
			t.Fatal(err)
		}
		return member.joined(now, zone)
	}
	t.Fatalf("no member is called %s", username)
	return time.Time{}
}

func TestNotesHaveValidTexts(t *testing.T) {
	for username, all := range meetings {
		for _, meeting := range all {
			if meeting.note != "" {
				checkText(t, username+"'s note", meeting.note, 10, 300)
			}
			if meeting.proposed != nil {
				checkText(t, "the coach's note to "+username, meeting.proposed.note, 10, 300)
			}
		}
	}
}

// One coach has requested credentials that an administrator has not decided.
func TestCredentialChangeIsPending(t *testing.T) {
	pool := seeded(t)
	got := collect[string](t, pool, `select concat_ws(' | ', c.email, (select string_agg(e->>'title', ', ') from jsonb_array_elements(r.credentials) e))
		from credential_changes r join coaches c on c.id = r.coach_id where r.decided_at is null and r.created_at < now() and r.created_at > c.created_at`)
	var want []string
	for _, coach := range coaches {
		if len(coach.asked) == 0 {
			continue
		}
		var titles []string
		for _, one := range slices.Concat(coach.credentials, coach.asked) {
			titles = append(titles, one.title)
		}
		want = append(want, coach.email()+" | "+strings.Join(titles, ", "))
	}
	if len(want) != 1 || !slices.Equal(got, want) {
		t.Errorf("the pending changes are %q, want %q", got, want)
	}
	const invalidCredentials = `select c.email::text from credential_changes r join coaches c on c.id = r.coach_id, jsonb_array_elements(r.credentials) e
		where not (e ?& array['title', 'issuer', 'year']) or jsonb_typeof(e->'year') not in ('number', 'null')`
	if found := collect[string](t, pool, invalidCredentials); len(found) > 0 {
		t.Errorf("credentials with another form than the product's: %q", found)
	}
}
