package rules

import (
	"regexp"
	"slices"
	"strconv"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
)

// Kind is the type of a field's value.
type Kind string

// The kinds. Choice is a code of a list, Choices several codes, Flag a boolean.
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
	// Name is the name in requests and in the page's form.
	Name string
	Kind Kind
	// Rules are checked in order.
	Rules []Rule
	// Optional fields may be missing, null or empty; then their rules are not checked.
	Optional bool
	// Default replaces an optional text that is missing or empty.
	Default string
	// PageOnly fields are in the page's form and not sent. If one is received, it is checked.
	PageOnly bool
	// ServerOnly fields are added to the request by the page's code, so the page's form does not have them.
	ServerOnly bool
}

// Form is a named list of fields.
type Form struct {
	// Name is the name in the pages' catalogue ("betaSignup").
	Name   string
	Fields []Field
	// Missing is the message for the whole form if a required field is empty, whatever else is wrong. If it is not set,
	// the first field's message is used.
	Missing string
}

// Required returns the messages of the fields' Required rules, in form order.
func (f Form) Required() []string {
	var messages []string
	for _, field := range f.Fields {
		for _, rule := range field.Rules {
			if rule.Op == OpRequired {
				messages = append(messages, rule.Message)
			}
		}
	}
	return messages
}

// Validate returns the errors in the values, at most one per field, in form order; nil for none. target is a
// map[string]any as decoded from JSON, or a struct or a pointer to one, whose fields are found by their json tag or
// else by their Go name with a lower-case first letter (a nil pointer is a missing value). The target stays unchanged.
// Validate panics for any other type of target, which no request can cause.
func (f Form) Validate(target any) []fault.FieldError {
	problems, _ := f.run(reading(target))
	return problems
}

// Check returns the result of Validate as an error: nil, or *fault.Invalid with the message of the form or of its first
// field.
func (f Form) Check(target any) error {
	return f.refuse(f.Validate(target))
}

func (f Form) refuse(problems []fault.FieldError) error {
	if len(problems) == 0 {
		return nil
	}
	message := problems[0].Message
	if required := f.Required(); f.Missing != "" && slices.ContainsFunc(problems, func(p fault.FieldError) bool {
		return slices.Contains(required, p.Message)
	}) {
		message = f.Missing
	}
	return &fault.Invalid{Message: message, Fields: problems}
}

// Clean does the same as Check and writes the normalized values and defaults to the target, which must be a map or a
// pointer to a struct. If it returns an error the target is unchanged.
func (f Form) Clean(target any) error {
	values := writing(target)
	problems, cleaned := f.run(values)
	if len(problems) > 0 {
		return f.refuse(problems)
	}
	for i, value := range cleaned {
		if value.changed {
			values.set(f.Fields[i].Name, value.value)
		}
	}
	return nil
}

// cleaned is one field's value to store; nil for none.
type cleaned struct {
	value any
	// changed is false for a text that is normalized already, as most are.
	changed bool
}

// run returns the errors and the values to store, in the order of the fields.
func (f Form) run(values source) (problems []fault.FieldError, clean []cleaned) {
	clean = make([]cleaned, len(f.Fields))
	for i := range f.Fields {
		field := &f.Fields[i]
		raw, present := values.get(field.Name)
		if !present && field.PageOnly {
			continue
		}
		value, message := field.check(raw, others{f.Fields[:i], clean})
		if message != "" {
			problems = append(problems, fault.FieldError{Field: field.Name, Message: message})
		}
		typed, isText := raw.(string)
		if value == nil && isText {
			// Equals compares with the typed value even if that field is invalid.
			value = field.Kind.Normalise(typed)
		}
		text, staysText := value.(string)
		clean[i] = cleaned{value: value, changed: value != nil && !(isText && staysText && typed == text)}
	}
	return problems, clean
}

// others are the fields before the current one.
type others struct {
	fields []Field
	clean  []cleaned
}

// text returns the normalized text of an earlier field; empty if there is no such field.
func (o others) text(name string) string {
	for i := range o.fields {
		if o.fields[i].Name == name {
			text, _ := o.clean[i].value.(string)
			return text
		}
	}
	return ""
}

// check returns the normalized value, or nil for none, and the message of the first broken rule.
func (field *Field) check(raw any, before others) (value any, message string) {
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
		return field.checkText(raw, before)
	}
}

func (field *Field) checkText(raw any, before others) (any, string) {
	typed, ok := raw.(string)
	if !ok && raw != nil {
		return nil, copy.Validation.WrongTypeText
	}
	text := field.Kind.Normalise(typed)
	if text == "" && field.Optional {
		if field.Default == "" && raw == nil {
			return nil, ""
		}
		return field.Default, ""
	}
	for i := range field.Rules {
		rule := &field.Rules[i]
		if rule.Op == OpEquals {
			if before.text(rule.Other) != text {
				return nil, rule.Message
			}
			continue
		}
		if !rule.holdsText(text) {
			return nil, rule.Message
		}
	}
	if ok && text == typed {
		return raw, "" // The same interface value, which avoids an allocation.
	}
	return text, ""
}

// numeral matches text that a number field accepts: browsers may send the typed text.
var numeral = regexp.MustCompile(`^-?[0-9]{1,15}(\.[0-9]{1,15})?$`)

// checkNumber treats a value that is not a number as missing: both get the message of the field's Required rule.
func (field *Field) checkNumber(raw any) (any, string) {
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
	for i := range field.Rules {
		rule := &field.Rules[i]
		if rule.Op == OpRequired && !found {
			return nil, rule.Message
		}
		if !rule.holdsNumber(number) {
			return nil, rule.Message
		}
	}
	return number, ""
}

func (field *Field) checkList(raw any) (any, string) {
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
	for i := range field.Rules {
		rule := &field.Rules[i]
		if !rule.holdsList(items) {
			return nil, rule.Message
		}
	}
	return items, ""
}
