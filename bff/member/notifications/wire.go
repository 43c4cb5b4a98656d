package notifications

import "time"

// Notification is one entry behind the bell.
type Notification struct {
	ID        string    `json:"id" format:"uuid"`
	Type      string    `json:"type" enum:"message,subscription,session,community,goal,exercise"`
	Title     string    `json:"title"`
	Message   string    `json:"message"`
	Read      bool      `json:"read"`
	Count     int64     `json:"count,omitempty" doc:"Number of unread messages, of an unread notification about messages from the coach."`
	From      string    `json:"from,omitempty" doc:"Name of the coach who sent them."`
	CreatedAt time.Time `json:"createdAt" doc:"Time at which it was raised. Raising an unread notification again gives it a new text and time, moves it to the top, and keeps its id."`
}

// NotificationPage is a part of the list, newest first.
type NotificationPage struct {
	Items  []Notification `json:"items" nullable:"false"`
	Unread int64          `json:"unread" doc:"Number of all unread notifications, also those on other pages."`
	More   bool           `json:"more" doc:"True if older ones follow: pass the id of the last item as before."`
}

// ReadNotificationsRequest names the notifications that the member has read.
type ReadNotificationsRequest struct {
	IDs []string `json:"ids" required:"false" nullable:"false" doc:"Ids of the read notifications; all if missing. Ids of other members' notifications are ignored."`
}

// UnreadNotifications holds the number of unread notifications. The live stream sends the same shape when the bell's
// content changes.
type UnreadNotifications struct {
	Unread int64 `json:"unread"`
}
