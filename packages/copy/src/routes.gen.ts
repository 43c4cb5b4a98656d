// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * Routes are the pages of the product. Every path works on every app's host: a BFF redirects the paths that it does not
 * own.
 */
export const routes = {
  home: { path: "/", app: "site", guard: "public", anonymous: false },
  betaSignup: { path: "/beta-signup", app: "site", guard: "public", anonymous: false },
  aboutUs: { path: "/about-us", app: "site", guard: "public", anonymous: false },
  ourCoaches: { path: "/our-coaches", app: "site", guard: "public", anonymous: false },
  ourCoach: { path: "/our-coaches/coach", app: "site", guard: "public", anonymous: false },
  blog: { path: "/blog", app: "site", guard: "public", anonymous: false },
  careers: { path: "/careers", app: "site", guard: "public", anonymous: false },
  contact: { path: "/contact", app: "site", guard: "public", anonymous: false },
  faq: { path: "/faq", app: "site", guard: "public", anonymous: false },
  privacy: { path: "/privacy", app: "site", guard: "public", anonymous: false },
  terms: { path: "/terms", app: "site", guard: "public", anonymous: false },
  crisis: { path: "/crisis", app: "site", guard: "public", anonymous: false },
  safety: { path: "/safety", app: "site", guard: "public", anonymous: false },
  auth: { path: "/auth", app: "member", guard: "public", anonymous: true },
  unsubscribe: { path: "/unsubscribe", app: "member", guard: "public", anonymous: false },
  offline: { path: "/offline", app: "member", guard: "public", anonymous: false },
  dashboard: { path: "/dashboard", app: "member", guard: "member", anonymous: false },
  coaches: { path: "/coaches", app: "member", guard: "member", anonymous: false },
  messages: { path: "/messages", app: "member", guard: "member", anonymous: false },
  companions: { path: "/messages/companions", app: "member", guard: "member", anonymous: false },
  resources: { path: "/resources", app: "member", guard: "member", anonymous: false },
  journal: { path: "/resources/journal", app: "member", guard: "member", anonymous: false },
  checkIns: { path: "/check-ins", app: "member", guard: "member", anonymous: false },
  safetyNotes: { path: "/safety-notes", app: "member", guard: "member", anonymous: false },
  sessions: { path: "/sessions", app: "member", guard: "member", anonymous: false },
  goals: { path: "/goals", app: "member", guard: "member", anonymous: false },
  joinSession: { path: "/sessions/join", app: "member", guard: "member", anonymous: false },
  myData: { path: "/my-data", app: "member", guard: "member", anonymous: false },
  community: { path: "/community", app: "member", guard: "member", anonymous: false },
  communityYours: { path: "/community/yours", app: "member", guard: "member", anonymous: false },
  profile: { path: "/profile", app: "member", guard: "member", anonymous: false },
  notifications: { path: "/notifications", app: "member", guard: "member", anonymous: false },
  subscribe: { path: "/subscribe", app: "member", guard: "member", anonymous: false },
  coachLogin: { path: "/coach/login", app: "coach", guard: "public", anonymous: true },
  coachDashboard: { path: "/coach/dashboard", app: "coach", guard: "coach", anonymous: false },
  coachOnCall: { path: "/coach/on-call", app: "coach", guard: "coach", anonymous: false },
  coachAdmin: { path: "/coach/admin", app: "coach", guard: "administrator", anonymous: false },
  coachAdminCoaches: { path: "/coach/admin/coaches", app: "coach", guard: "administrator", anonymous: false },
  coachModeration: { path: "/coach/admin/moderation", app: "coach", guard: "administrator", anonymous: false },
  coachInbox: { path: "/coach/admin/inbox", app: "coach", guard: "administrator", anonymous: false },
  coachNumbers: { path: "/coach/admin/numbers", app: "coach", guard: "administrator", anonymous: false },
  coachPayments: { path: "/coach/admin/payments", app: "coach", guard: "administrator", anonymous: false },
  coachHealth: { path: "/coach/admin/health", app: "coach", guard: "administrator", anonymous: false },
  coachAudit: { path: "/coach/admin/audit", app: "coach", guard: "administrator", anonymous: false },
} as const;

/** Where a realm's visitors without a sign-in are sent, and its people after signing in. */
export const realms = {
  member: { signIn: "/auth", home: "/dashboard" },
  coach: { signIn: "/coach/login", home: "/coach/dashboard" },
} as const;

/** The name of a page in the table. */
export type RouteName = keyof typeof routes;
