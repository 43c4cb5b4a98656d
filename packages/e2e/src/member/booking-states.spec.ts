import { limits } from "@aangan/copy/limits";
import { booking } from "@aangan/copy/sessions";
import type { BrowserContext } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { coaches, registerWithCoach } from "../support/people";
import { expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { BookingDialog } from "./booking-dialog";
import { SessionsPage } from "./sessions-page";

test("the booking dialog reports failed times, crisis language in the note and a rejected note @once", async ({
  page,
  watch,
}) => {
  test.slow();
  const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
  const list = new SessionsPage(page);
  await list.open();
  const slotsURL = `**/api/coaches/${coachId}/slots*`;
  watch.expect({ status: 500, path: `/api/coaches/${coachId}/slots` });
  await failRequestsUntilRetry(page, slotsURL);
  await list.schedule.click();
  const dialog = new BookingDialog(page);
  const failure = dialog.dialog.getByRole("alert");
  await expect(failure).toContainText(booking.slotsFailed);
  await expect(failure).toContainText(genericError);
  await failure.getByRole("button", { name: "Try again" }).click();
  await dialog.ready();
  await expectAccessible(page);
  await test.step("crisis language in the note shows help at once, and the note enforces its limit", async () => {
    await dialog.note.fill("Some nights jeene ka mann nahi karta");
    await expect(dialog.crisisBanner).toBeVisible();
    await expect(dialog.crisisBanner).toBeInViewport();
    await expect(dialog.crisisBanner.getByRole("link", { name: /Call 988/ })).toHaveAttribute("href", "tel:988");
    await expect(dialog.note).toBeFocused();
    await dialog.note.fill("The wedding.");
    await expect(dialog.crisisBanner).toHaveCount(0);

    await dialog.note.fill("𑀅".repeat(limits.sessionNoteMax + 2));
    await expectInvalid(dialog.note, "Your note is 2 characters too long.");
    await dialog.note.fill("𑀅".repeat(limits.sessionNoteMax));
    await expect(dialog.note).not.toHaveAttribute("aria-invalid", "true");
  });
  await dialog.chooseAnyDay();
  await dialog.chooseAnyTime();
  await test.step("with a time chosen and crisis help shown, the dialog has no violations", async () => {
    await dialog.note.fill("I want to end it all");
    await expect(dialog.crisisBanner).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("the server's error about the note appears under the note", async () => {
    const message = "This holds characters that cannot be used here. Please type it again.";
    await page.route("**/api/sessions", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 400,
            json: { status: 400, message: "Please look at the fields.", fields: [{ field: "note", message }] },
          })
        : route.fallback(),
    );
    watch.expect({ status: 400, path: "/api/sessions" });
    await dialog.note.fill("odd");
    await dialog.confirm.click();
    await expectToast(page, "Failed to schedule session", message);
    await expectInvalid(dialog.note, message);
    await dialog.note.fill("even");
    await expect(dialog.note).not.toHaveAttribute("aria-invalid", "true");
  });
});

test("an expired session redirects booking to Log In and back, with the choices kept @once", async ({
  page,
  watch,
}) => {
  const person = await registerWithCoach(page.context(), coaches.thomas);
  // Without the event stream, which would report the ended session before the click.
  await page.route("**/api/live*", (route) => route.fulfill({ status: 204, body: "" }));
  const list = new SessionsPage(page);
  await list.open();
  await list.schedule.click();
  const dialog = new BookingDialog(page);
  await dialog.ready();
  await dialog.chooseAnyDay();
  const time = await dialog.chooseAnyTime();
  await dialog.note.fill("Before the login ended");
  // Without a stream the page polls. Block polling, so that the click is the first request to get a 401.
  watch.tolerate({ failure: "net::ERR_FAILED" });
  await page.route("**/api/**", (route) => {
    const isRead = route.request().method() === "GET" && !route.request().frame().url().includes("/auth");
    return isRead ? route.abort() : route.fallback();
  });
  await endSessionOnServer(page.context());
  watch.expect({ status: 401 });
  await dialog.confirm.click();
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fsessions`);
  await page.unroute("**/api/**");
  await new AuthPage(page).enter(person.username);
  await expect(page).toHaveURL(addressOf("sessions"));
  await dialog.ready();
  await expect(dialog.note).toHaveValue("Before the login ended");
  await expect(dialog.dialog.locator(`input[value="${time}"]`)).toBeChecked();
});

/** Ends the session on the server, as another device would: this browser keeps a cookie that is no longer valid. */
async function endSessionOnServer(context: BrowserContext): Promise<void> {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "__Host-aangan_member");
  const ended = await fetch(`${originOf("member")}/api/logout`, {
    method: "POST",
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect(ended.status).toBe(204);
}
