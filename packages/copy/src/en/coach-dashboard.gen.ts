// Generated from messages/*/coach-dashboard.json by `make gen`. Change that file.

/** @file The texts of the coach's dashboard and the names of its tabs. */

export const clock = (v: { time: string | number; city: string | number }) => `${v.time} · ${v.city}`;
export const title = "Dashboard";
export const description = "Your clients, messages, and sessions.";
export const clients = "Clients";
export const messages = "Messages";
export const logout = "Logout";
export const loggingOut = "Logging out...";
export const navigation = "Coach portal";
export const statusLabel = "Account status";
export const active = "Active";
export const pending = "Pending";
export const totalClients = "Total clients";
export const upcomingSessions = "Upcoming sessions";
export const sessions = "Sessions";
export const hours = "Hours";
export const profile = "Profile";
export const sessionViews = "Session view";
export const sessionList = "List";
export const sessionWeek = "Week";
export const message = "Message";
export const openConversation = "Open conversation";
export const noMessagesYet = "No messages yet";
export const noClients = "No clients assigned yet";
export const noClientsText = "When a member chooses you, they'll show up here.";
export const selectClient = "Select a client from the client list to view messages";
export const unknownClient = "Unknown Client";
export const youWrote = "You:";
export const engagementName = (v: { level: string | number }) => `${v.level} engagement`;
export const unread = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
export const clientClock = (v: { time: string | number; clientName: string | number }) => `It's ${v.time} for ${v.clientName}`;
export const composerLabel = (v: { clientName: string | number }) => `Message ${v.clientName}`;
export const conversationLabel = (v: { clientName: string | number }) => `Conversation with ${v.clientName}`;
export const backToClients = "Back to clients";
export const emptyTitle = (v: { clientName: string | number }) => `${v.clientName} hasn't written yet`;
export const emptyText = "Your welcome message was sent. A short note from you can make their first message easier.";
export const markedConcern = "Worth a closer look";
export const markedUrgent = "Urgent";
export const notActive = {
  title: "Account Not Active",
  text: "Your account is pending activation. Please check back later or contact admin.",
} as const;
export const loadFailed = {
  title: "Error",
  text: "Failed to load dashboard data",
} as const;
export const logoutFailed = {
  title: "Error",
  text: "Failed to log out",
} as const;
export const profileFailed = "Failed to fetch coach profile";
export const clientsFailed = "Failed to load dashboard data";
export const fetchFailed = "Failed to fetch messages";
export const sendFailed = "Failed to send message";
