//go:build unix && !linux

package embedded

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// runAsOptions lists the identities with which Postgres may be run here. Postgres refuses to run as root, so root runs
// it as the user `nobody`, for which the project and the data must be in folders that all users may traverse.
func runAsOptions() []runAs {
	if os.Geteuid() != 0 {
		return []runAs{runAsSelf()}
	}
	account, err := user.Lookup("nobody")
	if err != nil {
		return nil
	}
	// macOS has -2 as this user's id.
	uid, errUID := strconv.ParseInt(account.Uid, 10, 64)
	gid, errGID := strconv.ParseInt(account.Gid, 10, 64)
	if errUID != nil || errGID != nil {
		return nil
	}
	return []runAs{{
		name:  "nobody",
		words: "as the user nobody, since Postgres refuses to run as root",
		attributes: func() *syscall.SysProcAttr {
			return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
		},
		uid: int(uint32(uid)), gid: int(uint32(gid)),
	}}
}

// dieWithParent reports that this system has no such function. spawn then starts a watch.
func dieWithParent(*syscall.SysProcAttr, syscall.Signal) bool { return false }
