// Package identity holds accounts: how members and coaches register and sign in, the opaque tokens that keep them
// signed in, and what members answered in the onboarding.
//
// Members and coaches have separate tables, token types and id types, so passing the wrong actor to a rule does not
// compile.
package identity
