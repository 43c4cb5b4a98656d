package copy

// NotFoundPage is what every app shows for an unknown address.
var NotFoundPage = struct {
	Title, Heading, Text, Code, Hint, Home, Elsewhere string
}{
	Title:   "Not found",
	Heading: "This door leads nowhere",
	Text:    "The page may have moved, or the link lost a letter on the way.",
	Code:    "404 Page Not Found",
	Hint:    "Did you forget to add the page to the router?",
	Home:    "Return to Home",
	// Above a few other ways, on the public site.
	Elsewhere: "Or were you looking for one of these?",
}
