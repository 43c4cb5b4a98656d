package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/helplines"
)

// export is one constant of a generated file: its Go name, whose doc comment is copied, and its value.
type export struct {
	name  string
	value any
}

// screens assigns each part of the catalogue to a file. A page loads only the files that it imports, so a file contains
// the texts of one screen.
var screens = []struct {
	file    string
	exports []export
}{
	{"brand", []export{{"Brand", copy.Brand}, {"Disclaimers", copy.Disclaimers}}},
	{"common", []export{{"Common", copy.Common}}},
	{"errors", []export{{"Errors", copy.Errors}}},
	{"limits", []export{{"Limits", copy.Limits}}},
	{"lists", []export{
		{"Regions", copy.Regions}, {"Religions", copy.Religions}, {"Genders", copy.Genders}, {"CoachGenders", copy.CoachGenders}, {"AgeRanges", copy.AgeRanges},
		{"Languages", copy.Languages}, {"FocusTopics", copy.FocusTopics}, {"EngagementLevels", copy.EngagementLevels},
		{"VerificationStatuses", copy.VerificationStatuses}, {"QuietTimes", copy.QuietTimes},
	}},
	{"plans", []export{{"PricingVariants", copy.PricingVariants}, {"HeadingVariants", copy.HeadingVariants}, {"Plans", copy.Plans}}},
	{"storage", []export{{"Storage", copy.Storage}, {"Events", copy.Events}, {"EventNames", copy.EventNames}}},
	{"layout", []export{{"Layout", copy.Layout}, {"QuickExitURL", copy.QuickExitURL}}},
	{"notifications", []export{{"Notifications", copy.Notifications}}},
	{"membership", []export{{"Membership", copy.Membership}}},
	{"membership-page", []export{{"MembershipPage", copy.MembershipPage}}},
	{"payment-return", []export{{"PaymentReturn", copy.PaymentReturn}, {"PastDue", copy.PastDue}, {"ReturnParameters", copy.ReturnParameters}}},
	{"not-found", []export{{"NotFoundPage", copy.NotFoundPage}}},
	{"landing", []export{{"Landing", copy.Landing}}},
	{"faq", []export{{"FAQ", copy.FAQ}}},
	{"help", []export{{"HelpPages", copy.HelpPages}, {"PoliciesDate", copy.PoliciesDate}, {"SafetyDate", copy.SafetyDate}, {"Promises", copy.Promises}}},
	{"beta", []export{{"Beta", copy.Beta}, {"BetaDefaults", copy.BetaDefaults}}},
	{"contact", []export{{"Contact", copy.Contact}}},
	{"company", []export{{"AboutUs", copy.AboutUs}, {"OurCoaches", copy.OurCoaches}}},
	{"honeypot", []export{{"Honeypot", copy.Honeypot}}},
	{"careers", []export{{"Careers", copy.Careers}, {"Jobs", copy.Jobs}, {"JobChoices", copy.JobChoices}, {"Application", copy.Application}}},
	{"blog", []export{{"BlogTopics", copy.BlogTopics}, {"Blog", copy.Blog}}},
	{"auth", []export{{"Auth", copy.Auth}}},
	{"auth-pages", []export{
		{"ForgotPage", copy.ForgotPage}, {"DeadLink", copy.DeadLink}, {"ResetPage", copy.ResetPage}, {"ConfirmPage", copy.ConfirmPage},
		{"WelcomePage", copy.WelcomePage}, {"LinkPage", copy.LinkPage}, {"ConfirmAddress", copy.ConfirmAddress},
	}},
	{"profile", []export{{"Profile", copy.Profile}}},
	{"my-data", []export{{"MyData", copy.MyData}}},
	{"left", []export{{"Left", copy.Left}}},
	{"onboarding", []export{{"Onboarding", copy.Onboarding}}},
	{"dashboard", []export{{"Dashboard", copy.Dashboard}}},
	{"tour", []export{{"Tour", copy.Tour}}},
	{"companions", []export{{"Companions", copy.Companions}}},
	{"companions-page", []export{{"CompanionsPage", copy.CompanionsPage}}},
	{"exercises-page", []export{{"ExercisesPage", copy.ExercisesPage}, {"MemoryPage", copy.MemoryPage}}},
	{"coaches", []export{
		{"Coaches", copy.Coaches}, {"CoachList", copy.CoachList}, {"CoachProfile", copy.CoachProfile}, {"CoachChange", copy.CoachChange},
		{"MatchingAnswers", copy.MatchingAnswers},
	}},
	{"sessions", []export{
		{"Sessions", copy.Sessions}, {"Booking", copy.Booking}, {"JoinSession", copy.JoinSession}, {"CalendarFeed", copy.CalendarFeed},
	}},
	{"scheduling", []export{{"Scheduling", copy.Scheduling}, {"UsualTimes", copy.UsualTimes}}},
	{"chat", []export{{"Chat", copy.Chat}}},
	{"messages", []export{{"Messages", copy.Messages}}},
	{"attachments", []export{{"AttachmentTypes", copy.AttachmentTypes}, {"Attachments", copy.Attachments}}},
	{"unsubscribe", []export{{"Unsubscribe", copy.Unsubscribe}}},
	{"risk", []export{{"Risk", copy.Risk}}},
	{"crisis", []export{{"Crisis", copy.Crisis}, {"Helplines", copy.Helplines}}},
	{"detector", []export{{"DetectorResults", copy.DetectorResults}}},
	{"crisis-languages", []export{{"CrisisLanguages", copy.CrisisLanguages}}},
	{"helplines", []export{
		{"HelpKinds", helplines.HelpKinds}, {"States", helplines.States}, {"Abroad", helplines.Abroad}, {"Country", helplines.Country},
		{"Directory", helplines.Directory},
	}},
	{"community-page", []export{{"CommunityPage", copy.CommunityPage}}},
	{"community-thread", []export{{"CommunityThread", copy.CommunityThread}}},
	{"community-yours", []export{{"CommunityYours", copy.CommunityYours}}},
	{"coach-portal", []export{
		{"CoachAuth", copy.CoachAuth}, {"CoachDashboard", copy.CoachDashboard}, {"CoachClients", copy.CoachClients}, {"CoachChat", copy.CoachChat},
	}},
	{"coach-clients", []export{
		{"CoachClientList", copy.CoachClientList}, {"CoachToday", copy.CoachToday}, {"CoachClientPage", copy.CoachClientPage},
	}},
	{"coach-account", []export{
		{"CoachSecondStep", copy.CoachSecondStep}, {"CoachForgotPage", copy.CoachForgotPage}, {"CoachResetPage", copy.CoachResetPage}, {"CoachInvitationPage", copy.CoachInvitationPage},
	}},
	{"coach-security", []export{{"CoachSecurity", copy.CoachSecurity}}},
	{"coach-casework", []export{{"CoachNotes", copy.CoachNotes}, {"CoachReplies", copy.CoachReplies}}},
	{"referrals", []export{{"Referrals", copy.Referrals}}},
	{"crises-overview", []export{{"CrisesOverview", copy.CrisesOverview}}},
	{"crisis-closing", []export{
		{"CrisisOutcomes", copy.CrisisOutcomes}, {"CrisisNoteOptional", copy.CrisisNoteOptional}, {"CrisisClosing", copy.CrisisClosing}, {"CoachCrisis", copy.CoachCrisis},
	}},
	{"crisis-view", []export{{"CrisisHandover", copy.CrisisHandover}, {"CrisisView", copy.CrisisView}}},
	{"on-call", []export{{"OnCall", copy.OnCall}, {"OnCallReasons", copy.OnCallReasons}, {"OnCallAnswers", copy.OnCallAnswers}}},
	{"coach-calendar", []export{{"CoachCalendar", copy.CoachCalendar}}},
	{"coach-sessions", []export{{"CoachSessions", copy.CoachSessions}}},
	{"coach-profile", []export{{"CoachProfilePage", copy.CoachProfilePage}, {"Portfolio", copy.Portfolio}}},
	{"coach-hours", []export{{"CoachHours", copy.CoachHours}}},
	{"casework", []export{{"Casework", copy.Casework}}},
	{"administration", []export{{"Administration", copy.Administration}, {"AdminPayments", copy.AdminPayments}}},
	{"administration-inbox", []export{{"AdminInbox", copy.AdminInbox}}},
	{"administration-numbers", []export{{"AdminNumbers", copy.AdminNumbers}}},
	{"administration-health", []export{{"AdminHealth", copy.AdminHealth}}},
	{"administration-coaches", []export{{"AdminCoaches", copy.AdminCoaches}, {"ClientsOnLeaving", copy.ClientsOnLeaving}}},
	{"moderation", []export{{"ModerationOutcomes", copy.ModerationOutcomes}, {"Moderation", copy.Moderation}}},
	{"resources-page", []export{{"ResourcesPage", copy.ResourcesPage}}},
	{"safety-notes", []export{{"SafetyNotesPage", copy.SafetyNotesPage}}},
	{"journal-page", []export{{"JournalPage", copy.JournalPage}}},
	{"library", []export{{"ResourceCategories", copy.ResourceCategories}, {"Library", copy.Library}, {"Journal", copy.Journal}}},
	{"community", []export{{"CommunityCategories", copy.CommunityCategories}, {"FlagReasons", copy.FlagReasons}, {"CommunityAnswers", copy.CommunityAnswers}}},
	{"goals", []export{{"GoalWords", copy.GoalWords}, {"GoalsPage", copy.GoalsPage}}},
	{"coach-goals", []export{{"CoachGoals", copy.CoachGoals}}},
	{"goal-answers", []export{{"GoalAnswers", copy.GoalAnswers}}},
	{"sharing", []export{{"SharedFields", copy.SharedFields}, {"Sharing", copy.Sharing}}},
	{"guidelines", []export{{"Guidelines", copy.Guidelines}}},
}

