// Package calendarfile has the operations with which members and coaches read their sessions in their own calendar
// program, under a secret URL that they can renew.
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

// limit is for one client address. Large calendar services fetch for many users from a few addresses.
var limit = ratelimit.Rule{Burst: 600, Per: time.Minute}

// input is a program's request.
type input struct {
	Token       string `path:"token" doc:"Secret from the feed's URL."`
	IfNoneMatch string `header:"If-None-Match" doc:"ETag of the version that the calendar program has."`
}

// output is the file or a 304.
type output struct {
	Status       int
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	ETag         string `header:"ETag"`
	Body         []byte
}

// answer returns the file with its content type, or a 304 if the program has the same version.
func answer(in *input, contentType string, file []byte) *output {
	sum := sha256.Sum256(file)
	out := &output{
		Status: http.StatusOK, ContentType: contentType, ETag: `"` + base64.RawURLEncoding.EncodeToString(sum[:16]) + `"`,
		// Shared caches must not store it, and the program revalidates each time.
		CacheControl: "private, no-cache", Body: file,
	}
	if has(in.IfNoneMatch, out.ETag) {
		out.Status, out.ContentType, out.Body = http.StatusNotModified, "", nil
	}
	return out
}

// has reports whether the header contains the tag. A compressing proxy may have marked it as weak.
func has(header, tag string) bool {
	for one := range strings.SplitSeq(header, ",") {
		if one = strings.TrimPrefix(strings.TrimSpace(one), "W/"); one == tag || one == "*" {
			return true
		}
	}
	return false
}

// responses documents both responses.
func responses() map[string]*huma.Response {
	return map[string]*huma.Response{
		"200": {Description: "The calendar file", Content: map[string]*huma.MediaType{
			"text/calendar": {Schema: &huma.Schema{Type: huma.TypeString}},
		}},
		"304": {Description: "The program already has this version"},
	}
}
