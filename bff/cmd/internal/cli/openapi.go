package cli

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

// OpenAPI is the command that prints the OpenAPI document of one API. It needs neither a database nor settings.
var OpenAPI = Command{
	Name: "openapi", Arguments: "site|member|coach", Does: "print the description of an API", Load: NoSettings, Run: printOpenAPI,
}

func printOpenAPI(_ context.Context, e Env, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(e.Stderr, "openapi needs the name of one API: site, member or coach")
		return ErrUsage
	}
	var api realm.AnyAPI
	switch config.App(args[0]) {
	case config.Site:
		api = site.New(site.Deps{})
	case config.Member:
		api = member.New(member.Deps{})
	case config.Coach:
		api = coach.New(coach.Deps{})
	default:
		fmt.Fprintf(e.Stderr, "there is no API %q; there are site, member and coach\n", args[0])
		return ErrUsage
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(api.OpenAPI()); err != nil {
		return fmt.Errorf("encode the OpenAPI document of the %s API: %w", args[0], err)
	}
	_, err := fmt.Fprint(e.Stdout, text.String())
	return err
}
