import * as auth from "@aangan/copy/auth";
import * as checkInsPage from "@aangan/copy/check-ins-page";
import * as coachList from "@aangan/copy/coach-list";
import * as community from "@aangan/copy/community-page";
import * as companionsPage from "@aangan/copy/companions-page";
import * as dashboard from "@aangan/copy/dashboard";
import * as goals from "@aangan/copy/goals-page";
import * as journal from "@aangan/copy/journal-page";
import * as membership from "@aangan/copy/membership";
import * as messages from "@aangan/copy/messages";
import * as notifications from "@aangan/copy/notifications";
import * as resources from "@aangan/copy/resources-page";
import { routes } from "@aangan/copy/routes";
import * as safetyNotes from "@aangan/copy/safety-notes-page";
import * as sessions from "@aangan/copy/sessions";
import { overflows, untranslated } from "@aangan/testing/pseudo-check.ts";
import { expectPseudoPage, renderPseudoPage } from "@aangan/testing/pseudo-page.tsx";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CoachesPage } from "@/app/(signed-in)/coaches/coaches-page";
import { DashboardScreen } from "@/app/(signed-in)/dashboard/dashboard-screen";
import { AuthScreen } from "@/features/account/auth-screen";
import { CheckInsScreen } from "@/features/check-ins/check-ins-screen";
import { CommunityScreen } from "@/features/community/community-screen";
import { CompanionsTab } from "@/features/companions/companions-tab";
import { GoalsScreen } from "@/features/goals/goals-screen";
import { JournalScreen } from "@/features/journal/journal-screen";
import { SubscribeScreen } from "@/features/membership/subscribe-screen";
import { CoachTab } from "@/features/messages/coach-tab";
import { NotificationsScreen } from "@/features/notifications/notifications-screen";
import { ResourcesScreen } from "@/features/resources/resources-screen";
import { SafetyNotesScreen } from "@/features/safety-notes/safety-notes-screen";
import { SessionsScreen } from "@/features/sessions/sessions-screen";
import { asha, calm, meera, OpenEventSource, riskState } from "@/lib/fixtures";

// The main screens with the texts of the pseudo-locale en-XA, in a window of 360 px.

