// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Left is the notice on the sign-in page after the member has deleted their account. */
export const left = {
  title: "Your account is closed",
  text: "Everything in it is being deleted. Take care of yourself.",
} as const;
