package content

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
)

const pngSignature = "\x89PNG\r\n\x1a\n"

// pngKept are the chunks of the picture itself: pixels, colors, transparency, resolution, and frames and times of
// animations. Text, times, metadata and programs' data are dropped.
var pngKept = map[string]bool{
	"IHDR": true, "PLTE": true, "IDAT": true, "tRNS": true, "cHRM": true, "gAMA": true, "iCCP": true, "sBIT": true, "sRGB": true,
	"cICP": true, "mDCV": true, "cLLI": true, "bKGD": true, "pHYs": true, "acTL": true, "fcTL": true, "fdAT": true,
}

const pngHeader = 13

// inspectPNG keeps the chunks of the list, and ends where the picture does.
func inspectPNG(f *file) (Found, error) {
	c := f.cursor(int64(len(pngSignature)))
	front, rest := newBody(f), newBody(f)
	front.keep(0, int64(len(pngSignature)))
	var width, height int64
	turned, pixels := upright, false
	for {
		start := c.at
		length, kind := c.big32(), string(c.bytes(4))
		if c.err != nil {
			return Found{}, c.err
		}
		first := start == int64(len(pngSignature))
		if first != (kind == "IHDR") || !letters(kind) || length > f.size {
			return Found{}, ErrDamaged
		}
		switch {
		case first:
			if length != pngHeader {
				return Found{}, ErrDamaged
			}
			width, height = c.big32(), c.big32()
			c.skip(pngHeader - 8 + 4)
			front.keep(start, pngHeader+12)
			if width >= 1<<31 || height >= 1<<31 {
				return Found{}, ErrDamaged
			}
			continue
		case kind == "IEND":
			if !pixels || !rest.sound() {
				return Found{}, ErrDamaged
			}
			if turned != upright {
				front.add(pngChunk("eXIf", turned.exif()))
			}
			front.join(rest)
			front.add(pngChunk("IEND", nil))
			return picture("image/png", front, int(width), int(height), turned), nil
		case kind == "eXIf":
			head := min(length, exifRead)
			turned = orientationOf(c.bytes(int(head)))
			c.skip(length - head + 4)
			continue
		}
		c.skip(length + 4)
		if pngKept[kind] {
			pixels = pixels || kind == "IDAT"
			rest.keep(start, length+12)
		}
	}
}

func letters(kind string) bool {
	return !bytes.ContainsFunc([]byte(kind), func(r rune) bool { return (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') })
}

// pngChunk returns a chunk.
func pngChunk(kind string, data []byte) []byte {
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	chunk = append(append(chunk, kind...), data...)
	return binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))
}
