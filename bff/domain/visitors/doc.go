// Package visitors holds the data of visitors before they are members: the beta list, messages and applications to the
// team, and counts of page events. None of it needs a sign-in.
//
// A row and its email are stored in one transaction, so neither exists without the other. Only the beta list sends an
// email to the entered address, once per address: a form that always does so can be misused to email strangers.
// Messages and applications are therefore confirmed on the page only, and their emails go to the team.
package visitors
