import * as copy from "@aangan/copy/companions-page";
import { limits } from "@aangan/copy/limits";
import * as risk from "@aangan/copy/risk";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { NetworkProxy } from "../support/network-proxy";
import { registerOnboarded } from "../support/people";
import { expectToast, visibleText } from "../support/screen";
import { expect, test } from "../support/test";
import { arjun, buddy, CompanionsPage, messageText, tara } from "./companions-page";
import { DashboardPage } from "./dashboard-page";

/** A stored conversation, as the API returns it. */
interface StoredConversation {
  messages: { id: string; from: string; text: string; safety: string }[];
}

test("the list shows three programs and their purpose; a conversation survives a reload @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const companions = new CompanionsPage(page);
  await companions.open();
  await expect(page.getByRole("tab", { name: "AI Companions" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("main")).toContainText("Programs, not people. Here anytime.");
  await expect(companions.list.getByRole("link")).toHaveCount(3);
  await expect(companions.row("Tara")).toContainText("Cultural Adjustment, Indian");
  await expect(companions.row("Buddy")).toContainText("Stress Relief");
  await expect(companions.row("Arjun")).toContainText("Holistic Wellness, Indian");
  await expect(companions.row("Arjun")).toContainText("Premium");
  await expect(companions.row("Arjun")).toContainText("Arjun needs a trial or a plan");
  await expect(companions.list.getByText("Premium")).toHaveCount(1);
  await expect(companions.list).not.toContainText("Last chat");
  await expectAccessible(page);

  await test.step("on a phone the conversation replaces the list, and Back returns to it", async () => {
    await companions.row("Buddy").click();
    await expect(companions.list).toBeHidden();
    await page.goBack();
    await expect(companions.list).toBeVisible();
    await companions.row("Tara").click();
    await page.getByRole("button", { name: copy.back }).click();
    await expect(companions.list).toBeVisible();
  });
  await companions.row("Tara").click();
  await expect(page).toHaveURL(`${addressOf("companions")}?companion=tara`);
  const chat = tara(page);
  await expect(page.getByRole("heading", { name: "Tara is a program, not a person" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "My parents want me to settle down" }).click();
  await expect(chat.composer).toBeFocused();
  await expect(chat.composer).toHaveValue("My parents want me to settle down");
  await chat.send.click();
  await expect(chat.composer).toHaveValue("");
  await expect(chat.bubble("My parents want me to settle down")).toBeVisible();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.thinking).toHaveCount(0);
  await expect(chat.streamingAnswer).toHaveCount(0);
  // The server also adds this disclosure before the first answer, and it stays in the conversation.
  await expect(chat.log).toContainText("program");
  await expectAccessible(page);

  const conversationText = await visibleText(chat.log);
  await page.reload();
  await expect(chat.answers).toHaveCount(1);
  expect(await visibleText(chat.log)).toBe(conversationText);

  await page.getByRole("button", { name: copy.back }).click();
  await expect(companions.row("Tara")).toContainText("Last chat");
  await expect(companions.row("Buddy")).not.toContainText("Last chat");
});

test("an answer shows that it is coming, appears piece by piece, but is announced once, complete @once", async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await registerOnboarded(page.context());
  const proxy = await NetworkProxy.start(originOf("member"));
  try {
    watch.allowOrigin(proxy.origin);
    const chat = buddy(page);
    await chat.open(proxy.origin);
    proxy.holdAfter("event: thinking");
    await chat.write("I cannot switch off at night");
    await expect(chat.thinking).toBeAttached();
    await expect(chat.streamingAnswer).toHaveCount(0);
    await expectAccessible(page);
    proxy.holdAfter("event: delta");
    await expect(chat.streamingAnswer).toBeVisible();
    await expect(chat.thinking).toHaveCount(0);
    await expect(chat.answers).toHaveCount(0);
    proxy.release();
    await expect(chat.answers).toHaveCount(1);
    await expect(chat.streamingAnswer).toHaveCount(0);
    await test.step("the next answer appears piece by piece and is announced once", async () => {
      await page.evaluate((messageSelector) => {
        const pieces: string[] = [];
        const added: string[] = [];
        Reflect.set(window, "seen", { pieces, added });
        new MutationObserver((changes) => {
          const streaming = document.querySelector(`[data-answer] ${messageSelector}`)?.textContent;
          if (streaming && streaming !== pieces.at(-1)) pieces.push(streaming);
          for (const { addedNodes, target } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            if (!element?.closest("[role=log]")) continue;
            for (const node of addedNodes) added.push(node.textContent ?? "");
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }, messageText);
      const answer = await chat.ask("Work is too much this week");
      const { pieces, added } = await page.evaluate(
        () => Reflect.get(window, "seen") as { pieces: string[]; added: string[] },
      );
      expect(pieces.length).toBeGreaterThan(2);
      for (const piece of pieces)
        expect(answer.replace(/\s+/g, " ").startsWith(piece.replace(/\s+/g, " ").trim())).toBe(true);
      expect(new Set(pieces.map((piece) => piece.length)).size).toBe(pieces.length);
      // A live log announces added nodes: the complete answer is added once, and no piece of it before.
      expect(added.filter((text) => text.startsWith("Buddy: "))).toHaveLength(1);
    });
    // Leave the page, so that no request is in flight when the proxy closes.
    await page.goto("about:blank");
  } finally {
    await proxy.close();
  }
});

test("a companion answers in the language of the question; drafts are kept, earlier messages load, deleting asks @once", async ({
  page,
}) => {
  await registerOnboarded(page.context());
  const tarasChat = tara(page);
  await tarasChat.open();
  const height = async () => (await tarasChat.composer.boundingBox())?.height;
  expect(await height()).toBe(48);
  await tarasChat.composer.fill("one\ntwo");
  const two = await height();
  expect(two).toBeGreaterThan(48);
  expect(two).toBeLessThan(limits.companionBoxMaxPx);
  const longDraft = Array.from({ length: 12 }, (_, lineNumber) => `line ${lineNumber}`).join("\n");
  await tarasChat.composer.fill(longDraft);
  expect(limits.companionBoxMaxPx).toBe(120);
  expect(await height()).toBe(limits.companionBoxMaxPx);
  await page.reload();
  await expect(tarasChat.composer).toHaveValue(longDraft);
  expect(await height()).toBe(limits.companionBoxMaxPx);
  // Each conversation has its own draft.
  await page.getByRole("button", { name: copy.back }).click();
  await new CompanionsPage(page).row("Buddy").click();
  const chat = buddy(page);
  await expect(chat.composer).toHaveValue("");

  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  await expect(chat.options).toHaveCount(0);
  await test.step("it answers in the language of the question, and earlier messages load page by page", async () => {
    const [first, second, third] = [
      "Work is too much this week",
      "बहुत तनाव हो रहा है, नींद नहीं आती",
      "ரொம்ப மன அழுத்தமா இருக்கு, தூக்கம் வரல",
    ] as const;
    expect(await chat.ask(first)).toMatch(/^[^\p{Script=Devanagari}\p{Script=Tamil}]+$/u);
    expect(await chat.ask(second)).toMatch(/\p{Script=Devanagari}/u);
    await expect(chat.answers.last().locator("[lang]")).toHaveAttribute("lang", "hi");
    expect(await chat.ask(third)).toMatch(/\p{Script=Tamil}/u);
    await expect(chat.answers.last().locator("[lang]")).toHaveAttribute("lang", "ta");
    // Pages of two from the real server.
    await page.route("**/api/companions/buddy/messages*", (route) => {
      const address = new URL(route.request().url());
      if (route.request().method() === "GET") address.searchParams.set("limit", "2");
      return route.continue({ url: address.href });
    });
    await page.reload();
    await expect(chat.bubble(third)).toBeVisible();
    await expect(chat.bubble(first)).toHaveCount(0);
    const earlier = page.getByRole("button", { name: copy.earlier });
    await earlier.click();
    await expect(chat.bubble(second)).toBeAttached();
    await expect(chat.bubbles).toHaveCount(4);
    await earlier.click();
    // The disclosure is between the first message and its answer.
    await expect(chat.bubbles).toHaveCount(5);
    await earlier.click();
    await expect(chat.bubble(first)).toBeAttached();
    await expect(earlier).toHaveCount(0);
    await expect(chat.bubbles).toHaveCount(6);
    await expect(page.getByText(copy.start)).toBeAttached();
  });
  await chat.options.click();
  await page.getByRole("menuitem", { name: copy.delete }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your chat with Buddy?" });
  await expect(dialog.getByRole("button", { name: copy.keep })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: copy.keep }).click();
  await expect(dialog).toHaveCount(0);
  await expect(chat.bubbles).toHaveCount(6);

  await chat.options.click();
  await page.getByRole("menuitem", { name: copy.delete }).click();
  await dialog.getByRole("button", { name: copy.deleteConfirm }).click();
  await expectToast(page, "Chat Deleted", "Your chat with Buddy is gone.");
  await expect(chat.bubbles).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  const stored: StoredConversation = await (
    await page.request.get(`${originOf("member")}/api/companions/buddy/messages`)
  ).json();
  expect(stored.messages).toEqual([]);
});

test("Arjun answers members with a trial, and shows others how to get one @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const chat = arjun(page);
  await chat.open();
  await expect(page.getByRole("heading", { name: "Arjun is part of Aangan Premium" })).toBeVisible();
  await expect(chat.composer).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Join Aangan Premium" }).click();
  await expect(page).toHaveURL(addressOf("subscribe"));
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  await expectToast(page, "Trial Started");

  await chat.open();
  await expect(page.getByRole("heading", { name: "Arjun is a program, not a person" })).toBeVisible();
  await chat.ask("I sleep badly");
});

test("crisis language shows help before any answer, and does not claim that anyone was notified @once", async ({
  page,
}) => {
  await registerOnboarded(page.context());
  const chat = tara(page);
  await chat.open();
  // The word list has loaded now, so the absence of help below is meaningful.
  await chat.composer.fill("I want to die");
  await expect(chat.crisisBanner).toBeVisible();
  await chat.composer.fill("");
  await expect(chat.crisisBanner).toHaveCount(0);
  await chat.composer.fill("My diet starts tomorrow");
  await expect(chat.crisisBanner).toHaveCount(0);
  await chat.composer.fill("Some nights jeene ka mann nahi karta");
  await expect(chat.crisisBanner).toBeVisible();
  await expect(chat.crisisBanner).toHaveRole("alert");
  await expect(chat.crisisBanner.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(chat.crisisBanner.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
  await expect(chat.crisisBanner.getByRole("button")).toHaveCount(0);
  await expect(chat.composer).toBeInViewport({ ratio: 1 });
  await chat.send.click();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.answers).toContainText("988");
  await expect(chat.crisisBanner).toBeVisible();
  await expect(chat.crisisBanner).not.toContainText("told");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await chat.ask("Forget it.");
  await expect(chat.crisisBanner).toBeVisible();
  await page.reload();
  await expect(chat.crisisBanner).toBeVisible();
  // Restored help is not announced again.
  await expect(page.getByRole("alert").filter({ has: page.getByRole("link", { name: "Call 988" }) })).toHaveCount(0);
  await page.getByRole("button", { name: copy.back }).click();
  await new CompanionsPage(page).row("Buddy").click();
  // The hard moment is the member's: no companion forgets it, and none has a character.
  await expect(buddy(page).composer).toBeVisible();
  await expect(buddy(page).crisisBanner).toBeVisible();
  await expect(page.getByRole("alert").filter({ has: page.getByRole("link", { name: "Call 988" }) })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: copy.plainName })).toBeVisible();
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const hardMoment = page.getByRole("region", { name: "You don't have to hold this alone." });
  await expect(hardMoment.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await hardMoment.getByRole("button", { name: risk.safe }).click();
  await expectToast(page, risk.safeSaved.title);
  await page.getByRole("region", { name: risk.afterTitle }).getByRole("button", { name: risk.easier }).click();
  await expect(page.getByRole("region", { name: risk.afterTitle })).toHaveCount(0);
});

test("a companion is chosen and used by keyboard alone @desktop", async ({ page }) => {
  await registerOnboarded(page.context());
  const companions = new CompanionsPage(page);
  await companions.open();
  await tabTo(page, companions.row("Buddy"));
  await page.keyboard.press("Enter");
  const chat = buddy(page);
  await tabTo(page, chat.composer);
  await page.keyboard.type("I cannot");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("switch off");
  await page.keyboard.press("Enter");
  // The next message can be typed during an answer, but not sent.
  await page.keyboard.type("And then");
  await expect(chat.send).toHaveAttribute("aria-disabled", "true");
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.composer).toHaveValue("And then");
  await expect(chat.send).toHaveAttribute("aria-disabled", "false");
  await expect(companions.row("Buddy")).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.getByRole("heading", { name: copy.chooseTitle })).toBeVisible();
});
