import type { components } from "@aangan/api/coach";
import { coachDashboard as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { errorResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clientWith, inHours, meera } from "@/lib/fixtures";
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
      urgent: 0,
      waiting: 0,
    },
    now: inHours(0),
    profile,
    today: [],
    waiting: [],
  })),
  "GET /api/coach/profile": orDown(() => profile),
  "GET /api/coach/hours": {
    timeZone: meera.timeZone,
    published: true,
    weekly: [],
    daysOff: [],
    dateHours: [],
    meetingLink: "",
  },
};

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
