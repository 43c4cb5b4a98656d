package userdata

import (
	"encoding/json"
	"time"
)

// Export is the file with all data about a member. It is written in pieces and never held in memory; this type
// documents it, and tests parse it. Properties are in this order.
type Export struct {
	About              ExportAbout             `json:"about"`
	Profile            ExportProfile           `json:"profile"`
	Preferences        *ExportPreferences      `json:"preferences"`
	Membership         *ExportMembership       `json:"membership"`
	Payer              *ExportPayer            `json:"payer"`
	Subscriptions      []ExportSubscription    `json:"subscriptions" nullable:"false"`
	Invoices           []ExportInvoice         `json:"invoices" nullable:"false"`
	PaymentNotices     []ExportPaymentNotice   `json:"paymentNotices" nullable:"false"`
	SignIns            []ExportSignIn          `json:"signIns" nullable:"false"`
	KnownBrowsers      []ExportBrowser         `json:"knownBrowsers" nullable:"false"`
	Providers          []ExportProvider        `json:"providers" nullable:"false"`
	MailedLinks        []ExportLink            `json:"mailedLinks" nullable:"false"`
	AccountLetters     []ExportNotice          `json:"accountLetters" nullable:"false"`
	Notifications      []ExportNotification    `json:"notifications" nullable:"false"`
	Conversations      []ExportConversation    `json:"conversations" nullable:"false"`
	Files              []ExportAttachment      `json:"files" nullable:"false"`
	Companions         []ExportCompanion       `json:"companions" nullable:"false"`
	CompanionUse       []ExportCompanionUse    `json:"companionUse" nullable:"false"`
	Exercises          []ExportExercise        `json:"exercises" nullable:"false"`
	CompanionMemory    []ExportCompanionMemory `json:"companionMemory" nullable:"false"`
	RiskStates         []ExportRiskState       `json:"riskStates" nullable:"false"`
	SavedCoaches       []ExportSavedCoach      `json:"savedCoaches" nullable:"false"`
	SavedResources     []ExportSavedResource   `json:"savedResources" nullable:"false"`
	ReadingPlaces      []ExportReadingPlace    `json:"readingPlaces" nullable:"false"`
	Journal            []ExportJournalEntry    `json:"journal" nullable:"false"`
	SafetyNotes        *ExportSafetyNotes      `json:"safetyNotes"`
	CheckIns           []ExportCheckIn         `json:"checkIns" nullable:"false"`
	Community          *ExportCommunity        `json:"community"`
	CommunityPosts     []ExportPost            `json:"communityPosts" nullable:"false"`
	CommunityComments  []ExportComment         `json:"communityComments" nullable:"false"`
	CommunityReactions []ExportReaction        `json:"communityReactions" nullable:"false"`
	CommunityFlags     []ExportFlag            `json:"communityFlags" nullable:"false"`
	CommunityDecisions []ExportDecision        `json:"communityDecisions" nullable:"false"`
	CommunityNotices   []ExportCommunityNotice `json:"communityNotices" nullable:"false"`
	CommunityThreads   []ExportThread          `json:"communityThreads" nullable:"false"`
	Goals              []ExportGoal            `json:"goals" nullable:"false"`
	CrisisOutcomes     []ExportCrisisOutcome   `json:"crisisOutcomes" nullable:"false"`
	CrisisHandovers    []ExportCrisisHandover  `json:"crisisHandovers" nullable:"false"`
	OnCall             []ExportOnCall          `json:"onCall" nullable:"false"`
	CoachAbsences      []ExportCoachAbsence    `json:"coachAbsences" nullable:"false"`
	Sessions           []ExportSession         `json:"sessions" nullable:"false"`
	Calendar           *ExportCalendar         `json:"calendar"`
	BetaSignup         *ExportBetaSignup       `json:"betaSignup"`
	ContactMessages    []ExportContactMessage  `json:"contactMessages" nullable:"false"`
	Applications       []ExportApplication     `json:"applications" nullable:"false"`
}

