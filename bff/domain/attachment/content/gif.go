package content

// Blocks of GIF files.
const (
	gifExtension = 0x21
	gifImage     = 0x2c
	gifEnd       = 0x3b

	gifControl     = 0xf9
	gifApplication = 0xff
)

// gifReader goes through a GIF file, block by block.
type gifReader struct {
	*cursor
	body *Body
}

// inspectGIF keeps frames, times and the repeat count. It drops comments, programs' data, and everything after the
// end. A picture cut off between two frames gets an end.
func inspectGIF(f *file) (Found, error) {
	g := &gifReader{cursor: f.cursor(6), body: newBody(f)}
	width, height := g.little16(), g.little16()
	flags := g.byte()
	g.skip(2)
	g.palette(flags)
	g.body.keep(0, g.at)
	frames := 0
	for g.err == nil && !(frames > 0 && g.ended()) {
		start := g.at
		switch g.byte() {
		case gifImage:
			g.skip(8)
			g.palette(g.byte())
			g.skip(1)
			g.blocks()
			g.body.keep(start, g.at-start)
			frames++
			continue
		case gifExtension:
			g.extension(start)
			continue
		case gifEnd:
		default:
			if frames == 0 {
				g.fail(ErrDamaged)
			}
		}
		break
	}
	switch {
	case g.err != nil:
		return Found{}, g.err
	case frames == 0 || !g.body.sound():
		return Found{}, ErrDamaged
	}
	g.body.add([]byte{gifEnd})
	return picture("image/gif", g.body, width, height, upright), nil
}

// palette skips the color table that the flags announce.
func (g *gifReader) palette(flags byte) {
	if flags&0x80 != 0 {
		g.skip(3 << (flags&7 + 1))
	}
}

// blocks skips data blocks up to the empty one.
func (g *gifReader) blocks() {
	for g.err == nil {
		length := g.byte()
		if length == 0 {
			return
		}
		g.skip(int64(length))
	}
}

func (g *gifReader) extension(start int64) {
	kept := false
	switch g.byte() {
	case gifControl:
		kept = true
	case gifApplication:
		length := g.byte()
		name := string(g.bytes(int(length)))
		kept = name == "NETSCAPE2.0" || name == "ANIMEXTS1.0"
	}
	from := g.at
	g.blocks()
	// The repeat count is one block of three bytes and the empty one; anything longer is other data.
	if kept && g.err == nil && g.at-from <= 6 {
		g.body.keep(start, g.at-start)
	}
}
