package main

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"aangan/bff/internal/oidc/oidctest"
)

// TestDoctorReachesTheProvider: doctor reports whether the provider is reachable.
func TestDoctorReachesTheProvider(t *testing.T) {
	gone := httptest.NewServer(http.NotFoundHandler())
	gone.Close()
	for issuer, want := range map[string]string{oidctest.Shared(t).Issuer: "  ok    sign-in with ", gone.URL: "  MEND  sign-in with "} {
		t.Setenv("DATABASE_URL", "")
		t.Setenv("OIDC_ISSUER", issuer)
		t.Setenv("OIDC_CLIENT_ID", "aangan")
		t.Setenv("OIDC_CLIENT_SECRET", "hushhush")
		var said bytes.Buffer
		// Its error is of ports and pages as well, which are not what this test is about.
		_ = program.Run(t.Context(), []string{"doctor"}, &said, &said)
		if !strings.Contains(said.String(), want+issuer) || strings.Contains(said.String(), "hushhush") {
			t.Errorf("the doctor says:\n%s\nwant %q", said.String(), want+issuer)
		}
	}
}
