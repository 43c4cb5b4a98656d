// Package rules describes forms as data: fields in form order, each with ordered rules. The first rule that a value
// breaks determines the field's message. Server and pages run the same declarations: the generator turns every form
// into a schema for the pages, and both sides are tested with the same table of inputs.
package rules

import (
	"math"
	"regexp"
	"slices"
	"unicode/utf8"
)

// Op is the operation of a rule. The pages' runtime has a function of the same name.
type Op string

// The operations. Lengths are Unicode code points.
const (
	OpRequired  Op = "required"
	OpMinLength Op = "minLength"
	OpMaxLength Op = "maxLength"
	OpPattern   Op = "pattern"
	OpSafeLine  Op = "safeLine"
	OpSafeLines Op = "safeLines"
	OpEquals    Op = "equals"
	OpWhole     Op = "whole"
	OpAtLeast   Op = "atLeast"
	OpAtMost    Op = "atMost"
	OpOneOf     Op = "oneOf"
	OpMaxItems  Op = "maxItems"
	OpDistinct  Op = "distinct"
)

// Rule is one condition with its error message. Only the fields that its Op needs are set.
type Rule struct {
	Op      Op
	Message string
	// N is the bound of a length, of a number of items or of a number.
	N int
	// Pattern has the same meaning in Go and JavaScript (flag u): no lookaround, no backreference.
	Pattern string
	// Other is the field that Equals compares with.
	Other string
	// List names the list in the pages' catalogue; Codes are its codes.
	List  string
	Codes []string

	compiled *regexp.Regexp
}

// Required rejects an empty value. A text of spaces or invisible characters only is empty after normalization.
func Required(message string) Rule { return Rule{Op: OpRequired, Message: message} }

// MinLength rejects fewer than n code points.
func MinLength(n int, message string) Rule { return Rule{Op: OpMinLength, N: n, Message: message} }

// MaxLength rejects more than n code points.
func MaxLength(n int, message string) Rule { return Rule{Op: OpMaxLength, N: n, Message: message} }

// Pattern rejects a text that does not match the expression.
func Pattern(expression, message string) Rule {
	return Rule{Op: OpPattern, Pattern: expression, Message: message, compiled: regexp.MustCompile(expression)}
}

// SafeLine rejects control characters, line and paragraph separators, and characters that change the direction of the
// text around them.
func SafeLine(message string) Rule { return Rule{Op: OpSafeLine, Message: message} }

// SafeLines rejects control characters other than tab and newline.
func SafeLines(message string) Rule { return Rule{Op: OpSafeLines, Message: message} }

// Equals rejects a value that differs from another field's.
func Equals(field, message string) Rule { return Rule{Op: OpEquals, Other: field, Message: message} }

// Integer rejects a number with a fraction.
func Integer(message string) Rule { return Rule{Op: OpWhole, Message: message} }

// AtLeast rejects a number below n.
func AtLeast(n int, message string) Rule { return Rule{Op: OpAtLeast, N: n, Message: message} }

// AtMost rejects a number above n.
func AtMost(n int, message string) Rule { return Rule{Op: OpAtMost, N: n, Message: message} }

// OneOf rejects a code, or a list with a code, that is not among codes. list is the name in the pages' catalogue.
func OneOf(list string, codes []string, message string) Rule {
	return Rule{Op: OpOneOf, List: list, Codes: codes, Message: message}
}

// MaxItems rejects a list of more than n items.
func MaxItems(n int, message string) Rule { return Rule{Op: OpMaxItems, N: n, Message: message} }

// Distinct rejects a list with duplicates.
func Distinct(message string) Rule { return Rule{Op: OpDistinct, Message: message} }

// holdsText reports whether a normalized text satisfies the rule. The form checks Equals, which needs two fields.
func (r *Rule) holdsText(text string) bool {
	switch r.Op {
	case OpRequired:
		return text != ""
	case OpMinLength:
		return utf8.RuneCountInString(text) >= r.N
	case OpMaxLength:
		return utf8.RuneCountInString(text) <= r.N
	case OpPattern:
		return r.compiled.MatchString(text)
	case OpSafeLine:
		return safeLine(text)
	case OpSafeLines:
		return safeLines(text)
	case OpOneOf:
		return slices.Contains(r.Codes, text)
	default:
		return true
	}
}

func (r *Rule) holdsNumber(number float64) bool {
	switch r.Op {
	case OpWhole:
		return number == math.Trunc(number)
	case OpAtLeast:
		return number >= float64(r.N)
	case OpAtMost:
		return number <= float64(r.N)
	default:
		return true
	}
}

func (r *Rule) holdsList(items []string) bool {
	switch r.Op {
	case OpRequired:
		return len(items) > 0
	case OpMaxItems:
		return len(items) <= r.N
	case OpOneOf:
		return !slices.ContainsFunc(items, func(item string) bool { return !slices.Contains(r.Codes, item) })
	case OpDistinct:
		seen := make(map[string]bool, len(items))
		for _, item := range items {
			if seen[item] {
				return false
			}
			seen[item] = true
		}
		return true
	default:
		return true
	}
}
