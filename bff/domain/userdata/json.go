package userdata

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
)

// fileWriter writes one JSON object in pieces, indented for people. It keeps the first error, which close returns.
type fileWriter struct {
	out *bufio.Writer
	// begun holds for each open bracket whether it has content.
	begun []bool
	piece bytes.Buffer
	err   error
}

func newFileWriter(w io.Writer) *fileWriter {
	f := &fileWriter{out: bufio.NewWriterSize(w, 64<<10)}
	f.open('{')
	return f
}

// value writes a property of the open object.
func (f *fileWriter) value(name string, v any) {
	f.key(name)
	f.encode(v)
}

// list opens a list under a name; end closes it.
func (f *fileWriter) list(name string) {
	f.key(name)
	f.open('[')
}

// item writes an entry of the open list.
func (f *fileWriter) item(v any) {
	f.next()
	f.encode(v)
}

// object opens an object as an entry of the open list; end closes it.
func (f *fileWriter) object() {
	f.next()
	f.open('{')
}

// end closes the innermost bracket.
func (f *fileWriter) end(bracket byte) {
	last := len(f.begun) - 1
	if f.begun[last] {
		f.line(last)
	}
	f.begun = f.begun[:last]
	f.write([]byte{bracket})
}

// close ends the file and returns the first error.
func (f *fileWriter) close() error {
	f.end('}')
	f.write([]byte{'\n'})
	if f.err == nil {
		f.err = f.out.Flush()
	}
	return f.err
}

func (f *fileWriter) open(bracket byte) {
	f.write([]byte{bracket})
	f.begun = append(f.begun, false)
}

func (f *fileWriter) key(name string) {
	f.next()
	f.encode(name)
	f.write([]byte(": "))
}

// next writes the separator and the indentation before a property or an entry.
func (f *fileWriter) next() {
	last := len(f.begun) - 1
	if f.begun[last] {
		f.write([]byte{','})
	}
	f.begun[last] = true
	f.line(last + 1)
}

func (f *fileWriter) line(depth int) {
	f.write([]byte{'\n'})
	f.write(bytes.Repeat([]byte("  "), depth))
}

func (f *fileWriter) encode(v any) {
	if f.err != nil {
		return
	}
	f.piece.Reset()
	encoder := json.NewEncoder(&f.piece)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent(string(bytes.Repeat([]byte("  "), len(f.begun))), "  ")
	if f.err = encoder.Encode(v); f.err == nil {
		f.write(bytes.TrimRight(f.piece.Bytes(), "\n"))
	}
}

func (f *fileWriter) write(p []byte) {
	if f.err == nil {
		_, f.err = f.out.Write(p)
	}
}