// ExportAbout explains the file to its reader.
type ExportAbout struct {
	What    string       `json:"what"`
	MadeAt  time.Time    `json:"madeAt"`
	Times   string       `json:"times"`
	Parts   []ExportPart `json:"parts" nullable:"false"`
	NotHere []string     `json:"notHere" nullable:"false"`
}

// ExportPart describes a property of the file.
type ExportPart struct {
	Name  string `json:"name"`
	Holds string `json:"holds"`
}

// ExportProfile is the member's profile.
type ExportProfile struct {
	ID                 string     `json:"id" format:"uuid"`
	Username           string     `json:"username"`
	FirstName          string     `json:"firstName"`
	LastName           string     `json:"lastName"`
	Email              string     `json:"email"`
	NewEmail           *string    `json:"newEmail" doc:"New email address that is not confirmed yet; null if no change is pending."`
	EmailConfirmedAt   *time.Time `json:"emailConfirmedAt"`
	HasPassword        bool       `json:"hasPassword"`
	TimeZone           string     `json:"timeZone"`
	DisplayLanguage    string     `json:"displayLanguage" doc:"Language of pages, emails and notifications."`
	Coach              *string    `json:"coach" doc:"Name of the member's current coach."`
	SharesReadReceipts bool       `json:"sharesReadReceipts"`
	ShownHeading       *string    `json:"shownHeading"`
	ShownPrice         string     `json:"shownPrice"`
	RegisteredAt       time.Time  `json:"registeredAt"`
}

// ExportPreferences are the member's answers, with the texts of the questions, and settings.
type ExportPreferences struct {
	Region                 *string    `json:"region"`
	Religion               *string    `json:"religion"`
	Gender                 *string    `json:"gender"`
	Age                    *string    `json:"age"`
	Language               *string    `json:"language"`
	WouldLikeToTalkAbout   []string   `json:"wouldLikeToTalkAbout" nullable:"false"`
	WouldLikeCoachGender   *string    `json:"wouldLikeCoachGender"`
	OutsideCommunity       bool       `json:"outsideCommunity" doc:"True if the member requested a coach from outside their own community."`
	HomeCity               *string    `json:"homeCity" doc:"City whose coaches the member does not want."`
	AnsweredAt             *time.Time `json:"answeredAt"`
	TourSeenAt             *time.Time `json:"tourSeenAt"`
	EmailNotifications     bool       `json:"emailNotifications"`
	SessionReminders       bool       `json:"sessionReminders"`
	MessageNotifications   bool       `json:"messageNotifications"`
	NewsletterSubscription bool       `json:"newsletterSubscription"`
	SharedWithCoach        []string   `json:"sharedWithCoach" nullable:"false" doc:"Answers that the current coach can see."`
	QuietFrom              *string    `json:"quietFrom" doc:"Start of the quiet hours in the member's time zone, such as 22:00."`
	QuietUntil             *string    `json:"quietUntil"`
}

// ExportMembership is the member's trial.
type ExportMembership struct {
	TrialStartedAt time.Time `json:"trialStartedAt"`
	TrialEndsAt    time.Time `json:"trialEndsAt"`
	// ReminderMailedAt is the time at which the email about the end of the trial was enqueued.
	ReminderMailedAt *time.Time `json:"reminderMailedAt"`
}

// ExportSignIn is one device that is logged in.
type ExportSignIn struct {
	ID           string    `json:"id" format:"uuid"`
	Browser      string    `json:"browser" doc:"User-Agent of the browser."`
	SharedDevice bool      `json:"sharedDevice"`
	CreatedAt    time.Time `json:"createdAt"`
	LastUsedAt   time.Time `json:"lastUsedAt"`
	EndsAt       time.Time `json:"endsAt"`
	// Push is nil if this device gets no push messages.
	Push *ExportPush `json:"push"`
}

