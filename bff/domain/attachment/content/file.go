package content

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
)

// file is the inspected file.
type file struct {
	source io.ReaderAt
	size   int64
	name   string
}

// head returns up to n bytes from the beginning.
func (f *file) head(n int) ([]byte, error) { return f.some(0, n) }

// some returns up to n bytes from an offset: fewer at the end of the file.
func (f *file) some(from int64, n int) ([]byte, error) {
	if from >= f.size {
		return nil, nil
	}
	buffer := make([]byte, min(int64(n), f.size-from))
	if _, err := f.source.ReadAt(buffer, from); err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	return buffer, nil
}

// exactly fills the buffer from an offset. Returns ErrDamaged if the file ends before.
func (f *file) exactly(buffer []byte, from int64) error {
	if from < 0 || from+int64(len(buffer)) > f.size {
		return ErrDamaged
	}
	if _, err := f.source.ReadAt(buffer, from); err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	return nil
}

// cursor reads a file from an offset on. It keeps the first error: ErrDamaged if the file ends too early.
type cursor struct {
	r   *bufio.Reader
	at  int64
	err error
}

func (f *file) cursor(from int64) *cursor {
	return &cursor{r: bufio.NewReaderSize(io.NewSectionReader(f.source, from, f.size-from), 16<<10), at: from}
}

func (c *cursor) fail(err error) {
	if c.err != nil {
		return
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = ErrDamaged
	}
	c.err = err
}

// byte reads one byte.
func (c *cursor) byte() byte {
	if c.err != nil {
		return 0
	}
	b, err := c.r.ReadByte()
	if err != nil {
		c.fail(err)
		return 0
	}
	c.at++
	return b
}

// bytes reads n bytes into memory. The caller limits n.
func (c *cursor) bytes(n int) []byte {
	buffer := make([]byte, n)
	if c.err == nil {
		read, err := io.ReadFull(c.r, buffer)
		c.at += int64(read)
		if err != nil {
			c.fail(err)
		}
	}
	return buffer
}

// skip advances by n.
func (c *cursor) skip(n int64) {
	if c.err != nil || n == 0 {
		return
	}
	skipped, err := c.r.Discard(int(n))
	c.at += int64(skipped)
	if err != nil {
		c.fail(err)
	}
}

// ended reports whether the file ends here.
func (c *cursor) ended() bool {
	if c.err != nil {
		return true
	}
	_, err := c.r.Peek(1)
	if err != nil && !errors.Is(err, io.EOF) {
		c.fail(err)
	}
	return err != nil
}

func (c *cursor) big16() int   { return int(binary.BigEndian.Uint16(c.bytes(2))) }
func (c *cursor) big32() int64 { return int64(binary.BigEndian.Uint32(c.bytes(4))) }
func (c *cursor) little16() int {
	return int(binary.LittleEndian.Uint16(c.bytes(2)))
}
func (c *cursor) little32() int64 { return int64(binary.LittleEndian.Uint32(c.bytes(4))) }
