package main

import (
	"errors"
	"slices"
	"testing"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/scheduling"
	"aangan/db/dbtest"
	"aangan/db/seed"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// TestDemoPostsMatchDetectorNamesAndTags: the seed writes rows directly, without the rules of the services.
func TestDemoPostsMatchDetectorNamesAndTags(t *testing.T) {
	pool := newDemoDatabase(t)
	type storedPost struct {
		Title, Content, Category string
		Tags                     []string
		Safety                   *string
		Name                     int16
	}
	rows, err := pool.Query(t.Context(), `select title, content, category, tags, safety, author_name as name from community_posts
		union all select '', c.content, '', '{}', c.safety, v.name from community_comments c join community_voices v on v.id = c.voice_id`)
	if err != nil {
		t.Fatal(err)
	}
	posts, err := pgx.CollectRows(rows, pgx.RowToStructByName[storedPost])
	if err != nil || len(posts) == 0 {
		t.Fatalf("%d posts and comments, %v", len(posts), err)
	}
	for _, post := range posts {
		stored := ""
		if post.Safety != nil {
			stored = *post.Safety
		}
		if detected := safety.Detect(post.Title + "\n" + post.Content); string(detected) != stored {
			t.Errorf("%q is stored with the category %q, and the detector returns %q", post.Title+post.Content, stored, detected)
		}
		if post.Name < 0 || int(post.Name) >= len(copy.CommunityNames) {
			t.Errorf("%q has the author name index %d", post.Content, post.Name)
		}
		if tags, err := community.FoldTags(post.Tags); err != nil || !slices.Equal(tags, post.Tags) {
			t.Errorf("FoldTags(%q) = %q, %v", post.Tags, tags, err)
		}
	}
}

// newDemoDatabase returns a database with the demonstration data.
func newDemoDatabase(t *testing.T) *pgxpool.Pool {
	t.Helper()
	pool := dbtest.New(t)
	if err := seed.Demo(t.Context(), pool, seed.Secrets{
		Hash:        func(password string) (string, error) { return password, nil },
		Seal:        func(_, _ uuid.UUID, text string) []byte { return []byte(text) },
		SealCheckIn: func(_, _ uuid.UUID, mood, word, note string) []byte { return []byte(mood + " " + word + " " + note) },
	}); err != nil {
		t.Fatal(err)
	}
	return pool
}

// TestDemoProposalCanBeAnsweredUntilItExpires: the proposal can be answered like any other. After its time it has
// expired, although no task was scheduled for that, and does not block other actions.
func TestDemoProposalCanBeAnsweredUntilItExpires(t *testing.T) {
	for name, expired := range map[string]bool{"before the proposed time": false, "after the proposed time": true} {
		t.Run(name, func(t *testing.T) {
			pool := newDemoDatabase(t)
			sessions := scheduling.New(pool, nil, "https://video.example/{room}")
			var member, coach, id uuid.UUID
			err := pool.QueryRow(t.Context(), "select s.member_id, s.coach_id, s.id from session_proposals p join sessions s on s.id = p.session_id").Scan(&member, &coach, &id)
			if err != nil {
				t.Fatal(err)
			}
			asha, meera, session := identity.MemberID(member), identity.CoachID(coach), scheduling.SessionID(id)
			before, err := sessions.ForMember(t.Context(), asha, session)
			if err != nil || before.Proposal == nil || before.Proposal.Note == "" {
				t.Fatalf("the session is %+v, %v", before, err)
			}
			proposal := *before.Proposal
			if !expired {
				moved, err := sessions.Accept(t.Context(), asha, session, proposal.ID)
				if err != nil || !moved.StartsAt.Equal(proposal.StartsAt) || moved.Proposal != nil {
					t.Errorf("after accepting: %+v, %v", moved, err)
				}
				return
			}
			if _, err := pool.Exec(t.Context(), "update session_proposals set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes'"); err != nil {
				t.Fatal(err)
			}
			if after, err := sessions.ForMember(t.Context(), asha, session); err != nil || after.Proposal != nil || !after.StartsAt.Equal(before.StartsAt) {
				t.Errorf("session after the proposal expired: %+v, %v", after, err)
			}
			if _, err := sessions.Accept(t.Context(), asha, session, proposal.ID); !errors.Is(err, fault.ErrConflict) {
				t.Errorf("accepting an expired proposal: %v", err)
			}
			// The coach can propose again, even the same time, and the member can move or cancel the session.
			again, err := sessions.Propose(t.Context(), meera, session, proposal.StartsAt, "")
			if err != nil || again.Proposal == nil {
				t.Fatalf("proposing again: %+v, %v", again, err)
			}
			if _, err := sessions.Withdraw(t.Context(), meera, session); err != nil {
				t.Error(err)
			}
			if cancelled, err := sessions.CancelAsMember(t.Context(), asha, session); err != nil || cancelled.Status != scheduling.Cancelled {
				t.Errorf("after cancelling: %+v, %v", cancelled, err)
			}
		})
	}
}
