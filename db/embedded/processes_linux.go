package embedded

import (
	"os"
	"strconv"
	"strings"
)

// listed is one process of this machine, with its command line in single spaces.
type listed struct {
	pid     int
	command string
}

// listProcesses returns all processes visible to this one. Those that end during the read are omitted.
func listProcesses() ([]listed, error) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil, err
	}
	var all []listed
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		line, err := os.ReadFile("/proc/" + entry.Name() + "/cmdline")
		if err != nil || len(line) == 0 {
			continue
		}
		all = append(all, listed{pid: pid, command: strings.TrimSpace(strings.ReplaceAll(string(line), "\x00", " "))})
	}
	return all, nil
}

// workingFolder returns a process's working folder, or an error if this user has no access.
func workingFolder(pid int) (string, error) {
	return os.Readlink("/proc/" + strconv.Itoa(pid) + "/cwd")
}
