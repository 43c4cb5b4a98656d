import { routes } from "@aangan/copy/routes";
import { Portal } from "../coach/portal";
import { MemberFrame } from "../member/frame";
import { MessagesPage } from "../member/messages-page";
import { addressOf, originOf } from "../support/addresses";
import { NetworkProxy } from "../support/network-proxy";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";

const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

for (const { name, offline } of [
  { name: "with the browser offline", offline: true },
  { name: "with a dropped connection to the server", offline: false },
]) {
  test(`${name}, messages of both sides arrive once after reconnecting @once`, async ({
    page,
    context,
    watch,
    anotherBrowser,
  }) => {
    const member = await registerWithCoach(context, coaches.farah);
    const proxy = await NetworkProxy.start(originOf("member"));
    try {
      watch.allowOrigin(proxy.origin);
      const memberChat = new MessagesPage(page, coaches.farah.name);
      const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
      await page.goto(proxy.origin + routes.messages.path);
      await stream;
      await expect(memberChat.bubbles).toHaveCount(1);
      const coachPage = await anotherBrowser();
      await openPortal(coachPage, coaches.farah);
      const portal = new Portal(coachPage);
      await portal.client(fullName(member)).message.click();
      const coachChat = portal.conversation(fullName(member));
      await coachChat.write("The line is good.");
      await expect(memberChat.bubble("The line is good.")).toBeVisible();

      watch.expect({ failure: /^net::ERR_/ });
      if (offline) await context.setOffline(true);
      proxy.disconnect();
      const notice = page.getByText(
        "You're offline. What you write is saved and will be sent when you're back online.",
      );
      if (offline) await expect(notice).toBeVisible();
      await coachChat.write("Are you there?");
      await coachChat.write("Take your time.");
      await expect(coachChat.bubble("Take your time.")).toContainText("Sent");

      await memberChat.write("Written in a tunnel.");
      await memberChat.write("A long tunnel.");
      const unsentBubble = memberChat.bubble("A long tunnel.");
      await expect(memberChat.bubble("Written in a tunnel.")).toContainText("Waiting for a connection");
      await expect(unsentBubble).toContainText("Waiting for a connection");
      await expect(memberChat.bubble("Are you there?")).toHaveCount(0);

      proxy.reconnect();
      if (offline) await context.setOffline(false);
      // Without an event the page retries with growing delays.
      await expect(memberChat.bubble("Are you there?")).toHaveCount(1, { timeout: 45_000 });
      await expect(memberChat.bubble("Take your time.")).toHaveCount(1);
      await expect(coachChat.bubble("A long tunnel.")).toHaveCount(1);
      await expect(unsentBubble).toContainText("Read");
      await expect(coachChat.bubble("Take your time.")).toContainText("Read");
      await expect(notice).toHaveCount(0);
      // The welcome and five more messages, in order and without duplicates, on both screens and in the database.
      await expect(memberChat.bubbles).toHaveCount(6);
      await expect(coachChat.bubbles).toHaveCount(6);
      const stored = await page.request.get(`${originOf("member")}/api/messages/${member.coachId}`);
      expect(textsOf(await stored.json()).slice(1)).toEqual([
        "The line is good.",
        "Are you there?",
        "Take your time.",
        "Written in a tunnel.",
        "A long tunnel.",
      ]);
    } finally {
      await proxy.close();
    }
  });
}

test("an unsent message survives a reload and is sent once @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context());
  const memberChat = new MessagesPage(page, coaches.leela.name);
  await memberChat.open();
  await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path: "/api/messages" });
  await memberChat.write("Kept.");
  await expect(memberChat.bubble("Kept.")).toContainText("Waiting for a connection");
  await memberChat.composer.fill("Half a sentence");
  await page.unroute("**/api/messages");
  await page.reload();
  await expect(memberChat.composer).toHaveValue("Half a sentence");
  await expect(memberChat.bubble("Kept.")).toHaveCount(1);
  await expect(memberChat.bubble("Kept.")).toContainText("Sent");
  const stored = await page.request.get(`${originOf("member")}/api/messages/${coachId}`);
  expect(textsOf(await stored.json())).toHaveLength(2);
});

test("an unsent message can be discarded, and another is sent from another page once the server responds @once", async ({
  page,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context());
  const memberChat = new MessagesPage(page, coaches.leela.name);
  await page.clock.install();
  await page.goto(addressOf("dashboard"));
  await new MemberFrame(page).follow("Messages");
  await expect(memberChat.log).toBeVisible();
  await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path: "/api/messages" });
  await memberChat.write("Only said in anger.");
  await expect(memberChat.bubble("Only said in anger.")).toContainText("Waiting for a connection");
  await memberChat.write("Kept for later.");
  await expect(memberChat.bubble("Kept for later.")).toContainText("Waiting for a connection");
  // A waiting message can be discarded, and writing continues.
  await memberChat.bubble("Only said in anger.").getByRole("button", { name: "Discard" }).click();
  await expect(memberChat.bubble("Only said in anger.")).toHaveCount(0);
  await expect(memberChat.composer).toBeFocused();
  // Navigate within the document: a new one would load the outbox from storage.
  await page.goBack();
  await expect(memberChat.log).toHaveCount(0);
  await page.unroute("**/api/messages");
  // Past the longest delay between two attempts.
  await page.clock.fastForward(60_000);
  await expect
    .poll(async () => textsOf(await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json()))
    .toEqual([expect.any(String), "Kept for later."]);
});
