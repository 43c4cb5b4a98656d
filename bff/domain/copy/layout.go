package copy

// Layout is the frame around the pages of all three apps.
var Layout = struct {
	// The site's header and footer.
	HowItWorks, Features, Pricing, FAQ, SignUpForBeta, LogIn, FooterHelp, FooterFeatures                           string
	FooterCompany, FooterSmall, AboutUs, OurCoaches, Blog, Careers, Contact, Questions, Privacy, Terms, CrisisHelp string
	// SiteMenu holds the pages of the member app that the site's menu lists, by the name of their route.
	SiteMenu []struct{ Route, Label string }
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
	FooterHelp:     "In a crisis",
	FooterFeatures: "What you get",
	FooterCompany:  product,
	FooterSmall:    "Rules and promises",
	AboutUs:        "About Us",
	OurCoaches:     "Our Coaches",
	Blog:           "Blog",
	Careers:        "Careers",
	Contact:        "Contact",
	Questions:      "FAQ",
	Privacy:        "Privacy Policy",
	Terms:          "Terms of Service",
	CrisisHelp:     "Crisis resources",
	SiteMenu: []struct{ Route, Label string }{
		{"dashboard", "Dashboard"},
		{"coaches", "Coaches"},
		{"messages", "Messages"},
		{"resources", "Resources"},
		{"community", "Community"},
		{"subscribe", "Subscription"},
	},

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
