package embedded

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"syscall"
)

// process is a child that ends, at the latest, with this process.
type process struct {
	command *exec.Cmd
	// done is closed when the child has ended. From then on err is its result.
	done chan struct{}
	err  error
	// output returns the child's log output.
	output func() string
}

// spawn starts a command and makes sure that the child gets the signal when this process ends in any way.
//
// On Linux the kernel sends the signal when the thread that started the child ends, and Go may end threads at any time.
// So one goroutine starts the child and locks its thread until the child has ended.
func spawn(command *exec.Cmd, onDeath syscall.Signal, output func() string) (*process, error) {
	kernelWatches := dieWithParent(command.SysProcAttr, onDeath)
	child := &process{command: command, done: make(chan struct{}), output: output}
	started := make(chan error)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		if err := command.Start(); err != nil {
			started <- err
			return
		}
		relieve := func() {}
		if !kernelWatches {
			var err error
			if relieve, err = postWatch(command.Process.Pid, onDeath); err != nil {
				_ = command.Process.Kill()
				_ = command.Wait()
				started <- err
				return
			}
		}
		started <- nil
		child.err = command.Wait()
		relieve()
		close(child.done)
	}()
	if err := <-started; err != nil {
		return nil, err
	}
	return child, nil
}

func (p *process) pid() int { return p.command.Process.Pid }

func (p *process) signal(signal syscall.Signal) error { return p.command.Process.Signal(signal) }

// failure returns the reason why a server ended during its start.
func (p *process) failure(port int) error {
	text := p.output()
	if strings.Contains(text, "Address already in use") {
		return portTaken(port)
	}
	reason := p.err
	if reason == nil {
		reason = errors.New("it received a signal to stop")
	}
	return fmt.Errorf("the Postgres server ended while starting (%w); its last output was:\n%s", reason, lastLines(text, 12))
}

// postWatch starts a shell that waits for this process to end and then signals the child: for systems whose kernel
// cannot. The shell reads from a pipe that only this process holds open; the word "relieved" ends the watch without a
// signal.
func postWatch(pid int, signal syscall.Signal) (relieve func(), err error) {
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	watch := exec.Command("/bin/sh", "-c", `read -r word; [ "$word" = relieved ] || kill -"$1" "$2"`, "sh",
		strconv.Itoa(int(signal)), strconv.Itoa(pid))
	watch.Stdin = read
	watch.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	err = watch.Start()
	_ = read.Close()
	if err != nil {
		_ = write.Close()
		return nil, fmt.Errorf("the watch over the database server cannot be started: %w", err)
	}
	return func() {
		_, _ = write.WriteString("relieved\n")
		_ = write.Close()
		_ = watch.Wait()
	}, nil
}
