import { addressOf } from "../support/addresses";
import { breakServerUntilPressed, general } from "../support/broken";
import { coaches, fullName, openPortal, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { Portal } from "./portal";

test("a coach who is not active is told so, and has no clients @once", async ({ page }) => {
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
  await expect(await portal.openAccount()).toContainText("Pending");
});

test("the list shows each client's words, time and state, and the urgent ones first", async ({ page, isMobile }) => {
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
});

test("the tabs have addresses: Back and a reload keep the place", async ({ page, anotherBrowser }) => {
  const person = await registerWithCoach((await anotherBrowser()).context(), coaches.thomas);
  await openPortal(page, coaches.thomas);
  const portal = new Portal(page);
  await portal.tab("Messages").click();
  const choose = page.getByText("Select a client from the client list to view messages");
  await expect(page).toHaveURL(/\?tab=messages$/);
  await page.getByRole("navigation", { name: "Clients", exact: true }).getByText(fullName(person)).click();
  const chat = portal.conversation(fullName(person));
  await expect(chat.bubbles).toHaveCount(1);
  await page.reload();
  await expect(chat.bubbles).toHaveCount(1);
  await page.goBack();
  await expect(chat.log).toHaveCount(0);
  await page.goBack();
  await expect(portal.client(fullName(person)).row).toBeVisible();
  await expect(choose).toHaveCount(0);
});

test("on a wide window the messages tab says that a client is to be chosen", async ({ page, isMobile }) => {
  await openPortal(page, coaches.thomas);
  await new Portal(page).tab("Messages").click();
  const choose = page.getByRole("heading", { name: "Select a client from the client list to view messages" });
  // On a phone the list itself takes the whole window.
  await expect(choose.filter({ visible: true })).toHaveCount(isMobile ? 0 : 1);
  await expect(page.getByRole("navigation", { name: "Clients", exact: true })).toBeVisible();
});

for (const { name, path, says } of [
  { name: "clients", path: "/api/coach/clients", says: "Failed to load dashboard data" },
  { name: "profile", path: "/api/coach/profile", says: "Failed to fetch coach profile" },
]) {
  test(`a server that cannot give the ${name} is said, and asked again @once`, async ({ page, watch }) => {
    await signInCoach(page.context(), coaches.meera);
    await breakServerUntilPressed(page, `**${path}`);
    watch.expect({ status: 500, path });
    await page.goto(addressOf("coachDashboard"));
    const failure = page.getByRole("main").getByRole("alert").filter({ hasText: says });
    await expect(failure).toContainText(general);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(new Portal(page).client("Asha Raman").row).toBeVisible();
  });
}

test("the messages tab says that the clients could not be read, and asks again @once", async ({ page, watch }) => {
  await signInCoach(page.context(), coaches.meera);
  await breakServerUntilPressed(page, "**/api/coach/clients");
  watch.expect({ status: 500, path: "/api/coach/clients" });
  await page.goto(`${addressOf("coachDashboard")}?tab=messages`);
  await expect(page.getByText("Failed to load dashboard data")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("navigation", { name: "Clients", exact: true }).getByText("Asha Raman")).toBeVisible();
});

test("a client whom the coach does not have is unknown @once", async ({ page, watch }) => {
  await signInCoach(page.context(), coaches.meera);
  watch.expect({ status: 404, path: /^\/api\/coach\/clients\/0/ });
  await page.goto(`${addressOf("coachDashboard")}?tab=messages&client=00000000-0000-4000-8000-000000000000`);
  const failure = page.getByRole("alert").filter({ hasText: "Unknown Client" });
  await expect(failure).toContainText("We could not find what you asked for.");
  await failure.getByRole("link", { name: "Back to clients" }).click();
  await expect(new Portal(page).client("Asha Raman").row).toBeVisible();
});

test("a conversation that could not be read says so, and is read when asked @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const name = fullName(await registerWithCoach((await anotherBrowser()).context(), coaches.thomas));
  await openPortal(page, coaches.thomas);
  const portal = new Portal(page);
  const address = await portal.client(name).message.getAttribute("href");
  await breakServerUntilPressed(page, "**/api/coach/clients/*/messages");
  watch.expect({ status: 500, path: /^\/api\/coach\/clients\/.*\/messages$/ });
  await page.goto(new URL(address ?? "", page.url()).href);
  const failure = page.getByRole("alert").filter({ hasText: "Failed to fetch messages" });
  await expect(failure).toContainText(general);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(portal.conversation(name).bubbles).toHaveCount(1);
});
