package attachment

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/copy"

	"golang.org/x/text/unicode/norm"
)

const (
	// nameMost is the maximum number of characters of a name, including its extension.
	nameMost = 120
	// nameBytes keeps names storable everywhere, also in scripts with three bytes per character.
	nameBytes = 255
	// nameRead is the number of bytes of a sent name that are read.
	nameRead = 8 << 10
)

// cleanName turns any sent name into one that can be shown and stored anywhere: in any script, without a path, without
// invisible or direction-changing characters, not hidden, not too long, and with an extension that matches the type.
// "report.exe" that is a picture becomes "report.exe.jpg".
func cleanName(name string, is copy.AttachmentType) string {
	if len(name) > nameRead {
		name = name[len(name)-nameRead:]
	}
	name = strings.ToValidUTF8(name, "")
	if at := strings.LastIndexAny(name, `/\`); at >= 0 {
		name = name[at+1:]
	}
	// Composed after invisible characters are gone, which may separate a letter from its accent.
	name = strings.Join(strings.Fields(norm.NFC.String(strings.Map(seen, name))), " ")
	name = strings.TrimRight(name, ". ")
	ending := is.Endings[0]
	if at := strings.LastIndexByte(name, '.'); at >= 0 && slices.Contains(is.Endings, strings.ToLower(name[at:])) {
		name, ending = name[:at], name[at:]
	}
	name = shorten(strings.Trim(name, ". "), nameMost-len(ending), nameBytes-len(ending))
	// Checked after shortening, which may leave nothing of a name that begins with marks.
	if !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsSymbol(r) }) {
		name = map[string]string{
			string(Image): copy.Attachments.ImageName, string(Voice): copy.Attachments.VoiceName, string(Document): copy.Attachments.DocumentName,
		}[is.Kind]
	}
	return name + ending
}

// seen keeps the visible characters of a name. Joiners stay: in Indian scripts and in Urdu they change words.
// Characters that some systems forbid become a dash.
func seen(r rune) rune {
	switch {
	case r == '\u200c', r == '\u200d':
		return r
	case unicode.IsSpace(r):
		return ' '
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp), r == utf8.RuneError:
		return -1
	case strings.ContainsRune(`<>:"|?*`, r):
		return '_'
	default:
		return r
	}
}

// shorten cuts a name without separating combining marks from their characters.
func shorten(name string, characters, bytes int) string {
	end, count := 0, 0
	for at, r := range name {
		begins := !unicode.Is(unicode.M, r) && r != '\u200c' && r != '\u200d'
		if begins {
			end = at
		}
		if count++; count > characters || at+utf8.RuneLen(r) > bytes {
			return strings.TrimRight(name[:end], ". ")
		}
	}
	return name
}
