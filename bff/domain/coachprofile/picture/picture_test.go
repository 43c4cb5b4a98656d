package picture_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"testing"

	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/coachprofile/picture"
)

// The colors of the test picture's quarters make rotation and mirroring detectable.
var red, green, blue, grey = color.RGBA{220, 20, 20, 255}, color.RGBA{20, 180, 20, 255}, color.RGBA{20, 20, 220, 255}, color.RGBA{120, 120, 120, 255}

// quarters returns a picture of four colored quarters: red, green, blue and grey in reading order.
func quarters(width, height int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			switch {
			case x < width/2 && y < height/2:
				img.SetRGBA(x, y, red)
			case y < height/2:
				img.SetRGBA(x, y, green)
			case x < width/2:
				img.SetRGBA(x, y, blue)
			default:
				img.SetRGBA(x, y, grey)
			}
		}
	}
	return img
}

func pngOf(t *testing.T, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// jpegOf encodes a picture with metadata: an orientation and a location.
func jpegOf(t *testing.T, img image.Image, orientation int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, img, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	whole := out.Bytes()
	exif := attachmenttest.JPEGSegment(0xe1, append([]byte("Exif\x00\x00"), attachmenttest.EXIF(orientation)...))
	return append(append(bytes.Clone(whole[:2]), exif...), whole[2:]...)
}

func makePortrait(t *testing.T, file []byte, crop picture.Crop) (image.Image, error) {
	t.Helper()
	made, err := picture.Make(bytes.NewReader(file), int64(len(file)), crop)
	if err != nil {
		return nil, err
	}
	if bytes.Contains(made, []byte("Exif")) || bytes.Contains(made, []byte("http")) {
		t.Error("the portrait contains metadata")
	}
	img, err := jpeg.Decode(bytes.NewReader(made))
	if err != nil {
		t.Fatal(err)
	}
	if img.Bounds().Size() != image.Pt(640, 640) {
		t.Errorf("the portrait is %v", img.Bounds())
	}
	return img, nil
}

// at returns the known color nearest to that of a pixel.
func at(img image.Image, x, y int) color.RGBA {
	r, g, b, _ := img.At(x, y).RGBA()
	nearest, least := color.RGBA{}, math.MaxFloat64
	for _, c := range []color.RGBA{red, green, blue, grey, {255, 255, 255, 255}} {
		d := math.Abs(float64(r>>8)-float64(c.R)) + math.Abs(float64(g>>8)-float64(c.G)) + math.Abs(float64(b>>8)-float64(c.B))
		if d < least {
			nearest, least = c, d
		}
	}
	return nearest
}

func corners(img image.Image) [4]color.RGBA {
	return [4]color.RGBA{at(img, 60, 60), at(img, 580, 60), at(img, 60, 580), at(img, 580, 580)}
}

func TestMakeCropsToChosenSquare(t *testing.T) {
	t.Parallel()
	file := pngOf(t, quarters(800, 400))
	for name, c := range map[string]struct {
		crop picture.Crop
		want [4]color.RGBA
	}{
		"default":           {picture.Crop{}, [4]color.RGBA{red, green, blue, grey}},
		"left side":         {picture.Crop{X: 0, Y: 0, Size: 1}, [4]color.RGBA{red, red, blue, blue}},
		"right side":        {picture.Crop{X: 0.5, Y: 0, Size: 1}, [4]color.RGBA{green, green, grey, grey}},
		"one quarter":       {picture.Crop{X: 0.625, Y: 0.5, Size: 0.5}, [4]color.RGBA{grey, grey, grey, grey}},
		"around the center": {picture.Crop{X: 0.375, Y: 0.25, Size: 0.5}, [4]color.RGBA{red, green, blue, grey}},
		"rounding errors":   {picture.Crop{X: 0.5000001, Y: 0.0000002, Size: 0.9999999}, [4]color.RGBA{green, green, grey, grey}},
	} {
		img, err := makePortrait(t, file, c.crop)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := corners(img); got != c.want {
			t.Errorf("%s shows %v, want %v", name, got, c.want)
		}
	}
	for name, crop := range map[string]picture.Crop{
		"beyond the right edge":  {X: 0.6, Y: 0, Size: 1},
		"beyond the bottom edge": {X: 0, Y: 0.1, Size: 1},
		"no size":                {X: 0.1, Y: 0, Size: 0},
		"too large":              {X: 0, Y: 0, Size: 1.5},
		"negative":               {X: -0.1, Y: 0, Size: 0.5},
		"not a number":           {X: math.NaN(), Y: 0, Size: 0.5},
	} {
		if _, err := makePortrait(t, file, crop); !errors.Is(err, picture.ErrCrop) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// asStoredWith returns the pixels to store with an orientation so that the picture is displayed as shown.
func asStoredWith(shown *image.RGBA, orientation int) *image.RGBA {
	w, h := shown.Bounds().Dx(), shown.Bounds().Dy()
	size := image.Pt(w, h)
	if orientation >= 5 {
		size = image.Pt(h, w)
	}
	stored := image.NewRGBA(image.Rectangle{Max: size})
	for y := range h {
		for x := range w {
			to := map[int]image.Point{
				1: {X: x, Y: y}, 2: {X: w - 1 - x, Y: y}, 3: {X: w - 1 - x, Y: h - 1 - y}, 4: {X: x, Y: h - 1 - y},
				5: {X: y, Y: x}, 6: {X: y, Y: w - 1 - x}, 7: {X: h - 1 - y, Y: w - 1 - x}, 8: {X: h - 1 - y, Y: x},
			}[orientation]
			stored.SetRGBA(to.X, to.Y, shown.RGBAAt(x, y))
		}
	}
	return stored
}

// The crop refers to the picture as displayed, also if a phone stored it rotated.
func TestMakeAppliesOrientation(t *testing.T) {
	t.Parallel()
	shown := quarters(480, 320)
	for orientation := 1; orientation <= 8; orientation++ {
		file := jpegOf(t, asStoredWith(shown, orientation), orientation)
		img, err := makePortrait(t, file, picture.Crop{})
		if err != nil {
			t.Fatalf("orientation %d: %v", orientation, err)
		}
		if got := corners(img); got != [4]color.RGBA{red, green, blue, grey} {
			t.Errorf("orientation %d shows %v", orientation, got)
		}
		if img, err = makePortrait(t, file, picture.Crop{X: 0.65, Y: 0, Size: 0.5}); err != nil || at(img, 320, 320) != green {
			t.Errorf("orientation %d: wrong crop (%v)", orientation, err)
		}
	}
}

func TestMakeReplacesTransparencyWithWhite(t *testing.T) {
	t.Parallel()
	img, err := makePortrait(t, pngOf(t, image.NewNRGBA(image.Rect(0, 0, 200, 200))), picture.Crop{})
	if err != nil || at(img, 320, 320) != (color.RGBA{255, 255, 255, 255}) {
		t.Errorf("transparent pixels are not white: %v", err)
	}
}

// hugePNG returns a PNG of a few bytes that claims very many pixels.
func hugePNG(t *testing.T, width, height uint32) []byte {
	t.Helper()
	file := pngOf(t, quarters(200, 200))
	binary.BigEndian.PutUint32(file[16:], width)
	binary.BigEndian.PutUint32(file[20:], height)
	binary.BigEndian.PutUint32(file[29:], crc32.ChecksumIEEE(file[12:29]))
	return file
}

func TestMakeRejectsInvalidPictures(t *testing.T) {
	t.Parallel()
	half := pngOf(t, quarters(400, 400))
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"text":                   {[]byte("Only words, however they are called."), picture.ErrType},
		"GIF":                    {attachmenttest.GIF(t), picture.ErrType},
		"PDF":                    {attachmenttest.PDF(), picture.ErrType},
		"SVG":                    {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`), picture.ErrType},
		"many pixels":            {hugePNG(t, 6000, 5000), picture.ErrTooLarge},
		"one row of many pixels": {hugePNG(t, 50_000_000, 1), picture.ErrTooLarge},
		"too few pixels":         {pngOf(t, quarters(400, 159)), picture.ErrTooSmall},
		"one pixel":              {attachmenttest.SimpleWebP(), picture.ErrTooSmall},
		"truncated":              {half[:len(half)/2], picture.ErrDamaged},
	} {
		if _, err := makePortrait(t, c.file, picture.Crop{}); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}
