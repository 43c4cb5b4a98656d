import { routes } from "@aangan/copy/routes";
import { Portal } from "../coach/portal";
import { MemberFrame } from "../member/frame";
import { MessagesPage } from "../member/messages-page";
import { addressOf, originOf } from "../support/addresses";
import { Line } from "../support/line";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";

const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

for (const { name, offline } of [
  { name: "the member's telephone has no network", offline: true },
  { name: "the line to the server drops without a word", offline: false },
]) {
  test(`${name}: what was written meanwhile arrives once, both ways @once`, async ({
    page,
    context,
    watch,
    anotherBrowser,
  }) => {
    const member = await registerWithCoach(context, coaches.farah);
    const line = await Line.to(originOf("member"));
    try {
      watch.allowOrigin(line.origin);
      const mine = new MessagesPage(page, coaches.farah.name);
      const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
      await page.goto(line.origin + routes.messages.path);
      await stream;
      await expect(mine.bubbles).toHaveCount(1);
      const coachPage = await anotherBrowser();
      await openPortal(coachPage, coaches.farah);
      const portal = new Portal(coachPage);
      await portal.client(fullName(member)).message.click();
      const theirs = portal.conversation(fullName(member));
      await theirs.write("The line is good.");
      await expect(mine.bubble("The line is good.")).toBeVisible();

      watch.expect({ failure: /^net::ERR_/ });
      if (offline) await context.setOffline(true);
      line.cut();
      const notice = page.getByText("You are offline. What you write is kept and goes out when you are back.");
      if (offline) await expect(notice).toBeVisible();
      await theirs.write("Are you there?");
      await theirs.write("Take your time.");
      await expect(theirs.bubble("Take your time.")).toContainText("Sent");

      await mine.write("Written in a tunnel.");
      await mine.write("A long tunnel.");
      const waiting = mine.bubble("A long tunnel.");
      await expect(mine.bubble("Written in a tunnel.")).toContainText("Waiting for a connection");
      await expect(waiting).toContainText("Waiting for a connection");
      await expect(mine.bubble("Are you there?")).toHaveCount(0);

      line.mend();
      if (offline) await context.setOffline(false);
      // Without an event the page retries with growing delays.
      await expect(mine.bubble("Are you there?")).toHaveCount(1, { timeout: 45_000 });
      await expect(mine.bubble("Take your time.")).toHaveCount(1);
      await expect(theirs.bubble("A long tunnel.")).toHaveCount(1);
      await expect(waiting).toContainText("Read");
      await expect(theirs.bubble("Take your time.")).toContainText("Read");
      await expect(notice).toHaveCount(0);
      // The welcome and five more: nothing twice and nothing out of order, on both screens and in the database.
      await expect(mine.bubbles).toHaveCount(6);
      await expect(theirs.bubbles).toHaveCount(6);
      const stored = await page.request.get(`${originOf("member")}/api/messages/${member.coachId}`);
      expect(textsOf(await stored.json()).slice(1)).toEqual([
        "The line is good.",
        "Are you there?",
        "Take your time.",
        "Written in a tunnel.",
        "A long tunnel.",
      ]);
    } finally {
      await line.remove();
    }
  });
}

test("a message that did not go out survives a reload of the page, and goes out once @once", async ({
  page,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context());
  const mine = new MessagesPage(page, coaches.leela.name);
  await mine.open();
  await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path: "/api/messages" });
  await mine.write("Kept.");
  await expect(mine.bubble("Kept.")).toContainText("Waiting for a connection");
  await mine.composer.fill("Half a sentence");
  await page.unroute("**/api/messages");
  await page.reload();
  await expect(mine.composer).toHaveValue("Half a sentence");
  await expect(mine.bubble("Kept.")).toHaveCount(1);
  await expect(mine.bubble("Kept.")).toContainText("Sent");
  const stored = await page.request.get(`${originOf("member")}/api/messages/${coachId}`);
  expect(textsOf(await stored.json())).toHaveLength(2);
});

test("what was written goes out from another page once the server answers again @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context());
  const mine = new MessagesPage(page, coaches.leela.name);
  await page.goto(addressOf("dashboard"));
  await new MemberFrame(page).follow("Messages");
  await expect(mine.log).toBeVisible();
  await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path: "/api/messages" });
  await mine.write("Only said in anger.");
  await expect(mine.bubble("Only said in anger.")).toContainText("Waiting for a connection");
  await mine.write("Kept for later.");
  await expect(mine.bubble("Kept for later.")).toContainText("Waiting for a connection");
  // A waiting message can be discarded, and writing continues.
  await mine.bubble("Only said in anger.").getByRole("button", { name: "Discard" }).click();
  await expect(mine.bubble("Only said in anger.")).toHaveCount(0);
  await expect(mine.composer).toBeFocused();
  // Within the page: a new one would know the outbox anyhow.
  await page.goBack();
  await expect(mine.log).toHaveCount(0);
  await page.unroute("**/api/messages");
  await expect
    .poll(async () => textsOf(await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json()))
    .toEqual([expect.any(String), "Kept for later."]);
});
