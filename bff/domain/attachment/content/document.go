package content

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"regexp"
	"strings"
	"unicode/utf16"
)

var pdfHead = regexp.MustCompile(`^%PDF-[12]\.[0-9]`)

// inspectPDF accepts files that begin and end like a PDF.
func inspectPDF(f *file) (Found, error) {
	const tail = 64 << 10
	head, err := f.head(16)
	if err != nil {
		return Found{}, err
	}
	end, err := f.some(max(0, f.size-tail), tail)
	switch {
	case err != nil:
		return Found{}, err
	case !pdfHead.Match(head):
		return Found{}, ErrUnknown
	case !bytes.Contains(end, []byte("%%EOF")):
		return Found{}, ErrDamaged
	}
	return f.as("application/pdf"), nil
}

const (
	// zipList is the maximum size of the directory of a Word file, which is read whole.
	zipList = 1 << 20
	// zipTypes is the maximum size of its list of types.
	zipTypes = 1 << 20
	zipEnd   = 22
)

// wordMain is the type of the main part of a Word file without macros.
const wordMain = `ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"`

// inspectDOCX accepts Word files: no other archives, none with macros, and none with data before or after.
func inspectDOCX(f *file) (Found, error) {
	if err := f.zipBounded(); err != nil {
		return Found{}, err
	}
	archive, err := zip.NewReader(f.source, f.size)
	if err != nil {
		return Found{}, ErrUnknown
	}
	var types *zip.File
	text := false
	for _, entry := range archive.File {
		name := strings.ToLower(entry.Name)
		switch {
		case strings.HasSuffix(name, "vbaproject.bin"), strings.Contains(name, "activex"), strings.HasSuffix(name, ".exe"):
			return Found{}, ErrUnknown
		case entry.Name == "[Content_Types].xml":
			types = entry
		case strings.HasPrefix(name, "word/"):
			text = true
		}
	}
	if types == nil || !text {
		return Found{}, ErrUnknown
	}
	list, err := types.Open()
	if err != nil {
		return Found{}, ErrDamaged
	}
	said, err := io.ReadAll(io.LimitReader(list, zipTypes))
	if err = errors.Join(err, list.Close()); err != nil {
		return Found{}, ErrDamaged
	}
	if !bytes.Contains(said, []byte(wordMain)) {
		return Found{}, ErrUnknown
	}
	return f.as("application/vnd.openxmlformats-officedocument.wordprocessingml.document"), nil
}

// zipBounded checks that an archive's directory is short and at the very end, before anything reads it.
func (f *file) zipBounded() error {
	var end [zipEnd]byte
	if err := f.exactly(end[:], f.size-zipEnd); err != nil {
		return err
	}
	if string(end[:4]) != "PK\x05\x06" {
		return ErrUnknown
	}
	length, from := int64(binary.LittleEndian.Uint32(end[12:])), int64(binary.LittleEndian.Uint32(end[16:]))
	if length > zipList || from+length != f.size-zipEnd {
		return ErrUnknown
	}
	return nil
}

// Numbers of the container format of old Office files.
const (
	oleHead      = 512
	oleEntry     = 128
	oleSpecial   = 0xfffffffa // Sector numbers from here on have special meanings.
	oleDirMost   = 256        // Maximum number of sectors read of the list of files.
	oleTableHead = 109        // Sectors of the table listed in the header; files up to our size limit need no more.
)

// inspectDOC accepts old Word files without macros. Spreadsheets, slides, emails and installers use the same container
// and are rejected.
func inspectDOC(f *file) (Found, error) {
	var head [oleHead]byte
	if err := f.exactly(head[:], 0); err != nil {
		return Found{}, err
	}
	shift := binary.LittleEndian.Uint16(head[30:])
	if shift != 9 && shift != 12 {
		return Found{}, ErrDamaged
	}
	sector := int64(1) << shift
	place := func(number uint32) int64 { return (int64(number) + 1) * sector }
	next := binary.LittleEndian.Uint32(head[48:])
	text := false
	buffer := make([]byte, sector)
	for range oleDirMost {
		if next >= oleSpecial {
			break
		}
		if err := f.exactly(buffer, place(next)); err != nil {
			return Found{}, err
		}
		for entry := range len(buffer) / oleEntry {
			switch name := oleName(buffer[entry*oleEntry:]); name {
			case "WordDocument":
				text = true
			case "Macros", "_VBA_PROJECT_CUR", "VBA", "_VBA_PROJECT":
				return Found{}, ErrUnknown
			}
		}
		perSector := uint32(sector / 4)
		table := next / perSector
		if table >= oleTableHead {
			return Found{}, ErrDamaged
		}
		var link [4]byte
		at := place(binary.LittleEndian.Uint32(head[76+4*table:])) + 4*int64(next%perSector)
		if err := f.exactly(link[:], at); err != nil {
			return Found{}, err
		}
		next = binary.LittleEndian.Uint32(link[:])
	}
	if !text {
		return Found{}, ErrUnknown
	}
	return f.as("application/msword"), nil
}

// oleName returns the name of an entry of the container's list.
func oleName(entry []byte) string {
	length := int(binary.LittleEndian.Uint16(entry[64:]))
	if length < 2 || length > 64 {
		return ""
	}
	units := make([]uint16, length/2-1)
	for i := range units {
		units[i] = binary.LittleEndian.Uint16(entry[2*i:])
	}
	return string(utf16.Decode(units))
}
