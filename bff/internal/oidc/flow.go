package oidc

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"strings"
	"time"

	gooidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// Flow is the data that a browser must present with the provider's response. It is secret, and valid for one response.
type Flow struct {
	// State binds the response to the browser, Nonce the token, and Verifier (PKCE) the code.
	State, Nonce, Verifier string
}

// Person holds the verified claims about the signed-in person.
type Person struct {
	// Issuer and Subject identify a person permanently; an address may change its owner.
	Issuer, Subject string
	// Email may be empty. EmailVerified is true if the provider has verified the address.
	Email               string
	EmailVerified       bool
	FirstName, LastName string
}

// Begin returns the provider's URL for a browser, and the data to keep until it returns. Returns ErrUnavailable if the
// provider's metadata could not be fetched.
func (p *Provider) Begin(ctx context.Context) (address string, flow Flow, err error) {
	known, err := p.discover(ctx)
	if err != nil {
		return "", Flow{}, err
	}
	flow = Flow{State: rand.Text(), Nonce: rand.Text(), Verifier: oauth2.GenerateVerifier()}
	return known.oauth.AuthCodeURL(flow.State, gooidc.Nonce(flow.Nonce), oauth2.S256ChallengeOption(flow.Verifier),
		// Browsers are often shared at home: let the person choose the account.
		oauth2.SetAuthURLParam("prompt", "select_account")), flow, nil
}

// CheckIssuer checks the issuer that a response to a browser names, empty for none (RFC 9207). Returns ErrRefused for
// another issuer, and for none if the provider promises to name itself, and ErrUnavailable if the provider's metadata
// could not be fetched.
func (p *Provider) CheckIssuer(ctx context.Context, issuer string) error {
	known, err := p.discover(ctx)
	if err != nil {
		return err
	}
	if issuer != p.settings.Issuer && (issuer != "" || known.namesIssuer) {
		return refused("response", errors.New("it is from another issuer"))
	}
	return nil
}

// Finish exchanges a browser's code for the person's claims. Returns ErrUnavailable if the provider is unreachable,
// and ErrRefused for an invalid code or token.
func (p *Provider) Finish(ctx context.Context, flow Flow, code string) (Person, error) {
	known, err := p.discover(ctx)
	if err != nil {
		return Person{}, err
	}
	ctx = p.speaking(ctx)
	tokens, err := known.oauth.Exchange(ctx, code, oauth2.VerifierOption(flow.Verifier))
	if err != nil {
		var answered *oauth2.RetrieveError
		if errors.As(err, &answered) && answered.Response.StatusCode < 500 && answered.ErrorCode != "" {
			return Person{}, refused("token", err)
		}
		return Person{}, unavailable("token", err)
	}
	raw, ok := tokens.Extra("id_token").(string)
	if !ok || raw == "" {
		return Person{}, refused("token", errors.New("there is no ID token"))
	}
	token, err := known.verifier.Verify(ctx, raw)
	if err != nil {
		return Person{}, refused("ID token", err)
	}
	var said claims
	if err := token.Claims(&said); err != nil {
		return Person{}, refused("ID token", errors.New("its claims are malformed"))
	}
	if err := p.check(flow, token, said, tokens.AccessToken); err != nil {
		return Person{}, refused("ID token", err)
	}
	if said.Email == "" {
		if err := p.complete(ctx, known, tokens, token.Subject, &said); err != nil {
			return Person{}, err
		}
	}
	return said.person(p.settings.Issuer, token.Subject), nil
}

// check verifies the claims that the library leaves to its caller; issuer, audience, signature and expiry are verified
// already.
func (p *Provider) check(flow Flow, token *gooidc.IDToken, said claims, accessToken string) error {
	switch {
	case subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(flow.Nonce)) != 1 || flow.Nonce == "":
		return errors.New("its nonce differs")
	case token.Subject == "" || len(token.Subject) > 255 || strings.ContainsRune(token.Subject, 0):
		return errors.New("its subject is invalid")
	case said.AuthorizedParty != "" && said.AuthorizedParty != p.settings.ClientID:
		return errors.New("it was issued to another client")
	case len(token.Audience) > 1 && said.AuthorizedParty == "":
		return errors.New("it is for several clients and does not say which asked")
	case token.IssuedAt.After(time.Now().Add(leeway)):
		return errors.New("it was issued in the future")
	case token.AccessTokenHash != "" && token.VerifyAccessToken(accessToken) != nil:
		return errors.New("it belongs to another access token")
	}
	return nil
}

// complete adds claims from the provider's userinfo endpoint: some providers omit the address from the token.
func (p *Provider) complete(ctx context.Context, known *discovered, tokens *oauth2.Token, subject string, said *claims) error {
	if known.provider.UserInfoEndpoint() == "" {
		return nil
	}
	info, err := known.provider.UserInfo(ctx, oauth2.StaticTokenSource(tokens))
	if err != nil {
		return unavailable("userinfo", errors.New("the endpoint returned an invalid response"))
	}
	if info.Subject != subject {
		return refused("userinfo", errors.New("it has another subject"))
	}
	said.Verified = nil // The token's value is about another address than this response's.
	if err := info.Claims(said); err != nil {
		return refused("userinfo", errors.New("its claims are malformed"))
	}
	return nil
}

// claims are the provider's claims that are used.
type claims struct {
	AuthorizedParty string `json:"azp"`
	Email           string `json:"email"`
	// Verified is a boolean, which some providers write as a text.
	Verified   any    `json:"email_verified"`
	Name       string `json:"name"`
	GivenName  string `json:"given_name"`
	FamilyName string `json:"family_name"`
}

func (c claims) person(issuer, subject string) Person {
	first, last := c.GivenName, c.FamilyName
	if first == "" && last == "" {
		first, last, _ = strings.Cut(strings.TrimSpace(c.Name), " ")
	}
	return Person{
		Issuer: issuer, Subject: subject, Email: strings.TrimSpace(c.Email),
		EmailVerified: c.Email != "" && (c.Verified == true || c.Verified == "true"),
		FirstName:     first, LastName: strings.TrimSpace(last),
	}
}
