package oidc

// Trusted is trusted, for tests.
var Trusted = trusted
