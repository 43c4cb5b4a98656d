package calendar

import "time"

// Feed says whether the member's calendar can be read by their own programs. Its address is told once, when it is made.
type Feed struct {
	Exists     bool       `json:"exists"`
	CreatedAt  *time.Time `json:"createdAt" doc:"When the address was made; null when there is none."`
	LastReadAt *time.Time `json:"lastReadAt" doc:"When a program last read it, give or take ten minutes; null when none has."`
}

// NewFeed is an address, told this once.
type NewFeed struct {
	URL       string    `json:"url" doc:"Whoever has it can read the calendar, and nothing else."`
	CreatedAt time.Time `json:"createdAt"`
}
