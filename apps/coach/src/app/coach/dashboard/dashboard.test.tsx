import type { components } from "@aangan/api/coach";
import * as words from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as crisisView from "@aangan/copy/crisis-view";
import { errorResponse, invalidateAll, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clientWith, inHours, meera } from "@/lib/fixtures";
import { tabHref } from "@/lib/hrefs";
import type { CoachProfile } from "@/lib/profile";
import { Dashboard } from "./dashboard";

let profile: CoachProfile;
let clients: components["schemas"]["Client"][];
let down: boolean;
const orDown = (response: () => unknown) => () => (down ? errorResponse(503, "Nobody is there.") : response());
const answers = {
  "GET /api/coach/dashboard": orDown(() => ({
    clients: { items: clients, next: null },
    counts: {
      clients: clients.length,
      unreadClients: 0,
      unreadMessages: 0,
      upcomingSessions: 0,
      urgent: clients.filter(({ hasUrgentKeyword }) => hasUrgentKeyword).length,
      waiting: 0,
    },
    now: inHours(0),
    profile,
    today: [],
    waiting: [],
  })),
  "GET /api/coach/profile": orDown(() => profile),
  "GET /api/coach/on-call/status": { access: false, now: false, waiting: 0 },
  "GET /api/coach/hours": {
    timeZone: meera.timeZone,
    published: true,
    weekly: [],
    daysOff: [],
    dateHours: [],
    meetingLink: "",
    meetingHosts: ["zoom.us", "rooms.example"],
  },
};

const initialUrl = window.location.href;
afterEach(() => window.history.replaceState(null, "", initialUrl));

beforeEach(() => {
  profile = meera;
  clients = [clientWith()];
  down = false;
});

it("shows the reason when neither dashboard nor profile load, and the clients once a retry succeeds", async () => {
  down = true;
  renderPage(<Dashboard />, answers);
  const alert = page.getByRole("alert").filter({ hasText: words.profileFailed });
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await alert.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByRole("link", { name: "Lakshmi Rao", exact: true })).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

it("tells an inactive coach that the account waits for activation", async () => {
  profile = { ...meera, isActive: false };
  clients = [];
  renderPage(<Dashboard />, answers);
  await expect.element(page.getByRole("heading", { name: words.noClients })).toBeInTheDocument();
  await expect.poll(currentToast).toMatchObject({
    title: words.notActive.title,
    description: words.notActive.text,
    variant: "destructive",
  });
});

it("opens the link of an urgent message in the conversation, and says that another client is in a crisis too", async () => {
  const urgent: Partial<components["schemas"]["Client"]> = {
    hasUrgentKeyword: true,
    urgentTier: "urgent",
    urgentIn: ["message"],
    urgentSince: inHours(-0.1),
  };
  const lakshmi = clientWith({ ...urgent, urgentThrough: 1 });
  clients = [lakshmi, clientWith({ ...urgent, id: "uma", firstName: "Uma" })];
  window.history.replaceState(null, "", tabHref("messages", "lakshmi"));
  const api = "/api/coach/clients/lakshmi";
  renderPage(<Dashboard />, {
    ...answers,
    [`GET ${api}`]: () => lakshmi,
    [`GET ${api}/messages`]: () => ({ client: lakshmi, messages: [], earlier: null, later: null }),
    [`GET ${api}/crisis`]: { openedAt: null, handover: null },
    [`GET ${api}/crisis-outcomes`]: [],
    "GET /api/coach/saved-replies": [],
    "GET /api/coach/clients": () => clients,
  });
  const bar = page.getByRole("region", { name: crisisView.title({ clientName: "Lakshmi Rao" }) });
  const others = bar.getByRole("link", { name: crisisView.others({ count: 1 }) });
  await expect.element(others).toHaveAttribute("href", tabHref("messages"));
  clients = [lakshmi];
  await invalidateAll();
  await expect.element(others).not.toBeInTheDocument();
  await expect.element(bar).toBeInTheDocument();
});
