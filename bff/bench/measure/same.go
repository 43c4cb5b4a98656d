package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
)

// compare sends every measured call once to each side. It reports all differences, not only the first.
func compare(ctx context.Context, w *fixture, servers map[string][3]*process) error {
	var different []error
	for _, c := range journey {
		different = append(different, sameAnswer(ctx, w, c, servers[c.group()]))
	}
	if err := errors.Join(different...); err != nil {
		return err
	}
	say("%d calls answer alike on the product and on the bare handler", len(journey))
	return nil
}

// sameAnswer makes sure, before anything is measured, that the bare handler does the same work: the same status and the
// same answer, but for the properties that differ from one call to the next.
func sameAnswer(ctx context.Context, w *fixture, c call, servers [3]*process) error {
	answers := make([]any, 0, 2)
	for _, at := range []int{product, bare} {
		if c.prepare != nil {
			if err := c.prepare(ctx, w); err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
		}
		status, body, err := ask(servers[at].address(c.app), c.make(1))
		if err != nil {
			return fmt.Errorf("%s on %s: %w", c.name, servers[at].name, err)
		}
		if status != c.status {
			return fmt.Errorf("%s on %s answered %d instead of %d: %s", c.name, servers[at].name, status, c.status, body)
		}
		var answer any
		if len(body) > 0 {
			if err := json.Unmarshal(body, &answer); err != nil {
				return fmt.Errorf("%s on %s answered no JSON: %w", c.name, servers[at].name, err)
			}
		}
		if object, ok := answer.(map[string]any); ok {
			for _, name := range c.volatile {
				if _, there := object[name]; !there {
					return fmt.Errorf("%s on %s answered without %s", c.name, servers[at].name, name)
				}
				delete(object, name)
			}
		}
		answers = append(answers, answer)
	}
	if !reflect.DeepEqual(answers[0], answers[1]) {
		return fmt.Errorf("%s: the bare handler answers otherwise than the product:\n%.2000v\n%.2000v", c.name, fmt.Sprint(answers[0]), fmt.Sprint(answers[1]))
	}
	return nil
}
