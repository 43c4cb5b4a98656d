package unsubscribe

// Request says which letters are meant, in the words of the link that a letter carries.
type Request struct {
	Key  string `json:"key" doc:"What the link in the letter carries in place of a name."`
	From string `json:"from" doc:"Which letters: messages, sessions, newsletter or all."`
}

// Answer says what happens from now on.
type Answer struct {
	Message string `json:"message"`
}
