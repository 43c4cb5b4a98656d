package outreach

import (
	"context"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/request"
)

type (
	betaSignupInput  struct{ Body BetaSignupRequest }
	contactInput     struct{ Body ContactRequest }
	applicationInput struct{ Body ApplicationRequest }
	eventInput       struct{ Body EventRequest }
	receivedOutput   struct{ Body Received }
)

func (o operations) betaSignup(ctx context.Context, in *betaSignupInput) (*receivedOutput, error) {
	thanks := received(copy.For(ctx).Beta.DoneText)
	if trapped(ctx, in.Body.Website) {
		return thanks, nil
	}
	err := o.outreach.BetaSignup(ctx, visitors.Signup{
		FirstName: in.Body.FirstName, LastName: in.Body.LastName, Email: in.Body.Email,
		Occupation: in.Body.Occupation, Location: in.Body.Location, AgeRange: in.Body.AgeRange,
		ReasonForInterest: in.Body.ReasonForInterest,
		HeadingVariant:    in.Body.HeadingVariant, PricingVariant: in.Body.PricingVariant,
		DisplayLanguage: copy.LanguageOf(ctx),
	})
	if err != nil {
		return nil, err
	}
	return thanks, nil
}

func (o operations) contact(ctx context.Context, in *contactInput) (*receivedOutput, error) {
	thanks := received(string(copy.For(ctx).Contact.Sent.Text))
	if trapped(ctx, in.Body.Website) {
		return thanks, nil
	}
	err := o.outreach.Contact(ctx, visitors.Message{
		Name: in.Body.Name, Email: in.Body.Email, Subject: in.Body.Subject, Message: in.Body.Message,
	})
	if err != nil {
		return nil, err
	}
	return thanks, nil
}

func (o operations) apply(ctx context.Context, in *applicationInput) (*receivedOutput, error) {
	thanks := received(string(copy.For(ctx).Application.Sent.Text))
	if trapped(ctx, in.Body.Website) {
		return thanks, nil
	}
	err := o.outreach.Apply(ctx, visitors.Application{
		Job: in.Body.Job, Name: in.Body.Name, Email: in.Body.Email, Location: in.Body.Location,
		Link: in.Body.Link, Note: in.Body.Note,
	})
	if err != nil {
		return nil, err
	}
	return thanks, nil
}

func (o operations) countEvent(_ context.Context, in *eventInput) (*struct{}, error) {
	return nil, o.outreach.CountEvent(visitors.Event{Name: in.Body.Name, Heading: in.Body.Heading, Pricing: in.Body.Pricing})
}

func received(message string) *receivedOutput {
	return &receivedOutput{Body: Received{Message: message}}
}

// trapped reports whether the hidden field was filled in. A program that fills every field gets the
// normal response, so that it learns nothing, and the log counts it.
func trapped(ctx context.Context, website string) bool {
	if strings.TrimSpace(website) == "" {
		return false
	}
	request.Note(ctx, "honeypot")
	return true
}
