package main

import "testing"

func TestGeneratedFilesAreUpToDate(t *testing.T) {
	if err := run(true); err != nil {
		t.Fatal(err)
	}
}

func TestCamelAndKebabConvertNames(t *testing.T) {
	for name, want := range map[string]string{"FAQTitle": "faqTitle", "ID": "id", "LogIn": "logIn", "FAQ": "faq", "Call988": "call988", "NotUTF8": "notUTF8", "A": "a"} {
		if got := camel(name); got != want {
			t.Errorf("camel(%q) is %q, want %q", name, got, want)
		}
	}
	if got := kebab("betaSignup"); got != "beta-signup" {
		t.Errorf("kebab gives %q", got)
	}
}
