// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * Honeypot is a hidden form field that only bots fill in. The server confirms such a form and discards it. Name is the
 * field's name in the page and in the request; Label is for visitors whose software shows the field.
 */
export const honeypot = {
  name: "website" as string,
  label: "Leave this field empty" as string,
} as const;
