// Package attachmenttest creates small files of every type for tests, valid and invalid, with all the metadata that
// programs and phones add.
package attachmenttest

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"
)

// Secret is part of all metadata in these files: no stored file may contain it.
const Secret = "SECRET-PLACE"

// Width and Height are the pixels of every picture as they are stored.
const (
	Width  = 24
	Height = 16
)

func drawn() *image.Paletted {
	colours := color.Palette{color.Black, color.White, color.RGBA{R: 200, A: 255}, color.RGBA{G: 90, B: 120, A: 255}}
	picture := image.NewPaletted(image.Rect(0, 0, Width, Height), colours)
	for at := range picture.Pix {
		picture.Pix[at] = byte(at * 7 % 4)
	}
	return picture
}

// EXIF returns a phone's metadata: orientation, device and location.
func EXIF(orientation int) []byte {
	order := binary.BigEndian
	tiff := []byte("MM\x00*\x00\x00\x00\x08")
	short := func(tag, value int) []byte {
		entry := order.AppendUint16(nil, uint16(tag))
		entry = order.AppendUint16(entry, 3)
		entry = order.AppendUint32(entry, 1)
		return append(order.AppendUint16(entry, uint16(value)), 0, 0)
	}
	long := func(tag, kind, count, value int) []byte {
		entry := order.AppendUint16(nil, uint16(tag))
		entry = order.AppendUint16(entry, uint16(kind))
		entry = order.AppendUint32(entry, uint32(count))
		return order.AppendUint32(entry, uint32(value))
	}
	const entries = 3
	behind := 8 + 2 + 12*entries + 4
	tiff = order.AppendUint16(tiff, entries)
	tiff = append(tiff, long(0x010f, 2, len(Secret)+1, behind)...) // The camera's manufacturer.
	tiff = append(tiff, short(0x0112, orientation)...)
	tiff = append(tiff, long(0x8825, 4, 1, behind+len(Secret)+1)...) // The GPS position.
	tiff = append(tiff, 0, 0, 0, 0)
	tiff = append(append(tiff, Secret...), 0)
	tiff = order.AppendUint16(tiff, 1)
	tiff = append(tiff, long(0x0002, 5, 3, len(tiff)+16)...)
	tiff = append(tiff, 0, 0, 0, 0)
	for _, degrees := range []uint32{13, 5, 17} {
		tiff = order.AppendUint32(order.AppendUint32(tiff, degrees), 1)
	}
	return tiff
}

// JPEG returns a picture with everything that phones and programs add: a thumbnail, the location, a comment, a color
// profile, text for programs, and another picture after its end.
func JPEG(t testing.TB, orientation int) []byte {
	t.Helper()
	var plain bytes.Buffer
	if err := jpeg.Encode(&plain, drawn(), nil); err != nil {
		t.Fatal(err)
	}
	file := []byte{0xff, 0xd8}
	file = append(file, JPEGSegment(0xe0, append([]byte("JFIF\x00\x01\x02\x00\x00\x01\x00\x01\x04\x04"), bytes.Repeat([]byte(Secret), 4)...))...)
	file = append(file, JPEGSegment(0xe1, append([]byte("Exif\x00\x00"), EXIF(orientation)...))...)
	file = append(file, JPEGSegment(0xe1, []byte("http://ns.adobe.com/xap/1.0/\x00<x:xmpmeta>"+Secret))...)
	file = append(file, JPEGSegment(0xe2, append([]byte("ICC_PROFILE\x00\x01\x01"), "the colours"...))...)
	file = append(file, JPEGSegment(0xe2, []byte("MPF\x00"+Secret))...)
	file = append(file, JPEGSegment(0xed, []byte("Photoshop 3.0\x00"+Secret))...)
	file = append(file, JPEGSegment(0xfe, []byte(Secret))...)
	file = append(file, plain.Bytes()[2:]...)
	return append(append(file, plain.Bytes()...), Secret...)
}

// JPEGSegment returns one segment of a JPEG file.
func JPEGSegment(marker byte, data []byte) []byte {
	return append(binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(len(data)+2)), data...)
}

// PaddedJPEG returns a picture of exactly size bytes. All of them are kept, because its color profile is padded.
func PaddedJPEG(t testing.TB, size int) []byte {
	t.Helper()
	var plain bytes.Buffer
	if err := jpeg.Encode(&plain, drawn(), nil); err != nil {
		t.Fatal(err)
	}
	const most = 60_000
	file := []byte{0xff, 0xd8}
	for missing := size - plain.Len(); missing > 0; missing = size - plain.Len() - (len(file) - 2) {
		long := min(missing, most)
		if rest := missing - long; rest > 0 && rest < 100 {
			long -= 100 // The rest must be long enough for another segment.
		}
		file = append(file, JPEGSegment(0xe2, append([]byte("ICC_PROFILE\x00"), make([]byte, long-4-12)...))...)
	}
	return append(file, plain.Bytes()[2:]...)
}

