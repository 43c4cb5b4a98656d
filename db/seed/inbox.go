package seed

import (
	"context"
	"time"

	"aangan/db/store"
)

// addInbox adds visitors' messages, applications and beta signups. All of them are fictional.
func (d *demo) addInbox(ctx context.Context) error {
	for _, one := range []struct {
		name, email, subject, text string
		ago                        time.Duration
	}{
		{
			"Nandini Rao", "nandini.rao@mail.example", "Tamil or Kannada",
			"Hello,\n\nMy English is fine at work, but not for this. Do you have anyone who speaks Kannada, or Tamil? Evenings after nine would be best, once my daughter is asleep.", 3 * time.Hour,
		},
		{
			"Faisal Khan", "faisal.k@mail.example", "",
			"My parents don't know I'm looking into this. Does anything come in the mail, or show up on a card statement with your full name?", 26 * time.Hour,
		},
		{
			"Harpreet Gill", "harpreet@mail.example", "A talk at our gurdwara",
			"We hold a monthly evening for young people in Fremont, and about forty come. Would one of your coaches speak about calling home, and what's hard about it?", 4 * 24 * time.Hour,
		},
	} {
		if err := d.queries.SeedContactMessage(ctx, d.tx, store.SeedContactMessageParams{
			ID: id("contact", one.email), Name: one.name, Email: one.email, Subject: one.subject, Message: one.text, CreatedAt: d.now.Add(-one.ago),
		}); err != nil {
			return err
		}
	}
	for _, one := range []struct {
		name, email, location, link, note string
		ago                               time.Duration
	}{
		{
			"Shalini Verma", "shalini.verma@mail.example", "Edison, NJ", "https://shalini.example/work",
			"I've spent nine years coaching families between Lucknow and New Jersey, in Hindi and English. I'd like to know how you protect what people write.", 9 * time.Hour,
		},
		{
			"Arun Pillai", "arun.pillai@mail.example", "Austin, TX", "",
			"I've led peer groups for graduate students from Kerala since 2019. I'm training as a coach and finish in the spring.", 6 * 24 * time.Hour,
		},
	} {
		if err := d.queries.SeedApplication(ctx, d.tx, store.SeedApplicationParams{
			ID: id("application", one.email), Job: "general", Name: one.name, Email: one.email, Location: one.location, Link: one.link, Note: one.note,
			CreatedAt: d.now.Add(-one.ago),
		}); err != nil {
			return err
		}
	}
	for _, one := range []struct {
		first, last, email, occupation, location, age, reason, heading, pricing string
		ago                                                                     time.Duration
	}{
		{"Ritu", "Malhotra", "ritu.m@mail.example", "Product manager", "San Jose, CA", "25-34", "A friend told me about it.", "cultural", "discount", 5 * time.Hour},
		{"Imran", "Sheikh", "imran.s@mail.example", "Resident physician", "Houston, TX", "25-34", "Nights are long here.", "default", "default", 30 * time.Hour},
		{"Lakshmi", "Subramanian", "lakshmi.sub@mail.example", "Not provided", "Not provided", "Not specified", "Beta signup", "cultural", "premium", 50 * time.Hour},
		{"Tenzin", "Gurung", "tenzin.g@mail.example", "Student", "Queens, NY", "18-24", "I want to talk in Nepali sometimes.", "default", "discount", 8 * 24 * time.Hour},
	} {
		if err := d.queries.SeedBetaSignup(ctx, d.tx, store.SeedBetaSignupParams{
			ID: id("beta", one.email), Email: one.email, FirstName: one.first, LastName: one.last, Occupation: one.occupation, Location: one.location,
			AgeRange: one.age, ReasonForInterest: one.reason, HeadingVariant: &one.heading, PricingVariant: &one.pricing, CreatedAt: d.now.Add(-one.ago),
		}); err != nil {
			return err
		}
	}
	return nil
}
