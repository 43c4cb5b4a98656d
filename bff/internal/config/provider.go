package config

import (
	"net/url"
	"strings"

	"aangan/bff/internal/oidc"
)

// provider reads the external sign-in provider. Either all three variables are set or none.
func (r *reader) provider(production bool) *oidc.Settings {
	names := []string{"OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"}
	var missing, set []string
	for _, name := range names {
		if r.text(name, "") == "" {
			missing = append(missing, name)
		} else {
			set = append(set, name)
		}
	}
	if len(set) == 0 {
		return nil
	}
	if len(missing) > 0 {
		r.wrong(missing[0], "is missing, while %s is set; Continue with Google needs all of %s, or none of them",
			set[0], strings.Join(names, ", "))
		return nil
	}
	issuer := r.text(names[0], "")
	u, err := url.Parse(issuer)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.User != nil || strings.ContainsAny(issuer, "?#") {
		r.wrong(names[0], "is %q; it must be the issuer as the provider writes it, for example https://accounts.google.com", issuer)
		return nil
	}
	if production && u.Scheme != "https" {
		r.wrong(names[0], "is %q; in production it must begin with https, since it says who people are", issuer)
		return nil
	}
	return &oidc.Settings{Issuer: issuer, ClientID: r.text(names[1], ""), ClientSecret: r.text(names[2], "")}
}
