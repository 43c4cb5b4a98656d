package seed

import (
	"cmp"
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"aangan/db/postsearch"
	"aangan/db/store"
)

const (
	// guidelines is the version of the community's guidelines that its seeded members have accepted.
	guidelines = 1
	// threadNames is the number of names at the beginning of the product's list from which a thread's names are drawn.
	threadNames = 150
)

// thread is a post with comments by others. Its age is relative to now.
type thread struct {
	// slug determines the rows' ids. It does not identify the author, because ids must not.
	slug, author             string
	ago                      time.Duration
	category, title, content string
	tags                     []string
	comments                 []remark
	// The numbers of reactions of each kind. The people are drawn.
	support, sameHere, thankYou int
	// safety is the safety rules' tier of the post, which the seed cannot compute.
	safety string
	// flags are about the post or, if flagged is a comment's number from 1, about that comment.
	flags   []flag
	flagged int
	// status is published by default.
	status string
}

// remark is a comment at a time after the post.
type remark struct {
	by    string
	after time.Duration
	text  string
}

// flag is a report, at a time after the post.
type flag struct {
	by            string
	after         time.Duration
	reason, notes string
}

// inHours makes the list of threads easier to read.
func inHours(number float64) time.Duration {
	return time.Duration(number * float64(time.Hour)).Round(time.Minute)
}

func (t thread) id() uuid.UUID { return id("post", t.slug) }

func (t thread) commentID(place int) uuid.UUID { return id("comment", t.slug, fmt.Sprint(place)) }

func (t thread) state() string { return cmp.Or(t.status, "published") }

// threads returns all threads of the community.
func threads() []thread { return slices.Concat(aboutFamily, aboutBeingHere, aboutTheDays) }

// communityMembers returns the members who have accepted the guidelines.
func communityMembers() []member {
	return slices.DeleteFunc(allMembers(), func(m member) bool { return m.newcomer })
}

// addCommunity adds missing threads, as the product would have stored them. An author who is not a member has deleted
// their account, and their texts stay.
func (d *demo) addCommunity(ctx context.Context) error {
	var ids, people []uuid.UUID
	for _, thread := range threads() {
		ids = append(ids, thread.id())
	}
	there, err := d.queries.SeededPosts(ctx, d.tx, ids)
	if err != nil || len(there) == len(ids) {
		return err
	}
	for _, member := range allMembers() {
		people = append(people, member.id())
	}
	if people, err = d.queries.SeededPeople(ctx, d.tx, people); err != nil {
		return err
	}
	for _, member := range communityMembers() {
		if slices.Contains(people, member.id()) {
			if err := d.acceptGuidelines(ctx, member); err != nil {
				return err
			}
		}
	}
	for _, thread := range threads() {
		if slices.Contains(there, thread.id()) {
			continue
		}
		if err := d.addThread(ctx, thread, people); err != nil {
			return fmt.Errorf("thread %s: %w", thread.slug, err)
		}
	}
	return nil
}

// acceptGuidelines stores that a member accepted the guidelines soon after joining, unless they have written already.
func (d *demo) acceptGuidelines(ctx context.Context, member member) error {
	if member.newcomer {
		return nil
	}
	accepted := d.now.Add(-member.hereFor())
	return d.queries.SeedStanding(ctx, d.tx, store.SeedStandingParams{MemberID: member.id(), Guidelines: guidelines, AcceptedAt: &accepted})
}

