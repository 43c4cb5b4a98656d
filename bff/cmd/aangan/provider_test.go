package main

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"aangan/bff/internal/oidc/oidctest"
)

func TestDoctorReportsWhetherProviderIsReachable(t *testing.T) {
	unreachable := httptest.NewServer(http.NotFoundHandler())
	unreachable.Close()
	for issuer, want := range map[string]string{oidctest.Shared(t).Issuer: "  ok    sign-in with ", unreachable.URL: "  FIX   sign-in with "} {
		t.Setenv("DATABASE_URL", "")
		t.Setenv("OIDC_ISSUER", issuer)
		t.Setenv("OIDC_CLIENT_ID", "aangan")
		t.Setenv("OIDC_CLIENT_SECRET", "hushhush")
		var output bytes.Buffer
		// The error also covers ports and pages, which this test does not check.
		_ = program.Run(t.Context(), []string{"doctor"}, &output, &output)
		if !strings.Contains(output.String(), want+issuer) || strings.Contains(output.String(), "hushhush") {
			t.Errorf("doctor prints:\n%s\nwant %q", output.String(), want+issuer)
		}
	}
}
