package emails

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Ref names one letter to be written: its kind, and the row that it is about.
type Ref struct {
	Kind string
	ID   uuid.UUID
}

// Queue takes letters to be written and sent later.
type Queue interface {
	// Enqueue asks for a letter inside the caller's transaction. When that commits the letter is sent, once; when it rolls
	// back nothing was ever asked. It refuses a kind that no letter is registered for.
	Enqueue(ctx context.Context, tx pgx.Tx, ref Ref) error
}

// Address is somebody's email address. Name may be empty, and may be anything that a person calls themselves.
type Address struct{ Name, Email string }

// Links is what letters point to: the public addresses of the three apps, without a slash at the end, and the email
// address at which the team reads.
type Links struct{ Site, Member, Coach, Team string }

// Message is a letter that is ready to be sent. A ReplyTo without an Email means that answers go to where it came from.
type Message struct {
	To, ReplyTo Address
	Subject     string
	// Text and HTML say the same; every reader gets both.
	Text, HTML string
	// Unsubscribe is empty when there is nothing to stop.
	Unsubscribe Unsubscribe
	// Attachments are files that go along; most letters have none.
	Attachments []Attachment
}

// ErrGone is what a letter's reading returns when the row was deleted, or no longer calls for the letter. The letter is
// then forgotten without a word.
var ErrGone = errors.New("letters: what the letter is about is gone")

// Class says what a letter is to its reader, and so whether they can stop letters like it.
type Class string

// Notice is any letter that its reader can do without, and can stop. Security is about the safety of their account or the
// way into it: it cannot be stopped, for somebody who got in could stop it first. Internal goes to the team. Work goes to a
// coach about what they have agreed to do: it comes as long as they do it. Payment is to a member about what they pay: it cannot be
// stopped, for they are charged.
const (
	Notice   Class = "notice"
	Security Class = "security"
	Payment  Class = "payment"
	Internal Class = "internal"
	Work     Class = "work"
)

// Template is one kind of letter.
type Template struct {
	// Kind names it for ever: letters wait in the queue under this name while new versions roll out.
	Kind string
	// Class is Notice unless AboutSecurity, AboutPayment, ToTeam or ToCoach says otherwise.
	Class Class
	// Compose writes the letter about the row with this id, from what the row says now. It may return ErrGone,
	// or tasks.Snooze when it is too early.
	Compose func(ctx context.Context, id uuid.UUID) (Message, error)
	// Samples writes the letter about somebody invented, for looking at: once, or more often when it has more than one face.
	// It reads nothing.
	Samples func() ([]Message, error)
	// Sent is called when the letter about the row was handed over, and may be nil; see WhenSent.
	Sent func(ctx context.Context, id uuid.UUID) error
}

// AboutSecurity is the letter, marked as one about the safety of an account.
func (l Template) AboutSecurity() Template {
	l.Class = Security
	return l
}

// AboutPayment is the letter, marked as one about what its reader pays.
func (l Template) AboutPayment() Template {
	l.Class = Payment
	return l
}

// ToTeam is the letter, marked as one to the team.
func (l Template) ToTeam() Template {
	l.Class = Internal
	return l
}

// ToCoach is the letter, marked as one to a coach about their work.
func (l Template) ToCoach() Template {
	l.Class = Work
	return l
}

// WhenSent is the letter, with what is to be noted once a mail server took it. That is tried once: what it notes may be
// missing when a machine fails at that moment, and must never be needed to tell whether the letter went out.
func (l Template) WhenSent(do func(ctx context.Context, id uuid.UUID) error) Template {
	l.Sent = do
	return l
}

// New makes a kind of letter: read finds the row (and returns ErrGone when there is none), write says what the letter
// about it says, and samples are rows of invented people, for the gallery and the tests that look at every letter: one at
// least, and one for each way in which the letter can turn out.
func New[Row any](kind string, read func(context.Context, uuid.UUID) (Row, error), write func(Row) Draft, sample Row, more ...Row) Template {
	return Template{
		Kind: kind, Class: Notice,
		Compose: func(ctx context.Context, id uuid.UUID) (Message, error) {
			row, err := read(ctx, id)
			if err != nil {
				return Message{}, err
			}
			return write(row).Message()
		},
		Samples: func() ([]Message, error) {
			var mails []Message
			for _, row := range append([]Row{sample}, more...) {
				mail, err := write(row).Message()
				if err != nil {
					return nil, err
				}
				mails = append(mails, mail)
			}
			return mails, nil
		},
	}
}

// Registry holds every kind of letter that there is. It is filled at the start, before anything is queued.
type Registry struct{ letters map[string]Template }

// NewRegistry makes a book of these letters.
func NewRegistry(all ...Template) *Registry {
	b := &Registry{letters: map[string]Template{}}
	b.Add(all...)
	return b
}

var kindPattern = regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)

// Add registers letters. A kind that is badly named, or there already, is a mistake in the program, and panics.
func (b *Registry) Add(all ...Template) {
	for _, letter := range all {
		if _, there := b.letters[letter.Kind]; there || !kindPattern.MatchString(letter.Kind) {
			panic(fmt.Sprintf("letters: the kind %q is badly named or registered twice", letter.Kind))
		}
		b.letters[letter.Kind] = letter
	}
}

// Has tells whether there is such a kind.
func (b *Registry) Has(kind string) bool {
	_, there := b.letters[kind]
	return there
}

// All lists the letters by kind.
func (b *Registry) All() []Template {
	all := make([]Template, 0, len(b.letters))
	for _, kind := range slices.Sorted(maps.Keys(b.letters)) {
		all = append(all, b.letters[kind])
	}
	return all
}

// Compose writes the letter that the reference names, from what its row says now. It may return ErrGone.
func (b *Registry) Compose(ctx context.Context, ref Ref) (Message, error) {
	letter, there := b.letters[ref.Kind]
	if !there {
		return Message{}, fmt.Errorf("letters: there is no kind %q", ref.Kind)
	}
	return letter.Compose(ctx, ref.ID)
}

// Sent notes that the letter which the reference names was handed over.
func (b *Registry) Sent(ctx context.Context, ref Ref) error {
	if sent := b.letters[ref.Kind].Sent; sent != nil {
		return sent(ctx, ref.ID)
	}
	return nil
}
