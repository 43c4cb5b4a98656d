package copy

// AdminCoaches holds the texts of the page on which administrators manage coaches, and the audit log's texts about
// coaches.
var AdminCoaches = struct {
	Name, Title, Lead                  string
	Search, StandingLabel              string
	All, Invited, Pending              string
	Active, Inactive, Administrators   string
	Waiting                            string
	ListLabel                          string
	Clients, Sessions                  Plural
	Verified, Unverified, Rejected     string
	RoleAdministrator, You             string
	ChangeWaits                        string
	Failed, MoreFailed                 string
	More, LoadingMore                  string
	NoneYet, NoneYetText               string
	NoneHere, NoneHereText             string
	NoneFound                          Template
	NoneFoundText                      string
	ChooseTitle, ChooseText            string
	Back, CoachLabel                   string
	CoachFailed, CoachGone, GoneText   string
	OpenToMembers, NotOpen             string
	MissingPassword                    string
	MissingVerification                string
	MissingActivation                  string
	AboutTitle, ProfileTitle           string
	ProfileText                        string
	Email, ClientsLabel, SessionsLabel string
	InvitedOn, Since, LastSeen, Never  string
	DeactivatedOn, TheirClients        string
	TheyWait, TheyAreFree              string
	SecondFactor, On, Off              string
	NoBio                              string
	Specializations, Focus, Languages  string
	Place, TimeZone, Experience        string
	Education                          string
	Years                              Plural
	CredentialsTitle, NoCredentials    string
	Now, Wanted                        string
	AskedFor                           Template
	Approve, Approving                 string
	TurnDown, TurningDown              string
	TurnDownFailed                     string
	Approved, TurnedDown               Toast
	TurnDownTitle, TurnDownText        string
	Reason, ReasonHint, ReasonOptional string
	ActionsTitle, OwnText              string
	Invite, Inviting                   string
	InviteTitle, InviteText            string
	InviteName, InviteEmail            string
	InviteFailed                       string
	InviteSent                         Toast
	InviteAgain, InvitingAgain         string
	InviteAgainTitle, InviteAgainText  string
	InviteAgainSent                    Toast
	Verify, Verifying, VerifyTitle     string
	VerifyText, VerifyOpens            string
	VerifyDone                         Toast
	Reject, Rejecting, RejectTitle     string
	RejectText, RejectFailed           string
	RejectDone                         Toast
	Activate, Activating               string
	ActivateTitle, ActivateText        string
	ActivateOpens, ActivateWaits       string
	ActivateUnverified                 string
	ActivateDone                       Toast
	Deactivate, Deactivating           string
	DeactivateTitle, DeactivateText    string
	DeactivateClients                  Plural
	DeactivateNobody                   string
	DeactivateSessions                 Plural
	DeactivateUrgent                   Plural
	ClientsQuestion                    string
	WaitLabel, WaitText                string
	ReleaseLabel, ReleaseText          string
	DeactivateFailed                   string
	DeactivateDone                     Toast
	Release, Releasing, ReleaseTitle   string
	ReleaseLaterText                   string
	ReleaseDone                        Toast
	ResetFactor, ResettingFactor       string
	ResetFactorTitle, ResetFactorText  string
	ResetFactorDone                    Toast
	DialogBack                         string
	ActInvite, ActInviteAgain          Template
	ActVerify, ActReject               Template
	ActActivate, ActDeactivate         Template
	ActRelease, ActResetFactor         Template
	ActApprove, ActTurnDown            Template
	OpenCoach                          string
}{
	Name:           "Coaches",
	Title:          "Coaches",
	Lead:           "Who coaches, who is to, and who did. Members can choose a coach who is verified and active.",
	Search:         "Search by name or email",
	StandingLabel:  "Which coaches",
	All:            "All",
	Invited:        "Invited",
	Pending:        "Pending",
	Active:         "Active",
	Inactive:       "Inactive",
	Administrators: "Administrators",
	Waiting:        "To look at",
	ListLabel:      "Coaches",
	Clients:        Plural{"{count} client", "{count} clients"},
	Sessions:       Plural{"{count} session to come", "{count} sessions to come"},
	Verified:       "Verified", Unverified: "Not verified yet", Rejected: "Turned down",
	RoleAdministrator: "Administrator", You: "You",
	ChangeWaits: "New credentials",
	Failed:      "The coaches could not be loaded",
	MoreFailed:  "More could not be loaded",
	More:        "Show more",
	LoadingMore: "Loading",
	NoneYet:     "Nobody coaches yet",
	NoneYetText: "Invite the first coach. They get a letter with a way to choose a password.",
	NoneHere:    "Nobody is here", NoneHereText: "Coaches stand here as soon as this is true of one of them.",
	NoneFound: "Nobody matches “{words}”", NoneFoundText: "Look for a part of the name or of the email address, or among all coaches.",
	ChooseTitle: "Choose a coach", ChooseText: "Their profile, their credentials and what you can do stand here.",
	Back: "Back to the coaches", CoachLabel: "About this coach",
	CoachFailed: "This coach could not be loaded", CoachGone: "This coach is not here", GoneText: "The address may not be whole.",
	OpenToMembers:       "Members can choose this coach.",
	NotOpen:             "Members cannot choose this coach:",
	MissingPassword:     "They have not chosen a password yet.",
	MissingVerification: "They are not verified.",
	MissingActivation:   "They are not active.",
	AboutTitle:          "Account",
	ProfileTitle:        "Profile",
	ProfileText:         "As members see it, or would.",
	Email:               "Email",
	ClientsLabel:        "Clients",
	SessionsLabel:       "Sessions to come",
	InvitedOn:           "Invited", Since: "Here since", LastSeen: "Last in the portal", Never: "Never",
	DeactivatedOn: "Deactivated", TheirClients: "Their clients", TheyWait: "were told to wait, or to choose another", TheyAreFree: "were released",
	SecondFactor: "Two-step login", On: "On", Off: "Off",
	NoBio:           "They have not written about themselves yet.",
	Specializations: "Works on", Focus: "Topics", Languages: "Languages", Place: "Place", TimeZone: "Time zone", Experience: "Experience",
	Education:        "Education",
	Years:            Plural{"{count} year", "{count} years"},
	CredentialsTitle: "Credentials", NoCredentials: "None",
	Now: "Members read now", Wanted: "They ask for",
	AskedFor: "Asked for {ago}",
	Approve:  "Approve", Approving: "Approving", TurnDown: "Turn down", TurningDown: "Turning it down",
	TurnDownFailed: "This could not be turned down",
	Approved:       Toast{"Approved", "Members read the new credentials. The coach is told by letter."},
	TurnedDown:     Toast{"Turned down", "Members read what stood there before. The coach is told by letter."},
	TurnDownTitle:  "Turn down the new credentials?",
	TurnDownText:   "Members go on reading what stands there now. The coach gets your reason by letter, and can send another change.",
	Reason:         "Reason", ReasonHint: "The coach reads this.", ReasonOptional: "The coach reads this. You can leave it empty.",
	ActionsTitle: "What you can do",
	OwnText:      "This is your own account. Another administrator has to do this.",

	Invite: "Invite a coach", Inviting: "Inviting", InviteTitle: "Invite a coach",
	InviteText: "They get a letter with a way to choose a password. Members see nothing of them until you have verified and activated them.",
	InviteName: "Name", InviteEmail: "Email", InviteFailed: "They could not be invited",
	InviteSent:  Toast{"Invited", "The letter is on its way."},
	InviteAgain: "Send the invitation again", InvitingAgain: "Sending it", InviteAgainTitle: "Send the invitation again?",
	InviteAgainText: "A new letter goes out. The link in earlier letters opens nothing any more.",
	InviteAgainSent: Toast{"Sent again", "The letter is on its way."},

	Verify: "Verify", Verifying: "Verifying", VerifyTitle: "Verify this coach?",
	VerifyText:  "You have looked at their training and it is what they say. They are told by letter.",
	VerifyOpens: "They are active, so members can choose them from then on.",
	VerifyDone:  Toast{"Verified", "The coach is told by letter."},
	Reject:      "Turn down", Rejecting: "Turning them down", RejectTitle: "Turn down the verification?",
	RejectText:   "Members cannot choose them. They get your reason by letter.",
	RejectFailed: "This could not be turned down", RejectDone: Toast{"Turned down", "The coach is told by letter."},

	Activate: "Activate", Activating: "Activating", ActivateTitle: "Activate this coach?",
	ActivateText:       "They are told by letter.",
	ActivateOpens:      "They are verified, so members can choose them from then on.",
	ActivateUnverified: "They are not verified yet: members can choose them only once they are.",
	ActivateWaits:      "Clients who waited for them are told that they are back.",
	ActivateDone:       Toast{"Activated", "The coach is told by letter."},

	Deactivate: "Deactivate", Deactivating: "Deactivating", DeactivateTitle: "Deactivate this coach?",
	DeactivateText: "Nobody can choose them or book with them any more, and they do not see clients. They can still sign in, and are told by letter.",
	DeactivateClients: Plural{
		"{count} client has them now.", "{count} clients have them now.",
	},
	DeactivateNobody: "Nobody has them as a coach now.",
	DeactivateSessions: Plural{
		"{count} session to come is cancelled. Both sides are told, and it does not count.",
		"{count} sessions to come are cancelled. Both sides are told, and they do not count.",
	},
	DeactivateUrgent: Plural{
		"{count} client has written something urgent that nobody has acknowledged. The team gets a letter about it.",
		"{count} clients have written something urgent that nobody has acknowledged. The team gets a letter about each.",
	},
	ClientsQuestion:  "What happens to their clients?",
	WaitLabel:        "They wait",
	WaitText:         "They keep this coach. They are told that the coach is away for now and that they can choose another at any time. When you activate the coach again they are told.",
	ReleaseLabel:     "They are free to choose",
	ReleaseText:      "They have no coach any more. They are told, can still read what was written, and get suggestions for another.",
	DeactivateFailed: "They could not be deactivated",
	DeactivateDone:   Toast{"Deactivated", "The clients are being told now."},
	Release:          "Release the clients", Releasing: "Releasing them", ReleaseTitle: "Release the clients?",
	ReleaseLaterText: "Those who still wait have no coach any more from then on. They are told, can still read what was written, and get suggestions for another. Activating the coach again does not bring them back.",
	ReleaseDone:      Toast{"Released", "The clients are being told now."},

	ResetFactor: "Reset two-step login", ResettingFactor: "Resetting it", ResetFactorTitle: "Reset their two-step login?",
	ResetFactorText: "Their password alone lets them in until they set it up again. Do this only when you are sure that it is really them who asked. They are told by letter.",
	ResetFactorDone: Toast{"Reset", "The coach is told by letter."},
	DialogBack:      "Go back",

	ActInvite:      "{name} invited {coach} to coach",
	ActInviteAgain: "{name} sent {coach} the invitation again",
	ActVerify:      "{name} verified {coach}",
	ActReject:      "{name} turned down the verification of {coach}",
	ActActivate:    "{name} activated {coach}",
	ActDeactivate:  "{name} deactivated {coach}",
	ActRelease:     "{name} released the clients of {coach}",
	ActResetFactor: "{name} reset the two-step login of {coach}",
	ActApprove:     "{name} approved new credentials of {coach}",
	ActTurnDown:    "{name} turned down new credentials of {coach}",
	OpenCoach:      "Open the coach",
}
