// Package library holds the self-care library: pieces to read, some with a practice, and members' bookmarks.
//
// The pieces are Markdown files in content, part of the program: all databases of a release have the same ones. See
// piece.go for their header. Bookmarks and journal pages outlive their piece: a removed piece is simply not shown.
package library
