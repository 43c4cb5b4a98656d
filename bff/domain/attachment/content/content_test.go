package content_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"strings"
	"testing"
	"unicode/utf16"

	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/attachment/content"
)

func inspect(t *testing.T, file []byte, name string) (content.Found, []byte, error) {
	t.Helper()
	found, err := content.Inspect(bytes.NewReader(file), int64(len(file)), name)
	if err != nil {
		return found, nil, err
	}
	stored, err := io.ReadAll(io.NewSectionReader(found.Body, 0, found.Body.Size()))
	if err != nil || int64(len(stored)) != found.Body.Size() {
		t.Fatalf("%s: read %d of %d bytes: %v", name, len(stored), found.Body.Size(), err)
	}
	return found, stored, nil
}

// utf16Text encodes a text with two bytes per character.
func utf16Text(order binary.AppendByteOrder, text string) []byte {
	var out []byte
	for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
		out = order.AppendUint16(out, unit)
	}
	return out
}

// The file's name does not matter.
func TestInspectDetectsTypeByContentAndDropsMetadata(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		file      []byte
		is        string
		unchanged bool
	}{
		"JPEG":                       {attachmenttest.JPEG(t, 1), "image/jpeg", false},
		"PNG":                        {attachmenttest.PNG(t, 1), "image/png", false},
		"GIF":                        {attachmenttest.GIF(t), "image/gif", false},
		"WebP":                       {attachmenttest.WebP(1), "image/webp", false},
		"simple WebP":                {attachmenttest.SimpleWebP(), "image/webp", true},
		"animated WebP":              {attachmenttest.MovingWebP(), "image/webp", false},
		"Opus":                       {attachmenttest.Ogg("OpusHead"), "audio/ogg", true},
		"Vorbis":                     {attachmenttest.Ogg("\x01vorbis"), "audio/ogg", true},
		"WAVE":                       {attachmenttest.WAV(), "audio/wav", true},
		"MP3":                        {attachmenttest.MP3(false), "audio/mpeg", true},
		"MP3 with a tag":             {attachmenttest.MP3(true), "audio/mpeg", true},
		"AAC":                        {attachmenttest.AAC(), "audio/aac", true},
		"MP4 with audio":             {attachmenttest.MP4("soun"), "audio/mp4", true},
		"WebM with audio":            {attachmenttest.WebM(2), "audio/webm", true},
		"PDF":                        {attachmenttest.PDF(), "application/pdf", true},
		"Word":                       {attachmenttest.DOCX(t), "application/vnd.openxmlformats-officedocument.wordprocessingml.document", true},
		"old Word":                   {attachmenttest.OLE("WordDocument", "1Table"), "application/msword", true},
		"text":                       {[]byte("Namaste.\r\n\tHow are you? 5 < 7, a<b, <3\n"), "text/plain; charset=utf-8", true},
		"text in Hindi":              {[]byte("आप कैसे हैं?\n"), "text/plain; charset=utf-8", true},
		"text in Tamil, UTF-16":      {utf16Text(binary.LittleEndian, "எப்படி இருக்கிறீர்கள்? 🙏"), "text/plain; charset=utf-16", true},
		"text in Urdu, UTF-16":       {utf16Text(binary.BigEndian, "آپ کیسے ہیں؟"), "text/plain; charset=utf-16", true},
		"text of one character":      {[]byte("a"), "text/plain; charset=utf-8", true},
		"text with a harmless <tag>": {[]byte("He wrote <sigh> and </sigh>."), "text/plain; charset=utf-8", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, fileName := range []string{"", "x", "something.docx", "picture.jpg"} {
				found, stored, err := inspect(t, c.file, fileName)
				if err != nil || found.ContentType != c.is || !strings.HasPrefix(found.ContentType, found.Type.ContentType) {
					t.Fatalf("named %q: %q, %v", fileName, found.ContentType, err)
				}
				if c.unchanged && !bytes.Equal(stored, c.file) {
					t.Errorf("stored %d bytes of %d", len(stored), len(c.file))
				}
				if strings.Contains(string(stored), attachmenttest.Secret) {
					t.Errorf("still contains metadata: %q", stored)
				}
				if isImage := strings.HasPrefix(c.is, "image/"); isImage != (found.Width != nil && found.Height != nil) || isImage != (found.Type.Kind == "image") {
					t.Errorf("%+v", found)
				}
			}
		})
	}
}

