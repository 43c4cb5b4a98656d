package embedded

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// folderLock means that this process owns a data folder. The kernel releases it with the process, so holding it proves
// that any server still running on the folder has lost its launcher.
type folderLock struct{ file *os.File }

// lockFolder takes the lock, and waits shortly for another launcher that is shutting down.
func lockFolder(ctx context.Context, dir string, say func(string, ...any)) (*folderLock, error) {
	file, err := os.OpenFile(filepath.Join(dir, "launcher.lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the data folder of Postgres cannot be used: %w", err)
	}
	deadline := time.Now().Add(5 * time.Second)
	for waited := false; ; waited = true {
		err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil {
			break
		}
		holder := holderOf(file)
		if !errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, errors.Join(fmt.Errorf("the data folder %s cannot be locked: %w", dir, err), file.Close())
		}
		if time.Now().After(deadline) {
			return nil, errors.Join(fmt.Errorf("the database in %s is in use by another start of Aangan%s: stop that one, "+
				"or give this one a data folder of its own", dir, holder), file.Close())
		}
		if !waited {
			say("Postgres: waiting for another start of Aangan%s to let go of the data folder", holder)
		}
		select {
		case <-ctx.Done():
			return nil, errors.Join(ctx.Err(), file.Close())
		case <-time.After(100 * time.Millisecond):
		}
	}
	if err := file.Truncate(0); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	if _, err := file.WriteAt([]byte(strconv.Itoa(os.Getpid())), 0); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return &folderLock{file: file}, nil
}

// release unlocks the folder by closing the file.
func (l *folderLock) release() { _ = l.file.Close() }

// holderOf returns the process that holds the lock, for a message. It is empty if the process has not stored its pid
// yet.
func holderOf(file *os.File) string {
	content, err := io.ReadAll(io.NewSectionReader(file, 0, 32))
	if number := strings.TrimSpace(string(content)); err == nil && number != "" {
		return " (process " + number + ")"
	}
	return ""
}
