package dbtest_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"aangan/db/dbtest"
	"aangan/db/migrate"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

func TestEachTestHasItsOwnDatabase(t *testing.T) {
	for range 2 {
		t.Run("insert succeeds", func(t *testing.T) {
			t.Parallel()
			pool := dbtest.New(t)
			if current, err := migrate.Current(t.Context(), pool); err != nil || !current {
				t.Fatalf("Current returned %v, %v", current, err)
			}
			if _, err := pool.Exec(t.Context(), "insert into coaches (email, password_hash, name, time_zone) values ('a@example.com', '', '', 'UTC')"); err != nil {
				t.Fatal(err)
			}
			var coaches int
			if err := pool.QueryRow(t.Context(), "select count(*) from coaches").Scan(&coaches); err != nil || coaches != 1 {
				t.Errorf("%d coaches, %v", coaches, err)
			}
		})
	}
}

func TestEmptyDatabaseIsDroppedWhenTestEnds(t *testing.T) {
	var name string
	t.Run("test with an empty database", func(t *testing.T) { name = dbtest.Empty(t).Config().ConnConfig.Database })
	var exists bool
	if err := dbtest.Empty(t).QueryRow(t.Context(), "select exists (select from pg_database where datname = $1)", name).Scan(&exists); err != nil || exists {
		t.Errorf("%s was not dropped: %v, %v", name, exists, err)
	}
}

// Several test binaries start on one new server at the same time, as with "go test ./...". Here it is this package's
// binary, run four times by withpostgres, which must also return the exit code.
func TestConcurrentTestBinariesShareOneServer(t *testing.T) {
	dir := t.TempDir()
	tool := filepath.Join(dir, "withpostgres")
	if output, err := exec.Command("go", "build", "-o", tool, "./cmd/withpostgres").CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, output)
	}
	script := `
		for i in 1 2 3 4; do "$1" -test.run 'TestEachTestHasItsOwnDatabase' & list="$list $!"; done
		for pid in $list; do wait "$pid" || exit 1; done
		exit 7`
	command := exec.Command(tool, "--", "/bin/sh", "-c", script, "sh", os.Args[0])
	for _, variable := range os.Environ() {
		if !strings.HasPrefix(variable, dbtest.URLVariable+"=") {
			command.Env = append(command.Env, variable)
		}
	}
	output, _ := command.CombinedOutput() // Only the exit code matters.
	if code := command.ProcessState.ExitCode(); code != 7 {
		t.Fatalf("withpostgres ended with %d: %s", code, output)
	}
	if count := strings.Count(string(output), "PASS"); count != 4 {
		t.Errorf("%d of 4 runs passed: %s", count, output)
	}
}

func TestConcurrentNewSucceeds(t *testing.T) {
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() { dbtest.New(t) })
	}
	group.Wait()
}
