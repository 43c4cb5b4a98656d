// Package visitors holds what visitors leave with us before they are members: the beta list, messages and applications
// to the team, and counts of what the pages showed. Nobody signs in for any of it.
//
// What is stored and the letter about it go into one transaction, so that neither is ever there without the other. Only
// the beta list answers by mail to the address that was typed, once for each address: a form that mails whatever is typed
// into it is a way to trouble strangers. Messages and applications are therefore confirmed on the page alone, and their
// letters go to the team.
package visitors
