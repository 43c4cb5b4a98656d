package main

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"aangan/bff/internal/config"
)

// TestSandboxAlone: it answers to its own key on its own port, keeps what it was told over a restart, and says how a port that
// is taken is mended.
func TestSandboxAlone(t *testing.T) {
	t.Parallel()
	folder, ports := t.TempDir(), freePorts(t)
	env := []string{"DATA_DIR=" + folder}
	address := "http://127.0.0.1:" + strconv.Itoa(ports[payments])
	ask := func(method, form string) (status int) {
		t.Helper()
		for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
			r, err := http.NewRequestWithContext(t.Context(), method, address+"/v1/products/kept", nil)
			if form != "" {
				r, err = http.NewRequestWithContext(t.Context(), method, address+"/v1/products", strings.NewReader(form))
			}
			if err != nil {
				t.Fatal(err)
			}
			r.Header.Set("Authorization", "Bearer sk_test_sandbox")
			res, err := http.DefaultClient.Do(r)
			if err != nil {
				continue // It does not listen yet.
			}
			if err := res.Body.Close(); err != nil {
				t.Error(err)
			}
			return res.StatusCode
		}
		t.Fatal("the sandbox does not answer")
		return 0
	}
	first := launch(t, ports, env, "sandbox")
	if status := ask("POST", "id=kept&name=Kept"); status != http.StatusOK {
		t.Errorf("a product is made with %d", status)
	}
	second := launch(t, ports, env, "sandbox")
	if code := second.wait(t); code != 1 || !strings.Contains(second.output.String(), "PAYMENT_SANDBOX_PORT=") {
		t.Errorf("on a port that is taken it ends with %d and says:\n%s", code, second.output)
	}
	if err := first.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if code := first.wait(t); code != 0 {
		t.Errorf("it ends with %d", code)
	}
	third := launch(t, ports, env, "sandbox")
	if status := ask("GET", ""); status != http.StatusOK {
		t.Errorf("after a restart the product is answered with %d", status)
	}
	if err := third.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	third.wait(t)
	if err := os.WriteFile(filepath.Join(folder, "payments", "sandbox.json"), []byte("{half"), 0o600); err != nil {
		t.Fatal(err)
	}
	fourth := launch(t, ports, env, "sandbox")
	if code := fourth.wait(t); code != 1 || !strings.Contains(fourth.output.String(), "sandbox.json") {
		t.Errorf("with a broken file it ends with %d and says:\n%s", code, fourth.output)
	}
}

// TestProductionHasNoSandbox, nor has who brought keys.
func TestProductionHasNoSandbox(t *testing.T) {
	for name, c := range map[string]config.Config{
		"production": {Production: true, Stripe: config.Stripe{Sandbox: true, APIURL: "http://127.0.0.1:0"}},
		"keys":       {Stripe: config.Stripe{SecretKey: "sk_test_x", APIURL: "https://api.stripe.com"}},
	} {
		if desk, err := openSandbox(c, nil); err == nil || desk != nil {
			t.Errorf("%s: there is a sandbox", name)
		}
	}
}

// TestDoctorLooksAtTheSandbox: its port is looked at as those of the apps are.
func TestDoctorLooksAtTheSandbox(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	t.Setenv("PAYMENT_SANDBOX_PORT", strconv.Itoa(freePorts(t)[payments]))
	var said bytes.Buffer
	// Its error is of ports and pages as well, which are not what this test is about.
	_ = run(t.Context(), []string{"doctor"}, &said, &said)
	if !strings.Contains(said.String(), "  ok    payment sandbox at http://127.0.0.1:") {
		t.Errorf("the doctor says:\n%s", said.String())
	}
}
