package copy

// Layout holds the texts of the frame around the pages of all three apps.
var Layout = struct {
	// The site's header and footer.
	HowItWorks, Features, Pricing, FAQ, SignUpForBeta, LogIn, FooterHelp, FooterFeatures                           string
	FooterCompany, FooterSmall, AboutUs, OurCoaches, Blog, Careers, Contact, Questions, Privacy, Terms, CrisisHelp string
	MoreHelp, Safety                                                                                               string
	// SiteMenu lists the member app's pages in the site's menu, by route name.
	SiteMenu []struct{ Route, Label string }
	// The member app's sidebar, phone bar and top bar.
	Dashboard, Coaches, Messages, Resources, Community, Profile, More  string
	Logout, LoggingOut, AccountMenu, MyData, SafetyNotes, Subscription string
	Upgrade, Premium, PremiumHint                                      string
	QuickExit, QuickExitHint, QuickExitLabel                           string
	Offline                                                            string
	// Outage is the banner while the server's database is unavailable; links to the helplines follow it.
	Outage, OutageHelp, OutageLabel string
	StillThere                      StillThere
	HomeLink                        Template
	UnreadBadge                     Plural
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
	MoreHelp:       "More help, by kind and place",
	Safety:         "Safety protocol",
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
	Resources:      "Resources",
	Community:      "Community",
	Profile:        "Profile",
	More:           "More",
	Logout:         "Logout",
	LoggingOut:     "Logging out...",
	AccountMenu:    "Your account",
	MyData:         "Your data and devices",
	SafetyNotes:    "My safety notes",
	Subscription:   "Subscription",
	Upgrade:        "Upgrade to Premium",
	Premium:        "Premium Member",
	PremiumHint:    "Premium membership gives you unlimited coaching sessions.",
	QuickExit:      "Quick exit",
	QuickExitHint:  "Pressing Esc twice does the same.",
	QuickExitLabel: "Quick exit: leave this page at once",
	Offline:        "You are offline. What you write is kept and goes out when you are back.",
	Outage:         "We can't load or save anything right now. Keep this page open: it updates as soon as we're back.",
	OutageHelp:     "In a crisis, call or text 988, or call 911: both still work.",
	OutageLabel:    "We'll be right back",
	StillThere: StillThere{
		Title:     "Still there?",
		Text:      "Nobody has used this page for a while, and other people use this device. We log you out soon.",
		Left:      "Time left: {time}",
		Stay:      "Stay logged in",
		LogOutNow: "Log out now",
	},
	HomeLink:    "{brand} home",
	UnreadBadge: Messages.Unread,
}

// StillThere holds the texts of the dialog on a shared device that warns an idle user before the logout.
type StillThere struct {
	Title, Text     string
	Left            Template
	Stay, LogOutNow string
}

// QuickExitURL is the harmless page that replaces the current one on quick exit.
const QuickExitURL = "https://www.google.com/search?q=weather"
