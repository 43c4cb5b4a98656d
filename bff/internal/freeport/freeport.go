// Package freeport finds ports for programs that are started beside a test or a measurement and have to be told theirs.
//
// Asking the system for any port and letting go of it again is a race: the system gives the same range to everybody who asks,
// and to every connection that goes out, so that somebody else may have the port before the program does. These lie below that
// range, where nobody comes by chance. Servers in the same process need none of this: they listen on port 0 and keep it.
package freeport

import (
	"errors"
	"math/rand/v2"
	"net"
	"strconv"
	"sync"
)

// From 10000 up to the first that Linux gives away by itself; other systems begin higher.
const first, beyond = 10_000, 32_768

var (
	mu    sync.Mutex
	given = map[int]bool{}
)

// Find returns n ports that nobody listens on at 127.0.0.1, and that it has not returned before in this process.
func Find(n int) ([]int, error) {
	mu.Lock()
	defer mu.Unlock()
	var ports []int
	for range 1_000 {
		if len(ports) == n {
			return ports, nil
		}
		port := first + rand.IntN(beyond-first)
		if given[port] {
			continue
		}
		listener, err := net.Listen("tcp4", "127.0.0.1:"+strconv.Itoa(port))
		if err != nil {
			continue // Somebody has it.
		}
		if err := listener.Close(); err != nil {
			return nil, err
		}
		given[port] = true
		ports = append(ports, port)
	}
	return nil, errors.New("freeport: there is hardly a port left to listen on")
}
