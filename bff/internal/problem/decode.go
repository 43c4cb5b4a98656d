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

// badBody is the error of an invalid body. Huma passes decoding errors on as text, so the parts are encoded in the
// text, separated by a character that no field name contains.
type badBody struct{ field, message string }

const badBodyMark = "\x1f"

func (e badBody) Error() string { return badBodyMark + e.field + badBodyMark + e.message }

// parseBadBody reverses [badBody.Error].
func parseBadBody(text string) (badBody, bool) {
	parts := strings.Split(text, badBodyMark)
	if len(parts) != 3 || parts[0] != "" {
		return badBody{}, false
	}
	return badBody{field: parts[1], message: parts[2]}, true
}

// Decode reads a JSON body into v, a pointer to its type. Unknown properties are ignored. The error is a sentence for
// people that names the field, never the value. Text with the NUL character is rejected here, since the database
// cannot store it in any field.
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

// RequireList returns an error that names the field if a list was missing or null, where that must not count as an
// empty list. Returns nil for a list, also an empty one. Decode distinguishes the two.
func RequireList[T any](field string, list []T) error {
	if list != nil {
		return nil
	}
	return fault.Field(field, wrongKind(field, reflect.TypeFor[[]T]()))
}

// wrongKind returns the message about the type that a field requires.
func wrongKind(field string, t reflect.Type) string {
	return label(field) + " must be " + kindInWords(t) + "."
}

var escapedNUL = []byte(`\u0000`)

// hasNUL reports whether JSON text contains an escaped NUL. A raw one is a syntax error already.
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
		i++ // The character after a backslash is escaped, even if it is a backslash itself.
	}
	return false
}

// kindInWords returns the name of a field's type.
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
