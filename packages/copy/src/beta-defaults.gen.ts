// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** BetaDefaults are stored for fields that the beta form does not have. */
export const betaDefaults = {
  occupation: "Not provided",
  location: "Not provided",
  ageRange: "Not specified",
  reasonForInterest: "Beta signup",
} as const;
