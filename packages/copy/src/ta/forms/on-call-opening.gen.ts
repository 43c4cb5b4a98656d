// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.
export * from "../../en/forms/on-call-opening.gen";
