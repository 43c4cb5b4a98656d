package mydata

// LeaveRequest is the body of a request to delete the account.
type LeaveRequest struct {
	Password  string `json:"password" doc:"The member's own, typed again."`
	KeepPosts *bool  `json:"keepPosts" required:"false" nullable:"false" doc:"Whether posts in the community stay, detached from everybody. They do when this is left out."`
}

// Left confirms that the account is closed.
type Left struct {
	Message string `json:"message"`
}
