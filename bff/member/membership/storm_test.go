package membership_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/stripe/stripetest"
	"aangan/bff/member/membership"
)

// story is what happens at the payment provider after a member has paid for the first month.
type story struct {
	name  string
	steps []func(p *payer)
}

// Cards as the provider's own pages set them.
const (
	cardThatPays     = "4242424242424242"
	cardThatIsSaved  = "4000000000000341" // Each charge is declined.
	pastRenewal      = 31*24*time.Hour + 3*time.Hour
	untilGivenUp     = 45 * 24 * time.Hour
	untilNextAttempt = 8 * 24 * time.Hour
)

var stories = []story{
	{"renews", []func(*payer){(*payer).month, (*payer).month}},
	{"fails", []func(*payer){(*payer).badCard, (*payer).month}},
	{"fails and pays later", []func(*payer){(*payer).badCard, (*payer).month, (*payer).goodCard, func(p *payer) { p.advance(untilNextAttempt) }}},
	{"fails until it ends", []func(*payer){(*payer).badCard, (*payer).month, func(p *payer) { p.advance(untilGivenUp) }}},
	{"is cancelled and ends", []func(*payer){
		func(p *payer) { p.user.Post(p.t, "/api/subscription/cancel", nil).Want(p.t, http.StatusOK) }, (*payer).month,
	}},
	// The product follows the subscription alone: it ignores notices of refunds and disputes.
	{"is refunded and ended", []func(*payer){(*payer).month, func(p *payer) { p.notify("charge.refunded"); p.end() }}},
	{"is disputed and ended", []func(*payer){
		(*payer).month, func(p *payer) { p.notify("charge.dispute.created") }, func(p *payer) { p.notify("charge.dispute.closed"); p.end() },
	}},
}

// payer is a member with one order of notices.
type payer struct {
	t        *testing.T
	h        *apitest.Harness
	provider *stripetest.Server
	user     *apitest.User
	story    story
	customer string
	// shuffled is false for the run in order, with whose end the others are compared.
	shuffled bool
	random   *rand.Rand
	pending  [][]byte
}

func (p *payer) month()    { p.advance(pastRenewal) }
func (p *payer) badCard()  { p.card(cardThatIsSaved) }
func (p *payer) goodCard() { p.card(cardThatPays) }

func (p *payer) advance(d time.Duration) {
	if err := p.provider.Sandbox.Advance(p.customer, d); err != nil {
		p.t.Error(err)
	}
}

func (p *payer) card(number string) {
	if err := p.provider.SetCard(p.customer, number); err != nil {
		p.t.Error(err)
	}
}

// end ends the subscription at once, as an administrator does on the provider's pages.
func (p *payer) end() {
	var id string
	if err := p.h.Pool.QueryRow(p.t.Context(), "select id from subscriptions where member_id = $1", p.user.ID).Scan(&id); err != nil {
		p.t.Error(err)
		return
	}
	r, err := http.NewRequestWithContext(p.t.Context(), http.MethodDelete, p.provider.URL+"/v1/subscriptions/"+id, nil)
	if err != nil {
		p.t.Error(err)
		return
	}
	r.Header.Set("Authorization", "Bearer "+stripetest.SecretKey)
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		p.t.Error(err)
		return
	}
	response.Body.Close()
	if response.StatusCode != http.StatusOK {
		p.t.Errorf("ending the subscription: %d", response.StatusCode)
	}
}

// notify adds a notice of a kind that the sandbox does not send.
func (p *payer) notify(kind string) {
	p.pending = append(p.pending, fmt.Appendf(nil,
		`{"id":"evt_%d","object":"event","api_version":"2023-10-16","created":%d,"type":%q,"data":{"object":{"id":"ch_1","object":"charge","customer":%q}}}`,
		p.random.Uint64(), time.Now().Unix(), kind, p.customer))
}

// deliver sends the notices that wait: in order and once or, if shuffled, in any order, up to three times, and some of
// them only at a later step, unless it is the last.
func (p *payer) deliver(last bool) {
	now := p.pending
	p.pending = nil
	if p.shuffled {
		var chosen [][]byte
		for _, body := range now {
			if !last && p.random.IntN(2) == 0 {
				p.pending = append(p.pending, body)
				continue
			}
			for range 1 + p.random.IntN(3) {
				chosen = append(chosen, body)
			}
			if !last && p.random.IntN(4) == 0 {
				p.pending = append(p.pending, body) // Again at a later step.
			}
		}
		p.random.Shuffle(len(chosen), func(i, j int) { chosen[i], chosen[j] = chosen[j], chosen[i] })
		now = chosen
	}
	for _, body := range now {
		send(p.t, p.h, body, sandbox.Sign(body, apitest.WebhookSecret, time.Now())).Want(p.t, http.StatusOK)
	}
}

