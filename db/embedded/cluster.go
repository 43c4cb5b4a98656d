package embedded

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// cluster is a data folder with pgdata (Postgres's data), password, postgres.log and the launcher's lock file.
type cluster struct {
	dir      string
	programs programs
	runAs    runAs
	say      func(format string, values ...any)
}

func (c *cluster) pgdata() string       { return filepath.Join(c.dir, "pgdata") }
func (c *cluster) passwordFile() string { return filepath.Join(c.dir, "password") }
func (c *cluster) logFile() string      { return filepath.Join(c.dir, "postgres.log") }

// ensure creates the cluster if it is missing. It returns an error if this Postgres cannot read an existing one.
func (c *cluster) ensure(ctx context.Context, lowDurability bool) error {
	written, err := os.ReadFile(filepath.Join(c.pgdata(), "PG_VERSION"))
	if errors.Is(err, fs.ErrNotExist) {
		return c.initialise(ctx, lowDurability)
	}
	if err != nil {
		return fmt.Errorf("the version of the database in %s cannot be read: %w", c.dir, err)
	}
	if major := strings.TrimSpace(string(written)); major != strconv.Itoa(c.programs.major) {
		return fmt.Errorf("the database in %s was made by Postgres %s and cannot be read by Postgres %s: "+
			"move that folder away to begin with an empty database, or set %s to an installation of Postgres %s",
			c.dir, major, c.programs.version, directoryVariable, major)
	}
	return c.giveCluster()
}

// initialise runs initdb in a temporary folder and renames it when it is complete, so that an interrupted run leaves
// no partial cluster.
func (c *cluster) initialise(ctx context.Context, lowDurability bool) error {
	c.say("Postgres %s: making a new database in %s", c.programs.version, c.dir)
	if c.runAs.words != "" {
		c.say("Postgres %s: runs %s", c.programs.version, c.runAs.words)
	}
	making := filepath.Join(c.dir, "pgdata.making")
	if err := errors.Join(os.RemoveAll(making), os.RemoveAll(c.passwordFile())); err != nil {
		return fmt.Errorf("the remains of an interrupted start in %s cannot be removed: %w", c.dir, err)
	}
	if err := os.WriteFile(c.passwordFile(), []byte(rand.Text()), 0o600); err != nil {
		return err
	}
	if err := giveFolder(c.passwordFile(), c.runAs); err != nil {
		return err
	}
	// The built-in locale sorts and folds case by Unicode code points. Unlike the system's and ICU's collations, it is
	// the same on every machine and after every update.
	arguments := []string{
		"--pgdata=" + making, "--username=" + superuser, "--pwfile=" + c.passwordFile(), "--auth=scram-sha-256",
		"--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions",
		"--set=timezone=UTC", "--set=log_timezone=UTC",
	}
	if lowDurability {
		arguments = append(arguments, "--no-sync")
	}
	if output, err := c.run(ctx, c.programs.path("initdb"), arguments...); err != nil {
		return fmt.Errorf("a new database cannot be made in %s: %w\n%s", c.dir, err, lastLines(output, 12))
	}
	return os.Rename(making, c.pgdata())
}

// password returns the password that initialise chose. It is stored in this file only.
func (c *cluster) password() (string, error) {
	password, err := os.ReadFile(c.passwordFile())
	if err != nil {
		return "", fmt.Errorf("the password of the database in %s cannot be read: %w; "+
			"put the file back, or move the folder away to begin with an empty database", c.dir, err)
	}
	return strings.TrimSpace(string(password)), nil
}

// launch starts the server and returns at once.
func (c *cluster) launch(port int, options Options) (*process, error) {
	tag, err := c.tag()
	if err != nil {
		return nil, err
	}
	log, err := c.openLog()
	if err != nil {
		return nil, err
	}
	defer func() { _ = log.Close() }() // The child has its own file descriptor.
	begin, err := log.Seek(0, 2)
	if err != nil {
		return nil, err
	}
	settings := []string{
		"listen_addresses=127.0.0.1", "port=" + strconv.Itoa(port),
		// No socket files: their path is limited to about a hundred bytes, and a data folder's path can be longer.
		"unix_socket_directories=",
		clusterName + tag,
		"max_connections=200",
		"logging_collector=off", "log_destination=stderr", "log_line_prefix=%m [%p] ",
	}
	if options.LowDurability {
		settings = append(settings, "fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_senders=0", "wal_level=minimal",
			// Automatic statistics would make the query plans of tests random.
			"autovacuum=off")
	}
	if options.Archive != "" {
		settings = append(settings, "archive_mode=on", "archive_command="+archiveCommand(options.Archive), "archive_timeout=5min")
	}
	settings = append(settings, options.recovery...)
	arguments := []string{"-D", c.pgdata()}
	for _, setting := range settings {
		arguments = append(arguments, "-c", setting)
	}
	command := c.command(c.programs.path("postgres"), arguments...)
	command.Stdout, command.Stderr = log, log
	// SIGINT is the fast shutdown: if this process dies, the server still writes all data, in about a second.
	return spawn(command, syscall.SIGINT, func() string { return readFrom(c.logFile(), begin) })
}

// openLog opens the server's log for appending, and starts a new file if the old one is larger than 8 MiB.
func (c *cluster) openLog() (*os.File, error) {
	if info, err := os.Stat(c.logFile()); err == nil && info.Size() > 8<<20 {
		if err := os.Rename(c.logFile(), c.logFile()+".old"); err != nil {
			return nil, err
		}
	}
	return os.OpenFile(c.logFile(), os.O_CREATE|os.O_APPEND|os.O_RDWR, 0o600)
}

// command prepares a program with the cluster's runAs. A separate session protects it from a terminal's Ctrl-C: the
// launcher decides when the server stops, after its users.
func (c *cluster) command(program string, arguments ...string) *exec.Cmd {
	words := append(append(slices.Clone(c.runAs.through), program), arguments...)
	command := exec.Command(words[0], words[1:]...)
	command.Env = c.programs.environment()
	command.Dir = "/"
	command.SysProcAttr = c.runAs.attributes()
	command.SysProcAttr.Setsid = true
	return command
}

// run runs a program to its end and returns its output. Cancelling the context kills it.
func (c *cluster) run(ctx context.Context, program string, arguments ...string) (string, error) {
	var output strings.Builder
	command := c.command(program, arguments...)
	command.Stdout, command.Stderr = &output, &output
	process, err := spawn(command, syscall.SIGKILL, nil)
	if err != nil {
		return "", err
	}
	select {
	case <-process.done:
	case <-ctx.Done():
		// The program leads a process group, so its children are killed too.
		_ = syscall.Kill(-process.pid(), syscall.SIGKILL)
		<-process.done
		return output.String(), ctx.Err()
	}
	return output.String(), process.err
}

// readFrom returns a log's text from an offset, for an error message; empty if it cannot be read.
func readFrom(path string, offset int64) string {
	content, err := os.ReadFile(path)
	if err != nil || int64(len(content)) < offset {
		return ""
	}
	return string(content[offset:])
}

func lastLines(text string, count int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[max(0, len(lines)-count):], "\n")
}
