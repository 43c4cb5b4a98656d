package copy

// PasswordRules are the rules of a new password. A page marks each rule as met during typing; Met is the mark's text
// for screen readers.
type PasswordRules struct{ Length, Uppercase, Lowercase, Number, Met string }

// AuthNotices are the notices above the sign-in form that give the reason for a redirect to it.
type AuthNotices struct {
	SessionEnded, Idle, PasswordChanged, ProviderFailed, ProviderCancelled string
}

// Auth holds the texts of the members' sign-in and sign-up page.
var Auth = struct {
	Title, Description, LogInTab, SignUpTab                                             string
	UsernameOrEmail, Password, ForgotPassword, LogIn, LoggingIn, ContinueWithGoogle, Or string
	SharedDevice, SharedDeviceHint                                                      string
	FirstName, LastName, Username, Email, ConfirmPassword, SignUp, CreatingAccount      string
	UsernameHint, CapsLock                                                              string
	PasswordRules                                                                       PasswordRules
	Agreement                                                                           Template
	Terms, Privacy                                                                      string
	NewHere, AlreadyMember, Later, LaterHelp                                            string
	Notices                                                                             AuthNotices
	Pitch, PitchText                                                                    string
	Welcome                                                                             string
	Benefits                                                                            []string
	LoginSuccess, RegistrationSuccess, LoggedOut                                        Toast
	LoginFailed, LoginFailedStatus, RegistrationFailed, RegistrationFailedStatus        Template
	LogoutFailed                                                                        string
}{
	Title:       "Log In",
	Description: "Log in or sign up to talk with your coach.",
	LogInTab:    "Log In",
	SignUpTab:   "Sign Up",

	UsernameOrEmail:    "Username or Email",
	Password:           "Password",
	ForgotPassword:     "Forgot Password",
	LogIn:              "Log In",
	LoggingIn:          "Logging in...",
	ContinueWithGoogle: "Continue with Google",
	Or:                 "or",
	SharedDevice:       "Other people use this device",
	SharedDeviceHint:   "We log you out after 30 minutes without use.",

	FirstName:       "First Name",
	LastName:        "Last Name",
	Username:        "Username",
	Email:           "Email",
	ConfirmPassword: "Confirm Password",
	SignUp:          "Sign Up",
	CreatingAccount: "Creating account...",
	UsernameHint:    "Letters, numbers and underscores. You can log in with it.",
	CapsLock:        "Caps Lock is on.",
	PasswordRules: PasswordRules{
		Length:    "8 characters or more",
		Uppercase: "An uppercase letter",
		Lowercase: "A lowercase letter",
		Number:    "A number",
		Met:       "done",
	},

	Agreement:     "By signing up you agree to our {terms} and {privacy}. " + product + " gives emotional wellness coaching, not clinical therapy or medical advice.",
	Terms:         "terms of service",
	Privacy:       "privacy policy",
	NewHere:       "New here?",
	AlreadyMember: "Already have an account?",
	Later:         "This feature will be implemented in the future.",
	LaterHelp:     "For now, please use your username or email and your password.",
	Notices: AuthNotices{
		SessionEnded:      "You were logged out. Log in again and you come back to where you were. What you wrote is kept.",
		Idle:              "Nobody used this device for 30 minutes, so we logged you out.",
		PasswordChanged:   "Your new password is saved. Log in with it.",
		ProviderFailed:    "Google could not log you in. Please try again, or use your password.",
		ProviderCancelled: "You came back without logging in with Google. Try again, or use your password.",
	},

	Pitch:     "Certified, culturally sensitive wellness coaches",
	Welcome:   "Come in. There is a seat kept for you.",
	PitchText: "Talk to someone who knows the house you grew up in, and the one you live in now.",
	Benefits: []string{
		"One-on-one coaching",
		"Unlimited text support",
		"An AI companion with cultural understanding",
		"An anonymous peer community",
		"A 7-day free trial. Cancel anytime.",
	},

	LoginSuccess:             Toast{"Login successful", "Welcome back, {firstName}!"},
	RegistrationSuccess:      Toast{"Registration successful", "Welcome to " + product + ", {firstName}!"},
	LoggedOut:                Toast{"Logged out", "You have been successfully logged out"},
	LoginFailed:              "Login failed",
	LoginFailedStatus:        "Login failed with status: {status}",
	RegistrationFailed:       "Registration failed",
	RegistrationFailedStatus: "Registration failed with status: {status}",
	LogoutFailed:             "Logout failed",
}
