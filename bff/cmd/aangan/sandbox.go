package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"path/filepath"
	"strconv"
	"syscall"

	"aangan/bff/domain/membership"
	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/logs"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/sandbox/pages"
)

// sandboxServer is the payment sandbox, which stands in for the payment provider, and the server it answers through.
type sandboxServer struct {
	sandbox *sandbox.Sandbox
	server  *httpserver.Server
	logger  *slog.Logger
	config  config.Config
}

// openSandbox makes the payment sandbox and takes its port. Production has none, nor has who has keys of their own.
func openSandbox(c config.Config, logger *slog.Logger) (*sandboxServer, error) {
	if c.Production {
		return nil, errors.New("production has no payment sandbox: it takes payments")
	}
	if !c.Stripe.Sandbox {
		return nil, errors.New("the payment sandbox stands in for Stripe when there are no keys of Stripe's, and STRIPE_SECRET_KEY is set")
	}
	host := c.Host
	if host == "" || net.ParseIP(host).IsUnspecified() {
		host = "127.0.0.1"
	}
	s, err := sandbox.New(sandbox.Options{
		SecretKey: c.Stripe.SecretKey, PublishableKey: c.Stripe.PublishableKey, WebhookSecret: c.Stripe.WebhookSecret, URL: c.Stripe.APIURL,
		WebhookURL: "http://" + net.JoinHostPort(host, strconv.Itoa(c.Ports[config.Member])) + "/api/stripe/webhook",
		AppOrigin:  c.URLs[config.Member], File: filepath.Join(c.DataDir, "payments", "sandbox.json"), Pages: pages.Handler, Logger: logger,
	})
	if err != nil {
		return nil, err
	}
	d := &sandboxServer{sandbox: s, server: &httpserver.Server{Name: "payment sandbox", Handler: s}, logger: logger, config: c}
	if err := d.server.Listen(sandboxAddress(c)); err != nil {
		return nil, takenSandbox(c, err)
	}
	return d, nil
}

// serve answers until ctx is cancelled.
func (d *sandboxServer) serve(ctx context.Context) error {
	settled := make(chan struct{})
	go func() {
		defer close(settled)
		d.sandbox.Run(ctx)
	}()
	err := (&httpserver.Run{Servers: []*httpserver.Server{d.server}, Logger: d.logger, Grace: d.config.Grace}).Serve(ctx)
	<-settled
	return err
}

// sandboxAddress is where the sandbox listens: this machine alone, wherever the apps do.
func sandboxAddress(c config.Config) string {
	address, err := url.Parse(c.Stripe.APIURL)
	if err != nil {
		return ""
	}
	return net.JoinHostPort("127.0.0.1", address.Port())
}

// checkSandbox finds out before anything is started whether the sandbox's port is free.
func checkSandbox(c config.Config) error {
	if !c.Stripe.Sandbox {
		return nil
	}
	listener, err := net.Listen("tcp", sandboxAddress(c))
	if err == nil {
		err = listener.Close()
	}
	if err != nil {
		return takenSandbox(c, err)
	}
	return nil
}

// takenSandbox says how to mend a port that cannot be had.
func takenSandbox(c config.Config, err error) error {
	if errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, syscall.EACCES) {
		return fmt.Errorf("%s, for the payment sandbox, cannot be had. Stop what uses it, or choose another port: PAYMENT_SANDBOX_PORT=3103", sandboxAddress(c))
	}
	return err
}

// besideApps serves the payment sandbox beside the apps where there is one, until the returned func is called, which says
// what went wrong meanwhile. It is ended after the apps, which ask it until they are.
func (p program) besideApps(ctx context.Context, logger *slog.Logger, stop func()) (end func() error, err error) {
	if !p.config.Stripe.Sandbox {
		return func() error { return nil }, nil
	}
	return p.openTill(ctx, logger, stop)
}

// openTill opens the payment sandbox with what is sold there, and calls stop when it has ended by itself.
func (p program) openTill(ctx context.Context, logger *slog.Logger, stop func()) (end func() error, err error) {
	desk, err := openSandbox(p.config, logger)
	if err != nil {
		return nil, err
	}
	serving, cancel := context.WithCancel(context.WithoutCancel(ctx))
	ended := make(chan error, 1)
	go func() {
		ended <- desk.serve(serving)
		stop() // The apps are not to go on without whoever takes the money.
	}()
	end = func() error {
		cancel()
		return <-ended
	}
	// What "aangan payments setup" does at the real one.
	if _, err := membership.SetUp(ctx, paymentProvider(p.config.Stripe)); err != nil {
		return nil, errors.Join(fmt.Errorf("the payment sandbox cannot be set up: %w", err), end())
	}
	return end, nil
}

// sandboxOnly is the command: the sandbox alone, beside apps that were started by serve.
func sandboxOnly(ctx context.Context, p program, _ []string) error {
	logger, flush := logs.New(p.stderr, logs.Options{Level: p.config.LogLevel, JSON: p.config.Production})
	defer flush()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	end, err := p.openTill(ctx, logger, stop)
	if err != nil {
		return endedEarly(ctx, err)
	}
	p.say("The payment sandbox is open at %s", p.config.Stripe.APIURL)
	<-ctx.Done()
	return end()
}