const initialUrl = window.location.href;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const session = {
  id: "s1",
  coachId: meera.id,
  coachName: meera.name,
  coachCity: meera.city,
  coachImageUrl: "",
  coachTimeZone: meera.timeZone,
  timeZone: asha.timeZone,
  date: inMinutes(3000),
  endsAt: inMinutes(3030),
  joinFrom: inMinutes(2990),
  changeUntil: inMinutes(1560),
  proposal: null,
  minutes: 30,
  status: "scheduled",
  note: "",
  canChange: true,
  canCancel: true,
  cancelCounts: false,
  counted: true,
  movedByCoach: false,
  cancelledBy: null,
  canReportVideo: false,
  videoTrouble: false,
  zoomLink: null,
  outcome: null,
  recap: null,
  feedback: null,
  asksFeedback: false,
};
const over = {
  ...session,
  id: "s2",
  date: inMinutes(-3000),
  endsAt: inMinutes(-2970),
  joinFrom: inMinutes(-3010),
  changeUntil: inMinutes(-4440),
  status: "completed",
  canChange: false,
  canCancel: false,
};
const post = {
  id: "p1",
  title: "Calling home",
  excerpt: "I never know what to say.",
  excerptCut: false,
  category: "career",
  tags: ["home"],
  author: { name: "Marigold", isYours: false },
  likes: 0,
  reactions: { support: 1, sameHere: 2, thankYou: 0, yours: [] },
  commentCount: 2,
  status: "published",
  edited: true,
  createdAt: "2026-05-04",
  appears: "",
};
const piece = {
  id: "a-cup-of-chai",
  title: "A cup of chai, and nothing else",
  description: "Five minutes with a cup.",
  category: "mindfulness",
  imageUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  preview: "Nobody says a word.",
  minutes: 5,
  kind: "none",
  prompts: [],
  saved: false,
};
const entry = {
  id: "e1",
  text: "We spoke for an hour.",
  resource: "",
  prompt: null,
  unreadable: false,
  createdAt: inMinutes(-60),
  updatedAt: inMinutes(-50),
};
const notice = {
  id: "n1",
  type: "session",
  title: "Session tomorrow",
  message: "Your session with Meera starts soon.",
  read: false,
  createdAt: inMinutes(-90),
};
const notes = {
  sections: [{ id: "1", title: "What steadies me", text: "The blue blanket" }],
  contactName: "Kavya",
  contactPhone: "+1 408 555 0142",
  unreadable: false,
  updatedAt: inMinutes(-90),
  sharedAt: inMinutes(-80),
};
const feed = { exists: true, createdAt: inMinutes(-9000), lastReadAt: inMinutes(-50) };
const plan = {
  hasActiveSubscription: true,
  trialStartedAt: null,
  trialEndsAt: null,
  hadSubscription: true,
  subscription: {
    status: "active",
    variant: "default",
    cents: 8000,
    currency: "usd",
    startedAt: inMinutes(-14_400),
    paidUntil: inMinutes(28_800),
    nextChargeAt: inMinutes(28_800),
    endsAt: null,
    pausedFrom: null,
    pausedUntil: null,
    graceEndsAt: null,
    lastRefusal: null,
    card: { brand: "visa", last4: "4242", expMonth: 12, expYear: new Date().getFullYear() + 3 },
  },
};
const conversation = {
  canWrite: true,
  coach: meera,
  coachAway: false,
  deletion: null,
  lastReadSeq: 1,
  muted: false,
  reply: null,
  safety: "",
  earlier: null,
  later: null,
  messages: [
    {
      id: "m1",
      seq: 1,
      coachId: meera.id,
      text: "Hello Asha, I am your coach.",
      createdAt: inMinutes(-90),
      automatic: true,
      status: "read",
      isFromUser: false,
      isFromTeam: false,
      attachment: null,
      version: 1,
      editedAt: null,
      unsent: false,
      replyTo: null,
      memberReaction: "",
      coachReaction: "",
    },
  ],
};
const checkIns = [20, 23, 24].map((day) => ({
  day: `2026-11-${day}`,
  mood: "low",
  word: "tired",
  note: "",
  unreadable: false,
  shared: false,
  updatedAt: inMinutes(-60),
}));
const companions = ["tara", "buddy", "arjun"].map((id) => ({ id, lastMessageAt: null, locked: id === "arjun" }));
const user = { ...asha, coachId: meera.id };
const answers = {
  "GET /api/user": user,
  "GET /api/user-preferences": { hasCompletedOnboarding: true, hasSeenTour: true },
  "GET /api/auth/providers": { google: true },
  "GET /api/coaches": [
    { ...meera, nextOpening: inMinutes(4000) },
    { ...meera, id: "leela", name: "Leela Fernandes" },
  ],
  "GET /api/coaches/meera": { ...meera, nextOpening: inMinutes(4000) },
  "GET /api/messages/unread/*": [],
  "GET /api/sessions": [session, over],
  "GET /api/session-allowance": { included: 4, hardStop: true, months: [] },
  "GET /api/calendar-feed": feed,
  "GET /api/goals": { items: [], earlier: [] },
  "GET /api/check-ins": { month: "2026-11", today: "2026-11-24", earliest: "2026-11", lowDays: 5, days: checkIns },
  "GET /api/todays-resource": {
    part: "evening",
    topic: "",
    resource: piece,
  },
  "GET /api/exercises": { language: "en", languages: [], words: {}, exercises: [] },
  "GET /api/reading-places": [],
  "GET /api/risk": calm,
  "GET /api/forum-alias": { guidelinesAccepted: true, suspendedUntil: null },
  "GET /api/posts": [post],
  "GET /api/resources": [piece],
  "GET /api/journal": { entries: [entry], earlier: null },
  "GET /api/notifications": { items: [notice], unread: 1, more: false },
  "GET /api/safety-notes": notes,
  "GET /api/subscription-status": plan,
  "GET /api/invoices": { items: [], more: false },
  "GET /api/companions": companions,
  "GET /api/conversations": [],
  "GET /api/messages/meera": conversation,
  "POST /api/messages/meera/*": null,
};

