package attachments_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"runtime/metrics"
	"strings"
	"sync"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/attachment/attachmenttest"
	"aangan/bff/internal/realm"
)

// allocated returns the total number of bytes that this process has allocated on the heap.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// repeated is a text without an end.
type repeated struct{}

func (repeated) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'a'
	}
	return len(p), nil
}

// TestMemory transfers twenty files of 10 MiB at the same time and checks that the heap allocations of all of them,
// sender and reader included, are a small part of one file each. It runs alone.
func TestMemory(t *testing.T) {
	h := apitest.New(t)
	// Several members, because one alone may upload only four files at a time.
	var people [5]*apitest.User
	for i := range people {
		people[i] = h.NewMember(t)
	}
	picture := attachmenttest.PaddedJPEG(t, int(attachment.MaxSize))
	people[0].UploadFile(t, "a.txt", []byte("So that everything has been used once."))
	bring := func(number int) error {
		who := people[number%len(people)]
		var file io.Reader = bytes.NewReader(picture)
		if number%2 == 0 {
			file = io.LimitReader(repeated{}, attachment.MaxSize)
		}
		head := "--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\nContent-Type: x/x\r\n\r\n"
		body := io.MultiReader(strings.NewReader(head), file, strings.NewReader("\r\n--XX--\r\n"))
		brought, err := call(t.Context(), h, who, http.MethodPost, path, body)
		if err != nil {
			return err
		}
		_, rest, _ := strings.Cut(brought, `"id":"`)
		id, _, _ := strings.Cut(rest, `"`)
		_, err = call(t.Context(), h, who, http.MethodGet, path+"/"+id, nil)
		return err
	}
	before := allocated()
	const count = 20
	results := make([]error, count)
	var together sync.WaitGroup
	for number := range results {
		together.Go(func() { results[number] = bring(number) })
	}
	together.Wait()
	took := allocated() - before
	for _, err := range results {
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d KiB for each file of 10 MiB", took/count/1024)
	if took/count > 1<<20 {
		t.Errorf("%d bytes for each file", took/count)
	}
	wantFiles(t, h, count+1, count+1)
}

// call sends a request and returns the beginning of the response body; the rest is discarded.
func call(ctx context.Context, h *apitest.Harness, who *apitest.User, method, path string, body io.Reader) (string, error) {
	request, err := http.NewRequestWithContext(ctx, method, h.Member+path, body)
	if err != nil {
		return "", err
	}
	request.Header.Set("Origin", h.Member)
	request.Header.Set("Cookie", string(realm.MemberCookie)+"="+who.Cookie(string(realm.MemberCookie)))
	if body != nil {
		request.Header.Set("Content-Type", "multipart/form-data; boundary=XX")
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	beginning, err := io.ReadAll(io.LimitReader(answer.Body, 1024))
	if err != nil {
		return "", err
	}
	rest, err := io.Copy(io.Discard, answer.Body)
	if err != nil {
		return "", err
	}
	if answer.StatusCode >= http.StatusBadRequest || (body == nil && rest+int64(len(beginning)) != attachment.MaxSize) {
		return "", fmt.Errorf("%s %s: status %d, %d bytes: %s", method, path, answer.StatusCode, rest, beginning)
	}
	return string(beginning), nil
}
