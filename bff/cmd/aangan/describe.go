package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"aangan/bff/coach"
	"aangan/bff/internal/config"
	"aangan/bff/internal/realm"
	"aangan/bff/member"
	"aangan/bff/site"
)

// printOpenAPI prints the document of one API. It needs neither a database nor settings.
func printOpenAPI(_ context.Context, p program, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(p.stderr, "aangan openapi needs the name of one API: site, member or coach")
		return errUsage
	}
	var surface realm.AnyAPI
	switch config.App(args[0]) {
	case config.Site:
		surface = site.New(site.Deps{})
	case config.Member:
		surface = member.New(member.Deps{})
	case config.Coach:
		surface = coach.New(coach.Deps{})
	default:
		fmt.Fprintf(p.stderr, "there is no API %q; there are site, member and coach\n", args[0])
		return errUsage
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(surface.OpenAPI()); err != nil {
		return fmt.Errorf("the description of the %s API cannot be written: %w", args[0], err)
	}
	_, err := fmt.Fprint(p.stdout, text.String())
	return err
}
