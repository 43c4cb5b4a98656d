package attachment

import (
	"testing"

	"aangan/bff/domain/copy"
)

// Covers names that cannot be sent as a file name in a form, too.
func TestCleanName(t *testing.T) {
	t.Parallel()
	picture := copy.AttachmentTypes[0]
	for name, want := range map[string]string{
		"a\x00b\x07c.jpg": "abc.jpg", "a\r\nb.JPEG": "a b.JPEG", "\xff\xfea.jpg": "a.jpg", "a\u2028b\u2066.jpg": "a b.jpg", "\U000e0041a.jpg": "a.jpg",
		"/": "picture.jpg", "...": "picture.jpg", "a/b\\c": "c.jpg", "photo.exe": "photo.exe.jpg", "photo.jpg.exe": "photo.jpg.exe.jpg", "photo. jpg": "photo. jpg.jpg",
		"photo .jpg": "photo.jpg", "नमस्ते": "नमस्ते.jpg", "🙏": "🙏.jpg", "- -": "picture.jpg",
	} {
		if got := cleanName(name, picture); got != want {
			t.Errorf("%q became %q, want %q", name, got, want)
		}
	}
}
