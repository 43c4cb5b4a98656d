package problem

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/request"
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

// fromHuma translates Huma's errors about a request (or a handler's) into the product's texts, in the language of the
// request. Huma's own text is dropped: it quotes values.
func fromHuma(ctx context.Context, status int, message string, errs []error) *Problem {
	language := request.Language(ctx)
	return humaProblem(ctx, language, status, message, errs).In(language)
}

func humaProblem(ctx context.Context, language string, status int, message string, errs []error) *Problem {
	switch status {
	case 0:
		return New(0, "") // Huma requests an example, to document its schema.
	case http.StatusInternalServerError:
		if message == "cannot read request body" {
			// The client stopped sending. The server is not at fault.
			return New(http.StatusBadRequest, copy.Errors.Unreadable)
		}
		if len(errs) > 0 && errs[0] != nil {
			return From(ctx, errs[0])
		}
		return New(status, copy.Errors.SomethingWrong)
	case http.StatusRequestEntityTooLarge:
		return New(status, copy.Errors.TooLarge)
	case http.StatusRequestTimeout:
		return New(status, copy.Errors.TooSlow)
	case http.StatusUnsupportedMediaType:
		return New(status, copy.Errors.WrongMediaType)
	case http.StatusUnprocessableEntity, http.StatusBadRequest:
		return invalid(language, message, errs)
	case http.StatusNotFound:
		return NotFound()
	default:
		// The handler wrote the message itself, with huma.Error4xx….
		return New(status, message)
	}
}

// invalid returns the problem of a request that does not match the operation's schema.
func invalid(language, message string, errs []error) *Problem {
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
			text := bad.message
			if bad.field != "" {
				text = wrongKind(language, bad.field, bad.kind)
				fields = append(fields, Field{Field: bad.field, Message: text})
			}
			if top == "" {
				top = text
			}
			continue
		}
		if name == "" {
			continue
		}
		text := inWords(language, name, detail.Message)
		fields = append(fields, Field{Field: name, Message: text})
		if top == "" {
			top = text
		}
	}
	if top == "" {
		top = copy.Errors.Unreadable
		if message == "request body is required" {
			top = copy.Errors.EmptyRequest
		}
	}
	return New(http.StatusBadRequest, top, fields...)
}

// inWords translates Huma's messages about parameters. Forms are validated by the domain, with its own texts.
func inWords(language, field, message string) string {
	switch {
	case message == validation.MsgExpectedString:
		return wrongKind(language, field, kindText)
	case message == validation.MsgExpectedBoolean, message == "invalid boolean":
		return wrongKind(language, field, kindFlag)
	case message == validation.MsgExpectedInteger, message == "invalid integer":
		return wrongKind(language, field, kindInteger)
	case message == validation.MsgExpectedNumber, strings.HasPrefix(message, "invalid float"):
		return wrongKind(language, field, kindNumber)
	case message == validation.MsgExpectedArray:
		return wrongKind(language, field, kindList)
	case message == validation.MsgExpectedObject:
		return wrongKind(language, field, kindObject)
	case strings.HasPrefix(message, "required"), strings.HasPrefix(message, "expected required"):
		return fieldText(language, copy.In(language).Errors.Field.Required, field)
	default:
		return fieldText(language, copy.In(language).Errors.Field.Invalid, field)
	}
}
