package content

import (
	"io"
	"sort"
)

// Body is the content to store: ranges of the file, and our own bytes between them. It is readable from any offset and
// by any number of goroutines while the file exists.
type Body struct {
	source io.ReaderAt
	pieces []piece
	size   int64
}

// piece is our own bytes, or a range of the file.
type piece struct {
	// at is the offset of the piece in the body.
	at int64
	// from and length are its range in the file; our own bytes have their own length.
	from, length int64
	ours         []byte
}

// piecesMost is the maximum number of pieces of a body. A picture has a few; one with metadata between every two bytes
// was made to use up memory.
const piecesMost = 20_000

func newBody(f *file) *Body { return &Body{source: f.source} }

// keep appends a range of the file.
func (b *Body) keep(from, length int64) {
	if length <= 0 {
		return
	}
	if last := len(b.pieces) - 1; last >= 0 && b.pieces[last].ours == nil && b.pieces[last].from+b.pieces[last].length == from {
		b.pieces[last].length += length
	} else {
		b.pieces = append(b.pieces, piece{at: b.size, from: from, length: length})
	}
	b.size += length
}

// add appends our own bytes.
func (b *Body) add(ours []byte) {
	b.pieces = append(b.pieces, piece{at: b.size, length: int64(len(ours)), ours: ours})
	b.size += int64(len(ours))
}

// join appends another body of the same file.
func (b *Body) join(other *Body) {
	for _, p := range other.pieces {
		if p.ours != nil {
			b.add(p.ours)
		} else {
			b.keep(p.from, p.length)
		}
	}
}

// sound reports whether the body has no more pieces than allowed.
func (b *Body) sound() bool { return len(b.pieces) <= piecesMost }

// Size is the length in bytes.
func (b *Body) Size() int64 { return b.size }

// ReadAt implements io.ReaderAt.
func (b *Body) ReadAt(p []byte, off int64) (n int, err error) {
	if off < 0 || off >= b.size {
		return 0, io.EOF
	}
	first := sort.Search(len(b.pieces), func(i int) bool { return b.pieces[i].at+b.pieces[i].length > off })
	for _, piece := range b.pieces[first:] {
		if n == len(p) {
			break
		}
		inside := off + int64(n) - piece.at
		want := p[n:min(int64(len(p)), int64(n)+piece.length-inside)]
		if piece.ours != nil {
			n += copy(want, piece.ours[inside:])
			continue
		}
		read, err := b.source.ReadAt(want, piece.from+inside)
		n += read
		if err != nil && read < len(want) {
			return n, err
		}
	}
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}
