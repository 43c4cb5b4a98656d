package content_test

import (
	"bytes"
	"errors"
	"image/gif"
	"image/jpeg"
	"math/rand/v2"
	"testing"

	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/domain/attachment/content"
)

// Covers the color profile, frames, their times and the repeat count.
func TestColorsAndAnimationAreKept(t *testing.T) {
	t.Parallel()
	_, stored, err := inspect(t, attachmenttest.GIF(t), "")
	if err != nil {
		t.Fatal(err)
	}
	moving, err := gif.DecodeAll(bytes.NewReader(stored))
	if err != nil || len(moving.Image) != 2 || moving.Delay[0] != 10 || moving.Delay[1] != 20 || moving.LoopCount != 3 || stored[len(stored)-1] != 0x3b {
		t.Errorf("%v; %+v", err, moving)
	}
	for name, file := range map[string][]byte{"JPEG": attachmenttest.JPEG(t, 6), "WebP": attachmenttest.WebP(6)} {
		if _, stored, err := inspect(t, file, ""); err != nil || !bytes.Contains(stored, []byte("the colours")) {
			t.Errorf("%s lost its color profile: %v", name, err)
		}
	}
	if _, stored, err := inspect(t, attachmenttest.PNG(t, 1), ""); err != nil || !bytes.Contains(stored, []byte("gAMA")) {
		t.Errorf("PNG lost its color profile: %v", err)
	}
	if _, stored, err := inspect(t, attachmenttest.MovingWebP(), ""); err != nil || !bytes.Contains(stored, []byte("ANMF")) || !bytes.Contains(stored, []byte("VP8L")) {
		t.Errorf("WebP lost its frames: %v", err)
	}
}

// A JPEG whose upload ended early still shows its first part.
func TestTruncatedJPEGIsCompleted(t *testing.T) {
	t.Parallel()
	whole := attachmenttest.PaddedJPEG(t, 5000)
	_, stored, err := inspect(t, whole[:len(whole)-20], "")
	if err != nil || !bytes.HasSuffix(stored, []byte{0xff, 0xd9}) {
		t.Fatalf("%v: % x", err, stored[max(0, len(stored)-8):])
	}
	if config, err := jpeg.DecodeConfig(bytes.NewReader(stored)); err != nil || config.Width != attachmenttest.Width {
		t.Errorf("%+v, %v", config, err)
	}
}

// It is rejected before anything decodes it.
func TestPictureWithTooManyPixelsIsDamaged(t *testing.T) {
	t.Parallel()
	file := attachmenttest.PNG(t, 1)
	huge := append(bytes.Clone(file[:8]), attachmenttest.PNGChunk("IHDR", append([]byte{0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff}, file[24:29]...))...)
	huge = append(huge, file[33:]...)
	if _, _, err := inspect(t, huge, ""); !errors.Is(err, content.ErrDamaged) {
		t.Errorf("4 gigapixels: %v", err)
	}
}

// Such a picture is made to use up memory: it has metadata between every two blocks.
func TestPictureWithTooManyPiecesIsDamaged(t *testing.T) {
	t.Parallel()
	file := attachmenttest.GIF(t)
	frame := "\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x00\x21\xfe\x00"
	file = append(file[:bytes.LastIndexByte(file, 0x3b)], bytes.Repeat([]byte(frame), 40_000)...)
	if _, _, err := inspect(t, append(file, 0x3b), ""); !errors.Is(err, content.ErrDamaged) {
		t.Errorf("%v", err)
	}
}

// Files are changed, cut and repeated at random. Each result is either rejected or stored without any metadata.
func TestMutatedFilesAreRejectedOrStoredSafely(t *testing.T) {
	t.Parallel()
	files := [][]byte{
		attachmenttest.JPEG(t, 6), attachmenttest.PNG(t, 6), attachmenttest.GIF(t), attachmenttest.WebP(6), attachmenttest.MovingWebP(), attachmenttest.Ogg("OpusHead"),
		attachmenttest.WAV(), attachmenttest.MP3(true), attachmenttest.AAC(), attachmenttest.MP4("soun"), attachmenttest.WebM(2), attachmenttest.PDF(),
		attachmenttest.DOCX(t), attachmenttest.OLE("WordDocument"), []byte("Only words."),
	}
	chance := rand.New(rand.NewPCG(1, 2))
	taken := 0
	for range 20_000 {
		file := bytes.Clone(files[chance.IntN(len(files))])
		for range 1 + chance.IntN(4) {
			at := chance.IntN(len(file))
			switch chance.IntN(4) {
			case 0:
				file[at] = byte(chance.Uint32())
			case 1:
				file = file[:at+1]
			case 2:
				file[at] = []byte{0, 1, 0x7f, 0x80, 0xff}[chance.IntN(5)]
			case 3:
				file = append(file, file[at:]...)
			}
		}
		found, stored, err := inspect(t, file, "")
		switch {
		case err == nil:
			taken++
			if len(stored) == 0 || len(stored) > len(file)+64 {
				t.Fatalf("%d bytes became %d", len(file), len(stored))
			}
			if _, _, err := inspect(t, stored, ""); err != nil {
				t.Fatalf("inspecting a stored %s: %v: %.300q", found.ContentType, err, stored)
			}
		case !errors.Is(err, content.ErrUnknown) && !errors.Is(err, content.ErrDamaged):
			t.Fatalf("%v: %.300q", err, file)
		}
	}
	if taken < 1000 {
		t.Errorf("only %d mutated files were accepted, want 1000: the test covers too little", taken)
	}
}
