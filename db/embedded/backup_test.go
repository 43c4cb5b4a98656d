package embedded

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The folders' names contain every character that a shell, Postgres's placeholders or its settings treat specially.
func TestRestoreReturnsToInstantAndFailsWithoutTouchingData(t *testing.T) {
	t.Parallel()
	root := filepath.Join(openFolder(t, 0o700), `it's 100% "safe" $HOME %f`)
	if err := os.Mkdir(root, 0o700); err != nil {
		t.Fatal(err)
	}
	base, archive := filepath.Join(root, "base"), filepath.Join(root, "wal")
	source := Options{DataDir: filepath.Join(root, "data"), Archive: archive}
	if _, err := Backup(t.Context(), source.DataDir, base); err == nil || !strings.Contains(err.Error(), "no Postgres is running") {
		t.Errorf("a backup without a server: %v", err)
	}
	server := start(t, Options{DataDir: source.DataDir})
	if _, err := Backup(t.Context(), source.DataDir, base); err == nil || !strings.Contains(err.Error(), "BACKUP_DIR") {
		t.Errorf("a backup without an archive: %v", err)
	}
	stop(t, server)
	server = start(t, source)
	execute(t, server, "create table kept (word text); insert into kept values ('before the backup')")
	if _, err := Backup(t.Context(), source.DataDir, base); err != nil {
		t.Fatal(err)
	}
	if _, err := Backup(t.Context(), source.DataDir, base); err == nil {
		t.Error("a backup overwrote another")
	}
	execute(t, server, "insert into kept values ('after the backup')")
	instant := query[time.Time](t, server, "select clock_timestamp()")
	execute(t, server, "delete from kept; insert into kept values ('a mistake')")
	stop(t, server) // Archives the last segment.

	restored := RestoreOptions{Base: base, Archive: archive, DataDir: filepath.Join(root, "restored"), At: instant}
	if err := Restore(t.Context(), restored); err != nil {
		t.Fatal(err)
	}
	for words, options := range map[string]RestoreOptions{
		"contains a database already": restored,
		"cannot be replayed":          {Base: base, Archive: archive, DataDir: filepath.Join(root, "later"), At: time.Now().Add(time.Hour)},
		"copy the base backup":        {Base: base + "-none", Archive: archive, DataDir: filepath.Join(root, "none"), At: instant},
	} {
		if err := Restore(t.Context(), options); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("want an error with %q: %v", words, err)
		}
		if options != restored {
			if _, err := os.Stat(filepath.Join(options.DataDir, "pgdata")); !os.IsNotExist(err) {
				t.Errorf("%s: a failed restore leaves a cluster: %v", words, err)
			}
		}
	}
	// Without an instant everything in the archive is restored.
	all := RestoreOptions{Base: base, Archive: archive, DataDir: filepath.Join(root, "all")}
	if err := Restore(t.Context(), all); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{
		restored.DataDir: "after the backup, before the backup", all.DataDir: "a mistake", source.DataDir: "a mistake",
	} {
		server := start(t, Options{DataDir: dir, Archive: archive})
		if got := query[string](t, server, "select string_agg(word, ', ' order by word) from kept"); got != want {
			t.Errorf("%s: %s, want %s", dir, got, want)
		}
		stop(t, server)
	}
}
