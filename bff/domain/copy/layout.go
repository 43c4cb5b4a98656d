package copy

// Layout is the frame around the pages of all three apps.
var Layout = struct {
	// The site's header and footer.
	HowItWorks, Features, Pricing, FAQ, SignUpForBeta, LogIn, FooterAbout, FooterHelp, FooterFeatures string
	// The member app's sidebar, phone bar and top bar.
	Dashboard, Coaches, Messages, More, Logout, LoggingOut, AccountMenu string
	QuickExit, QuickExitHint, QuickExitLabel                            string
	Offline                                                             string
	HomeLink                                                            Template
	UnreadBadge                                                         Plural
}{
	HowItWorks:     "How It Works",
	Features:       "Features",
	Pricing:        "Pricing",
	FAQ:            "FAQ",
	SignUpForBeta:  "Sign Up for Beta",
	LogIn:          "Log In",
	FooterAbout:    "About the service",
	FooterHelp:     "In a crisis",
	FooterFeatures: "What you get",

	Dashboard:      "Dashboard",
	Coaches:        "Coaches",
	Messages:       "Messages",
	More:           "More",
	Logout:         "Logout",
	LoggingOut:     "Logging out...",
	AccountMenu:    "Your account",
	QuickExit:      "Quick exit",
	QuickExitHint:  "Pressing Esc twice does the same.",
	QuickExitLabel: "Quick exit: leave this page at once",
	Offline:        "You are offline. What you write is kept and goes out when you are back.",
	HomeLink:       "{brand} home",
	UnreadBadge:    Messages.Unread,
}

// QuickExitURL is the harmless page that quick exit puts in place of ours.
const QuickExitURL = "https://www.google.com/search?q=weather"
