package resources

import (
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// ResourceSummary is a piece of the self-care library as a card shows it.
type ResourceSummary struct {
	ID          string   `json:"id" doc:"Name of the resource in URLs."`
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Preview     string   `json:"preview" doc:"Beginning of the text, without markup."`
	ImageURL    string   `json:"imageUrl" doc:"Path of the resource's picture in the member app."`
	Category    string   `json:"category" enum:"meditation,mindfulness,journaling,wellness"`
	Minutes     int      `json:"minutes" doc:"Duration of reading and practice together."`
	Kind        string   `json:"kind" enum:"none,breath,scan,journal" doc:"Kind of practice in the resource."`
	Prompts     []string `json:"prompts" nullable:"false" doc:"The questions of a journal practice; journal entries refer to them by index, from 0."`
	Saved       bool     `json:"saved" doc:"True if the member has saved it for later."`
}

// TodaysResource is one piece of the library for this time of the member's day.
type TodaysResource struct {
	Part     string          `json:"part" enum:"morning,afternoon,evening,night" doc:"The part of the member's day."`
	Topic    string          `json:"topic" doc:"Code of the topic that the member wants to work on and the piece is about; empty for none."`
	Resource ResourceSummary `json:"resource"`
}

// ReadingPlace is where the member left a resource.
type ReadingPlace struct {
	ID      string    `json:"id" doc:"Name of the resource in URLs."`
	Title   string    `json:"title"`
	Percent int       `json:"percent" doc:"How far the member has read, from 1 to 99."`
	LeftAt  time.Time `json:"leftAt"`
}

// ReadingPlaceRequest stores how far the member has read a resource.
type ReadingPlaceRequest struct {
	Percent *int `json:"percent" nullable:"false" doc:"From 0, the beginning, to 100, the end."`
}

// ResourceText is the full text of a piece.
type ResourceText struct {
	ID      string `json:"id" doc:"Name of the resource in URLs."`
	Content string `json:"content" doc:"Full text in Markdown."`
}

// Resource is a piece of the self-care library with its full text.
type Resource struct {
	ID          string   `json:"id" doc:"Name of the resource in URLs."`
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Content     string   `json:"content" doc:"Markdown: paragraphs, headings from the second level on, lists, quotes, emphasis and links. No HTML."`
	ImageURL    string   `json:"imageUrl" doc:"Path of the resource's picture in the member app."`
	Category    string   `json:"category" enum:"meditation,mindfulness,journaling,wellness"`
	Minutes     int      `json:"minutes" doc:"Duration of reading and practice together."`
	Practice    Practice `json:"practice"`
	Saved       bool     `json:"saved" doc:"True if the member has saved it for later."`
}

// Practice is the exercise of a piece.
type Practice struct {
	Kind    string   `json:"kind" enum:"none,breath,scan,journal"`
	Breath  *Breath  `json:"breath" doc:"Null unless the kind is breath."`
	Steps   []Step   `json:"steps" nullable:"false" doc:"The sentences of a scan, in order."`
	Prompts []string `json:"prompts" nullable:"false" doc:"The questions of a journal practice; journal entries refer to them by index, from 0."`
}

// TransformSchema lets the breath be null: Huma documents a pointer to an object as the object.
func (Practice) TransformSchema(_ huma.Registry, schema *huma.Schema) *huma.Schema {
	schema.Properties["breath"] = &huma.Schema{OneOf: []*huma.Schema{schema.Properties["breath"], {Type: "null"}}}
	return schema
}

// Breath is the pace of a breathing exercise, in seconds, and its number of rounds.
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
