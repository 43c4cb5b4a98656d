package membership

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// reading is a customer's whole state at the provider.
type reading struct {
	subscriptions []ProviderSubscription
	invoices      []ProviderInvoice
	// gone is true if the provider deleted the customer.
	gone bool
}

// sync reads a payer (payers.id) from the provider and writes its state with all consequences: access, emails, the
// bell, and live events. Notices that arrived before the read began are applied by it.
//
// It may run at any time, any number of times, in many processes. Reads are numbered when they begin, and an earlier
// read never overwrites a later one; since notices follow changes, the later read includes everything that a dropped
// one has. No database connection is held during the requests. A payer who has left is not an error; other errors are
// those of Provider or of the database.
//
// A new card is not applied by a read: it must be made the charged one (readAnew) and waits for that.
func (s *Service) sync(ctx context.Context, payer uuid.UUID) error {
	return s.syncAfter(ctx, payer, nil)
}

// syncAfter does the same as sync, after these events about cards were handled.
func (s *Service) syncAfter(ctx context.Context, payer uuid.UUID, cards []uuid.UUID) error {
	row, err := s.q.AskPayer(ctx, s.pool, payer)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && row.CustomerID == nil) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("number a read: %w", err)
	}
	events, err := s.q.UnsettledEvents(ctx, s.pool, *row.CustomerID)
	if err != nil {
		return fmt.Errorf("find unsettled events: %w", err)
	}
	events = slices.DeleteFunc(events, func(e store.UnsettledEventsRow) bool {
		return e.Type == setupSucceeded && !slices.Contains(cards, e.ID)
	})
	read, err := s.read(ctx, *row.CustomerID, events)
	if err != nil {
		return fmt.Errorf("read a customer: %w", err)
	}
	return s.write(ctx, row, read, events)
}

func (s *Service) read(ctx context.Context, customer string, events []store.UnsettledEventsRow) (reading, error) {
	found, err := s.list(ctx, customer)
	if err == nil {
		var changed bool
		if changed, err = s.windUp(ctx, customer, found); err == nil && changed {
			found, err = s.list(ctx, customer)
		}
	}
	// A missing customer is believed only if the provider reports its deletion: with the keys of another account every
	// customer is missing, and all memberships would end.
	deleted := slices.ContainsFunc(events, func(e store.UnsettledEventsRow) bool { return e.Type == customerDeleted })
	if errors.Is(err, ErrMissing) && deleted {
		return reading{gone: true}, nil
	}
	return found, err
}

// list reads a customer's current state.
func (s *Service) list(ctx context.Context, customer string) (found reading, err error) {
	if found.subscriptions, err = s.provider.Subscriptions(ctx, customer); err == nil {
		found.invoices, err = s.provider.Invoices(ctx, customer)
	}
	return found, err
}

// write stores a read in one transaction. Lock order: the member's row, the payer, the member's notifications and
// mailbox.
func (s *Service) write(ctx context.Context, payer store.Payer, read reading, events []store.UnsettledEventsRow) error {
	changed, owner := false, mailbox.MemberOwner(identity.MemberID(payer.MemberID))
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockMember(ctx, tx, payer.MemberID)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // The member has left since.
		}
		if err != nil {
			return err
		}
		if _, err := s.q.ApplyPayer(ctx, tx, store.ApplyPayerParams{ID: payer.ID, Asked: payer.Asked}); errors.Is(err, pgx.ErrNoRows) {
			return nil // A later read was written first, and applied these events too.
		} else if err != nil {
			return err
		}
		w := writing{s: s, tx: tx, member: member, payer: payer, now: s.now()}
		if changed, err = w.write(ctx, read); err != nil {
			return err
		}
		if changed {
			if err := mailbox.Append(ctx, tx, owner, mailbox.KindUser); err != nil {
				return err
			}
		}
		ids := make([]uuid.UUID, len(events))
		for i, event := range events {
			ids[i] = event.ID
		}
		return s.q.SettleEvents(ctx, tx, ids)
	})
	if err != nil {
		return fmt.Errorf("store a customer's state: %w", err)
	}
	if changed {
		mailbox.Wake(s.waker, owner)
	}
	return nil
}

// writing is one read while it is written to the database.
type writing struct {
	s      *Service
	tx     pgx.Tx
	member store.Member
	payer  store.Payer
	now    time.Time
	// changed counts rows that differ from before.
	changed int64
}

