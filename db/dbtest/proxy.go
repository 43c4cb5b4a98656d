package dbtest

import (
	"context"
	"net"
	"strconv"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Proxy is a network proxy in front of a test's database, which can cut off or freeze the database for its clients.
type Proxy struct {
	listener net.Listener
	target   string

	mu    sync.Mutex
	cut   bool
	conns map[net.Conn]struct{}
	// flow is closed while bytes are forwarded.
	flow chan struct{}
}

// NewProxy starts a proxy in front of a pool's database. It stops when the test ends.
func NewProxy(t testing.TB, pool *pgxpool.Pool) *Proxy {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	config := pool.Config().ConnConfig
	target := net.JoinHostPort(config.Host, strconv.Itoa(int(config.Port)))
	p := &Proxy{listener: listener, target: target, conns: map[net.Conn]struct{}{}, flow: make(chan struct{})}
	close(p.flow)
	var serving sync.WaitGroup
	serving.Go(func() { p.accept(&serving) })
	t.Cleanup(func() {
		_ = listener.Close() // The test's connections are closed below.
		p.Cut()
		p.thaw()
		serving.Wait()
	})
	return p
}

// Configure makes a pool's configuration connect through the proxy.
func (p *Proxy) Configure(config *pgxpool.Config) {
	config.ConnConfig.DialFunc = func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "tcp", p.listener.Addr().String())
	}
}

// Cut closes every connection, and every new one at once.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = true
	for conn := range p.conns {
		_ = conn.Close() // It is closed either way.
	}
}

// Freeze keeps connections open, accepts new ones, and forwards nothing.
func (p *Proxy) Freeze() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.flow = make(chan struct{})
}

// Restore forwards everything again, also what was sent since Freeze.
func (p *Proxy) Restore() {
	p.mu.Lock()
	p.cut = false
	p.mu.Unlock()
	p.thaw()
}

func (p *Proxy) thaw() {
	p.mu.Lock()
	defer p.mu.Unlock()
	select {
	case <-p.flow:
	default:
		close(p.flow)
	}
}

func (p *Proxy) accept(serving *sync.WaitGroup) {
	for {
		client, err := p.listener.Accept()
		if err != nil {
			return
		}
		server, err := net.Dial("tcp", p.target)
		if err != nil {
			_ = client.Close() // The client sees a lost connection.
			continue
		}
		p.mu.Lock()
		cut := p.cut
		p.conns[client], p.conns[server] = struct{}{}, struct{}{}
		p.mu.Unlock()
		if cut {
			_, _ = client.Close(), server.Close()
		}
		serving.Go(func() { p.forward(client, server) })
		serving.Go(func() { p.forward(server, client) })
	}
}

// forward copies bytes while they flow, and closes both connections at the end.
func (p *Proxy) forward(from, to net.Conn) {
	defer func() {
		_, _ = from.Close(), to.Close()
		p.mu.Lock()
		delete(p.conns, from)
		p.mu.Unlock()
	}()
	piece := make([]byte, 32<<10)
	for {
		n, err := from.Read(piece)
		p.mu.Lock()
		flow := p.flow
		p.mu.Unlock()
		<-flow
		if n > 0 {
			if _, err := to.Write(piece[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}
