package pages

import (
	"net/http"
	"net/url"

	"aangan/bff/internal/sandbox"
)

// portal is the data of the billing portal's page.
type portal struct {
	Base, ReturnURL, Business  string
	Done, Problem, CardProblem string
	Customer                   sandbox.CustomerView
	Plans                      []sandbox.SubscriptionView
	Open                       []sandbox.InvoiceView
	Cards                      []sandbox.TestCard
}

var portalDone = map[string]string{
	"card": "Your card is saved.", "cancel": "Your plan is canceled.", "resume": "Your plan continues.", "pay": "Paid.",
}

func (h *handler) portal(w http.ResponseWriter, r *http.Request) {
	h.showPortal(w, r, http.StatusOK, portal{Done: portalDone[r.URL.Query().Get("done")]})
}

func (h *handler) showPortal(w http.ResponseWriter, r *http.Request, status int, p portal) {
	secret := r.PathValue("secret")
	visit, ok := h.sandbox.Portal(secret)
	if !ok {
		h.missing(w, r)
		return
	}
	p.Base, p.ReturnURL, p.Business, p.Cards = "/portal/"+url.PathEscape(secret), visit.ReturnURL, business, sandbox.Cards()
	p.Customer = visit.Customer
	p.Customer.Invoices = issued(p.Customer.Invoices)
	for _, s := range p.Customer.Subscriptions {
		if live(s) {
			p.Plans = append(p.Plans, s)
		}
	}
	for _, invoice := range p.Customer.Invoices {
		if invoice.Status == "open" {
			p.Open = append(p.Open, invoice)
		}
	}
	h.show(w, status, noFrames, "portal.html", p)
}

// portalAct performs a button's action in the portal. The portal's URL gives access to its customer's objects only.
func (h *handler) portalAct(w http.ResponseWriter, r *http.Request) {
	visit, ok := h.sandbox.Portal(r.PathValue("secret"))
	act := r.PathValue("act")
	if !ok || portalDone[act] == "" {
		h.missing(w, r)
		return
	}
	var err error
	switch act {
	case "card":
		err = h.sandbox.SetCard(visit.Customer.ID, r.PostFormValue("number"))
	case "cancel", "resume":
		id := r.PostFormValue("subscription")
		if !hasSubscription(visit.Customer, id) {
			h.missing(w, r)
			return
		}
		err = h.sandbox.SetCancel(id, act == "cancel")
	case "pay":
		id := r.PostFormValue("invoice")
		if !hasInvoice(visit.Customer, id) {
			h.missing(w, r)
			return
		}
		err = h.sandbox.PayInvoice(id)
	}
	if err != nil {
		status, sentence := problem(err)
		if act == "card" {
			h.showPortal(w, r, status, portal{CardProblem: sentence})
		} else {
			h.showPortal(w, r, status, portal{Problem: sentence})
		}
		return
	}
	http.Redirect(w, r, "/portal/"+url.PathEscape(r.PathValue("secret"))+"?done="+act, http.StatusSeeOther)
}

func hasSubscription(c sandbox.CustomerView, id string) bool {
	for _, s := range c.Subscriptions {
		if s.ID == id {
			return true
		}
	}
	return false
}

func hasInvoice(c sandbox.CustomerView, id string) bool {
	for _, i := range c.Invoices {
		if i.ID == id {
			return true
		}
	}
	return false
}

// invoice serves the printable page of one invoice.
func (h *handler) invoice(w http.ResponseWriter, r *http.Request) {
	found, ok := h.sandbox.HostedInvoice(r.PathValue("secret"))
	if !ok || found.Status == "draft" {
		h.missing(w, r)
		return
	}
	h.show(w, http.StatusOK, noFrames, "invoice.html", map[string]any{
		"Title": titleOf(found), "Business": business, "Invoice": found, "Left": max(0, found.Cents-found.CentsPaid),
	})
}