func (w *writing) write(ctx context.Context, read reading) (changed bool, err error) {
	q := w.s.q
	oldSubs, err := q.SubscriptionsOf(ctx, w.tx, w.payer.MemberID)
	if err != nil {
		return false, err
	}
	oldInvoices, err := q.InvoicesOf(ctx, w.tx, w.payer.MemberID)
	if err != nil {
		return false, err
	}
	if read.gone {
		if w.changed, err = q.EndSubscriptions(ctx, w.tx, store.EndSubscriptionsParams{MemberID: w.payer.MemberID, At: w.now}); err != nil {
			return false, err
		}
		if oldSubs, err = q.SubscriptionsOf(ctx, w.tx, w.payer.MemberID); err != nil {
			return false, err
		}
		return w.changed > 0, w.noteAccess(ctx, oldSubs)
	}
	subs := subscriptionRows(w.payer.MemberID, read, oldSubs)
	invoices := invoiceRows(w.payer.MemberID, read.invoices, oldInvoices)
	// Reports are marked in the rows before these are written; the emails are enqueued once the rows exist.
	told := w.decide(subs, invoices)
	if err := w.rows(ctx, subs, invoices); err != nil {
		return false, err
	}
	if err := w.noteAccess(ctx, subs); err != nil {
		return false, err
	}
	if err := w.notify(ctx, told, subs); err != nil {
		return false, err
	}
	return w.changed > 0, nil
}

func (w *writing) rows(ctx context.Context, subs []store.Subscription, invoices []store.Invoice) error {
	q, member := w.s.q, w.payer.MemberID
	subIDs, invoiceIDs := make([]string, 0, len(subs)), make([]string, 0, len(invoices))
	for _, sub := range subs {
		rows, err := q.WriteSubscription(ctx, w.tx, store.WriteSubscriptionParams{
			ID: sub.ID, MemberID: sub.MemberID, Status: sub.Status, Variant: sub.Variant, Cents: sub.Cents, Currency: sub.Currency,
			Confirmed: sub.Confirmed, PeriodStart: sub.PeriodStart, PeriodEnd: sub.PeriodEnd, TrialEndsAt: sub.TrialEndsAt, CancelAt: sub.CancelAt,
			CanceledAt: sub.CanceledAt, EndedAt: sub.EndedAt, UnpaidSince: sub.UnpaidSince, CardBrand: sub.CardBrand, CardLast4: sub.CardLast4,
			CardExpMonth: sub.CardExpMonth, CardExpYear: sub.CardExpYear, CreatedAt: sub.CreatedAt, EndedEmailedAt: sub.EndedEmailedAt,
			LastRefusal: sub.LastRefusal, ResumesAt: sub.ResumesAt,
		})
		if err != nil {
			return err
		}
		w.changed += rows
		subIDs = append(subIDs, sub.ID)
	}
	for _, invoice := range invoices {
		rows, err := q.WriteInvoice(ctx, w.tx, store.WriteInvoiceParams{
			ID: invoice.ID, MemberID: invoice.MemberID, SubscriptionID: invoice.SubscriptionID, Number: invoice.Number, Status: invoice.Status,
			Cents: invoice.Cents, CentsPaid: invoice.CentsPaid, Currency: invoice.Currency, PeriodStart: invoice.PeriodStart,
			PeriodEnd: invoice.PeriodEnd, CreatedAt: invoice.CreatedAt, PaidAt: invoice.PaidAt, PaidEmailedAt: invoice.PaidEmailedAt, FailedEmailedAt: invoice.FailedEmailedAt,
		})
		if err != nil {
			return err
		}
		w.changed += rows
		invoiceIDs = append(invoiceIDs, invoice.ID)
	}
	dropped, err := q.KeepSubscriptions(ctx, w.tx, store.KeepSubscriptionsParams{MemberID: member, Ids: subIDs})
	if err != nil {
		return err
	}
	w.changed += dropped
	if dropped, err = q.KeepInvoices(ctx, w.tx, store.KeepInvoicesParams{MemberID: member, Ids: invoiceIDs}); err != nil {
		return err
	}
	w.changed += dropped
	return nil
}

func (w *writing) noteAccess(ctx context.Context, subs []store.Subscription) error {
	return w.s.q.NoteAccess(ctx, w.tx, store.NoteAccessParams{ID: w.payer.ID, AccessUntil: lastAccess(subs)})
}

// subscriptionRows returns the rows of a read, newest first, and keeps the marks of earlier reports.
func subscriptionRows(member uuid.UUID, read reading, old []store.Subscription) []store.Subscription {
	rows := make([]store.Subscription, 0, len(read.subscriptions))
	for _, from := range read.subscriptions {
		row := store.Subscription{
			ID: from.ID, MemberID: member, Status: from.Status, Variant: variantOf(from), Cents: int32(from.Cents), Currency: from.Currency,
			Confirmed: from.Confirmed() || wasPaid(from, read.invoices), PeriodStart: from.PeriodStart, PeriodEnd: from.PeriodEnd, TrialEndsAt: from.TrialEnd,
			CancelAt: from.CancelAt, CanceledAt: from.CanceledAt, EndedAt: from.EndedAt, CreatedAt: from.CreatedAt,
			ResumesAt: from.ResumesAt,
		}
		if from.CancelAtPeriodEnd && row.CancelAt == nil {
			row.CancelAt = &row.PeriodEnd
		}
		if card := from.Card; card != nil {
			month, year := int16(card.ExpMonth), int16(card.ExpYear)
			row.CardBrand, row.CardLast4, row.CardExpMonth, row.CardExpYear = &card.Brand, &card.Last4, &month, &year
		}
		row.UnpaidSince = unpaidSince(from, read.invoices)
		if i := slices.IndexFunc(old, func(o store.Subscription) bool { return o.ID == row.ID }); i >= 0 {
			row.EndedEmailedAt, row.LastRefusal = old[i].EndedEmailedAt, old[i].LastRefusal
			// Changes of its card after its end do not affect whether it was confirmed.
			row.Confirmed = row.Confirmed || (from.Ended() && old[i].Confirmed)
		}
		row.LastRefusal = lastRefusal(from, row.LastRefusal)
		rows = append(rows, row)
	}
	return rows
}

