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
		Summary:     "List the member's invoices",
		Description: "Newest first.",
		Errors:      []int{400, 401},
	}, o.invoices)
	realm.SignedIn(api, huma.Operation{
		OperationID: "openInvoice", Method: http.MethodGet, Path: "/api/invoices/{id}/document", Tags: []string{tag},
		Summary: "Redirect to the provider's invoice page",
		Description: "For navigations, not for scripts. If the payment provider fails, it redirects to the plan's page, which shows the error. " +
			"A request that accepts HTML is redirected there also if the invoice is unknown, and to the sign-in page without a session.",
		DefaultStatus: http.StatusSeeOther,
		Errors:        []int{400, 401, 404},
	}, o.document, realm.Limit(paying), realm.Navigation(signInFirst, failedDocument))
	realm.SignedIn(api, huma.Operation{
		OperationID: "openInvoicePDF", Method: http.MethodGet, Path: "/api/invoices/{id}/pdf", Tags: []string{tag},
		Summary:       "Redirect to the provider's PDF of an invoice",
		Description:   "As openInvoice.",
		DefaultStatus: http.StatusSeeOther,
		Errors:        []int{400, 401, 404},
	}, o.pdf, realm.Limit(paying), realm.Navigation(signInFirst, failedDocument))
}

type invoicesInput struct {
	After string `query:"after" format:"uuid" doc:"Cursor: id of the last invoice of the previous page."`
	Limit int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 24."`
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
	ID string `path:"id" format:"uuid" doc:"Id of the invoice."`
}

type elsewhereOutput struct {
	Status   int
	Location string `header:"Location"`
}

// planPage is the page of the plan, which lists the invoices.
const planPage = "/subscribe"

// failedDocument is the redirect of a failed navigation to a document, which would otherwise show a JSON error.
const failedDocument = planPage + "?receipt=failed"

// signInFirst is the redirect of a navigation without a session. The sign-in leads on to the plan.
var signInFirst = copy.MemberSignIn.SignInPath() + "?next=" + url.QueryEscape(planPage)

func (o operations) document(ctx context.Context, me identity.Member, in *invoiceInput) (*elsewhereOutput, error) {
	return toInvoice(ctx, me, in.ID, o.membership.InvoiceAddress)
}

func (o operations) pdf(ctx context.Context, me identity.Member, in *invoiceInput) (*elsewhereOutput, error) {
	return toInvoice(ctx, me, in.ID, o.membership.InvoicePDF)
}

// toInvoice redirects to the address that find returns for one of the member's invoices.
func toInvoice(ctx context.Context, me identity.Member, written string, find func(context.Context, identity.MemberID, uuid.UUID) (string, error)) (*elsewhereOutput, error) {
	id, err := uuid.Parse(written)
	if err != nil {
		err = fault.ErrNotFound
	}
	var address string
	if err == nil {
		address, err = find(ctx, me.ID, id)
	}
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
