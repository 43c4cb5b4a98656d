package content

import (
	"bytes"
	"encoding/binary"
)

// framesAsked is the number of consecutive frames that identify a sound. Two occur by chance now and then.
const framesAsked = 4

// inspectOgg accepts Ogg files in which every stream is audio.
func inspectOgg(f *file) (Found, error) {
	const (
		begins   = 0x02
		pageHead = 27
		most     = 16
	)
	sounds := 0
	at := int64(0)
	for range most {
		var head [pageHead]byte
		if err := f.exactly(head[:], at); err != nil {
			return Found{}, err
		}
		if string(head[:4]) != "OggS" || head[4] != 0 {
			return Found{}, ErrDamaged
		}
		if head[5]&begins == 0 {
			break
		}
		segments, err := f.some(at+pageHead, int(head[26]))
		if err != nil {
			return Found{}, err
		}
		length := int64(0)
		for _, segment := range segments {
			length += int64(segment)
		}
		at += pageHead + int64(head[26])
		starts, err := f.some(at, 8)
		if err != nil {
			return Found{}, err
		}
		switch {
		case bytes.HasPrefix(starts, []byte("OpusHead")), bytes.HasPrefix(starts, []byte("\x01vorbis")),
			bytes.HasPrefix(starts, []byte("Speex   ")), bytes.HasPrefix(starts, []byte("\x7fFLAC")):
			sounds++
		case !bytes.HasPrefix(starts, []byte("fishead")):
			return Found{}, ErrUnknown
		}
		at += length
	}
	if sounds == 0 {
		return Found{}, ErrUnknown
	}
	return f.as("audio/ogg"), nil
}

// inspectWAV accepts WAVE files with a format and data.
func inspectWAV(f *file) (Found, error) {
	const most = 1000
	format := false
	at := int64(12)
	for range most {
		var head [8]byte
		if err := f.exactly(head[:], at); err != nil {
			return Found{}, err
		}
		length := int64(binary.LittleEndian.Uint32(head[4:]))
		switch string(head[:4]) {
		case "fmt ":
			format = length >= 16
		case "data":
			if !format {
				return Found{}, ErrDamaged
			}
			return f.as("audio/wav"), nil
		}
		at += 8 + length + length&1
	}
	return Found{}, ErrDamaged
}

// inspectAAC accepts AAC in ADTS frames.
func inspectAAC(f *file) (Found, error) {
	const head = 7
	return f.frames(0, "audio/aac", head, func(b []byte) int64 {
		if b[0] != 0xff || b[1]&0xf6 != 0xf0 || b[2]>>2&0xf > 12 {
			return 0
		}
		length := int64(b[3]&3)<<11 | int64(b[4])<<3 | int64(b[5]>>5)
		if length < head {
			return 0
		}
		return length
	})
}

// inspectMP3 accepts MPEG layer III audio, with or without an ID3 tag before it.
func inspectMP3(f *file) (Found, error) {
	const (
		tagHead = 10
		padding = 4 << 10
	)
	at := int64(0)
	head, err := f.head(tagHead)
	if err != nil {
		return Found{}, err
	}
	if len(head) == tagHead && string(head[:3]) == "ID3" {
		for _, b := range head[6:] {
			if b&0x80 != 0 {
				return Found{}, ErrDamaged
			}
		}
		at = tagHead + int64(head[6])<<21 + int64(head[7])<<14 + int64(head[8])<<7 + int64(head[9])
		// Some programs write padding after the tag.
		room, err := f.some(at, padding)
		if err != nil {
			return Found{}, err
		}
		at += int64(len(room) - len(bytes.TrimLeft(room, "\x00")))
	}
	return f.frames(at, "audio/mpeg", 4, mp3Frame)
}

// mp3Rates are the bit rates in kbit/s by the number in a frame's header, of MPEG version 1 and of later versions.
var mp3Rates = [2][16]int64{
	{0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0},
	{0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0},
}

// mp3Frame returns the length of the frame with this header; 0 if it is invalid.
func mp3Frame(b []byte) int64 {
	if b[0] != 0xff || b[1]&0xe6 != 0xe2 {
		return 0
	}
	version, rate, sampling := b[1]>>3&3, b[2]>>4, b[2]>>2&3
	if version == 1 || sampling == 3 {
		return 0
	}
	hertz := []int64{44100, 48000, 32000}[sampling]
	table, samples := 0, int64(144_000)
	if version != 3 {
		table, samples, hertz = 1, 72_000, hertz/2
		if version == 0 {
			hertz /= 2
		}
	}
	if mp3Rates[table][rate] == 0 {
		return 0
	}
	return samples*mp3Rates[table][rate]/hertz + int64(b[2]>>1&1)
}

// frames accepts a file with consecutive frames from an offset: the required number, or up to the end of a short file.
func (f *file) frames(at int64, contentType string, head int, length func(head []byte) int64) (Found, error) {
	buffer := make([]byte, head)
	for n := range framesAsked {
		if n > 1 && at == f.size {
			break
		}
		if err := f.exactly(buffer, at); err != nil {
			return Found{}, unknownIfDamaged(err)
		}
		long := length(buffer)
		if long == 0 {
			return Found{}, ErrUnknown
		}
		at += long
	}
	return f.as(contentType), nil
}

// unknownIfDamaged turns ErrDamaged into ErrUnknown, for headers too short to identify a type.
func unknownIfDamaged(err error) error {
	if err == ErrDamaged {
		return ErrUnknown
	}
	return err
}
