package embedded

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// newStoppedCluster creates a cluster with a committed row, stops it, and returns the options to start it again.
func newStoppedCluster(t *testing.T) Options {
	t.Helper()
	options := Options{DataDir: t.TempDir()}
	server := start(t, options)
	execute(t, server, "create table kept (word text); insert into kept values ('committed')")
	stop(t, server)
	return options
}

func expectRow(t *testing.T, options Options) {
	t.Helper()
	server := start(t, options)
	if word := query[string](t, server, "select word from kept"); word != "committed" {
		t.Errorf("the row is %q", word)
	}
	stop(t, server)
}

// startAbandoned starts a server on the folder that does not stop with its launcher.
func startAbandoned(t *testing.T, options Options, withTag bool) (*exec.Cmd, *cluster) {
	t.Helper()
	found, err := findPrograms("")
	if err != nil {
		t.Fatal(err)
	}
	cluster := &cluster{dir: options.DataDir, programs: found, say: options.say}
	if err := cluster.settle(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	tag, err := cluster.tag()
	if err != nil {
		t.Fatal(err)
	}
	if !withTag {
		tag = "of_another_program"
	}
	port, err := pickPort(0)
	if err != nil {
		t.Fatal(err)
	}
	command := cluster.command(found.path("postgres"), "-D", cluster.pgdata(), "-c", "port="+strconv.Itoa(port),
		"-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", clusterName+tag)
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill(); _ = command.Wait() })
	for {
		content, err := os.ReadFile(filepath.Join(cluster.pgdata(), "postmaster.pid"))
		if err == nil && strings.Contains(string(content), "ready") {
			return command, cluster
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func TestServerWithoutLauncherIsStoppedFirst(t *testing.T) {
	t.Parallel()
	options := newStoppedCluster(t)
	command, _ := startAbandoned(t, options, true)
	expectRow(t, options)
	if err := command.Wait(); err != nil {
		t.Errorf("the abandoned server was not stopped with an orderly shutdown: %v", err)
	}
}

func TestStartFailsAndKeepsForeignServerOnFolder(t *testing.T) {
	t.Parallel()
	options := newStoppedCluster(t)
	command, _ := startAbandoned(t, options, false)
	_, err := Start(t.Context(), options)
	if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("did not start (process %d)", command.Process.Pid)) {
		t.Errorf("with a foreign server on the folder, Start returned %v", err)
	}
	if err := command.Process.Signal(syscall.Signal(0)); err != nil {
		t.Errorf("the foreign server was stopped: %v", err)
	}
}

func TestKilledServerClosesDoneAndNextStartRecovers(t *testing.T) {
	t.Parallel()
	options := Options{DataDir: t.TempDir()}
	server := start(t, options)
	execute(t, server, "create table kept (word text); insert into kept values ('committed')")
	if err := server.process.signal(syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	<-server.Done()
	_ = server.Stop() // The result does not matter: the server has ended, and Stop releases the folder.
	expectRow(t, options)
}

func TestStartIgnoresStalePidFile(t *testing.T) {
	t.Parallel()
	options := newStoppedCluster(t)
	sleeper := exec.Command("sleep", "600")
	if err := sleeper.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = sleeper.Process.Kill(); _ = sleeper.Wait() })
	ended := exec.Command("true")
	if err := ended.Run(); err != nil {
		t.Fatal(err)
	}
	contents := map[string]string{
		"pid of another program": pidFile(sleeper.Process.Pid, options.DataDir),
		"pid of no process":      pidFile(ended.Process.Pid, options.DataDir),
		"pid of this launcher":   pidFile(os.Getpid(), options.DataDir),
		"incomplete file":        "12x",
	}
	for name, content := range contents {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(options.DataDir, "pgdata", "postmaster.pid")
			if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			expectRow(t, options)
		})
	}
}

// pidFile returns the content of a running Postgres's pid file. The last number is an unused shared memory segment.
func pidFile(pid int, dir string) string {
	return fmt.Sprintf("%d\n%s/pgdata\n1700000000\n5999\n\n127.0.0.1\n 99999999 99999999\nready   \n", pid, dir)
}

// watchForever starts a child and its watch for systems without kernel support, stores the child's pid and waits.
func watchForever() {
	child := exec.Command("sleep", "600")
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := child.Start(); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
	if _, err := postWatch(child.Process.Pid, syscall.SIGTERM); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
	if err := os.WriteFile(os.Getenv("HELPER_DATA"), []byte(strconv.Itoa(child.Process.Pid)), 0o600); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
	fmt.Println("ready")
	select {}
}

func TestPostWatchEndsProcessWithLauncherUnlessRelieved(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "pid")
	launcher := helper(t, os.Args[0], nil, helperVariable+"=watch", "HELPER_DATA="+file)
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(string(content))
	if err != nil {
		t.Fatal(err)
	}
	if err := launcher.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = launcher.Wait() // The error is that of a killed process.
	awaitProcessEnd(t, pid)

	survivor := exec.Command("sleep", "600")
	if err := survivor.Start(); err != nil {
		t.Fatal(err)
	}
	relieve, err := postWatch(survivor.Process.Pid, syscall.SIGTERM)
	if err != nil {
		t.Fatal(err)
	}
	relieve()
	if err := survivor.Process.Signal(syscall.Signal(0)); err != nil {
		t.Errorf("a relieved watch ended the process: %v", err)
	}
	_ = survivor.Process.Kill()
	_ = survivor.Wait()
}

func awaitProcessEnd(t *testing.T, pid int) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		all, err := listProcesses()
		if err != nil {
			t.Fatal(err)
		}
		alive := false
		for _, listed := range all {
			alive = alive || listed.pid == pid
		}
		if !alive {
			return
		}
	}
	t.Errorf("process %d did not end with its launcher", pid)
}
