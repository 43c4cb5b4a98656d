package attachmenttest

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"testing"
	"unicode/utf16"
)

// Ogg returns audio of a codec ("OpusHead", "\x01vorbis") or a video of another ("\x80theora").
func Ogg(codec string) []byte {
	page := func(flags byte, data []byte) []byte {
		head := append([]byte("OggS\x00"), flags)
		head = append(head, make([]byte, 20)...)
		return append(append(head, 1, byte(len(data))), data...)
	}
	first := append([]byte(codec), make([]byte, 11)...)
	return append(page(2, first), page(0, []byte("sound"))...)
}

// WAV returns audio.
func WAV() []byte {
	inside := WebPChunk("fmt ", make([]byte, 16))
	inside = append(inside, WebPChunk("data", []byte("soundsound"))...)
	return append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(inside)+4)), append([]byte("WAVE"), inside...)...)
}

// MP3 returns audio, with an ID3 tag before it or without.
func MP3(tag bool) []byte {
	frame := append([]byte{0xff, 0xfb, 0x90, 0x00}, make([]byte, 413)...) // 128 kilobits a second at 44.1 kHz: 417 bytes.
	file := bytes.Repeat(frame, 6)
	if tag {
		return append(append([]byte("ID3\x04\x00\x00\x00\x00\x00\x0a"), make([]byte, 10)...), file...)
	}
	return file
}

// AAC returns audio.
func AAC() []byte {
	const long = 100
	frame := append([]byte{0xff, 0xf1, 0x50, 0x80, long >> 3, long << 5 & 0xff, 0xfc}, make([]byte, long-7)...)
	return bytes.Repeat(frame, 5)
}

func box(kind string, data ...[]byte) []byte {
	inside := bytes.Join(data, nil)
	return append(append(binary.BigEndian.AppendUint32(nil, uint32(len(inside)+8)), kind...), inside...)
}

// MP4 returns a file with a track of each kind ("soun", "vide").
func MP4(tracks ...string) []byte {
	file := box("ftyp", []byte("isomisom"))
	movie := [][]byte{box("mvhd", make([]byte, 100))}
	for _, kind := range tracks {
		movie = append(movie, box("trak", box("tkhd", make([]byte, 84)), box("mdia", box("mdhd", make([]byte, 24)), box("hdlr", make([]byte, 8), []byte(kind), make([]byte, 13)))))
	}
	return append(append(file, box("moov", movie...)...), box("mdat", []byte("sound"))...)
}

func element(id string, data ...[]byte) []byte {
	inside := bytes.Join(data, nil)
	size := binary.BigEndian.AppendUint16(nil, uint16(len(inside))|0x4000)
	return append(append([]byte(id), size...), inside...)
}

// WebM returns a file with a track of each kind (2 is audio, 1 is video) and an unknown duration.
func WebM(tracks ...byte) []byte {
	file := element("\x1a\x45\xdf\xa3", element("\x42\x82", []byte("webm")))
	var all [][]byte
	for _, kind := range tracks {
		all = append(all, element("\xae", element("\xd7", []byte{1}), element("\x83", []byte{kind})))
	}
	file = append(file, "\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff"...)
	file = append(file, element("\x16\x54\xae\x6b", all...)...)
	return append(file, "\x1f\x43\xb6\x75\x01\xff\xff\xff\xff\xff\xff\xffsound"...)
}

// PDF returns a document without pages.
func PDF() []byte {
	return []byte("%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n")
}

const wordTypes = `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

// DOCX returns a Word document that also contains the given files.
func DOCX(t testing.TB, extra ...string) []byte {
	t.Helper()
	return Zip(t, append([]string{"[Content_Types].xml", wordTypes, "word/document.xml", "<w:document/>"}, extra...)...)
}

// Zip returns an archive of names, each followed by its content.
func Zip(t testing.TB, files ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for i := 0; i+1 < len(files); i += 2 {
		entry, err := archive.Create(files[i])
		if err == nil {
			_, err = entry.Write([]byte(files[i+1]))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// OLE returns a container of old Office files with these names: "WordDocument" makes it a Word file.
func OLE(names ...string) []byte {
	const sector = 512
	file := make([]byte, 3*sector)
	copy(file, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
	order := binary.LittleEndian
	order.PutUint16(file[30:], 9)
	order.PutUint32(file[48:], 1) // The list of files is in the second sector,
	order.PutUint32(file[76:], 0) // and the table of sectors in the first.
	table := file[sector:]
	order.PutUint32(table[0:], 0xfffffffd)
	order.PutUint32(table[4:], 0xfffffffe)
	for i, name := range append([]string{"Root Entry"}, names...) {
		entry := file[2*sector+128*i:]
		units := utf16.Encode([]rune(name))
		for at, unit := range units {
			order.PutUint16(entry[2*at:], unit)
		}
		order.PutUint16(entry[64:], uint16(2*len(units)+2))
	}
	return file
}
