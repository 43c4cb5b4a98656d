package static

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"

	"aangan/bff/domain/copy"
)

// Pages are built once and served under any public URLs. Where a page must contain one (a canonical URL, a share card,
// a form that posts to the member app), the build writes a placeholder, https://<app>.aangan.invalid, and the packer
// marks the file. The server replaces the placeholders once, when it starts.

// placeholder returns a build's placeholder for the public URL of an app.
func placeholder(app copy.App) string { return "https://" + string(app) + ".aangan.invalid" }

// plainOrigin matches an origin that needs no escaping in HTML, XML, JSON, JavaScript and a policy.
var plainOrigin = regexp.MustCompile(`^https?://[A-Za-z0-9.-]+(?::[0-9]+)?$|^https?://\[[0-9A-Fa-f:]+\](?::[0-9]+)?$`)

// newReplacer returns a replacer of all placeholders. It rejects URLs that would need escaping in a page.
func newReplacer(urls map[copy.App]string) (*strings.Replacer, error) {
	var pairs []string
	for _, app := range []copy.App{copy.SiteApp, copy.MemberApp, copy.CoachApp} {
		if !plainOrigin.MatchString(urls[app]) {
			return nil, fmt.Errorf("the public URL of %s, %q, would need escaping in a page", app, urls[app])
		}
		pairs = append(pairs, placeholder(app), urls[app])
	}
	return strings.NewReplacer(pairs...), nil
}

// Files are compressed again at every start, so not at the packer's level: forty pages of 100 kB take about half a
// second of one core, for 12 % more bytes than at the highest level, which would take most of a minute.
const (
	brotliQuality = 6
	gzipLevel     = gzip.DefaultCompression
)

// replaceOrigins sets the real URLs in the file, and updates everything that depends on its content: tag, sizes,
// encodings and the hashes of its scripts.
func (f *file) replaceOrigins(replacer *strings.Replacer) error {
	_, raw := f.Sizes["raw"]
	content, err := f.open(map[bool]string{true: "raw", false: "gz"}[raw], !raw)
	if err != nil {
		return err
	}
	packed, err := io.ReadAll(content)
	if err = errors.Join(err, content.Close()); err != nil {
		return err
	}
	text := []byte(replacer.Replace(string(packed)))
	if f.made, err = compress(text, raw); err != nil {
		return err
	}
	f.Size, f.Sizes = len(text), map[string]int{}
	for encoding, data := range f.made {
		f.Sizes[encoding] = len(data)
	}
	sum := sha256.Sum256(text)
	f.Hash = hex.EncodeToString(sum[:16])
	if f.Scripts != nil {
		f.Scripts = inlineScripts(string(text))
	}
	return nil
}

// compress returns the encodings of a text; only the raw one if the packer found it too small to compress.
func compress(text []byte, raw bool) (map[string][]byte, error) {
	if raw {
		return map[string][]byte{"raw": text}, nil
	}
	var br, gz bytes.Buffer
	gzWriter, err := gzip.NewWriterLevel(&gz, gzipLevel)
	if err != nil {
		return nil, err
	}
	for _, w := range []io.WriteCloser{brotli.NewWriterLevel(&br, brotliQuality), gzWriter} {
		if _, err := w.Write(text); err != nil {
			return nil, err
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
	}
	return map[string][]byte{"br": br.Bytes(), "gz": gz.Bytes()}, nil
}

var (
	scriptElement = regexp.MustCompile(`(?is)<script\b([^>]*)>(.*?)</script\s*>`)
	scriptSource  = regexp.MustCompile(`(?i)\ssrc\s*=`)
	scriptType    = regexp.MustCompile(`(?i)\stype\s*=\s*["']?([^"'\s>]+)`)
	runningType   = regexp.MustCompile(`(?i)^(?:module|text/javascript|application/javascript)$`)
	lineBreaks    = strings.NewReplacer("\r\n", "\n", "\r", "\n")
)

// inlineScripts returns the hashes of a page's inline scripts. The packer has the same function for pages that are
// served unchanged; both run the table in packages/config/pack/scripts.json.
func inlineScripts(html string) []string {
	found := []string{}
	for _, match := range scriptElement.FindAllStringSubmatch(html, -1) {
		attributes, text := match[1], match[2]
		if scriptSource.MatchString(attributes) || text == "" {
			continue
		}
		// Data blocks are not executed, so the policy need not allow them.
		if kind := scriptType.FindStringSubmatch(attributes); kind != nil && !runningType.MatchString(kind[1]) {
			continue
		}
		sum := sha256.Sum256([]byte(lineBreaks.Replace(text)))
		found = append(found, "sha256-"+base64.StdEncoding.EncodeToString(sum[:]))
	}
	slices.Sort(found)
	return slices.Compact(found)
}
