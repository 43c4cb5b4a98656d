package safety

// Steps returns the number of pattern parts that Detect tries for a text.
func Steps(text string) int {
	_, steps := detect(text)
	return steps
}
