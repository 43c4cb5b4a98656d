package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"syscall"

	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/logs"
)

// serve returns the command that serves these apps on the database at DATABASE_URL. A process of all apps works the jobs as
// well; one of a single app leaves them to a worker, so that each can be given the machines that it needs.
func serve(apps ...config.App) func(context.Context, program, []string) error {
	return func(ctx context.Context, p program, _ []string) error {
		if err := p.needsDatabase(); err != nil {
			return err
		}
		logger, flush := logs.New(p.stderr, logs.Options{Level: p.config.LogLevel, JSON: p.config.Production})
		defer flush()
		pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
		if err != nil {
			return err
		}
		defer pool.Close()
		h, err := newBackend(p.config, pool, logger)
		if err != nil {
			return err
		}
		if len(apps) == len(config.Apps) {
			if err := h.makeWorkers(); err != nil {
				return err
			}
		}
		servers, err := h.listen(p, apps)
		if err != nil {
			return err
		}
		for _, app := range apps {
			fmt.Fprintf(p.stdout, "%-7s %s\n", app, p.config.URLs[app])
		}
		return h.serve(ctx, servers)
	}
}

func (p program) needsDatabase() error {
	if p.config.DatabaseURL == "" {
		return errors.New("DATABASE_URL is not set. \"aangan start\" brings a Postgres of its own; every other command needs one")
	}
	return nil
}

// listen makes the servers and takes their ports.
func (h *backend) listen(p program, apps []config.App) ([]*httpserver.Server, error) {
	var servers []*httpserver.Server
	for _, app := range apps {
		server, built, err := h.server(app)
		if err != nil {
			return nil, err
		}
		if !built {
			fmt.Fprintf(p.stderr, "The pages of the %s app are not built into this program: run make build.\n", app)
		}
		if err := server.Listen(address(h.config, app)); err != nil {
			return nil, takenPort(h.config, app, err)
		}
		servers = append(servers, server)
	}
	return servers, nil
}

// checkPorts finds out before anything is started whether the ports are free.
func checkPorts(c config.Config, apps []config.App) error {
	var errs []error
	for _, app := range apps {
		addresses := []string{address(c, app)}
		if c.Host == "127.0.0.1" {
			// A browser that asks for "localhost" tries the newer protocol first and would meet whoever listens there.
			addresses = append(addresses, net.JoinHostPort("::1", strconv.Itoa(c.Ports[app])))
		}
		for _, address := range addresses {
			listener, err := net.Listen("tcp", address)
			if err == nil {
				err = listener.Close()
			} else if !errors.Is(err, syscall.EADDRINUSE) && address != addresses[0] {
				err = nil // A machine without that protocol has nobody listening there.
			}
			if err != nil {
				errs = append(errs, takenPort(c, app, err))
				break
			}
		}
	}
	return errors.Join(errs...)
}

// takenPort says how to mend a port that cannot be had.
func takenPort(c config.Config, app config.App, err error) error {
	variable := strings.ToUpper(string(app)) + "_PORT"
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return fmt.Errorf("port %d, for the %s app, is in use. Stop what uses it, or choose another one: %s=%d",
			c.Ports[app], app, variable, c.Ports[app]+100)
	case errors.Is(err, syscall.EACCES):
		return fmt.Errorf("port %d, for the %s app, is not this user's to open. Choose one above 1023: %s=%d",
			c.Ports[app], app, variable, c.Ports[app]+3000)
	default:
		return err
	}
}
