import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import * as auth from "@aangan/copy/hi/auth";
import * as booking from "@aangan/copy/hi/booking";
import * as chat from "@aangan/copy/hi/chat";
import * as coaches from "@aangan/copy/hi/coaches";
import * as communityPage from "@aangan/copy/hi/community-page";
import * as thread from "@aangan/copy/hi/community-thread";
import * as communityYours from "@aangan/copy/hi/community-yours";
import * as companionsPage from "@aangan/copy/hi/companions-page";
import * as confirmPage from "@aangan/copy/hi/confirm-page";
import * as crisis from "@aangan/copy/hi/crisis";
import * as dashboard from "@aangan/copy/hi/dashboard";
import * as exercisesPage from "@aangan/copy/hi/exercises-page";
import * as forgotPage from "@aangan/copy/hi/forgot-page";
import * as goalWords from "@aangan/copy/hi/goal-words";
import * as goalsPage from "@aangan/copy/hi/goals-page";
import * as guidelines from "@aangan/copy/hi/guidelines";
import * as journalPage from "@aangan/copy/hi/journal-page";
import * as layout from "@aangan/copy/hi/layout";
import * as left from "@aangan/copy/hi/left";
import * as membership from "@aangan/copy/hi/membership";
import * as membershipPage from "@aangan/copy/hi/membership-page";
import * as messages from "@aangan/copy/hi/messages";
import * as myData from "@aangan/copy/hi/my-data";
import * as notifications from "@aangan/copy/hi/notifications";
import * as onboarding from "@aangan/copy/hi/onboarding";
import * as paymentReturn from "@aangan/copy/hi/payment-return";
import * as profile from "@aangan/copy/hi/profile";
import * as resetPage from "@aangan/copy/hi/reset-page";
import * as safetyNotes from "@aangan/copy/hi/safety-notes-page";
import * as sessions from "@aangan/copy/hi/sessions";
import * as tour from "@aangan/copy/hi/tour";
import { focusTopics, genders, languages, regions } from "@aangan/copy/lists";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { acceptGuidelines, writePost } from "../support/community";
import { waitForEmail } from "../support/emails";
import {
  englishTexts,
  expectHindi,
  expectHindiTexts,
  joinInHindi,
  openHindiSignUp,
  signUpInHindi,
} from "../support/hindi";
import { timesOfThisWorker } from "../support/open-times";
import { chooseCoach, coaches as demoCoaches, newPerson, password, registerOnboarded } from "../support/people";
import { CardForm } from "../support/sandbox-page";
import { expect, test } from "../support/test";
import { limitCoaches } from "./coaches-page";
import { emailedLink } from "./email-pages";

/** Chooses the entry of a list with this code: labels differ by language, the order does not. */
async function choose(list: Locator, entries: readonly { code: string }[], code: string): Promise<void> {
  await list.click();
  const option = list
    .page()
    .getByRole("option")
    .nth(entries.findIndex((entry) => entry.code === code));
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 5_000 });
    await expect(option).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Chooses a day of next month with open times and one of its times, which parallel tests do not book. */
async function chooseTime(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("button", { name: booking.dotMeans }).first()).toBeVisible();
  await dialog.getByRole("button", { name: booking.nextMonth }).click();
  const days = dialog.getByRole("grid").getByRole("button", { name: booking.dotMeans });
  await expect(days.first()).toBeVisible();
  await days.nth(Math.floor(Math.random() * (await days.count()))).click();
  const times = dialog.getByRole("radio");
  const nights = dialog.locator("button[aria-expanded=false]", { hasText: /^रात के समय/ });
  await expect(nights.or(times.first()).first()).toBeAttached();
  if (await nights.isVisible()) await nights.click();
  await expect(times.first()).toBeAttached();
  const free = await times
    .and(dialog.locator(":enabled"))
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const ours = timesOfThisWorker(free, (time) => time);
  const time = dialog.locator(`input[type=radio][value="${ours[Math.floor(Math.random() * ours.length)]}"]`);
  await time.locator("xpath=ancestor::label").click();
  await expect(time).toBeChecked();
}

const toast = (page: Page) => page.locator("[data-toast]");

