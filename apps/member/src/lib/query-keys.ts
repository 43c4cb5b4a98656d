/**
 * The key factory of the app: one entry per noun. `all` is the prefix of a noun's other keys, so invalidating it
 * refetches everything about the noun.
 */
export const queryKeys = {
  /** The signed-in member. An account event refetches all keys below it. */
  user: {
    all: ["user"] as const,
    preferences: ["user", "preferences"] as const,
    sharing: ["user", "sharing"] as const,
    signIns: ["user", "sign-ins"] as const,
    safetyNotes: ["user", "safety-notes"] as const,
  },
  /** Push messages in this browser. */
  push: ["push"] as const,
  /** The progress of getting started. */
  progress: ["user-preferences"] as const,
  /** The trial, the plan and its invoices. */
  subscription: {
    all: ["subscription-status"] as const,
    invoices: ["subscription-status", "invoices"] as const,
  },
  conversations: {
    all: ["conversations"] as const,
    list: ["conversations", "list"] as const,
    one: (coachId: string) => ["conversations", coachId] as const,
    head: (coachId: string) => ["conversations", coachId, "head"] as const,
  },
  /** The member's own risk state. */
  risk: ["risk"] as const,
  /** The coach's unread messages. */
  unread: ["unread"] as const,
  /** Coaches, suggestions of them, and their free times. */
  coaches: {
    all: ["coaches"] as const,
    list: (filters: object) => ["coaches", "list", filters] as const,
    first: ["coaches", "first"] as const,
    any: (filters: object) => ["coaches", "any", filters] as const,
    hours: (id: string) => ["coaches", "hours", id] as const,
    one: (id: string) => ["coaches", "one", id] as const,
    times: (id: string) => ["coaches", "times", id] as const,
    slots: (id: string) => ["coaches", "slots", id] as const,
    slotsBetween: (id: string, from: string, to: string) => ["coaches", "slots", id, from, to] as const,
    suggestions: ["coaches", "suggestions"] as const,
    matching: ["coaches", "matching"] as const,
    change: ["coaches", "change"] as const,
  },
  sessions: {
    all: ["sessions"] as const,
    one: (id: string) => ["sessions", "one", id] as const,
    older: (after: string | null) => ["sessions", "older", after] as const,
    allowance: ["sessions", "allowance"] as const,
  },
  calendarFeed: ["calendar-feed"] as const,
  /** The notifications behind the bell. */
  notifications: {
    all: ["notifications"] as const,
    bell: ["notifications", "bell"] as const,
    list: ["notifications", "list"] as const,
  },
  /** The goals with all coaches of the member. */
  goals: ["goals"] as const,
  journal: ["journal"] as const,
  /** The check-ins, by month; "" is the current one. */
  checkIns: {
    all: ["check-ins"] as const,
    month: (month: string) => ["check-ins", month] as const,
  },
  companions: {
    all: ["companions"] as const,
    list: ["companions", "list"] as const,
    talk: (code: string) => ["companions", "talk", code] as const,
    exercises: ["companions", "exercises"] as const,
    exercise: (code: string) => ["companions", "exercises", code] as const,
    memory: ["companions", "memory"] as const,
  },
  /** The self-care library. */
  resources: {
    all: ["resources"] as const,
    today: ["resources", "today"] as const,
    piece: (id: string) => ["resources", "piece", id] as const,
    texts: ["resources", "texts"] as const,
    places: ["resources", "places"] as const,
  },
  community: {
    all: ["community"] as const,
    lists: ["community", "list"] as const,
    list: (filters: object) => ["community", "list", filters] as const,
    news: (filters: object) => ["community", "news", filters] as const,
    post: (id: string) => ["community", "post", id] as const,
    /** The comments of a post. */
    comments: (postId: string) => ["community", "comments", postId] as const,
    pages: (postId: string) => ["community", "comments", postId, "pages"] as const,
    opening: (postId: string, opening: object) => ["community", "comments", postId, "pages", opening] as const,
    waiting: (postId: string, last: string | null) => ["community", "comments", postId, "waiting", last ?? ""] as const,
    access: ["community", "access"] as const,
    /** The member's own posts and comments. */
    own: ["community", "own"] as const,
    saved: ["community", "saved"] as const,
    notices: ["community", "notices"] as const,
  },
  /** A sign-in with a provider that is not completed yet. */
  pending: ["pending"] as const,
  resetLink: (token: string | undefined) => ["reset-link", token] as const,
};

/** Keys of the mutations whose progress several components show. */
export const mutationKeys = {
  signOut: ["sign-out"] as const,
  saveSettings: ["save-settings"] as const,
  share: ["share"] as const,
  markRead: ["mark-read"] as const,
  createPost: ["create-post"] as const,
  editPost: (id: string) => ["edit-post", id] as const,
  addComment: (postId: string) => ["add-comment", postId] as const,
};
