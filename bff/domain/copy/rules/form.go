package rules

import (
	"regexp"
	"slices"
	"strconv"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
)

// Kind is the sort of value a field holds.
type Kind string

// The kinds. Choice is a code out of a list, Choices several of them, Flag a yes or no.
const (
	Line    Kind = "line"
	Lines   Kind = "lines"
	Secret  Kind = "secret"
	Choice  Kind = "choice"
	Choices Kind = "choices"
	Number  Kind = "number"
	Flag    Kind = "flag"
)

// Field is one field of a form.
type Field struct {
	// Name on the wire and in the pages' form.
	Name string
	Kind Kind
	// Rules in the order in which they speak.
	Rules []Rule
	// Optional fields may be missing, null or empty; their rules then stay silent.
	Optional bool
	// Default replaces an optional text that is missing or empty.
	Default string
	// PageOnly fields belong to the page's form and are not sent. If one arrives all the same, it is checked.
	PageOnly bool
	// ServerOnly fields are put into the request by the page's code, not by the person, so the page's form has none.
	ServerOnly bool
}

// Form is a named list of fields.
type Form struct {
	// Name in the pages' catalogue ("betaSignup").
	Name   string
	Fields []Field
}

// Validate returns what is wrong with the values, at most one message a field, in form order; nil when all is well.
// target is a map[string]any as JSON decodes it, or a struct or pointer to one, whose fields are found by their json tag
// or else by their Go name with a small first letter (a nil pointer is a missing value). The target stays unchanged.
// It panics on any other type of target, since no request can cause that.
func (f Form) Validate(target any) []fault.FieldError {
	problems, _ := f.run(reading(target))
	return problems
}

// Check is Validate as an error: *fault.Invalid, whose message is the first field's, or nil.
func (f Form) Check(target any) error {
	return fault.Invalidate(f.Validate(target))
}

// Clean is Check that also writes the normalised values and defaults back into the target, which must be a map or a
// pointer to a struct. When it returns an error the target is unchanged.
func (f Form) Clean(target any) error {
	values := writing(target)
	problems, cleaned := f.run(values)
	if len(problems) > 0 {
		return fault.Invalidate(problems)
	}
	for name, value := range cleaned {
		values.set(name, value)
	}
	return nil
}

func (f Form) run(values source) (problems []fault.FieldError, cleaned map[string]any) {
	cleaned = make(map[string]any, len(f.Fields))
	for _, field := range f.Fields {
		raw, present := values.get(field.Name)
		if !present && field.PageOnly {
			continue
		}
		value, message := field.check(raw, cleaned)
		switch {
		case message != "":
			problems = append(problems, fault.FieldError{Field: field.Name, Message: message})
		case value != nil:
			cleaned[field.Name] = value
			continue
		}
		// Equals compares with what was typed even when that field itself is refused.
		if text, ok := raw.(string); ok {
			cleaned[field.Name] = field.Kind.Normalise(text)
		}
	}
	return problems, cleaned
}

// check returns the normalised value, or nil when there is nothing to store, and the message of the first broken rule.
func (field Field) check(raw any, others map[string]any) (value any, message string) {
	switch field.Kind {
	case Number:
		return field.checkNumber(raw)
	case Choices:
		return field.checkList(raw)
	case Flag:
		if raw == nil {
			return nil, ""
		}
		if flag, ok := raw.(bool); ok {
			return flag, ""
		}
		return nil, copy.Validation.WrongTypeFlag
	default:
		return field.checkText(raw, others)
	}
}

func (field Field) checkText(raw any, others map[string]any) (any, string) {
	text, ok := raw.(string)
	if !ok && raw != nil {
		return nil, copy.Validation.WrongTypeText
	}
	text = field.Kind.Normalise(text)
	if text == "" && field.Optional {
		if field.Default == "" && raw == nil {
			return nil, ""
		}
		return field.Default, ""
	}
	for _, rule := range field.Rules {
		if rule.Op == OpEquals {
			if other, _ := others[rule.Other].(string); other != text {
				return nil, rule.Message
			}
			continue
		}
		if !rule.holdsText(text) {
			return nil, rule.Message
		}
	}
	return text, ""
}

// numeral is what a number field accepts as text: a browser's input hands over what was typed.
var numeral = regexp.MustCompile(`^-?[0-9]{1,15}(\.[0-9]{1,15})?$`)

// checkNumber treats a missing value and one that is no number alike: the field's Required rule speaks for both.
func (field Field) checkNumber(raw any) (any, string) {
	number, found := 0.0, false
	switch v := raw.(type) {
	case nil:
	case float64:
		number, found = v, true
	case string:
		if text := Line.Normalise(v); numeral.MatchString(text) {
			parsed, err := strconv.ParseFloat(text, 64)
			number, found = parsed, err == nil
		} else if text != "" && field.Optional {
			return nil, copy.Validation.WrongTypeNumber
		}
	default:
		return nil, copy.Validation.WrongTypeNumber
	}
	if !found && field.Optional {
		return nil, ""
	}
	for _, rule := range field.Rules {
		if rule.Op == OpRequired && !found {
			return nil, rule.Message
		}
		if !rule.holdsNumber(number) {
			return nil, rule.Message
		}
	}
	return number, ""
}

func (field Field) checkList(raw any) (any, string) {
	items := []string{}
	switch v := raw.(type) {
	case nil:
	case []string:
		items = slices.Clone(v)
	case []any:
		for _, element := range v {
			item, ok := element.(string)
			if !ok {
				return nil, copy.Validation.WrongTypeList
			}
			items = append(items, item)
		}
	default:
		return nil, copy.Validation.WrongTypeList
	}
	if len(items) == 0 && field.Optional {
		return []string{}, ""
	}
	for _, rule := range field.Rules {
		if !rule.holdsList(items) {
			return nil, rule.Message
		}
	}
	return items, ""
}
