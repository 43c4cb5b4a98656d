package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

var account = copy.CoachAccountAnswers

// Codes as people type them: those of an authenticator app in one or two groups of digits, recovery codes with or
// without separators.
const (
	factorCodePattern = `^[0-9]{3} ?[0-9]{3}$`
	recoveryPattern   = `^[A-Za-z2-7]{4}(?:[ -]?[A-Za-z2-7]{4}){3}$`
	// codeMax is longer than any code.
	codeMax = 32
)

// FactorCode is the first code when setting up a second factor.
var FactorCode = rules.Form{Name: "factorCode", Fields: []rules.Field{
	line("code", rules.Required(account.CodeRequired), rules.MaxLength(codeMax, account.FactorCodeShape), rules.Pattern(factorCodePattern, account.FactorCodeShape)),
}}

// SecondFactor is the second step of a coach's sign-in.
var SecondFactor = rules.Form{Name: "secondFactor", Fields: []rules.Field{anyCode()}}

// FactorProof authenticates a coach who changes their second factor: the password and a code.
var FactorProof = rules.Form{Name: "factorProof", Fields: []rules.Field{LinkAccount.Fields[0], anyCode()}}

func anyCode() rules.Field {
	return line("code", rules.Required(account.CodeRequired), rules.MaxLength(codeMax, account.CodeShape), rules.Pattern(factorCodePattern+"|"+recoveryPattern, account.CodeShape))
}
