package membership

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// ensurePayer returns the member's payer, with a customer at the provider. Concurrent calls create one payer and one
// customer: the provider creates one per key.
func (s *Service) ensurePayer(ctx context.Context, member identity.MemberID) (store.Payer, error) {
	payer, err := s.q.EnsurePayer(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return store.Payer{}, fault.ErrUnauthenticated // The member has left since.
	}
	if err != nil {
		return store.Payer{}, fmt.Errorf("create payer: %w", err)
	}
	for range tries {
		if payer.CustomerID != nil {
			return payer, nil
		}
		customer, err := s.provider.CreateCustomer(ctx, payer.ID.String(), fmt.Sprintf("customer-%s-%d", payer.ID, payer.Attempt))
		if err != nil {
			return store.Payer{}, s.unlessBroken(ctx, payer, int(payer.Attempt), err)
		}
		named, err := s.q.NameCustomer(ctx, s.pool, store.NameCustomerParams{MemberID: member.UUID(), Attempt: payer.Attempt, CustomerID: customer})
		if err == nil {
			return named, nil
		}
		if !errors.Is(err, pgx.ErrNoRows) {
			return store.Payer{}, fmt.Errorf("store customer: %w", err)
		}
		payer, err = s.q.PayerOf(ctx, s.pool, member.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			// The member has left since, and no row refers to this customer.
			return store.Payer{}, errors.Join(fault.ErrUnauthenticated, s.provider.DeleteCustomer(ctx, customer))
		}
		if err != nil {
			return store.Payer{}, fmt.Errorf("find payer: %w", err)
		}
	}
	return store.Payer{}, errUnsettled
}

// tries is the number of restarts after a concurrent change here or at the provider.
const tries = 5

// errUnsettled is returned after too many concurrent changes.
var errUnsettled = errors.New("too many concurrent changes")

// paying returns the member's payer and everything it has at the provider. Refused, if not nil, is the error for a
// member who never paid.
func (s *Service) paying(ctx context.Context, member identity.MemberID, refused error) (store.Payer, []ProviderSubscription, error) {
	payer, err := s.q.PayerOf(ctx, s.pool, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) || err == nil && payer.CustomerID == nil {
		return store.Payer{}, nil, refused
	}
	if err != nil {
		return store.Payer{}, nil, fmt.Errorf("find payer: %w", err)
	}
	subscriptions, err := s.provider.Subscriptions(ctx, *payer.CustomerID)
	if errors.Is(err, ErrMissing) {
		return store.Payer{}, nil, refused
	}
	return payer, subscriptions, err
}

// goesOn returns the confirmed subscription that has not ended, or nil.
func goesOn(subscriptions []ProviderSubscription) *ProviderSubscription {
	for i, sub := range subscriptions {
		if sub.Confirmed() && !sub.Ended() {
			return &subscriptions[i]
		}
	}
	return nil
}

// requestLimit is the maximum time of a request's calls to the provider. Each of them has its own, shorter limit.
const requestLimit = 20 * time.Second

// withProvider runs the provider's part of a request, for at most requestLimit. It replaces the provider's errors, and
// the end of that time, with a *fault.Upstream with the message, and returns other errors unchanged.
func (s *Service) withProvider(ctx context.Context, message string, do func(context.Context) error) error {
	limited, cancel := context.WithTimeout(ctx, s.requestLimit)
	defer cancel()
	err := do(limited)
	if ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded) && limited.Err() != nil {
		err = fmt.Errorf("%w: %w", ErrOutage, err)
	}
	var declined *Declined
	failed := errors.Is(err, ErrOutage) || errors.Is(err, ErrUnusable)
	if failed {
		s.onFailure(ctx)
	}
	if failed || errors.Is(err, ErrMissing) || errors.Is(err, ErrKeyReused) || errors.Is(err, errUnsettled) || errors.As(err, &declined) {
		var uncertain *uncertain
		if errors.As(err, &uncertain) {
			message = uncertain.message
		}
		return &fault.Upstream{Message: message, Cause: err}
	}
	return err
}

// uncertain is an outage during a change at the provider. The change may have been made, and message explains that.
type uncertain struct {
	message string
	cause   error
}

func (u *uncertain) Error() string { return "it is unknown whether this happened: " + u.cause.Error() }

func (u *uncertain) Unwrap() error { return u.cause }
