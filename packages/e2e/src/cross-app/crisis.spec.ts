import { Portal } from "../coach/portal";
import { MessagesPage } from "../member/messages-page";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";

test("a member's message with crisis language shows the banner, and flags the client until the coach closes it with an outcome @once", async ({
  page,
  anotherBrowser,
}) => {
  const member = await registerWithCoach(page.context(), coaches.meera);
  const name = fullName(member);
  const chat = new MessagesPage(page, coaches.meera.name);
  await chat.open();
  const coachPage = await anotherBrowser();
  await openPortal(coachPage, coaches.meera);
  const client = new Portal(coachPage).client(name);
  await expect(client.row).toBeVisible();
  await expect(client.urgent).toHaveCount(0);

  // While only typing: nothing has been sent, and no coach was notified.
  await chat.composer.pressSequentially("I want to die");
  await expect(chat.crisisBanner).toBeVisible();
  await expect(chat.crisisBanner).not.toContainText("has been notified");
  for (const [words, href] of [
    ["Call 988", "tel:988"],
    ["Text 988", "sms:988"],
    ["In danger now: 911", "tel:911"],
    ["Text HOME to 741741", "sms:741741?&body=HOME"],
    ["1-800-273-8255 also reaches 988", "tel:+18002738255"],
  ] as const) {
    await expect(chat.crisisBanner.getByRole("link", { name: words })).toHaveAttribute("href", href);
  }
  await expect(chat.crisisBanner.getByRole("button")).toHaveCount(0);
  await expect(chat.composer).toBeFocused();
  await expect(client.urgent).toHaveCount(0);

  await chat.send.click();
  await expect(chat.bubble("I want to die")).toContainText(/Sent|Delivered/);
  await expect(chat.crisisBanner).toContainText("Meera has been notified.");
  await page.keyboard.press("Escape");
  await expect(chat.crisisBanner).toBeVisible();
  await chat.write("Sorry. Forget it.");
  await page.reload();
  await expect(chat.crisisBanner).toBeVisible();

  await expect(client.urgent).toBeVisible();
  await expect(client.strip).toContainText("We showed them 988.");
  await client.strip.getByRole("link", { name: "Open chat" }).click();
  await expect(new Portal(coachPage).conversation(name).bubble("I want to die")).toBeVisible();
  await expect(chat.bubble("Sorry. Forget it.")).toContainText("Read");
  await expectAccessible(coachPage);
  await coachPage.goBack();
  // Reading the message does not close the crisis, and the list has no button that does.
  await expect(client.urgent).toBeVisible();
  await expect(client.strip.getByRole("button")).toHaveCount(0);
  const portal = new Portal(coachPage);
  await portal.closeCrisis(client.strip, "reached_otherwise", "Her sister is with her tonight.");
  await expectToast(coachPage, "Outcome saved", `${name} is no longer marked as urgent.`);
  await expect(coachPage.getByRole("button", { name: "Close with an outcome" })).toHaveCount(0);
  await coachPage.goBack();
  await expect(client.strip).toHaveCount(0);
  await expect(client.urgent).toHaveCount(0);
  await coachPage.reload();
  await expect(client.row).toBeVisible();
  await expect(client.urgent).toHaveCount(0);
  // A dated entry stays on the client's page.
  await client.name.click();
  const history = portal.part("Crisis history");
  await expect(history.getByRole("listitem")).toContainText("Reached another way");
  await expect(history.getByRole("listitem")).toContainText("Her sister is with her tonight.");
  await expectAccessible(coachPage);
});

test("crisis language in several languages or a flag of the server shows the banner, everyday words and unsent messages notify no coach @once", async ({
  page,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.leela);
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  // The detector has loaded, so the absence of the banner is meaningful.
  await chat.composer.fill("I want to die");
  await expect(chat.crisisBanner).toBeVisible();
  await chat.composer.fill("");
  await expect(chat.crisisBanner).toHaveCount(0);
  for (const text of ["My diet starts tomorrow, says Dr. Sharma.", "She studied skills for audiences.", "Killarney"]) {
    await chat.composer.fill(text);
    await expect(chat.composer).toHaveValue(text);
    await expect(chat.crisisBanner).toHaveCount(0);
  }
  for (const words of ["marna chahti hun", "jeene ka mann nahi karta", "khudkushi", "தற்கொலை", "I feel suicidal"]) {
    await chat.composer.fill(words);
    await expect(chat.crisisBanner).toBeVisible();
    await chat.composer.fill("");
    await expect(chat.crisisBanner).toHaveCount(0);
  }

  // An unsent message notifies no coach.
  await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path: "/api/messages" });
  await chat.write("I want to die");
  await expect(chat.bubble("I want to die")).toContainText("Waiting for a connection");
  await expect(chat.crisisBanner).toBeVisible();
  await expect(chat.crisisBanner).not.toContainText("has been notified");

  // The server's flag shows the banner even if the page's own detector finds nothing.
  await page.route(new RegExp(`/api/messages/${coachId}(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), safety: "concern" } });
  });
  await chat.composer.fill("");
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expect(chat.crisisBanner).toContainText("Leela has been notified.");
  await expect(chat.crisisBanner.getByRole("button")).toHaveCount(0);
  // The banner was there when the page opened, so it is not announced.
  await expect(page.getByRole("alert").filter({ has: chat.crisisBanner })).toHaveCount(0);
});
