package mail

import (
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// TLS says how the way to a mail server is kept from other eyes.
type TLS int

const (
	// StartTLS begins in the open and refuses to go on unless the server can encrypt.
	StartTLS TLS = iota
	// Implicit encrypts from the first byte.
	Implicit
	// None does not encrypt: for a server on this machine, whose way leads past nobody.
	None
)

// Server is where mail is handed over.
type Server struct {
	Host string
	Port int
	// User is empty for a server that asks for no sign-in.
	User, Password string
	TLS            TLS
	// Exchange is how long handing over one letter may take once the server is reached; a minute and a half when it is zero.
	Exchange time.Duration
}

// ParseServer reads an address such as smtp://user:password@host:587 or smtps://host. With smtp the server must offer
// STARTTLS, unless it runs on this machine; in development "?tls=none" gives that up too. The error never repeats the
// address, which may hold a password.
func ParseServer(text string, production bool) (Server, error) {
	form := errors.New("must be an address such as smtp://user:password@mail.example.org:587 or smtps://user:password@mail.example.org")
	u, err := url.Parse(text)
	if err != nil || u.Hostname() == "" || strings.Trim(u.Path, "/") != "" || u.Fragment != "" || u.Opaque != "" {
		return Server{}, form
	}
	s := Server{Host: u.Hostname()}
	switch u.Scheme {
	case "smtp":
		s.Port = 587
		if isLoopback(s.Host) {
			s.TLS = None
		}
	case "smtps":
		s.Port, s.TLS = 465, Implicit
	default:
		return Server{}, form
	}
	if port := u.Port(); port != "" {
		if s.Port, err = strconv.Atoi(port); err != nil || s.Port < 1 || s.Port > 65535 {
			return Server{}, form
		}
	}
	if u.User != nil {
		s.User = u.User.Username()
		s.Password, _ = u.User.Password()
		if s.User == "" || s.Password == "" {
			return Server{}, errors.New("must name both a user and a password, or neither")
		}
	}
	query := u.Query()
	switch wish := query.Get("tls"); {
	case wish == "none" && u.Scheme == "smtp" && !production:
		s.TLS = None
	case wish == "none" && production:
		return Server{}, errors.New("asks for tls=none; production sends mail over TLS, or to a server on this machine")
	case wish != "":
		return Server{}, errors.New("asks for a tls that there is not; the only choice is ?tls=none, with smtp and in development")
	}
	query.Del("tls")
	if len(query) > 0 {
		return Server{}, errors.New("holds a setting other than tls")
	}
	return s, nil
}

func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}

// address is host and port, for people to read.
func (s Server) address() string { return net.JoinHostPort(s.Host, strconv.Itoa(s.Port)) }
