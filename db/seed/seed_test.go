package seed

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

func plainHash(password string) (string, error) { return "hash of " + password, nil }

// plainSecrets does not encrypt.
var plainSecrets = Secrets{Hash: plainHash, Seal: func(member, page uuid.UUID, text string) []byte {
	return []byte(member.String() + "/" + page.String() + "/" + text)
}, SealCheckIn: func(member, id uuid.UUID, mood, word, note string) []byte {
	return []byte(member.String() + "/" + id.String() + "/" + mood + "/" + word + "/" + note)
}}

func seeded(t *testing.T) *pgxpool.Pool {
	t.Helper()
	pool := dbtest.New(t)
	if err := Demo(t.Context(), pool, plainSecrets); err != nil {
		t.Fatal(err)
	}
	return pool
}

// allRows returns every row of every table as text.
func allRows(t *testing.T, pool *pgxpool.Pool) map[string][]string {
	t.Helper()
	tables := collect[string](t, pool, "select tablename::text from pg_tables where schemaname = 'public' and tablename not in ('goose_db_version', 'river_migration')")
	all := map[string][]string{}
	for _, table := range tables {
		all[table] = collect[string](t, pool, fmt.Sprintf("select t::text from %s t order by 1", pgx.Identifier{table}.Sanitize()))
	}
	return all
}

func collect[T any](t *testing.T, pool *pgxpool.Pool, sql string, arguments ...any) []T {
	t.Helper()
	rows, err := pool.Query(t.Context(), sql, arguments...)
	if err != nil {
		t.Fatal(err)
	}
	found, err := pgx.CollectRows(rows, pgx.RowTo[T])
	if err != nil {
		t.Fatalf("%s: %v", sql, err)
	}
	return found
}

func execute(t *testing.T, pool *pgxpool.Pool, sql string) {
	t.Helper()
	if tag, err := pool.Exec(t.Context(), sql); err != nil || tag.RowsAffected() == 0 {
		t.Fatalf("%s: %v, %v", sql, tag, err)
	}
}

func expectUnchanged(t *testing.T, pool *pgxpool.Pool, before map[string][]string) {
	t.Helper()
	for table, rows := range allRows(t, pool) {
		if !slices.Equal(before[table], rows) {
			t.Errorf("table %s changed:\n%s\n%s", table, strings.Join(before[table], "\n"), strings.Join(rows, "\n"))
		}
	}
}

func TestSeedingTwiceChangesNothing(t *testing.T) {
	pool := seeded(t)
	before := allRows(t, pool)
	err := Demo(t.Context(), pool, Secrets{Hash: func(string) (string, error) { return "", errors.New("unexpected hash: no person is added") }})
	if err != nil {
		t.Fatal(err)
	}
	expectUnchanged(t, pool, before)
}

func TestSeedingAgainKeepsChangesByUsers(t *testing.T) {
	pool := seeded(t)
	execute(t, pool, "update members set first_name = 'Aasha', email = 'new@example.com', coach_id = null, password_hash = 'new' where username = 'asha'")
	execute(t, pool, "update members set username = 'renamed' where username = 'priya_s'")
	execute(t, pool, "delete from messages where seq = 3")
	execute(t, pool, "delete from conversations where member_id = (select id from members where username = 'deepa_nair')")
	execute(t, pool, "update coaches set is_active = true, bio = 'Mine', email = 'kabir@example.com' where email = 'kabir@aangan.example'")
	execute(t, pool, "update coaches set is_active = false where email = 'meera@aangan.example'")
	before := allRows(t, pool)
	if err := Demo(t.Context(), pool, plainSecrets); err != nil {
		t.Fatal(err)
	}
	expectUnchanged(t, pool, before)
}

func TestSeedingAddsMissingRows(t *testing.T) {
	pool := seeded(t)
	before := allRows(t, pool)
	execute(t, pool, "delete from conversations where member_id = (select id from members where username = 'rohan_m')")
	execute(t, pool, "delete from members where username = 'rohan_m'")
	execute(t, pool, "delete from coaches where email = 'noor@aangan.example'")
	if err := Demo(t.Context(), pool, plainSecrets); err != nil {
		t.Fatal(err)
	}
	for table, rows := range allRows(t, pool) {
		if len(rows) != len(before[table]) {
			t.Errorf("table %s has %d rows, had %d", table, len(rows), len(before[table]))
		}
	}
}

