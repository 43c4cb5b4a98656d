package sandboxtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/internal/sandbox"
)

// Checked serves a sandbox and fails the test on each API request and response that Stripe's description does not
// allow: missing fields, wrong types, unknown fields.
func Checked(t testing.TB, s *sandbox.Sandbox) http.Handler {
	t.Helper()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/v1/") || r.Method == http.MethodOptions {
			s.ServeHTTP(w, r)
			return
		}
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Errorf("%s %s: %v", r.Method, r.URL.Path, err)
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		answer := httptest.NewRecorder()
		s.ServeHTTP(answer, r)
		faults := CheckAnswer(r.Method, r.URL.Path, answer.Code, answer.Body.Bytes())
		if answer.Code != http.StatusUnauthorized && answer.Code != http.StatusNotFound {
			faults = append(faults, CheckRequest(r, body)...)
		}
		for _, fault := range faults {
			t.Errorf("%s %s (%d): %s", r.Method, r.URL.Path, answer.Code, fault)
		}
		for name, values := range answer.Header() {
			w.Header()[name] = values
		}
		w.WriteHeader(answer.Code)
		_, _ = w.Write(answer.Body.Bytes())
	})
}

// CheckAnswer returns the violations of a response.
func CheckAnswer(method, path string, status int, body []byte) []string {
	d, err := published()
	if err != nil {
		return []string{err.Error()}
	}
	value, err := decoded(body)
	if err != nil {
		return []string{"the response: " + err.Error()}
	}
	if status != http.StatusOK {
		return d.check(d.Components.Schemas["error"], value, "error")
	}
	operation := d.find(method, path)
	if operation == nil {
		return []string{"the call is not in the description"}
	}
	return d.check(operation.Responses["200"].Content["application/json"].Schema, value, "answer")
}

// CheckEvent returns the violations of a webhook: of the event, its object, and the previous attributes.
func CheckEvent(body []byte) []string {
	d, err := published()
	if err != nil {
		return []string{err.Error()}
	}
	value, err := decoded(body)
	if err != nil {
		return []string{"the event: " + err.Error()}
	}
	faults := d.check(d.Components.Schemas["event"], value, "event")
	event, _ := value.(map[string]any)
	data, _ := event["data"].(map[string]any)
	subject, _ := data["object"].(map[string]any)
	name := fmt.Sprint(subject["object"])
	if subject["deleted"] == true {
		name = "deleted_" + name
	}
	of := d.Components.Schemas[name]
	if of == nil {
		return append(faults, "event.data.object is "+name+", which is not in the description")
	}
	faults = append(faults, d.check(of, subject, "event.data.object")...)
	previous, _ := data["previous_attributes"].(map[string]any)
	for name, was := range previous {
		if of.Properties[name] == nil {
			faults = append(faults, "event.data.previous_attributes."+name+" is not in the description")
			continue
		}
		faults = append(faults, d.check(of.Properties[name], was, "event.data.previous_attributes."+name)...)
	}
	return faults
}

func decoded(body []byte) (value any, err error) {
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	err = decoder.Decode(&value)
	return value, err
}

// fromBrowsers are parameters that the provider's own script sends, and that the published description lacks.
var fromBrowsers = []string{"key", "expected_payment_method_type", "payment_method_data[type]", "payment_method_data[card]"}

// CheckRequest returns the violations of a request.
func CheckRequest(r *http.Request, body []byte) (faults []string) {
	d, err := published()
	if err != nil {
		return []string{err.Error()}
	}
	operation := d.find(r.Method, r.URL.Path)
	if operation == nil {
		return []string{"the call is not in the description"}
	}
	form, err := url.ParseQuery(string(body))
	if err != nil {
		return []string{err.Error()}
	}
	whole := operation.RequestBody.Content["application/x-www-form-urlencoded"].Schema
	if whole == nil {
		whole = &schema{Type: "object"}
	}
	query := &schema{Type: "object", Properties: map[string]*schema{}}
	for _, parameter := range operation.Parameters {
		if parameter.In == "query" {
			query.Properties[parameter.Name] = parameter.Schema
			if parameter.Required {
				query.Required = append(query.Required, parameter.Name)
			}
		}
	}
	return append(d.checkForm(whole, form, "form"), d.checkForm(query, r.URL.Query(), "query")...)
}

// checkForm checks parameters in the notation "items[0][price]".
func (d *description) checkForm(s *schema, values url.Values, where string) (faults []string) {
	for _, name := range s.Required {
		if !slices.ContainsFunc(keys(values), func(key string) bool { return key == name || strings.HasPrefix(key, name+"[") }) {
			faults = append(faults, where+": "+name+" is missing")
		}
	}
	for _, key := range keys(values) {
		if slices.ContainsFunc(fromBrowsers, func(name string) bool { return key == name || strings.HasPrefix(key, name+"[") }) {
			continue
		}
		for _, value := range values[key] {
			if !d.allows(s, segments(key), value) {
				faults = append(faults, fmt.Sprintf("%s: %s=%q is not in the description", where, key, value))
			}
		}
	}
	return faults
}

func keys(values url.Values) (names []string) {
	for name := range values {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

var bracketed = regexp.MustCompile(`\[([^\[\]]*)\]`)

func segments(key string) []string {
	name, rest, _ := strings.Cut(key, "[")
	parts := []string{name}
	if rest != "" {
		for _, match := range bracketed.FindAllStringSubmatch("["+rest, -1) {
			parts = append(parts, match[1])
		}
	}
	return parts
}

// allows reports whether a parameter with this value is allowed at this path.
func (d *description) allows(s *schema, path []string, value string) bool {
	s = d.resolve(s)
	if len(s.AnyOf) > 0 {
		return slices.ContainsFunc(s.AnyOf, func(each *schema) bool { return d.allows(each, path, value) })
	}
	if len(path) == 0 {
		return d.allowsText(s, value)
	}
	switch s.Type {
	case "object":
		if property := s.Properties[path[0]]; property != nil {
			return d.allows(property, path[1:], value)
		}
		return s.others() != nil && d.allows(s.others(), path[1:], value)
	case "array":
		_, err := strconv.Atoi(path[0])
		return (err == nil || path[0] == "") && d.allows(s.Items, path[1:], value)
	default:
		return false
	}
}

func (d *description) allowsText(s *schema, value string) bool {
	switch s.Type {
	case "string":
		return s.lists(value) && (s.MaxLength == 0 || len(value) <= s.MaxLength)
	case "integer":
		_, err := strconv.ParseInt(value, 10, 64)
		return err == nil
	case "number":
		_, err := strconv.ParseFloat(value, 64)
		return err == nil
	case "boolean":
		return value == "true" || value == "false"
	default:
		return false
	}
}
