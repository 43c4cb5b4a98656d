package sandbox

import (
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// params are a call's parameters, spelled as in the form: "items[0][price]". Reading a parameter marks it as known;
// unread ones are rejected by unknown, so that a call never does less than requested.
type params struct {
	values url.Values
	read   map[string]bool
	err    *Error
}

func newParams(values url.Values) *params { return &params{values: values, read: map[string]bool{}} }

// wrong records the first error.
func (p *params) wrong(e *Error) {
	if p.err == nil {
		p.err = e
	}
}

func (p *params) has(name string) bool {
	p.read[name] = true
	_, has := p.values[name]
	return has
}

func (p *params) text(name string) string {
	p.read[name] = true
	return p.values.Get(name)
}

// need returns a required text.
func (p *params) need(name string) string {
	value := p.text(name)
	if value == "" {
		p.wrong(invalid(name, "parameter_missing", "Missing required param: %s.", name))
	}
	return value
}

// choice returns one of the allowed values, or "".
func (p *params) choice(name string, of ...string) string {
	value := p.text(name)
	if value != "" && !slices.Contains(of, value) {
		p.wrong(invalid(name, "", "Invalid %s: must be one of %s", name, strings.Join(of, ", ")))
	}
	return value
}

func (p *params) number(name string) int64 {
	value := p.text(name)
	if value == "" {
		return 0
	}
	n, err := strconv.ParseInt(value, 10, 64)
	if err != nil {
		p.wrong(invalid(name, "parameter_invalid_integer", "Invalid integer: %s", value))
	}
	return n
}

func (p *params) truth(name string) bool {
	switch value := p.text(name); value {
	case "", "false":
		return false
	case "true":
		return true
	default:
		p.wrong(invalid(name, "", "Invalid boolean: %s", value))
		return false
	}
}

// list returns the values of name[0], name[1] … or name[].
func (p *params) list(name string) []string {
	var out []string
	p.read[name+"[]"] = true
	out = append(out, p.values[name+"[]"]...)
	for i := 0; p.has(name + "[" + strconv.Itoa(i) + "]"); i++ {
		out = append(out, p.values.Get(name+"["+strconv.Itoa(i)+"]"))
	}
	return out
}

var inBrackets = regexp.MustCompile(`^\[([^\[\]]+)\]$`)

// hash returns the values of every name[key]. It contains empty values, which remove the key.
func (p *params) hash(name string) map[string]string {
	out := map[string]string{}
	for key, values := range p.values {
		if rest, ok := strings.CutPrefix(key, name); ok {
			if match := inBrackets.FindStringSubmatch(rest); match != nil {
				p.read[key] = true
				out[match[1]] = values[0]
			}
		}
	}
	return out
}

// merge returns metadata updated with a hash.
func (p *params) merge(name string, into map[string]string) map[string]string {
	out := map[string]string{}
	for key, value := range into {
		out[key] = value
	}
	if p.has(name) && p.text(name) == "" {
		out = map[string]string{}
	}
	for key, value := range p.hash(name) {
		if value == "" {
			delete(out, key)
			continue
		}
		out[key] = value
	}
	return out
}

// done returns the first error. Call it after all parameters were read and before any change.
func (p *params) done() *Error {
	if p.err != nil {
		return p.err
	}
	var unknown []string
	for name := range p.values {
		if !p.read[name] {
			unknown = append(unknown, name)
		}
	}
	slices.Sort(unknown)
	if len(unknown) > 0 {
		return invalid(unknown[0], "parameter_unknown", "Received unknown parameter: %s (unknown to this sandbox at least)", unknown[0])
	}
	return nil
}
