package unsubscribe

// Request names the kind of emails, with the parameters of an email's link.
type Request struct {
	Key  string `json:"key" doc:"What the link in the letter carries in place of a name."`
	From string `json:"from" doc:"Which letters: messages, sessions, newsletter or all."`
}

// Answer holds the resulting setting.
type Answer struct {
	Message string `json:"message"`
}
