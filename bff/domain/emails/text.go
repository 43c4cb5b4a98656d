package emails

import (
	"strings"
	"unicode/utf8"
)

// width is the maximum length of a line of plain text, unless a single word is longer.
const width = 72

// text renders the email as plain text.
func (d Draft) text() string {
	blocks := []string{wrap(d.Greeting, "")}
	for _, paragraph := range d.Paragraphs {
		blocks = append(blocks, wrap(paragraph, ""))
	}
	if len(d.Facts) > 0 {
		rows := make([]string, 0, len(d.Facts))
		for _, fact := range d.Facts {
			rows = append(rows, fact.Label+": "+fact.Value)
		}
		blocks = append(blocks, strings.Join(rows, "\n"))
	}
	if d.Quote != "" {
		blocks = append(blocks, wrap(d.Quote, "> "))
	}
	if d.Button != nil {
		// A URL is on its own line: broken over two lines it would not work.
		blocks = append(blocks, wrap(d.Button.Label+":", ""), d.Button.URL)
	}
	for _, paragraph := range d.Closing {
		blocks = append(blocks, wrap(paragraph, ""))
	}
	if len(d.SmallPrint) > 0 || d.Unsubscribe != nil {
		lines := []string{"-- "} // By this line mail programs recognize the signature.
		for _, line := range d.SmallPrint {
			lines = append(lines, wrap(line, ""))
		}
		if d.Unsubscribe != nil {
			if len(d.SmallPrint) > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, wrap(d.in().Unsubscribe.LetterLine+" "+d.in().Unsubscribe.LetterLink+":", ""), d.Unsubscribe.Page)
		}
		blocks = append(blocks, strings.Join(lines, "\n"))
	}
	return strings.Join(blocks, "\n\n") + "\n"
}

// wrap breaks each line of the text at spaces and begins every line with the prefix.
func wrap(text, prefix string) string {
	var wrapped []string
	for line := range strings.SplitSeq(text, "\n") {
		current, length := prefix, 0
		for _, word := range strings.Fields(line) {
			size := utf8.RuneCountInString(word)
			switch {
			case length == 0:
				current, length = current+word, size
			case len(prefix)+length+1+size > width:
				wrapped = append(wrapped, current)
				current, length = prefix+word, size
			default:
				current, length = current+" "+word, length+1+size
			}
		}
		wrapped = append(wrapped, strings.TrimRight(current, " "))
	}
	return strings.Join(wrapped, "\n")
}
