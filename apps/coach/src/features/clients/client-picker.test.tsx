import * as words from "@aangan/copy/coach-client-list";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import { errorResponse, invalidateAll, renderPart } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clientWith, inHours, meera } from "@/lib/fixtures";
import { ClientPicker } from "./client-picker";
import { type Client, type DashboardData, useDashboard } from "./queries";

let names: string[];
let down: boolean;

const client = (firstName: string): Client =>
  clientWith({ id: firstName.toLowerCase(), firstName, email: `${firstName.toLowerCase()}@aangan.example` });
const dashboard = (): DashboardData => ({
  clients: { items: names.map(client), next: null },
  counts: {
    clients: names.length,
    unreadClients: 0,
    unreadMessages: 0,
    upcomingSessions: 0,
    urgent: 0,
    waiting: 0,
  },
  now: inHours(0),
  profile: meera,
  today: [],
  waiting: [],
});
const answers = {
  "GET /api/coach/dashboard": () => (down ? errorResponse(503, "Nobody is there.") : dashboard()),
  "GET /api/coach/clients": () => names.map(client),
};
const link = (firstName: string) => page.getByRole("link", { name: `${firstName} Rao` });
const shown = () => [...document.querySelectorAll("nav a")].map(({ textContent }) => textContent?.split(" ")[0]);

/** The panel around the list, a few rows high. */
function Panel() {
  const query = useDashboard();
  return (
    <div data-panel style={{ height: 160, overflowY: "auto" }}>
      <ClientPicker dashboard={query} current={null} />
    </div>
  );
}

beforeEach(() => {
  names = ["Asha", "Lakshmi"];
  down = false;
});

it("announces a new first client while focus is in the list, and shows them on request", async () => {
  renderPart(<Panel />, answers);
  await expect.element(link("Asha")).toBeInTheDocument();
  (link("Asha").element() as HTMLElement).focus();
  names = ["Noor", "Asha", "Lakshmi"];
  await invalidateAll();
  await expect.element(page.getByText(words.orderChanged)).toBeInTheDocument();
  await expect.element(link("Noor")).not.toBeInTheDocument();
  (page.getByRole("button", { name: words.showOrder }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(link("Noor")).toHaveFocus();
  expect(shown()).toEqual(names.map((name) => expect.stringContaining(name)));
  await expect.element(page.getByText(words.orderChanged)).not.toBeInTheDocument();
});

it("scrolls a long list to its start when the new order is shown", async () => {
  const many = Array.from({ length: 12 }, (_, index) => `Client${index}`);
  names = many;
  renderPart(<Panel />, answers);
  await expect.element(link("Client11")).toBeInTheDocument();
  (link("Client11").element() as HTMLElement).focus();
  names = ["Noor", ...many];
  await invalidateAll();
  await page.getByRole("button", { name: words.showOrder }).click();
  // At once, although the pointer is still over the list.
  expect(shown()[0]).toContain("Noor");
  const panel = document.querySelector("[data-panel]")?.getBoundingClientRect();
  const first = link("Noor").element().getBoundingClientRect();
  expect(first.top).toBeGreaterThanOrEqual(panel?.top ?? Number.NaN);
  expect(first.bottom).toBeLessThanOrEqual(panel?.bottom ?? Number.NaN);
});

it.each([
  ["some clients", ["Asha", "Lakshmi"]],
  ["no client yet", []],
])("shows an error above %s when the refetch fails, until a retry succeeds", async (_, known) => {
  names = known;
  renderPart(<Panel />, answers);
  const content = known.length > 0 ? link("Asha") : page.getByText(coachDashboard.noClients);
  await expect.element(content).toBeInTheDocument();
  down = true;
  await invalidateAll();
  const failure = page.getByRole("alert").filter({ hasText: coachDashboard.clientsFailed });
  await expect.element(failure).toBeInTheDocument();
  await expect.element(content).toBeInTheDocument();
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(content).toBeInTheDocument();
});

it("shows the reason when the clients fail to load, and the clients once a retry succeeds", async () => {
  down = true;
  renderPart(<Panel />, answers);
  const alert = page.getByRole("alert").filter({ hasText: coachDashboard.clientsFailed });
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(link("Asha")).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

it("ignores the response of an earlier fetch that arrives after a later one", async () => {
  const pendingResponses: (() => void)[] = [];
  let delayed = false;
  renderPart(<Panel />, {
    ...answers,
    "GET /api/coach/dashboard": async () => {
      const seen = dashboard();
      if (delayed) await new Promise<void>((resolve) => pendingResponses.push(resolve));
      return seen;
    },
  });
  await expect.element(link("Asha")).toBeInTheDocument();
  delayed = true;
  void invalidateAll();
  await expect.poll(() => pendingResponses.length).toBe(1);
  delayed = false;
  names = ["Noor", "Asha"];
  await invalidateAll();
  await expect.element(link("Noor")).toBeInTheDocument();
  pendingResponses[0]?.();
  // Longer than a response takes to render.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(shown()[0]).toContain("Noor");
});
