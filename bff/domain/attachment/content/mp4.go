package content

import "encoding/binary"

// boxesMost is the maximum number of boxes read from a file.
const boxesMost = 5000

// mp4Reader looks for the tracks of an MP4 file.
type mp4Reader struct {
	f              *file
	boxes          int
	sounds, others int
}

// inspectMP4 accepts MP4 files with sound only. Videos, and pictures of the same family, are rejected.
func inspectMP4(f *file) (Found, error) {
	m := &mp4Reader{f: f}
	if err := m.walk(0, f.size, 0); err != nil {
		return Found{}, err
	}
	if m.sounds == 0 || m.others > 0 {
		return Found{}, ErrUnknown
	}
	return f.as("audio/mp4"), nil
}

// mp4Path are the boxes around a track's description, from the outside in.
var mp4Path = []string{"moov", "trak", "mdia"}

func (m *mp4Reader) walk(at, end int64, depth int) error {
	for at+8 <= end {
		if m.boxes++; m.boxes > boxesMost {
			return ErrDamaged
		}
		var head [16]byte
		if err := m.f.exactly(head[:8], at); err != nil {
			return err
		}
		length, headed := int64(binary.BigEndian.Uint32(head[:])), int64(8)
		switch length {
		case 0:
			length = end - at
		case 1:
			if err := m.f.exactly(head[8:], at+8); err != nil {
				return err
			}
			length, headed = int64(binary.BigEndian.Uint64(head[8:])), 16
		}
		if length < headed || length > end-at {
			if depth == 0 && string(head[4:8]) == "mdat" {
				return nil // A truncated recording.
			}
			return ErrDamaged
		}
		switch kind := string(head[4:8]); {
		case depth < len(mp4Path) && kind == mp4Path[depth]:
			if err := m.walk(at+headed, at+length, depth+1); err != nil {
				return err
			}
		case depth == len(mp4Path) && kind == "hdlr":
			var handler [12]byte
			if err := m.f.exactly(handler[:], at+headed); err != nil {
				return err
			}
			switch string(handler[8:]) {
			case "soun":
				m.sounds++
			case "vide", "auxv", "pict":
				m.others++
			}
		}
		at += length
	}
	return nil
}
