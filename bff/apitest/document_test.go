package apitest_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"aangan/bff/apitest"
)

// document is the part of an OpenAPI document that these tests read.
type document struct {
	Paths map[string]map[string]struct {
		OperationID string                     `json:"operationId"`
		Summary     string                     `json:"summary"`
		Tags        []string                   `json:"tags"`
		Security    *[]map[string][]string     `json:"security"`
		Responses   map[string]json.RawMessage `json:"responses"`
		Parameters  []parameter                `json:"parameters"`
		RequestBody *struct {
			Content map[string]struct {
				Schema struct {
					Ref string `json:"$ref"`
				} `json:"schema"`
			} `json:"content"`
		} `json:"requestBody"`
	} `json:"paths"`
	Components struct {
		Schemas map[string]struct {
			Properties map[string]struct {
				Type   any    `json:"type"`
				Format string `json:"format"`
			} `json:"properties"`
		} `json:"schemas"`
	} `json:"components"`
}

// parameter is one parameter of an operation.
type parameter struct {
	Name, In string
	Schema   struct {
		Type, Format string
		Enum         []string
	}
}

// operation is one operation of a document, with the data to call it.
type operation struct {
	api apitest.API
	// key names the operation over all BFFs: "member login".
	key, method, path string
	public            bool
	parameters        []parameter
	// body maps the properties of the request body to their JSON types; nil without a JSON body.
	body map[string]string
}

// isAdministration reports whether the operation belongs to the administration, which requires the role.
func (op operation) isAdministration() bool {
	return op.api.Name == "coach" && strings.HasPrefix(op.path, "/api/coach/admin/")
}

// operations returns every operation of every BFF, read from the documents that the BFFs serve.
func operations(t *testing.T, h *apitest.Harness) []operation {
	t.Helper()
	var all []operation
	for _, api := range h.APIs {
		var doc document
		answer := apitest.NewVisitor(api.Origin).Get(t, "/api/openapi.json").Want(t, http.StatusOK)
		if err := json.Unmarshal(answer.Body, &doc); err != nil {
			t.Fatalf("document of %s: %v", api.Name, err)
		}
		for path, item := range doc.Paths {
			for method, op := range item {
				if op.Security == nil {
					t.Errorf("%s %s %s does not declare its security", api.Name, method, path)
				}
				found := operation{
					api: api, key: api.Name + " " + op.OperationID, method: strings.ToUpper(method), path: path,
					public: op.Security != nil && len(*op.Security) == 0, parameters: op.Parameters,
				}
				if op.RequestBody != nil && len(op.RequestBody.Content["application/json"].Schema.Ref) > 0 {
					name := strings.TrimPrefix(op.RequestBody.Content["application/json"].Schema.Ref, "#/components/schemas/")
					found.body = map[string]string{}
					for property, schema := range doc.Components.Schemas[name].Properties {
						kind, isText := schema.Type.(string)
						if !isText {
							t.Errorf("%s: %s has no single type", found.key, property)
						}
						found.body[property] = kind
					}
				}
				all = append(all, found)
			}
		}
	}
	slices.SortFunc(all, func(a, b operation) int { return strings.Compare(a.key, b.key) })
	if len(all) == 0 {
		t.Fatal("no operations")
	}
	return all
}

// TestDocumentsListEveryOperation compares the routes with the documents: tests that enumerate a document would miss
// an undocumented route.
func TestDocumentsListEveryOperation(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	documented := operations(t, h)
	for _, api := range h.APIs {
		for _, registered := range api.Operations() {
			at := slices.IndexFunc(documented, func(op operation) bool {
				return op.api.Name == api.Name && op.method == registered.Method && op.path == registered.Path
			})
			if at < 0 {
				t.Errorf("%s %s %s is not in the document", api.Name, registered.Method, registered.Path)
				continue
			}
			if documented[at].public != registered.Public {
				t.Errorf("%s: the document has public=%v, the guard %v", documented[at].key, documented[at].public, registered.Public)
			}
		}
		if len(api.Operations()) == 0 {
			t.Errorf("%s registered no operations", api.Name)
		}
	}
}

// TestDocumentsFollowConventions checks the conventions that the generated clients and their readers rely on.
func TestDocumentsFollowConventions(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	for _, api := range h.APIs {
		var doc document
		apiDocument := apitest.NewVisitor(api.Origin).Get(t, "/api/openapi.json").Want(t, http.StatusOK)
		if err := json.Unmarshal(apiDocument.Body, &doc); err != nil {
			t.Fatalf("document of %s: %v", api.Name, err)
		}
		if strings.Contains(string(apiDocument.Body), `"$schema"`) {
			t.Errorf("%s: the document mentions $schema", api.Name)
		}
		seen := map[string]bool{}
		for path, item := range doc.Paths {
			for method, op := range item {
				name := api.Name + " " + method + " " + path
				if op.OperationID == "" || seen[op.OperationID] {
					t.Errorf("%s: operation id %q is empty or not unique", name, op.OperationID)
				}
				seen[op.OperationID] = true
				if op.Summary == "" || len(op.Tags) == 0 {
					t.Errorf("%s: the summary or the tags are missing", name)
				}
				if _, documented := op.Responses["default"]; !documented {
					t.Errorf("%s: documents no error response", name)
				}
				for status := range op.Responses {
					if status >= "400" && status != "default" {
						t.Errorf("%s: documents %s apart from the default response", name, status)
					}
				}
			}
		}
	}
}
