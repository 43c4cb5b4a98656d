package embedded

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

const nobodyID = 65534

// The test uses every way in which this user can run Postgres. Other users cannot access the binaries and the data.
func TestServerRestartsWithEveryRunAsOption(t *testing.T) {
	programs := binaries(t, 0o700)
	removeCopies(t)
	for _, runAs := range runAsOptions() {
		t.Run(runAs.name, func(t *testing.T) {
			options := Options{BinDir: programs, DataDir: filepath.Join(openFolder(t, 0o700), "data"), onlyRunAs: runAs.name}
			server := start(t, options)
			if server.process.command.SysProcAttr.Setsid != true {
				t.Error("the server has no session of its own, so a Ctrl-C in the terminal would stop it before its users")
			}
			execute(t, server, "create table kept (word text); insert into kept values ('नमस्ते')")
			execute(t, server, "create extension citext; create extension pg_trgm; create extension btree_gist; create extension pgcrypto")
			if got := query[string](t, server, "select concat_ws(' ', pg_encoding_to_char(encoding), datlocprovider, datlocale) from pg_database where datname = 'postgres'"); got != "UTF8 b C.UTF-8" {
				t.Errorf("the cluster's encoding and locale are %s", got)
			}
			if !query[bool](t, server, "select 'Élan'::citext = 'éLAN'::citext") {
				t.Error("citext does not ignore the case of accented letters")
			}
			stop(t, server)
			select {
			case <-server.Done():
			default:
				t.Error("Done is open after Stop")
			}
			restarted := start(t, options)
			if word := query[string](t, restarted, "select word from kept"); word != "नमस्ते" {
				t.Errorf("after a restart the row is %q", word)
			}
			stop(t, restarted)
			if err := restarted.Stop(); err != nil {
				t.Errorf("the second Stop returned %v", err)
			}
		})
	}
}

// A cluster that was created with one run-as option must open with the others, because containers differ.
func TestClusterOpensWithEveryRunAsOption(t *testing.T) {
	t.Parallel()
	options := Options{DataDir: filepath.Join(openFolder(t, 0o700), "data")}
	for round := range 2 {
		for _, runAs := range runAsOptions() {
			options.onlyRunAs = runAs.name
			server := start(t, options)
			execute(t, server, fmt.Sprintf("create table %s_%d ()", runAs.name, round))
			stop(t, server)
		}
	}
}

// If the tests run as root, the ordinary user is `nobody`.
func TestServerOfOrdinaryUserStopsWithKilledLauncher(t *testing.T) {
	t.Parallel()
	if os.Geteuid() != 0 {
		// Then the other tests in this file have run as an ordinary user.
		return
	}
	home := openFolder(t, 0o755)
	binary := filepath.Join(home, "helper")
	content, err := os.ReadFile(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(binary, content, 0o755); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(home, "data")
	if err := errors.Join(os.Mkdir(dir, 0o700), os.Chown(dir, nobodyID, nobodyID)); err != nil {
		t.Fatal(err)
	}
	launcher := helper(t, binary, &syscall.Credential{Uid: nobodyID, Gid: nobodyID},
		helperVariable+"=serve", "HELPER_BIN="+binaries(t, 0o755), "HELPER_DATA="+dir, "HELPER_RUN_AS=plain")
	killHelper(t, launcher, dir)
	if owner, err := ownerOf(filepath.Join(dir, "pgdata")); err != nil || owner != nobodyID {
		t.Errorf("the cluster belongs to %d, %v", owner, err)
	}
}

// Root uses another user's closed home, as with sudo. The user namespace has no access, so the next option is used.
func TestRootStartsServerInAnotherUsersFolder(t *testing.T) {
	if os.Geteuid() != 0 {
		// No other user has access to that folder.
		return
	}
	removeCopies(t)
	programs := binaries(t, 0o700)
	home := filepath.Dir(filepath.Dir(programs))
	dir := filepath.Join(home, "data")
	if err := errors.Join(os.Mkdir(dir, 0o700), os.Chown(dir, nobodyID-1, nobodyID-1), os.Chown(home, nobodyID-1, nobodyID-1)); err != nil {
		t.Fatal(err)
	}
	options := Options{BinDir: programs, DataDir: dir}
	for range 2 {
		server := start(t, options)
		if query[int](t, server, "select 1") != 1 {
			t.Error("the server does not respond")
		}
		stop(t, server)
	}
}
