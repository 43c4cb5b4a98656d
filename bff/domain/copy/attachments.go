package copy

// AttachmentType is a type of file that members and coaches can send. The type is detected from the file's content.
// Endings are the file name extensions: the file picker accepts all, and a name without one of them gets the first.
type AttachmentType struct {
	// Kind is "image", "voice" or "document".
	Kind        string
	ContentType string
	Endings     []string
}

// AttachmentTypes are all accepted types of files.
var AttachmentTypes = []AttachmentType{
	{Kind: "image", ContentType: "image/jpeg", Endings: []string{".jpg", ".jpeg", ".jpe", ".jfif"}},
	{Kind: "image", ContentType: "image/png", Endings: []string{".png", ".apng"}},
	{Kind: "image", ContentType: "image/gif", Endings: []string{".gif"}},
	{Kind: "image", ContentType: "image/webp", Endings: []string{".webp"}},
	{Kind: "voice", ContentType: "audio/webm", Endings: []string{".webm", ".weba"}},
	{Kind: "voice", ContentType: "audio/ogg", Endings: []string{".ogg", ".oga", ".opus"}},
	{Kind: "voice", ContentType: "audio/mp4", Endings: []string{".m4a", ".mp4"}},
	{Kind: "voice", ContentType: "audio/mpeg", Endings: []string{".mp3"}},
	{Kind: "voice", ContentType: "audio/wav", Endings: []string{".wav"}},
	{Kind: "voice", ContentType: "audio/aac", Endings: []string{".aac"}},
	{Kind: "document", ContentType: "application/pdf", Endings: []string{".pdf"}},
	{Kind: "document", ContentType: "application/msword", Endings: []string{".doc"}},
	{Kind: "document", ContentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", Endings: []string{".docx"}},
	{Kind: "document", ContentType: "text/plain", Endings: []string{".txt", ".text"}},
}