// wasPaid reports whether an ended subscription was paid at least once.
func wasPaid(sub ProviderSubscription, invoices []ProviderInvoice) bool {
	return sub.Status == StatusCanceled && slices.ContainsFunc(invoices, func(i ProviderInvoice) bool {
		return i.Subscription == sub.ID && i.Status == InvoicePaid && i.CentsPaid > 0
	})
}

// lastRefusal returns the bank's message when it declined the amount due; nil if nothing is due. While the provider
// sends none, as during the hour in which it drafts the next invoice, the previous message is kept.
func lastRefusal(from ProviderSubscription, before *string) *string {
	if from.Status != StatusPastDue && from.Status != StatusUnpaid {
		return nil
	}
	if from.Payment == nil || from.Payment.Refusal == "" {
		return before
	}
	return &from.Payment.Refusal
}

// variantOf returns the pricing variant of a subscription. One that was started in the provider's dashboard has the
// variant with the same price.
func variantOf(from ProviderSubscription) string {
	if from.Variant != "" {
		return from.Variant
	}
	for _, variant := range copy.PricingVariants {
		if variant.Cents == from.Cents {
			return variant.Code
		}
	}
	return copy.DefaultVariant
}

// invoiceCreate is the reason of the invoice with which a subscription begins.
const invoiceCreate = "subscription_create"

// unpaidSince returns the beginning of the first charged month that is unpaid; nil if nothing is due. It depends on
// the provider's data and not on when notices arrived.
func unpaidSince(sub ProviderSubscription, invoices []ProviderInvoice) *time.Time {
	if sub.Status != StatusPastDue && sub.Status != StatusUnpaid && sub.Status != StatusCanceled {
		return nil
	}
	var since *time.Time
	for _, invoice := range invoices {
		if invoice.Subscription == sub.ID && (owed(invoice) || forgone(sub, invoice)) && (since == nil || invoice.PeriodStart.Before(*since)) {
			since = &invoice.PeriodStart
		}
	}
	if since == nil && sub.Status != StatusCanceled {
		since = &sub.PeriodStart
	}
	return since
}

// owed reports whether a renewal's invoice was charged and is unpaid.
func owed(invoice ProviderInvoice) bool {
	return (invoice.Status == InvoiceOpen || invoice.Status == InvoiceUncollectible) && tried(invoice)
}

// forgone reports whether an invoice was due for the month in which its subscription ended, and was voided then.
func forgone(sub ProviderSubscription, invoice ProviderInvoice) bool {
	return sub.EndedAt != nil && invoice.Status == InvoiceVoid && invoice.PeriodEnd.After(*sub.EndedAt) && tried(invoice)
}

// tried reports whether an invoice is a renewal's and a card was charged for it.
func tried(invoice ProviderInvoice) bool {
	return invoice.Attempted && invoice.Cents > 0 && invoice.Reason != invoiceCreate
}

// invoiceRows returns the rows of a read, and keeps the marks of earlier reports.
func invoiceRows(member uuid.UUID, read []ProviderInvoice, old []store.Invoice) []store.Invoice {
	rows := make([]store.Invoice, 0, len(read))
	for _, from := range read {
		row := store.Invoice{
			ID: from.ID, MemberID: member, SubscriptionID: orNil(from.Subscription), Number: orNil(from.Number), Status: from.Status,
			Cents: int32(from.Cents), CentsPaid: int32(from.CentsPaid), Currency: from.Currency, PeriodStart: from.PeriodStart, PeriodEnd: from.PeriodEnd,
			CreatedAt: from.CreatedAt, PaidAt: from.PaidAt,
		}
		if i := slices.IndexFunc(old, func(o store.Invoice) bool { return o.ID == row.ID }); i >= 0 {
			row.PaidEmailedAt, row.FailedEmailedAt = old[i].PaidEmailedAt, old[i].FailedEmailedAt
		}
		rows = append(rows, row)
	}
	return rows
}

func orNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
