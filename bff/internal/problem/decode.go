package problem

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
)

// badBody is what is wrong with a body that could not be read into its shape. Huma hands decoding errors on as text, so
// the parts travel inside the text, set off by a character that no field name holds.
type badBody struct{ field, message string }

const badBodyMark = "\x1f"

func (e badBody) Error() string { return badBodyMark + e.field + badBodyMark + e.message }

// parseBadBody undoes [badBody.Error].
func parseBadBody(text string) (badBody, bool) {
	parts := strings.Split(text, badBodyMark)
	if len(parts) != 3 || parts[0] != "" {
		return badBody{}, false
	}
	return badBody{field: parts[1], message: parts[2]}, true
}

// Decode reads a JSON body into v, which points to its shape. Unknown properties are ignored. The error says in words fit
// for a person what is wrong and names the field, never the value. Text holding the NUL character is refused here, since
// the database cannot store it whatever the field.
func Decode(data []byte, v any) error {
	if !utf8.Valid(data) {
		return badBody{message: copy.Errors.NotUTF8}
	}
	if err := json.Unmarshal(data, v); err != nil {
		var wrong *json.UnmarshalTypeError
		if !errors.As(err, &wrong) {
			return badBody{message: copy.Errors.NotJSON}
		}
		if wrong.Field == "" {
			return badBody{message: textNotObject}
		}
		return badBody{field: wrong.Field, message: wrongKind(wrong.Field, wrong.Type)}
	}
	if hasNUL(data) {
		return badBody{message: textNUL}
	}
	return nil
}

// RequireList returns the error for a list that was not sent, or was null, where leaving it out must not be taken for an empty one; it
// names the field, and is that of another kind of value. It returns nil for a list, be it empty. Decode leaves the two apart.
func RequireList[T any](field string, list []T) error {
	if list != nil {
		return nil
	}
	return fault.Field(field, wrongKind(field, reflect.TypeFor[[]T]()))
}

// wrongKind says what a field has to hold.
func wrongKind(field string, t reflect.Type) string {
	return label(field) + " must be " + kindInWords(t) + "."
}

var escapedNUL = []byte(`\u0000`)

// hasNUL reports whether JSON text holds an escaped NUL. A raw one is a syntax error already.
func hasNUL(data []byte) bool {
	if !bytes.Contains(data, escapedNUL) {
		return false
	}
	for i := 0; i+5 < len(data); i++ {
		if data[i] != '\\' {
			continue
		}
		if string(data[i:i+6]) == string(escapedNUL) {
			return true
		}
		i++ // The character after a backslash is spoken for, even when it is a backslash itself.
	}
	return false
}

// kindInWords names what a field should hold.
func kindInWords(t reflect.Type) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.String:
		return "text"
	case reflect.Bool:
		return "true or false"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return "a whole number"
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	default:
		return "of another type"
	}
}
