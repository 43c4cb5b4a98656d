package notifications

import "time"

// Notification is one entry behind the bell.
type Notification struct {
	ID        string    `json:"id" format:"uuid"`
	Type      string    `json:"type" enum:"message,subscription,session,community,goal"`
	Title     string    `json:"title"`
	Message   string    `json:"message"`
	Read      bool      `json:"read"`
	CreatedAt time.Time `json:"createdAt" doc:"When it was raised. One that is raised again while it is unread moves to the top, with another text and time, and keeps its id."`
}

// NotificationPage is a part of the list, newest first.
type NotificationPage struct {
	Items  []Notification `json:"items" nullable:"false"`
	Unread int64          `json:"unread" doc:"How many the member has not read, on this page or not."`
	More   bool           `json:"more" doc:"Older ones follow: ask for those before the last item's id."`
}

// ReadNotificationsRequest names the notifications that the member has read.
type ReadNotificationsRequest struct {
	IDs []string `json:"ids" required:"false" nullable:"false" doc:"Those that were read; without it, all. Ids that are not the member's own change nothing."`
}

// UnreadNotifications holds the number of unread notifications. The live stream sends the same shape when the bell's
// content changes.
type UnreadNotifications struct {
	Unread int64 `json:"unread"`
}
