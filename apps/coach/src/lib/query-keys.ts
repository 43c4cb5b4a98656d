/**
 * The key factory of the portal: one entry per noun. `all` is the prefix of a noun's other keys, so invalidating it
 * refetches everything about the noun.
 */
export const queryKeys = {
  /** The signed-in coach. Account events invalidate everything below this key. */
  profile: {
    all: ["profile"] as const,
    secondFactor: ["profile", "second-factor"] as const,
    signIns: ["profile", "sign-ins"] as const,
  },
  /** The coach's public profile, picture and credentials. */
  portfolio: ["portfolio"] as const,
  /** The dashboard with its counts, and single clients. */
  clients: {
    all: ["clients"] as const,
    dashboard: ["clients", "dashboard"] as const,
    one: (id: string) => ["clients", "one", id] as const,
    /** The state of a client's possible crisis. */
    crisis: (id: string) => ["clients", "crisis", id] as const,
  },
  /** Pages of lists of clients. The dashboard's fetch refetches them, so invalidate `clients.all`. */
  clientPages: {
    all: ["client-pages"] as const,
    list: (filter: object) => ["client-pages", filter] as const,
  },
  conversations: {
    all: ["conversations"] as const,
    one: (clientId: string) => ["conversations", clientId] as const,
  },
  sessions: {
    all: ["sessions"] as const,
    upcoming: ["sessions", "upcoming"] as const,
    past: ["sessions", "past"] as const,
    calendar: (from: string, to: string) => ["sessions", "calendar", from, to] as const,
    times: (sessionId: string) => ["sessions", "times", sessionId] as const,
    recap: (sessionId: string) => ["sessions", "recap", sessionId] as const,
  },
  /** The coach's hours, days off and meeting link. */
  hours: ["hours"] as const,
  calendarFeed: ["calendar-feed"] as const,
  goals: {
    all: ["goals"] as const,
    withClient: (clientId: string) => ["goals", clientId] as const,
  },
  /** How clients' possible crises were closed. */
  crisisOutcomes: {
    all: ["crisis-outcomes"] as const,
    of: (clientId: string) => ["crisis-outcomes", clientId] as const,
  },
  notes: (clientId: string) => ["notes", clientId] as const,
  savedReplies: ["saved-replies"] as const,
  /** Administration: the number of tasks that wait. */
  waiting: ["administration-waiting"] as const,
  /** The people on call: their status, what waits, the rota, and crises that they have opened. */
  onCall: {
    all: ["on-call"] as const,
    status: ["on-call", "status"] as const,
    page: ["on-call", "page"] as const,
    rota: ["on-call", "rota"] as const,
    crisis: (id: string) => ["on-call", "crisis", id] as const,
  },
  /** Administration: the open crises of all coaches. */
  crises: ["crises"] as const,
  /** Administration: moderation cases of the community. */
  cases: {
    all: ["cases"] as const,
    glance: ["cases", "glance"] as const,
    lists: ["cases", "list"] as const,
    list: (state: string) => ["cases", "list", state] as const,
    one: (id: string) => ["cases", "one", id] as const,
  },
  /** Administration: events of the payment provider. */
  paymentEvents: {
    all: ["payment-events"] as const,
    list: (state: string) => ["payment-events", "list", state] as const,
  },
  /** Administration: the audit log. */
  audit: {
    all: ["audit"] as const,
    pages: ["audit", "all"] as const,
    latest: ["audit", "latest"] as const,
  },
  /** Administration: messages, applications and sign-ups of visitors. */
  inbox: {
    all: ["inbox"] as const,
    lists: ["inbox", "list"] as const,
    list: (list: string, state: string, q: string) => ["inbox", "list", list, state, q] as const,
    one: (list: string, id: string) => ["inbox", "one", list, id] as const,
  },
  /** Administration: coaches. */
  administeredCoaches: {
    all: ["administered-coaches"] as const,
    list: (status: string, q: string) => ["administered-coaches", "list", status, q] as const,
    one: (id: string) => ["administered-coaches", "one", id] as const,
  },
  health: ["administration-health"] as const,
  /** Administration: how often companions named a crisis line. */
  referrals: ["administration-referrals"] as const,
  numbers: (from: string, to: string) => ["administration-numbers", from, to] as const,
  resetLink: (token: string | undefined) => ["reset-link", token] as const,
  invitation: (token: string | undefined) => ["invitation", token] as const,
};

/** Keys of the mutations whose progress several components show. */
export const mutationKeys = {
  logout: ["logout"] as const,
};
