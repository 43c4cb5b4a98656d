package unsubscribe

// Request names the kind of emails, with the parameters of an email's link.
type Request struct {
	Key  string `json:"key" doc:"Key from the link in the email."`
	From string `json:"from" doc:"Kind of emails: messages, sessions, newsletter or all."`
}

// Answer holds the resulting setting.
type Answer struct {
	Message string `json:"message"`
}
