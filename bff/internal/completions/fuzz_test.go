package completions

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzReply checks any response of a model's server: its text is bounded and valid UTF-8, and no error repeats it.
func FuzzReply(f *testing.F) {
	const stream, whole = "text/event-stream", "application/json; charset=utf-8"
	f.Add(stream, []byte("data: {\"choices\":[{\"delta\":{\"content\":\"Hi\"}}]}\n\ndata: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n"))
	f.Add(stream, []byte("data: {\"choices\":[{\"finish_reason\":\"length\"}]}\n\n"))
	f.Add(stream, []byte(": comment\r\nevent: x\r\ndata:{\"error\":{\"message\":\"private\"}}\r\n\r\n"))
	f.Add(stream, []byte("data: {\"usage\":{\"total_tokens\":-9223372036854775808}}\n\ndata: [DONE]"))
	f.Add(stream, []byte("data: "+strings.Repeat("x", lineBytes+1)))
	f.Add(stream, bytes.Repeat([]byte("\n"), 100))
	f.Add(whole, []byte(`{"choices":[{"message":{"content":"Hi"},"finish_reason":"stop"}],"usage":{"total_tokens":7}}`))
	f.Add(whole, []byte(`{"choices":null}`))
	f.Add(whole, []byte("{\"choices\":[{\"message\":{\"content\":\"\xff\"},\"finish_reason\":\"stop\"}]}"))
	f.Add("text/html", []byte("<html>"))
	f.Fuzz(func(t *testing.T, contentType string, body []byte) {
		into := &reply{arrived: func() {}}
		err := into.read(&http.Response{Header: http.Header{"Content-Type": {contentType}}, Body: io.NopCloser(bytes.NewReader(body))})
		text := into.text.String()
		if len(text) > answerBytes || !utf8.ValidString(text) || into.tokens < 0 {
			t.Fatalf("%d bytes, %d tokens", len(text), into.tokens)
		}
		switch err {
		case nil, errNotStream, errBroken, errCutOff, errTooLong, errRefused:
		default:
			t.Fatal(err)
		}
	})
}