// state returns the member's final state without ids and times.
func (p *payer) state() string {
	var stored string
	if err := p.h.Pool.QueryRow(p.t.Context(), `select format('access %s, paid before %s, card set %s',
			coalesce(access_until > now(), false), access_until is not null, card_setup_id <> '')
		|| coalesce((select string_agg(format('; subscription %s, confirmed %s, to be cancelled %s, cancelled %s, ended %s, owes %s %s, card %s',
			status, confirmed, cancel_at is not null, canceled_at is not null, ended_at is not null, unpaid_since is not null, last_refusal, card_last4), ''
			order by created_at) from subscriptions s where s.member_id = p.member_id), '')
		|| coalesce((select string_agg(format('; invoice %s %s of %s, paid %s', status, cents_paid, cents, paid_at is not null), ''
			order by created_at, period_start, status) from invoices i where i.member_id = p.member_id), '')
		|| format('; %s notices wait', (select count(*) from payment_events e where e.customer_id = p.customer_id and state <> 'applied'))
		from payers p where member_id = $1`, p.user.ID).Scan(&stored); err != nil {
		p.t.Error(err)
	}
	var shown membership.SubscriptionStatus
	p.user.Get(p.t, "/api/subscription-status").Want(p.t, http.StatusOK).Into(p.t, &shown)
	return fmt.Sprintf("%s; shown as active %v, had one %v", stored, shown.HasActiveSubscription, shown.HadSubscription)
}

// TestStormOfPaymentNotices sends the notices of each story in many random orders, with repeats, between the steps of
// the story and after them, to the signed webhook. Each order ends in the state of the run in order.
func TestStormOfPaymentNotices(t *testing.T) {
	t.Parallel()
	random := apitest.Random(t)
	var mu sync.Mutex
	outbox := map[string][][]byte{}
	provider := stripetest.New(t, func(o *sandbox.Options) {
		o.Deliver = func(_ context.Context, _ string, body []byte, _ string) error {
			var event struct {
				Data struct {
					Object struct{ ID, Object, Customer string }
				}
			}
			if err := json.Unmarshal(body, &event); err != nil {
				return err
			}
			customer := event.Data.Object.Customer
			if event.Data.Object.Object == "customer" {
				customer = event.Data.Object.ID
			}
			mu.Lock()
			defer mu.Unlock()
			outbox[customer] = append(outbox[customer], body)
			return nil
		}
	})
	h := apitest.New(t, apitest.WithPayments(provider.Provider()))
	work := func() {
		t.Helper()
		if _, err := h.Pool.Exec(t.Context(), "update payers set asked_at = null"); err != nil {
			t.Fatal(err)
		}
		h.Post.WorkAll(t)
	}
	newPayer := func(s story, shuffled bool) *payer {
		t.Helper()
		p := &payer{t: t, h: h, provider: provider, user: h.NewMember(t), story: s, shuffled: shuffled, random: random}
		subscribe(t, h, provider, p.user)
		if err := h.Pool.QueryRow(t.Context(), "select customer_id from payers where member_id = $1", p.user.ID).Scan(&p.customer); err != nil {
			t.Fatal(err)
		}
		return p
	}
	const atOnce = 50
	ends := map[string]string{}
	for done := 0; done < paymentOrders; done += atOnce {
		var payers []*payer
		if done == 0 {
			for _, s := range stories {
				payers = append(payers, newPayer(s, false))
			}
		}
		for i := range min(atOnce, paymentOrders-done) {
			payers = append(payers, newPayer(stories[(done+i)%len(stories)], true))
		}
		for step, more := 0, true; more; step++ {
			more = false
			for _, p := range payers {
				if step < len(p.story.steps) {
					more = true
					p.story.steps[step](p)
				}
			}
			if err := provider.Flush(t.Context()); err != nil {
				t.Fatal(err)
			}
			for _, p := range payers {
				p.pending = append(p.pending, outbox[p.customer]...)
				delete(outbox, p.customer)
				p.deliver(!more)
			}
			work()
		}
		for i, p := range payers {
			end := p.state()
			switch want, known := ends[p.story.name]; {
			case !p.shuffled:
				ends[p.story.name] = end
				if !strings.Contains(end, "; 0 notices wait") {
					t.Errorf("a subscription that %s: %s", p.story.name, end)
				}
			case !known || end != want:
				t.Errorf("order %d of a subscription that %s ends with\n%s\nbut in order with\n%s", done+i, p.story.name, end, want)
			}
		}
	}
	for name, end := range ends {
		t.Logf("a subscription that %s: %s", name, end)
	}
	t.Logf("%d orders of %d stories, %d notices stored", paymentOrders, len(stories), h.Count(t, "select count(*) from payment_events"))
}
