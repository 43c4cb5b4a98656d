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

// TestTheDemonstrationIsAsIfWritten: the seed cannot ask these rules, so what it stored is held against them.
func TestTheDemonstrationIsAsIfWritten(t *testing.T) {
	pool := demonstration(t)
	type said struct {
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
	all, err := pgx.CollectRows(rows, pgx.RowToStructByName[said])
	if err != nil || len(all) == 0 {
		t.Fatalf("%d things were said, %v", len(all), err)
	}
	for _, one := range all {
		stored := ""
		if one.Safety != nil {
			stored = *one.Safety
		}
		if found := safety.Detect(one.Title + "\n" + one.Content); string(found) != stored {
			t.Errorf("%q is stored as %q, and found to be %q", one.Title+one.Content, stored, found)
		}
		if one.Name < 0 || int(one.Name) >= len(copy.CommunityNames) {
			t.Errorf("%q is by the name at %d", one.Content, one.Name)
		}
		if tags, err := community.FoldTags(one.Tags); err != nil || !slices.Equal(tags, one.Tags) {
			t.Errorf("the tags %q are read as %q, %v", one.Tags, tags, err)
		}
	}
}

// demonstration is a database with the demonstration data.
func demonstration(t *testing.T) *pgxpool.Pool {
	t.Helper()
	pool := dbtest.New(t)
	if err := seed.Demo(t.Context(), pool, seed.Secrets{
		Hash: func(password string) (string, error) { return password, nil },
		Seal: func(_, _ uuid.UUID, text string) []byte { return []byte(text) },
	}); err != nil {
		t.Fatal(err)
	}
	return pool
}

// TestTheDemonstrationsProposal: the proposal can be answered like any other; after its time it has expired, although
// no task was scheduled to end it, and blocks nothing.
func TestTheDemonstrationsProposal(t *testing.T) {
	for name, passed := range map[string]bool{"in time": false, "too late": true} {
		t.Run(name, func(t *testing.T) {
			pool := demonstration(t)
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
			asked := *before.Proposal
			if !passed {
				moved, err := sessions.Accept(t.Context(), asha, session, asked.ID)
				if err != nil || !moved.StartsAt.Equal(asked.StartsAt) || moved.Proposal != nil {
					t.Errorf("accepted: %+v, %v", moved, err)
				}
				return
			}
			if _, err := pool.Exec(t.Context(), "update session_proposals set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes'"); err != nil {
				t.Fatal(err)
			}
			if after, err := sessions.ForMember(t.Context(), asha, session); err != nil || after.Proposal != nil || !after.StartsAt.Equal(before.StartsAt) {
				t.Errorf("afterwards %+v, %v", after, err)
			}
			if _, err := sessions.Accept(t.Context(), asha, session, asked.ID); !errors.Is(err, fault.ErrConflict) {
				t.Errorf("a yes afterwards: %v", err)
			}
			// The coach can propose again, even the same time, and the member can move or cancel the session.
			again, err := sessions.Propose(t.Context(), meera, session, asked.StartsAt, "")
			if err != nil || again.Proposal == nil {
				t.Fatalf("asked anew: %+v, %v", again, err)
			}
			if _, err := sessions.Withdraw(t.Context(), meera, session); err != nil {
				t.Error(err)
			}
			if cancelled, err := sessions.CancelAsMember(t.Context(), asha, session); err != nil || cancelled.Status != scheduling.Cancelled {
				t.Errorf("cancelled: %+v, %v", cancelled, err)
			}
		})
	}
}
