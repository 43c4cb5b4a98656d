package content

import "encoding/binary"

// Flags of an extended WebP file.
const (
	webpXMP  = 0x04
	webpEXIF = 0x08
)

// webpReader goes through a WebP file, chunk by chunk.
type webpReader struct {
	*cursor
	f    *file
	body *Body
	// header is the chunk of an extended file; nil in a simple one.
	header        []byte
	orientation   orientation
	width, height int
	pixels        bool
}

// inspectWebP keeps pixels, transparency, frames and the color profile.
func inspectWebP(f *file) (Found, error) {
	c := f.cursor(4)
	end := c.little32() + 8
	c.skip(4)
	if c.err != nil {
		return Found{}, c.err
	}
	if end > f.size {
		return Found{}, ErrDamaged
	}
	w := &webpReader{cursor: c, f: f, body: newBody(f), orientation: upright}
	for w.err == nil && w.at+8 <= end {
		w.chunk(end)
	}
	switch {
	case w.err != nil:
		return Found{}, w.err
	case !w.pixels || !w.body.sound():
		return Found{}, ErrDamaged
	}
	whole := newBody(f)
	inside := int64(4) + w.body.size
	var note []byte
	if w.header != nil {
		inside += int64(len(w.header)) + 8
		w.header[0] &^= webpXMP | webpEXIF
		if w.orientation != upright {
			w.header[0] |= webpEXIF
			note = webpChunk("EXIF", w.orientation.exif())
			inside += int64(len(note))
		}
	} else {
		w.orientation = upright
	}
	whole.add(append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(inside)), "WEBP"...))
	if w.header != nil {
		whole.add(webpChunk("VP8X", w.header))
	}
	whole.join(w.body)
	if note != nil {
		whole.add(note)
	}
	return picture("image/webp", whole, w.width, w.height, w.orientation), nil
}

func (w *webpReader) chunk(end int64) {
	start := w.at
	kind, length := string(w.bytes(4)), w.little32()
	padded := length + length&1
	// Some files lack the last padding byte.
	if w.err == nil && w.at+length > end {
		w.fail(ErrDamaged)
	}
	if w.err != nil {
		return
	}
	next := min(w.at+padded, end)
	switch kind {
	case "VP8X":
		if length != 10 || start != 12 {
			w.fail(ErrDamaged)
			return
		}
		w.header = w.bytes(10)
		w.width, w.height = 1+little24(w.header[4:]), 1+little24(w.header[7:])
	case "VP8 ", "VP8L":
		w.measure(kind, length)
		w.pixels = true
		w.keep(start, next)
	case "ALPH", "ANIM", "ICCP":
		w.keep(start, next)
	case "ANMF":
		w.frame(start, length)
		w.pixels = true
	case "EXIF":
		w.orientation = orientationOf(w.bytes(int(min(length, exifRead))))
	}
	w.skip(next - w.at)
}

// keep appends a whole chunk, and its padding byte if the file lacks it.
func (w *webpReader) keep(start, next int64) {
	w.body.keep(start, next-start)
	if (next-start)&1 == 1 {
		w.body.add([]byte{0})
	}
}

// measure reads the size of the picture in a simple file.
func (w *webpReader) measure(kind string, length int64) {
	if w.header != nil {
		return
	}
	switch {
	case kind == "VP8 " && length >= 10:
		head := w.bytes(10)
		w.width, w.height = int(binary.LittleEndian.Uint16(head[6:]))&0x3fff, int(binary.LittleEndian.Uint16(head[8:]))&0x3fff
	case kind == "VP8L" && length >= 5:
		head := w.bytes(5)
		size := binary.LittleEndian.Uint32(head[1:])
		w.width, w.height = 1+int(size&0x3fff), 1+int(size>>14&0x3fff)
	default:
		w.fail(ErrDamaged)
	}
}

// frameHead is the size of a frame's header.
const frameHead = 16

// frame keeps a frame's position, time and pixels.
func (w *webpReader) frame(start, length int64) {
	if length < frameHead {
		w.fail(ErrDamaged)
		return
	}
	end := w.at + length
	inside := newBody(w.f)
	for at := w.at + frameHead; at+8 <= end; {
		var head [8]byte
		if err := w.f.exactly(head[:], at); err != nil {
			w.fail(err)
			return
		}
		size := int64(binary.LittleEndian.Uint32(head[4:]))
		next := at + 8 + size + size&1
		if next > end {
			w.fail(ErrDamaged)
			return
		}
		if kind := string(head[:4]); kind == "ALPH" || kind == "VP8 " || kind == "VP8L" {
			inside.keep(at, next-at)
		}
		at = next
	}
	w.body.add(binary.LittleEndian.AppendUint32([]byte("ANMF"), uint32(frameHead+inside.size)))
	w.body.keep(start+8, frameHead)
	w.body.join(inside)
}

// webpChunk returns a chunk.
func webpChunk(kind string, data []byte) []byte {
	chunk := append(binary.LittleEndian.AppendUint32([]byte(kind), uint32(len(data))), data...)
	if len(data)&1 == 1 {
		chunk = append(chunk, 0)
	}
	return chunk
}

func little24(b []byte) int { return int(b[0]) | int(b[1])<<8 | int(b[2])<<16 }
