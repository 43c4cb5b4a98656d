package embedded

import (
	"os"
	"syscall"
)

// capDACOverride lets a process pass folders whose permissions would keep it out (linux/capability.h).
const capDACOverride = 1

// nobody is a user that every Linux has; initdb insists on one with a name.
const nobody = 65534

// runAsOptions lists the identities under which Postgres may be run here, the best first. Postgres refuses to run as root, so
// root gives it another one:
//
// In a user namespace where root of outside counts as nobody. To the files it stays root without any privilege, so that a
// project and a data folder below /root are reachable and everything in them stays root's. Containers often forbid this.
//
// As the real user nobody, with the single privilege of passing closed folders. The cluster then belongs to nobody.
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
			// The privilege takes effect with the first program that runs, which must therefore lie where nobody may go.
			through: []string{"/bin/sh", "-c", `exec "$0" "$@"`},
			uid:     nobody, gid: nobody,
		},
	}
}

// dieWithParent has the kernel stop the child when the thread that made it ends, and that thread lives as long as the
// process does (see spawn).
func dieWithParent(attributes *syscall.SysProcAttr, signal syscall.Signal) bool {
	attributes.Pdeathsig = signal
	return true
}
