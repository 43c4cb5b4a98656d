// Package memlimit says how much memory a process may use before it collects its garbage. docs/decisions/0012-garbage-collection.md has the reasons
// and the figures.
package memlimit

import "runtime/debug"

const (
	// percent is by how much the heap may grow over what is in use before it is collected. The runtime's own 100 suits
	// programs that hold much; a BFF holds three megabytes and would collect after every four.
	percent = 400
	// limit is where growth ends all the same, in bytes: a sign-in takes 19 MiB for a moment, and five times that, for a few
	// at once, is more than they are worth. It is soft: what is in use may go over it.
	limit = 192 << 20
)

// Set sets both for this process, once it has started: what starting took is given back to the system first, since it
// would not be collected for long. GOGC and GOMEMLIMIT in the environment are left to decide where they are set; getenv is
// os.Getenv.
func Set(getenv func(string) string) {
	debug.FreeOSMemory()
	if getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
	if getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(limit)
	}
}
