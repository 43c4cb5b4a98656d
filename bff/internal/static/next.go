package static

import (
	"net/url"
	"slices"
	"strings"

	"aangan/bff/domain/copy"
)

// SafeNext returns next if it is a path on this origin, and fallback otherwise. It comes from the query, so an
// attacker can set it: another host, a scheme, or a spelling that a browser reads as either must be rejected.
func SafeNext(next, fallback string) string {
	if len(next) == 0 || len(next) > 512 || next[0] != '/' {
		return fallback
	}
	// Browsers read "//host" and "/\host" as another host, and drop tabs and line breaks before parsing.
	if len(next) > 1 && (next[1] == '/' || next[1] == '\\') {
		return fallback
	}
	for _, r := range next {
		if r < 0x20 || r == 0x7f || r == '\\' {
			return fallback
		}
	}
	u, err := url.Parse(next)
	if err != nil || u.Scheme != "" || u.Host != "" || u.User != nil {
		return fallback
	}
	// A path with ".." may result in "//host", wherever the two slashes are.
	if strings.Contains(u.Path, "//") || strings.HasPrefix(u.Path, "/api/") {
		return fallback
	}
	return next
}

// escapeNext encodes a path and its query as the value of a "next" parameter. It drops `_rsc` (Next's cache buster)
// and the payment provider's return parameters except the status: no page needs them, and this URL may be seen by
// others.
func escapeNext(path, rawQuery string) string {
	var kept []string
	for part := range strings.SplitSeq(rawQuery, "&") {
		if part != "" && !strings.HasPrefix(part, "_rsc") && !isOfPayment(part) {
			kept = append(kept, part)
		}
	}
	return url.QueryEscape(withQuery(path, strings.Join(kept, "&")))
}

// isOfPayment reports whether one "name=value" of a query is a payment provider's parameter that no page needs.
func isOfPayment(part string) bool {
	written, _, _ := strings.Cut(part, "=")
	name, err := url.QueryUnescape(written)
	if err != nil {
		name = written
	}
	return name != copy.ReturnStatus && slices.Contains(copy.ReturnParameters, name)
}
