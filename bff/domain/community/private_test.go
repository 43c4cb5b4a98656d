package community_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// One table links members to threads. Only these files may contain statements with its name, and only these packages
// may run them.
var (
	voiceStatements = map[string]string{
		"community.sql": "bff/domain/community", "community_leaving.sql": "bff/domain/community", "moderation.sql": "bff/domain/community",
		// The demo data is stored into an empty database; it only inserts.
		"seed_community.sql": "db/seed",
	}
	statement = regexp.MustCompile(`(?m)^-- name: (\w+) `)
	// voicesRead matches every use of the table except inserts.
	voicesRead = regexp.MustCompile(`(?i)(from|join|update|using|delete from|truncate)\s+community_voices`)
)

const voicesTable = "community_voices"

// violations returns the places that name the table and must not: queries by file name, sources by path.
func violations(queries, sources map[string]string) (found []string) {
	allowedFolder := map[string]string{}
	for file, text := range queries {
		if !strings.Contains(text, voicesTable) {
			continue
		}
		allowed, known := voiceStatements[file]
		if !known {
			found = append(found, file+" names "+voicesTable)
			continue
		}
		if file == "seed_community.sql" && voicesRead.MatchString(text) {
			found = append(found, file+" reads "+voicesTable)
		}
		names := statement.FindAllStringSubmatchIndex(text, -1)
		for i, at := range names {
			end := len(text)
			if i+1 < len(names) {
				end = names[i+1][0]
			}
			if strings.Contains(text[at[0]:end], voicesTable) {
				allowedFolder[text[at[2]:at[3]]] = allowed
			}
		}
	}
	for path, text := range sources {
		folder := filepath.ToSlash(filepath.Dir(path))
		if strings.Contains(text, voicesTable) && folder != "bff/domain/community" {
			found = append(found, path+" names "+voicesTable)
		}
		// Only code that imports the store can run a statement; another method with the same name does not count.
		if !strings.Contains(text, `"aangan/db/store"`) {
			continue
		}
		for name, allowed := range allowedFolder {
			if folder != allowed && strings.Contains(text, "."+name+"(") {
				found = append(found, path+" runs "+name)
			}
		}
	}
	slices.Sort(found)
	return found
}

// read returns all wanted files below a folder of the repository, by relative path.
func read(t *testing.T, root string, wanted func(path string) bool) map[string]string {
	t.Helper()
	all := map[string]string{}
	repository := filepath.Join("..", "..", "..")
	err := filepath.WalkDir(filepath.Join(repository, root), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !wanted(path) {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(repository, path)
		all[filepath.ToSlash(relative)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestOnlyCommunityReadsVoicesTable(t *testing.T) {
	t.Parallel()
	queries := map[string]string{}
	for path, text := range read(t, "db/queries", func(path string) bool { return strings.HasSuffix(path, ".sql") }) {
		queries[filepath.Base(path)] = text
	}
	isProductSource := func(path string) bool {
		return strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") &&
			// Code generated from the queries, and the benchmark that fills its own database, are exempt.
			!strings.Contains(filepath.ToSlash(path), "/db/store/") && !strings.Contains(filepath.ToSlash(path), "/bff/bench/")
	}
	sources := read(t, "bff", isProductSource)
	for path, text := range read(t, "db", isProductSource) {
		sources[path] = text
	}
	for file := range voiceStatements {
		if !strings.Contains(queries[file], voicesTable) {
			t.Errorf("%s no longer names the table", file)
		}
	}
	if len(sources) < 200 {
		t.Errorf("only %d sources were read", len(sources))
	}
	for _, violation := range violations(queries, sources) {
		t.Error(violation)
	}
	// The test must be able to fail.
	queries["planted.sql"] = "-- name: WhoWrote :one\nselect member_id from community_voices where post_id = $1;"
	queries["seed_community.sql"] += "\n-- name: SeedReads :one\nselect 1 from community_voices;"
	sources["bff/member/planted.go"] = `import "aangan/db/store"; func f() { q.CommunityAuthor(ctx, pool, post); pool.Exec(ctx, "select 1 from community_voices") }`
	want := []string{
		"bff/member/planted.go names community_voices", "bff/member/planted.go runs CommunityAuthor",
		"planted.sql names community_voices", "seed_community.sql reads community_voices",
	}
	if got := violations(queries, sources); !slices.Equal(got, want) {
		t.Errorf("violations found in the planted sources: %q", got)
	}
}
