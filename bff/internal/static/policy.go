package static

import (
	"fmt"
	"strings"

	"aangan/bff/domain/copy"
)

// PaymentOrigins is whom the page that takes cards lets in, and no other page: the payment provider's script and what it
// loads, its frames, in which the card is typed, and its API. Each is an origin, and may have a star for a name before it.
type PaymentOrigins struct{ Scripts, Frames, Connects []string }

// paymentPage is the address of the page that takes cards.
const paymentPage = "/subscribe"

// paymentAt is whom the page at an address lets in; nobody on all pages but one.
func paymentAt(o Options, address string) PaymentOrigins {
	if o.App != copy.MemberApp || address != paymentPage || o.Payment == nil {
		return PaymentOrigins{}
	}
	return *o.Payment
}

// policy is the Content-Security-Policy of a page: its own origin and nothing else, and of the scripts that stand inside
// the page only those that were there when it was built. Member is the member app's origin on pages of the site, and
// empty elsewhere: the site's header asks there who is signed in, and signs them out there. Sound tells whether the page may
// play what people send each other, or have just recorded. Payment is empty but on the page that takes cards.
func policy(scripts []string, member string, sound bool, payment PaymentOrigins) string {
	var b strings.Builder
	b.WriteString("default-src 'none'; script-src 'self'")
	for _, hash := range scripts {
		fmt.Fprintf(&b, " '%s'", hash)
	}
	b.WriteString(sources("", payment.Scripts))
	also := ""
	if member != "" {
		also = " " + member
	}
	media := ""
	if sound {
		media = "; media-src 'self' blob:"
	}
	// Styles may stand inline: components set positions and art sets colours that way, and a style runs nothing.
	b.WriteString("; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:" + media + "; font-src 'self'; connect-src 'self'" + also +
		sources("", payment.Connects) + sources("; frame-src", payment.Frames) +
		"; manifest-src 'self'; base-uri 'none'; form-action 'self'" + also + "; frame-ancestors 'none'")
	return b.String()
}

// sources lists origins after the name of a directive, or is nothing for none.
func sources(directive string, origins []string) string {
	if len(origins) == 0 {
		return ""
	}
	return directive + " " + strings.Join(origins, " ")
}

// siteReferrers lets the site's pages name their origin, and never more, to others. Under the stricter rule of all other
// answers a browser would post the header's form for signing out with "Origin: null", which the member app must refuse:
// anybody's page can send that.
var siteReferrers = []string{"strict-origin"}

// neighbour is the origin that pages of an app may call besides their own, or "".
func neighbour(o Options) string {
	if o.App == copy.SiteApp {
		return o.URLs[copy.MemberApp]
	}
	return ""
}
