package content

import "bytes"

// Elements of WebM files.
const (
	webmHead      = 0x1a45dfa3
	webmDocType   = 0x4282
	webmSegment   = 0x18538067
	webmTracks    = 0x1654ae6b
	webmTrack     = 0xae
	webmTrackType = 0x83
	webmCluster   = 0x1f43b675

	webmSound = 2
)

// webmReader looks for the tracks of a WebM file.
type webmReader struct {
	f              *file
	elements       int
	sounds, others int
	docType        string
}

// inspectWebM accepts WebM files with audio only, as browsers record them.
func inspectWebM(f *file) (Found, error) {
	w := &webmReader{f: f}
	if err := w.walk(0, f.size, 0); err != nil {
		return Found{}, err
	}
	if w.docType != "webm" || w.sounds == 0 || w.others > 0 {
		return Found{}, ErrUnknown
	}
	return f.as("audio/webm"), nil
}

// walk reads the elements between two offsets. It stops at the audio data, because the tracks precede it.
func (w *webmReader) walk(at, end int64, within uint64) error {
	for at < end {
		if w.elements++; w.elements > boxesMost {
			return ErrDamaged
		}
		id, idLength, err := w.number(at, false)
		if err != nil {
			return err
		}
		size, sizeLength, err := w.number(at+idLength, true)
		if err != nil {
			return err
		}
		at += idLength + sizeLength
		length := int64(size)
		if unknown := uint64(1)<<(7*sizeLength) - 1; size == unknown {
			// Recordings are written before their length is known.
			if id != webmSegment && id != webmCluster {
				return ErrDamaged
			}
			length = end - at
		}
		if length < 0 || length > end-at {
			if id != webmSegment && id != webmCluster {
				return ErrDamaged
			}
			length = end - at // A truncated recording.
		}
		switch {
		case id == webmCluster:
			return nil
		case within == 0 && (id == webmHead || id == webmSegment), within == webmSegment && id == webmTracks, within == webmTracks && id == webmTrack:
			if err := w.walk(at, at+length, id); err != nil {
				return err
			}
		case within == webmHead && id == webmDocType:
			name, err := w.f.some(at, int(min(length, 16)))
			if err != nil {
				return err
			}
			w.docType = string(bytes.TrimRight(name, "\x00"))
		case within == webmTrack && id == webmTrackType:
			kind, err := w.f.some(at+length-1, 1)
			if err != nil {
				return err
			}
			if len(kind) == 1 && kind[0] == webmSound {
				w.sounds++
			} else {
				w.others++
			}
		}
		at += length
	}
	return nil
}

// number reads a number of variable length. With plain it removes the bit that marks the length.
func (w *webmReader) number(at int64, plain bool) (number uint64, length int64, err error) {
	head, err := w.f.some(at, 8)
	if err != nil {
		return 0, 0, err
	}
	if len(head) == 0 || head[0] == 0 {
		return 0, 0, ErrDamaged
	}
	length = 1
	for mask := byte(0x80); head[0]&mask == 0; mask >>= 1 {
		length++
	}
	if int64(len(head)) < length {
		return 0, 0, ErrDamaged
	}
	number = uint64(head[0])
	if plain {
		number &= 1<<(8-length) - 1
	}
	for _, b := range head[1:length] {
		number = number<<8 | uint64(b)
	}
	return number, length, nil
}
