//go:build unix && !linux

package embedded

import (
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
)

// listed is one process of this machine, with its command line in single spaces.
type listed struct {
	pid     int
	command string
}

// listProcesses asks ps for all processes.
func listProcesses() ([]listed, error) {
	output, err := exec.Command("ps", "-axww", "-o", "pid=,command=").Output()
	if err != nil {
		return nil, fmt.Errorf("the processes of this machine cannot be listed: %w", err)
	}
	var all []listed
	for line := range strings.Lines(string(output)) {
		number, command, found := strings.Cut(strings.TrimSpace(line), " ")
		pid, err := strconv.Atoi(number)
		if !found || err != nil {
			continue
		}
		all = append(all, listed{pid: pid, command: strings.TrimSpace(command)})
	}
	return all, nil
}

// workingFolder is not available on this system without further tools.
func workingFolder(int) (string, error) { return "", errors.ErrUnsupported }
