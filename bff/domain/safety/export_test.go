package safety

// Steps returns how many parts of patterns Detect tries for a text.
func Steps(text string) int {
	_, steps := detect(text)
	return steps
}
