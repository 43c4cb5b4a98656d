// Package memlimit sets the garbage collector's memory limits of a process. docs/decisions/0012-garbage-collection.md
// has the reasons and figures.
package memlimit

import "runtime/debug"

const (
	// percent is GOGC: the growth of the heap before a collection. The default of 100 suits programs with a large heap;
	// a BFF's is three megabytes, and would be collected after every four.
	percent = 400
	// limit is the soft memory limit in bytes, which bounds that growth: a sign-in needs 19 MiB for a moment, and five
	// times that for several at once would be too much. Live data may exceed it.
	limit = 192 << 20
)

// Set sets both limits; call it after the start. It first returns the memory used by the start to the system, because
// the next collection is far away. GOGC and GOMEMLIMIT in the environment take precedence; getenv is os.Getenv.
func Set(getenv func(string) string) {
	debug.FreeOSMemory()
	if getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
	if getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(limit)
	}
}