// ExportPush is the subscription of a device to push messages.
type ExportPush struct {
	Since       time.Time `json:"since"`
	SentUntil   time.Time `json:"sentUntil"`
	NeutralName bool      `json:"neutralName"`
}

// ExportBrowser is a browser in which the member logged in before.
type ExportBrowser struct {
	LastUsedAt time.Time `json:"lastUsedAt"`
}

// ExportProvider is the member's account at a sign-in provider.
type ExportProvider struct {
	Provider   string    `json:"provider" doc:"URL of the provider."`
	Account    string    `json:"account" doc:"The provider's id of this person."`
	Email      string    `json:"email"`
	LinkedAt   time.Time `json:"linkedAt"`
	LastUsedAt time.Time `json:"lastUsedAt"`
}

// ExportLink is a link that was sent by email.
type ExportLink struct {
	ID        string     `json:"id" format:"uuid"`
	Purpose   string     `json:"purpose" enum:"reset,confirm,change"`
	Email     string     `json:"email"`
	AskedAt   time.Time  `json:"askedAt"`
	ExpiresAt *time.Time `json:"expiresAt"`
	UsedAt    *time.Time `json:"usedAt"`
}

// ExportNotice is an email to the member about their account.
type ExportNotice struct {
	ID           string    `json:"id" format:"uuid"`
	About        string    `json:"about" enum:"sign-in,password,reset,address"`
	Email        string    `json:"email"`
	Browser      string    `json:"browser" doc:"User-Agent of the browser; empty if there was none."`
	SharedDevice bool      `json:"sharedDevice"`
	CreatedAt    time.Time `json:"createdAt"`
}

// ExportNotification is an entry of the bell.
type ExportNotification struct {
	ID        string     `json:"id" format:"uuid"`
	Type      string     `json:"type"`
	Title     string     `json:"title"`
	Message   string     `json:"message"`
	CreatedAt time.Time  `json:"createdAt"`
	ReadAt    *time.Time `json:"readAt"`
}

// ExportConversation is the whole conversation with one coach.
type ExportConversation struct {
	ID            string          `json:"id" format:"uuid"`
	Coach         string          `json:"coach"`
	StartedAt     time.Time       `json:"startedAt"`
	UrgentSince   *time.Time      `json:"urgentSince" doc:"Time since which a possible crisis waits for the coach."`
	CoachToldAt   *time.Time      `json:"coachToldAt" doc:"Time of the last email to the coach about a possible crisis."`
	CoachOpenedAt *time.Time      `json:"coachOpenedAt" doc:"Time at which the coach first read the conversation in the last possible crisis."`
	MutedAt       *time.Time      `json:"mutedAt" doc:"Time since which the conversation is muted."`
	DeletionAt    *time.Time      `json:"deletionAt" doc:"Time of the deletion that the member requested."`
	Messages      []ExportMessage `json:"messages" nullable:"false"`
}

// ExportMessage is one message with its marks.
type ExportMessage struct {
	ID        string     `json:"id" format:"uuid"`
	From      string     `json:"from" enum:"you,coach,team"`
	Text      string     `json:"text"`
	File      *string    `json:"file" format:"uuid" doc:"Id of the attached file, in files."`
	Automatic bool       `json:"automatic" doc:"True if the product sent it in the coach's or the team's name."`
	Status    string     `json:"status" enum:"sent,delivered,read"`
	SentAt    time.Time  `json:"sentAt"`
	EditedAt  *time.Time `json:"editedAt" doc:"Time of the last edit of the text."`
	UnsentAt  *time.Time `json:"unsentAt" doc:"Time at which the author unsent the message: text and file are gone."`
	ReplyTo   *string    `json:"replyTo" format:"uuid" doc:"Id of the message that this one answers. It may have been deleted."`
	// The reactions are codes of messaging.Reactions.
	YourReaction  *string     `json:"yourReaction" enum:"heart,thanks,agree,glad,hard"`
	CoachReaction *string     `json:"coachReaction" enum:"heart,thanks,agree,glad,hard"`
	Mark          *ExportMark `json:"mark"`
}

