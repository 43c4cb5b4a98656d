// Command gen writes the data that pages share with the server, such as limits, lists and routes, to
// packages/copy/src/*.gen.ts, and the forms' schemas in packages/copy/src/forms. Run it from anywhere inside the repository. With -check it writes nothing and
// fails if a file is out of date, missing or superfluous.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
)

const header = "// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.\n"

func main() {
	check := flag.Bool("check", false, "write nothing, fail when something is stale")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "copy/gen:", err)
		os.Exit(1)
	}
}

func run(check bool) error {
	root, err := repository()
	if err != nil {
		return err
	}
	docs := map[string]string{}
	for _, dir := range []string{"copy", "helplines"} {
		found, err := docComments(filepath.Join(root, "bff", "domain", dir))
		if err != nil {
			return err
		}
		maps.Copy(docs, found)
	}
	files := dataFiles(docs)
	for name, content := range formFiles() {
		files[name] = content
	}
	files["safety.gen.ts"] = safetyFile()

	target := filepath.Join(root, "packages", "copy", "src")
	stale, err := differing(target, files)
	if err != nil {
		return err
	}
	if check && len(stale) > 0 {
		return fmt.Errorf("stale, run `go generate ./domain/copy` in bff: %s", strings.Join(stale, ", "))
	}
	for _, name := range stale {
		path := filepath.Join(target, name)
		content, wanted := files[name]
		if !wanted {
			if err := os.Remove(path); err != nil {
				return err
			}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// repository finds the folder with go.work above the working directory.
func repository() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.work")); err == nil {
			return dir, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("no go.work above the working directory")
		}
		dir = parent
	}
}

// differing returns the files to write and the generated files to remove, in a stable order.
func differing(target string, files map[string][]byte) ([]string, error) {
	var stale []string
	for _, name := range sortedKeys(files) {
		present, err := os.ReadFile(filepath.Join(target, name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if err != nil || !bytes.Equal(present, files[name]) {
			stale = append(stale, name)
		}
	}
	err := filepath.WalkDir(target, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			if errors.Is(err, fs.ErrNotExist) && path == target {
				return nil
			}
			return err
		}
		name, err := filepath.Rel(target, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if entry.IsDir() && name != "." && name != "forms" {
			return fs.SkipDir // a language's messages, written by packages/copy/compiler
		}
		if _, wanted := files[name]; !wanted && !entry.IsDir() && strings.HasSuffix(name, ".gen.ts") {
			stale = append(stale, name)
		}
		return nil
	})
	return stale, err
}
