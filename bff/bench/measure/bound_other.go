//go:build !linux

package main

import "syscall"

// bound asks for nothing: only Linux can tie a server to this program, and only there is there anything to measure (/proc).
func bound() *syscall.SysProcAttr { return nil }
