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

// TLS is the encryption of the connection to a mail server.
type TLS int

const (
	// StartTLS begins unencrypted and requires the server to switch to TLS.
	StartTLS TLS = iota
	// Implicit encrypts from the first byte.
	Implicit
	// None does not encrypt: for a server on this machine.
	None
)

// Server is the mail server that emails are sent to.
type Server struct {
	Host string
	Port int
	// User is empty for a server without authentication.
	User, Password string
	TLS            TLS
	// Exchange is the maximum time of one email after connecting; zero means a minute and a half.
	Exchange time.Duration
}

// ParseServer reads an address such as smtp://user:password@host:587 or smtps://host. With smtp the server must offer
// STARTTLS, unless it runs on this machine; in development "?tls=none" disables TLS. The error never repeats the
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
		return Server{}, errors.New("has an invalid tls setting; only ?tls=none is allowed, with smtp and in development")
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

// address returns host and port.
func (s Server) address() string { return net.JoinHostPort(s.Host, strconv.Itoa(s.Port)) }
