package content

import (
	"bytes"
	"encoding/binary"
)

// orientation is the EXIF orientation of stored pixels, from 1 (unchanged) to 8.
type orientation int

// upright means that the stored pixels are displayed unchanged.
const upright orientation = 1

// swapsSides reports whether width and height are swapped.
func (o orientation) swapsSides() bool { return o >= 5 }

// exifRead is the number of metadata bytes searched for the orientation, which is at the beginning.
const exifRead = 64 << 10

// exifMark precedes the metadata in JPEG files, and in some others.
var exifMark = []byte("Exif\x00\x00")

const orientationTag = 0x0112

// orientationOf finds the orientation in metadata (a TIFF structure); upright if it is missing or invalid.
func orientationOf(exif []byte) orientation {
	exif = bytes.TrimPrefix(exif, exifMark)
	if len(exif) < 8 {
		return upright
	}
	var order binary.ByteOrder
	switch string(exif[:4]) {
	case "II*\x00":
		order = binary.LittleEndian
	case "MM\x00*":
		order = binary.BigEndian
	default:
		return upright
	}
	list := int64(order.Uint32(exif[4:]))
	if list < 8 || list+2 > int64(len(exif)) {
		return upright
	}
	for i := range int64(order.Uint16(exif[list:])) {
		entry := list + 2 + 12*i
		if entry+12 > int64(len(exif)) {
			return upright
		}
		const short = 3
		if order.Uint16(exif[entry:]) != orientationTag || order.Uint16(exif[entry+2:]) != short {
			continue
		}
		if o := orientation(order.Uint16(exif[entry+8:])); o >= 1 && o <= 8 {
			return o
		}
		return upright
	}
	return upright
}

// exif returns metadata with nothing but the orientation.
func (o orientation) exif() []byte {
	return []byte{
		'I', 'I', '*', 0, 8, 0, 0, 0, // Little-endian, and the offset of the list.
		1, 0, // One entry:
		orientationTag & 0xff, orientationTag >> 8, 3, 0, 1, 0, 0, 0, byte(o), 0, 0, 0, // one short number.
		0, 0, 0, 0, // No further list.
	}
}
