package userdata

import (
	"context"
	"errors"
	"time"

	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// ExportPayer is the member's data at the payment provider.
type ExportPayer struct {
	Customer  string    `json:"customer"`
	CreatedAt time.Time `json:"createdAt"`
}

// ExportSubscription is a current or past subscription. Times that do not apply are null.
type ExportSubscription struct {
	ID            string     `json:"id"`
	Status        string     `json:"status"`
	Plan          string     `json:"plan"`
	Cents         int        `json:"cents"`
	Currency      string     `json:"currency"`
	Confirmed     bool       `json:"confirmed"`
	PeriodStart   time.Time  `json:"periodStart"`
	PeriodEnd     time.Time  `json:"periodEnd"`
	TrialEndsAt   *time.Time `json:"trialEndsAt"`
	CancelAt      *time.Time `json:"cancelAt"`
	CanceledAt    *time.Time `json:"canceledAt"`
	EndedAt       *time.Time `json:"endedAt"`
	UnpaidSince   *time.Time `json:"unpaidSince"`
	ResumesAt     *time.Time `json:"resumesAt"`
	PauseMailedAt *time.Time `json:"pauseMailedAt"`
	LastRefusal   *string    `json:"lastRefusal"`
	CardBrand     *string    `json:"cardBrand"`
	CardLast4     *string    `json:"cardLast4"`
	CardExpMonth  *int       `json:"cardExpMonth"`
	CardExpYear   *int       `json:"cardExpYear"`
	CreatedAt     time.Time  `json:"createdAt"`
	EndMailedAt   *time.Time `json:"endMailedAt"`
}

// ExportInvoice is a charge. Times that do not apply are null.
type ExportInvoice struct {
	ID              string     `json:"id"`
	Subscription    *string    `json:"subscription"`
	Number          *string    `json:"number"`
	Status          string     `json:"status"`
	Cents           int        `json:"cents"`
	CentsPaid       int        `json:"centsPaid"`
	Currency        string     `json:"currency"`
	PeriodStart     time.Time  `json:"periodStart"`
	PeriodEnd       time.Time  `json:"periodEnd"`
	CreatedAt       time.Time  `json:"createdAt"`
	PaidAt          *time.Time `json:"paidAt"`
	ReceiptMailedAt *time.Time `json:"receiptMailedAt"`
	FailureMailedAt *time.Time `json:"failureMailedAt"`
}

// ExportPaymentNotice is a payment provider's notice about the member.
type ExportPaymentNotice struct {
	ID         string    `json:"id"`
	About      string    `json:"about"`
	Type       string    `json:"type"`
	CreatedAt  time.Time `json:"createdAt"`
	ReceivedAt time.Time `json:"receivedAt"`
}

// payments exports the member's payments and the provider's notices.
func (e *exporter) payments(ctx context.Context) error {
	payer, err := e.q.ExportPayer(ctx, e.tx, e.member)
	switch {
	case errors.Is(err, pgx.ErrNoRows) || (err == nil && payer.CustomerID == nil):
		e.file.value("payer", nil)
	case err != nil:
		return err
	default:
		e.file.value("payer", ExportPayer{Customer: *payer.CustomerID, CreatedAt: payer.CreatedAt.UTC()})
	}
	subs, err := e.q.ExportSubscriptions(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "subscriptions", subs, func(row store.Subscription) any {
		return ExportSubscription{
			ID: row.ID, Status: row.Status, Plan: row.Variant, Cents: int(row.Cents), Currency: row.Currency, Confirmed: row.Confirmed,
			PeriodStart: row.PeriodStart.UTC(), PeriodEnd: row.PeriodEnd.UTC(), TrialEndsAt: utc(row.TrialEndsAt), CancelAt: utc(row.CancelAt),
			CanceledAt: utc(row.CanceledAt), EndedAt: utc(row.EndedAt), UnpaidSince: utc(row.UnpaidSince), ResumesAt: utc(row.ResumesAt),
			PauseMailedAt: utc(row.PauseEmailedAt), LastRefusal: row.LastRefusal, CardBrand: row.CardBrand,
			CardLast4: row.CardLast4, CardExpMonth: whole(row.CardExpMonth), CardExpYear: whole(row.CardExpYear), CreatedAt: row.CreatedAt.UTC(),
			EndMailedAt: utc(row.EndedEmailedAt),
		}
	})
	invoices, err := e.q.ExportInvoices(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "invoices", invoices, func(row store.Invoice) any {
		return ExportInvoice{
			ID: row.ID, Subscription: row.SubscriptionID, Number: row.Number, Status: row.Status, Cents: int(row.Cents), CentsPaid: int(row.CentsPaid),
			Currency: row.Currency, PeriodStart: row.PeriodStart.UTC(), PeriodEnd: row.PeriodEnd.UTC(), CreatedAt: row.CreatedAt.UTC(),
			PaidAt: utc(row.PaidAt), ReceiptMailedAt: utc(row.PaidEmailedAt), FailureMailedAt: utc(row.FailedEmailedAt),
		}
	})
	events, err := e.q.ExportPaymentEvents(ctx, e.tx, e.member)
	if err != nil {
		return err
	}
	each(e.file, "paymentNotices", events, func(row store.PaymentEvent) any {
		return ExportPaymentNotice{ID: row.EventID, About: row.ObjectID, Type: row.Type, CreatedAt: row.CreatedAt.UTC(), ReceivedAt: row.ReceivedAt.UTC()}
	})
	return nil
}

func whole(small *int16) *int {
	if small == nil {
		return nil
	}
	n := int(*small)
	return &n
}
