package emails

import (
	_ "embed"
	"html/template"
	"strings"

	"aangan/bff/domain/copy"
)

//go:embed frame.html
var frameSource string

// frame escapes whatever it is given.
var frame = template.Must(template.New("frame").Option("missingkey=error").
	Funcs(template.FuncMap{"lines": func(text string) []string { return strings.Split(text, "\n") }}).
	Parse(frameSource))

// html is the letter for those who see pictures of letters: styles stand in the elements, since many readers drop a style
// sheet; the sheet only turns the colours for those whose screens are dark.
func (d Draft) html() (string, error) {
	var page strings.Builder
	err := frame.Execute(&page, struct {
		Draft
		Brand                            string
		UnsubscribeLine, UnsubscribeLink string
	}{d, copy.Brand.Name, copy.Unsubscribe.LetterLine, copy.Unsubscribe.LetterLink})
	return page.String(), err
}
