// Package languagemodel is what the domain knows of a configured language model: how it is asked, how its replies are
// read, and how its results are counted. A model is optional and untrusted. Its failures never stop a message, and
// administrators see how often they happened.
package languagemodel

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
)

// Message is one message to a model. Role is system, user or assistant.
type Message struct {
	Role    string
	Content string
}

// Request asks for one reply.
type Request struct {
	Messages []Message
	// MaxTokens limits the reply.
	MaxTokens   int
	Temperature float64
	// Schema is the JSON schema of the reply, and Name its name. A model may ignore it, so the messages must ask for the
	// object as well.
	Schema json.RawMessage
	Name   string
}

// Model generates replies.
type Model interface {
	// Ask returns the whole reply and the number of tokens used, if known. With an error the text is incomplete.
	// ErrNotServed means that no tokens were used. Errors contain no text of the request or the reply.
	Ask(ctx context.Context, request Request) (text string, tokens int64, err error)
}

// ErrNotServed is the error of a model that did not accept the request: it does not count against a member's budget.
var ErrNotServed = errors.New("the model did not accept the request")

// ErrUnreadable is the error of a reply that is not what was asked for.
var ErrUnreadable = errors.New("the reply is unreadable")

// Text returns a reply without the thoughts that some models write before it.
func Text(reply string) string {
	if _, after, found := strings.Cut(reply, "</think>"); found {
		reply = after
	}
	return strings.TrimSpace(reply)
}

// Object decodes the JSON object in a reply, also between other text, such as a code fence. It reports false for a
// reply without an object, and returns ErrUnreadable for one that is malformed or cut off.
func Object(reply string, into any) (found bool, err error) {
	_, object, found := strings.Cut(Text(reply), "{")
	if !found {
		return false, nil
	}
	if err := json.NewDecoder(strings.NewReader("{" + object)).Decode(into); err != nil {
		return true, ErrUnreadable
	}
	return true, nil
}
