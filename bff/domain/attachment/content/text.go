package content

import (
	"bufio"
	"errors"
	"io"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// tags make a browser or a server treat a text as a page, a drawing or a program.
var tags = []string{
	"!doctype", "html", "head", "body", "script", "svg", "iframe", "object", "embed", "applet", "form", "meta", "link", "style",
	"?xml", "?php", "%@", "math", "xsl:",
}

// tagMost is the longest of them.
const tagMost = 8

// openings are the first characters of texts that are programs or documents of other types.
var openings = []string{"#!", `{\rtf`, "%!ps", "@echo off", "mime-version:"}

const openingMost = 16

// programs are the extensions of text files that some system runs or shows as a page.
var programs = []string{
	".html", ".htm", ".xhtml", ".xht", ".shtml", ".mht", ".mhtml", ".svg", ".xml", ".xsl", ".xslt", ".css", ".js", ".mjs", ".cjs", ".jse", ".ts", ".jsx", ".tsx",
	".wasm", ".php", ".phtml", ".asp", ".aspx", ".jsp", ".cgi", ".pl", ".py", ".rb", ".lua", ".sh", ".bash", ".zsh", ".fish", ".ksh", ".csh", ".command",
	".bat", ".cmd", ".com", ".exe", ".scr", ".pif", ".ps1", ".psm1", ".vbs", ".vbe", ".wsf", ".wsh", ".hta", ".reg", ".inf", ".url", ".lnk",
	".desktop", ".jar", ".jnlp", ".msi", ".app", ".applescript", ".scpt", ".eml", ".swf",
}

// inspectText accepts plain text: UTF-8, or UTF-16 with a mark. Text with control characters, or that a program would
// treat as a page or a program, is rejected.
func inspectText(f *file) (Found, error) {
	if slices.Contains(programs, strings.ToLower(path.Ext(f.name))) {
		return Found{}, ErrUnknown
	}
	head, err := f.head(3)
	if err != nil {
		return Found{}, err
	}
	reader := bufio.NewReaderSize(io.NewSectionReader(f.source, 0, f.size), 16<<10)
	next, encoding := utf8Runes(reader), "utf-8"
	switch {
	case len(head) >= 2 && head[0] == 0xff && head[1] == 0xfe:
		next, encoding = utf16Runes(reader, 1), "utf-16"
	case len(head) >= 2 && head[0] == 0xfe && head[1] == 0xff:
		next, encoding = utf16Runes(reader, 0), "utf-16"
	}
	var watch watcher
	for {
		r, err := next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return Found{}, err
		}
		if !plain(r) || watch.sees(unicode.ToLower(r)) {
			return Found{}, ErrUnknown
		}
	}
	is := f.as("text/plain")
	is.ContentType += "; charset=" + encoding
	return is, nil
}

func plain(r rune) bool {
	switch r {
	case '\t', '\n', '\r', '\f':
		return true
	default:
		return !unicode.IsControl(r)
	}
}

// utf8Runes returns a reader of characters; invalid bytes are ErrUnknown.
func utf8Runes(reader *bufio.Reader) func() (rune, error) {
	return func() (rune, error) {
		r, size, err := reader.ReadRune()
		if err == nil && r == utf8.RuneError && size == 1 {
			err = ErrUnknown
		}
		return r, err
	}
}

// utf16Runes returns a reader of UTF-16 characters; high is the index of the high byte.
func utf16Runes(reader *bufio.Reader, high int) func() (rune, error) {
	unit := func() (rune, error) {
		var pair [2]byte
		_, err := io.ReadFull(reader, pair[:])
		if errors.Is(err, io.ErrUnexpectedEOF) {
			err = ErrUnknown
		}
		return rune(pair[high])<<8 | rune(pair[1-high]), err
	}
	return func() (rune, error) {
		r, err := unit()
		if err != nil || !utf16.IsSurrogate(r) {
			return r, err
		}
		second, err := unit()
		if errors.Is(err, io.EOF) {
			return 0, ErrUnknown
		}
		if r = utf16.DecodeRune(r, second); err == nil && r == utf8.RuneError {
			err = ErrUnknown
		}
		return r, err
	}
}

// watcher detects forbidden content anywhere in a text.
type watcher struct {
	opening []rune
	// begun is false until the first visible character.
	begun, full bool
	tag         []rune
	inTag       bool
}

// sees takes the next character, in lower case, and reports whether the text is forbidden.
func (w *watcher) sees(r rune) bool {
	if !w.begun && (unicode.IsSpace(r) || r == 0xfeff) {
		return false
	}
	w.begun = true
	if !w.full {
		w.opening = append(w.opening, r)
		w.full = len(w.opening) == openingMost
		if slices.Contains(openings, string(w.opening)) {
			return true
		}
	}
	if r == '<' {
		w.tag, w.inTag = w.tag[:0], true
		return false
	}
	if !w.inTag {
		return false
	}
	w.tag = append(w.tag, r)
	w.inTag = len(w.tag) < tagMost
	return slices.Contains(tags, string(w.tag))
}
