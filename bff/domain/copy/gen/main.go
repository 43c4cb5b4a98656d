// Command gen writes the data that pages share with the server, such as limits and routes, to packages/copy/src, and
// what has texts, lists and the forms' schemas, once for each language, to packages/copy/src/<language>. Run it from
// anywhere inside the repository. With -check it writes nothing and fails if a file is out of date, missing or
// superfluous.
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

// languages are the folders of packages/copy/src.
var languages = []string{"en", "hi", "ta"}

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
	files := dataFilesIn(docs)
	files["safety.gen.ts"] = safetyFile()
	for _, language := range languages {
		for name, content := range languageFiles(language, docs) {
			files[language+"/"+name] = content
		}
	}

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
		if _, wanted := files[name]; wanted || entry.IsDir() || !strings.HasSuffix(name, ".gen.ts") {
			return nil
		}
		// packages/copy/compiler writes the messages into the same folders.
		content, err := os.ReadFile(path)
		if bytes.HasPrefix(content, []byte(header)) {
			stale = append(stale, name)
		}
		return err
	})
	return stale, err
}
