package sandbox

import (
	"cmp"
	"slices"
)

// ordered is an object in a list.
type ordered interface {
	comparable
	order() int64
}

// list returns a page of objects, newest first. All of the call's parameters must have been read before.
func list[T ordered](c *call, all map[string]T, keep func(T) bool, wire func(T) object) (object, *Error) {
	limit := int64(10)
	if c.has("limit") {
		limit = c.number("limit")
	}
	after, before := c.text("starting_after"), c.text("ending_before")
	if limit < 1 || limit > 100 {
		c.wrong(invalid("limit", "parameter_invalid_integer", "This value must be between 1 and 100."))
	}
	if after != "" && before != "" {
		c.wrong(invalid("", "", "You cannot use both starting_after and ending_before."))
	}
	if e := c.done(); e != nil {
		return nil, e
	}
	var found []T
	for _, each := range all {
		if keep(each) {
			found = append(found, each)
		}
	}
	slices.SortFunc(found, func(a, b T) int { return cmp.Compare(b.order(), a.order()) })
	for name, cursor := range map[string]string{"starting_after": after, "ending_before": before} {
		if cursor == "" {
			continue
		}
		from, known := all[cursor]
		if !known {
			return nil, missing(name, "object", cursor)
		}
		found = slices.DeleteFunc(found, func(each T) bool {
			if name == "starting_after" {
				return each.order() >= from.order()
			}
			return each.order() <= from.order()
		})
	}
	more := int64(len(found)) > limit
	if more && before != "" {
		found = found[int64(len(found))-limit:]
	} else if more {
		found = found[:limit]
	}
	data := []any{}
	for _, each := range found {
		data = append(data, wire(each))
	}
	return object{"object": "list", "url": c.request.URL.Path, "has_more": more, "data": data}, nil
}
