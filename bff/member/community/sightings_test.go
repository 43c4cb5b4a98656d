package community_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"aangan/bff/apitest"
)

// Everything that another member receives about an author is split into observations. These are searched for anything
// that all threads of one author have in common and no thread of another author has.

// observation is a value received with an author's text, and its place: the path in the response, or a header.
type observation struct{ actor, thread, where, value string }

// crawl holds everything that one reader received.
type crawl struct {
	// owners maps each id of a post or comment to its author and thread.
	owners       map[string]owner
	observations []observation
	// raw holds the complete responses by request.
	raw map[string]string
}

type owner struct{ actor, thread string }

// record adds a response. Values that belong to no particular text are attributed to the owner, if there is one.
func (c *crawl) record(name string, about owner, answer apitest.Response) {
	var headers strings.Builder
	for header, values := range answer.Header {
		for _, value := range values {
			fmt.Fprintf(&headers, "%s: %s\n", header, value)
			c.add(about, name+" "+header, value)
		}
	}
	c.raw[fmt.Sprint(name, " ", len(c.raw))] = headers.String() + string(answer.Body)
	c.body(name, about, answer.Body)
}

func (c *crawl) body(name string, about owner, body []byte) {
	var value any
	decoder := json.NewDecoder(strings.NewReader(string(body)))
	decoder.UseNumber()
	if len(body) > 0 && decoder.Decode(&value) == nil {
		c.walk(name, about, value)
	}
}

func (c *crawl) walk(where string, about owner, value any) {
	switch value := value.(type) {
	case map[string]any:
		for _, key := range []string{"id", "postId", "commentId"} {
			if id, is := value[key].(string); is && c.owners[id] != (owner{}) {
				about = c.owners[id]
			}
		}
		for key, inside := range value {
			c.walk(where+"."+key, about, inside)
		}
	case []any:
		for _, inside := range value {
			c.walk(where+"[]", about, inside)
		}
		c.add(about, where+" length", fmt.Sprint(len(value)))
	default:
		c.add(about, where, fmt.Sprint(value))
	}
}

func (c *crawl) add(about owner, where, value string) {
	if about != (owner{}) {
		c.observations = append(c.observations, observation{about.actor, about.thread, where, value})
	}
}

// substringLength is the length of the compared substrings: a part of an id or of its hash identifies an author as well
// as the whole.
const substringLength = 5

// substrings returns all substrings of a value, or the whole of a short one.
func substrings(value string) map[string]bool {
	all := map[string]bool{}
	if len(value) < substringLength {
		all["^"+value+"$"] = true
	}
	for i := 0; i+substringLength <= len(value); i++ {
		all[value[i:i+substringLength]] = true
	}
	return all
}

// findIdentifiers returns the values that identify an author: substrings at the same place in every thread of one
// author and in no thread of another.
func findIdentifiers(all []observation) (found []string) {
	type place struct{ where, actor string }
	threads := map[place]map[string]map[string]bool{}
	for _, s := range all {
		at := place{s.where, s.actor}
		if threads[at] == nil {
			threads[at] = map[string]map[string]bool{}
		}
		if threads[at][s.thread] == nil {
			threads[at][s.thread] = map[string]bool{}
		}
		for piece := range substrings(s.value) {
			threads[at][s.thread][piece] = true
		}
	}
	for at, own := range threads {
		others := map[string]bool{}
		for other, otherValues := range threads {
			if other.where == at.where && other.actor != at.actor {
				for _, has := range otherValues {
					for piece := range has {
						others[piece] = true
					}
				}
			}
		}
		count := map[string]int{}
		for _, has := range own {
			for piece := range has {
				count[piece]++
			}
		}
		// With few threads, common values prove nothing, and without other authors there is no comparison.
		if len(own) < 3 || len(others) == 0 {
			continue
		}
		for piece, n := range count {
			if n == len(own) && !others[piece] {
				found = append(found, fmt.Sprintf("%q in all %d threads of %s at %s", piece, n, at.actor, at.where))
			}
		}
	}
	slices.Sort(found)
	return found
}

// TestFindIdentifiersFindsPlantedKeysOnly hides keys in several ways, and none among random values.
func TestFindIdentifiersFindsPlantedKeysOnly(t *testing.T) {
	t.Parallel()
	page := func(actor, thread string, plant func(actor, thread string) (header, id, name string)) (answer apitest.Response) {
		header, id, name := plant(actor, thread)
		answer.Header = http.Header{"Etag": {header}}
		answer.Body = fmt.Appendf(nil, `{"items":[{"id":%q,"author":{"name":%q,"isYours":false},"likes":3,"key":%q}]}`, thread, name, id)
		return answer
	}
	random := func(thread string) string { return digest("chance " + thread) }
	for name, c := range map[string]struct {
		plant func(actor, thread string) (header, id, name string)
		where string
	}{
		"random values": {func(_, thread string) (string, string, string) {
			return random("1" + thread), random("2" + thread), random("3" + thread)
		}, ""},
		"a hash": {func(actor, thread string) (string, string, string) { return "", digest(actor), random(thread) }, ".key"},
		"a part of an ETag": {func(actor, thread string) (string, string, string) {
			return random(thread) + digest(actor)[:6] + random(thread), "", random(thread)
		}, "Etag"},
		"one name for all threads": {func(actor, thread string) (string, string, string) {
			return "", random(thread), map[string]string{"a": "Fig", "b": "Neem", "c": "Rose"}[actor]
		}, ".author.name"},
		"one number for all threads": {func(actor, thread string) (string, string, string) {
			return "", map[string]string{"a": "1", "b": "2", "c": "3"}[actor], random(thread)
		}, ".key"},
	} {
		seen := crawl{owners: map[string]owner{}, raw: map[string]string{}}
		for _, actor := range []string{"a", "b", "c"} {
			for n := range 4 {
				thread := digest(fmt.Sprint("thread of ", actor, n))
				seen.owners[thread] = owner{actor, thread}
				seen.record("GET list", owner{actor, thread}, page(actor, thread, c.plant))
			}
		}
		found := findIdentifiers(seen.observations)
		if (c.where == "") != (len(found) == 0) || (c.where != "" && !strings.Contains(found[0], c.where)) {
			t.Errorf("%s: found %v", name, found)
		}
	}
}
