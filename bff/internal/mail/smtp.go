package mail

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"net/textproto"
	"time"

	gomail "github.com/wneessen/go-mail"

	"aangan/bff/domain/emails"
)

// SMTP sends emails to a mail server, each over a separate connection. It is safe for concurrent use.
type SMTP struct {
	server Server
	from   *netmail.Address
	// roots are the certificate authorities that must have signed the server's certificate; nil for the system's.
	roots *x509.CertPool
	// dial is the timeout of connecting, and exchange that of everything after it.
	dial, exchange time.Duration
}

// NewSMTP returns a sender to the server, with the sender's address from ("Name <mail@example.org>").
func NewSMTP(server Server, from string) (*SMTP, error) {
	sender, err := ParseFrom(from)
	if err != nil {
		return nil, err
	}
	// A server may take long for the last response, while it checks for spam. A short timeout would send the email
	// twice.
	return &SMTP{server: server, from: sender, dial: 15 * time.Second, exchange: cmp.Or(server.Exchange, 90*time.Second)}, nil
}

// Longest is the maximum time of a Send.
func (s *SMTP) Longest() time.Duration { return s.dial + s.exchange }

// Failure is an email that could not be sent. Its text contains no address and nothing of the email.
type Failure struct {
	// Permanent is true if a retry cannot help: the email or its recipient was rejected permanently.
	Permanent bool
	// Code is the server's reply code, such as 550, or 0 without a reply.
	Code   int
	reason string
}

func (f *Failure) Error() string {
	if f.Code == 0 {
		return "mail: " + f.reason
	}
	return fmt.Sprintf("mail: %s: the server answered %d", f.reason, f.Code)
}

// IsPermanent reports whether a retry cannot help.
func IsPermanent(err error) bool {
	var failure *Failure
	return errors.As(err, &failure) && failure.Permanent
}

// Send sends one email and returns when the server has accepted it. The Message-ID is derived from the id: pass the
// same one when an email is sent again. The error is a *Failure. Cancelling ctx interrupts connecting; an exchange
// that has begun is completed, because otherwise its outcome would be unknown.
func (s *SMTP) Send(ctx context.Context, id string, letter emails.Message) error {
	msg, err := compose(s.from, id, letter)
	if err != nil {
		return &Failure{Permanent: true, reason: err.Error()}
	}
	client, err := s.client()
	if err != nil {
		return &Failure{reason: "the settings of the mail server: " + err.Error()}
	}
	connection, err := client.DialToSMTPClientWithContext(ctx)
	if err != nil {
		return s.unreached(err)
	}
	err = client.SendWithSMTPClient(connection, msg)
	// The email is accepted or rejected by now, so an error of closing does not matter.
	_ = client.CloseWithSMTPClient(connection)
	if err == nil || msg.IsDelivered() {
		return nil
	}
	return refused(err)
}

// client returns a client for one email: it stores its authentication, and is not safe for concurrent use.
func (s *SMTP) client() (*gomail.Client, error) {
	options := []gomail.Option{
		gomail.WithPort(s.server.Port), gomail.WithTimeout(s.exchange), gomail.WithoutNoop(),
		gomail.WithTLSConfig(&tls.Config{ServerName: s.server.Host, MinVersion: tls.VersionTLS12, RootCAs: s.roots}),
		gomail.WithDialContextFunc(s.connect),
	}
	switch s.server.TLS {
	case Implicit:
		options = append(options, gomail.WithSSL())
	case None:
		options = append(options, gomail.WithTLSPolicy(gomail.NoTLS))
	default:
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	}
	if s.server.User != "" {
		kinds := []gomail.SMTPAuthType{gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin, gomail.SMTPAuthCramMD5}
		if s.server.TLS == None {
			// Without encryption, as configured, the password is sent like the emails.
			kinds = []gomail.SMTPAuthType{gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthCramMD5, gomail.SMTPAuthPlainNoEnc, gomail.SMTPAuthLoginNoEnc}
		}
		options = append(options, gomail.WithOpportunisticSMTPAuth(kinds...),
			gomail.WithUsername(s.server.User), gomail.WithPassword(s.server.Password))
	}
	return gomail.NewClient(s.server.Host, options...)
}

// connect dials the server with its own, shorter timeout. It ignores the given address, which is invalid for IPv6.
func (s *SMTP) connect(ctx context.Context, network, _ string) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, s.dial)
	defer cancel()
	dialer := &net.Dialer{}
	if s.server.TLS != Implicit {
		return dialer.DialContext(ctx, network, s.server.address())
	}
	config := &tls.Config{ServerName: s.server.Host, MinVersion: tls.VersionTLS12, RootCAs: s.roots}
	return (&tls.Dialer{NetDialer: dialer, Config: config}).DialContext(ctx, network, s.server.address())
}

// unreached returns the failure of a server that did not accept the connection. That is never the email's fault, and
// never permanent.
func (s *SMTP) unreached(err error) error {
	var answer *textproto.Error
	if errors.As(err, &answer) {
		return &Failure{Code: answer.Code, reason: "the mail server at " + s.server.address() + " does not let us in"}
	}
	return &Failure{reason: "the mail server at " + s.server.address() + " cannot be used: " + err.Error()}
}

// refused returns the failure of a rejected email. The server's text may quote an address, so only its code is kept.
func refused(err error) error {
	var send *gomail.SendError
	if !errors.As(err, &send) {
		return &Failure{reason: "the letter was not handed over"}
	}
	failure := &Failure{Code: send.ErrorCode()}
	switch send.Reason {
	case gomail.ErrSMTPRcptTo:
		failure.reason = "the reader's address was refused"
	case gomail.ErrSMTPData, gomail.ErrSMTPDataClose, gomail.ErrWriteContent:
		failure.reason = "the letter was refused"
	default:
		// A server that rejects the sender (MAIL FROM) is misconfigured, which operators will fix.
		failure.reason = "the mail server does not take our letters"
		return failure
	}
	switch failure.Code {
	case 503, 530, 535, 538: // Authentication required: the settings are wrong, not the email.
	default:
		failure.Permanent = failure.Code >= 500
	}
	return failure
}

// ParseFrom parses the sender's address, such as "Aangan <hello@example.org>".
func ParseFrom(text string) (*netmail.Address, error) {
	parsed, err := netmail.ParseAddress(text)
	if err != nil {
		return nil, errors.New(`must be an address such as "Aangan <hello@example.org>"`)
	}
	return address(emails.Address{Name: parsed.Name, Email: parsed.Address})
}
