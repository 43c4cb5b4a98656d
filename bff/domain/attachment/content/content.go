// Package content detects a file's type by its content, whatever its name, and removes metadata about place, time,
// device and person from pictures. It knows only the types that can be sent in a conversation.
//
// A file is read in small pieces and never held in memory. The result is a [Body]: the ranges of the file that are
// kept, and a few bytes between them.
//
// Of a picture, pixels, colors and animation times are kept. A phone's upright picture that is stored sideways has its
// orientation in its metadata, so 26 bytes with nothing but the orientation replace all of it. Rotating the pixels
// would require decoding and compressing: a hundred megapixels in memory, and a worse picture.
package content

import (
	"bytes"
	"errors"
	"io"

	"aangan/bff/domain/copy"
)

var (
	// ErrUnknown means that the file has none of the types.
	ErrUnknown = errors.New("content: unsupported type")
	// ErrDamaged means that the file begins like one of the types and is invalid after that.
	ErrDamaged = errors.New("content: damaged")
)

// pixelsMost is the maximum number of pixels of a picture: more than phones make, and less than an attack needs.
const pixelsMost = 120_000_000

// Found is the result of Inspect.
type Found struct {
	Type copy.AttachmentType
	// ContentType is the MIME type, with the encoding of a text.
	ContentType string
	// Width and Height are those of a picture as displayed; nil for other files.
	Width, Height *int
	// Orientation is the EXIF orientation for displaying a picture; 1 means unchanged. 0 for other files.
	Orientation int
	// Body is the content to store.
	Body *Body
}

// inspector inspects a file that begins like its type.
type inspector func(*file) (Found, error)

// Inspect detects the type of a file of that size. Its name can only exclude types: text with a program's name is
// rejected. Returns ErrUnknown, ErrDamaged, or a read error.
func Inspect(source io.ReaderAt, size int64, name string) (Found, error) {
	f := &file{source: source, size: size, name: name}
	head, err := f.head(32)
	if err != nil {
		return Found{}, err
	}
	look, err := inspectorFor(head)
	if err != nil {
		return Found{}, err
	}
	found, err := look(f)
	if err != nil {
		return Found{}, err
	}
	if found.Width != nil && (*found.Width < 1 || *found.Height < 1 || *found.Width > pixelsMost / *found.Height) {
		return Found{}, ErrDamaged
	}
	return found, nil
}

func inspectorFor(head []byte) (inspector, error) {
	begins := func(with string) bool { return bytes.HasPrefix(head, []byte(with)) }
	at := func(place int, with string) bool {
		return len(head) >= place && bytes.HasPrefix(head[place:], []byte(with))
	}
	switch {
	case begins("\xff\xd8\xff"):
		return inspectJPEG, nil
	case begins(pngSignature):
		return inspectPNG, nil
	case begins("GIF87a"), begins("GIF89a"):
		return inspectGIF, nil
	case begins("RIFF") && at(8, "WEBP"):
		return inspectWebP, nil
	case begins("RIFF") && at(8, "WAVE"):
		return inspectWAV, nil
	case begins("\x1a\x45\xdf\xa3"):
		return inspectWebM, nil
	case begins("OggS"):
		return inspectOgg, nil
	case at(4, "ftyp"):
		return inspectMP4, nil
	case begins("ID3"):
		return inspectMP3, nil
	case len(head) > 1 && head[0] == 0xff && head[1]&0xf6 == 0xf0:
		return inspectAAC, nil
	case len(head) > 1 && head[0] == 0xff && head[1]&0xe6 == 0xe2:
		return inspectMP3, nil
	case begins("%PDF-"):
		return inspectPDF, nil
	case begins("PK\x03\x04"):
		return inspectDOCX, nil
	case begins("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"):
		return inspectDOC, nil
	default:
		return inspectText, nil
	}
}

// as returns the result for a file that is stored unchanged.
func (f *file) as(contentType string) Found {
	whole := newBody(f)
	whole.keep(0, f.size)
	return found(contentType, whole)
}

// picture returns the result for a picture with its kept content.
func picture(contentType string, body *Body, width, height int, o orientation) Found {
	if o.swapsSides() {
		width, height = height, width
	}
	is := found(contentType, body)
	is.Width, is.Height, is.Orientation = &width, &height, int(o)
	return is
}

func found(contentType string, body *Body) Found {
	for _, t := range copy.AttachmentTypes {
		if t.ContentType == contentType {
			return Found{Type: t, ContentType: contentType, Body: body}
		}
	}
	panic("content: " + contentType + " is not on the list") // A bug in this package.
}
