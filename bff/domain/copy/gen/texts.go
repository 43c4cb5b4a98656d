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

// file is one generated file. The values of a file with texts may be functions of the texts' language.
type file struct {
	name    string
	exports []export
}

// textFiles are the files with texts. They are written once for each language, into its folder.
var textFiles = []file{
	{"lists", []export{
		{"Regions", copy.RegionsIn}, {"Religions", copy.ReligionsIn}, {"Genders", copy.GendersIn}, {"CoachGenders", copy.CoachGendersIn},
		{"AgeRanges", copy.AgeRanges}, {"Languages", copy.LanguagesIn}, {"FocusTopics", copy.FocusTopicsIn}, {"DayParts", copy.DayPartsIn},
		{"EngagementLevels", copy.EngagementLevels}, {"VerificationStatuses", copy.VerificationStatusesIn}, {"QuietTimes", copy.QuietTimesIn},
		{"JobChoices", copy.JobChoicesIn}, {"CrisisOutcomes", copy.CrisisOutcomes}, {"CrisisNoteOptional", copy.CrisisNoteOptional},
		{"OnCallReasons", copy.OnCallReasons}, {"ClientsOnLeaving", copy.ClientsOnLeaving}, {"ModerationOutcomes", copy.ModerationOutcomes},
		{"ResourceCategories", copy.ResourceCategoriesIn}, {"CommunityCategories", copy.CommunityCategoriesIn},
		{"FlagReasons", copy.FlagReasonsIn}, {"SharedFields", copy.SharedFieldsIn}, {"SessionRatings", copy.SessionRatingsIn}, {"Moods", copy.MoodsIn}, {"Feelings", copy.FeelingsIn},
	}},
	{"plans", []export{{"PricingVariants", copy.PricingVariantsIn}, {"HeadingVariants", copy.HeadingVariantsIn}, {"Plans", copy.Plans}}},
	{"honeypot", []export{{"Honeypot", copy.HoneypotIn}}},
	{"jobs", []export{{"Jobs", copy.JobsIn}}},
	{"companion-list", []export{{"Companions", copy.CompanionsIn}}},
	{"crisis-lines", []export{{"Helplines", copy.HelplinesIn}, {"CrisisLinks", copy.CrisisLinks}}},
}

// dataFiles are the files without texts, or with texts that are the same in every language.
var dataFiles = []file{
	{"limits", []export{{"Limits", copy.Limits}, {"UsualTimes", copy.UsualTimes}}},
	{"storage", []export{{"Storage", copy.Storage}, {"Events", copy.Events}, {"EventNames", copy.EventNames}}},
	{"links", []export{{"QuickExitURL", copy.QuickExitURL}, {"ReturnParameters", copy.ReturnParameters}}},
	{"promises", []export{{"PoliciesDate", copy.PoliciesDate}, {"SafetyDate", copy.SafetyDate}, {"Promises", copy.Promises}}},
	{"beta-defaults", []export{{"BetaDefaults", copy.BetaDefaults}}},
	{"display-languages", []export{{"DisplayLanguages", copy.DisplayLanguages}, {"LanguageCookie", copy.LanguageCookie}}},
	{"attachment-types", []export{{"AttachmentTypes", copy.AttachmentTypes}}},
	{"detector", []export{{"DetectorResults", copy.DetectorResults}}},
	{"crisis-languages", []export{{"CrisisLanguages", copy.CrisisLanguages}}},
	{"helplines", []export{
		{"HelpKinds", helplines.HelpKinds}, {"States", helplines.States}, {"Abroad", helplines.Abroad}, {"Country", helplines.Country},
		{"Directory", helplines.Directory},
	}},
}

func dataFilesIn(docs map[string]string) map[string][]byte {
	files := map[string][]byte{"routes.gen.ts": routesFile(docs)}
	for _, f := range dataFiles {
		var out bytes.Buffer
		out.WriteString(header)
		for _, e := range f.exports {
			fmt.Fprintf(&out, "\n%sexport const %s = %s as const;\n",
				comment(docs[e.name]), camel(e.name), writer{}.literal(reflect.ValueOf(e.value), ""))
		}
		files[f.name+".gen.ts"] = out.Bytes()
	}
	return files
}

// languageFiles returns the files with texts and the forms in a language. A language without texts of the server has
// the English ones.
func languageFiles(language string, docs map[string]string) map[string][]byte {
	files := formFiles(language)
	in := copy.In(language)
	for _, f := range textFiles {
		var out bytes.Buffer
		out.WriteString(header)
		for _, e := range f.exports {
			value := reflect.ValueOf(e.value)
			if value.Kind() == reflect.Func {
				value = value.Call([]reflect.Value{reflect.ValueOf(in)})[0]
			}
			fmt.Fprintf(&out, "\n%sexport const %s = %s as const;\n", comment(docs[e.name]), camel(e.name), writer{texts: true}.literal(value, ""))
		}
		files[f.name+".gen.ts"] = out.Bytes()
	}
	if language != copy.SourceLanguage && in == copy.In(copy.SourceLanguage) {
		for name := range files {
			up := strings.Repeat("../", strings.Count(name, "/")+1)
			files[name] = []byte(header + fmt.Sprintf("export * from %s;\n", quote(up+copy.SourceLanguage+"/"+strings.TrimSuffix(name, ".ts"))))
		}
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
