package request_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"aangan/bff/internal/request"
)

func TestLanguageIsThatOfThePageElseOfTheCookieElseEnglish(t *testing.T) {
	for name, c := range map[string]struct {
		headers http.Header
		want    string
	}{
		"nothing":                              {nil, "en"},
		"page's header":                        {http.Header{"Accept-Language": {"hi"}}, "hi"},
		"browser's own header":                 {http.Header{"Accept-Language": {"hi-IN,hi;q=0.9,en;q=0.8"}}, "en"},
		"browser set to one language":          {http.Header{"Accept-Language": {"hi"}, "Sec-Fetch-Mode": {"navigate"}}, "en"},
		"page's header of a fetch":             {http.Header{"Accept-Language": {"hi"}, "Sec-Fetch-Mode": {"same-origin"}}, "hi"},
		"header with a region":                 {http.Header{"Accept-Language": {"hi-IN"}}, "en"},
		"header with a weight":                 {http.Header{"Accept-Language": {"hi;q=1"}}, "en"},
		"header in capitals":                   {http.Header{"Accept-Language": {"HI"}}, "en"},
		"header with a space":                  {http.Header{"Accept-Language": {"hi "}}, "en"},
		"two header lines":                     {http.Header{"Accept-Language": {"hi", "en"}}, "en"},
		"unknown header":                       {http.Header{"Accept-Language": {"xx"}}, "en"},
		"cookie":                               {http.Header{"Cookie": {"theme=dark; lang=hi"}}, "hi"},
		"unknown cookie":                       {http.Header{"Cookie": {"lang=xx"}}, "en"},
		"empty cookie":                         {http.Header{"Cookie": {"lang="}}, "en"},
		"cookie whose name ends the same":      {http.Header{"Cookie": {"xlang=hi"}}, "en"},
		"page's header before the cookie":      {http.Header{"Accept-Language": {"en"}, "Cookie": {"lang=hi"}}, "en"},
		"browser's own header with the cookie": {http.Header{"Accept-Language": {"en-US,en;q=0.9"}, "Cookie": {"lang=hi"}}, "hi"},
		"unknown header with the cookie":       {http.Header{"Accept-Language": {"xx"}, "Cookie": {"lang=hi"}}, "hi"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		for header, values := range c.headers {
			r.Header[header] = values
		}
		if got := request.Language(&request.Info{Context: t.Context(), HTTP: r}); got != c.want {
			t.Errorf("%s: language %q, want %q", name, got, c.want)
		}
	}
}

func TestLanguageOutsideARequestIsEnglish(t *testing.T) {
	for name, ctx := range map[string]context.Context{"no request": t.Context(), "no HTTP": &request.Info{Context: t.Context()}} {
		if got := request.Language(ctx); got != "en" {
			t.Errorf("%s: language %q, want en", name, got)
		}
	}
}

func TestLanguageCookieIsReadableByPages(t *testing.T) {
	for shared, want := range map[bool]string{
		false: "lang=hi; Path=/; Max-Age=31536000; Secure; SameSite=Lax", true: "lang=hi; Path=/; Secure; SameSite=Lax",
	} {
		cookie := request.LanguageCookie("hi", shared)
		if got := cookie.String(); got != want {
			t.Errorf("on a shared device: %t: cookie %q, want %q", shared, got, want)
		}
	}
}
