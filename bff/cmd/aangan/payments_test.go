package main

import (
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestPaymentsSetUp: the command finds what is sold where it is made already, and says all that follows from it.
func TestPaymentsSetUp(t *testing.T) {
	t.Parallel()
	ports, env := freePorts(t), []string{"DATA_DIR=" + t.TempDir()}
	alone := launch(t, ports, env, "payments", "setup")
	if code := alone.wait(t); code != 1 || !strings.Contains(alone.output.String(), "the payment sandbox does not answer") {
		t.Errorf("without a provider it ends with %d and says:\n%s", code, alone.output)
	}
	sandbox := launch(t, ports, env, "sandbox")
	for deadline := time.Now().Add(patience); !strings.Contains(sandbox.output.String(), "is open at"); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("the sandbox does not open:\n%s", sandbox.output)
		}
	}
	lines := regexp.MustCompile(`(?m)^STRIPE_PRICE_(DEFAULT|DISCOUNT|PREMIUM)=price_\w+$`)
	var said [2]string
	for i := range said {
		p := launch(t, ports, env, "payments", "setup")
		if code := p.wait(t); code != 0 {
			t.Errorf("it ends with %d", code)
		}
		said[i] = p.output.String()
	}
	if said[0] != said[1] || len(lines.FindAllString(said[0], -1)) != 3 {
		t.Errorf("first it says:\n%sthen:\n%s", said[0], said[1])
	}
	for _, want := range []string{"/api/stripe/webhook", "2023-10-16", "  invoice.paid\n", "STRIPE_WEBHOOK_SECRET"} {
		if !strings.Contains(said[0], want) {
			t.Errorf("it does not say %q:\n%s", want, said[0])
		}
	}
	if p := launch(t, ports, env, "payments", "tear-down"); p.wait(t) != 2 {
		t.Errorf("it says:\n%s", p.output)
	}
	if err := sandbox.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if code := sandbox.wait(t); code != 0 {
		t.Errorf("the sandbox ends with %d", code)
	}
}
