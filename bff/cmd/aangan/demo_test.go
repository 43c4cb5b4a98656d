package main

import (
	"slices"
	"testing"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/safety"
	"aangan/db/dbtest"
	"aangan/db/seed"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// TestTheDemonstrationIsAsIfWritten: the seed cannot ask these rules, so what it stored is held against them.
func TestTheDemonstrationIsAsIfWritten(t *testing.T) {
	pool := dbtest.New(t)
	if err := seed.Demo(t.Context(), pool, seed.Secrets{
		Hash: func(password string) (string, error) { return password, nil },
		Seal: func(_, _ uuid.UUID, text string) []byte { return []byte(text) },
	}); err != nil {
		t.Fatal(err)
	}
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
