import type { Locator } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests, failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { tabTo } from "../support/keyboard";
import { coaches, type DemoCoach, fullName, openPortal, registerWithCoach, signInCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { Portal } from "./portal";
import { bookWithNote, clockIn, SessionsPage, sessionsOf } from "./sessions-page";

/** Selects a time: its label covers the radio button. */
const selectTime = (time: Locator) => time.locator("xpath=..").click();

type Member = Awaited<ReturnType<typeof registerWithCoach>>;

test.describe("with a session", () => {
  let coach: DemoCoach;
  let member: Member;
  let name: string;
  let memberContext: Parameters<typeof bookWithNote>[0];

  test.beforeEach(async ({ anotherBrowser }) => {
    coach = coaches.devika;
    memberContext = (await anotherBrowser()).context();
    member = await registerWithCoach(memberContext, coach);
    name = fullName(member);
  });

  test("it is shown in both time zones with the note; a proposal can be withdrawn, and a cancelled session is not counted @once", async ({
    page,
  }) => {
    const note = "The wedding, and how to say no to four weeks.";
    const before = await bookWithNote(memberContext, member.coachId, note);
    await openPortal(page, coach);
    await new Portal(page).tab("Sessions").click();
    await expect(page).toHaveURL(/\?tab=sessions$/);

    const tab = new SessionsPage(page);
    const row = tab.upcomingWith(name);
    await expect(row.row).toContainText(clockIn(before.date, "Asia/Kolkata"));
    await expect(row.row).toContainText(`to ${clockIn(before.endsAt, "Asia/Kolkata")}`);
    await expect(row.row).toContainText(`${clockIn(before.date, "America/Los_Angeles")} P`);
    await expect(row.row).toContainText(`for ${member.firstName}`);
    await expect(row.row).toContainText("First session");
    await expect(row.row).toContainText(note);
    await expect(row.urgent).toHaveCount(0);
    // Joining is not open yet, and the button shows when it will be.
    const join = row.row.getByRole("button", { name: "Join Session" });
    await expect(join).toBeDisabled();
    await expect(join).toHaveAccessibleDescription(/^Opens /);

    await test.step("a proposed time does not move the session before the member accepts", async () => {
      await row.reschedule.click();
      await expect(tab.dialog).toContainText(name);
      const move = tab.dialog.getByRole("button", { name: "Propose this time" });
      await expect(move).toBeDisabled();
      const time = tab.dialog.getByRole("radio").last();
      const date = await time.getAttribute("value");
      await selectTime(time);
      await expect(tab.dialog).toContainText(`${clockIn(date ?? "", "Asia/Kolkata")} your time`);
      await tab.dialog.getByRole("textbox", { name: /^A word to/ }).fill("My daughter's school play.");
      await expectAccessible(page);
      await move.click();
      await expectToast(page, "Time proposed", `${name} has been asked.`);
      await expect(tab.dialog).toHaveCount(0);
      await expect(row.row).toContainText(`Proposed: `);
      await expect(row.row).toContainText(`waiting for ${member.firstName}`);
      await expect(row.row).toContainText(clockIn(before.date, "Asia/Kolkata"));
      await expect(row.reschedule).toHaveCount(0);
      await expectAccessible(page);
      const [asked] = await sessionsOf(memberContext);
      expect(asked).toMatchObject({
        id: before.id,
        movedByCoach: false,
        proposal: { note: "My daughter's school play." },
      });
      expect(Date.parse(asked?.date ?? "")).toBe(Date.parse(before.date));
      expect(Date.parse(asked?.proposal?.date ?? "")).toBe(Date.parse(date ?? ""));
    });
    await test.step("a withdrawn proposal leaves the session unchanged", async () => {
      await row.row.getByRole("button", { name: /^Withdraw/ }).click();
      await tab.dialog.getByRole("button", { name: "Withdraw" }).click();
      await expectToast(page, "Proposal withdrawn");
      await expect(row.row).not.toContainText("Proposed: ");
      await expect(row.reschedule).toBeVisible();
    });
    await test.step("a cancelled session frees the member's allowance", async () => {
      const used = async () => {
        const answer = await memberContext.request.get(`${originOf("member")}/api/session-allowance`);
        const { months }: { months: { used: number }[] } = await answer.json();
        return months.reduce((sum, month) => sum + month.used, 0);
      };
      expect(await used()).toBe(1);
      await row.choose("Cancel session");
      await expect(tab.dialog).toContainText(
        `${name} is told at once, and it does not count as one of their sessions.`,
      );
      await expectAccessible(page);
      await tab.dialog.getByRole("button", { name: "Keep it" }).click();
      await expect(row.more).toBeFocused();
      await row.choose("Cancel session");
      await tab.dialog.getByRole("button", { name: "Cancel session" }).click();
      await expectToast(page, "Session cancelled", `${name} has been told. It does not count for them.`);
      await expect(row.row).toHaveCount(0);
      await expect(tab.past.getByRole("listitem", { name })).toContainText("Cancelled by you");

      expect(await used()).toBe(0);
      const found = (await sessionsOf(memberContext)).find(({ id }) => id === before.id);
      expect(found).toMatchObject({ status: "cancelled", cancelledBy: "coach", counted: false });
    });
  });

  test("a member's booking and cancellation appear without a reload, and crisis language in the note shows the banner @once", async ({
    page,
  }) => {
    await signInCoach(page.context(), coach);
    const tab = new SessionsPage(page);
    await tab.open();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    const { id } = await bookWithNote(memberContext, member.coachId, "");
    await expect(tab.upcomingWith(name).row).toBeVisible();
    await memberContext.request.delete(`${originOf("member")}/api/sessions/${id}`);
    await expect(tab.upcomingWith(name).row).toHaveCount(0);
    await expect(tab.past.getByRole("listitem", { name })).toContainText("Cancelled by the client");

    await bookWithNote(memberContext, member.coachId, "Some nights jeene ka mann nahi karta.");
    const row = tab.upcomingWith(name);
    await expect(row.urgent).toBeVisible();
    await expect(row.strip).toContainText(`${member.firstName} wrote something that needs you.`);
    await expectAccessible(page);
    await row.strip.getByRole("link", { name: "Open chat" }).click();
    await expect(new Portal(page).conversation(name).bubbles).toHaveCount(1);

    await tab.open();
    await row.choose("Message");
    await expect(new Portal(page).conversation(name).bubbles).toHaveCount(1);
  });

  test("failures to propose, cancel and report a video problem show errors, and the join link appears in time @once", async ({
    page,
    watch,
  }) => {
    const session = await bookWithNote(memberContext, member.coachId, "");
    await signInCoach(page.context(), coach);
    const tab = new SessionsPage(page);
    await tab.open();
    const row = tab.upcomingWith(name);
    watch.expect({ status: 500, path: /\/slots$/ });
    await failRequestsUntilRetry(page, "**/slots");
    await row.reschedule.click();
    await expect(tab.dialog.getByRole("alert")).toContainText("Failed to load times");
    await tab.dialog.getByRole("button", { name: "Try again" }).click();
    await selectTime(tab.dialog.getByRole("radio").first());

    const taken = "One of your clients has just taken that time. Here is what is still open.";
    watch.expect({ status: 409, path: /^\/api\/coach\/sessions\/[^/]+$/ });
    await page.route("**/api/coach/sessions/*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 409, json: { status: 409, message: taken, fields: [] } })
        : route.continue(),
    );
    await tab.dialog.getByRole("button", { name: "Propose this time" }).click();
    await expect(tab.dialog.getByRole("alert")).toContainText(taken);
    await tab.dialog.getByRole("button", { name: "Cancel" }).click();

    watch.expect({ status: 500, path: /^\/api\/coach\/sessions\/[^/]+$/ });
    await failRequests(page, "**/api/coach/sessions/*-*");
    await row.choose("Cancel session");
    await tab.dialog.getByRole("button", { name: "Cancel session" }).click();
    await expect(tab.dialog.getByRole("alert")).toContainText(genericError);
    await tab.dialog.getByRole("button", { name: "Keep it" }).click();
    await expect(row.row).toBeVisible();
    await page.unrouteAll();

    // The server's session data five minutes before the session.
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const room = {
      date: at(5),
      endsAt: at(35),
      joinFrom: at(-5),
      zoomLink: "https://rooms.example/one",
      canReportVideo: true,
    };
    await page.route("**/api/coach/sessions/upcoming", async (route) => {
      const answer = await route.fetch();
      const sessions: { id: string }[] = await answer.json();
      const json = sessions.map((one) => (one.id === session.id ? { ...one, ...room } : one));
      await route.fulfill({ response: answer, json });
    });
    await tab.open();
    const join = row.row.getByRole("link", { name: "Join Session" });
    await expect(join).toHaveAttribute("href", room.zoomLink);
    await expect(join).toHaveAttribute("target", "_blank");
    await expect(join).toHaveAttribute("rel", "noopener noreferrer");

    watch.expect({ status: 409, path: /\/video-trouble$/ });
    await row.choose("The video did not work");
    await tab.dialog.getByRole("button", { name: "Note it" }).click();
    // Only the page's data was changed, so the server rejects the report.
    await expect(tab.dialog.getByRole("alert")).toContainText("The video opens 10 minutes before the session.");
  });

  test("another time is proposed by keyboard alone @desktop", async ({ page }) => {
    await bookWithNote(memberContext, member.coachId, "");
    await signInCoach(page.context(), coach);
    const tab = new SessionsPage(page);
    await tab.open();
    const row = tab.upcomingWith(name);
    await expect(row.reschedule).toBeVisible();
    await row.reschedule.focus();
    await page.keyboard.press("Enter");
    const first = tab.dialog.getByRole("radio").first();
    await expect(first).toBeAttached();
    await tabTo(
      page,
      tab.dialog.getByRole("gridcell").locator("[tabindex='0']").or(tab.dialog.locator("td [tabindex='0']")).first(),
    );
    await page.keyboard.press("Enter");
    for (let presses = 0; presses < 10 && !(await first.evaluate((box) => box === document.activeElement)); presses++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(first).toBeChecked();
    await tabTo(page, tab.dialog.getByRole("button", { name: "Propose this time" }));
    await page.keyboard.press("Enter");
    await expectToast(page, "Time proposed");
    await expect(row.row).toContainText("Proposed: ");
  });
});

test("failed upcoming and past sessions can be retried, outcomes can be marked, and past sessions load page by page @once", async ({
  page,
  watch,
}) => {
  await signInCoach(page.context(), coaches.meera);
  await failRequestsUntilRetry(page, "**/api/coach/sessions/upcoming");
  watch.expect({ status: 500, path: "/api/coach/sessions/upcoming" });
  await page.goto(`${addressOf("coachDashboard")}?tab=sessions`);
  const failure = page.getByRole("main").getByRole("alert").filter({ hasText: "Failed to load dashboard data" });
  await expect(failure).toContainText(genericError);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(new SessionsPage(page).upcomingWith("Asha Raman").row.first()).toBeVisible();
  await page.unroute("**/api/coach/sessions/upcoming");

  await failRequestsUntilRetry(page, "**/api/coach/sessions/past*");
  watch.expect({ status: 500, path: "/api/coach/sessions/past" });
  const tab = new SessionsPage(page);
  await tab.open();
  await expect(tab.upcomingWith("Asha Raman").row.first()).toBeVisible();
  await expect(tab.past.getByRole("alert")).toContainText("Failed to load past sessions");
  await tab.past.getByRole("button", { name: "Try again" }).click();
  await expect(tab.past.getByRole("listitem").first()).toBeVisible();
  await page.unroute("**/api/coach/sessions/past*");

  // Asha's session of a few days ago: its outcome is stored, and removed again.
  const over = tab.pastWith("Asha Raman").filter({ has: page.getByRole("button", { name: /^How did it go/ }) });
  for (const outcome of ["I could not come", "Take it back"]) {
    await tab.mark(over, outcome);
    await expect(over.getByText("You could not come")).toHaveCount(outcome === "Take it back" ? 0 : 1);
    await closeToast(page);
  }

  const pages: string[] = [];
  // The default page size would need fifty sessions; the server accepts any size.
  await page.route("**/api/coach/sessions/past*", async (route) => {
    const url = new URL(route.request().url());
    pages.push(url.searchParams.get("before") ?? "");
    url.searchParams.set("limit", "2");
    await route.continue({ url: url.href });
  });
  await tab.open();
  const rows = tab.past.getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await tab.earlier.click();
  await expect(rows).toHaveCount(4);
  expect(pages.at(-1)).not.toBe("");
  await expect(tab.past.getByText("Cancelled by the client").first()).toBeVisible();
});
