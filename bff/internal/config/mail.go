package config

import (
	netmail "net/mail"

	"aangan/bff/internal/mail"
)

// smtp reads the URL of the mail server. Errors never repeat it, because it may contain a password.
func (r *reader) smtp(name string, production bool) *mail.Server {
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; production sends its letters, for example through smtp://user:password@mail.example.org:587")
		}
		return nil
	}
	server, err := mail.ParseServer(text, production)
	if err != nil {
		r.wrong(name, "%v", err)
		return nil
	}
	return &server
}

// mailFrom reads the sender of emails.
func (r *reader) mailFrom(name string, production bool) string {
	const fallback = "Aangan <hello@aangan.example>"
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; production needs the address that letters come from, for example Aangan <hello@example.org>")
		}
		return fallback
	}
	if _, err := mail.ParseFrom(text); err != nil {
		r.wrong(name, "is %q; it %v", text, err)
		return fallback
	}
	return text
}

// teamEmail reads an address without a name.
func (r *reader) teamEmail(name string, production bool) string {
	const fallback = "team@aangan.example"
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; production needs the address at which the team reads what visitors write, for example team@example.org")
		}
		return fallback
	}
	if parsed, err := netmail.ParseAddress(text); err != nil || parsed.Address != text {
		r.wrong(name, "is %q; it must be an address such as team@example.org", text)
		return fallback
	}
	return text
}
