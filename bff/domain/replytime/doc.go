// Package replytime says by when a member hears from their coach: worked out from the hours that the coach has published and from
// the promise of the house, an answer within copy.Limits.ReplyHours.
package replytime
