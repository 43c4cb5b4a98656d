// Package cli holds the parts that the programs share: the command line, the settings, the database connection, and the
// ports.
package cli

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

// Program is a program with its commands.
type Program struct {
	// Name is the name of the executable, and Does one sentence about it.
	Name, Does string
	Commands   []Command
}

// Command is one command of a program.
type Command struct {
	// Name is the first argument, Arguments a pattern of those after it (empty for none), and Does one line of help.
	Name, Arguments, Does string
	// Load reads the settings. Nil means config.Load; NoSettings reads none.
	Load func(getenv func(string) string, root string) (config.Config, error)
	Run  func(ctx context.Context, e Env, args []string) error
}

// Env is the environment of a command.
type Env struct {
	Config config.Config
	// Root is the project's folder, or outside one the working directory.
	Root           string
	Stdin          *os.File
	Stdout, Stderr io.Writer
}

// ErrUsage is returned for an invalid command line, after an explanation was printed. The program exits
// with 2.
var ErrUsage = errors.New("usage")

// NoSettings is a Load for commands that work on a machine without any settings.
func NoSettings(func(string) string, string) (config.Config, error) { return config.Config{}, nil }

// Main runs the program with the process's arguments until it ends or is signalled, and exits with its code.
func (p Program) Main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		<-ctx.Done()
		// From now on a second signal ends the process at once.
		stop()
	}()
	err := p.Run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
	case errors.Is(err, ErrUsage):
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, p.Name+": "+err.Error())
		os.Exit(1)
	}
}

// Run runs the command that args name. Returns ErrUsage without a command or with wrong arguments, and flag.ErrHelp
// after printing the requested help.
func (p Program) Run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	if len(args) == 0 {
		p.usage(stderr)
		return ErrUsage
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		p.usage(stdout)
		return nil
	}
	for _, c := range p.Commands {
		if c.Name != args[0] {
			continue
		}
		flags := flag.NewFlagSet(p.Name+" "+c.Name, flag.ContinueOnError)
		flags.SetOutput(stderr)
		flags.Usage = func() {
			fmt.Fprintf(flags.Output(), "%s\n\n%s\n", strings.TrimSpace(p.Name+" "+c.Name+" "+c.Arguments), c.Does)
		}
		if err := flags.Parse(args[1:]); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return err
			}
			return ErrUsage
		}
		if c.Arguments == "" && flags.NArg() > 0 {
			fmt.Fprintf(stderr, "%s %s takes no arguments\n", p.Name, c.Name)
			return ErrUsage
		}
		return c.start(ctx, flags.Args(), stdout, stderr)
	}
	fmt.Fprintf(stderr, "%s has no command %q\n\n", p.Name, args[0])
	p.usage(stderr)
	return ErrUsage
}

// start loads the settings and runs the command.
func (c Command) start(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	directory, err := os.Getwd()
	if err != nil {
		return fmt.Errorf("find the working directory: %w", err)
	}
	e := Env{Root: projectRoot(directory), Stdin: os.Stdin, Stdout: stdout, Stderr: stderr}
	load := c.Load
	if load == nil {
		load = config.Load
	}
	if e.Config, err = load(os.Getenv, e.Root); err != nil {
		return fmt.Errorf("these settings need fixing:\n  %s", strings.ReplaceAll(err.Error(), "\n", "\n  "))
	}
	return c.Run(ctx, e, args)
}

// projectRoot returns the folder of the project that contains directory, or directory itself outside one. A relative
// DATA_DIR is relative to it, so commands work from any folder of the project.
func projectRoot(directory string) string {
	for at := directory; ; at = filepath.Dir(at) {
		if _, err := os.Stat(filepath.Join(at, "pnpm-workspace.yaml")); err == nil {
			return at
		}
		if at == filepath.Dir(at) {
			return directory
		}
	}
}

// Say prints one line to the standard output.
func (e Env) Say(format string, args ...any) { fmt.Fprintf(e.Stdout, format+"\n", args...) }

// Short returns path relative to the project's folder if it is inside.
func (e Env) Short(path string) string {
	if relative, err := filepath.Rel(e.Root, path); err == nil && !strings.HasPrefix(relative, "..") {
		return relative
	}
	return path
}

// MailGoesTo returns a sentence about the mail server or the folder that emails go to.
func (e Env) MailGoesTo() string {
	if e.Config.SMTP != nil {
		return fmt.Sprintf("Emails are sent through %s.", e.Config.SMTP.Host)
	}
	return fmt.Sprintf("Emails are saved in %s.", e.Short(e.Config.MailDir()))
}

func (p Program) usage(w io.Writer) {
	fmt.Fprintf(w, "%s\n\n", p.Does)
	for _, c := range p.Commands {
		fmt.Fprintf(w, "  %s %-26s %s\n", p.Name, strings.TrimSpace(c.Name+" "+c.Arguments), c.Does)
	}
	fmt.Fprint(w, settings)
}

const settings = `
Settings come from the environment; docs/settings.md explains them:
  SITE_PORT, MEMBER_PORT, COACH_PORT   ports of the apps (3000, 3001, 3002)
  SITE_URL, MEMBER_URL, COACH_URL      public URLs of the apps (http://localhost:<port>)
  HOST                                 address to listen on (127.0.0.1; in production all)
  DATA_DIR                             folder for data (.data)
  BACKUP_DIR                           folder for backups: deleted files stay there, and the embedded database's changes
  SMTP_URL                             mail server, smtp://user:password@host:587 or smtps://; without it emails are files in DATA_DIR/mail
  MAIL_FROM, TEAM_EMAIL                sender of emails, and the team's address for messages from visitors
  VIDEO_ROOM_TEMPLATE                  URL of a session's video room, with {room} in it (https://meet.jit.si/aangan-{room})
  MEETING_HOSTS                        hosts of coaches' own meeting links, separated by commas (zoom.us, meet.google.com, ...)
  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET
                                       OpenID provider behind Continue with Google; all three or none
  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET
                                       payment provider; without them development uses the payment sandbox
  STRIPE_PRICE_DEFAULT, STRIPE_PRICE_DISCOUNT, STRIPE_PRICE_PREMIUM
                                       ids of the prices at Stripe; required in production
  PAYMENT_SANDBOX_PORT                 port of the payment sandbox on 127.0.0.1 (3003)
  DATABASE_URL                         a Postgres database; "aangan-dev start" uses its embedded one without it
  DATA_KEY                             key that encrypts journals, safety notes and coaches' notes; required in production
  PUSH_KEY                             key of this server at browsers' push services; required in production
  PUSH_HOSTS                           hosts of push services, separated by commas (fcm.googleapis.com, ...)
  DATABASE_POOL                        most database connections of a process (20)
  GOGC, GOMEMLIMIT                     garbage collection of a serving process (400, 192MiB)
  TRUSTED_PROXIES                      proxies whose X-Forwarded-For is trusted (loopback; in production none)
  ADMIN_SECOND_FACTOR                  required or offered to administrators (offered; in production required)
  RATE_LIMITS                          off disables rate limits by IP address (development only)
  COMMUNITY_DELAYS                     off shows posts and comments at once (development only)
  LOG_LEVEL                            debug, info, warn, error (warn; in production info)
  DRAIN_DELAY, SHUTDOWN_GRACE          waiting times at shutdown (5s and 20s)
  AANGAN_ENV                           development or production
`
