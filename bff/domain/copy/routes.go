package copy

// App is one of the three web apps of the product.
type App string

// The three apps. Each is served by the BFF of the same name.
const (
	SiteApp   App = "site"
	MemberApp App = "member"
	CoachApp  App = "coach"
)

// Guard is the sign-in that a page requires. The BFF that owns the page enforces it and serves neither the page nor its
// data without it.
type Guard string

// Public pages require no sign-in; MemberSignIn and CoachSignIn pages require a sign-in of that realm; Administrator
// pages require a coach portal account with the role of an administrator.
const (
	Public        Guard = "public"
	MemberSignIn  Guard = "member"
	CoachSignIn   Guard = "coach"
	Administrator Guard = "administrator"
)

// Route is a page: its path, the app that owns it, and its guard. Anonymous marks pages only for visitors without a
// sign-in: signed-in users are redirected to the realm's home. It does not apply to paths below the page, since links
// in emails are opened with and without a sign-in. Below marks pages that also own every path below their own, as the
// blog owns its articles.
type Route struct {
	Name      string
	Path      string
	App       App
	Guard     Guard
	Anonymous bool
	Below     bool
}

// Routes are the pages of the product. Every path works on every app's host: a BFF redirects the paths that it does not
// own.
var Routes = []Route{
	{Name: "home", Path: "/", App: SiteApp, Guard: Public},
	{Name: "betaSignup", Path: "/beta-signup", App: SiteApp, Guard: Public},
	{Name: "aboutUs", Path: "/about-us", App: SiteApp, Guard: Public},
	{Name: "ourCoaches", Path: "/our-coaches", App: SiteApp, Guard: Public},
	{Name: "ourCoach", Path: "/our-coaches/coach", App: SiteApp, Guard: Public},
	{Name: "blog", Path: "/blog", App: SiteApp, Guard: Public, Below: true},
	{Name: "careers", Path: "/careers", App: SiteApp, Guard: Public, Below: true},
	{Name: "contact", Path: "/contact", App: SiteApp, Guard: Public},
	{Name: "faq", Path: "/faq", App: SiteApp, Guard: Public},
	{Name: "privacy", Path: "/privacy", App: SiteApp, Guard: Public},
	{Name: "terms", Path: "/terms", App: SiteApp, Guard: Public},
	{Name: "crisis", Path: "/crisis", App: SiteApp, Guard: Public},
	{Name: "safety", Path: "/safety", App: SiteApp, Guard: Public},
	{Name: "auth", Path: "/auth", App: MemberApp, Guard: Public, Anonymous: true, Below: true},
	{Name: "unsubscribe", Path: "/unsubscribe", App: MemberApp, Guard: Public},
	{Name: "offline", Path: "/offline", App: MemberApp, Guard: Public},
	{Name: "dashboard", Path: "/dashboard", App: MemberApp, Guard: MemberSignIn},
	{Name: "coaches", Path: "/coaches", App: MemberApp, Guard: MemberSignIn},
	{Name: "messages", Path: "/messages", App: MemberApp, Guard: MemberSignIn},
	{Name: "companions", Path: "/messages/companions", App: MemberApp, Guard: MemberSignIn},
	{Name: "resources", Path: "/resources", App: MemberApp, Guard: MemberSignIn},
	{Name: "journal", Path: "/resources/journal", App: MemberApp, Guard: MemberSignIn},
	{Name: "checkIns", Path: "/check-ins", App: MemberApp, Guard: MemberSignIn},
	{Name: "safetyNotes", Path: "/safety-notes", App: MemberApp, Guard: MemberSignIn},
	{Name: "sessions", Path: "/sessions", App: MemberApp, Guard: MemberSignIn},
	{Name: "goals", Path: "/goals", App: MemberApp, Guard: MemberSignIn},
	{Name: "joinSession", Path: "/sessions/join", App: MemberApp, Guard: MemberSignIn},
	{Name: "myData", Path: "/my-data", App: MemberApp, Guard: MemberSignIn},
	{Name: "community", Path: "/community", App: MemberApp, Guard: MemberSignIn},
	{Name: "communityYours", Path: "/community/yours", App: MemberApp, Guard: MemberSignIn},
	{Name: "profile", Path: "/profile", App: MemberApp, Guard: MemberSignIn},
	{Name: "notifications", Path: "/notifications", App: MemberApp, Guard: MemberSignIn},
	{Name: "subscribe", Path: "/subscribe", App: MemberApp, Guard: MemberSignIn},
	{Name: "coachLogin", Path: "/coach/login", App: CoachApp, Guard: Public, Anonymous: true, Below: true},
	{Name: "coachDashboard", Path: "/coach/dashboard", App: CoachApp, Guard: CoachSignIn},
	{Name: "coachOnCall", Path: "/coach/on-call", App: CoachApp, Guard: CoachSignIn},
	{Name: "coachAdmin", Path: "/coach/admin", App: CoachApp, Guard: Administrator},
	{Name: "coachAdminCoaches", Path: "/coach/admin/coaches", App: CoachApp, Guard: Administrator},
	{Name: "coachModeration", Path: "/coach/admin/moderation", App: CoachApp, Guard: Administrator},
	{Name: "coachInbox", Path: "/coach/admin/inbox", App: CoachApp, Guard: Administrator},
	{Name: "coachNumbers", Path: "/coach/admin/numbers", App: CoachApp, Guard: Administrator},
	{Name: "coachPayments", Path: "/coach/admin/payments", App: CoachApp, Guard: Administrator},
	{Name: "coachHealth", Path: "/coach/admin/health", App: CoachApp, Guard: Administrator},
	{Name: "coachAudit", Path: "/coach/admin/audit", App: CoachApp, Guard: Administrator},
}

// RouteByName returns the page with a name, or false for an unknown name.
func RouteByName(name string) (Route, bool) {
	for _, r := range Routes {
		if r.Name == name {
			return r, true
		}
	}
	return Route{}, false
}

// SignInPath returns the path to which a visitor without a sign-in is redirected from a guarded page. It is empty for
// Public.
func (g Guard) SignInPath() string {
	switch g {
	case MemberSignIn:
		return "/auth"
	case CoachSignIn, Administrator:
		return "/coach/login"
	default:
		return ""
	}
}

// HomePath returns the first page after a sign-in to this realm, to which a user without access to a page is redirected
// as well. It is empty for Public.
func (g Guard) HomePath() string {
	switch g {
	case MemberSignIn:
		return "/dashboard"
	case CoachSignIn, Administrator:
		return "/coach/dashboard"
	default:
		return ""
	}
}
