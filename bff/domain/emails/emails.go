package emails

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"

	"aangan/bff/domain/copy"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Ref identifies one email: its kind, and the row it is about.
type Ref struct {
	Kind string
	ID   uuid.UUID
}

// Queue takes emails to render and send later.
type Queue interface {
	// Enqueue enqueues an email in the caller's transaction: it is sent once after the commit, and never after a
	// rollback. Returns an error for an unregistered kind.
	Enqueue(ctx context.Context, tx pgx.Tx, ref Ref) error
}

// Address is an email address. Name may be empty, and may be any text.
type Address struct{ Name, Email string }

// Links are the public origins of the three apps, without a slash at the end, and the team's email address.
type Links struct{ Site, Member, Coach, Team string }

// Message is a rendered email. A ReplyTo without an Email means that replies go to the sender.
type Message struct {
	To, ReplyTo Address
	Subject     string
	// Language is the code of the language that the email is written in.
	Language string
	// Text and HTML have the same content; every recipient gets both.
	Text, HTML string
	// Unsubscribe is empty for an email that cannot be stopped.
	Unsubscribe Unsubscribe
	// Attachments are usually empty.
	Attachments []Attachment
}

// ErrGone is returned by an email's read function if the row was deleted or the email is no longer needed. It is then
// dropped.
var ErrGone = errors.New("emails: the email's row was deleted")

// Class is the purpose of an email, which decides whether the recipient can unsubscribe.
type Class string

// Notice is any email that its recipient can stop. Security is about account security and cannot be stopped, because
// an intruder could stop it first. Internal goes to the team. Work goes to a coach about their work, as long as they
// do it. Payment is about a member's payments and cannot be stopped, because they are charged.
const (
	Notice   Class = "notice"
	Security Class = "security"
	Payment  Class = "payment"
	Internal Class = "internal"
	Work     Class = "work"
)

// Template is one kind of email.
type Template struct {
	// Kind is permanent: emails are queued under this name while new versions roll out.
	Kind string
	// Class is Notice unless AboutSecurity, AboutPayment, ToTeam or ToCoach sets another.
	Class Class
	// Compose renders the email about the row with this id, from its current data. It may return ErrGone, or
	// tasks.Snooze if it is too early.
	Compose func(ctx context.Context, id uuid.UUID) (Message, error)
	// Samples renders the email about invented people, in a language if it is to members: once per variant. It reads
	// nothing.
	Samples func(language string) ([]Message, error)
	// Sent runs after the email about the row was sent, and may be nil; see WhenSent.
	Sent func(ctx context.Context, id uuid.UUID) error
}

// AboutSecurity returns the template as one about account security.
func (l Template) AboutSecurity() Template {
	l.Class = Security
	return l
}

// AboutPayment returns the template as one about the recipient's payments.
func (l Template) AboutPayment() Template {
	l.Class = Payment
	return l
}

// ToTeam returns the template as one to the team.
func (l Template) ToTeam() Template {
	l.Class = Internal
	return l
}

// ToCoach returns the template as one to a coach about their work.
func (l Template) ToCoach() Template {
	l.Class = Work
	return l
}

// WhenSent returns the template with a function that runs after a mail server accepted the email. It runs once: its
// effect may be missing after a crash, so it must not decide whether the email was sent.
func (l Template) WhenSent(do func(ctx context.Context, id uuid.UUID) error) Template {
	l.Sent = do
	return l
}

// New returns the template of an email in English, to coaches or the team. Read returns the row's current data, and
// write the email about it.
func New[Row any](kind string, read func(context.Context, uuid.UUID) (Row, error), write func(Row) Draft, sample Row, more ...Row) Template {
	return Compose(kind, read, nil, func(_ *copy.Catalog, row Row) (Draft, error) { return write(row), nil }, append([]Row{sample}, more...))
}

// ToMember returns the template of an email in its recipient's language: write has the texts of the language that
// languageOf returns for the row.
func ToMember[Row any](
	kind string, read func(context.Context, uuid.UUID) (Row, error), languageOf func(Row) string, write func(*copy.Catalog, Row) Draft,
	sample Row, more ...Row,
) Template {
	return Compose(kind, read, languageOf, func(in *copy.Catalog, row Row) (Draft, error) { return write(in, row), nil }, append([]Row{sample}, more...))
}

// Compose returns the template of an email whose rendering can fail, in the language that languageOf returns for the
// row. Without languageOf it is English, and so are its samples.
func Compose[Row any](
	kind string, read func(context.Context, uuid.UUID) (Row, error), languageOf func(Row) string, write func(*copy.Catalog, Row) (Draft, error),
	samples []Row,
) Template {
	isEnglish := languageOf == nil
	if isEnglish {
		languageOf = func(Row) string { return copy.SourceLanguage }
	}
	render := func(language string, row Row) (Message, error) {
		in := copy.In(language)
		draft, err := write(in, row)
		if err != nil {
			return Message{}, err
		}
		draft.Language = in.Language()
		return draft.Message()
	}
	return Template{
		Kind: kind, Class: Notice,
		Compose: func(ctx context.Context, id uuid.UUID) (Message, error) {
			row, err := read(ctx, id)
			if err != nil {
				return Message{}, err
			}
			return render(languageOf(row), row)
		},
		Samples: func(language string) ([]Message, error) {
			var mails []Message
			if isEnglish {
				language = copy.SourceLanguage
			}
			for _, row := range samples {
				mail, err := render(language, row)
				if err != nil {
					return nil, err
				}
				mails = append(mails, mail)
			}
			return mails, nil
		},
	}
}

// Registry holds every kind of email. It is filled at start, before anything is enqueued.
type Registry struct{ letters map[string]Template }

// NewRegistry returns a registry of these emails.
func NewRegistry(all ...Template) *Registry {
	b := &Registry{letters: map[string]Template{}}
	b.Add(all...)
	return b
}

var kindPattern = regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)

// Add registers emails. An invalid or repeated kind is a bug and panics.
func (b *Registry) Add(all ...Template) {
	for _, letter := range all {
		if _, there := b.letters[letter.Kind]; there || !kindPattern.MatchString(letter.Kind) {
			panic(fmt.Sprintf("emails: the kind %q has an invalid name or is registered twice", letter.Kind))
		}
		b.letters[letter.Kind] = letter
	}
}

// Has reports whether the kind is registered.
func (b *Registry) Has(kind string) bool {
	_, there := b.letters[kind]
	return there
}

// All returns the emails ordered by kind.
func (b *Registry) All() []Template {
	all := make([]Template, 0, len(b.letters))
	for _, kind := range slices.Sorted(maps.Keys(b.letters)) {
		all = append(all, b.letters[kind])
	}
	return all
}

// Compose renders the email of a reference from its row's current data. It may return ErrGone.
func (b *Registry) Compose(ctx context.Context, ref Ref) (Message, error) {
	letter, there := b.letters[ref.Kind]
	if !there {
		return Message{}, fmt.Errorf("emails: unknown kind %q", ref.Kind)
	}
	return letter.Compose(ctx, ref.ID)
}

// Sent records that the email of a reference was sent.
func (b *Registry) Sent(ctx context.Context, ref Ref) error {
	if sent := b.letters[ref.Kind].Sent; sent != nil {
		return sent(ctx, ref.ID)
	}
	return nil
}