func (d *demo) addThread(ctx context.Context, t thread, people []uuid.UUID) error {
	post, began := t.id(), d.now.Add(-t.ago)
	cast := newCast(t, people)
	author, err := cast.place(t.author)
	if err != nil {
		return err
	}
	reactions := drawReactions(t)
	pressed := map[string]int32{}
	for _, one := range reactions {
		pressed[one.kind]++
	}
	if err := d.queries.SeedPost(ctx, d.tx, store.SeedPostParams{
		ID: post, Title: t.title, Content: t.content, Category: t.category, Tags: append([]string{}, t.tags...),
		AuthorName: author, Status: t.state(), Safety: unlessEmpty(t.safety), Support: pressed[support], SameHere: pressed[sameHere],
		ThankYou: pressed[thankYou], Comments: int32(len(t.comments)), CreatedAt: began,
	}); err != nil {
		return err
	}
	if err := d.queries.SeedRank(ctx, d.tx, post); err != nil {
		return err
	}
	if err := d.addVoices(ctx, t, cast, reactions); err != nil {
		return err
	}
	for place, remark := range t.comments {
		if err := d.queries.SeedComment(ctx, d.tx, store.SeedCommentParams{
			ID: t.commentID(place + 1), PostID: post, VoiceID: t.voice(remark.by), Content: remark.text, CreatedAt: began.Add(remark.after),
		}); err != nil {
			return err
		}
	}
	for _, one := range reactions {
		if err := d.queries.SeedReaction(ctx, d.tx, store.SeedReactionParams{VoiceID: t.voice(one.by), Kind: one.kind, CreatedAt: began.Add(one.after)}); err != nil {
			return err
		}
	}
	if err := d.queries.SeedTags(ctx, d.tx, post); err != nil {
		return err
	}
	index := postsearch.Of(t.title, t.content, t.tags)
	if err := d.queries.PutPostWords(ctx, d.tx, store.PutPostWordsParams{
		PostID: post, Words: index.Words, Grams: index.Grams, Sounds: index.Sounds, Spellings: index.Spellings,
	}); err != nil {
		return err
	}
	if err := d.addCase(ctx, t); err != nil {
		return err
	}
	return d.addAnswerNotices(ctx, t)
}

// voice returns the id of a person's voice in the thread.
func (t thread) voice(username string) uuid.UUID { return id("voice", t.slug, username) }

// addVoices adds everyone who acted in the thread: with a name if they wrote, without if they only reacted or flagged.
func (d *demo) addVoices(ctx context.Context, t thread, cast *cast, reactions []reaction) error {
	// The time of each person's last text.
	began := d.now.Add(-t.ago)
	last := map[string]*time.Time{t.author: &began}
	for _, remark := range t.comments {
		if at := began.Add(remark.after); last[remark.by] == nil || at.After(*last[remark.by]) {
			last[remark.by] = &at
		}
	}
	add := func(username string, name *int16) error {
		return d.queries.SeedVoice(ctx, d.tx, store.SeedVoiceParams{
			ID: t.voice(username), PostID: t.id(), MemberID: cast.member(username), Name: name, Original: username == t.author, LastAt: last[username],
		})
	}
	heard := map[string]bool{}
	once := func(username string, named bool) error {
		if heard[username] {
			return nil
		}
		heard[username] = true
		if !named {
			return add(username, nil)
		}
		name, err := cast.place(username)
		if err != nil {
			return err
		}
		return add(username, &name)
	}
	if err := once(t.author, true); err != nil {
		return err
	}
	for _, remark := range t.comments {
		if err := once(remark.by, true); err != nil {
			return err
		}
	}
	for _, one := range reactions {
		if err := once(one.by, false); err != nil {
			return err
		}
	}
	for _, flag := range t.flags {
		if err := once(flag.by, false); err != nil {
			return err
		}
	}
	return nil
}

// addCase opens a moderation case, if the thread needs one.
func (d *demo) addCase(ctx context.Context, t thread) error {
	if len(t.flags) == 0 && t.safety == "" {
		return nil
	}
	began := d.now.Add(-t.ago)
	opened := began
	if t.safety == "" {
		opened = began.Add(t.flags[0].after)
	}
	var comment *uuid.UUID
	if t.flagged > 0 {
		flagged := t.commentID(t.flagged)
		comment = &flagged
	}
	row := store.SeedCaseParams{
		ID: id("case", t.slug), PostID: t.id(), CommentID: comment, Flagged: len(t.flags) > 0, Crisis: unlessEmpty(t.safety), OpenedAt: opened,
	}
	if err := d.queries.SeedCase(ctx, d.tx, row); err != nil {
		return err
	}
	for place, flag := range t.flags {
		if err := d.queries.SeedReport(ctx, d.tx, store.SeedReportParams{
			ID: id("report", t.slug, fmt.Sprint(place)), CaseID: row.ID, PostID: t.id(), CommentID: comment, VoiceID: t.voice(flag.by),
			Reason: flag.reason, Notes: flag.notes, CreatedAt: began.Add(flag.after),
		}); err != nil {
			return err
		}
	}
	return nil
}

