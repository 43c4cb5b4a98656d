package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// fileVersion is the version of the state file's format.
const fileVersion = 1

// state is the sandbox's stored state. Times are seconds since 1970. Those of a customer's objects are in that
// customer's own time, which is ahead by the skipped time; only wire.go converts them to the times in responses.
type state struct {
	Version int `json:"version"`
	// Seq numbers created objects, so that lists have an order even within a second.
	Seq           int64                      `json:"seq"`
	Customers     map[string]*customer       `json:"customers"`
	Products      map[string]*product        `json:"products"`
	Prices        map[string]*price          `json:"prices"`
	Subscriptions map[string]*subscription   `json:"subscriptions"`
	Invoices      map[string]*invoice        `json:"invoices"`
	Intents       map[string]*intent         `json:"intents"`
	Charges       map[string]*charge         `json:"charges"`
	Methods       map[string]*method         `json:"methods"`
	Sessions      map[string]*portalSession  `json:"sessions"`
	Events        map[string]*event          `json:"events"`
	Keys          map[string]*rememberedCall `json:"keys"`
	// Outbox holds the undelivered webhooks, oldest first.
	Outbox []*delivery `json:"outbox"`
}

func newState() *state {
	return &state{
		Version: fileVersion, Customers: map[string]*customer{}, Products: map[string]*product{}, Prices: map[string]*price{},
		Subscriptions: map[string]*subscription{}, Invoices: map[string]*invoice{}, Intents: map[string]*intent{}, Charges: map[string]*charge{},
		Methods: map[string]*method{}, Sessions: map[string]*portalSession{}, Events: map[string]*event{}, Keys: map[string]*rememberedCall{},
	}
}

// made holds the fields of all objects.
type made struct {
	ID      string `json:"id"`
	Seq     int64  `json:"seq"`
	Created int64  `json:"created"`
}

func (m made) order() int64 { return m.Seq }

type customer struct {
	made
	Email, Name, Description, Phone string
	Metadata                        map[string]string
	// DefaultMethod is invoice_settings.default_payment_method.
	DefaultMethod string
	Currency      string
	InvoicePrefix string
	NextInvoice   int
	Deleted       bool
	// Skipped is the number of seconds by which this customer's time is ahead.
	Skipped int64
}

type product struct {
	made
	Active                                               bool
	Name, Description, StatementDescriptor, DefaultPrice string
	Metadata                                             map[string]string
	Updated                                              int64
}

type price struct {
	made
	Active                                 bool
	Product, Currency, LookupKey, Nickname string
	Cents                                  int64
	// Interval and Count are the billing period; an empty interval is a one-time price.
	Interval string
	Count    int
	Metadata map[string]string
}

type subscription struct {
	made
	Customer, Item, Price string
	Status                string
	Metadata              map[string]string
	Description           string
	Anchor                int64
	PeriodStart           int64
	PeriodEnd             int64
	TrialStart, TrialEnd  int64
	// MissingMethod is the action at a trial's end without a card: cancel, create_invoice or pause.
	MissingMethod string
	// WillEndTold is true if the event trial_will_end was sent.
	WillEndTold       bool
	CancelAtPeriodEnd bool
	// CancelAt is the scheduled end; zero without one.
	CancelAt   int64
	CanceledAt int64
	EndedAt    int64
	// ResumesAt is pause_collection.resumes_at; zero without a pause. Invoices become void until then.
	ResumesAt int64
	// CancelReason, Feedback and Comment are cancellation_details.
	CancelReason, Feedback, Comment string
	DefaultMethod                   string
	// SaveMethod is payment_settings.save_default_payment_method.
	SaveMethod string
	// CardsOnly is the setting payment_settings.payment_method_types.
	CardsOnly          bool
	LatestInvoice      string
	PendingSetupIntent string
}

type invoice struct {
	made
	Customer, Subscription, Price string
	Secret                        string
	Number                        string
	Status                        string
	Reason                        string
	Description                   string
	Cents                         int64
	Currency                      string
	// PeriodStart and PeriodEnd are the invoice's own period, which for a renewal is the previous one; its line has the
	// paid period.
	PeriodStart, PeriodEnd        int64
	LineStart, LineEnd            int64
	Line                          string
	Intent, Charge                string
	Attempts                      int
	Attempted                     bool
	AutoAdvance                   bool
	NextAttempt                   int64
	FirstFailed                   int64
	FinalizedAt, PaidAt, VoidedAt int64
	CustomerEmail, CustomerName   string
	SubscriptionMetadata          map[string]string
}

// intent is a payment intent (it has an amount) or a setup intent (it has none).
type intent struct {
	made
	Setup                     bool
	Secret, Customer, Invoice string
	Subscription              string
	Cents                     int64
	Currency                  string
	Status                    string
	Method                    string
	Description               string
	Metadata                  map[string]string
	Usage                     string
	LastError                 *Error
	Charge                    string
	Received                  int64
	CanceledAt                int64
	CancelReason              string
	ReturnURL                 string
	SDK                       bool
	Automatic                 bool
}

type charge struct {
	made
	Customer, Invoice, Intent, Method string
	Subscription                      string
	Cents                             int64
	Currency                          string
	Paid                              bool
	Failure                           *Error
}

type method struct {
	made
	Customer string
	// Card is the published test number; only those are accepted, so a real card is never stored.
	Card              string
	ExpMonth, ExpYear int
	Billing           map[string]string
	Metadata          map[string]string
	// Authenticated is true if the second step was completed, so that later charges need none.
	Authenticated bool
}

type portalSession struct {
	made
	Customer, Secret, ReturnURL string
}

// load reads the state. An invalid file is an error that names it, and never an empty state.
func load(file string) (*state, error) {
	if file == "" {
		return newState(), nil
	}
	content, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return newState(), nil
	}
	if err != nil {
		return nil, fmt.Errorf("the payment sandbox cannot read its state: %w", err)
	}
	s := newState()
	if err := json.Unmarshal(content, s); err != nil {
		return nil, fmt.Errorf("the payment sandbox cannot read %s (%w): replace it with a valid copy, or delete it to start without customers", file, err)
	}
	if s.Version != fileVersion {
		return nil, fmt.Errorf("%s has version %d, and this payment sandbox supports version %d: delete it to start without customers", file, s.Version, fileVersion)
	}
	return s, nil
}

// keep saves the state.
func (s *Sandbox) keep() error {
	if s.options.File == "" {
		return nil
	}
	written, err := json.Marshal(s.state)
	if err == nil {
		err = write(s.options.File, written)
	}
	if err != nil {
		return fmt.Errorf("the payment sandbox cannot save its state: %w", err)
	}
	return nil
}

// write writes a temporary file and renames it, so that the file is always complete.
func write(file string, content []byte) (err error) {
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return err
	}
	beside, err := os.CreateTemp(filepath.Dir(file), ".payments-")
	if err != nil {
		return err
	}
	_, err = beside.Write(content)
	if err == nil {
		err = beside.Sync()
	}
	if err = errors.Join(err, beside.Close()); err == nil {
		err = os.Rename(beside.Name(), file)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(beside.Name()))
	}
	return err
}

// unix converts seconds since 1970; zero becomes the zero time.
func unix(at int64) time.Time {
	if at == 0 {
		return time.Time{}
	}
	return time.Unix(at, 0).UTC()
}
