package copy

// Limits are the numbers that forms, server and pages share. Lengths count Unicode code points, ages are years.
var Limits = struct {
	FirstNameMax, LastNameMax int
	EmailMin, EmailMax        int
	UsernameMin, UsernameMax  int
	PasswordMin, PasswordMax  int
	CoachPasswordMin          int
	AgeMin, AgeMax            int
	BetaNameMin               int
	BetaDetailMax             int
	FocusTopicsMax            int
	TimeZoneMax               int
	MessageText               int
	MessagesPerPage           int
	SearchPage                int
	DeletionHours             int
	DeletionUndoHours         int
	AttachmentBytes           int
	VoiceSeconds              int
	SearchTextMax             int
	TypingEveryMs             int
	TypingForgottenMs         int
	CoachSuggestions          int
	SessionMinutes            int
	SlotLeadHours             int
	SlotHorizonDays           int
	SlotSpanDays              int
	ChangeHours               int
	JoinEarlyMinutes          int
	VideoTroubleHours         int
	SessionNoteMax            int
	// OutcomeDays is how long after its beginning a coach may say how a session went.
	OutcomeDays                 int
	SessionsPerPage             int
	HoursStepMinutes            int
	HoursAheadDays              int
	TrialDays, PaymentGraceDays int
	ReplyHours                  int
	ToastMs                     int
	TooltipDelayMs              int
	TooltipSkipDelayMs          int
	BetaRedirectMs              int
	MessagePollMs, UnreadPollMs int
	SharedDeviceIdleMinutes     int
	SharedDeviceWarningMinutes  int
	UseBeatMs                   int
	BellItems                   int
	PersonNameMax, SubjectMax   int
	ContactMessageMax           int
	LocationMax, LinkMax        int
	ApplicationNoteMax          int
	OurCoaches                  int
	CoachesPerPage              int
	CoachesPerPageMax           int
	// ClientsPerPage is how many clients a coach's list shows at once; WaitingShown how many of those who wait longest the day shows.
	ClientsPerPage, ClientsPerPageMax int
	ClientSearchMax, WaitingShown     int
	// ClientSessionsShown is how many sessions a client's page shows of those to come, and of those that were.
	ClientSessionsShown                       int
	NextOpeningDays                           int
	ThisWeekDays                              int
	CityMax                                   int
	CompanionBoxMaxPx                         int
	SavedReplyTitleMax                        int
	SavedRepliesMax                           int
	ClientNoteMax                             int
	GoalTitleMin, GoalTitleMax, GoalDetailMax int
	GoalsOpenMax, GoalsMax                    int
	ClientNotesMax                            int
	UrgentLetterMinutes                       int
	CompanionPauseMs                          int
	CompanionMessagesPerPage                  int
	ResourcePreview                           int
	JournalText                               int
	JournalPerPage                            int
	JournalEntriesMax                         int
	ModerationNoteMax, SuspendDaysMax         int
	CoachSearchMax                            int
	AdminCoachesPerPage                       int
	ClaimMinutes                              int
	CasesPerPage, AuditPerPage                int
	// What visitors left, as administrators look through it, and how many days of numbers they may ask for.
	InboxPerPage                      int
	InboxSearchMax                    int
	NumbersDaysMax                    int
	NoticesPerPage                    int
	PostTitleMin, PostTitleMax        int
	PostContentMin, PostContentMax    int
	PostTagsMax, TagMin, TagMax       int
	PostExcerpt, PostsPerPage         int
	PostsFound                        int
	CommentMin, CommentMax            int
	CommentsPerPage                   int
	YoursPerPage                      int
	FlagNotesMax, FlagsToHide         int
	AppealMin, AppealMax              int
	CommunityPollMs                   int
	CommunityNewDays                  int
	PostsAnHourNew, PostsAnHour       int
	CommentsAnHourNew                 int
	CommentsAnHour                    int
	CoachBioMax, EducationMax         int
	SpecializationsMax                int
	SpecializationMax                 int
	SpecializationsTextMax            int
	ExperienceYearsMax                int
	CredentialsMax, CredentialTextMax int
	CredentialYearMin                 int
	DecisionReasonMax                 int
	CoachImageSide, CoachImageLeast   int
	CoachImageMegapixels              int
}{
	FirstNameMax:     50,
	LastNameMax:      50,
	EmailMin:         5,
	EmailMax:         100,
	UsernameMin:      3,
	UsernameMax:      50,
	PasswordMin:      8,
	PasswordMax:      100,
	CoachPasswordMin: 6,
	AgeMin:           18,
	AgeMax:           120,
	BetaNameMin:      2,
	BetaDetailMax:    500,
	FocusTopicsMax:   5,
	TimeZoneMax:      64,
	MessageText:      4000,
	MessagesPerPage:  50,
	SearchPage:       20,
	// DeletionHours is within how long what a member had deleted is gone. They may change their mind for DeletionUndoHours:
	// less, so that a deletion which has to be tried again keeps the promise.
	DeletionHours:     24,
	DeletionUndoHours: 23,
	AttachmentBytes:   10 << 20,
	VoiceSeconds:      600,
	SearchTextMax:     100,
	TypingEveryMs:     3000,
	TypingForgottenMs: 6000,
	CoachSuggestions:  3,
	CoachesPerPage:    24,
	CoachesPerPageMax: 100,
	ClientsPerPage:    30, ClientsPerPageMax: 100,
	ClientSearchMax: 100, WaitingShown: 10,
	ClientSessionsShown:        5,
	NextOpeningDays:            14,
	ThisWeekDays:               7,
	CityMax:                    100,
	SessionMinutes:             30,
	SlotLeadHours:              12,
	SlotHorizonDays:            60,
	SlotSpanDays:               62,
	ChangeHours:                24,
	JoinEarlyMinutes:           10,
	VideoTroubleHours:          24,
	SessionNoteMax:             500,
	OutcomeDays:                14,
	SessionsPerPage:            50,
	HoursStepMinutes:           30,
	HoursAheadDays:             366,
	TrialDays:                  7,
	PaymentGraceDays:           7,
	ReplyHours:                 24,
	ToastMs:                    5000,
	TooltipDelayMs:             700,
	TooltipSkipDelayMs:         300,
	BetaRedirectMs:             3000,
	MessagePollMs:              15000,
	UnreadPollMs:               30000,
	SharedDeviceIdleMinutes:    30,
	SharedDeviceWarningMinutes: 2,
	UseBeatMs:                  60000,
	BellItems:                  5,
	PersonNameMax:              100,
	SubjectMax:                 150,
	ContactMessageMax:          5000,
	LocationMax:                100,
	LinkMax:                    300,
	ApplicationNoteMax:         5000,
	OurCoaches:                 4,
	// CompanionBoxMaxPx is how high the box for a companion grows, in CSS pixels.
	CompanionBoxMaxPx:        120,
	SavedReplyTitleMax:       60,
	SavedRepliesMax:          50,
	ClientNoteMax:            5000,
	ClientNotesMax:           500,
	UrgentLetterMinutes:      30,
	CompanionPauseMs:         1500,
	CompanionMessagesPerPage: 50,
	// ResourcePreview is how much of a piece its card shows.
	ResourcePreview:     150,
	JournalText:         10000,
	JournalPerPage:      20,
	JournalEntriesMax:   5000,
	ModerationNoteMax:   2000,
	SuspendDaysMax:      30,
	CoachSearchMax:      100,
	AdminCoachesPerPage: 30,
	// ClaimMinutes is for how long a case is kept for whoever took it.
	ClaimMinutes:   30,
	CasesPerPage:   20,
	AuditPerPage:   50,
	InboxPerPage:   30,
	InboxSearchMax: 100,
	NumbersDaysMax: 366,
	NoticesPerPage: 20,
	// PostTitleMin and what follows is the community's. A tag's letters are counted without a leading #.
	PostTitleMin:    3,
	PostTitleMax:    120,
	PostContentMin:  10,
	PostContentMax:  4000,
	PostTagsMax:     5,
	TagMin:          2,
	TagMax:          30,
	PostExcerpt:     180,
	PostsPerPage:    20,
	PostsFound:      100,
	CommentMin:      3,
	CommentMax:      2000,
	CommentsPerPage: 50,
	YoursPerPage:    30,
	FlagNotesMax:    1000,
	// FlagsToHide is how many people have to flag something until it is out of sight until somebody has looked.
	FlagsToHide: 3,
	AppealMin:   10,
	AppealMax:   1000,
	// CommunityPollMs is how often an open thread asks for what is new.
	CommunityPollMs: 30000,
	// CommunityNewDays is for how long an account is a new one, which writes less often and whose links are looked at first.
	CommunityNewDays:  7,
	PostsAnHourNew:    3,
	PostsAnHour:       10,
	CommentsAnHourNew: 10,
	CommentsAnHour:    60,
	GoalTitleMin:      3,
	GoalTitleMax:      120,
	GoalDetailMax:     1000,
	// GoalsOpenMax is how many goals two people can have open with each other, GoalsMax how many in all.
	GoalsOpenMax:           20,
	GoalsMax:               200,
	CoachBioMax:            2000,
	EducationMax:           300,
	SpecializationsMax:     10,
	SpecializationMax:      60,
	SpecializationsTextMax: 500,
	ExperienceYearsMax:     70,
	CredentialsMax:         12,
	CredentialTextMax:      150,
	CredentialYearMin:      1950,
	DecisionReasonMax:      1000,
	// CoachImageSide is how many pixels a coach's picture is wide and high once it is stored; CoachImageLeast is the shorter side
	// of what may be sent.
	CoachImageSide:       640,
	CoachImageLeast:      160,
	CoachImageMegapixels: 24,
}
