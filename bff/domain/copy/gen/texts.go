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

// parts assigns the data that pages share with the server to files.
var parts = []struct {
	file    string
	exports []export
}{
	{"limits", []export{{"Limits", copy.Limits}, {"UsualTimes", copy.UsualTimes}}},
	{"lists", []export{
		{"Regions", copy.Regions}, {"Religions", copy.Religions}, {"Genders", copy.Genders}, {"CoachGenders", copy.CoachGenders}, {"AgeRanges", copy.AgeRanges},
		{"Languages", copy.Languages}, {"FocusTopics", copy.FocusTopics}, {"EngagementLevels", copy.EngagementLevels},
		{"VerificationStatuses", copy.VerificationStatuses}, {"QuietTimes", copy.QuietTimes}, {"JobChoices", copy.JobChoices},
		{"CrisisOutcomes", copy.CrisisOutcomes}, {"CrisisNoteOptional", copy.CrisisNoteOptional}, {"OnCallReasons", copy.OnCallReasons},
		{"ClientsOnLeaving", copy.ClientsOnLeaving}, {"ModerationOutcomes", copy.ModerationOutcomes}, {"ResourceCategories", copy.ResourceCategories},
		{"CommunityCategories", copy.CommunityCategories}, {"FlagReasons", copy.FlagReasons}, {"SharedFields", copy.SharedFields},
	}},
	{"plans", []export{{"PricingVariants", copy.PricingVariants}, {"HeadingVariants", copy.HeadingVariants}, {"Plans", copy.Plans}}},
	{"storage", []export{{"Storage", copy.Storage}, {"Events", copy.Events}, {"EventNames", copy.EventNames}}},
	{"links", []export{{"QuickExitURL", copy.QuickExitURL}, {"ReturnParameters", copy.ReturnParameters}}},
	{"promises", []export{{"PoliciesDate", copy.PoliciesDate}, {"SafetyDate", copy.SafetyDate}, {"Promises", copy.Promises}}},
	{"beta-defaults", []export{{"BetaDefaults", copy.BetaDefaults}}},
	{"display-languages", []export{{"DisplayLanguages", copy.DisplayLanguages}, {"LanguageCookie", copy.LanguageCookie}}},
	{"honeypot", []export{{"Honeypot", copy.Honeypot}}},
	{"jobs", []export{{"Jobs", copy.Jobs}}},
	{"companion-list", []export{{"Companions", copy.Companions}}},
	{"attachment-types", []export{{"AttachmentTypes", copy.AttachmentTypes}}},
	{"crisis-lines", []export{{"Helplines", copy.Helplines}, {"CrisisLinks", copy.CrisisLinks}}},
	{"detector", []export{{"DetectorResults", copy.DetectorResults}}},
	{"crisis-languages", []export{{"CrisisLanguages", copy.CrisisLanguages}}},
	{"helplines", []export{
		{"HelpKinds", helplines.HelpKinds}, {"States", helplines.States}, {"Abroad", helplines.Abroad}, {"Country", helplines.Country},
		{"Directory", helplines.Directory},
	}},
}

func dataFiles(docs map[string]string) map[string][]byte {
	files := map[string][]byte{"routes.gen.ts": routesFile(docs)}
	for _, part := range parts {
		var out bytes.Buffer
		out.WriteString(header)
		for _, e := range part.exports {
			fmt.Fprintf(&out, "\n%sexport const %s = %s as const;\n",
				comment(docs[e.name]), camel(e.name), literal(reflect.ValueOf(e.value), ""))
		}
		files[part.file+".gen.ts"] = out.Bytes()
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
