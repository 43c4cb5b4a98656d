// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Left is said on the page for signing in to whoever has just left for good. */
export const left = {
  title: "Your account is closed",
  text: "Everything in it is being deleted. Take care of yourself.",
} as const;
