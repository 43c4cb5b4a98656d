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
	// Missing speaks for the whole form when a required field was left empty, whatever else is wrong. Without it the first
	// field's message does.
	Missing string
}

// Required lists the messages by which the form's fields say that they were left empty, in form order.
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

// Validate returns what is wrong with the values, at most one message a field, in form order; nil when all is well.
// target is a map[string]any as JSON decodes it, or a struct or pointer to one, whose fields are found by their json tag
// or else by their Go name with a small first letter (a nil pointer is a missing value). The target stays unchanged.
// It panics on any other type of target, since no request can cause that.
func (f Form) Validate(target any) []fault.FieldError {
	problems, _ := f.run(reading(target))
	return problems
}

// Check is Validate as an error: *fault.Invalid, whose message is the form's Missing or the first field's, or nil.
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

// Clean is Check that also writes the normalised values and defaults back into the target, which must be a map or a
// pointer to a struct. When it returns an error the target is unchanged.
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

// cleaned is what became of one field's value: nil when there is nothing to store.
type cleaned struct {
	value any
	// changed is false for a text that arrived as it is stored, which most do.
	changed bool
}

// run returns what is wrong and, in the order of the fields, what to store.
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
			// Equals compares with what was typed even when that field itself is refused.
			value = field.Kind.Normalise(typed)
		}
		text, staysText := value.(string)
		clean[i] = cleaned{value: value, changed: value != nil && !(isText && staysText && typed == text)}
	}
	return problems, clean
}

// others are the fields before the one that is looked at.
type others struct {
	fields []Field
	clean  []cleaned
}

// text is what was typed into another field, normalised; empty when there is no such field before this one.
func (o others) text(name string) string {
	for i := range o.fields {
		if o.fields[i].Name == name {
			text, _ := o.clean[i].value.(string)
			return text
		}
	}
	return ""
}

// check returns the normalised value, or nil when there is nothing to store, and the message of the first broken rule.
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
		return raw, "" // The same value, in the box that it came in.
	}
	return text, ""
}

// numeral is what a number field accepts as text: a browser's input hands over what was typed.
var numeral = regexp.MustCompile(`^-?[0-9]{1,15}(\.[0-9]{1,15})?$`)

// checkNumber treats a missing value and one that is no number alike: the field's Required rule speaks for both.
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
