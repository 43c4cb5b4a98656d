// Server responses for the tests of the portal's screens.
import type { components } from "@aangan/api/coach";
import type { CoachProfile } from "./profile";

const hourMs = 3_600_000;

/** Returns the instant this many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();

/** An active and verified coach. */
export const meera: CoachProfile = {
  id: "6f0c9f1e-8f0e-4d55-9b83-1f1f0a5c7a11",
  name: "Meera Iyer",
  email: "meera@aangan.example",
  role: "coach",
  isActive: true,
  verificationStatus: "verified",
  imageUrl: "",
  bio: "Sits with people.",
  specializations: "Family, Work",
  languages: ["ta", "en"],
  city: "Chennai",
  country: "India",
  timeZone: "Asia/Kolkata",
  secondFactor: { enabled: false, required: false, satisfied: false },
};

/** An administrator without clients. */
export const leela: CoachProfile = {
  ...meera,
  id: "0b9a1c52-1f6e-4f4f-8a53-57d1f9d0b4c2",
  name: "Leela Menon",
  email: "leela@aangan.example",
  role: "administrator",
  isActive: false,
};

/** Nothing waits in the administration. */
const nothingWaiting: components["schemas"]["Glance"] = {
  cases: 0,
  coaches: 0,
  inbox: { messages: 0, applications: 0, signups: 0 },
  setAside: 0,
  failedJobs: 0,
  workersAlive: true,
};

/** Responses that every page of the administration needs, for Leela. */
export const administering = {
  "GET /api/coach/profile": leela,
  "GET /api/coach/admin/glance": nothingWaiting,
  "GET /api/coach/on-call/status": { access: true, now: true, waiting: 0 },
};

/** Lakshmi, a client whose last message was answered, as her coach sees her. */
export function clientWith(change: Partial<components["schemas"]["Client"]> = {}) {
  const client: components["schemas"]["Client"] = {
    id: "lakshmi",
    firstName: "Lakshmi",
    lastName: "Rao",
    email: "lakshmi@aangan.example",
    timeZone: "Asia/Kolkata",
    displayLanguage: "en",
    engagementLevel: "high",
    lastMessageContent: "Good morning.",
    lastMessageIsFromClient: false,
    lastMessageKind: "text",
    lastMessageTime: inHours(-3),
    unreadMessages: 0,
    waitingSince: null,
    answerBy: null,
    deletionAt: null,
    hasUrgentKeyword: false,
    urgentIn: [],
    urgentSince: null,
    urgentThrough: null,
    urgentTier: "",
  };
  return { ...client, ...change };
}

/** A session with Lakshmi tomorrow, as its coach sees it. */
export function sessionWith(change: Partial<components["schemas"]["CoachSession"]> = {}) {
  const session: components["schemas"]["CoachSession"] = {
    id: "s1",
    userId: "lakshmi",
    clientName: "Lakshmi Rao",
    clientTimeZone: "America/Chicago",
    date: inHours(24),
    endsAt: inHours(25),
    joinFrom: inHours(23.8),
    minutes: 60,
    status: "scheduled",
    type: "follow_up",
    notes: "",
    urgent: false,
    outcome: null,
    canMark: false,
    recap: "none",
    hasFeedback: false,
    canReportVideo: false,
    videoTrouble: false,
    movedByCoach: false,
    cancelledBy: null,
    proposal: null,
    zoomLink: null,
  };
  return { ...session, ...change };
}
