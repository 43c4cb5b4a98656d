package library

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"aangan/bff/domain/copy"
)

func pieces(t *testing.T, language string) []Piece {
	t.Helper()
	all, err := read(content, language)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// inAllLanguages returns all pieces in all display languages.
func inAllLanguages(t *testing.T) (all []Piece) {
	t.Helper()
	for _, language := range copy.DisplayLanguages {
		all = append(all, pieces(t, language.Code)...)
	}
	return all
}

// structure matches what a translation keeps: the beginnings of headings, list items and quotes, and the targets of
// links.
var structure = regexp.MustCompile(`(?m)^(#{2,3}|[-*+>]|\d+\.) |\]\([^)\s]+\)`)

// TestTranslationsHaveTheStructureOfTheEnglish: a member who changes the language finds the same pieces, and their
// journal entries refer to prompts by number.
func TestTranslationsHaveTheStructureOfTheEnglish(t *testing.T) {
	t.Parallel()
	english := pieces(t, copy.SourceLanguage)
	for _, language := range copy.DisplayLanguages[1:] {
		for i, piece := range pieces(t, language.Code) {
			want := english[i]
			if piece.Slug != want.Slug || piece.Category != want.Category || piece.Minutes != want.Minutes || piece.order != want.order ||
				piece.Practice.Kind != want.Practice.Kind || piece.Practice.Pace != want.Practice.Pace || len(piece.Practice.Prompts) != len(want.Practice.Prompts) {
				t.Errorf("%s in %s has another header than in English", want.Slug, language.Code)
			}
			if !slices.EqualFunc(piece.Practice.Steps, want.Practice.Steps, func(a, b Step) bool { return a.Seconds == b.Seconds }) {
				t.Errorf("%s in %s has other steps than in English", want.Slug, language.Code)
			}
			if got, want := structure.FindAllString(piece.Content, -1), structure.FindAllString(want.Content, -1); !slices.Equal(got, want) {
				t.Errorf("%s in %s has the structure\n%q, want\n%q", piece.Slug, language.Code, got, want)
			}
			if piece.Title == want.Title || piece.Content == want.Content {
				t.Errorf("%s in %s is not translated", want.Slug, language.Code)
			}
		}
	}
}

// between fails the test unless a number is in its range, both ends included.
func between(t *testing.T, what string, n, low, high int) {
	t.Helper()
	if n < low || n > high {
		t.Errorf("%s is %d, want %d to %d", what, n, low, high)
	}
}

var slug = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

func TestPiecesAreValidForCardsReaderAndPractices(t *testing.T) {
	t.Parallel()
	for _, piece := range inAllLanguages(t) {
		t.Run(piece.Title, func(t *testing.T) {
			t.Parallel()
			if !slug.MatchString(piece.Slug) {
				t.Error("the file's name is not a slug")
			}
			between(t, "the length of the slug", len(piece.Slug), 3, 60)
			between(t, "the length of the title", utf8.RuneCountInString(piece.Title), 3, 60)
			between(t, "the length of the description", utf8.RuneCountInString(piece.Description), 40, 160)
			between(t, "the length of the content", utf8.RuneCountInString(piece.Content), 900, 12_000)
			between(t, "minutes", piece.Minutes, 1, 30)
			if !slices.ContainsFunc(copy.ResourceCategories, func(o copy.Option) bool { return o.Code == piece.Category }) {
				t.Errorf("unknown category %q", piece.Category)
			}
			checkPractice(t, piece.Practice)
		})
	}
}

func checkPractice(t *testing.T, practice Practice) {
	t.Helper()
	switch practice.Kind {
	case Breath:
		between(t, "in", practice.Pace.In, 2, 10)
		between(t, "hold", practice.Pace.Hold, 0, 8)
		between(t, "out", practice.Pace.Out, 2, 10)
		between(t, "rest", practice.Pace.Rest, 0, 8)
		between(t, "breaths", practice.Pace.Breaths, 4, 30)
	case Scan:
		between(t, "the number of steps", len(practice.Steps), 4, 20)
		for _, step := range practice.Steps {
			between(t, "the length of a step", utf8.RuneCountInString(step.Text), 5, 200)
			between(t, "the seconds of a step", step.Seconds, 5, 120)
		}
	case Journal:
		between(t, "the number of prompts", len(practice.Prompts), 3, 12)
		for _, prompt := range practice.Prompts {
			between(t, "the length of a prompt", utf8.RuneCountInString(prompt), 10, 200)
		}
	case None:
	default:
		t.Errorf("unknown practice %q", practice.Kind)
	}
}

// link is an inline link with its target.
var link = regexp.MustCompile(`\[[^\]]+\]\(([^)\s]+)\)`)

// They begin with plain text, which a card can show unchanged.
func TestPiecesUseSupportedMarkdownOnly(t *testing.T) {
	t.Parallel()
	for _, piece := range inAllLanguages(t) {
		for name, unwanted := range map[string]*regexp.Regexp{
			"HTML": regexp.MustCompile(`<`), "a heading of level 1": regexp.MustCompile(`(?m)^# `),
			"a heading below level 3": regexp.MustCompile(`(?m)^#{4,}`), "a picture": regexp.MustCompile(`!\[`), "code": regexp.MustCompile("`"),
			"a table": regexp.MustCompile(`(?m)^\s*\|`), "a rule": regexp.MustCompile(`(?m)^(---|\*\*\*)\s*$`),
			"an emoji":        regexp.MustCompile(`[\x{2600}-\x{27bf}\x{1f000}-\x{1faff}]`),
			"a wellness word": regexp.MustCompile(`(?i)\b(journey|unlock\w*|heal(s|ed|ing)?|empower\w*|embark\w*)\b`),
		} {
			if found := unwanted.FindString(piece.Content + "\n" + piece.Title + "\n" + piece.Description); found != "" {
				t.Errorf("%s contains %s: %q", piece.Slug, name, found)
			}
		}
		for _, found := range link.FindAllStringSubmatch(piece.Content, -1) {
			if to := found[1]; !strings.HasPrefix(to, "https://") && !strings.HasPrefix(to, "tel:") && (!strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//")) {
				t.Errorf("%s links to %q", piece.Slug, to)
			}
		}
		if rest := link.ReplaceAllString(piece.Content, ""); strings.Contains(rest, "://") {
			t.Errorf("%s contains a URL that is not a link", piece.Slug)
		}
		first, _, _ := strings.Cut(piece.Content, "\n")
		if regexp.MustCompile(`^(#|[-*+>] |\d+\. )`).MatchString(first) {
			t.Errorf("%s does not begin with a paragraph", piece.Slug)
		}
		runes := []rune(piece.Content)
		if shown := string(runes[:min(len(runes), copy.Limits.ResourcePreview)]); strings.ContainsAny(shown, "*_[]#\n") {
			t.Errorf("the beginning of %s is not plain text: %q", piece.Slug, shown)
		}
		shown := piece.Preview()
		words, cut := strings.CutSuffix(shown, "…")
		rest, begins := strings.CutPrefix(piece.Content, words)
		if !cut || !begins || !regexp.MustCompile(`^[.,;:–—-]*\s`).MatchString(rest) {
			t.Errorf("the preview of %s is %q", piece.Slug, shown)
		}
		between(t, "the length of the preview of "+piece.Slug, utf8.RuneCountInString(words), copy.Limits.ResourcePreview*4/5, copy.Limits.ResourcePreview)
	}
}

// Titles and order numbers are unique.
func TestLibraryCoversAllCategoriesAndPractices(t *testing.T) {
	t.Parallel()
	all := pieces(t, copy.SourceLanguage)
	if len(all) < 14 {
		t.Errorf("the library has %d pieces", len(all))
	}
	categories, kinds := map[string]int{}, map[Kind]int{}
	titles, orders := map[string]string{}, map[int]string{}
	for _, piece := range all {
		categories[piece.Category]++
		kinds[piece.Practice.Kind]++
		if other, twice := titles[strings.ToLower(piece.Title)]; twice {
			t.Errorf("%s has the title of %s", piece.Slug, other)
		}
		if other, twice := orders[piece.order]; twice {
			t.Errorf("%s has the order of %s", piece.Slug, other)
		}
		titles[strings.ToLower(piece.Title)], orders[piece.order] = piece.Slug, piece.Slug
	}
	for _, category := range copy.ResourceCategories {
		if categories[category.Code] < 2 {
			t.Errorf("%d pieces about %s", categories[category.Code], category.Label)
		}
	}
	for _, kind := range []Kind{None, Breath, Scan, Journal} {
		if kinds[kind] < 2 {
			t.Errorf("%d pieces with the practice %s", kinds[kind], kind)
		}
	}
	if !slices.IsSortedFunc(all, func(a, b Piece) int { return a.order - b.order }) {
		t.Error("the pieces are not in their order")
	}
}

const validPiece = `---
title: A test
description: Something to read.
category: wellness
order: 7
minutes: 3
practice: %
---
Words.

More words.
`

func TestParseReadsPieceAndRejectsInvalidHeaders(t *testing.T) {
	t.Parallel()
	file := strings.Replace(validPiece, "%", "scan\nsteps:\n- 20 Sit down: here.\n- 5 Stand up.", 1)
	piece, err := parse("a-test", file)
	if err != nil {
		t.Fatal(err)
	}
	if piece.Title != "A test" || piece.order != 7 || piece.Minutes != 3 || piece.Content != "Words.\n\nMore words." || piece.ImageURL() != "/tiles/a-test.svg" ||
		!slices.Equal(piece.Practice.Steps, []Step{{"Sit down: here.", 20}, {"Stand up.", 5}}) {
		t.Errorf("%+v", piece)
	}
	for name, broken := range map[string]string{
		"no header":                  "Words.",
		"unterminated header":        strings.Replace(file, "\n---\n", "\n", 1),
		"no title":                   strings.Replace(file, "title: A test\n", "", 1),
		"repeated key":               strings.Replace(file, "title: A test\n", "title: A test\ntitle: B\n", 1),
		"unknown key":                strings.Replace(file, "title:", "author: Somebody\ntitle:", 1),
		"list of another practice":   strings.Replace(file, "steps:", "prompts:\n- Why?\nsteps:", 1),
		"line without a colon":       strings.Replace(file, "order: 7", "order 7", 1),
		"list entry outside a list":  strings.Replace(file, "order: 7", "order: 7\n- 5 Sit.", 1),
		"order that is not a number": strings.Replace(file, "order: 7", "order: seven", 1),
		"step without seconds":       strings.Replace(file, "- 20 ", "- ", 1),
		"empty list":                 strings.Replace(validPiece, "%", "journal\nprompts:", 1),
		"breath without out":         strings.Replace(validPiece, "%", "breath\nin: 4\nhold: 2\nrest: 0\nbreaths: 6", 1),
		"unknown practice":           strings.Replace(validPiece, "%", "dance", 1),
	} {
		if piece, err := parse("a-test", broken); err == nil || !strings.Contains(err.Error(), "a-test") {
			t.Errorf("%s: %+v, %v", name, piece, err)
		}
	}
}
