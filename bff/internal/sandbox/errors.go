package sandbox

import "fmt"

// Error is an error response in the provider's wording.
type Error struct {
	// Status is the HTTP status.
	Status int
	// Type is card_error, invalid_request_error, idempotency_error or api_error; Code, DeclineCode and Param may be
	// empty.
	Type, Code, DeclineCode, Message, Param string
	// Intent, Charge and Method are the ids of the objects concerned; each may be empty.
	Intent, Charge, Method string
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// The kinds of errors.
const (
	cardError        = "card_error"
	invalidRequest   = "invalid_request_error"
	idempotencyError = "idempotency_error"
	apiError         = "api_error"
)

func invalid(param, code, format string, args ...any) *Error {
	return &Error{Status: 400, Type: invalidRequest, Code: code, Param: param, Message: fmt.Sprintf(format, args...)}
}

// missing returns the error about an unknown object.
func missing(param, what, id string) *Error {
	status := 400
	if param == "id" { // The id is part of the URL, not a parameter.
		status = 404
	}
	return &Error{Status: status, Type: invalidRequest, Code: "resource_missing", Param: param, Message: fmt.Sprintf("No such %s: '%s'", what, id)}
}

func declined(code, declineCode, message string) *Error {
	return &Error{Status: 402, Type: cardError, Code: code, DeclineCode: declineCode, Message: message}
}

// errorWire returns the error as in responses, with the intent concerned, if any.
func (s *Sandbox) errorWire(e *Error) object {
	out := object{"type": e.Type, "message": e.Message}
	for name, value := range map[string]string{"code": e.Code, "decline_code": e.DeclineCode, "param": e.Param, "charge": e.Charge} {
		if value != "" {
			out[name] = value
		}
	}
	if e.Code != "" {
		out["doc_url"] = "https://stripe.com/docs/error-codes/" + hyphens(e.Code)
	}
	if e.Method != "" && s.state.Methods[e.Method] != nil {
		out["payment_method"] = s.methodWire(s.state.Methods[e.Method])
	}
	if e.Intent != "" && s.state.Intents[e.Intent] != nil {
		i := s.state.Intents[e.Intent]
		name := "payment_intent"
		if i.Setup {
			name = "setup_intent"
		}
		out[name] = s.intentWire(i)
	}
	return out
}
