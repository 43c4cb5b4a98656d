// Command aangan is the whole product in one binary: the site, the member app and the coach portal with their pages, and
// what is needed to run them.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"aangan/bff/internal/config"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		<-ctx.Done()
		// From now on a second signal ends the process without waiting for anything.
		stop()
	}()
	err := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	switch {
	case err == nil:
	case errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errUsage):
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "aangan: "+err.Error())
		os.Exit(1)
	}
}

// errUsage is a command line that was not understood; what to say about it was said.
var errUsage = errors.New("usage")

// command is one of the things that the binary does.
type command struct {
	name, arguments, does string
	run                   func(ctx context.Context, p program, args []string) error
}

// program is what a command runs in.
type program struct {
	config         config.Config
	root           string
	stdin          *os.File
	stdout, stderr io.Writer
}

var commands = []command{
	{"start", "", "everything on this machine: Postgres unless DATABASE_URL is set, migrations, demo data, all three apps", start},
	{"serve", "", "all three apps in one process, on the database at DATABASE_URL", serve(config.Apps...)},
	{"site", "", "the public site alone, without workers: run worker beside it", serve(config.Site)},
	{"member", "", "the member app alone, likewise", serve(config.Member)},
	{"coach", "", "the coach portal alone, likewise", serve(config.Coach)},
	{"worker", "", "work the jobs that site, member and coach ask for; start and serve do that themselves", workOnly},
	{"sandbox", "", "the payment sandbox alone, which start brings along: it stands in for Stripe on this machine (not in production)", sandboxOnly},
	{"migrate", "", "bring the database at DATABASE_URL to this version's schema", migrateUp},
	{"seed", "", "add the demonstration data (not in production)", seedDemo},
	{"forget", "EMAIL", "delete what stands under an address: the account that has confirmed it, beta list, messages, applications", forget},
	{"admin", "create --email EMAIL --name NAME", "make an administrator; the password is asked for, or read from the standard input. remove takes the role away, reset-factor the second factor of anybody in the coach portal", admin},
	{"payments", "setup", "make what is sold at the payment provider, or find it, and print the settings that follow; needs STRIPE_SECRET_KEY alone", setUpPayments},
	{"letters", "DIR", "write every letter that is mailed, with sample data, to look at", writeLetters},
	{"openapi", "site|member|coach", "print the description of an API", printOpenAPI},
	{"doctor", "", "say what the product lacks on this machine", doctor},
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	if len(args) == 0 {
		usage(stderr)
		return errUsage
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		usage(stdout)
		return nil
	}
	for _, c := range commands {
		if c.name != args[0] {
			continue
		}
		flags := flag.NewFlagSet("aangan "+c.name, flag.ContinueOnError)
		flags.SetOutput(stderr)
		flags.Usage = func() {
			fmt.Fprintf(flags.Output(), "%s\n\n%s\n", strings.TrimSpace("aangan "+c.name+" "+c.arguments), c.does)
		}
		if err := flags.Parse(args[1:]); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return err
			}
			return errUsage
		}
		if c.arguments == "" && flags.NArg() > 0 {
			fmt.Fprintf(stderr, "aangan %s takes no arguments\n", c.name)
			return errUsage
		}
		return c.start(ctx, flags.Args(), stdout, stderr)
	}
	fmt.Fprintf(stderr, "aangan has no command %q\n\n", args[0])
	usage(stderr)
	return errUsage
}

// start reads the settings and runs the command in them.
func (c command) start(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	directory, err := os.Getwd()
	if err != nil {
		return fmt.Errorf("the working directory cannot be told: %w", err)
	}
	p := program{root: repository(directory), stdin: os.Stdin, stdout: stdout, stderr: stderr}
	if c.name == "openapi" {
		// The description does not depend on any setting, and must come out on a machine that has none.
		return c.run(ctx, p, args)
	}
	if c.name == "payments" {
		p.config, err = config.LoadPayments(os.Getenv)
	} else {
		p.config, err = config.Load(os.Getenv, p.root)
	}
	if err != nil {
		return fmt.Errorf("these settings need mending:\n  %s", strings.ReplaceAll(err.Error(), "\n", "\n  "))
	}
	return c.run(ctx, p, args)
}

// repository is the folder of the project that directory lies in, or directory itself outside one: what a relative
// DATA_DIR is relative to, wherever in the project a command is given.
func repository(directory string) string {
	for at := directory; ; at = filepath.Dir(at) {
		if _, err := os.Stat(filepath.Join(at, "pnpm-workspace.yaml")); err == nil {
			return at
		}
		if at == filepath.Dir(at) {
			return directory
		}
	}
}

func usage(w io.Writer) {
	fmt.Fprint(w, "Aangan: the site, the member app and the coach portal in one program.\n\n")
	for _, c := range commands {
		fmt.Fprintf(w, "  aangan %-26s %s\n", strings.TrimSpace(c.name+" "+c.arguments), c.does)
	}
	fmt.Fprint(w, `
Settings come from the environment:
  SITE_PORT, MEMBER_PORT, COACH_PORT   where the apps listen (3000, 3001, 3002)
  SITE_URL, MEMBER_URL, COACH_URL      their public addresses (http://localhost:<port>)
  HOST                                 the address to listen on (127.0.0.1; in production every one)
  DATA_DIR                             where data is kept (.data)
  SMTP_URL                             the mail server, smtp://user:password@host:587 or smtps://; without one, files in DATA_DIR/mail
  MAIL_FROM, TEAM_EMAIL                who letters come from, and where the team reads what visitors write
  VIDEO_ROOM_TEMPLATE                  where sessions are held, with {room} in it (https://meet.jit.si/aangan-{room})
  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET
                                       who lets members in as Continue with Google; all three, or none
  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET
                                       who takes payments; without them in development, the payment sandbox
  STRIPE_PRICE_DEFAULT, STRIPE_PRICE_DISCOUNT, STRIPE_PRICE_PREMIUM
                                       Stripe's ids of the prices; production needs them
  PAYMENT_SANDBOX_PORT                 where the payment sandbox listens, on this machine alone (3003)
  DATABASE_URL                         a Postgres of your own; start brings one along without it
  DATA_KEY                             what seals journals and coaches' notes; production needs its own
  DATABASE_POOL                        connections a process may hold (20)
  GOGC, GOMEMLIMIT                     when a process collects its garbage (400, 192MiB)
  TRUSTED_PROXIES                      whose X-Forwarded-For is believed (loopback; in production nobody's)
  ADMIN_SECOND_FACTOR                  required or offered to administrators (offered; in production required)
  RATE_LIMITS                          off switches the limits by address off (development only)
  LOG_LEVEL                            debug, info, warn, error (warn; in production info)
  DRAIN_DELAY, SHUTDOWN_GRACE          how the end is drawn out (0s and 20s; in production 5s and 20s)
  AANGAN_ENV                           development or production
`)
}
