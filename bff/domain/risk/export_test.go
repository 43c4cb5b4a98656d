package risk

// Readings returns the number of texts that are being read in the background.
func (s *Service) Readings() int {
	s.background.mu.Lock()
	defer s.background.mu.Unlock()
	return s.background.running
}
