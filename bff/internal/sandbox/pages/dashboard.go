package pages

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"aangan/bff/internal/sandbox"
)

// shownMost is the number of customers and webhooks on the sandbox's page.
const shownMost = 40

// settling is the time after a period's end at which its invoice has been charged.
const settling = time.Hour + 5*time.Minute

// dashboard is the data of the sandbox's own page.
type dashboard struct {
	Query, App, Done, Problem string
	Customers                 []sandbox.CustomerView
	More                      int
	Deliveries                []sandbox.DeliveryView
	Waiting                   bool
	Cards                     []sandbox.TestCard
}

// done are the confirmations after an action, by the names that the URL contains.
var done = map[string]string{
	"clock": "Time moved forward for this customer.", "succeed": "The next charges will succeed.", "fail": "The next charges will fail.",
}

func (h *handler) dashboard(w http.ResponseWriter, r *http.Request) {
	h.showDesk(w, http.StatusOK, r.URL.Query().Get("q"), done[r.URL.Query().Get("done")], "")
}

func (h *handler) showDesk(w http.ResponseWriter, status int, query, said, problem string) {
	snapshot := h.sandbox.Snapshot()
	d := dashboard{Query: strings.TrimSpace(query), App: h.parent, Done: said, Problem: problem, Cards: sandbox.Cards()}
	shown := map[string]bool{}
	for _, c := range snapshot.Customers {
		if !matches(c, d.Query) {
			continue
		}
		shown[c.ID] = true
		if len(d.Customers) == shownMost {
			d.More++
			continue
		}
		c.Invoices = issued(c.Invoices)
		d.Customers = append(d.Customers, c)
	}
	for _, delivery := range snapshot.Deliveries {
		if len(d.Deliveries) < shownMost && (d.Query == "" || shown[delivery.CustomerID]) {
			d.Deliveries = append(d.Deliveries, delivery)
			d.Waiting = d.Waiting || !delivery.Done
		}
	}
	h.show(w, status, noFrames, "desk.html", d)
}

func matches(c sandbox.CustomerView, query string) bool {
	return query == "" || strings.EqualFold(c.Email, query) || c.ID == query || c.Payer == query
}

// issued returns the invoices that are not drafts.
func issued(all []sandbox.InvoiceView) []sandbox.InvoiceView {
	var out []sandbox.InvoiceView
	for _, one := range all {
		if one.Status != "draft" {
			out = append(out, one)
		}
	}
	return out
}

// clockTarget is a target for a customer's clock, with its button's label.
type clockTarget struct {
	Label string
	to    time.Time
}

// next returns the target of a customer's clock beyond single days, or nil without a next step.
func next(c sandbox.CustomerView) *clockTarget {
	for _, s := range c.Subscriptions {
		switch {
		case !live(s):
		case s.Status == "trialing":
			return &clockTarget{Label: "To the trial's end", to: s.TrialEnd}
		case s.CancelAtPeriodEnd:
			return &clockTarget{Label: "To its end", to: s.PeriodEnd}
		default:
			return &clockTarget{Label: "To the next renewal", to: s.PeriodEnd}
		}
	}
	return nil
}

// clock advances the time of a customer.
func (h *handler) clock(w http.ResponseWriter, r *http.Request) {
	c, ok := h.sandbox.Customer(r.PathValue("id"))
	if !ok {
		h.missing(w, r)
		return
	}
	if r.PostFormValue("pass") == "next" {
		h.after(w, r, h.sandbox.AdvanceToNext(c.ID), "clock")
		return
	}
	var by time.Duration
	switch pass := r.PostFormValue("pass"); pass {
	case "day":
		by = 24 * time.Hour
	case "week":
		by = 7 * 24 * time.Hour
	case "period":
		to := next(c)
		if to == nil {
			h.showDesk(w, http.StatusConflict, r.PostFormValue("q"), "", "Nothing is scheduled for this customer.")
			return
		}
		by = to.to.Sub(h.sandbox.Snapshot().Now) + settling
	default:
		h.refuse(w, r, http.StatusBadRequest, "Invalid request", "Time can't move by that much.")
		return
	}
	h.after(w, r, h.sandbox.Advance(c.ID, by), "clock")
}

// swapCard gives a customer a card whose charges succeed or fail.
func (h *handler) swapCard(w http.ResponseWriter, r *http.Request) {
	which := r.PostFormValue("next")
	number, ok := map[string]string{"succeed": good, "fail": failing}[which]
	if !ok {
		h.refuse(w, r, http.StatusBadRequest, "Invalid request", "Charges can succeed or fail.")
		return
	}
	h.after(w, r, h.sandbox.SetCard(r.PathValue("id"), number), which)
}

// after redirects to the sandbox's page, or shows the error there.
func (h *handler) after(w http.ResponseWriter, r *http.Request, err error, what string) {
	query := r.PostFormValue("q")
	if err != nil {
		status, sentence := problem(err)
		h.showDesk(w, status, query, "", sentence)
		return
	}
	to := url.URL{Path: "/", Fragment: r.PathValue("id")}
	values := url.Values{"done": {what}}
	if query != "" {
		values.Set("q", query)
	}
	to.RawQuery = values.Encode()
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
}

// problem returns the status and the message of a sandbox error.
func problem(err error) (int, string) {
	var refused *sandbox.Error
	if errors.As(err, &refused) {
		return refused.Status, refused.Message
	}
	return http.StatusInternalServerError, err.Error()
}
