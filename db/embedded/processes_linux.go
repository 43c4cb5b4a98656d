package embedded

import (
	"os"
	"strconv"
	"strings"
)

// listed is one process of this machine: its number, and its command line with single spaces between the words.
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

// workingFolder is the folder a process works in; an error when this user may not know.
func workingFolder(pid int) (string, error) {
	return os.Readlink("/proc/" + strconv.Itoa(pid) + "/cwd")
}
