package sandboxtest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/stripe/stripe-mock/embedded"
)

// schema is an OpenAPI schema, as far as Stripe's description uses it.
type schema struct {
	Ref        string             `json:"$ref"`
	Type       string             `json:"type"`
	Nullable   bool               `json:"nullable"`
	Enum       []any              `json:"enum"`
	MaxLength  int                `json:"maxLength"`
	Properties map[string]*schema `json:"properties"`
	Required   []string           `json:"required"`
	Items      *schema            `json:"items"`
	AnyOf      []*schema          `json:"anyOf"`
	// Additional is false, true, or the schema of other properties.
	Additional json.RawMessage `json:"additionalProperties"`
	additional *schema
}

// operation is one call of the API.
type operation struct {
	Parameters []struct {
		Name, In string
		Required bool
		Schema   *schema
	}
	RequestBody struct {
		Content map[string]struct{ Schema *schema }
	}
	Responses map[string]struct {
		Content map[string]struct{ Schema *schema }
	}
}

// description is Stripe's published OpenAPI document.
type description struct {
	Info       struct{ Version string }
	Paths      map[string]map[string]*operation
	Components struct{ Schemas map[string]*schema }
}

// published reads the description, once.
var published = sync.OnceValues(func() (*description, error) {
	read := &description{}
	if err := json.Unmarshal(embedded.OpenAPISpec, read); err != nil {
		return nil, err
	}
	if read.Info.Version != "2023-10-16" {
		return nil, fmt.Errorf("the description is of %s", read.Info.Version)
	}
	return read, nil
})

// find returns the operation whose path pattern matches path, with the fewest parameters.
func (d *description) find(method, path string) *operation {
	parts := strings.Split(path, "/")
	var best *operation
	fewest := len(parts)
	for pattern, operations := range d.Paths {
		names := strings.Split(pattern, "/")
		if len(names) != len(parts) || operations[strings.ToLower(method)] == nil {
			continue
		}
		open, fits := 0, true
		for i, name := range names {
			if strings.HasPrefix(name, "{") {
				open++
			} else if name != parts[i] {
				fits = false
			}
		}
		if fits && open < fewest {
			best, fewest = operations[strings.ToLower(method)], open
		}
	}
	return best
}

func (d *description) resolve(s *schema) *schema {
	for s.Ref != "" {
		s = d.Components.Schemas[strings.TrimPrefix(s.Ref, "#/components/schemas/")]
	}
	return s
}

// others returns the schema of unlisted properties, or nil if none are allowed.
func (s *schema) others() *schema {
	if s.additional == nil && len(s.Additional) > 0 && string(s.Additional) != "false" {
		s.additional = &schema{}
		if string(s.Additional) != "true" {
			_ = json.Unmarshal(s.Additional, s.additional) // It is part of JSON that was parsed before.
		}
	}
	return s.additional
}

// lists reports whether the schema's enum, if any, contains the value.
func (s *schema) lists(value any) bool { return len(s.Enum) == 0 || slices.Contains(s.Enum, value) }

// check returns a value's violations of the schema. Where is its path.
func (d *description) check(s *schema, value any, where string) (faults []string) {
	s = d.resolve(s)
	if value == nil {
		if !s.Nullable {
			faults = append(faults, where+" is null")
		}
		return faults
	}
	if len(s.AnyOf) > 0 {
		return d.checkAny(s.AnyOf, value, where)
	}
	wrong := func(format string, args ...any) {
		faults = append(faults, where+" "+fmt.Sprintf(format, args...))
	}
	switch s.Type {
	case "":
	case "object":
		object, is := value.(map[string]any)
		if !is {
			wrong("is %T, and no object", value)
			return faults
		}
		return d.checkObject(s, object, where)
	case "array":
		array, is := value.([]any)
		if !is {
			wrong("is %T, and no array", value)
		}
		for i, each := range array {
			faults = append(faults, d.check(s.Items, each, fmt.Sprintf("%s[%d]", where, i))...)
		}
	case "string":
		text, is := value.(string)
		switch {
		case !is:
			wrong("is %T, and no string", value)
		case !s.lists(text):
			wrong("is %q, and none of %v", text, s.Enum)
		case s.MaxLength > 0 && utf8.RuneCountInString(text) > s.MaxLength:
			wrong("is longer than %d", s.MaxLength)
		}
	case "boolean":
		if _, is := value.(bool); !is {
			wrong("is %T, and no boolean", value)
		} else if !s.lists(value) {
			wrong("is %v, and none of %v", value, s.Enum)
		}
	case "integer", "number":
		number, is := value.(json.Number)
		if !is {
			wrong("is %T, and no number", value)
		} else if _, err := number.Int64(); err != nil && s.Type == "integer" {
			wrong("is %s, and no integer", number)
		}
	default:
		wrong("is described as %q, which is not understood here", s.Type)
	}
	return faults
}

// checkAny requires one of several schemas to match. If none does, it returns the violations of the one with the
// value's object name.
func (d *description) checkAny(of []*schema, value any, where string) (faults []string) {
	object, _ := value.(map[string]any)
	for _, each := range of {
		found := d.check(each, value, where)
		if len(found) == 0 {
			return nil
		}
		if named := d.resolve(each).Properties["object"]; object != nil && named != nil && named.lists(object["object"]) {
			if faults == nil || len(found) < len(faults) {
				faults = found
			}
		}
	}
	if faults == nil {
		faults = d.check(of[0], value, where)
	}
	return faults
}

func (d *description) checkObject(s *schema, object map[string]any, where string) (faults []string) {
	for _, name := range s.Required {
		if _, has := object[name]; !has {
			faults = append(faults, where+"."+name+" is missing")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(object)) {
		at := where + "." + name
		switch {
		case s.Properties[name] != nil:
			faults = append(faults, d.check(s.Properties[name], object[name], at)...)
		case s.others() != nil:
			faults = append(faults, d.check(s.others(), object[name], at)...)
		case len(s.Properties) > 0 || len(s.Additional) > 0:
			faults = append(faults, at+" is not in the description")
		}
	}
	return faults
}