// ExportMark is the crisis detector's mark on a message.
type ExportMark struct {
	Level      string     `json:"level" enum:"urgent,concern"`
	MarkedAt   time.Time  `json:"markedAt"`
	CoachSawAt *time.Time `json:"coachSawAt" doc:"Time at which a coach closed it; see crisisOutcomes."`
	// TextsBefore is empty for most messages.
	TextsBefore []string `json:"textsBefore" nullable:"false" doc:"Texts that the message had before it was edited or unsent. The people on call can read them until the possible crisis is closed."`
}

// ExportAttachment is a file in a conversation of the member's, or one that they uploaded.
type ExportAttachment struct {
	ID          string    `json:"id" format:"uuid"`
	From        string    `json:"from" enum:"you,coach"`
	Name        string    `json:"name"`
	Kind        string    `json:"kind" enum:"image,voice,document"`
	ContentType string    `json:"contentType"`
	Size        int64     `json:"size" doc:"Size in bytes."`
	Width       *int32    `json:"width"`
	Height      *int32    `json:"height"`
	DurationMs  *int32    `json:"durationMs"`
	BroughtAt   time.Time `json:"broughtAt"`
	Link        string    `json:"link" doc:"URL of the file. Requires a sign-in of the member, and works until the account is deleted."`
}

// ExportCompanion is the conversation with one of the companions, which are programs.
type ExportCompanion struct {
	Companion     string                   `json:"companion"`
	NotifiedAt    *time.Time               `json:"toldAt" doc:"Time of the last notice that this is a program."`
	LastMessageAt *time.Time               `json:"lastMessageAt"`
	Messages      []ExportCompanionMessage `json:"messages" nullable:"false"`
}

// ExportCompanionMessage is one message of such a conversation.
type ExportCompanionMessage struct {
	ID         string    `json:"id" format:"uuid"`
	From       string    `json:"from" enum:"you,companion,notice"`
	Text       string    `json:"text"`
	Mark       *string   `json:"mark" enum:"urgent,concern" doc:"The crisis detector's result for the member's text. No person saw it."`
	Answers    *string   `json:"answers" format:"uuid" doc:"Id of the message that this one answers."`
	AnsweredBy string    `json:"answeredBy" doc:"Program that generated the answer."`
	SentAt     time.Time `json:"sentAt"`
	// Actions are stored as JSON, and exported as they are.
	Actions json.RawMessage `json:"actions" doc:"Buttons below the reply: a list of {do, label}."`
}

// ExportExercise is the member's way through a guided exercise.
type ExportExercise struct {
	ID         string          `json:"id" format:"uuid"`
	Exercise   string          `json:"exercise"`
	Companion  string          `json:"companion"`
	Language   string          `json:"language"`
	Answers    json.RawMessage `json:"answers" doc:"The answers in their order: a list of {step, choice, text}."`
	StartedAt  time.Time       `json:"startedAt"`
	UpdatedAt  time.Time       `json:"updatedAt"`
	FinishedAt *time.Time      `json:"finishedAt"`
	RemindAt   *time.Time      `json:"remindAt"`
}

// ExportCompanionMemory is what the member told companions to remember. There is at most one.
type ExportCompanionMemory struct {
	Language string   `json:"language"`
	Called   string   `json:"called"`
	Avoided  []string `json:"avoided" nullable:"false"`
}

// ExportCompanionUse is the use of an external model on one day.
type ExportCompanionUse struct {
	Day     string `json:"day" format:"date"`
	Answers int32  `json:"answers"`
	Tokens  int64  `json:"tokens" doc:"Number of tokens sent to and received from the model for answers."`
	// Readings counts the texts that the model read for signs of a risk.
	Readings int32 `json:"readings" doc:"Number of texts that the model read for signs of a risk, without answering them."`
}

