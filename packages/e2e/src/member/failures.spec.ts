import { originOf } from "../support/addresses";
import { failRequests, genericError } from "../support/failing-requests";
import { coaches, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { MessagesPage } from "./messages-page";

test("rejected, unconfirmed and 4000-character messages are each stored once @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  const stored = async () => {
    const response = await page.request.get(`${originOf("member")}/api/messages/${coachId}`);
    const { messages }: { messages: object[] } = await response.json();
    return messages.length;
  };
  await test.step("a rejected message is marked as not sent, and is stored once on retry", async () => {
    await failRequests(page, "**/api/messages");
    watch.expect({ status: 500, path: "/api/messages" });
    await chat.write("This one is hard to send.");
    await expectToast(page, "Failed to send message", genericError);
    const bubble = chat.bubble("This one is hard to send.");
    await expect(bubble).toContainText("Not sent");
    await page.unroute("**/api/messages");
    await bubble.getByRole("button", { name: "Try again" }).click();
    await expect(bubble).toContainText("Sent");
    await page.reload();
    await expect(bubble).toHaveCount(1);
    expect(await stored()).toBe(2);
  });
  await test.step("a message whose response is lost is not stored twice", async () => {
    // The message is stored, then the connection drops.
    await page.route(
      "**/api/messages",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    watch.expect({ failure: "net::ERR_FAILED", path: "/api/messages" });
    await chat.write("Only once, please.");
    const bubble = chat.bubble("Only once, please.");
    await expect(bubble).toContainText("Sent");
    await expect(bubble.getByRole("button", { name: "Try again" })).toHaveCount(0);
    expect(await stored()).toBe(3);
    await page.reload();
    await expect(bubble).toHaveCount(1);
  });
  await test.step("4000 characters are accepted but not 4001, and a blank message cannot be sent", async () => {
    await chat.composer.fill("   ");
    await expect(chat.send).toHaveAttribute("aria-disabled", "true");
    // Characters outside the basic multilingual plane count as one each, as on the server.
    await chat.composer.fill("𑀅".repeat(4001));
    await expect(page.getByText("1 character too many")).toBeVisible();
    await expect(chat.send).toHaveAttribute("aria-disabled", "true");
    await chat.composer.fill("𑀅".repeat(4000));
    await chat.send.click();
    await expect(chat.bubbles).toHaveCount(4);
    await expect(chat.bubbles.last()).toContainText("Sent");
  });
});
