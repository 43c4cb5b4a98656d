package identity

import (
	"aangan/bff/domain/copy"

	"github.com/mileusna/useragent"
)

// DeviceKind is the kind of device of a sign-in, according to its browser.
type DeviceKind string

// The kinds.
const (
	Phone         DeviceKind = "phone"
	Tablet        DeviceKind = "tablet"
	Computer      DeviceKind = "computer"
	UnknownDevice DeviceKind = "unknown"
)

// describe turns a user agent into words that a person recognizes, such as "Chrome on Android". Versions are left out
// because they change automatically.
func describe(in *copy.Catalog, userAgent string) (words string, kind DeviceKind) {
	said := useragent.Parse(userAgent)
	kind = UnknownDevice
	switch {
	case said.Tablet:
		kind = Tablet
	case said.Mobile:
		kind = Phone
	case said.Desktop:
		kind = Computer
	}
	browser := said.Name
	if browser == useragent.MobileSafari {
		browser = useragent.Safari
	}
	system := said.OS
	switch {
	case !browsers[browser] && !systems[system]:
		// An unknown user agent may contain any text, which must not get into our emails.
		return in.Devices.SomeDevice, kind
	case !browsers[browser]:
		return system, kind
	case !systems[system]:
		return browser, kind
	}
	return in.Devices.BrowserOn.Fill("browser", browser, "system", system), kind
}

// The names that may be shown. A browser may send any name.
var (
	browsers = names(useragent.Chrome, useragent.Safari, useragent.Firefox, useragent.Edge, useragent.Opera, useragent.OperaMini,
		useragent.OperaTouch, useragent.SamsungBrowser, useragent.Vivaldi, useragent.InternetExplorer, useragent.HeadlessChrome)
	systems = names(useragent.Windows, useragent.Android, useragent.MacOS, useragent.IOS, useragent.Linux, useragent.FreeBSD,
		useragent.ChromeOS, useragent.CrOS, useragent.Harmony)
)

func names(all ...string) map[string]bool {
	set := make(map[string]bool, len(all))
	for _, name := range all {
		set[name] = true
	}
	return set
}
