package embedded

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// runAs is one way of running Postgres: its user, and the owner that the cluster's files must have.
type runAs struct {
	name, words string
	attributes  func() *syscall.SysProcAttr
	// through is a program that executes its arguments, if the attributes require such a step.
	through []string
	// uid and gid own the cluster, as seen from this process.
	uid, gid int
}

// runAsSelf runs Postgres as the user who runs this process.
func runAsSelf() runAs {
	return runAs{
		name:       "plain",
		attributes: func() *syscall.SysProcAttr { return &syscall.SysProcAttr{} },
		uid:        os.Geteuid(), gid: os.Getegid(),
	}
}

// settle selects the runAs: the first with which the programs run and the data folder is accessible. Each must be
// tried, since containers, file systems and kernels have different restrictions.
func (c *cluster) settle(ctx context.Context, only string) error {
	var refusals []string
	for _, candidate := range runAsOptions() {
		if only != "" && candidate.name != only {
			continue
		}
		programs, version, err := c.try(ctx, candidate)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			refusals = append(refusals, fmt.Sprintf("%s: %v", candidate.name, err))
			continue
		}
		c.programs = programs
		if c.programs.version, c.programs.major, err = parseVersion(version); err != nil {
			return err
		}
		if c.programs.major < oldestMajor {
			return fmt.Errorf("version %s of Postgres in %s is too old: version %d or later is needed", c.programs.version, c.programs.bin, oldestMajor)
		}
		c.runAs = candidate
		return nil
	}
	if os.Geteuid() == 0 {
		return fmt.Errorf("the database server refuses to run as root, and this machine allows no other way (%s): "+
			"run as an ordinary user, or set DATABASE_URL to a Postgres server", strings.Join(refusals, "; "))
	}
	return fmt.Errorf("the Postgres binaries in %s do not run here (%s): set DATABASE_URL to a Postgres server, or %s to an installation of Postgres %d or later",
		c.programs.bin, strings.Join(refusals, "; "), directoryVariable, oldestMajor)
}

// try tests a runAs. Returns the programs that it can execute, and the output of postgres --version.
func (c *cluster) try(ctx context.Context, candidate runAs) (programs, string, error) {
	if err := giveFolder(c.dir, candidate); err != nil {
		return programs{}, "", err
	}
	trial := *c
	trial.runAs = candidate
	var err error
	if trial.programs, err = c.reachable(ctx, candidate); err != nil {
		return programs{}, "", err
	}
	output, err := trial.run(ctx, trial.programs.path("postgres"), "--version")
	if err != nil {
		return programs{}, "", err
	}
	if access, err := trial.run(ctx, "/bin/sh", "-c", `cd "$1" && : >.trial && rm .trial`, "sh", c.dir); err != nil {
		return programs{}, "", fmt.Errorf("the data folder %s cannot be used: %w %s", c.dir, err, strings.TrimSpace(access))
	}
	return trial.programs, output, nil
}

// giveFolder makes the runAs the owner of the data folder. Only root can; otherwise it already is, or try fails.
func giveFolder(dir string, to runAs) error {
	if os.Geteuid() != 0 {
		return nil
	}
	return os.Lchown(dir, to.uid, to.gid)
}

// giveCluster gives an existing cluster to the user of the runAs. It may have been created with another runAs or by an
// ordinary user. The folder itself is changed last, so that an interrupted change is repeated.
func (c *cluster) giveCluster() error {
	owner, err := ownerOf(c.pgdata())
	if err != nil || owner == c.runAs.uid {
		return err
	}
	if os.Geteuid() != 0 {
		return fmt.Errorf("the database in %s belongs to another user (id %d): run as that user, or hand it over with chown -R", c.dir, owner)
	}
	c.say("Postgres: handing the database over to the user it now runs as")
	err = filepath.WalkDir(c.pgdata(), func(path string, _ fs.DirEntry, err error) error {
		if err != nil || path == c.pgdata() {
			return err
		}
		return os.Lchown(path, c.runAs.uid, c.runAs.gid)
	})
	if err != nil {
		return err
	}
	return os.Lchown(c.pgdata(), c.runAs.uid, c.runAs.gid)
}

func ownerOf(path string) (int, error) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, err
	}
	stat, known := info.Sys().(*syscall.Stat_t)
	if !known {
		return 0, fmt.Errorf("the owner of %s is unknown", path)
	}
	return int(stat.Uid), nil
}
