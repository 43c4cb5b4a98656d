import type { BrowserContext } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequestsUntilRetry, genericError } from "../support/failing-requests";
import {
  coaches,
  fullName,
  newPerson,
  openPortal,
  type Person,
  registerWithCoach,
  signInCoach,
} from "../support/people";
import { chooseOption, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { Portal } from "./portal";
import { SessionsPage } from "./sessions-page";

test("an inactive coach sees a notice, and neither clients nor sessions @once", async ({ page }) => {
  const login = new CoachLoginPage(page);
  await login.open();
  await login.enter(coaches.kabir.email);
  await expect(page).toHaveURL(addressOf("coachDashboard"));
  await expectToast(
    page,
    "Account Not Active",
    "Your account is pending activation. Please check back later or contact admin.",
  );
  await expect(page.getByRole("heading", { name: "No clients assigned yet" })).toBeVisible();
  const portal = new Portal(page);
  await expect(portal.rows).toHaveCount(0);
  await expectAccessible(page);
  await portal.tab("Messages").click();
  await expect(page.getByText("No clients assigned yet")).toBeVisible();
  await portal.tab("Sessions").click();
  await expect(page.getByRole("heading", { name: "No upcoming sessions scheduled" })).toBeVisible();
  await expect(new SessionsPage(page).past).toHaveCount(0);
  await expectAccessible(page);
  await expect(await portal.openAccount()).toContainText("Pending");
});

test("the client list shows each client's last message and state, and the messages tab asks to select a client", async ({
  page,
  isMobile,
}) => {
  await openPortal(page, coaches.meera);
  const portal = new Portal(page);
  const priya = portal.client("Priya Saxena");
  await expect(priya.urgent).toBeVisible();
  await expect(priya.strip).toContainText("They have been shown 988.");
  await expect(priya.row).toContainText("Some nights jeene ka mann nahi karta.");
  await expect(portal.client("Joel D'Souza").row).toContainText("No messages yet");
  await expect(portal.client("Imran Qureshi").row).toContainText("You: I am glad. Sleep is not a small thing.");
  if (!isMobile) {
    await expect(portal.client("Rohan Mehta").row).toContainText("High");
    await expect(portal.client("Deepa Nair").row).toContainText("Medium");
    await expect(portal.client("Joel D'Souza").row).toContainText("Low");
  }

  await portal.tab("Messages").click();
  const choose = page.getByRole("heading", { name: "Select a client from the client list to view messages" });
  // On a phone the list itself takes the whole window.
  await expect(choose.filter({ visible: true })).toHaveCount(isMobile ? 0 : 1);
  await expect(page.getByRole("navigation", { name: "Clients", exact: true })).toBeVisible();
});

test("live events sort the client list by urgency and waiting time; search and filters are kept in the URL @once", async ({
  page,
  anotherBrowser,
}) => {
  const [ilaContext, umaContext] = [(await anotherBrowser()).context(), (await anotherBrowser()).context()];
  const ilaPerson = await registerWithCoach(ilaContext, coaches.devika, newPerson("Ila"));
  const umaPerson = await registerWithCoach(umaContext, coaches.devika, newPerson("Uma"));
  const write = async (context: BrowserContext, text: string) => {
    const data = { coachId: ilaPerson.coachId, text };
    expect((await context.request.post(`${originOf("member")}/api/messages`, { data })).status()).toBe(201);
  };
  await openPortal(page, coaches.devika);
  const portal = new Portal(page);
  const [ila, uma] = [portal.client(fullName(ilaPerson)), portal.client(fullName(umaPerson))];
  /** Returns the higher of the two in the list, which also contains other tests' clients. */
  const higher = async () => {
    const all = await portal.rows.allTextContents();
    const at = (person: Person) => all.findIndex((row) => row.includes(fullName(person)));
    return at(ilaPerson) < at(umaPerson) ? "Ila" : "Uma";
  };
  await expect(ila.row).toBeVisible();
  // Welcomed last, and without messages.
  await expect.poll(higher).toBe("Uma");
  await expect(ila.row).not.toContainText("Waiting");

  await write(ilaContext, "Are you there?");
  await expect.poll(higher).toBe("Ila");
  await expect(ila.row).toContainText(/Waiting (a moment|1 minute) · answer by (today|tomorrow|\w+, \w+ \d+), \d/);
  await expect(page.getByRole("main")).toContainText(/waits? for an answer\.|has waited/);
  // The client who has waited longer stays above.
  await write(umaContext, "Good morning");
  await expect(uma.row).toContainText("Good morning");
  expect(await higher()).toBe("Ila");
  const typing = await ilaContext.request.post(`${originOf("member")}/api/messages/${ilaPerson.coachId}/typing`, {
    data: { typing: true },
  });
  expect(typing.status()).toBe(204);
  await expect(ila.row).toContainText("Ila is typing");
  await write(umaContext, "I want to end my life");
  await expect.poll(higher).toBe("Uma");
  await expect(uma.urgent).toBeVisible();
  await write(ilaContext, "One more thing");
  await expect(ila.row).toContainText("One more thing");
  expect(await higher()).toBe("Uma");

  // Urgent clients stay in view while the list is filtered.
  const search = page.getByRole("searchbox", { name: "Search clients" });
  await search.fill(ilaPerson.lastName.toUpperCase());
  await expect(portal.rows).toHaveCount(1);
  await expect(ila.row).toBeVisible();
  // The URL contains the search, so a reload keeps it.
  await expect(page).toHaveURL(new RegExp(`\\?q=${ilaPerson.lastName.toUpperCase()}$`));
  await page.reload();
  await expect(search).toHaveValue(ilaPerson.lastName.toUpperCase());
  await expect(portal.rows).toHaveCount(1);
  await expect(uma.strip).toBeVisible();
  await page.getByRole("button", { name: "Order and filters" }).click();
  const engagement = page.getByRole("combobox", { name: "Engagement" });
  await chooseOption(engagement, "Low");
  await expect(page.getByRole("heading", { name: "No client matches" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show all clients" }).click();
  await expect(search).toHaveValue("");
  await expect(uma.row).toBeVisible();

  await uma.strip.getByRole("button", { name: "Acknowledge" }).click();
  await expect(uma.strip).toHaveCount(0);
  // The button is gone: focus moves to the next strip, which other tests may have added, or to the heading.
  const next = page
    .getByRole("main")
    .getByRole("group")
    .or(page.getByRole("heading", { level: 1, name: "Clients" }));
  await expect(next.and(page.locator(":focus"))).toHaveCount(1);
  await expect.poll(higher).toBe("Ila");
});

test("failed dashboard and profile requests can be retried, and an unknown client shows a link back @once", async ({
  page,
  watch,
}) => {
  await signInCoach(page.context(), coaches.meera);
  const portal = new Portal(page);
  // The profile is part of the dashboard, and is fetched separately only if that fails.
  for (const { paths, message } of [
    { paths: ["/api/coach/dashboard"], message: "Failed to load dashboard data" },
    { paths: ["/api/coach/dashboard", "/api/coach/profile"], message: "Failed to fetch coach profile" },
  ])
    await test.step(message, async () => {
      for (const path of paths) {
        await failRequestsUntilRetry(page, `**${path}`);
        watch.expect({ status: 500, path });
      }
      await page.goto(addressOf("coachDashboard"));
      const failure = page.getByRole("main").getByRole("alert").filter({ hasText: message });
      await expect(failure).toContainText(genericError);
      await failure.getByRole("button", { name: "Try again" }).click();
      await expect(portal.client("Asha Raman").row).toBeVisible();
      for (const path of paths) await page.unroute(`**${path}`);
    });
  await test.step("the messages tab", async () => {
    await failRequestsUntilRetry(page, "**/api/coach/dashboard");
    watch.expect({ status: 500, path: "/api/coach/dashboard" });
    await page.goto(`${addressOf("coachDashboard")}?tab=messages`);
    await expect(page.getByText("Failed to load dashboard data")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("navigation", { name: "Clients", exact: true }).getByText("Asha Raman")).toBeVisible();
    await page.unroute("**/api/coach/dashboard");
  });
  for (const tab of ["messages", "clients"])
    await test.step(`an unknown client in the ${tab} tab`, async () => {
      watch.expect({ status: 404, path: /^\/api\/coach\/clients\/0/ });
      await page.goto(`${addressOf("coachDashboard")}?tab=${tab}&client=00000000-0000-4000-8000-000000000000`);
      const failure = page.getByRole("alert").filter({ hasText: "Unknown Client" });
      await expect(failure).toContainText("We could not find what you asked for.");
      await failure.getByRole("link", { name: "Back to clients" }).click();
      await expect(new Portal(page).client("Asha Raman").row).toBeVisible();
    });
});

test("tabs and conversations have URLs that survive Back and reload, and a failed conversation can be retried @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const name = fullName(await registerWithCoach((await anotherBrowser()).context(), coaches.thomas));
  await openPortal(page, coaches.thomas);
  const portal = new Portal(page);
  await portal.tab("Messages").click();
  const choose = page.getByText("Select a client from the client list to view messages");
  await expect(page).toHaveURL(/\?tab=messages$/);
  await page.getByRole("navigation", { name: "Clients", exact: true }).getByText(name).click();
  const chat = portal.conversation(name);
  await expect(chat.bubbles).toHaveCount(1);

  await failRequestsUntilRetry(page, "**/api/coach/clients/*/messages");
  watch.expect({ status: 500, path: /^\/api\/coach\/clients\/.*\/messages$/ });
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to fetch messages" });
  await expect(failure).toContainText(genericError);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(chat.bubbles).toHaveCount(1);
  await page.goBack();
  await expect(chat.log).toHaveCount(0);
  await page.goBack();
  await expect(portal.client(name).row).toBeVisible();
  await expect(choose).toHaveCount(0);
});
