package provider

import (
	"strings"
	"testing"
)

func TestSafeNextAcceptsOnlyPathsOfTheApp(t *testing.T) {
	for given, want := range map[string]string{
		"/messages": "/messages", "/messages?with=1&x=%2F%2Fa": "/messages?with=1&x=%2F%2Fa", "/profile#tab": "/profile", "/auth/reset?token=x": "/auth/reset?token=x",
		"/a%20b": "/a%20b", "/apiary": "/apiary",
		"": "", "messages": "", "//elsewhere.example": "", `/\elsewhere.example`: "", `/a\b`: "", "https://elsewhere.example": "",
		"/..//elsewhere.example": "", "/.//elsewhere.example": "", "/%2e%2e//elsewhere.example": "", "/a//b": "", "/%2F/elsewhere.example": "",
		"/%5Celsewhere.example": "", "/\t/elsewhere.example": "", "/a\nb": "", "/a b": "", "/%0d%0aSet-Cookie:x": "", "/%zz": "",
		"/auth": "", "/auth?next=/messages": "", "/api": "", "/api/auth/google": "", "javascript:alert(1)": "",
		"/" + strings.Repeat("a", 512): "",
	} {
		if want == "" {
			want = "/dashboard"
		}
		if got := safeNext(given); got != want {
			t.Errorf("safeNext(%q) = %q, want %q", given, got, want)
		}
	}
}
