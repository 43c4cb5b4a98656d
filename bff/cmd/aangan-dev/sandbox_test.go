package main

import (
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/internal/config"
)

// TestSandboxKeepsStateAndReportsPortInUse: it accepts its test key, keeps its state over a restart, and explains how
// to change a port that is in use.
func TestSandboxKeepsStateAndReportsPortInUse(t *testing.T) {
	t.Parallel()
	folder, ports := t.TempDir(), cmdtest.FreePorts(t)
	env := []string{"DATA_DIR=" + folder}
	address := "http://127.0.0.1:" + strconv.Itoa(ports[cmdtest.Payments])
	request := func(method, form string) (status int) {
		t.Helper()
		for deadline := time.Now().Add(cmdtest.Patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
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
	first := cmdtest.Launch(t, ports, env, "sandbox")
	if status := request("POST", "id=kept&name=Kept"); status != http.StatusOK {
		t.Errorf("creating a product: status %d", status)
	}
	second := cmdtest.Launch(t, ports, env, "sandbox")
	if code := second.Wait(t); code != 1 || !strings.Contains(second.Output.String(), "PAYMENT_SANDBOX_PORT=") {
		t.Errorf("on a port in use it exits with %d and prints:\n%s", code, second.Output)
	}
	if err := first.Command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if code := first.Wait(t); code != 0 {
		t.Errorf("after SIGTERM it exits with %d", code)
	}
	third := cmdtest.Launch(t, ports, env, "sandbox")
	if status := request("GET", ""); status != http.StatusOK {
		t.Errorf("reading the product after a restart: status %d", status)
	}
	if err := third.Command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	third.Wait(t)
	if err := os.WriteFile(filepath.Join(folder, "payments", "sandbox.json"), []byte("{half"), 0o600); err != nil {
		t.Fatal(err)
	}
	fourth := cmdtest.Launch(t, ports, env, "sandbox")
	if code := fourth.Wait(t); code != 1 || !strings.Contains(fourth.Output.String(), "sandbox.json") {
		t.Errorf("with a broken file it exits with %d and prints:\n%s", code, fourth.Output)
	}
}

func TestSandboxIsUnavailableInProductionAndWithKeys(t *testing.T) {
	for name, c := range map[string]config.Config{
		"production": {Production: true, Stripe: config.Stripe{Sandbox: true, APIURL: "http://127.0.0.1:0"}},
		"keys":       {Stripe: config.Stripe{SecretKey: "sk_test_x", APIURL: "https://api.stripe.com"}},
	} {
		if server, err := listenSandbox(c, nil); err == nil || server != nil {
			t.Errorf("%s: listenSandbox returns no error", name)
		}
	}
}
