package content_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"runtime"
	"slices"
	"testing"

	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/attachment/content"
	"aangan/bff/domain/copy"
)

const (
	// inspectMemory is far above the buffers of an inspection, and far below the pixels that a small file can claim.
	inspectMemory = 16 << 20
	// addedMost is the number of bytes that a stored file may have beyond those of the original: headers with the
	// orientation, and the end of a truncated picture.
	addedMost = 256
)

// FuzzInspect checks any bytes as a file: Inspect needs little memory, returns one of the documented errors or a listed
// type, keeps no more than the file, and changes nothing when its result is inspected again.
func FuzzInspect(f *testing.F) {
	for _, file := range [][]byte{
		attachmenttest.JPEG(f, 6), attachmenttest.PNG(f, 3), attachmenttest.GIF(f), attachmenttest.WebP(5), attachmenttest.SimpleWebP(),
		attachmenttest.MovingWebP(), attachmenttest.Ogg("OpusHead"), attachmenttest.WAV(), attachmenttest.MP3(false), attachmenttest.MP3(true),
		attachmenttest.AAC(), attachmenttest.MP4("soun"), attachmenttest.WebM(2), attachmenttest.PDF(), attachmenttest.DOCX(f),
		attachmenttest.OLE("WordDocument", "1Table"), []byte("Namaste"), utf16Text(binary.LittleEndian, "வணக்கம்"), []byte("<svg onload=x>"), nil,
	} {
		f.Add(file, "report.docx")
	}
	f.Fuzz(func(t *testing.T, file []byte, name string) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		found, err := content.Inspect(bytes.NewReader(file), int64(len(file)), name)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > inspectMemory+16*uint64(len(file)) {
			t.Fatalf("inspecting %d bytes allocated %d", len(file), used)
		}
		if err != nil {
			if !errors.Is(err, content.ErrUnknown) && !errors.Is(err, content.ErrDamaged) {
				t.Fatal(err)
			}
			return
		}
		if !slices.ContainsFunc(copy.AttachmentTypes, func(is copy.AttachmentType) bool { return is.ContentType == found.Type.ContentType }) {
			t.Fatalf("%q is not on the list", found.Type.ContentType)
		}
		stored, err := io.ReadAll(io.NewSectionReader(found.Body, 0, found.Body.Size()))
		if err != nil || int64(len(stored)) != found.Body.Size() || len(stored) > len(file)+addedMost {
			t.Fatalf("stored %d bytes of %d, %v", len(stored), len(file), err)
		}
		again, err := content.Inspect(bytes.NewReader(stored), int64(len(stored)), name)
		if err != nil || again.ContentType != found.ContentType {
			t.Fatalf("%q becomes %q, %v", found.ContentType, again.ContentType, err)
		}
		twice, err := io.ReadAll(io.NewSectionReader(again.Body, 0, again.Body.Size()))
		if err != nil || !bytes.Equal(stored, twice) {
			t.Fatalf("inspecting the stored file changes it from %d to %d bytes, %v", len(stored), len(twice), err)
		}
	})
}
