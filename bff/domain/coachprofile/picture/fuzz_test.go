package picture_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"runtime"
	"testing"

	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/coachprofile/picture"
	"aangan/bff/domain/copy"
)

// decodeMemory is the memory for the largest accepted picture: eight bytes a pixel, twice (a decoder may convert), and
// the portrait.
var decodeMemory = uint64(copy.Limits.CoachImageMegapixels)*1_000_000*16 + 64<<20

// FuzzMake checks any bytes and any crop: the result is a portrait of the one size, or one of the documented errors.
func FuzzMake(f *testing.F) {
	img := quarters(copy.Limits.CoachImageLeast, copy.Limits.CoachImageLeast+20)
	var drawn bytes.Buffer
	if err := jpeg.Encode(&drawn, img, nil); err != nil {
		f.Fatal(err)
	}
	f.Add(drawn.Bytes(), 0.0, 0.0, 0.0)
	f.Add(drawn.Bytes(), 0.1, 0.1, 0.5)
	f.Add(attachmenttest.JPEG(f, 6), 0.0, 0.0, 1.0)
	f.Add(attachmenttest.PNG(f, 1), -1.0, 2.0, 1e300)
	f.Add(attachmenttest.WebP(5), 0.0, 0.0, 0.0)
	f.Add(attachmenttest.SimpleWebP(), 0.0, 0.0, 0.0)
	f.Add(claimingPNG(50_000, 50_000), 0.0, 0.0, 0.0)
	f.Fuzz(func(t *testing.T, file []byte, x, y, size float64) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		portrait, err := picture.Make(bytes.NewReader(file), int64(len(file)), picture.Crop{X: x, Y: y, Size: size})
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > decodeMemory {
			t.Fatalf("a file of %d bytes allocated %d", len(file), used)
		}
		if err != nil {
			for _, known := range []error{picture.ErrType, picture.ErrDamaged, picture.ErrTooLarge, picture.ErrTooSmall, picture.ErrCrop} {
				if errors.Is(err, known) {
					return
				}
			}
			t.Fatal(err)
		}
		config, err := jpeg.DecodeConfig(bytes.NewReader(portrait))
		if side := copy.Limits.CoachImageSide; err != nil || config.Width != side || config.Height != side {
			t.Fatalf("a portrait of %d by %d, %v", config.Width, config.Height, err)
		}
	})
}

// claimingPNG returns a valid PNG header that claims that many pixels, without them.
func claimingPNG(width, height uint32) []byte {
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		panic(err)
	}
	file := out.Bytes()
	binary.BigEndian.PutUint32(file[16:], width)
	binary.BigEndian.PutUint32(file[20:], height)
	binary.BigEndian.PutUint32(file[29:], crc32.ChecksumIEEE(file[12:29]))
	return file
}
