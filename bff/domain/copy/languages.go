package copy

import (
	"context"
	"reflect"
	"strings"
	"sync"
)

// In returns what the server says in a language. A text that is not translated is in English, and so is every text of
// an unknown language.
func In(code string) *Catalog {
	if catalog, ok := catalogs[code]; ok {
		return catalog
	}
	return catalogs[SourceLanguage]
}

// Language returns the code of the catalog's language.
func (c *Catalog) Language() string { return c.language }

// LanguageKey is the key of a context's language: see LanguageOf.
type LanguageKey struct{}

// LanguageOf returns the language of the request that ctx belongs to, and English outside a request.
func LanguageOf(ctx context.Context) string {
	if code, ok := ctx.Value(LanguageKey{}).(string); ok {
		return code
	}
	return SourceLanguage
}

// For returns what the server says in the language of the request that ctx belongs to, as In does.
func For(ctx context.Context) *Catalog { return In(LanguageOf(ctx)) }

// Translate returns the translation of an English text without gaps, as In has it. It returns the English text itself
// if the language is unknown or has no translation of it. It is for texts that were chosen where the language is not
// known, as those of package fault: other code reads In.
func Translate(code, english string) string {
	if translated, ok := dictionaries()[code][english]; ok {
		return translated
	}
	return english
}

// dictionaries are the translations of texts without gaps by language and English text.
var dictionaries = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{}
	for code, catalog := range catalogs {
		if code == SourceLanguage {
			continue
		}
		all[code] = map[string]string{}
		visitTranslations(reflect.ValueOf(catalogs[SourceLanguage]), reflect.ValueOf(catalog), func(english, translated string) {
			if _, known := all[code][english]; !known && english != translated {
				all[code][english] = translated
			}
		})
	}
	return all
})

// visitTranslations calls visit with each text without gaps of two values of the same type.
func visitTranslations(english, translated reflect.Value, visit func(english, translated string)) {
	switch english.Kind() {
	case reflect.Pointer:
		visitTranslations(english.Elem(), translated.Elem(), visit)
	case reflect.Struct:
		if english.Type() == reflect.TypeFor[Plural]() {
			return
		}
		for i := range english.NumField() {
			if !english.Type().Field(i).IsExported() {
				continue
			}
			visitTranslations(english.Field(i), translated.Field(i), visit)
		}
	case reflect.Slice:
		for i := range english.Len() {
			visitTranslations(english.Index(i), translated.Index(i), visit)
		}
	case reflect.String:
		if !strings.Contains(english.String(), "{") {
			visit(english.String(), translated.String())
		}
	}
}
