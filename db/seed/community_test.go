package seed

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// Each query finds rows that the product would not allow.
func TestCommunityIsConsistent(t *testing.T) {
	pool := seeded(t)
	for name, sql := range map[string]string{
		"every thread has one original voice with the post's name": `select p.title from community_posts p
			left join community_voices v on v.post_id = p.id and v.original where v.name is distinct from p.author_name or v.member_id is null`,
		"only voices with texts have a name": `select p.title from community_posts p join community_voices v on v.post_id = p.id
			where (v.name is not null) <> (v.original or exists (select from community_comments c where c.voice_id = v.id))`,
		"comments are by voices of the same thread": `select c.content from community_comments c join community_voices v on v.id = c.voice_id where v.post_id <> c.post_id`,
		"counters match the rows": `select p.title from community_posts p where
			(p.comment_count, p.support_count, p.same_here_count, p.thank_you_count) is distinct from (
				(select count(*)::int from community_comments c where c.post_id = p.id and c.status = 'published'),
				(select count(*)::int from community_voices v join community_reactions r on r.voice_id = v.id where v.post_id = p.id and r.kind = 'support'),
				(select count(*)::int from community_voices v join community_reactions r on r.voice_id = v.id where v.post_id = p.id and r.kind = 'same-here'),
				(select count(*)::int from community_voices v join community_reactions r on r.voice_id = v.id where v.post_id = p.id and r.kind = 'thank-you'))`,
		"no author reacts to their own post": `select p.title from community_posts p join community_voices v on v.post_id = p.id and v.original
			join community_reactions r on r.voice_id = v.id`,
		"voices have the time of their last text and their notices": `select v.id::text from community_voices v join community_posts p on p.id = v.post_id
			where v.last_at is distinct from greatest(case when v.original then p.created_at end, (select max(c.created_at) from community_comments c where c.voice_id = v.id))
				or v.unseen <> (select count(*) from community_notices n where n.voice_id = v.id and n.seen_at is null)
				or v.notified_at is distinct from (select max(n.created_at) from community_notices n where n.voice_id = v.id)`,
		"no author flags their own text": `select f.reason from community_flags f left join community_comments c on c.id = f.comment_id
			join community_voices v on v.id = f.voice_id where case when c.id is null then v.original else c.voice_id = v.id end`,
		"the rank matches the counters": `select title from community_posts
			where rank <> community_rank(support_count + same_here_count + thank_you_count + 2 * comment_count, created_at)`,
		"stored tags match the post": `select p.title from community_posts p where (select coalesce(array_agg(tag order by tag), '{}') from community_post_tags g
			where g.post_id = p.id and g.category = p.category and g.rank = p.rank and g.created_at = p.created_at)
			<> (select coalesce(array_agg(tag order by tag), '{}') from unnest(p.tags) as tag)`,
		"every post is in the search index": `select title from community_posts p where not exists (select from community_post_words w where w.post_id = p.id)`,
		"times are in order and in the past": `select p.title from community_posts p join community_comments c on c.post_id = p.id where c.created_at <= p.created_at or c.created_at > now()
			union all select reason from community_flags where created_at > now()
			union all select kind from community_reactions r join community_voices v on v.id = r.voice_id join community_posts p on p.id = v.post_id
				where r.created_at <= p.created_at or r.created_at > now()
			union all select kind from community_notices where seen_at > now() or seen_at < created_at`,
		"members act only after joining and accepting the guidelines": `select m.username from members m join community_voices v on v.member_id = m.id
			join community_posts p on p.id = v.post_id left join community_members s on s.member_id = m.id
			left join community_comments c on c.voice_id = v.id left join community_reactions r on r.voice_id = v.id
			where s.guidelines is null or s.accepted_at < m.created_at or least(case when v.original then p.created_at end, c.created_at, r.created_at) < s.accepted_at`,
		"posts are hidden from three flags on": `select p.title from community_posts p where (p.status = 'hidden') <>
			((select count(*) from community_flags f where f.post_id = p.id and f.comment_id is null) >= 3)`,
		"flagged and urgent posts have an open case": `select p.title from community_posts p left join moderation_cases k on k.post_id = p.id and k.decided_at is null
			where (k.id is not null) <> (p.safety is not null or exists (select from community_flags f where f.post_id = p.id))
			or k.crisis is distinct from p.safety or (k.id is not null and k.flagged <> exists (select from community_flags f where f.case_id = k.id))`,
		"authors have a notice of each comment by others": `select p.title from community_posts p join community_voices o on o.post_id = p.id and o.original
			where (select count(*) from community_comments c where c.post_id = p.id and c.voice_id <> o.id) <>
			(select coalesce(sum(n.count), 0) from community_notices n where n.voice_id = o.id and n.kind = 'answer')`,
		"the administrator is not an open coach": `select name from coaches where role = 'administrator' and (is_active or verification_status = 'verified')`,
	} {
		if found := collect[string](t, pool, sql); len(found) > 0 {
			t.Errorf("%s, but not: %q", name, found)
		}
	}
	for sql, want := range map[string][]string{
		"select email::text || ' ' || password_hash from coaches where role = 'administrator'":                                                                                   {"admin@aangan.example hash of Namaste123"},
		"select distinct category from community_posts order by 1":                                                                                                               {"career", "family-dynamics", "identity", "immigration", "relationships", "wellness"},
		"select count(*)::text from community_posts p join community_voices v on v.post_id = p.id and v.original join members m on m.id = v.member_id where m.username = 'asha'": {"3"},
		"select concat_ws(' ', p.status, k.comment_id is not null, count(f.id)) from moderation_cases k join community_posts p on p.id = k.post_id left join community_flags f on f.case_id = k.id group by k.id, p.id order by 1": {
			"hidden f 3", "published f 0", "published f 1", "published t 1"},
	} {
		if got := collect[string](t, pool, sql); !slices.Equal(got, want) {
			t.Errorf("%s:\ngot  %q\nwant %q", sql, got, want)
		}
	}
}

