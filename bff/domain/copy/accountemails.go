package copy

// AccountLetters are the emails about a member's account and its security. Each describes the event, the next step, and
// the step to take if it was not the member. The subjects do not mention the service, because others may see the
// screen.
var AccountLetters = struct {
	// Signature ends every email; Why is the small print below it.
	Signature, Why string
	Confirm        struct {
		Subject             string
		Text                Template
		Button, Once, NotMe string
	}
	Exists struct {
		Subject                 string
		Text, Username          Template
		Forgotten, Button, Calm string
	}
	Reset struct {
		Subject                    string
		Text                       Template
		Button, Once, Ends, NotYou string
	}
	PasswordChanged struct {
		Subject               string
		Changed, Reset        Template
		Ended, NotYou, Button string
	}
	Change struct {
		Subject             string
		Text                Template
		Button, Once, NotMe string
	}
	ChangeNotice struct {
		Subject              string
		Text                 Template
		Until, NotYou, Right string
		Button               string
	}
	Guesses struct {
		Subject                     string
		Text                        Template
		Known, New, Nothing, Button string
	}
	SignIn struct {
		Subject                                     string
		Text                                        Template
		DeviceLabel, TimeLabel, Shared, Known, Lost string
		Button                                      string
	}
}{
	Signature: "The " + product + " team",
	Why:       "You get this letter because it is about the safety of an account at " + product + ". Letters of this kind cannot be switched off.",
	Guesses: struct {
		Subject                     string
		Text                        Template
		Known, New, Nothing, Button string
	}{
		Subject: "Too many wrong passwords",
		Text: "Someone tried many wrong passwords for the account {username}. The latest was on {time}. No one got in with them. " +
			"For a day, we don't check more passwords from browsers that are new to your account.",
		Known:   "Browsers you have logged in with before still work as usual.",
		New:     "On a new browser, choose a new password with the button below. You can log in there right away.",
		Nothing: "If your password is long and you use it nowhere else, you don't have to do anything.",
		Button:  "Choose a new password",
	},
	Confirm: struct {
		Subject             string
		Text                Template
		Button, Once, NotMe string
	}{
		Subject: "Please confirm your address",
		Text:    "Somebody, most likely you, made an account at " + product + " with this address. The username is {username}. Please tell us that the address is right: letters about the account come here.",
		Button:  "Yes, this is my address",
		Once:    "The link works once, for a day.",
		NotMe:   "If you do not know this username, do nothing. Without your confirmation the address belongs to nobody's account.",
	},
	Exists: struct {
		Subject                 string
		Text, Username          Template
		Forgotten, Button, Calm string
	}{
		Subject:   "You already have an account",
		Text:      "Somebody, perhaps you, wanted to use this address for an account at " + product + ". You have one already, so the address stays with it.",
		Username:  "Your username is {username}. Log in with it, or with this address.",
		Forgotten: "If you do not remember your password, choose Forgot Password there, and you get a link to set a new one.",
		Button:    "Log In",
		Calm:      "If it was not you, there is nothing to do. Nobody got into your account, and whoever it was is not told that you have one.",
	},
	Reset: struct {
		Subject                    string
		Text                       Template
		Button, Once, Ends, NotYou string
	}{
		Subject: "The link you asked for",
		Text:    "You asked to choose a new password. It is for the account with the username {username}.",
		Button:  "Choose a new password",
		Once:    "The link works once, for 30 minutes, and only the newest one counts.",
		Ends:    "When the new password is saved, every device that is logged in now is logged out.",
		NotYou:  "If it was not you who asked, do nothing. Your password stays as it is, and nobody but you has this link.",
	},
	PasswordChanged: struct {
		Subject               string
		Changed, Reset        Template
		Ended, NotYou, Button string
	}{
		Subject: "Your password was changed",
		Changed: "The password of your account with the username {username} was changed on {time}.",
		Reset:   "A new password was set for your account with the username {username} on {time}, by the link in a letter to this address.",
		Ended:   "Other devices that were logged in have been logged out.",
		NotYou:  "If it was you, there is nothing to do. If it was not, choose a new password now: that logs everybody out, and only this mailbox gets the link.",
		Button:  "Choose a new password",
	},
	Change: struct {
		Subject             string
		Text                Template
		Button, Once, NotMe string
	}{
		Subject: "Please confirm your new address",
		Text:    "You asked us to write to this address from now on. It is for the account with the username {username}.",
		Button:  "Yes, this is my address",
		Once:    "The link works once, for a day. Until you follow it, nothing changes.",
		NotMe:   "If it was not you, do nothing. Without your confirmation the address belongs to nobody's account.",
	},
	ChangeNotice: struct {
		Subject              string
		Text                 Template
		Until, NotYou, Right string
		Button               string
	}{
		Subject: "A new address for your account",
		Text:    "On {time} somebody who was logged in to your account with the username {username} asked us to write to another address from now on.",
		Until:   "A letter with a link went there. This address stays yours until that link is followed.",
		Right:   "If it was you, there is nothing to do here.",
		NotYou:  "If it was not you, choose a new password now: that logs everybody out and takes the change back.",
		Button:  "Choose a new password",
	},
	SignIn: struct {
		Subject                                     string
		Text                                        Template
		DeviceLabel, TimeLabel, Shared, Known, Lost string
		Button                                      string
	}{
		Subject:     "A new device logged in",
		Text:        "Somebody logged in to your account with the username {username} in a browser that we have not seen with it before.",
		DeviceLabel: "Device",
		TimeLabel:   "Time",
		Shared:      "It was marked as a device that other people use too.",
		Known:       "If it was you, there is nothing to do.",
		Lost:        "If it was not you, choose a new password now: that logs everybody out, and only this mailbox gets the link.",
		Button:      "Choose a new password",
	},
}

// Devices are the names of browsers and systems, as recognized from a User-Agent header.
var Devices = struct {
	BrowserOn  Template
	SomeDevice string
}{
	BrowserOn:  "{browser} on {system}",
	SomeDevice: "A device that does not say what it is",
}
