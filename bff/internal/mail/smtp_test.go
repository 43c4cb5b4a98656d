package mail

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/emails"
	"aangan/bff/internal/mail/mailtest"
)

const testFrom = "Aangan <hello@aangan.example>"

// newMessage returns an email that any server accepts.
func newMessage() emails.Message {
	return emails.Message{
		To: emails.Address{Name: "Asha", Email: "asha@mail.example"}, ReplyTo: emails.Address{Email: "team@aangan.example"},
		Subject: "We have your note", Text: "Hello Asha,\n\nनमस्ते. Nothing else.\n", HTML: "<p>Hello Asha,</p><p>नमस्ते</p>",
	}
}

func sender(t *testing.T, server Server) *SMTP {
	t.Helper()
	s, err := NewSMTP(server, testFrom)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func unencrypted(port int) Server { return Server{Host: "127.0.0.1", Port: port, TLS: None} }

func TestSendDeliversCompleteMessage(t *testing.T) {
	t.Parallel()
	server := mailtest.Start(t, mailtest.Options{})
	if err := sender(t, unencrypted(server.Port)).Send(t.Context(), "a1.b2", newMessage()); err != nil {
		t.Fatal(err)
	}
	received := server.Received()
	if len(received) != 1 || received[0].From != "hello@aangan.example" || received[0].To != "asha@mail.example" {
		t.Fatalf("received %+v", received)
	}
	raw := string(received[0].Raw)
	for _, want := range []string{
		"From: \"Aangan\" <hello@aangan.example>\r\n", "To: \"Asha\" <asha@mail.example>\r\n", "Reply-To: <team@aangan.example>\r\n",
		"Subject: We have your note\r\n", "Message-ID: <a1.b2@aangan.example>\r\n", "Auto-Submitted: auto-generated\r\n",
		"MIME-Version: 1.0\r\n", "multipart/alternative", "text/plain; charset=UTF-8", "text/html; charset=UTF-8", "Date: ",
	} {
		if !strings.Contains(raw, want) {
			t.Errorf("the message lacks %q:\n%s", want, raw)
		}
	}
	if plain, html := strings.Index(raw, "text/plain"), strings.Index(raw, "text/html"); plain > html {
		t.Error("the plain text does not come first")
	}
	if strings.Contains(raw, "go-mail") || strings.Contains(raw, "User-Agent") {
		t.Errorf("the message names the library:\n%s", raw)
	}
}

// TestRejectionsAreClassifiedWithoutServerText: depending on stage and code a rejection is permanent or temporary.
func TestRejectionsAreClassifiedWithoutServerText(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		stage     mailtest.Stage
		code      int
		permanent bool
	}{
		{mailtest.RcptTo, 550, true},
		{mailtest.RcptTo, 553, true},
		{mailtest.RcptTo, 451, false},
		{mailtest.RcptTo, 452, false},
		{mailtest.RcptTo, 530, false},
		{mailtest.Data, 554, true},
		{mailtest.Data, 451, false},
		{mailtest.MailFrom, 550, false},
		{mailtest.MailFrom, 421, false},
	} {
		t.Run(fmt.Sprintf("%s %d", tt.stage, tt.code), func(t *testing.T) {
			t.Parallel()
			server := mailtest.Start(t, mailtest.Options{Answer: func(stage mailtest.Stage, _ int) error {
				if stage == tt.stage {
					return mailtest.Reject(tt.code, "<asha@mail.example> said: We have your note")
				}
				return nil
			}})
			err := sender(t, unencrypted(server.Port)).Send(t.Context(), "a1", newMessage())
			var failure *Failure
			if !errors.As(err, &failure) || failure.Code != tt.code || IsPermanent(err) != tt.permanent {
				t.Fatalf("%+v, want the code %d and permanent %v", err, tt.code, tt.permanent)
			}
			if text := err.Error(); strings.Contains(text, "asha") || strings.Contains(text, "note") {
				t.Errorf("the error repeats the server's text: %s", text)
			}
			if len(server.Received()) != 0 {
				t.Error("the email was accepted")
			}
		})
	}
}

