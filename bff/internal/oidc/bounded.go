package oidc

import (
	"net/http"
)

// bounded reads no more of an answer than maxAnswer: the libraries above it read to the end.
type bounded struct{ next http.RoundTripper }

// RoundTrip hands the request on.
func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := b.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	answer.Body = http.MaxBytesReader(nil, answer.Body, maxAnswer)
	return answer, nil
}
