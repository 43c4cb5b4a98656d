package membership

import (
	"context"
	"errors"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/notification"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// notices holds the emails and notifications that follow from a read.
type notices struct {
	// paid and failed are ids of invoices, ended of subscriptions.
	paid, failed, ended []string
}

// decide returns what these rows have to report and have not reported yet, and marks it in the rows. A member who is
// leaving gets none.
func (w *writing) decide(subs []store.Subscription, invoices []store.Invoice) notices {
	var found notices
	if w.member.DeletionRequestedAt != nil {
		return found
	}
	status := map[string]store.Subscription{}
	for _, sub := range subs {
		status[sub.ID] = sub
	}
	for i := range invoices {
		invoice := &invoices[i]
		var of store.Subscription
		if invoice.SubscriptionID != nil {
			of = status[*invoice.SubscriptionID]
		}
		switch {
		case invoice.Status == InvoicePaid && invoice.CentsPaid > 0 && invoice.PaidEmailedAt == nil:
			invoice.PaidEmailedAt = &w.now
			found.paid = append(found.paid, invoice.ID)
		case invoice.Status == InvoiceOpen && of.Status == StatusPastDue && of.Confirmed && invoice.FailedEmailedAt == nil &&
			of.UnpaidSince != nil && !invoice.PeriodStart.Before(*of.UnpaidSince):
			invoice.FailedEmailedAt = &w.now
			found.failed = append(found.failed, invoice.ID)
		}
	}
	found.ended = w.decideEnded(subs)
	return found
}

// decideEnded returns the memberships that have ended and were not reported. While another one runs there is nothing
// to report, now or later.
func (w *writing) decideEnded(subs []store.Subscription) (ended []string) {
	last := lastAccess(subs)
	open := last != nil && w.now.Before(*last)
	for i := range subs {
		sub := &subs[i]
		over := sub.Confirmed && (sub.Status == StatusCanceled || ((sub.Status == StatusPastDue || sub.Status == StatusUnpaid) && !hasAccess(*sub, w.now)))
		switch {
		case !over:
			sub.EndedEmailedAt = nil
		case sub.EndedEmailedAt == nil:
			sub.EndedEmailedAt = &w.now
			if !open && len(ended) == 0 {
				ended = append(ended, sub.ID)
			}
		}
	}
	return ended
}

// notify enqueues the decided emails and updates the bell.
func (w *writing) notify(ctx context.Context, found notices, subs []store.Subscription) error {
	q, member := w.s.q, identity.MemberID(w.payer.MemberID)
	queue := func(kind string, ids []string, letterID func(context.Context, store.DBTX, string) (uuid.UUID, error)) error {
		for _, id := range ids {
			letter, err := letterID(ctx, w.tx, id)
			if err != nil {
				return err
			}
			if err := w.s.queue.Enqueue(ctx, w.tx, emails.Ref{Kind: kind, ID: letter}); err != nil {
				return err
			}
		}
		return nil
	}
	if err := errors.Join(
		queue(receiptKind, found.paid, q.InvoiceLetterID), queue(failedKind, found.failed, q.InvoiceLetterID),
		queue(endedKind, found.ended, q.SubscriptionLetterID),
	); err != nil {
		return err
	}
	if w.member.DeletionRequestedAt != nil {
		return nil
	}
	said, late, open := copy.Notifications, false, false
	for _, sub := range subs {
		late = late || (sub.Confirmed && (sub.Status == StatusPastDue || sub.Status == StatusUnpaid))
		open = open || hasAccess(sub, w.now)
	}
	if !late {
		if err := withdraw(ctx, w.tx, member, said.PaymentLate.Title); err != nil {
			return err
		}
	} else if len(found.failed) > 0 {
		if _, err := notification.Add(ctx, w.tx, member, notification.TypeSubscription, said.PaymentLate.Title, said.PaymentLate.Text.Fill()); err != nil {
			return err
		}
	}
	if open {
		// A subscriber does not need the notice that the trial ends.
		return withdraw(ctx, w.tx, member, said.TrialEnding.Title)
	}
	return nil
}

func withdraw(ctx context.Context, tx pgx.Tx, member identity.MemberID, title string) error {
	_, err := notification.Withdraw(ctx, tx, member, notification.TypeSubscription, title)
	return err
}
