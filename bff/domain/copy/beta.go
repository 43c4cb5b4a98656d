package copy

// BetaDefaults are stored for fields that the beta form does not have.
var BetaDefaults = struct {
	Occupation, Location, AgeRange, ReasonForInterest string
}{
	Occupation:        "Not provided",
	Location:          "Not provided",
	AgeRange:          "Not specified",
	ReasonForInterest: "Beta signup",
}
