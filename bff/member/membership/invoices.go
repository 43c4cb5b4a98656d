package membership

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
)

func (o operations) registerInvoices(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listInvoices", Method: http.MethodGet, Path: "/api/invoices", Tags: []string{tag},
		Summary: "What the member was charged, the newest first",
		Errors:  []int{400, 401},
	}, o.invoices)
	realm.SignedIn(api, huma.Operation{
		OperationID: "openInvoice", Method: http.MethodGet, Path: "/api/invoices/{id}/document", Tags: []string{tag},
		Summary: "Go to the payment provider's page of an invoice",
		Description: "For a window, not for a script. When the provider does not answer it leads back to the plan's page, which says so. " +
			"Whoever asks for HTML is led there too when there is no such invoice, and to the sign-in page without a session.",
		DefaultStatus: http.StatusSeeOther,
		Errors:        []int{400, 401, 404},
	}, o.document, realm.Limit(paying), realm.Navigation(signInFirst, failedDocument))
}

type invoicesInput struct {
	After string `query:"after" format:"uuid" doc:"Only those after this invoice in the list; without it, from the beginning."`
	Limit int    `query:"limit" minimum:"1" maximum:"100" doc:"At most so many; without it, twenty-four."`
}

type invoicesOutput struct{ Body InvoiceList }

func (o operations) invoices(ctx context.Context, me identity.Member, in *invoicesInput) (*invoicesOutput, error) {
	var after *uuid.UUID
	if in.After != "" {
		id, err := uuid.Parse(in.After)
		if err != nil {
			return nil, fault.ErrNotFound
		}
		after = &id
	}
	page, err := o.membership.Invoices(ctx, me.ID, after, in.Limit)
	if err != nil {
		return nil, err
	}
	list := InvoiceList{Items: make([]Invoice, len(page.Invoices)), More: page.More}
	for i, invoice := range page.Invoices {
		list.Items[i] = Invoice{
			ID: invoice.ID.String(), Number: invoice.Number, Status: invoice.Status, Cents: invoice.Cents, CentsPaid: invoice.CentsPaid,
			Currency: invoice.Currency, CreatedAt: invoice.CreatedAt.UTC(), PaidAt: utc(invoice.PaidAt),
			PeriodStart: invoice.PeriodStart.UTC(), PeriodEnd: invoice.PeriodEnd.UTC(),
		}
	}
	return &invoicesOutput{Body: list}, nil
}

type invoiceInput struct {
	ID string `path:"id" format:"uuid" doc:"The invoice."`
}

type elsewhereOutput struct {
	Status   int
	Location string `header:"Location"`
}

// planPage is the page of the plan, which lists the invoices.
const planPage = "/subscribe"

// failedDocument is where a window goes when there is nothing to show in it: a problem in JSON is nothing for people.
const failedDocument = planPage + "?receipt=failed"

// signInFirst is where it goes without a session, and from there to the plan.
var signInFirst = copy.MemberSignIn.SignInPath() + "?next=" + url.QueryEscape(planPage)

func (o operations) document(ctx context.Context, me identity.Member, in *invoiceInput) (*elsewhereOutput, error) {
	address, err := o.invoiceAddress(ctx, me, in.ID)
	if err != nil {
		inWindow := false
		if info := request.From(ctx); info != nil {
			inWindow = realm.AcceptsHTML(info.HTTP)
		}
		if !inWindow && !errors.Is(err, fault.ErrUpstream) {
			return nil, err
		}
		if !errors.Is(err, fault.ErrNotFound) {
			request.Fail(ctx, fmt.Errorf("open an invoice: %w", err))
		}
		return &elsewhereOutput{Status: http.StatusSeeOther, Location: failedDocument}, nil
	}
	return &elsewhereOutput{Status: http.StatusSeeOther, Location: address}, nil
}

func (o operations) invoiceAddress(ctx context.Context, me identity.Member, written string) (string, error) {
	id, err := uuid.Parse(written)
	if err != nil {
		return "", fault.ErrNotFound
	}
	return o.membership.InvoiceAddress(ctx, me.ID, id)
}
