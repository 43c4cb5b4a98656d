// Package calendarfile answers the calendar programs that read somebody's calendar by its secret address: the part that is
// the same for members and coaches.
package calendarfile

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/internal/ratelimit"
)

// Limit is for one client address. The large calendar services fetch for many of their people from a few addresses.
var Limit = ratelimit.Rule{Burst: 600, Per: time.Minute}

// Input is what a program sends along.
type Input struct {
	Token       string `path:"token" doc:"The secret, as the address was given out."`
	IfNoneMatch string `header:"If-None-Match" doc:"The ETag of what the program has."`
}

// Output is the file, or that the program has it.
type Output struct {
	Status       int
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	ETag         string `header:"ETag"`
	Body         []byte
}

// Answer is the file, which is of that type, unless the program has it already (304).
func Answer(in *Input, contentType string, file []byte) *Output {
	sum := sha256.Sum256(file)
	out := &Output{
		Status: http.StatusOK, ContentType: contentType, ETag: `"` + base64.RawURLEncoding.EncodeToString(sum[:16]) + `"`,
		// Nobody in between may keep it, and the program asks each time whether it has changed.
		CacheControl: "private, no-cache", Body: file,
	}
	if has(in.IfNoneMatch, out.ETag) {
		out.Status, out.ContentType, out.Body = http.StatusNotModified, "", nil
	}
	return out
}

// has tells whether the header names the tag. A proxy that packs answers may have marked it as weak.
func has(header, tag string) bool {
	for one := range strings.SplitSeq(header, ",") {
		if one = strings.TrimPrefix(strings.TrimSpace(one), "W/"); one == tag || one == "*" {
			return true
		}
	}
	return false
}

// Responses document both answers.
func Responses() map[string]*huma.Response {
	return map[string]*huma.Response{
		"200": {Description: "The calendar", Content: map[string]*huma.MediaType{
			"text/calendar": {Schema: &huma.Schema{Type: huma.TypeString}},
		}},
		"304": {Description: "The program has it already"},
	}
}
