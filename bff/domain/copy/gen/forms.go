package main

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/copy/rules"
)

// listFiles maps each list that is not in the file lists to its file.
var listFiles = map[string]string{"pricingVariants": "plans", "headingVariants": "plans"}

// formFiles returns the forms with their messages in a language.
func formFiles(language string) map[string][]byte {
	files := map[string][]byte{}
	for _, form := range forms.All {
		files["forms/"+kebab(form.Name)+".gen.ts"] = formFile(form, language)
	}
	return files
}

// formFile returns one form as a schema, without the fields that only the page's code sends.
func formFile(form rules.Form, language string) []byte {
	var body bytes.Buffer
	runtime := map[string]bool{}
	lists := map[string]map[string]bool{}
	for _, field := range form.Fields {
		if field.ServerOnly {
			continue
		}
		fmt.Fprintf(&body, "  %s: %s,\n", field.Name, fieldCode(field, language, runtime, lists))
	}

	var equal strings.Builder
	for _, field := range form.Fields {
		for _, rule := range field.Rules {
			if rule.Op == rules.OpEquals {
				runtime["equals"] = true
				fmt.Fprintf(&equal, ".check(equals(%s, %s, %s))", quote(field.Name), quote(rule.Other), quote(copy.Translate(language, rule.Message)))
			}
		}
	}

	var out bytes.Buffer
	out.WriteString(header)
	out.WriteString("\nimport * as z from \"zod/mini\";\n")
	for _, file := range sortedKeys(lists) {
		fmt.Fprintf(&out, "import { %s } from \"../%s.gen\";\n", strings.Join(sortedKeys(lists[file]), ", "), file)
	}
	fmt.Fprintf(&out, "import { %s } from \"../../forms\";\n", strings.Join(sortedKeys(runtime), ", "))
	fmt.Fprintf(&out, "\n/** The %s form: parses what was typed into what is sent, or says per field what is wrong with it. */\n", form.Name)
	fmt.Fprintf(&out, "export const %sForm = z.object({\n%s})%s;\n", form.Name, body.String(), equal.String())
	name := strings.ToUpper(form.Name[:1]) + form.Name[1:]
	fmt.Fprintf(&out, "\n/** What the %s form's fields hold while they are being filled. */\nexport type %sInput = z.input<typeof %sForm>;\n", form.Name, name, form.Name)
	fmt.Fprintf(&out, "\n/** What a valid %s form gives. */\nexport type %sValues = z.output<typeof %sForm>;\n", form.Name, name, form.Name)
	if form.Missing != "" {
		required := form.Required()
		for i := range required {
			required[i] = copy.Translate(language, required[i])
		}
		fmt.Fprintf(&out, "\n/** The messages of required fields that were left empty. Any of these, and the form as a whole says %s */\n", quote(copy.Translate(language, form.Missing)))
		fmt.Fprintf(&out, "export const %sMissing: readonly string[] = %s;\n", form.Name, writer{}.literal(reflect.ValueOf(required), ""))
	}
	return out.Bytes()
}

func fieldCode(field rules.Field, language string, runtime map[string]bool, lists map[string]map[string]bool) string {
	kind := string(field.Kind)
	if field.Optional && field.Kind != rules.Flag {
		kind = "optional" + strings.ToUpper(kind[:1]) + kind[1:]
	}
	runtime[kind] = true
	if field.Kind == rules.Flag {
		return kind + "()"
	}
	var arguments []string
	if field.Kind == rules.Choice || field.Kind == rules.Choices {
		at := slices.IndexFunc(field.Rules, func(r rules.Rule) bool { return r.Op == rules.OpOneOf })
		if at < 0 {
			panic("copy/gen: " + field.Name + " has no list of choices")
		}
		list := field.Rules[at].List
		file, known := listFiles[list]
		if !known {
			file = "lists"
		}
		if lists[file] == nil {
			lists[file] = map[string]bool{}
		}
		lists[file][list] = true
		arguments = append(arguments, list)
	}
	for _, rule := range field.Rules {
		if rule.Op == rules.OpEquals {
			continue
		}
		runtime[string(rule.Op)] = true
		arguments = append(arguments, ruleCode(rule, language))
	}
	return kind + "(" + strings.Join(arguments, ", ") + ")"
}

func ruleCode(rule rules.Rule, language string) string {
	message := quote(copy.Translate(language, rule.Message))
	switch rule.Op {
	case rules.OpRequired, rules.OpSafeLine, rules.OpSafeLines, rules.OpWhole, rules.OpDistinct:
		return fmt.Sprintf("%s(%s)", rule.Op, message)
	case rules.OpMinLength, rules.OpMaxLength, rules.OpAtLeast, rules.OpAtMost, rules.OpMaxItems:
		return fmt.Sprintf("%s(%d, %s)", rule.Op, rule.N, message)
	case rules.OpPattern:
		return fmt.Sprintf("pattern(/%s/u, %s)", javaScriptPattern(rule.Pattern), message)
	case rules.OpOneOf:
		return fmt.Sprintf("oneOf(%s, %s)", rule.List, message)
	}
	panic("copy/gen: no code for the rule " + string(rule.Op))
}

// javaScriptPattern converts a Go expression to a JavaScript literal with flag u: it escapes slashes. Brackets and
// braces inside a character class stay unescaped.
func javaScriptPattern(expression string) string {
	return strings.ReplaceAll(expression, "/", `\/`)
}
