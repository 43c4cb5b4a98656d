package cli

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"strings"
	"syscall"

	"aangan/bff/app"
	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
)

// Listen creates the servers of these apps and opens their ports. It prints a warning for an app whose pages are not
// built in.
func (e Env) Listen(a *app.App, apps []config.App) ([]*httpserver.Server, error) {
	var servers []*httpserver.Server
	for _, name := range apps {
		server, built, err := a.NewServer(name)
		if err != nil {
			return nil, err
		}
		if !built {
			fmt.Fprintf(e.Stderr, "The pages of the %s app are not built into this program: run make build.\n", name)
		}
		if err := server.Listen(address(e.Config, name)); err != nil {
			return nil, portError(e.Config, name, err)
		}
		servers = append(servers, server)
	}
	return servers, nil
}

// CheckPorts returns an error that names every app whose port is in use.
func CheckPorts(c config.Config, apps ...config.App) error {
	var errs []error
	for _, name := range apps {
		addresses := []string{address(c, name)}
		if c.Host == "127.0.0.1" {
			// Browsers resolve "localhost" to ::1 first, so another program on ::1 would receive their requests.
			addresses = append(addresses, net.JoinHostPort("::1", strconv.Itoa(c.Ports[name])))
		}
		for _, address := range addresses {
			listener, err := net.Listen("tcp", address)
			if err == nil {
				err = listener.Close()
			} else if !errors.Is(err, syscall.EADDRINUSE) && address != addresses[0] {
				err = nil // The machine has no IPv6.
			}
			if err != nil {
				errs = append(errs, portError(c, name, err))
				break
			}
		}
	}
	return errors.Join(errs...)
}

func address(c config.Config, name config.App) string {
	return c.Host + ":" + strconv.Itoa(c.Ports[name])
}

// portError explains how to get another port.
func portError(c config.Config, name config.App, err error) error {
	variable := strings.ToUpper(string(name)) + "_PORT"
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return fmt.Errorf("port %d, for the %s app, is in use. Stop what uses it, or choose another one: %s=%d",
			c.Ports[name], name, variable, c.Ports[name]+100)
	case errors.Is(err, syscall.EACCES):
		return fmt.Errorf("port %d, for the %s app, can't be opened by this user. Choose one above 1023: %s=%d",
			c.Ports[name], name, variable, c.Ports[name]+3000)
	default:
		return err
	}
}

// SandboxAddress returns where the payment sandbox listens: on this machine only, whatever HOST is.
func SandboxAddress(c config.Config) string {
	address, err := url.Parse(c.Stripe.APIURL)
	if err != nil {
		return ""
	}
	return net.JoinHostPort("127.0.0.1", address.Port())
}

// CheckSandboxPort returns an error if the payment sandbox is used and its port is in use.
func CheckSandboxPort(c config.Config) error {
	if !c.Stripe.Sandbox {
		return nil
	}
	listener, err := net.Listen("tcp", SandboxAddress(c))
	if err == nil {
		err = listener.Close()
	}
	if err != nil {
		return SandboxPortError(c, err)
	}
	return nil
}

// SandboxPortError explains how to get another port for the payment sandbox.
func SandboxPortError(c config.Config, err error) error {
	if errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, syscall.EACCES) {
		return fmt.Errorf("%s, for the payment sandbox, is not available. Stop what uses it, or choose another port: PAYMENT_SANDBOX_PORT=3103", SandboxAddress(c))
	}
	return err
}