func TestUnreachableServerIsTemporary(t *testing.T) {
	t.Parallel()
	server := mailtest.Start(t, mailtest.Options{})
	server.Down(t)
	err := sender(t, unencrypted(server.Port)).Send(t.Context(), "a1", newMessage())
	if err == nil || IsPermanent(err) {
		t.Fatalf("a stopped server: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := sender(t, unencrypted(server.Port)).Send(ctx, "a1", newMessage()); err == nil || IsPermanent(err) {
		t.Fatalf("a cancelled context: %v", err)
	}
}

// TestSilentServerTimesOut connects to a listener that never responds.
func TestSilentServerTimesOut(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	s := sender(t, unencrypted(listener.Addr().(*net.TCPAddr).Port))
	s.exchange = 200 * time.Millisecond
	if err := s.Send(t.Context(), "a1", newMessage()); err == nil || IsPermanent(err) {
		t.Fatalf("a silent server: %v", err)
	}
}

// TestLostConnectionAfterAcceptanceIsSuccess: the connection is lost before QUIT, and the email must not be sent again.
func TestLostConnectionAfterAcceptanceIsSuccess(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		defer conn.Close()
		buffer := make([]byte, 64<<10)
		write := func(text string) { _, _ = conn.Write([]byte(text + "\r\n")) }
		write("220 hello")
		for _, answer := range []string{"250 hello", "250 from", "250 to", "354 go on"} {
			_, _ = conn.Read(buffer)
			write(answer)
		}
		for received := ""; !strings.HasSuffix(received, "\r\n.\r\n"); {
			n, err := conn.Read(buffer)
			if err != nil {
				return
			}
			received += string(buffer[:n])
		}
		write("250 taken")
	}()
	if err := sender(t, unencrypted(listener.Addr().(*net.TCPAddr).Port)).Send(t.Context(), "a1", newMessage()); err != nil {
		t.Fatalf("an accepted email counts as failed: %v", err)
	}
}

func TestEncryptionAndAuthenticationAreEnforced(t *testing.T) {
	t.Parallel()
	withTLS := mailtest.Start(t, mailtest.Options{TLS: true, User: "us", Password: "secret"})
	implicit := mailtest.Start(t, mailtest.Options{Implicit: true})
	without := mailtest.Start(t, mailtest.Options{User: "us", Password: "secret"})

	s := sender(t, Server{Host: "127.0.0.1", Port: withTLS.Port, User: "us", Password: "secret"})
	if err := s.Send(t.Context(), "a1", newMessage()); err == nil || IsPermanent(err) {
		t.Errorf("an untrusted certificate: %v", err)
	}
	s.roots = withTLS.Roots
	if err := s.Send(t.Context(), "a1", newMessage()); err != nil {
		t.Errorf("STARTTLS: %v", err)
	}
	s = sender(t, Server{Host: "127.0.0.1", Port: implicit.Port, TLS: Implicit})
	if err := s.Send(t.Context(), "a1", newMessage()); err == nil {
		t.Error("implicit TLS with an untrusted certificate succeeded")
	}
	s.roots = implicit.Roots
	if err := s.Send(t.Context(), "a1", newMessage()); err != nil {
		t.Errorf("implicit TLS: %v", err)
	}
	// A server without encryption gets neither email nor password.
	if err := sender(t, Server{Host: "127.0.0.1", Port: without.Port, User: "us", Password: "secret"}).Send(t.Context(), "a1", newMessage()); err == nil || IsPermanent(err) {
		t.Errorf("a server without STARTTLS: %v", err)
	}
	if without.Times(mailtest.MailFrom) != 0 {
		t.Error("the email was sent unencrypted")
	}
	// With TLS None it is allowed, including authentication. A wrong password must be fixed by operators, and is not
	// permanent.
	local := unencrypted(without.Port)
	local.User, local.Password = "us", "secret"
	if err := sender(t, local).Send(t.Context(), "a1", newMessage()); err != nil {
		t.Errorf("unencrypted: %v", err)
	}
	local.Password = "wrong"
	err := sender(t, local).Send(t.Context(), "a1", newMessage())
	if err == nil || IsPermanent(err) || strings.Contains(err.Error(), "wrong") || !strings.Contains(err.Error(), "535") {
		t.Errorf("a wrong password: %v", err)
	}
}
