package copy

// Chat holds the texts that both apps' conversations share: files, voice recording, search, and separators between
// messages.
var Chat = struct {
	Attach, AttachmentTray, DropHere                                      string
	Image, Voice, Document                                                string
	Uploading                                                             Template
	UploadingShare                                                        Template
	Uploaded, SendsWhenUploaded                                           string
	CancelUpload, RemoveAttachment, UploadAgain, ChooseAgain, ChooseOther string
	Lost                                                                  Template
	TooLarge, Empty, OneFile, WhileRecording                              Toast
	OpenImage, ImageTitle, Download                                       Template
	ImageFailed, VoiceFailed, CloseImage                                  string
	Play, Pause, Position                                                 Template
	PositionText                                                          Template
	Record, RecordingTitle, AskingMicrophone, Recording                   string
	RecordedOf                                                            Template
	StopRecording, DiscardRecording, SendRecording, Recorded              string
	LimitReached                                                          Template
	MicrophoneDenied, MicrophoneDeniedText                                string
	MicrophoneMissing, MicrophoneMissingText                              string
	RecordingUnsupported, RecordingUnsupportedText                        string
	RecordingFailed, RecordingFailedText                                  string
	RecordAgain, CloseRecorder                                            string
	VoiceName                                                             Template
	Search, SearchPlaceholder, CloseSearch                                string
	Older, Newer, Results, Searching, SearchFailed, MoreResults           string
	Found, FoundMore                                                      Plural
	PlaceInFound                                                          Template
	NothingFound, ResultOf                                                Template
	SearchHint                                                            string
	Typing                                                                Template
	Queued, Discard                                                       string
	Later, LoadingLater, EarlierFailed, LaterFailed, FoundFailed          string
}{
	Attach:         "Attach a file",
	AttachmentTray: "Attached file",
	DropHere:       "Drop a file here to attach it",
	Image:          "Picture",
	Voice:          "Voice message",
	Document:       "Document",

	Uploading:         "Uploading {name}",
	UploadingShare:    "{percent}%",
	Uploaded:          "Ready to send",
	SendsWhenUploaded: "Sends as soon as it is uploaded",
	CancelUpload:      "Cancel the upload",
	RemoveAttachment:  "Remove the file",
	UploadAgain:       "Try again",
	ChooseAgain:       "Choose it again",
	ChooseOther:       "Choose another file",
	Lost:              "{name} was not uploaded before the page was left.",
	TooLarge:          Toast{"File too large", "Maximum file size is 10MB"},
	Empty:             Toast{"This file is empty", "There is nothing in it to send."},
	OneFile:           Toast{"One file a message", "The first one is attached. Send the others after it."},
	WhileRecording:    Toast{"A voice message is open", "Send or discard it first, then attach the file."},

	OpenImage:   "Open picture {name}",
	ImageTitle:  "Picture {name}",
	CloseImage:  "Close the picture",
	Download:    "Download {name}",
	ImageFailed: "This picture could not be loaded.",
	VoiceFailed: "This voice message could not be played.",
	Play:        "Play {name}",
	Pause:       "Pause {name}",
	Position:    "Position in {name}",
	// Positions are formatted as 0:07.
	PositionText: "{at} of {whole}",

	Record:                   "Record a voice message",
	RecordingTitle:           "Voice message",
	AskingMicrophone:         "Your browser asks whether it may use the microphone.",
	Recording:                "Recording",
	RecordedOf:               "{at} of {most}",
	StopRecording:            "Stop recording",
	DiscardRecording:         "Discard the recording",
	SendRecording:            "Send the voice message",
	Recorded:                 "Listen to it, then send or discard it.",
	LimitReached:             "{most} is the most, so the recording stopped.",
	MicrophoneDenied:         "The microphone is blocked",
	MicrophoneDeniedText:     "Allow it for this page in your browser's settings, then try again.",
	MicrophoneMissing:        "No microphone was found",
	MicrophoneMissingText:    "Connect one, then try again.",
	RecordingUnsupported:     "This browser cannot record",
	RecordingUnsupportedText: "You can attach a sound file instead.",
	RecordingFailed:          "The recording failed",
	RecordingFailedText:      "Something interrupted the microphone. Please try again.",
	RecordAgain:              "Try again",
	CloseRecorder:            "Close",
	VoiceName:                "Voice message {date}",

	Search:            "Search messages",
	SearchPlaceholder: "Search this conversation",
	CloseSearch:       "Close search",
	Older:             "Older match",
	Newer:             "Newer match",
	Results:           "List of matches",
	Searching:         "Searching",
	SearchFailed:      "Failed to search",
	MoreResults:       "Show more matches",
	Found:             Plural{"{count} match", "{count} matches"},
	FoundMore:         Plural{"{count} match, and more", "{count} matches, and more"},
	PlaceInFound:      "{at} of {count}",
	NothingFound:      "Nothing here says “{query}”.",
	ResultOf:          "{author}, {date}",
	SearchHint:        "Any word, in any script. The newest matches come first.",

	Typing:        "{name} is typing",
	Queued:        "Waiting for a connection",
	Discard:       "Discard",
	Later:         "Show later messages",
	LoadingLater:  "Loading later messages",
	EarlierFailed: "Failed to fetch earlier messages",
	LaterFailed:   "Failed to fetch later messages",
	FoundFailed:   "Failed to open the message",
}
