package membership

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/datetext"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails in this package. Receipts and failed payments are enqueued for an invoice, the end for a
// subscription, and the free days for the member.
const (
	receiptKind   = "payment-receipt"
	failedKind    = "payment-failed"
	endedKind     = "membership-ended"
	trialEndsKind = "trial-ends"
)

// Emails returns the emails to members. All but the last are about payments and cannot be unsubscribed from.
func (s *Service) Emails() []emails.Template {
	at := time.Date(2026, 11, 21, 15, 30, 0, 0, time.UTC)
	number, brand, last4, status := "A1B2C3D4-0001", "visa", "4242", StatusPastDue
	invoice := store.LetterAboutInvoiceRow{
		Email: "asha@aangan.example", FirstName: "Asha", TimeZone: "America/Chicago", There: true, CardBrand: &brand, CardLast4: &last4,
		Invoice: store.Invoice{
			Number: &number, Status: InvoicePaid, Cents: 8000, CentsPaid: 8000, Currency: "usd", PeriodStart: at, PeriodEnd: at.AddDate(0, 1, 0), CreatedAt: at, PaidAt: &at,
		},
	}
	late := invoice
	late.Invoice.Status, late.Invoice.PaidAt, late.SubscriptionStatus = InvoiceOpen, nil, &status
	until := at.Add(grace)
	late.AccessUntil = &until
	cancelled := store.LetterAboutSubscriptionRow{Email: "asha@aangan.example", FirstName: "Asha", Subscription: store.Subscription{Status: StatusCanceled}}
	given := cancelled
	given.Subscription.UnpaidSince = &at
	paused := cancelled
	month := at.AddDate(0, 1, 0)
	paused.TimeZone = "America/Chicago"
	paused.Subscription = store.Subscription{Status: StatusActive, Cents: 8000, Currency: "usd", PeriodStart: at, PeriodEnd: month, ResumesAt: &at}
	trial := store.LetterAboutTrialRow{
		Email: "asha@aangan.example", FirstName: "Asha", TimeZone: "America/Chicago", UnsubscribeKey: uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"), TrialEndsAt: at,
	}
	return []emails.Template{
		emails.ToMember(receiptKind, s.paidInvoice, func(row store.LetterAboutInvoiceRow) string { return row.DisplayLanguage }, s.receipt, invoice).AboutPayment(),
		emails.ToMember(failedKind, s.unpaidInvoice, func(row store.LetterAboutInvoiceRow) string { return row.DisplayLanguage }, s.failed, late).AboutPayment(),
		emails.ToMember(endedKind, s.endedSubscription, func(row store.LetterAboutSubscriptionRow) string { return row.DisplayLanguage }, s.ended, cancelled, given).AboutPayment(),
		emails.ToMember(pauseEndsKind, s.pausedSubscription, func(row store.LetterAboutSubscriptionRow) string { return row.DisplayLanguage }, s.pauseEnds, paused).AboutPayment(),
		emails.ToMember(trialEndsKind, s.trialThatEnds, func(row store.LetterAboutTrialRow) string { return row.DisplayLanguage }, s.trialEnds, trial),
	}
}

func (s *Service) invoice(ctx context.Context, letter uuid.UUID) (store.LetterAboutInvoiceRow, error) {
	row, err := s.q.LetterAboutInvoice(ctx, s.pool, letter)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && !row.There) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read an email's data: %w", err)
	}
	return row, nil
}

// paidInvoice returns the data of a receipt; emails.ErrGone if the invoice is no longer paid.
func (s *Service) paidInvoice(ctx context.Context, letter uuid.UUID) (store.LetterAboutInvoiceRow, error) {
	row, err := s.invoice(ctx, letter)
	if err == nil && row.Invoice.Status != InvoicePaid {
		return row, emails.ErrGone
	}
	return row, err
}

// unpaidInvoice returns the data of the email about a failed payment; emails.ErrGone if it was paid since or is no
// longer charged.
func (s *Service) unpaidInvoice(ctx context.Context, letter uuid.UUID) (store.LetterAboutInvoiceRow, error) {
	row, err := s.invoice(ctx, letter)
	if err == nil && (row.Invoice.Status != InvoiceOpen || row.SubscriptionStatus == nil || *row.SubscriptionStatus != StatusPastDue) {
		return row, emails.ErrGone
	}
	return row, err
}

func (s *Service) receipt(in *copy.Catalog, row store.LetterAboutInvoiceRow) emails.Draft {
	said := in.PaymentLetters.Receipt
	day := func(at time.Time) string { return datetext.Date(in.Language(), at.In(zoneOf(row.TimeZone))) }
	facts := []emails.Fact{{Label: said.Amount, Value: money(row.Invoice.CentsPaid, row.Invoice.Currency)}}
	if row.Invoice.PaidAt != nil {
		facts = append(facts, emails.Fact{Label: said.Date, Value: day(*row.Invoice.PaidAt)})
	}
	facts = append(facts, emails.Fact{Label: said.Paid, Value: said.Period.Fill("from", day(row.Invoice.PeriodStart), "until", day(row.Invoice.PeriodEnd))})
	if row.Invoice.Number != nil {
		facts = append(facts, emails.Fact{Label: said.Number, Value: *row.Invoice.Number})
	}
	return s.withPaymentParts(in, row.Email, row.FirstName, emails.Draft{
		Subject: said.Subject, Paragraphs: []string{said.Text}, Facts: facts, Button: s.plan(said.Button), Closing: []string{said.Stop},
	})
}

