package attachments

// Attachment is a file that was sent, or is about to be, as the coach's screens show it.
type Attachment struct {
	ID          string `json:"id" format:"uuid"`
	Kind        string `json:"kind" enum:"image,voice,document"`
	Name        string `json:"name"`
	ContentType string `json:"contentType"`
	Size        int64  `json:"size" doc:"Bytes."`
	URL         string `json:"url" doc:"Where its two people read it."`
	Width       *int   `json:"width" doc:"Pixels; null for what is no image."`
	Height      *int   `json:"height" doc:"Pixels; null for what is no image."`
	DurationMs  *int   `json:"durationMs" doc:"Null when it is not known how long it sounds."`
}
