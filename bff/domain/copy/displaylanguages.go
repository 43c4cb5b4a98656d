package copy

// DisplayLanguage is a language that pages, emails and notifications are available in. Code is its ISO 639-1 code, Name
// its name in itself.
type DisplayLanguage struct {
	Code, Name string
}

// SourceLanguage is the code of the language that the messages are written in. It is shown to people who have not
// chosen another.
const SourceLanguage = "en"

// DisplayLanguages are the languages that a member or visitor can choose, the source language first.
var DisplayLanguages = []DisplayLanguage{
	{SourceLanguage, "English"},
	{"hi", "हिन्दी"},
}

// LanguageCookie is the name of the cookie with the code of the chosen language. Pages set it too, so scripts can read
// it.
const LanguageCookie = "lang"

// KnownDisplayLanguage returns the code if it is one of DisplayLanguages, and otherwise SourceLanguage: an unknown
// language is shown as English, without an error.
func KnownDisplayLanguage(code string) string {
	if IsDisplayLanguage(code) {
		return code
	}
	return SourceLanguage
}

// IsDisplayLanguage reports whether a code is one of DisplayLanguages.
func IsDisplayLanguage(code string) bool {
	for _, language := range DisplayLanguages {
		if language.Code == code {
			return true
		}
	}
	return false
}
