package main

import "syscall"

// bound makes a server end when this program does, should it be killed.
func bound() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM} }
