package sandbox

// Endpoints are the calls that there are, for the test that makes each of them.
func (s *Sandbox) Endpoints() (calls []string) {
	for _, each := range s.endpoints() {
		calls = append(calls, each.method+" "+each.path)
	}
	return calls
}

// Hold keeps the state, so that a call that was begun does not come to its end before the returned func is called.
func (s *Sandbox) Hold() (release func()) {
	s.mu.Lock()
	return s.mu.Unlock
}

// InFlight reports whether a call with this key is being answered.
func (s *Sandbox) InFlight(key string) bool {
	s.inFlightMu.Lock()
	defer s.inFlightMu.Unlock()
	return s.inFlight[key]
}
