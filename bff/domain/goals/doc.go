// Package goals holds the goals of a member and their coach: small steps that either may suggest and that count once
// both have agreed to the same text. Only the two can read them; a coach only while the member is their client.
package goals