func (s *Service) failed(in *copy.Catalog, row store.LetterAboutInvoiceRow) emails.Draft {
	said := in.PaymentLetters.Failed
	draft := emails.Draft{
		Subject:    said.Subject,
		Paragraphs: []string{said.Text.Fill("amount", money(row.Invoice.Cents, row.Invoice.Currency))},
		Button:     s.plan(said.Button), Closing: []string{said.Mind},
	}
	rests := said.Over
	if row.AccessUntil != nil && s.now().Before(*row.AccessUntil) {
		rests = said.Until.Fill("time", datetext.FullDate(in.Language(), row.AccessUntil.In(zoneOf(row.TimeZone))))
	}
	draft.Paragraphs = append(draft.Paragraphs, rests, said.Mend)
	if row.CardBrand != nil && row.CardLast4 != nil {
		draft.Facts = []emails.Fact{{Label: said.CardLabel, Value: in.PaymentLetters.CardEnding.Fill("brand", cardName(in, *row.CardBrand), "last4", *row.CardLast4)}}
	}
	return s.withPaymentParts(in, row.Email, row.FirstName, draft)
}

// endedSubscription returns the data of the email about an end; emails.ErrGone if there is access again.
func (s *Service) endedSubscription(ctx context.Context, letter uuid.UUID) (store.LetterAboutSubscriptionRow, error) {
	row, err := s.q.LetterAboutSubscription(ctx, s.pool, letter)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read an email's data: %w", err)
	}
	if !row.There || (row.AccessUntil != nil && s.now().Before(*row.AccessUntil)) {
		return row, emails.ErrGone
	}
	return row, nil
}

func (s *Service) ended(in *copy.Catalog, row store.LetterAboutSubscriptionRow) emails.Draft {
	said := in.PaymentLetters.Ended
	why := said.Cancelled
	if row.Subscription.UnpaidSince != nil {
		why = said.Unpaid
	}
	return s.withPaymentParts(in, row.Email, row.FirstName, emails.Draft{
		Subject: said.Subject, Paragraphs: []string{why, said.Stays}, Button: s.plan(said.Button), Closing: []string{said.Again},
	})
}

// trialThatEnds returns the data of the email about the last free days, or tasks.Snooze during quiet hours. Returns
// emails.ErrGone if the member does not want it, has subscribed, or the trial is over.
func (s *Service) trialThatEnds(ctx context.Context, member uuid.UUID) (store.LetterAboutTrialRow, error) {
	row, err := s.q.LetterAboutTrial(ctx, s.pool, member)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read an email's data: %w", err)
	}
	now := s.now()
	if !row.Wanted || !now.Before(row.TrialEndsAt) || (row.AccessUntil != nil && now.Before(*row.AccessUntil)) {
		return row, emails.ErrGone
	}
	if s.quiet != nil {
		if end := s.quiet(row.QuietFrom, row.QuietUntil, row.TimeZone, now); end.After(now) {
			return row, tasks.Snooze(end)
		}
	}
	return row, nil
}

// writeThatTrialEnds enqueues the email, once per member. It does nothing without a queue.
func (s *Service) writeThatTrialEnds(ctx context.Context, tx pgx.Tx, member identity.MemberID) error {
	if s.queue == nil {
		return nil
	}
	first, err := s.q.NoteTrialLetter(ctx, tx, member.UUID())
	if err != nil || first == 0 {
		return err
	}
	return s.queue.Enqueue(ctx, tx, emails.Ref{Kind: trialEndsKind, ID: member.UUID()})
}

func (s *Service) trialEnds(in *copy.Catalog, row store.LetterAboutTrialRow) emails.Draft {
	said := in.PaymentLetters.TrialEnds
	return emails.Draft{
		To: emails.Address{Email: row.Email}, Subject: said.Subject, Greeting: emails.Greeting(in, row.FirstName),
		Paragraphs:  []string{said.Text.Fill("time", datetext.FullDate(in.Language(), row.TrialEndsAt.In(zoneOf(row.TimeZone)))), said.Charged, said.Go},
		Button:      s.plan(said.Button),
		Closing:     []string{said.Nothing, in.PaymentLetters.Signature},
		SmallPrint:  []string{said.Why},
		Unsubscribe: emails.ForMember(s.places, row.UnsubscribeKey, emails.Everything),
	}
}

// withPaymentParts adds the shared parts of all emails about payments.
func (s *Service) withPaymentParts(in *copy.Catalog, email, firstName string, draft emails.Draft) emails.Draft {
	said := in.PaymentLetters
	draft.To, draft.ReplyTo, draft.Greeting = emails.Address{Email: email}, emails.Address{Email: s.places.Team}, emails.Greeting(in, firstName)
	draft.Closing, draft.SmallPrint = append(draft.Closing, said.Signature), []string{said.Why}
	return draft
}

// plan returns the button to the page about the plan.
func (s *Service) plan(label string) *emails.Button {
	return &emails.Button{Label: label, URL: s.places.Member + "/subscribe"}
}

func zoneOf(name string) *time.Location {
	zone, err := time.LoadLocation(name)
	if err != nil {
		return time.UTC // A zone that the embedded zone database lacks.
	}
	return zone
}

// money formats an amount in minor units as Americans write it: "$80.00". For another currency it adds the code.
func money(cents int32, currency string) string {
	amount := fmt.Sprintf("%d.%02d", cents/100, cents%100)
	if currency == "usd" {
		return "$" + amount
	}
	return amount + " " + strings.ToUpper(currency)
}

// cardName returns the display name of a card's brand: the provider's value, capitalized.
func cardName(in *copy.Catalog, brand string) string {
	switch brand {
	case "amex":
		return "American Express"
	case "jcb":
		return "JCB"
	case "diners":
		return "Diners Club"
	case "unionpay":
		return "UnionPay"
	case "", "unknown":
		return in.PaymentLetters.SomeCard
	}
	return strings.ToUpper(brand[:1]) + brand[1:]
}
