import type { Locator } from "@playwright/test";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { coaches, type DemoCoach, fullName, openPortal, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { Portal } from "./portal";
import { bookWithNote, SessionsPage, sessionsOf } from "./sessions-page";

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

  test("another time is proposed with a note, a session cancelled by the coach is not counted, and bookings and crisis language appear live @once", async ({
    page,
  }) => {
    const before = await bookWithNote(memberContext, member.coachId, "The wedding.");
    await openPortal(page, coach);
    await new Portal(page).tab("Sessions").click();
    await expect(page).toHaveURL(/\?tab=sessions$/);
    const tab = new SessionsPage(page);
    const row = tab.upcomingWith(name);
    await expect(row.row).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);

    await test.step("a proposed time does not move the session before the member accepts", async () => {
      await row.reschedule.click();
      await selectTime(tab.dialog.getByRole("radio").last());
      const date = await tab.dialog.getByRole("radio").last().getAttribute("value");
      await tab.dialog.getByRole("textbox", { name: /^Note to/ }).fill("My daughter's school play.");
      await expectAccessible(page);
      await tab.dialog.getByRole("button", { name: "Propose this time" }).click();
      await expect(row.row).toContainText(`waiting for ${member.firstName}`);
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
    await test.step("a cancelled session frees the member's allowance", async () => {
      const used = async () => {
        const answer = await memberContext.request.get(`${originOf("member")}/api/session-allowance`);
        const { months }: { months: { used: number }[] } = await answer.json();
        return months.reduce((sum, month) => sum + month.used, 0);
      };
      expect(await used()).toBe(1);
      await row.choose("Cancel session");
      await expectAccessible(page);
      await tab.dialog.getByRole("button", { name: "Cancel session" }).click();
      await expect(row.row).toHaveCount(0);
      await expect(tab.past.getByRole("listitem", { name })).toContainText("Canceled by you");
      expect(await used()).toBe(0);
      const found = (await sessionsOf(memberContext)).find(({ id }) => id === before.id);
      expect(found).toMatchObject({ status: "cancelled", cancelledBy: "coach", counted: false });
    });
    await test.step("a member's booking and cancellation appear without a reload, and crisis language in the note shows the banner", async () => {
      const { id } = await bookWithNote(memberContext, member.coachId, "");
      await expect(tab.upcomingWith(name).row).toBeVisible();
      await memberContext.request.delete(`${originOf("member")}/api/sessions/${id}`);
      await expect(tab.upcomingWith(name).row).toHaveCount(0);
      await expect(
        tab.past.getByRole("listitem", { name }).filter({ hasText: "Canceled by the client" }),
      ).toBeVisible();

      await bookWithNote(memberContext, member.coachId, "Some nights jeene ka mann nahi karta.");
      await expect(row.urgent).toBeVisible();
      await expect(row.strip).toContainText(`${member.firstName} may be in crisis.`);
      await expectAccessible(page);
      await row.strip.getByRole("link", { name: "Open chat" }).click();
      await expect(new Portal(page).conversation(name).bubbles).toHaveCount(1);

      await tab.open();
      await row.choose("Message");
      await expect(new Portal(page).conversation(name).bubbles).toHaveCount(1);
    });
  });

  test("another time is proposed by keyboard alone, and the week opens the session in a popover @desktop", async ({
    page,
  }) => {
    const { date } = await bookWithNote(memberContext, member.coachId, "");
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

    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date(date));
    await tab.open(`&view=week&day=${day}`);
    const block = page.getByRole("button", { name: new RegExp(`${name} until .* for ${member.firstName}$`) });
    await block.first().click();
    await expect(page.getByRole("dialog")).toContainText(`for ${member.firstName}`);
    await expectAccessible(page);
  });
});
