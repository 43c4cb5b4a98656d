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
	Cases []struct {
		Form    string            `json:"form"`
		Name    string            `json:"name"`
		With    map[string]any    `json:"with"`
		Without []string          `json:"without"`
		Only    string            `json:"only"`
		Errors  map[string]string `json:"errors"`
		Cleaned map[string]any    `json:"cleaned"`
	} `json:"cases"`
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

// spelledOut writes the long texts of the table.
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
		t.Fatalf("no form is called %q", name)
	}
	return forms.All[at]
}

func TestInputs(t *testing.T) {
	all := readTable(t)
	for _, c := range all.Cases {
		if c.Only == "page" {
			continue
		}
		t.Run(c.Form+"/"+c.Name, func(t *testing.T) {
			form := formOf(t, c.Form)
			values := maps.Clone(all.Base[c.Form])
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
					t.Errorf("two messages for %s", problem.Field)
				}
				got[problem.Field] = problem.Message
			}
			if want := c.Errors; !maps.Equal(got, want) {
				t.Fatalf("errors are %v, want %v", got, want)
			}

			err := form.Clean(values)
			if len(problems) > 0 {
				var invalid *fault.Invalid
				if !errors.As(err, &invalid) || invalid.Message != headline(form, problems) || !slices.Equal(invalid.Fields, problems) {
					t.Fatalf("Clean gave %v, want the messages of Validate", err)
				}
				if !reflect.DeepEqual(values, before) {
					t.Fatal("Clean changed values that it refused")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
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
					t.Errorf("%s became %q, want %q", name, got, spelledOut(want))
				}
			}
		})
	}
}

// headline is what the refusal of a form says as a whole.
func headline(form rules.Form, problems []fault.FieldError) string {
	for _, problem := range problems {
		if form.Missing != "" && slices.Contains(form.Required(), problem.Message) {
			return form.Missing
		}
	}
	return problems[0].Message
}

func TestMissingFieldsSpeakForTheForm(t *testing.T) {
	const missing = "Please fill in all required fields."
	for name, c := range map[string]struct {
		values map[string]any
		want   string
	}{
		"one left empty":               {map[string]any{"name": "", "email": "asha@example.com", "message": "Hello"}, missing},
		"one of spaces":                {map[string]any{"name": "Asha", "email": "asha@example.com", "message": " \n "}, missing},
		"one left empty, one mistaken": {map[string]any{"name": strings.Repeat("a", 101), "email": "", "message": "Hello"}, missing},
		"one mistaken":                 {map[string]any{"name": "Asha", "email": "asha", "message": "Hello"}, "Please enter a valid email address"},
	} {
		var invalid *fault.Invalid
		if err := forms.Contact.Check(c.values); !errors.As(err, &invalid) || invalid.Message != c.want {
			t.Errorf("%s: the form says %v, want %q", name, err, c.want)
		}
	}
}

// Every rule that a form declares must be broken by some case of the table, or nobody knows whether it works.
func TestEveryMessageIsReached(t *testing.T) {
	reached := map[string]bool{}
	for _, c := range readTable(t).Cases {
		for field, message := range c.Errors {
			reached[c.Form+"."+field+": "+message] = true
		}
	}
	for _, form := range forms.All {
		for _, field := range form.Fields {
			for _, rule := range field.Rules {
				// Other rules of these fields already refuse every control character.
				if rule.Op == rules.OpSafeLine && !reached[form.Name+"."+field.Name+": "+rule.Message] {
					if breaksEarlier(field) {
						continue
					}
				}
				if key := form.Name + "." + field.Name + ": " + rule.Message; !reached[key] {
					t.Errorf("no case reaches %s", key)
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

func TestEveryTextFieldRefusesControls(t *testing.T) {
	for _, form := range forms.All {
		for _, field := range form.Fields {
			want := map[rules.Kind]rules.Op{rules.Line: rules.OpSafeLine, rules.Secret: rules.OpSafeLine, rules.Lines: rules.OpSafeLines}[field.Kind]
			if want != "" && !slices.ContainsFunc(field.Rules, func(r rules.Rule) bool { return r.Op == want }) {
				t.Errorf("%s.%s takes control characters", form.Name, field.Name)
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

func TestStructs(t *testing.T) {
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
		t.Errorf("a missing email gave %v", err)
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
			t.Error("Clean took a struct it cannot write to")
		}
	}()
	_ = forms.Login.Clean(struct{ Username, Password string }{"asha", "Namaste123"})
}

func TestBrokenUTF8(t *testing.T) {
	values := map[string]any{"text": "a\xffb"}
	if forms.Message.Check(values) == nil {
		t.Error("a message that is not UTF-8 was taken")
	}
	values = map[string]any{"username": "a\xffb", "password": "x"}
	if forms.Login.Check(values) == nil {
		t.Error("a username that is not UTF-8 was taken")
	}
}
