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

// Attachments are the server's messages about files in a conversation. The messages for a file that is too large or
// empty are in Chat, because pages show them before the upload.
var Attachments = struct {
	WrongType                                           Toast
	Damaged, NoFile, OneFile, NotAForm, DurationInvalid string
	Unreadable, SentAlready, Busy, NoSuchPart           string
	// The next two are followed by the time of the next attempt.
	ManyUnsent, OwnBusy string
	// Names of files that were uploaded without one.
	ImageName, VoiceName, DocumentName string
}{
	WrongType: Toast{
		"This kind of file cannot be sent",
		"You can send pictures (JPEG, PNG, GIF, WebP), sound, PDF, Word documents and plain text.",
	},
	Damaged:         "This file is damaged. Please try to save it again, or choose another one.",
	NoFile:          "Please choose a file first",
	OneFile:         "One file at a time, please",
	NotAForm:        "A file has to be sent as a form of the type multipart/form-data.",
	DurationInvalid: "The length of a sound is a whole number of milliseconds",
	Unreadable:      "The file did not arrive whole. Please try again.",
	SentAlready:     "This file is in a message already. Attach it again to send it once more.",
	NoSuchPart:      "The file has no such part.",
	ManyUnsent:      "You have many files that are not sent yet. Send a message with some of them first.",
	OwnBusy:         "Your other files are still uploading.",
	Busy:            "Many files are being sent right now. Please try again in a moment.",

	ImageName:    "picture",
	VoiceName:    "voice message",
	DocumentName: "document",
}
