package forms_test

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/copy/rules"
	"aangan/bff/domain/fault"
)

// table is testdata/inputs.json, which packages/copy runs through the pages' schemas as well.
type table struct {
	Base  map[string]map[string]any `json:"base"`
	Cases []inputCase               `json:"cases"`
}

// inputCase is one input of a form: the changes to its valid input, and the errors or cleaned values to expect.
type inputCase struct {
	Form    string            `json:"form"`
	Name    string            `json:"name"`
	With    map[string]any    `json:"with"`
	Without []string          `json:"without"`
	Only    string            `json:"only"`
	Errors  map[string]string `json:"errors"`
	Cleaned map[string]any    `json:"cleaned"`
}

func readTable(t *testing.T) table {
	t.Helper()
	raw, err := os.ReadFile("../testdata/inputs.json")
	if err != nil {
		t.Fatal(err)
	}
	var all table
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// spelledOut expands the repeated texts of the table.
func spelledOut(value any) any {
	object, ok := value.(map[string]any)
	if !ok || object["$repeat"] == nil {
		return value
	}
	part := func(key string) string { text, _ := object[key].(string); return text }
	return part("$first") + strings.Repeat(part("$repeat"), int(object["$times"].(float64))) + part("$then")
}

func formOf(t *testing.T, name string) rules.Form {
	t.Helper()
	at := slices.IndexFunc(forms.All, func(f rules.Form) bool { return f.Name == name })
	if at < 0 {
		t.Fatalf("no form is named %q", name)
	}
	return forms.All[at]
}

// One test per form: a failure names its case.
func TestFormsValidateAndCleanTableInputs(t *testing.T) {
	all := readTable(t)
	byForm := map[string][]inputCase{}
	for _, c := range all.Cases {
		if c.Only != "page" {
			byForm[c.Form] = append(byForm[c.Form], c)
		}
	}
	for name, cases := range byForm {
		t.Run(name, func(t *testing.T) {
			form := formOf(t, name)
			for _, c := range cases {
				checkInput(t, form, all.Base[name], c)
			}
		})
	}
}

// checkInput reports differences between a form's result for an input and the result in the table.
func checkInput(t *testing.T, form rules.Form, base map[string]any, c inputCase) {
	t.Helper()
	values := maps.Clone(base)
	for name, value := range c.With {
		values[name] = spelledOut(value)
	}
	for _, name := range c.Without {
		delete(values, name)
	}
	before := maps.Clone(values)

	got := map[string]string{}
	problems := form.Validate(values)
	for _, problem := range problems {
		if _, twice := got[problem.Field]; twice {
			t.Errorf("%s: two messages for %s", c.Name, problem.Field)
		}
		got[problem.Field] = problem.Message
	}
	if want := c.Errors; !maps.Equal(got, want) {
		t.Errorf("%s: errors are %v, want %v", c.Name, got, want)
		return
	}

	err := form.Clean(values)
	if len(problems) > 0 {
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || invalid.Message != headline(form, problems) || !slices.Equal(invalid.Fields, problems) {
			t.Errorf("%s: Clean returned %v, want the messages of Validate", c.Name, err)
		}
		if !reflect.DeepEqual(values, before) {
			t.Errorf("%s: Clean changed rejected values", c.Name)
		}
		return
	}
	if err != nil {
		t.Errorf("%s: %v", c.Name, err)
		return
	}
	for name, want := range c.Cleaned {
		got := values[name]
		if list, ok := got.([]string); ok {
			items := make([]any, len(list))
			for i, item := range list {
				items[i] = item
			}
			got = items
		}
		if !reflect.DeepEqual(got, spelledOut(want)) {
			t.Errorf("%s: %s became %q, want %q", c.Name, name, got, spelledOut(want))
		}
	}
}

// headline returns the message of the error for the whole form.
func headline(form rules.Form, problems []fault.FieldError) string {
	for _, problem := range problems {
		if form.Missing != "" && slices.Contains(form.Required(), problem.Message) {
			return form.Missing
		}
	}
	return problems[0].Message
}

func TestMissingFieldSetsFormMessage(t *testing.T) {
	const missing = "Please fill in all required fields."
	for name, c := range map[string]struct {
		values map[string]any
		want   string
	}{
		"empty field":                   {map[string]any{"name": "", "email": "asha@example.com", "message": "Hello"}, missing},
		"field of spaces":               {map[string]any{"name": "Asha", "email": "asha@example.com", "message": " \n "}, missing},
		"empty field and invalid field": {map[string]any{"name": strings.Repeat("a", 101), "email": "", "message": "Hello"}, missing},
		"invalid field":                 {map[string]any{"name": "Asha", "email": "asha", "message": "Hello"}, "Please enter a valid email address"},
	} {
		var invalid *fault.Invalid
		if err := forms.Contact.Check(c.values); !errors.As(err, &invalid) || invalid.Message != c.want {
			t.Errorf("%s: error %v, want %q", name, err, c.want)
		}
	}
}

// A rule that no case breaks would be untested.
func TestEveryRuleIsBrokenByTableCase(t *testing.T) {
	reached := map[string]bool{}
	for _, c := range readTable(t).Cases {
		for field, message := range c.Errors {
			reached[c.Form+"."+field+": "+message] = true
		}
	}
	for _, form := range forms.All {
		for _, field := range form.Fields {
			for _, rule := range field.Rules {
				// Other rules of these fields already reject every control character.
				if rule.Op == rules.OpSafeLine && !reached[form.Name+"."+field.Name+": "+rule.Message] {
					if breaksEarlier(field) {
						continue
					}
				}
				if key := form.Name + "." + field.Name + ": " + rule.Message; !reached[key] {
					t.Errorf("no case breaks the rule of %s", key)
				}
			}
		}
	}
}

func breaksEarlier(field rules.Field) bool {
	return slices.ContainsFunc(field.Rules, func(r rules.Rule) bool {
		return r.Op == rules.OpEquals || (r.Op == rules.OpPattern && strings.HasPrefix(r.Pattern, "^["))
	})
}

func TestEveryTextFieldRejectsControlsAndHasLimit(t *testing.T) {
	for _, form := range forms.All {
		for _, field := range form.Fields {
			want := map[rules.Kind]rules.Op{rules.Line: rules.OpSafeLine, rules.Secret: rules.OpSafeLine, rules.Lines: rules.OpSafeLines}[field.Kind]
			if want != "" && !slices.ContainsFunc(field.Rules, func(r rules.Rule) bool { return r.Op == want }) {
				t.Errorf("%s.%s accepts control characters", form.Name, field.Name)
			}
			bounded := func(r rules.Rule) bool {
				return r.Op == rules.OpMaxLength || r.Op == rules.OpEquals || strings.HasPrefix(r.Pattern, "^[0-9A-F")
			}
			if want != "" && !slices.ContainsFunc(field.Rules, bounded) {
				t.Errorf("%s.%s has no upper limit", form.Name, field.Name)
			}
		}
	}
}

func TestCleanReadsAndWritesStructs(t *testing.T) {
	type zone string
	type registration struct {
		FirstName string `json:"firstName"`
		LastName  string
		Username  string  `json:"username,omitempty"`
		Email     *string `json:"email"`
		Password  string
		TimeZone  *zone
		Ignored   chan int `json:"-"`
	}
	email := " asha@example.com "
	in := registration{FirstName: " Asha ", LastName: "Rao", Username: "asha", Email: &email, Password: "Namaste123"}
	if err := forms.Registration.Clean(&in); err != nil {
		t.Fatal(err)
	}
	if in.FirstName != "Asha" || *in.Email != "asha@example.com" || in.TimeZone != nil {
		t.Errorf("cleaned to %+v", in)
	}

	in.Email = nil
	var invalid *fault.Invalid
	if err := forms.Registration.Check(in); !errors.As(err, &invalid) || invalid.Fields[0] != (fault.FieldError{Field: "email", Message: "Email is required"}) {
		t.Errorf("a missing email: %v", err)
	}

	type topic string
	type onboarding struct {
		Region, Religion, Gender, Language string
		Age                                int
		Focus                              []topic
	}
	about := onboarding{Region: "nepal", Gender: "female", Age: 40, Focus: []topic{"grief"}}
	if err := forms.Onboarding.Clean(&about); err != nil {
		t.Fatal(err)
	}
	if about.Religion != "not_specified" || about.Age != 40 || !slices.Equal(about.Focus, []topic{"grief"}) {
		t.Errorf("cleaned to %+v", about)
	}

	defer func() {
		if recover() == nil {
			t.Error("Clean accepted a struct it cannot write to")
		}
	}()
	_ = forms.Login.Clean(struct{ Username, Password string }{"asha", "Namaste123"})
}

func TestCheckRejectsInvalidUTF8(t *testing.T) {
	values := map[string]any{"text": "a\xffb"}
	if forms.Message.Check(values) == nil {
		t.Error("a message with invalid UTF-8 was accepted")
	}
	values = map[string]any{"username": "a\xffb", "password": "x"}
	if forms.Login.Check(values) == nil {
		t.Error("a username with invalid UTF-8 was accepted")
	}
}
