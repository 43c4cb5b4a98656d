package freeport_test

import (
	"net"
	"strconv"
	"testing"

	"aangan/bff/internal/freeport"
)

func TestFindReturnsDistinctPortsBelowEphemeralRange(t *testing.T) {
	t.Parallel()
	seen := map[int]bool{}
	for range 50 {
		ports, err := freeport.Find(4)
		if err != nil {
			t.Fatal(err)
		}
		if len(ports) != 4 {
			t.Fatalf("Find(4) returned %v", ports)
		}
		for _, port := range ports {
			if seen[port] {
				t.Errorf("port %d was returned twice", port)
			}
			seen[port] = true
			if port < 10_000 || port > 32_767 {
				t.Errorf("port %d is outside the range", port)
			}
		}
	}
	ports, err := freeport.Find(1)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp4", "127.0.0.1:"+strconv.Itoa(ports[0]))
	if err != nil {
		t.Fatalf("the returned port is in use: %v", err)
	}
	if err := listener.Close(); err != nil {
		t.Error(err)
	}
}
