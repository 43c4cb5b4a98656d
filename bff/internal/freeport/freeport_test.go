package freeport_test

import (
	"net"
	"strconv"
	"testing"

	"aangan/bff/internal/freeport"
)

func TestFind(t *testing.T) {
	t.Parallel()
	seen := map[int]bool{}
	for range 50 {
		ports, err := freeport.Find(4)
		if err != nil {
			t.Fatal(err)
		}
		if len(ports) != 4 {
			t.Fatalf("four ports are %v", ports)
		}
		for _, port := range ports {
			if seen[port] {
				t.Errorf("%d was given twice", port)
			}
			seen[port] = true
			if port < 10_000 || port > 32_767 {
				t.Errorf("%d may be given to somebody else", port)
			}
		}
	}
	ports, err := freeport.Find(1)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp4", "127.0.0.1:"+strconv.Itoa(ports[0]))
	if err != nil {
		t.Fatalf("a port that was free cannot be had: %v", err)
	}
	if err := listener.Close(); err != nil {
		t.Error(err)
	}
}
