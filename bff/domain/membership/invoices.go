package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Invoice is what a member was or is to be charged.
type Invoice struct {
	// ID is ours; the provider's stays with us.
	ID     uuid.UUID
	Number string
	// Status is InvoicePaid, InvoiceOpen, InvoiceVoid or InvoiceUncollectible.
	Status string
	// Cents and CentsPaid are in minor units of Currency.
	Cents, CentsPaid int
	Currency         string
	CreatedAt        time.Time
	PaidAt           *time.Time
	// PeriodStart and PeriodEnd are of what it is for.
	PeriodStart, PeriodEnd time.Time
}

// InvoicePage is a part of a member's invoices, the newest first.
type InvoicePage struct {
	Invoices []Invoice
	// More says that older ones follow.
	More bool
}

const (
	// invoicesPerPage is two years of them.
	invoicesPerPage = 24
	// MostInvoices is how many a page may be asked to hold.
	MostInvoices = 100
)

// Invoices lists what the member was charged, as it was read last: the first page, or what comes after an invoice. The member
// themselves calls it. A limit of 0 is the usual one. An invoice that is not theirs has nothing after it.
func (s *Service) Invoices(ctx context.Context, member identity.MemberID, after *uuid.UUID, limit int) (InvoicePage, error) {
	if limit <= 0 {
		limit = invoicesPerPage
	}
	rows, err := s.q.InvoicePage(ctx, s.pool, store.InvoicePageParams{MemberID: member.UUID(), After: after, MaxRows: int32(limit) + 1})
	if err != nil {
		return InvoicePage{}, fmt.Errorf("list invoices: %w", err)
	}
	page := InvoicePage{Invoices: []Invoice{}, More: len(rows) > limit}
	for _, row := range rows[:min(limit, len(rows))] {
		invoice := Invoice{
			ID: row.LetterID, Status: row.Status, Cents: int(row.Cents), CentsPaid: int(row.CentsPaid), Currency: row.Currency,
			CreatedAt: row.CreatedAt, PaidAt: row.PaidAt, PeriodStart: row.PeriodStart, PeriodEnd: row.PeriodEnd,
		}
		if row.Number != nil {
			invoice.Number = *row.Number
		}
		page.Invoices = append(page.Invoices, invoice)
	}
	return page, nil
}

var errNoAddress = fmt.Errorf("%w: an invoice without an address", ErrUnusable)

// InvoiceAddress returns the provider's page of an invoice of the member's own, asked for anew: such addresses open for
// whoever has them, so none is kept. It returns fault.ErrNotFound for every other invoice, and *fault.Upstream when the provider
// does not do its part.
func (s *Service) InvoiceAddress(ctx context.Context, member identity.MemberID, id uuid.UUID) (string, error) {
	row, err := s.q.InvoiceOfMember(ctx, s.pool, store.InvoiceOfMemberParams{ID: id, MemberID: member.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return "", fault.ErrNotFound
	}
	if err != nil {
		return "", fmt.Errorf("find invoice: %w", err)
	}
	invoice, err := s.provider.Invoice(ctx, row.ID)
	if err == nil && invoice.Page == "" {
		invoice.Page = invoice.PDF
		if invoice.Page == "" {
			err = errNoAddress
		}
	}
	if errors.Is(err, ErrMissing) {
		return "", fault.ErrNotFound
	}
	if err != nil {
		return "", upstream(copy.MembershipPage.InitFailed.Text.Fill(), err)
	}
	return invoice.Page, nil
}
