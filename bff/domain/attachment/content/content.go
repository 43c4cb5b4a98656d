// Package content says what a file is by what is in it, whatever it is called, and leaves out of pictures what tells where,
// when, with what and by whom they were taken. It knows the types that can be sent in a conversation and no others.
//
// A file is read in small pieces, from wherever it lies, and never held. What is to be stored of it is a [Body]: the places of
// the file that are kept, and the few bytes that are put between them.
//
// Of a picture are kept its pixels, its colours and, for those that move, its times. A picture that a phone took upright and
// stored lying on its side says so in its metadata, so a note of 26 bytes is put in the place of all the rest that says this and nothing else.
// Rotating the pixels instead would mean to decode and compress them again: a hundred megapixels in memory, and a worse picture.
package content

import (
	"bytes"
	"errors"
	"io"

	"aangan/bff/domain/copy"
)

var (
	// ErrUnknown means that the file is of none of the types.
	ErrUnknown = errors.New("content: of no type that is taken")
	// ErrDamaged means that the file begins like one of the types and does not go on like it.
	ErrDamaged = errors.New("content: damaged")
)

// pixelsMost is how many pixels a picture may have: what phones make, and not what is made to break whoever looks at it.
const pixelsMost = 120_000_000

// Found is what a file was found to be.
type Found struct {
	Type copy.AttachmentType
	// ContentType is the type's, with the encoding of a text.
	ContentType string
	// Width and Height are those of a picture as it is shown; nil for anything else.
	Width, Height *int
	// Orientation is how the pixels of a picture have to be turned to be shown, as EXIF counts: 1 is as they are. 0 for anything else.
	Orientation int
	// Body is what is to be stored.
	Body *Body
}

// inspector looks at a file that begins like its type.
type inspector func(*file) (Found, error)

// Inspect looks at a file of some size. Its name can only speak against it: a text that is named like a program is none of
// ours. The error is ErrUnknown, ErrDamaged, or that of reading.
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

// as is a file of a type that is stored as it is.
func (f *file) as(contentType string) Found {
	whole := newBody(f)
	whole.keep(0, f.size)
	return found(contentType, whole)
}

// picture is a picture of a type with what is kept of it.
func picture(contentType string, body *Body, width, height int, o orientation) Found {
	if o.lies() {
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
	panic("content: " + contentType + " is not on the list") // A slip in this package.
}
