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

// Every way of running Postgres that this user has, with the binaries and the data where no other user may go.
func TestEveryRunAsOptionServesStopsAndStartsAgain(t *testing.T) {
	programs := binaries(t, 0o700)
	copies(t)
	for _, runAs := range runAsOptions() {
		t.Run(runAs.name, func(t *testing.T) {
			options := Options{BinDir: programs, DataDir: filepath.Join(openFolder(t, 0o700), "data"), onlyRunAs: runAs.name}
			server := start(t, options)
			if server.process.command.SysProcAttr.Setsid != true {
				t.Error("a Ctrl-C in the terminal would reach the server before those who use it have finished")
			}
			execute(t, server, "create table kept (word text); insert into kept values ('नमस्ते')")
			execute(t, server, "create extension citext; create extension pg_trgm; create extension btree_gist; create extension pgcrypto")
			if got := query[string](t, server, "select concat_ws(' ', pg_encoding_to_char(encoding), datlocprovider, datlocale) from pg_database where datname = 'postgres'"); got != "UTF8 b C.UTF-8" {
				t.Errorf("the cluster's encoding and locale are %s", got)
			}
			if !query[bool](t, server, "select 'Élan'::citext = 'éLAN'::citext") {
				t.Error("letters with accents do not fold")
			}
			stop(t, server)
			select {
			case <-server.Done():
			default:
				t.Error("Done is open after Stop")
			}
			again := start(t, options)
			if word := query[string](t, again, "select word from kept"); word != "नमस्ते" {
				t.Errorf("after a restart the row says %q", word)
			}
			stop(t, again)
			if err := again.Stop(); err != nil {
				t.Errorf("a second Stop says %v", err)
			}
		})
	}
}

// A cluster that was made in one way of running Postgres must open in the other: containers come and go.
func TestClusterMovesBetweenRunAsOptions(t *testing.T) {
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

// The same as an ordinary user, which is the user `nobody` when the tests run as root.
func TestOrdinaryUser(t *testing.T) {
	t.Parallel()
	if os.Geteuid() != 0 {
		// Then every other test in this file has run as one.
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

// Root in another user's closed home, as with sudo: the namespace has no access there, and the next option is used.
func TestRootInAnotherUsersFolder(t *testing.T) {
	if os.Geteuid() != 0 {
		// No other user has access to that folder.
		return
	}
	copies(t)
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
			t.Error("the server does not answer")
		}
		stop(t, server)
	}
}
