// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** NotFoundPage holds the texts that every app shows for an unknown URL. */
export const notFoundPage = {
  title: "Not found",
  heading: "This door leads nowhere",
  text: "The page may have moved, or the link lost a letter on the way.",
  code: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  home: "Return to Home",
  elsewhere: "Or were you looking for one of these?",
} as const;
