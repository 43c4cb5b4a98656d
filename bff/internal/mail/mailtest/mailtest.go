// Package mailtest is a real mail server for tests, on loopback, that keeps received emails and rejects those that it
// is configured to reject.
package mailtest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"math/big"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// Stage is a stage of the SMTP exchange.
type Stage string

// The three stages at which a server can reject.
const (
	MailFrom Stage = "mail"
	RcptTo   Stage = "rcpt"
	Data     Stage = "data"
)

// Options configures a server. The zero value accepts every email, without encryption.
type Options struct {
	// Answer returns an error to reject at a stage; times counts how often that stage was reached, from 1. Nil accepts
	// everything.
	Answer func(stage Stage, times int) error
	// TLS offers STARTTLS; Implicit encrypts from the first byte.
	TLS, Implicit bool
	// User and Password are required if they are set.
	User, Password string
}

// Received is an email that the server received.
type Received struct {
	From, To string
	Raw      []byte
}

// Server is a mail server.
type Server struct {
	Port int
	// Roots trust the server's certificate; nil without one.
	Roots *x509.CertPool

	options Options
	config  *tls.Config

	mu       sync.Mutex
	stop     func() error
	times    map[Stage]int
	received []Received
	offered  []Received
}

// Start runs a server until the test ends.
func Start(t testing.TB, o Options) *Server {
	t.Helper()
	s := &Server{options: o, times: map[Stage]int{}}
	if o.TLS || o.Implicit {
		s.config, s.Roots = certificate(t)
	}
	s.Up(t)
	t.Cleanup(func() { s.Down(t) })
	return s
}

// Up starts the server again after Down, on the same port.
func (s *Server) Up(t testing.TB) {
	t.Helper()
	listener, err := net.ListenTCP("tcp4", &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: s.Port})
	if err != nil {
		t.Fatal(err)
	}
	s.Port = listener.Addr().(*net.TCPAddr).Port
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &session{server: s}, nil }))
	server.Domain, server.AllowInsecureAuth, server.EnableSMTPUTF8 = "localhost", true, true
	server.ErrorLog = discard{}
	if s.options.TLS {
		server.TLSConfig = s.config
	}
	serve := net.Listener(listener)
	if s.options.Implicit {
		serve = tls.NewListener(listener, s.config)
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(serve) }()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stop = func() error {
		// Serve may not have registered the listener yet, so close the listener first.
		err := errors.Join(listener.Close(), server.Close())
		return errors.Join(err, <-ended)
	}
}

// Down stops the server: connections fail.
func (s *Server) Down(t testing.TB) {
	s.mu.Lock()
	stop := s.stop
	s.stop = nil
	s.mu.Unlock()
	if stop == nil {
		return
	}
	// A stopped server returns one of these two errors.
	for _, err := range flat(stop()) {
		if !errors.Is(err, net.ErrClosed) && !errors.Is(err, smtp.ErrServerClosed) {
			t.Errorf("stop the mail server: %v", err)
		}
	}
}

// flat returns the parts of joined errors.
func flat(err error) []error {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		if err == nil {
			return nil
		}
		return []error{err}
	}
	var all []error
	for _, one := range joined.Unwrap() {
		all = append(all, flat(one)...)
	}
	return all
}

// Received returns the accepted emails, in order.
func (s *Server) Received() []Received {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Received(nil), s.received...)
}

// Offered returns the completely received emails, accepted or rejected, in order.
func (s *Server) Offered() []Received {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Received(nil), s.offered...)
}

// Times returns the number of times that a stage was reached.
func (s *Server) Times(stage Stage) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.times[stage]
}

// Reject returns an SMTP error with this code and text.
func Reject(code int, text string) error {
	return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 0, 0}, Message: text}
}

func (s *Server) reach(stage Stage) error {
	s.mu.Lock()
	s.times[stage]++
	times := s.times[stage]
	s.mu.Unlock()
	if s.options.Answer == nil {
		return nil
	}
	return s.options.Answer(stage, times)
}

// session is one connection.
type session struct {
	server   *Server
	signedIn bool
	from, to string
}

func (s *session) AuthMechanisms() []string {
	if s.server.options.User == "" {
		return nil
	}
	return []string{sasl.Plain}
}

func (s *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != s.server.options.User || password != s.server.options.Password {
			return smtp.ErrAuthFailed
		}
		s.signedIn = true
		return nil
	}), nil
}

func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if s.server.options.User != "" && !s.signedIn {
		return Reject(530, "Sign in first")
	}
	s.from = from
	return s.server.reach(MailFrom)
}

func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.to = to
	return s.server.reach(RcptTo)
}

func (s *session) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	email := Received{From: s.from, To: s.to, Raw: raw}
	s.server.mu.Lock()
	s.server.offered = append(s.server.offered, email)
	s.server.mu.Unlock()
	if err := s.server.reach(Data); err != nil {
		return err
	}
	s.server.mu.Lock()
	defer s.server.mu.Unlock()
	s.server.received = append(s.server.received, email)
	return nil
}

func (s *session) Reset() { s.from, s.to = "", "" }

func (s *session) Logout() error { return nil }

type discard struct{}

func (discard) Printf(string, ...any) {}
func (discard) Println(...any)        {}

// certificate returns a TLS configuration for 127.0.0.1 and a pool that trusts its certificate.
func certificate(t testing.TB) (*tls.Config, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AddCert(parsed)
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}, MinVersion: tls.VersionTLS12}, roots
}
