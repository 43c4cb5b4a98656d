package library

import (
	"fmt"
	"strconv"
	"strings"

	"aangan/bff/domain/copy"
)

// Kind is the kind of practice in a piece.
type Kind string

// The kinds of practice.
const (
	// None is a piece without a practice.
	None Kind = "none"
	// Breath is breathing at a pace.
	Breath Kind = "breath"
	// Scan is a walk through the body, one sentence at a time.
	Scan Kind = "scan"
	// Journal has questions to answer in the private journal.
	Journal Kind = "journal"
)

// Piece is one piece of the library. It is shared and must not be modified.
type Piece struct {
	// Slug is its permanent name in URLs.
	Slug               string
	Title, Description string
	// Category is a code of copy.ResourceCategories.
	Category string
	// Content is Markdown: paragraphs, headings from the second level on, lists, quotes, emphasis and links.
	Content string
	// Minutes is the duration of reading and practice together.
	Minutes  int
	Practice Practice

	order int
}

// ImageURL returns the path of the piece's picture in the member app.
func (p *Piece) ImageURL() string { return "/tiles/" + p.Slug + ".svg" }

// Preview returns the beginning of the piece: at most copy.Limits.ResourcePreview characters, ending with a word. A
// piece begins with plain text, which can be shown unchanged.
func (p *Piece) Preview() string {
	runes := []rune(p.Content)
	end := copy.Limits.ResourcePreview
	if len(runes) <= end {
		return p.Content
	}
	for end > 0 && runes[end] != ' ' {
		end--
	}
	return strings.TrimRight(string(runes[:end]), " .,;:–—-") + "…"
}

// Practice is the practice of a piece. Only the fields of its kind are set.
type Practice struct {
	Kind    Kind
	Pace    Pace
	Steps   []Step
	Prompts []string
}

// Pace has the seconds of each phase of a breath, and the number of breaths.
type Pace struct{ In, Hold, Out, Rest, Breaths int }

// Step is one sentence of a scan, and its duration.
type Step struct {
	Text    string
	Seconds int
}

// fence encloses the header of a file.
const fence = "---\n"

// parse parses a piece from its file. The header has one "key: value" per line; lists follow their key, one entry per
// line:
//
// ---
// title: Feet on the floor
// description: A slow walk through the body, from the soles up.
// category: mindfulness
// order: 20
// minutes: 6
// practice: scan
// steps:
// - 20 Sit so that both feet touch the floor.
// - 30 Feel which one is heavier.
// ---
//
// A breath has in, hold, out, rest (seconds) and breaths instead, a journal has prompts. A missing, unknown or
// repeated key is an error.
func parse(slug, file string) (Piece, error) {
	head, content, whole := strings.Cut(strings.TrimPrefix(file, fence), "\n"+fence)
	if !strings.HasPrefix(file, fence) || !whole {
		return Piece{}, fmt.Errorf("%s: the header is not between two lines of ---", slug)
	}
	h, err := readHead(head)
	if err != nil {
		return Piece{}, fmt.Errorf("%s: %w", slug, err)
	}
	piece := Piece{
		Slug: slug, Title: h.text("title"), Description: h.text("description"), Category: h.text("category"),
		Minutes: h.number("minutes"), order: h.number("order"), Content: strings.TrimSpace(content),
	}
	piece.Practice = h.practice()
	if err := h.end(); err != nil {
		return Piece{}, fmt.Errorf("%s: %w", slug, err)
	}
	return piece, nil
}

// header is the header of a file. Reading a key removes it, so that the rest at the end is unknown.
type header struct {
	values map[string]string
	lists  map[string][]string
	wrong  []string
}

func readHead(text string) (*header, error) {
	h := &header{values: map[string]string{}, lists: map[string][]string{}}
	list := ""
	for line := range strings.SplitSeq(text, "\n") {
		if entry, is := strings.CutPrefix(line, "- "); is {
			if list == "" {
				return nil, fmt.Errorf("%q is outside a list", line)
			}
			h.lists[list] = append(h.lists[list], strings.TrimSpace(entry))
			continue
		}
		key, value, is := strings.Cut(line, ":")
		_, single := h.values[key]
		_, several := h.lists[key]
		if !is || single || several {
			return nil, fmt.Errorf("%q is not a key with a value, or is repeated", line)
		}
		if list = ""; strings.TrimSpace(value) == "" {
			list, h.lists[key] = key, nil
		} else {
			h.values[key] = strings.TrimSpace(value)
		}
	}
	return h, nil
}

func (h *header) text(key string) string {
	value, there := h.values[key]
	if !there {
		h.wrong = append(h.wrong, key+" is missing")
	}
	delete(h.values, key)
	return value
}

func (h *header) number(key string) int {
	value := h.text(key)
	n, err := strconv.Atoi(value)
	if value != "" && err != nil {
		h.wrong = append(h.wrong, key+" is no whole number")
	}
	return n
}

func (h *header) list(key string) []string {
	entries := h.lists[key]
	if len(entries) == 0 {
		h.wrong = append(h.wrong, key+" is missing or empty")
	}
	delete(h.lists, key)
	return entries
}

func (h *header) practice() Practice {
	p := Practice{Kind: Kind(h.text("practice"))}
	switch p.Kind {
	case None:
	case Breath:
		p.Pace = Pace{
			In: h.number("in"), Hold: h.number("hold"), Out: h.number("out"), Rest: h.number("rest"), Breaths: h.number("breaths"),
		}
	case Scan:
		for _, entry := range h.list("steps") {
			seconds, text, _ := strings.Cut(entry, " ")
			n, err := strconv.Atoi(seconds)
			if err != nil {
				h.wrong = append(h.wrong, fmt.Sprintf("the step %q does not begin with its seconds", entry))
			}
			p.Steps = append(p.Steps, Step{Text: strings.TrimSpace(text), Seconds: n})
		}
	case Journal:
		p.Prompts = h.list("prompts")
	default:
		h.wrong = append(h.wrong, fmt.Sprintf("unknown practice %q", p.Kind))
	}
	return p
}

// end returns the errors, including unknown keys.
func (h *header) end() error {
	for key := range h.values {
		h.wrong = append(h.wrong, "there is no key "+key)
	}
	for key := range h.lists {
		h.wrong = append(h.wrong, "there is no list "+key)
	}
	if len(h.wrong) > 0 {
		return fmt.Errorf("%s", strings.Join(h.wrong, "; "))
	}
	return nil
}
