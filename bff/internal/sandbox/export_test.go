package sandbox

// Endpoints returns all supported calls.
func (s *Sandbox) Endpoints() (calls []string) {
	for _, each := range s.endpoints() {
		calls = append(calls, each.method+" "+each.path)
	}
	return calls
}

// Hold locks the state, so that a call in progress cannot finish before the returned function is called.
func (s *Sandbox) Hold() (release func()) {
	s.mu.Lock()
	return s.mu.Unlock
}

// InFlight reports whether a call with this key is in progress.
func (s *Sandbox) InFlight(key string) bool {
	s.inFlightMu.Lock()
	defer s.inFlightMu.Unlock()
	return s.inFlight[key]
}