func TestFailedSeedingStoresNoRows(t *testing.T) {
	pool := dbtest.New(t)
	errHash := errors.New("hash failed")
	if err := Demo(t.Context(), pool, Secrets{Hash: func(string) (string, error) { return "", errHash }, Seal: plainSecrets.Seal, SealCheckIn: plainSecrets.SealCheckIn}); !errors.Is(err, errHash) {
		t.Errorf("Demo returned %v", err)
	}
	for table, rows := range allRows(t, pool) {
		if len(rows) > 0 {
			t.Errorf("table %s has %d rows", table, len(rows))
		}
	}
}

func TestConcurrentSeedingSucceeds(t *testing.T) {
	pool := dbtest.New(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			if err := Demo(t.Context(), pool, plainSecrets); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if got := collect[int](t, pool, "select count(*)::int from members"); got[0] != len(allMembers()) {
		t.Errorf("%d members, want %d", got[0], len(allMembers()))
	}
}

func TestDemoAccountsHaveKnownPasswordAndCoach(t *testing.T) {
	pool := seeded(t)
	for sql, want := range map[string][]string{
		`select concat_ws(' ', m.username, m.email, m.first_name, m.last_name, c.email, p.onboarded_at is not null) from members m
			join coaches c on c.id = m.coach_id join member_preferences p on p.member_id = m.id where m.username = 'asha'`: {
			"asha asha@aangan.example Asha Raman meera@aangan.example t"},
		`select concat_ws(' ', email, is_active, verification_status, city, time_zone) from coaches where email in ('meera@aangan.example', 'kabir@aangan.example') order by 1`: {
			"kabir@aangan.example f pending Jaipur Asia/Kolkata", "meera@aangan.example t verified Chennai Asia/Kolkata"},
		"select distinct password_hash from (select password_hash from members union all select password_hash from coaches)": {"hash of Namaste123"},
		"select username::text from members where display_language <> 'en'":                                                  {"priya_s"},
		// A member who does not choose gets the first coach of the list.
		"select email::text from coaches where is_active and verification_status = 'verified' order by created_at, id limit 1": {"meera@aangan.example"},
	} {
		if got := collect[string](t, pool, sql); !slices.Equal(got, want) {
			t.Errorf("%s:\ngot  %q\nwant %q", sql, got, want)
		}
	}
	if open := collect[int](t, pool, "select count(*)::int from coaches where is_active and verification_status = 'verified'"); open[0] < 10 {
		t.Errorf("only %d coaches are open", open[0])
	}
}

// Each query finds rows that the product would not allow.
func TestConversationsAreConsistent(t *testing.T) {
	pool := seeded(t)
	for name, sql := range map[string]string{
		"message numbers run from 1 without a gap": `select c.id::text from conversations c left join messages m on m.conversation_id = c.id
			group by c.id having count(m.seq) <> c.last_seq or coalesce(min(m.seq), 1) <> 1 or max(m.seq) <> c.last_seq`,
		"times are in the order of the numbers": `select text from (select text, created_at, lag(created_at) over (partition by conversation_id order by seq) as earlier from messages)
			where created_at <= earlier`,
		"no time is in the future": `select text from messages where created_at > now()
			union all select username from members where created_at > now() union all select name from coaches where created_at > now()`,
		"no member writes before joining": `select m.username from members m join conversations c on c.member_id = m.id
			join messages x on x.conversation_id = c.id where x.created_at < m.created_at`,
		"the stored last times match the messages": `select c.id::text from conversations c
			where c.last_message_at is distinct from (select max(created_at) from messages m where m.conversation_id = c.id)
			or c.last_member_message_at is distinct from (select max(created_at) from messages m where m.conversation_id = c.id and sender = 'member')`,
		"cursors are in order": `select id::text from conversations where not (
			0 <= member_read_seq and member_read_seq <= member_delivered_seq and member_delivered_seq <= last_seq
			and 0 <= coach_read_seq and coach_read_seq <= coach_delivered_seq and coach_delivered_seq <= last_seq)`,
		"senders have read all messages before their own": `select c.id::text from conversations c
			where c.member_read_seq < (select coalesce(max(seq), 0) from messages m where m.conversation_id = c.id and sender = 'member')
			or c.coach_read_seq < (select coalesce(max(seq), 0) from messages m where m.conversation_id = c.id and sender = 'coach' and not automatic)`,
		"a conversation is urgent exactly if an urgent flag is open": `select c.id::text from conversations c where c.urgent_since is distinct from (
			select min(f.created_at) from safety_flags f where f.conversation_id = c.id and f.tier = 'urgent' and f.acknowledged_at is null)`,
		"exactly the first message is automatic, and by the coach": `select text from messages
			where automatic <> (seq = 1) or (automatic and sender <> 'coach')`,
		"conversations are with the member's coach": `select m.username from conversations c join members m on m.id = c.member_id where m.coach_id <> c.coach_id`,
		"members have an open coach":                `select m.username from members m join coaches c on c.id = m.coach_id where not c.is_active or c.verification_status <> 'verified'`,
	} {
		if found := collect[string](t, pool, sql); len(found) > 0 {
			t.Errorf("%s, but not in: %q", name, found)
		}
	}
}

func TestEveryClientStateOccurs(t *testing.T) {
	pool := seeded(t)
	// The states of the coach's list, computed as the product does: engagement from the age of the member's last message.
	got := map[string]int{}
	for _, state := range collect[string](t, pool, `
		select unnest(array[
			case when c.last_member_message_at > now() - interval '3 days' then 'high'
				when c.last_member_message_at > now() - interval '14 days' then 'medium' else 'low' end,
			case when c.id is null then 'nothing begun' when c.last_seq = 1 then 'only greeted'
				when exists (select from messages u where u.conversation_id = c.id and u.sender = 'member' and u.seq > c.coach_read_seq) then 'unread' else 'read' end,
			case when c.urgent_since is not null then 'urgent' else 'calm' end])
		from members m left join conversations c on c.member_id = m.id where m.coach_id is not null`) {
		got[state]++
	}
	want := map[string]int{"high": 5, "medium": 2, "low": 3, "unread": 3, "read": 5, "only greeted": 1, "nothing begun": 1, "urgent": 1, "calm": 9}
	if !maps.Equal(got, want) {
		t.Errorf("states of the clients:\ngot  %v\nwant %v", got, want)
	}
	unread := collect[string](t, pool, `select m.text from messages m join conversations c on c.id = m.conversation_id join members who on who.id = c.member_id
		where who.username = 'asha' and m.sender = 'coach' and m.seq > c.member_read_seq`)
	if len(unread) != 1 {
		t.Errorf("asha has %d unread messages", len(unread))
	}
}

// The bell matches the conversations, and asha's list is long enough to be truncated in the bell.
func TestBellMatchesConversations(t *testing.T) {
	pool := seeded(t)
	for name, sql := range map[string]string{
		"unread notifications match the coach's unread messages and their number": `
			select m.username from members m left join conversations c on c.member_id = m.id
			left join lateral (select count(*) as all, count(*) filter (where not automatic) as own from messages x
				where x.conversation_id = c.id and x.sender = 'coach' and x.seq > c.member_read_seq) u on true
			where (case when u.own > 0 then 'You have ' || u.all || ' unread message(s) from your coach.' end)
				is distinct from (select n.message from notifications n where n.member_id = m.id and n.read_at is null)`,
		"notification times are in order and in the past": `select message from notifications where created_at > now() or read_at > now() or read_at < created_at`,
	} {
		if found := collect[string](t, pool, sql); len(found) > 0 {
			t.Errorf("%s, but not: %q", name, found)
		}
	}
	const counts = `select concat_ws(' ', count(*), count(*) filter (where read_at is null)) from notifications n join members m on m.id = n.member_id where m.username = 'asha'`
	if got := collect[string](t, pool, counts); got[0] != "7 1" {
		t.Errorf("asha has %s notifications, unread", got[0])
	}
	texts, err := os.ReadFile(filepath.FromSlash("../../packages/copy/messages/shared/notifications.json"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(texts), `"text": "You have {count} unread message(s) from your coach."`) {
		t.Error("the product's notification texts differ from the seed's")
	}
}

func TestAshaIsOnThirdDayOfTrial(t *testing.T) {
	pool := seeded(t)
	const trials = `select m.username || ' ' || ceil(extract(epoch from now() - s.trial_started_at) / 86400)::int || ' ' || (s.trial_ends_at - s.trial_started_at)::text
		from memberships s join members m on m.id = s.member_id`
	days := regexp.MustCompile(`TrialDays: +(\d+),`)
	limits, err := os.ReadFile(filepath.FromSlash("../../bff/domain/copy/limits.go"))
	if err != nil {
		t.Fatal(err)
	}
	found := days.FindSubmatch(limits)
	if found == nil {
		t.Fatal("limits.go has no TrialDays")
	}
	if got, want := collect[string](t, pool, trials), []string{"asha 3 " + string(found[1]) + " days"}; !slices.Equal(got, want) {
		t.Errorf("trials: %q, want %q", got, want)
	}
}

// The order must be valid at any hour of any day, in any zone, also around clock changes.
func TestMessageOrderIsValidWhenSeededAtAnyHour(t *testing.T) {
	for _, member := range members {
		zone, err := time.LoadLocation(member.timeZone)
		if err != nil {
			t.Fatal(err)
		}
		for hours := range 24 * 400 {
			now := time.Date(2026, 1, 1, 0, 0, 30, 0, time.UTC).Add(time.Duration(hours) * time.Hour)
			previous := member.joined(now, zone)
			for _, message := range member.messages {
				at := message.at(now, zone)
				if !at.After(previous) || at.After(now) {
					t.Fatalf("%s, run at %s: %q is at %s, after %s", member.username, now, message.text, at, previous)
				}
				previous = at
			}
		}
	}
}

func TestPeopleHaveValidTextsAndCodes(t *testing.T) {
	check := func(where, text string, least, most int) { t.Helper(); checkText(t, where, text, least, most) }
	portraits := codesIn(t, "packages/ui/src/art/portrait/catalogue.ts", `(?m)^  "?(\w+)"?: \{$`)
	lists := codesIn(t, "bff/domain/copy/lists.go", `(?m)^(?:\t\t?\{"|const NotSpecified = ")([^"]+)"`)
	seen := map[string]bool{}
	for _, coach := range coaches {
		check(coach.slug+"'s bio", coach.bio, 120, 420)
		check(coach.slug+"'s licences", coach.licenses(), 30, 300)
		for _, text := range []string{coach.name, coach.specializations, coach.availability, coach.city, coach.state, coach.country, coach.education} {
			check(coach.slug, text, 3, 120)
		}
		if seen[coach.slug] || seen[coach.bio] {
			t.Errorf("%s is listed twice", coach.slug)
		}
		seen[coach.slug], seen[coach.bio] = true, true
		if !portraits[coach.slug] {
			t.Errorf("the portrait of %s is missing", coach.slug)
		}
		for _, one := range slices.Concat(coach.credentials, coach.asked) {
			check(coach.slug+"'s "+one.title, one.title, 5, 80)
			check(coach.slug+"'s issuer", one.issuer, 5, 80)
			if one.year != 0 && (one.year < 1980 || int(one.year) > time.Now().Year()) {
				t.Errorf("%s has %s since %d", coach.slug, one.title, one.year)
			}
		}
		answers := slices.DeleteFunc([]string{coach.gender, coach.region, coach.religion}, func(code string) bool { return code == "" })
		for _, code := range slices.Concat(coach.focus, coach.languages, answers) {
			if !lists[code] {
				t.Errorf("%s has the unknown code %s", coach.slug, code)
			}
		}
		if _, err := time.LoadLocation(coach.timeZone); err != nil || coach.years < 1 || coach.stars < 0 || coach.stars > 5 || (coach.reviews == 0) != (coach.stars == 0) {
			t.Errorf("%s: zone %s, %d years, %v stars of %d", coach.slug, coach.timeZone, coach.years, coach.stars, coach.reviews)
		}
	}
	for _, member := range allMembers() {
		if !regexp.MustCompile(`^\w{3,50}$`).MatchString(member.username) || !regexp.MustCompile(`@(aangan\.example|example\.com)$`).MatchString(member.email) {
			t.Errorf("%s %s", member.username, member.email)
		}
		for _, code := range append([]string{member.region, member.religion, member.gender, member.ageRange, member.language}, member.focus...) {
			if !lists[code] {
				t.Errorf("%s has the unknown code %s", member.username, code)
			}
		}
		for _, message := range member.messages {
			check(member.username+"'s conversation", message.text, 2, 400)
		}
		for _, page := range member.pages {
			check(member.username+"'s journal", strings.ReplaceAll(page.text, "\n", " "), 20, 1000)
		}
	}
}

// checkText checks the length of a text, and rejects control characters except line breaks, symbols and some words.
func checkText(t *testing.T, where, text string, least, most int) {
	t.Helper()
	if length := utf8.RuneCountInString(text); length < least || length > most {
		t.Errorf("%s has %d letters: %q", where, length, text)
	}
	for _, sign := range text {
		if sign == '!' || sign == '—' || sign > 0xFFFF || (unicode.IsControl(sign) && sign != '\n') || unicode.Is(unicode.So, sign) {
			t.Errorf("%s holds %q: %q", where, sign, text)
		}
	}
	for _, word := range []string{"journey", "unlock", "heal ", "healing", "empower", "lorem", "wellbeing", "holistic"} {
		if strings.Contains(strings.ToLower(text), word) {
			t.Errorf("%s says %q: %q", where, word, text)
		}
	}
}

// codesIn returns the matches of a pattern in a file of another folder: the lists of the seed's codes.
func codesIn(t *testing.T, path, pattern string) map[string]bool {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(string(content), -1) {
		found[match[1]] = true
	}
	if len(found) < 10 {
		t.Fatalf("%s has only %d matches: its form has changed", path, len(found))
	}
	return found
}
