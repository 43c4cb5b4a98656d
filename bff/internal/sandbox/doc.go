// Package sandbox is a local replacement of the payment provider, for development and tests: it implements the part of
// Stripe's HTTP API (version 2023-10-16) that the product uses, keeps state, lets time pass, and sends signed
// webhooks. It never charges anyone, accepts only the published test cards, and production rejects it.
//
// The product never imports it: it uses it over HTTP only, through settings, as it would use Stripe. Its responses are
// checked against the OpenAPI description that Stripe publishes.
package sandbox
