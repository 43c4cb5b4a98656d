package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"sync"
	"time"

	"aangan/bff/internal/realm"
)

// uploadResult is the effect of many large uploads at once on a process: peak memory, and duration.
type uploadResult struct {
	Files, Bytes int
	// Before is the process's memory after its first requests, Peak its maximum.
	Before, Peak int64
	Seconds      float64
}

// uploads is the number of concurrent uploads of uploadBytes.
const (
	uploads     = 20
	uploadBytes = 10 << 20
)

// measureUploads sends ten megabytes each as twenty members concurrently.
func measureUploads(ctx context.Context, s settings, w *fixture, dir string) (*uploadResult, error) {
	p, err := startProduct(ctx, s, w, dir, "member", "member-uploads")
	if err != nil {
		return nil, err
	}
	defer p.stop()
	body, contentType, err := largeFile()
	if err != nil {
		return nil, err
	}
	// The memory for the first upload of a process is not counted.
	if err := upload(ctx, p.address("member"), other(0), body, contentType); err != nil {
		return nil, err
	}
	time.Sleep(time.Second)
	before, err := p.memory()
	if err != nil {
		return nil, err
	}
	errs := make([]error, uploads)
	var sending sync.WaitGroup
	began := time.Now()
	for i := range uploads {
		sending.Go(func() { errs[i] = upload(ctx, p.address("member"), other(1+i), body, contentType) })
	}
	sending.Wait()
	took := time.Since(began)
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	peak, err := p.peak()
	return &uploadResult{Files: uploads, Bytes: uploadBytes, Before: before.RSS, Peak: peak, Seconds: took.Seconds()}, err
}

// largeFile returns a form with a recording of exactly the size limit: a WAV header followed by random bytes.
func largeFile() ([]byte, string, error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	header := textproto.MIMEHeader{}
	header.Set("Content-Disposition", `form-data; name="file"; filename="voice.wav"`)
	header.Set("Content-Type", "audio/wav")
	part, err := form.CreatePart(header)
	if err != nil {
		return nil, "", err
	}
	file := make([]byte, uploadBytes)
	random := rand.NewChaCha8([32]byte{})
	_, _ = random.Read(file) // Never fails.
	copy(file, wavHeader(uploadBytes))
	if _, err := part.Write(file); err != nil {
		return nil, "", err
	}
	if err := form.Close(); err != nil {
		return nil, "", err
	}
	return body.Bytes(), form.FormDataContentType(), nil
}

// wavHeader returns the header of a WAV file of this size, with one channel of 8-bit sound.
func wavHeader(size int) []byte {
	le := func(n, bytes int) (b []byte) {
		for i := range bytes {
			b = append(b, byte(n>>(8*i)))
		}
		return b
	}
	var h []byte
	for _, piece := range [][]byte{
		[]byte("RIFF"), le(size-8, 4), []byte("WAVEfmt "), le(16, 4), le(1, 2), le(1, 2), le(44100, 4), le(44100, 4), le(1, 2), le(8, 2),
		[]byte("data"), le(size-44, 4),
	} {
		h = append(h, piece...)
	}
	return h
}

// upload sends one file as a member and returns an error unless it is stored.
func upload(ctx context.Context, address string, member int, body []byte, contentType string) error {
	q, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+address+"/api/attachments", bytes.NewReader(body))
	if err != nil {
		return err
	}
	q.Header.Set("Content-Type", contentType)
	q.Header.Set("Sec-Fetch-Site", "same-origin")
	q.Header.Set("X-Forwarded-Proto", "https")
	q.Header.Set("X-Forwarded-For", randomAddress())
	q.Header.Set("Cookie", string(realm.MemberCookie)+"="+token("member", member))
	response, err := http.DefaultClient.Do(q)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, 4<<10))
	if err == nil && response.StatusCode != http.StatusCreated {
		err = fmt.Errorf("an upload returned status %d: %s", response.StatusCode, text)
	}
	return err
}
