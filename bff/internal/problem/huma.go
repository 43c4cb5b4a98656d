package problem

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

	"aangan/bff/domain/copy"
)

// Huma creates errors through package variables. They are set here, once for all BFFs of the process.
func init() {
	huma.DefaultArrayNullable = false
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		return fromHuma(context.Background(), status, message, errs)
	}
	huma.NewErrorWithContext = func(ctx huma.Context, status int, message string, errs ...error) huma.StatusError {
		return fromHuma(ctx.Context(), status, message, errs)
	}
}

// fromHuma translates Huma's errors about a request (or a handler's) into the product's texts. Huma's own text is
// dropped: it quotes values.
func fromHuma(ctx context.Context, status int, message string, errs []error) *Problem {
	switch status {
	case 0:
		return New(0, "") // Huma requests an example, to document its schema.
	case http.StatusInternalServerError:
		if message == "cannot read request body" {
			// The client stopped sending. The server is not at fault.
			return New(http.StatusBadRequest, textUnreadable)
		}
		if len(errs) > 0 && errs[0] != nil {
			return From(ctx, errs[0])
		}
		return New(status, copy.Errors.SomethingWrong)
	case http.StatusRequestEntityTooLarge:
		return New(status, copy.Errors.TooLarge)
	case http.StatusRequestTimeout:
		return New(status, textSlow)
	case http.StatusUnsupportedMediaType:
		return New(status, copy.Errors.WrongMediaType)
	case http.StatusUnprocessableEntity, http.StatusBadRequest:
		return invalid(message, errs)
	case http.StatusNotFound:
		return NotFound()
	default:
		// The handler wrote the message itself, with huma.Error4xx….
		return New(status, message)
	}
}

// invalid returns the problem of a request that does not match the operation's schema.
func invalid(message string, errs []error) *Problem {
	fields := make([]Field, 0, len(errs))
	top := ""
	for _, err := range errs {
		detailer, ok := err.(huma.ErrorDetailer)
		if !ok {
			continue
		}
		detail := detailer.ErrorDetail()
		place, name, _ := strings.Cut(detail.Location, ".")
		if place == "path" {
			// A malformed id cannot belong to any row.
			return NotFound()
		}
		if strings.HasPrefix(detail.Message, huma.ErrUnknownContentType.Error()) {
			return New(http.StatusUnsupportedMediaType, copy.Errors.WrongMediaType)
		}
		if bad, ok := parseBadBody(detail.Message); ok {
			if bad.field != "" {
				fields = append(fields, Field{Field: bad.field, Message: bad.message})
			}
			if top == "" {
				top = bad.message
			}
			continue
		}
		if name == "" {
			continue
		}
		text := label(name) + " " + inWords(detail.Message)
		fields = append(fields, Field{Field: name, Message: text})
		if top == "" {
			top = text
		}
	}
	if top == "" {
		top = textUnreadable
		if message == "request body is required" {
			top = textEmpty
		}
	}
	return New(http.StatusBadRequest, top, fields...)
}

// inWords translates Huma's messages about parameters. Forms are validated by the domain, with its own texts.
func inWords(message string) string {
	switch {
	case message == validation.MsgExpectedString:
		return "must be text."
	case message == validation.MsgExpectedBoolean, message == "invalid boolean":
		return "must be true or false."
	case message == validation.MsgExpectedInteger, message == "invalid integer":
		return "must be a whole number."
	case message == validation.MsgExpectedNumber, strings.HasPrefix(message, "invalid float"):
		return "must be a number."
	case message == validation.MsgExpectedArray:
		return "must be a list."
	case message == validation.MsgExpectedObject:
		return "must be an object."
	case strings.HasPrefix(message, "required"), strings.HasPrefix(message, "expected required"):
		return "is required."
	default:
		return "is not valid."
	}
}
