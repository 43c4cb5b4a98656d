import * as parts from "@aangan/copy/coach-client-page";
import * as coachClients from "@aangan/copy/coach-clients";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachNotes from "@aangan/copy/coach-notes";
import * as words from "@aangan/copy/coach-sessions";
import * as dashboard from "@aangan/copy/dashboard";
import { addressOf, originOf } from "../support/addresses";
import { coaches, fullName, newPerson, registerWithCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { bookSession, timesStartingIn } from "../support/sessions";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { Portal } from "./portal";
import { clockIn, overrideCoachSessions, SessionsPage } from "./sessions-page";

test("a coach's day: answers a waiting client, adds a note, marks sessions, and moves one with the client's consent @once", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const coach = coaches.amrit;
  const ilaPage = await anotherBrowser();
  const umaPage = await anotherBrowser();
  const ila = await registerWithCoach(ilaPage.context(), coach, newPerson("Ila"));
  const uma = await registerWithCoach(umaPage.context(), coach, newPerson("Uma"));
  const heldSession = await bookSession(ilaPage.context(), ila.coachId);
  await bookSession(ilaPage.context(), ila.coachId);
  const missedSession = await bookSession(umaPage.context(), uma.coachId);
  const todaySession = await bookSession(umaPage.context(), uma.coachId);
  const soonTimes = timesStartingIn(90);
  await overrideCoachSessions(page, {
    [heldSession.id]: { ...timesStartingIn(-24 * 60), canMark: true },
    [missedSession.id]: { ...timesStartingIn(-26 * 60), canMark: true },
    [todaySession.id]: soonTimes,
  });
  const posted = await ilaPage.request.post(`${originOf("member")}/api/messages`, {
    data: { coachId: ila.coachId, text: "Amma called again. What do I say?" },
  });
  expect(posted.status(), await posted.text()).toBe(201);

  const login = new CoachLoginPage(page);
  const portal = new Portal(page);
  // A visitor is redirected to the login, and back to the requested page afterwards.
  await page.goto(`${addressOf("coachDashboard")}?tab=clients`);
  await expect(page).toHaveURL(/\/coach\/login\?next=/);
  await login.enter(coach.email.toUpperCase());
  await expect(page).toHaveURL(`${addressOf("coachDashboard")}?tab=clients`);
  await expectToast(page, "Login successful", `Welcome back, ${coach.name}!`);
  await closeToast(page);

  await test.step("today shows the session in both time zones, and the waiting client with the time left to reply", async () => {
    const sessionItem = portal.today.getByRole("listitem").filter({ hasText: fullName(uma) });
    await expect(sessionItem).toContainText(clockIn(soonTimes.date, "Asia/Kolkata"));
    await expect(sessionItem).toContainText(clockIn(soonTimes.date, "America/Los_Angeles"));
    await expect(sessionItem).toContainText("for Uma");
    await expect(page.getByRole("main")).toContainText(new RegExp(`${fullName(ila)} has (been waiting|waited)`));
    const waitingLink = portal.today.getByRole("link").filter({ hasText: fullName(ila) });
    await expect(waitingLink).toContainText(/Reply by .+ · .+ left/);
    await waitingLink.click();
    const chat = portal.conversation(fullName(ila));
    await expect(chat.bubble("Amma called again. What do I say?")).toBeVisible();
    await chat.write("That you heard her, and that you will call on Sunday.");
    await expect(chat.bubble("That you heard her, and that you will call on Sunday.")).toContainText("Sent");
    // On a phone the conversation has the whole window.
    await page.getByRole("link", { name: coachDashboard.backToClients }).click();
    await portal.tab("Clients").click();
    await expect(page.getByRole("main")).toContainText(coachClients.nobodyWaits);
    await expect(waitingLink).toHaveCount(0);
    await expect(sessionItem).toBeVisible();
  });

  await test.step("a note is added on a client's page, and the back link keeps the search", async () => {
    const search = page.getByRole("searchbox", { name: coachClients.search });
    await search.fill(ila.lastName);
    await expect(portal.rows).toHaveCount(1);
    await portal.client(fullName(ila)).name.click();
    await expect(page).toHaveURL(/\?tab=clients&client=[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: fullName(ila) })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(ila.email);
    await expect(portal.part(parts.conversation)).toContainText("You: That you heard her");
    await expect(portal.part(parts.sessions)).toContainText("for Ila");
    await expect(portal.part(parts.shared)).toContainText("Ila isn't sharing any profile details.");
    const notes = portal.part(parts.notes);
    await notes.getByRole("textbox", { name: coachNotes.new }).fill("Ask how Sunday went.");
    await notes.getByRole("button", { name: coachNotes.add }).click();
    await expect(notes.getByRole("listitem")).toContainText("Ask how Sunday went.");
    const conversation = await ilaPage.request.get(`${originOf("member")}/api/messages/${ila.coachId}`);
    expect(await conversation.text()).not.toContain("Ask how Sunday went.");
    const sectionLinks = page.getByRole("navigation", { name: parts.parts });
    await sectionLinks.getByRole("link", { name: parts.shared }).click();
    await expect(portal.part(parts.shared).getByRole("heading")).toBeFocused();
    await page.getByRole("link", { name: coachDashboard.backToClients }).click();
    await expect(search).toHaveValue(ila.lastName);
    await expect(portal.rows).toHaveCount(1);
  });

  const tab = new SessionsPage(page);
  await test.step("two past sessions are marked, and one gets a note", async () => {
    await portal.tab("Sessions").click();
    const [withIla, withUma] = [tab.pastWith(fullName(ila)), tab.pastWith(fullName(uma))];
    await tab.mark(withIla, words.markHeld);
    await expectToast(page, words.markDone.title);
    await closeToast(page);
    await expect(withIla.getByText(words.held, { exact: true })).toBeVisible();
    await tab.mark(withUma, words.markNoShow);
    await expect(withUma.getByText(words.noShow, { exact: true })).toBeVisible();
    await closeToast(page);
    await withIla.getByRole("button", { name: /^Notes/ }).click();
    await tab.dialog.getByRole("textbox", { name: coachNotes.new }).fill("She laughed about the fridge.");
    await tab.dialog.getByRole("button", { name: coachNotes.add }).click();
    await expect(tab.dialog.getByRole("listitem")).toContainText("She laughed about the fridge.");
    await page.keyboard.press("Escape");
    await expect(tab.dialog).toHaveCount(0);
  });

  await test.step("another time is proposed, and the client accepts it on the dashboard", async () => {
    const row = tab.upcomingWith(fullName(ila)).row;
    const date = await tab.propose(fullName(ila));
    await expect(row).toContainText("waiting for Ila");
    await ilaPage.goto(addressOf("dashboard"));
    await ilaPage.getByRole("button", { name: dashboard.needs.review }).click();
    const card = ilaPage.getByRole("region", { name: `${coach.name} would like to reschedule` });
    await card.getByRole("button", { name: /^Accept new time/ }).click();
    await expectToast(ilaPage, "Session rescheduled");
    await expect(card).toHaveCount(0);
    // Without a reload.
    await expect(row).toContainText(words.movedByYou);
    await expect(row).toContainText(clockIn(date, "Asia/Kolkata"));
  });

  const account = await portal.openAccount();
  await expect(account).toContainText(coach.name);
  await expect(account).toContainText(coachDashboard.active);
  await expect(account).toContainText(/Upcoming sessions:? ?\d/);
  await account.getByRole("button", { name: coachDashboard.logout }).click();
  await expect(page).toHaveURL(addressOf("coachLogin"));
  // Nothing remains for the next user of this browser.
  await page.goBack();
  await expect(page).toHaveURL(/\/coach\/login/);
  await expect(page.getByText(ila.lastName)).toHaveCount(0);
});
