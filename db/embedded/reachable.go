package embedded

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// sharedFolder is a folder that every user of the machine can access.
const sharedFolder = "/tmp"

// reachable returns programs that the runAs can execute: the original ones or, if they are in a folder that its user
// may not traverse, a copy in the shared folder. Programs check permissions with access(2), which ignores
// capabilities, so the runAs's capability does not help here.
func (c *cluster) reachable(ctx context.Context, candidate runAs) (programs, error) {
	if candidate.uid == os.Geteuid() {
		return c.programs, nil
	}
	trial := *c
	trial.runAs = candidate
	// A postgres that cannot find its own path prints an error before its version.
	if output, err := trial.run(ctx, c.programs.path("postgres"), "--version"); err == nil && versionLine.MatchString(output) {
		return c.programs, nil
	}
	home := filepath.Dir(c.programs.bin)
	sum := sha256.Sum256([]byte(home))
	target := filepath.Join(sharedFolder, fmt.Sprintf("aangan-postgres-%d-%s", os.Geteuid(), hex.EncodeToString(sum[:6])))
	if err := copyTree(home, target); err != nil {
		return programs{}, fmt.Errorf("that user cannot access its programs, and they cannot be copied to %s: %w", target, err)
	}
	copied := c.programs
	copied.bin, copied.lib = filepath.Join(target, "bin"), filepath.Join(target, "lib")
	return copied, nil
}

// copyTree updates target from source, file by file, so that a copy with missing files is completed. The target's name
// can be guessed: one that other users could write is rejected.
func copyTree(source, target string) error {
	if err := os.Mkdir(target, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	info, err := os.Lstat(target)
	if err != nil {
		return err
	}
	if stat, known := info.Sys().(*syscall.Stat_t); !known || !info.IsDir() || int(stat.Uid) != os.Geteuid() || info.Mode().Perm()&0o022 != 0 {
		return errors.New("the path exists, and it is not a folder that only this user can write to")
	}
	return filepath.WalkDir(source, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(source, path)
		if err != nil {
			return err
		}
		destination := filepath.Join(target, relative)
		// Following links makes plain files of the library links. Static libraries are for compilers.
		info, err := os.Stat(path)
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			if err := os.MkdirAll(destination, 0o755); err != nil {
				return err
			}
			return os.Chmod(destination, 0o755)
		case strings.HasSuffix(path, ".a"):
			return nil
		}
		if there, err := os.Lstat(destination); err == nil && there.Mode().IsRegular() && there.Size() == info.Size() {
			return nil
		}
		return copyFile(path, destination, 0o755)
	})
}

// copyFile replaces a file atomically, because another start may be reading the existing one.
func copyFile(source, destination string, mode fs.FileMode) (err error) {
	from, err := os.Open(source)
	if err != nil {
		return err
	}
	defer func() { _ = from.Close() }() // Only read from.
	to, err := os.CreateTemp(filepath.Dir(destination), ".copying-")
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	err = errors.Join(err, to.Chmod(mode), to.Close())
	if err == nil {
		err = os.Rename(to.Name(), destination)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(to.Name()))
	}
	return err
}
