// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CoachAuth is the sign-in page of the coach portal. */
export const coachAuth = {
  title: "Coach login",
  heading: "Good to have you here",
  description: "The portal for coaches.",
  text: "The people you coach are a few hours behind you. Here is what they wrote while you slept.",
  features: [
    {
      title: "Client management",
      text: "Who is yours, who wrote, and who has gone quiet.",
    },
    {
      title: "Messaging system",
      text: "One conversation with each client, with what has been read on both sides.",
    },
    {
      title: "Session scheduling",
      text: "Your hours in your zone, shown to each client in theirs.",
    },
  ],
  email: "Email",
  password: "Password",
  login: "Login",
  loggingIn: "Logging in...",
  trouble: "If you cannot get in, please contact the administrator.",
  loginSuccess: {
    title: "Login successful",
    text: "Welcome back, {name}!",
  },
  loginFailed: "Login failed",
  loginFailedText: "Login failed. Please check your credentials.",
  unexpected: "An unexpected error occurred",
} as const;

/** CoachDashboard is the coach's one page, with its tabs. */
export const coachDashboard = {
  clock: "{time} · {city}",
  title: "Dashboard",
  description: "Your clients and what they wrote.",
  clients: "Clients",
  messages: "Messages",
  logout: "Logout",
  loggingOut: "Logging out...",
  navigation: "Coach portal",
  statusLabel: "Account status",
  active: "Active",
  pending: "Pending",
  totalClients: "Total clients",
  upcomingSessions: "Upcoming sessions",
  sessions: "Sessions",
  hours: "Hours",
  profile: "Profile",
  sessionViews: "Ways to see your sessions",
  sessionList: "List",
  sessionWeek: "Week",
  message: "Message",
  openConversation: "Open conversation",
  noMessagesYet: "No messages yet",
  noClients: "No clients assigned yet",
  noClientsText: "When someone chooses you, they appear here at once.",
  selectClient: "Select a client from the client list to view messages",
  unknownClient: "Unknown Client",
  engagementLabel: "Engagement",
  clientLabel: "Client",
  youWrote: "You:",
  engagementName: "{level} engagement",
  unread: {
    one: "{count} unread message",
    other: "{count} unread messages",
  },
  clientClock: "It is {time} for {clientName}",
  composerLabel: "Message to {clientName}",
  conversationLabel: "Conversation with {clientName}",
  composerPlaceholder: "Write a message",
  backToClients: "Back to clients",
  emptyTitle: "{clientName} has not written yet",
  emptyText: "Your welcome message has been sent. A second line from you can make the first one easier.",
  markedConcern: "Worth a closer look",
  markedUrgent: "Urgent",
  notActive: {
    title: "Account Not Active",
    text: "Your account is pending activation. Please check back later or contact admin.",
  },
  loadFailed: {
    title: "Error",
    text: "Failed to load dashboard data",
  },
  logoutFailed: {
    title: "Error",
    text: "Failed to log out",
  },
  profileFailed: "Failed to fetch coach profile",
  clientsFailed: "Failed to load dashboard data",
  fetchFailed: "Failed to fetch messages",
  sendFailed: "Failed to send message",
} as const;

/** CoachClients is the Clients tab: who is there, who waits, and who needs the coach now. */
export const coachClients = {
  search: "Search clients",
  filter: "Engagement",
  allEngagement: "All engagement",
  shown: {
    one: "{count} client shown",
    other: "{count} clients shown",
  },
  waiting: {
    one: "{count} client waits for an answer.",
    other: "{count} clients wait for an answer.",
  },
  nobodyWaits: "Nobody is waiting for an answer.",
  longest: "{clientName} has waited longest, {duration}.",
  only: "{clientName} has waited {duration}.",
  waits: "Waiting {duration}",
  waitsLate: "Late, waiting {duration}",
  answerBy: "answer by {when}",
  wasDue: "answer was due {when}",
  typing: "{clientName} is typing",
  goes: "Chat goes by {when}",
  noMatch: "No client matches",
  showAll: "Show all clients",
  today: "today, {time}",
  tomorrow: "tomorrow, {time}",
  yesterday: "yesterday, {time}",
  dayAndTime: "{day}, {time}",
  momentsAgo: "a moment",
} as const;

/** CoachChat is what only the coach's side of a conversation says. */
export const coachChat = {
  waits: "{clientName} has waited {duration}. Answer by {when}.",
  late: "{clientName} has waited {duration}. The answer was due {when}.",
  deletion: "{clientName} asked for this chat to be deleted. What was said until then goes by {when}, for both of you, unless they change their mind.",
  flagged: "{clientName} wrote something that needs you.",
  flaggedConcern: "{clientName} wrote something worth a closer look.",
  flaggedAt: "Flagged {ago}.",
  markedConcern: "Worth a closer look",
  markedHelp: "Urgent",
  notes: "Private notes about {clientName}",
  stale: "Failed to fetch new messages.",
} as const;
