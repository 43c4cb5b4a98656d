package content

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// Markers of JPEG files.
const (
	jpegTEM   = 0x01
	jpegSOF0  = 0xc0
	jpegDHT   = 0xc4
	jpegJPG   = 0xc8
	jpegDAC   = 0xcc
	jpegSOF15 = 0xcf
	jpegRST0  = 0xd0
	jpegRST7  = 0xd7
	jpegEOI   = 0xd9
	jpegSOS   = 0xda
	jpegDQT   = 0xdb
	jpegDNL   = 0xdc
	jpegDRI   = 0xdd
	jpegAPP0  = 0xe0
	jpegAPP1  = 0xe1
	jpegAPP2  = 0xe2
	jpegAPP14 = 0xee
	jpegAPP15 = 0xef
	jpegCOM   = 0xfe
)

// jpegReader goes through a JPEG file, segment by segment.
type jpegReader struct {
	*cursor
	// front goes before the orientation, rest after it.
	front, rest   *Body
	orientation   orientation
	told          bool
	width, height int
	scans         int
	// marked means that the first byte of the next marker was read already.
	marked bool
}

// inspectJPEG keeps tables, scans, the color profile and the color markers that decoders need. It drops everything
// after the end of the picture, such as other pictures or films. A picture cut off in its last scan gets an end.
func inspectJPEG(f *file) (Found, error) {
	j := &jpegReader{cursor: f.cursor(2), front: newBody(f), rest: newBody(f), orientation: upright}
	j.front.keep(0, 2)
	for j.err == nil && j.segment() {
	}
	switch {
	case j.err != nil:
		return Found{}, j.err
	case j.scans == 0 || !j.rest.sound():
		return Found{}, ErrDamaged
	}
	if j.orientation != upright {
		note := append(bytes.Clone(exifMark), j.orientation.exif()...)
		j.front.add(append([]byte{0xff, jpegAPP1, 0, byte(len(note) + 2)}, note...))
	}
	j.front.join(j.rest)
	j.front.add([]byte{0xff, jpegEOI})
	return picture("image/jpeg", j.front, j.width, j.height, j.orientation), nil
}

// segment reads one marker with its data, and reports whether the picture continues.
func (j *jpegReader) segment() bool {
	if j.scans > 0 && j.ended() {
		return false
	}
	if !j.marked && j.byte() != 0xff {
		j.fail(ErrDamaged)
		return false
	}
	j.marked = false
	marker := j.byte()
	for marker == 0xff && j.err == nil {
		marker = j.byte()
	}
	switch {
	case j.err != nil:
		return false
	case marker == jpegEOI:
		return false
	case marker == jpegTEM, marker >= jpegRST0 && marker <= jpegRST7:
		return true // Markers without data, which have no meaning here.
	}
	start := j.at - 2
	length := int64(j.big16())
	if length < 2 {
		j.fail(ErrDamaged)
		return false
	}
	switch {
	case marker >= jpegAPP0 && marker <= jpegAPP15, marker == jpegCOM:
		j.application(int(marker), start, int(length)-2)
	case marker == jpegDHT, marker == jpegDAC, marker == jpegDQT, marker == jpegDRI, marker == jpegDNL:
		j.skip(length - 2)
		j.rest.keep(start, length+2)
	case marker >= jpegSOF0 && marker <= jpegSOF15 && marker != jpegJPG:
		j.frame(start, length)
	case marker == jpegSOS:
		j.skip(length - 2)
		j.rest.keep(start, length+2)
		j.scan()
	default:
		j.fail(ErrDamaged)
	}
	return j.err == nil
}

// frame reads the size of the picture.
func (j *jpegReader) frame(start, length int64) {
	if length < 8 || j.width != 0 {
		j.fail(ErrDamaged)
		return
	}
	j.byte()
	j.height, j.width = j.big16(), j.big16()
	j.skip(length - 7)
	j.rest.keep(start, length+2)
	if j.err == nil && (j.width == 0 || j.height == 0) {
		j.fail(ErrDamaged)
	}
}

// application reads an application segment, and keeps only what decoders need.
func (j *jpegReader) application(marker int, start int64, length int) {
	head := j.bytes(min(length, 14))
	rest := length - len(head)
	begins := func(with string) bool { return j.err == nil && bytes.HasPrefix(head, []byte(with)) }
	switch {
	case marker == jpegAPP0 && begins("JFIF\x00") && length >= 14:
		// Without a possible thumbnail: it can show parts that were cropped from the picture.
		j.front.add(append([]byte{0xff, jpegAPP0, 0, 16}, append(bytes.Clone(head[:12]), 0, 0)...))
	case marker == jpegAPP1 && begins(string(exifMark)) && !j.told:
		j.orientation, j.told = orientationOf(append(head, j.bytes(rest)...)), true
		rest = 0
	case marker == jpegAPP2 && begins("ICC_PROFILE\x00"):
		j.rest.keep(start, int64(length)+4)
	case marker == jpegAPP14 && begins("Adobe") && length >= 12:
		j.rest.add(append([]byte{0xff, jpegAPP14, 0, 14}, head[:12]...))
	}
	j.skip(int64(rest))
}

// scan goes through compressed pixels up to the next marker, or to the end of a file that was cut off.
func (j *jpegReader) scan() {
	if j.err != nil {
		return
	}
	if j.width == 0 {
		j.fail(ErrDamaged)
		return
	}
	j.scans++
	from := j.at
	defer func() {
		end := j.at
		if j.marked {
			end--
		}
		j.rest.keep(from, end-from)
	}()
	for {
		part, err := j.r.ReadSlice(0xff)
		j.at += int64(len(part))
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF):
			return
		case err != nil:
			j.fail(err)
			return
		}
		next, err := j.r.Peek(1)
		if err != nil && !errors.Is(err, io.EOF) {
			j.fail(err)
			return
		}
		switch {
		case err != nil:
			j.marked = true // An incomplete marker at the end of the file is dropped.
			return
		case next[0] == 0, next[0] >= jpegRST0 && next[0] <= jpegRST7:
			j.skip(1)
		case next[0] == 0xff:
			// Fill bytes before a marker.
		default:
			j.marked = true
			return
		}
	}
}