// seenWithin is the time after which the author of a thread has seen a comment.
const seenWithin = 20 * time.Minute

// addAnswerNotices adds the author's notices of replies by others, several in one notice until it was seen. All of
// them are seen.
func (d *demo) addAnswerNotices(ctx context.Context, t thread) error {
	began := d.now.Add(-t.ago)
	var open *store.SeedAnswerNoticeParams
	flush := func() error {
		if open == nil {
			return nil
		}
		seen := earlier(open.CreatedAt.Add(seenWithin), d.now)
		open.SeenAt = &seen
		err := d.queries.SeedAnswerNotice(ctx, d.tx, *open)
		open = nil
		return err
	}
	for place, remark := range t.comments {
		if remark.by == t.author {
			continue
		}
		at, comment := began.Add(remark.after), t.commentID(place+1)
		if open != nil && at.Sub(open.CreatedAt) < seenWithin {
			open.Count, open.CommentID, open.CreatedAt = open.Count+1, &comment, at
			continue
		}
		if err := flush(); err != nil {
			return err
		}
		open = &store.SeedAnswerNoticeParams{
			ID: id("notice", t.slug, fmt.Sprint(place)), VoiceID: t.voice(t.author), CommentID: &comment, Count: 1, CreatedAt: at,
		}
	}
	return flush()
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

// The reactions, as they are stored.
const support, sameHere, thankYou = "support", "same-here", "thank-you"

// reaction is a reaction at a time after the post.
type reaction struct {
	by, kind string
	after    time.Duration
}

// drawReactions draws random reactions: by members who existed when the post was written, different in each thread,
// never the author.
func drawReactions(t thread) []reaction {
	crowd := slices.DeleteFunc(communityMembers(), func(m member) bool {
		return m.username == t.author || m.hereFor() < t.ago+24*time.Hour
	})
	slices.SortFunc(crowd, func(a, b member) int { return cmp.Compare(lot(t.slug, a.username), lot(t.slug, b.username)) })
	var all []reaction
	for shift, kind := range []struct {
		code   string
		number int
	}{{support, t.support}, {sameHere, t.sameHere}, {thankYou, t.thankYou}} {
		for i := range min(kind.number, len(crowd)) {
			// Each kind starts at another member, so that some members have two reactions and few have three.
			all = append(all, reaction{
				by: crowd[(i+shift*11)%len(crowd)].username, kind: kind.code, after: t.ago * time.Duration(i+1) / time.Duration(kind.number+1),
			})
		}
	}
	return all
}

// lot returns a pseudo-random number that is the same on every machine.
func lot(parts ...string) uint64 {
	drawn := id(append([]string{"lot"}, parts...)...)
	return binary.BigEndian.Uint64(drawn[8:])
}

// cast holds the names in one thread, and the ids of the stored members.
type cast struct {
	thread thread
	people []uuid.UUID
	names  map[string]int16
	taken  map[int16]bool
}

func newCast(t thread, people []uuid.UUID) *cast {
	return &cast{thread: t, people: people, names: map[string]int16{}, taken: map[int16]bool{}}
}

// place returns a person's index in the list of names: drawn at their first text, and valid in this thread only.
func (c *cast) place(username string) (int16, error) {
	if name, has := c.names[username]; has {
		return name, nil
	}
	if len(c.taken) == threadNames {
		return 0, fmt.Errorf("more than %d people have texts", threadNames)
	}
	name := int16(lot("name", c.thread.slug, username) % threadNames)
	for c.taken[name] {
		name = (name + 1) % threadNames
	}
	c.names[username], c.taken[name] = name, true
	return name, nil
}

// member returns the id of a member; nil for a deleted account.
func (c *cast) member(username string) *uuid.UUID {
	who := id("member", username)
	if !slices.Contains(c.people, who) {
		return nil
	}
	return &who
}