// ExportRiskState is what the crisis detector concluded from the member's texts. There is at most one.
type ExportRiskState struct {
	State    string    `json:"state"`
	Kind     string    `json:"kind"`
	Since    time.Time `json:"since"`
	LastSign time.Time `json:"lastSign"`
	Answer   string    `json:"answer" doc:"The member's answer to the direct question; empty for none."`
	Asked    int16     `json:"asked" doc:"How often companions asked it."`
	Steps    int16     `json:"steps" doc:"How many steps of help companions offered."`
}

// ExportSession is one session with a coach.
type ExportSession struct {
	ID             string                `json:"id" format:"uuid"`
	Coach          string                `json:"coach"`
	BeginsAt       time.Time             `json:"beginsAt"`
	EndsAt         time.Time             `json:"endsAt"`
	Status         string                `json:"status" enum:"scheduled,cancelled"`
	Note           string                `json:"note" doc:"The member's message to the coach before the session."`
	Counts         bool                  `json:"counts" doc:"True if it counts against the sessions of its month."`
	MovedByCoach   bool                  `json:"movedByCoach"`
	BookedAt       time.Time             `json:"bookedAt"`
	CancelledAt    *time.Time            `json:"cancelledAt"`
	CancelledBy    *string               `json:"cancelledBy" enum:"member,coach,change,leaving,absence"`
	VideoTroubleAt *time.Time            `json:"videoTroubleAt" doc:"Time at which a failure of the video was reported."`
	Outcome        *string               `json:"outcome" enum:"held,no_show,coach_absent" doc:"Outcome that the coach recorded."`
	OutcomeAt      *time.Time            `json:"outcomeAt"`
	Proposals      []ExportProposal      `json:"proposals" nullable:"false"`
	Changes        []ExportSessionChange `json:"changes" nullable:"false"`
	// Recap and Feedback are null for none.
	Recap    *ExportSessionRecap    `json:"recap"`
	Feedback *ExportSessionFeedback `json:"feedback"`
}

// ExportSessionRecap is what the coach shared after a session.
type ExportSessionRecap struct {
	Summary    string     `json:"summary"`
	Agreed     string     `json:"agreed" doc:"What the two agreed on."`
	Unreadable bool       `json:"unreadable" doc:"True if it cannot be decrypted; the texts are then empty."`
	SharedAt   time.Time  `json:"sharedAt"`
	ChangedAt  *time.Time `json:"changedAt" doc:"Last change since it was shared."`
}

// ExportSessionFeedback is the member's answer to how a session went.
type ExportSessionFeedback struct {
	Rating     string     `json:"rating" doc:"helped, some, little or worse; empty if the member did not want to answer."`
	Note       string     `json:"note"`
	Unreadable bool       `json:"unreadable" doc:"True if it cannot be decrypted; the texts are then empty."`
	AnsweredAt time.Time  `json:"answeredAt"`
	SharedAt   *time.Time `json:"sharedAt" doc:"Since when the session's coach can see it; null while they cannot."`
}

// ExportSessionChange is a change of a session.
type ExportSessionChange struct {
	ID       string     `json:"id" format:"uuid"`
	What     string     `json:"what" enum:"booked,moved,cancelled"`
	By       string     `json:"by" enum:"member,coach,change,leaving,absence"`
	At       time.Time  `json:"at"`
	BeginsAt time.Time  `json:"beginsAt" doc:"Start of the session after this change."`
	BeganAt  *time.Time `json:"beganAt" doc:"Start of the session before it was moved."`
}

// ExportCalendar is the state of the member's calendar feed.
type ExportCalendar struct {
	MadeAt     time.Time  `json:"madeAt"`
	LastReadAt *time.Time `json:"lastReadAt"`
}

