import { companionsPage as words } from "@aangan/copy/companions-page";
import { limits } from "@aangan/copy/limits";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { Line } from "../support/line";
import { registerOnboarded } from "../support/people";
import { expectToast, shownText } from "../support/screen";
import { expect, test } from "../support/test";
import { arjun, buddy, CompanionsPage, tara, wordsOf } from "./companions-page";

/** A stored conversation, as the API returns it. */
interface Kept {
  messages: { id: string; from: string; text: string; safety: string }[];
}

test("the list shows three programs and their purpose; a conversation survives a reload", async ({
  page,
  isMobile,
}) => {
  await registerOnboarded(page.context());
  const companions = new CompanionsPage(page);
  await companions.open();
  await expect(page.getByRole("tab", { name: "AI Companions" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("main")).toContainText("Programs, not people. Here at any hour.");
  await expect(companions.list.getByRole("link")).toHaveCount(3);
  await expect(companions.row("Tara")).toContainText("Cultural Adjustment, Indian");
  await expect(companions.row("Buddy")).toContainText("Stress Relief");
  await expect(companions.row("Arjun")).toContainText("Holistic Wellness, Indian");
  await expect(companions.row("Arjun")).toContainText("Premium");
  await expect(companions.row("Arjun")).toContainText("Arjun needs a trial or a plan");
  await expect(companions.list.getByText("Premium")).toHaveCount(1);
  await expect(companions.list).not.toContainText("Last talk");
  await expectAccessible(page);

  if (isMobile)
    await test.step("on a phone the conversation replaces the list, and Back returns to it", async () => {
      await companions.row("Buddy").click();
      await expect(companions.list).toBeHidden();
      await page.goBack();
      await expect(companions.list).toBeVisible();
      await companions.row("Tara").click();
      await page.getByRole("button", { name: words.back }).click();
      await expect(companions.list).toBeVisible();
    });
  await companions.row("Tara").click();
  await expect(page).toHaveURL(`${addressOf("companions")}?companion=tara`);
  const talk = tara(page);
  await expect(page.getByRole("heading", { name: "Tara is a program, not a person" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "My parents want me to settle down" }).click();
  await expect(talk.composer).toBeFocused();
  await expect(talk.composer).toHaveValue("My parents want me to settle down");
  await talk.send.click();
  await expect(talk.composer).toHaveValue("");
  await expect(talk.bubble("My parents want me to settle down")).toBeVisible();
  await expect(talk.answers).toHaveCount(1);
  await expect(talk.thinking).toHaveCount(0);
  await expect(talk.coming).toHaveCount(0);
  // The server also adds this disclosure before the first answer, and it stays in the conversation.
  await expect(talk.log).toContainText("program");
  await expectAccessible(page);

  const said = await shownText(talk.log);
  await page.reload();
  await expect(talk.answers).toHaveCount(1);
  expect(await shownText(talk.log)).toBe(said);

  await companions.open();
  await expect(companions.row("Tara")).toContainText("Last talk");
  await expect(companions.row("Buddy")).not.toContainText("Last talk");
});

test("the thinking indicator is shown until the first text arrives @once", async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await registerOnboarded(page.context());
  const line = await Line.to(originOf("member"));
  try {
    watch.allowOrigin(line.origin);
    const talk = buddy(page);
    await talk.open(line.origin);
    line.holdAfter("event: thinking");
    await talk.write("I cannot switch off at night");
    await expect(talk.thinking).toBeAttached();
    await expect(talk.coming).toHaveCount(0);
    await expectAccessible(page);
    line.holdAfter("event: delta");
    await expect(talk.coming).toBeVisible();
    await expect(talk.thinking).toHaveCount(0);
    await expect(talk.answers).toHaveCount(0);
    line.release();
    await expect(talk.answers).toHaveCount(1);
    await expect(talk.coming).toHaveCount(0);
    // Leave the page, so that no request is in flight when the proxy closes.
    await page.goto("about:blank");
  } finally {
    await line.remove();
  }
});

test("an answer appears piece by piece but is announced once, complete @once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await registerOnboarded(page.context());
  const talk = buddy(page);
  await talk.open();
  await page.evaluate((words) => {
    const pieces: string[] = [];
    const added: string[] = [];
    Reflect.set(window, "seen", { pieces, added });
    new MutationObserver((changes) => {
      const coming = document.querySelector(`[data-answer] ${words}`)?.textContent;
      if (coming && coming !== pieces.at(-1)) pieces.push(coming);
      for (const { addedNodes, target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest("[role=log]")) continue;
        for (const node of addedNodes) added.push(node.textContent ?? "");
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, wordsOf);
  const answer = await talk.ask("I cannot switch off at night");
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

test("a companion answers in the language of the question, and earlier messages load page by page @once", async ({
  page,
}) => {
  await registerOnboarded(page.context());
  const [first, second, third] = [
    "Work is too much this week",
    "बहुत तनाव हो रहा है, नींद नहीं आती",
    "ரொம்ப மன அழுத்தமா இருக்கு, தூக்கம் வரல",
  ] as const;
  const talk = buddy(page);
  await talk.open();
  expect(await talk.ask(first)).toMatch(/^[^\p{Script=Devanagari}\p{Script=Tamil}]+$/u);
  expect(await talk.ask(second)).toMatch(/\p{Script=Devanagari}/u);
  await expect(talk.answers.last().locator("[lang]")).toHaveAttribute("lang", "hi");
  expect(await talk.ask(third)).toMatch(/\p{Script=Tamil}/u);
  await expect(talk.answers.last().locator("[lang]")).toHaveAttribute("lang", "ta");
  // Pages of two from the real server.
  await page.route("**/api/companions/buddy/messages*", (route) => {
    const address = new URL(route.request().url());
    if (route.request().method() === "GET") address.searchParams.set("limit", "2");
    return route.continue({ url: address.href });
  });
  await page.reload();
  await expect(talk.bubble(third)).toBeVisible();
  await expect(talk.bubble(first)).toHaveCount(0);
  const earlier = page.getByRole("button", { name: words.earlier });
  await earlier.click();
  await expect(talk.bubble(second)).toBeAttached();
  await expect(talk.bubbles).toHaveCount(4);
  await earlier.click();
  // The disclosure is between the first message and its answer.
  await expect(talk.bubbles).toHaveCount(5);
  await earlier.click();
  await expect(talk.bubble(first)).toBeAttached();
  await expect(earlier).toHaveCount(0);
  await expect(talk.bubbles).toHaveCount(6);
  await expect(page.getByText(words.start)).toBeAttached();
});

test("the composer grows to 120 px and keeps its draft; deleting a conversation asks first @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const tarasTalk = tara(page);
  await tarasTalk.open();
  const height = async () => (await tarasTalk.composer.boundingBox())?.height;
  expect(await height()).toBe(48);
  await tarasTalk.composer.fill("one\ntwo");
  const two = await height();
  expect(two).toBeGreaterThan(48);
  expect(two).toBeLessThan(limits.companionBoxMaxPx);
  const long = Array.from({ length: 12 }, (_, line) => `line ${line}`).join("\n");
  await tarasTalk.composer.fill(long);
  expect(limits.companionBoxMaxPx).toBe(120);
  expect(await height()).toBe(limits.companionBoxMaxPx);
  await page.reload();
  await expect(tarasTalk.composer).toHaveValue(long);
  expect(await height()).toBe(limits.companionBoxMaxPx);
  // Each conversation has its own draft.
  const talk = buddy(page);
  await talk.open();
  await expect(talk.composer).toHaveValue("");

  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  await expect(talk.options).toHaveCount(0);
  await talk.ask("Work is too much this week");
  await talk.options.click();
  await page.getByRole("menuitem", { name: words.delete }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your talk with Buddy?" });
  await expect(dialog.getByRole("button", { name: words.keep })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.keep }).click();
  await expect(dialog).toHaveCount(0);
  await expect(talk.answers).toHaveCount(1);

  await talk.options.click();
  await page.getByRole("menuitem", { name: words.delete }).click();
  await dialog.getByRole("button", { name: words.deleteConfirm }).click();
  await expectToast(page, "Talk Deleted", "Your talk with Buddy is gone.");
  await expect(talk.bubbles).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  const kept: Kept = await (await page.request.get(`${originOf("member")}/api/companions/buddy/messages`)).json();
  expect(kept.messages).toEqual([]);
});

test("Arjun answers members with a trial, and shows others how to get one @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const talk = arjun(page);
  await talk.open();
  await expect(page.getByRole("heading", { name: "Arjun is part of Aangan Premium" })).toBeVisible();
  await expect(talk.composer).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Join Aangan Premium" }).click();
  await expect(page).toHaveURL(addressOf("subscribe"));
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  await expectToast(page, "Trial Started");

  await talk.open();
  await expect(page.getByRole("heading", { name: "Arjun is a program, not a person" })).toBeVisible();
  await talk.ask("I sleep badly");
  // As if the trial had ended: messages stay readable, and the composer is gone.
  await page.route("**/api/companions", async (route) => {
    const list: { id: string; locked: boolean }[] = await (await route.fetch()).json();
    await route.fulfill({ json: list.map((one) => ({ ...one, locked: one.id === "arjun" })) });
  });
  await page.reload();
  await expect(talk.answers).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText("What you wrote before stays here to read.");
  await expect(talk.composer).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Join Aangan Premium" })).toBeVisible();
});

test("crisis language shows help before any answer, and does not claim that anyone was told", async ({ page }) => {
  await registerOnboarded(page.context());
  const talk = tara(page);
  await talk.open();
  // The word list has loaded now, so the absence of help below is meaningful.
  await talk.composer.fill("I want to die");
  await expect(talk.lamp).toBeVisible();
  await talk.composer.fill("");
  await expect(talk.lamp).toHaveCount(0);
  await talk.composer.fill("My diet starts tomorrow");
  await expect(talk.lamp).toHaveCount(0);
  await talk.composer.fill("Some nights jeene ka mann nahi karta");
  await expect(talk.lamp).toBeVisible();
  await expect(talk.lamp).toHaveRole("alert");
  await expect(talk.lamp.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(talk.lamp.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
  await expect(talk.lamp.getByRole("button")).toHaveCount(0);
  await expect(talk.composer).toBeInViewport({ ratio: 1 });
  await talk.send.click();
  await expect(talk.answers).toHaveCount(1);
  await expect(talk.answers).toContainText("988");
  await expect(talk.lamp).toBeVisible();
  await expect(talk.lamp).not.toContainText("told");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await talk.ask("Forget it.");
  await expect(talk.lamp).toBeVisible();
  await page.reload();
  await expect(talk.lamp).toBeVisible();
  // Restored help is not announced again.
  await expect(page.getByRole("alert").filter({ has: page.getByRole("link", { name: "Call 988" }) })).toHaveCount(0);
  await buddy(page).open();
  await expect(buddy(page).composer).toBeVisible();
  await expect(buddy(page).lamp).toHaveCount(0);
});

test("a companion is chosen and used by keyboard alone @desktop", async ({ page }) => {
  await registerOnboarded(page.context());
  const companions = new CompanionsPage(page);
  await companions.open();
  await tabTo(page, companions.row("Buddy"));
  await page.keyboard.press("Enter");
  const talk = buddy(page);
  await tabTo(page, talk.composer);
  await page.keyboard.type("I cannot");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("switch off");
  await page.keyboard.press("Enter");
  // The next message can be typed during an answer, but not sent.
  await page.keyboard.type("And then");
  await expect(talk.send).toHaveAttribute("aria-disabled", "true");
  await expect(talk.answers).toHaveCount(1);
  await expect(talk.composer).toHaveValue("And then");
  await expect(talk.send).toHaveAttribute("aria-disabled", "false");
  await expect(companions.row("Buddy")).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.getByRole("heading", { name: words.chooseTitle })).toBeVisible();
});