func textFiles(docs map[string]string) map[string][]byte {
	files := map[string][]byte{"routes.gen.ts": routesFile(docs)}
	for _, screen := range screens {
		var out bytes.Buffer
		out.WriteString(header)
		for _, e := range screen.exports {
			fmt.Fprintf(&out, "\n%sexport const %s = %s as const;\n",
				comment(docs[e.name]), camel(e.name), literal(reflect.ValueOf(e.value), ""))
		}
		files[screen.file+".gen.ts"] = out.Bytes()
	}
	return files
}

// routesFile returns the routes by name, with the redirect targets of each guard.
func routesFile(docs map[string]string) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s\n%sexport const routes = {\n", header, comment(docs["Routes"]))
	for _, r := range copy.Routes {
		fmt.Fprintf(&out, "  %s: { path: %s, app: %s, guard: %s, anonymous: %t },\n",
			r.Name, quote(r.Path), quote(string(r.App)), quote(string(r.Guard)), r.Anonymous)
	}
	out.WriteString("} as const;\n\n/** Where a realm's visitors without a sign-in are sent, and its people after signing in. */\nexport const realms = {\n")
	for _, g := range []copy.Guard{copy.MemberSignIn, copy.CoachSignIn} {
		fmt.Fprintf(&out, "  %s: { signIn: %s, home: %s },\n", g, quote(g.SignInPath()), quote(g.HomePath()))
	}
	out.WriteString("} as const;\n\n/** The name of a page in the table. */\nexport type RouteName = keyof typeof routes;\n")
	return out.Bytes()
}

// docComments returns the doc comments of the package's variables and constants, for the same names in TypeScript.
func docComments(dir string) (map[string]string, error) {
	docs := map[string]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		name := entry.Name()
		if entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		for _, decl := range file.Decls {
			group, ok := decl.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, spec := range group.Specs {
				value, ok := spec.(*ast.ValueSpec)
				if !ok {
					continue
				}
				doc := value.Doc
				if doc == nil {
					doc = group.Doc
				}
				for _, ident := range value.Names {
					docs[ident.Name] = doc.Text()
				}
			}
		}
	}
	return docs, nil
}
