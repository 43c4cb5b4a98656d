package copy

// ClientsOnLeaving are the options for the clients of a coach who is deactivated.
var ClientsOnLeaving = []Option{
	{"wait", "They can wait"},
	{"released", "They choose another coach"},
}
