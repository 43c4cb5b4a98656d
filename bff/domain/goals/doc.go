// Package goals is what a member and their coach agree on: small things that either may suggest, and that count once both have
// said yes to the same words. The two read them, and nobody else; a coach only while the member is theirs.
package goals
