// Package picture creates a coach's portrait from an uploaded file: the chosen part, square, of one size, encoded
// again. Nothing else of the file is kept, so hidden data is not published.
package picture

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"math"

	"aangan/bff/domain/attachment/content"
	"aangan/bff/domain/copy"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"
)

var (
	// ErrType means that the file is not a JPEG, PNG or WebP.
	ErrType = errors.New("picture: unsupported type")
	// ErrDamaged means that the file cannot be decoded.
	ErrDamaged = errors.New("picture: damaged")
	// ErrTooLarge means that the picture has too many pixels to decode: a small file can contain very many.
	ErrTooLarge = errors.New("picture: too many pixels")
	// ErrTooSmall means that the picture's shorter side has too few pixels.
	ErrTooSmall = errors.New("picture: too few pixels")
	// ErrCrop means that the crop is not inside the picture.
	ErrCrop = errors.New("picture: the crop is not inside the picture")
)

// ContentType is the type of portraits.
const ContentType = "image/jpeg"

// quality is the JPEG quality above which portraits of this size do not look better.
const quality = 86

// background replaces transparency, which JPEG does not have.
var background = color.RGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

// Crop is the chosen square of the displayed picture: X and Y are its upper left corner as fractions of width and
// height, and Size its side as a fraction of the shorter one. The zero value is the largest square in the middle.
type Crop struct{ X, Y, Size float64 }

// decoders are the accepted types.
var decoders = map[string]struct {
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
}{
	"image/jpeg": {jpeg.DecodeConfig, jpeg.Decode},
	"image/png":  {png.DecodeConfig, png.Decode},
	"image/webp": {webp.DecodeConfig, webp.Decode},
}

// Make reads a file of that size and returns the portrait, a JPEG of copy.Limits.CoachImageSide pixels squared without
// metadata. It needs memory for all pixels of the file, so callers limit concurrency. Returns an error of this
// package, or a read error.
func Make(source io.ReaderAt, size int64, crop Crop) ([]byte, error) {
	found, err := content.Inspect(source, size, "")
	switch {
	case errors.Is(err, content.ErrUnknown):
		return nil, ErrType
	case errors.Is(err, content.ErrDamaged):
		return nil, ErrDamaged
	case err != nil:
		return nil, fmt.Errorf("inspect a picture: %w", err)
	}
	with, taken := decoders[found.ContentType]
	if !taken {
		return nil, ErrType
	}
	body := func() io.Reader { return io.NewSectionReader(found.Body, 0, found.Body.Size()) }
	// The size comes from the decoder itself, because that determines its use of memory.
	config, err := with.config(body())
	if err != nil {
		return nil, errors.Join(ErrDamaged, err)
	}
	limits := copy.Limits
	if config.Width < 1 || config.Height < 1 || config.Width > limits.CoachImageMegapixels*1_000_000/config.Height {
		return nil, ErrTooLarge
	}
	if min(config.Width, config.Height) < limits.CoachImageLeast {
		return nil, ErrTooSmall
	}
	lies := found.Orientation >= 5
	width, height := config.Width, config.Height
	if lies {
		width, height = height, width
	}
	square, err := crop.in(width, height)
	if err != nil {
		return nil, err
	}
	whole, err := with.decode(body())
	if err != nil {
		return nil, errors.Join(ErrDamaged, err)
	}
	part := asStored(square, found.Orientation, width, height).Add(whole.Bounds().Min)
	side := limits.CoachImageSide
	portrait := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(portrait, portrait.Bounds(), image.NewUniform(background), image.Point{}, draw.Src)
	draw.CatmullRom.Scale(portrait, portrait.Bounds(), whole, part, draw.Over, nil)
	var out bytes.Buffer
	if err := jpeg.Encode(&out, upright(portrait, found.Orientation), &jpeg.Options{Quality: quality}); err != nil {
		return nil, fmt.Errorf("compress a portrait: %w", err)
	}
	return out.Bytes(), nil
}

// slack is the tolerance for rounded fractions.
const slack = 1e-6

// in returns the square in pixels of a displayed picture of the given size.
func (c Crop) in(width, height int) (image.Rectangle, error) {
	if c == (Crop{}) {
		side := min(width, height)
		at := image.Pt((width-side)/2, (height-side)/2)
		return image.Rectangle{Min: at, Max: at.Add(image.Pt(side, side))}, nil
	}
	w, h, shorter := float64(width), float64(height), float64(min(width, height))
	finite := func(f float64) bool { return !math.IsNaN(f) && !math.IsInf(f, 0) }
	if !finite(c.X) || !finite(c.Y) || !finite(c.Size) || c.Size <= 0 || c.Size > 1+slack || c.X < -slack || c.Y < -slack ||
		c.X*w+c.Size*shorter > w*(1+slack)+1 || c.Y*h+c.Size*shorter > h*(1+slack)+1 {
		return image.Rectangle{}, ErrCrop
	}
	side := max(1, min(int(math.Round(c.Size*shorter)), min(width, height)))
	left := min(max(0, int(math.Round(c.X*w))), width-side)
	top := min(max(0, int(math.Round(c.Y*h))), height-side)
	return image.Rect(left, top, left+side, top+side), nil
}

// asStored converts a square of the displayed picture to stored pixels. Width and height are as displayed.
func asStored(square image.Rectangle, orientation, width, height int) image.Rectangle {
	x, y, side := square.Min.X, square.Min.Y, square.Dx()
	right, bottom := width-x-side, height-y-side
	switch orientation {
	case 2:
		x = right
	case 3:
		x, y = right, bottom
	case 4:
		y = bottom
	case 5:
		x, y = y, x
	case 6:
		x, y = y, right
	case 7:
		x, y = bottom, right
	case 8:
		x, y = bottom, x
	}
	return image.Rect(x, y, x+side, y+side)
}

// upright rotates and mirrors a stored square for display.
func upright(stored *image.RGBA, orientation int) *image.RGBA {
	if orientation < 2 || orientation > 8 {
		return stored
	}
	side := stored.Bounds().Dx()
	last := side - 1
	shown := image.NewRGBA(stored.Bounds())
	for y := range side {
		for x := range side {
			var from image.Point
			switch orientation {
			case 2:
				from = image.Pt(last-x, y)
			case 3:
				from = image.Pt(last-x, last-y)
			case 4:
				from = image.Pt(x, last-y)
			case 5:
				from = image.Pt(y, x)
			case 6:
				from = image.Pt(y, last-x)
			case 7:
				from = image.Pt(last-y, last-x)
			case 8:
				from = image.Pt(last-y, x)
			}
			shown.SetRGBA(x, y, stored.RGBAAt(from.X, from.Y))
		}
	}
	return shown
}