beforeEach(() => vi.stubGlobal("EventSource", OpenEventSource));
afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", initialUrl);
});

const screens: [string, string, ReactNode, string, Record<string, unknown>?][] = [
  ["auth", routes.auth.path, <AuthScreen key="auth" />, auth.logIn],
  ["dashboard", routes.dashboard.path, <DashboardScreen key="dashboard" />, dashboard.nextSession],
  [
    "dashboard in a hard moment",
    routes.dashboard.path,
    <DashboardScreen key="hard" />,
    dashboard.nextSession,
    { "GET /api/risk": riskState("ask") },
  ],
  ["coaches", routes.coaches.path, <CoachesPage key="coaches" />, coachList.nextLabel],
  ["sessions", routes.sessions.path, <SessionsScreen key="sessions" />, sessions.reschedule],
  ["check-ins", routes.checkIns.path, <CheckInsScreen key="check-ins" />, checkInsPage.wordsTitle],
  ["goals", routes.goals.path, <GoalsScreen key="goals" />, goals.emptyTitle],
  ["community", routes.community.path, <CommunityScreen key="community" />, community.newPost],
  ["library", routes.resources.path, <ResourcesScreen key="library" />, resources.readMore],
  ["journal", routes.journal.path, <JournalScreen key="journal" />, journal.listTitle],
  ["notifications", routes.notifications.path, <NotificationsScreen key="notifications" />, notifications.title],
  ["plan", window.location.pathname, <SubscribeScreen key="plan" />, membership.active],
  ["companions", routes.companions.path, <CompanionsTab key="companions" />, companionsPage.title],
  ["messages", routes.messages.path, <CoachTab key="messages" />, messages.automatic],
  ["safety notes", routes.safetyNotes.path, <SafetyNotesScreen key="notes" />, safetyNotes.title],
];

it("finds a text that is not in the catalogue, a wide one and a cut one", () => {
  expect(goals.emptyTitle).toMatch(/^\[/);
  expect(getComputedStyle(document.body).fontFamily).toContain("Mukta");
  document.body.innerHTML = `
    <p>${goals.emptyTitle}</p><p>Tuesday, November 24, 9:00 AM · 988</p><p>Meera</p><p aria-hidden="true">Hidden</p>
    <p>Plain English</p><button aria-label="Close it">×</button>
    <button style="width: 40px; white-space: nowrap">${goals.emptyTitle}</button>
    <p style="width: 500px">${goals.emptyTitle}</p>`;
  expect(untranslated(document.body, (text) => text === "Meera")).toEqual(["Plain English", "Close it"]);
  expect(overflows(document.body)).toEqual([
    expect.stringMatching(/^right of the window by \d+ px: p/),
    expect.stringMatching(/^wider than its box by \d+ px: button/),
  ]);
});

it("Devanagari is neither spaced nor cut above and below a line", () => {
  document.body.innerHTML = '<h2 lang="hi" class="truncate">ज़िंदगी</h2><h2 class="truncate">Life</h2>';
  const [hindi, english] = [...document.querySelectorAll("h2")].map((heading) => getComputedStyle(heading));
  expect([hindi?.letterSpacing, hindi?.overflowY, hindi?.overflowX]).toEqual(["normal", "visible", "clip"]);
  expect([english?.letterSpacing === "normal", english?.overflowY]).toEqual([false, "hidden"]);
});

it.each(screens)(
  "%s has only texts of the catalogue, and room for longer ones",
  async (_, path, screen, seen, more) => {
    window.history.replaceState(null, "", path);
    const given = { ...answers, ...more };
    renderPseudoPage(screen, given);
    await expectPseudoPage(seen, given);
  },
);
