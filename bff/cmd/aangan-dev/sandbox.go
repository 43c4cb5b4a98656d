package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"path/filepath"
	"strconv"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/logs"
	"aangan/bff/internal/sandbox"
	"aangan/bff/internal/sandbox/pages"
)

// sandboxServer is the payment sandbox and its HTTP server.
type sandboxServer struct {
	sandbox *sandbox.Sandbox
	server  *httpserver.Server
	logger  *slog.Logger
	config  config.Config
}

// listenSandbox creates the payment sandbox and opens its port. Returns an error in production, and when keys of the
// real provider are set.
func listenSandbox(c config.Config, logger *slog.Logger) (*sandboxServer, error) {
	if c.Production {
		return nil, errors.New("production has no payment sandbox: it takes real payments")
	}
	if !c.Stripe.Sandbox {
		return nil, errors.New("the payment sandbox replaces Stripe when no keys are set, and STRIPE_SECRET_KEY is set")
	}
	host := c.Host
	if host == "" || net.ParseIP(host).IsUnspecified() {
		host = "127.0.0.1"
	}
	s, err := sandbox.New(sandbox.Options{
		SecretKey: c.Stripe.SecretKey, PublishableKey: c.Stripe.PublishableKey, WebhookSecret: c.Stripe.WebhookSecret, URL: c.Stripe.APIURL,
		WebhookURL: "http://" + net.JoinHostPort(host, strconv.Itoa(c.Ports[config.Member])) + "/api/stripe/webhook",
		Events:     membership.WebhookEvents(),
		AppOrigin:  c.URLs[config.Member], File: filepath.Join(c.DataDir, "payments", "sandbox.json"), Pages: pages.Handler, Logger: logger,
	})
	if err != nil {
		return nil, err
	}
	server := &sandboxServer{sandbox: s, server: &httpserver.Server{Name: "payment sandbox", Handler: s}, logger: logger, config: c}
	if err := server.server.Listen(cli.SandboxAddress(c)); err != nil {
		return nil, cli.SandboxPortError(c, err)
	}
	return server, nil
}

// serve handles requests until ctx is cancelled.
func (s *sandboxServer) serve(ctx context.Context) error {
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.sandbox.Run(ctx)
	}()
	err := (&httpserver.Run{Servers: []*httpserver.Server{s.server}, Logger: s.logger, Grace: s.config.Grace}).Serve(ctx)
	<-done
	return err
}

// startSandbox serves the payment sandbox, with the product's prices, until end is called, which returns the
// sandbox's error. It calls stop if the sandbox fails, because the apps need it.
func startSandbox(ctx context.Context, e cli.Env, logger *slog.Logger, stop func()) (end func() error, err error) {
	server, err := listenSandbox(e.Config, logger)
	if err != nil {
		return nil, err
	}
	serving, cancel := context.WithCancel(context.WithoutCancel(ctx))
	ended := make(chan error, 1)
	go func() {
		ended <- server.serve(serving)
		stop()
	}()
	end = func() error {
		cancel()
		return <-ended
	}
	// This corresponds to "aangan payments setup" with the real provider.
	if _, err := membership.SetUp(ctx, app.NewPaymentProvider(e.Config.Stripe)); err != nil {
		return nil, errors.Join(fmt.Errorf("set up the payment sandbox: %w", err), end())
	}
	return end, nil
}

// sandboxOnly is the command "sandbox": it runs the sandbox without the apps.
func sandboxOnly(ctx context.Context, e cli.Env, _ []string) error {
	logger, flush := logs.New(e.Stderr, logs.Options{Level: e.Config.LogLevel, JSON: e.Config.Production})
	defer flush()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	end, err := startSandbox(ctx, e, logger, stop)
	if err != nil {
		return unlessCancelled(ctx, err)
	}
	e.Say("The payment sandbox is running at %s", e.Config.Stripe.APIURL)
	<-ctx.Done()
	return end()
}