/** Waits for a toast with this title and closes it. */
async function expectToast(page: Page, title: string): Promise<void> {
  await expect(toast(page).filter({ hasText: title })).toBeVisible();
  await expect(async () => {
    const button = toast(page).getByRole("button").first();
    if ((await button.count()) > 0) await button.click({ timeout: 2_000 });
    await expect(toast(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

/**
 * Every journey of the member app, once in Hindi on a small phone. What these journeys do is proved in English; here
 * every screen and dialog that they pass must be in Hindi, fit, and have no violations of accessibility.
 */
test.describe("in Hindi at 360 pixels", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a visitor signs up, answers, chooses a coach, and books, reschedules and cancels a session @once", async ({
    page,
  }) => {
    const person = newPerson("Asha");
    const known = [person.firstName, person.lastName];
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await test.step("the sign-up form", async () => {
      await openHindiSignUp(page);
      await expectHindi(page, "1-sign-up");
      await page.getByRole("tab", { name: auth.logInTab }).click();
      await expectHindi(page, "1-log-in");
      await page.getByRole("tab", { name: auth.signUpTab }).click();
      await signUpInHindi(page, person);
    });
    await test.step("the first questions", async () => {
      await expectToast(page, auth.registrationSuccess.title);
      const dialog = page.getByRole("dialog", { name: onboarding.title });
      await expectHindi(page, "1-onboarding-about", ...known);
      await choose(dialog.getByRole("combobox", { name: onboarding.region }), regions, "west_india");
      await dialog.getByRole("textbox", { name: onboarding.age }).fill("48");
      await choose(dialog.getByRole("combobox", { name: onboarding.gender }), genders, "female");
      await button(onboarding.continue).click();
      await expect(dialog.getByRole("heading", { name: onboarding.stepTalk })).toBeFocused();
      await choose(dialog.getByRole("combobox", { name: onboarding.language }), languages, "kok");
      const topics = dialog.locator("button[aria-pressed]");
      for (const code of ["parenting", "marriage", "loneliness"])
        await topics.nth(focusTopics.findIndex((topic) => topic.code === code)).click();
      await expectHindi(page, "1-onboarding-talk", ...known);
      await button(onboarding.finish).click();
      await expect(dialog).toHaveCount(0);
    });
    await test.step("the suggestions, and a first session", async () => {
      await expectToast(page, onboarding.complete.title);
      const suggestions = page.getByRole("region", { name: coaches.suggestedTitle }).getByRole("article");
      await expect(suggestions).toHaveCount(3);
      await expectHindi(page, "1-suggestions", ...known);
      await suggestions
        .filter({ has: page.getByRole("heading", { name: demoCoaches.leela.name }) })
        .getByRole("button", { name: new RegExp(`^(${coaches.select}|${coaches.selectThis})`) })
        .click();
      await expectToast(page, coaches.selected.title);
      const dialog = page.getByRole("region", { name: booking.title });
      await chooseTime(dialog);
      await expectHindi(page, "1-booking", ...known);
      await dialog.getByRole("button", { name: new RegExp(`^${booking.confirm}`) }).click();
      await expectToast(page, booking.scheduled.title);
      await expect(page.getByRole("region", { name: dashboard.nextSession })).toContainText(dashboard.changeSession);
      await expectHindi(page, "1-dashboard", ...known);
    });
    await test.step("the tour", async () => {
      const heading = page.getByRole("dialog").getByRole("heading");
      await button(tour.start).click();
      for (const [place, stop] of [tour.chat, tour.book, tour.library, tour.community].entries()) {
        await expect(heading).toHaveText(stop.title);
        await expectHindiTexts(page, `1-tour-${place}`, ...known);
        await button(stop === tour.community ? tour.finish : tour.next).click();
      }
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
    await test.step("the session is rescheduled and cancelled", async () => {
      await page.goto(addressOf("sessions"));
      const session = page.getByRole("region", { name: sessions.upcomingLabel }).getByRole("listitem");
      await expect(session).toHaveCount(1);
      await expectHindi(page, "1-sessions", ...known);
      await session.getByRole("button").filter({ hasText: sessions.reschedule }).click();
      const dialog = page.getByRole("dialog", { name: booking.moveTitle });
      await chooseTime(dialog);
      await expectHindi(page, "1-reschedule", ...known);
      await dialog.getByRole("button", { name: new RegExp(`^${booking.move}`) }).click();
      await expectToast(page, booking.moved.title);
      await session.getByRole("button").filter({ hasText: sessions.cancel }).click();
      const confirmation = page.getByRole("alertdialog", { name: sessions.cancelTitle });
      await expectHindi(page, "1-cancel", ...known);
      await confirmation.getByRole("button", { name: sessions.cancelIt }).click();
      await expectToast(page, sessions.cancelled.title);
      await expect(page.getByRole("region", { name: sessions.pastLabel })).toContainText(sessions.byMember);
      await expectHindi(page, "1-cancelled", ...known);
    });
    await test.step("the email's link confirms the address", async () => {
      const link = await emailedLink(person, "confirm");
      const email = await waitForEmail(link);
      expect.soft(englishTexts([email.text], ...known)).toEqual([]);
      await page.goto(link);
      await expect(button(confirmPage.yes)).toBeEnabled();
      await expectHindi(page, "1-confirm");
      await button(confirmPage.yes).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmPage.doneHeading);
      await expectHindi(page, "1-confirmed");
    });
  });

  test("a member writes to their coach, talks to a companion, does an exercise, and is shown help in a crisis @once", async ({
    page,
    watch,
  }) => {
    const person = await joinInHindi(page);
    const known = [person.firstName, person.lastName];
    const coachName = demoCoaches.leela.name;
    await chooseCoach(page.context(), demoCoaches.leela);
    await page.goto(addressOf("messages"));
    const log = page.getByRole("log", { name: messages.conversationLabel({ coachName }) });
    const composer = page.getByRole("textbox", { name: messages.composerLabel({ coachName }) });

    await test.step("messages with a file, and the search", async () => {
      await expect(log.locator("[data-side]")).toHaveCount(1);
      await composer.fill("आज माँ का फ़ोन दो बार आया।");
      await page.getByRole("button", { name: messages.send }).click();
      await expect(log).toContainText(messages.sent);
      await expectToast(page, messages.thankYou.title);
      await expectHindi(page, "2-messages", ...known);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "lease.txt", mimeType: "text/plain", buffer: Buffer.from("किराया: 1,200") });
      const tray = page.getByRole("region", { name: chat.attachmentTray });
      await expect(tray).toContainText(chat.uploaded);
      await expectHindi(page, "2-attachment", ...known);
      await page.getByRole("button", { name: messages.send }).click();
      await expect(tray).toHaveCount(0);
      await page.getByRole("button", { name: chat.search }).click();
      await page.getByRole("searchbox").fill("माँ");
      await expect(log.locator("mark").first()).toBeVisible();
      await expect(page.getByText(chat.searching)).toHaveCount(0);
      await expectHindi(page, "2-search", ...known);
      await page.getByRole("button", { name: chat.closeSearch }).click();
    });
    await test.step("the chat's menu, and its deletion", async () => {
      await page.getByRole("button", { name: messages.menu }).click();
      await expectHindi(page, "2-menu", ...known);
      await page.getByRole("menuitem", { name: messages.deleteChat }).click();
      const confirmation = page.getByRole("alertdialog", { name: messages.deleteTitle });
      await expectHindi(page, "2-delete-chat", ...known);
      await confirmation.getByRole("button", { name: messages.deleteConfirm }).click();
      await expectToast(page, messages.deletionRequested.title);
      await expectHindi(page, "2-deletion", ...known);
      await page.getByRole("button", { name: messages.undoDeletion, exact: true }).click();
      await expectToast(page, messages.deletionUndone.title);
    });
    await test.step("words of a crisis", async () => {
      await composer.fill("मैं मरना चाहती हूँ");
      await expect(page.getByRole("heading", { name: crisis.heading })).toBeVisible();
      await expect(page.getByRole("link", { name: crisis.call988 }).last()).toHaveAttribute("href", "tel:988");
      await expectHindi(page, "2-crisis", ...known);
      await composer.fill("");
    });
    await test.step("a companion", async () => {
      await page.goto(addressOf("companions"));
      const list = page.getByRole("navigation", { name: companionsPage.listLabel });
      await expect(list.getByRole("link").first()).toBeVisible();
      await expectHindi(page, "2-companions", ...known);
      await page.goto(`${addressOf("companions")}?companion=buddy`);
      await page.getByRole("button", { name: companionsPage.beginnings.buddy[1] }).click();
      await page.getByRole("button", { name: companionsPage.send }).click();
      await expect(page.locator("[data-side=received]")).toHaveCount(1);
      await expect(page.locator("[data-answer]")).toHaveCount(0);
      await expectHindi(page, "2-companion", ...known);
      await page.goto(`${addressOf("companions")}?view=memory`);
      await expect(page.getByRole("textbox")).toBeVisible();
      await expectHindi(page, "2-memory", ...known);
    });
    await test.step("an exercise", async () => {
      await page.goto(`${addressOf("companions")}?view=exercises`);
      await expect(page.getByRole("heading", { name: exercisesPage.title, exact: true })).toBeVisible();
      const exercises = page.getByRole("main").locator("a[href*='exercise=']");
      await expect(exercises.first()).toBeVisible();
      await expectHindi(page, "2-exercises", ...known);
      // The first answer is that it has not been started.
      watch.expect({ status: 404, path: /^\/api\/exercises\// });
      await exercises.first().click();
      await expect(page.getByRole("button", { name: exercisesPage.menu })).toBeVisible();
      await expect(page.getByRole("textbox")).toBeVisible();
      await expectHindi(page, "2-exercise", ...known);
    });
  });

  test("a member accepts the guidelines, posts, comments, reacts and reports, reads, practices and writes a journal entry @once", async ({
    page,
    browser,
  }) => {
    const person = await joinInHindi(page);
    const known = [person.firstName, person.lastName];
    const tag = randomBytes(6).toString("hex").replace(/\d/g, "x");
    const other = await browser.newContext();
    await registerOnboarded(other);
    await acceptGuidelines(other);
    const theirs = await writePost(other, {
      title: "ग्यारह साल बाद भी कम सामान",
      content: "आप यहाँ बसते कैसे हैं?",
      tags: [tag],
    });
    await other.close();
    // Names in the community are made up, in Latin letters.
    known.push(theirs.name, tag);

    await test.step("the guidelines and a post", async () => {
      await page.goto(`${addressOf("community")}?tag=${tag}`);
      const dialog = page.getByRole("dialog", { name: guidelines.title });
      await expect(dialog).toBeVisible();
      await expectHindi(page, "3-guidelines", ...known);
      await dialog.getByRole("button", { name: communityPage.guidelines.accept }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
      await expectHindi(page, "3-community", ...known);
      await page
        .getByRole("main")
        .getByRole("button", { name: communityPage.newPost, exact: true })
        .locator("visible=true")
        .click();
      const form = page.getByRole("dialog", { name: communityPage.form.newTitle });
      await form.getByRole("button", { name: communityPage.form.post, exact: true }).click();
      await expect(form.getByLabel(communityPage.form.title, { exact: true })).toHaveAttribute("aria-invalid", "true");
      await expectHindi(page, "3-post-form", ...known);
      await form.getByLabel(communityPage.form.title, { exact: true }).fill("रविवार की कॉल");
      await form.getByLabel(communityPage.form.content).fill("माँ से बात करने के बाद देर तक चुप रहना पड़ता है।");
      await form.getByRole("combobox", { name: communityPage.form.category }).click();
      await page.getByRole("option").last().click();
      await form.getByRole("textbox", { name: new RegExp(`^${communityPage.form.tags}`) }).fill(`${tag},`);
      const created = page.waitForResponse(
        (one) => one.request().method() === "POST" && one.url().endsWith("/api/posts"),
      );
      await form.getByRole("button", { name: communityPage.form.post, exact: true }).click();
      known.push((await (await created).json()).author.name);
      await expectToast(page, communityPage.form.created.title);
      await expect(form).toHaveCount(0);
    });
    await test.step("a comment, a reaction and a report", async () => {
      await page.goto(`${addressOf("community")}?tag=${tag}&post=${theirs.id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: communityPage.reactions[1].label }).click();
      await dialog.getByRole("textbox", { name: thread.commentLabel, exact: true }).fill("एक किताबों की अलमारी ख़रीदी।");
      await dialog.getByRole("button", { name: thread.send, exact: true }).click();
      const comment = dialog.getByRole("article").filter({ hasText: "अलमारी" }).last();
      await expect(comment).toContainText(thread.you);
      known.push((await comment.getAttribute("aria-label")) ?? "");
      await expectHindi(page, "3-thread", ...known);
      await dialog.getByRole("button", { name: thread.menu }).click();
      await page.getByRole("menuitem", { name: thread.flag, exact: true }).click();
      const report = page.getByRole("dialog", { name: thread.flagPostTitle });
      await report.getByRole("radio").first().click();
      await expectHindi(page, "3-report", ...known);
      await report.getByRole("button", { name: thread.flagSend }).click();
      await expectToast(page, thread.flagged.title);
      await page.goto(addressOf("communityYours"));
      await page.getByRole("tab", { name: communityYours.wordsTab }).click();
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expectHindi(page, "3-yours", ...known);
    });
    await test.step("a reading and a practice", async () => {
      await page.goto(addressOf("resources"));
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards.first()).toBeVisible();
      await cards.first().getByRole("button").first().click();
      await expect(cards.first().getByRole("button").first()).toHaveAttribute("aria-pressed", "true");
      await expectHindi(page, "3-resources", ...known);
      for (const piece of ["their-wish-my-wish", "four-sides-of-a-courtyard", "a-letter-you-will-not-send"]) {
        await page.goto(`${addressOf("resources")}?read=${piece}`);
        await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
        await expectHindi(page, `3-${piece}`, ...known);
      }
    });
    await test.step("a journal entry", async () => {
      await page.goto(addressOf("journal"));
      await page.getByRole("main").getByRole("textbox").fill("आज बारिश हुई।");
      await expect(page.getByRole("main").getByText(journalPage.saved, { exact: true })).toBeVisible();
      await expectHindi(page, "3-journal", ...known);
      await page.getByRole("button", { name: journalPage.done }).click();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
      await expectHindi(page, "3-journal-list", ...known);
    });
  });

  test("a member looks at coaches, suggests a goal, writes safety notes, changes their profile, logs out, and asks for a new password @once", async ({
    page,
  }) => {
    const person = await joinInHindi(page);
    const known = [person.firstName, person.lastName];
    const coachId = await chooseCoach(page.context(), demoCoaches.leela);
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await test.step("the coaches, and a coach's profile", async () => {
      await limitCoaches(page, [demoCoaches.meera.name, demoCoaches.leela.name]);
      await page.goto(addressOf("coaches"));
      await expect(page.getByRole("main").getByRole("article", { name: demoCoaches.meera.name })).toBeVisible();
      await expectHindi(page, "4-coaches", ...known);
      await page.goto(`${addressOf("coaches")}?coach=${coachId}`);
      await expect(page.getByRole("dialog").getByRole("heading", { name: demoCoaches.leela.name })).toBeVisible();
      // Who gave her certificates, and where she lives, are inside sentences.
      const herOwnWords = ["national coaching federation", "teachers' training college", "Panaji, India"];
      await expectHindi(page, "4-coach", ...known, ...herOwnWords);
    });
    await test.step("a goal", async () => {
      await page.goto(addressOf("goals"));
      await button(goalsPage.new).click();
      await page.getByRole("textbox", { name: goalWords.title, exact: true }).fill("इतवार को टहलना");
      await expectHindi(page, "4-new-goal", ...known);
      await button(goalWords.propose).click();
      await expectToast(page, goalWords.proposed.title);
      await expectHindi(page, "4-goals", ...known);
    });
    await test.step("the safety notes", async () => {
      await page.goto(addressOf("safetyNotes"));
      await page.getByRole("article").nth(1).getByRole("button").click();
      await page.getByRole("textbox", { name: safetyNotes.textLabel }).fill("बारिश की आवाज़");
      await expectHindi(page, "4-safety-section", ...known);
      await button(safetyNotes.save).click();
      await expect(page.getByRole("listitem").filter({ hasText: "बारिश की आवाज़" })).toBeVisible();
      await expectHindi(page, "4-safety-notes", ...known);
      await button(safetyNotes.guide).click();
      await expectHindi(page, "4-safety-guide", ...known);
    });
    await test.step("the notifications and the menus", async () => {
      await page.goto(addressOf("notifications"));
      await expect(page.getByRole("main").getByText(notifications.emptyTitle)).toBeVisible();
      await expectHindi(page, "4-notifications", ...known);
      await page.getByRole("button", { name: new RegExp(`^${notifications.title}`) }).click();
      await expectHindi(page, "4-bell", ...known);
      await page.keyboard.press("Escape");
      await button(layout.more).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectHindi(page, "4-drawer", ...known);
    });
    await test.step("the tabs of the profile", async () => {
      await page.goto(addressOf("profile"));
      for (const tab of [profile.profileTab, profile.preferencesTab, profile.notificationsTab]) {
        await page.getByRole("tab", { name: tab, exact: true }).click();
        await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
        if (tab === profile.notificationsTab)
          await page.getByRole("switch", { name: profile.quietHours, exact: true }).click();
        await expectHindi(page, `4-profile-${[profile.profileTab, profile.preferencesTab].indexOf(tab)}`, ...known);
      }
    });
    await test.step("the devices and the member's data", async () => {
      await page.goto(addressOf("myData"));
      await expect(page.getByRole("list", { name: myData.devicesLabel }).getByRole("listitem")).toHaveCount(1);
      await expectHindi(page, "4-my-data", ...known);
    });
    await test.step("the language stays after logging out, and a new password is chosen", async () => {
      await button(layout.accountMenu).click();
      await expectHindi(page, "4-account-menu", ...known, person.email);
      await page.getByRole("menuitem", { name: layout.logout }).click();
      await expect(page).toHaveURL(/\/auth$/);
      await expect(page.getByRole("tab", { name: auth.logInTab })).toBeVisible();
      await expectHindi(page, "4-logged-out");
      await page.getByRole("link", { name: auth.forgotPassword }).click();
      await expect(page.locator("form")).not.toHaveAttribute("data-waits");
      await page.getByRole("main").getByLabel(forgotPage.email, { exact: true }).fill(person.email);
      await expectHindi(page, "4-forgot");
      await button(forgotPage.send).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(forgotPage.sentHeading);
      await expectHindi(page, "4-forgot-sent");
      const link = await emailedLink(person, "reset");
      expect.soft(englishTexts([(await waitForEmail(link)).text], ...known)).toEqual([]);
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(resetPage.heading);
      await expectHindi(page, "4-reset", person.username);
    });
    await test.step("logging in opens the app in Hindi", async () => {
      await page.goto(addressOf("auth"));
      const panel = page.getByRole("tabpanel");
      await panel.getByLabel(auth.usernameOrEmail, { exact: true }).fill(person.username);
      await panel.getByLabel(auth.password, { exact: true }).fill(password);
      await panel.locator("button[type=submit]").click();
      await expect(page).toHaveURL(addressOf("dashboard"));
      await expect(page.getByRole("region").filter({ hasText: dashboard.myCoach })).toBeVisible();
      await expectHindi(page, "4-dashboard", ...known);
    });
  });

  test("a member starts the trial, subscribes, cancels, and deletes the account @once", async ({ page, watch }) => {
    const person = await joinInHindi(page);
    const known = [person.firstName, person.lastName];
    await chooseCoach(page.context(), demoCoaches.leela);
    const main = page.getByRole("main");
    const button = (name: string) => main.getByRole("button", { name, exact: true });
    const openPlan = async () => {
      await page.goto(addressOf("subscribe"));
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByRole("status").filter({ hasText: membership.loading })).toHaveCount(0);
    };

    await test.step("the trial", async () => {
      await openPlan();
      await expect(button(membership.startTrial)).toBeVisible();
      await expectHindi(page, "5-pitch", ...known);
      await button(membership.startTrial).click();
      await expect(page).toHaveURL(addressOf("dashboard"));
      await expectToast(page, membership.trialStarted.title);
      await openPlan();
      await expectHindi(page, "5-trial", ...known);
    });
    await test.step("the card and the subscription", async () => {
      const card = new CardForm(page, watch);
      await button(membershipPage.subscribe).click();
      await expect(card.number).toBeVisible();
      await expectHindiTexts(page, "5-card", ...known);
      await card.fill();
      await button(membershipPage.subscribe).click();
      await expect(page).toHaveURL(addressOf("dashboard"));
      await expect(page.getByRole("region", { name: paymentReturn.label })).toContainText(paymentReturn.confirmed);
      await expectHindi(page, "5-confirmed", ...known);
    });
    await test.step("the cancellation", async () => {
      await openPlan();
      await expect(button(membershipPage.cancel)).toBeVisible();
      await expectHindi(page, "5-plan", ...known);
      await button(membershipPage.cancel).click();
      await expectHindi(page, "5-cancel", ...known);
      await page.getByRole("alertdialog").getByRole("button", { name: membershipPage.cancelIt }).click();
      await expectToast(page, membershipPage.cancelled.title);
      await expectHindi(page, "5-ending", ...known);
    });
    await test.step("the account is deleted", async () => {
      await page.goto(addressOf("myData"));
      await button(myData.leaveButton).click();
      const dialog = page.getByRole("dialog", { name: myData.leaveTitle });
      await dialog.getByRole("textbox", { name: myData.passwordLabel }).fill(password);
      await expectHindi(page, "5-delete", ...known);
      watch.tolerate({ status: 401 });
      await dialog.getByRole("button", { name: myData.leaveConfirm }).click();
      await expect(page).toHaveURL(/\/auth/);
      await expect(toast(page)).toContainText(left.title);
      await expectHindi(page, "5-left");
    });
  });
});