// Covers other types, whatever their names and first bytes.
func TestInspectRejectsOtherTypes(t *testing.T) {
	t.Parallel()
	page := "<html><script>alert(1)</script></html>"
	for name, file := range map[string][]byte{
		"HTML":                              []byte("<!DOCTYPE html><title>x</title>"),
		"HTML after spaces":                 []byte("\n\n  <HTML>"),
		"HTML after a byte order mark":      []byte("\ufeff<html>"),
		"HTML after a comment":              []byte("<!-- a -->\n<body onload=x>"),
		"HTML far inside a text":            []byte(strings.Repeat("word ", 20_000) + "<ScRiPt>x</script>"),
		"HTML in UTF-16":                    utf16Text(binary.LittleEndian, page),
		"HTML in big-endian UTF-16":         utf16Text(binary.BigEndian, page),
		"SVG":                               []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>`),
		"SVG after an XML declaration":      []byte("<?xml version=\"1.0\"?>\n<svg/>"),
		"shell script":                      []byte("#!/bin/sh\nrm -rf /\n"),
		"DOS script":                        []byte("@echo off\r\ndel *.*\r\n"),
		"PHP":                               []byte("<?php system('x');"),
		"Windows program":                   append([]byte("MZ\x90\x00\x03"), make([]byte, 200)...),
		"Linux program":                     append([]byte("\x7fELF\x02\x01\x01"), make([]byte, 200)...),
		"macOS program":                     append([]byte("\xcf\xfa\xed\xfe"), make([]byte, 200)...),
		"Java class":                        append([]byte("\xca\xfe\xba\xbe"), make([]byte, 200)...),
		"RTF":                               []byte(`{\rtf1\ansi x}`),
		"PostScript":                        []byte("%!PS-Adobe-3.0\n"),
		"ZIP archive":                       attachmenttest.Zip(t, "a.txt", "x"),
		"spreadsheet":                       attachmenttest.Zip(t, "[Content_Types].xml", `<Types ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>`, "xl/workbook.xml", ""),
		"Word with macros":                  attachmenttest.DOCX(t, "word/vbaProject.bin", "x"),
		"Word with data after it":           append(attachmenttest.DOCX(t), page...),
		"Word with data before it":          append([]byte("GIF89a"), attachmenttest.DOCX(t)...),
		"old Word with macros":              attachmenttest.OLE("WordDocument", "Macros"),
		"old spreadsheet":                   attachmenttest.OLE("Workbook"),
		"MP4 video":                         attachmenttest.MP4("soun", "vide"),
		"WebM video":                        attachmenttest.WebM(1, 2),
		"Ogg video":                         attachmenttest.Ogg("\x80theora"),
		"MP4 without tracks":                attachmenttest.MP4(),
		"Matroska":                          bytes.Replace(attachmenttest.WebM(2), []byte("webm"), []byte("matr"), 1),
		"HEIC":                              []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic\x00\x00\x00\x08free"),
		"BMP":                               append([]byte("BM\x00\x00"), make([]byte, 100)...),
		"invalid UTF-8":                     []byte("caf\xe9 and more"),
		"UTF-16 with half a surrogate pair": append(utf16Text(binary.LittleEndian, "x"), 0x3d, 0xd8),
		"UTF-16 with half a code unit":      append(utf16Text(binary.LittleEndian, "x"), 0x3d),
		"control character":                 []byte("ding\x07"),
		"NUL byte":                          []byte("a\x00b"),
		"HTML that ends like a PDF":         []byte(page + "%PDF-1.4 %%EOF"),
		"truncated PDF":                     []byte("%PDF-1.4\n1 0 obj"),
		"truncated MP3 frame":               []byte("\xff\xfb\x90"),
		"ID3 tag without MP3":               append([]byte("ID3\x04\x00\x00\x00\x00\x00\x00"), page...),
		"GIF header only":                   []byte("GIF89a/*" + page + "*/"),
		"JPEG header only":                  []byte("\xff\xd8\xff\xe0" + page),
		"PNG header only":                   []byte("\x89PNG\r\n\x1a\n" + page),
		"WebP header only":                  []byte("RIFF\xff\xff\xff\xffWEBP" + page),
		"WAVE header only":                  []byte("RIFF\x00\x00\x00\x00WAVE" + page),
		"WebM header only":                  []byte("\x1a\x45\xdf\xa3" + page),
		"OLE header only":                   []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + page),
		"MP4 header only":                   []byte("\x00\x00\x00\x10ftypM4A \x00\x00\x00\x00" + page),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, fileName := range []string{"", "note.txt", "picture.jpg", "report.pdf", "letter.docx"} {
				found, _, err := inspect(t, file, fileName)
				if !errors.Is(err, content.ErrUnknown) && !errors.Is(err, content.ErrDamaged) {
					t.Fatalf("named %q: %q, %v", fileName, found.ContentType, err)
				}
			}
		})
	}
}

// A name can only exclude text files; it never admits a file.
func TestProgramNameExcludesText(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"a.html", "a.HTM", "x.svg", "run.bat", "run.js", "a.b.sh", "mail.eml", "x.xml"} {
		if _, _, err := inspect(t, []byte("Only words."), name); !errors.Is(err, content.ErrUnknown) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if found, _, err := inspect(t, attachmenttest.PNG(t, 1), "a.html"); err != nil || found.ContentType != "image/png" {
		t.Errorf("a picture called a.html: %q, %v", found.ContentType, err)
	}
}

// A phone's metadata is replaced by a block with nothing but the orientation.
func TestOrientationIsOnlyKeptMetadata(t *testing.T) {
	t.Parallel()
	for name, make := range map[string]func(int) []byte{
		"JPEG": func(o int) []byte { return attachmenttest.JPEG(t, o) },
		"PNG":  func(o int) []byte { return attachmenttest.PNG(t, o) },
		"WebP": attachmenttest.WebP,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for o := range 12 {
				found, stored, err := inspect(t, make(o), "")
				if err != nil {
					t.Fatalf("orientation %d: %v", o, err)
				}
				stated := o >= 2 && o <= 8
				note := []byte{'I', 'I', '*', 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, byte(o), 0, 0, 0, 0, 0, 0, 0}
				if bytes.Contains(stored, note) != stated || bytes.Count(stored, []byte("II*\x00")) > 1 || bytes.Contains(stored, []byte("MM\x00*")) {
					t.Errorf("orientation %d: stored %q", o, stored)
				}
				width, height := attachmenttest.Width, attachmenttest.Height
				if o >= 5 && o <= 8 {
					width, height = height, width
				}
				if *found.Width != width || *found.Height != height {
					t.Errorf("orientation %d: %d by %d", o, *found.Width, *found.Height)
				}
				// Inspecting the stored file again changes nothing.
				again, twice, err := inspect(t, stored, "")
				if err != nil || !bytes.Equal(stored, twice) || *again.Width != width {
					t.Errorf("orientation %d: inspecting the stored file changes it: %v", o, err)
				}
				if name != "WebP" {
					samePixels(t, make(o), stored)
				}
			}
		})
	}
}

// samePixels decodes both files and compares the pixels.
func samePixels(t *testing.T, before, after []byte) {
	t.Helper()
	var pictures [2]image.Image
	for i, file := range [][]byte{before, after} {
		picture, _, err := image.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatalf("cannot be decoded: %v", err)
		}
		pictures[i] = picture
	}
	if pictures[0].Bounds() != pictures[1].Bounds() {
		t.Fatalf("%v became %v", pictures[0].Bounds(), pictures[1].Bounds())
	}
	for y := range pictures[0].Bounds().Dy() {
		for x := range pictures[0].Bounds().Dx() {
			if pictures[0].At(x, y) != pictures[1].At(x, y) {
				t.Fatalf("the pixel at %d, %d changed", x, y)
			}
		}
	}
}
