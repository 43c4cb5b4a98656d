package membership

import (
	"cmp"
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

// Invoice is a charge to a member, made or planned.
type Invoice struct {
	// ID is Aangan's; the provider's id is not exposed.
	ID     uuid.UUID
	Number string
	// Status is InvoicePaid, InvoiceOpen, InvoiceVoid or InvoiceUncollectible.
	Status string
	// Cents and CentsPaid are in minor units of Currency.
	Cents, CentsPaid int
	Currency         string
	CreatedAt        time.Time
	PaidAt           *time.Time
	// PeriodStart and PeriodEnd are those of the charged period.
	PeriodStart, PeriodEnd time.Time
}

// InvoicePage is a part of a member's invoices, the newest first.
type InvoicePage struct {
	Invoices []Invoice
	// More is true if older ones follow.
	More bool
}

const (
	// invoicesPerPage is two years of invoices.
	invoicesPerPage = 24
	// MostInvoices is the maximum page size.
	MostInvoices = 100
)

// Invoices returns the member's charges as of the last read: the first page, or the one after an invoice. The caller
// must be the member. A limit of 0 means the default. After another member's invoice there are no results.
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

// InvoiceAddress fetches the URL of the provider's page of one of the member's invoices. Such URLs work for any
// holder, so none is stored. Returns fault.ErrNotFound for any other invoice, and *fault.Upstream if the provider
// fails.
func (s *Service) InvoiceAddress(ctx context.Context, member identity.MemberID, id uuid.UUID) (string, error) {
	return s.invoiceAddress(ctx, member, id, func(invoice ProviderInvoice) string { return cmp.Or(invoice.Page, invoice.PDF) })
}

// InvoicePDF fetches the URL of the file of one of the member's invoices. Errors as for InvoiceAddress.
func (s *Service) InvoicePDF(ctx context.Context, member identity.MemberID, id uuid.UUID) (string, error) {
	return s.invoiceAddress(ctx, member, id, func(invoice ProviderInvoice) string { return invoice.PDF })
}

func (s *Service) invoiceAddress(ctx context.Context, member identity.MemberID, id uuid.UUID, of func(ProviderInvoice) string) (string, error) {
	row, err := s.q.InvoiceOfMember(ctx, s.pool, store.InvoiceOfMemberParams{ID: id, MemberID: member.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return "", fault.ErrNotFound
	}
	if err != nil {
		return "", fmt.Errorf("find invoice: %w", err)
	}
	var address string
	err = s.withProvider(ctx, copy.MembershipPage.ReceiptFailedText, func(ctx context.Context) error {
		invoice, err := s.provider.Invoice(ctx, row.ID)
		if errors.Is(err, ErrMissing) {
			return fault.ErrNotFound
		}
		if address = of(invoice); err == nil && address == "" {
			err = errNoAddress
		}
		return err
	})
	return address, err
}
