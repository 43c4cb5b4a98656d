package copy

// NotFoundPage holds the texts that every app shows for an unknown URL.
var NotFoundPage = struct {
	Title, Heading, Text, Code, Hint, Home, Elsewhere string
}{
	Title:   "Not found",
	Heading: "This door leads nowhere",
	Text:    "The page may have moved, or the link lost a letter on the way.",
	Code:    "404 Page Not Found",
	Hint:    "Did you forget to add the page to the router?",
	Home:    "Return to Home",
	// Heading above a few links, on the public site.
	Elsewhere: "Or were you looking for one of these?",
}
