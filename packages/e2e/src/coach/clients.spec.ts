import * as coachDashboard from "@aangan/copy/coach-dashboard";
import type { BrowserContext } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, newPerson, openPortal, type Person, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { Portal } from "./portal";
import { SessionsPage } from "./sessions-page";

test("an inactive coach sees a notice and neither clients nor sessions, and can publish hours @once", async ({
  page,
}) => {
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
  // Hours can be set before the activation.
  const published = await page.request.put(`${originOf("coach")}/api/coach/hours`, { data: { weekly: [] } });
  expect(published.status()).toBe(200);
});

test("the client list shows each client's last message and state, and the messages tab asks to select a client", async ({
  page,
  isMobile,
}) => {
  await openPortal(page, coaches.meera);
  const portal = new Portal(page);
  const priya = portal.client("Priya Saxena");
  await expect(priya.urgent).toBeVisible();
  await expect(priya.strip).toContainText("We showed them 988.");
  await expect(priya.row).toContainText("Some nights jeene ka mann nahi karta.");
  await expect(portal.client("Joel D'Souza").row).toContainText("No messages yet");
  await expect(portal.client("Imran Qureshi").row).toContainText("You: I'm glad. Sleep isn't a small thing.");
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
  if (isMobile) return;
  // In the phone's dialog day.spec.ts checks the same.
  const account = await portal.openAccount();
  await expect(account).toContainText(coaches.meera.name);
  await expect(account).toContainText(coachDashboard.active);
  await expect(account).toContainText(/Upcoming sessions:? ?\d/);
  await portal.logout();
  await expect(page).toHaveURL(addressOf("coachLogin"));
});

test("live events sort the client list by urgency and waiting time, and show who is typing @once", async ({
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
  await expect(ila.row).toContainText(
    /Waiting (less than a minute|1 minute) · reply by (today|tomorrow|\w+, \w+ \d+) at \d/,
  );
  await expect(page.getByRole("main")).toContainText(/(is|are) waiting for a reply\.|has been waiting/);
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

  await expect(uma.row).toContainText(/Reply now · Waiting (less than a minute|1 minute)/);
  await expect(uma.row).not.toContainText("reply by");
  await expect(uma.strip.getByRole("button")).toHaveCount(0);
  await portal.closeCrisis(uma.strip, "called");
  await page.goBack();
  await expect(uma.strip).toHaveCount(0);
  await expect.poll(higher).toBe("Ila");
});

test("tabs and conversations have URLs that survive Back and reload @once", async ({ page, anotherBrowser }) => {
  const name = fullName(await registerWithCoach((await anotherBrowser()).context(), coaches.thomas));
  await openPortal(page, coaches.thomas);
  const portal = new Portal(page);
  await portal.tab("Messages").click();
  const choose = page.getByText("Select a client from the client list to view messages");
  await expect(page).toHaveURL(/\?tab=messages$/);
  await page.getByRole("navigation", { name: "Clients", exact: true }).getByText(name).click();
  const chat = portal.conversation(name);
  await expect(chat.bubbles).toHaveCount(1);

  await page.reload();
  await expect(chat.bubbles).toHaveCount(1);
  await page.goBack();
  await expect(chat.log).toHaveCount(0);
  await page.goBack();
  await expect(portal.client(name).row).toBeVisible();
  await expect(choose).toHaveCount(0);
});
