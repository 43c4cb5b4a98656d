package static

import (
	"fmt"
	"strings"

	"aangan/bff/domain/copy"
)

// PaymentOrigins are allowed by the page with the card form, and by no other page: the payment provider's scripts, its
// frames with the card fields, and its API. Each is an origin, perhaps with a wildcard subdomain.
type PaymentOrigins struct{ Scripts, Frames, Connects []string }

// paymentPage is the path of the page with the card form.
const paymentPage = "/subscribe"

// paymentAt returns the origins for the page at a path; none except for the payment page.
func paymentAt(o Options, address string) PaymentOrigins {
	if o.App != copy.MemberApp || address != paymentPage || o.Payment == nil {
		return PaymentOrigins{}
	}
	return *o.Payment
}

// selectStyle is the hash of the only style element of the pages: Radix's Select writes it when it opens. The text is
// in packages/ui/src/trusted-types/trusted-types.ts.
const selectStyle = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='"

// policy returns the Content-Security-Policy of a page: only its own origin, and only the inline scripts that it was
// built with. Scripts may load and write only what the default Trusted Types policy of the page accepts, which is the
// page's first script. Member is the member app's origin on pages of the site, and empty elsewhere: the site's header
// fetches the session there, and posts the sign-out. Sound allows playing recordings. Payment is empty except on the
// page with the card form.
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
	b.WriteString("; style-src 'self' " + selectStyle + "; img-src 'self' data: blob:" + media + "; font-src 'self'; connect-src 'self'" + also +
		sources("", payment.Connects) + sources("; frame-src", payment.Frames) +
		"; manifest-src 'self'; base-uri 'none'; form-action 'self'" + also + "; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default")
	return b.String()
}

// sources returns a directive with its origins, or "" without any.
func sources(directive string, origins []string) string {
	if len(origins) == 0 {
		return ""
	}
	return directive + " " + strings.Join(origins, " ")
}

// siteReferrers lets the site's pages send their origin, and never more, to others. Under the stricter policy of all
// other responses a browser would post the header's sign-out form with "Origin: null", which the member app must
// reject: any page can send that.
var siteReferrers = []string{"strict-origin"}

// neighbour returns the additional origin that pages of an app may call, or "".
func neighbour(o Options) string {
	if o.App == copy.SiteApp {
		return o.URLs[copy.MemberApp]
	}
	return ""
}
