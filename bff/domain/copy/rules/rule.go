// Package rules says what a form accepts, as data: fields in form order, each with its rules in the order in which they
// speak. The first rule that a value breaks gives the field's message. Server and pages run the same declarations: the
// generator turns every form into a schema for the pages, and one table of inputs is run on both sides.
package rules

import (
	"math"
	"regexp"
	"slices"
	"unicode/utf8"
)

// Op names what a rule looks at. The pages' runtime has a function of the same name.
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

// Rule is one condition with the message for breaking it. Only the parts that its Op needs are set.
type Rule struct {
	Op      Op
	Message string
	// N is the bound of a length, a number of items or a number.
	N int
	// Pattern is written so that Go and JavaScript (flag u) read it alike: no lookaround, no backreference.
	Pattern string
	// Other is the field that Equals compares with.
	Other string
	// List names the list in the pages' catalogue; Codes are its codes.
	List  string
	Codes []string

	compiled *regexp.Regexp
}

// Required refuses an empty value. A text of nothing but spaces or invisible characters is empty once normalised.
func Required(message string) Rule { return Rule{Op: OpRequired, Message: message} }

// MinLength refuses fewer than n code points.
func MinLength(n int, message string) Rule { return Rule{Op: OpMinLength, N: n, Message: message} }

// MaxLength refuses more than n code points.
func MaxLength(n int, message string) Rule { return Rule{Op: OpMaxLength, N: n, Message: message} }

// Pattern refuses a text in which the expression does not match.
func Pattern(expression, message string) Rule {
	return Rule{Op: OpPattern, Pattern: expression, Message: message, compiled: regexp.MustCompile(expression)}
}

// SafeLine refuses control characters, line and paragraph separators, and characters that turn the reading direction
// of what stands around them.
func SafeLine(message string) Rule { return Rule{Op: OpSafeLine, Message: message} }

// SafeLines refuses control characters other than tab and newline.
func SafeLines(message string) Rule { return Rule{Op: OpSafeLines, Message: message} }

// Equals refuses a value that differs from another field's.
func Equals(field, message string) Rule { return Rule{Op: OpEquals, Other: field, Message: message} }

// Integer refuses a number with a fraction.
func Integer(message string) Rule { return Rule{Op: OpWhole, Message: message} }

// AtLeast refuses a number below n.
func AtLeast(n int, message string) Rule { return Rule{Op: OpAtLeast, N: n, Message: message} }

// AtMost refuses a number above n.
func AtMost(n int, message string) Rule { return Rule{Op: OpAtMost, N: n, Message: message} }

// OneOf refuses a code, or a list holding a code, that is not in the list. list is the list's name in the pages' catalogue.
func OneOf(list string, codes []string, message string) Rule {
	return Rule{Op: OpOneOf, List: list, Codes: codes, Message: message}
}

// MaxItems refuses a list of more than n items.
func MaxItems(n int, message string) Rule { return Rule{Op: OpMaxItems, N: n, Message: message} }

// Distinct refuses a list that holds an item twice.
func Distinct(message string) Rule { return Rule{Op: OpDistinct, Message: message} }

// holdsText tells whether a normalised text keeps the rule. Equals is the form's business, since it needs two fields.
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
