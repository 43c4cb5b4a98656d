package problem

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/internal/request"
)

// badBody is the error of an invalid body: a message, or a field and the type that it must have. Huma passes decoding
// errors on as text, so the parts are encoded in the text, separated by a character that no field name contains.
type badBody struct{ message, field, kind string }

const badBodyMark = "\x1f"

func (e badBody) Error() string {
	return badBodyMark + e.message + badBodyMark + e.field + badBodyMark + e.kind
}

// parseBadBody reverses [badBody.Error].
func parseBadBody(text string) (badBody, bool) {
	parts := strings.Split(text, badBodyMark)
	if len(parts) != 4 || parts[0] != "" {
		return badBody{}, false
	}
	return badBody{message: parts[1], field: parts[2], kind: parts[3]}, true
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
			return badBody{message: copy.Errors.NotJSONObject}
		}
		return badBody{field: wrong.Field, kind: kindOf(wrong.Type)}
	}
	if hasNUL(data) {
		return badBody{message: copy.Errors.NotStorable}
	}
	return nil
}

// RequireList returns an error that names the field if a list was missing or null, where that must not count as an
// empty list. Returns nil for a list, also an empty one. Decode distinguishes the two.
func RequireList[T any](ctx context.Context, field string, list []T) error {
	if list != nil {
		return nil
	}
	return fault.Field(field, wrongKind(request.Language(ctx), field, kindList))
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

// The kinds of a field's type.
const (
	kindText    = "text"
	kindFlag    = "flag"
	kindInteger = "integer"
	kindNumber  = "number"
	kindList    = "list"
	kindObject  = "object"
	kindOther   = "other"
)

// wrongKind returns the message, in a language, about the kind of type that a field requires.
func wrongKind(language, field, kind string) string {
	said := copy.In(language).Errors.Field
	text := said.OtherType
	switch kind {
	case kindText:
		text = said.Text
	case kindFlag:
		text = said.Flag
	case kindInteger:
		text = said.Integer
	case kindNumber:
		text = said.Number
	case kindList:
		text = said.List
	case kindObject:
		text = said.Object
	}
	return fieldText(language, text, field)
}

// kindOf returns the kind of a field's type.
func kindOf(t reflect.Type) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.String:
		return kindText
	case reflect.Bool:
		return kindFlag
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return kindInteger
	case reflect.Float32, reflect.Float64:
		return kindNumber
	case reflect.Slice, reflect.Array:
		return kindList
	case reflect.Struct, reflect.Map:
		return kindObject
	default:
		return kindOther
	}
}
