package realm

import (
	"crypto/sha256"
	"encoding/base64"
	"html/template"
	"net/http"
	"reflect"
	"sort"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/internal/problem"
)

// bodyReadTimeout is the time that a body may take to arrive: long enough for phones on slow networks.
const bodyReadTimeout = 30 * time.Second

// problemSchema returns the document's reference to the error shape.
func problemSchema(doc *huma.OpenAPI) *huma.Schema {
	return doc.Components.Schemas.Schema(reflect.TypeFor[problem.Problem](), true, "Problem")
}

// docsStyle is the only style of docsPage, and docsPolicy allows it by its hash.
const docsStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .75rem 0; }
h2 { font: 600 1rem ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
code { font-family: ui-monospace, monospace; }
`

var docsPolicy = func() string {
	sum := sha256.Sum256([]byte(docsStyle))
	return "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
}()

// docsPage lists the operations of a document, without scripts: Huma's own page loads them from another host.
var docsPage = template.Must(template.New("docs").Parse(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Title}}</title>
<style>` + docsStyle + `</style>
</head>
<body>
<main>
<h1>{{.Title}}</h1>
<p>The full description, for tools: <a href="/api/openapi.json">/api/openapi.json</a></p>
{{range .Operations}}<section id="{{.ID}}">
<h2>{{.Method}} {{.Path}}</h2>
<p>{{.Summary}}</p>
{{if .Description}}<p>{{.Description}}</p>{{end}}
<p>{{if .Public}}Open to everybody.{{else}}Needs a session.{{end}}</p>
{{if .Inputs}}<ul>{{range .Inputs}}<li><code>{{.}}</code></li>{{end}}</ul>{{end}}
</section>
{{end}}</main>
</body>
</html>
`))

type docsOperation struct {
	ID, Method, Path, Summary, Description string
	Public                                 bool
	Inputs                                 []string
}

// writeDocs writes the page about doc.
func writeDocs(w http.ResponseWriter, r *http.Request, doc *huma.OpenAPI) {
	page := struct {
		Title      string
		Operations []docsOperation
	}{Title: doc.Info.Title}
	paths := make([]string, 0, len(doc.Paths))
	for path := range doc.Paths {
		paths = append(paths, path)
	}
	sort.Strings(paths)
	for _, path := range paths {
		item := doc.Paths[path]
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Patch, item.Delete} {
			if op != nil {
				page.Operations = append(page.Operations, describe(doc, op))
			}
		}
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", docsPolicy)
	if err := docsPage.Execute(w, page); err != nil {
		problem.From(r.Context(), err) // Part of the page is already sent: only log it.
	}
}

// describe returns the data of one operation for docsPage.
func describe(doc *huma.OpenAPI, op *huma.Operation) docsOperation {
	d := docsOperation{
		ID: op.OperationID, Method: op.Method, Path: op.Path, Summary: op.Summary, Description: op.Description,
		Public: len(op.Security) == 0,
	}
	for _, p := range op.Parameters {
		d.Inputs = append(d.Inputs, p.In+" "+p.Name)
	}
	if op.RequestBody == nil {
		return d
	}
	for _, media := range op.RequestBody.Content {
		schema := media.Schema
		for schema != nil && schema.Ref != "" {
			schema = doc.Components.Schemas.SchemaFromRef(schema.Ref)
		}
		if schema == nil {
			continue
		}
		for name, property := range schema.Properties {
			d.Inputs = append(d.Inputs, "body "+name+": "+property.Type)
		}
	}
	sort.Strings(d.Inputs)
	return d
}
