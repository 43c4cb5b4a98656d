// Package library is the self-care library: pieces to read, some with a practice, and which of them a member saved.
//
// The pieces are Markdown files in content, part of the program: they come with a release, and every database of that release
// has the same ones. See piece.go for what stands at the head of such a file. What a member saved or wrote about a piece
// outlives it: a piece that is taken out is simply not shown any more.
package library
