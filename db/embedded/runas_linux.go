package embedded

import (
	"os"
	"syscall"
)

// capDACOverride lets a process traverse folders in spite of their permissions (linux/capability.h).
const capDACOverride = 1

// `nobody` is a user on every Linux system. initdb requires a user with a name.
const nobody = 65534

// runAsOptions lists the identities with which Postgres may be run here, best first. Postgres refuses to run as root,
// so root uses another one:
//
// In a user namespace where the outer root is mapped to `nobody`. For files it remains root without capabilities, so
// that a project and a data folder below /root are accessible and everything in them stays root's. Containers often
// forbid this.
//
// As the real user `nobody`, with the single capability of traversing closed folders. The cluster then belongs to
// `nobody`.
func runAsOptions() []runAs {
	if os.Geteuid() != 0 {
		return []runAs{runAsSelf()}
	}
	return []runAs{
		{
			name:  "namespace",
			words: "in a user namespace, since Postgres refuses to run as root",
			attributes: func() *syscall.SysProcAttr {
				return &syscall.SysProcAttr{
					Cloneflags:  syscall.CLONE_NEWUSER,
					UidMappings: []syscall.SysProcIDMap{{ContainerID: nobody, HostID: os.Geteuid(), Size: 1}},
					GidMappings: []syscall.SysProcIDMap{{ContainerID: nobody, HostID: os.Getegid(), Size: 1}},
					Credential:  &syscall.Credential{Uid: nobody, Gid: nobody, NoSetGroups: true},
				}
			},
			uid: os.Geteuid(), gid: os.Getegid(),
		},
		{
			name:  "nobody",
			words: "as the user nobody, since Postgres refuses to run as root",
			attributes: func() *syscall.SysProcAttr {
				return &syscall.SysProcAttr{
					Credential:  &syscall.Credential{Uid: nobody, Gid: nobody},
					AmbientCaps: []uintptr{capDACOverride},
				}
			},
			// The capability takes effect with the first executed program, which must therefore be in a folder that the user
			// may traverse.
			through: []string{"/bin/sh", "-c", `exec "$0" "$@"`},
			uid:     nobody, gid: nobody,
		},
	}
}

// dieWithParent makes the kernel signal the child when the thread that started it ends. That thread lives as long as
// the process (see spawn).
func dieWithParent(attributes *syscall.SysProcAttr, signal syscall.Signal) bool {
	attributes.Pdeathsig = signal
	return true
}
