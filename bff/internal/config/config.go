// Package config reads the environment once, at the start, into typed settings. An invalid value stops the start with
// an error that names the variable and the remedy.
package config

import (
	"crypto/ecdh"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"aangan/bff/internal/completions"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/mail"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/sealed"
)

// App is the name of one of the three BFFs.
type App string

// The three BFFs.
const (
	Site   App = "site"
	Member App = "member"
	Coach  App = "coach"
)

// Apps lists the BFFs in the order in which they are printed.
var Apps = []App{Site, Member, Coach}

// Config holds all settings from the environment.
type Config struct {
	Production bool
	// Ports are the ports that the BFFs listen on, at Host.
	Ports map[App]int
	// Host is the address that the BFFs listen on: the loopback interface in development, all interfaces in production.
	Host string
	// URLs are the public addresses, without a slash at the end.
	URLs map[App]string
	// DataDir is absolute; everything that is written to disk is below it.
	DataDir string
	// BackupDir is absolute, and has the backups; empty for none.
	BackupDir string
	// DatabaseURL is empty if the embedded Postgres is used.
	DatabaseURL string
	// BlobURL is the bucket for files that people send; empty for a folder below DataDir.
	BlobURL string
	// DataKeys seal texts that only their author may read.
	DataKeys *sealed.Keys
	// AdministratorsNeedFactor is true if the administrator role requires the second factor in the same sign-in.
	AdministratorsNeedFactor bool
	// PoolSize is the maximum number of database connections of the process.
	PoolSize int32
	Proxies  httpserver.Proxies
	// RateLimits is false when limits by address are switched off, which only development may do.
	RateLimits bool
	// CommunityDelays is false when posts and comments appear at once, which only development may do.
	CommunityDelays bool
	LogLevel        slog.Level
	// SMTP is nil if mail is written into the data folder instead of sent.
	SMTP *mail.Server
	// MailFrom is the sender of emails, with a name; TeamEmail receives visitors' messages.
	MailFrom, TeamEmail string
	// VideoRooms is a URL of video rooms, with {room} for the room's name, for coaches without their own link.
	VideoRooms string
	// MeetingHosts are the hosts that coaches' own meeting links may have, with their subdomains.
	MeetingHosts []string
	// PushKey identifies this server at browsers' push services; PushHosts are the hosts of those, with their subdomains.
	PushKey   *ecdh.PrivateKey
	PushHosts []string
	// Provider is the external sign-in provider ("Continue with Google"); nil disables it.
	Provider *oidc.Settings
	// Model replies for the companions; nil uses their built-in replies. ModelBudget limits one member's use per day.
	Model       *completions.Settings
	ModelBudget ModelBudget
	ModelReads  ModelReads
	// Drain is the time that /readyz fails and responses close their connections before the servers stop accepting work;
	// Grace is the time that they may then take.
	Drain, Grace time.Duration
	// Stripe holds the settings of the payment provider.
	Stripe Stripe
}

// Load reads the settings through getenv, which is os.Getenv outside tests. A relative DATA_DIR is relative to
// workDir. The error names every wrong variable, not only the first.
func Load(getenv func(string) string, workDir string) (Config, error) {
	r := reader{getenv: getenv}
	c := Config{Ports: map[App]int{}, URLs: map[App]string{}}
	switch env := r.text("AANGAN_ENV", "development"); env {
	case "development":
	case "production":
		c.Production = true
	default:
		r.wrong("AANGAN_ENV", "is %q; it must be development or production", env)
	}
	defaults := map[App]int{Site: 3000, Member: 3001, Coach: 3002}
	taken := map[int]string{}
	for _, app := range Apps {
		name := strings.ToUpper(string(app))
		port := r.number(name+"_PORT", defaults[app], 1, 65535)
		if other, clash := taken[port]; clash {
			r.wrong(name+"_PORT", "is %d, and so is %s; each BFF needs its own port", port, other)
		}
		taken[port] = name + "_PORT"
		c.Ports[app] = port
		c.URLs[app] = r.origin(name+"_URL", port, c.Production)
	}
	c.Host = r.text("HOST", map[bool]string{false: "127.0.0.1", true: ""}[c.Production])
	c.DataDir = r.text("DATA_DIR", ".data")
	if !filepath.IsAbs(c.DataDir) {
		c.DataDir = filepath.Join(workDir, c.DataDir)
	}
	c.BackupDir = r.text("BACKUP_DIR", "")
	if c.BackupDir != "" && !filepath.IsAbs(c.BackupDir) {
		c.BackupDir = filepath.Join(workDir, c.BackupDir)
	}
	c.DatabaseURL = r.text("DATABASE_URL", "")
	if c.Production && c.DatabaseURL == "" {
		r.wrong("DATABASE_URL", "is missing; production needs a Postgres of its own, for example postgres://user:password@host:5432/aangan")
	}
	c.BlobURL = r.bucket("BLOB_URL")
	c.DataKeys = r.keys("DATA_KEY", c.Production)
	c.AdministratorsNeedFactor = r.secondFactor("ADMIN_SECOND_FACTOR", c.Production)
	c.PoolSize = int32(r.number("DATABASE_POOL", 20, 2, 1000))
	c.Proxies = r.proxies("TRUSTED_PROXIES", c.Production)
	c.RateLimits = r.onInProduction("RATE_LIMITS", c.Production)
	c.CommunityDelays = r.onInProduction("COMMUNITY_DELAYS", c.Production)
	c.LogLevel = r.level("LOG_LEVEL", map[bool]slog.Level{false: slog.LevelWarn, true: slog.LevelInfo}[c.Production])
	c.SMTP = r.smtp("SMTP_URL", c.Production)
	c.MailFrom = r.mailFrom("MAIL_FROM", c.Production)
	c.TeamEmail = r.teamEmail("TEAM_EMAIL", c.Production)
	c.VideoRooms = r.rooms("VIDEO_ROOM_TEMPLATE", c.Production)
	c.MeetingHosts = r.hosts("MEETING_HOSTS", meetingHosts)
	c.PushKey = r.pushKey("PUSH_KEY", c.Production)
	c.PushHosts = r.hosts("PUSH_HOSTS", pushHosts)
	c.Provider = r.provider(c.Production)
	c.Model, c.ModelBudget = r.model(c.Production)
	c.ModelReads = r.modelReads()
	c.Stripe = r.stripe(c.Production, taken)
	c.Drain = r.duration("DRAIN_DELAY", 5*time.Second)
	c.Grace = r.duration("SHUTDOWN_GRACE", 20*time.Second)
	return c, errors.Join(r.errs...)
}