// ExportBetaSignup is the member's beta signup.
type ExportBetaSignup struct {
	ID                string    `json:"id" format:"uuid"`
	Email             string    `json:"email"`
	FirstName         string    `json:"firstName"`
	LastName          string    `json:"lastName"`
	Occupation        string    `json:"occupation"`
	Location          string    `json:"location"`
	Age               string    `json:"age"`
	ReasonForInterest string    `json:"reasonForInterest"`
	ShownHeading      *string   `json:"shownHeading"`
	ShownPrice        *string   `json:"shownPrice"`
	DisplayLanguage   string    `json:"displayLanguage" doc:"Language of the page, and of the confirmation."`
	SentAt            time.Time `json:"sentAt"`
}

// ExportContactMessage is a message from the contact page.
type ExportContactMessage struct {
	ID      string    `json:"id" format:"uuid"`
	Name    string    `json:"name"`
	Email   string    `json:"email"`
	Subject string    `json:"subject"`
	Message string    `json:"message"`
	SentAt  time.Time `json:"sentAt"`
}

// ExportApplication is a job application.
type ExportApplication struct {
	ID       string    `json:"id" format:"uuid"`
	Job      string    `json:"job"`
	Name     string    `json:"name"`
	Email    string    `json:"email"`
	Location string    `json:"location"`
	Link     string    `json:"link"`
	Note     string    `json:"note"`
	SentAt   time.Time `json:"sentAt"`
}

// ExportSavedCoach is a coach whom the member saved.
type ExportSavedCoach struct {
	Coach   string    `json:"coach" doc:"Name of the coach."`
	SavedAt time.Time `json:"savedAt"`
}

// ExportReadingPlace is an item of the library that the member has begun to read.
type ExportReadingPlace struct {
	Resource string    `json:"resource"`
	Percent  int16     `json:"percent"`
	LeftAt   time.Time `json:"leftAt"`
}

// ExportSavedResource is an item of the library that the member saved.
type ExportSavedResource struct {
	Resource string    `json:"resource"`
	SavedAt  time.Time `json:"savedAt"`
}

// ExportSafetyNotes are the member's safety notes.
type ExportSafetyNotes struct {
	Sections     []ExportSafetySection `json:"sections" nullable:"false"`
	ContactName  string                `json:"contactName" doc:"Empty for no contact."`
	ContactPhone string                `json:"contactPhone"`
	Unreadable   bool                  `json:"unreadable" doc:"True if the notes cannot be decrypted; they are then empty."`
	UpdatedAt    time.Time             `json:"updatedAt"`
	SharedAt     *time.Time            `json:"sharedAt" doc:"Since when the current coach can see the sections; null while they cannot."`
}

// ExportSafetySection is one title of the safety notes with its text.
type ExportSafetySection struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// ExportCheckIn is one day of the member.
type ExportCheckIn struct {
	Day        string     `json:"day" doc:"The member's day, as 2026-11-27."`
	Mood       string     `json:"mood"`
	Word       string     `json:"word"`
	Note       string     `json:"note"`
	Unreadable bool       `json:"unreadable" doc:"True if the check-in cannot be decrypted; the other texts are then empty."`
	UpdatedAt  time.Time  `json:"updatedAt"`
	SharedAt   *time.Time `json:"sharedAt" doc:"Since when the current coach can see it; null while they cannot."`
}

// ExportJournalEntry is a page of the private journal.
type ExportJournalEntry struct {
	ID         string    `json:"id" format:"uuid"`
	Resource   string    `json:"resource" doc:"Id of the library resource that the entry is about; empty for none."`
	Prompt     *int16    `json:"prompt" doc:"Index of the resource's question that the entry answers, from 0; null for none."`
	Text       string    `json:"text"`
	Unreadable bool      `json:"unreadable" doc:"True if the entry cannot be decrypted; its text is then empty."`
	CreatedAt  time.Time `json:"createdAt"`
	UpdatedAt  time.Time `json:"updatedAt"`
}
