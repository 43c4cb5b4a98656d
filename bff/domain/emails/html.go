package emails

import (
	_ "embed"
	"html/template"
	"strings"

	"aangan/bff/domain/copy"
)

//go:embed frame.html
var frameSource string

// frame escapes all its values.
var frame = template.Must(template.New("frame").Option("missingkey=error").
	Funcs(template.FuncMap{"lines": func(text string) []string { return strings.Split(text, "\n") }}).
	Parse(frameSource))

// html renders the email as HTML. Styles are inline, since many mail programs drop style sheets; the sheet only
// changes colors for dark screens.
func (d Draft) html() (string, error) {
	d.Language = d.in().Language()
	var page strings.Builder
	err := frame.Execute(&page, struct {
		Draft
		Brand                            string
		UnsubscribeLine, UnsubscribeLink string
	}{d, copy.Brand.Name, d.in().Unsubscribe.LetterLine, d.in().Unsubscribe.LetterLink})
	return page.String(), err
}
