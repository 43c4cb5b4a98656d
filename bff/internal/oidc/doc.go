// Package oidc authenticates people at an OpenID Connect provider: authorization code flow with PKCE, state and nonce.
// It is independent of members: it returns the provider's verified claims.
//
// The provider is contacted on the first sign-in, and again on the next one while it is down: it never keeps the
// product from starting.
package oidc
