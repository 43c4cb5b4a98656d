// Package identity holds who a person is: members and coaches as two kinds of actor that can never stand in for each
// other, how they register and sign in, the opaque tokens that keep them signed in, and what a member said about
// themselves in the onboarding.
//
// Members and coaches have their own tables, their own token types and their own id types, so that handing the wrong
// actor to a rule does not compile.
package identity
