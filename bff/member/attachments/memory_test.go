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

// repeated is an endless text.
type repeated struct{}

func (repeated) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'a'
	}
	return len(p), nil
}

// TestTransfersUseLittleMemory transfers twenty files of 10 MiB at the same time and checks that the heap allocations
// of all of them, sender and reader included, are a small part of one file each. It runs alone.
func TestTransfersUseLittleMemory(t *testing.T) {
	h := apitest.New(t)
	// Several members, because one alone may upload only four files at a time.
	var members [5]*apitest.User
	for i := range members {
		members[i] = h.NewMember(t)
	}
	picture := attachmenttest.PaddedJPEG(t, int(attachment.MaxSize))
	members[0].UploadFile(t, "a.txt", []byte("So that everything has been used once."))
	transfer := func(number int) error {
		member := members[number%len(members)]
		var file io.Reader = bytes.NewReader(picture)
		if number%2 == 0 {
			file = io.LimitReader(repeated{}, attachment.MaxSize)
		}
		head := "--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\nContent-Type: x/x\r\n\r\n"
		body := io.MultiReader(strings.NewReader(head), file, strings.NewReader("\r\n--XX--\r\n"))
		uploaded, err := call(t.Context(), h, member, http.MethodPost, path, body)
		if err != nil {
			return err
		}
		_, rest, _ := strings.Cut(uploaded, `"id":"`)
		id, _, _ := strings.Cut(rest, `"`)
		_, err = call(t.Context(), h, member, http.MethodGet, path+"/"+id, nil)
		return err
	}
	before := allocated()
	const count = 20
	results := make([]error, count)
	var transfers sync.WaitGroup
	for number := range results {
		transfers.Go(func() { results[number] = transfer(number) })
	}
	transfers.Wait()
	used := allocated() - before
	for _, err := range results {
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d KiB for each file of 10 MiB", used/count/1024)
	if used/count > 1<<20 {
		t.Errorf("%d bytes for each file", used/count)
	}
	wantFiles(t, h, count+1, count+1)
}

// call sends a request and returns the beginning of the response body; the rest is discarded.
func call(ctx context.Context, h *apitest.Harness, user *apitest.User, method, path string, body io.Reader) (string, error) {
	request, err := http.NewRequestWithContext(ctx, method, h.Member+path, body)
	if err != nil {
		return "", err
	}
	request.Header.Set("Origin", h.Member)
	request.Header.Set("Cookie", string(realm.MemberCookie)+"="+user.Cookie(string(realm.MemberCookie)))
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
