// Package sandbox is a local stand-in for the payment provider, for development and tests: it answers the part of Stripe's
// HTTP API (version 2023-10-16) that the product uses, keeps what it was told, lets time pass, and sends signed webhooks.
// Nobody is ever charged by it, it knows no cards but the published test ones, and production refuses it.
//
// The product never imports it: it meets it over HTTP only, through settings, as it would meet Stripe. What it answers is
// checked against the OpenAPI description that Stripe publishes.
package sandbox
