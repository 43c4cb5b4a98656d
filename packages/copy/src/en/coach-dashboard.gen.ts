// Generated from messages/*/coach-dashboard.json by `make gen`. Change that file.

/** @file The texts of the coach's dashboard and the names of its tabs. */

export const clock = (v: { time: string | number; city: string | number }) => `${v.time} · ${v.city}`;
export const title = "Dashboard" as string;
export const description = "Your clients, messages, and sessions." as string;
export const clients = "Clients" as string;
export const messages = "Messages" as string;
export const logout = "Logout" as string;
export const loggingOut = "Logging out..." as string;
export const navigation = "Coach portal" as string;
export const statusLabel = "Account status" as string;
export const active = "Active" as string;
export const pending = "Pending" as string;
export const totalClients = "Total clients" as string;
export const upcomingSessions = "Upcoming sessions" as string;
export const sessions = "Sessions" as string;
export const hours = "Hours" as string;
export const profile = "Profile" as string;
export const sessionViews = "Session view" as string;
export const sessionList = "List" as string;
export const sessionWeek = "Week" as string;
export const message = "Message" as string;
export const openConversation = "Open conversation" as string;
export const noMessagesYet = "No messages yet" as string;
export const noClients = "No clients assigned yet" as string;
export const noClientsText = "When a member chooses you, they'll show up here." as string;
export const selectClient = "Select a client from the client list to view messages" as string;
export const unknownClient = "Unknown Client" as string;
export const youWrote = "You:" as string;
export const engagementName = (v: { level: string | number }) => `${v.level} engagement`;
export const unread = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
export const clientClock = (v: { time: string | number; clientName: string | number }) => `It's ${v.time} for ${v.clientName}`;
export const composerLabel = (v: { clientName: string | number }) => `Message ${v.clientName}`;
export const conversationLabel = (v: { clientName: string | number }) => `Conversation with ${v.clientName}`;
export const backToClients = "Back to clients" as string;
export const emptyTitle = (v: { clientName: string | number }) => `${v.clientName} hasn't written yet`;
export const emptyText = "Your welcome message was sent. A short note from you can make their first message easier." as string;
export const markedConcern = "Worth a closer look" as string;
export const markedUrgent = "Urgent" as string;
export const notActive = {
  title: "Account Not Active" as string,
  text: "Your account is pending activation. Please check back later or contact admin." as string,
} as const;
export const loadFailed = {
  title: "Error" as string,
  text: "Failed to load dashboard data" as string,
} as const;
export const logoutFailed = {
  title: "Error" as string,
  text: "Failed to log out" as string,
} as const;
export const profileFailed = "Failed to fetch coach profile" as string;
export const clientsFailed = "Failed to load dashboard data" as string;
export const fetchFailed = "Failed to fetch messages" as string;
export const sendFailed = "Failed to send message" as string;
