import type { BrowserContext } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { coaches, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { BookingDialog } from "./booking-dialog";
import { SessionsPage } from "./sessions-page";

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
