package seed

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The pages refer to library pieces by name and to their questions by index.
func TestJournalsReferToLibraryPieces(t *testing.T) {
	piece := func(slug string) string {
		content, err := os.ReadFile(filepath.Join("..", "..", "bff", "domain", "library", "content", slug+".md"))
		if err != nil {
			t.Errorf("the library has no item %s: %v", slug, err)
		}
		return string(content)
	}
	pages := 0
	for _, member := range members {
		for _, slug := range member.saved {
			piece(slug)
		}
		for place, page := range member.pages {
			pages++
			if page.resource == "" {
				continue
			}
			_, asked, _ := strings.Cut(piece(page.resource), "\nprompts:\n")
			if asked, _, _ = strings.Cut(asked, "\n---\n"); strings.Count(asked, "- ") <= int(page.prompt) {
				t.Errorf("page %d of %s refers to a missing question of %s", place+1, member.username, page.resource)
			}
		}
	}
	pool := seeded(t)
	sealed := collect[string](t, pool, "select convert_from(sealed, 'UTF8') from journal_entries where starts_with(convert_from(sealed, 'UTF8'), member_id || '/' || id || '/')")
	if len(sealed) != pages || pages == 0 {
		t.Errorf("%d of %d pages are sealed for their member and id", len(sealed), pages)
	}
}