// The account is deleted, and another member takes its username.
func TestTextsOfDeletedAccountStayWithoutMember(t *testing.T) {
	pool := seeded(t)
	execute(t, pool, "delete from community_posts where title = 'How do you sleep on one side of a bed'")
	execute(t, pool, "delete from members where username = 'ritu_b'")
	execute(t, pool, "insert into members (username, email, first_name, last_name, time_zone) values ('ritu_b', 'ritu@example.com', 'Ritu', 'Another', 'UTC')")
	if err := Demo(t.Context(), pool, plainSecrets); err != nil {
		t.Fatal(err)
	}
	const voices = `select count(*)::text || ' ' || count(v.member_id)::text from community_posts p join community_voices v on v.post_id = p.id
		where p.title = 'How do you sleep on one side of a bed' and v.id = any($1::uuid[])`
	thread := threads()[slices.IndexFunc(threads(), func(t thread) bool { return t.slug == "separated-february" })]
	ids := []string{thread.voice("ritu_b").String(), thread.voice("karthik_r").String()}
	if got := collect[string](t, pool, voices, ids); !slices.Equal(got, []string{"2 1"}) {
		t.Errorf("voices and those with a member: %q", got)
	}
}

func TestThreadsHaveValidTexts(t *testing.T) {
	people := map[string]member{}
	for _, member := range communityMembers() {
		people[member.username] = member
	}
	topics := codesIn(t, "bff/domain/copy/community.go", `(?m)^\t\t\{"([a-z-]+)", said\.`)
	seen := map[string]bool{}
	comments := 0
	checkJoinedBefore := func(slug, username string, ago time.Duration) {
		t.Helper()
		if who, there := people[username]; !there || who.hereFor() <= ago {
			t.Errorf("%s: %s had not joined", slug, username)
		}
	}
	for _, thread := range threads() {
		slug := thread.slug
		if seen[slug] || seen[thread.title] {
			t.Errorf("%s is listed twice", slug)
		}
		seen[slug], seen[thread.title] = true, true
		if !topics[thread.category] || thread.flagged > len(thread.comments) || len(thread.tags) > 5 {
			t.Errorf("%s is in %s, with %d tags", slug, thread.category, len(thread.tags))
		}
		checkText(t, slug+"'s title", thread.title, 3, 120)
		checkText(t, slug, thread.content, 10, 4000)
		for _, tag := range thread.tags {
			checkText(t, slug+"'s tag", tag, 2, 30)
			if tag != strings.ToLower(tag) {
				t.Errorf("%s has the tag %q", slug, tag)
			}
		}
		checkJoinedBefore(slug, thread.author, thread.ago)
		last := time.Duration(0)
		for _, comment := range thread.comments {
			checkText(t, slug+"'s comment", comment.text, 3, 2000)
			checkJoinedBefore(slug, comment.by, thread.ago-comment.after)
			if comment.after <= last || comment.after >= thread.ago {
				t.Errorf("%s: a comment %s after the post, which is %s old", slug, comment.after, thread.ago)
			}
			last = comment.after
			comments++
		}
		for _, flag := range thread.flags {
			checkJoinedBefore(slug, flag.by, thread.ago-flag.after)
			if !topics[flag.reason] || flag.after >= thread.ago {
				t.Errorf("%s is flagged as %s", slug, flag.reason)
			}
		}
	}
	if len(threads()) < 24 || comments < 60 {
		t.Errorf("%d threads with %d comments", len(threads()), comments)
	}
}

// The seed's constants must match the product's.
func TestCommunityMatchesProductTexts(t *testing.T) {
	text, err := os.ReadFile(filepath.FromSlash("../../bff/domain/copy/limits.go"))
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`\bGuidelinesVersion = (\d+)`).FindSubmatch(text)
	if version == nil || string(version[1]) != strconv.Itoa(guidelines) {
		t.Errorf("the guidelines have the version %s", version)
	}
	list, err := os.ReadFile(filepath.FromSlash("../../packages/copy/messages/server/pen-names.json"))
	if err != nil {
		t.Fatal(err)
	}
	var pen struct{ Names []string }
	if err := json.Unmarshal(list, &pen); err != nil {
		t.Fatal(err)
	}
	if len(pen.Names) < threadNames {
		t.Errorf("there are only %d names", len(pen.Names))
	}
}
