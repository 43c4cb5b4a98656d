// Command withpostgres runs a command with a temporary Postgres server, whose connection string is in
// AANGAN_TEST_DATABASE_URL. If that is already set, it starts no server, so that a test run has one server.
//
//	withpostgres [-durable] -- go test ./...
//
// It ends with the command's exit code. (With "go run" every exit code except 0 becomes 1.)
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"syscall"
	"time"

	"aangan/db/dbtest"
	"aangan/db/embedded"
)

func main() {
	durable := flag.Bool("durable", false, "keep Postgres's promises to the disk, as production does: for measurements")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "usage: withpostgres [-durable] -- command [arguments]")
		os.Exit(2)
	}
	code, err := run(*durable, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "withpostgres:", err)
		code = max(code, 1)
	}
	os.Exit(code)
}

// run returns the command's exit code, or the error that prevented the command from running.
func run(durable bool, words []string) (code int, problem error) {
	// Registered before anything starts: a signal must end the command first, then the server, and not only this process.
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)

	environment := os.Environ()
	if os.Getenv(dbtest.URLVariable) == "" {
		url, stop, err := startServer(durable)
		if err != nil {
			return 1, err
		}
		defer func() {
			if err := stop(); err != nil {
				problem = errors.Join(problem, err)
			}
		}()
		environment = append(environment, dbtest.URLVariable+"="+url)
	}

	command := exec.Command(words[0], words[1:]...)
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, os.Stdout, os.Stderr
	command.Env = environment
	if err := command.Start(); err != nil {
		return 127, err
	}
	ended := make(chan error, 1)
	go func() { ended <- command.Wait() }()
	for {
		select {
		case received := <-signals:
			// A terminal also sends Ctrl-C to the command; other signals must be forwarded. A command that has exited needs
			// none.
			if received != syscall.SIGINT {
				_ = command.Process.Signal(received)
			}
		case err := <-ended:
			var exit *exec.ExitError
			if errors.As(err, &exit) {
				return exitCode(exit), nil
			}
			return 0, err
		}
	}
}

// startServer starts the temporary server. The returned function stops the server and removes its data.
func startServer(durable bool) (url string, stop func() error, err error) {
	dir, err := os.MkdirTemp("", "aangan-withpostgres-")
	if err != nil {
		return "", nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	server, err := embedded.Start(ctx, embedded.Options{DataDir: dir, LowDurability: !durable})
	if err != nil {
		return "", nil, errors.Join(err, os.RemoveAll(dir))
	}
	return server.URL("postgres"), func() error { return errors.Join(server.Stop(), os.RemoveAll(dir)) }, nil
}

// exitCode returns the code that a shell would use: 128 plus the signal's number for a killed command.
func exitCode(exit *exec.ExitError) int {
	if status, known := exit.Sys().(syscall.WaitStatus); known && status.Signaled() {
		return 128 + int(status.Signal())
	}
	return exit.ExitCode()
}
