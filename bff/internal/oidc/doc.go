// Package oidc asks a provider of sign-ins who somebody is, by OpenID Connect: authorization code flow with PKCE, state and
// nonce. It knows nothing of members: what it hands back is what the provider said, checked.
//
// Nothing is asked of the provider until somebody wants to sign in with it, and a provider that is down is asked again the
// next time: it never keeps the product from starting.
package oidc
