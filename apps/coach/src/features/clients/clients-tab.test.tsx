import * as coachClientList from "@aangan/copy/coach-client-list";
import * as words from "@aangan/copy/coach-clients";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachToday from "@aangan/copy/coach-today";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { errorResponse, invalidateAll, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clientWith, inHours, meera } from "@/lib/fixtures";
import { tabHref } from "@/lib/hrefs";
import { ClientsTab } from "./clients-tab";
import { type Client, type DashboardData, nameOf, useDashboard } from "./queries";

let clients: Client[];
let down: boolean;
const initialUrl = window.location.href;

const ila = (change: Partial<Client> = {}) =>
  clientWith({ id: "ila", firstName: "Ila", email: "ila@aangan.example", ...change });
const uma = (change: Partial<Client> = {}) =>
  clientWith({ id: "uma", firstName: "Uma", email: "uma@aangan.example", ...change });
const waiting = (hours: number) => ({ waitingSince: inHours(-hours), answerBy: inHours(24 - hours) });
const flagged: Partial<Client> = {
  hasUrgentKeyword: true,
  urgentTier: "urgent",
  urgentIn: ["message"],
  urgentSince: inHours(-0.1),
  urgentThrough: 7,
};

/** The server's response for the present clients. */
const dashboard = (): DashboardData => ({
  clients: { items: clients, next: null },
  counts: {
    clients: clients.length,
    unreadClients: 0,
    unreadMessages: 0,
    upcomingSessions: 0,
    urgent: clients.filter(({ hasUrgentKeyword }) => hasUrgentKeyword).length,
    waiting: clients.filter(({ waitingSince }) => waitingSince).length,
  },
  now: inHours(0),
  profile: meera,
  today: [],
  waiting: clients.flatMap(({ id, waitingSince: since, answerBy, timeZone, ...name }) =>
    since && answerBy ? [{ clientId: id, name: nameOf(name), since, answerBy, timeZone }] : [],
  ),
});
const requests: string[] = [];
const answers = {
  "GET /api/coach/dashboard": () => (down ? errorResponse(503, "Nobody is there.") : dashboard()),
  "GET /api/coach/clients": (_: unknown, { searchParams }: URL) => {
    const [q, level] = [searchParams.get("q") ?? "", searchParams.get("engagement")];
    requests.push(searchParams.toString());
    return clients.filter(
      (client) =>
        nameOf(client).toLowerCase().includes(q.toLowerCase()) && (!level || client.engagementLevel === level),
    );
  },
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

function Tab() {
  return <ClientsTab dashboard={useDashboard()} zone={meera.timeZone} />;
}

const open = (more = {}) => renderPart(<Tab />, { ...answers, ...more });
const list = page.getByRole("list", { name: coachClientList.list, exact: true });
const row = (name: string) => list.getByRole("listitem").filter({ hasText: `${name} Rao` });
const names = () => [...document.querySelectorAll("[data-client]")].map(({ textContent }) => textContent);
const strip = (name: string) => page.getByRole("alert").filter({ hasText: `${name} Rao may be in crisis.` });

beforeEach(() => {
  clients = [ila(), uma()];
  down = false;
  requests.length = 0;
});

afterEach(() => window.history.replaceState(null, "", initialUrl));

it("shows the reason when the clients fail to load, and the clients once a retry succeeds", async () => {
  down = true;
  open();
  const alert = page.getByRole("alert").filter({ hasText: coachDashboard.clientsFailed });
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await alert.getByRole("button", { name: common.retry }).click();
  await expect.element(row("Ila")).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

it("shows each client's last message, waiting time and engagement", async () => {
  clients = [
    ila({ ...waiting(0.51), lastMessageContent: "Are you there?", lastMessageIsFromClient: true }),
    uma({ lastMessageContent: null, lastMessageIsFromClient: null, lastMessageKind: null, engagementLevel: "low" }),
    clientWith({ lastMessageContent: "I am glad." }),
  ];
  open();
  await expect.element(row("Ila")).toHaveTextContent("Are you there?");
  await expect
    .element(row("Ila"))
    .toHaveTextContent(/Waiting 30 minutes · reply by (today|tomorrow|\w+, \w+ \d+) at \d/);
  await expect.element(row("Ila")).toHaveTextContent("High");
  await expect.element(row("Uma")).toHaveTextContent(coachDashboard.noMessagesYet);
  await expect.element(row("Uma")).not.toHaveTextContent("Waiting");
  await expect.element(row("Uma")).toHaveTextContent("Low");
  await expect.element(row("Lakshmi")).toHaveTextContent("You: I am glad.");
  await expect.element(page.getByText("Ila Rao has been waiting 30 minutes.")).toBeInTheDocument();
});

it("follows the server's order when a client starts waiting or is flagged", async () => {
  clients = [uma(), ila()];
  open();
  await expect.poll(names).toEqual(["Uma Rao", "Ila Rao"]);
  await expect.element(page.getByText(words.nobodyWaits)).toBeInTheDocument();
  clients = [ila(waiting(2.1)), uma(waiting(1.1))];
  await invalidateAll();
  await expect.poll(names).toEqual(["Ila Rao", "Uma Rao"]);
  await expect
    .element(page.getByText("2 clients are waiting for a reply. Ila Rao has waited the longest: 2 hours."))
    .toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: coachToday.title, exact: true })).toHaveTextContent("Uma Rao");
  clients = [uma({ ...waiting(1.1), ...flagged }), ila(waiting(2.1))];
  await invalidateAll();
  await expect.poll(names).toEqual(["Uma Rao", "Ila Rao"]);
  await expect.element(row("Uma").getByText(crisis.urgent, { exact: true })).toBeInTheDocument();
  await expect.element(strip("Uma")).toHaveTextContent(crisis.flaggedDetail);
});

