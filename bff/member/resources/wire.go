package resources

import "github.com/danielgtaylor/huma/v2"

// ResourceSummary is a piece of the self-care library as a card shows it.
type ResourceSummary struct {
	ID          string   `json:"id" doc:"The piece's name in addresses."`
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Preview     string   `json:"preview" doc:"How the piece begins, in plain words."`
	ImageURL    string   `json:"imageUrl" doc:"A path of the member app, where the piece's picture is drawn."`
	Category    string   `json:"category" enum:"meditation,mindfulness,journaling,wellness"`
	Minutes     int      `json:"minutes" doc:"How long reading and practice take together."`
	Kind        string   `json:"kind" enum:"none,breath,scan,journal" doc:"What there is to do besides reading."`
	Prompts     []string `json:"prompts" nullable:"false" doc:"Of a journal: the questions, which pages of the journal name by their place from 0."`
	Saved       bool     `json:"saved" doc:"The member keeps it for later."`
}

// ResourceText is the full text of a piece.
type ResourceText struct {
	ID      string `json:"id" doc:"The piece's name in addresses."`
	Content string `json:"content" doc:"Markdown, as the piece itself has it."`
}

// Resource is a piece of the self-care library, whole.
type Resource struct {
	ID          string   `json:"id" doc:"The piece's name in addresses."`
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Content     string   `json:"content" doc:"Markdown: paragraphs, headings from the second level on, lists, quotes, emphasis and links. No HTML."`
	ImageURL    string   `json:"imageUrl" doc:"A path of the member app, where the piece's picture is drawn."`
	Category    string   `json:"category" enum:"meditation,mindfulness,journaling,wellness"`
	Minutes     int      `json:"minutes" doc:"How long reading and practice take together."`
	Practice    Practice `json:"practice"`
	Saved       bool     `json:"saved" doc:"The member keeps it for later."`
}

// Practice is what there is to do in a piece besides reading.
type Practice struct {
	Kind    string   `json:"kind" enum:"none,breath,scan,journal"`
	Breath  *Breath  `json:"breath" doc:"Null unless the kind is breath."`
	Steps   []Step   `json:"steps" nullable:"false" doc:"Of a scan: one sentence after the other."`
	Prompts []string `json:"prompts" nullable:"false" doc:"Of a journal: the questions, which pages of the journal name by their place from 0."`
}

// TransformSchema lets the breath be null: Huma documents a pointer to an object as the object.
func (Practice) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	schema.Properties["breath"] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties["breath"], {Type: "null"}}}
	return schema
}

// Breath is how a breath goes, in seconds, and how often.
type Breath struct {
	In      int `json:"in"`
	Hold    int `json:"hold"`
	Out     int `json:"out"`
	Rest    int `json:"rest"`
	Breaths int `json:"breaths"`
}

// Step is one sentence of a body scan, with its duration in seconds.
type Step struct {
	Text    string `json:"text"`
	Seconds int    `json:"seconds"`
}
