package rules

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// source is the target of a form: it returns the values and stores the cleaned ones.
type source interface {
	// get returns a string, float64, bool, []string, []any or nil, and whether the target has the field.
	get(name string) (value any, present bool)
	set(name string, value any)
}

func reading(target any) source {
	if values, ok := target.(map[string]any); ok {
		return mapSource(values)
	}
	v := reflect.ValueOf(target)
	for v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	if v.Kind() != reflect.Struct {
		panic(fmt.Sprintf("rules: cannot read form values from %T", target))
	}
	return structSource{v, fieldsOf(v.Type())}
}

func writing(target any) source {
	values := reading(target)
	if s, ok := values.(structSource); ok && !s.value.CanSet() {
		panic(fmt.Sprintf("rules: cannot write form values to %T, a pointer is needed", target))
	}
	return values
}

type mapSource map[string]any

func (m mapSource) get(name string) (any, bool) {
	value, present := m[name]
	switch v := value.(type) {
	case json.Number:
		number, err := v.Float64()
		if err != nil {
			return v.String(), present
		}
		return number, present
	case int:
		return float64(v), present
	}
	return value, present
}

func (m mapSource) set(name string, value any) { m[name] = value }

type structSource struct {
	value reflect.Value
	// fields maps the name in requests to the field's index.
	fields map[string][]int
}

// field returns a struct field by its name in requests, also in embedded structs.
func (s structSource) field(name string) (reflect.Value, bool) {
	index, ok := s.fields[name]
	if !ok {
		return reflect.Value{}, false
	}
	if len(index) == 1 {
		return s.value.Field(index[0]), true
	}
	return s.value.FieldByIndex(index), true
}

// known caches the field indexes of each type: finding them takes longer than checking all rules of a form.
var known sync.Map // reflect.Type to map[string][]int

func fieldsOf(t reflect.Type) map[string][]int {
	if fields, ok := known.Load(t); ok {
		return fields.(map[string][]int)
	}
	fields := map[string][]int{}
	for _, f := range reflect.VisibleFields(t) {
		if f.IsExported() && !f.Anonymous {
			if name := wireName(f); fields[name] == nil {
				fields[name] = f.Index
			}
		}
	}
	known.Store(t, fields)
	return fields
}

func wireName(f reflect.StructField) string {
	if tag, _, _ := strings.Cut(f.Tag.Get("json"), ","); tag != "" {
		return tag
	}
	first, size := utf8.DecodeRuneInString(f.Name)
	return string(unicode.ToLower(first)) + f.Name[size:]
}

func (s structSource) get(name string) (any, bool) {
	v, ok := s.field(name)
	if !ok {
		return nil, false
	}
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return nil, false
		}
		v = v.Elem()
	}
	switch {
	case v.Kind() == reflect.String:
		return v.String(), true
	case v.Kind() == reflect.Bool:
		return v.Bool(), true
	case v.CanInt():
		return float64(v.Int()), true
	case v.CanFloat():
		return v.Float(), true
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.String:
		items := make([]string, v.Len())
		for i := range items {
			items[i] = v.Index(i).String()
		}
		return items, true
	case v.Kind() == reflect.Interface:
		return v.Interface(), !v.IsNil()
	}
	panic(fmt.Sprintf("rules: field %s of %s has type %s, which no form holds", name, s.value.Type(), v.Type()))
}

// set stores a cleaned value. It ignores fields that the struct does not have.
func (s structSource) set(name string, value any) {
	v, ok := s.field(name)
	if !ok {
		return
	}
	if v.Kind() == reflect.Interface {
		v.Set(reflect.ValueOf(value))
		return
	}
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		v = v.Elem()
	}
	if items, ok := value.([]string); ok {
		list := reflect.MakeSlice(v.Type(), len(items), len(items))
		for i, item := range items {
			list.Index(i).SetString(item)
		}
		v.Set(list)
		return
	}
	v.Set(reflect.ValueOf(value).Convert(v.Type()))
}
