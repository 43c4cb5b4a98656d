// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * Honeypot is a field that people never see and programs fill in: a form in which it is filled is thanked and forgotten.
 * Name is its name in the page and on the wire; Label is for whoever finds it all the same.
 */
export const honeypot = {
  name: "website",
  label: "Leave this field empty",
} as const;
