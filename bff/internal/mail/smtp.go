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

// SMTP hands letters to a mail server, each over a connection of its own. It is safe for use by many at once.
type SMTP struct {
	server Server
	from   *netmail.Address
	// roots are whom the server's certificate must come from; nil for those whom this machine trusts.
	roots *x509.CertPool
	// dial is how long reaching the server may take, and exchange how long everything after that may.
	dial, exchange time.Duration
}

// NewSMTP makes a sender to the server, from this address ("Name <mail@example.org>").
func NewSMTP(server Server, from string) (*SMTP, error) {
	sender, err := ParseFrom(from)
	if err != nil {
		return nil, err
	}
	// A server may take its time over the last answer, while it looks for spam. Giving up too soon would send the letter
	// twice.
	return &SMTP{server: server, from: sender, dial: 15 * time.Second, exchange: cmp.Or(server.Exchange, 90*time.Second)}, nil
}

// Longest is how long Send may take at most.
func (s *SMTP) Longest() time.Duration { return s.dial + s.exchange }

// Failure is a letter that could not be handed over. Its text names no address and nothing of the letter.
type Failure struct {
	// Permanent is true when trying again cannot help: the letter or its reader's address was refused for good.
	Permanent bool
	// Code is the server's answer, such as 550, or 0 when it gave none.
	Code   int
	reason string
}

func (f *Failure) Error() string {
	if f.Code == 0 {
		return "mail: " + f.reason
	}
	return fmt.Sprintf("mail: %s: the server answered %d", f.reason, f.Code)
}

// IsPermanent tells whether trying again cannot help.
func IsPermanent(err error) bool {
	var failure *Failure
	return errors.As(err, &failure) && failure.Permanent
}

// Send hands one letter over and returns when the server has taken it. The id is what makes its Message-ID: give the same
// one when a letter is sent again. The error is a *Failure. Cancelling ctx ends the wait for the connection; an exchange
// that has begun is brought to its end, for nobody could say whether the letter was taken.
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
	// The letter is taken or it is not; how the conversation ends after that changes nothing.
	_ = client.CloseWithSMTPClient(connection)
	if err == nil || msg.IsDelivered() {
		return nil
	}
	return refused(err)
}

// client is made for each letter: it remembers how it signed in last, and is no good for two at once.
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
			// Not encrypting was asked for; the password goes the same way as the letters.
			kinds = []gomail.SMTPAuthType{gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthCramMD5, gomail.SMTPAuthPlainNoEnc, gomail.SMTPAuthLoginNoEnc}
		}
		options = append(options, gomail.WithOpportunisticSMTPAuth(kinds...),
			gomail.WithUsername(s.server.User), gomail.WithPassword(s.server.Password))
	}
	return gomail.NewClient(s.server.Host, options...)
}

// connect reaches the server within its own, shorter time. The address that it is given is no good for IPv6.
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

// unreached is a server that did not let us in. That is never the letter's fault, and never for good.
func (s *SMTP) unreached(err error) error {
	var answer *textproto.Error
	if errors.As(err, &answer) {
		return &Failure{Code: answer.Code, reason: "the mail server at " + s.server.address() + " does not let us in"}
	}
	return &Failure{reason: "the mail server at " + s.server.address() + " cannot be used: " + err.Error()}
}

// refused is a letter that was not taken. What the server says may quote an address; its number is enough.
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
		// A server that will not take any mail from us (MAIL FROM) is wrongly set up, which somebody will mend.
		failure.reason = "the mail server does not take our letters"
		return failure
	}
	switch failure.Code {
	case 503, 530, 535, 538: // "Sign in first": our settings again, not this letter.
	default:
		failure.Permanent = failure.Code >= 500
	}
	return failure
}

// ParseFrom reads the address that letters come from, such as "Aangan <hello@example.org>".
func ParseFrom(text string) (*netmail.Address, error) {
	parsed, err := netmail.ParseAddress(text)
	if err != nil {
		return nil, errors.New(`must be an address such as "Aangan <hello@example.org>"`)
	}
	return address(emails.Address{Name: parsed.Name, Email: parsed.Address})
}
