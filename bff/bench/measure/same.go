package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
)

// compare sends every measured call once to each server. It reports all differences, not only the first.
func compare(ctx context.Context, w *fixture, servers map[string][3]*process) error {
	var different []error
	for _, c := range journey {
		different = append(different, compareResponses(ctx, w, c, servers[c.group()]))
	}
	if err := errors.Join(different...); err != nil {
		return err
	}
	printProgress("%d calls have equal responses on the product and on the bare handler", len(journey))
	return nil
}

// compareResponses checks, before the measurement, that the bare handler does the same work: its response has the same
// status and the same body, except for the properties that differ from call to call.
func compareResponses(ctx context.Context, w *fixture, c call, servers [3]*process) error {
	bodies := make([]any, 0, 2)
	for _, at := range []int{product, bare} {
		if c.prepare != nil {
			if err := c.prepare(ctx, w); err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
		}
		status, body, err := send(servers[at].address(c.app), c.make(1))
		if err != nil {
			return fmt.Errorf("%s on %s: %w", c.name, servers[at].name, err)
		}
		if status != c.status {
			return fmt.Errorf("%s on %s returned status %d instead of %d: %s", c.name, servers[at].name, status, c.status, body)
		}
		var decoded any
		if len(body) > 0 {
			if err := json.Unmarshal(body, &decoded); err != nil {
				return fmt.Errorf("%s on %s returned no JSON: %w", c.name, servers[at].name, err)
			}
		}
		if object, ok := decoded.(map[string]any); ok {
			for _, name := range c.volatile {
				if _, there := object[name]; !there {
					return fmt.Errorf("%s on %s returned no property %s", c.name, servers[at].name, name)
				}
				delete(object, name)
			}
		}
		bodies = append(bodies, decoded)
	}
	if !reflect.DeepEqual(bodies[0], bodies[1]) {
		return fmt.Errorf("%s: the bare handler's response differs from the product's:\n%.2000v\n%.2000v", c.name, fmt.Sprint(bodies[0]), fmt.Sprint(bodies[1]))
	}
	return nil
}