describe("the filters", () => {
  it("stay in the URL over a reload, and leave the strips of flagged clients in view", async () => {
    clients = [uma(flagged), ila()];
    open();
    const search = page.getByRole("searchbox", { name: words.search });
    await search.fill("ILA");
    await expect.poll(names).toEqual(["Ila Rao"]);
    expect(window.location.search).toBe("?q=ILA");
    await expect.element(strip("Uma")).toBeInTheDocument();
    open();
    await expect.element(search).toHaveValue("ILA");
    await expect.poll(names).toEqual(["Ila Rao"]);
    await expect.element(strip("Uma")).toBeInTheDocument();
  });

  it("say that no client matches, and are cleared by one button", async () => {
    window.history.replaceState(null, "", "?q=ila");
    open();
    await expect.poll(names).toEqual(["Ila Rao"]);
    await page.getByRole("combobox", { name: words.filter }).click();
    await page.getByRole("option", { name: "Low", exact: true }).click();
    await expect.element(page.getByRole("heading", { name: words.noMatch })).toBeInTheDocument();
    expect(requests.at(-1)).toContain("q=ila&engagement=low");
    await page.getByRole("button", { name: words.showAll }).click();
    await expect.poll(names).toEqual(["Ila Rao", "Uma Rao"]);
    await expect.element(page.getByRole("searchbox", { name: words.search })).toHaveValue("");
    expect(window.location.search).toBe("");
  });
});

it("links from a flagged client's strip to the conversation, with no way to close the crisis here", async () => {
  clients = [uma(flagged), ila()];
  open();
  await expect
    .element(strip("Uma").getByRole("link", { name: crisis.openChat }))
    .toHaveAttribute("href", tabHref("messages", "uma"));
  await expect.element(strip("Uma").getByRole("button")).not.toBeInTheDocument();
});

it("puts a client in a crisis first among those who wait, however short their wait", async () => {
  // The server's list of the longest waits may not even have them.
  const longest = [2, 3, 4, 5].map((hours) =>
    clientWith({ id: `w${hours}`, firstName: `Waits${hours}`, ...waiting(hours) }),
  );
  clients = [uma({ ...waiting(0.1), ...flagged }), ...longest];
  open({
    "GET /api/coach/dashboard": () => {
      const all = dashboard();
      return { ...all, waiting: all.waiting.filter(({ clientId }) => clientId !== "uma") };
    },
  });
  const day = page.getByRole("region", { name: coachToday.title, exact: true });
  await expect.element(day.getByRole("link", { name: "Uma Rao" })).toHaveTextContent(coachCrisis.now);
  const order = [...day.element().querySelectorAll("li")].map(({ textContent }) => textContent.split(" Rao")[0]);
  expect(order).toEqual(["Uma", "Waits2", "Waits3", "Waits4"]);
});

it("asks for a reply now instead of the promised time while a crisis is open", async () => {
  clients = [uma({ ...waiting(0.51), ...flagged }), ila(waiting(0.51))];
  open();
  const day = page.getByRole("region", { name: coachToday.title, exact: true });
  await expect.element(row("Uma")).toHaveTextContent(`${coachCrisis.now} · Waiting 30 minutes`);
  await expect.element(row("Uma")).not.toHaveTextContent("reply by");
  await expect.element(row("Ila")).toHaveTextContent("reply by");
  await expect.element(day.getByRole("link", { name: "Uma Rao" })).toHaveTextContent(`Uma Rao${coachCrisis.now}`);
  await expect.element(day.getByRole("link", { name: "Ila Rao" })).toHaveTextContent("Reply by");
});