// PNG returns a picture with texts, a time, the location, a program's data, and data after its end.
func PNG(t testing.TB, orientation int) []byte {
	t.Helper()
	var plain bytes.Buffer
	if err := png.Encode(&plain, drawn()); err != nil {
		t.Fatal(err)
	}
	const head = 8 + 25
	file := bytes.Clone(plain.Bytes()[:head])
	file = append(file, PNGChunk("tEXt", []byte("Comment\x00"+Secret))...)
	file = append(file, PNGChunk("iTXt", []byte("XML:com.adobe.xmp\x00\x00\x00\x00\x00"+Secret))...)
	file = append(file, PNGChunk("eXIf", EXIF(orientation))...)
	file = append(file, PNGChunk("tIME", []byte{7, 0xea, 11, 21, 1, 2, 3})...)
	file = append(file, PNGChunk("gAMA", []byte{0, 0, 0xb1, 0x8f})...)
	file = append(file, PNGChunk("caBX", []byte(Secret))...)
	file = append(file, plain.Bytes()[head:]...)
	return append(append(file, "PK\x03\x04"...), Secret...)
}

// PNGChunk returns one chunk of a PNG file.
func PNGChunk(kind string, data []byte) []byte {
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	chunk = append(append(chunk, kind...), data...)
	return binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))
}

// GIF returns a looping picture of two frames with a comment, a program's data, and data after its end.
func GIF(t testing.TB) []byte {
	t.Helper()
	var plain bytes.Buffer
	err := gif.EncodeAll(&plain, &gif.GIF{Image: []*image.Paletted{drawn(), drawn()}, Delay: []int{10, 20}, LoopCount: 3})
	if err != nil {
		t.Fatal(err)
	}
	// After the header and its palette.
	head := 13
	if flags := plain.Bytes()[10]; flags&0x80 != 0 {
		head += 3 << (flags&7 + 1)
	}
	file := bytes.Clone(plain.Bytes()[:head])
	file = append(file, "\x21\xfe\x0c"+Secret+"\x00"...)
	file = append(file, "\x21\xff\x0bXMP DataXMP\x0c"+Secret+"\x00"...)
	file = append(file, plain.Bytes()[head:]...)
	return append(file, "<script>"+Secret...)
}

// onePixel is a lossless WebP picture of one pixel, without the file header.
const onePixel = "VP8L\x0d\x00\x00\x00\x2f\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00"

// WebP returns a picture of one pixel with a location and text for programs. Its header claims Width by Height, since
// nothing else reveals its orientation.
func WebP(orientation int) []byte {
	head := []byte{0x2c, 0, 0, 0, Width - 1, 0, 0, Height - 1, 0, 0}
	inside := WebPChunk("VP8X", head)
	inside = append(inside, WebPChunk("ICCP", []byte("the colours"))...)
	inside = append(inside, onePixel...)
	inside = append(inside, WebPChunk("EXIF", EXIF(orientation))...)
	inside = append(inside, WebPChunk("XMP ", []byte(Secret))...)
	inside = append(inside, WebPChunk("NOTE", []byte(Secret))...)
	return append(webp(inside), Secret...)
}

// SimpleWebP returns a picture of one pixel without any metadata.
func SimpleWebP() []byte { return webp([]byte(onePixel)) }

// MovingWebP returns an animation of one frame with hidden metadata.
func MovingWebP() []byte {
	frame := make([]byte, 16)
	frame = append(frame, onePixel...)
	frame = append(frame, WebPChunk("NOTE", []byte(Secret))...)
	inside := WebPChunk("VP8X", []byte{0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	inside = append(inside, WebPChunk("ANIM", make([]byte, 6))...)
	return webp(append(inside, WebPChunk("ANMF", frame)...))
}

func webp(inside []byte) []byte {
	file := binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(inside)+4))
	return append(append(file, "WEBP"...), inside...)
}

// WebPChunk returns one chunk of a WebP or WAVE file.
func WebPChunk(kind string, data []byte) []byte {
	chunk := append(binary.LittleEndian.AppendUint32([]byte(kind), uint32(len(data))), data...)
	if len(data)&1 == 1 {
		chunk = append(chunk, 0)
	}
	return chunk
}
