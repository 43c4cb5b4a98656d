package main

import (
	"net"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/internal/config"
	"aangan/bff/internal/sandbox"
)

// TestPaymentsSetupFindsPricesAndPrintsSettings: a second run finds the prices of the first one and prints the same
// settings.
func TestPaymentsSetupFindsPricesAndPrintsSettings(t *testing.T) {
	t.Parallel()
	ports, env := cmdtest.FreePorts(t), []string{"DATA_DIR=" + t.TempDir()}
	alone := cmdtest.Launch(t, ports, env, "payments", "setup")
	if code := alone.Wait(t); code != 1 || !strings.Contains(alone.Output.String(), "the payment sandbox does not answer") {
		t.Errorf("without a provider it exits with %d and prints:\n%s", code, alone.Output)
	}
	startSandbox(t, ports[cmdtest.Payments])
	lines := regexp.MustCompile(`(?m)^STRIPE_PRICE_(DEFAULT|DISCOUNT|PREMIUM)=price_\w+$`)
	var outputs [2]string
	for i := range outputs {
		p := cmdtest.Launch(t, ports, env, "payments", "setup")
		if code := p.Wait(t); code != 0 {
			t.Errorf("payments setup exits with %d", code)
		}
		outputs[i] = p.Output.String()
	}
	if outputs[0] != outputs[1] || len(lines.FindAllString(outputs[0], -1)) != 3 {
		t.Errorf("first output:\n%ssecond output:\n%s", outputs[0], outputs[1])
	}
	for _, want := range []string{"/api/stripe/webhook", "2023-10-16", "  invoice.paid\n", "STRIPE_WEBHOOK_SECRET"} {
		if !strings.Contains(outputs[0], want) {
			t.Errorf("the output does not contain %q:\n%s", want, outputs[0])
		}
	}
	if p := cmdtest.Launch(t, ports, env, "payments", "tear-down"); p.Wait(t) != 2 {
		t.Errorf("the unknown subcommand does not exit with 2:\n%s", p.Output)
	}
}

// startSandbox serves an empty payment sandbox on the port until the test ends.
func startSandbox(t *testing.T, port int) {
	t.Helper()
	c, err := config.Load(func(name string) string {
		return map[string]string{"PAYMENT_SANDBOX_PORT": strconv.Itoa(port)}[name]
	}, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s, err := sandbox.New(sandbox.Options{
		SecretKey: c.Stripe.SecretKey, PublishableKey: c.Stripe.PublishableKey, WebhookSecret: c.Stripe.WebhookSecret, URL: c.Stripe.APIURL,
	})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+strconv.Itoa(port))
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewUnstartedServer(s)
	server.Listener.Close()
	server.Listener = listener
	server.Start()
	t.Cleanup(server.Close)
}
