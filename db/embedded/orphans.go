package embedded

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// clusterName is the setting with a cluster's tag. Postgres shows it in the title of each of its processes, by which
// the launcher recognizes them.
const clusterName = "cluster_name="

// tag returns an identifier of this folder on this machine, from its device and file number. A moved folder keeps its
// tag, and a copy has another one.
func (c *cluster) tag() (string, error) {
	info, err := os.Stat(c.pgdata())
	if err != nil {
		return "", err
	}
	stat, known := info.Sys().(*syscall.Stat_t)
	if !known {
		return "", fmt.Errorf("the file number of %s is unknown", c.pgdata())
	}
	return fmt.Sprintf("aangan_%x_%x", stat.Dev, stat.Ino), nil
}

// running is a process of a Postgres server.
type running struct {
	pid int
	// postmaster is the parent of all others.
	postmaster bool
}

// survivors returns the processes of the server with this tag.
func survivors(tag string) ([]running, error) {
	all, err := listProcesses()
	if err != nil {
		return nil, err
	}
	var found []running
	for _, listed := range all {
		switch {
		case strings.HasPrefix(listed.command, "postgres: "+tag+": "):
			found = append(found, running{pid: listed.pid})
		case strings.Contains(listed.command, "/postgres -D ") && strings.Contains(listed.command+" ", " "+clusterName+tag+" "):
			found = append(found, running{pid: listed.pid, postmaster: true})
		}
	}
	return found, nil
}

// takeOver cleans up after a dead launcher: a running server, the remains of one, a stale pid file. The caller holds
// the folder's lock, so any server on the folder has lost its launcher.
func (c *cluster) takeOver(ctx context.Context) error {
	tag, err := c.tag()
	if err != nil {
		return err
	}
	left, err := survivors(tag)
	if err != nil {
		return err
	}
	if len(left) > 0 {
		c.say("Postgres: stopping a server that outlived its launcher (process %d)", left[0].pid)
		if err := stopSurvivors(ctx, tag); err != nil {
			return err
		}
	}
	return c.clearPidFile()
}

// stopSurvivors stops a server without a launcher: first gracefully, then by force. Helpers of a dead postmaster exit
// on their own.
func stopSurvivors(ctx context.Context, tag string) error {
	for _, step := range []struct {
		signal syscall.Signal
		all    bool
		wait   time.Duration
	}{{syscall.SIGINT, false, 10 * time.Second}, {syscall.SIGQUIT, false, 5 * time.Second}, {syscall.SIGKILL, true, 5 * time.Second}} {
		left, err := survivors(tag)
		if err != nil {
			return err
		}
		for _, one := range left {
			if !one.postmaster && !step.all {
				continue
			}
			if err := syscall.Kill(one.pid, step.signal); err != nil && !errors.Is(err, syscall.ESRCH) {
				return fmt.Errorf("an older database server (process %d) uses this data folder and cannot be stopped: %w", one.pid, err)
			}
		}
		if awaitGone(tag, step.wait) == nil {
			return nil
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return errors.New("an older database server on this data folder did not end, even after being killed")
}

// awaitGone waits until no process of the server is left.
func awaitGone(tag string, patience time.Duration) error {
	for deadline := time.Now().Add(patience); ; time.Sleep(25 * time.Millisecond) {
		left, err := survivors(tag)
		if err != nil {
			return err
		}
		if len(left) == 0 {
			return nil
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("processes of the database server are still running, such as %d", left[0].pid)
		}
	}
}

// clearPidFile removes a pid file whose number belongs to another program, which Postgres itself would take for a
// running server. Postgres handles unused numbers itself, and a Postgres that another program started on this folder
// is left alone.
func (c *cluster) clearPidFile() error {
	path := filepath.Join(c.pgdata(), "postmaster.pid")
	content, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	first, _, _ := strings.Cut(string(content), "\n")
	pid, err := strconv.Atoi(strings.TrimSpace(first))
	if err != nil {
		c.say("Postgres: removing an unreadable pid file")
		return os.Remove(path)
	}
	all, err := listProcesses()
	if err != nil {
		return err
	}
	for _, listed := range all {
		if listed.pid != pid {
			continue
		}
		if c.usesFolder(listed) {
			return fmt.Errorf("a Postgres server that Aangan did not start (process %d) uses %s: stop it first", pid, c.pgdata())
		}
		c.say("Postgres: removing a stale pid file (process %d is another program now)", pid)
		return os.Remove(path)
	}
	return nil
}

// usesFolder reports whether a process is, or may be, a Postgres on this cluster.
func (c *cluster) usesFolder(listed listed) bool {
	if !strings.Contains(listed.command, "postgres") && !strings.Contains(listed.command, "postmaster") {
		return false
	}
	// The working folder of Postgres is its data folder. If the folder is unknown, assume that it is this one.
	folder, err := workingFolder(listed.pid)
	return err != nil || folder == c.pgdata()
}
