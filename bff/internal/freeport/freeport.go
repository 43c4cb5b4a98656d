// Package freeport finds ports for programs that are started next to a test or a measurement and must be given one.
//
// Listening on port 0 and closing it again is a race: the system assigns the same range to every listener and outgoing
// connection, so another process may take the port first. These ports are below that range. Servers in the same
// process do not need this: they listen on port 0 and keep it.
package freeport

import (
	"errors"
	"math/rand/v2"
	"net"
	"strconv"
	"sync"
)

// From 10000 up to the first ephemeral port of Linux; other systems' begin higher.
const first, beyond = 10_000, 32_768

var (
	mu    sync.Mutex
	given = map[int]bool{}
)

// Find returns n ports at 127.0.0.1 without a listener that it has not returned before in this process.
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
			continue // Already in use.
		}
		if err := listener.Close(); err != nil {
			return nil, err
		}
		given[port] = true
		ports = append(ports, port)
	}
	return nil, errors.New("freeport: no free port found")
}
