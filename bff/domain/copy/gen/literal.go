package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// quote returns a TypeScript string. TypeScript escapes as JSON does, if <, > and & are not escaped.
func quote(text string) string {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(text); err != nil {
		panic(err)
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// writer writes Go values as TypeScript. With texts, the type of a text is string, so that every language has the same
// types. A field of codeFields, and a list of codes, keep their literal types.
type writer struct{ texts bool }

// codeFields are the fields of lists that are the same in every language.
var codeFields = []string{"Code", "ID", "Href", "BadgeTone"}

// literal returns a Go value as a TypeScript expression, with fields in the same order. Zero values in list items are
// written too, so that all items of a list have the same shape.
func (w writer) literal(v reflect.Value, indent string) string { return w.value(v, indent, false) }

func (w writer) value(v reflect.Value, indent string, text bool) string {
	inner := indent + "  "
	switch v.Kind() {
	case reflect.String:
		if text {
			return quote(v.String()) + " as string"
		}
		return quote(v.String())
	case reflect.Int:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.Slice:
		if v.Len() == 0 {
			return "[]"
		}
		var out strings.Builder
		out.WriteString("[\n")
		for i := range v.Len() {
			fmt.Fprintf(&out, "%s%s,\n", inner, w.value(v.Index(i), inner, text))
		}
		return out.String() + indent + "]"
	case reflect.Struct:
		var out strings.Builder
		out.WriteString("{\n")
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			isText := w.texts && !slices.Contains(codeFields, name)
			fmt.Fprintf(&out, "%s%s: %s,\n", inner, camel(name), w.value(v.Field(i), inner, isText))
		}
		return out.String() + indent + "}"
	}
	panic("copy/gen: no TypeScript for " + v.Type().String())
}

// camel converts a Go name to a TypeScript name: FAQTitle to faqTitle, ID to id, LogIn to logIn.
func camel(name string) string {
	runes := []rune(name)
	for i, r := range runes {
		if !unicode.IsUpper(r) {
			break
		}
		if i > 0 && i+1 < len(runes) && unicode.IsLower(runes[i+1]) {
			break
		}
		runes[i] = unicode.ToLower(r)
	}
	return string(runes)
}

// kebab converts a camel-case name to a file name: betaSignup to beta-signup.
func kebab(name string) string {
	var out strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			out.WriteByte('-')
		}
		out.WriteRune(unicode.ToLower(r))
	}
	return out.String()
}

// comment returns a JSDoc comment of one or more lines; empty for an empty text.
func comment(text string) string {
	text = strings.TrimSpace(text)
	if text == "" {
		return ""
	}
	lines := strings.Split(text, "\n")
	if len(lines) == 1 {
		return "/** " + lines[0] + " */\n"
	}
	return "/**\n * " + strings.Join(lines, "\n * ") + "\n */\n"
}
