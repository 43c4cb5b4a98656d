//go:build !linux

package main

import "syscall"

// dieWithParent returns nil: only Linux can end a child process with its parent, and measure has the same limitation
// because it reads /proc.
func dieWithParent() *syscall.SysProcAttr { return nil }
