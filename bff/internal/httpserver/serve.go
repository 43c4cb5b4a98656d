package httpserver

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"
)

// Server is one BFF on one address.
type Server struct {
	Name    string
	Handler http.Handler
	Health  *Health

	listener net.Listener
	http     *http.Server
}

// Listen opens the listener, so that a port in use is detected before anything starts.
func (s *Server) Listen(address string) error {
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return fmt.Errorf("%s cannot listen on %s: %w", s.Name, address, err)
	}
	s.listener = listener
	return nil
}

// Address returns the listener's address. Call it after Listen.
func (s *Server) Address() string { return s.listener.Addr().String() }

// closing returns the server's handler with "Connection: close" on every response while the server is leaving.
func (s *Server) closing() http.Handler {
	if s.Health == nil {
		return s.Handler
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.Health.leaving.Load() {
			w.Header()["Connection"] = closeConnection
		}
		s.Handler.ServeHTTP(w, r)
	})
}

var closeConnection = []string{"close"}

// Timeouts of a connection. There is none for writing a response: an event stream writes for hours and sets its own
// deadline before each piece. A body's deadline is set where it is read.
const (
	headerTimeout = 10 * time.Second
	idleTimeout   = 2 * time.Minute
	maxHeader     = 32 << 10
)

// Run is a set of servers that start and stop together.
type Run struct {
	Servers []*Server
	Logger  *slog.Logger
	// Drain is the time that the servers continue to accept work after /readyz began to fail, so that load balancers
	// notice.
	Drain time.Duration
	// Grace is the time that work in progress may take after that.
	Grace time.Duration
	// CloseStreams ends open event streams; called when the servers stop accepting work.
	CloseStreams func()
}

// Serve serves until ctx is cancelled or a server fails, then stops everything in order: /readyz fails and each
// response closes its connection, the drain passes, the streams end, the listeners close, requests in progress finish.
// Returns nil after a clean stop. The servers must be listening already.
//
// SetKeepAlivesEnabled(false) is not used: like Shutdown it closes idle connections at once, and a request that a
// client is just sending on one of them would be reset.
func (run *Run) Serve(ctx context.Context) error {
	failed := make(chan error, len(run.Servers))
	var serving sync.WaitGroup
	for _, s := range run.Servers {
		s.http = &http.Server{
			Handler:           s.closing(),
			ReadHeaderTimeout: headerTimeout,
			IdleTimeout:       idleTimeout,
			MaxHeaderBytes:    maxHeader,
			ErrorLog:          slog.NewLogLogger(run.Logger.With("bff", s.Name).Handler(), slog.LevelDebug),
		}
		serving.Go(func() {
			if err := s.http.Serve(s.listener); !errors.Is(err, http.ErrServerClosed) {
				failed <- fmt.Errorf("%s stopped: %w", s.Name, err)
			}
		})
	}
	var failure error
	select {
	case <-ctx.Done():
	case failure = <-failed:
	}
	for _, s := range run.Servers {
		if s.Health != nil {
			s.Health.Leave()
		}
	}
	if failure == nil && run.Drain > 0 {
		time.Sleep(run.Drain)
	}
	// ctx is already cancelled; stopping has its own timeout.
	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.Grace)
	defer cancel()
	if run.CloseStreams != nil {
		run.CloseStreams()
	}
	errs := make([]error, len(run.Servers))
	var closing sync.WaitGroup
	for i, s := range run.Servers {
		closing.Go(func() {
			if err := s.http.Shutdown(ending); err != nil {
				errs[i] = fmt.Errorf("%s did not finish in time: %w", s.Name, errors.Join(err, s.http.Close()))
			}
		})
	}
	closing.Wait()
	serving.Wait()
	return errors.Join(append(errs, failure)...)
}
