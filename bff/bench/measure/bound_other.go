//go:build !linux

package main

import "syscall"

// bound returns nil: only Linux can tie a child process's life to this program, and only there can it be measured
// (/proc).
func bound() *syscall.SysProcAttr { return nil }