// FilesDir is the folder of uploaded files, if there is no bucket.
func (c Config) FilesDir() string { return filepath.Join(c.DataDir, "files") }

// WALDir is the folder of the embedded database's archived changes; empty without backups.
func (c Config) WALDir() string { return c.inBackup("wal") }

// KeptFilesDir is the folder in which deleted files stay for restores, next to copies of the others; empty without
// backups.
func (c Config) KeptFilesDir() string { return c.inBackup("files") }

func (c Config) inBackup(name string) string {
	if c.BackupDir == "" {
		return ""
	}
	return filepath.Join(c.BackupDir, name)
}

// MailDir is the folder of emails, if there is no mail server.
func (c Config) MailDir() string { return filepath.Join(c.DataDir, "mail") }

// LimitScale is the factor of the rate limits; see ratelimit.Limits.
func (c Config) LimitScale() int {
	switch {
	case !c.RateLimits:
		return 0
	case c.Production:
		return 1
	default:
		// In development the tests and the demo send requests of many users from one address.
		return 20
	}
}

// reader collects all errors instead of stopping at the first.
type reader struct {
	getenv func(string) string
	errs   []error
}

func (r *reader) wrong(name, format string, args ...any) {
	r.errs = append(r.errs, fmt.Errorf(name+" "+format, args...))
}

func (r *reader) text(name, fallback string) string {
	if value := strings.TrimSpace(r.getenv(name)); value != "" {
		return value
	}
	return fallback
}

func (r *reader) number(name string, fallback, low, high int) int {
	text := r.text(name, "")
	if text == "" {
		return fallback
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		r.wrong(name, "is %q; it must be a whole number from %d to %d", text, low, high)
		return fallback
	}
	return n
}

func (r *reader) duration(name string, fallback time.Duration) time.Duration {
	text := r.text(name, "")
	if text == "" {
		return fallback
	}
	d, err := time.ParseDuration(text)
	if err != nil || d < 0 {
		r.wrong(name, "is %q; it must be a length of time such as 5s or 1m30s", text)
		return fallback
	}
	return d
}

func (r *reader) level(name string, fallback slog.Level) slog.Level {
	text := r.text(name, "")
	if text == "" {
		return fallback
	}
	var level slog.Level
	if err := level.UnmarshalText([]byte(text)); err != nil {
		r.wrong(name, "is %q; it must be debug, info, warn or error", text)
		return fallback
	}
	return level
}

// origin reads a public origin: scheme and host only, in the spelling of browsers' Origin header, with which it is
// compared.
func (r *reader) origin(name string, port int, production bool) string {
	fallback := "http://localhost:" + strconv.Itoa(port)
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; production needs the public address, for example https://app.example.org")
		}
		return fallback
	}
	u, err := url.Parse(text)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.User != nil ||
		strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != "" {
		r.wrong(name, "is %q; it must be an address such as https://app.example.org, without a path", text)
		return fallback
	}
	if production && u.Scheme != "https" {
		r.wrong(name, "is %q; in production it must begin with https, since the session cookies are sent over nothing else", text)
	}
	host := strings.ToLower(u.Host)
	return u.Scheme + "://" + strings.TrimSuffix(host, map[string]string{"http": ":80", "https": ":443"}[u.Scheme])
}

func (r *reader) proxies(name string, production bool) httpserver.Proxies {
	text := r.text(name, "")
	if text == "" && !production {
		text = "127.0.0.0/8,::1/128"
	}
	var proxies httpserver.Proxies
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		prefix, err := netip.ParsePrefix(part)
		if err != nil {
			addr, addrErr := netip.ParseAddr(part)
			if addrErr != nil {
				r.wrong(name, "holds %q; it must be a list of addresses or networks such as 10.0.0.0/8, with commas between", part)
				continue
			}
			prefix = netip.PrefixFrom(addr, addr.BitLen())
		}
		proxies = append(proxies, prefix.Masked())
	}
	return proxies
}

// onInProduction reads a switch that only development may turn off.
func (r *reader) onInProduction(name string, production bool) bool {
	switch value := r.text(name, "on"); value {
	case "on":
		return true
	case "off":
		if production {
			r.wrong(name, "is off; only development may switch it off")
			return true
		}
		return false
	default:
		r.wrong(name, "is %q; it must be on or off", value)
		return true
	}
}

// secondFactor reads whether administrators need a second factor. In development the demo administrator has none.
func (r *reader) secondFactor(name string, production bool) (required bool) {
	switch value := r.text(name, map[bool]string{false: "offered", true: "required"}[production]); value {
	case "required":
		return true
	case "offered":
		if production {
			r.wrong(name, "is offered; in production administrators need a second factor")
			return true
		}
		return false
	default:
		r.wrong(name, "is %q; it must be required or offered", value)
		return true
	}
}
