// Package helplines is the help directory of the site's crisis page: whom to call, by what happens and by place. Every
// entry names the pages that show its number and the day on which it was compared with them. Numbers that no such page
// shows are left out, however well known they are.
package helplines

// Kind is what a helpline is for.
type Kind string

// The kinds, as Kinds lists them.
const (
	Crisis       Kind = "crisis"
	Emergency    Kind = "emergency"
	Poison       Kind = "poison"
	Violence     Kind = "violence"
	Child        Kind = "child"
	Elder        Kind = "elder"
	Exploitation Kind = "exploitation"
	Eating       Kind = "eating"
	Substance    Kind = "substance"
	Maternal     Kind = "maternal"
	LGBTQ        Kind = "lgbtq"
	Veterans     Kind = "veterans"
)

// Means is a way to reach a helpline.
type Means string

// The means. Web is a page where the organization shows its current number.
const (
	Call Means = "call"
	Text Means = "text"
	Web  Means = "web"
)

// Way is one way to reach a helpline: the number as people read it, and the link that opens the phone. A Web way has an
// address instead of a number.
type Way struct {
	Means  Means
	Number string
	// Word is what to text to the number, and Note what else to know: a key to press, or the number in letters.
	Word, Note string
	Href       string
}

// Source is a page that shows the number. Date is the page's own: a day, a month or a year, empty if it has none.
type Source struct {
	URL, Date string
	// Official marks the organization's own page or a government's.
	Official bool
}

// Helpline is an entry of the directory.
type Helpline struct {
	ID, Name string
	Kind     Kind
	// About says in a sentence for whom it is, and Hours when it answers.
	About, Hours string
	// Languages contains only what a source says; empty if none says anything.
	Languages string
	// Place is a country's code, or "US-" and a state's.
	Place   string
	Ways    []Way
	Sources []Source
	// Checked is the day on which the numbers were compared with the sources.
	Checked string
}

// Group is a kind or a place and its heading.
type Group struct {
	ID, Title string
	// Text is what to know before the numbers; it may be empty.
	Text string
}

// Country is the place of helplines for the whole United States.
const Country = "US"

// HelpKinds are the kinds in the order of the page, most urgent first, each under what a reader would say.
var HelpKinds = []Group{
	{string(Crisis), "I'm thinking of ending my life, or it's all too much", "You don't have to be sure it's bad enough. If you have something within reach to hurt yourself with, move away from it first."},
	{string(Emergency), "Someone is hurt, can't breathe, or won't wake up", "Call first. Then open the front door, and stay on the line."},
	{string(Poison), "Someone took too much, or swallowed something", "If they're unconscious, having a seizure, or having trouble breathing, call 911. Keep the package. If it was on purpose, call 911."},
	{string(Violence), "Someone hurts me, threatens me, or controls me", "If you're in danger now, get out or lock a door between you, and call 911. South Asian organizations and state hotlines are below."},
	{string(Child), "A child isn't safe", "If a child is in danger right now, call 911."},
	{string(Elder), "An older person is hurt, neglected, or cheated", "If they're in danger right now, call 911."},
	{string(Exploitation), "Someone controls my work, my papers, or my pay", "If you're locked in or in danger right now, call 911."},
	{string(Eating), "Eating has become a fight", "A doctor should check on you soon, even if you feel fine. If you faint, have chest pain, or can't keep water down, call 911."},
	{string(Substance), "Alcohol or drugs", "If someone won't wake up or breathes slowly, call 911."},
	{string(Maternal), "I'm pregnant or have a baby, and I'm not okay", "If you think of hurting yourself or the baby, call 911 or 988."},
	{string(LGBTQ), "I'm LGBTQ+ and young", ""},
	{string(Veterans), "I'm a veteran or in the service, or love someone who is", ""},
}

// States are the states with helplines of their own, by name.
var States = []Group{
	{"US-CA", "California", ""},
	{"US-CT", "Connecticut", ""},
	{"US-GA", "Georgia", ""},
	{"US-IL", "Illinois", ""},
	{"US-MD", "Maryland, Virginia, and Washington, D.C.", ""},
	{"US-MA", "Massachusetts", ""},
	{"US-MI", "Michigan", ""},
	{"US-MN", "Minnesota", ""},
	{"US-NJ", "New Jersey", ""},
	{"US-NY", "New York", ""},
	{"US-TX", "Texas", ""},
}

// Abroad are the other countries.
var Abroad = []Group{
	{"IN", "India", ""},
	{"PK", "Pakistan", ""},
	{"BD", "Bangladesh", ""},
	{"LK", "Sri Lanka", ""},
	{"NP", "Nepal", ""},
	{"GB", "United Kingdom", ""},
	{"CA", "Canada", "From a phone in the U.S., 988 reaches the U.S. line, not Canada's."},
	{"AE", "United Arab Emirates", ""},
	{"AU", "Australia", ""},
}
