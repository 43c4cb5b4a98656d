package copy

// Limits are the numbers that forms, server and pages share. Text lengths are in Unicode code points, ages in years; a
// suffix (Ms, Seconds, Minutes, Hours, Days, Bytes, Px) names any other unit.
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
	QuoteText                 int
	MessageChangeMinutes      int
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
	// OutcomeDays is the time after a session's start in which a coach can set its outcome, in days.
	OutcomeDays int
	// RecapSummaryMax and RecapAgreedMax limit what a coach writes after a session. A member sees it on the dashboard for
	// RecapDays after it was shared.
	RecapSummaryMax, RecapAgreedMax, RecapDays int
	// A member can say how a session went for FeedbackDays after it, in SessionFeedbackMax characters.
	FeedbackDays, SessionFeedbackMax int
	// NextOfferWeeks is the number of weeks after a session for which its weekday and hour are offered again.
	NextOfferWeeks int
	// RepeatsMax is the number of repetitions that are booked with a session.
	RepeatsMax                  int
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
	// ClientsPerPage is the number of clients per page of a coach's list; WaitingShown is the largest number of waiting
	// clients that the coach's day lists.
	ClientsPerPage, ClientsPerPageMax int
	ClientSearchMax, WaitingShown     int
	// ClientSessionsShown is the largest number of upcoming sessions on a client's page, and of past ones.
	ClientSessionsShown                       int
	NextOpeningDays                           int
	WakingFromHour, WakingUntilHour           int
	ThisWeekDays                              int
	CityMax                                   int
	CompanionBoxMaxPx                         int
	SavedReplyTitleMax                        int
	SavedRepliesMax                           int
	ClientNoteMax                             int
	GoalTitleMin, GoalTitleMax, GoalDetailMax int
	GoalsOpenMax, GoalsMax                    int
	ClientNotesMax                            int
	CrisisNoteMax                             int
	HandoverNoteMax                           int
	UrgentLetterMinutes                       int
	UrgentUnopenedMinutes                     int
	OpenCrisesShown                           int
	CompanionPauseMs                          int
	CompanionMessagesPerPage                  int
	ExerciseAnswer, CompanionCalled           int
	ExerciseCardsKept, ExerciseReminderDays   int
	ResourcePreview                           int
	JournalText                               int
	JournalPerPage                            int
	JournalEntriesMax                         int
	ModerationNoteMax, SuspendDaysMax         int
	CoachSearchMax                            int
	AdminCoachesPerPage                       int
	ClaimMinutes                              int
	CasesPerPage, AuditPerPage                int
	// The limits of check-ins: the days back that a member can write, the characters of a word and a note, the days that
	// the coach's page shows, and how many low days of how many are mentioned.
	CheckInDays, CheckInWord, CheckInNote       int
	CheckInsShown, CheckInLowDays, CheckInLowOf int
	// The limits of a member's safety notes.
	SafetySectionsMax, SafetyTitleMax, SafetyTextMax int
	SafetyContactNameMax, SafetyContactPhoneMax      int
	// The limits of the people on call: their words for opening a conversation, the people in a block of the rota, the
	// minutes until more people are alerted, the pause after which another look is audited, and what their page shows.
	OnCallDetailMin, OnCallDetailMax, OnCallPeopleMax      int
	OnCallAgainMinutes, OnCallPauseMinutes                 int
	OnCallShown, OnCallMessagesBefore, OnCallMessagesMax   int
	OnCallFirstLookDays, OnCallClosedDays, OnCallClosedMax int
	// InboxPerPage and InboxSearchMax are for the administrators' inbox; NumbersDaysMax is the longest period of their
	// statistics.
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
	// QuoteText is the length of the quote of a message that another one answers.
	QuoteText: 140,
	// MessageChangeMinutes is the time after sending in which a message can be edited or unsent.
	MessageChangeMinutes: 15,
	// DeletionHours is the time within which a chat is deleted after the member's request, which can be undone for
	// DeletionUndoHours. The hour between allows for retries.
	DeletionHours:     24,
	DeletionUndoHours: 23,
	AttachmentBytes:   10 << 20,
	VoiceSeconds:      600,
	SearchTextMax:     100,
	// TypingEveryMs is the shortest time between two typing signals; a signal expires after TypingForgottenMs.
	TypingEveryMs:     3000,
	TypingForgottenMs: 6000,
	CoachSuggestions:  3,
	CoachesPerPage:    24,
	CoachesPerPageMax: 100,
	ClientsPerPage:    30, ClientsPerPageMax: 100,
	ClientSearchMax: 100, WaitingShown: 10,
	ClientSessionsShown: 5,
	NextOpeningDays:     14,
	ThisWeekDays:        7,
	// Times that begin from WakingFromHour to WakingUntilHour on a member's clock are offered first.
	WakingFromHour: 7, WakingUntilHour: 22,
	CityMax:        100,
	SessionMinutes: 30,
	// Sessions can be booked from SlotLeadHours to SlotHorizonDays ahead; one request covers SlotSpanDays at most.
	SlotLeadHours:   12,
	SlotHorizonDays: 60,
	SlotSpanDays:    62,
	// Until ChangeHours before its start a session can be moved, or cancelled without counting.
	ChangeHours: 24,
	// The video room opens JoinEarlyMinutes before the start; the member can report a video problem until
	// VideoTroubleHours after the end.
	JoinEarlyMinutes:  10,
	VideoTroubleHours: 24,
	SessionNoteMax:    500,
	OutcomeDays:       14,

	RecapSummaryMax:    2000,
	RecapAgreedMax:     1000,
	RecapDays:          3,
	FeedbackDays:       7,
	SessionFeedbackMax: 500,
	NextOfferWeeks:     2,
	RepeatsMax:         8,

	SessionsPerPage:  50,
	HoursStepMinutes: 30,
	HoursAheadDays:   366,
	TrialDays:        7,
	// PaymentGraceDays is the time a renewal may stay unpaid before access ends.
	PaymentGraceDays: 7,
	// ReplyHours is the promised time in which a coach replies.
	ReplyHours:                 24,
	ToastMs:                    5000,
	TooltipDelayMs:             700,
	TooltipSkipDelayMs:         300,
	BetaRedirectMs:             3000,
	MessagePollMs:              15000,
	UnreadPollMs:               30000,
	SharedDeviceIdleMinutes:    30,
	SharedDeviceWarningMinutes: 2,
	// UseBeatMs is the shortest time between two reports of activity from a shared device to the server.
	UseBeatMs:          60000,
	BellItems:          5,
	PersonNameMax:      100,
	SubjectMax:         150,
	ContactMessageMax:  5000,
	LocationMax:        100,
	LinkMax:            300,
	ApplicationNoteMax: 5000,
	OurCoaches:         4,
	// CompanionBoxMaxPx is the largest height of the message box for a companion, in CSS pixels.
	CompanionBoxMaxPx:     120,
	SavedReplyTitleMax:    60,
	SavedRepliesMax:       50,
	ClientNoteMax:         5000,
	ClientNotesMax:        500,
	CrisisNoteMax:         2000,
	SafetySectionsMax:     12,
	SafetyTitleMax:        60,
	SafetyTextMax:         1000,
	SafetyContactNameMax:  50,
	SafetyContactPhoneMax: 30,
	HandoverNoteMax:       500,
	// UrgentLetterMinutes is the shortest time between two emails about flags in the same conversation.
	UrgentLetterMinutes: 30,
	// UrgentUnopenedMinutes is the time in which a coach must have opened a conversation with an urgent message, before
	// the team is told.
	UrgentUnopenedMinutes: 15,
	// OpenCrisesShown is the greatest number of open crises on the administrators' overview.
	OpenCrisesShown:      100,
	OnCallDetailMin:      10,
	OnCallDetailMax:      500,
	OnCallPeopleMax:      10,
	OnCallAgainMinutes:   15,
	OnCallPauseMinutes:   10,
	OnCallShown:          50,
	OnCallMessagesBefore: 20,
	OnCallMessagesMax:    200,
	OnCallFirstLookDays:  30,
	OnCallClosedDays:     7,
	OnCallClosedMax:      20,
	// CompanionPauseMs is the pause before the first word of a companion's reply.
	CompanionPauseMs:         1500,
	CompanionMessagesPerPage: 50,
	// ExerciseAnswer is the longest answer to a step of an exercise, and CompanionCalled the longest name by which
	// companions address the member, in characters.
	ExerciseAnswer:  2000,
	CompanionCalled: 40,
	// ExerciseCardsKept is the number of finished exercises whose cards are kept.
	ExerciseCardsKept: 3,
	// ExerciseReminderDays is how far ahead a reminder can be set.
	ExerciseReminderDays: 14,
	// ResourcePreview is the longest preview of a library piece on its card, in characters.
	ResourcePreview:     150,
	CheckInDays:         31,
	CheckInWord:         30,
	CheckInNote:         500,
	CheckInsShown:       60,
	CheckInLowDays:      5,
	CheckInLowOf:        12,
	JournalText:         10000,
	JournalPerPage:      20,
	JournalEntriesMax:   5000,
	ModerationNoteMax:   2000,
	SuspendDaysMax:      30,
	CoachSearchMax:      100,
	AdminCoachesPerPage: 30,
	// ClaimMinutes is the time a case stays reserved for the administrator who claimed it.
	ClaimMinutes:   30,
	CasesPerPage:   20,
	AuditPerPage:   50,
	InboxPerPage:   30,
	InboxSearchMax: 100,
	NumbersDaysMax: 366,
	NoticesPerPage: 20,
	// The limits from here to CommentsAnHour are for the community. Tag lengths do not count a leading #.
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
	// FlagsToHide is the number of members who must flag a post or a comment before it is hidden until reviewed.
	FlagsToHide: 3,
	AppealMin:   10,
	AppealMax:   1000,
	// CommunityPollMs is the interval at which an open thread is refetched.
	CommunityPollMs: 30000,
	// CommunityNewDays is the age below which an account is new: it may write less per hour, and its posts and comments
	// with links are reviewed before they are shown.
	CommunityNewDays:  7,
	PostsAnHourNew:    3,
	PostsAnHour:       10,
	CommentsAnHourNew: 10,
	CommentsAnHour:    60,
	GoalTitleMin:      3,
	GoalTitleMax:      120,
	GoalDetailMax:     1000,
	// GoalsOpenMax is the largest number of open goals of a member and one coach; GoalsMax is that of all their goals.
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
	// CoachImageSide is the width and height of a stored coach picture, in pixels; CoachImageLeast is the smallest width
	// and height of an upload.
	CoachImageSide:       640,
	CoachImageLeast:      160,
	CoachImageMegapixels: 24,
}

// GuidelinesVersion is stored when a member accepts the community's guidelines. Raise it only if the rules change:
// every member must then accept them again.
const GuidelinesVersion = 1
