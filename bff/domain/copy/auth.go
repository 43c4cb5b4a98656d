package copy

// Auth is the sign-in and sign-up screen of members.
var Auth = struct {
	Title, Description, LogInTab, SignUpTab                                             string
	UsernameOrEmail, Password, ForgotPassword, LogIn, LoggingIn, ContinueWithGoogle, Or string
	SharedDevice, SharedDeviceHint                                                      string
	FirstName, LastName, Username, Email, ConfirmPassword, SignUp, CreatingAccount      string
	UsernameHint, PasswordHint                                                          string
	Agreement, NewHere, AlreadyMember, Later                                            string
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
	PasswordHint:    "At least 8 characters, with an uppercase letter, a lowercase letter and a number.",

	Agreement:     "By signing up you agree to our terms of service and privacy policy. " + product + " gives emotional wellness coaching, not clinical therapy or medical advice.",
	NewHere:       "New here?",
	AlreadyMember: "Already have an account?",
	Later:         "This feature will be implemented in the future.",

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
