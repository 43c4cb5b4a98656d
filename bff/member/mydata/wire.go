package mydata

// LeaveRequest is the body of a request to delete the account.
type LeaveRequest struct {
	Password  string `json:"password" doc:"The member's current password."`
	KeepPosts *bool  `json:"keepPosts" required:"false" nullable:"false" doc:"True, the default, keeps the member's community posts and comments, without any link to the member."`
}

// Left confirms that the account is closed.
type Left struct {
	Message string `json:"message"`
}
