package sandbox

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
)

// eventsKept is the number of stored events.
const eventsKept = 300

// event is an emitted event. It is immutable.
type event struct {
	made
	Type     string
	Customer string
	Body     json.RawMessage
	// Tries, Status (of the last response; 0 for none) and Problem describe its delivery; Done is true once it is
	// delivered or abandoned.
	Tries, Status int
	Problem       string
	Done          bool
}

// emit records an event about a customer's object; previous holds the earlier values of changed attributes.
func (s *Sandbox) emit(kind, customerID string, thing, previous object) {
	at := s.now()
	if customerID != "" {
		at = s.nowOf(customerID) - s.skipped(customerID)
	}
	delivered := s.options.WebhookURL != "" && (s.options.Events == nil || slices.Contains(s.options.Events, kind))
	e := &event{made: s.make("evt", at), Type: kind, Customer: customerID, Done: !delivered}
	data := object{"object": thing}
	if previous != nil {
		data["previous_attributes"] = previous
	}
	waiting := 0
	if delivered {
		waiting = 1
	}
	e.Body = encoded(object{
		"id": e.ID, "object": "event", "api_version": apiVersion, "created": at, "data": data, "livemode": false, "pending_webhooks": waiting,
		"request": object{"id": orNull(s.calling.request), "idempotency_key": orNull(s.calling.key)}, "type": kind,
	})
	s.state.Events[e.ID] = e
	s.touched = true
	if delivered {
		s.webhooksPending = true
		s.state.Outbox = append(s.state.Outbox, &delivery{Event: e.ID})
	}
	s.forgetOld()
}

// updated emits an update event if an object has changed.
func (s *Sandbox) updated(kind, customerID string, before, after object) {
	previous := object{}
	for name, value := range after {
		if !reflect.DeepEqual(before[name], value) {
			previous[name] = before[name]
		}
	}
	if len(previous) > 0 {
		s.emit(kind, customerID, after, previous)
	}
}

// forgetOld deletes the oldest delivered events.
func (s *Sandbox) forgetOld() {
	if len(s.state.Events) <= eventsKept+100 {
		return
	}
	wanted := map[string]bool{}
	for _, d := range s.state.Outbox {
		wanted[d.Event] = true
	}
	all := make([]*event, 0, len(s.state.Events))
	for _, e := range s.state.Events {
		all = append(all, e)
	}
	slices.SortFunc(all, func(a, b *event) int { return int(a.Seq - b.Seq) })
	for _, e := range all[:len(all)-eventsKept] {
		if !wanted[e.ID] {
			delete(s.state.Events, e.ID)
		}
	}
}

func encoded(o object) json.RawMessage {
	body, err := json.Marshal(o)
	if err != nil {
		panic(err) // Events always encode: they consist of texts, numbers and null.
	}
	return body
}

func (s *Sandbox) eventWire(e *event) object {
	out := object{}
	decoder := json.NewDecoder(bytes.NewReader(e.Body))
	decoder.UseNumber()
	if err := decoder.Decode(&out); err != nil {
		panic(err) // It was encoded here or read from a valid file.
	}
	return out
}

func (s *Sandbox) getEvent(c *call) (object, *Error) {
	if e := c.done(); e != nil {
		return nil, e
	}
	found := s.state.Events[c.id()]
	if found == nil {
		return nil, missing("id", "event", c.id())
	}
	return s.eventWire(found), nil
}

func (s *Sandbox) listEvents(c *call) (object, *Error) {
	kind, kinds := c.text("type"), c.list("types")
	return list(c, s.state.Events, func(e *event) bool {
		group, grouped := strings.CutSuffix(kind, "*")
		return (kind == "" || e.Type == kind || (grouped && strings.HasPrefix(e.Type, group))) && (len(kinds) == 0 || slices.Contains(kinds, e.Type))
	}, s.eventWire)
}
